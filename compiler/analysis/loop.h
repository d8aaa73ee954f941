/* loop.h - the loops of a function: what leaves each, what changes in it. */
#ifndef LOOP_H
#define LOOP_H

#include "ast.h"

/* An assignment or a step that may give a variable another value. */
typedef struct Change {
    int number;    /* among all of the function */
    bool is_known; /* the variable becomes itself `op` a constant */
    Op op;
    int64_t by;
} Change;

/* A loop, without the first part of a `for` and what a constant `if` in it cuts
 * off. */
typedef struct Loop {
    Node *n;
    struct Loop *around; /* NULL: none, or it is cut off from that */
    bool is_broken; /* by a break of its own */
    bool is_left;   /* by a return, a goto or the end of the thread */
    Map *changes;   /* Decl -> LIST(Change), of this loop and others */
    int first, end; /* the numbers of its own changes */
} Loop;

typedef LIST(Loop *) Loops;

/* All loops of a body, in order. `aborts` is that of builtin_aborts. */
Loops loops_of(Node *body, Answers *aborts);

/* How often a loop changes a variable; the first time where it does. */
int loop_changes(const Loop *loop, const Decl *d, const Change **first);

/* The variable that an assignment to `place` changes, or NULL. */
const Decl *loop_changed(Node *place);

#endif
