/* race_block.c - captured numbers that stand in a place where the tile's number stands in
 * another one, as that of a block which all tiles read while one of them writes it; or beside
 * the tile's number, as how many tiles farther on a block is:
 *
 *     a[t.global[0]] += a[k * 64 + t.local[0]];
 *     if (t.tile[0] % step == 0)
 *         a[t.global[0]] += a[t.global[0] + step * 64];
 *
 * Where the view has the domain's extents, that is the block of some tile.
 */
#include "race.h"

/* What the tile's number is multiplied by in each dimension of a place; 0: it is not in it. */
typedef struct Scales {
    int64_t of[3];
} Scales;

static void note_scale(const Value *symbol, int64_t scale, void *scales)
{
    if (symbol->role == ROLE_TILE)
        ((Scales *)scales)->of[symbol->number] = scale;
}

static Scales scales_in(const Event *e)
{
    Scales found = {{0}};
    race_each_term(e->offset, 1, NULL, note_scale, &found);
    return found;
}

typedef struct Search {
    Tile *tile;
    const Event *access;
    Scales all, own; /* of all accesses to a view, and of this one */
} Search;

/* Whether no part of a condition depends on numbers that may have to do with a step, but for
 * those that are computed from it. */
static bool is_of_step(const Value *active, const Value *step)
{
    if (value_is_operation(active, OP_LOGICAL_AND))
        return is_of_step(active->a, step) && is_of_step(active->b, step);
    const Value *v = value_is_operation(active, OP_LOGICAL_NOT) ? active->a : active;
    v = v->kind == VALUE_SYMBOL && v->meaning ? v->meaning : v;
    return v->is_fixed || (!v->varies && !v->is_placed)
        || (!v->is_open && value_is_made_of(v, step));
}

static void note_block(const Value *symbol, int64_t scale, void *context)
{
    Search *s = context;
    for (int d = 0; d < 3 && symbol->role == ROLE_CAPTURE; d++)
        if (!s->own.of[d] && s->all.of[d] && s->all.of[d] == scale)
            tile_add_pivot(s->tile, symbol, d, 1);
        else if (s->own.of[d] && s->own.of[d] == scale && is_of_step(s->access->active, symbol))
            tile_add_step(s->tile, symbol, d);
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
        Search s = {r->trace->tile, e, all, {{0}}};
        if (!race_is_access(e) || e->base != view)
            continue;
        s.own = scales_in(e);
        race_each_term(e->offset, 1, NULL, note_block, &s);
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
