/* border_outside.c - which places are outside of a view whose extents follow from the domain's. */
#include "border.h"

/* Whether a place is in no row that there is, however long these are. */
static bool is_behind_rows(const Extents *extents, int rank, const int64_t at[3])
{
    bool is_behind = extents->of[0] && !extents->are_fixed[0] && at[0] >= extents->of[0];
    for (int d = 1; d < rank; d++)
        is_behind &= at[d] >= 0;
    return is_behind;
}

/* Whether a place is before the begin of its row or, in the last tile, behind the end of it. A
 * row that is not known is not the first one. */
static bool is_off_row(const Extents *extents, const Event *e, Corner corner, int unknown,
                       const int64_t at[3])
{
    int64_t known[3] = {0}, place[3];
    for (int d = 0; d < e->named->type->rank; d++) {
        place[d] = d < unknown ? 1 : at[d];
        if (d >= unknown && !border_is_first(corner))
            known[d] = extents->are_fixed[d] ? 0 : extents->of[d];
        if (!border_is_first(corner) && place[d] < 0)
            return false;
    }
    return check_leaves_row(e, place, known);
}

/* The dimension in which a place is behind the end of its row, which is as long in any domain;
 * or -1. The rows that are known `begin` at the first one, or nobody knows. */
int border_fixed_dimension(const Extents *extents, const Event *e, int unknown,
                           const int64_t at[3], bool begin)
{
    bool is_first = begin;
    for (int d = unknown; d < e->named->type->rank; d++) {
        bool is_behind = extents->are_fixed[d] && extents->of[d] && at[d] >= extents->of[d];
        if (is_behind && (d == 0 || !is_first))
            return d;
        is_first &= at[d] == 0;
    }
    return -1;
}

/* Whether threads of the first tile are behind the end: `v[n - i]`. */
bool border_is_mirrored(const Extents *extents, const Event *e, int unknown, const int64_t at[3])
{
    return !unknown && e->named->type->rank == 1 && extents->of[0] && !extents->are_fixed[0]
        && at[0] >= extents->of[0];
}

/* The first row may be gone through as if the others were parts of it; rows have two elements
 * at least, and behind the end of one that is not known is nothing. */
bool border_is_outside(const Extents *extents, const Event *e, Corner corner, int unknown,
                       const int64_t at[3])
{
    int64_t flat = 0, count = 1;
    bool is_inside = false, are_known = true;
    int rank = e->named->type->rank;
    if (corner == FIXED_ROWS)
        return border_fixed_dimension(extents, e, unknown, at, unknown == 0) >= 0;
    if (corner == FIRST_TILE && border_is_mirrored(extents, e, unknown, at))
        return true;
    for (int d = 0; d < rank; d++) {
        int64_t extent = extents->of[d] ? extents->of[d] : 2;
        flat = flat * extent + at[d];
        count *= extent;
        is_inside |= flat > 0;
        are_known &= extents->of[d] != 0 && (!extents->are_fixed[d] || at[d] < extent);
    }
    if (unknown || is_off_row(extents, e, corner, 0, at))
        return is_off_row(extents, e, corner, unknown, at);
    return border_is_first(corner) ? flat < 0 && !is_inside
        : (are_known && flat >= count) || is_behind_rows(extents, rank, at);
}

Behind border_how_far(const Extents *extents, int rank, const int64_t at[3])
{
    enum { NEAR = 4 };
    Behind behind = NOT_BEHIND;
    for (int d = 0; d < rank && behind != FAR_BEHIND; d++)
        if (extents->of[d] && at[d] >= extents->of[d])
            behind = at[d] < extents->of[d] + NEAR ? JUST_BEHIND : FAR_BEHIND;
    return behind;
}
