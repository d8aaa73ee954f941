/* race.c - data races between threads of a tile, or of two tiles: amp.race.1 to .5.
 *
 * The trace runs again (race_run.c) for each of a few samples, which give symbols their
 * numbers: as one tile, then as two of them, or two blocks of a simple domain.
 */
#include "race_place.h"
#include "races.h"

/* ---- one tile ------------------------------------------------------------ */

static void run_sample(Race *r)
{
    for (int m = 0; m < 2; m++) {
        r->epochs[m] = ++r->next_epoch;
        r->barriers[m] = r->wrong[m] = NULL;
    }
    race_run(r);
}

/* Begins a sample; in the first tile if no thread of the sample's tile is in the domain. */
static void begin_sample(Race *r, int sample)
{
    Tile *tile = r->trace->tile;
    bool is_inside = false;
    tile_sample(tile, sample);
    const int64_t *inside = value_lanes(tile, r->trace->inside);
    for (int t = 0; t < tile->threads && !is_inside; t++)
        is_inside = inside[t] != 0;
    if (!is_inside)
        tile_first(tile);
}

/* With what the first call of the host's function gives; all else has small numbers. */
static void run_called(Race *r)
{
    Tile *tile = r->trace->tile;
    const Launch *launch = r->trace->launch;
    if (!launch || !launch->host || !launch->host->sites.count)
        return;
    caller_choose(launch, 0);
    tile->is_called = tile_give(r->trace);
    for (int sample = LARGE_SAMPLES; sample < FIRST_LOT && tile->is_called; sample++) {
        begin_sample(r, sample);
        run_sample(r);
    }
    tile->is_called = false;
    tile_sample(tile, 0);
    caller_choose(launch, -1);
}

/* Whether captured numbers say how many trips a loop has. */
static bool has_free_loop(const Race *r)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP && e->value && e->value->is_free && !e->value->is_open)
            return true;
    }
    return false;
}

/* The samples of large numbers again, with all that loops do from their first trip to their
 * last: of `k <= each && k < n` either number may be the less, and the end of one thread's
 * part is the begin of the next one's. */
static void run_early(Race *r)
{
    Tile *tile = r->trace->tile;
    for (int sample = 0; sample < LARGE_SAMPLES && tile->work < MAX_RACE_WORK; sample++) {
        tile_sample(tile, sample);
        if (!tile_is_late(tile))
            continue;
        tile->is_early = true;
        begin_sample(r, sample);
        run_sample(r);
        tile->is_early = false;
    }
    tile_sample(tile, 0);
}

static void run_samples(Race *r)
{
    Tile *tile = r->trace->tile;
    for (int sample = 0; sample < SAMPLES; sample++) {
        if (tile->work >= MAX_RACE_WORK || (sample && !r->needs_samples))
            break;
        begin_sample(r, sample);
        run_sample(r);
    }
    if (r->needs_samples && has_free_loop(r))
        run_early(r);
    int64_t row = r->needs_samples && tile->work < MAX_RACE_WORK ? race_row_that_fits(r) : 0;
    if (row > 0) {
        tile_fit(tile, row);
        run_sample(r);
    }
    if (r->needs_samples && tile->work < MAX_RACE_WORK)
        run_called(r);
}

/* ---- tiles -------------------------------------------------------------- */

static void run_tile(Race *r, int dimension, int by)
{
    tile_beside(r->trace->tile, dimension, by);
    race_run(r);
    tile_beside(r->trace->tile, dimension, 0);
    r->side++;
}

/* Runs the tile of a sample, as the first user of global memory. */
static void run_first_tile(Race *r, int sample)
{
    tile_sample(r->trace->tile, sample);
    r->epochs[1] = ++r->next_epoch;
    r->side = 0;
    run_tile(r, 0, 0);
}

/* Runs a sample's tile, then its neighbours; in the first sample also the next but
 * one and the last. */
static void run_tiles(Race *r, int sample)
{
    Tile *tile = r->trace->tile;
    run_first_tile(r, sample);
    for (int d = 0; d < tile->rank; d++) {
        int last = tile->tiles[d] - 1;
        if (last == 0 || !tile->is_beside[d]
            || (sample == SAMPLE_NARROW + d && last < 0))
            continue;
        run_tile(r, d, 1);
        if (sample == 0 && last != 1)
            run_tile(r, d, 2);
        if (sample == 0 && last > 2)
            run_tile(r, d, last);
    }
}

/* Runs the first tile, and those at the distances noted in Tile.far. */
static void run_far_tiles(Race *r, int dimension)
{
    Tile *tile = r->trace->tile;
    int last = tile->tiles[dimension] - 1;
    run_first_tile(r, SAMPLE_FAR);
    for (int i = 0; i < tile->far[dimension].count; i++) {
        int64_t by = tile->far[dimension].numbers[i];
        if (by > 0 && (last < 0 || by <= last) && tile->work < MAX_RACE_WORK)
            run_tile(r, dimension, (int)by);
    }
}

