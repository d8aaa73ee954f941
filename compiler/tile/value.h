/* value.h - symbolic values: what a variable holds, as one expression for all threads of a
 * tile, over the thread's index in the tile, constants and symbols.
 *
 * A symbol stands for a number that the tile's threads share but that is not known, as a
 * captured one. What is read from memory that threads write is unknown.
 */
#ifndef VALUE_H
#define VALUE_H

#include "analysis/fold.h"
#include "tree/tree.h"

typedef struct Tile Tile;
typedef struct Value Value;

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

/* A strided interval: the numbers from low to high that differ from `at` by a multiple of
 * `step`, which is 0 for a single number. */
typedef struct Steps {
    int64_t low, high, step, at;
} Steps;

/* The number of what is not known. */
#define UNKNOWN INT64_MIN

/* Interned: two values are equal if and only if their pointers are. */
struct Value {
    ValueKind kind;
    Op op;
    Role role;
    Origin origin; /* VALUE_UNKNOWN */

    /* What the whole value is. */
    bool varies;   /* it may differ between the threads of a tile: divergent */
    bool is_fixed; /* it contains no symbol and nothing unknown */
    bool is_data;  /* something unknown is part of the result, not only of a condition in it */
    bool is_own;   /* it differs between tiles: t.tile[0] and what tiles share */
    bool is_scaled; /* it has a product in it with an is_guess factor, and no constant one: as
                     * the length of rows, which overlap if it is small; */
    bool is_spread; /* or such a product with the tile's number: only tiles overlap */

    /* What it contains. */
    bool is_open;   /* something unknown */
    bool is_vague;  /* something unknown that is no element of memory */
    bool is_hidden; /* something unknown, or a symbol, that may differ between tiles */
    bool is_placed; /* the tile's number */
    bool is_free;   /* a symbol that is neither the tile's number nor ROLE_KNOWN */
    bool is_guess;  /* a symbol that may be any number */

    /* What is known of a symbol. */
    bool is_undefined; /* it is what a variable holds before it has a value */
    bool is_factor; /* it is a factor of a product, or in a sum that is one (also of the sum) */
    bool is_power;  /* it is taken for a power of two */
    bool is_shift;  /* others are shifted by it, or by a constant more */
    bool is_extent; /* it is in the domain's extents, so no small number, */
    bool is_domain; /* it is the extent of a domain of one dimension, */
    bool is_side;   /* or that in all of several dimensions */
    int dimension;  /* of the extent that it is, plus one; 0: none */
    bool is_given;  /* the calls of the host's function, where Tile.is_called, or tile_suppose */
    int64_t given;  /* make it this number */
    int64_t since;  /* Tile.symbols when it got its value */
    long part;      /* ROLE_CAPTURE: where it is in the variable, in bytes */

    /* What it is made of. */
    bool is_unsigned;
    int bytes; /* the width to which an operation's result is cut; 0: unknown */
    int64_t number;
    Value *a, *b, *c; /* operands, also of an operation that is not evaluated; c is, of what was
                       * loaded, its offset in `base`; of an atomic function's result, the same
                       * if that varies; of an address in a section of a view, the section's
                       * extents */
    const Decl *base;
    const Value *meaning; /* of a symbol: the condition that it stands for; of what an atomic
                           * function returned: its operand, as the amount added */
    Value **parts;
    int part_count;
    int serial; /* the number of values made before it */

    /* What was found before, and by whom. */
    Value *decisions[2];     /* value_decision */
    Value *shared;           /* value_shared */
    const struct Line *line; /* tile_symbol.c: as a linear function of a trip */
    unsigned compared;       /* tile_eval.c: a bit for each of Tile.compared that it contains,
                              * and one that says that these are known */
    unsigned stamp;          /* tile_eval.c: Tile.stamp when `lanes` was filled, */
    int64_t *lanes;
    unsigned steps_stamp;    /* tile_steps.c: and when `steps` was */
    Steps *steps;
    unsigned search;         /* tile_find.c: the last search that came here */
};

// tile_value.c

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

// tile_condition.c

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

// tile_given.c

/* Returns a value simplified for when a condition holds: infeasible choices are gone. */
Value *value_given(Tile *tile, Value *v, const Value *condition);

// tile_decide.c

/* Returns a condition in a form that does not vary if it is found uniform, else itself. */
Value *value_shared(Tile *tile, Value *condition);

// tile_find.c

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

#endif
