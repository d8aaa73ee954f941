/* scalarize.h - short vectors as their components: what the files share that
 * make the scalars.
 */
#ifndef SCALARIZE_H
#define SCALARIZE_H

#include "unfold.h"

typedef struct Scalarize {
    Unfold unfold;
    Map split; /* Decl -> itself: variables that become scalars */
    const Node *place; /* the statement that is made */
} Scalarize;

/* // scalarize_find.c */

/* Finds which variables of a kernel are split; none that stands in one of the
 * statements `whole`. Of a helper all are that can be, but for one with a loop.
 */
void scalarize_find(Scalarize *s, Function *f, const Nodes *whole);
void scalarize_find_in_helper(Scalarize *s, Function *f);

/* // scalarize_expr.c */

/* The components of a short vector's value, after statements that are added;
 * NULL where they cannot be told apart: then it is to be computed as a whole,
 * and what was added is of no use. */
Node **scalarize_parts(Scalarize *s, Node *n);

/* Those of a vector that is a variable, or of a place with one. */
Node **scalarize_components(Scalarize *s, Node *vector);

/* A variable with the value of an expression. */
Node *scalarize_keep(Scalarize *s, Node *value, const char *name);

/* Whether evaluating it is no work: a variable, a number, a component. */
bool scalarize_is_at_hand(Node *n);

#endif
