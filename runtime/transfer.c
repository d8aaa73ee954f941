/* transfer.c - bytes between the host's copy of a storage and a device's.
 *
 * A device with its own memory is read and written, one command for each piece.
 * For a device that shares the host's memory, ranges are unmapped for the device
 * and mapped for the host, so that work on other ranges can continue. A device
 * that is in_place needs no commands: the list of maps says who may use a range.
 */
#include "lock.h"
#include "current.h"
#include "pinned.h"
#include "trace.h"

#include <stdlib.h>

/* ---- shared memory ----------------------------------------------------- */

enum { MANY_MAPS = 256 }; /* of one copy: each search goes through all */

bool rt_is_mapped(const struct rt_copy *c, struct rt_range range,
                  cl_map_flags access)
{
    for (const struct rt_map *m = c->maps; m; m = m->next)
        if (m->range.lo <= range.lo && m->range.hi >= range.hi
            && m->access & access)
            return true;
    return false;
}

static amp_status order(struct rt_copy *c, rt_queue *q, struct rt_range range)
{
    return q->device->in_place ? rt_queue_order_host(c, q, range)
                               : rt_queue_order(c, q, range, true);
}

static cl_int unmap_first(struct rt_copy *c, struct rt_map **at, rt_queue *q)
{
    struct rt_map *m = *at;
    cl_int code = q->device->in_place ? CL_SUCCESS
        : clEnqueueUnmapMemObject(q->queue, c->buffer, m->at, 0, NULL, NULL);
    if (code)
        return code;
    *at = m->next;
    free(m);
    return CL_SUCCESS;
}

static amp_status unmap(struct rt_storage *s, struct rt_copy *c,
                        struct rt_map **at, rt_queue *q)
{
    struct rt_region region = {.one = (*at)->range, .count = 1};
    amp_status status = order(c, q, (*at)->range);
    if (status)
        return status;
    rt_revoke(s, &region, AMPRT_FOR_WRITE);
    cl_int code = unmap_first(c, at, q);
    return code ? rt_fail_cl(code, q->device, "to take its memory back")
                : AMP_OK;
}

amp_status rt_unmap(struct rt_storage *s, rt_queue *q, struct rt_range range,
                    bool writes)
{
    struct rt_copy *c = &s->copies[q->device->number];
    for (struct rt_map **at = &c->maps; *at;) {
        struct rt_map *m = *at;
        if (rt_range_meets(m->range, range)
            && (writes || m->access & CL_MAP_WRITE)) {
            amp_status status = unmap(s, c, at, q);
            if (status)
                return status;
        } else {
            at = &m->next;
        }
    }
    return AMP_OK;
}

void rt_unmap_all(struct rt_copy *c, rt_queue *q)
{
    while (c->maps) {
        struct rt_map *m = c->maps;
        if (order(c, q, m->range))
            rt_forget();
        if (unmap_first(c, &c->maps, q) && unmap_first(c, &c->maps, q)) {
            c->maps = m->next;
            free(m);
        }
    }
}

/* No two maps overlap: what one touches of others becomes one with it. */
static amp_status widen(struct rt_storage *s, struct rt_copy *c, rt_queue *q,
                        struct rt_range *range, cl_map_flags *access)
{
    for (struct rt_map **at = &c->maps; *at;) {
        struct rt_map *m = *at;
        if (!rt_range_meets(m->range, *range)) {
            at = &m->next;
            continue;
        }
        *range = rt_range_hull(*range, m->range);
        *access |= m->access;
        amp_status status = unmap(s, c, at, q);
        if (status)
            return status;
        at = &c->maps;
    }
    return AMP_OK;
}

/* Whether a view has the right to write there: a loop may hold that, and does
 * not ask again. */
static bool is_lent(const struct rt_storage *s, struct rt_range range)
{
    const struct rt_region region = {.one = range, .count = 1};
    for (const struct rt_view *v = s->granted; v; v = v->next_granted)
        if (v->head.rights & AMPRT_FOR_WRITE
            && rt_region_meets(&v->region, &region))
            return true;
    return false;
}

/* Takes the oldest one back where there are too many: the host may read on
 * without, and asks again before it writes. */
