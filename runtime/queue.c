/* queue.c - a device's context and command queues (accelerator views).
 *
 * Every queue is in order, so commands within one queue need no events. Accesses
 * of two queues to the same bytes of a copy are ordered by rt_queue_order: by a
 * marker in the one and a barrier that waits for it in the other. That is done
 * only if one of them writes, and only once: each queue counts its uses of copies
 * and remembers up to which of another queue's it has waited (a vector clock).
 */
#include "lock.h"
#include "storage.h"
#include "trace.h"

#include <limits.h>
#include <stdlib.h>
#include <time.h>

enum { MANY_USES = 16 }; /* of one copy */

unsigned rt_waits = 1;

static amp_status open_context(rt_device *d)
{
    cl_int code;
    sigset_t signals;
    if (d->context)
        return AMP_OK;
    rt_signals_block(&signals);
    d->context = clCreateContext(NULL, 1, &d->id, NULL, NULL, &code);
    rt_signals_restore(&signals);
    if (code) {
        d->context = NULL;
        return rt_fail_cl(code, d, "to open");
    }
    return AMP_OK;
}

static rt_queue *add_queue(rt_device *d)
{
    if (d->queue_count == RT_QUEUES) {
        rt_fail(AMP_UNSUPPORTED, "a device has at most %d views, and %s has",
                RT_QUEUES, d->name);
        return NULL;
    }
    if (open_context(d))
        return NULL;
    rt_queue *q = rt_alloc(sizeof *q);
    if (!q)
        return NULL;
    cl_int code;
    sigset_t signals;
    rt_signals_block(&signals);
    q->queue = clCreateCommandQueue(
        d->context, d->id, rt.tracing ? CL_QUEUE_PROFILING_ENABLE : 0, &code);
    rt_signals_restore(&signals);
    if (code) {
        rt_fail_cl(code, d, "to make a view");
        free(q);
        return NULL;
    }
    q->device = d;
    q->number = d->queue_count;
    d->queues[q->number] = q;
    __atomic_store_n(&d->queue_count, q->number + 1, __ATOMIC_RELEASE);
    return q;
}

/* Or NULL, after rt_fail. */
static rt_queue *default_queue(rt_device *d)
{
    return d->queue_count ? d->queues[0] : add_queue(d);
}

static bool is_queue(const rt_queue *q)
{
    for (int i = 0; i < rt.device_count; i++)
        for (int j = 0; j < rt.devices[i].queue_count; j++)
            if (rt.devices[i].queues[j] == q)
                return true;
    return false;
}

amp_status rt_queue_resolve(amp_accelerator_view av, rt_queue **out)
{
    *out = NULL;
    if (av) {
        if (!is_queue(av))
            return rt_fail(AMP_INVALID_ARGUMENT,
                           "this is not an accelerator view");
        *out = av;
        return AMP_OK;
    }
    rt_device *d;
    amp_status status = rt_device_resolve(NULL, &d);
    if (status)
        return status;
    *out = default_queue(d);
    return *out ? AMP_OK : rt_failed();
}

/* ---- order between queues ---------------------------------------------- */

static amp_status marker_of(rt_queue *q, cl_event *out)
{
    cl_int code = clEnqueueMarkerWithWaitList(q->queue, 0, NULL, out);
    if (!code)
        clFlush(q->queue);
    return code ? rt_fail_cl(code, q->device, "to mark its work") : AMP_OK;
}

static unsigned long long later(unsigned long long a, unsigned long long b)
{
    return a > b ? a : b;
}

/* What comes after `other` comes after all that `other` came after. */
static void note_seen(rt_queue *q, const rt_queue *other)
{
    for (int i = 0; i < q->device->queue_count; i++)
        q->seen[i] = later(q->seen[i], other->seen[i]);
    q->seen[other->number] = other->issued;
}

