/* race_own.c - accesses that no other thread can conflict with: to the thread's own
 * element, block or column of a view.
 */
#include "race_place.h"

#include <stdlib.h>

/* ---- the thread's element ----------------------------------------------- */

int race_global_dimension(const Tile *tile, const Value *v)
{
    const Value *local = value_is_operation(v, OP_ADD) ? v->b : NULL;
    const Value *origin = local ? v->a : v;
    const Value *number = value_is_operation(origin, OP_MUL) ? origin->a : origin;
    if (number->kind != VALUE_SYMBOL || number->role != ROLE_TILE)
        return -1;
    int d = (int)number->number;
    bool is_scaled = number == origin ? tile->size[d] == 1
        : value_is(origin->b, tile->size[d]);
    bool has_local = local ? local->kind == VALUE_LOCAL && local->number == d
        : tile->size[d] == 1;
    return is_scaled && has_local ? d : -1;
}

/* Adds the dimensions whose global indices a sum is made of, each times a
 * constant; false if it contains anything else. */
static bool add_dimensions(const Tile *tile, const Value *v, unsigned *found)
{
    bool is_sum = value_is_operation(v, OP_ADD) && race_global_dimension(tile, v) < 0;
    if (is_sum)
        return add_dimensions(tile, v->a, found)
            && add_dimensions(tile, v->b, found);
    bool is_scaled = value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER
        && v->b->number && race_global_dimension(tile, v) < 0;
    int d = race_global_dimension(tile, is_scaled ? v->a : v);
    bool is_new = d >= 0 && !(*found & 1u << d);
    if (is_new)
        *found |= 1u << d;
    return is_new;
}

bool race_is_own_element(const Race *r, const Event *e)
{
    const Tile *tile = r->trace->tile;
    const Type *view = e->named->type;
    unsigned found = 0;
    return type_is_handle(view) && view->rank == tile->rank
        && e->size <= view->of->size
        && add_dimensions(tile, e->offset, &found)
        && found == (1u << tile->rank) - 1;
}

/* ---- the thread's block ------------------------------------------------- */

/* A place as `next` times the thread's index, plus a rest that is between `at` and
 * `at` + `width`. */
typedef struct Block {
    int64_t next, at, width;
    int64_t row; /* the greatest factor in the rest */
    bool is_trusted; /* it is changed an unknown number of times, or data choose it, and trusted
                        to stay in the thread's part, as in a sort; where in it is unknown */
} Block;

enum { CAPTURED_ROW = 1 << 10 }; /* in a view of one dimension */

int64_t race_width_of(Tile *tile, const Value *v)
{
    const Steps *steps = value_steps(tile, (Value *)v);
    int64_t low = steps[0].low, high = steps[0].high;
    for (int t = 1; t < tile->threads; t++) {
        low = steps[t].low < low ? steps[t].low : low;
        high = steps[t].high > high ? steps[t].high : high;
    }
    bool is_short = low > -MAX_RACE_WIDTH && high < MAX_RACE_WIDTH;
    return is_short && high - low < MAX_RACE_WIDTH ? high - low : MAX_RACE_WIDTH;
}

/* A block as trusted: its place within the thread's part is unknown. */
static Block trusted(Block b)
{
    return (Block){b.next, b.next ? b.at : 0, 0, b.row, true};
}

/* What is known beside a trusted part may lead out of the thread's part by itself. */
static Block sum_of(Block a, Block b)
{
    Block sum = {a.next + b.next, a.at + b.at, a.width + b.width,
                 a.row > b.row ? a.row : b.row, a.is_trusted || b.is_trusted};
    return sum.is_trusted && !sum.next ? trusted(sum) : sum;
}

static Block negative_of(Block b)
{
    return (Block){-b.next, -b.at - b.width, b.width, b.row, b.is_trusted};
}

static Block product_of(Block b, int64_t by)
{
    if (by < 0 && by > -INT32_MAX)
        return negative_of(product_of(b, -by));
    int64_t most = INT64_MAX / 4 / (by > 0 ? by : 1);
    bool fits = by > 0 && llabs(b.next) < most && llabs(b.at) < most && b.width < most
        && b.row < most;
    return fits ? (Block){b.next * by, b.at * by, b.width * by, b.row * by, b.is_trusted}
                : (Block){.width = MAX_RACE_WIDTH};
}

