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

#endif
