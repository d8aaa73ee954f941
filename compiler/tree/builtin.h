/* builtin.h - the functions that amp code may call beside amp functions. */
#ifndef BUILTIN_H
#define BUILTIN_H

#include "ast.h"

typedef enum BuiltinKind {
    BI_MATH, /* a function of C's library: `opencl` as math.def says */
    BI_FAST, /* the same, in amp code alone */
    BI_PRINTF,
    BI_MEMORY,  /* an operation of print_memory.c */
    BI_VECTOR,  /* a vector of the arguments */
    BI_EQUAL,   /* all components are equal */
    BI_EXTENT,  /* of a view */
    BI_SECTION, /* of a view */
    BI_ATOMIC,  /* an operation of print_atomic.c */
    BI_ABORT,   /* the end of the thread: print_abort.c */
    BI_FENCE,   /* mem_fence(opencl) */
    BI_PREFIX,  /* prefix sums, for which a tile waits: print_prefix.c */
    BI_BARRIER, /* a member of tile_barrier: barrier(opencl) */
} BuiltinKind;

/* The name of a function that no user can write: see prefix.c. */
#define PREFIX_NAME "prefix sums"
enum { /* such a call's `value` */
    PREFIX_EXCLUSIVE = 1,
    PREFIX_ZEROS = 2,
    PREFIX_IN_TREE = 4,
    PREFIX_TOTAL = 8, /* its last argument is what takes the sum of all */
    PREFIX_GAPS_TWICE = 16, /* element i is at i + (i >> shift) + (i >> 2 * shift) */
    PREFIX_SHIFT_AT = 8, /* from this bit on the shift, 0 if there are no gaps, */
    PREFIX_COUNT_AT = 16 /* and how many elements there are */
};

typedef struct Builtin {
    const char *name, *opencl;
    BuiltinKind kind;
} Builtin;

/* The builtin with a name, or NULL. */
const Builtin *builtin_named(const char *name);

/* The builtin that a call calls, or NULL. */
const Builtin *builtin_of(const Node *call);

/* Whether a node calls a builtin of a kind; the builtin with a name. */
bool builtin_is(const Node *n, BuiltinKind kind);
bool builtin_calls(const Node *n, const char *name);

/* Whether a call is of a function of C's library that is an instruction or two. */
bool builtin_is_instruction(const Node *call);

/* The wait at a barrier that an expression is, or NULL. */
const Builtin *builtin_barrier(const Node *n);

/* Whether an argument (from 1) is not printed in OpenCL C. */
bool builtin_drops(const Builtin *b, int argument);

/* Whether a function, or a call, may call amp_abort, itself or in a helper. `known` keeps
 * the answers. */
bool builtin_aborts(Answers *known, Function *f);
bool builtin_call_aborts(Answers *known, const Node *call);

#endif
