/* tile_constant.c - elements of constant tables, as choices by their offset.
 *
 * With `static const int order[4] = {2, 0, 3, 1};` the value of `order[i]` is known for
 * each i, and so whether two threads get the same place from it.
 */
#include "tile_run.h"
#include "analysis/table.h"

/* The number at an offset in bytes, as a binary tree of choices over from .. to - 1. */
static Value *choose(Run *r, const Table *table, Value *offset, int from, int to,
                     const Type *element)
{
    if (to - from == 1)
        return value_cast(r->tile, value_number(r->tile, table->numbers[from]),
                          element);
    int middle = from + (to - from) / 2;
    Value *is_below = value_operation(
        r->tile, OP_LT, offset, value_number(r->tile, middle * element->size), type_long());
    return value_choice(r->tile, is_below,
                        choose(r, table, offset, from, middle, element),
                        choose(r, table, offset, middle, to, element));
}

Value *run_constant(Run *r, const Decl *d, Value *offset, const Type *element)
{
    Table table;
    return type_element(d->type)->kind == element->kind && table_read(d, &table)
        ? choose(r, &table, offset, 0, table.count, element) : NULL;
}