static amp_status limit_maps(struct rt_storage *s, struct rt_copy *c,
                             rt_queue *q)
{
    size_t count = 0;
    for (const struct rt_map *m = c->maps; m; m = m->next)
        count++;
    struct rt_map **oldest = NULL;
    for (struct rt_map **at = &c->maps; count >= MANY_MAPS && *at;
         at = &(*at)->next)
        if (!is_lent(s, (*at)->range))
            oldest = at;
    return oldest ? unmap(s, c, oldest, q) : AMP_OK;
}

/* Enqueues what gives the host the range that `m` is of. */
static amp_status map(struct rt_copy *c, rt_queue *q, struct rt_map *m,
                      cl_event *event)
{
    cl_int code;
    if (q->device->in_place)
        return rt_queue_done(q, event);
    m->at = clEnqueueMapBuffer(q->queue, c->buffer, CL_FALSE, m->access,
                               m->range.lo, m->range.hi - m->range.lo, 0, NULL,
                               event, &code);
    return code ? rt_fail_cl(code, q->device, "to share its memory") : AMP_OK;
}

amp_status rt_map(struct rt_storage *s, rt_device *d, struct rt_range range,
                  cl_map_flags access, const struct rt_region *region,
                  bool is_current)
{
    struct rt_copy *c = &s->copies[d->number];
    rt_queue *q = rt_queue_of(c, d, range);
    struct rt_map *m = rt_alloc(sizeof *m);
    cl_event event;
    if (!m)
        return AMP_OUT_OF_MEMORY;
    amp_status status = widen(s, c, q, &range, &access);
    if (!status)
        status = limit_maps(s, c, q);
    if (!status)
        status = order(c, q, range);
    *m = (struct rt_map){c->maps, range, access, NULL};
    if (!status)
        status = map(c, q, m, &event);
    if (status) {
        free(m);
        return status;
    }
    c->maps = m;
    clFlush(q->queue);
    const struct rt_region mapped = {.one = range, .count = 1};
    return rt_busy_add(s, event, &mapped, is_current ? region : NULL);
}

/* ---- memory of its own ------------------------------------------------- */

/* With an event, which the caller may wait for next, or done when it returns. */
static cl_int read_piece(rt_queue *q, const struct rt_storage *s,
                         cl_mem buffer, const struct rt_piece *p, bool waits,
                         cl_event *event)
{
    char *at = s->host + p->lo;
    if (p->rows == 1)
        return rt_read_buffer(q, buffer, p->lo, p->bytes, at, waits, event);
    size_t origin[3] = {p->lo % p->row, p->lo / p->row, 0};
    size_t here[3] = {0, 0, 0}, size[3] = {p->bytes, p->rows, p->planes};
    return clEnqueueReadBufferRect(q->queue, buffer, event ? CL_FALSE : CL_TRUE,
                                   origin, here, size, p->row, p->plane, p->row, p->plane,
                                   at, 0, NULL, event);
}

static cl_int write_piece(rt_queue *q, const struct rt_storage *s,
                          cl_mem buffer, const struct rt_piece *p, bool waits,
                          cl_event *event)
{
    const char *at = s->host + p->lo;
    if (p->rows == 1)
        return rt_write_buffer(q, buffer, p->lo, p->bytes, at, waits, event);
    size_t origin[3] = {p->lo % p->row, p->lo / p->row, 0};
    size_t here[3] = {0, 0, 0}, size[3] = {p->bytes, p->rows, p->planes};
    return clEnqueueWriteBufferRect(q->queue, buffer, CL_FALSE, origin, here,
                                    size, p->row, p->plane, p->row, p->plane,
                                    at, 0, NULL, event);
}

/* Drivers exist (NVIDIA's) that count the last row and the last plane with the
 * gap behind them. */
static bool ends_beyond(const struct rt_piece *p, size_t size)
{
    size_t last = p->lo - p->lo % p->row + (p->planes - 1) * p->plane;
    return p->planes * p->plane > size || last + p->rows * p->row > size;
}

/* As rt_region_piece, but the piece ends before a row or a plane whose gap
 * would be beyond the memory. */
