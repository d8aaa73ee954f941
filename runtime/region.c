/* region.c - sets of bytes, as sorted stretches with gaps between them.
 *
 * Each row of a section is a stretch, so stale bytes, and bytes to be copied,
 * are known exactly. A set of one stretch, the usual case, allocates no memory.
 * A function that runs out of memory returns an error and leaves the set
 * unchanged; after rt_region_room has reserved room, it cannot fail.
 */
#include "region.h"

#include <stdlib.h>
#include <string.h>

static bool is_empty(struct rt_range a)
{
    return a.lo >= a.hi;
}

static struct rt_range both(struct rt_range a, struct rt_range b)
{
    return (struct rt_range){a.lo > b.lo ? a.lo : b.lo,
                             a.hi < b.hi ? a.hi : b.hi};
}

struct rt_range rt_range_hull(struct rt_range a, struct rt_range b)
{
    if (is_empty(a))
        return b;
    if (is_empty(b))
        return a;
    return (struct rt_range){a.lo < b.lo ? a.lo : b.lo,
                             a.hi > b.hi ? a.hi : b.hi};
}

/* ---- the memory of a set ----------------------------------------------- */

static struct rt_range *stretches(struct rt_region *r)
{
    return r->many ? r->many : &r->one;
}

void rt_region_free(struct rt_region *r)
{
    free(r->many);
    *r = (struct rt_region){.count = 0};
}

amp_status rt_region_room(struct rt_region *r, size_t count)
{
    if (count <= 1 || count <= r->room)
        return AMP_OK;
    size_t room = count > 2 * r->room ? count : 2 * r->room;
    struct rt_range *many = malloc(2 * room * sizeof *many);
    if (!many)
        return rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
    memcpy(many, stretches(r), r->count * sizeof *many);
    free(r->many);
    r->many = many;
    r->room = room;
    return AMP_OK;
}

void rt_region_clear(struct rt_region *r)
{
    r->count = 0;
}

void rt_region_set(struct rt_region *r, struct rt_range range)
{
    r->count = !is_empty(range);
    *stretches(r) = range;
}

void rt_region_append(struct rt_region *r, struct rt_range range)
{
    struct rt_range *at = stretches(r);
    if (is_empty(range))
        return;
    if (r->count && at[r->count - 1].hi >= range.lo)
        at[r->count - 1].hi = range.hi;
    else
        at[r->count++] = range;
}

amp_status rt_region_copy(struct rt_region *to, const struct rt_region *from)
{
    amp_status status = rt_region_room(to, from->count);
    if (status)
        return status;
    memcpy(stretches(to), rt_region_at(from),
           from->count * sizeof(struct rt_range));
    to->count = from->count;
    return AMP_OK;
}

void rt_region_shift(struct rt_region *r, size_t by)
{
    struct rt_range *at = stretches(r);
    for (size_t i = 0; i < r->count; i++) {
        at[i].lo += by;
        at[i].hi += by;
    }
}

bool rt_region_is_empty(const struct rt_region *r)
{
    return !r->count;
}

/* The first stretch that ends above `byte`. */
static size_t find(const struct rt_region *r, size_t byte)
{
    const struct rt_range *at = rt_region_at(r);
    size_t lo = 0, hi = r->count;
    while (lo < hi) {
        size_t middle = (lo + hi) / 2;
        if (at[middle].hi <= byte)
            lo = middle + 1;
        else
            hi = middle;
    }
    return lo;
}

bool rt_region_meets(const struct rt_region *a, const struct rt_region *b)
{
    if (!rt_range_meets(rt_region_hull(a), rt_region_hull(b)))
        return false;
    const struct rt_range *p = rt_region_at(a), *q = rt_region_at(b);
    size_t i = find(a, q[0].lo), j = find(b, p[0].lo);
    while (i < a->count && j < b->count) {
        if (rt_range_meets(p[i], q[j]))
            return true;
        if (p[i].hi <= q[j].hi)
            i++;
        else
            j++;
    }
    return false;
}

bool rt_region_covers(const struct rt_region *a, const struct rt_region *b)
{
    const struct rt_range *p = rt_region_at(a), *q = rt_region_at(b);
    size_t i = b->count ? find(a, q[0].lo) : 0;
    for (size_t j = 0; j < b->count; j++) {
        while (i < a->count && p[i].hi <= q[j].lo)
            i++;
        if (i == a->count || p[i].lo > q[j].lo || p[i].hi < q[j].hi)
            return false;
    }
    return true;
}

/* ---- sums, differences, intersections ---------------------------------- */

enum { FEW = 8 };

/* The stretches of `r` that a range meets or touches, where they are. */
static struct rt_region part_at(const struct rt_region *r, struct rt_range range)
{
    const struct rt_range *at = rt_region_at(r);
    size_t first = find(r, range.lo ? range.lo - 1 : 0), end = find(r, range.hi);
    if (end < r->count && at[end].lo <= range.hi)
        end++;
    return (struct rt_region){.many = (struct rt_range *)at + first,
                              .count = end - first};
}

/* Replaces the stretches of `r` near those of `b` by what `combine` makes of both, in
 * room of the set's own, or in a few stretches here where there are no more of them. The
 * other stretches of `r` stay, or go. */
