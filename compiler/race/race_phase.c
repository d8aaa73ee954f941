/* race_phase.c - which accesses can conflict at all.
 *
 * A phase is the code between two barriers that all threads pass: accesses in different
 * phases are ordered. Reads of a variable that is not written in their phase, most of a
 * kernel's accesses, need not be looked at.
 */
#include "race.h"

/* A barrier that is only passed where `active` holds: what follows its scope
 * is in the phase before it as well. */
typedef struct Detour {
    Value *active;
    int memory, phase;
} Detour;

typedef struct Phases {
    LIST(int) same;      /* phase -> one that it is a part of, or itself */
    int now[2];          /* in tile_static, in global memory */
    LIST(Detour) detours;
} Phases;

static int root(const Phases *p, int phase)
{
    while (p->same.items[phase] != phase)
        phase = p->same.items[phase] = p->same.items[p->same.items[phase]];
    return phase;
}

static void join(Phases *p, int a, int b)
{
    p->same.items[root(p, a)] = root(p, b);
}

static int begin(Phases *p)
{
    int phase = p->same.count;
    list_add(&p->same, phase);
    return phase;
}

static void pass_barrier(Phases *p, const Event *e)
{
    bool fences[2] = {e->fences_tile_static, e->fences_global};
    for (int m = 0; m < 2; m++) {
        if (!fences[m])
            continue;
        Detour detour = {e->active, m, p->now[m]};
        if (!value_is(e->active, 1))
            list_add(&p->detours, detour);
        p->now[m] = begin(p);
    }
}

/* Joins phases at the end of scopes: threads that did not pass the barrier are here too. */
static void end_detours(Phases *p, const Value *active)
{
    int kept = 0;
    for (int i = 0; i < p->detours.count; i++) {
        Detour d = p->detours.items[i];
        if (d.active == active)
            p->detours.items[kept++] = d;
        else
            join(p, d.phase, p->now[d.memory]);
    }
    p->detours.count = kept;
}

/* Numbers the phase of each access; the end of a loop's trip joins its start. */
static void number_phases(Race *r, Phases *p, int *phase)
{
    LIST(int) loops = {0};
    int count = r->trace->events.count;
    int (*starts)[2] = tile_alloc(sizeof *starts * (size_t)(count + 1));
    for (int i = 0; i < count; i++) {
        const Event *e = &r->trace->events.items[i];
        end_detours(p, e->active);
        if (e->kind == EVENT_BARRIER) {
            pass_barrier(p, e);
        } else if (e->kind == EVENT_LOOP) {
            starts[i][0] = p->now[0];
            starts[i][1] = p->now[1];
            list_add(&loops, i);
        } else if (e->kind == EVENT_LOOP_END && loops.count) {
            int start = loops.items[--loops.count];
            r->loop_end[start] = i;
            for (int m = 0; m < 2; m++)
                join(p, starts[start][m], p->now[m]);
        } else if (race_is_access(e)) {
            phase[i] = p->now[race_memory(e->base)];
        }
    }
}

/* Numbers the variables from 0; how many there are. */
static int number_bases(Race *r, int *base)
{
    Map numbers = {0};
    int used = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (!race_is_access(e))
            continue;
        void **number = map_put_pointer(&numbers, e->base);
        if (!*number)
            *number = (void *)(intptr_t)++used;
        base[i] = (int)(intptr_t)*number - 1;
    }
    return used;
}

void race_phases(Race *r)
{
    Phases p = {0};
    int count = r->trace->events.count;
    int *phase = TILE_ARRAY(int, count), *base = TILE_ARRAY(int, count);
    r->loop_end = TILE_ARRAY(int, count);
    r->may_meet = TILE_ARRAY(bool, count);
    for (int m = 0; m < 2; m++)
        p.now[m] = begin(&p);
    number_phases(r, &p, phase);
    int bases = number_bases(r, base);
    bool *written = TILE_ARRAY(bool, p.same.count * bases);
    for (int i = 0; i < count; i++)
        phase[i] = root(&p, phase[i]);
    for (int i = 0; i < count; i++) {
        EventKind kind = r->trace->events.items[i].kind;
        if (kind == EVENT_WRITE || kind == EVENT_ATOMIC)
            written[phase[i] * bases + base[i]] = true;
    }
    for (int i = 0; i < count; i++)
        r->may_meet[i] = race_is_access(&r->trace->events.items[i])
            && written[phase[i] * bases + base[i]];
}

void race_begin_phase(Race *r, const Event *e)
{
    bool fences[2] = {e->fences_tile_static, e->fences_global};
    for (int m = 0; m < 2 && !r->is_between; m++) {
        if (fences[m]) {
            r->epochs[m] = ++r->next_epoch;
            r->barriers[m] = e;
            r->wrong[m] = NULL;
        } else {
            r->wrong[m] = e;
        }
    }
}
