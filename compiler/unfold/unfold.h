/* unfold.h - a kernel whose barriers all stand in its own body, each as a
 * statement: what its serial form is planned from.
 */
#ifndef UNFOLD_H
#define UNFOLD_H

#include "builder/builder.h"

/* Where a `return` of a helper or a `continue` goes that does not stand at the
 * end of what it leaves: past the end of a block. */
typedef struct Exit Exit;
struct Exit {
    Exit *outer;
    NodeKind jump;     /* ND_RETURN or ND_CONTINUE */
    bool stays;        /* it goes by itself: it is copied */
    Decl *result;      /* of a helper, which the value is assigned to */
    Decl *gone;        /* set, for what follows the block, or NULL */
    const char *label; /* NULL: nothing jumps there so far */
};

/* // unfold.c */

/* The kernel as a function of its own; what it does is the same. Its helpers with
 * loops may be opened, too. Where that cannot be, *why_not says why. */
Function *unfold_kernel(Program *prog, Function *kernel, bool opens_loops,
                        const char **why_not);

/* A kernel of the simple model that does not change its index: what it changes
 * is a variable with that value. */
Function *unfold_index(Program *prog, Function *kernel, const char **why_not);

/* Adds what a statement becomes; at the end of what the innermost exit leaves
 * it may go there by going on. */
void unfold_statement(Builder *b, Node *n, bool is_last);

/* // unfold_jump.c */

/* Whether a jump in `n` becomes another one; what such a one becomes, and what
 * an if does, with the statements that follow it in its list. */
bool unfold_has_exit(Builder *b, const Node *n);
void unfold_jump(Builder *b, Node *n, bool is_last);
void unfold_if(Builder *b, Node *n, Node **rest, int count, bool is_last);

/* Adds the statements of a list at whose end is what the innermost exit
 * leaves. */
void unfold_rest(Builder *b, Node **list, int count);

/* The statements of a list as a block, with the exit's label if it was used;
 * and the same added, as a block only where it has a label. */
Node *unfold_block(Builder *b, Exit *exit, Node **list, int count,
                   const Node *place);
void unfold_add_block(Builder *b, Exit *exit, Node **list, int count,
                      const Node *place);

/* // unfold_expr.c */

/* Makes the value of an expression that waits one of an expression that does
 * not, after statements that are added. */
Node *unfold_expression(Builder *b, Node *n);

/* The same of what control flow asks, as a variable where it has an effect. */
Node *unfold_header(Builder *b, Node *n, const char *name);

/* Adds the effect of an expression alone. */
void unfold_effect(Builder *b, Node *n);

/* // unfold_open.c */

/* Whether the members of such a type may be variables. */
bool unfold_is_structure(const Type *t);

/* The helper whose statements stand for a call of `f`, or NULL; whether such a
 * call, or a barrier, is in `n`. */
Function *unfold_opened(Builder *b, Function *f);
bool unfold_opens(Builder *b, Node *n);

/* // single_exit.c */

/* A helper that returns nowhere but at its end, or NULL. */
Function *single_exit(Builder *b, Function *f);

/* // unfold_call.c */

/* Whether a helper returns nowhere but at its end. */
bool unfold_has_one_end(Function *f);

/* What stands for the call of a helper, whose arguments are unfolded: its value,
 * or NULL. */
Node *unfold_call(Builder *b, Node *call, Function *helper);

#endif
