/* race_few.c - writes to places that data choose: if there are fewer possible places than
 * threads, two of them must share one. So they must where data choose the element of a
 * short table that the place comes from:
 *
 *     out[base[key[i] & 15]] = x;
 *
 * A counter that goes around a ring, `ring[next % 64]`, gives each thread a place of its
 * own if there are as many.
 */
#include "analysis/extents.h"
#include "race_place.h"

enum { FEW = 1024 }; /* places, where nobody knows how many threads there are */

static int64_t threads_in_tile(Tile *tile, const Event *e)
{
    const int64_t *active = value_lanes(tile, e->active);
    int64_t count = 0;
    for (int t = 0; t < tile->threads; t++)
        count += active[t] != 0;
    return count;
}

/* How many threads of the domain come to an access; more than FEW if unknown. */
static int64_t threads_at(const Race *r, const Event *e)
{
    const Tile *tile = r->trace->tile;
    int64_t in_tile = threads_in_tile(r->trace->tile, e), tiles = 1, domain = 1;
    for (int d = 0; d < tile->rank; d++) {
        tiles *= tile->tiles[d];
        domain *= tile->extent[d];
    }
    if (tiles == 0 || domain == 0)
        return in_tile > FEW ? in_tile : FEW + 1;
    return in_tile * tiles < domain ? in_tile * tiles : domain;
}

/* How many places of `size` bytes a place that data choose may be, the same ones for all
 * threads; INT64_MAX if these differ. */
static int64_t places_at(Tile *tile, Value *place, int size)
{
    const Steps *steps = value_steps(tile, place);
    for (int t = 1; t < tile->threads; t++)
        if (steps[t].low != steps[0].low || steps[t].high != steps[0].high)
            return INT64_MAX;
    int64_t step = steps[0].step > size ? steps[0].step : size;
    return (steps[0].high - steps[0].low) / step + 1;
}

/* The element of memory that is such a term, or NULL. */
static const Value *element_in(const Value *place)
{
    const Value *term = race_term_in(place);
    return term && term->kind == VALUE_UNKNOWN && term->base ? term : NULL;
}

/* The read of an element whose place data choose in turn, or NULL. */
static const Event *choice_of(const Race *r, const Value *element)
{
    const Event *e = element ? race_read_of(r, element) : NULL;
    return e && e->offset->is_open ? e : NULL;
}

/* Whether a view with a known number of elements has fewer than there are threads in a known
 * domain that come to an access. */
static bool is_short(const Race *r, const Decl *view, const Event *e)
{
    const Tile *tile = r->trace->tile;
    int64_t count = 1, extent;
    bool is_known = type_is_handle(view->type) && r->launch;
    Node name = {.kind = ND_VAR, .decl = (Decl *)view, .type = view->type};
    Node **extents = is_known ? extents_of(&name, view->type->rank) : NULL;
    for (int d = 0; extents && d < view->type->rank && count < FEW; d++) {
        is_known = is_known && fold_constant(extents[d], &extent) && extent > 0;
        count = is_known ? count * extent : count;
    }
    for (int d = 0; d < tile->rank; d++)
        is_known = is_known && tile->extent[d];
    return extents && is_known && count < threads_at(r, e);
}

bool race_has_few_places(Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    if (!e->offset->is_open || e->offset->is_placed || race_once(e->active)
        || race_once_at(e->active) || race_elects_tile(r, e))
        return false;
    tile_sample(tile, 0);
    if (places_at(tile, e->offset, e->size) < threads_at(r, e))
        return true;
    const Event *table = e->active->is_open ? NULL : choice_of(r, element_in(e->offset));
    return table && (places_at(tile, table->offset, table->size) < threads_in_tile(tile, e)
                     || is_short(r, table->named, e));
}

/* ---- rings -------------------------------------------------------------- */

/* Of how many numbers `n % size` or `n & size - 1` is one; INT64_MAX: a captured number;
 * 0: it is neither. */
static int64_t size_of_ring(const Value *v)
{
    bool is_rest = value_is_operation(v, OP_MOD) || value_is_operation(v, OP_AND);
    bool is_captured = is_rest && v->b->kind != VALUE_NUMBER && !v->b->varies;
    return is_captured ? INT64_MAX : value_modulus(v);
}

/* How often a counter counts for each thread between the barriers around an access. */
static int counts_around(const Race *r, const Event *e, const Decl *counter)
{
    const Event *events = r->trace->events.items, *end = events + r->trace->events.count;
    int counts = 0;
    for (const Event *a = e; a-- > events && a->kind != EVENT_BARRIER;)
        counts += a->kind == EVENT_ATOMIC && a->base == counter;
    for (const Event *a = e; a < end && a->kind != EVENT_BARRIER; a++)
        counts += a->kind == EVENT_ATOMIC && a->base == counter;
    return counts > 0 ? counts : 1;
}

/* A place as `scale` times a number that goes around a ring, and `pitch` times a row. */
typedef struct Ring {
    const Value *number, *row;
    int64_t scale, pitch;
    bool is_other; /* more than that varies in it */
} Ring;

/* What counts the places of a ring, if a value is one of these; or NULL. */
static const Value *counter_of(const Value *v)
{
    const Value *counter = size_of_ring(v) ? race_term_in(v->a) : NULL;
    return counter && counter->origin == ORIGIN_COUNTER && value_is(counter->meaning, 1)
        ? counter : NULL;
}

static bool is_whole(const Value *v, void *context)
{
    (void)context;
    return value_is_operation(v, OP_SUB);
}

static void add_to_ring(const Value *v, int64_t scale, void *context)
{
    Ring *ring = context;
    if (!ring->number && counter_of(v)) {
        ring->number = v;
        ring->scale = scale;
    } else if (v->varies) {
        ring->is_other |= ring->row != NULL;
        ring->row = v;
        ring->pitch = scale;
    }
}

/* Whether rows do not overlap, and each counter has its own: `ring[kind][next % 64]`. */
static bool has_own_row(const Ring *ring, const Value *counter)
{
    int64_t size = size_of_ring(ring->number);
    bool fits = !ring->row
        || (size < INT32_MAX && ring->pitch && ring->pitch % (size * ring->scale) == 0);
    return fits && !ring->is_other && (!counter->c || ring->row == race_term_in(counter->c));
}

const Value *race_ring_place(const Race *r, const Event *e)
{
    Ring ring = {0};
    race_each_term(e->offset, 1, is_whole, add_to_ring, &ring);
    const Value *counter = ring.number ? counter_of(ring.number) : NULL;
    if (!counter || !has_own_row(&ring, counter))
        return NULL;
    Tile *tile = r->trace->tile;
    tile_sample(tile, 0);
    int64_t threads = e->base->is_tile_static ? threads_in_tile(tile, e) : threads_at(r, e);
    return threads * counts_around(r, e, counter->base) <= size_of_ring(ring.number)
        ? ring.number : NULL;
}
