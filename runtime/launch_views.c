/* launch_views.c - the views that a kernel captures: checks them, finds whether they
 * overlap, and makes them current on the device.
 */
#include "launch.h"
#include "lock.h"
#include "current.h"

#include <limits.h>
#include <string.h>

static amp_status check(const struct rt_captured *c)
{
    const struct amprt_argument *a = c->argument;
    const struct rt_view *v = c->view;
    const char *fault = rt_handle_fault(v);
    if (fault)
        return rt_fail(AMP_INVALID_ARGUMENT, "'%s' %s", a->name, fault);
    if (v->rank != a->rank)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "'%s' has rank %d and the kernel wants rank %d",
                       a->name, v->rank, a->rank);
    if (v->element != a->element)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "'%s' has elements of %zu bytes and the kernel wants"
                       " %u", a->name, v->element, a->element);
    if (!v->has_place)
        return rt_fail(AMP_UNSUPPORTED,
                       "'%s' starts %zu bytes into the memory that it shares"
                       " with other views, which are not whole elements of"
                       " %zu bytes", a->name, v->offset, v->element);
    return AMP_OK;
}

/* Whether a view that the kernel writes may have a byte that another of its
 * views has. */
static bool overlaps(const struct rt_launch *l, unsigned i)
{
    const struct rt_view *v = l->views[i].view;
    for (unsigned j = 0; j < l->view_count; j++) {
        const struct rt_view *u = l->views[j].view;
        if (j != i && u->storage == v->storage
            && rt_range_meets(rt_region_hull(&u->region),
                              rt_region_hull(&v->region)))
            return true;
    }
    return false;
}

/* An int, or a long; one that no int holds is -1. */
static long number_of(const struct rt_launch *l, const struct amprt_bound *b)
{
    const void *value = l->captures[b->value];
    if (!b->is_long)
        return *(const int *)value;
    long number = *(const long *)value;
    return number == (int)number ? number : -1;
}

static bool is_dense(const struct rt_view *view, const struct amprt_domain *domain)
{
    int64_t elements = 1;
    for (int d = domain->rank - 1; d >= 0; d--) {
        if (d < domain->rank - 1 && view->place[1 + d] != elements)
            return false;
        elements *= domain->extent[d];
        if (elements > INT_MAX)
            return false;
    }
    return true;
}

static bool holds(const struct rt_launch *l, const struct amprt_bound *b)
{
    const struct rt_view *view = b->view >= 0
        ? *(struct rt_view *const *)l->captures[b->view] : NULL;
    const int *extent = view ? view->head.extent : l->domain->extent;
    const long value = b->value >= 0 ? number_of(l, b) : 0;
    switch (b->kind) {
    case AMPRT_LEAST:
        return value >= b->number;
    case AMPRT_PITCH:
        return view->place[1 + b->dimension] == b->number
            && extent[b->dimension] <= INT_MAX / b->number;
    case AMPRT_DENSE:
        return is_dense(view, l->domain);
    case AMPRT_HELD:
        return view->storage->has_content;
    case AMPRT_ROOM:
        return extent[b->dimension] / b->number
            >= (b->along >= 0 ? l->domain->extent[b->along] : 1) * (b->value >= 0 ? value : 1);
    default:
        return extent[b->dimension] <= value + b->number;
    }
}

/* Whether all is as the serial form assumes. */
static bool is_bounded(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    for (unsigned i = 0; i < k->bound_count; i++)
        if (!holds(l, &k->bounds[i]))
            return false;
    return true;
}

/* Whether nothing of what a view has can be read or can stay: one thread for
 * each element writes it, whatever happens, and no other view names it. */
static bool overwrites(const struct rt_launch *l, unsigned i)
{
    const struct rt_view *v = l->views[i].view;
    if (!(l->views[i].argument->access & AMPRT_OVERWRITES)
        || l->queue->device->forgets_parts
        || l->kernel->needs & AMPRT_MAY_ABORT || v->rank != l->domain->rank
        || memcmp(v->head.extent, l->domain->extent,
                  (size_t)v->rank * sizeof *v->head.extent)
        || !rt_view_is_exact(v))
        return false;
    for (unsigned j = 0; j < l->view_count; j++)
        if (j != i && l->views[j].view->storage == v->storage)
            return false;
    return true;
}

