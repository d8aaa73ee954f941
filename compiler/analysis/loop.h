/* loop.h - the loops of a function: whether they are left early, and what they change. */
#ifndef LOOP_H
#define LOOP_H

#include "ast.h"

/* An assignment, ++ or -- that may give a variable another value. */
typedef struct Change {
    int number;    /* among all changes in the function */
    bool is_known; /* it is `variable = variable op by` */
    Op op;
    int64_t by;
} Change;

/* A loop, without the first part of a `for` and without dead code behind constant
 * conditions. */
typedef struct Loop {
    Node *n;
    struct Loop *around; /* NULL: none, or it is dead code in that */
    bool is_broken; /* by a break of its own */
    bool is_left;   /* by a return, a goto or the end of the thread */
    Map *changes;   /* Decl -> LIST(Change), of this loop and others */
    int first, end; /* the numbers of its own changes */
} Loop;

typedef LIST(Loop *) Loops;

/* All loops of a body, in order. `aborts` is that of builtin_aborts. */
Loops loops_of(Node *body, Answers *aborts);

/* How often a loop changes a variable, and the first change if there is one. */
int loop_changes(const Loop *loop, const Decl *d, const Change **first);

/* The variable that an assignment to `place` changes, or NULL. */
const Decl *loop_changed(Node *place);

#endif
