/* refine_load.h - the loads that can be hoisted out of a loop. */
#ifndef REFINE_LOAD_H
#define REFINE_LOAD_H

#include "refine.h"

typedef struct Load {
    Node *element;
    Node *inner;    /* the counted loop whose counter its place has, or NULL: */
    int64_t first;  /* what that begins with */
    int trips;
    Decl *kept;
} Load;

/* A loop of a kernel, and what is found for it. */
typedef struct Hoist {
    Builder *builder;
    const Function *kernel;
    Answers own; /* of Decl: whether the threads of a row may have several values */
    Node *loop;
    Decl *counter;
    Node *begin; /* the counter's first value */
    Set changes; /* of Decl: in the loop */
    LIST(Node *) inner; /* counted loops around what is looked at */
    LIST(Load) loads;
    int kept;    /* numbers in them */
    Set done;    /* of Node: loops */
} Hoist;

/* Whether all threads go through it together, and no view changes in it; it is
 * the one that the others are about, then. */
bool load_is_common(Hoist *h, Node *loop);

/* Whether it is a number that is a part of a view's element. */
bool load_is_element(Node *n);

/* Whether such a one is the same at each trip, and is gathered; sets all but its
 * variable. */
bool load_can_be(Hoist *h, Node *n, Load *load);

/* Enters a counted loop of few trips, if it is one. */
bool load_enter(Hoist *h, Node *loop);

#endif
