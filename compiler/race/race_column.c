/* race_column.c - accesses of a thread's own whose place is made of lengths that only the host
 * knows: columns of a matrix, and what each thread of a domain of rows has in a flat view.
 *
 *     v[k * n + i[0]]    v[(i[0] * w + i[1]) * 16 + k]    v[k * h * w + i[0] * w + i[1]]
 *
 * Which k it is, data may choose.
 */
#include "race_place.h"

/* ---- the thread's column ------------------------------------------------ */

/* A place as `next` times the thread's index, plus a rest that is a multiple of `numbers`,
 * or of `domains` times the domain's extent or another length that only the host knows. */
typedef struct Column {
    const Race *race;
    int64_t next, numbers, domains;
} Column;

static bool is_index(const Value *v, void *column)
{
    return race_global_dimension(((const Column *)column)->race->trace->tile, v) == 0;
}

/* Whether a length is less than what it is made of: `n / 2`, but not `n / 32 * 32`. */
static bool is_less(const Value *v)
{
    return value_is_operation(v, OP_DIV) || value_is_operation(v, OP_SHR)
        || value_is_operation(v, OP_SUB);
}

/* Of a row whose length is always the same: what it is. */
static int64_t known_length(const Column *c, const Value *row)
{
    const Launch *launch = c->race->launch;
    bool is_known = row && !row->is_free && !host_is_extent(launch, row);
    int64_t length = is_known ? *value_lanes(c->race->trace->tile, (Value *)row) : 0;
    return race_is_short(length) ? length : 0;
}

static void add_to_column(const Value *v, int64_t scale, void *column)
{
    Column *c = column;
    const Value *row = race_is_captured(v) ? v : race_length_in(v);
    row = row && is_less(row) ? NULL : row;
    int64_t length = known_length(c, row);
    if (is_index(v, c))
        c->next += scale;
    else if (row && !length)
        c->domains = fold_common_divisor(c->domains, scale);
    else if (v->kind != VALUE_NUMBER)
        c->numbers = fold_common_divisor(c->numbers, row ? scale * length : scale);
}

bool race_is_own_column(const Race *r, const Event *e)
{
    const Tile *tile = r->trace->tile;
    Column c = {.race = r};
    if (tile->rank != 1 || !type_is_handle(e->base->type) || !r->launch)
        return false;
    race_each_term(e->offset, 1, is_index, add_to_column, &c);
    int64_t extent = host_extent(r->launch, 1, 0);
    bool is_apart = c.numbers ? !c.domains && extent > 0 && c.next > 0
            && c.numbers % c.next == 0 && c.numbers / c.next >= extent
        : c.domains && c.next > 0 && c.domains % c.next == 0;
    return is_apart && c.next >= e->size;
}

/* ---- a place in rows ----------------------------------------------------- */

/* A place as multiples of the thread's indices, the first of which count rows of a length, and a
 * rest that leads up to `width` bytes farther, or to planes of such rows. */
typedef struct InRows {
    Tile *tile;
    const Value *row;
    int64_t next[3];  /* what the index in each dimension is multiplied by, without lengths */
    int64_t width;
    bool has_length;  /* each thread has as much as a captured number says */
    bool is_other;
} InRows;

static bool is_index_in_row(const Value *v, void *rows)
{
    return race_global_dimension(((const InRows *)rows)->tile, v) >= 0;
}

static bool has_index(const Value *v, const void *rows)
{
    return is_index_in_row(v, (void *)rows);
}

static const Value *factor_beside(const Value *product, const Value *length)
{
    return length == product->b ? product->a : product->b;
}

static void find_row(const Value *v, int64_t scale, void *rows)
{
    InRows *in = rows;
    const Value *length = race_length_in(v);
    const Value *index = length ? factor_beside(v, length) : NULL;
    (void)scale;
    if (index && is_index_in_row(index, in))
        in->row = length;
    else if (index && value_find(index, THROUGH_OPERATIONS, has_index, in))
        race_each_term(index, 1, is_index_in_row, find_row, in);
}

static void add_in_rows(const Value *v, int64_t scale, void *rows)
{
    InRows *in = rows;
    const Value *length = race_length_in(v);
    const Value *factor = length ? factor_beside(v, length) : v;
    int dimension = race_global_dimension(in->tile, factor);
    if (dimension >= 0 && length == (dimension < in->tile->rank - 1 ? in->row : NULL)) {
        in->next[dimension] += scale;
    } else if (value_find(v, THROUGH_OPERATIONS, has_index, in)) {
        in->is_other |= !length || dimension >= 0 || in->has_length;
        in->has_length = true;
        if (!in->is_other)
            race_each_term(factor, scale, is_index_in_row, add_in_rows, in);
    } else if (length) {
        in->is_other |= length == in->row && !race_length_in(factor);
    } else if (v->varies) {
        int64_t width = race_width_of(in->tile, v);
        in->width += width < MAX_RACE_WIDTH ? scale * width : 0; /* trusted */
    }
}

bool race_is_own_in_rows(const Race *r, const Event *e)
{
    InRows in = {.tile = r->trace->tile};
    if (in.tile->rank != 2 || !type_is_handle(e->named->type) || e->named->type->rank > 1)
        return false;
    race_each_term(e->offset, 1, is_index_in_row, find_row, &in);
    race_each_term(e->offset, 1, is_index_in_row, add_in_rows, &in);
    return in.row && !in.is_other && in.next[1] >= e->size && in.next[0] == in.next[1]
        && (in.has_length || in.width + e->size <= in.next[1]);
}
