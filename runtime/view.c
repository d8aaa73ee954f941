/* view.c - creates views and arrays, and derives views from them.
 *
 * A view is a shape on a storage. A derived view has the same storage and keeps
 * it alive; its release, unless it is the last, copies nothing to the host.
 */
#include "lock.h"
#include "copy.h"

#include <limits.h>
#include <string.h>

/* ---- shapes ------------------------------------------------------------ */

bool rt_view_is_dense(const struct rt_view *v)
{
    size_t bytes = v->element;
    for (int d = v->rank - 1; d > 0; d--) {
        bytes *= (size_t)v->head.extent[d];
        if ((size_t)v->head.row[d - 1] != bytes)
            return false;
    }
    return true;
}

size_t rt_view_row_count(const struct rt_view *v)
{
    size_t rows = 1;
    for (int d = 0; d + 1 < v->rank; d++)
        rows *= (size_t)v->head.extent[d];
    return rows;
}

bool rt_view_is_exact(const struct rt_view *v)
{
    return rt_view_is_dense(v) || rt_view_row_count(v) <= RT_STRETCHES;
}

amp_status rt_view_rows(const struct rt_view *v, size_t first, size_t count,
                        struct rt_region *region)
{
    size_t bytes = (size_t)v->head.extent[v->rank - 1] * v->element;
    size_t in_plane = v->rank > 1 ? (size_t)v->head.extent[v->rank - 2] : 1;
    size_t plane = v->rank > 2 ? (size_t)v->head.row[0] : 0;
    size_t row = v->rank > 1 ? (size_t)v->head.row[v->rank - 2] : 0;
    amp_status status = rt_region_room(region, count);
    rt_region_clear(region);
    for (size_t i = first; !status && i < first + count; i++) {
        size_t lo = v->offset + i / in_plane * plane + i % in_plane * row;
        rt_region_append(region, (struct rt_range){lo, lo + bytes});
    }
    return status;
}

void rt_view_set_place(struct rt_view *v)
{
    v->place[0] = (int64_t)v->offset;
    v->has_place = v->offset % v->element == 0;
    for (int d = 0; d < 2; d++) {
        v->place[1 + d] = (int64_t)((size_t)v->head.row[d] / v->element);
        v->has_place &= (size_t)v->head.row[d] % v->element == 0;
    }
}

static amp_status set_region(struct rt_view *v)
{
    size_t last = v->offset + (size_t)v->head.extent[v->rank - 1] * v->element;
    for (int d = 0; d + 1 < v->rank; d++)
        last += (size_t)(v->head.extent[d] - 1) * (size_t)v->head.row[d];
    if (!rt_view_is_dense(v) && rt_view_is_exact(v))
        return rt_view_rows(v, 0, rt_view_row_count(v), &v->region);
    rt_region_set(&v->region, (struct rt_range){v->offset, last});
    return AMP_OK;
}

static void set_dense(struct rt_view *v, int rank, const int *extent)
{
    size_t bytes = v->element;
    v->rank = rank;
    memcpy(v->head.extent, extent, (size_t)rank * sizeof *extent);
    v->head.row[0] = v->head.row[1] = 0;
    for (int d = rank - 1; d > 0; d--) {
        bytes *= (size_t)extent[d];
        v->head.row[d - 1] = (ptrdiff_t)bytes;
    }
}

static amp_status wrong_rank(const struct rt_view *v, int rank)
{
    return rt_fail(AMP_INVALID_ARGUMENT, "the view has rank %d and must have rank %d", v->rank,
                   rank);
}

