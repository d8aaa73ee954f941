/* storage.c - one storage for each piece of memory, shared by all views of it.
 *
 * The host ranges in use are in one sorted list. A view of memory within a
 * storage shares that storage; one that overlaps some partly merges them: they
 * are made current on the host, and their views are moved to a new storage that
 * covers all. So entries of the list never overlap, and two views of the same
 * memory are coherent because they have the same copies. A storage is also
 * replaced if its elements need a greater alignment than was promised to a
 * device that shares it.
 */
#include "current.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct rt_storage **sorted; /* those with a source, by address */
static size_t sorted_count, sorted_room;
static unsigned long long serial;

/* ---- the sorted list --------------------------------------------------- */

/* The first storage that ends above `at`. */
static size_t find(const char *at)
{
    size_t lo = 0, hi = sorted_count;
    while (lo < hi) {
        size_t middle = (lo + hi) / 2;
        if (sorted[middle]->host + sorted[middle]->size <= at)
            lo = middle + 1;
        else
            hi = middle;
    }
    return lo;
}

static bool make_room(void)
{
    if (sorted_count < sorted_room)
        return true;
    size_t room = sorted_room ? 2 * sorted_room : 64;
    struct rt_storage **list = realloc(sorted, room * sizeof *list);
    if (!list) {
        rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
        return false;
    }
    sorted = list;
    sorted_room = room;
    return true;
}

static void insert(struct rt_storage *s)
{
    size_t at = find(s->host);
    memmove(sorted + at + 1, sorted + at,
            (sorted_count - at) * sizeof *sorted);
    sorted[at] = s;
    sorted_count++;
}

static void take_out(size_t at, size_t count)
{
    sorted_count -= count;
    memmove(sorted + at, sorted + at + count,
            (sorted_count - at) * sizeof *sorted);
}

/* ---- making and freeing ------------------------------------------------ */

static void link_storage(struct rt_storage *s)
{
    s->next = rt.storages;
    if (s->next)
        s->next->previous = s;
    rt.storages = s;
}

static void unlink_storage(struct rt_storage *s)
{
    if (s->next)
        s->next->previous = s->previous;
    if (s->previous)
        s->previous->next = s->next;
    else
        rt.storages = s->next;
    s->next = s->previous = NULL;
}

struct rt_storage *rt_storage_new(size_t bytes)
{
    size_t count = (size_t)rt.device_count;
    struct rt_storage *s =
        rt_alloc(sizeof *s + count * sizeof s->copies[0]);
    if (!s)
        return NULL;
    s->size = bytes;
    link_storage(s);
    return s;
}

static struct rt_storage *new_over(char *memory, size_t bytes)
{
    struct rt_storage *s = make_room() ? rt_storage_new(bytes) : NULL;
    if (!s)
        return NULL;
    s->host = memory;
    s->has_source = s->has_content = true;
    for (int i = 0; i < rt.device_count; i++)
        rt_region_set(&s->copies[i].stale, (struct rt_range){0, bytes});
    return s;
}

enum { MOST_PARKED = 1 << 28 }; /* bytes */

/* What forgets parts is not to have another buffer in the same place. */
static void release_buffer(rt_device *d, cl_mem buffer, size_t size)
{
    if (d->forgets_parts && size <= MOST_PARKED - d->parked)
        d->parked += size;
    else
        clReleaseMemObject(buffer);
}

/* Commands under way keep what they need of the buffer. */
static void drop_buffer(struct rt_storage *s, rt_device *d)
{
    struct rt_copy *c = &s->copies[d->number];
    if (!c->buffer)
        return;
    rt.moves++;
    rt_unmap_all(c, d->queues[0]);
    release_buffer(d, c->buffer, s->size);
    d->used -= s->size;
    free(c->uses);
    struct rt_region stale = c->stale;
    rt_region_set(&stale, (struct rt_range){0, s->size});
    rt_undo_overtaken(s, &stale, d->number + 1);
    *c = (struct rt_copy){.stale = stale};
}

void rt_storage_free(struct rt_storage *s)
{
    rt_busy_free(s);
    rt_undo_free_all(s);
    for (int i = 0; i < rt.device_count; i++) {
        drop_buffer(s, &rt.devices[i]);
        rt_region_free(&s->copies[i].stale);
    }
    rt_region_free(&s->stale);
    if (!s->dead) {
        if (s->has_source)
            take_out(find(s->host), 1);
        unlink_storage(s);
    }
    rt_shadow_leave(s->shadow);
    s->shadow = NULL;
    s->host = NULL;
    if (s->pins) {
        s->dead = true;
        return;
    }
    free(s);
}

void rt_pin(struct rt_storage *s)
{
    s->pins++;
}

void rt_unpin(struct rt_storage *s)
{
    if (--s->pins == 0 && s->dead)
        rt_storage_free(s);
}

amp_status rt_storage_host(struct rt_storage *s)
{
    if (s->host)
        return AMP_OK;
    s->shadow = rt_shadow_new(s->size, s->staging ? s->home->device : NULL);
    if (!s->shadow)
        return AMP_OUT_OF_MEMORY;
    s->host = rt_shadow_memory(s->shadow);
    for (struct rt_view *v = s->views; v; v = v->next)
        v->head.host = s->host + v->offset;
    return AMP_OK;
}

/* ---- copies on devices ------------------------------------------------- */

/* By AMP_MEMORY_LIMIT. */
static bool is_allowed(const struct rt_storage *s, const rt_device *d)
{
    return d->used <= d->limit && s->size <= d->limit - d->used;
}

bool rt_storage_passes(const struct rt_storage *s, const rt_device *d)
{
    return d->in_place && s->size > d->largest_buffer;
}

