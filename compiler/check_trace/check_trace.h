/* check_trace.h - what the checks of traces share, and what race/ uses of them.
 *
 * Only files of this directory and of race/ include it.
 */
#ifndef CHECK_TRACE_H
#define CHECK_TRACE_H

#include "check/checks.h"
#include "check_traces.h"
#include "diag/diag.h"
#include "tile/tile_trace.h"
#include "tree/builtin.h"

struct Reported {
    Set nodes;
    Map places;    /* out-of-bounds offsets of variables: check_bounds.c */
    Set told[2];   /* check_outside.c: statements with accesses before an array, or behind it, */
    Map statements, subscripts; /* that of each node, subscripts by number and extent, */
    Set functions; /* and those whose statements are known */
    Set arrays;    /* of Decl: private ones with elements that nothing has written */
};

// check_certain.c

/* Returns whether a value has one number for each thread of a tile in each launch; or as soon
 * as the trips of loops have, or the domain's extents too. */
enum { CHECK_DEPTH = 16 };
typedef enum Certain { CERTAIN_TILES, CERTAIN_TRIPS, CERTAIN_EXTENTS } Certain;
bool check_is_certain(const Value *v, Certain of, int depth);

/* Returns whether `active` holds in some launch for the threads that the first sample says:
 * if loops have trips and, with `has_guards`, guards at the domain's edge are true, and the rest
 * is certain. */
bool check_is_reached(const Value *active, bool has_guards, Certain of);

/* Returns whether it is known of each thread that is in the domain, whatever that is, whether
 * a path condition holds. */
bool check_is_reached_inside(const Trace *trace, Value *active);

/* Returns a path condition where loops that threads leave in different trips are in the first
 * one; in the last one in which the loop's condition holds, if nothing else lets threads leave
 * it. */
Value *check_first_trip(Tile *tile, Value *active);
Value *check_last_trip(Tile *tile, Value *active);

/* Returns what data decide of a path condition, and what is left of it without that. */
Value *check_data_in(Tile *tile, Value *active);
Value *check_without_data(Tile *tile, Value *active);

// check_first.c

/* Notes the loops of a trace, by their conditions. */
void check_find_loops(const Trace *trace, Map *loops);

/* Returns a path condition in the first trip of all loops, which have one if nobody knows more
 * of them, unless the trip of another loop decides on that. */
Value *check_first_of_loops(const Trace *trace, const Map *loops, Value *active);

// bounds_access.c

/* Finds the subscripts of an access to a view that is so many bytes from its first element. */
void check_subscripts(const Event *e, int64_t offset, int64_t at[3]);

/* Returns whether an element of a view, by its subscripts, is in no row of it, but for the
 * first, from which on rows may be gone through as one; an extent of 0 is not known. */
bool check_leaves_row(const Event *e, const int64_t at[3], const int64_t extent[3]);

// check_outside.c

/* An element out of bounds by its subscripts, and how many there are; an extent of 0 is not
 * known. Of an array it is the last subscript alone. */
typedef struct Outside {
    int rank;
    int64_t index[3], extent[3];
} Outside;

/* Returns whether an access out of bounds is the first that its mistake makes, and notes it. */
bool check_is_new_outside(const Trace *trace, const Event *e, const Outside *at,
                          Reported *reported);

/* Notes that the statement of an access is told of; returns whether it was, so or for an access
 * out of bounds. */
void check_note_told(const Trace *trace, const Event *e, Reported *reported);
bool check_is_told_of(const Trace *trace, const Event *e, Reported *reported);

/* Returns what the element that an access is to is one of, as it is written there. */
const Node *check_named_in(Node *n);

// check_barrier.c

/* Returns whether an event is a barrier in divergent control flow; whether a data race may be
 * why there are any. */
bool check_is_divergent(const Trace *trace, const Event *e);
bool check_may_race_to_barrier(const Trace *trace);

// check_trips.c

/* Reports that a launch fails in the first or last trip of loops of the host around it. */
void check_domain_in_trips(const Launch *launch);

/* Notes the loops of which last trips are looked at. */
void check_note_trips(void);

// check_thread.c

/* Adds a note for each call on the call stack of an event, the innermost first. */
void check_note_calls(const Frame *f);

/* Returns a thread's index in its tile, "3, 4"; without tiles, its index in the domain. */
const char *check_thread_string(const Trace *trace, int thread);

/* Returns a thread's index in the domain, in a dimension, for the sample's tile; numbers as
 * text, "3, 4". */
int64_t check_index_of(const Tile *tile, int thread, int dimension);
const char *check_numbers_string(const int64_t *numbers, int count);

/* Returns which tile the sample is of, " of tile (0, 1)"; "" of the first one. */
const char *check_of_tile_string(const Trace *trace);

#endif
