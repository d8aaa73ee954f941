/* unfold.h - a kernel whose barriers all stand in its own body, each as a
 * statement: what its serial form is planned from.
 */
#ifndef UNFOLD_H
#define UNFOLD_H

#include "program/program.h"

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

typedef struct Unfold {
    Program *prog;
    Map stands;  /* Decl -> Node: what its uses become */
    Map facts;   /* Decl -> Facts */
    Set known;   /* of Function: its variables have facts */
    Map names;   /* of the kernel's variables */
    Set hiding;  /* of Decl: those that get other names than variables around them */
    Map taken;   /* name -> the last number that it was given */
    Nodes *out;  /* the statements so far */
    Exit *exit;
    int depth;   /* of helpers */
    int nodes, labels; /* so far */
    bool opens_loops; /* helpers with loops are opened, too */
    Map opened;       /* Function -> what it is opened as, or NULL */
    const char *why_not;
} Unfold;

/* The kernel as a function of its own; what it does is the same. Its helpers with
 * loops may be opened, too. Where that cannot be, *why_not says why. */
Function *unfold_kernel(Program *prog, Function *kernel, bool opens_loops,
                        const char **why_not);

/* A kernel of the simple model that does not change its index: what it changes
 * is a variable with that value. */
Function *unfold_index(Program *prog, Function *kernel, const char **why_not);

/* // unfold_declare.c */

/* A kernel whose variables are declared where they get their first value. */
Function *unfold_declares(Program *prog, Function *kernel);

/* // unfold_simple.c */

/* A kernel with the values of helpers that only choose and return, where these are
 * integers or elements. */
Function *unfold_simple(Program *prog, Function *kernel);

/* // unfold_rows.c */

/* A kernel of the simple model and rank 1 as one of rank 2, whose rows have that
 * *length, where its threads take the domain for such rows; else as it is. A length
 * that is no constant is to be LEAST_LENGTH at least, as an int. */
enum { LEAST_LENGTH = 32 };
Function *unfold_rows(Program *prog, Function *kernel, Node **length);

/* // unfold_register.c */

/* A kernel with elements in variables that its loops change, as long as what it writes
 * has nothing in common with other views. */
Function *unfold_registers(Program *prog, Function *kernel);

/* // unfold_place.c */

/* A kernel with variables for the indices of elements that are more than sums. */
Function *unfold_places(Program *prog, Function *kernel);

/* // unfold_select.c */

/* A kernel that stores a choice where it stored under a condition, in elements
 * that it reads there in any case, at places that are more than sums. */
Function *unfold_selects(Program *prog, Function *kernel);

/* // unfold_truth.c */

/* A kernel with truths that are values where they were ways to elements. */
Function *unfold_truths(Program *prog, Function *kernel);

/* // unfold_load.c */

/* A kernel that reads before a loop what the loop would read at each trip. */
Function *unfold_loads(Program *prog, Function *kernel);

/* // unfold_quotient.c */

/* A kernel with sums where it had quotients and remainders of its threads' numbers. */
Function *unfold_quotients(Program *prog, Function *kernel);

/* `i / n`, `i % n`, `i >> k`, `i & n - 1`: the divisor; 0 for all others. */
int64_t unfold_divisor(const Node *n);

/* // unfold_extent.c */

/* A kernel with variables for the extents of the views that it captured. */
Function *unfold_extents(Program *prog, Function *kernel);

/* // unfold_inner.c */

/* A kernel of the simple model that asks once whether a thread is an inner one of its
 * row, for which indices are not bent at the domain's ends; or that need not ask, since
 * all are. */
Function *unfold_inner(Program *prog, Function *kernel, bool *has_ends);

/* // unfold_skip.c */

/* A kernel whose threads skip the rest of its body where they returned, and of a
 * loop's where they went on with the next trip. */
Function *unfold_skips(Program *prog, Function *kernel);

/* // unfold.c */

/* Adds what a statement becomes; at the end of what the innermost exit leaves
 * it may go there by going on. */
void unfold_statement(Unfold *u, Node *n, bool is_last);

/* The names of a function's variables; the function with another body. */
void unfold_find_names(Unfold *u, const Function *f);
Function *unfold_function(const Function *f, Node *body);

/* // unfold_jump.c */

/* Whether a jump in `n` becomes another one; what such a one becomes, and what
 * an if does, with the statements that follow it in its list. */
bool unfold_has_exit(Unfold *u, const Node *n);
void unfold_jump(Unfold *u, Node *n, bool is_last);
void unfold_if(Unfold *u, Node *n, Node **rest, int count, bool is_last);

/* Adds the statements of a list at whose end is what the innermost exit
 * leaves. */
void unfold_rest(Unfold *u, Node **list, int count);

/* The statements of a list as a block, with the exit's label if it was used;
 * and the same added, as a block only where it has a label. */
Node *unfold_block(Unfold *u, Exit *exit, Node **list, int count,
                   const Node *place);
void unfold_add_block(Unfold *u, Exit *exit, Node **list, int count,
                      const Node *place);

/* // unfold_expr.c */

/* Makes the value of an expression that waits one of an expression that does
 * not, after statements that are added. */
Node *unfold_expression(Unfold *u, Node *n);