static Block quotient_of(Block b, int64_t by)
{
    int64_t width = b.at < 0 ? (b.width + by - 1) / by : (b.at + b.width) / by - b.at / by;
    return (Block){b.next / by, b.at / by, width, b.row, b.is_trusted};
}

static Block either_of(Block a, Block b)
{
    int64_t low = a.at < b.at ? a.at : b.at;
    int64_t high = a.at + a.width > b.at + b.width ? a.at + a.width : b.at + b.width;
    if (a.next != b.next)
        return (Block){.width = MAX_RACE_WIDTH};
    Block either = {a.next, low, high - low, a.row > b.row ? a.row : b.row, false};
    return a.is_trusted || b.is_trusted ? trusted(either) : either;
}

/* Memoized blocks of values, which share subexpressions. */
typedef struct Blocks {
    const Trace *trace;
    Tile *tile;
    bool in_tile; /* of the threads of one tile, not of the domain, */
    int dimension; /* in which these have their index */
    bool of_tiles; /* one thread of each tile comes there: its index is the tile's */
    bool has_captured; /* a length of rows is captured, and CAPTURED_ROW here */
    Map seen;
} Blocks;

static bool is_local(const Value *v, int dimension)
{
    return v->kind == VALUE_LOCAL && v->number == dimension;
}

static bool is_thread(const Blocks *all, const Value *v)
{
    if (all->of_tiles)
        return v->kind == VALUE_SYMBOL && v->role == ROLE_TILE && v->number == all->dimension;
    bool is_local_index = is_local(v, all->dimension);
    return all->in_tile ? v->kind == VALUE_LOCAL
        : (is_local_index && all->tile->tiles[all->dimension] == 1)
            || race_global_dimension(all->tile, v) == all->dimension;
}

/* A trip's number, or some times that. */
static bool is_trip(const Value *v)
{
    if (value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER)
        v = v->a;
    return v->kind == VALUE_SYMBOL && v->role == ROLE_ITERATION;
}

/* Whether a value is the trip of a loop whose condition depends on data. */
static bool is_trip_by_data(const Blocks *all, const Value *v)
{
    if (v->kind != VALUE_SYMBOL || v->role != ROLE_ITERATION || !all->in_tile)
        return false;
    for (int i = 0; i < all->trace->events.count; i++) {
        const Event *e = &all->trace->events.items[i];
        if (e->kind == EVENT_LOOP && e->loop == v->number)
            return e->value && e->value->varies && e->value->is_open;
    }
    return false;
}

/* Whether a value is a loop-carried variable whose trips, or whose start, data choose. */
static bool is_stepped(const Value *v)
{
    return v->kind == VALUE_UNKNOWN ? v->origin == ORIGIN_STEPPED
        : value_is_operation(v, OP_ADD) && v->a->is_open && value_is_derived(v->a)
            && is_trip(v->b);
}

/* Whether a value is a constant, or an element of the array plus or minus constants. */
static bool is_step_of(const Value *v, const Decl *array, int depth)
{
    if (v->kind == VALUE_CHOICE && depth)
        return is_step_of(v->b, array, depth - 1) && is_step_of(v->c, array, depth - 1);
    bool is_step = (value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB))
        && v->b->kind == VALUE_NUMBER;
    return is_step ? is_step_of(v->a, array, depth)
        : v->kind == VALUE_NUMBER || (v->origin == ORIGIN_LOAD && v->base == array);
}

/* A number that a thread counts in an element of its own, as the depth of its stack:
 * `depth[l]++`. */
static bool is_own_count(const Blocks *all, const Value *v)
{
    const Value *own = NULL;
    if (v->origin != ORIGIN_LOAD || !v->base->is_tile_static)
        return false;
    for (int i = 0; i < all->trace->events.count && !own; i++) {
        const Event *e = &all->trace->events.items[i];
        own = e->kind == EVENT_READ && e->value == v ? e->offset : NULL;
    }
    bool is_own = own && own->varies && !own->is_open;
    for (int i = 0; i < all->trace->events.count && is_own; i++) {
        const Event *e = &all->trace->events.items[i];
        if (e->base == v->base && (e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC))
            is_own = e->offset == own && e->value && is_step_of(e->value, v->base, 4);
    }
    return is_own;
}

static bool is_quotient(const Value *v)
{
    return value_is_operation(v, OP_DIV) && v->b->kind == VALUE_NUMBER
        && v->b->number > 0;
}

