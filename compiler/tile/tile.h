/* tile.h - a kernel as all threads of one tile run it, for analyses.
 *
 * tile_run.c walks a kernel once, through the helpers that it calls, and knows
 * of each variable what it holds in every thread: a Value, an expression over
 * the thread's local index, constants and symbols, which stand for what the
 * whole tile shares but nobody knows (a captured number). What is read from
 * memory that threads write is unknown. The walk leaves a Trace: the accesses
 * to memory and the barriers in program order, each with the condition under
 * which a thread gets there. check_barrier.c and check_race.c read it.
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
    VALUE_SYMBOL,  /* the same in all threads; `role` says what it may be */
    VALUE_UNKNOWN, /* anything, in each thread another one where it varies */
    VALUE_OPERATION,
    VALUE_CHOICE,  /* a ? b : c */
    VALUE_ADDRESS, /* a bytes into `base`, in the array that begins b bytes
                      into it and has `number` bytes; b NULL: in all of it */
    VALUE_TUPLE,   /* of a struct or a short vector */
} ValueKind;

typedef enum Role {
    ROLE_ANY,       /* computed from what is not known */
    ROLE_CAPTURE,
    ROLE_KNOWN,     /* a captured variable that always is `number` */
    ROLE_EXTENT,
    ROLE_TILE,      /* the tile's number in a dimension */
    ROLE_ITERATION, /* of a loop whose trips cannot be counted */
    ROLE_DECISION,  /* a condition that is the same in all threads */
    ROLE_TRIPS,     /* the same, of a loop */
} Role;

/* Where something unknown comes from. */
typedef enum Origin {
    ORIGIN_NONE,
    ORIGIN_LOAD,     /* an array in tile_static memory, `base` */
    ORIGIN_COUNTER,  /* what an atomic function added to or took from, in `base` */
    ORIGIN_EXCHANGE, /* amp_atomic_exchange and the like */
    ORIGIN_SUCCESS,  /* amp_atomic_compare_exchange */
    ORIGIN_STEPPED,  /* a variable that a loop computes of what it was, from `meaning`
                        on; `a` is what a trip makes of it, or NULL */
} Origin;

enum { MAX_LOOPS = 64, MAX_WANTED = 6, MAX_COMPARED = 16 };

/* low to high, in steps: what is `at` and some times `step` more or less. Of one
 * number the step is 0. */
typedef struct Steps {
    int64_t low, high, step, at;
} Steps;

/* Made once for each content, so that equal pointers are equal values. */
struct Value {
    ValueKind kind;
    Op op;
    Role role;
    Origin origin; /* VALUE_UNKNOWN */
    bool varies;   /* may differ between the threads of a tile */
    bool is_fixed; /* no symbol and nothing unknown is in it */
    bool is_open;  /* something unknown is in it, */
    bool is_data;  /* and that not only chooses what it is, */
    bool is_vague; /* or that is no element of memory */
    bool is_placed; /* the tile's number is in it */
    bool is_free;   /* a symbol is in it other than the tile's number */
    bool is_guess;  /* one that may be any number */
    bool is_hidden; /* something that may be another one in each tile */
    bool is_scaled; /* and something is multiplied or divided by it: of small ones rows
                       overlap, */
    bool is_spread; /* or the tile's number is: tiles do, and the rows in one do not */
    bool is_factor; /* a symbol: something is multiplied by it, or by a sum with it, which
                       is a factor, too; */
    bool is_power;  /* taken for a power of two, */
    bool is_extent; /* in the domain's extents: no small number, */
    bool is_domain; /* and the only one */
    int dimension;  /* one more than that whose extent it is; 0: none's */
    bool is_unsigned;
    int bytes;     /* an operation's result is cut to these; 0: unknown */
    int64_t number;
    Value *a, *b, *c; /* of what nobody computes, its operands; c of what an atomic function
                         found: where in `base`, if each thread has another place there */
    const Decl *base;
    int64_t since; /* of a symbol: those that there were when it became what it is */
    long part;     /* of ROLE_CAPTURE: where it is in the variable, in bytes */
    Value *decisions[2]; /* value_decision's answers, */
    Value *shared;       /* value_shared's */
    const Value *meaning; /* of a symbol: the condition that it stands for; of a
                             counter: what is added */
    const struct Line *line; /* tile_symbol.c: by the trips of a loop */
    unsigned compared;       /* tile_eval.c: a bit for each of Tile.compared that is in
                                it, and one more, for that this is known */
    Value **parts;
    int part_count;
    int serial;     /* the number of values before it */
    unsigned stamp; /* tile_eval.c: of the round in which `lanes` was filled */
    int64_t *lanes;
    unsigned steps_stamp; /* tile_steps.c: and `steps` */
    Steps *steps;
};

