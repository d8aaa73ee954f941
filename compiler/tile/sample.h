/* sample.h - numbers for symbols: values are evaluated for a few samples, each of which gives
 * every symbol a number.
 *
 * While a kernel is executed, tile_symbol.c and tile_pivot.c note which numbers are worth a
 * sample: those at which a comparison, a remainder or a loop's condition changes.
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "tile.h"

// tile_symbol.c

/* Returns `op` of a global index and a number as an operation on the tile's
 * number, or NULL if it is none. */
Value *value_global_operation(Tile *tile, Op op, Value *a, Value *b,
                              const Type *t);

/* Notes the trips around which the comparison of a trip's number with a
 * constant changes; each is looked at with the next one. */
void value_want_trips(Tile *tile, Op op, Value *a, const Value *b);

/* Notes the distance between tiles for which a % b or a & b is the same. */
void value_want_tiles(Tile *tile, Op op, Value *a, Value *b);

/* Notes that tiles so far apart in a dimension are to be compared. */
void value_want_far(Tile *tile, int dimension, int64_t tiles);

/* Notes that s is a power of two if `operand`, of a bitwise operator, is s - 1 or ~(s - 1): it
 * is a mask only then. */
void value_want_power(Value *operand);

/* Notes that a value is a number of bits: something is shifted by it. */
void value_want_shift(Value *by);

/* Returns the number of bits that such a symbol is where the sample's number is `number`. */
int64_t value_shift(const Value *v, int64_t number);

/* Notes a number for which a decision's comparison is true and one for which
 * it is false; in a sample, all decisions about a value go by one number. */
void value_want_numbers(Tile *tile, const Value *comparison);

// tile_pivot.c

/* A pivot is a captured number that is near `scale` times the tile's number in a dimension. The
 * first notes one; the second notes those that a decision compares with the tile's number. */
void tile_add_pivot(Tile *tile, const Value *captured, int dimension, int64_t scale);
void value_want_pivot(Tile *tile, const Value *comparison);

/* Notes that two accesses are a captured number of tiles apart in a dimension; in SAMPLE_FAR
 * that number is STEP_TILES. */
enum { STEP_TILES = 8 };
void tile_add_step(Tile *tile, const Value *captured, int dimension);

/* Returns whether a decision is made of that number, and the sample is SAMPLE_FAR. */
bool tile_is_of_step(const Tile *tile, const Value *decision);

/* Returns whether a decision compares a pivot with the tile's number, a constant or another
 * pivot; whether a value contains a pivot. */
bool tile_is_of_pivots(const Tile *tile, const Value *comparison);
bool tile_has_pivot(const Tile *tile, const Value *v);

/* Returns whether a value is a remainder of the tile's number, as `t.tile[0] % 2`, that differs
 * between this tile and the sample's. */
bool tile_has_other_remainder(const Tile *tile, const Value *v);

/* Finds the number of a pivot in a sample whose tile has the numbers `tiles`; returns false for
 * any other symbol. */
bool tile_pivot_number(const Tile *tile, const Value *v, const int *tiles, int64_t *number);

// tile_eval.c

/* In the first samples captured numbers and extents are greater than a tile, as a width is. In
 * the rest they are small, and from FIRST_LOT on drawn independently of each other, so that
 * parts of a view that captured numbers delimit may overlap. */
enum { LARGE_SAMPLES = 6, FIRST_LOT = 10, SAMPLES = 14 };

/* More samples, for races between two tiles. In the first two the domain has two tiles, and
 * captured numbers are the number of its elements, with loops at the second tile's first
 * element, or the number of tiles. In SAMPLE_FAR there are many tiles, and captured numbers
 * are large. From SAMPLE_NARROW on, there is a sample for each dimension,
 * with one tile in that and two in the others. */
enum { SAMPLE_ELEMENTS = SAMPLES, SAMPLE_TILES, SAMPLE_FAR, SAMPLE_NARROW,
       SAMPLE_FIT = SAMPLE_NARROW + 3 };

enum { MANY_TILES = 1020 }; /* in SAMPLE_FAR */

/* Begins SAMPLE_FIT, in which captured numbers that are factors are the length of rows,
 * `row`; other ones are less than that. */
void tile_fit(Tile *tile, int64_t row);

/* Begins a sample: values are evaluated with its numbers from now on. */
void tile_sample(Tile *tile, int sample);

/* Returns whether symbols in a value may have small numbers in the sample. */
bool value_is_of_small(Tile *tile, Value *v);

/* Makes the tile the first one in this sample. */
void tile_first(Tile *tile);

/* Moves the tile by so many tiles in a dimension from the sample's. */
void tile_beside(Tile *tile, int dimension, int by);

/* Supposes that the domain has an extent in a dimension; 0: supposes nothing. */
void tile_suppose(Tile *tile, int dimension, int64_t extent);

/* Returns whether Tile.is_early would make a difference in this sample: loops do not begin with
 * their first trip, or a decision makes a captured number 1 or less where other outcomes of it
 * would not. */
bool tile_is_late(const Tile *tile);

/* Sets the trip at which a loop is. */
void tile_trip(Tile *tile, int loop, int trip);

/* Returns a value's number in each thread in the current sample, or UNKNOWN. */
const int64_t *value_lanes(Tile *tile, Value *v);

/* Returns whether a value contains no symbol and is the same number in all threads, *number. */
bool value_settled(Tile *tile, Value *v, int64_t *number);

/* Returns the result of the operation `v` for the operands a and b; UNKNOWN if it is undefined. */
int64_t value_compute(const Value *v, int64_t a, int64_t b);

/* Gives `count` symbols these numbers in all samples, until it is called again. */
void tile_try(Tile *tile, const Value *const *symbols, const int64_t *numbers, int count);

// tile_loop.c

/* Returns the last trip for which a loop's condition holds in a thread, or -1 if that is not
 * known or too great. */
int tile_last_trip(Tile *tile, int loop, Value *condition, int thread);

// tile_place.c

/* Returns the distance in bytes assumed between rows of a view in a dimension: so great
 * that no subscript leads from one row to another. */
long tile_row_size(const Type *view, int dimension);

/* The elements of the longest row whose places are told apart from those of other rows. */
extern const int64_t tile_longest_row;

// tile_steps.c

/* Returns for each thread a strided interval that contains an is_open value's number. */
const Steps *value_steps(Tile *tile, Value *v);

/* Returns how many numbers from `from` to `end` - 1 a value may be in a thread;
 * finds the first of them, and the step between them. */
int value_places(Tile *tile, Value *v, int thread, int64_t from, int64_t end,
                 int64_t *first, int64_t *step);

#endif
