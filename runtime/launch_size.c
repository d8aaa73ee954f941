/* launch_size.c - chooses a launch's number of work-items and work-group size: by
 * the user's tiles or, in the simple model, by what suits the device.
 */
#include "launch.h"

#include <limits.h>

enum {
    PARTS_OF_UNIT = 32,
    FEW_PARTS_OF_UNIT = 8,
    SHORT_ROW = 256,
    SHORT_PIECE = 32, /* of a row, with loops for each element */
    SHORT_PART = 16384, /* elements, of a kernel without loops; */
    LEAST_PART = 1024, /* that take no longer than one more thread to wake up */
    PART_FOR_TILES = 3,
    WORTH_REPEATS = 32 /* tiles, of which a tenth is done again at most */
};

size_t rt_launch_private_room(const struct amprt_kernel *k, const rt_device *d)
{
    return k->private_memory ? d->stack / k->private_memory : SIZE_MAX;
}

static size_t elements_of(const struct amprt_domain *domain)
{
    size_t elements = 1;
    for (int d = 0; d < domain->rank; d++)
        elements *= (size_t)domain->extent[d];
    return elements;
}

static size_t units_of(const rt_device *d)
{
    return d->units ? d->units : 1;
}

/* Work-items enough to keep the device busy to the end. */
static size_t most_parts(const struct rt_launch *l)
{
    size_t parts = l->kernel->serial_few ? FEW_PARTS_OF_UNIT : PARTS_OF_UNIT;
    return parts * units_of(l->queue->device);
}

/* The same, but one for each unit where all of them are done in less time than more take
 * to begin, or for fewer. */
static size_t wanted_parts(const struct rt_launch *l)
{
    size_t units = units_of(l->queue->device), most = most_parts(l);
    if (!(l->kernel->needs & AMPRT_IS_SHORT))
        return most;
    size_t elements = elements_of(l->domain), parts = elements / SHORT_PART;
    if (parts >= units)
        return parts < most ? parts : most;
    size_t least = elements / LEAST_PART;
    return least >= units ? units : least ? least : 1;
}

static size_t divide_up(size_t a, size_t b)
{
    return (a + b - 1) / b;
}

/* How many work-items have parts of a row that are not short. Where there are loops for
 * each element, all units have as many of them, of that many rows. */
static size_t pieces_of(const struct rt_launch *l, size_t row, size_t rows)
{
    size_t pieces = divide_up(row, SHORT_ROW), least = divide_up(row, SHORT_PIECE);
    size_t units = divide_up(units_of(l->queue->device), rows);
    if (l->kernel->needs & AMPRT_IS_SHORT)
        return pieces;
    pieces = divide_up(pieces, units) * units;
    return pieces < least ? pieces : least;
}

/* A serial form that divides the domain: each work-item has rows, or parts of them. */
static void set_parts(struct rt_launch *l)
{
    const struct amprt_domain *domain = l->domain;
    size_t wanted = wanted_parts(l), parts = 1;
    for (int d = 0; d < domain->rank; d++) {
        int cl = domain->rank - 1 - d;
        size_t most = (size_t)domain->extent[d];
        if (!cl)
            most = pieces_of(l, most, parts);
        l->local[cl] = 1;
        l->global[cl] = most < wanted ? most : wanted;
        wanted = divide_up(wanted, l->global[cl]);
        parts *= l->global[cl];
    }
}

/* Whether the serial form divides the domain. */
static bool is_in_rows(const struct rt_launch *l)
{
    unsigned char rows = l->kernel->serial_rows;
    return !l->domain->tile[0] || rows == AMPRT_IN_ROWS
        || (rows == AMPRT_IN_ROWS_APART && !(l->variant & RT_OVERLAP));
}

/* A serial form whose work-items have several tiles: as many as they may have,
 * while the device is busy. */
static void set_tiles(struct rt_launch *l)
{
    const struct amprt_domain *domain = l->domain;
    size_t wanted = most_parts(l), tiles = 1;
    for (int d = 0; d < domain->rank; d++) {
        tiles = (size_t)(domain->extent[d] / domain->tile[d]);
        l->local[d] = 1;
        l->global[domain->rank - 1 - d] = tiles;
        if (d < domain->rank - 1)
            wanted = (wanted + tiles - 1) / tiles;
    }
    size_t each = (tiles + wanted - 1) / wanted, most = l->kernel->serial_tiles;
    if (each > most)
        each = most;
    l->global[0] = (tiles + each - 1) / each;
}

