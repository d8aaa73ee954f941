/* retile.h - passes that change the tiles of a kernel, or remove what the threads of a
 * tile do for each other, where that suits a CPU. The kernel computes the same.
 */
#ifndef RETILE_H
#define RETILE_H

#include "builder/builder.h"

/* The names of a work-item's first tile and of the number of its tiles. */
#define FIRST_TILE "amp_tile"
#define TILE_COUNT "amp_tiles"

enum { MOST_IN_TURN = 255 }; /* tiles of a work-item */

enum { MOST_TILE_BYTES = 1 << 15 }; /* of tile_static memory that passes make use of */

// elements.c

/* Whether a kernel uses a tile_static array by its elements alone, and points to none. */
bool elements_alone(Node *body, const Decl *array);

/* `s[…]` of a tile_static array of one dimension: s; or NULL. */
Decl *elements_flat(Node *n);

// distribute.c

/* Makes a loop for each array of one that fills several, whose rows differ in length. */
Function *distribute(Program *prog, Function *kernel);

// matrix.c

/* Makes two-dimensional arrays of flat tile_static ones whose elements are numbered row by
 * row. */
Function *matrices(Program *prog, Function *kernel);

// condense.c

/* Makes trees that reduce tile_static arrays to one element go through arrays of their
 * own, without gaps. */
Function *condense(Program *prog, Function *kernel);

// unflatten.c

/* Makes two nested loops of a loop that goes through rows and columns by one counter. */
Function *unflatten(Program *prog, Function *kernel);

// prefix.c

/* Puts a call of PREFIX_NAME in place of code by which a tile's threads form prefix
 * sums. */
Function *prefix_sums(Program *prog, Function *kernel);

// rows.c

/* Makes a two-dimensional tile of a one-dimensional one whose threads form groups: a row
 * for each group. */
Function *tile_rows(Program *prog, Function *kernel);

// upright.c

/* Transposes two-dimensional tile_static arrays if neighbouring threads then access
 * neighbouring elements. */
Function *upright(Program *prog, Function *kernel);

// transpose.c

/* Copies small matrices, whose columns neighbouring threads take elements from, into
 * tile_static memory the other way round. The kernel is then valid as long as these overlap
 * no view that it writes. */
Function *transpose(Program *prog, Function *kernel);

// untile.c

/* Makes a kernel of the simple model; NULL if threads use more than their place in the
 * domain. */
Function *untile(Program *prog, Function *kernel);

// coarsen.c

/* Merges several neighbouring tiles into a two-dimensional one, a row for each; NULL if
 * the kernel has no loop that gains by it. */
Function *coarsen(Program *prog, Function *kernel);

// jam_walk.c

/* Several trips at a time of those of some loops, all by which the threads of a row walk
 * through views, that gain by it. */
Function *jam_walks(Program *prog, Function *kernel, const Set *loops);

// accumulate.c

/* Makes a kernel that executes several neighbouring tiles in turn, which accumulate in
 * one tile_static array before that is added to memory. Its tile is two-dimensional,
 * with one row. NULL if the kernel accumulates nothing in this way. */
Function *accumulate(Program *prog, Function *kernel);

// unstage.c

/* Replaces copies of parts of views in tile_static memory by the views themselves. The
 * kernel is then valid as long as these views overlap nothing that it writes, and end
 * at *ends. NULL if it has no such copies, or uses that memory otherwise too. */
Function *unstage(Program *prog, Function *kernel, ViewEnds *ends);

#endif
