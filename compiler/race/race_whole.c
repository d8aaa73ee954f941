/* race_whole.c - races in whole domains, which are so small that all of their threads are looked
 * at. There rows of a captured length are short, and an element is near those of other rows:
 *
 *     int y = i[0] / n, x = i[0] % n; // of extent(n * n)
 *     v[y * n + x] = v[x * n + y];
 *
 * The domain's extents, and those of views, are computed of the numbers that are captured, so that
 * these agree: where they do not, a place is outside of its view.
 */
#include "race.h"

enum {
    DOMAIN_NUMBERS = 4, OTHER_NUMBERS = 2, MOST_NUMBERS = DOMAIN_NUMBERS + OTHER_NUMBERS,
    MOST_ACCESSES = 24, MOST_THREADS = 10000, FEWEST_DOMAINS = 3
};

/* What is captured, and then numbers that the domain's extents are not made of: even and odd ones,
 * equal ones and others, small ones and such as are beyond all rows. */
static const int64_t SIMPLE[][MOST_NUMBERS] = {
    {8, 8, 8, 0, 1, 2}, {7, 5, 3, 0, 2, 1}, {5, 7, 1, 0, 1000, 1}, {9, 4, 2, 0, 3, 1000},
    {4, 8, 2, 0, 1, 3}, {6, 6, 2, 0, 2, 1000}, {10, 3, 1, 0, 1000, 2}, {11, 4, 1, 0, 3, 1},
    {12, 4, 4, 0, 1, 1}};
static const int64_t TILED[][MOST_NUMBERS] = {
    {16, 16, 4, 0, 1, 2}, {32, 32, 2, 0, 2, 1}, {48, 16, 4, 0, 1000, 1},
    {64, 48, 2, 0, 3, 1000}, {8, 16, 4, 0, 1, 3}, {96, 64, 2, 0, 2, 1000},
    {128, 8, 2, 0, 1000, 2}, {192, 32, 4, 0, 3, 1}, {256, 4, 8, 0, 1, 1},
    {24, 8, 24, 0, 1, 2}, {512, 2, 2, 0, 2, 1}, {768, 3, 2, 0, 1000, 1}};
enum { SIMPLE_COUNT = sizeof SIMPLE / sizeof *SIMPLE, TILED_COUNT = sizeof TILED / sizeof *TILED };

/* Four numbers, as of a picture's planes, rows and columns and of a filter in it: the filter,
 * whichever it is, fits into some. */
static const int64_t FOUR[][MOST_NUMBERS] = {
    {2, 3, 6, 5, 1, 2}, {3, 2, 5, 4, 2, 1}, {2, 2, 4, 5, 1000, 1}, {6, 5, 3, 2, 3, 1000},
    {5, 4, 2, 3, 1, 3}, {4, 5, 2, 2, 1000, 2}};
enum { FOUR_COUNT = sizeof FOUR / sizeof *FOUR };

/* What is known of a view: in how many domains a thread writes it, and two threads meet; the last
 * two accesses that did. */
typedef struct Found {
    int written, met;
    bool is_written, meets; /* in this one */
    int access, other;
} Found;

typedef struct Whole {
    Race *race;
    const Value *numbers[MOST_NUMBERS]; /* those of the domain first */
    int number_count, domain_count, most;
    int accesses[MOST_ACCESSES]; /* events */
    int access_count;
    Map found; /* Decl -> Found */
    bool is_outside; /* a place is outside of its view, in this domain */
    bool waits; /* a barrier orders what threads of a tile do */
} Whole;

/* ---- what is looked at --------------------------------------------------- */

static bool is_number(const Whole *w, const Value *v)
{
    for (int i = 0; i < w->number_count; i++)
        if (w->numbers[i] == v)
            return true;
    return false;
}

/* Notes numbers that the host gives; true: they are too many, or of a kind of which not all
 * samples are, or something else than these and the thread's index. */
static bool note_number(const Value *v, const void *whole)
{
    Whole *w = (Whole *)whole;
    bool is_given = v->kind == VALUE_SYMBOL
        && (v->role == ROLE_CAPTURE || v->role == ROLE_EXTENT);
    if (is_number(w, v))
        return false;
    if (!is_given)
        return v->kind == VALUE_SYMBOL ? v->role != ROLE_TILE && v->role != ROLE_KNOWN
            : v->kind == VALUE_UNKNOWN || v->kind == VALUE_ADDRESS || v->kind == VALUE_TUPLE;
    if (w->number_count == w->most || v->is_power || v->is_shift)
        return true;
    w->numbers[w->number_count++] = v;
    return false;
}

static bool is_seen(Whole *w, const Value *v)
{
    return !value_find(v, THROUGH_ALL, note_number, w);
}

