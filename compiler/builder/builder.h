/* builder.h - copies trees and makes new nodes, for the passes that make other forms of
 * kernels. The trees of the user's program are never changed.
 */
#ifndef BUILDER_H
#define BUILDER_H

#include "program/program.h"

typedef struct Builder {
    Program *prog;
    Map stands;  /* Decl -> Node: what copies of its uses become */
    Map facts;   /* Decl -> Facts */
    Set known;   /* of Function: those whose variables have facts */
    Map names;   /* of the kernel's variables */
    Set hiding;  /* of Decl: those that hide another variable, and are renamed */
    Map taken;   /* name -> the last number that was appended to it */
    Nodes *out;  /* the list that statements are added to */
    int depth;   /* if not 0, all copies of variables get new names */
    int nodes;   /* made so far */
    const char *why_not; /* why the new form cannot be made; NULL: no reason yet */
    struct Unfolding *unfolding; /* the state of unfold/; NULL in other passes */
} Builder;

// builder.c

/* What a function does to a variable. */
typedef struct Facts {
    bool is_used, changes;
    bool is_asked; /* it is a condition, or an operand of a comparison */
} Facts;

/* Finds the facts of all variables of a function; those of one. */
void builder_find_facts(Builder *b, Function *f);
Facts *builder_facts(Builder *b, const Decl *d);

/* Finds the facts, and the names of the function's variables, which new variables avoid. */
void builder_learn(Builder *b, Function *f);

/* A name that is not used in the kernel, nor at program scope. */
const char *build_name(Builder *b, const char *name);

/* The initializer of a thread's own variable that never changes, or NULL. */
Node *builder_init(Builder *b, const Decl *d);

/* Whether an expression has the same value wherever it is evaluated, and no effect. */
bool builder_is_fixed(Builder *b, Node *n);

/* Whether it is a constant component of an index. */
bool builder_is_component(const Node *n, const Decl *index);

/* The component of the simple model's index that an int is, or a variable that never changes
 * has; -1 for others. */
int builder_component(Builder *b, const Decl *index, Node *n);
int builder_component_in(Builder *b, const Decl *index, const Decl *variable);

// build_node.c: expressions get the source position of their first operand

/* A node whose kids are to be set; one like another, whose kids are to be set. */
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

/* A new variable; one like another, without its initializer. */
Decl *build_variable(Builder *b, const char *name, const Type *type, Node *init);
Decl *build_variable_like(Builder *b, const Decl *d, const char *name);

/* Expressions; build_use names a variable. */
Node *build_int(Builder *b, int value, const Node *place);
Node *build_use(Builder *b, Decl *d, const Node *place);
Node *build_element(Builder *b, Node *base, Node *index, const Type *type);
Node *build_unary(Builder *b, Op op, Node *operand, const Type *type);
Node *build_not(Builder *b, Node *operand);
Node *build_binary(Builder *b, Op op, Node *left, Node *right, const Type *type);
Node *build_choice(Builder *b, Node *condition, Node *yes, Node *no, const Type *type);
Node *build_cast(Builder *b, Node *operand, const Type *type);

/* An expression converted to a type, with an explicit cast if it has another one. */
Node *build_converted(Builder *b, Node *n, const Type *type);

/* A component of the simple model's index, which is the index itself if that is a number; the
 * expression index.name[dimension], such as index.local[0]; the statement
 * index.barrier.wait(). */
Node *build_place(Builder *b, const Decl *index, int dimension, const Node *place);
Node *build_component(Builder *b, const Decl *index, const char *name, int dimension,
                      const Node *place);
Node *build_barrier(Builder *b, const Decl *index, const Node *place);

/* What is added between the two becomes a block; the first returns the list that was added to
 * before. */
Nodes *build_begin_block(Builder *b);
Node *build_end_block(Builder *b, Nodes *around, const Node *place);

/* Add a statement to b->out: the declaration of a new variable; that of one with a given
 * value, whose use is returned; an assignment; an expression, if it has an effect. */
Decl *build_local(Builder *b, const Type *type, Node *init, const char *name,
                  const Node *place);
Node *build_kept(Builder *b, Node *value, const char *name);
void build_assignment(Builder *b, Decl *d, Node *value);
void build_effect(Builder *b, Node *n);

/* Drops declarations of variables from a node, which may become an empty statement. */
void build_undeclared(Node *n, bool (*is_gone)(const Decl *d, void *context), void *context);

/* A function with another body; a kernel with another index, too. */
Function *build_function(const Function *f, Node *body);
Function *build_kernel(const Function *kernel, Node *body, Decl *index);

/* A parameter like a kernel's, as the simple model has them: a number, or a vector. */
Decl *build_index(const Decl *like, int rank);

// build_copy.c

/* A copy of a tree, with variables of its own for those that it declares. */
Node *build_copy(Builder *b, Node *n);

/* An expression as its copy would be, where its operands are such copies: *&x is x, and
 * what variables stand for is one of them. */
Node *build_simple(Builder *b, Node *n);

/* Finds the names and facts of a kernel's variables, and copies its body, whose variables have
 * the same facts; NULL if that is too large. */
Node *build_copied_body(Builder *b, Function *kernel);

/* A copy of a kernel whose variables all have unique names, so that expressions may be
 * moved into any scope; NULL if that is too large. */
Function *build_copied_kernel(Program *prog, Function *kernel);

/* The copy's variable for one that is declared, without an initializer. */
Decl *build_copied_variable(Builder *b, Decl *d);

// build_unroll.c

/* A body, which is a copy, with the loops of the `counters` unrolled. */
Node *build_unrolled(Builder *b, const Set *counters, Node *body);

#endif
