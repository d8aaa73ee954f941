/* range.c - stretches of bytes.
 *
 * What is stale in a copy is one stretch, never several: so a part that is
 * brought up to date must leave one stretch (rt_range_part), and a stretch
 * that grows covers the gap (rt_range_hull), for which current.c must then
 * know a copy that is current there.
 */
#include "rt.h"

bool rt_range_empty(struct rt_range a)
{
    return a.lo >= a.hi;
}

struct rt_range rt_range_both(struct rt_range a, struct rt_range b)
{
    struct rt_range r = {a.lo > b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
    return rt_range_empty(r) ? (struct rt_range){0, 0} : r;
}

bool rt_range_meets(struct rt_range a, struct rt_range b)
{
    return !rt_range_empty(rt_range_both(a, b));
}

struct rt_range rt_range_hull(struct rt_range a, struct rt_range b)
{
    if (rt_range_empty(a))
        return b;
    if (rt_range_empty(b))
        return a;
    return (struct rt_range){a.lo < b.lo ? a.lo : b.lo,
                             a.hi > b.hi ? a.hi : b.hi};
}

/* The least that covers `wanted` of `stale` and leaves one stretch of it. */
struct rt_range rt_range_part(struct rt_range stale, struct rt_range wanted)
{
    struct rt_range part = rt_range_both(stale, wanted);
    if (rt_range_empty(part) || part.lo == stale.lo || part.hi == stale.hi)
        return part;
    if (part.lo - stale.lo < stale.hi - part.hi)
        part.lo = stale.lo;
    else
        part.hi = stale.hi;
    return part;
}

/* `a` without `part`, which lies at one of its ends. */
struct rt_range rt_range_without(struct rt_range a, struct rt_range part)
{
    if (rt_range_empty(part))
        return a;
    if (part.lo <= a.lo)
        a.lo = part.hi;
    else
        a.hi = part.lo;
    return rt_range_empty(a) ? (struct rt_range){0, 0} : a;
}