/* The next command of `q` waits for all that the marked queues have so far. */
static amp_status wait_for(rt_queue *q, uint64_t queues)
{
    cl_event events[RT_QUEUES];
    cl_uint count = 0;
    amp_status status = AMP_OK;
    rt_queue_waits(q);
    for (int i = 0; i < q->device->queue_count && !status; i++)
        if (queues >> i & 1) {
            status = marker_of(q->device->queues[i], &events[count]);
            count += !status;
        }
    if (count && !status) {
        cl_int code = clEnqueueBarrierWithWaitList(q->queue, count, events,
                                                   NULL);
        if (code)
            status = rt_fail_cl(code, q->device, "to order its work");
    }
    while (count)
        clReleaseEvent(events[--count]);
    for (int i = 0; i < q->device->queue_count && !status; i++)
        if (queues >> i & 1)
            note_seen(q, q->device->queues[i]);
    return status;
}

/* Drops what need not be waited for once the next command of `q`, on `range`,
 * is: what it comes after and covers. */
static void drop_covered(struct rt_copy *c, const rt_queue *q,
                         struct rt_range range, bool writes)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < c->use_count; i++) {
        const struct rt_use *u = &c->uses[i];
        bool is_before = u->queue == q || u->at <= q->seen[u->queue->number];
        if (!is_before || u->range.lo < range.lo || u->range.hi > range.hi
            || (u->writes && !writes))
            c->uses[kept++] = *u;
    }
    c->use_count = kept;
}

static struct rt_use *any_by(const struct rt_copy *c, const rt_queue *q)
{
    for (unsigned i = 0; i < c->use_count; i++)
        if (c->uses[i].queue == q)
            return &c->uses[i];
    return NULL;
}

/* Notes a use; where there are many already, in one with another of `q`. */
static amp_status add_use(struct rt_copy *c, const struct rt_use *use)
{
    struct rt_use *mine =
        c->use_count >= MANY_USES ? any_by(c, use->queue) : NULL;
    if (mine) {
        mine->range = rt_range_hull(mine->range, use->range);
        mine->writes |= use->writes;
        mine->at = use->at;
        return AMP_OK;
    }
    if (c->use_count == c->use_room) {
        unsigned room = c->use_room ? 2 * c->use_room : 2;
        struct rt_use *uses = realloc(c->uses, room * sizeof *uses);
        if (!uses)
            return rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
        c->uses = uses;
        c->use_room = room;
    }
    c->uses[c->use_count++] = *use;
    return AMP_OK;
}

/* Whether the one use that is noted is this very one, of an earlier command. */
static bool is_used_so(const struct rt_copy *c, const rt_queue *q,
                       struct rt_range range, bool writes)
{
    const struct rt_use *u = c->uses;
    return c->use_count == 1 && u->queue == q && u->writes == writes
        && u->range.lo == range.lo && u->range.hi == range.hi;
}

amp_status rt_queue_order(struct rt_copy *c, rt_queue *q,
                          struct rt_range range, bool writes)
{
    uint64_t queues = 0;
    if (is_used_so(c, q, range, writes)) {
        c->uses[0].at = ++q->issued;
        return AMP_OK;
    }
    for (unsigned i = 0; i < c->use_count; i++) {
        const struct rt_use *u = &c->uses[i];
        if (u->queue != q && (writes || u->writes)
            && u->at > q->seen[u->queue->number]
            && rt_range_meets(u->range, range))
            queues |= (uint64_t)1 << u->queue->number;
    }
    amp_status status = queues ? wait_for(q, queues) : AMP_OK;
    if (status)
        return status;
    drop_covered(c, q, range, writes);
    return add_use(c, &(struct rt_use){q, range, writes, ++q->issued});
}

/* ---- the last command ---------------------------------------------------- */

void rt_queue_launched(rt_queue *q, cl_event event)
{
    if (q->launched)
        clReleaseEvent(q->launched);
    q->launched = event;
    q->launched_at = q->issued;
}

void rt_queue_waits(rt_queue *q)
{
    q->launched_at = ULLONG_MAX;
}

amp_status rt_queue_order_host(struct rt_copy *c, rt_queue *q,
                               struct rt_range range)
{
    unsigned long long issued = q->issued;
    amp_status status = rt_queue_order(c, q, range, true);
    if (q->launched_at == issued)
        q->launched_at = q->issued;
    return status;
}

amp_status rt_queue_done(rt_queue *q, cl_event *out)
{
    if (!q->launched || q->launched_at != q->issued
        || clRetainEvent(q->launched))
        return marker_of(q, out);
    *out = q->launched;
    return AMP_OK;
}

