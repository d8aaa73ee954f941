/* rt.h - the internal interface of the runtime.
 *
 * A view is a window on a storage; a storage is one piece of memory with at
 * most one copy on the host and one on each device. current.c keeps these
 * copies coherent: it tracks which bytes of which copy are current.
 *
 * One lock guards all state. It is not held while waiting for a build or for the
 * user's code, nor for a device, unless rt_is_alone: a function that waits releases the
 * lock and increments rt_drops, and its caller then has to check all state again.
 *
 * A function that fails calls rt_fail, which stores the message for the
 * thread, and returns the status; the entry point reports it after releasing
 * the lock. Comments at the definitions say more about each function.
 */
#ifndef RT_H
#define RT_H

#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#define AMP_NO_SHORT_NAMES

#include "amp.h"
#include "region.h"
#include <CL/cl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>

enum { RT_QUEUES = 64 }; /* of one device: users are a mask of 64 bits */

struct rt_device;
struct rt_queue;
typedef struct amp_accelerator_object rt_device;
typedef struct amp_accelerator_view_object rt_queue;

struct amp_accelerator_object {
    cl_device_id id;
    cl_context context; /* NULL until the first use */
    cl_device_type type;
    int number; /* index in rt.devices, and in a storage's copies */
    char *name, *vendor, *version;
    size_t memory, largest_buffer, tile_memory, largest_tile, parameter_limit;
    size_t units;         /* compute units */
    size_t stack; /* bytes for the private arrays of a work-group; SIZE_MAX: each
                   * work-item has a stack of its own */
    size_t tile_limit[3]; /* work-items, by OpenCL's dimensions */
    size_t used, limit;   /* bytes in the runtime's buffers; AMP_MEMORY_LIMIT */
    bool has_double, has_int64_atomics, shares_memory, exact_division;
    bool in_place; /* shares_memory, and a buffer over host memory is that memory
                    * itself, mapped or not */
    bool forgets_parts, fails_optimized; /* see device.c */
    bool begins_at_once; /* a command, without clFlush */
    size_t parked;      /* bytes of its buffers that are never released */
    size_t several_from; /* the least domain of the simple model in which a work-item is
                          * given several elements; SIZE_MAX: in none */
    bool is_cpu, is_gpu; /* and not also another type, as simulators are */
    bool runs_serial;   /* runs kernels in their serial form, if they have one */
    bool specialises; /* kernels are built again for the shapes of views, */
    bool specialises_all; /* every kernel, */
    long long specialised_after; /* after this many threads; */
    bool specialises_now; /* launches wait for the build */
    bool chains;          /* launches may be kept back, and be one of the driver's; */
    bool chains_all;      /* all of them are, and wait for the build; */
    long long chains_after; /* built once so many were launched while it was busy; */
    long long chain_misses; /* how many of these there were, */
    int chain_count;        /* and how many builds */
    bool has_float_add; /* atomic, in OpenCL C 3.0 */
    size_t pinned_from;  /* the least bytes that are copied through pinned memory, */
    size_t pinning_due;  /* bytes of such copies to come before there is a lane */
    unsigned pinning_threads; /* of a lane; 0: there is to be none */
    struct rt_lane *lane;     /* or NULL */
    rt_queue *queues[RT_QUEUES]; /* the first is the default view */
    int queue_count;
    long long clock_offset; /* from its clock to the host's, for traces */
};

/* The rows of a trace, of each queue and of the host. */
enum rt_row {
    RT_ROW_UPLOADS,
    RT_ROW_KERNELS,
    RT_ROW_DOWNLOADS,
    RT_ROW_COPIES, /* within the device */
    RT_QUEUE_ROWS,
    RT_ROW_BUILDS = RT_QUEUE_ROWS,
    RT_ROW_THREAD,
};

struct amp_accelerator_view_object {
    rt_device *device;
    cl_command_queue queue;
    int number; /* in device->queues */
    unsigned long long issued; /* counts its uses of copies */
    cl_event launched; /* of the last kernel, on a device in_place; or NULL. */
    unsigned long long launched_at; /* equals `issued` while it is the last command */
    unsigned waits;            /* rt_waits at its last flush, */
    long tick;                 /* and the time of that */
    /* Vector clock: the `issued` of each other queue that its next command waits for. */
    unsigned long long seen[RT_QUEUES];
    long long row_ends[RT_QUEUE_ROWS]; /* of a trace; 0 before its first event */
};

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

/* A view or array; a handle is its address. It is never freed: see handle.c. */
struct rt_view {
    struct amprt_view head; /* first: emitted code reads it directly */
    struct rt_storage *storage;
    struct rt_view *next, *previous; /* in the storage's list; next: in the free list */
    struct rt_view *next_granted;    /* in the storage's `granted` */
    struct rt_region region;         /* its bytes of the storage */
    size_t element;
    size_t offset; /* bytes from the start of the storage */
    int64_t place[3]; /* for kernels: offset; row[0], row[1] in elements; */
    bool has_place;   /* false: one of these is not a multiple of an element */
    unsigned sent;    /* storage->writes, and one more, when a copy took it to a device */
    int rank;
    bool live, derived, is_array;
    const char *file;
    int line;
};

