/* race.h - inside the search for races: shared by check_race.c and race_*.c. */
#ifndef RACE_H
#define RACE_H

#include "check.h"

enum { READS, WRITES, ATOMICS, USES };

/* Who did one kind of access: a thread, or more than one. */
typedef struct Users {
    int event, thread; /* event: -1 none */
    int other;         /* the event of another thread, -1 none */
} Users;

/* A place of memory, with who used it since the last barrier. */
typedef struct Cell {
    const Decl *base;
    int64_t place;
    unsigned epoch;
    Users users[USES];
} Cell;

/* Those of one memory. A cell of another epoch is free. */
typedef struct Cells {
    Cell *items;
    int room, used;
    unsigned epoch;
} Cells;

/* The bytes of a thread's own part of a tile_static array, and where the first
 * thread's begins; 0: it has none. */
typedef struct OwnBlock {
    int64_t begin, size;
} OwnBlock;

/* The events that a barrier is missing between; `to` is of the next trip of the loop
 * that the event `loop` begins where it is not behind `from`, else that is -1. */
typedef struct Gap {
    int from, to, loop;
    int memory;
} Gap;

typedef struct Race {
    const Trace *trace;
    const Launch *launch;
    Reported *reported;
    Map places;             /* Decl -> Map of what race_say was told */
    Cells *cells;           /* of tile_static and of global memory */
    unsigned epochs[2];     /* of tile_static and of global memory */
    unsigned next_epoch;
    const Event *barriers[2]; /* that began them */
    const Event *wrong[2];    /* one that did not, since */
    int *loop_end;          /* event -> its loop's end */
    bool *has_trips;        /* event -> whether its loop has trips in a sample, */
    bool *meets;            /* and one in which threads meet */
    bool *may_meet;         /* event -> whether a write may be beside it */
    const Value **own;      /* event -> race_own_place */
    OwnBlock *blocks;       /* event -> race_block_in_tile */
    bool *elects;           /* event -> race_elects_tile */
    Answers elected;        /* of Decl: whether what is written there elects */
    Map grain;              /* Decl -> bytes of a cell */
    Set open;               /* of Decl: tile_static with accesses at unknown places */
    Set said;               /* of Decl: of which a race was reported */
    LIST(Gap) gaps;         /* that were told of */
    Set shared;             /* of Decl: views that are written, */
    Set counted;            /* and of which atomic functions have elements that data name */
    Answers bounds;         /* of Decl: whether its elements bound parts: race_each.c */
    Map ranges;             /* Event -> Bytes, of race_share.c */
    bool is_between;        /* threads of two tiles are looked at, not of one */
    int side;               /* and the tile that runs */
    int pair[2];            /* the last two accesses that met, and */
    bool are_parts;         /* race_are_parts of them */
    bool needs_samples;     /* something depends on symbols */
    int grain_now;          /* of the access that runs, and whether its */
    bool is_open_now;       /* variable is an open one */
} Race;

/* 0: tile_static, 1: global memory */
int race_memory(const Decl *base);
bool race_is_access(const Event *e);
int race_use(const Event *e);

/* // race_cell.c */

/* The cells of both memories. */
Cells *race_cells(void);

/* The cell of a place, with its users since the epoch began. */
Cell *race_cell(Race *r, const Decl *base, int64_t place);

/* The event that an access of `thread` meets here, -1 for none. */
int race_conflict(const Cell *c, int use, int thread);
void race_note_use(Cell *c, int use, int event, int thread);

/* // race_phase.c: fills loop_end and may_meet. */
void race_phases(Race *r);

/* At a barrier, what came before it in the memories that it fences is over. */
void race_begin_phase(Race *r, const Event *barrier);

/* // race_each.c: reports what needs no samples. */
void race_look_at_each(Race *r);

/* // race_share.c */

/* Whether two accesses to a view may be to one byte of it. */
bool race_may_share_bytes(Race *r, const Event *a, const Event *b);

/* // race_written.c */

/* Reports reads of variables that nothing has written. */
void race_check_written(Race *r);

/* Reports those of elements that nothing has, in arrays that have no race. */
void race_check_elements(Race *r);

/* // race_gap.c */

/* Whether a barrier that was said to be missing would stand between these as well; now
 * it was. */
bool race_is_known_gap(Race *r, const Event *e, const Event *other);

/* Whether it would stand between two trips of one access as well. */
bool race_is_in_gap(Race *r, const Event *e, const Event *other);

/* // race_far.c: notes what tiles far from each other may meet. */
void race_want_far_tiles(const Race *r);

/* // race_fit.c */

/* The length of rows in tile_static arrays that nobody knows; 0: there are none. */
int64_t race_row_that_fits(const Race *r);

/* // race_trip.c */

/* Finds the loops of which some sample has a thread make a trip: fills has_trips. */
void race_find_trips(Race *r);

/* Whether the sample's numbers have no thread make a loop's trip, as others do. */
bool race_is_left_out(const Race *r, int begin);

