/* tile.h - symbolic execution of a kernel for all threads of one tile at once.
 *
 * tile_start.c executes a kernel once, with the helpers that it calls inlined. The
 * state of each variable is a Value, the same expression for all threads: over the
 * thread's local index, constants and symbols. A symbol stands for a number that
 * the tile's threads share but that is not known, as a captured one. What is read
 * from memory that threads write is unknown. The result is a Trace (tile_trace.h): the accesses
 * to memory and the barriers in program order, each with its path condition.
 * check_trace/ and race/ read it. A trip is a loop's iteration.
 */
#ifndef TILE_H
#define TILE_H

#include "analysis/fold.h"
#include "tree/tree.h"

typedef struct Value Value;

/* ---- values ------------------------------------------------------------- */

typedef enum ValueKind {
    VALUE_NUMBER,
    VALUE_LOCAL,   /* t.local[number] */
    VALUE_SYMBOL,  /* the same in all threads; `role` says what it stands for */
    VALUE_UNKNOWN, /* anything, and maybe different in each thread */
    VALUE_OPERATION,
    VALUE_CHOICE,  /* a ? b : c */
    VALUE_ADDRESS, /* a bytes into `base`, within the array of `number` bytes
                      that begins b bytes into it; b NULL: anywhere in it */
    VALUE_TUPLE,   /* of a struct or a short vector */
} ValueKind;

typedef enum Role {
    ROLE_ANY,       /* computed from something unknown */
    ROLE_CAPTURE,
    ROLE_KNOWN,     /* a captured variable whose value always is `number` */
    ROLE_EXTENT,
    ROLE_TILE,      /* the tile's number in a dimension */
    ROLE_ITERATION, /* the number of a trip of a loop whose trips cannot be counted */
    ROLE_DECISION,  /* a uniform condition: the same in all threads */
    ROLE_TRIPS,     /* a uniform condition of a loop */
} Role;

/* Where an unknown value comes from. */
typedef enum Origin {
    ORIGIN_NONE,
    ORIGIN_LOAD,     /* an array in tile_static memory, `base` */
    ORIGIN_COUNTER,  /* the old value that an atomic add or subtract returned, of `base` */
    ORIGIN_EXCHANGE, /* amp_atomic_exchange and the like */
    ORIGIN_SUCCESS,  /* amp_atomic_compare_exchange */
    ORIGIN_AROUND,   /* a loop-carried variable that begins as data of `base` say and goes
                        around a table: `h = (h + 1) % size` */
    ORIGIN_MOVED,    /* one that begins as `meaning`, with data in it, and is computed from its
                        old value alone: `j--` */
    ORIGIN_STEPPED,  /* a loop-carried variable that begins as `meaning`, after an unknown
                        number of trips; `a` is its value after one trip, or NULL */
    ORIGIN_STAYED,   /* whether a thread has not left a loop in a trip before; `number` is 1
                        where only the loop's condition lets threads leave it */
} Origin;

enum { MAX_LOOPS = 64, MAX_WANTED = 6, MAX_COMPARED = 16, MAX_PIVOTS = 4 };

/* A strided interval: the numbers from low to high that differ from `at` by a multiple of
 * `step`, which is 0 for a single number. */
typedef struct Steps {
    int64_t low, high, step, at;
} Steps;

