/* copy.c - amp_copy between host memory, views and arrays, in any combination.
 *
 * Each side is on the host or on one device: a destination at its home, a source there
 * if it is current there, else where it is. Elements are copied directly between
 * the two, row by row if a side is a section. Only between two devices, and
 * between overlapping parts of one memory, are they copied through a temporary
 * buffer. A view that the host has, and that is copied to a device again while
 * nobody changes it, is kept there: later copies are the device's own.
 */
#include "copy.h"
#include "lock.h"
#include "current.h"
#include "trace.h"

#include <stdlib.h>
#include <string.h>

/* ---- where a side is --------------------------------------------------- */

/* A queue of `d` if all of `v` is current there, where commands reach it, or NULL. */
static rt_queue *queue_there(const struct rt_view *v, rt_device *d)
{
    const struct rt_copy *c = &v->storage->copies[d->number];
    return c->buffer && !rt_storage_passes(v->storage, d) && !rt_region_meets(&c->stale, &v->region)
        ? rt_queue_of(c, d, rt_region_hull(&v->region)) : NULL;
}

static rt_queue *queue_that_has(const struct rt_view *v)
{
    rt_queue *q = NULL;
    for (int i = 0; i < rt.device_count && !q; i++)
        q = queue_there(v, &rt.devices[i]);
    return q;
}

static rt_queue *place(const struct side *side, bool written)
{
    if (!side->view)
        return NULL;
    const struct rt_storage *s = side->view->storage;
    if (s->home && !s->staging && (written || !s->host)
        && !rt_storage_passes(s, s->home->device))
        return s->home;
    if (s->host && !rt_region_meets(&s->stale, &side->view->region))
        return NULL;
    return queue_that_has(side->view);
}

/* As long as half of the memory is free: this copy is one that can be dropped. */
static bool has_room(const rt_device *d, size_t bytes)
{
    size_t half = (d->limit < d->memory ? d->limit : d->memory) / 2;
    return d->used <= half && bytes <= half - d->used;
}

/* Most of a storage, which a copy took to a device before, and nobody has changed. */
static bool is_worth_keeping(const struct rt_view *v)
{
    struct rt_range hull = rt_region_hull(&v->region);
    return v->sent == v->storage->writes + 1
        && hull.hi - hull.lo >= v->storage->size / 2;
}

static bool keeps_source(const struct copy *c)
{
    const rt_device *d = c->to.queue ? c->to.queue->device : NULL;
    const struct rt_view *v = c->from.view;
    return d && v && !c->from.queue && !d->shares_memory && is_worth_keeping(v)
        && v->storage != c->to.view->storage
        && (v->storage->copies[d->number].buffer || has_room(d, v->storage->size));
}

static void place_sides(struct copy *c)
{
    c->to.queue = place(&c->to, true);
    rt_queue *beside = c->from.view && c->to.queue
        ? queue_there(c->from.view, c->to.queue->device) : NULL;
    c->from.queue = beside ? beside : place(&c->from, false);
    c->keeps = keeps_source(c);
    if (c->keeps)
        c->from.queue = c->to.queue;
}

/* ---- making the sides ready -------------------------------------------- */

static amp_status ready_source(struct copy *c)
{
    struct side *s = &c->from;
    if (!s->view)
        return AMP_OK;
    if (s->queue)
        return rt_device_acquire(s->view,
                                 c->to.queue ? c->to.queue : s->queue,
                                 AMPRT_FOR_READ);
    return rt_host_acquire(s->view, AMPRT_FOR_READ);
}

/* What will be overwritten need not be brought along; it is of use until the
 * command that does it is queued. */
static amp_status ready_target(struct copy *c)
{
    struct side *s = &c->to;
    if (!s->view)
        return AMP_OK;
    unsigned access = AMPRT_FOR_WRITE;
    if (rt_view_is_exact(s->view))
        access |= AMPRT_OVERWRITES;
    if (!s->queue)
        return rt_host_acquire(s->view, access);
    return rt_device_acquire(s->view, s->queue, access);
}

static void note_overwritten(const struct copy *c)
{
    if (c->to.view && c->to.queue)
        rt_device_overwrote(c->to.view, c->to.queue);
    else if (c->to.view)
        rt_host_overwrote(c->to.view);
}

/* ---- moving the bytes -------------------------------------------------- */