/* *bytes becomes what a dense view of that extent takes. */
static amp_status size_of(size_t element, int rank, const int *extent,
                          size_t *bytes)
{
    size_t n = element;
    if (rank < 1 || rank > 3)
        return rt_fail(AMP_INVALID_ARGUMENT, "rank %d is not 1, 2 or 3", rank);
    for (int d = 0; d < rank; d++) {
        if (extent[d] <= 0)
            return rt_fail(AMP_INVALID_ARGUMENT,
                           "extent %s has a dimension that is not positive",
                           rt_text_extent(rank, extent).at);
        if (__builtin_mul_overflow(n, (size_t)extent[d], &n)
            || n > PTRDIFF_MAX)
            return rt_fail(AMP_INVALID_ARGUMENT,
                           "extent %s has more elements of %zu bytes than"
                           " can be addressed",
                           rt_text_extent(rank, extent).at, element);
    }
    *bytes = n;
    return AMP_OK;
}

/* ---- on a storage ------------------------------------------------------ */

static amp_status attach(struct rt_view *v, struct rt_storage *s)
{
    amp_status status = set_region(v);
    if (status)
        return status;
    rt_view_set_place(v);
    v->storage = s;
    v->next = s->views;
    if (v->next)
        v->next->previous = v;
    s->views = v;
    s->views_left++;
    if (s->host)
        v->head.host = s->host + v->offset;
    return AMP_OK;
}

/* A view of all of `s`, which is freed where that fails without other views. */
static struct rt_view *new_view(struct rt_storage *s, size_t offset,
                                size_t element, int rank, const int *extent,
                                const char *file, int line)
{
    struct rt_view *v = s ? rt_handle_new() : NULL;
    if (!v) {
        if (s && !s->views_left)
            rt_storage_free(s);
        return NULL;
    }
    v->element = element;
    v->offset = offset;
    v->file = file;
    v->line = line;
    set_dense(v, rank, extent);
    attach(v, s); /* one stretch needs no memory */
    return v;
}

static void *reported(struct rt_view *v, amp_status status, const char *call,
                      const char *file, int line)
{
    rt_unlock();
    if (!v && !status)
        status = rt_failed();
    rt_report(status, call, file, line);
    return v;
}

void *amprt_view(void *memory, size_t element, size_t align, int rank,
                 const int *extent, const char *file, int line)
{
    size_t bytes = 0;
    struct rt_view *v = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = size_of(element, rank, extent, &bytes);
    if (!status && !memory)
        status = rt_fail(AMP_INVALID_ARGUMENT, "the memory is NULL");
    if (!status) {
        struct rt_storage *s = rt_storage_over(memory, bytes, align);
        v = new_view(s, s ? (size_t)((const char *)memory - s->host) : 0,
                     element, rank, extent, file, line);
    }
    return reported(v, status, "amp_view", file, line);
}

void *amprt_view_new(size_t element, int rank, const int *extent,
                     const char *file, int line)
{
    size_t bytes = 0;
    struct rt_view *v = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = size_of(element, rank, extent, &bytes);
    if (!status)
        v = new_view(rt_storage_new(bytes), 0, element, rank, extent, file,
                     line);
    return reported(v, status, "amp_view_new", file, line);
}

/* ---- arrays ------------------------------------------------------------ */

static amp_status new_array(amp_accelerator_view av, size_t element, int rank,
                            const int *extent, const char *file, int line,
                            struct rt_view **out)
{
    size_t bytes = 0;
    rt_queue *q = NULL;
    amp_status status = size_of(element, rank, extent, &bytes);
    if (!status)
        status = rt_queue_resolve(av, &q);
    if (status)
        return status;
    *out = new_view(rt_storage_new(bytes), 0, element, rank, extent, file,
                    line);
    if (!*out)
        return AMP_OUT_OF_MEMORY;
    (*out)->is_array = true;
    (*out)->storage->home = q;
    return AMP_OK;
}

/* `v`, or NULL where it could not be made ready: then it is dropped. */
static struct rt_view *kept(struct rt_view *v, amp_status status)
{
    if (v && status)
        rt_view_drop(v, false);
    return status ? NULL : v;
}