/* Interned: two values are equal if and only if their pointers are. */
struct Value {
    ValueKind kind;
    Op op;
    Role role;
    Origin origin; /* VALUE_UNKNOWN */
    bool varies;   /* may differ between the threads of a tile: divergent */
    bool is_fixed; /* it contains no symbol and nothing unknown */
    bool is_open;  /* it contains something unknown, */
    bool is_data;  /* which is part of the result, not only of a condition in it, */
    bool is_vague; /* or which is no element of memory */
    bool is_own;    /* another number for each tile: t.tile[0] and what tiles share */
    bool is_placed; /* it contains the tile's number, */
    bool is_free;   /* a symbol that is neither that nor ROLE_KNOWN, */
    bool is_guess;  /* a symbol that may be any number, */
    bool is_undefined; /* a symbol: what a variable is before it has a value */
    bool is_hidden; /* something unknown that may differ between tiles, */
    bool is_scaled; /* a product of no constants, one is_guess: as the length of rows,
                       which overlap if it is small, */
    bool is_spread; /* or such a product with the tile's number: only tiles overlap */
    bool is_factor; /* of a symbol: it is a factor of a product, or is in a sum that is
                       one; also of such a sum */
    bool is_power;  /* of a symbol: it is taken for a power of two, */
    bool is_shift;  /* others are shifted by it, or by a constant more, */
    bool is_extent; /* is in the domain's extents, so no small number, */
    bool is_domain; /* or is the extent of a domain of one dimension */
    bool is_side;   /* or that in all of several dimensions */
    int dimension;  /* of which it is the extent, plus one; 0: none */
    bool is_given;  /* a symbol that the calls of the host's function make a number, */
    int64_t given;  /* this one: so it is with supposed extents, or where Tile.is_called */
    bool is_unsigned;
    int bytes;     /* the width to which an operation's result is cut; 0: unknown */
    int64_t number;
    Value *a, *b, *c; /* operands, also of an operation that is not evaluated; c of what
                         was loaded: its offset in `base`; of an atomic function's result:
                         the same if that varies; of an address in a section of a view: the
                         section's extents */
    const Decl *base;
    int64_t since; /* of a symbol: Tile.symbols when it got its value */
    long part;     /* of ROLE_CAPTURE: where it is in the variable, in bytes */
    Value *decisions[2]; /* cached results of value_decision, */
    Value *shared;       /* and of value_shared */
    const Value *meaning; /* of a symbol: the condition that it stands for; of what
                             an atomic function returned: its operand, as the amount added */
    const struct Line *line; /* tile_symbol.c: as a linear function of a trip */
    unsigned compared;       /* tile_eval.c: a bit for each of Tile.compared that it
                                contains, and one that says that these are known */
    Value **parts;
    int part_count;
    int serial;     /* the number of values before it */
    unsigned stamp; /* tile_eval.c: Tile.stamp when `lanes` was filled, */
    int64_t *lanes;
    unsigned steps_stamp; /* tile_steps.c: and when `steps` was */
    Steps *steps;
    unsigned search; /* tile_find.c: the last one that came here */
};

/* A symbol that stands for a parameter of the host's function, or for an extent of a view. */
typedef struct GivenSymbol {
    Value *symbol;
    const Decl *of;
    int dimension;
} GivenSymbol;

/* Numbers to be looked at, each once. */
typedef struct Wants {
    int64_t numbers[MAX_WANTED];
    int count;
} Wants;

/* The tile that is executed, its values, and the sample that these are evaluated for. */
typedef struct Tile {
    int rank, size[3];
    int threads;
    bool is_sure;  /* every launch has at least these threads */
    bool is_many;  /* every launch is meant to have more than one */
    Value **table; /* hash table of the values */
    int used, room;
    int64_t symbols; /* how many were made */
    LIST(GivenSymbol) given;
    unsigned stamp;  /* changes with what values are evaluated for */
    long work;       /* lanes that were filled */
    int sample;
    int64_t row;       /* in SAMPLE_FIT */
    int number[3];     /* the tile's, relative to the sample's tile, */
    bool is_first;     /* or to the first tile */
    int64_t supposed[3]; /* tile_suppose: extents of the domain; 0: none */
    bool is_called;      /* symbols have the numbers that tile_give found, if any */
    int64_t extent[3]; /* of the domain in a dimension; 0: unknown */
    int tiles[3];      /* how many tiles it has there; 0: unknown */
    bool is_beside[3]; /* there is another tile: the domain says so, or the
                          kernel asks for its tile's number there */
    bool is_oblong;    /* the kernel uses extents of the domain, which may differ, */
    bool is_square;    /* or the one that all dimensions have */
    int trips[MAX_LOOPS];   /* by the loop's number: the trip to evaluate, */
    int64_t before[MAX_LOOPS]; /* and `symbols` when the loop began */
    Wants wanted[MAX_LOOPS]; /* trips at which conditions change */
    Wants far[3];           /* distances in a dimension between tiles that have a remainder in
                               common, or whose accesses may overlap */
    struct {
        const Value *of;    /* a value that decisions compare with numbers, */
        Wants wanted;       /* and a number for each outcome */
        unsigned equal;     /* a bit for each that an == compares it with */
    } compared[MAX_COMPARED];
    int compared_count;
    struct {
        const Value *of;     /* a captured number that decisions compare with the tile's, */
        int64_t scale;       /* or with so many times that, */
        unsigned dimensions; /* and a bit for each dimension of it */
    } pivots[MAX_PIVOTS];
    int pivot_count;
    const Value *step;       /* a captured number of tiles that accesses are apart, or NULL */
    bool is_early;           /* loops begin with the first trip; what is compared with numbers
                                has the greatest of them */
    bool is_pair;            /* tiles are compared with each other */
    const Value *const *tried; /* tile_try: symbols, and their numbers now */
    const int64_t *tried_numbers;
    int tried_count;
} Tile;

