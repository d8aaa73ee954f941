/* race_cell.c - shadow memory: for each memory location, which threads used it in the
 * current epoch. One hash table each for tile_static and global memory.
 */
#include "race.h"

Cells *race_cells(void)
{
    static Cells cells[2]; /* of all kernels: no epoch comes twice */
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

/* The cell of a place in this epoch, or the free one where it belongs. */
static Cell *find(const Cells *cells, const Decl *base, int64_t place)
{
    uint64_t hash = ((uint64_t)(uintptr_t)base >> 4) * 0x9e3779b97f4a7c15u
        ^ (uint64_t)place * 0xd6e8feb86659fd93u;
    unsigned mask = (unsigned)cells->room - 1;
    for (unsigned i = (unsigned)(hash >> 32) & mask;; i = (i + 1) & mask) {
        Cell *c = &cells->items[i];
        if (c->epoch != cells->epoch || (c->base == base && c->place == place))
            return c;
    }
}

static void grow(Cells *cells)
{
    Cells old = *cells;
    cells->room = old.room ? 2 * old.room : 1 << 12;
    cells->items = NEW_ARRAY(Cell, cells->room);
    for (int i = 0; i < old.room; i++)
        if (old.items[i].epoch == old.epoch)
            *find(cells, old.items[i].base, old.items[i].place) = old.items[i];
}

Cell *race_cell(Race *r, const Decl *base, int64_t place)
{
    Cells *cells = &r->cells[race_memory(base)];
    if (cells->epoch != r->epochs[race_memory(base)]) {
        cells->epoch = r->epochs[race_memory(base)];
        cells->used = 0;
    }
    if (2 * cells->used >= cells->room)
        grow(cells);
    Cell *c = find(cells, base, place);
    if (c->epoch != cells->epoch) {
        *c = (Cell){.base = base, .place = place, .epoch = cells->epoch};
        for (int u = 0; u < USES; u++)
            c->users[u] = (Users){-1, -1, -1};
        cells->used++;
    }
    return c;
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

int race_conflicts(const Cell *c, int use, int thread, int *events)
{
    static const bool MEETS[USES][USES] = {
        [READS] = {[WRITES] = true, [ATOMICS] = true},
        [WRITES] = {true, true, true},
        [ATOMICS] = {[READS] = true, [WRITES] = true}};
    int count = 0;
    for (int other = USES - 1; other >= 0; other--) {
        int event = MEETS[use][other] ? other_user(&c->users[other], thread) : -1;
        if (event >= 0)
            events[count++] = event;
    }
    return count;
}

void race_note_use(Cell *c, int use, int event, int thread)
{
    Users *u = &c->users[use];
    if (u->event < 0)
        *u = (Users){event, thread, -1};
    else if (u->thread != thread)
        u->other = event;
}
