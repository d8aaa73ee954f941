/* current.c - who holds the current copy of a storage's bytes.
 *
 * Each copy - the host's and one for each device - has one stretch of stale
 * bytes; every byte is current in at least one copy.
 *
 *   what happens              that copy's stale      every other copy's
 *   it is brought up to date  without that part      as it was
 *   a kernel writes it        without that part      grows by that part
 *   the host may write it     none                   all of it
 *   its content is discarded  without that part      without that part
 *
 * Bytes go between devices through the host. Where a device shares the
 * host's memory, bringing up to date is mapping and unmapping.
 *
 * The host's accesses that need no call follow from this (rt_rights): to
 * read, where nothing of the host's copy is stale or still arriving; to
 * write, where moreover all of every device's copy is stale already and no
 * command reads the host's memory.
 */
#include "rt.h"

#include <stdlib.h>

static struct rt_range whole(const struct rt_storage *s)
{
    return (struct rt_range){0, s->size};
}

static bool is_whole(const struct rt_storage *s, struct rt_range r)
{
    return r.lo == 0 && r.hi == s->size;
}

/* ---- the host's rights ------------------------------------------------- */

static bool host_may_write(const struct rt_storage *s)
{
    for (int i = 0; i < rt.device_count; i++) {
        const struct rt_copy *c = &s->copies[i];
        if (!is_whole(s, c->stale)
            || (c->buffer && c->shares && !(c->mapped & CL_MAP_WRITE)))
            return false;
    }
    return !s->busy;
}

static bool is_arriving(const struct rt_storage *s)
{
    for (const struct rt_busy *b = s->busy; b; b = b->next)
        if (b->fills)
            return true;
    return false;
}

/* To be called after every change of the state. */
void rt_rights(struct rt_storage *s)
{
    unsigned char rights = 0;
    if (s->host && rt_range_empty(s->stale) && !is_arriving(s))
        rights = AMPRT_FOR_READ;
    if (rights && host_may_write(s))
        rights |= AMPRT_FOR_WRITE;
    __atomic_store_n(&s->host_access, rights, __ATOMIC_RELEASE);
}

/* ---- commands under way on the host's memory --------------------------- */

static void reap(struct rt_storage *s)
{
    for (struct rt_busy **at = &s->busy; *at;) {
        struct rt_busy *b = *at;
        cl_int code = 1;
        clGetEventInfo(b->event, CL_EVENT_COMMAND_EXECUTION_STATUS,
                       sizeof code, &code, NULL);
        if (code == CL_COMPLETE) {
            *at = b->next;
            clReleaseEvent(b->event);
            free(b);
        } else {
            at = &b->next;
        }
    }
}

/* Takes over the event. `range` is what the command fills, or reads. */
amp_status rt_busy_add(struct rt_storage *s, cl_event event,
                       struct rt_range range, bool fills)
{
    reap(s);
    struct rt_busy *b = rt_alloc(sizeof *b);
    if (!b) {
        clWaitForEvents(1, &event);
        clReleaseEvent(event);
        return AMP_OUT_OF_MEMORY;
    }
    *b = (struct rt_busy){s->busy, event, range, fills};
    s->busy = b;
    return AMP_OK;
}

/* Takes what waits for `event` from the list. Where the command failed, what
 * it was to fill is stale again: the device still has it. */
static amp_status take_busy(struct rt_storage *s, cl_event event, cl_int code)
{
    for (struct rt_busy **at = &s->busy; *at; at = &(*at)->next) {
        struct rt_busy *b = *at;
        if (b->event != event)
            continue;
        *at = b->next;
        if (code && b->fills)
            s->stale = rt_range_hull(s->stale, b->range);
        free(b);
        clReleaseEvent(event);
        return code ? rt_fail_cl(code, NULL, "while it copied") : AMP_OK;
    }
    return AMP_OK;
}

