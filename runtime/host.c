/* host.c - the host's operations on views: subscripts, comparisons, amp_synchronize,
 * amp_refresh, amp_discard_data.
 */
#include "lock.h"
#include "current.h"

void amprt_host_access(struct amprt_view *view, enum amprt_access access,
                       const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(view, &v);
    if (!status)
        status = rt_host_acquire(v, access);
    bool has_elements = !rt_handle_fault(view) && view->host;
    rt_unlock();
    if (status && !has_elements)
        rt_report_last(status, "subscript", file, line);
    rt_report(status, "subscript", file, line);
}

/* ---- comparisons ------------------------------------------------------- */

static bool is_same_part(const struct rt_view *a, const struct rt_view *b)
{
    bool is_same = a->storage == b->storage && a->offset == b->offset
        && a->element == b->element && a->rank == b->rank;
    for (int d = 0; is_same && d < a->rank; d++)
        is_same = a->head.extent[d] == b->head.extent[d]
            && (d + 1 == a->rank || a->head.row[d] == b->head.row[d]);
    return is_same;
}

bool amprt_is_same(const void *a, const void *b)
{
    if (a == b || !a || !b)
        return a == b;
    bool is_same = !rt_enter() && !rt_handle_fault(a) && !rt_handle_fault(b)
        && is_same_part(a, b);
    rt_unlock();
    return is_same;
}

/* ---- -fsanitize=bounds ------------------------------------------------- */

/* `rank`: that of the view that the program was compiled for. */
static amp_status check_indices(const struct rt_view *v, const char *name,
                                int rank, int count, const ptrdiff_t *at)
{
    if (v->rank < rank)
        return rt_fail(AMP_INVALID_ARGUMENT, "'%s' has rank %d, not %d", name,
                       v->rank, rank);
    for (int d = 0; d < count; d++)
        if (at[d] < 0 || at[d] >= v->head.extent[d])
            return rt_fail_index(name, at[d], v->head.extent[d], d, "");
    return AMP_OK;
}

const void *amprt_checked_at(const void *handle, enum amprt_access access,
                             const char *name, int count, const ptrdiff_t *at,
                             const void *outside, const char *file, int line)
{
    struct rt_view *v;
    const void *element = outside;
    amp_status status = rt_enter_with(handle, &v);
    if (!status)
        status = check_indices(v, name, count, count, at);
    if (!status)
        status = rt_host_acquire(v, access);
    if (!status) {
        element = v->head.host + at[count - 1] * (ptrdiff_t)v->element;
        for (int d = 0; d + 1 < count; d++)
            element = (const char *)element + at[d] * v->head.row[d];
    }
    rt_unlock();
    rt_report(status, "subscript", file, line);
    return element;
}

void *amprt_checked_row(const void *handle, const char *name, int count,
                        const ptrdiff_t *at, const char *file, int line)
{
    struct rt_view *v;
    int index[3] = {0};
    amp_status status = rt_enter_with(handle, &v);
    if (!status)
        status = check_indices(v, name, count + 1, count, at);
    rt_unlock();
    if (rt_report(status, "subscript", file, line))
        return NULL;
    for (int d = 0; d < count; d++)
        index[d] = (int)at[d];
    return amprt_row(handle, count, index, file, line);
}

/* ---- the host's copy --------------------------------------------------- */

/* Without a source there is nothing to bring up to date. */
amp_status amprt_synchronize(const void *handle, const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(handle, &v);
    if (!status && v->storage->has_source)
        status = rt_host_acquire(v, AMPRT_FOR_READ | RT_ALONE);
    rt_unlock();
    return rt_report(status, "amp_synchronize", file, line);
}

/* Begins what amp_synchronize does; *event is its last command, or NULL. */
static amp_status begin_synchronize(struct rt_view *v, cl_event *event)
{
    *event = NULL;
    struct rt_storage *s = v->storage;
    if (!s->has_source)
        return AMP_OK;
    rt_pin(s);
    amp_status status = rt_host_begin(s, &v->region);
    bool several = s->busy && s->busy->next;
    if (!status && several)
        status = rt_settle(s, &v->region, true);
    else if (!status && s->busy) {
        cl_int code = clRetainEvent(s->busy->event);
        if (code)
            status = rt_fail_cl(code, NULL, "to wait for a copy");
        else
            *event = s->busy->event;
    }
    rt_unpin(s);
    return status;
}

amp_future amprt_synchronize_async(const void *handle,
                                   const char *file, int line)
{
    struct rt_view *v;
    cl_event event = NULL;
    amp_status status = rt_enter_with(handle, &v);
    if (!status)
        status = begin_synchronize(v, &event);
    rt_unlock();
    if (rt_report(status, "amp_synchronize_async", file, line))
        return rt_future_failed(status);
    if (!event)
        return (amp_future){0};
    return rt_future_of(event, "amp_synchronize_async", file, line);
}

/* What lies outside of the view keeps what kernels wrote there. */
static amp_status refresh(struct rt_view *v)
{
    size_t rows = rt_view_row_count(v), step = RT_STRETCHES;
    struct rt_region region = {.count = 0};
    amp_status status = AMP_OK;
    for (size_t at = 0; !status && at < rows; at += step) {
        size_t count = rows - at < step ? rows - at : step;
        status = rt_view_rows(v, at, count, &region);
        if (!status)
            status = rt_host_declares(v->storage, &region);
    }
    rt_region_free(&region);
    return status ? status : rt_host_acquire(v, AMPRT_FOR_WRITE);
}

amp_status amprt_refresh(const void *handle, const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(handle, &v);
    if (!status && v->storage->has_source)
        status = refresh(v);
    rt_unlock();
    return rt_report(status, "amp_refresh", file, line);
}

/* A hint: a view of too many rows to note is left as it is. */
amp_status amprt_discard_data(const void *handle, const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(handle, &v);
    if (!status && rt_view_is_exact(v))
        rt_discard(v->storage, &v->region);
    rt_unlock();
    return rt_report(status, "amp_discard_data", file, line);
}
