/* specialise.c - builds kernels for views of known shapes, with their strides and
 * extents as constants.
 *
 * A kernel that has run for long with views of the same shapes is built again
 * in the background; then launches with views of these shapes use that build.
 * Once it is in the cache, later runs of the program load it at their first
 * launch. It pays on GPUs if an element's address is a sum of several products,
 * or if several elements go through loops over rows together: on an H100 a
 * 7-point stencil over views of rank 3 gains 23 %, a 17-point filter of columns
 * 19 %, a game of life 8 %. Other kernels gain nothing, or lose: on an H200 a
 * 5-point stencil in tiles 3 %.
 */
#include "launch.h"
#include "lock.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BUILDS = 8 };

static const long long WORTH_THREADS = 1LL << 30;

/* As AMP_SPECIALISE says: `off`, or every kernel, `soon`, in the background, or
 * `now`, when a launch waits for it. */
void rt_specialise_choose(rt_device *d)
{
    const char *word = getenv("AMP_SPECIALISE");
    bool is_off = word && !strcmp(word, "off");
    bool is_soon = word && !strcmp(word, "soon");
    d->specialises_now = word && !strcmp(word, "now");
    d->specialises_all = is_soon || d->specialises_now;
    d->specialises = d->specialises_all
        || (!is_off && d->type & CL_DEVICE_TYPE_GPU);
    d->specialised_after = is_soon ? 0 : WORTH_THREADS;
}

/* ---- what the driver's compiler is told -------------------------------- */

static void put_shape(FILE *f, unsigned number, int rank,
                      const unsigned char *at)
{
    int64_t place[3];
    int extent[3];
    size_t bytes = (size_t)rank * sizeof *place;
    memcpy(place, at, bytes);
    memcpy(extent, at + bytes, (size_t)rank * sizeof *extent);
    fprintf(f, " -DAMP_SHAPE_%u=((amp_shape_%d){", number, rank);
    for (int i = 0; i < rank; i++)
        fprintf(f, "%lldL,", (long long)place[i]);
    for (int i = 0; i < rank; i++)
        fprintf(f, "%d%s", extent[i], i < rank - 1 ? "," : "})");
}

void rt_specialise_options(FILE *f, const struct amprt_kernel *k,
                           const unsigned char *shapes)
{
    fputs(" -DAMP_SHAPES=1", f);
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW)
            put_shape(f, i, k->arguments[i].rank,
                      shapes + k->arguments[i].offset);
}

/* ---- launches ---------------------------------------------------------- */

static bool has_room(const struct amprt_kernel *k)
{
    unsigned count = 0;
    for (const struct rt_program *p = k->state; p; p = p->next)
        count += p->shapes != NULL;
    return count < MOST_BUILDS;
}

static bool is_worth(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    bool loops = !k->tile[0] && k->several.name && !(k->needs & AMPRT_IS_SHORT);
    int least = !l->queue->device->specialises ? INT_MAX
        : l->queue->device->specialises_all ? 1 : loops ? 2 : 3;
    for (unsigned i = 0; i < l->view_count; i++)
        if (l->views[i].view->rank >= least)
            return true;
    return false;
}

/* Notes the shapes of a launch, and begins to count where they are new. */
static amp_status watch(struct rt_program *p, const struct rt_launch *l,
                        bool *are_new)
{
    size_t bytes = l->kernel->block_size;
    *are_new = !p->watched;
    if (!p->watched && !(p->watched = rt_alloc(bytes)))
        return AMP_OUT_OF_MEMORY;
    *are_new |= memcmp(p->watched, p->block, bytes) != 0;
    if (!*are_new)
        return AMP_OK;
    memcpy(p->watched, p->block, bytes);
    p->threads_left = p->device->specialised_after;
    return AMP_OK;
}

/* Builds, without the lock, or takes what the cache has; the launch has to look at
 * everything again. Meanwhile others may launch it with other shapes. */
static amp_status build_now(struct rt_launch *l)
{
    rt_device *d = l->queue->device;
    unsigned char shapes[l->kernel->block_size];
    memcpy(shapes, l->program->watched, sizeof shapes);
    rt_unlock();
    amp_status status = d->specialises_now
        ? rt_program_build(l->kernel, d, l->variant, shapes)
        : rt_program_load(l->kernel, d, l->variant, shapes);
    rt_lock();
    l->program = NULL;
    return status;
}

bool rt_specialise_is_due(const struct rt_launch *l)
{
    struct rt_program *p = l->program;
    long long threads = 1;
    if (!p->watched)
        return false;
    for (int d = 0; d < l->domain->rank; d++)
        threads *= l->domain->extent[d];
    p->threads_left -= threads;
    return p->threads_left < 0;
}

amp_status rt_specialise(struct rt_launch *l)
{
    struct rt_program *p = l->program;
    if (!is_worth(l))
        return AMP_OK;
    rt_launch_put_shapes(l);
    bool are_new;
    amp_status status = watch(p, l, &are_new);
    if (status)
        return status;
    struct rt_program *special =
        rt_program_find(l->kernel, p->device, l->variant, p->watched);
    bool asks = are_new && !rt_background_is_busy() && p->asked < MOST_BUILDS;
    p->asked += asks;
    if (!special && (asks || p->device->specialises_now))
        return build_now(l);
    if (special)
        p->threads_left = LLONG_MAX;
    if (special && special->largest_tile >= p->largest_tile)
        l->program = special;
    if (rt_specialise_is_due(l)) {
        if (has_room(l->kernel))
            rt_background_build(l->kernel, p->device, l->variant, p->watched,
                                rt_program_build, NULL);
        p->threads_left = p->device->specialised_after;
    }
    return AMP_OK;
}