/* The runtime's global state. */
struct rt_state {
    rt_device *devices;
    int device_count;
    rt_device *chosen;          /* by amp_set_default_accelerator */
    struct rt_storage *storages;
    unsigned round;             /* counts the rounds of bringing views to a device */
    unsigned moves; /* counts events that may change where data is, other than
                       accesses to views that are already where they should be */
    bool tracing;
};
extern struct rt_state rt;
extern _Thread_local unsigned rt_drops; /* how often the thread released the lock to wait */
extern unsigned long long rt_entries; /* how often the lock was taken by code that
                                         may change state */
extern unsigned rt_waits; /* how often the host waited for a device */

// exit.c
void rt_exit_begin(void); /* called once */
void rt_exit_hook(void);  /* called on each thread */

// leaks.c
void rt_leaks_off(void); /* do not report leaks at this end of the program */
void rt_leaks_print(void);

// background.c
void rt_background_end(void); /* waits for the build; to be called without the lock */

// chain_build.c
void rt_chain_choose(rt_device *d);

// chain.c
void rt_chain_submit(void); /* enqueues the launches that are kept back; */
void rt_chain_look(void); /* if what they wait for is done */
amp_status rt_chain_failure(void); /* of a chain that could not be enqueued; once */

// lock.c: the lock is not recursive
void rt_lock(void); /* and enqueues the launches that are kept back */
void rt_lock_to_launch(void); /* but not those */
void rt_chain_soon(void); /* rt_chain_look, as soon as the lock is free; never waits */
void rt_unlock(void);
amp_status rt_enter(void); /* rt_lock, then rt_admit; the lock is held in any case */
amp_status rt_admit(void); /* fails in a forked child and at the program's end */
void rt_close(void); /* the calling thread ends the program: others block from now on */
bool rt_is_alone(void); /* the calling thread is the only one that ever called */
bool rt_may_wait(void); /* false in a forked child and within the runtime */

// signals.c
struct rt_signals { /* the state to restore after a driver has compiled */
    sigset_t mask;
    struct sigaction actions[NSIG];
};
void rt_signals_block(sigset_t *before);
bool rt_start_thread(pthread_t *thread, void *(*run)(void *), void *argument);
void rt_signals_hold(struct rt_signals *before);
void rt_signals_release(const struct rt_signals *before);
void rt_signals_restore(const sigset_t *before);
void rt_signals_before_drivers(void);
void rt_signals_with_drivers(void);

// device.c
void rt_find_devices(void);
amp_status rt_device_resolve(amp_accelerator a, rt_device **out);

// driver_folder.c
void rt_driver_folder(void);

// queue.c
amp_status rt_queue_resolve(amp_accelerator_view av, rt_queue **out);
amp_status rt_queue_order(struct rt_copy *c, rt_queue *q,
                          struct rt_range range, bool writes);
amp_status rt_queue_order_host(struct rt_copy *c, rt_queue *q,
                               struct rt_range range);
void rt_queue_launched(rt_queue *q, cl_event event);
void rt_queue_waits(rt_queue *q);
amp_status rt_queue_done(rt_queue *q, cl_event *out);
rt_queue *rt_queue_of(const struct rt_copy *c, rt_device *d,
                      struct rt_range range);
void rt_queue_submit(rt_queue *q);
void rt_queue_finish_all(void);

