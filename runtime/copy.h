/* copy.h - the state of one amp_copy, which copy.c and copy_commands.c share. */
#ifndef RT_COPY_H
#define RT_COPY_H

#include "view.h"

struct side {
    struct rt_view *view; /* NULL: plain host memory */
    char *memory;         /* plain host memory, not owned */
    rt_queue *queue;      /* of the device that it is on; NULL: it is on the host */
};

/* rows * planes rows of `bytes` bytes each. */
struct box {
    size_t bytes, rows, planes;
    size_t offset, row, plane; /* start and distances in the side's memory, in bytes */
};

struct copy {
    struct side from, to;
    struct box source, target;
    cl_event event; /* NULL: the copy is done */
    bool waits;     /* for it, whoever began it */
    bool keeps;     /* the source, which the host has, on the target's device */
};

// copy.c

/* Copies host memory into a new array; for amprt_array, which reports and holds the lock. */
amp_status rt_copy_in(const void *from, struct rt_view *to);

// copy_commands.c

/* Sets both boxes from the views' shapes: a single row if both sides are dense. */
void rt_copy_shape(struct copy *c);

/* The number of bytes that are copied. */
size_t rt_copy_bytes(const struct copy *c);

/* The host memory that a side's box refers to. */
char *rt_copy_host(const struct side *s);

/* Copies row by row within host memory; source and target may overlap. */
void rt_copy_rows(char *to, const struct box *target, const char *from,
                  const struct box *source);

/* Enqueues the commands that copy all bytes between a device and the other side, and
 * sets c->event to the last one's. Returns OpenCL's error code. */
cl_int rt_copy_enqueue(struct copy *c, rt_queue *q);

#endif
