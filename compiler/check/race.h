/* race.h - inside the search for data races: shared by check_race.c and race_*.c. */
#ifndef RACE_H
#define RACE_H

#include "check.h"
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
    int grain_now;          /* of the access that runs now, and */
    bool is_open_now;       /* whether its variable is in `open` */
} Race;

/* Returns 0 for tile_static, 1 for global memory. */
int race_memory(const Decl *base);

/* Whether an event is an access; which kind of use it is. */
bool race_is_access(const Event *e);
int race_use(const Event *e);

typedef bool PairTest(Race *r, const Event *a, const Event *b);

/* // race_run.c */

enum { MAX_RACE_WORK = 32000000 }; /* lanes and accesses by one thread */

/* Runs the trace again in the current sample, and reports the conflicts that it comes to. */
void race_run(Race *r);

/* Returns whether there is a barrier between two events. */
bool race_has_barrier(const Event *a, const Event *b);

/* Returns whether some thread comes to an event in the current sample. */
bool race_is_reached(const Race *r, const Event *e);

/* // race_cell.c */

/* Returns the tables of both memories. */
Cells *race_cells(void);

/* Returns the cell of a place, without users if it is new in this epoch. */
Cell *race_cell(Race *r, const Decl *base, int64_t place);

/* Returns the event by which another thread made the `other` use of a cell, if that
 * conflicts with this one, or -1. The second function adds a use to the cell. */
int race_conflict(const Cell *c, int use, int other, int thread);
void race_note_use(Cell *c, int use, int event, int thread);

/* // race_open.c */

enum { MAX_PLACES = 256 }; /* that one access may be at */

/* Places in a variable, in bytes. */
typedef struct RacePlaces {
    int64_t items[MAX_PLACES];
    int count;
} RacePlaces;

/* Finds the places where a thread's access that data choose may be; false: too many. */
bool race_places(Race *r, const Event *e, int thread, RacePlaces *places);

/* Fills `open`, `area` and `has_rows`. */
void race_find_areas(Race *r);

/* Returns the cell, below 0, of all accesses in the area of one, or in its row, at `array`, if
 * the area has rows. The next lower one is that of accesses which may be anywhere in it. */
int64_t race_anywhere(const Race *r, int number, int64_t array);

/* // race_phase.c: fills loop_end and may_meet. */
void race_phases(Race *r);

/* Begins new epochs of the memories that a barrier fences: earlier accesses are ordered
 * before later ones. */
void race_begin_phase(Race *r, const Event *barrier);

/* // race_each.c: reports races that are seen without the numbers of samples. */
void race_look_at_each(Race *r);

/* // race_bound.c: returns whether a place is in a part of a view that begins at an element of
 * another one, `data`, and ends at the next such element, or one beside it: no other thread
 * has it. */
bool race_is_in_bounds(Race *r, const Event *e, const Value *data);

/* Returns whether the places of an update are the ends of edges, or corners, that a view
 * lists side by side, `end[2 * i]` and `end[2 * i + 1]`, and not where such parts begin and
 * end. What is exchanged between two ends is taken for the thread's own. */
bool race_is_at_end(Race *r, const Event *e, const Value *data);

/* Returns whether two accesses are both in such parts. */
PairTest race_are_bounded;

/* Returns whether a value is computed from one that was loaded from `base`. */
bool race_is_of_memory(const Value *v, const Decl *base);

/* // race_past.c: returns whether a loop writes a part of the thread's own, and the element
 * behind it, which is the next thread's. */
bool race_is_past_part(const Race *r, const Event *e);

/* // race_share.c */

/* Returns whether two accesses to a view may overlap in a byte. */
bool race_may_share_bytes(Race *r, const Event *a, const Event *b);

/* Returns the same for any variable, as far as members of structs and rows say. */
bool race_may_share_member(const Event *a, const Event *b);

