/* region.h - sets of bytes of a storage: the bytes of a view, what is stale, what a
 * command accesses. A function that fails leaves the set as it was.
 */
#ifndef RT_REGION_H
#define RT_REGION_H

#include "rt.h"

/* Bytes lo to hi - 1; empty if lo >= hi. */
struct rt_range {
    size_t lo, hi;
};

/* A set of bytes of a storage: see region.c. Zeroed, it is empty. */
struct rt_region {
    struct rt_range one, *many; /* `many`, unless NULL, replaces `one` */
    size_t count, room;
};

/* `planes` planes of `rows` rows of `bytes` bytes, from `lo` on; the distances from row
 * to row and from plane to plane. */
struct rt_piece {
    size_t lo, bytes, rows, planes, row, plane;
};

enum { RT_STRETCHES = 1 << 20 }; /* a set with more stretches is made coarser */

/* Returns whether the ranges have a byte in common. */
static inline bool rt_range_meets(struct rt_range a, struct rt_range b)
{
    return (a.lo > b.lo ? a.lo : b.lo) < (a.hi < b.hi ? a.hi : b.hi);
}

/* Returns the set's `count` stretches, in order. */
static inline const struct rt_range *rt_region_at(const struct rt_region *r)
{
    return r->many ? r->many : &r->one;
}

/* Returns the smallest range that the set is in. */
static inline struct rt_range rt_region_hull(const struct rt_region *r)
{
    const struct rt_range *at = rt_region_at(r);
    return r->count ? (struct rt_range){at[0].lo, at[r->count - 1].hi}
                    : (struct rt_range){0, 0};
}

/* Returns the smallest range that both are in. */
struct rt_range rt_range_hull(struct rt_range a, struct rt_range b);

/* Makes room for `count` stretches, and as many again to work in. */
amp_status rt_region_room(struct rt_region *r, size_t count);

void rt_region_free(struct rt_region *r);

/* Make the set empty; one range. */
void rt_region_clear(struct rt_region *r);
void rt_region_set(struct rt_region *r, struct rt_range range);

/* Appends a stretch that lies behind all others; there is room. */
void rt_region_append(struct rt_region *r, struct rt_range range);

amp_status rt_region_copy(struct rt_region *to, const struct rt_region *from);

/* Moves all of it by so many bytes. */
void rt_region_shift(struct rt_region *r, size_t by);

/* Return whether the set is empty; has a byte in common with `b`; has all bytes of `b`. */
bool rt_region_is_empty(const struct rt_region *r);
bool rt_region_meets(const struct rt_region *a, const struct rt_region *b);
bool rt_region_covers(const struct rt_region *a, const struct rt_region *b);

/* Add the bytes of `b`; remove them; keep no others. */
amp_status rt_region_add(struct rt_region *r, const struct rt_region *b);
amp_status rt_region_remove(struct rt_region *r, const struct rt_region *b);
amp_status rt_region_keep(struct rt_region *r, const struct rt_region *b);

/* Returns the piece that starts at the stretch *at, which moves past it: stretches of one
 * length at one distance, and planes of these at one distance. */
struct rt_piece rt_region_piece(const struct rt_region *r, size_t *at);

#endif
