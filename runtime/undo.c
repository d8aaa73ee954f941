/* undo.c - restores coherence after copies that fail asynchronously.
 *
 * A command that overwrites some bytes of one copy makes those of the others
 * stale as soon as it is enqueued. If it fails later, the target has neither
 * the old nor the new content: so until its event is known to have succeeded, a
 * record says which bytes were current in other copies. If it fails, they become
 * current there again, except where something was written since.
 *
 * A place is 0 for the host's copy and n + 1 for that of device n.
 */
#include "current.h"

#include <stdlib.h>

struct rt_undo {
    struct rt_undo *next;
    struct rt_storage *storage;
    cl_event event;
    int to;                 /* the place that is written */
    struct rt_region had[]; /* by place, what `to` lacked */
};

static struct rt_region *stale_of(struct rt_storage *s, int place)
{
    return place ? &s->copies[place - 1].stale : &s->stale;
}

static bool exists(const struct rt_storage *s, int place)
{
    return place ? s->copies[place - 1].buffer != NULL : s->host != NULL;
}

void rt_undo_free(struct rt_undo *u)
{
    if (!u)
        return;
    for (int place = 0; place <= rt.device_count; place++)
        rt_region_free(&u->had[place]);
    if (u->event)
        clReleaseEvent(u->event);
    free(u);
}

static amp_status note_others(struct rt_storage *s, struct rt_undo *u,
                              const struct rt_region *missing)
{
    amp_status status = AMP_OK;
    for (int place = 0; place <= rt.device_count && !status; place++) {
        if (place == u->to || !exists(s, place))
            continue;
        status = rt_region_copy(&u->had[place], missing);
        if (!status)
            status = rt_region_remove(&u->had[place], stale_of(s, place));
    }
    return status;
}

struct rt_undo *rt_undo_new(struct rt_storage *s,
                            const struct rt_region *region, int to)
{
    if (!rt_region_meets(stale_of(s, to), region))
        return NULL;
    struct rt_region missing = {.count = 0};
    struct rt_undo *u =
        rt_alloc(sizeof *u + ((size_t)rt.device_count + 1) * sizeof *u->had);
    amp_status status = u ? AMP_OK : AMP_OUT_OF_MEMORY;
    if (!status) {
        u->storage = s;
        u->to = to;
        status = rt_region_copy(&missing, region);
    }
    if (!status)
        status = rt_region_keep(&missing, stale_of(s, to));
    if (!status)
        status = note_others(s, u, &missing);
    rt_region_free(&missing);
    if (!status)
        return u;
    rt_undo_free(u);
    rt_forget();
    return NULL;
}

void rt_undo_add(struct rt_undo *u, cl_event event)
{
    if (!u)
        return;
    if (clRetainEvent(event)) {
        rt_undo_free(u);
        return;
    }
    u->event = event;
    u->next = u->storage->undos;
    u->storage->undos = u;
}

void rt_undo_overtaken(struct rt_storage *s, const struct rt_region *region,
                       int place)
{
    for (struct rt_undo *u = s->undos; u; u = u->next)
        for (int p = 0; p <= rt.device_count; p++)
            if ((place == RT_ANYWHERE || place == p)
                && rt_region_remove(&u->had[p], region)) {
                rt_region_clear(&u->had[p]);
                rt_forget();
            }
}

static void restore(struct rt_storage *s, const struct rt_undo *u)
{
    for (int place = 0; place <= rt.device_count; place++) {
        const struct rt_region *had = &u->had[place];
        if (rt_region_is_empty(had))
            continue;
        if (rt_region_remove(stale_of(s, place), had)
            || rt_region_add(stale_of(s, u->to), had))
            rt_forget();
        rt_revoke(s, had, AMPRT_FOR_READ | AMPRT_FOR_WRITE);
    }
}

void rt_undo_reap(struct rt_storage *s)
{
    for (struct rt_undo **at = &s->undos; *at;) {
        struct rt_undo *u = *at;
        cl_int state = rt_event_state(u->event);
        if (state > CL_COMPLETE) {
            at = &u->next;
            continue;
        }
        if (state < CL_COMPLETE)
            restore(s, u);
        *at = u->next;
        rt_undo_free(u);
    }
}

void rt_undo_free_all(struct rt_storage *s)
{
    while (s->undos) {
        struct rt_undo *u = s->undos;
        s->undos = u->next;
        rt_undo_free(u);
    }
}
