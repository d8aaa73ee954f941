/* refine_table.c - constant folding of tables: elements at constant places become the numbers that
 * they are:
 *
 *     static const int dx[5] = {0, 1, -1, 0, 0};
 *     … a[row][column + dx[1]] …          … a[row][column + 1] …
 *
 * This shows which elements neighbours access, after loops over such tables are unrolled.
 */
#include "refine.h"
#include "analysis/table.h"

typedef struct Tables {
    Builder builder;
    bool found;
} Tables;

/* The table that an element is of, and how many elements of it come before that one; NULL
 * where this is not known. */
static const Decl *table_of(Node *n, int64_t *place)
{
    int64_t size = 1; /* of what the index counts */
    *place = 0;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        const Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
        const Type *array = node_strip(n->kids[SUBSCRIPT_BASE])->type;
        if (array->kind != TY_ARRAY || !index->is_constant
            || index->value >= (uint64_t)array->count)
            return NULL;
        *place += size * (int64_t)index->value;
        size *= array->count;
    }
    return n->kind == ND_VAR ? n->decl : NULL;
}

static Node *changed(Node *n, void *context)
{
    Tables *t = context;
    if (n->op == OP_ADDRESS)
        return n; /* a number has none */
    int64_t place;
    Table table;
    const Decl *d = n->kind == ND_SUBSCRIPT && type_is_integer(n->type)
        ? table_of(n, &place) : NULL;
    if (d && table_read(d, &table) && place < table.count
        && table.numbers[place] == (int)table.numbers[place]) {
        t->found = true;
        return build_converted(&t->builder,
                               build_int(&t->builder, (int)table.numbers[place], n),
                               type_assignable(n->type));
    }
    node_change_kids(n, changed, t);
    return n;
}

Function *refine_tables(Program *prog, Function *kernel)
{
    Tables t = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&t.builder, kernel);
    if (!body)
        return kernel;
    node_change_kids(body, changed, &t);
    return t.found ? build_function(kernel, body) : kernel;
}