/* What a symbol is in any domain, as the extent of a view or of the domain itself; or NULL. */
static Value *meaning_of(const Trace *trace, const Value *v)
{
    int d = v->is_domain || v->is_side ? 0 : v->dimension - 1;
    Value *meaning = d >= 0 ? trace->domain.of[d] : NULL;
    for (int i = 0; i < trace->launch->kernel->captures.count && v->role == ROLE_EXTENT; i++) {
        const Decl *view = trace->launch->kernel->captures.items[i];
        const ExtentValues *extents = map_value_pointer(&trace->views, view);
        int64_t dimension = v->number - (int64_t)(intptr_t)view;
        if (extents && dimension >= 0 && dimension < view->type->rank)
            meaning = extents->of[dimension];
    }
    return meaning == v ? NULL : meaning;
}

/* Gives the numbers; those that have a meaning what that is. Returns whether all are known. */
static bool give(const Whole *w, int64_t *numbers)
{
    const Trace *trace = w->race->trace;
    bool are_known = true;
    tile_try(trace->tile, w->numbers, numbers, w->number_count);
    for (int i = 0; i < w->number_count && are_known; i++) {
        Value *meaning = meaning_of(trace, w->numbers[i]);
        numbers[i] = meaning ? *value_lanes(trace->tile, meaning) : numbers[i];
        are_known = numbers[i] != UNKNOWN;
        tile_try(trace->tile, w->numbers, numbers, w->number_count);
    }
    return are_known;
}

/* Finds the numbers that the domain's extents are made of; false: they are not known. */
static bool find_domain(Whole *w)
{
    const Trace *trace = w->race->trace;
    bool is_known = true;
    w->most = DOMAIN_NUMBERS;
    for (int d = 0; d < trace->tile->rank && is_known; d++)
        is_known = trace->domain.of[d] && is_seen(w, trace->domain.of[d])
            && (!trace->launch->is_tiled
                || host_rounded(trace->launch, trace->tile->size[d] + 1, trace->tile->size[d])
                    == trace->tile->size[d] + 1);
    w->domain_count = w->number_count;
    w->most = w->number_count ? w->number_count + OTHER_NUMBERS : MOST_NUMBERS;
    return is_known;
}

static void find_accesses(Whole *w)
{
    const Race *r = w->race;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        bool is_looked_at = race_is_access(e) && w->access_count < MOST_ACCESSES
            && !e->base->is_tile_static && set_has(&r->shared, e->base)
            && !set_has(&r->said, e->base);
        if (is_looked_at && is_seen(w, e->offset) && is_seen(w, e->active))
            w->accesses[w->access_count++] = i;
        w->waits |= e->kind == EVENT_BARRIER;
    }
    w->most = w->number_count;
}

/* ---- a domain ------------------------------------------------------------ */

static void note_outside(Whole *w, const Event *e, int thread)
{
    const ExtentValues *extents = map_value_pointer(&w->race->trace->views, e->named);
    Tile *tile = w->race->trace->tile;
    int64_t at[3], place = e->place ? value_lanes(tile, e->place)[thread] : UNKNOWN;
    if (!extents || place == UNKNOWN)
        return;
    check_subscripts(e, place, at);
    for (int d = 0; d < e->named->type->rank; d++) {
        int64_t extent = extents->of[d] && is_seen(w, extents->of[d])
            ? *value_lanes(tile, extents->of[d]) : UNKNOWN;
        w->is_outside |= extent != UNKNOWN && (at[d] < 0 || at[d] >= extent);
    }
}

/* A thread's use of a place; `user` is its tile where that waits. */
static void use(Whole *w, Found *f, int number, int64_t offset, int user)
{
    Race *r = w->race;
    const Event *e = &r->trace->events.items[number];
    int grain = (int)(intptr_t)map_value_pointer(&r->grain, e->base), kind = race_use(e);
    for (int byte = 0; byte < e->size; byte += grain) {
        Cell *c = race_cell(r, e->base, (offset + byte) / grain);
        int others[USES];
        if (race_conflicts(c, kind, user, others)) {
            f->meets = true;
            f->access = number;
            f->other = others[0];
        }
        race_note_use(c, kind, number, user);
    }
    f->is_written |= e->kind == EVENT_WRITE;
}

static void look_at_tile(Whole *w, int number)
{
    const Trace *trace = w->race->trace;
    for (int i = 0; i < w->access_count; i++) {
        const Event *e = &trace->events.items[w->accesses[i]];
        const int64_t *active = value_lanes(trace->tile, e->active);
        const int64_t *offset = value_lanes(trace->tile, e->offset);
        Found *f = MAP_OBJECT(Found, &w->found, e->base);
        for (int t = 0; t < trace->tile->threads && !w->is_outside; t++) {
            int user = w->waits ? number : number * trace->tile->threads + t;
            if (active[t] == 1 && offset[t] != UNKNOWN) {
                note_outside(w, e, t);
                use(w, f, w->accesses[i], offset[t], user);
            }
        }
    }
}

/* How many tiles the domain has in each dimension; returns how many these are, or 0: it is none
 * that is small, or has one thread or tile. */