/* Waits, without the lock, for the commands under way on the host's memory.
 * Afterwards everything may have changed but that `s` exists. */
amp_status rt_settle(struct rt_storage *s)
{
    amp_status status = AMP_OK;
    rt_pin(s);
    while (s->busy && !status) {
        cl_event event = s->busy->event;
        clRetainEvent(event);
        rt_unlock();
        cl_int code = rt_event_wait(event);
        rt_lock();
        rt_drops++;
        status = take_busy(s, event, code);
        clReleaseEvent(event);
    }
    if (!s->dead)
        rt_rights(s);
    rt_unpin(s);
    return status;
}

/* ---- device to host ---------------------------------------------------- */

static rt_queue *queue_of(const struct rt_copy *c, rt_device *d)
{
    return c->writer ? c->writer : d->queues[0];
}

static amp_status unmap(struct rt_copy *c, rt_queue *q)
{
    if (!c->mapped)
        return AMP_OK;
    amp_status status = rt_queue_order(c, q, true);
    if (status)
        return status;
    cl_int code = clEnqueueUnmapMemObject(q->queue, c->buffer, c->map, 0,
                                          NULL, NULL);
    if (code)
        return rt_fail_cl(code, q->device, "to take its memory back");
    c->mapped = 0;
    c->map = NULL;
    return AMP_OK;
}

/* Begins to give the host the right to the memory that `d` shares. */
static amp_status map(struct rt_storage *s, rt_device *d, cl_map_flags access)
{
    struct rt_copy *c = &s->copies[d->number];
    rt_queue *q = queue_of(c, d);
    amp_status status = unmap(c, q);
    if (!status)
        status = rt_queue_order(c, q, true);
    if (status)
        return status;
    cl_int code;
    cl_event event;
    void *at = clEnqueueMapBuffer(q->queue, c->buffer, CL_FALSE, access, 0,
                                  s->size, 0, NULL, &event, &code);
    if (code)
        return rt_fail_cl(code, d, "to share its memory");
    c->map = at;
    c->mapped = access;
    clFlush(q->queue);
    return rt_busy_add(s, event, s->stale, true);
}

static amp_status fetch(struct rt_storage *s, rt_device *d,
                        struct rt_range range)
{
    struct rt_copy *c = &s->copies[d->number];
    rt_queue *q = queue_of(c, d);
    double since = rt_trace_clock();
    amp_status status;
    if (c->shares) {
        status = c->mapped ? AMP_OK : map(s, d, CL_MAP_READ);
    } else {
        if ((status = rt_queue_order(c, q, false)))
            return status;
        cl_event event;
        cl_int code = clEnqueueReadBuffer(
            q->queue, c->buffer, CL_FALSE, range.lo, range.hi - range.lo,
            s->host + range.lo, 0, NULL, &event);
        if (code)
            return rt_fail_cl(code, d, "to copy to the host");
        clFlush(q->queue);
        status = rt_busy_add(s, event, range, true);
        rt_trace_copy("from", range.hi - range.lo, q, since);
    }
    if (!status)
        s->stale = rt_range_without(s->stale, range);
    return status;
}

/* The device that is current from `at` on the furthest, at most to *end,
 * which becomes how far. */
static rt_device *current_from(const struct rt_storage *s, size_t at,
                               size_t *end)
{
    rt_device *best = NULL;
    size_t furthest = at;
    for (int i = 0; i < rt.device_count; i++) {
        const struct rt_copy *c = &s->copies[i];
        size_t to = *end;
        if (!c->buffer)
            continue;
        if (!rt_range_empty(c->stale) && at < c->stale.hi)
            to = c->stale.lo < to ? c->stale.lo : to;
        if (to > furthest) {
            furthest = to;
            best = &rt.devices[i];
        }
    }
    *end = furthest;
    return best;
}

/* Begins to bring the wanted part of the host's copy up to date; rt_settle
 * waits for it. May drop the lock. */
