/* race_share.c - whether two accesses may overlap in a byte, whatever elements data
 * choose: by the struct members that they access, the parts of a view, and its rows.
 */
#include "race_place.h"

/* A place in bytes, modulo `step`: congruent to `at`; step 0: equal to it. */
typedef struct Residue {
    int64_t step, at;
} Residue;

static Residue residue_of(const Value *v, int depth)
{
    if (v->kind == VALUE_NUMBER)
        return (Residue){0, v->number};
    bool is_place = depth && v->kind == VALUE_OPERATION && v->bytes == 8;
    if (is_place && v->op == OP_MUL && v->b->kind == VALUE_NUMBER
        && v->b->number > 0)
        return (Residue){v->b->number, 0};
    if (!is_place || v->op != OP_ADD)
        return (Residue){1, 0};
    Residue a = residue_of(v->a, depth - 1), b = residue_of(v->b, depth - 1);
    return (Residue){fold_common_divisor(a.step, b.step), a.at + b.at};
}

/* Whether `size` bytes at a place and `other_size` at another may have one together,
 * in any elements of a view. */
static bool may_overlap(const Value *place, int size, const Value *other, int other_size)
{
    Residue a = residue_of(place, 8), b = residue_of(other, 8);
    int64_t step = fold_common_divisor(a.step, b.step);
    if (!step)
        return a.at < b.at + other_size && b.at < a.at + size;
    int64_t ahead = (b.at - a.at) % step;
    ahead += ahead < 0 ? step : 0;
    return ahead < size || step - ahead < other_size;
}

/* Whether a view ends where another one of its memory begins, or before. */
static bool is_before(Tile *tile, const Event *a, const Event *b)
{
    bool is_known = a->end && b->end;
    for (int sample = 0; sample < LARGE_SAMPLES && is_known; sample++) {
        tile_sample(tile, sample);
        int64_t end = *value_lanes(tile, a->end);
        is_known = end != UNKNOWN && end <= *value_lanes(tile, b->begin);
    }
    tile_sample(tile, 0);
    return is_known;
}

static const Bytes ANYWHERE = {true, INT64_MIN, INT64_MAX};

/* Whether a place is a sum of multiples of the thread's index and of the tile's. */
static bool is_linear(const Value *v, int depth)
{
    bool is_sum = v->kind == VALUE_OPERATION && depth
        && (v->op == OP_ADD || v->op == OP_SUB
            || (v->op == OP_MUL && v->b->kind == VALUE_NUMBER));
    return is_sum ? is_linear(v->a, depth - 1) && is_linear(v->b, depth - 1)
        : v->kind == VALUE_NUMBER || v->kind == VALUE_LOCAL
            || (v->kind == VALUE_SYMBOL && v->role == ROLE_TILE);
}

static Bytes range_in_tile(Tile *tile, const Event *e)
{
    const Steps *steps = e->offset->is_open ? value_steps(tile, e->offset) : NULL;
    const int64_t *lanes = steps ? NULL : value_lanes(tile, e->offset);
    Bytes range = {true, INT64_MAX, INT64_MIN};
    for (int t = 0; t < tile->threads; t++) {
        int64_t low = steps ? steps[t].low : lanes[t];
        int64_t high = steps ? steps[t].high : lanes[t];
        if (low == UNKNOWN)
            return ANYWHERE;
        range.from = low < range.from ? low : range.from;
        range.to = high + e->size > range.to ? high + e->size : range.to;
    }
    return range;
}

/* In all tiles, of which nobody knows how many there are. */
static Bytes find_range(Tile *tile, const Event *e)
{
    if (e->offset->is_free || (e->offset->is_placed && !is_linear(e->offset, 8)))
        return ANYWHERE;
    Bytes all = range_in_tile(tile, e);
    for (int d = 0; d < tile->rank && e->offset->is_placed; d++) {
        tile_beside(tile, d, 1);
        Bytes next = range_in_tile(tile, e);
        tile_beside(tile, d, 0);
        all.from = next.from < all.from ? INT64_MIN : all.from;
        all.to = next.to > all.to ? INT64_MAX : all.to;
    }
    return all;
}

