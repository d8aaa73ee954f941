/* race_fit.c - a row length for tile_static arrays whose rows have a captured length: with
 * large numbers rows lie outside of the array, with small ones they overlap. So the
 * greatest length is sought with which all accesses are within their array.
 */
#include "race.h"

enum { MOST = 1 << 12 }; /* elements of a row */

static bool has_rows(const Event *e)
{
    return race_is_access(e) && e->base->is_tile_static && e->offset->is_scaled
        && e->offset->is_free && !e->offset->is_open;
}

/* Whether a row of each thread that comes to an access is in the array. */
static bool is_inside(Tile *tile, const Event *e)
{
    const int64_t *active = value_lanes(tile, e->active);
    const int64_t *offset = value_lanes(tile, e->offset);
    const int64_t *array = e->array ? value_lanes(tile, e->array) : NULL;
    for (int t = 0; t < tile->threads && array; t++)
        if (active[t] && (offset[t] == UNKNOWN || offset[t] < array[t]
                          || offset[t] > array[t] + e->array_size - e->size))
            return false;
    return true;
}

static bool fits(const Race *r, int64_t row)
{
    bool fits = true;
    tile_fit(r->trace->tile, row);
    for (int i = 0; i < r->trace->events.count && fits; i++) {
        const Event *e = &r->trace->events.items[i];
        fits = !has_rows(e) || is_inside(r->trace->tile, e);
    }
    return fits;
}

int64_t race_row_that_fits(const Race *r)
{
    bool found = false;
    for (int i = 0; i < r->trace->events.count && !found; i++)
        found = has_rows(&r->trace->events.items[i]);
    if (!found || fits(r, MOST))
        return 0;
    int64_t row = 0, past = MOST;
    while (past - row > 1) {
        int64_t middle = row + (past - row) / 2;
        *(fits(r, middle) ? &row : &past) = middle;
    }
    return row;
}