amp_status rt_host_begin(struct rt_storage *s, struct rt_range wanted)
{
    amp_status status = rt_storage_host(s);
    if (!status && s->busy)
        status = rt_settle(s);
    struct rt_range part = rt_range_part(s->stale, wanted);
    while (!status && !rt_range_empty(part)) {
        struct rt_range piece = part;
        rt_device *d = current_from(s, part.lo, &piece.hi);
        if (!d) { /* undefined bytes: no copy was ever made */
            s->stale = rt_range_without(s->stale, part);
            break;
        }
        status = fetch(s, d, piece);
        part.lo = piece.hi;
    }
    rt_rights(s);
    return status;
}

/* ---- the host's accesses ----------------------------------------------- */

/* Begins to get the right to write to memory that devices share; *begun where
 * there was any to get. */
static amp_status begin_write(struct rt_storage *s, bool *begun)
{
    amp_status status = AMP_OK;
    for (int i = 0; i < rt.device_count && !status; i++) {
        struct rt_copy *c = &s->copies[i];
        if (!c->buffer || !c->shares || c->mapped & CL_MAP_WRITE)
            continue;
        status = map(s, &rt.devices[i], CL_MAP_READ | CL_MAP_WRITE);
        *begun = true;
    }
    return status;
}

/* One step towards `access`; *done when there is nothing more to do. */
static amp_status step(struct rt_storage *s, enum amprt_access access,
                       bool *done)
{
    *done = false;
    amp_status status = rt_storage_host(s);
    if (status)
        return status;
    if (s->busy)
        return rt_settle(s);
    if (!rt_range_empty(s->stale))
        return rt_host_begin(s, whole(s));
    if (access & AMPRT_FOR_WRITE) {
        bool begun = false;
        status = begin_write(s, &begun);
        if (status || begun)
            return status;
        for (int i = 0; i < rt.device_count; i++)
            s->copies[i].stale = whole(s);
    }
    rt_rights(s);
    *done = true;
    return AMP_OK;
}

/* Gives the host the right to read, or to read and write, all of `s`. May
 * drop the lock; the caller knows that `s` stays or looks it up again. */
amp_status rt_storage_acquire(struct rt_storage *s, enum amprt_access access)
{
    bool done = false;
    amp_status status = AMP_OK;
    rt_pin(s);
    while (!done && !status && !s->dead)
        status = step(s, access, &done);
    rt_unpin(s);
    return status;
}

/* As above, for a view, whose storage may grow while the lock is dropped. */
amp_status rt_host_acquire(struct rt_view *v, enum amprt_access access)
{
    bool done = false;
    amp_status status = AMP_OK;
    while (!done && !status) {
        struct rt_view *live;
        if ((status = rt_handle_check(v, &live)))
            break;
        struct rt_storage *s = v->storage;
        rt_pin(s);
        status = step(s, access, &done);
        rt_unpin(s);
    }
    return status;
}

/* ---- host to device ---------------------------------------------------- */

/* Waits until no other device that shares the host's memory is using it. */
static amp_status quiet_others(struct rt_storage *s, rt_device *d)
{
    amp_status status = AMP_OK;
    for (int i = 0; i < rt.device_count && !status; i++) {
        struct rt_copy *c = &s->copies[i];
        if (i == d->number || !c->buffer || !c->shares || c->mapped)
            continue;
        status = map(s, &rt.devices[i], CL_MAP_READ);
    }
    return status || !s->busy ? status : rt_settle(s);
}

static amp_status send(struct rt_storage *s, rt_queue *q,
                       struct rt_range range)
{
    struct rt_copy *c = &s->copies[q->device->number];
    if (c->shares)
        return AMP_OK;
    double since = rt_trace_clock();
    amp_status status = rt_queue_order(c, q, true);
    if (status)
        return status;
    cl_event event;
    cl_int code = clEnqueueWriteBuffer(
        q->queue, c->buffer, CL_FALSE, range.lo, range.hi - range.lo,
        s->host + range.lo, 0, NULL, &event);
    if (code)
        return rt_fail_cl(code, q->device, "to copy from the host");
    status = rt_busy_add(s, event, range, false);
    rt_trace_copy("to", range.hi - range.lo, q, since);
    return status;
}

