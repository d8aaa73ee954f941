/* race_whole.c - races in whole domains of no tiles, which are so small that all of their
 * threads are looked at. There rows of a captured length are short, and an element is near
 * those of other rows:
 *
 *     int y = i[0] / n, x = i[0] % n; // of extent(n * n)
 *     v[y * n + x] = v[x * n + y];
 *
 * The domain's extents are computed of the numbers that are captured, so that these agree.
 */
#include "race.h"

enum { MOST_NUMBERS = 3, MOST_ACCESSES = 24, FEWEST_DOMAINS = 3 };

/* What is captured: even numbers and odd ones, equal ones and others. */
static const int64_t NUMBERS[][MOST_NUMBERS] = {
    {8, 8, 8}, {7, 5, 3}, {5, 7, 1}, {8, 4, 2}, {4, 8, 2}, {6, 6, 2}, {6, 3, 1}, {7, 1, 1}};

typedef struct Whole {
    Race *race;
    const Value *numbers[MOST_NUMBERS]; /* of which the domain's extents are computed */
    int number_count;
    const Event *accesses[MOST_ACCESSES];
    int access_count;
    bool meet[MOST_ACCESSES][MOST_ACCESSES]; /* whether two of them do in all domains so far */
} Whole;

/* ---- what is looked at --------------------------------------------------- */

static bool is_number(const Whole *w, const Value *v)
{
    for (int i = 0; i < w->number_count; i++)
        if (w->numbers[i] == v)
            return true;
    return false;
}

/* Notes the numbers that the host gives; true: they are too many, or of a kind of which not all
 * samples are. */
static bool note_number(const Value *v, const void *whole)
{
    Whole *w = (Whole *)whole;
    bool is_given = v->kind == VALUE_SYMBOL
        && (v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT);
    if (!is_given || is_number(w, v))
        return v->kind == VALUE_UNKNOWN;
    if (w->number_count == MOST_NUMBERS || v->is_power || v->is_shift)
        return true;
    w->numbers[w->number_count++] = v;
    return false;
}

/* Whether a value is not computed of these numbers and of the thread's index. */
static bool is_else(const Value *v, const void *whole)
{
    return v->kind == VALUE_SYMBOL
        ? v->role != ROLE_TILE && v->role != ROLE_KNOWN && !is_number(whole, v)
        : v->kind == VALUE_UNKNOWN || v->kind == VALUE_ADDRESS || v->kind == VALUE_TUPLE;
}

static bool is_seen(const Whole *w, const Value *v)
{
    return !value_find(v, THROUGH_ALL, is_else, w);
}

static void find_accesses(Whole *w)
{
    const Race *r = w->race;
    for (int i = 0; i < r->trace->events.count && w->access_count < MOST_ACCESSES; i++) {
        const Event *e = &r->trace->events.items[i];
        if (race_is_access(e) && set_has(&r->shared, e->base) && !set_has(&r->said, e->base)
            && is_seen(w, e->offset) && is_seen(w, e->active))
            w->accesses[w->access_count++] = e;
    }
}

static bool may_meet(const Event *e, const Event *other)
{
    return e->base == other->base && (e->kind == EVENT_WRITE || other->kind == EVENT_WRITE);
}

/* ---- domains ------------------------------------------------------------- */

static int threads_inside(const Whole *w)
{
    Tile *tile = w->race->trace->tile;
    const int64_t *inside = value_lanes(tile, w->race->trace->inside);
    int count = 0;
    for (int t = 0; t < tile->threads; t++)
        count += inside[t] == 1;
    return count;
}

/* Whether two threads of the domain use one byte. */
static bool do_meet(Tile *tile, const Event *e, const Event *other)
{
    const int64_t *active = value_lanes(tile, e->active), *at = value_lanes(tile, e->offset);
    const int64_t *others = value_lanes(tile, other->active);
    const int64_t *place = value_lanes(tile, other->offset);
    for (int t = 0; t < tile->threads; t++)
        for (int u = 0; u < tile->threads && active[t] == 1 && at[t] != UNKNOWN; u++)
            if (u != t && others[u] == 1 && place[u] != UNKNOWN
                && at[t] < place[u] + other->size && place[u] < at[t] + e->size)
                return true;
    return false;
}

/* Looks at a domain; returns whether it has threads that may meet. */
static bool look_at(Whole *w, const int64_t *numbers)
{
    Tile *tile = w->race->trace->tile;
    tile_try(tile, w->numbers, numbers, w->number_count);
    if (threads_inside(w) < 2)
        return false;
    for (int i = 0; i < w->access_count; i++)
        for (int k = 0; k <= i; k++)
            w->meet[i][k] = w->meet[i][k] && do_meet(tile, w->accesses[i], w->accesses[k]);
    return true;
}

static bool look_at_all(Whole *w)
{
    int domains = 0;
    for (int i = 0; i < w->access_count; i++)
        for (int k = 0; k <= i; k++)
            w->meet[i][k] = may_meet(w->accesses[i], w->accesses[k]);
    for (unsigned i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
        domains += look_at(w, NUMBERS[i]);
    tile_try(w->race->trace->tile, NULL, NULL, 0);
    return domains >= FEWEST_DOMAINS;
}

void race_look_at_whole(Race *r)
{
    Whole w = {.race = r};
    if (!r->launch || r->launch->is_tiled || r->trace->tile->threads == 1
        || value_find(r->trace->inside, THROUGH_ALL, note_number, &w) || !w.number_count)
        return;
    tile_sample(r->trace->tile, 0);
    find_accesses(&w);
    if (!w.access_count || !look_at_all(&w))
        return;
    r->is_between = true;
    for (int i = 0; i < w.access_count; i++)
        for (int k = 0; k <= i; k++)
            if (w.meet[i][k])
                race_report(r, w.accesses[i], w.accesses[k]);
    r->is_between = false;
}