/* The tile that values are about, and all values made for it. */
typedef struct Tile {
    int rank, size[3];
    int threads;
    bool is_sure;  /* every launch has at least these threads */
    bool is_many;  /* every launch is meant to have more than one */
    Value **table; /* hash table of the values */
    int used, room;
    int64_t symbols; /* so far */
    unsigned stamp;  /* tile_eval.c */
    long work;       /* lanes that were filled */
    int sample;
    int64_t row;       /* in SAMPLE_FIT */
    int number[3];     /* of the tile: so much more than the sample's, */
    bool is_first;     /* or than the first one's */
    int64_t extent[3]; /* of the domain in a dimension; 0: unknown */
    int tiles[3];      /* how many it has there; 0: unknown */
    bool is_beside[3]; /* another one is there: the domain says so, or the
                          kernel, which asks for its number there */
    bool is_oblong;    /* the kernel names extents of the domain, which may differ */
    int trips[MAX_LOOPS];   /* of the loop with each number: the trip to see, */
    int64_t before[MAX_LOOPS]; /* and the symbols that there were when it began */
    struct {
        int64_t numbers[MAX_WANTED];
        int count;
    } wanted[MAX_LOOPS];    /* trips that conditions tell from others */
    struct {
        int64_t numbers[MAX_WANTED];
        int count;
    } far[3];               /* how far apart tiles are that a remainder takes for
                               each other, or that accesses are apart, in a
                               dimension */
    struct {
        const Value *of;    /* what decisions compare with numbers, */
        int64_t numbers[MAX_WANTED]; /* and those that tell them apart */
        int count;
        unsigned equal;     /* a bit for each of them that it may be equal to */
    } compared[MAX_COMPARED];
    int compared_count;
    const Value *const *tried; /* so many symbols that are these numbers now */
    const int64_t *tried_numbers;
    int tried_count;
} Tile;

/* // tile_table.c */

/* Memory for a trace and its values, until the next tile is made. */
void *tile_alloc(size_t size);
#define TILE_ARRAY(T, n) ((T *)tile_alloc(sizeof(T) * (size_t)(n)))

/* A tile of that size, without values. */
Tile *tile_new(int rank, const int *size);

/* The one value with that content. */
Value *value_intern(Tile *tile, const Value *content);

/* // tile_value.c */
Value *value_number(Tile *tile, int64_t number);
Value *value_local(Tile *tile, int dimension);
Value *value_symbol(Tile *tile, Role role, int64_t number);

/* A new one, unlike all others. */
Value *value_fresh(Tile *tile, bool varies);

/* A new one that varies, which is derived where `of` is: what that became in steps that
 * nobody counts, each of which makes `becomes` of it (NULL: unknown). Of a tuple it is
 * any part. */
Value *value_any(Tile *tile, const Value *of, Value *becomes);

/* Whether a value, or where a pointer points to, is computed of numbers and of the
 * thread's place, though data may choose how. */
bool value_is_derived(const Value *v);

/* And by a loop, in steps that nobody counts. */
bool value_is_stepped(const Value *v);

/* One that varies, as `t` holds it; `base` for ORIGIN_LOAD, else NULL. */
Value *value_unknown(Tile *tile, Origin origin, const Decl *base,
                     const Type *t);

/* `op` of one or two operands (b: NULL), computed in the type `t`. */
Value *value_operation(Tile *tile, Op op, Value *a, Value *b, const Type *t);

/* The same with a result of so many bytes, and nothing made simpler but numbers. */
Value *value_plain_operation(Tile *tile, Op op, Value *a, Value *b, int bytes,
                             bool is_unsigned);
Value *value_cast(Tile *tile, Value *a, const Type *t);
Value *value_choice(Tile *tile, Value *condition, Value *yes, Value *no);
Value *value_address(Tile *tile, const Decl *base, Value *offset);

