/* launch.h - the state of one launch, which launch.c and launch_*.c share. */
#ifndef RT_LAUNCH_H
#define RT_LAUNCH_H

#include "program.h"
#include "view.h"

/* A captured view and the kernel's access to it: enum amprt_access, with
 * AMPRT_OVERWRITES only if this launch overwrites all of it. */
struct rt_captured {
    struct rt_view *view;
    const struct amprt_argument *argument;
    unsigned access;
    size_t offset; /* the view's, when it was looked at */
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

/* Makes all views current on the device; repeats that until the lock is held throughout. The
 * launch has no program any more if a view's place in its buffer is another one then. */
amp_status rt_launch_bring(struct rt_launch *l);

/* To be called once the kernel is enqueued: marks what it overwrites as current there. */
void rt_launch_leave(struct rt_launch *l);

// launch_size.c

/* RT_SEVERAL if its work-groups are to have several tiles each, or, in the simple model,
 * its work-items several elements; with RT_WHOLE if the domain is divisible by that. */
unsigned rt_launch_several(const struct rt_launch *l);
void rt_launch_size(struct rt_launch *l); /* sets `global` and `local` */

/* The number of threads of a work-group whose private arrays fit into its stack, a part of
 * which is enough for those of the simple model. */
enum { RT_PART_OF_STACK = 4 };
size_t rt_launch_private_room(const struct amprt_kernel *k, const rt_device *d);

/* How many tiles, or elements, RT_SEVERAL has in a dimension of the domain where there is one
 * otherwise. */
size_t rt_launch_several_along(const struct rt_launch *l, int dimension);

// launch_group.c: in the simple model

/* The threads of a group in a domain that has room for it, by OpenCL's dimensions. */
const size_t *rt_launch_group_shape(const struct rt_launch *l);

/* Sets `local`, a group of a launch, to those that it has. */
void rt_launch_group(const struct rt_launch *l, size_t local[3]);

// launch_arguments.c

/* Writes the shapes of the views to the program's block, and zeros to the rest of it. */
void rt_launch_put_shapes(struct rt_launch *l);

/* Writes the domain and the captured values to the block. */
void rt_launch_put_values(const struct rt_launch *l);

/* Sets the kernel's arguments, of which the block is one, that have changed since they
 * were last set. */
amp_status rt_launch_set_arguments(struct rt_launch *l);

// specialise.c

/* Switches the launch to the build for its views' shapes if there is one, and
 * starts such a build if it is worth it. If it released the lock, l->program
 * is NULL afterwards. */
amp_status rt_specialise(struct rt_launch *l);

/* Counts a launch of its program; returns whether a build for its shapes is due. */
bool rt_specialise_is_due(const struct rt_launch *l);

// background.c

/* Starts to build a kernel in the background, or to load it, as `get` does, for views of
 * those shapes or of any (NULL), which it copies; `then`, if there is one, is called after
 * that, without the lock. Returns false where another build is under way. */
bool rt_background_build(struct amprt_kernel *k, rt_device *d, unsigned variant,
                         const unsigned char *shapes, rt_program_get *get,
                         void (*then)(struct amprt_kernel *k));

/* Returns whether such a build is under way. */
bool rt_background_is_busy(void);

// chain.c

/* Keeps back a launch whose block and size are set, to be enqueued in a chain with others
 * like it; false where it has to be enqueued now. Its views have to stay noted until then. */
bool rt_chain_takes(const struct rt_launch *l);

/* Sets the arguments of a chain's kernel that follow the buffers: the lines and links, the
 * numbers of both, and the workers' memory. Returns OpenCL's error code. */
cl_int rt_chain_set_arguments(const struct rt_chain *c, cl_kernel kernel, cl_mem links,
                              const cl_int counts[2]);

// chain_build.c

/* Sees to it that there is a chain which the launch's kernel is a member of, where launches
 * wait for that. If it released the lock, l->program is NULL afterwards. */
amp_status rt_chain_wait(struct rt_launch *l);

/* Notes a launch that could be in a chain, but not in one with those before it: after some
 * of them, a chain is built in the background for the kernels that were launched last. */
void rt_chain_miss(const struct rt_launch *l);

// launch_repeat.c

/* Records an enqueued launch, so that it may be repeated. */
void rt_launch_note(const struct rt_launch *l);

/* Enqueues the launch if it repeats a recorded one; else returns false, with nothing
 * enqueued. */
bool rt_launch_repeat(const struct rt_launch *l);

// abort.c

/* Makes the record in which a kernel notes where it fails. */
amp_status rt_abort_word(const struct amprt_kernel *k, rt_queue *q,
                         cl_mem *word);

/* Waits for a launch of the kernel; fails if its record says so, and releases that. To be
 * called without the lock. */
amp_status rt_abort_check(const struct amprt_kernel *k, rt_queue *q,
                          cl_mem word);

#endif
