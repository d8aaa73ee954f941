/* race.h - inside the search for data races: shared by the files of race/. */
#ifndef RACE_H
#define RACE_H

#include "check_trace/check_trace.h"
#include "race_value.h"

enum { READS, WRITES, ATOMICS, USES };

/* Who made one kind of access: one thread, or more than one. */
typedef struct Users {
    int event, thread; /* the first access; event: -1 none */
    int other;         /* an access by another thread, -1 none */
} Users;

/* A location in memory, with its users since the last barrier. */
typedef struct Cell {
    const Decl *base;
    int64_t place;
    unsigned epoch;
    Users users[USES];
} Cell;

/* A hash table of one memory's cells. A cell of another epoch is free. */
typedef struct Cells {
    Cell *items;
    int room, used;
    unsigned epoch;
} Cells;

/* A thread's own part of a tile_static array, in bytes: where that of thread 0 begins,
 * and the size of each; size 0: threads have none. */
typedef struct OwnBlock {
    int64_t begin, size;
} OwnBlock;

/* The first byte that threads access, and the one behind the last. */
typedef struct Bytes {
    bool is_known;
    int64_t from, to;
} Bytes;

/* Two accesses without a barrier between them, by the numbers of their events. If `to` is
 * not after `from`, it is of the next trip of the loop that begins at event `loop`. */
typedef struct Gap {
    int from, to, loop; /* loop: -1 none */
    int memory;
} Gap;

/* Whether a reason is known why two accesses do not conflict. */
typedef struct PairAnswer {
    const Event *a, *b;
    unsigned stamp; /* of the tile, then */
    bool is_yes;
} PairAnswer;

enum { PAIR_TESTS = 6 };

enum { MAX_PLACES = 256 }; /* that one access may be at */

/* Places in a variable, in bytes. */
typedef struct RacePlaces {
    int64_t items[MAX_PLACES];
    int count;
} RacePlaces;

/* The places that the last thread had in an access, and how many before it had the same. */
typedef struct LastPlaces {
    RacePlaces places;
    int64_t array;
    int threads;
} LastPlaces;

typedef struct Race {
    const Trace *trace;
    const Launch *launch;
    Reported *reported;
    Map places;             /* Decl -> Map of where race_say was called for it */
    Cells *cells;           /* of tile_static and of global memory */
    unsigned epochs[2];     /* the current ones of both memories */
    unsigned next_epoch;
    const Event *barriers[2]; /* with which these began */
    const Event *wrong[2];    /* a later barrier that fences only the other memory */
    int *loop_end;          /* event -> its loop's end */
    bool *has_trips;        /* event -> whether its loop has a trip in some sample, */
    bool *meets;            /* and race_meeting_trip in all samples of large numbers */
    bool *may_meet;         /* event -> whether its phase has a write that may conflict */
    const Value **own;      /* event -> race_own_place */
    OwnBlock *blocks;       /* event -> race_block_in_tile */
    bool *elects;           /* event -> race_elects_tile */
    Answers elected[2];     /* of Decl: whether a value written to it elects a tile, of all; */
                            /* of those with one place */
    Map grain;              /* Decl -> bytes of a cell */
    Set open;               /* of Decl: tile_static with accesses at too many places */
    int *area;              /* event -> the first one with which it may share a byte there, */
    bool *has_rows;         /* and whether all of these are in rows of a known place */
    Set said;               /* of Decl: of which a race was reported */
    Set explained; /* of Node: accesses that another mistake leads to races */
    LIST(Gap) gaps;         /* that were reported */
    Set shared;             /* of Decl: written views in which threads may meet */
    Set counted;            /* of Decl: views with atomic accesses at places from data */
    Answers bounds;         /* of Decl: whether its elements bound parts: race_each.c */
    Set permuted;           /* of Decl: tile_static whose elements differ: race_permute.c */
    Bytes *ranges;          /* event -> what threads access, where race_share.c asked */
    bool is_between;        /* races between tiles are looked for, not in one tile */
    int side;               /* the tile that runs now */
    PairAnswer answers[PAIR_TESTS]; /* race_run.c: the last ones */
    bool needs_samples;     /* some condition or place depends on symbols */
    int grain_now, use_now; /* of the access that runs now, */
    bool is_open_now;       /* whether its variable is in `open`, */
    LastPlaces last;        /* and, where data choose places, those of the last thread */
} Race;

/* Returns 0 for tile_static, 1 for global memory. */
int race_memory(const Decl *base);