/* `address`, elsewhere in the same array. */
Value *value_moved(Tile *tile, const Value *address, Value *offset);

/* `address`, that of an array of so many bytes. */
Value *value_array(Tile *tile, const Value *address, int64_t bytes);
Value *value_tuple(Tile *tile, Value **parts, int count);

/* // tile_condition.c */

/* Conditions: numbers that are 0 or 1. */
Value *value_truth(Tile *tile, Value *a);
Value *value_not(Tile *tile, Value *a);
Value *value_and(Tile *tile, Value *a, Value *b);
Value *value_or(Tile *tile, Value *a, Value *b);
bool value_is(const Value *v, int64_t number);
bool value_is_operation(const Value *v, Op op);

/* A condition that is unknown but the same in all threads, as a symbol that
 * is free: no captured number need be found for which it holds. `role` is
 * ROLE_DECISION or ROLE_TRIPS. */
Value *value_decision(Tile *tile, Value *condition, Role role);

/* // tile_given.c */

/* A value where a condition holds: of its choices, the sides that this leaves. */
Value *value_given(Tile *tile, Value *v, const Value *condition);

/* // tile_decide.c */

/* A condition; one that does not vary, where all threads have the same. */
Value *value_shared(Tile *tile, Value *condition);

/* // tile_symbol.c */

/* `op` of a global index and a number, where the tile decides it or a part of
 * it; NULL. */
Value *value_global_operation(Tile *tile, Op op, Value *a, Value *b,
                              const Type *t);

/* Notes the trips around which a comparison with a number becomes another one;
 * each is seen with the next. */
void value_want_trips(Tile *tile, Op op, Value *a, const Value *b);

/* Whether the only captured numbers in a value are the domain's extent and known ones. */
bool value_is_of_domain(const Value *v, int depth);

/* Notes how far apart tiles are of which a remainder is the same. */
void value_want_tiles(Tile *tile, Op op, Value *a, Value *b);

/* Notes that tiles are to be looked at that are so far apart in a dimension. */
void value_want_far(Tile *tile, int dimension, int64_t tiles);

/* An operand of & and the like: notes that s - 1 is a mask only where s is a
 * power of two. */
void value_want_power(Value *operand);

/* Notes the numbers for which a decision's comparison is one thing or the
 * other: a sample gives all decisions about a value one of these. */
void value_want_numbers(Tile *tile, const Value *comparison);

/* // tile_eval.c */

/* What no number is known of. */
#define UNKNOWN INT64_MIN

/* In the first ones, captured numbers and extents are greater than a tile, as
 * a width is; in the rest they are small, as what conditions ask for may be, and from
 * FIRST_LOT on go together in any way: parts of a view that the host chooses may overlap
 * then. */
enum { LARGE_SAMPLES = 6, FIRST_LOT = 10, SAMPLES = 14 };

/* More of them, for what two tiles do to each other: there are no others, and
 * captured numbers are how many elements they have, or how many they are. Loops
 * are at the second one's first element in SAMPLE_ELEMENTS. In SAMPLE_FAR there are
 * many tiles, and captured numbers are beyond them. From SAMPLE_NARROW on, a
 * sample for each dimension, the domain has one tile in it, and two in the others. */
enum { SAMPLE_ELEMENTS = SAMPLES, SAMPLE_TILES, SAMPLE_FAR, SAMPLE_NARROW,
       SAMPLE_FIT = SAMPLE_NARROW + 3 };

enum { MANY_TILES = 1020 }; /* in SAMPLE_FAR */

/* Captured numbers are the rows' length `row` in SAMPLE_FIT, where they are factors;
 * else they are numbers within a row. */
void tile_fit(Tile *tile, int64_t row);

/* From now on symbols have the numbers of sample `sample`. */
void tile_sample(Tile *tile, int sample);

/* Whether symbols that are in a value have small numbers in the sample. */
bool value_is_of_small(Tile *tile, Value *v);

/* In this sample the tile is the first one. */
void tile_first(Tile *tile);

/* The tile is `by` further in a dimension than the sample says. */
void tile_beside(Tile *tile, int dimension, int by);

/* And loop `loop` is at trip `trip`. */
void tile_trip(Tile *tile, int loop, int trip);

