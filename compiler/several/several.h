/* several.h - a kernel as one that does what several neighbouring tiles do, or, in
 * the simple model, several elements: what a work-group, or a work-item, of a GPU has.
 */
#ifndef SEVERAL_H
#define SEVERAL_H

#include "builder/builder.h"

/* As many tiles, next to each other in dimension 0, or elements: in rank 1, so far
 * apart that neighbouring work-items still touch neighbouring elements, in higher
 * ranks in neighbouring rows, which often read the same. */
enum { SEVERAL = 4, SEVERAL_STEP = 256 };

/* Conditions that are asked of all elements before their loops. */
typedef struct Guarded {
    Set joined; /* of Decl: that all find them true */
    Set alone;  /* of Node: what is done for one after the other where they do not */
    int count;
} Guarded;

/* What differs from tile to tile, or element to element, in a kernel whose barriers
 * all stand in its own body. */
typedef struct Differing {
    Program *prog;
    Function *kernel;
    int along; /* the dimension in which they are next to each other */
    const Decl *index;
    Set variables; /* of Decl: those that do, tile_static ones too */
    Set changed;   /* of Decl: those that are assigned to */
    Set allowed;   /* of Node: what stands where it may */
    Guarded guarded;
    bool is_alone; /* what is looked at */
    bool has_more; /* than was known before the last walk */
    const char *why_not;
} Differing;

/* Finds them; whether a variable is one of them. */
void differing_find(Differing *d);
bool differing_has(const Differing *d, const Decl *variable);

/* Whether a statement is done for each tile; else it is done once for all, or is
 * control flow that all tiles go through in the same way. */
bool differing_is_each(Differing *d, Node *statement);

/* A component, from 0, of the index or a member of the tiled one; -1 for what is
 * none. Whether it, or a member, is the same in each tile, as t.local is, or for
 * each element. */
int differing_component(const Differing *d, const Node *n);
bool differing_is_common(const Differing *d, const Node *n);

/* All of the index, or of a member of the tiled one. */
bool differing_is_index(const Differing *d, const Node *n);

/* // guard.c */

/* A kernel whose elements go through loops together where the conditions around these
 * hold for all; NULL where there are none such. */
Function *several_guarded(Program *prog, Function *kernel, Guarded *found);

/* // several.c */

/* A kernel that does what SEVERAL tiles do, or as many elements where its index is
 * that of the first; NULL where it has no such form, and *why_not says why. */
Function *several_together(Program *prog, const Launch *launch, const char **why_not);

/* // several_weigh.c */

/* Why none of these forms is for a kernel, or NULL; whether it has loops. */
const char *several_why_not(Program *prog, Function *kernel, bool *has_loops);

#endif