/* Both sides are the host's; a long copy keeps nobody waiting. */
static void copy_on_host(struct copy *c)
{
    char *to = rt_copy_host(&c->to);
    const char *from = rt_copy_host(&c->from);
    struct rt_storage *s = c->from.view ? c->from.view->storage : NULL;
    struct rt_storage *t = c->to.view ? c->to.view->storage : NULL;
    if (s)
        rt_pin(s);
    if (t)
        rt_pin(t);
    rt_unlock();
    long long since = rt_trace_clock();
    rt_copy_rows(to, &c->target, from, &c->source);
    rt_trace_host_copy(rt_copy_bytes(c), since);
    rt_lock();
    rt_drops++;
    if (s)
        rt_unpin(s);
    if (t)
        rt_unpin(t);
}

/* Waits for what begin began; the lock is dropped meanwhile. */
static amp_status finish(struct copy *c)
{
    if (!c->event)
        return AMP_OK;
    rt_unlock();
    cl_int code = rt_event_wait(c->event);
    rt_lock();
    rt_drops++;
    if (code && c->to.view && !c->to.queue && !rt_handle_fault(c->to.view))
        rt_busy_drop(c->to.view->storage, c->event);
    clReleaseEvent(c->event);
    c->event = NULL;
    return code ? rt_fail_cl(code, NULL, "to copy") : AMP_OK;
}

/* The host's side, where it is a view's, is busy until the command is done. */
static amp_status note_busy(struct copy *c)
{
    struct side *side = c->to.queue ? &c->from : &c->to;
    if ((c->from.queue && c->to.queue) || !side->view)
        return AMP_OK;
    struct rt_storage *s = side->view->storage;
    bool fills = side == &c->to;
    cl_int code = clRetainEvent(c->event);
    if (code)
        return finish(c);
    rt_revoke(s, &side->view->region,
              fills ? AMPRT_FOR_READ | AMPRT_FOR_WRITE : AMPRT_FOR_WRITE);
    const struct rt_region *region = &side->view->region;
    return rt_busy_add(s, c->event, region, fills ? region : NULL);
}

static struct rt_undo *way_back(const struct copy *c)
{
    const struct side *to = &c->to;
    if (!to->view)
        return NULL;
    return rt_undo_new(to->view->storage, &to->view->region,
                       to->queue ? to->queue->device->number + 1 : 0);
}

static amp_status enqueue(struct copy *c)
{
    rt_queue *q = c->to.queue ? c->to.queue : c->from.queue;
    struct rt_undo *undo = way_back(c);
    long long since = rt_trace_clock();
    cl_int code = rt_copy_enqueue(c, q);
    if (code) {
        rt_undo_free(undo);
        c->event = NULL;
        return rt_fail_cl(code, q->device, "to copy");
    }
    note_overwritten(c);
    if (c->from.view && !c->from.queue)
        c->from.view->sent = c->from.view->storage->writes + 1;
    rt_undo_add(undo, c->event);
    clFlush(q->queue);
    rt_trace_copy(!c->to.queue ? RT_ROW_DOWNLOADS
                  : c->from.queue ? RT_ROW_COPIES : RT_ROW_UPLOADS,
                  rt_copy_bytes(c), q, c->event, since);
    amp_status status = note_busy(c);
    if (status && c->event) {
        clReleaseEvent(c->event);
        c->event = NULL;
    }
    return status;
}

static amp_status check_side(struct side *s)
{
    struct rt_view *v;
    return s->view ? rt_handle_check(s->view, &v) : AMP_OK;
}

/* Begins to copy straight from side to side. */
static amp_status begin(struct copy *c)
{
    for (;;) {
        unsigned drops = rt_drops;
        amp_status status = check_side(&c->from);
        if (!status)
            status = check_side(&c->to);
        if (status)
            return status;
        rt_copy_shape(c);
        status = ready_source(c);
        if (status == AMP_OUT_OF_MEMORY && c->keeps) {
            c->keeps = false;
            c->from.queue = NULL;
            continue;
        }
        if (!status && drops == rt_drops)
            status = ready_target(c);
        if (status)
            return status;
        if (drops != rt_drops)
            continue;
        if (c->from.queue || c->to.queue)
            return enqueue(c);
        note_overwritten(c);
        copy_on_host(c);
        return AMP_OK;
    }
}

/* ---- by way of our own memory ------------------------------------------ */

static amp_status pass(struct copy *c, size_t bytes)
{
    if (!c->from.view && !c->to.view) {
        memcpy(c->to.memory, c->from.memory, bytes);
        return AMP_OK;
    }
    amp_status status = begin(c);
    return status ? status : finish(c);
}

