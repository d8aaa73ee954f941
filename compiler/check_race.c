/* check_race.c - races between the threads of a tile: amp.race.1 to .3, and
 * reads of what nothing has written: amp.tile.7.
 *
 * The trace is run again as a race detector would see it: each place of memory
 * remembers which threads read and wrote it since the last barrier. Symbols
 * have the numbers of a few samples, and loops whose trips are not known run
 * twice, so that the end of one trip meets the start of the next.
 */
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* ---- memory that remembers ---------------------------------------------- */

enum { READS, WRITES, ATOMICS, USES };

/* Who did one kind of access: a thread, or more than one. */
typedef struct Users {
    int event, thread; /* event: -1 none */
    int other;         /* the event of another thread, -1 none */
} Users;

typedef struct Cell {
    const Decl *base;
    int64_t place;
    unsigned epoch;
    Users users[USES];
} Cell;

enum { CELLS = 1 << 16, PROBES = 16, ANYWHERE = -1, SOMEWHERE = -2 };
enum { MAX_ARRAY = 256 }; /* bytes that one access may be anywhere in */

typedef struct Race {
    const Trace *trace;
    const Launch *launch;
    Map *reported;          /* Decl, or the node of a barrier -> itself */
    Cell *cells;
    unsigned epochs[2];     /* of tile_static and of global memory */
    unsigned next_epoch;
    const Event *barriers[2]; /* that began them */
    const Event *wrong[2];    /* one that did not, since */
    int *loop_end;          /* event -> its loop's end */
    Map grain;              /* Decl -> bytes of a cell */
    Map open;               /* tile_static with accesses at unknown places */
    Map written;            /* what is written at all */
    bool needs_samples;     /* something depends on symbols */
    int grain_now;          /* of the access that runs, and whether its */
    bool is_open_now;       /* variable is an open one */
} Race;

enum { MAX_WORK = 4000000 }; /* lanes and accesses by one thread */

static int memory_of(const Decl *base)
{
    return base->is_tile_static ? 0 : 1;
}

static Cell *cell_of(Race *r, const Decl *base, int64_t place)
{
    uint64_t hash = ((uint64_t)(uintptr_t)base >> 4) * 0x9e3779b97f4a7c15u
        + (uint64_t)place * 0xd6e8feb86659fd93u;
    unsigned epoch = r->epochs[memory_of(base)];
    for (unsigned i = 0; i < PROBES; i++) {
        Cell *c = &r->cells[(hash + i) % CELLS];
        bool is_current = c->base && c->epoch == r->epochs[memory_of(c->base)];
        if (is_current && (c->base != base || c->place != place))
            continue;
        if (!is_current) {
            *c = (Cell){.base = base, .place = place, .epoch = epoch};
            for (int u = 0; u < USES; u++)
                c->users[u] = (Users){-1, -1, -1};
        }
        return c;
    }
    return NULL;
}

/* The event by which a thread other than `thread` is among the users. */
static int other_user(const Users *u, int thread)
{
    if (u->event < 0)
        return -1;
    return u->thread != thread ? u->event : u->other;
}

static int use_of(const Event *e)
{
    return e->kind == EVENT_READ ? READS
        : e->kind == EVENT_WRITE ? WRITES : ATOMICS;
}

/* The event that an access of `thread` meets here, -1 for none. */
static int conflict(const Cell *c, int use, int thread)
{
    static const bool MEETS[USES][USES] = {
        [READS] = {[WRITES] = true, [ATOMICS] = true},
        [WRITES] = {true, true, true},
        [ATOMICS] = {[READS] = true, [WRITES] = true}};
    for (int other = USES - 1; other >= 0; other--) {
        int event = MEETS[use][other] ? other_user(&c->users[other], thread)
                                      : -1;
        if (event >= 0)
            return event;
    }
    return -1;
}

static void note_use(Cell *c, int use, int event, int thread)
{
    Users *u = &c->users[use];
    if (u->event < 0)
        *u = (Users){event, thread, -1};
    else if (u->thread != thread)
        u->other = event;
}

/* ---- messages ----------------------------------------------------------- */

static const char *const WORDS[] = {
    [READS] = "read", [WRITES] = "written", [ATOMICS] = "changed atomically"};
static const char *const VERBS[] = {
    [READS] = "read", [WRITES] = "write", [ATOMICS] = "change"};

static void note_calls(const Frame *f)
{
    for (; f; f = f->outer)
        diag_note(at_node(f->call), "'%s' is called here",
                  f->call->decl->name);
}

static bool is_new(Race *r, const Decl *base, const void *where)
{
    const char *key = arena_format("%p %p", (const void *)base, where);
    void **place = map_put(r->reported, key);
    bool is_new = !*place;
    *place = (void *)base;
    return is_new;
}

