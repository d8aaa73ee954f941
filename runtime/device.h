/* device.h - devices (accelerators) and their queues (accelerator views).
 */
#ifndef RT_DEVICE_H
#define RT_DEVICE_H

#include "rt.h"
#include "region.h"

enum { RT_QUEUES = 64 }; /* of one device: users are a mask of 64 bits */

struct rt_copy;

struct amp_accelerator_object {
    cl_device_id id;
    cl_context context; /* NULL until the first use */
    cl_device_type type;
    int number; /* index in rt.devices, and in a storage's copies */
    char *name, *vendor, *version;
    rt_queue *queues[RT_QUEUES]; /* the first is the default view */
    int queue_count;
    long long clock_offset; /* from its clock to the host's, for traces */

    /* What it is. */
    bool is_cpu, is_gpu; /* and not also another type, as simulators are */
    bool has_double, has_int64_atomics, exact_division;
    bool has_float_add; /* atomic, in OpenCL C 3.0 */
    bool shares_memory;
    bool in_place; /* shares_memory, and a buffer over host memory is that memory itself,
                    * mapped or not */
    bool forgets_parts, fails_optimized; /* see device.c */
    bool begins_at_once; /* commands begin without clFlush */
    size_t units;        /* compute units */
    size_t memory, largest_buffer, tile_memory, largest_tile, parameter_limit;
    size_t tile_limit[3]; /* work-items, by OpenCL's dimensions */
    size_t stack; /* bytes for the private arrays of a work-group; SIZE_MAX: each work-item
                   * has a stack of its own */

    /* Buffers, in bytes. */
    size_t used, limit; /* of all; AMP_MEMORY_LIMIT */
    size_t parked;      /* of those that are never released */

    /* The forms of kernels. */
    bool runs_serial;    /* runs kernels in their serial form, if they have one */
    size_t several_from; /* the least domain of the simple model in which a work-item is given
                          * several elements; SIZE_MAX: in none */

    /* specialise.c: kernels are built again for the shapes of views, */
    bool specialises;
    bool specialises_all;        /* every kernel is, */
    long long specialised_after; /* after this many threads; */
    bool specialises_now;        /* launches wait for the build */

    /* chain.c: launches may be kept back, and be one of the driver's. */
    bool chains;
    bool chains_all;        /* all of them are, and wait for the build */
    long long chains_after; /* a chain is built once so many were launched while it was busy; */
    long long chain_misses; /* how many of these there were, */
    int chain_count;        /* and how many builds */

    /* pinned.c: large copies. */
    size_t pinned_from;       /* the least bytes that are copied through pinned memory */
    size_t pinning_due;       /* bytes of such copies to come before there is a lane */
    unsigned pinning_threads; /* of a lane; 0: there is to be none */
    struct rt_lane *lane;     /* or NULL */
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


// device.c

/* Finds the devices of all drivers, once: rt.devices. */
void rt_find_devices(void);

/* Finds the device that `a` names; NULL names the default one. */
amp_status rt_device_resolve(amp_accelerator a, rt_device **out);

// driver_folder.c

/* Sets where drivers keep their files, before the first call to one. Other threads that read
 * the environment at that time are the program's own risk, as everywhere. */
void rt_driver_folder(void);

// chain_build.c

/* Sets whether and when the device chains launches, as AMP_CHAIN says. */
void rt_chain_choose(rt_device *d);

// queue.c

/* Finds the queue that `av` names; NULL names the default one. */
amp_status rt_queue_resolve(amp_accelerator_view av, rt_queue **out);

/* Makes the next command of `q` come after what it depends on in `range` of `c`, and notes
 * that it reads or writes that. */
amp_status rt_queue_order(struct rt_copy *c, rt_queue *q,
                          struct rt_range range, bool writes);

/* The same where the host is to write `range` in place, and no command is to come. */
amp_status rt_queue_order_host(struct rt_copy *c, rt_queue *q,
                               struct rt_range range);

/* Notes that a kernel is enqueued, with its event, which is taken over, or NULL. */
void rt_queue_launched(rt_queue *q, cl_event event);

/* Notes that a command is enqueued that uses no copy. */
void rt_queue_waits(rt_queue *q);

/* Finds an event that is complete when all commands of `q` so far are: the last kernel's own,
 * which needs no thread of the driver's to wake up, or a marker's. */
amp_status rt_queue_done(rt_queue *q, cl_event *out);

/* Returns a queue of `d` that wrote some of `range` of its copy `c`. */
rt_queue *rt_queue_of(const struct rt_copy *c, rt_device *d,
                      struct rt_range range);

/* Flushes where work may otherwise begin late: at the first command after a wait, and every
 * few milliseconds. A flush costs as much as a small launch; some drivers are known to begin
 * without it, all with the next wait. amp_flush says when it must be at once. */
void rt_queue_submit(rt_queue *q);

/* Waits for all queues; takes no lock, which a thread may hold that ends the program. */
void rt_queue_finish_all(void);

// future.c

/* Returns a future of the event, which it takes over. Without memory it waits at once. */
amp_future rt_future_of(cl_event event, const char *call,
                        const char *file, int line);

/* Returns the future of work that could not begin, and was reported. */
amp_future rt_future_failed(amp_status status);

/* Returns CL_COMPLETE, an error (negative), or, of work that is not known to be done, a
 * positive state. */
cl_int rt_event_state(cl_event event);

/* Waits; returns CL_SUCCESS, or the error that the command ended with. A wait that fails says
 * nothing of the command, which may still run. */
cl_int rt_event_wait(cl_event event);

#endif
