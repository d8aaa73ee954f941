/* copy.h - what copy.c and copy_commands.c know of a copy under way. */
#ifndef RT_COPY_H
#define RT_COPY_H

#include "rt.h"

struct side {
    struct rt_view *view; /* or NULL, for plain host memory */
    char *memory;         /* of the host */
    rt_queue *queue;      /* of the device it is on, or NULL: the host */
};

/* Rows of bytes in rows * planes pieces. */
struct box {
    size_t bytes, rows, planes;
    size_t offset, row, plane; /* in bytes, within the side's memory */
};

struct copy {
    struct side from, to;
    struct box source, target;
    cl_event event; /* NULL where it is done */
};

/* Sets the boxes from the views' shapes: one row where both sides are dense. */
void rt_copy_shape(struct copy *c);

/* How many bytes are moved. */
size_t rt_copy_bytes(const struct copy *c);

/* The host's memory that a side's box is in. */
char *rt_copy_host(const struct side *s);

/* Copies row by row from host memory to host memory, which may overlap. */
void rt_copy_rows(char *to, const struct box *target, const char *from,
                  const struct box *source);

/* Queues what moves all bytes between a device and another side; c->event is
 * the last command's. Returns OpenCL's code. */
cl_int rt_copy_enqueue(struct copy *c, rt_queue *q);

#endif
