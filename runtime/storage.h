/* storage.h - storages: pieces of memory with a copy on the host and on each device that uses
 * them, and the commands in flight that access the host's copy.
 */
#ifndef RT_STORAGE_H
#define RT_STORAGE_H

#include "device.h"

struct rt_view;

/* A command in flight that accesses a storage's host memory. */
struct rt_busy {
    struct rt_busy *next;
    cl_event event;
    struct rt_region region;  /* the bytes that it accesses */
    bool fills;               /* it writes to the host's memory */
    struct rt_region arrives; /* if so: the bytes that are current once it is done */
};

/* A queue's access to a copy; `at` is the queue's `issued` then. */
struct rt_use {
    rt_queue *queue;
    struct rt_range range;
    bool writes;
    unsigned long long at;
};

/* A range of a shared copy that is mapped for the host. */
struct rt_map {
    struct rt_map *next;
    struct rt_range range;
    cl_map_flags access;
    void *at;
};

/* The copy of a storage that one device has. */
struct rt_copy {
    cl_mem buffer;             /* NULL until needed */
    unsigned long long serial; /* of the buffer; never reused */
    struct rt_region stale;    /* the bytes of which other copies are newer */
    struct rt_use *uses;       /* that other queues may have to wait for */
    unsigned use_count, use_room;
    bool shares;               /* its buffer uses the host copy's memory */
    struct rt_map *maps;       /* if it shares; no two overlap */
};

struct rt_storage {
    bool has_source;           /* the host memory is the user's */
    bool staging;              /* of a staging array, whose home is the host */
    bool dead;                 /* to be freed when no longer pinned */
    bool lent;                 /* a view has had the host's right to write */
    bool has_content;          /* something has written some of it */
    unsigned writes;           /* how often the host has written some of it */
    unsigned round;            /* rt.round of the last launch that needs it */
    unsigned views_left, pins; /* reference counts */
    char *host;                /* without a source: NULL until needed */
    struct rt_shadow *shadow;  /* owns `host` if it is not the user's */
    size_t size;
    size_t align;              /* the greatest of its elements; 0: unknown */
    struct rt_region stale;    /* of the host's copy */
    rt_queue *home;            /* of an array; NULL for a view's memory */
    struct rt_busy *busy;
    struct rt_undo *undos;
    struct rt_view *views;
    struct rt_view *granted;   /* those with the host's rights */
    unsigned granted_count;
    struct rt_storage *next, *previous; /* in the list of all */
    struct rt_copy copies[];   /* one for each device */
};

// storage.c

/* Returns the storage that holds the host memory, made or grown as needed; NULL after rt_fail.
 * May release the lock. */
struct rt_storage *rt_storage_over(const void *memory, size_t bytes,
                                   size_t align);

/* Returns a storage of undefined bytes, without memory yet and without views: every copy is as
 * current as any other. */
struct rt_storage *rt_storage_new(size_t bytes);

/* Gives the storage host memory if it has none. */
amp_status rt_storage_host(struct rt_storage *s);

/* Gives `d` a buffer for the storage if it has none. The context of `d` exists: the caller has
 * a queue of it. */
amp_status rt_storage_buffer(struct rt_storage *s, rt_device *d);

/* Returns whether only kernels, and no commands, reach all of it there: a buffer that is the
 * host's memory itself may be larger than the driver's limit for what it allocates, as kernels
 * get just the place where it begins. */
bool rt_storage_passes(const struct rt_storage *s, const rt_device *d);

/* Drops the clean copies of `d`, and those that are clean once what is under way is done, but
 * those that the launch under way needs; returns whether there were any. */
bool rt_storage_evict(rt_device *d);

/* Releases the copies and the storage; nothing of it is brought to the host. */
void rt_storage_free(struct rt_storage *s);

/* A storage is not freed while it is pinned. */
void rt_pin(struct rt_storage *s);
void rt_unpin(struct rt_storage *s);

// shadow.c

/* Returns host memory of one user's for copies to and from `d` (NULL: for anything); NULL after
 * rt_fail. */
struct rt_shadow *rt_shadow_new(size_t bytes, const rt_device *d);
char *rt_shadow_memory(const struct rt_shadow *shadow);

/* Keeps the memory until the buffer, which shares it, is gone. */
void rt_shadow_share(struct rt_shadow *shadow, cl_mem buffer);

/* Its user needs it no more. */
void rt_shadow_leave(struct rt_shadow *shadow);

// busy.c

/* Adds a command that accesses `region`, whose event is taken over. Once it is done `arrives`,
 * a part of it, is current; NULL: the command only reads, or all stays as it was. */
amp_status rt_busy_add(struct rt_storage *s, cl_event event,
                       const struct rt_region *region,
                       const struct rt_region *arrives);

/* Removes the commands that are done. Bytes whose arrival cannot be noted, for want of memory,
 * stay stale. */
void rt_busy_reap(struct rt_storage *s);

/* Returns whether a command fills a byte of `region`, or (`reads_too`) reads one. */
bool rt_busy_meets(const struct rt_storage *s, const struct rt_region *region,
                   bool reads_too);

/* Notes that a kernel writes `region`: what is arriving there is old. */
void rt_busy_overtaken(struct rt_storage *s, const struct rt_region *region);

/* Waits, without the lock, until rt_busy_meets no more. Afterwards all may have changed but
 * that `s` exists. */
amp_status rt_settle(struct rt_storage *s, const struct rt_region *region,
                     bool reads_too);

/* Makes q's next command, which writes the host's memory, come after those that access a byte
 * of `region` there; waits, without the lock, for those of other devices. */
amp_status rt_busy_order(struct rt_storage *s, rt_queue *q,
                         const struct rt_region *region);

/* Waits, without the lock, until no device but `d` accesses a byte of `region` in the host's
 * memory. */
amp_status rt_busy_leave(struct rt_storage *s, const rt_device *d,
                         const struct rt_region *region);

/* Drops a command whose failure is known: whoever waited for it reports it. */
void rt_busy_drop(struct rt_storage *s, cl_event event);

/* The same of a command that the user has waited for; to be called without the lock, which it
 * takes. */
void rt_busy_told(cl_event event);

void rt_busy_free(struct rt_storage *s);

// undo.c

/* Returns what gives back the bytes of `region` if a command fails that is to overwrite them in
 * the copy `to`; to be called before that is noted. NULL: nothing can be lost, or there is no
 * memory to give it back from. */
enum { RT_ANYWHERE = -1 };
struct rt_undo *rt_undo_new(struct rt_storage *s,
                            const struct rt_region *region, int to);

/* The command is enqueued, with this event. */
void rt_undo_add(struct rt_undo *u, cl_event event);

/* Something else is written to `region` of a copy; RT_ANYWHERE: what was there is of no use any
 * more in any copy. */
void rt_undo_overtaken(struct rt_storage *s, const struct rt_region *region,
                       int place);

/* Forgets what is done and well, and takes back what has failed. */
void rt_undo_reap(struct rt_storage *s);

void rt_undo_free(struct rt_undo *u);
void rt_undo_free_all(struct rt_storage *s);

#endif
