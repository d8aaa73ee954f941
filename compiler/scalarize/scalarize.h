/* scalarize.h - passes that replace short vectors by their components and structures by
 * their members. Both are called parts here.
 */
#ifndef SCALARIZE_H
#define SCALARIZE_H

#include "unfold/unfold.h"

// scalarize.c

/* Makes scalars of short vectors whose components are used one by one, except in the
 * statements `whole`; returns the kernel unchanged if there are none. */
Function *scalarize_kernel(Program *prog, Function *f, const Nodes *whole);

/* Makes a variable of each member of a kernel's structures. */
Function *scalarize_members(Program *prog, Function *f);

// scalarize_arrays.c

/* Makes a variable of each element of a kernel's small arrays, where it is known which
 * elements are used. */
Function *scalarize_arrays(Program *prog, Function *f);

typedef struct Scalarize {
    Builder builder;
    Set split; /* of Decl: variables that become scalars */
    const Node *place; /* the statement that is being rewritten */
    bool of_members;   /* structures are split, not short vectors */
} Scalarize;

// scalarize_find.c

/* Finds the variables of a kernel to split, none of which is used in the statements
 * `whole`; those of a helper: all that can be, unless it has a loop. */
void scalarize_find(Scalarize *s, Function *f, const Nodes *whole);
void scalarize_find_in_helper(Scalarize *s, Function *f);

// scalarize_members.c

/* Unrolls the loops of a kernel that choose elements in structures to split; finds these
 * structures. */
Function *scalarize_open_members(Program *prog, Function *f);
void scalarize_find_members(Scalarize *s, Function *f);

// scalarize_whole.c

/* Add to `whole` the variables, of types that have parts, which a body uses as a whole;
 * the one that a place is a part of. */
void scalarize_find_whole(Node *body, bool (*has_parts)(const Type *t), Set *whole);
void scalarize_keep_place(Node *place, Set *whole);

// scalarize_word.c

/* The parts of a structure of bytes or shorts that is an element of a view, extracted
 * from one integer that is loaded; NULL for other values. */
Node **scalarize_word(Scalarize *s, Node *n);

// scalarize_parts.c

/* How many parts a short vector or a structure has; the type of one, and its name behind
 * its variable's. */
int scalarize_count(const Type *t);
Type *scalarize_type(const Type *t, int part);
const char *scalarize_name(const Type *t, int part);

/* The members of a structure or the elements of an array: how many there are, the type of
 * one, and how many parts those before it have. */
int scalarize_inner_count(const Type *t);
Type *scalarize_inner(const Type *t, int at);
int scalarize_before(const Type *t, int at);

/* The parts of a variable, or of an lvalue. */
Node **scalarize_components(Scalarize *s, Node *whole);

/* The value that has given parts: "(float_4){x, y, z, w}", "(struct pair){x, y}". */
Node *scalarize_join(Scalarize *s, Node **parts, Type *t);

// scalarize_list.c

/* The parts of a structure that an initializer lists, as scalarize_parts has them, or
 * unless it `is_sure` to be evaluated, scalarize_parts_at_hand. */
Node **scalarize_list(Scalarize *s, Node *list, bool is_sure);

// scalarize_expr.c

/* The parts of a value, which may need statements that are added before; NULL if they
 * cannot be separated: then the value must be computed as a whole, and what was added is
 * useless. The second adds nothing, for a value that only some threads evaluate; the third
 * may read from memory in another way. */
Node **scalarize_parts(Scalarize *s, Node *n);
Node **scalarize_parts_at_hand(Scalarize *s, Node *n);
Node **scalarize_read(Scalarize *s, Node *n);

/* The same of any value, computed as a whole where need be. */
Node **scalarize_value(Scalarize *s, Node *n);

/* A scalar that all parts may be computed from, or NULL; the constant 0 of a type. */
Node *scalarize_number(Scalarize *s, Node *n, bool is_sure);
Node *scalarize_zero(Scalarize *s, const Node *list, Type *type);

/* The use of a new variable with the value of an expression. */
Node *scalarize_keep(Scalarize *s, Node *value, const char *name);

/* Whether an expression costs nothing to evaluate again: a variable, a number, a component. */
bool scalarize_is_at_hand(Node *n);

#endif