// error.c
amp_status rt_fail(amp_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
amp_status rt_fail_cl(cl_int code, const rt_device *d, const char *what);
amp_status rt_fail_none(cl_int code);
amp_status rt_fail_index(const char *name, long long index, int extent,
                         int dimension, const char *where);
amp_status rt_report(amp_status status, const char *call,
                     const char *file, int line);
void rt_report_last(amp_status status, const char *call,
                    const char *file, int line);
amp_status rt_failed(void);
void rt_forget(void);
bool rt_is_out_of_memory(cl_int code);
void *rt_alloc(size_t bytes); /* zeroed, for free(); NULL after calling rt_fail */
void *rt_alloc_host(size_t bytes); /* aligned for devices, not zeroed */

struct rt_text {
    char at[64];
};
struct rt_text rt_text_extent(int rank, const int *extent);

// handle.c
struct rt_view *rt_handle_new(void);
void rt_handle_free(struct rt_view *v, bool may_be_named);
const char *rt_handle_fault(const void *handle);
amp_status rt_handle_check(const void *handle, struct rt_view **out);
amp_status rt_enter_with(const void *handle, struct rt_view **out); /* after rt_enter */

// storage.c
struct rt_storage *rt_storage_over(const void *memory, size_t bytes,
                                   size_t align);
struct rt_storage *rt_storage_new(size_t bytes);
amp_status rt_storage_host(struct rt_storage *s);
amp_status rt_storage_buffer(struct rt_storage *s, rt_device *d);
/* Whether only kernels reach all of it there, no commands. */
bool rt_storage_passes(const struct rt_storage *s, const rt_device *d);
bool rt_storage_evict(rt_device *d);
void rt_storage_free(struct rt_storage *s);
void rt_pin(struct rt_storage *s);
void rt_unpin(struct rt_storage *s);

// shadow.c
struct rt_shadow *rt_shadow_new(size_t bytes, const rt_device *d);
char *rt_shadow_memory(const struct rt_shadow *shadow);
void rt_shadow_share(struct rt_shadow *shadow, cl_mem buffer);
void rt_shadow_leave(struct rt_shadow *shadow);

// busy.c
amp_status rt_busy_add(struct rt_storage *s, cl_event event,
                       const struct rt_region *region,
                       const struct rt_region *arrives);
void rt_busy_reap(struct rt_storage *s);
bool rt_busy_meets(const struct rt_storage *s, const struct rt_region *region,
                   bool reads_too);
void rt_busy_overtaken(struct rt_storage *s, const struct rt_region *region);
amp_status rt_settle(struct rt_storage *s, const struct rt_region *region,
                     bool reads_too);
amp_status rt_busy_order(struct rt_storage *s, rt_queue *q,
                         const struct rt_region *region);
amp_status rt_busy_leave(struct rt_storage *s, const rt_device *d,
                         const struct rt_region *region);
void rt_busy_drop(struct rt_storage *s, cl_event event);
void rt_busy_told(cl_event event); /* to be called without the lock, which it takes */
void rt_busy_free(struct rt_storage *s);

// undo.c
enum { RT_ANYWHERE = -1 };
struct rt_undo *rt_undo_new(struct rt_storage *s,
                            const struct rt_region *region, int to);
void rt_undo_add(struct rt_undo *u, cl_event event);
void rt_undo_overtaken(struct rt_storage *s, const struct rt_region *region,
                       int place);
void rt_undo_reap(struct rt_storage *s);
void rt_undo_free(struct rt_undo *u);
void rt_undo_free_all(struct rt_storage *s);

// rights.c
bool rt_is_home(const struct rt_storage *s, const struct rt_region *region);
void rt_grant(struct rt_view *v);
void rt_revoke(struct rt_storage *s, const struct rt_region *region,
               unsigned char rights);
void rt_revoke_view(struct rt_view *v);
void rt_revoke_all(struct rt_storage *s);

// pinned.c
void rt_pinned_choose(rt_device *d);
/* As OpenCL's, for a caller who may wait for the event next; none: it is done. */
cl_int rt_read_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                      void *to, bool waits, cl_event *event);
cl_int rt_write_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                       const void *from, bool waits, cl_event *event);
bool rt_pinned_is_for(const rt_device *d, size_t bytes);
void rt_pinned_end(void);

// lane.c
void rt_pinned_see(void);

// transfer.c
bool rt_is_mapped(const struct rt_copy *c, struct rt_range range,
                  cl_map_flags access);
amp_status rt_map(struct rt_storage *s, rt_device *d, struct rt_range range,
                  cl_map_flags access, const struct rt_region *region,
                  bool is_current);
amp_status rt_unmap(struct rt_storage *s, rt_queue *q, struct rt_range range,
                    bool writes);
void rt_unmap_all(struct rt_copy *c, rt_queue *q);
amp_status rt_fetch(struct rt_storage *s, rt_device *d, cl_map_flags access,
                    const struct rt_region *part, bool waits);
amp_status rt_send(struct rt_storage *s, rt_queue *q,
                   const struct rt_region *part);

// current.c
enum { RT_ALONE = 8 }; /* added to enum amprt_access: nobody else reads the bytes */
void rt_host_overwrote(struct rt_view *v);
amp_status rt_host_begin(struct rt_storage *s, const struct rt_region *wanted);
amp_status rt_host_acquire(struct rt_view *v, unsigned access);
amp_status rt_storage_acquire(struct rt_storage *s, enum amprt_access access);
amp_status rt_device_acquire(struct rt_view *v, rt_queue *q, unsigned access);
void rt_device_overwrote(struct rt_view *v, rt_queue *q);
void rt_discard(struct rt_storage *s, const struct rt_region *region);
amp_status rt_host_declares(struct rt_storage *s,
                            const struct rt_region *region);

// view.c
bool rt_view_is_dense(const struct rt_view *v);
bool rt_view_is_exact(const struct rt_view *v);
void rt_view_set_place(struct rt_view *v);
size_t rt_view_row_count(const struct rt_view *v);
amp_status rt_view_rows(const struct rt_view *v, size_t first, size_t count,
                        struct rt_region *region);

// release.c
void rt_view_drop(struct rt_view *v, bool may_be_named);

// copy.c
amp_status rt_copy_in(const void *from, struct rt_view *to);

// future.c
amp_future rt_future_of(cl_event event, const char *call,
                        const char *file, int line);
amp_future rt_future_failed(amp_status status);
cl_int rt_event_state(cl_event event);
cl_int rt_event_wait(cl_event event);

#endif
