/* tree.h - questions about operators and nodes, and walks through trees. */
#ifndef TREE_H
#define TREE_H

#include "tree/type.h"

/* What op.def says of an operator. */
const char *op_spelling(Op op);
int op_precedence(Op op);
char op_form(Op op);
bool op_is_step(Op op); /* ++ or -- */
bool op_is_comparison(Op op);
bool op_is_division(Op op); /* / or %, or such an assignment */
bool op_is_logical(Op op); /* && or || */
bool op_is_truth(Op op);   /* that or a comparison or !, which are 0 or 1 */
Op op_of_assignment(Op op); /* + of +=; OP_NONE for =, and for other operators */

/* The comparison that is equivalent with its sides swapped, and the negated one; OP_NONE
 * for other operators. */
Op op_swapped(Op op);
Op op_contrary(Op op);

/* Calls visit(node, context) for a node and all below it, parents first;
 * where it returns false, not for what is below. Blocks are not entered. */
void node_walk(Node *n, bool (*visit)(Node *n, void *context), void *context);

/* Whether a predicate holds for a node or any below it. For node_find the predicate also
 * says whether to look below a node. */
typedef enum Look { LOOK_BELOW, LOOK_BEYOND, FOUND } Look;
bool node_any(Node *n, bool (*is)(Node *n));
bool node_any_with(Node *n, bool (*is)(Node *n, void *context), void *context);
bool node_find(Node *n, Look (*is)(Node *n, void *context), void *context);

/* The expression without the parentheses and implicit casts around it; without the casts
 * alone, as the user wrote it. */
Node *node_strip(Node *n);
Node *node_written(Node *n);

/* Its text as the user wrote it; the name of a variable, whatever macro it stands in. */
const char *node_words(const Node *n);

/* Whether an expression is always 0 or 1, as a comparison is. */
bool node_is_truth(Node *n);

/* Whether an expression, if there is one, is a certain variable. */
bool node_is_variable(const Node *n, const Decl *d);

/* Whether it is an element of an array or a view, or a row of an array (not a component
 * of a vector or an index, nor a row of a view); an element or a row of a view. */
bool node_is_element(const Node *n);
bool node_is_of_view(const Node *n);

/* Whether it is `c ? a : b`, && or ||, which may not evaluate all its operands. */
bool node_chooses(const Node *n);

/* The name of a member of a tiled index, "local" and so on, NULL for other nodes; whether
 * it is the member with that name. */
const char *node_tiled(const Node *n);
bool node_is_tiled(const Node *n, const char *name);

/* Whether it is t.local or t.global, which differ between threads. */
bool node_is_place(const Node *n);

/* The base of all subscripts of an element, `a` of a[i][j]; the variable whose view an
 * expression is, or is a row of, or NULL. */
Node *node_array(Node *element);
Decl *node_view(Node *n);

/* Whether two stripped expressions are the same. */
bool node_equals(Node *a, Node *b);

/* The expression that a statement expression has the value of; NULL if it has no value,
 * or `n` is another node. */
Node *node_value(Node *n);

/* Whether a predicate holds for all, some or none of the values that an expression may
 * have: both of `c ? a : b`, and that in the braces of a variable's initializer. */
typedef enum Share { NONE_OF_THEM, SOME_OF_THEM, ALL_OF_THEM } Share;
Share node_share(Node *n, bool (*is)(Node *value));

/* The variable that an lvalue is a part of; NULL if it is reached by a pointer or a
 * view. */
Node *node_root(Node *n);

/* The lvalue that an assignment, ++ or -- changes, or NULL; the variable whose address, or
 * a part's, `&` takes, or NULL; the variable that a node changes or takes the address of. */
Node *node_assigned(const Node *n);
Decl *node_pointed(const Node *n);
Decl *node_changed(const Node *n);

/* The expression that a statement evaluates, or NULL if it is no such one; the `=` that it
 * is, or NULL. */
Node *node_expression(const Node *statement);
Node *node_setting(const Node *statement);

/* Whether a variable is one of each call, or of each thread, and lives no longer: neither
 * static nor tile_static. */
bool decl_is_automatic(const Decl *d);

/* Adds the variables to a set that a tree names, those whose addresses it takes, or those that
 * it changes or takes the addresses of. */
void node_find_variables(Node *n, Set *variables);
void node_find_pointed(Node *n, Set *pointed);
void node_find_changed(Node *n, Set *changed);

/* How often a variable is named in a tree; whether it may be changed there. */
int node_uses(Node *n, const Decl *d);
bool node_changes(Node *n, const Decl *d);

/* The number of nodes of a tree. */
int node_size(Node *n);

/* Replaces each kid of a node, and each initializer of a variable that it declares, by
 * what `change` returns for it. The node must be a copy. */
void node_change_kids(Node *n, Node *(*change)(Node *n, void *context), void *context);

/* Replaces a kid in a copy of `n` (*copy, NULL at first), which is made when a kid
 * differs; returns the copy, or `n`. */
Node *node_with_kid(Node *n, Node **copy, int at, Node *kid);

/* The component of its base that the i-th one of a swizzle is. */
int node_lane(const Node *swizzle, int i);

/* The function that a call names directly, or NULL; the helper that a node calls: a
 * function with a body that was read, and no builtin; NULL for other nodes. */
Function *node_callee(const Node *call);
Function *node_helper(const Node *n);

/* The kernel that a call launches, which is its last argument, or NULL. */
Function *node_kernel(const Node *call);

/* The name of the function of amp.h that a node calls, or ""; whether it calls the one
 * with that name. */
const char *node_api(const Node *n);
bool node_calls_api(const Node *n, const char *name);

/* Whether a block captures a variable. */
bool function_captures(const Function *block, const Decl *d);

/* Whether a parameter is a tiled index or a tile's barrier. */
bool function_takes_tile(const Function *f);

#endif