/* The trip in which a thread writes where the one beside it did in its first; 0: none. */
int race_meeting_trip(const Race *r, int begin);

/* Finds the loops that have one: fills meets. */
void race_find_meetings(Race *r);

/* // race_rank.c */

bool race_is_comparison(const Value *v);

/* Whether a value is a rank, which tells equal numbers apart, or one that they share. */
bool race_is_rank(const Value *v);
bool race_is_tied_rank(const Value *v);

/* The number that a rank counts from; false: unknown. */
bool race_rank_begin(const Value *v, int64_t *number);

/* Whether it is a rank among other numbers than the threads' own, which some of these may
 * share: what a search finds. */
bool race_is_shared_rank(const Value *v);

/* // race_slot.c */

/* Whether an array in tile_static memory has sums of its elements. */
bool race_is_summed(const Race *r, const Decl *array);

/* The sum of elements that all have but for one, `l > 0 ? p[l - 1] : 0`, or that is kept
 * within an array, `p[l] > 0 ? p[l] - 1 : 0`; any other value as it is. */
const Value *race_unclamped(const Race *r, const Value *v);

/* Whether one thread at most is where a condition holds. */
bool race_is_of_one(const Race *r, const Value *condition);

/* What was read from a view or an array in a number, or NULL. */
const Value *race_data_in(const Value *v, int depth);

/* What makes the place of an access another one in each thread, though nobody
 * knows which; NULL where nothing does. */
const Value *race_own_place(const Race *r, const Event *e);

/* Whether a place is a rank that equal numbers have together, or one that who adds
 * nothing has with the thread before. */
bool race_is_tied_place(const Race *r, const Event *e);

/* Whether a place is what each tile counts for itself, from its start on. */
bool race_is_counted_in_tile(const Race *r, const Event *e);

/* Whether one of two places that a counter gives a thread is the other one of the
 * thread that comes some counts later. */
bool race_is_next_slot(const Race *r, const Event *e, const Event *other);

/* Whether two accesses at places that something gives a thread are at the same one. */
bool race_is_same_slot(const Race *r, const Event *e, const Event *other);

/* Whether a place that a counter gives a thread may be the one that another thread has by
 * its index, as where a view is made shorter in place. */
bool race_is_slot_by_index(const Race *r, const Event *e, const Event *other);

/* // race_begin.c */

/* Whether data choose between two ways to count places, which begin with the same one. */
bool race_begins_twice(const Race *r, const Event *e);

/* Whether the places of two accesses begin with the same one, each counted in a way of
 * its own. */
bool race_begin_together(const Race *r, const Event *e, const Event *other);

/* // race_cross.c */

/* Whether a condition holds where a running sum passes a number: for one thread of a tile
 * at most. */
bool race_crosses(const Race *r, const Value *active);

/* // race_parts.c */

/* Whether two accesses to a view are to parts of it that the host chooses. */
bool race_are_parts(Race *r, int number, int other);

/* // race_few.c */

/* Whether data name one of fewer places than there are threads that write there. */
bool race_has_few_places(Race *r, const Event *e);

/* // race_own.c */

/* Whether the element of a view is the one at the thread's global index, its
 * dimensions in any order: no other thread of the launch has it. */
bool race_is_own_element(const Race *r, const Event *e);

/* Whether the places that an access may be at are a row or a block of the view that
 * no other thread of the launch has. */
bool race_is_own_block(const Race *r, const Event *e);

/* The part of tile_static that an access stays in, where a loop steps its place as often
 * as data say, as in a sort. */
OwnBlock race_block_in_tile(const Race *r, const Event *e);

/* Whether they are a column that no other thread has: as many threads as there are,
 * or more, are side by side between two of its elements. */
bool race_is_own_column(const Race *r, const Event *e);

/* The part of a condition that holds for one thread at most, or NULL. */
const Value *race_once(const Value *active);

/* Where in memory an atomic function lets one thread at most come to an access, of
 * those that have that place there, or NULL. */
const Value *race_once_at(const Value *active);

/* Whether a condition follows from what an atomic function found in a view: it may
 * hold for one tile alone, as for the one that is done last. */
bool race_elects_tile(Race *r, const Value *active);

/* // race_report.c */

/* Notes that all is said of `base` at `where`: a phase, a node. */
void race_say(Race *r, const Decl *base, const void *where);

/* Whether nothing was said of it there in this kernel, nor of the access in
 * any; now it was. */
bool race_is_new(Race *r, const Event *e, const void *where);
void race_report(Race *r, const Event *e, const Event *other);

/* // check_race.c */

/* Whether all threads are in one tile: a kernel that never asks where its tile is
 * runs in one, unless it is known that there are more. */
bool race_is_lone(const Race *r);

/* Whether any thread comes to an event, as the sample has it. */
bool race_is_reached(const Race *r, const Event *e);

#endif
