/* tile_find.c - what a value is, and what it is made of. Values share parts: a search looks at
 * each once.
 */
#include "value.h"

typedef struct Search {
    unsigned number, through;
    ValueTest *test;
    const void *of;
} Search;

bool value_is_sum(const Value *v)
{
    return value_is_operation(v, OP_ADD) || value_is_operation(v, OP_SUB)
        || (value_is_operation(v, OP_MUL) && v->b->kind == VALUE_NUMBER);
}

int64_t value_modulus(const Value *v)
{
    bool is_mask = value_is_operation(v, OP_AND);
    bool is_rest = (is_mask || value_is_operation(v, OP_MOD))
        && v->b->kind == VALUE_NUMBER && v->b->number > 0;
    return !is_rest ? 0 : is_mask ? fold_mask_size(v->b->number) : v->b->number;
}

static bool goes_through(const Value *v, unsigned through)
{
    return v->kind == VALUE_CHOICE ? through & THROUGH_CHOICES
        : (through & THROUGH_OPERATIONS && v->kind == VALUE_OPERATION)
            || (through & THROUGH_SUMS && value_is_sum(v))
            || (through & THROUGH_AND && value_is_operation(v, OP_LOGICAL_AND));
}

static const Value *find(const Search *s, const Value *v)
{
    while ((s->through & THROUGH_MOVED) && v->origin == ORIGIN_MOVED)
        v = v->meaning;
    if (v->search == s->number)
        return NULL;
    ((Value *)v)->search = s->number;
    if (s->test(v, s->of))
        return v;
    if (!goes_through(v, s->through))
        return NULL;
    bool is_choice = v->kind == VALUE_CHOICE;
    const Value *condition = (s->through & THROUGH_CONDITIONS) ? v->a : NULL;
    const Value *const parts[] = {is_choice ? v->c : v->a, v->b, is_choice ? condition : NULL};
    const Value *found = NULL;
    for (int i = 0; i < 3 && !found; i++)
        found = parts[i] ? find(s, parts[i]) : NULL;
    return found;
}

const Value *value_find(const Value *v, unsigned through, ValueTest *test, const void *of)
{
    static unsigned searches;
    Search s = {++searches, through, test, of};
    return find(&s, v);
}

bool value_is_loaded(const Value *v, const void *base)
{
    return v->kind == VALUE_UNKNOWN && v->base && (!base || v->base == base);
}

static bool is_same(const Value *v, const void *part)
{
    return v == part;
}

bool value_is_made_of(const Value *v, const Value *part)
{
    return value_find(v, THROUGH_ALL, is_same, part);
}

bool value_implies(const Value *condition, const Value *other)
{
    return value_find(condition, THROUGH_AND, is_same, other);
}

static bool is_trip(const Value *v, const void *loop)
{
    return v->kind == VALUE_SYMBOL && v->role == ROLE_ITERATION && v->number == *(const int *)loop;
}

bool value_is_of_trip(const Value *v, int loop)
{
    return value_find(v, THROUGH_ALL, is_trip, &loop);
}

static bool is_beyond_domain(const Value *v, const void *unused)
{
    (void)unused;
    bool is_of_domain = v->is_domain || v->role == ROLE_TILE || v->role == ROLE_KNOWN;
    return v->kind == VALUE_SYMBOL ? !is_of_domain
        : v->kind != VALUE_OPERATION && v->kind != VALUE_NUMBER && v->kind != VALUE_LOCAL;
}

bool value_is_of_domain(const Value *v)
{
    return !value_find(v, THROUGH_OPERATIONS, is_beyond_domain, NULL);
}
