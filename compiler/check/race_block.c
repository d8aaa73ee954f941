/* race_block.c - captured numbers that stand in a place where the tile's number stands in
 * another one, as that of a block which all tiles read while one of them writes it:
 *
 *     a[t.global[0]] += a[k * 64 + t.local[0]];
 *
 * Where the view has the domain's extents, that is the block of some tile.
 */
#include "race.h"

enum { MAX_DEPTH = 16 };

/* What the tile's number is multiplied by in each dimension of a place; 0: it is not in it. */
typedef struct Scales {
    int64_t of[3];
} Scales;

/* Calls visit for each symbol that is a term of a place, with its factor. */
static void each_term(const Value *v, int64_t scale, int depth,
                      void (*visit)(const Value *symbol, int64_t scale, void *context),
                      void *context)
{
    const Value *inner = race_unscaled(v, &scale);
    if (v->kind == VALUE_SYMBOL) {
        visit(v, scale, context);
    } else if (inner && depth) {
        each_term(inner, scale, depth - 1, visit, context);
    } else if ((value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB)) && depth) {
        each_term(v->a, scale, depth - 1, visit, context);
        each_term(v->b, v->op == OP_ADD ? scale : -scale, depth - 1, visit, context);
    }
}

static void note_scale(const Value *symbol, int64_t scale, void *scales)
{
    if (symbol->role == ROLE_TILE)
        ((Scales *)scales)->of[symbol->number] = scale;
}

static Scales scales_in(const Event *e)
{
    Scales found = {{0}};
    each_term(e->offset, 1, MAX_DEPTH, note_scale, &found);
    return found;
}

typedef struct Search {
    Tile *tile;
    Scales wanted; /* in dimensions that an access does not have the tile's number of */
} Search;

static void note_block(const Value *symbol, int64_t scale, void *context)
{
    Search *s = context;
    for (int d = 0; d < 3 && symbol->role == ROLE_CAPTURE; d++)
        if (s->wanted.of[d] && s->wanted.of[d] == scale)
            tile_add_pivot(s->tile, symbol, d, 1);
}

static void look_at_access(const Race *r, const Event *e, Scales all)
{
    Search s = {r->trace->tile, all};
    Scales own = scales_in(e);
    for (int d = 0; d < 3; d++)
        s.wanted.of[d] = own.of[d] ? 0 : all.of[d];
    each_term(e->offset, 1, MAX_DEPTH, note_block, &s);
}

static void look_at_view(const Race *r, const Decl *view)
{
    Scales all = {{0}};
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        Scales own = race_is_access(e) && e->base == view ? scales_in(e) : (Scales){{0}};
        for (int d = 0; d < 3; d++)
            all.of[d] = own.of[d] ? own.of[d] : all.of[d];
    }
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (race_is_access(e) && e->base == view)
            look_at_access(r, e, all);
    }
}

void race_want_blocks(const Race *r)
{
    Set seen = {0};
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (race_is_access(e) && set_has(&r->shared, e->base) && set_add(&seen, (void *)e->base)
            && host_is_as_domain(r->launch, e->base))
            look_at_view(r, e->base);
    }
}