rt_queue *rt_queue_of(const struct rt_copy *c, rt_device *d,
                      struct rt_range range)
{
    for (unsigned i = 0; i < c->use_count; i++)
        if (c->uses[i].writes && rt_range_meets(c->uses[i].range, range))
            return c->uses[i].queue;
    return d->queues[0];
}

void rt_queue_submit(rt_queue *q)
{
    struct timespec now;
    unsigned waits = __atomic_load_n(&rt_waits, __ATOMIC_RELAXED);
    if (q->device->begins_at_once)
        return;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    if (q->waits == waits && q->tick == now.tv_nsec)
        return;
    q->waits = waits;
    q->tick = now.tv_nsec;
    clFlush(q->queue);
}

/* ---- the functions of amp.h -------------------------------------------- */

amp_accelerator_view amprt_create_view(amp_accelerator a,
                                       const char *file, int line)
{
    rt_device *d;
    rt_queue *q = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = rt_device_resolve(a, &d);
    if (!status && (!default_queue(d) || !(q = add_queue(d))))
        status = rt_failed();
    rt_unlock();
    rt_report(status, "amp_create_view", file, line);
    return q;
}

/* As rt_queue_resolve, from outside, and reporting. */
static rt_queue *named(amp_accelerator_view av, const char *call,
                       const char *file, int line, amp_status *status)
{
    rt_queue *q = NULL;
    *status = rt_enter();
    rt_entries--; /* it changes nothing: launches go on as before */
    if (!*status)
        *status = rt_queue_resolve(av, &q);
    rt_unlock();
    rt_report(*status, call, file, line);
    return q;
}

amp_accelerator_view amprt_default_view(const char *file, int line)
{
    amp_status status;
    return named(NULL, "amp_default_view", file, line, &status);
}

amp_accelerator amprt_view_accelerator(amp_accelerator_view av,
                                       const char *file, int line)
{
    amp_status status;
    rt_queue *q = named(av, "amp_view_accelerator", file, line, &status);
    return q ? q->device : NULL;
}

amp_status amprt_flush(amp_accelerator_view av, const char *file, int line)
{
    amp_status status;
    rt_queue *q = named(av, "amp_flush", file, line, &status);
    if (!q)
        return status;
    cl_int code = clFlush(q->queue);
    if (code)
        status = rt_fail_cl(code, q->device, "to submit its work");
    return rt_report(status, "amp_flush", file, line);
}

amp_status amprt_finish(amp_accelerator_view av, const char *file, int line)
{
    amp_status status;
    rt_queue *q = named(av, "amp_finish", file, line, &status);
    if (!q)
        return status;
    long long since = rt_trace_clock();
    __atomic_add_fetch(&rt_waits, 1, __ATOMIC_RELAXED);
    cl_int code = clFinish(q->queue);
    rt_trace_waited(since);
    if (code)
        status = rt_fail_cl(code, q->device, "to finish its work");
    return rt_report(status, "amp_finish", file, line);
}

amp_future amprt_marker(amp_accelerator_view av, const char *file, int line)
{
    amp_status status;
    rt_queue *q = named(av, "amp_marker", file, line, &status);
    if (!q)
        return rt_future_failed(status);
    cl_event event;
    status = marker_of(q, &event);
    if (rt_report(status, "amp_marker", file, line))
        return rt_future_failed(status);
    return rt_future_of(event, "amp_marker", file, line);
}

/* What is in the queue now: drivers exist (PoCL) whose clFinish waits for what other
 * threads add, too, and so for ever. */
static void finish(rt_queue *q)
{
    cl_event event;
    if (clEnqueueMarkerWithWaitList(q->queue, 0, NULL, &event)) {
        clFinish(q->queue);
        return;
    }
    clWaitForEvents(1, &event);
    clReleaseEvent(event);
}

void rt_queue_finish_all(void)
{
    for (int i = 0; i < rt.device_count; i++) {
        const rt_device *d = &rt.devices[i];
        int count = __atomic_load_n(&d->queue_count, __ATOMIC_ACQUIRE);
        for (int j = 0; j < count; j++)
            finish(d->queues[j]);
    }
    rt_trace_drain();
}
