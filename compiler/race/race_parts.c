/* race_parts.c - parts of a view that captured numbers delimit: nothing proves that one
 * part ends where the other begins, but that is what such code means.
 *
 *     for (int i = l; i < n; i += 16)
 *         out[i] = 0;
 *     for (int i = first + l; i < size; i += 16)
 *         out[i] = 1;
 */
#include "race_place.h"

enum { MAX_GIVEN = 8, MAX_PARTS = 512 };

/* The captured numbers that values are made of. */
typedef struct Given {
    const Value *numbers[MAX_GIVEN];
    int count, parts;
} Given;

static bool has_number(const Given *g, const Value *number)
{
    for (int i = 0; i < g->count; i++)
        if (g->numbers[i] == number)
            return true;
    return false;
}

static void add_given(Given *g, const Value *v)
{
    bool is_number = v->kind == VALUE_SYMBOL && v->role == ROLE_CAPTURE && !v->is_extent;
    if (++g->parts > MAX_PARTS)
        return;
    if (is_number && g->count < MAX_GIVEN && !has_number(g, v))
        g->numbers[g->count++] = v;
    if (v->kind == VALUE_SYMBOL && v->meaning)
        add_given(g, v->meaning);
    const Value *const parts[] = {v->a, v->b, v->c};
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    for (int i = 0; i < 3 && is_joint; i++)
        if (parts[i])
            add_given(g, parts[i]);
}

static bool has_more(const Given *g, const Given *than)
{
    for (int i = 0; i < g->count; i++)
        if (!has_number(than, g->numbers[i]))
            return true;
    return false;
}

/* Whether a captured number is in the place of one access, and another in the condition of
 * the other access, and neither is in both accesses. */
static bool are_parts(const Event *e, const Event *other)
{
    Given places[2] = {{.count = 0}}, borders[2] = {{.count = 0}}, all[2];
    const Event *const both[] = {e, other};
    for (int i = 0; i < 2; i++) {
        add_given(&places[i], both[i]->offset);
        add_given(&borders[i], both[i]->active);
        all[i] = places[i];
        add_given(&all[i], both[i]->active);
    }
    return (has_more(&places[0], &all[1]) && has_more(&borders[1], &all[0]))
        || (has_more(&places[1], &all[0]) && has_more(&borders[0], &all[1]));
}

bool race_are_parts(Race *r, const Event *a, const Event *b)
{
    const Tile *tile = r->trace->tile;
    bool is_small = tile->sample >= LARGE_SAMPLES && tile->sample < SAMPLES;
    return is_small && !a->base->is_tile_static && are_parts(a, b);
}