/* // tile_table.c */

/* Returns zeroed memory for a trace and its values, valid until the next tile_new. */
void *tile_alloc(size_t size);
#define TILE_ARRAY(T, n) ((T *)tile_alloc(sizeof(T) * (size_t)(n)))

/* Returns a tile of that size, without values; frees the memory of the previous one. */
Tile *tile_new(int rank, const int *size);

/* Returns the one value with that content, made if it is new. */
Value *value_intern(Tile *tile, const Value *content);

/* // tile_value.c */

/* Leaves: a constant, the thread's index in the tile, a symbol. */
Value *value_number(Tile *tile, int64_t number);
Value *value_local(Tile *tile, int dimension);
Value *value_symbol(Tile *tile, Role role, int64_t number);

/* Returns a new value, unlike all others: an unknown one if it varies, else a symbol. */
Value *value_fresh(Tile *tile, bool varies);

/* Returns a new unknown value that varies: ORIGIN_STEPPED if `of`, or the part that varies
 * of a tuple, is derived; `becomes` is its value after one trip (NULL: unknown). Of an
 * address, one with such an offset. */
Value *value_any(Tile *tile, const Value *of, Value *becomes);

/* Returns whether a number, or an address's offset, is computed without data, though data
 * may choose between its values. */
bool value_is_derived(const Value *v);

/* Returns whether it is ORIGIN_STEPPED. */
bool value_is_stepped(const Value *v);

/* Returns a new unknown value of type `t` that varies; `base` is the memory it is from. */
Value *value_unknown(Tile *tile, Origin origin, const Decl *base,
                     const Type *t);

/* Returns `op` of one or two operands (b: NULL) in the type `t`, simplified. */
Value *value_operation(Tile *tile, Op op, Value *a, Value *b, const Type *t);

/* Returns the same with a result of so many bytes; only constants are folded. */
Value *value_plain_operation(Tile *tile, Op op, Value *a, Value *b, int bytes,
                             bool is_unsigned);
Value *value_cast(Tile *tile, Value *a, const Type *t);
Value *value_choice(Tile *tile, Value *condition, Value *yes, Value *no);
Value *value_address(Tile *tile, const Decl *base, Value *offset);

/* Returns `address` with another offset, within the same array. */
Value *value_moved(Tile *tile, const Value *address, Value *offset);

/* Returns the address of a view as that of a section of it which begins there. */
Value *value_section(Tile *tile, const Value *address, Value *extents);

/* Returns `address` as that of an array of so many bytes, within which it stays. */
Value *value_array(Tile *tile, const Value *address, int64_t bytes);
Value *value_tuple(Tile *tile, Value **parts, int count);


/* Returns whether a value is that number. */
bool value_is(const Value *v, int64_t number);

/* // tile_condition.c */

/* Conditions, which are 0 or 1, simplified. */
Value *value_truth(Tile *tile, Value *a);
bool value_is_truth(const Value *v);
Value *value_not(Tile *tile, Value *a);
Value *value_and(Tile *tile, Value *a, Value *b);
Value *value_or(Tile *tile, Value *a, Value *b);