/* Where a copy's stale stretch would grow over a gap when `d` writes `range`,
 * `d` must be current in the gap too: the hull of all those stretches. */
static struct rt_range with_gaps(const struct rt_storage *s,
                                 const rt_device *d, struct rt_range range)
{
    struct rt_range hull = rt_range_hull(s->stale, range);
    for (int i = 0; i < rt.device_count; i++)
        if (i != d->number && !is_whole(s, s->copies[i].stale))
            hull = rt_range_hull(hull, s->copies[i].stale);
    return hull;
}

static amp_status bring(struct rt_storage *s, rt_queue *q,
                        struct rt_range wanted)
{
    struct rt_copy *c = &s->copies[q->device->number];
    struct rt_range part = rt_range_part(c->stale, wanted);
    if (rt_range_empty(part))
        return AMP_OK;
    amp_status status = rt_storage_host(s);
    if (!status && (rt_range_meets(s->stale, part) || is_arriving(s))) {
        status = rt_host_begin(s, part);
        return status || !s->busy ? status : rt_settle(s);
    }
    if (!status)
        status = send(s, q, part);
    if (!status)
        c->stale = rt_range_without(c->stale, part);
    return status;
}

static amp_status acquire(struct rt_storage *s, rt_queue *q,
                          struct rt_range range, bool writes)
{
    rt_device *d = q->device;
    struct rt_copy *c = &s->copies[d->number];
    unsigned drops = rt_drops;
    amp_status status = rt_storage_buffer(s, d);
    while (!status && rt_drops == drops) {
        struct rt_range all = writes ? with_gaps(s, d, range) : range;
        if (!rt_range_meets(c->stale, all))
            break;
        status = bring(s, q, all);
    }
    if (!status && rt_drops == drops && c->shares && writes)
        status = quiet_others(s, d);
    if (status || rt_drops != drops)
        return status;
    if (c->mapped & CL_MAP_WRITE || (c->mapped && writes))
        status = unmap(c, q);
    if (!status)
        status = rt_queue_order(c, q, writes);
    rt_rights(s);
    return status;
}

/* Makes the copy of q's device current in `range` and orders q's next command
 * after what it depends on. May drop the lock, which rt_drops tells: then it
 * is to be called again. The caller then enqueues its command and, for a
 * write, calls rt_written before. */
amp_status rt_device_acquire(struct rt_storage *s, rt_queue *q,
                             struct rt_range range, enum amprt_access access)
{
    rt_pin(s);
    amp_status status = acquire(s, q, range, access & AMPRT_FOR_WRITE);
    rt_unpin(s);
    return status;
}

/* A command of `d` will have written `range`, where its copy is current. */
void rt_written(struct rt_storage *s, rt_device *d, struct rt_range range)
{
    s->stale = rt_range_hull(s->stale, range);
    for (int i = 0; i < rt.device_count; i++)
        if (i != d->number)
            s->copies[i].stale = rt_range_hull(s->copies[i].stale, range);
    rt_rights(s);
}

static struct rt_range drop_part(struct rt_range stale, struct rt_range range)
{
    struct rt_range both = rt_range_both(stale, range);
    bool at_an_end = both.lo == stale.lo || both.hi == stale.hi;
    return at_an_end ? rt_range_without(stale, both) : stale;
}

/* The content of `range` is of no use to anyone: any copy will do. */
void rt_discard(struct rt_storage *s, struct rt_range range)
{
    s->stale = drop_part(s->stale, range);
    for (int i = 0; i < rt.device_count; i++)
        s->copies[i].stale = drop_part(s->copies[i].stale, range);
    rt_rights(s);
}
