/* table.c - reads the initializers of constant tables. */
#include "table.h"
#include "fold.h"
#include "tree/tree.h"

/* How many elements that are no arrays a type has. */
static long elements_of(const Type *t)
{
    long count = 1;
    for (; t->kind == TY_ARRAY && count > 0 && count <= MOST_IN_TABLE; t = t->of)
        count *= t->count;
    return count;
}

/* The numbers of `n` from `at` on; false where one is not known. */
static bool fill(Table *table, Node *n, const Type *t, long at)
{
    n = node_strip(n);
    if (t->kind != TY_ARRAY)
        return fold_constant(n, &table->numbers[at]);
    if (n->kind != ND_INIT_LIST || n->kid_count > t->count)
        return false;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i]->kind == ND_DESIGNATED
            || !fill(table, n->kids[i], t->of, at + i * elements_of(t->of)))
            return false;
    return true;
}

bool table_read(const Decl *d, Table *table)
{
    const Type *of = type_element(d->type);
    long count = elements_of(d->type);
    *table = (Table){.count = (int)count};
    return d->is_static && d->init && d->type->kind == TY_ARRAY && of->is_const
        && !of->is_volatile && type_is_integer(of) && count > 0 && count <= MOST_IN_TABLE
        && fill(table, d->init, d->type, 0);
}