/* The same of what control flow asks, as a variable where it has an effect. */
Node *unfold_header(Unfold *u, Node *n, const char *name);

/* A variable with the value of an expression, and one without a value. */
Node *unfold_keep(Unfold *u, Node *value, const char *name);
Decl *unfold_declare(Unfold *u, const Type *type, Node *init,
                     const char *name, const Node *place);
void unfold_assign(Unfold *u, Decl *d, Node *value);

/* The effect of one alone, which is unfolded or will be. */
void unfold_add_effect(Unfold *u, Node *unfolded);
void unfold_effect(Unfold *u, Node *n);

/* Whether it is the same wherever it is evaluated, and has no effect. */
bool unfold_is_fixed(Unfold *u, Node *n);

/* // unfold_open.c */

/* Whether the members of such a type may be variables. */
bool unfold_is_structure(const Type *t);

/* The helper whose statements stand for a call of `f`, or NULL; whether such a
 * call, or a barrier, is in `n`. */
Function *unfold_opened(Unfold *u, Function *f);
bool unfold_opens(Unfold *u, Node *n);

/* // single_exit.c */

/* A helper that returns nowhere but at its end, or NULL. */
Function *single_exit(Unfold *u, Function *f);

/* // unfold_call.c */

/* Whether a helper returns nowhere but at its end. */
bool unfold_has_one_end(Function *f);

/* What stands for the call of a helper, whose arguments are unfolded: its value,
 * or NULL. */
Node *unfold_call(Unfold *u, Node *call, Function *helper);

/* // unfold_new.c: expressions stand at the place of what they begin with */

/* A node whose kids are to be; the same of a node like another. */
Node *unfold_new(Unfold *u, NodeKind kind, const Node *place, int kids);
Node *unfold_new_like(Unfold *u, const Node *n);

/* Statements. */
Node *unfold_statement_of(Unfold *u, Node *expression);
Node *unfold_list(Unfold *u, Nodes list, const Node *place); /* a block */
Node *unfold_new_declaration(Unfold *u, Decl *d, const Node *place);
Node *unfold_new_if(Unfold *u, Node *condition, Node *then, Node *otherwise,
                    const Node *place);
Node *unfold_new_for(Unfold *u, Decl *counter, Node *condition, Node *step, Node *body,
                     const Node *place);

/* `for (counter; counter < end; counter++) body` */
Node *unfold_new_count(Unfold *u, Decl *counter, Node *end, Node *body,
                       const Node *place);

/* A variable with a name of its own; one like another. */
Decl *unfold_new_variable(Unfold *u, const char *name, const Type *type, Node *init);
Decl *unfold_variable_like(Unfold *u, const Decl *d, const char *name);

/* Types, constants and operations. */
Type *unfold_int_type(void);
Type *unfold_long_type(void);
Type *unfold_uint_type(void);
Node *unfold_int(Unfold *u, int value, const Node *place);
Node *unfold_variable(Unfold *u, Decl *d, const Node *place);
Node *unfold_element(Unfold *u, Node *base, Node *index, const Type *type);
Node *unfold_unary(Unfold *u, Op op, Node *operand, const Type *type);
Node *unfold_not(Unfold *u, Node *operand);
Node *unfold_binary(Unfold *u, Op op, Node *left, Node *right, const Type *type);
Node *unfold_choice(Unfold *u, Node *condition, Node *yes, Node *no, const Type *type);
Node *unfold_cast(Unfold *u, Node *operand, const Type *type);

/* As what is converted to a type: an implicit conversion is only seen where it stands. */
Node *unfold_converted(Unfold *u, Node *n, const Type *type);

/* index.name[dimension], as index.local[0]; and the statement in which a tile's
 * threads wait for each other. */
Node *unfold_component(Unfold *u, const Decl *index, const char *name, int dimension,
                       const Node *place);
Node *unfold_barrier(Unfold *u, const Decl *index, const Node *place);

/* // unfold_copy.c */

/* A copy, with the function's variables those of the copy. */
Node *unfold_copy(Unfold *u, Node *n);

/* Puts what `change` makes of them in the place of all children of a copy, and of its
 * variables' first values; NULL stays. */
void unfold_change_in(Node *n, Node *(*change)(Node *n, void *context), void *context);

/* Finds the names of a kernel's variables, and what it does to them; a copy of its
 * body, or NULL where that is too large to copy. */
Node *unfold_copied_body(Unfold *u, Function *kernel);

/* A copy of a kernel, whose variables all have names of their own: what stands for
 * an expression may come into any scope. NULL where it cannot be made. */
Function *unfold_copied(Program *prog, Function *kernel);

/* A declaration's variable of the copy, without an initializer. */
Decl *unfold_copy_variable(Unfold *u, Decl *d);

/* A name that no variable of the kernel has, nor anything that it sees. */
const char *unfold_name(Unfold *u, const char *name);

/* What a function does to a variable. */
typedef struct Facts {
    bool is_used, changes;
    bool is_asked; /* whether it is 0, or compared */
} Facts;

void unfold_find_facts(Unfold *u, Function *f);
Facts unfold_facts(Unfold *u, const Decl *d);

/* What a variable of a thread's own that never changes begins with, or NULL. */
Node *unfold_init(Unfold *u, const Decl *d);

#endif
