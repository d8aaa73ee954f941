/* launch.h - the state of one launch, which launch.c and launch_*.c share. */
#ifndef RT_LAUNCH_H
#define RT_LAUNCH_H

#include "program.h"

/* A captured view and the kernel's access to it: enum amprt_access, with
 * AMPRT_OVERWRITES only if this launch overwrites all of it. */
struct rt_captured {
    struct rt_view *view;
    const struct amprt_argument *argument;
    unsigned access;
};

struct rt_launch {
    struct amprt_kernel *kernel;
    const struct amprt_domain *domain;
    const void *const *captures;
    amp_accelerator_view named; /* by the user, or NULL */
    struct rt_captured *views; /* in the order of the arguments */
    unsigned view_count;
    rt_queue *queue;
    struct rt_program *program;
    unsigned seen;              /* rt_drops when the views were last checked */
    unsigned of_views;          /* enum rt_variant, as the views alone say; */
    unsigned wanted;            /* with what the domain and captured values say; */
    unsigned variant;           /* and as it was built */
    size_t global[3], local[3]; /* in OpenCL's order of dimensions */
    cl_mem abort_word;          /* of kernels that have one; owned by the caller */
};

// launch.c

/* Checks the domain's rank, extents and tile. */
amp_status rt_launch_check_domain(const struct rt_launch *l);

/* The number of threads in a tile of the kernel; 0 in the simple model. */
size_t rt_launch_tile_threads(const struct amprt_kernel *k);

/* Enqueues the kernel, whose arguments are set; sets *event if the launch is traced.
 * Returns OpenCL's error code. */
cl_int rt_launch_enqueue(struct rt_launch *l, cl_event *event);

// launch_views.c

/* Checks the captured views, and sets the queue (the one named, else that of a
 * captured array, else the default) and the variant of the build. */
amp_status rt_launch_look(struct rt_launch *l);

/* Sets `wanted`, and `variant` to it. */
void rt_launch_vary(struct rt_launch *l);

/* Makes all views current on the device; repeats that until the lock is held throughout. */
amp_status rt_launch_bring(struct rt_launch *l);

/* To be called once the kernel is enqueued: marks what it overwrites as current there. */
void rt_launch_leave(struct rt_launch *l);

// launch_size.c

/* RT_SEVERAL if its work-groups are to have several tiles each, or, in the simple model,
 * its work-items several elements; with RT_WHOLE if the domain is divisible by that. */
unsigned rt_launch_several(const struct rt_launch *l);
void rt_launch_size(struct rt_launch *l); /* sets `global` and `local` */

/* The number of threads of a work-group whose private arrays fit into its stack. */
size_t rt_launch_private_room(const struct amprt_kernel *k, const rt_device *d);

// launch_arguments.c

/* Sets the kernel's arguments that have changed since they were last set. */
amp_status rt_launch_set_arguments(struct rt_launch *l);

/* Sets the domain and the captured values; the views' shapes are as last set. */
amp_status rt_launch_set_values(struct rt_launch *l);

/* Writes the shapes of the views to the program's block, and zeros to the rest of it. */
void rt_launch_put_shapes(struct rt_launch *l);

// specialise.c

/* Switches the launch to the build for its views' shapes if there is one, and
 * starts such a build if it is worth it. If it released the lock, l->program
 * is NULL afterwards. */
amp_status rt_specialise(struct rt_launch *l);

/* Counts a launch of its program; returns whether a build for its shapes is due. */
bool rt_specialise_is_due(const struct rt_launch *l);

// launch_repeat.c

/* Records an enqueued launch, so that it may be repeated. */
void rt_launch_note(const struct rt_launch *l);

/* Enqueues the launch if it repeats a recorded one; else returns false, with nothing
 * enqueued. */
bool rt_launch_repeat(const struct rt_launch *l);

// abort.c
amp_status rt_abort_word(const struct amprt_kernel *k, rt_queue *q,
                         cl_mem *word);
amp_status rt_abort_check(const struct amprt_kernel *k, rt_queue *q,
                          cl_mem word); /* releases word; called without the lock */

#endif