static int count_tiles(const Whole *w, int tiles[3])
{
    const Trace *trace = w->race->trace;
    Tile *tile = trace->tile;
    int64_t threads = 1, count = 1;
    for (int d = 0; d < 3; d++) {
        int size = d < tile->rank ? tile->size[d] : 1;
        int64_t extent = d < tile->rank ? *value_lanes(tile, trace->domain.of[d]) : 1;
        if (extent < 1 || extent > MOST_THREADS || (trace->launch->is_tiled && extent % size))
            return 0;
        tiles[d] = (int)((extent - 1) / size + 1);
        count *= tiles[d];
        threads *= extent;
    }
    return threads > 1 && threads <= MOST_THREADS && (count > 1 || !w->waits) ? (int)count : 0;
}

static void look_at_domain(Whole *w, int64_t *numbers)
{
    Race *r = w->race;
    Tile *tile = r->trace->tile;
    int tiles[3];
    int count = give(w, numbers) ? count_tiles(w, tiles) : 0;
    r->epochs[1] = ++r->next_epoch;
    w->is_outside = false;
    for (int i = 0; i < count && !w->is_outside; i++) {
        int place[] = {i / (tiles[1] * tiles[2]), i / tiles[2] % tiles[1], i % tiles[2]};
        for (int d = 0; d < tile->rank; d++)
            tile_beside(tile, d, place[d]);
        look_at_tile(w, i);
    }
    for (int d = 0; d < tile->rank; d++)
        tile_beside(tile, d, 0);
}

/* ---- all domains --------------------------------------------------------- */

static void count_domain(Whole *w)
{
    for (int i = 0; i < w->access_count; i++) {
        Found *f = MAP_OBJECT(Found, &w->found,
                              w->race->trace->events.items[w->accesses[i]].base);
        f->written += f->is_written && !w->is_outside;
        f->met += f->meets && !w->is_outside;
        f->is_written = f->meets = false;
    }
}

/* Whether a domain of the same numbers was looked at. */
static bool is_seen_before(const Whole *w, const int64_t (*all)[MOST_NUMBERS], int i,
                           const int64_t *numbers)
{
    for (int k = 0; k < i; k++) {
        bool are_same = true;
        for (int n = 0; n < w->number_count; n++)
            are_same &= n < w->domain_count ? all[k][n] == numbers[n]
                : all[k][DOMAIN_NUMBERS + n - w->domain_count] == numbers[n];
        if (are_same)
            return true;
    }
    return false;
}

static void look_at_all(Whole *w, const int64_t (*all)[MOST_NUMBERS], int count)
{
    for (int i = 0; i < count; i++) {
        int64_t numbers[MOST_NUMBERS] = {0};
        for (int n = 0; n < w->number_count; n++)
            numbers[n] = all[i][n < w->domain_count ? n : DOMAIN_NUMBERS + n - w->domain_count];
        if (is_seen_before(w, all, i, numbers))
            continue;
        look_at_domain(w, numbers);
        count_domain(w);
    }
    tile_try(w->race->trace->tile, NULL, NULL, 0);
}

/* Looks at the domain that all calls of the host's function give, if they give one. */
static void look_at_given(Whole *w)
{
    int64_t numbers[MOST_NUMBERS] = {0};
    for (int n = 0; n < w->number_count; n++) {
        if (!w->numbers[n]->is_given)
            return;
        numbers[n] = w->numbers[n]->given;
    }
    look_at_domain(w, numbers);
    count_domain(w);
    tile_try(w->race->trace->tile, NULL, NULL, 0);
}

/* Reports the views in which threads met in all domains where they wrote them, in some. */
static void report_met(Whole *w, int least)
{
    Race *r = w->race;
    r->is_between = true;
    for (int i = 0; i < w->access_count; i++) {
        const Event *events = r->trace->events.items;
        Found *f = MAP_OBJECT(Found, &w->found, events[w->accesses[i]].base);
        if (f->met >= least && f->met == f->written)
            race_report(r, &events[f->access], &events[f->other]);
    }
    r->is_between = false;
    w->found = (Map){0};
}

void race_look_at_whole(Race *r)
{
    Whole w = {.race = r};
    bool is_tiled = r->launch && r->launch->is_tiled;
    if (!r->launch || !find_domain(&w))
        return;
    tile_sample(r->trace->tile, 0);
    find_accesses(&w);
    if (!w.access_count)
        return;
    look_at_given(&w);
    report_met(&w, 1);
    if (w.domain_count == DOMAIN_NUMBERS && !is_tiled)
        look_at_all(&w, FOUR, FOUR_COUNT);
    else if (w.domain_count && w.domain_count < DOMAIN_NUMBERS)
        look_at_all(&w, is_tiled ? TILED : SIMPLE, is_tiled ? TILED_COUNT : SIMPLE_COUNT);
    report_met(&w, FEWEST_DOMAINS - is_tiled);
}
