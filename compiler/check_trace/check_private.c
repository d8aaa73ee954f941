/* check_private.c - elements of a private array that a thread of a tile reads, though it has
 * written only that of its own place: amp.tile.8. The array is meant to be tile_static.
 *
 *     float s[64];
 *     s[t.local[0]] = x;
 *     t.barrier.wait();
 *     y = s[63 - t.local[0]];
 */
#include "check_trace.h"

enum { MOST_WRITES = 64 };

/* What a thread writes of an array, if all places are known. */
typedef struct Writes {
    const PrivateAccess *items[MOST_WRITES];
    int count;
    bool is_anywhere; /* at places that nobody knows, or too many */
    bool varies;      /* threads write at different ones */
} Writes;

static void note_write(Writes *w, const PrivateAccess *a)
{
    w->is_anywhere |= !a->place->is_fixed || w->count == MOST_WRITES;
    w->varies |= a->place->varies;
    if (w->count < MOST_WRITES)
        w->items[w->count++] = a;
}

static void find_writes(const Trace *trace, Map *writes)
{
    for (int i = 0; i < trace->private_accesses.count; i++) {
        const PrivateAccess *a = &trace->private_accesses.items[i];
        const Decl *d = a->base;
        bool is_array = d && !d->is_static && !d->init && d->type->kind == TY_ARRAY;
        if (is_array && a->kind != EVENT_READ)
            note_write(MAP_OBJECT(Writes, writes, d), a);
    }
}

static bool is_written(Tile *tile, const Writes *w, int64_t place, int size, int thread)
{
    for (int i = 0; i < w->count; i++) {
        int64_t at = value_lanes(tile, w->items[i]->place)[thread];
        if (at == UNKNOWN || (at < place + size && place < at + w->items[i]->size))
            return true;
    }
    return false;
}

/* Finds the threads that would read within the array what they never write; returns whether
 * there are some. */
static bool find_without(Tile *tile, const PrivateAccess *a, const Writes *w, bool *without)
{
    bool is_any = false;
    if (a->kind != EVENT_READ || !w || !w->varies || w->is_anywhere || !a->place->is_fixed)
        return false;
    for (int t = 0; t < tile->threads; t++) {
        int64_t at = value_lanes(tile, a->place)[t];
        without[t] = at >= 0 && at + a->size <= a->base->type->size
            && !is_written(tile, w, at, a->size, t);
        is_any |= without[t];
    }
    return is_any;
}

/* The first thread that reads so in some sample, if data let it; or -1. */
static int first_without(Tile *tile, const PrivateAccess *a, const Writes *w, bool *without)
{
    if (!find_without(tile, a, w, without))
        return -1;
    Value *active = check_without_data(tile, check_first_trip(tile, a->active));
    for (int sample = 0; sample < LARGE_SAMPLES; sample++) {
        tile_sample(tile, sample);
        for (int t = 0; t < tile->threads; t++)
            if (without[t] && value_lanes(tile, active)[t] == 1)
                return t;
    }
    return -1;
}

void check_private(const Trace *trace, Reported *reported)
{
    Map writes = {0};
    if (!trace->launch || !trace->launch->is_tiled || trace->is_partial || trace->launch->lost)
        return;
    find_writes(trace, &writes);
    bool *without = TILE_ARRAY(bool, trace->tile->threads);
    for (int i = 0; i < trace->private_accesses.count && writes.used; i++) {
        const PrivateAccess *a = &trace->private_accesses.items[i];
        const Decl *d = a->base;
        int thread = d && !set_has(&reported->arrays, d)
            ? first_without(trace->tile, a, map_value_pointer(&writes, d), without) : -1;
        if (thread < 0)
            continue;
        set_add(&reported->arrays, d);
        diag(D_PRIVATE_UNWRITTEN, at_node(a->node), check_thread_string(trace, thread), d->name);
        check_note_calls(a->frame);
        diag_note(at_decl(d), "each thread has a '%s' of its own; tile_static makes one for"
                  " the tile", d->name);
    }
}
