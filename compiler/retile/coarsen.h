/* coarsen.h - what the files share that make a kernel one of several tiles. */
#ifndef COARSEN_H
#define COARSEN_H

#include "retile.h"
#include "unfold/sum.h"

typedef struct Coarse {
    Unfold unfold;
    Function *kernel;
    Thread before, after; /* of the tile, and of several tiles */
    Decl *first;  /* the number of the first one: FIRST_TILE */
    Decl *count;  /* and how many there are: TILE_COUNT */
    int wide;     /* threads of a tile */
    int tiles;    /* at most */
    Map arrays;   /* Decl of a tile_static -> that with one for each tile */
    bool found;   /* such a loop */
} Coarse;

/* // coarsen.c */

/* Whether nothing but its threads' places tells a kernel's tile from others. */
bool coarse_can_be(Coarse *c, Device *dev, Function *kernel);

/* A constant of the kernel: print_serial.c. */
Decl *coarse_constant(Coarse *c, const char *name);

/* Sets what c->before and c->tiles lead to; the kernel with another body, for a tile
 * of two dimensions. */
void coarse_begin(Coarse *c);
Function *coarse_kernel(Coarse *c, Node *body);

/* n times the thread's place, n times a variable. */
Sum coarse_local(int dimension, int64_t times);
Sum coarse_variable(const Decl *d, int64_t times);

/* A component of the kernel's index, as it was. */
bool coarse_is_component(const Node *n, const Decl *index);

/* The thread's tile, among those together; what a tile_static variable `n`
 * becomes, of a tile. */
Node *coarse_row(Coarse *c, const Node *place);
Node *coarse_array(Coarse *c, Node *n, Decl *array, Node *tile);

/* // accumulate.c */

/* The array that tiles may have together, since each would add it up from zeros and
 * to memory; NULL. */
Decl *accumulated(const Coarse *c);

/* // coarsen_add.c */

/* Whether a statement adds what is in tile_static memory to places that are the
 * same for all tiles; one that does it for all of them, between two barriers. */
bool coarse_adds(Coarse *c, Node *n);
Node *coarse_add(Coarse *c, Node *n);

#endif
