/* launch_group.c - the shape of a work-group in the simple model: along rows, as memory comes
 * in lines of a row, and no wider or higher than what the domain has threads for.
 *
 * The shapes are the best of nine for twenty kernels on an H200, of stencils, filters, products
 * of matrices and sums; of groups of 32 x 8 threads stencils are up to 5 % slower, of 32 x 4 x 2
 * up to 24 %. What is changed in place is changed by threads side by side, since rows that
 * begin within a line of memory share one (17 %). Kernels that have loops and load nothing may
 * be slower in some threads than in others, which matters less if those that GPUs run as one
 * are neighbours in all directions (Mandelbrot and Julia sets: 3 %, in volumes 14 %); without
 * loops, they are stores side by side. Where each thread has arrays, half as many in a group
 * take less time (16 numbers sorted by insertion: 18 %).
 */
#include "launch.h"

#include <string.h>

enum {
    LEAST_GROUP = 32, /* threads that GPUs run as one */
    WORTH = 8 /* a narrower group has to leave an eighth less of its threads idle */
};

/* The same for every launch of a kernel on a CPU, whose drivers may compile anew for each. */
enum { ALONG, AROUND, IN_PLACE };
static const size_t SHAPES[][3][3] = {
    [ALONG] = {{AMPRT_STEP, 1, 1}, {64, 4, 1}, {128, 1, 2}},
    [AROUND] = {{AMPRT_STEP, 1, 1}, {8, 32, 1}, {8, 8, 4}},
    [IN_PLACE] = {{AMPRT_STEP, 1, 1}, {256, 1, 1}, {256, 1, 1}}};

/* Whether the kernel has that access to a view. */
static bool accesses(const struct amprt_kernel *k, unsigned access)
{
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW && (k->arguments[i].access & access) == access)
            return true;
    return false;
}

static int kind_of(const struct amprt_kernel *k)
{
    bool is_short = k->needs & AMPRT_IS_SHORT;
    if (k->needs & AMPRT_IS_ACROSS || (!is_short && !accesses(k, AMPRT_FOR_READ)))
        return AROUND;
    return is_short && accesses(k, AMPRT_FOR_READ | AMPRT_FOR_WRITE) ? IN_PLACE : ALONG;
}

const size_t *rt_launch_group_shape(const struct rt_launch *l)
{
    return SHAPES[kind_of(l->kernel)][l->domain->rank - 1];
}

static size_t threads_of(const size_t local[3])
{
    return local[0] * local[1] * local[2];
}

/* Makes a group half as large, by its lesser dimensions first; false where it cannot be. */
static bool halve(size_t local[3])
{
    for (int i = 2; i >= 0; i--)
        if (local[i] > 1) {
            local[i] /= 2;
            return true;
        }
    return false;
}

/* The threads that a group may have: what is put on a stack besides their arrays is not
 * known. */
static size_t most_threads(const struct rt_launch *l)
{
    size_t most = l->program->largest_tile;
    size_t room = rt_launch_private_room(l->kernel, l->queue->device) / RT_PART_OF_STACK;
    return room < most ? room : most;
}

/* How many work-items there are along OpenCL's dimension i. */
static size_t items_along(const struct rt_launch *l, int i)
{
    int d = l->domain->rank - 1 - i;
    size_t extent = (size_t)l->domain->extent[d];
    size_t each = l->program->variant & RT_SEVERAL ? rt_launch_several_along(l, d) : 1;
    return (extent + each - 1) / each;
}

static size_t rounded_up(size_t extent, size_t size)
{
    return (extent + size - 1) / size * size;
}

/* Of two widths the lesser one leaves fewer threads without an element. */
static bool is_worth_narrow(size_t row, size_t width)
{
    size_t wide = rounded_up(row, width), narrow = rounded_up(row, width / 2);
    bool is_needed = width > LEAST_GROUP || width / 2 >= row;
    return width > 1 && is_needed && wide - narrow >= wide / WORTH;
}

/* Has threads without an element go along another dimension, or leaves them out. */
static void fit_domain(const struct rt_launch *l, size_t local[3])
{
    int last = l->domain->rank - 1;
    size_t row = items_along(l, 0);
    for (; last && is_worth_narrow(row, local[0]); local[1] *= 2)
        local[0] /= 2;
    for (int i = last; i > 0; i--)
        while (local[i] > 1 && local[i] / 2 >= items_along(l, i)) {
            local[i] /= 2;
            if (i > 1 || !is_worth_narrow(row, 2 * local[0]))
                local[i - 1] *= 2;
        }
}

/* The same for a launch on no CPU. */
static void fit(const struct rt_launch *l, size_t local[3])
{
    bool may_be_short = l->domain->rank == 1 && !(l->program->variant & RT_SEVERAL);
    if (may_be_short && l->kernel->private_memory)
        local[0] /= 2;
    fit_domain(l, local);
}

/* Whether some of a GPU's units would have nothing to do. */
static bool leaves_units(const struct rt_launch *l, const size_t local[3])
{
    const rt_device *d = l->queue->device;
    size_t groups = 1;
    for (int i = 0; i < l->domain->rank; i++)
        groups *= rounded_up((size_t)l->domain->extent[l->domain->rank - 1 - i], local[i])
            / local[i];
    return d->is_gpu && groups < d->units;
}

void rt_launch_group(const struct rt_launch *l, size_t local[3])
{
    const rt_device *d = l->queue->device;
    memcpy(local, rt_launch_group_shape(l), 3 * sizeof *local);
    if (!d->is_cpu)
        fit(l, local);
    for (int i = 0; i < 3; i++)
        while (local[i] > d->tile_limit[i])
            local[i] /= 2;
    while (threads_of(local) > most_threads(l) && halve(local))
        continue;
    if (l->program->variant & RT_SEVERAL)
        return;
    while (threads_of(local) > LEAST_GROUP && leaves_units(l, local))
        halve(local);
}
