/* tile_constant.c - elements of constant tables, as choices by their offset.
 *
 * With `static const int order[4] = {2, 0, 3, 1};` the value of `order[i]` is known for
 * each i, and so whether two threads get the same place from it.
 */
#include "tile_run.h"

enum { MOST_ELEMENTS = 64 };

typedef struct Table {
    int64_t numbers[MOST_ELEMENTS];
    int count;
} Table;

/* The numbers of `n` from `at` on; false where one is not known. */
static bool fill(Table *table, Node *n, const Type *t, long at)
{
    n = node_strip(n);
    if (t->kind != TY_ARRAY)
        return fold_constant(n, &table->numbers[at]);
    if (n->kind != ND_INIT_LIST || n->kid_count > t->count)
        return false;
    long step = 1; /* numbers in an item */
    for (const Type *of = t->of; of->kind == TY_ARRAY; of = of->of)
        step *= of->count;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i]->kind == ND_DESIGNATED
            || !fill(table, n->kids[i], t->of, at + i * step))
            return false;
    return true;
}

static bool find_table(const Decl *d, const Type *element, Table *table)
{
    const Type *of = d->type;
    long count = 1;
    for (; of->kind == TY_ARRAY && count > 0 && count <= MOST_ELEMENTS; of = of->of)
        count *= of->count;
    *table = (Table){.count = (int)count};
    return d->is_static && d->init && d->type->kind == TY_ARRAY && of->is_const
        && !of->is_volatile && type_is_integer(of) && of->kind == element->kind
        && count > 0 && count <= MOST_ELEMENTS && fill(table, d->init, d->type, 0);
}

/* The number at an offset in bytes, as a binary tree of choices over from .. to - 1. */
static Value *choose(Run *r, const Table *table, Value *offset, int from, int to,
                     const Type *element)
{
    static const Type OFFSET = {.kind = TY_LONG, .size = 8};
    if (to - from == 1)
        return value_cast(r->tile, value_number(r->tile, table->numbers[from]),
                          element);
    int middle = from + (to - from) / 2;
    Value *is_below = value_operation(
        r->tile, OP_LT, offset, value_number(r->tile, middle * element->size), &OFFSET);
    return value_choice(r->tile, is_below,
                        choose(r, table, offset, from, middle, element),
                        choose(r, table, offset, middle, to, element));
}

Value *run_constant(Run *r, const Decl *d, Value *offset, const Type *element)
{
    Table table;
    return find_table(d, element, &table)
        ? choose(r, &table, offset, 0, table.count, element) : NULL;
}