static bool is_constant(const Value *v)
{
    return v->kind == VALUE_NUMBER || (v->kind == VALUE_SYMBOL && v->role == ROLE_KNOWN);
}

bool race_is_captured(const Value *v)
{
    return v->kind == VALUE_SYMBOL && (v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT);
}

static bool is_of_kernel(const Value *v, const void *unused)
{
    (void)unused;
    return v->kind == VALUE_LOCAL || v->kind == VALUE_UNKNOWN
        || (v->kind == VALUE_SYMBOL && !race_is_captured(v) && !is_constant(v));
}

/* Whether a value is made of what the host gives alone: `n`, `n + 1`. */
static bool is_length(const Value *v)
{
    return !value_find(v, THROUGH_ALL, is_of_kernel, NULL);
}

const Value *race_length_in(const Value *v)
{
    bool is_product = value_is_operation(v, OP_MUL) && v->b->kind != VALUE_NUMBER;
    return !is_product ? NULL : is_length(v->b) ? v->b : is_length(v->a) ? v->a : NULL;
}

/* The block of a value of which at most the interval is known. */
static Block anywhere_of(const Blocks *all, const Value *v)
{
    int64_t width = race_width_of(all->tile, v);
    bool is_trusted = (width >= MAX_RACE_WIDTH || v->is_free) && (v->is_open || race_is_captured(v));
    return is_trusted ? (Block){.is_trusted = true} : (Block){.width = width, .row = 1};
}

static Block block_of(Blocks *all, const Value *v);

/* The block of a product with a captured number. */
static Block row_of(Blocks *all, const Value *v)
{
    all->has_captured = true;
    return product_of(block_of(all, race_length_in(v) == v->b ? v->a : v->b), CAPTURED_ROW);
}

static Block block_of(Blocks *all, const Value *v)
{
    Block **known = (Block **)map_put_pointer(&all->seen, v), b;
    if (*known)
        return **known;
    if (is_thread(all, v))
        b = (Block){.next = 1};
    else if (all->of_tiles && is_local(v, all->dimension))
        b = (Block){0};
    else if (is_constant(v) && race_is_short(v->number))
        b = (Block){.at = v->number};
    else if (is_trip_by_data(all, v) || is_own_count(all, v))
        b = (Block){.is_trusted = true};
    else if (is_stepped(v))
        b = trusted(block_of(all, v->kind == VALUE_UNKNOWN ? v->meaning : v->a));
    else if (value_is_operation(v, OP_ADD))
        b = sum_of(block_of(all, v->a), block_of(all, v->b));
    else if (value_is_operation(v, OP_SUB))
        b = sum_of(block_of(all, v->a), negative_of(block_of(all, v->b)));
    else if (is_quotient(v) && block_of(all, v->a).next % v->b->number == 0)
        b = quotient_of(block_of(all, v->a), v->b->number);
    else if (value_is_operation(v, OP_MUL) && is_constant(v->b))
        b = product_of(block_of(all, v->a), v->b->number);
    else if (value_is_operation(v, OP_MUL) && is_constant(v->a))
        b = product_of(block_of(all, v->b), v->a->number);
    else if (race_length_in(v))
        b = row_of(all, v);
    else if (v->kind == VALUE_CHOICE)
        b = either_of(block_of(all, v->b), block_of(all, v->c));
    else
        b = anywhere_of(all, v);
    bool is_lost = b.width >= MAX_RACE_WIDTH || (!b.next && (b.width || b.is_trusted));
    if (v->kind == VALUE_CHOICE && is_lost) /* v < 0 ? 0 : v > 7 ? 7 : v, v < 0 ? v + 8 : v */
        b = anywhere_of(all, v);
    known = (Block **)map_put_pointer(&all->seen, v);
    *known = TILE_ARRAY(Block, 1);
    **known = b;
    return b;
}

/* Adds up what the terms of a place contribute to one subscript, whose elements are `row`
 * bytes apart, and those of the one before `outer` bytes. */
static Block subscript_of(Blocks *all, const Value *place, int64_t row, int64_t outer)
{
    if (value_is_operation(place, OP_ADD))
        return sum_of(subscript_of(all, place->a, row, outer),
                      subscript_of(all, place->b, row, outer));
    bool is_product = value_is_operation(place, OP_MUL) && place->b->kind == VALUE_NUMBER;
    int64_t scale = is_product ? place->b->number : 1;
    bool is_in = place->kind != VALUE_NUMBER && scale % row == 0 && scale % outer != 0;
    return is_in ? block_of(all, place) : (Block){0};
}