bool race_is_lone(const Race *r)
{
    const Tile *tile = r->trace->tile;
    bool is_lone = true;
    for (int d = 0; d < tile->rank; d++)
        is_lone = is_lone && (tile->tiles[d] == 1 || !tile->is_beside[d]);
    return is_lone;
}

static void look_between_tiles(Race *r)
{
    Tile *tile = r->trace->tile;
    if (!r->launch || !r->shared.used || race_is_lone(r))
        return;
    race_want_blocks(r);
    int count = !r->needs_samples ? 1 : tile->pivot_count ? LARGE_SAMPLES
        : tile->compared_count > 1 ? 4 : 2; /* outcomes of two */
    r->is_between = tile->is_pair = true;
    for (int i = 0; i < count && tile->work < MAX_RACE_WORK; i++)
        run_tiles(r, i);
    for (int i = SAMPLE_ELEMENTS; i <= SAMPLE_TILES && tile->rank == 1 && r->needs_samples; i++)
        if (tile->work < MAX_RACE_WORK)
            run_tiles(r, i);
    race_want_far_tiles(r);
    for (int d = 0; d < tile->rank && tile->work < MAX_RACE_WORK; d++) {
        if (tile->is_oblong)
            run_tiles(r, SAMPLE_NARROW + d);
        if (tile->far[d].count && tile->is_beside[d])
            run_far_tiles(r, d);
    }
    r->is_between = tile->is_pair = false;
}

/* ---- the beginning ------------------------------------------------------ */

/* Leaves out views of which each thread uses only its own element: no conflicts there. */
static void leave_out_own(Race *r)
{
    Map offset = {0};
    Set is_shared = {0};
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (!race_is_access(e) || e->base->is_tile_static)
            continue;
        void **known = map_put_pointer(&offset, e->base);
        bool is_own = *known ? *known == e->offset
                             : race_is_own_element(r, e);
        *known = e->offset;
        if (!is_own)
            set_add(&is_shared, e->base);
    }
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        bool is_left_out = race_is_access(e) && !e->base->is_tile_static
            && !set_has(&is_shared, e->base);
        r->may_meet[i] = r->may_meet[i] && !is_left_out;
        if (race_is_access(e) && !e->base->is_tile_static && !is_left_out
            && e->kind != EVENT_READ)
            set_add(&r->shared, e->base);
    }
}

static void prepare(Race *r)
{
    race_find_trips(r);
    race_find_meetings(r);
    race_find_permuted(r);
    r->own = TILE_ARRAY(const Value *, r->trace->events.count);
    r->elects = TILE_ARRAY(bool, r->trace->events.count);
    r->blocks = TILE_ARRAY(OwnBlock, r->trace->events.count);
    r->ranges = TILE_ARRAY(Bytes, r->trace->events.count);
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        r->needs_samples |= !e->active->is_fixed;
        if (!race_is_access(e))
            continue;
        r->needs_samples |= e->offset->is_free;
        r->elects[i] = race_elects_tile(r, e);
        r->blocks[i] = race_block_in_tile(r, e);
        r->own[i] = r->may_meet[i] ? race_own_place(r, e) : NULL;
        void **grain = map_put_pointer(&r->grain, e->base);
        int unit = e->size % 8 == 0 ? 8 : e->size % 4 == 0 ? 4
            : e->size % 2 == 0 ? 2 : 1;
        if (!*grain || unit < (int)(intptr_t)*grain)
            *grain = (void *)(intptr_t)unit;
    }
    race_find_areas(r);
}

static void begin(Race *r)
{
    tile_sample(r->trace->tile, 0);
    race_phases(r);
    leave_out_own(r);
    prepare(r);
}

void check_races(const Trace *trace, Reported *reported)
{
    static unsigned epoch;
    bool is_known = check_may_race_to_barrier(trace); /* no barrier orders tiles */
    const Trace *in_tile = is_known ? trace : race_as_if_uniform(trace);
    Race r = {.trace = in_tile, .launch = trace->launch, .reported = reported,
              .cells = race_cells(), .next_epoch = epoch};
    begin(&r);
    race_look_at_each(&r);
    race_check_written(&r);
    run_samples(&r);
    race_check_elements(&r);
    if (trace != in_tile) {
        r = (Race){.trace = trace, .launch = trace->launch, .reported = reported,
                   .cells = r.cells, .next_epoch = r.next_epoch, .places = r.places,
                   .said = r.said};
        begin(&r);
    }
    look_between_tiles(&r);
    race_look_at_whole(&r);
    epoch = r.next_epoch;
}