static amp_status copy_by_way(struct copy *c)
{
    rt_copy_shape(c);
    size_t bytes = rt_copy_bytes(c);
    char *way = rt_alloc_host(bytes);
    if (!way)
        return AMP_OUT_OF_MEMORY;
    struct copy out = {.from = c->from, .to = {.memory = way}, .waits = true};
    struct copy in = {.from = {.memory = way}, .to = c->to, .waits = true};
    amp_status status = pass(&out, bytes);
    if (!status)
        status = pass(&in, bytes);
    free(way);
    return status;
}

static bool lies_in(const struct rt_storage *s, const struct side *side,
                    size_t bytes)
{
    if (side->view)
        return side->view->storage == s;
    return s->host && side->memory < s->host + s->size
        && side->memory + bytes > s->host;
}

/* Whether the one side is in memory that the other one's device shares: a
 * driver takes a command between these for one of a buffer with itself. */
static bool is_shared(const struct side *host, const struct side *device,
                      size_t bytes)
{
    return !host->queue && device->queue && device->queue->device->shares_memory
        && lies_in(device->view->storage, host, bytes);
}

static bool needs_a_way(struct copy *c)
{
    if (c->from.queue && c->to.queue
        && c->from.queue->device != c->to.queue->device)
        return true;
    rt_copy_shape(c);
    size_t bytes = rt_copy_bytes(c);
    if (is_shared(&c->from, &c->to, bytes)
        || is_shared(&c->to, &c->from, bytes))
        return true;
    return c->from.view && c->to.view
        && c->from.view->storage == c->to.view->storage
        && rt_range_meets(rt_region_hull(&c->from.view->region),
                          rt_region_hull(&c->to.view->region));
}

/* ---- entry points ------------------------------------------------------ */

static amp_status check_extents(const struct rt_view *a,
                                const struct rt_view *b)
{
    if (a->rank != b->rank
        || memcmp(a->head.extent, b->head.extent,
                  (size_t)a->rank * sizeof *a->head.extent))
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "extent %s of the source is not extent %s of the"
                       " destination",
                       rt_text_extent(a->rank, a->head.extent).at,
                       rt_text_extent(b->rank, b->head.extent).at);
    if (a->element != b->element)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "the source has elements of %zu bytes and the"
                       " destination of %zu", a->element, b->element);
    return AMP_OK;
}

static amp_status sides_of(struct copy *c, const void *from, void *to,
                           enum amprt_copy_kind kind)
{
    amp_status status = AMP_OK;
    if (kind == AMPRT_FROM_HOST)
        c->from.memory = (char *)from;
    else
        status = rt_handle_check(from, &c->from.view);
    if (status)
        return status;
    if (kind == AMPRT_TO_HOST)
        c->to.memory = to;
    else
        status = rt_handle_check(to, &c->to.view);
    if (status)
        return status;
    if ((!c->from.view && !from) || (!c->to.view && !to))
        return rt_fail(AMP_INVALID_ARGUMENT, "the host memory is NULL");
    if (kind == AMPRT_BETWEEN)
        return check_extents(c->from.view, c->to.view);
    return AMP_OK;
}

static amp_status start(struct copy *c, const void *from, void *to,
                        enum amprt_copy_kind kind)
{
    amp_status status = sides_of(c, from, to, kind);
    if (status)
        return status;
    if (c->from.view)
        rt_busy_reap(c->from.view->storage);
    if (c->to.view)
        rt_busy_reap(c->to.view->storage);
    place_sides(c);
    if (needs_a_way(c))
        return copy_by_way(c);
    return begin(c);
}

amp_status rt_copy_in(const void *from, struct rt_view *to)
{
    struct copy c = {.waits = true};
    amp_status status = start(&c, from, to, AMPRT_FROM_HOST);
    return status ? status : finish(&c);
}

amp_status amprt_copy(const void *from, void *to, enum amprt_copy_kind kind,
                      const char *file, int line)
{
    struct copy c = {.waits = true};
    amp_status status = rt_enter();
    if (!status)
        status = start(&c, from, to, kind);
    if (!status)
        status = finish(&c);
    rt_unlock();
    return rt_report(status, "amp_copy", file, line);
}

amp_future amprt_copy_async(const void *from, void *to,
                            enum amprt_copy_kind kind,
                            const char *file, int line)
{
    struct copy c = {.waits = false};
    amp_status status = rt_enter();
    if (!status)
        status = start(&c, from, to, kind);
    rt_unlock();
    if (rt_report(status, "amp_copy_async", file, line))
        return rt_future_failed(status);
    if (!c.event)
        return (amp_future){0};
    return rt_future_of(c.event, "amp_copy_async", file, line);
}