void *amprt_array(amp_accelerator_view av, size_t element, int rank,
                  const int *extent, const char *file, int line)
{
    struct rt_view *v = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = new_array(av, element, rank, extent, file, line, &v);
    if (!status)
        status = rt_storage_buffer(v->storage, v->storage->home->device);
    return reported(kept(v, status), status, av ? "amp_array_on" : "amp_array",
                    file, line);
}

void *amprt_array_from(amp_accelerator_view av, size_t element, int rank,
                       const int *extent, const void *from,
                       const char *file, int line)
{
    struct rt_view *v = NULL;
    amp_status status = rt_enter();
    if (!status && !from)
        status = rt_fail(AMP_INVALID_ARGUMENT, "the memory is NULL");
    if (!status)
        status = new_array(av, element, rank, extent, file, line, &v);
    if (!status)
        status = rt_storage_buffer(v->storage, v->storage->home->device);
    if (!status)
        status = rt_copy_in(from, v);
    return reported(kept(v, status), status,
                    av ? "amp_array_from_on" : "amp_array_from", file, line);
}

/* A staging array's elements live on the host, ready for copies to `av`. */
void *amprt_array_staging(amp_accelerator_view av, size_t element, int rank,
                          const int *extent, const char *file, int line)
{
    struct rt_view *v = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = new_array(av, element, rank, extent, file, line, &v);
    if (!status) {
        struct rt_storage *s = v->storage;
        s->staging = true;
        status = rt_storage_host(s);
        for (int i = 0; i < rt.device_count; i++)
            rt_region_set(&s->copies[i].stale,
                          (struct rt_range){0, s->size});
    }
    return reported(kept(v, status), status, "amp_array_staging", file,
                    line);
}

/* ---- derived views ----------------------------------------------------- */

/* A copy of the handle `from`, to be narrowed by the caller. */
static struct rt_view *derive(const struct rt_view *from, const char *file,
                              int line)
{
    struct rt_view *v = rt_handle_new();
    if (!v)
        return NULL;
    v->element = from->element;
    v->offset = from->offset;
    v->rank = from->rank;
    memcpy(v->head.extent, from->head.extent, sizeof v->head.extent);
    memcpy(v->head.row, from->head.row, sizeof v->head.row);
    v->derived = true;
    v->file = file;
    v->line = line;
    return v;
}

/* `v` on the storage; NULL, and no handle, after rt_fail. */
static struct rt_view *attached(struct rt_view *v, struct rt_storage *s)
{
    if (!attach(v, s))
        return v;
    rt_handle_free(v, false);
    return NULL;
}

static size_t stride(const struct rt_view *v, int d)
{
    return d + 1 < v->rank ? (size_t)v->head.row[d] : v->element;
}

static amp_status check_section(const struct rt_view *v, int rank,
                                const int *origin, const int *extent)
{
    if (rank != v->rank)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "a section of rank %d of a view of rank %d", rank,
                       v->rank);
    for (int d = 0; d < rank; d++)
        if (origin[d] < 0 || extent[d] <= 0 || extent[d] > v->head.extent[d]
            || origin[d] > v->head.extent[d] - extent[d])
            return rt_fail(AMP_INVALID_ARGUMENT,
                           "section of extent %s at %s does not lie within"
                           " extent %s",
                           rt_text_extent(rank, extent).at,
                           rt_text_extent(rank, origin).at,
                           rt_text_extent(rank, v->head.extent).at);
    return AMP_OK;
}

void *amprt_section(const void *handle, int rank, const int *origin,
                    const int *extent, const char *file, int line)
{
    struct rt_view *from, *v = NULL;
    bool all = !origin && !extent;
    amp_status status = rt_enter_with(handle, &from);
    if (!status && !all)
        status = check_section(from, rank, origin, extent);
    if (!status && (v = derive(from, file, line))) {
        for (int d = 0; d < v->rank && !all; d++) {
            v->offset += (size_t)origin[d] * stride(v, d);
            v->head.extent[d] = extent[d];
        }
        v = attached(v, from->storage);
    }
    return reported(v, status, all ? "amp_array_view" : "amp_section", file,
                    line);
}

