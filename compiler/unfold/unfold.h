/* unfold.h - inlining: a kernel with all its barriers in its own body, each as a
 * statement, from which its serial form is planned.
 */
#ifndef UNFOLD_H
#define UNFOLD_H

#include "builder/builder.h"

/* What a `return` of a helper, or a `continue`, leaves: a block. The jump becomes one to the
 * block's end, or nothing if it stands there. */
typedef struct Exit Exit;
struct Exit {
    Exit *outer;
    NodeKind jump;     /* ND_RETURN or ND_CONTINUE */
    bool stays;        /* the jump is copied as it is */
    Decl *result;      /* the variable that a helper's value is assigned to */
    Decl *gone;        /* a flag that the block was left, or NULL */
    const char *label; /* at its end; NULL: nothing jumps there so far */
};

/* The state of unfolding, beside that of its builder. */
typedef struct Unfolding {
    Exit *exit;       /* the innermost one */
    int labels;       /* made so far */
    bool opens_loops; /* helpers with loops are inlined, too */
    bool is_of_shorts; /* the kernel stores bytes or shorts alone */
    Map opened;       /* Function -> the function that is inlined in its place, or NULL */
} Unfolding;

// unfold.c

/* Inlines the helpers of a kernel that wait at barriers and, if `opens_loops`, those
 * that unfold_open.c chooses. If that is impossible, *why_not says why. */
Function *unfold_kernel(Program *prog, Function *kernel, bool opens_loops,
                        const char **why_not);

/* Makes a kernel of the simple model change a copy of its index instead of the index
 * itself. */
Function *unfold_index(Program *prog, Function *kernel, const char **why_not);

/* Adds what a statement becomes. If it `is_last` in the block that the innermost exit leaves, it
 * may reach the block's end by falling through. */
void unfold_statement(Builder *b, Node *n, bool is_last);

// unfold_jump.c

/* Whether a jump in `n` must be replaced; adds what such a jump becomes, and what an if
 * becomes with the statements that follow it in its list. */
bool unfold_has_exit(Builder *b, const Node *n);
void unfold_jump(Builder *b, Node *n, bool is_last);
void unfold_if(Builder *b, Node *n, Node **rest, int count, bool is_last);

/* Adds the statements of a list that ends where the innermost exit goes. */
void unfold_rest(Builder *b, Node **list, int count);

/* Makes a block of the statements of a list, with the exit's label if it was used; adds
 * them, as a block only if it has a label. */
Node *unfold_block(Builder *b, Exit *exit, Node **list, int count,
                   const Node *place);
void unfold_add_block(Builder *b, Exit *exit, Node **list, int count,
                      const Node *place);

// unfold_expr.c

/* Adds the statements in which an expression waits, and returns the expression of its
 * value, which does not wait. */
Node *unfold_expression(Builder *b, Node *n);

/* The same for the condition of control flow: a variable if it has an effect. */
Node *unfold_header(Builder *b, Node *n, const char *name);

/* Adds an expression whose value is not used. */
void unfold_effect(Builder *b, Node *n);

// unfold_open.c

/* How many variables a structure's members become; 0 if they may not. */
int unfold_parts(const Type *t);

/* The function to inline for a call of `f`, or NULL; whether `n` contains such a call,
 * or a barrier. */
Function *unfold_opened(Builder *b, Function *f);
bool unfold_opens(Builder *b, Node *n);

// single_exit.c

/* The helper with a single return, at its end; NULL if that cannot be made. */
Function *single_exit(Builder *b, Function *f);

// unfold_call.c

/* Whether a helper has no return but at its end. */
bool unfold_has_one_end(Function *f);

/* Adds the body of a helper for a call whose arguments are unfolded; returns its value,
 * or NULL. */
Node *unfold_call(Builder *b, Node *call, Function *helper);

#endif