static void report(Race *r, const Event *e, const Event *other)
{
    const Decl *base = e->base;
    int memory = memory_of(base);
    const Event *barrier = r->barriers[memory], *wrong = r->wrong[memory];
    if (!is_new(r, base, barrier ? barrier->node : NULL))
        return;
    if (e->node == other->node) {
        diag(D_RACE_PLACE, at_node(e->node), VERBS[use_of(e)], base->name);
    } else {
        diag(wrong ? D_RACE_KIND : D_RACE_MAY, at_node(e->node), base->name,
             WORDS[use_of(e)], VERBS[use_of(other)],
             memory ? "global" : "tile_static");
        diag_note(at_node(other->node), "'%s' is %s here", base->name,
                  WORDS[use_of(other)]);
        if (wrong)
            diag_note(at_node(wrong->node), "the barrier is here");
    }
    note_calls(e->frame);
}

/* ---- the second run ----------------------------------------------------- */

static int grain_of(Race *r, const Decl *base)
{
    void **place = map_get_pointer(&r->grain, base);
    return place && *place ? (int)(intptr_t)*place : 1;
}

/* One thread uses a place; true where it meets another thread there. */
static bool use(Race *r, const Event *e, int number, int64_t place, int thread)
{
    Cell *c = cell_of(r, e->base, place);
    int other = c ? conflict(c, use_of(e), thread) : -1;
    if (other >= 0)
        report(r, e, &r->trace->events.items[other]);
    if (c)
        note_use(c, use_of(e), number, thread);
    return other >= 0;
}

static void note(Race *r, const Event *e, int number, int64_t place,
                 int thread)
{
    Cell *c = cell_of(r, e->base, place);
    if (c)
        note_use(c, use_of(e), number, thread);
}

static void meet(Race *r, const Event *e, int64_t place, int thread)
{
    const Cell *c = cell_of(r, e->base, place);
    int other = c ? conflict(c, use_of(e), thread) : -1;
    if (other >= 0)
        report(r, e, &r->trace->events.items[other]);
}

static void access_cells(Race *r, const Event *e, int number, int64_t offset,
                         int size, int thread)
{
    for (int byte = 0; byte < size; byte += r->grain_now) {
        int64_t place = (offset + byte) / r->grain_now;
        if (place >= 0)
            use(r, e, number, place, thread);
    }
    if (r->is_open_now) {
        meet(r, e, SOMEWHERE, thread);
        note(r, e, number, ANYWHERE, thread);
    }
}

/* One thread's access; what is at no known place may be anywhere in its
 * array. */
static void access_by(Race *r, const Event *e, int number, int64_t offset,
                      int64_t array, int thread)
{
    bool is_outside = array != UNKNOWN && offset != UNKNOWN
        && (offset < array || offset >= array + e->array_size);
    if (is_outside) {
        return; /* a trip that the loop does not make */
    } else if (offset != UNKNOWN) {
        access_cells(r, e, number, offset, e->size, thread);
    } else if (array != UNKNOWN && e->array_size < MAX_ARRAY) {
        access_cells(r, e, number, array, e->array_size, thread);
    } else if (e->base->is_tile_static) {
        meet(r, e, ANYWHERE, thread);
        note(r, e, number, SOMEWHERE, thread);
        note(r, e, number, ANYWHERE, thread);
    }
}

static void run_access_again(Race *r, int number)
{
    const Event *e = &r->trace->events.items[number];
    Tile *tile = r->trace->tile;
    if ((tile->sample >= LARGE_SAMPLES && e->offset->is_scaled)
        || !map_get_pointer(&r->written, e->base))
        return;
    r->grain_now = grain_of(r, e->base);
    r->is_open_now = map_get_pointer(&r->open, e->base) != NULL;
    const int64_t *active = value_lanes(tile, e->active);
    const int64_t *offset = value_lanes(tile, e->offset);
    const int64_t *array = e->array ? value_lanes(tile, e->array) : NULL;
    for (int t = 0; t < tile->threads; t++)
        if (active[t])
            access_by(r, e, number, offset[t], array ? array[t] : UNKNOWN, t);
    tile->work += (long)tile->threads * (e->size / r->grain_now + 1);
}

static void run_barrier_again(Race *r, const Event *e)
{
    bool fences[2] = {e->fences_tile_static, e->fences_global};
    for (int m = 0; m < 2; m++) {
        if (fences[m]) {
            r->epochs[m] = ++r->next_epoch;
            r->barriers[m] = e;
            r->wrong[m] = NULL;
        } else {
            r->wrong[m] = e;
        }
    }
}

/* Whether any thread comes to an event. */
static bool is_reached(Race *r, int number)
{
    Tile *tile = r->trace->tile;
    const int64_t *active =
        value_lanes(tile, r->trace->events.items[number].active);
    for (int t = 0; t < tile->threads; t++)
        if (active[t])
            return true;
    return false;
}

