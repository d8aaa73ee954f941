/* scalarize.h - short vectors as their components, structures as their members:
 * what the files share that make the scalars. Both are parts here.
 */
#ifndef SCALARIZE_H
#define SCALARIZE_H

#include "unfold/unfold.h"

/* // scalarize.c */

/* A kernel that keeps the components of short vectors as scalars where these
 * are used one by one; as it is where there are none, and in `whole`. */
Function *scalarize_kernel(Program *prog, Function *f, const Nodes *whole);

/* A kernel whose structures are a variable for each member. */
Function *scalarize_members(Program *prog, Function *f);

typedef struct Scalarize {
    Builder builder;
    Set split; /* of Decl: variables that become scalars */
    const Node *place; /* the statement that is made */
    bool of_members;   /* structures are split, not short vectors */
    Set inner;         /* of Decl: made of members that are structures */
} Scalarize;

/* // scalarize_find.c */

/* Finds which variables of a kernel are split; none that stands in one of the
 * statements `whole`. Of a helper all are that can be, but for one with a loop.
 */
void scalarize_find(Scalarize *s, Function *f, const Nodes *whole);
void scalarize_find_in_helper(Scalarize *s, Function *f);

/* // scalarize_members.c */

/* Finds the variables of a kernel whose members are to be variables; among
 * `inner` alone, where that is not NULL. */
void scalarize_find_members(Scalarize *s, Function *f, const Set *inner);

/* // scalarize_whole.c */

/* Adds the variables of a body that stay whole, of types that have parts; all that
 * are in a statement; the one that a place is a part of. */
void scalarize_find_whole(Node *body, bool (*has_parts)(const Type *t), Set *whole);
void scalarize_keep_whole(Node *statement, Set *whole);
void scalarize_keep_place(Node *place, Set *whole);

/* // scalarize_word.c */

/* The parts of a structure of bytes or shorts that is an element of a view, from
 * one number that it is read as; NULL for another value. */
Node **scalarize_word(Scalarize *s, Node *n);

/* // scalarize_expr.c */

/* How many parts a short vector or a structure has, and what one is. */
int scalarize_count(const Type *t);
Type *scalarize_type(const Type *t, int part);

/* The parts of a value, after statements that are added; NULL where they cannot
 * be told apart: then it is to be computed as a whole, and what was added is of
 * no use. */
Node **scalarize_parts(Scalarize *s, Node *n);

/* Those of a variable, or of a place with such a value. */
Node **scalarize_components(Scalarize *s, Node *whole);

/* "(struct pair){x, y}" of a list. */
Node *scalarize_literal(Scalarize *s, Node *list);

/* A variable with the value of an expression. */
Node *scalarize_keep(Scalarize *s, Node *value, const char *name);

/* Whether evaluating it is no work: a variable, a number, a component. */
bool scalarize_is_at_hand(Node *n);

#endif
