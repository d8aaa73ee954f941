/* tile_ring.c - loop-carried variables that are periodic, each computed from itself and
 * others: an index into a ring buffer, buffers that are rotated.
 *
 *     if (++head == 3)                 int t = oldest;
 *         head = 0;                    oldest = old; old = now; now = t;
 */
#include "tile_course.h"
#include <string.h>

enum { MAX_GROUP = 8, MAX_PARTS_OF_END = 64 };

/* A variable, and those that its next value is computed from. */
typedef struct Group {
    const Assigned *members[MAX_GROUP];
    const Value *starts[MAX_GROUP]; /* symbols */
    Value *ends[MAX_GROUP];
    int count, parts;
} Group;

/* Where a pointer points to, or a number. */
static Value *number_in(Value *v)
{
    return v->kind == VALUE_ADDRESS ? v->a : v;
}

/* Adds a variable; false if it cannot be followed from a constant in the same memory. */
static bool add_member(Run *r, Group *g, const Assigned *a, int loop)
{
    Value *end = course_in_staying(r, run_get(r, a->d), loop);
    const Decl *base = g->count ? g->members[0]->first->base : a->first->base;
    for (int i = 0; i < g->count; i++)
        if (g->members[i] == a)
            return true;
    if (g->count == MAX_GROUP || a->step || number_in(a->start)->kind != VALUE_SYMBOL
        || number_in(a->first)->kind != VALUE_NUMBER || a->first->base != base
        || end->base != base)
        return false;
    g->members[g->count] = a;
    g->starts[g->count] = number_in(a->start);
    g->ends[g->count++] = number_in(end);
    return true;
}

/* Whether a value is made of numbers and of what variables are at a trip's start, which
 * are added. */
static bool add_parts(Run *r, Group *g, const AssignedList *all, const Value *v, int loop)
{
    if (v->kind == VALUE_NUMBER)
        return true;
    if (v->kind == VALUE_SYMBOL && v->role == ROLE_DECISION)
        return add_parts(r, g, all, v->meaning, loop);
    for (int i = 0; v->kind == VALUE_SYMBOL && i < all->count; i++)
        if (all->items[i].start && number_in(all->items[i].start) == v)
            return add_member(r, g, &all->items[i], loop);
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    return is_joint && --g->parts > 0 && add_parts(r, g, all, v->a, loop)
        && (!v->b || add_parts(r, g, all, v->b, loop))
        && (!v->c || add_parts(r, g, all, v->c, loop));
}

/* A number as a variable's value: a pointer into the group's memory, or the number. */
static Value *value_of(Run *r, const Group *g, int64_t number)
{
    for (int i = 0; i < g->count; i++)
        if (value_is(number_in(g->members[i]->first), number))
            return g->members[i]->first;
    Value *v = value_number(r->tile, number);
    const Decl *base = g->members[0]->first->base;
    return base ? value_address(r->tile, base, v) : v;
}

/* The number of a uniform value if so many symbols are `numbers`, or UNKNOWN. */
static int64_t number_with(Tile *tile, Value *v, const Value *const *symbols,
                           const int64_t *numbers, int count)
{
    tile_try(tile, symbols, numbers, count);
    int64_t result = *value_lanes(tile, v);
    tile_try(tile, NULL, NULL, 0);
    return result;
}

bool course_find_turns(Run *r, const AssignedList *all, Assigned *a, int loop)
{
    Group g = {.parts = MAX_PARTS_OF_END};
    bool is_ring = add_member(r, &g, a, loop);
    for (int i = 0; i < g.count && is_ring; i++)
        is_ring = add_parts(r, &g, all, g.ends[i], loop);
    int64_t now[MAX_TURNS + 1][MAX_GROUP] = {{0}};
    for (int i = 0; i < g.count && is_ring; i++)
        now[0][i] = number_in(g.members[i]->first)->number;
    for (int trip = 0; trip < MAX_TURNS && is_ring; trip++) {
        a->turns[trip] = value_of(r, &g, now[trip][0]);
        for (int i = 0; i < g.count; i++) {
            now[trip + 1][i] = number_with(r->tile, g.ends[i], g.starts, now[trip], g.count);
            is_ring = is_ring && now[trip + 1][i] != UNKNOWN;
        }
        for (int i = 0; i <= trip && is_ring; i++)
            if (!memcmp(now[i], now[trip + 1], sizeof now[i])) {
                a->tail = i;
                a->period = trip + 1 - i;
                return true;
            }
    }
    return false;
}
