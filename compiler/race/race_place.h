/* race_place.h - what is known of the places of accesses whose numbers are not: which are a
 * thread's own, and which two accesses never share.
 */
#ifndef RACE_PLACE_H
#define RACE_PLACE_H

#include "race.h"

// race_bound.c

/* Returns whether a place is in a part of a view that begins at an element of
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

// race_past.c

/* Returns whether a loop writes a part of the thread's own, and the element
 * behind it, which is the next thread's. */
bool race_is_past_part(const Race *r, const Event *e);

// race_share.c

/* Returns whether two accesses to a view may overlap in a byte. */
bool race_may_share_bytes(Race *r, const Event *a, const Event *b);

/* Returns the same for any variable, as far as members of structs and rows say. */
bool race_may_share_member(const Event *a, const Event *b);

/* Returns whether two accesses are to rows of an array, in places that no data choose. */
bool race_are_rows(const Event *a, const Event *b);

// race_slot.c

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

// race_earlier.c

/* Returns whether a value sums elements of a tile_static array, one more in each thread than
 * in the one before, or than in the one behind. */
bool race_sums_earlier(const Race *r, const Value *v);

/* Returns such a sum that is all in which an access's place differs between threads, where a
 * condition on data lets them make it; NULL. */
const Value *race_earlier_place(const Race *r, const Event *e);

// race_digits.c

/* Returns of how many numbers that follow each other a value is the same, as a quotient:
 * `n / 2`, `n >> 1`; else 1. */
int64_t race_grain(const Value *v);

/* Returns the number whose quotient and rest by one divisor are both in a place, which differs
 * for each number; or NULL. */
const Value *race_taken_apart(const Race *r, const Value *place);

/* Returns whether a value is a quotient or a rest of a number. */
bool race_is_digit_of(const Value *v, const Value *number);

// race_update.c

/* Returns whether an element is updated with numbers of its own alone: threads that did so
 * with one element would do it twice. In a part of a list that the host chooses
 * (`is_part`), with those of other elements, too. */
bool race_is_of_list(const Race *r, const Event *e, bool is_part);

// race_exchange.c

/* Returns whether a write changes an element by something, `v[k] = v[k] + x`, and not by what
 * another element of the view is. */
bool race_is_added_to(const Event *e);

/* Returns whether each thread makes two elements of a view, which lists name, of their old
 * values, and uses no others. */
bool race_is_exchanged(const Race *r, const Decl *base);

// race_lock.c

/* Returns whether two accesses are made by threads that hold the same lock. */
PairTest race_are_locked;

/* Returns which of two locks, that a thread has taken in an order of its choice, is that of an
 * access's place: `low = a < b ? a : b`, `high = a < b ? b : a`; or NULL. */
const Value *race_locked_in_order(const Event *e);

/* Returns the condition that is asked of some threads only, `l == 0 ? found : 1`; or NULL. */
const Value *race_of_some(const Value *v);

// race_meet.c

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

// race_rest.c

/* Returns whether the rests of a place, without a part of it, differ between the threads that
 * make the access. */
typedef enum Rests { NOT_KNOWN, ALL_DIFFER, SOME_EQUAL } Rests;
Rests race_rests_of(const Race *r, const Event *e, const Value *part);

/* Returns the rank in a place that does not depend on the tile's number, if all rests differ;
 * or NULL. */
const Value *race_merged_place(const Race *r, const Event *e);

// race_permute.c

/* Fills `permuted`. Returns whether a value is from such an array, and each thread reads
 * another element. */
void race_find_permuted(Race *r);
bool race_is_permuted(const Race *r, const Value *v);

/* Returns whether each thread makes one of two accesses at a place that such an element names,
 * and the other at one that an element of none of these threads names. */
PairTest race_are_rows_apart;

// race_begin.c

/* Returns whether data choose between two counts of places that begin at the same one. */
bool race_begins_twice(const Race *r, const Event *e);

/* Returns whether the places of two accesses are two such counts. */
bool race_begin_together(const Race *r, const Event *e, const Event *other);

// race_cross.c

/* Returns the event that read a value, or NULL. */
const Event *race_read_of(const Race *r, const Value *v);

/* Returns whether a condition holds only where a running sum passes a number: for at most
 * one thread of a tile. */
bool race_crosses(const Race *r, const Value *active);

// race_parts.c

/* Returns whether two accesses are to parts of a view that captured numbers delimit; false
 * outside of the samples of small numbers. */
PairTest race_are_parts;

// race_few.c

/* Returns whether data choose among fewer places than there are threads that write. */
bool race_has_few_places(Race *r, const Event *e);

/* Returns the number in a place that goes around a ring with room for all threads, or NULL. */
const Value *race_ring_place(const Race *r, const Event *e);

// race_take.c

/* Returns whether two threads of a tile write places as far apart as those of two tiles that
 * took numbers from one counter. */
bool race_is_taken_twice(Race *r, const Event *e);

// race_own.c

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

// race_column.c

/* Returns whether an access stays in a column of the thread's own: two elements of it are
 * at least as many elements apart as there are threads. */
bool race_is_own_column(const Race *r, const Event *e);

/* Returns whether an access to a flat view stays in what a thread of rows has of it, in each
 * of its planes. */
bool race_is_own_in_rows(const Race *r, const Event *e);

// race_name.c

/* Returns whether two accesses are by the thread whose number an element is, which all that
 * come to the place read. */
PairTest race_are_named;

// race_once.c

/* Returns the part of a condition that holds for at most one thread, or NULL. */
const Value *race_once(const Value *active);

/* Returns the place, differing between threads, at which an atomic function lets at most
 * one thread come to an access, or NULL. */
const Value *race_once_at(const Value *active);

/* Returns what the atomic function found there, or NULL. */
const Value *race_found_once(const Value *active);

// race_elect.c

/* Returns whether an access depends on what an atomic function found in a view: one tile
 * alone may make it, as the last one to finish does. */
bool race_elects_tile(Race *r, const Event *access);

#endif