/* Whether an event is an access; which kind of use it is. */
bool race_is_access(const Event *e);
int race_use(const Event *e);

typedef bool PairTest(Race *r, const Event *a, const Event *b);

// race_run.c

enum { MAX_RACE_WORK = 32000000 }; /* lanes and accesses by one thread */

/* Runs the trace again in the current sample, and reports the conflicts that it comes to. */
void race_run(Race *r);

/* Returns whether there is a barrier between two events. */
bool race_has_barrier(const Event *a, const Event *b);

/* Returns whether some thread comes to an event in the current sample. */
bool race_is_reached(const Race *r, const Event *e);

// race_cell.c

/* Returns the tables of both memories. */
Cells *race_cells(void);

/* Returns the cell of a place, without users if it is new in this epoch. */
Cell *race_cell(Race *r, const Decl *base, int64_t place);

/* Finds the events by which other threads made uses of a cell that conflict with this one, USES
 * at most, an atomic one first, then a write; returns how many. */
int race_conflicts(const Cell *c, int use, int thread, int *events);

/* Adds a use to a cell. */
void race_note_use(Cell *c, int use, int event, int thread);

// race_open.c

/* Finds the places where a thread's access that data choose may be; false: too many. */
bool race_places(Race *r, const Event *e, int thread, RacePlaces *places);

/* Fills `open`, `area` and `has_rows`. */
void race_find_areas(Race *r);

/* Returns the cell, below 0, of all accesses in the area of one, or in its row, at `array`, if
 * the area has rows. The next lower one is that of accesses which may be anywhere in it. */
int64_t race_anywhere(const Race *r, int number, int64_t array);

// race_phase.c

/* Fills loop_end and may_meet. */
void race_phases(Race *r);

/* Begins new epochs of the memories that a barrier fences: earlier accesses are ordered
 * before later ones. */
void race_begin_phase(Race *r, const Event *barrier);

// race_each.c

/* Reports races that are seen without the numbers of samples. */
void race_look_at_each(Race *r);

// race_written.c

/* Reports reads of tile_static variables that nothing has written. */
void race_check_written(Race *r);

/* Reports reads of unwritten elements, in arrays of which no race was reported. */
void race_check_elements(Race *r);

// race_gap.c

/* Returns whether a barrier already reported as missing would separate these accesses as
 * well; if not, notes the gap between them. */
bool race_is_known_gap(Race *r, const Event *e, const Event *other);

/* Returns whether such a barrier would separate two events of one access. */
bool race_is_in_gap(Race *r, const Event *e, const Event *other);

// race_block.c

/* Notes captured numbers that name the block of some tile. */
void race_want_blocks(const Race *r);

// race_far.c

/* Notes at which distances tiles may access the same places. */
void race_want_far_tiles(const Race *r);

// race_whole.c

/* Reports races in domains that are so small that all threads are seen. */
void race_look_at_whole(Race *r);

// race_fit.c

/* Returns the greatest length with which rows of a captured length fit into their
 * tile_static arrays; 0 if there are no such rows, or if any length fits or none does. */
int64_t race_row_that_fits(const Race *r);

// race_trip.c

/* Fills has_trips: the loops in which some thread makes a trip in some sample. */
void race_find_trips(Race *r);

/* Returns whether no thread enters a loop in this sample, while one does in another. */
bool race_is_left_out(const Race *r, int begin);

/* Returns the trip in which a thread writes where its neighbour did in its first one; 0:
 * none. */
int race_meeting_trip(const Race *r, int begin);

/* Fills meets: the loops with such a trip in all samples of large numbers. */
void race_find_meetings(Race *r);

// race_report.c

/* Notes that a race of `base` was reported at `where`: a barrier, a node, NULL. */
void race_say(Race *r, const Decl *base, const void *where);

/* Returns whether no race was reported there, nor of this access in any kernel; notes that
 * one is now. */
bool race_is_new(Race *r, const Event *e, const void *where);

/* Reports a race between two accesses, unless it was reported. */
void race_report(Race *r, const Event *e, const Event *other);

// race.c

/* Returns whether all threads are in one tile: the domain has one, or the kernel does not
 * ask for its tile's number and nothing tells that there are more. */
bool race_is_lone(const Race *r);

// race_uniform.c

/* Returns a trace as if all threads came to each barrier, as far as that is known. */
const Trace *race_as_if_uniform(const Trace *trace);

#endif