/* Returns whether a value is an operation of that kind. */
bool value_is_operation(const Value *v, Op op);

/* Returns a condition with its uniform parts replaced by symbols, free to be
 * true or false: no captured number need be found for which they hold. `role`
 * is ROLE_DECISION or ROLE_TRIPS. */
Value *value_decision(Tile *tile, Value *condition, Role role);

/* // tile_given.c */

/* Returns a value simplified for when a condition holds: infeasible choices are gone. */
Value *value_given(Tile *tile, Value *v, const Value *condition);

/* // tile_decide.c */

/* Returns a condition in a form that does not vary if it is found uniform, else itself. */
Value *value_shared(Tile *tile, Value *condition);

/* // tile_find.c */

/* Of which values a search looks at the parts, too. */
enum {
    THROUGH_AND = 1,         /* conditions that hold together */
    THROUGH_SUMS = 2,        /* as value_is_sum says */
    THROUGH_OPERATIONS = 4,  /* all */
    THROUGH_CHOICES = 8,     /* what is chosen, */
    THROUGH_CONDITIONS = 16, /* and by what */
    THROUGH_ALL = THROUGH_OPERATIONS | THROUGH_CHOICES | THROUGH_CONDITIONS,
    THROUGH_MOVED = 32,      /* ORIGIN_MOVED: what it began as, instead of itself */
};

/* Returns whether a value is a sum or a difference, or a number of times another value. */
bool value_is_sum(const Value *v);

/* Returns the modulus of a rest, 2 for `n % 2` and `n & 1`; 0: it is none. */
int64_t value_modulus(const Value *v);

/* Returns the first part of a value, or itself, for which a test is true; or NULL. The test
 * begins no search. */
typedef bool ValueTest(const Value *v, const void *of);
const Value *value_find(const Value *v, unsigned through, ValueTest *test, const void *of);

/* A test: whether a value was loaded from `base`, or from anything (NULL). */
bool value_is_loaded(const Value *v, const void *base);

/* Returns whether a value is computed from another one; from the number of a loop's trip. */
bool value_is_made_of(const Value *v, const Value *part);
bool value_is_of_trip(const Value *v, int loop);

/* Returns whether the only symbols in a value are the domain's extent, the tile's number
 * and ROLE_KNOWN. */
bool value_is_of_domain(const Value *v);

/* Returns whether a condition is another one, or that and more. */
bool value_implies(const Value *condition, const Value *other);

/* // tile_symbol.c */

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

/* For an operand s - 1 or ~(s - 1) of a bitwise operator: notes that s is a
 * power of two, as it is a mask only then. */
void value_want_power(Value *operand);

/* For what others are shifted by: notes that it is a number of bits. Of a symbol that is one,
 * the bits of a sample's number are its own. */
void value_want_shift(Value *by);
int64_t value_shift(const Value *v, int64_t number);

/* Notes a number for which a decision's comparison is true and one for which
 * it is false; in a sample, all decisions about a value go by one number. */
void value_want_numbers(Tile *tile, const Value *comparison);

/* // tile_pivot.c */

/* Notes a captured number that is near the tile's number in a dimension, times `scale`; one that
 * a decision compares with the tile's. */
void tile_add_pivot(Tile *tile, const Value *captured, int dimension, int64_t scale);
void value_want_pivot(Tile *tile, const Value *comparison);

/* Notes a captured number of tiles in a dimension that two accesses are apart. Returns in
 * SAMPLE_FAR, where it is STEP_TILES, whether a decision is made of it. */
enum { STEP_TILES = 8 };
void tile_add_step(Tile *tile, const Value *captured, int dimension);
bool tile_is_of_step(const Tile *tile, const Value *decision);

/* Returns whether a decision compares such a number with the tile's, a constant or another
 * one; whether a value contains one. */
bool tile_is_of_pivots(const Tile *tile, const Value *comparison);
bool tile_has_pivot(const Tile *tile, const Value *v);

/* Whether a value is a remainder of the tile's number that is another one in the first of
 * two tiles: `t.tile[0] % 2`. */
bool tile_has_other_remainder(const Tile *tile, const Value *v);

