/* program.h - the amp functions of a unit, for all that make forms of kernels and print
 * them: what was found out about each function, and the names that are not free.
 */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "analysis/fold.h"
#include "analysis/instance.h"
#include "tree/builtin.h"
#include "tree/tree.h"

typedef LIST(Decl *) Decls;

enum { LANES = 16, LEAST_LANES = LANES / 2 }; /* threads in a vector of the
                                                 serial form */

/* Where a view ends that the serial form reads, or the domain: at a captured number
 * and so much more. */
typedef struct ViewEnd {
    const Decl *value; /* NULL: 0 */
    int64_t number;
    const Decl *view; /* NULL: the domain */
    int dimension;
    bool is_least; /* no end: the captured number is `number` at least */
} ViewEnd;
typedef LIST(ViewEnd) ViewEnds;

typedef struct Program {
    Unit *unit;
    Map taken_names;   /* those that are not free at program scope */
    Map global_names;  /* those at program scope, the user's and others */
    Map local_names;   /* those of the variables of all amp functions */
    Answers aborts;    /* of Function: whether a thread can end in it */
    Answers barriers;  /* of Function: whether it waits at a barrier */
    Answers changes;   /* of Function: whether a call of it has an effect */
    Answers pure;      /* of Function: whether it is pure */
    Answers in_place;  /* of Function: whether vectors may have it in them */
    Answers differs;   /* of Function: whether its serial form is another one */
    Answers components; /* of Function: whether it uses those of short vectors */
    Answers apart;     /* of Node: whether threads can do it side by side */
    Map scalars;       /* Function -> the same with short vectors as scalars */
    Map statics_of;    /* Function -> Decls of all it reaches */
    Map private_of;    /* Function -> bytes of its threads' arrays and structures */
} Program;

/* // effect.c */

/* Whether it matters when, or how often, an expression is evaluated, where
 * nothing that it reads changes. */
bool has_effect(Program *prog, Node *n);

/* Whether a barrier is in a function, or below a node, or in what they call. */
bool function_waits(Program *prog, Function *f);
bool node_waits(Program *prog, Node *n);

/* // pure.c */

/* Whether its result follows from its arguments alone, without much work. */
bool function_is_pure(Program *prog, Function *f);

/* Whether the result of a call follows from its arguments alone. */
bool call_is_pure(Program *prog, Node *call);

/* Whether evaluating it is no work of that kind, and has no effect. */
bool node_is_pure(Program *prog, Node *expression);

/* // private.c */

/* The bytes of a thread's arrays and structures, also in what it calls. */
long function_private_bytes(Program *prog, Function *f);

/* // hoist.c */

/* Finds the user's names, before any other is given. */
void collect_names(Program *prog);

/* A name at program scope, for what the user named there, and for what not. */
const char *name_written(Program *prog, const char *name);
const char *name_hoisted(Program *prog, const char *name);

/* The tile_static variables of a function and of those that it calls. */
const Decls *function_statics(Program *prog, Function *f);

/* Decl -> how a use of it is written: as its name, or, where `format` is
 * "(*)", as (*name). */
Map *name_statics(Program *prog, Function *f, const char *format);

#endif