static struct rt_piece next_piece(const struct rt_region *part, size_t *at,
                                  size_t size)
{
    size_t first = *at;
    struct rt_piece p = rt_region_piece(part, at);
    while (p.rows > 1 && ends_beyond(&p, size)) {
        if (p.planes > 1)
            p.planes--;
        else
            p.rows--;
        if (p.planes == 1)
            p.plane = p.rows * p.row;
    }
    *at = first + p.rows * p.planes;
    return p;
}

/* Moves the piece of `part` at *at, and notes that the host is busy there. */
static amp_status move_piece(struct rt_storage *s, rt_queue *q,
                             const struct rt_region *part, size_t *at,
                             bool to_host, bool waits)
{
    cl_mem buffer = s->copies[q->device->number].buffer;
    long long since = rt_trace_clock();
    size_t first = *at;
    struct rt_piece p = next_piece(part, at, s->size);
    struct rt_region moved = {.count = 0};
    amp_status status = rt_region_room(&moved, *at - first);
    if (status)
        return status;
    for (size_t i = first; i < *at; i++)
        rt_region_append(&moved, rt_region_at(part)[i]);
    cl_event event;
    cl_int code = (to_host ? read_piece : write_piece)(q, s, buffer, &p, waits,
                                                       &event);
    if (code)
        status = rt_fail_cl(code, q->device, to_host ? "to copy to the host"
                                                : "to copy from the host");
    if (!code)
        rt_trace_copy(to_host ? RT_ROW_DOWNLOADS : RT_ROW_UPLOADS,
                      p.bytes * p.rows * p.planes, q, event, since);
    if (!status)
        status = rt_busy_add(s, event, &moved, to_host ? &moved : NULL);
    rt_region_free(&moved);
    return status;
}

static amp_status move(struct rt_storage *s, rt_queue *q,
                       const struct rt_region *part, bool to_host, bool waits)
{
    struct rt_copy *c = &s->copies[q->device->number];
    amp_status status =
        rt_queue_order(c, q, rt_region_hull(part), !to_host);
    for (size_t at = 0; !status && at < part->count;)
        status = move_piece(s, q, part, &at, to_host, waits);
    if (to_host)
        clFlush(q->queue);
    return status;
}

/* Whether the calling thread may read `part` and wait for it in one command, which is
 * then *p: an event and the wait for it take longer than a small copy, 9 us of NVIDIA's
 * driver. */
static bool reads_at_once(const struct rt_storage *s, const rt_device *d,
                          const struct rt_region *part, struct rt_piece *p)
{
    size_t at = 0;
    *p = next_piece(part, &at, s->size);
    return at == part->count && rt_is_alone() && !rt.tracing
        && !rt_pinned_is_for(d, p->bytes);
}

/* Brings `part`, which is the piece `p`, to the host. Nobody waits for the lock. */
static amp_status read_at_once(struct rt_storage *s, rt_queue *q,
                               const struct rt_region *part, const struct rt_piece *p)
{
    struct rt_copy *c = &s->copies[q->device->number];
    amp_status status = rt_queue_order(c, q, rt_region_hull(part), false);
    if (status)
        return status;
    __atomic_add_fetch(&rt_waits, 1, __ATOMIC_RELAXED);
    cl_int code = read_piece(q, s, c->buffer, p, true, NULL);
    return code ? rt_fail_cl(code, q->device, "to copy to the host")
                : rt_region_remove(&s->stale, part);
}

amp_status rt_fetch(struct rt_storage *s, rt_device *d, cl_map_flags access,
                    const struct rt_region *part, bool waits)
{
    struct rt_copy *c = &s->copies[d->number];
    struct rt_range hull = rt_region_hull(part);
    struct rt_piece piece;
    if (c->shares)
        return rt_map(s, d, hull, access, part, true);
    rt_queue *q = rt_queue_of(c, d, hull);
    return waits && reads_at_once(s, d, part, &piece)
        ? read_at_once(s, q, part, &piece) : move(s, q, part, true, waits);
}

amp_status rt_send(struct rt_storage *s, rt_queue *q,
                   const struct rt_region *part)
{
    const struct rt_copy *c = &s->copies[q->device->number];
    return c->shares ? AMP_OK : move(s, q, part, false, false);
}
