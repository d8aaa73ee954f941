/* coarsen.h - shared by the passes that make a two-dimensional tile of one-dimensional
 * ones, or of the groups that the threads of one form.
 */
#ifndef COARSEN_H
#define COARSEN_H

#include "retile.h"
#include "builder/sum.h"

typedef struct Coarse {
    Builder builder;
    Function *kernel;
    Thread before, after; /* in the tile, and in the merged tile */
    Sum local, tile; /* what the thread's place and the tile's number become */
    Decl *first;  /* the number of the first tile: FIRST_TILE */
    Decl *count;  /* the number of tiles: TILE_COUNT */
    int wide;     /* the threads of a row, which is a tile */
    int tiles;    /* the most rows */
    Map arrays;   /* Decl of a tile_static -> the one with an array for each tile */
    bool found;   /* a loop that gains by it */
    bool is_beside; /* neighbouring tiles access neighbouring elements in what is looked
                       at */
    bool in_step; /* loops with the same iterations in all tiles gain by it, too */
} Coarse;

// coarsen.c

/* Whether all uses of the index are of its components or for a barrier; whether
 * nothing but these places tells a tile from others. */
bool coarse_knows_places(Coarse *c);
bool coarse_can_be(Coarse *c);

/* A constant that print_part.c declares. */
Decl *coarse_constant(const char *name);

/* Sets the fields that follow from c->before, c->tiles and c->wide; those that follow
 * from the number of the first tile, if rows are tiles; the kernel with another body,
 * for the two-dimensional tile. */
void coarse_begin(Coarse *c);
void coarse_tiles(Coarse *c, Decl *first);
Function *coarse_kernel(Coarse *c, Node *body);

/* The thread's place along a dimension, multiplied. */
Sum coarse_local(int dimension, int64_t times);

/* Whether it is a component of a member of the index, as the kernel had it. */
bool coarse_is_component(const Node *n, const Decl *index);

/* The thread's tile, among those together; what a tile_static variable `n`
 * becomes, of a tile. */
Node *coarse_row(Coarse *c, const Node *place);
Node *coarse_array(Coarse *c, Node *n, Decl *array, Node *tile);

// accumulate.c

/* The array that all tiles may share, since each of them accumulates in it from zeros on
 * and adds it to memory; NULL if there is none. */
Decl *accumulated(const Coarse *c);

/* The kernel without the condition under which its last statement adds an element, which is
 * that it is not 0. */
Function *accumulate_zeros(Program *prog, Function *kernel);

// coarsen_add.c

/* Whether a statement adds tile_static elements to places that are the same for all
 * tiles; the statement that does so once for all of them, between two barriers. */
bool coarse_adds(Coarse *c, Node *n);
Node *coarse_add(Coarse *c, Node *n);

#endif