/* Returns whether two accesses are to rows of an array, in places that no data choose. */
bool race_are_rows(const Event *a, const Event *b);

/* // race_written.c */

/* Reports reads of tile_static variables that nothing has written. */
void race_check_written(Race *r);

/* Reports reads of unwritten elements, in arrays of which no race was reported. */
void race_check_elements(Race *r);

/* // race_gap.c */

/* Returns whether a barrier already reported as missing would separate these accesses as
 * well; if not, notes the gap between them. */
bool race_is_known_gap(Race *r, const Event *e, const Event *other);

/* Returns whether such a barrier would separate two events of one access. */
bool race_is_in_gap(Race *r, const Event *e, const Event *other);

/* // race_block.c: notes captured numbers that name the block of some tile. */
void race_want_blocks(const Race *r);

/* // race_far.c: notes at which distances tiles may access the same places. */
void race_want_far_tiles(const Race *r);

/* // race_whole.c: reports races in domains that are so small that all threads are seen. */
void race_look_at_whole(Race *r);

/* // race_fit.c */

/* Returns the greatest length with which rows of a captured length fit into their
 * tile_static arrays; 0 if there are no such rows, or if any length fits or none does. */
int64_t race_row_that_fits(const Race *r);

/* // race_trip.c */

/* Fills has_trips: the loops in which some thread makes a trip in some sample. */
void race_find_trips(Race *r);

/* Returns whether no thread enters a loop in this sample, while one does in another. */
bool race_is_left_out(const Race *r, int begin);

/* Returns the trip in which a thread writes where its neighbour did in its first one; 0:
 * none. */
int race_meeting_trip(const Race *r, int begin);

/* Fills meets: the loops with such a trip in all samples of large numbers. */
void race_find_meetings(Race *r);

/* // race_slot.c */

/* Returns whether sums of elements are written to an array, as in a prefix sum. */
bool race_is_summed(const Race *r, const Decl *array);

/* Returns the sum in a value that one thread replaces, `l > 0 ? p[l - 1] : 0`, or that is
 * clamped to its array, `p[l] > 0 ? p[l] - 1 : 0`; any other value itself. */
const Value *race_unclamped(const Race *r, const Value *v);

/* Returns whether a condition holds for at most one thread; false if data are in it. */
bool race_is_of_one(const Race *r, const Value *condition);

/* Returns a value loaded from memory that `v` is computed from, or NULL. */
const Value *race_data_in(const Value *v);

/* Returns a term of a linear value that is_part accepts, on both sides of a choice, or NULL. */
typedef bool (*IsPart)(const Race *r, const Value *v);
const Value *race_part_of(const Race *r, const Value *v, IsPart is_part, int depth);

/* Returns the part of an access's place that makes it different in each thread, though its
 * number is unknown; or NULL. */
const Value *race_own_place(const Race *r, const Event *e);

/* Returns whether threads may share a place: by a tied rank, or as a counter or running
 * sum does not advance for some of them. */
bool race_is_tied_place(const Race *r, const Event *e);

/* Returns whether an access's place is the key of a run of equal keys of the tile: runs that
 * go on in the next tile have it there, too. */
bool race_is_run_in_tile(const Race *r, const Event *e);

/* Returns whether each tile counts an access's places anew, from the same start. */
bool race_is_counted_in_tile(const Race *r, const Event *e);

/* A place as `scale` times a part of it, plus the constant `at`, plus the rest. */
typedef struct RaceSlot {
    const Race *race;
    const Value *part;
    const Value *whole; /* a number that the place takes apart, or NULL */
    int64_t scale, at;
    bool varies, is_hidden, is_placed; /* the rest, */
    bool differs; /* also between threads with one counter */
} RaceSlot;

/* Returns a place by a part of it, of which it has some multiple; or 0. */
RaceSlot race_slot_of(const Race *r, const Value *place, const Value *part);

