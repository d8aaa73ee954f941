/* coarsen.h - what the files share that make a kernel with a tile of one dimension one
 * with a tile of two: of several tiles, or of the rows that its threads form.
 */
#ifndef COARSEN_H
#define COARSEN_H

#include "retile.h"
#include "builder/sum.h"

typedef struct Coarse {
    Builder builder;
    Function *kernel;
    Thread before, after; /* of the tile, and of several tiles */
    Sum local, tile; /* what the thread's place and the tile's number become */
    Decl *first;  /* the number of the first one: FIRST_TILE */
    Decl *count;  /* and how many there are: TILE_COUNT */
    int wide;     /* threads of a row, and rows: of a tile, and of tiles at most */
    int tiles;
    Map arrays;   /* Decl of a tile_static -> that with one for each tile */
    bool found;   /* such a loop */
    bool is_beside; /* what is looked at has neighbouring elements in neighbouring tiles */
    bool in_step; /* loops that all tiles go through together are such, too */
} Coarse;

/* // coarsen.c */

/* Whether all uses of the index are of its components or for a barrier; whether
 * nothing but these places tells a tile from others. */
bool coarse_knows_places(Coarse *c);
bool coarse_can_be(Coarse *c);

/* A constant of the kernel: print_serial.c. */
Decl *coarse_constant(const char *name);

/* Sets what c->before, c->tiles and c->wide lead to; what the number of the first tile
 * does, of tiles; the kernel with another body, for a tile
 * of two dimensions. */
void coarse_begin(Coarse *c);
void coarse_tiles(Coarse *c, Decl *first);
Function *coarse_kernel(Coarse *c, Node *body);

/* n times the thread's place. */
Sum coarse_local(int dimension, int64_t times);

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
