/* tree.h - what nodes are, and the search in what is below them. */
#ifndef TREE_H
#define TREE_H

#include "tree/type.h"

const char *op_spelling(Op op);
int op_precedence(Op op);
char op_form(Op op);
bool op_is_step(Op op); /* ++ or -- */
bool op_is_comparison(Op op);
bool op_is_division(Op op); /* / or %, or such an assignment */
bool op_is_logical(Op op); /* && or || */
bool op_is_truth(Op op);   /* that or a comparison or !, which are 0 or 1 */
Op op_of_assignment(Op op); /* + of +=; OP_NONE of = and of no assignment */

/* A comparison with its sides swapped, and the one that holds where it does not;
 * OP_NONE of what is none. */
Op op_swapped(Op op);
Op op_contrary(Op op);

/* Calls visit(node, context) for a node and all below it, parents first;
 * where it returns false, not for what is below. Blocks are not entered. */
void node_walk(Node *n, bool (*visit)(Node *n, void *context), void *context);

/* Whether something holds for one of these nodes; the same where is() also says what
 * it need not be asked about, all that is below a node. */
typedef enum Look { LOOK_BELOW, LOOK_BEYOND, FOUND } Look;
bool node_any(Node *n, bool (*is)(Node *n));
bool node_any_with(Node *n, bool (*is)(Node *n, void *context), void *context);
bool node_find(Node *n, Look (*is)(Node *n, void *context), void *context);

/* The expression without parentheses and implicit casts around it. */
Node *node_strip(Node *n);

/* Whether it is 0 or 1 already, as a comparison is. */
bool node_is_truth(Node *n);

/* Whether it is that variable, but for such. */
bool node_is_variable(const Node *n, const Decl *d);

/* Whether it is an element of an array or a view, or a row of an array: no component
 * of a vector or an index, no row of a view. And an element or a row of a view. */
bool node_is_element(const Node *n);
bool node_is_of_view(const Node *n);

/* Whether it is `c ? a : b`, && or ||, which may leave out all but its first kid. */
bool node_chooses(const Node *n);

/* What a member of a tiled index is called, "local" and so on, NULL for anything else;
 * whether it is that one. */
const char *node_tiled(const Node *n);
bool node_is_tiled(const Node *n, const char *name);

/* Whether it is t.local or t.global, where each thread has another one. */
bool node_is_place(const Node *n);

/* What all subscripts of an element are of, `a` of a[i][j]; the variable with the view
 * that an expression is or is a row of, or NULL. */
Node *node_array(Node *element);
Decl *node_view(Node *n);

/* Whether two expressions are the same, but for such. */
bool node_equals(Node *a, Node *b);

/* What a statement expression's value is; NULL where it has none, or `n` is none. */
Node *node_value(Node *n);

/* Of the values that an expression may have, those of `c ? a : b` and the item of a
 * variable's braces: whether all, some or none are what is() says. */
typedef enum Share { NONE_OF_THEM, SOME_OF_THEM, ALL_OF_THEM } Share;
Share node_share(Node *n, bool (*is)(Node *value));

/* The variable that an lvalue is a part of; NULL for what a pointer or a view
 * leads to. */
Node *node_root(Node *n);

/* What an assignment or a step changes, or NULL; the variable that this, or what
 * is done through its address, may change. */
Node *node_assigned(const Node *n);
Decl *node_changed(const Node *n);

/* How often a variable is named in it; whether it may be changed there. */
int node_uses(Node *n, const Decl *d);
bool node_changes(Node *n, const Decl *d);

/* How many nodes it has. */
int node_size(Node *n);

/* Puts what `change` makes of them in the place of all kids of a copy, and of its
 * variables' first values; NULL stays. */
void node_change_kids(Node *n, Node *(*change)(Node *n, void *context), void *context);

/* `n`, or a copy of it (*copy, NULL at first) where a kid is to be another one. */
Node *node_with_kid(Node *n, Node **copy, int at, Node *kid);

/* Which component of its base one of a swizzle is. */
int node_lane(const Node *swizzle, int i);

/* The function that a call names directly, or NULL; the helper that a node calls, a
 * function whose body is read, which no builtin's is; NULL for any other node. */
Function *node_callee(const Node *call);
Function *node_helper(const Node *n);

/* The name of the function of amp.h that a node calls, "" where it calls none; whether
 * it is that one. */
const char *node_api(const Node *n);
bool node_calls_api(const Node *n, const char *name);

/* Whether a block captures a variable. */
bool function_captures(const Function *block, const Decl *d);

/* Whether a parameter is a tiled index or a tile's barrier. */
bool function_takes_tile(const Function *f);

#endif