/* Returns whether a place contains all divergent terms of another one: threads with different
 * places there are taken to have different ones here. */
bool race_follows(const Value *place, const Value *other);

/* // race_earlier.c */

/* Returns whether a value sums elements of a tile_static array, one more in each thread than
 * in the one before, or than in the one behind. */
bool race_sums_earlier(const Race *r, const Value *v);

/* Returns such a sum that is all in which an access's place differs between threads, where a
 * condition on data lets them make it; NULL. */
const Value *race_earlier_place(const Race *r, const Event *e);

/* // race_digits.c */

/* Returns of how many numbers that follow each other a value is the same, as a quotient:
 * `n / 2`, `n >> 1`; else 1. */
int64_t race_grain(const Value *v);

/* Returns the number whose quotient and rest by one divisor are both in a place, which differs
 * for each number; or NULL. */
const Value *race_taken_apart(const Race *r, const Value *place);

/* Returns whether a value is a quotient or a rest of a number. */
bool race_is_digit_of(const Value *v, const Value *number);

/* // race_update.c */

/* Returns whether an element is updated with numbers of its own alone: threads that did so
 * with one element would do it twice. In a part of a list that the host chooses
 * (`is_part`), with those of other elements, too. */
bool race_is_of_list(const Race *r, const Event *e, bool is_part);

/* // race_exchange.c */

/* Returns whether a write changes an element by something, `v[k] = v[k] + x`, and not by what
 * another element of the view is. */
bool race_is_added_to(const Event *e);

/* Returns whether each thread makes two elements of a view, which lists name, of their old
 * values, and uses no others. */
bool race_is_exchanged(const Race *r, const Decl *base);

/* // race_lock.c */

/* Returns whether two accesses are made by threads that hold the same lock. */
PairTest race_are_locked;

/* Returns which of two locks, that a thread has taken in an order of its choice, is that of an
 * access's place: `low = a < b ? a : b`, `high = a < b ? b : a`; or NULL. */
const Value *race_locked_in_order(const Event *e);

/* Returns the condition that is asked of some threads only, `l == 0 ? found : 1`; or NULL. */
const Value *race_of_some(const Value *v);

/* // race_meet.c */

/* Returns whether two places from one counter coincide for threads some counts apart. */
bool race_is_next_slot(const Race *r, const Event *e, const Event *other);

/* Returns whether a thread's two accesses are at one place: their offsets, or the multiple
 * of race_own_place and the constant in them, are equal; true if there is no own place. */
bool race_is_same_slot(const Race *r, const Event *e, const Event *other);

/* Returns whether a place from a counter may be one that another thread has by its index,
 * as where a view is compacted in place. */
bool race_is_slot_by_index(const Race *r, const Event *e, const Event *other);

/* Returns whether one of two accesses is at a place from a number that only grows,
 * and the other at one before that or behind all of them. */
PairTest race_are_in_order;

/* Returns the element of an array that a place is a linear function of, or NULL. */
const Value *race_element_in(const Value *place, const Decl *array);

/* // race_rest.c */

/* Returns whether the rests of a place, without a part of it, differ between the threads that
 * make the access. */
typedef enum Rests { NOT_KNOWN, ALL_DIFFER, SOME_EQUAL } Rests;
Rests race_rests_of(const Race *r, const Event *e, const Value *part);

/* Returns the rank in a place that does not depend on the tile's number, if all rests differ;
 * or NULL. */
const Value *race_merged_place(const Race *r, const Event *e);

/* // race_permute.c */

/* Fills `permuted`. Returns whether a value is from such an array, and each thread reads
 * another element. */
void race_find_permuted(Race *r);
bool race_is_permuted(const Race *r, const Value *v);

/* Returns whether each thread makes one of two accesses at a place that such an element names,
 * and the other at one that an element of none of these threads names. */
PairTest race_are_rows_apart;

/* // race_begin.c */

