/* race_term.c - the terms of places that are linear: constants, and multiples of what is
 * unknown, with factors that cannot overflow.
 */
#include "race.h"

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
    *sum = (int64_t)((uint64_t)*sum + (uint64_t)(scale * number));
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
