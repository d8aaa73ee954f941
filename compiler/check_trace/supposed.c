/* supposed.c - domains to try where their extents are not known: what holds in all of them is
 * taken to hold in any.
 */
#include "supposed.h"

bool supposed_is_none(const Trace *trace)
{
    const Tile *tile = trace->tile;
    for (int d = 0; d < tile->rank; d++) {
        int size = tile->size[d];
        int64_t known = host_called_extent(trace->launch, tile->rank, d);
        bool is_part = known != UNKNOWN && trace->launch->is_tiled && known % size
            && host_rounded(trace->launch, known, size) == known;
        if ((known != UNKNOWN && known < 1) || is_part)
            return true;
    }
    return false;
}

/* Whether extents that are not known are multiples of the tile. */
static bool is_whole(const Trace *trace, int size)
{
    return trace->launch->is_tiled
        && host_rounded(trace->launch, size + 1, size) != 2 * size;
}

/* A domain where that is not known: so many tiles in each dimension, more by some powers of two
 * in each that follows or goes before it, and fewer elements by a few. */
typedef struct Domain {
    int tiles, wide, high, less;
} Domain;

/* Even and odd extents, and powers of two. */
static const Domain DOMAINS[SUPPOSED_DOMAINS] = {
    {64, 0, 0, 0}, {17, 4, 0, 1}, {9, 0, 4, 1}, {5, 4, 0, 2}, {6, 0, 4, 2}, {3, 0, 0, 3},
    {2, 0, 0, 2}};

/* A multiple of the tile, the same in all dimensions if it can be. */
static int unit_of(const Tile *tile, int dimension)
{
    int size = tile->size[dimension], largest = size;
    for (int d = 0; d < tile->rank; d++)
        largest = tile->size[d] > largest ? tile->size[d] : largest;
    return tile->is_square ? tile->threads : largest % size ? size : largest;
}

/* Such a domain with `times` as many tiles. One that need not be a multiple of the tile is none. */
static void fill_domain(const Trace *trace, const Domain *of, int times, int64_t domain[3])
{
    const Tile *tile = trace->tile;
    for (int d = 0; d < tile->rank; d++) {
        int size = tile->size[d];
        int less = of->less ? of->less : trace->launch->is_tiled;
        int more = of->wide * d + of->high * (tile->rank - 1 - d);
        int64_t known = host_called_extent(trace->launch, tile->rank, d);
        domain[d] = known != UNKNOWN ? known
            : (int64_t)(of->tiles * times << more) * unit_of(tile, d)
                - (is_whole(trace, size) ? 0 : less % size);
    }
}

bool supposed_domain(const Trace *trace, int n, int least, int64_t domain[3])
{
    enum { MOST_TIMES = 16 };
    const Tile *tile = trace->tile;
    for (int times = least; times <= MOST_TIMES; times *= 2) {
        bool are_whole = true;
        fill_domain(trace, &DOMAINS[n], times, domain);
        if (!host_agree(trace->launch, tile->rank, domain))
            return false;
        for (int d = 0; d < tile->rank; d++)
            are_whole &= domain[d] % tile->size[d] == 0 || !is_whole(trace, tile->size[d]);
        if (are_whole)
            return true;
    }
    return false;
}