static cl_mem create(struct rt_storage *s, rt_device *d, bool shares,
                     cl_int *code)
{
    if (!is_allowed(s, d)) {
        *code = CL_MEM_OBJECT_ALLOCATION_FAILURE;
        return NULL;
    }
    cl_mem_flags flags = CL_MEM_READ_WRITE;
    size_t size = shares && rt_storage_passes(s, d) ? d->largest_buffer : s->size;
    return clCreateBuffer(d->context,
                          shares ? flags | CL_MEM_USE_HOST_PTR : flags,
                          size, shares ? s->host : NULL, code);
}

/* Whether devices may use the host's memory, which is theirs to choose where it is
 * not the user's. */
static bool is_aligned(const struct rt_storage *s, size_t align)
{
    return !s->has_source || !align || (uintptr_t)s->host % align == 0;
}

amp_status rt_storage_buffer(struct rt_storage *s, rt_device *d)
{
    struct rt_copy *c = &s->copies[d->number];
    if (c->buffer)
        return AMP_OK;
    bool shares = d->shares_memory && is_aligned(s, s->align);
    if (shares && rt_storage_host(s))
        return AMP_OUT_OF_MEMORY;
    cl_int code;
    cl_mem buffer = create(s, d, shares, &code);
    while (!buffer && code != CL_INVALID_BUFFER_SIZE && rt_storage_evict(d))
        buffer = create(s, d, shares, &code);
    if (!buffer && !is_allowed(s, d))
        return rt_fail(AMP_OUT_OF_MEMORY,
                       "%s has no %zu bytes left of the %zu that AMP_MEMORY_LIMIT"
                       " allows", d->name, s->size, d->limit);
    if (!buffer) {
        char what[80];
        snprintf(what, sizeof what, "to hold %zu bytes", s->size);
        return rt_fail_cl(code, d, what);
    }
    if (shares)
        rt_shadow_share(s->shadow, buffer);
    *c = (struct rt_copy){.buffer = buffer, .serial = ++serial,
                          .stale = c->stale, .shares = shares};
    d->used += s->size;
    return AMP_OK;
}

/* Whether the host has all that the copy `c` has, and nothing needs it now. */
static bool is_clean(struct rt_storage *s, const struct rt_copy *c)
{
    if (!c->buffer || !s->host || s->round == rt.round
        || (c->shares && !s->has_source))
        return false;
    rt_busy_reap(s);
    return !s->busy && rt_region_is_empty(&s->stale);
}

static bool drop_clean(rt_device *d)
{
    bool any = false;
    for (struct rt_storage *s = rt.storages; s; s = s->next) {
        struct rt_copy *c = &s->copies[d->number];
        if (!is_clean(s, c))
            continue;
        for (unsigned i = 0; i < c->use_count; i++)
            clFinish(c->uses[i].queue->queue);
        drop_buffer(s, d);
        any = true;
    }
    return any;
}

bool rt_storage_evict(rt_device *d)
{
    if (drop_clean(d))
        return true;
    for (int i = 0; i < d->queue_count; i++)
        clFinish(d->queues[i]->queue);
    return drop_clean(d);
}

/* ---- one storage for all that overlaps --------------------------------- */

static void move_views(struct rt_storage *from, struct rt_storage *to)
{
    size_t shift = (size_t)(from->host - to->host);
    rt_revoke_all(from);
    while (from->views) {
        struct rt_view *v = from->views;
        from->views = v->next;
        v->next = to->views;
        v->previous = NULL;
        if (v->next)
            v->next->previous = v;
        to->views = v;
        v->storage = to;
        v->offset += shift;
        rt_view_set_place(v);
        rt_region_shift(&v->region, shift);
    }
    to->views_left += from->views_left;
    if (to->align < from->align)
        to->align = from->align;
    to->lent |= from->lent;
    from->views_left = 0;
}

static struct rt_storage *merge(char *lo, char *hi, size_t first, size_t end)
{
    if (first < end) {
        struct rt_storage *a = sorted[first], *z = sorted[end - 1];
        if (a->host < lo)
            lo = a->host;
        if (z->host + z->size > hi)
            hi = z->host + z->size;
    }
    struct rt_storage *s = new_over(lo, (size_t)(hi - lo));
    if (!s)
        return NULL;
    for (; first < end; end--) {
        move_views(sorted[first], s);
        rt_storage_free(sorted[first]);
    }
    insert(s);
    return s;
}

static bool is_home(const struct rt_storage *s)
{
    struct rt_region all = {.one = {0, s->size}, .count = 1};
    return rt_is_home(s, &all);
}

static bool is_shared(const struct rt_storage *s)
{
    bool any = false;
    for (int i = 0; i < rt.device_count; i++)
        any = any || s->copies[i].shares;
    return any;
}

/* Whether it holds the bytes, for elements of that alignment. */
static bool suits(const struct rt_storage *s, const char *lo, const char *hi,
                  size_t align)
{
    return s->host <= lo && s->host + s->size >= hi
        && (align <= s->align || is_aligned(s, align) || !is_shared(s));
}

struct rt_storage *rt_storage_over(const void *memory, size_t bytes,
                                   size_t align)
{
    char *lo = (char *)memory, *hi = lo + bytes;
    struct rt_storage *s = NULL;
    while (!s) {
        size_t first = find(lo), end = first;
        struct rt_storage *away = NULL;
        for (; end < sorted_count && sorted[end]->host < hi; end++)
            if (!is_home(sorted[end]))
                away = sorted[end];
        if (end == first + 1 && suits(sorted[first], lo, hi, align))
            s = sorted[first];
        else if (away && rt_storage_acquire(away, AMPRT_FOR_WRITE))
            return NULL;
        else if (!away && !(s = merge(lo, hi, first, end)))
            return NULL;
    }
    if (s->align < align)
        s->align = align;
    return s;
}
