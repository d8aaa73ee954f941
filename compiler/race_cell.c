/* race_cell.c - memory that remembers which threads used it. */
#include "race.h"

enum { CELLS = 1 << 16, PROBES = 16 };

Cell *race_cells(void)
{
    static Cell *cells; /* of all kernels: no epoch comes twice */
    if (!cells)
        cells = NEW_ARRAY(Cell, CELLS);
    return cells;
}

bool race_is_access(const Event *e)
{
    return e->kind <= EVENT_ATOMIC;
}

int race_memory(const Decl *base)
{
    return base->is_tile_static ? 0 : 1;
}

Cell *race_cell(Race *r, const Decl *base, int64_t place)
{
    uint64_t hash = ((uint64_t)(uintptr_t)base >> 4) * 0x9e3779b97f4a7c15u
        + (uint64_t)place * 0xd6e8feb86659fd93u;
    unsigned epoch = r->epochs[race_memory(base)];
    for (unsigned i = 0; i < PROBES; i++) {
        Cell *c = &r->cells[(hash + i) % CELLS];
        bool is_current = c->base
            && c->epoch == r->epochs[race_memory(c->base)];
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

int race_use(const Event *e)
{
    return e->kind == EVENT_READ ? READS
        : e->kind == EVENT_WRITE ? WRITES : ATOMICS;
}

int race_conflict(const Cell *c, int use, int thread)
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

void race_note_use(Cell *c, int use, int event, int thread)
{
    Users *u = &c->users[use];
    if (u->event < 0)
        *u = (Users){event, thread, -1};
    else if (u->thread != thread)
        u->other = event;
}