/* What says in a condition which index the thread has in a dimension, or in its tile, as
 * `if (i[0] == 0)`; or NULL. */
static const Value *index_said(const Tile *tile, const Value *v, bool holds, int d, bool in_tile)
{
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return index_said(tile, v->a, !holds, d, in_tile);
    if (value_is_operation(v, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR)) {
        const Value *said = index_said(tile, v->a, holds, d, in_tile);
        return said ? said : index_said(tile, v->b, holds, d, in_tile);
    }
    if (!value_is_operation(v, holds ? OP_EQ : OP_NE) || v->a->varies == v->b->varies)
        return NULL;
    const Value *index = v->a->varies ? v->a : v->b;
    return (in_tile ? is_local(index, d) : race_global_dimension(tile, index) == d) ? v : NULL;
}

/* Whether only threads with one index in a dimension have to do with the view at the time. */
static bool is_elected(const Race *r, const Event *e, int d, bool in_tile)
{
    const Tile *tile = r->trace->tile;
    const Value *said = index_said(tile, e->active, true, d, in_tile);
    for (int i = 0; i < r->trace->events.count && said; i++) {
        const Event *other = &r->trace->events.items[i];
        if (other->base == e->base && race_is_access(other)
            && !(in_tile && race_has_barrier(other, e))
            && index_said(tile, other->active, true, d, in_tile) != said)
            return false;
    }
    return said != NULL;
}

/* Whether a subscript stays in a block of the thread's own index in a dimension. */
static bool has_own_block(const Race *r, const Event *e, int dimension, bool elects)
{
    const Type *view = e->named->type;
    int64_t outer = INT64_MAX;
    if (elects && is_elected(r, e, dimension, false))
        return true;
    bool of_tiles = elects && is_elected(r, e, dimension, true);
    for (int d = 0; d < view->rank; d++) {
        bool is_last = d == view->rank - 1;
        int64_t row = tile_row_size(view, d);
        Blocks all = {r->trace, r->trace->tile, false, dimension, of_tiles, false, {0}};
        Block b = subscript_of(&all, e->offset, is_last ? 1 : row, outer);
        if (b.next > 0 && !b.is_trusted && b.width + (is_last ? e->size : row) <= b.next)
            return true;
        outer = row;
    }
    return false;
}

bool race_is_own_block(const Race *r, const Event *e, bool elects)
{
    Tile *tile = r->trace->tile;
    const Type *view = e->named->type;
    Blocks all = {.trace = r->trace, .tile = tile,
                  .of_tiles = elects && is_elected(r, e, 0, true)};
    if (!type_is_handle(view))
        return false;
    if (tile->rank > 1) {
        bool is_own = true;
        for (int d = 0; d < tile->rank && is_own; d++)
            is_own = has_own_block(r, e, d, elects);
        return is_own || race_is_own_in_rows(r, e);
    }
    if (view->rank > 1 && has_own_block(r, e, 0, elects))
        return true;
    Block b = block_of(&all, e->offset);
    int64_t row = view->rank > 1 ? tile_row_size(view, 0) : INT64_MAX;
    int64_t width = b.width + e->size;
    int64_t least = b.is_trusted && width < 2 * e->size ? 2 * e->size : width;
    bool is_row = b.next && b.next % row == 0 && b.row < row;
    return is_row || (width < MAX_RACE_WIDTH && b.next >= least);
}

OwnBlock race_block_in_tile(const Race *r, const Event *e)
{
    Tile *tile = r->trace->tile;
    Blocks all = {.trace = r->trace, .tile = tile, .in_tile = true};
    bool is_known = !e->offset->is_open && !e->offset->is_free;
    if (tile->rank != 1 || !e->base->is_tile_static || is_known)
        return (OwnBlock){0};
    Block b = block_of(&all, e->offset);
    int64_t size = b.next;
    if (all.has_captured) /* the greatest that has room */
        size = e->base->type->size / tile->threads / e->size * e->size;
    bool is_own = b.is_trusted && b.next >= 2 * e->size && b.width + e->size <= b.next;
    return is_own ? (OwnBlock){b.at / b.next * size, size} : (OwnBlock){0};
}