static void run_again(Race *r, int from, int to)
{
    Tile *tile = r->trace->tile;
    for (int i = from; i < to && tile->work < 2 * MAX_WORK; i++) {
        const Event *e = &r->trace->events.items[i];
        tile->work += tile->threads; /* for barriers and loops as well */
        if (e->kind == EVENT_BARRIER) {
            if (is_reached(r, i))
                run_barrier_again(r, e);
        } else if (e->kind == EVENT_LOOP) {
            bool goes_on = true;
            for (int trip = 0; trip < 2 && goes_on; trip++) {
                tile_trip(tile, e->loop, trip);
                run_again(r, i + 1, r->loop_end[i]);
                goes_on = tile->work < MAX_WORK
                    && is_reached(r, r->loop_end[i]);
            }
            tile_trip(tile, e->loop, 0);
            i = r->loop_end[i];
        } else if (e->kind != EVENT_LOOP_END) {
            run_access_again(r, i);
        }
    }
}

static void run_samples(Race *r)
{
    Tile *tile = r->trace->tile;
    for (int sample = 0; sample < SAMPLES; sample++) {
        if (tile->work >= MAX_WORK || (sample && !r->needs_samples))
            break;
        tile_sample(tile, sample);
        for (int m = 0; m < 2; m++) {
            r->epochs[m] = ++r->next_epoch;
            r->barriers[m] = r->wrong[m] = NULL;
        }
        run_again(r, 0, r->trace->events.count);
    }
}

/* ---- what needs no samples ---------------------------------------------- */

static bool is_access(const Event *e)
{
    return e->kind <= EVENT_ATOMIC;
}

/* x += 1 and the like: what is written depends on who was there before. */
static bool is_update(const Node *n)
{
    return (n->kind == ND_BINARY && n->op != OP_ASSIGN)
        || n->kind == ND_UNARY;
}

/* Every thread writes one place, in every run. */
static void check_certain(Race *r, const Event *e)
{
    int64_t number;
    Tile *tile = r->trace->tile;
    if (e->kind != EVENT_WRITE || tile->threads == 1 || e->offset->varies
        || !value_settled(tile, e->active, &number) || !number)
        return;
    bool is_same = e->value && !e->value->varies && !is_update(e->node);
    if ((!is_same && !tile->is_sure) || !is_new(r, e->base, e->node))
        return;
    diag(is_same ? D_RACE_SAME : D_RACE_CERTAIN, at_node(e->node),
         e->base->name);
    note_calls(e->frame);
    is_new(r, e->base, r->barriers[memory_of(e->base)]
           ? r->barriers[memory_of(e->base)]->node : NULL);
}

/* A read of tile_static that no write comes before, in any order of trips. */
static void check_written(Race *r, int number, int outer_end)
{
    const Event *e = &r->trace->events.items[number];
    if (e->kind != EVENT_READ || !e->base->is_tile_static)
        return;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *w = &r->trace->events.items[i];
        if (i >= number && i >= outer_end)
            break;
        if ((w->kind == EVENT_WRITE || w->kind == EVENT_ATOMIC)
            && w->base == e->base)
            return;
    }
    if (is_new(r, e->base, e->base))
        diag(D_TILE_UNWRITTEN, at_node(e->node), e->base->name);
}

static void look_at_each(Race *r)
{
    int outer_end = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP && i >= outer_end)
            outer_end = r->loop_end[i];
        if (e->kind == EVENT_BARRIER)
            run_barrier_again(r, e);
        if (!is_access(e))
            continue;
        check_certain(r, e);
        check_written(r, i, outer_end);
    }
}

/* ---- the beginning ------------------------------------------------------ */

static void prepare(Race *r)
{
    LIST(int) open = {0};
    r->loop_end = NEW_ARRAY(int, r->trace->events.count + 1);
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_LOOP)
            list_add(&open, i);
        else if (e->kind == EVENT_LOOP_END && open.count)
            r->loop_end[open.items[--open.count]] = i;
        r->needs_samples |= !e->active->is_fixed;
        if (!is_access(e))
            continue;
        r->needs_samples |= e->offset->is_free;
        if (e->kind != EVENT_READ)
            *map_put_pointer(&r->written, e->base) = (void *)e->base;
        if (e->offset->is_open && e->base->is_tile_static)
            *map_put_pointer(&r->open, e->base) = (void *)e->base;
        void **grain = map_put_pointer(&r->grain, e->base);
        int unit = e->size % 8 == 0 ? 8 : e->size % 4 == 0 ? 4
            : e->size % 2 == 0 ? 2 : 1;
        if (!*grain || unit < (int)(intptr_t)*grain)
            *grain = (void *)(intptr_t)unit;
    }
}

void check_races(const Trace *trace, const Launch *launch, Map *reported)
{
    static Cell *cells; /* of all kernels: no epoch comes twice */
    static unsigned epoch;
    if (!cells)
        cells = NEW_ARRAY(Cell, CELLS);
    Race r = {.trace = trace, .launch = launch, .reported = reported,
              .cells = cells, .next_epoch = epoch};
    prepare(&r);
    look_at_each(&r);
    run_samples(&r);
    epoch = r.next_epoch;
}
