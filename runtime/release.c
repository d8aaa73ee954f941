/* release.c - releases handles: by amp_release, at the end of a scope, and at the
 * end of a statement.
 *
 * When the user's memory is released, no device may still use it: so releasing an
 * owner, or the last view, makes the host's copy current and waits for the devices.
 */
#include "lock.h"
#include "current.h"

#include <stdlib.h>

/* What the release of `v` ends the use of: its bytes; the last view, all. */
static struct rt_region to_bring(const struct rt_view *v)
{
    const struct rt_storage *s = v->storage;
    if (s->views_left > 1)
        return v->region;
    return (struct rt_region){.one = {0, s->size}, .count = 1};
}

/* Whether releasing `v` must wait: for what was written, and for kernels that
 * still read memory which they share with the host. */
static bool must_bring_home(const struct rt_view *v)
{
    const struct rt_storage *s = v->storage;
    struct rt_region region = to_bring(v);
    bool last = s->views_left == 1;
    if (!s->has_source)
        return last && s->busy;
    return (last || !v->derived) && !rt_is_home(s, &region);
}

static amp_status bring_home(struct rt_view *v)
{
    struct rt_region region = to_bring(v);
    if (!v->storage->has_source)
        return rt_settle(v->storage, &region, true);
    if (v->storage->views_left == 1)
        return rt_storage_acquire(v->storage, AMPRT_FOR_WRITE);
    return rt_host_acquire(v, AMPRT_FOR_WRITE);
}

void rt_view_drop(struct rt_view *v, bool may_be_named)
{
    struct rt_storage *s = v->storage;
    rt_revoke_view(v);
    if (v->next)
        v->next->previous = v->previous;
    if (v->previous)
        v->previous->next = v->next;
    else
        s->views = v->next;
    rt_handle_free(v, may_be_named);
    if (--s->views_left == 0)
        rt_storage_free(s);
}

static amp_status try_to_bring_home(struct rt_view *v)
{
    amp_status status = AMP_OK;
    while (!status && v->live && must_bring_home(v))
        status = bring_home(v);
    return status;
}

/* Where the memory cannot be brought home, a handle released by hand stays
 * live, so that nothing is lost; at the end of its scope it must go, and what
 * failed may have been a copy from before. */
static amp_status release(struct rt_view *v, bool by_hand)
{
    amp_status status = try_to_bring_home(v);
    if (status && !by_hand)
        try_to_bring_home(v);
    if (v->live && (!status || !by_hand))
        rt_view_drop(v, by_hand);
    return status;
}

amp_status amprt_release(const void *handle, const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(handle, &v);
    if (!status)
        status = release(v, true);
    rt_unlock();
    return rt_report(status, "amp_release", file, line);
}

amp_status amprt_release_variable(void *variable, const char *file, int line)
{
    void **at = variable;
    amp_status status = amprt_release(*at, file, line);
    if (!status)
        *at = NULL;
    return status;
}

static void release_scoped(const void *handle)
{
    struct rt_view *v;
    const char *file = NULL;
    int line = 0;
    amp_status status = AMP_OK;
    if (rt_enter()) { /* nothing is left to be done */
        rt_forget();
    } else if (!rt_handle_fault(handle)) {
        v = (struct rt_view *)handle;
        file = v->file;
        line = v->line;
        status = release(v, false);
    }
    rt_unlock();
    rt_report(status, "end of scope", file, line);
}

/* Silent for NULL and for what was released by hand before. */
void amprt_scope_end(const void *variable)
{
    void **at = (void **)variable; /* which may be const, and ends now */
    if (*at)
        release_scoped(*at);
    *at = NULL;
}

/* ---- temporaries ------------------------------------------------------- */

enum { INSIDE = 16 };
static _Thread_local const void *inside[INSIDE];
static _Thread_local const void **beyond; /* those after INSIDE */
static _Thread_local unsigned depth, room;

unsigned amprt_statement_begin(void)
{
    return depth;
}

/* Without memory to note it in, the view lives on to the program's end. */
void *amprt_temporary(const void *handle)
{
    if (!handle)
        return NULL;
    if (depth >= INSIDE && depth - INSIDE == room) {
        unsigned more = room ? 2 * room : 64;
        const void **list = realloc(beyond, more * sizeof *list);
        if (!list)
            return (void *)handle;
        beyond = list;
        room = more;
    }
    if (depth < INSIDE)
        inside[depth] = handle;
    else
        beyond[depth - INSIDE] = handle;
    depth++;
    return (void *)handle;
}

void amprt_statement_end(unsigned *mark)
{
    while (depth > *mark) {
        depth--;
        release_scoped(depth < INSIDE ? inside[depth]
                                      : beyond[depth - INSIDE]);
    }
    if (!depth && room) {
        free(beyond);
        beyond = NULL;
        room = 0;
    }
}
