/* retile.h - a tiled kernel as one with other tiles, or with none of what its threads
 * do for each other: each of these does the same, and is better for a CPU.
 */
#ifndef RETILE_H
#define RETILE_H

#include "builder/builder.h"

/* What the first tile's number is called, and how many there are, where a
 * work-item has several. */
#define FIRST_TILE "amp_tile"
#define TILE_COUNT "amp_tiles"

enum { MOST_IN_TURN = 255 }; /* tiles of a work-item */

/* // unflatten.c */

/* A kernel whose threads go through a part of rows and columns in two loops, where
 * they went through it by a number for each element. */
Function *unflatten(Program *prog, Function *kernel);

/* // prefix.c */

/* A tiled kernel with a call of PREFIX_NAME where its threads formed prefix sums. */
Function *prefix_sums(Program *prog, Function *kernel);

/* // rows.c */

/* A kernel with a tile of one dimension whose threads form groups, as one with a tile
 * of two dimensions, a row for each group; as it is where they do not. */
Function *tile_rows(Program *prog, Function *kernel);

/* // upright.c */

/* A tiled kernel whose tile_static arrays of two dimensions have them the other way
 * round where neighbouring threads have neighbouring elements then. */
Function *upright(Program *prog, Function *kernel);

/* // untile.c */

/* A tiled kernel as one of the simple model, or NULL where threads ask for more
 * than their place in the domain. */
Function *untile(Program *prog, Function *kernel);

/* // coarsen.c */

/* A tiled kernel that does what several neighbouring tiles do, as a tile of two
 * dimensions whose rows are tiles; NULL where it has no loop that gains by it. */
Function *coarsen(Program *prog, Function *kernel);

/* // accumulate.c */

/* A tiled kernel that does what several neighbouring tiles do, one after the other,
 * and adds to memory once what they add up in tile_static memory, as a tile of two
 * dimensions with one row; NULL where it adds up nothing so. */
Function *accumulate(Program *prog, Function *kernel);

/* // unstage.c */

/* A kernel that reads views where it read copies of their parts in tile_static
 * memory, as long as these views have nothing in common with what it writes, and
 * end at *ends; NULL where it has no such copies, or more of that memory. */
Function *unstage(Program *prog, Function *kernel, ViewEnds *ends);

#endif
