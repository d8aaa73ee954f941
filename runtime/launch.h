/* launch.h - a launch on its way: what launch.c and its neighbours share. */
#ifndef RT_LAUNCH_H
#define RT_LAUNCH_H

#include "rt.h"

/* A captured view and what the kernel does with it: enum amprt_access, with
 * AMPRT_OVERWRITES only where this launch does. */
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
    unsigned seen;              /* rt_drops when the views were looked at */
    unsigned variant;           /* enum rt_variant */
    size_t global[3], local[3]; /* in OpenCL's order */
    cl_mem abort_word;          /* of kernels that have one; the caller's */
};

// launch.c

/* How many threads a tile of the kernel has; 0 in the simple model. */
size_t rt_launch_tile_threads(const struct amprt_kernel *k);

/* Enqueues the kernel, whose arguments are set; *event is made where it is
 * traced. */
cl_int rt_launch_enqueue(struct rt_launch *l, cl_event *event);

// launch_views.c

/* Looks at the captured views; sets the queue: the one named, else that of a
 * captured array, else the default; and what the build must be right for. */
amp_status rt_launch_look(struct rt_launch *l);

/* Brings them all to the device, in as many rounds as that takes. */
amp_status rt_launch_bring(struct rt_launch *l);

/* The command is enqueued. */
void rt_launch_leave(struct rt_launch *l);

// launch_size.c

/* RT_SEVERAL where its work-groups are to have several tiles each, or, in the simple
 * model, its work-items several elements, with RT_WHOLE where the domain divides. */
unsigned rt_launch_several(const struct rt_launch *l);
void rt_launch_size(struct rt_launch *l);

/* How many threads of a work-group have room for their private arrays. */
size_t rt_launch_private_room(const struct amprt_kernel *k, const rt_device *d);

// launch_arguments.c

/* Sets all arguments that are not what they were last. */
amp_status rt_launch_set_arguments(struct rt_launch *l);

/* Sets the captured values; the rest of the block is as it was last. */
amp_status rt_launch_set_values(struct rt_launch *l);

/* Writes the shapes of the views to the program's block, and zeros elsewhere
 * but for the domain. */
void rt_launch_put_shapes(struct rt_launch *l);

// specialise.c

/* Has the launch run the build for its views' shapes, where there is one, or
 * has it made where that is worth it. Where it dropped the lock, the launch
 * has no program. */
amp_status rt_specialise(struct rt_launch *l);

/* Counts a launch of its program; whether a build for its shapes is due. */
bool rt_specialise_is_due(const struct rt_launch *l);

// launch_repeat.c

/* The launch is enqueued, and may be repeated. */
void rt_launch_note(const struct rt_launch *l);

/* Launches what is a noted launch once more; or false, with nothing done. */
bool rt_launch_repeat(const struct rt_launch *l);

#endif
