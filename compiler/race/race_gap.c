/* race_gap.c - between which accesses a barrier is missing. Gaps that overlap, so that one
 * barrier would close them all, are reported once.
 */
#include "race.h"

/* The innermost loop around both ends, -1 where there is none. */
static int loop_around(const Race *r, int first, int last)
{
    for (int i = first - 1; i >= 0; i--)
        if (r->trace->events.items[i].kind == EVENT_LOOP && r->loop_end[i] > last)
            return i;
    return -1;
}

static Gap gap_of(const Race *r, const Event *e, const Event *other)
{
    const Event *first = r->trace->events.items;
    Gap gap = {(int)(other - first), (int)(e - first), -1, race_memory(e->base)};
    if (gap.to <= gap.from)
        gap.loop = loop_around(r, gap.to, gap.from);
    return gap;
}

static int later(int a, int b)
{
    return a > b ? a : b;
}

static int earlier(int a, int b)
{
    return a < b ? a : b;
}

static bool have_place_together(const Gap *a, const Gap *b)
{
    bool is_straight = a->to > a->from && b->to > b->from;
    return a->memory == b->memory
        && (is_straight ? later(a->from, b->from) < earlier(a->to, b->to)
                        : a->loop >= 0 && a->loop == b->loop);
}

/* The gap that has a place together with this one, or NULL. */
static Gap *find(Race *r, const Gap *gap)
{
    for (int i = 0; i < r->gaps.count; i++)
        if (have_place_together(&r->gaps.items[i], gap))
            return &r->gaps.items[i];
    return NULL;
}

bool race_is_in_gap(Race *r, const Event *e, const Event *other)
{
    Gap gap = gap_of(r, e, other);
    return e != other && e->node == other->node && find(r, &gap);
}

bool race_is_known_gap(Race *r, const Event *e, const Event *other)
{
    Gap gap = gap_of(r, e, other), *known = find(r, &gap);
    if (!known) {
        list_add(&r->gaps, gap);
        return false;
    }
    known->from = later(known->from, gap.from);
    known->to = earlier(known->to, gap.to);
    return true;
}
