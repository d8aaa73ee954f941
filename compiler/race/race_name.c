/* race_name.c - accesses that data name the thread for: of those that read one element, one at
 * most has the number that is there.
 *
 *     if (label[row] == column)
 *         loss[row] = x;
 */
#include "race_place.h"

#include <stdlib.h>

/* Such a comparison: of a number that differs between threads, with an element. */
typedef struct Naming {
    Value *number;
    const Value *element;
} Naming;

/* Whether an element's place is known. */
static bool is_element(const Value *v, const void *unused)
{
    (void)unused;
    bool is_load = v->kind == VALUE_UNKNOWN
        && (v->origin == ORIGIN_NONE || v->origin == ORIGIN_LOAD);
    return is_load && v->base && v->c && !v->c->is_open;
}

/* What differs between threads, but for the element. */
static bool is_other(const Value *v, const void *element)
{
    return (v->kind == VALUE_LOCAL || v->kind == VALUE_UNKNOWN) && v != element;
}

static bool find_sides(const Value *v, Naming *naming)
{
    if (v->kind != VALUE_OPERATION || !v->b || v->a->is_open == v->b->is_open)
        return false;
    const Value *data = v->a->is_open ? v->a : v->b;
    naming->number = v->a->is_open ? v->b : v->a;
    naming->element = value_find(data, THROUGH_OPERATIONS, is_element, NULL);
    return naming->number->varies && naming->element
        && !value_find(data, THROUGH_ALL, is_other, naming->element);
}

/* What says in a condition, which holds or does not, that both sides are equal: also
 * `!(element - number)`. */
static const Value *naming_in(const Value *v, bool holds)
{
    Naming naming;
    if (value_is_operation(v, OP_LOGICAL_NOT))
        return naming_in(v->a, !holds);
    if (value_is_operation(v, holds ? OP_LOGICAL_AND : OP_LOGICAL_OR)) {
        const Value *first = naming_in(v->a, holds);
        return first ? first : naming_in(v->b, holds);
    }
    bool is_equality = value_is_operation(v, OP_EQ) || value_is_operation(v, OP_NE);
    if (is_equality && value_is(v->b, 0) && v->a->kind == VALUE_OPERATION)
        return naming_in(v->a, (v->op == OP_NE) == holds);
    bool are_equal = value_is_operation(v, holds ? OP_EQ : OP_NE)
        || (!holds && value_is_operation(v, OP_SUB));
    return are_equal && find_sides(v, &naming) ? v : NULL;
}

/* ---- one at each place ---------------------------------------------------- */

typedef struct Claim {
    int64_t place, element, number;
} Claim;

static int order(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

static int compare(const void *a, const void *b)
{
    const Claim *x = a, *y = b;
    return x->place != y->place ? order(x->place, y->place) : order(x->number, y->number);
}

/* Whether the threads of a tile that come to one place read one element there, and have
 * different numbers. */
static bool are_apart_in_tile(const Race *r, const Event *e, const Naming *naming)
{
    Tile *tile = r->trace->tile;
    const int64_t *active = value_lanes(tile, e->active);
    const int64_t *place = value_lanes(tile, e->offset);
    const int64_t *element = value_lanes(tile, naming->element->c);
    const int64_t *number = value_lanes(tile, naming->number);
    Claim *claims = TILE_ARRAY(Claim, tile->threads);
    int count = 0;
    for (int t = 0; t < tile->threads; t++) {
        if (!active[t])
            continue;
        if (place[t] == UNKNOWN || element[t] == UNKNOWN || number[t] == UNKNOWN)
            return false;
        claims[count++] = (Claim){place[t], element[t], number[t]};
    }
    qsort(claims, (size_t)count, sizeof *claims, compare);
    for (int i = 1; i < count; i++) {
        bool is_one = claims[i].place == claims[i - 1].place;
        if (is_one && (claims[i].element != claims[i - 1].element
                       || claims[i].number == claims[i - 1].number))
            return false;
    }
    return true;
}

static bool is_of_tile(const Value *v, const void *dimension)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_TILE && v->number == *(const int *)dimension;
}

/* Whether threads of the tiles that are compared, at one place, read one element, too, and the
 * number goes on from tile to tile. */
static bool are_apart_in_row(const Race *r, const Event *e, const Naming *naming)
{
    const Tile *tile = r->trace->tile;
    int d = 0;
    while (d < tile->rank - 1 && !tile->number[d])
        d++;
    return race_global_dimension(tile, naming->number) == d
        && !value_find(e->offset, THROUGH_ALL, is_of_tile, &d)
        && !value_find(naming->element->c, THROUGH_ALL, is_of_tile, &d);
}

bool race_are_named(Race *r, const Event *a, const Event *b)
{
    const Value *named = naming_in(a->active, true);
    Naming naming;
    return named && named == naming_in(b->active, true)
        && a->offset == b->offset && find_sides(named, &naming)
        && are_apart_in_tile(r, a, &naming) && are_apart_in_tile(r, b, &naming)
        && (!r->is_between || are_apart_in_row(r, a, &naming));
}