static amp_status into(struct rt_region *r, const struct rt_region *b,
                       size_t (*combine)(struct rt_range *out,
                                         const struct rt_region *a,
                                         const struct rt_region *b),
                       bool others_stay)
{
    struct rt_range few[FEW];
    struct rt_region near = part_at(r, rt_region_hull(b));
    size_t first = (size_t)(near.many - rt_region_at(r));
    size_t end = first + near.count, left = others_stay ? r->count - end : 0;
    bool is_few = near.count + b->count <= FEW;
    amp_status status = is_few ? AMP_OK : rt_region_room(r, r->count + b->count);
    if (status)
        return status;
    near.many = stretches(r) + first;
    struct rt_range *out = is_few ? few : r->many + r->room;
    size_t count = combine(out, &near, b), start = others_stay ? first : 0;
    if ((status = rt_region_room(r, start + count + left)))
        return status;
    struct rt_range *at = stretches(r);
    memmove(at + start + count, at + end, left * sizeof *at);
    memcpy(at + start, out, count * sizeof *at);
    r->count = start + count + left;
    return AMP_OK;
}

static size_t sum(struct rt_range *out, const struct rt_region *a,
                  const struct rt_region *b)
{
    const struct rt_range *p = rt_region_at(a), *q = rt_region_at(b);
    size_t i = 0, j = 0, count = 0;
    while (i < a->count || j < b->count) {
        bool is_p = j == b->count || (i < a->count && p[i].lo <= q[j].lo);
        struct rt_range next = is_p ? p[i++] : q[j++];
        if (!count || out[count - 1].hi < next.lo)
            out[count++] = next;
        else if (next.hi > out[count - 1].hi)
            out[count - 1].hi = next.hi;
    }
    return count;
}

static size_t difference(struct rt_range *out, const struct rt_region *a,
                         const struct rt_region *b)
{
    const struct rt_range *p = rt_region_at(a), *q = rt_region_at(b);
    size_t j = 0, count = 0;
    for (size_t i = 0; i < a->count; i++) {
        size_t lo = p[i].lo;
        while (j < b->count && q[j].hi <= lo)
            j++;
        for (; j < b->count && q[j].lo < p[i].hi; j++) {
            if (q[j].lo > lo)
                out[count++] = (struct rt_range){lo, q[j].lo};
            lo = q[j].hi;
            if (lo >= p[i].hi)
                break;
        }
        if (lo < p[i].hi)
            out[count++] = (struct rt_range){lo, p[i].hi};
    }
    return count;
}

static size_t intersection(struct rt_range *out, const struct rt_region *a,
                           const struct rt_region *b)
{
    const struct rt_range *p = rt_region_at(a), *q = rt_region_at(b);
    size_t i = 0, j = 0, count = 0;
    while (i < a->count && j < b->count) {
        if (rt_range_meets(p[i], q[j]))
            out[count++] = both(p[i], q[j]);
        if (p[i].hi <= q[j].hi)
            i++;
        else
            j++;
    }
    return count;
}

amp_status rt_region_add(struct rt_region *r, const struct rt_region *b)
{
    return rt_region_covers(r, b) ? AMP_OK : into(r, b, sum, true);
}

amp_status rt_region_remove(struct rt_region *r, const struct rt_region *b)
{
    struct rt_region near = part_at(b, rt_region_hull(r));
    return rt_region_meets(r, b) ? into(r, &near, difference, true) : AMP_OK;
}

amp_status rt_region_keep(struct rt_region *r, const struct rt_region *b)
{
    struct rt_region near = part_at(b, rt_region_hull(r));
    return into(r, &near, intersection, false);
}

/* ---- pieces that one command can move ---------------------------------- */

static bool fits(const struct rt_range *a, const struct rt_range *b,
                 size_t step)
{
    return b->lo - a->lo == step && b->hi - b->lo == a->hi - a->lo;
}

struct rt_piece rt_region_piece(const struct rt_region *r, size_t *at)
{
    const struct rt_range *s = rt_region_at(r) + *at;
    size_t left = r->count - *at, rows = 1;
    struct rt_piece p = {s->lo, s->hi - s->lo, 1, 1, 0, 0};
    p.row = left > 1 ? s[1].lo - s->lo : p.bytes;
    while (rows < left && fits(&s[rows - 1], &s[rows], p.row))
        rows++;
    size_t planes = 1;
    p.plane = rows < left ? s[rows].lo - s->lo : rows * p.row;
    bool is_even = rows > 1 && p.plane % p.row == 0;
    while (is_even && (planes + 1) * rows <= left) {
        const struct rt_range *next = s + planes * rows;
        if (!fits(next - rows, next, p.plane))
            break;
        size_t k = 1;
        while (k < rows && fits(&next[k - 1], &next[k], p.row))
            k++;
        if (k < rows)
            break;
        planes++;
    }
    if (planes == 1)
        p.plane = rows * p.row;
    if (rows == 1)
        p.row = p.plane = p.bytes;
    p.rows = rows;
    p.planes = planes;
    *at += rows * planes;
    return p;
}