/* The last trip at which its condition holds for the first thread; -1 where that
 * is not known, or too far. */
int tile_last_trip(Tile *tile, int loop, Value *condition);

/* A value in each thread, by the thread's number: UNKNOWN where it is. */
const int64_t *value_lanes(Tile *tile, Value *v);

/* The number that a value is in all threads, whatever symbols are. */
bool value_settled(Tile *tile, Value *v, int64_t *number);

/* `op` of two numbers in the type of `v`. */
int64_t value_compute(const Value *v, int64_t a, int64_t b);

/* What a value that is the same in all threads is where so many symbols are `numbers`. */
int64_t tile_number_with(Tile *tile, Value *v, const Value *const *symbols,
                         const int64_t *numbers, int count);

/* // tile_place.c */

/* How far apart the rows of a view's first dimension are taken to be, in bytes:
 * no way to them leads from one another. */
long tile_row_size(const Type *view);

/* // tile_host.c */

/* Whether a value is the extent of a launch's domain of one dimension, as the host's
 * code has it. */
bool host_is_extent(const Launch *launch, const Value *v);

/* The dimensions of a domain whose extents a symbol is: a mask. */
int host_dimensions(const Launch *launch, int rank, const Value *v);

/* // tile_steps.c */

/* Between what numbers a value with something unknown in it is, by thread. */
const Steps *value_steps(Tile *tile, Value *v);

/* At how many numbers below `end`, `from` or more, a value may be in a thread;
 * the first of them, and the step to the next. */
int value_places(Tile *tile, Value *v, int thread, int64_t from, int64_t end,
                 int64_t *first, int64_t *step);

/* ---- the trace ---------------------------------------------------------- */

typedef enum EventKind {
    EVENT_READ,
    EVENT_WRITE,
    EVENT_ATOMIC,
    EVENT_BARRIER,
    EVENT_DIVISION, /* by zero, in some thread of the first tile */
    EVENT_OUTSIDE,  /* an access to an array that is no shared memory, beyond it */
    EVENT_FOREVER,  /* a loop that goes on and on */
    EVENT_LOOP,     /* begins what the next iterations run again */
    EVENT_LOOP_END,
} EventKind;

/* Why threads part: a condition, and the jump that it guards or NULL. */
typedef struct Fork {
    Node *condition;
    Node *jump;
    Value *value;
    const struct Fork *outer;
} Fork;

/* The calls that lead to an event, the last first. */
typedef struct Frame {
    Node *call;
    Value *active; /* the threads that make it */
    const struct Frame *outer;
} Frame;

typedef struct Event {
    EventKind kind;
    Node *node;
    const Decl *base;   /* an access: the variable or the view; of views that are of
                         * one memory the first */
    const Decl *named;  /* and the one that is named */
    Value *place;       /* where in that one, in bytes, */
    Value *offset;      /* and where in `base`; */
    Value *begin, *end; /* where in that `named` is; `end` NULL: unknown */
    Value *array;       /* where the array starts that it is in, or NULL */
    int size, array_size; /* in bytes */
    Value *value;       /* what a write writes; or is read, or NULL;
                           EVENT_LOOP: its condition, or NULL;
                           EVENT_DIVISION: the divisor */
    Value *active;      /* the threads that get here: a condition */
    const Fork *forks;  /* the conditions that it stands under */
    const Fork *exits;  /* and those under which threads have left before */
    const Frame *frame;
    bool fences_tile_static, fences_global;
    int loop;           /* EVENT_LOOP: its number in Tile.trips */
} Event;

typedef struct Trace {
    Tile *tile;
    const Launch *launch; /* or NULL */
    Value *inside; /* that a thread's index is in the domain */
    LIST(Event) events;
    Set left_out;  /* of Decl: what a torn kernel may use at places that are not in here */
    bool is_partial; /* accesses are missing: at addresses that nobody knows, or past the
                        most work */
    Map assigned; /* Decl -> Node of the last assignment that varied */
} Trace;

/* // tile_alias.c: fills in Decl.alias. */
void tile_find_aliases(const Unit *unit);

/* // tile_run.c */

/* Walks a kernel. `launch` may be NULL for a function that none reaches. */
Trace *tile_trace(const Launch *launch, Function *f);

#endif
