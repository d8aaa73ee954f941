/* busy.c - tracks the commands in flight that access a storage's host memory.
 *
 * A command that writes host memory makes it current only once it is done: until
 * then, and if it fails, the bytes stay stale. If a kernel writes bytes on the
 * device while they are in flight to the host, they are stale on arrival.
 */
#include "lock.h"
#include "storage.h"

#include <stdlib.h>

static void free_entry(struct rt_busy *b)
{
    clReleaseEvent(b->event);
    rt_region_free(&b->region);
    rt_region_free(&b->arrives);
    free(b);
}

/* Takes out *at, whose command is done with `code`. */
static amp_status take_out(struct rt_storage *s, struct rt_busy **at,
                           cl_int code)
{
    struct rt_busy *b = *at;
    amp_status status = AMP_OK;
    *at = b->next;
    if (code)
        status = rt_fail_cl(code, NULL, "while it copied");
    else if (b->fills)
        status = rt_region_remove(&s->stale, &b->arrives);
    free_entry(b);
    rt_undo_reap(s);
    return status;
}

void rt_busy_reap(struct rt_storage *s)
{
    for (struct rt_busy **at = &s->busy; *at;) {
        if (rt_event_state((*at)->event) != CL_COMPLETE)
            at = &(*at)->next;
        else if (take_out(s, at, CL_SUCCESS))
            rt_forget();
    }
}

static struct rt_busy *new_entry(cl_event event,
                                 const struct rt_region *region,
                                 const struct rt_region *arrives)
{
    struct rt_busy *b = rt_alloc(sizeof *b);
    if (!b)
        return NULL;
    b->event = event;
    b->fills = arrives;
    if (rt_region_copy(&b->region, region)
        || (arrives && rt_region_copy(&b->arrives, arrives))) {
        rt_region_free(&b->region);
        free(b);
        return NULL;
    }
    return b;
}

/* What cannot be noted is waited for. */
static amp_status do_without(struct rt_storage *s, cl_event event,
                             const struct rt_region *arrives)
{
    rt_forget();
    cl_int code = rt_event_wait(event);
    clReleaseEvent(event);
    rt_undo_reap(s);
    if (code)
        return rt_fail_cl(code, NULL, "while it copied");
    return arrives ? rt_region_remove(&s->stale, arrives) : AMP_OK;
}

amp_status rt_busy_add(struct rt_storage *s, cl_event event,
                       const struct rt_region *region,
                       const struct rt_region *arrives)
{
    rt_busy_reap(s);
    struct rt_busy *b = new_entry(event, region, arrives);
    if (!b)
        return do_without(s, event, arrives);
    b->next = s->busy;
    s->busy = b;
    return AMP_OK;
}

bool rt_busy_meets(const struct rt_storage *s, const struct rt_region *region,
                   bool reads_too)
{
    for (const struct rt_busy *b = s->busy; b; b = b->next)
        if ((b->fills || reads_too) && rt_region_meets(&b->region, region))
            return true;
    return false;
}

void rt_busy_overtaken(struct rt_storage *s, const struct rt_region *region)
{
    for (struct rt_busy *b = s->busy; b; b = b->next)
        if (b->fills && rt_region_remove(&b->arrives, region)) {
            rt_region_clear(&b->arrives);
            rt_forget();
        }
}

static struct rt_busy *first_on(const struct rt_storage *s,
                                const struct rt_region *region,
                                bool reads_too)
{
    struct rt_busy *b = s->busy;
    while (b && ((!b->fills && !reads_too)
                 || !rt_region_meets(&b->region, region)))
        b = b->next;
    return b;
}

static amp_status take_event(struct rt_storage *s, cl_event event,
                             cl_int code)
{
    for (struct rt_busy **at = &s->busy; *at; at = &(*at)->next)
        if ((*at)->event == event)
            return take_out(s, at, code);
    return AMP_OK;
}

void rt_busy_drop(struct rt_storage *s, cl_event event)
{
    for (struct rt_busy **at = &s->busy; *at; at = &(*at)->next)
        if ((*at)->event == event) {
            struct rt_busy *b = *at;
            *at = b->next;
            free_entry(b);
            rt_undo_reap(s);
            return;
        }
}

void rt_busy_told(cl_event event)
{
    rt_lock();
    for (struct rt_storage *s = rt.storages; s; s = s->next)
        rt_busy_drop(s, event);
    rt_unlock();
}

amp_status rt_settle(struct rt_storage *s, const struct rt_region *region,
                     bool reads_too)
{
    struct rt_region here = {.count = 0};
    amp_status status = rt_region_copy(&here, region);
    struct rt_busy *b;
    rt_pin(s);
    while (!status && !s->dead && (b = first_on(s, &here, reads_too))) {
        cl_event event = b->event;
        cl_int code = clRetainEvent(event);
        if (code) {
            status = rt_fail_cl(code, NULL, "to wait for a copy");
            break;
        }
        rt_unlock();
        code = rt_event_wait(event);
        rt_lock();
        rt_drops++;
        status = take_event(s, event, code);
        clReleaseEvent(event);
    }
    rt_unpin(s);
    rt_region_free(&here);
    return status;
}

static bool is_of(cl_event event, const rt_device *d)
{
    cl_context context = NULL;
    clGetEventInfo(event, CL_EVENT_CONTEXT, sizeof context, &context, NULL);
    return context == d->context;
}

amp_status rt_busy_order(struct rt_storage *s, rt_queue *q,
                         const struct rt_region *region)
{
    for (const struct rt_busy *b = s->busy; b; b = b->next) {
        if (!rt_region_meets(&b->region, region))
            continue;
        if (!is_of(b->event, q->device))
            return rt_settle(s, region, true);
        cl_int code = clEnqueueBarrierWithWaitList(q->queue, 1, &b->event, NULL);
        rt_queue_waits(q);
        if (code)
            return rt_fail_cl(code, q->device, "to order its work");
    }
    return AMP_OK;
}

amp_status rt_busy_leave(struct rt_storage *s, const rt_device *d,
                         const struct rt_region *region)
{
    for (const struct rt_busy *b = s->busy; b; b = b->next)
        if (rt_region_meets(&b->region, region) && !is_of(b->event, d))
            return rt_settle(s, region, true);
    return AMP_OK;
}

void rt_busy_free(struct rt_storage *s)
{
    while (s->busy) {
        struct rt_busy *b = s->busy;
        s->busy = b->next;
        clWaitForEvents(1, &b->event);
        free_entry(b);
    }
}