/* Returns whether data choose between two counts of places that begin at the same one. */
bool race_begins_twice(const Race *r, const Event *e);

/* Returns whether the places of two accesses are two such counts. */
bool race_begin_together(const Race *r, const Event *e, const Event *other);

/* // race_cross.c */

/* Returns the event that read a value, or NULL. */
const Event *race_read_of(const Race *r, const Value *v);

/* Returns whether a condition holds only where a running sum passes a number: for at most
 * one thread of a tile. */
bool race_crosses(const Race *r, const Value *active);

/* // race_parts.c */

/* Returns whether two accesses are to parts of a view that captured numbers delimit; false
 * outside of the samples of small numbers. */
PairTest race_are_parts;

/* // race_few.c */

/* Returns whether data choose among fewer places than there are threads that write. */
bool race_has_few_places(Race *r, const Event *e);

/* Returns the number in a place that goes around a ring with room for all threads, or NULL. */
const Value *race_ring_place(const Race *r, const Event *e);

/* // race_take.c */

/* Returns whether two threads of a tile write places as far apart as those of two tiles that
 * took numbers from one counter. */
bool race_is_taken_twice(Race *r, const Event *e);

/* // race_own.c */

/* Returns the dimension of which a value is the thread's global index, or -1. */
int race_global_dimension(const Tile *tile, const Value *v);

/* Returns whether an access is to the view's element at the thread's global index, its
 * dimensions in any order: no other thread of the launch has it. */
bool race_is_own_element(const Race *r, const Event *e);

/* Returns whether an access stays in a row or block of the view that no other thread of
 * the launch has; `elects`: of those that come there, as the condition lets one of a tile, or
 * of the domain. */
bool race_is_own_block(const Race *r, const Event *e, bool elects);

/* Returns the thread's part of a tile_static array that an access stays in, whose place is
 * changed as often as data say, as in a sort; size 0 if there is none. */
OwnBlock race_block_in_tile(const Race *r, const Event *e);

/* Returns the width of the interval of a value over all threads, MAX_RACE_WIDTH at most. */
enum { MAX_RACE_WIDTH = 1 << 20 };
int64_t race_width_of(Tile *tile, const Value *v);

/* // race_column.c */

/* Returns whether an access stays in a column of the thread's own: two elements of it are
 * at least as many elements apart as there are threads. */
bool race_is_own_column(const Race *r, const Event *e);

/* Returns whether an access to a flat view stays in what a thread of rows has of it, in each
 * of its planes. */
bool race_is_own_in_rows(const Race *r, const Event *e);

/* // race_name.c */

/* Returns whether two accesses are by the thread whose number an element is, which all that
 * come to the place read. */
PairTest race_are_named;

/* // race_once.c */

/* Returns the part of a condition that holds for at most one thread, or NULL. */
const Value *race_once(const Value *active);

/* Returns the place, differing between threads, at which an atomic function lets at most
 * one thread come to an access, or NULL. */
const Value *race_once_at(const Value *active);

/* Returns what the atomic function found there, or NULL. */
const Value *race_found_once(const Value *active);

/* // race_elect.c */

/* Returns whether an access depends on what an atomic function found in a view: one tile
 * alone may make it, as the last one to finish does. */
bool race_elects_tile(Race *r, const Event *access);

/* // race_report.c */

/* Notes that a race of `base` was reported at `where`: a barrier, a node, NULL. */
void race_say(Race *r, const Decl *base, const void *where);

/* Returns whether no race was reported there, nor of this access in any kernel; notes that
 * one is now. */
bool race_is_new(Race *r, const Event *e, const void *where);

/* Reports a race between two accesses, unless it was reported. */
void race_report(Race *r, const Event *e, const Event *other);

/* // check_race.c */

/* Returns whether all threads are in one tile: the domain has one, or the kernel does not
 * ask for its tile's number and nothing tells that there are more. */
bool race_is_lone(const Race *r);

#endif
