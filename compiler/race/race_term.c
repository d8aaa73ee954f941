/* race_term.c - the terms of places that are linear: constants, and multiples of what is
 * unknown, with factors that cannot overflow.
 */
#include "race.h"

enum { MAX_PARTS = 64 };

bool race_is_short(int64_t n)
{
    return n > -INT32_MAX && n < INT32_MAX;
}

const Value *race_unscaled(const Value *v, int64_t *scale)
{
    bool is_product = value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER
        && race_is_short(v->b->number) && race_is_short(*scale)
        && race_is_short(*scale * v->b->number);
    if (is_product)
        *scale *= v->b->number;
    return is_product ? v->a : NULL;
}

void race_add_product(int64_t *sum, int64_t scale, int64_t number)
{
    *sum = (int64_t)((uint64_t)*sum + (uint64_t)scale * (uint64_t)number);
}

/* What is still to be taken apart of a sum. */
typedef struct Parts {
    struct {
        const Value *v;
        int64_t scale;
    } items[MAX_PARTS];
    int count;
} Parts;

static void add_part(Parts *parts, const Value *v, int64_t scale)
{
    int i = 0;
    while (i < parts->count && parts->items[i].v != v)
        i++;
    if (i == parts->count) {
        parts->items[parts->count].scale = 0;
        parts->items[parts->count++].v = v;
    }
    race_add_product(&parts->items[i].scale, scale, 1);
}

/* Takes the one that was made last, which is in no other one. */
static const Value *take_part(Parts *parts, int64_t *scale)
{
    int last = 0;
    for (int i = 1; i < parts->count; i++)
        if (parts->items[i].v->serial > parts->items[last].v->serial)
            last = i;
    const Value *v = parts->items[last].v;
    *scale = parts->items[last].scale;
    parts->items[last] = parts->items[--parts->count];
    return v;
}

void race_each_term(const Value *sum, int64_t scale, bool (*is_whole)(const Value *v, void *context),
                    void (*add)(const Value *term, int64_t scale, void *context),
                    void *context)
{
    Parts parts = {.count = 0};
    add_part(&parts, sum, scale);
    while (parts.count) {
        const Value *v = take_part(&parts, &scale);
        bool is_term = is_whole && is_whole(v, context);
        const Value *inner = is_term ? NULL : race_unscaled(v, &scale);
        bool is_sum = value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB);
        if (inner) {
            add_part(&parts, inner, scale);
        } else if (is_sum && !is_term && parts.count + 2 <= MAX_PARTS) {
            add_part(&parts, v->a, scale);
            add_part(&parts, v->b, v->op == OP_ADD ? scale : -scale);
        } else if (scale) {
            add(v, scale, context);
        }
    }
}

const Value *race_term_in(const Value *place)
{
    int64_t scale = 1;
    const Value *inner = race_unscaled(place, &scale);
    if (inner)
        return race_term_in(inner);
    if (!value_is_operation(place, OP_ADD) && !value_is_operation(place, OP_SUB))
        return place;
    const Value *open = place->a->varies ? place->a : place->b;
    const Value *rest = open == place->a ? place->b : place->a;
    return rest->varies ? NULL : race_term_in(open);
}
