/* several.h - a tiled kernel as one that does what several neighbouring tiles do:
 * what a work-group of a GPU has.
 */
#ifndef SEVERAL_H
#define SEVERAL_H

#include "unfold/unfold.h"

/* As many tiles, next to each other in dimension 0. */
enum { SEVERAL_TILES = 4 };

/* What differs from tile to tile, in a kernel whose barriers all stand in its own
 * body. */
typedef struct Differing {
    Device *dev;
    Function *kernel;
    const Decl *index;
    Set variables; /* of Decl: those that do, tile_static ones too */
    Set changed;   /* of Decl: those that are assigned to */
    Set allowed;   /* of Node: what stands where it may */
    bool has_more; /* than was known before the last walk */
    const char *why_not;
} Differing;

void differing_find(Differing *d);
bool differing_has(const Differing *d, const Decl *variable);

/* Whether a statement is done for each tile; else it is done once for all, or is
 * control flow that all tiles go through in the same way. */
bool differing_is_each(Differing *d, Node *statement);

/* A component, from 0, of a member of the tiled index; -1 for what is none. */
int differing_component(const Differing *d, const Node *n);

/* t.local, t.tile_extent or the barrier: the same in each tile. */
bool differing_is_common(const Node *member);

/* A kernel that does what SEVERAL_TILES tiles do; NULL where it has no such form,
 * and *why_not says why. */
Function *several_tiles(Device *dev, const Launch *launch, const char **why_not);

#endif
