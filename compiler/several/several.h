/* several.h - thread coarsening for GPUs: a kernel whose work-groups execute several
 * neighbouring tiles, or whose work-items execute several elements of the simple model.
 */
#ifndef SEVERAL_H
#define SEVERAL_H

#include "builder/builder.h"

/* SEVERAL is the number of tiles, which are neighbours in dimension 0, or of elements. In
 * rank 1 the elements are SEVERAL_STEP apart, so that neighbouring work-items still access
 * neighbouring elements; in higher ranks they are in neighbouring rows, which often read the
 * same. */
enum { SEVERAL = 4, SEVERAL_STEP = 256 };

/* The dimension of an index, from 0, in which the tiles or elements are neighbours. */
int several_along(const Decl *index);

/* Conditions around loops that are evaluated for all elements first. */
typedef struct Guarded {
    Set joined; /* of Decl: flags that such a condition is true for all elements */
    Set alone;  /* of Node: what is done for each element by itself if it is not */
    int count;
} Guarded;

/* What differs from tile to tile, or from element to element, in a kernel that has all
 * its barriers in its own body. */
typedef struct Differing {
    Program *prog;
    Function *kernel;
    int along; /* the dimension in which they are neighbours */
    const Decl *index;
    Set variables; /* of Decl: those that differ, tile_static ones too */
    Set loaded;    /* of Decl: those that depend on what a tile or an element loads */
    Set changed;   /* of Decl: those that are assigned to */
    Set allowed;   /* of Node: those that are found to stand where they may */
    Guarded guarded;
    bool is_alone; /* what is walked is in guarded.alone */
    Node *loop;    /* the outermost one around what is walked, or NULL */
    bool has_more; /* the last walk found more */
    const char *why_not;
} Differing;

/* Finds the variables that differ. differing_has: whether a variable is one of them. */
void differing_find(Differing *d);
bool differing_has(const Differing *d, const Decl *variable);

/* Whether a statement must be executed for each tile; else it is executed once, or is
 * control flow that all tiles go through in the same way. */
bool differing_is_each(Differing *d, Node *statement);

/* Whether an expression may have another value in the next tile, or for the next element;
 * whether it loads from a view, or follows from what is loaded. */
bool differing_differs(const Differing *d, const Node *n);
bool differing_waits(Differing *d, Node *n);

/* The component, from 0, of the index or of a member of the tiled index that an
 * expression is, else -1; whether a component or a member is the same for all tiles, as
 * t.local is, or for all elements. */
int differing_component(const Differing *d, const Node *n);
bool differing_is_common(const Differing *d, const Node *n);

/* Whether an expression is the whole index, or a whole member of the tiled one. */
bool differing_is_index(const Differing *d, const Node *n);

// guard.c

/* A kernel whose elements go through loops together if the conditions around these hold
 * for all of them; NULL if there are no such loops. */
Function *several_guarded(Program *prog, Function *kernel, Guarded *found);

// late.c

/* A kernel in which stores to views that it also reads are statements of their own, `stores` (a
 * set of Node), behind the computation of what is stored; NULL if there are none. */
Function *several_late(Program *prog, Function *kernel, Set *stores);

// split.c

/* An if, or an assignment of `c ? a : b`, whose condition is mostly the same for all elements:
 * it becomes two, the outer one of which has the parts that are the same. NULL for another
 * statement. */
Node *several_split(Builder *b, const Differing *d, Node *n);

// several.c

/* A kernel that executes SEVERAL tiles, or as many elements from its index on. */
typedef struct Together {
    Function *kernel;    /* NULL: there is no such form, */
    const char *why_not; /* for this reason; NULL: elements are executed one by one */
    bool repeats;        /* it executes the last tile again in place of missing ones */
} Together;
Together several_together(Program *prog, const Launch *launch, bool is_short);

// place.c

/* The variable that holds the number of the last tile, where that may be executed again. */
#define SEVERAL_LAST "amp_last"

typedef struct Places {
    Builder *builder;
    const Differing *differing;
    Decl *tile; /* the loops' counter: which of the tiles, or elements */
    Decl *last; /* the number of the last tile; NULL: each group has all its tiles */
    Decl *at;   /* the tile that the loop which is being made is at; NULL: not needed there */
} Places;

/* Makes the variables, `last` if a kernel's last tile may be done again. */
void several_place_begin(Places *p, bool repeats);

/* The place of a tile, a thread or an element in the dimension in which they are neighbours; the
 * index, or t.global, with all its components. */
Node *several_place(Places *p, Node *index);
Node *several_place_vector(Places *p, Node *index);

// repeat.c

/* Whether a kernel that executes several tiles may execute one of them more than once. */
bool several_may_repeat(Function *made);

// several_apart.c

/* Whether neighbouring threads of the simple model, in its last dimension, store elements that
 * are not neighbours. */
bool several_is_apart(const Launch *launch);

// several_weigh.c

/* Why a kernel gains nothing by this form, or NULL. Sets whether it has loops. */
const char *several_why_not(Program *prog, const Launch *launch, bool *has_loops);

/* Whether a kernel computes functions of floating numbers in an innermost loop, which keeps a
 * GPU busy with few loads in flight. */
bool several_is_busy(const Function *kernel);

/* Whether a statement is a loop that waits for no load, and computes for long what differs
 * between the elements: side by side they are no faster, and need more registers. */
bool several_is_chain(const Differing *d, Node *statement);

/* Whether threads branch on loaded values in a statement of the loop, and load from views
 * there or later in the loop, or do much under a condition: then the elements of one work-item
 * wait one after the other, while several work-items would wait at the same time. */
bool several_branches(Differing *d, Node *statement);

#endif
