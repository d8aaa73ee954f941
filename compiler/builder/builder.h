/* builder.h - what forms of kernels are made with: copies of trees and new nodes. Those
 * of the user's program stay as they are.
 */
#ifndef BUILDER_H
#define BUILDER_H

#include "program/program.h"

typedef struct Builder {
    Program *prog;
    Map stands;  /* Decl -> Node: what its uses become */
    Map facts;   /* Decl -> Facts */
    Set known;   /* of Function: its variables have facts */
    Map names;   /* of the kernel's variables */
    Set hiding;  /* of Decl: those that get other names than variables around them */
    Map taken;   /* name -> the last number that it was given */
    Nodes *out;  /* the list that statements are added to */
    int depth;   /* above 0: all copies of variables get new names */
    int nodes;   /* so far */
    const char *why_not; /* it cannot be done; NULL */

    /* of unfold/ */
    struct Exit *exit;
    int labels;       /* so far */
    bool opens_loops; /* helpers with loops are opened, too */
    Map opened;       /* Function -> what it is opened as, or NULL */
} Builder;

/* // builder.c: what is known of a kernel's variables */

/* Finds the names of a function's variables, which no new one gets. */
void builder_find_names(Builder *b, const Function *f);

/* What a function does to a variable. */
typedef struct Facts {
    bool is_used, changes;
    bool is_asked; /* whether it is 0, or compared */
} Facts;

void builder_find_facts(Builder *b, Function *f);
Facts *builder_facts(Builder *b, const Decl *d);

/* The initializer of a thread's own variable that never changes, or NULL. */
Node *builder_init(Builder *b, const Decl *d);

/* Whether it is the same wherever it is evaluated, and has no effect. */
bool builder_is_fixed(Builder *b, Node *n);

/* // build_node.c: expressions stand at the place of what they begin with */

/* A node without kids so far; the same of a node like another. */
Node *build_node(Builder *b, NodeKind kind, const Node *place, int kids);
Node *build_like(Builder *b, const Node *n);

/* Statements. */
Node *build_statement(Builder *b, Node *expression);
Node *build_block(Builder *b, Nodes list, const Node *place);
Node *build_declaration(Builder *b, Decl *d, const Node *place);
Node *build_if(Builder *b, Node *condition, Node *then, Node *otherwise,
               const Node *place);
Node *build_for(Builder *b, Decl *counter, Node *condition, Node *step, Node *body,
                const Node *place);

/* `for (counter; counter < end; counter++) body` */
Node *build_count(Builder *b, Decl *counter, Node *end, Node *body, const Node *place);

/* A name that no variable of the kernel has, nor anything that it sees. */
const char *build_name(Builder *b, const char *name);

/* A variable with a name of its own; one like another. */
Decl *build_variable(Builder *b, const char *name, const Type *type, Node *init);
Decl *build_variable_like(Builder *b, const Decl *d, const char *name);

/* Constants and operations; the use of a variable. */
Node *build_int(Builder *b, int value, const Node *place);
Node *build_use(Builder *b, Decl *d, const Node *place);
Node *build_element(Builder *b, Node *base, Node *index, const Type *type);
Node *build_unary(Builder *b, Op op, Node *operand, const Type *type);
Node *build_not(Builder *b, Node *operand);
Node *build_binary(Builder *b, Op op, Node *left, Node *right, const Type *type);
Node *build_choice(Builder *b, Node *condition, Node *yes, Node *no, const Type *type);
Node *build_cast(Builder *b, Node *operand, const Type *type);

/* An expression converted to a type: implicit conversions are seen only where they
 * stand. */
Node *build_converted(Builder *b, Node *n, const Type *type);

/* index.name[dimension], as index.local[0]; and the statement in which a tile's
 * threads wait for each other. */
Node *build_component(Builder *b, const Decl *index, const char *name, int dimension,
                      const Node *place);
Node *build_barrier(Builder *b, const Decl *index, const Node *place);

/* Add to b->out: the declaration of a new variable; that of one with a value, whose use
 * is returned; an assignment; an expression, where it has an effect. */
Decl *build_local(Builder *b, const Type *type, Node *init, const char *name,
                  const Node *place);
Node *build_kept(Builder *b, Node *value, const char *name);
void build_assignment(Builder *b, Decl *d, Node *value);
void build_effect(Builder *b, Node *n);

/* The function with another body. */
Function *build_function(const Function *f, Node *body);

/* // build_copy.c */

/* A copy, with the function's variables those of the copy. */
Node *build_copy(Builder *b, Node *n);

/* Finds the names of a kernel's variables, and what it does to them; a copy of its
 * body, or NULL where that is too large to copy. */
Node *build_copied_body(Builder *b, Function *kernel);

/* A copy of a kernel, whose variables all have names of their own: what stands for
 * an expression may come into any scope. NULL where it cannot be made. */
Function *build_copied_kernel(Program *prog, Function *kernel);

/* A declaration's variable of the copy, without an initializer. */
Decl *build_copied_variable(Builder *b, Decl *d);

#endif
