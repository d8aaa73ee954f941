/* border.h - accesses at the borders of a domain, for check_border.c. */
#ifndef BORDER_H
#define BORDER_H

#include "check_trace.h"

/* The first or last tile, where loops are in their first trip, or in FIRST_LAST_TRIP and
 * LAST_TRIP in the last one of the tile's first thread; LAST_OF_LAST: in that of the last tile's
 * last thread, where it is another. FIXED_ROWS: the first tile, where constant extents end. */
typedef enum Corner {
    FIRST_TILE, FIRST_LAST_TRIP, FIXED_ROWS, LAST_TILE, LAST_TRIP, LAST_OF_LAST, CORNERS
} Corner;

/* Where an access is, without rows that nobody knows: in the first dimensions, `unknown` of
 * them, it may be anywhere. */
typedef struct InRow {
    Value *value; /* NULL: more is not known */
    int unknown;
} InRow;

/* Returns whether a corner is of the first tile; whether loops are in their last trips there. */
bool border_is_first(Corner corner);
bool border_has_last_trips(Corner corner);

/* Returns whether a value has one number for each thread, as soon as extents and trips have. */
bool border_is_certain(const Value *v);

/* Returns where an access is; the path condition of it in a corner; and whether it is to a view,
 * and is reached there, and nothing else looks at it. */
InRow border_place(const Trace *trace, const Event *e);
Value *border_active(const Trace *trace, const Event *e, Corner corner);
bool border_is_candidate(const Trace *trace, const Event *e, Corner corner);

// border_outside.c

/* A view's extents where the domain has those that are supposed; 0: not known. */
typedef struct Extents {
    int64_t of[3];
    bool are_fixed[3]; /* the same in a larger domain, which may be a smaller one, too */
    bool are_found;
} Extents;

/* Returns the dimension in which a place is behind the end of its row, which is as long in any
 * domain; or -1. The first `unknown` dimensions may be anywhere; the rows that are known `begin`
 * at the first one, or nobody knows. */
int border_fixed_dimension(const Extents *extents, const Event *e, int unknown,
                           const int64_t at[3], bool begin);

/* Returns whether threads of the first tile are behind the end: `v[n - i]`. */
bool border_is_mirrored(const Extents *extents, const Event *e, int unknown, const int64_t at[3]);

/* Returns whether an access to that place is outside of the view in that corner. */
bool border_is_outside(const Extents *extents, const Event *e, Corner corner, int unknown,
                       const int64_t at[3]);

/* How a place lies to the ends of a view whose extents are supposed: so near behind one that a
 * bound is one too great, or farther. Numbers that have to do with each other, as their callers
 * know, are not so in all that are supposed: threads would be far behind. */
typedef enum Behind { NOT_BEHIND, JUST_BEHIND, FAR_BEHIND } Behind;
Behind border_how_far(const Extents *extents, int rank, const int64_t at[3]);

#endif