/* Whether a group may do the last tile again for those that it lacks: where that is little. */
static bool may_repeat(const struct rt_launch *l, int tiles)
{
    return l->kernel->needs & AMPRT_MAY_REPEAT && !(l->of_views & RT_OVERLAP)
        && (!l->queue->device->several_from || tiles >= WORTH_REPEATS);
}

static unsigned several_tiles(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    const rt_device *d = l->queue->device;
    int tiles = l->domain->extent[0] / k->tile[0];
    size_t threads = rt_launch_tile_threads(k) * k->several_tiles;
    bool is_whole = tiles % k->several_tiles == 0;
    bool fits = (is_whole || may_repeat(l, tiles)) && k->several_memory <= d->tile_memory
        && threads <= rt_launch_private_room(k, d);
    return fits ? RT_SEVERAL | (is_whole ? RT_WHOLE : 0) : 0;
}

/* The dimension of the simple model in which a work-item's elements are. */
static int along(const struct rt_launch *l)
{
    return l->domain->rank == 3;
}

/* Where rows enough for a group are left. */
static unsigned several_elements(const struct rt_launch *l)
{
    const rt_device *d = l->queue->device;
    int rank = l->domain->rank;
    size_t elements = (size_t)l->domain->extent[along(l)];
    size_t group = AMPRT_SEVERAL * rt_launch_group_shape(l)[rank > 1];
    size_t room = rt_launch_private_room(l->kernel, d) / RT_PART_OF_STACK;
    bool fits = (rank > 1 || (d->tile_limit[0] >= AMPRT_STEP && room >= AMPRT_STEP))
        && (!d->several_from || elements >= group) && elements < INT_MAX - group;
    bool is_whole = elements % (rank == 1 ? group : AMPRT_SEVERAL) == 0;
    return fits ? RT_SEVERAL | (is_whole ? RT_WHOLE : 0) : 0;
}

/* The least domain that leaves work-items enough to keep the device busy; for tiles a third of
 * it is enough: on an H200 twenty kernels take 0.5 to 1 of the time there, but bodies and sums
 * of exponentials up to 1.3. */
static size_t several_from(const struct rt_launch *l)
{
    size_t from = l->queue->device->several_from;
    bool is_less = l->domain->tile[0] && !(l->kernel->needs & AMPRT_IS_BUSY);
    return is_less ? from / PART_FOR_TILES : from;
}

unsigned rt_launch_several(const struct rt_launch *l)
{
    const rt_device *d = l->queue->device;
    if (!l->kernel->several.name || rt_runs_serial(l->kernel, d)
        || d->several_from == SIZE_MAX || elements_of(l->domain) < several_from(l))
        return 0;
    return l->domain->tile[0] ? several_tiles(l) : several_elements(l);
}

size_t rt_launch_several_along(const struct rt_launch *l, int dimension)
{
    if (l->domain->tile[0])
        return dimension ? 1 : l->kernel->several_tiles;
    return dimension == along(l) ? AMPRT_SEVERAL : 1;
}

void rt_launch_size(struct rt_launch *l)
{
    const struct amprt_domain *domain = l->domain;
    if (l->program->is_serial && is_in_rows(l)) {
        set_parts(l);
        return;
    }
    if (l->program->is_serial) {
        set_tiles(l);
        return;
    }
    if (!domain->tile[0])
        rt_launch_group(l, l->local);
    for (int d = 0; d < domain->rank; d++) {
        int cl = domain->rank - 1 - d;
        if (domain->tile[0])
            l->local[cl] = (size_t)domain->tile[d];
        size_t wide = l->local[cl];
        if (l->program->variant & RT_SEVERAL)
            wide *= rt_launch_several_along(l, d);
        size_t tiles = ((size_t)domain->extent[d] + wide - 1) / wide;
        l->global[cl] = tiles * l->local[cl];
    }
}
