/* program.h - what the passes on kernels and their printing share about a unit's amp
 * functions: results of analyses, which are computed once, and names in OpenCL C.
 */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "analysis/fold.h"
#include "analysis/instance.h"
#include "tree/builtin.h"
#include "tree/tree.h"

typedef LIST(Decl *) Decls;

/* The number of threads in a vector of the serial form, and the least one. */
enum { LANES = 16, LEAST_LANES = LANES / 2 };

/* What a form of a kernel assumes of a launch. */
typedef struct ViewEnd {
    enum {
        END_EXTENT, /* an extent is `value + number` at most; */
        END_LEAST,  /* `value` is `number` at least; */
        END_PITCH,  /* rows are `number` elements apart; */
        END_DENSE,  /* they are the domain's, and nothing is between them; */
        END_HELD,   /* something has written them; */
        END_ROOM,   /* an extent is `number` at least, times the domain's in dimension
                       `along`, unless that is -1, and times `value`, if there is one */
    } kind;
    const Decl *value; /* a captured integer; NULL: 0 */
    int64_t number;
    const Decl *view; /* NULL: it is of the domain */
    int dimension, along;
} ViewEnd;
typedef LIST(ViewEnd) ViewEnds;

typedef struct Program {
    Unit *unit;
    Map taken_names;   /* names that are not free at program scope */
    Map global_names;  /* names at program scope, the user's and others */
    Map local_names;   /* names of the variables of all amp functions */
    Answers aborts;    /* of Function: whether it may call amp_abort */
    Answers barriers;  /* of Function: whether it waits at a barrier */
    Answers changes;   /* of Function: whether a call of it has an effect */
    Answers pure;      /* of Function: function_is_pure */
    Answers in_place;  /* of Function: whether loops that call it can be vectorized */
    Answers differs;   /* of Function: serial_differs */
    Answers components; /* of Function: whether it uses components of short vectors */
    Answers apart;     /* of Node: serial_is_apart */
    Map scalars;       /* Function -> the same with short vectors as scalars */
    Map statics_of;    /* Function -> Decls: function_statics */
    Map private_of;    /* Function -> bytes: function_private_bytes */
} Program;

// effect.c

/* Whether it matters when, or how often, an expression is evaluated, while nothing that
 * it reads changes. */
bool has_effect(Program *prog, Node *n);

/* Whether a function or a node contains a barrier, or calls a function that does. */
bool function_waits(Program *prog, Function *f);
bool node_waits(Program *prog, Node *n);

// pure.c

/* Whether a function's result depends on its arguments alone, and is cheap to compute:
 * without memory or loops. */
bool function_is_pure(Program *prog, Function *f);

/* Whether the result of a call depends on its arguments alone. */
bool call_is_pure(Program *prog, Node *call);

/* Whether an expression is cheap in that sense, and has no effect. */
bool node_is_pure(Program *prog, Node *expression);

// private.c

/* The bytes of a thread's arrays and structures, in a function and those it calls. */
long function_private_bytes(Program *prog, Function *f);

// hoist.c

/* What is known of a unit at first: the user's names, and names for its kernels. */
Program *program_new(Unit *unit);

/* A unique name at program scope: for what the user declared there, and for anything
 * else, which no local variable may hide. */
const char *name_written(Program *prog, const char *name);
const char *name_hoisted(Program *prog, const char *name);

/* The tile_static variables of a function and of those that it calls. */
const Decls *function_statics(Program *prog, Function *f);
long function_static_bytes(Program *prog, Function *f); /* how large they are in all */

/* The name in the use of one that was so named. */
const char *static_name(const char *use);

/* Names these; Decl -> how its use is printed: as its name, or as (*name) if `format` is
 * "(*)". */
Map *name_statics(Program *prog, Function *f, const char *format);

#endif