static Bytes range_of(Race *r, const Event *e)
{
    Bytes *range = &r->ranges[e - r->trace->events.items];
    if (!range->is_known)
        *range = find_range(r->trace->tile, e);
    return *range;
}

static bool is_beyond_launch(const Value *v, const void *unused)
{
    (void)unused;
    bool is_captured = v->role == ROLE_CAPTURE || v->role == ROLE_KNOWN || v->role == ROLE_EXTENT;
    return v->kind == VALUE_SYMBOL ? !is_captured
        : v->kind != VALUE_OPERATION && v->kind != VALUE_NUMBER;
}

/* Whether all threads of a launch have one number: it is computed of captured ones. */
static bool is_of_launch(const Value *v)
{
    return !value_find(v, THROUGH_OPERATIONS, is_beyond_launch, NULL);
}

/* Adds the number of the row, of `size` bytes, of a view's first dimension that a place is
 * in. False if that is not known for the whole launch. */
static bool add_row(Tile *tile, const Value *place, int64_t size, int64_t *row)
{
    bool is_sum = place->kind == VALUE_OPERATION && place->op == OP_ADD;
    bool is_product = place->kind == VALUE_OPERATION && place->op == OP_MUL
        && place->b->kind == VALUE_NUMBER;
    if (is_sum)
        return add_row(tile, place->a, size, row) && add_row(tile, place->b, size, row);
    if (is_product && place->b->number == size) {
        *row += *value_lanes(tile, place->a);
        return is_of_launch(place->a);
    }
    if (place->kind == VALUE_NUMBER) { /* and an element, of which there are far fewer */
        int64_t at = place->number + size / 2;
        *row += at / size - (at % size < 0);
    }
    return is_product ? place->b->number < size && place->b->number > -size
        : place->kind != VALUE_CHOICE && place->bytes < 8;
}

/* Whether two places are in different rows of a view, as of two alternating buffers. */
static bool are_in_two_rows(Tile *tile, const Event *a, const Event *b)
{
    const Type *view = a->named->type;
    bool differ = a->named == b->named && type_is_handle(view) && view->rank > 1;
    for (int sample = 0; sample < SAMPLES && differ; sample++) {
        int64_t size = tile_row_size(view, 0), x = 0, y = 0;
        tile_sample(tile, sample);
        differ = add_row(tile, a->place, size, &x) && add_row(tile, b->place, size, &y)
            && x != y;
    }
    tile_sample(tile, 0);
    return differ;
}

/* Whether all that threads access in one way is before what they do in another. */
static bool are_apart(Race *r, const Event *a, const Event *b)
{
    Bytes x = range_of(r, a), y = range_of(r, b);
    return x.to <= y.from || y.to <= x.from;
}

bool race_may_share_member(const Event *a, const Event *b)
{
    const Value *a_member = a->array ? a->array : a->offset;
    const Value *b_member = b->array ? b->array : b->offset;
    return may_overlap(a_member, a->array ? a->array_size : a->size,
                       b_member, b->array ? b->array_size : b->size);
}

bool race_are_rows(const Event *a, const Event *b)
{
    if (!a->array || !b->array || a->array->is_open || b->array->is_open
        || a->array_size != b->array_size)
        return false;
    Residue x = residue_of(a->array, 8), y = residue_of(b->array, 8);
    int64_t size = a->array_size;
    return x.step % size == 0 && y.step % size == 0 && (x.at - y.at) % size == 0;
}

bool race_may_share_bytes(Race *r, const Event *a, const Event *b)
{
    Tile *tile = r->trace->tile;
    return !is_before(tile, a, b) && !is_before(tile, b, a) && !are_apart(r, a, b)
        && !are_in_two_rows(tile, a, b)
        && may_overlap(a->offset, a->size, b->offset, b->size)
        && race_may_share_member(a, b);
}