void *amprt_view_as(const void *handle, int rank, const int *extent,
                    const char *file, int line)
{
    struct rt_view *from, *v = NULL;
    size_t bytes = 0;
    amp_status status = rt_enter_with(handle, &from);
    if (!status)
        status = size_of(from->element, rank, extent, &bytes);
    if (!status && from->rank != 1)
        status = wrong_rank(from, 1);
    if (!status && bytes / from->element > (size_t)from->head.extent[0])
        status = rt_fail(AMP_INVALID_ARGUMENT,
                         "extent %s has %zu elements and the view only %d",
                         rt_text_extent(rank, extent).at,
                         bytes / from->element, from->head.extent[0]);
    if (!status && (v = derive(from, file, line))) {
        set_dense(v, rank, extent);
        v = attached(v, from->storage);
    }
    return reported(v, status, "amp_view_as", file, line);
}

/* The user's memory may lack the alignment: where it begins, a device's copy has it. */
static amp_status check_element(const struct rt_view *v, size_t element,
                                size_t align)
{
    size_t bytes = (size_t)v->head.extent[0] * v->element;
    if (v->rank != 1)
        return wrong_rank(v, 1);
    if (bytes % element)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "%zu bytes do not divide into elements of %zu", bytes,
                       element);
    if (bytes / element > INT_MAX)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "%zu bytes are more elements of %zu than an extent"
                       " can count", bytes, element);
    if (v->offset % align)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "the view starts %zu bytes into its memory and such"
                       " elements start at multiples of %zu", v->offset, align);
    return AMP_OK;
}

/* The view's storage may become another one, while the lock is dropped. */
static amp_status align_storage(const void *handle, size_t align)
{
    struct rt_view *v;
    amp_status status = rt_handle_check(handle, &v);
    if (!status && v->storage->has_source
        && !rt_storage_over(v->storage->host, v->storage->size, align))
        status = rt_failed();
    return status;
}

void *amprt_reinterpret_as(const void *handle, size_t element, size_t align,
                           const char *file, int line)
{
    struct rt_view *from, *v = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = align_storage(handle, align);
    if (!status)
        status = rt_handle_check(handle, &from);
    if (!status)
        status = check_element(from, element, align);
    if (!status && (v = derive(from, file, line))) {
        v->head.extent[0] =
            (int)((size_t)from->head.extent[0] * from->element / element);
        v->element = element;
        v = attached(v, from->storage);
    }
    return reported(v, status, "amp_reinterpret_as", file, line);
}

void *amprt_row(const void *handle, int count, const int *at,
                const char *file, int line)
{
    struct rt_view *from, *v = NULL;
    amp_status status = rt_enter_with(handle, &from);
    for (int d = 0; !status && d < count; d++)
        if (count >= from->rank || at[d] < 0 || at[d] >= from->head.extent[d])
            status = rt_fail(AMP_INVALID_ARGUMENT,
                             "row %s does not lie within extent %s",
                             rt_text_extent(count, at).at,
                             rt_text_extent(from->rank, from->head.extent).at);
    if (!status && (v = derive(from, file, line))) {
        for (int d = 0; d < count; d++)
            v->offset += (size_t)at[d] * stride(from, d);
        v->rank = from->rank - count;
        for (int d = 0; d < 3; d++)
            v->head.extent[d] =
                d < v->rank ? from->head.extent[d + count] : 0;
        for (int d = 0; d < 2; d++)
            v->head.row[d] = d + 1 < v->rank ? from->head.row[d + count] : 0;
        v = attached(v, from->storage);
    }
    return reported(v, status, "subscript", file, line);
}

void amprt_no_extent(const void *handle, int rank, const char *file, int line)
{
    struct rt_view *v;
    amp_status status = rt_enter_with(handle, &v);
    if (!status)
        status = wrong_rank(v, rank);
    rt_unlock();
    rt_report(status, "amp_extent", file, line);
}