static void find_access(struct rt_launch *l)
{
    for (unsigned i = 0; i < l->view_count; i++) {
        struct rt_captured *c = &l->views[i];
        c->access = c->argument->access;
        if (!overwrites(l, i))
            c->access &= ~(unsigned)AMPRT_OVERWRITES;
    }
}

/* In the serial form an address is computed once for many threads. */
void rt_launch_vary(struct rt_launch *l)
{
    l->wanted = l->of_views | rt_launch_several(l);
    bool is_serial = rt_runs_serial(l->kernel, l->queue->device);
    if (is_serial)
        l->wanted &= ~(unsigned)RT_START;
    if (is_serial && !is_bounded(l))
        l->wanted |= RT_OVERLAP;
    l->variant = l->wanted;
}

amp_status rt_launch_look(struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    amp_accelerator_view av = l->named;
    l->seen = rt_drops;
    l->view_count = 0;
    l->of_views = RT_START;
    for (unsigned i = 0; i < k->argument_count; i++) {
        if (k->arguments[i].kind != AMPRT_VIEW)
            continue;
        struct rt_captured *c = &l->views[l->view_count++];
        *c = (struct rt_captured){*(void *const *)l->captures[i],
                                  &k->arguments[i], 0, 0};
        amp_status status = check(c);
        if (status)
            return status;
        if (!av && c->view->is_array)
            av = c->view->storage->home;
        if (c->view->storage->size > (size_t)INT_MAX * c->view->element)
            l->of_views |= RT_BIG;
        c->offset = c->view->offset;
        if (c->offset)
            l->of_views &= ~(unsigned)RT_START;
    }
    for (unsigned i = 0; i < l->view_count; i++)
        if (l->views[i].argument->access & AMPRT_FOR_WRITE && overlaps(l, i))
            l->of_views |= RT_OVERLAP;
    amp_status status = rt_queue_resolve(av, &l->queue);
    if (status)
        return status;
    rt_launch_vary(l);
    find_access(l);
    return AMP_OK;
}

/* Where the lock was dropped since, other threads may have released views, or
 * made the memory of two into one. */
static amp_status look_again(struct rt_launch *l)
{
    amp_status status = AMP_OK;
    for (unsigned i = 0; i < l->view_count && !status; i++)
        status = check(&l->views[i]);
    if (!status)
        find_access(l);
    l->seen = rt_drops;
    return status;
}

/* One round. The lock may be dropped: then another is needed. */
static amp_status bring(struct rt_launch *l)
{
    amp_status status = rt_drops == l->seen ? AMP_OK : look_again(l);
    rt.round++;
    for (unsigned i = 0; i < l->view_count && !status; i++)
        l->views[i].view->storage->round = rt.round;
    for (unsigned i = 0; i < l->view_count && !status; i++) {
        struct rt_captured *c = &l->views[i];
        status = rt_device_acquire(c->view, l->queue, c->access);
        if (rt_drops != l->seen)
            break;
    }
    return status;
}

/* A storage that became one with another may begin before it. */
static bool has_moved(const struct rt_launch *l)
{
    bool has_moved = false;
    for (unsigned i = 0; i < l->view_count; i++)
        has_moved |= l->views[i].view->offset != l->views[i].offset;
    return has_moved;
}

amp_status rt_launch_bring(struct rt_launch *l)
{
    amp_status status;
    do
        status = bring(l);
    while (!status && rt_drops != l->seen);
    if (!status && has_moved(l))
        l->program = NULL;
    return status;
}

void rt_launch_leave(struct rt_launch *l)
{
    for (unsigned i = 0; i < l->view_count; i++)
        if (l->views[i].access & AMPRT_OVERWRITES)
            rt_device_overwrote(l->views[i].view, l->queue);
}