/* Finds the number of such a symbol in a sample whose tile has these numbers; returns false
 * for any other symbol. */
bool tile_pivot_number(const Tile *tile, const Value *v, const int *tiles, int64_t *number);

/* // tile_loop.c */

/* Returns the last trip for which a loop's condition holds in a thread, or -1 if that is not
 * known or too great. */
int tile_last_trip(Tile *tile, int loop, Value *condition, int thread);

/* // tile_eval.c */

/* The number of what is not known. */
#define UNKNOWN INT64_MIN

/* A sample assigns numbers to all symbols. In the first ones, captured numbers and extents
 * are greater than a tile, as a width is; in the rest they are small, and from FIRST_LOT on
 * drawn independently of each other: parts of a view that captured numbers delimit may
 * overlap then. */
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

/* Supposes an extent that the domain has in a dimension, as long as it is not 0. */
void tile_suppose(Tile *tile, int dimension, int64_t extent);

/* Whether loops do not begin with their first trip in this sample, or a decision makes a
 * captured number 1 or less, where others of its outcomes would not: is_early changes that. */
bool tile_is_late(const Tile *tile);

/* Sets the trip at which a loop is. */
void tile_trip(Tile *tile, int loop, int trip);

/* Returns a value's number in each thread in the current sample, or UNKNOWN. */
const int64_t *value_lanes(Tile *tile, Value *v);

/* Returns whether a value contains no symbol and is one number in all threads: *number. */
bool value_settled(Tile *tile, Value *v, int64_t *number);

/* Returns the operation `v` of two numbers in its type; UNKNOWN if it is undefined. */
int64_t value_compute(const Value *v, int64_t a, int64_t b);

/* Gives so many symbols their `numbers`, as long as it is not told that there are none. */
void tile_try(Tile *tile, const Value *const *symbols, const int64_t *numbers, int count);

/* // tile_place.c */

/* Returns the distance in bytes assumed between rows of a view in a dimension: so great
 * that no subscript leads from one row to another. */
long tile_row_size(const Type *view, int dimension);

/* The elements of the longest row whose places are told apart from those of other rows. */
extern const int64_t tile_longest_row;

/* // tile_domain.c */

/* Returns whether a value is known from the host's code to be the extent of a launch's
 * domain of one dimension. */
bool host_is_extent(const Launch *launch, const Value *v);

/* Returns whether a view has the extents of the domain in every launch. */
bool host_is_as_domain(const Launch *launch, const Decl *view);

/* Returns the extent that a view has in a dimension, for a domain with these extents (NULL: any);
 * UNKNOWN if the host makes it of other numbers than those and constants. */
int64_t host_view_extent(const Launch *launch, const Decl *view, int dimension,
                         const int64_t *domain);

/* Makes extents of a domain those that the host makes of the same number as others of them, which
 * stay: of extent(n - 1, n), the first. Returns false if such a number is not known, or if it is
 * less than 1. */
bool host_agree(const Launch *launch, int rank, int64_t domain[3]);

/* Returns the dimensions of which a symbol is the domain's extent, as a bit mask. */
int host_dimensions(const Launch *launch, int rank, const Value *v);

/* // tile_host.c */

/* Returns an extent of the domain, as it is before that is rounded, if it is a constant; else
 * UNKNOWN. */
int64_t host_extent(const Launch *launch, int rank, int dimension);

/* Returns the same, or the constant that it is in each call of the launch's function. */
int64_t host_called_extent(const Launch *launch, int rank, int dimension);

/* Returns an extent of a tiled domain as amp_pad or amp_truncate round it for tiles of a size
 * in that dimension. */
int64_t host_rounded(const Launch *launch, int64_t extent, int size);

/* // tile_steps.c */

/* Returns for each thread a strided interval that contains an is_open value's number. */
const Steps *value_steps(Tile *tile, Value *v);

/* Returns how many numbers from `from` to `end` - 1 a value may be in a thread;
 * finds the first of them, and the step between them. */
int value_places(Tile *tile, Value *v, int thread, int64_t from, int64_t end,
                 int64_t *first, int64_t *step);

#endif
