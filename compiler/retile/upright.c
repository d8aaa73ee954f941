/* upright.c - transposes a tile_static array of which the threads of a row access
 * elements in a column:
 *
 *     for (int m = 0; m < 16; m++)               …
 *         sum += s[t.local[0]][m] * r[t.local[1]][m];     … * r[m][t.local[1]];
 *
 * Then neighbours access neighbouring elements. It is done if its uses along a row are in
 * fewer loops than those in a column: a tile that is filled along rows, and of which each
 * thread then goes along one, is transposed once.
 */
#include "retile.h"
#include "analysis/flow.h"
#include "builder/sum.h"

typedef struct Upright {
    Builder builder;
    Thread thread;
    Map uses;   /* Decl of an array -> Uses */
    Map turned; /* and what it becomes */
    int last;   /* dimension of the tile */
    int loops;  /* around what is walked */
} Upright;

/* Of an array: the most loops around elements in a column of it for neighbours, and around
 * those in a row, and one more; 0: there are none. */
typedef struct Uses {
    int in_columns, in_rows;
    bool are_all; /* and nothing else */
} Uses;

static Uses *uses_of(Upright *u, const Decl *d)
{
    return MAP_OBJECT(Uses, &u->uses, d);
}

static bool is_table(const Decl *d)
{
    const Type *t = d->type;
    return d->is_tile_static && t->kind == TY_ARRAY && t->of->kind == TY_ARRAY
        && t->of->of->kind != TY_ARRAY && !d->align;
}

/* `r[…][…]`: r; NULL for anything else. */
static Decl *table_of(Node *n)
{
    Node *row = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    Node *base = row && row->kind == ND_SUBSCRIPT ? node_strip(row->kids[SUBSCRIPT_BASE])
                                                  : NULL;
    return base && base->kind == ND_VAR && is_table(base->decl) ? base->decl : NULL;
}

/* Whether an index may be another one for the next thread of a row. */
static bool has_lane(Upright *u, Node *index)
{
    Sum sum = sum_of(&u->thread, index);
    bool has = !sum.is_known;
    for (int i = 0; i < sum.count; i++)
        has |= sum.terms[i].kind == TERM_LOCAL && sum.terms[i].dimension == u->last;
    return has;
}

static bool count(Node *n, void *context)
{
    Upright *u = context;
    Decl *table = table_of(n);
    if (flow_is_loop(n)) {
        u->loops++;
        for (int i = 0; i < n->kid_count; i++)
            node_walk(n->kids[i], count, u);
        u->loops--;
        return false;
    }
    if (!table)
        return true;
    Node *row = node_strip(n->kids[SUBSCRIPT_BASE]);
    bool in_column = has_lane(u, row->kids[SUBSCRIPT_INDEX]);
    bool in_row = has_lane(u, n->kids[SUBSCRIPT_INDEX]);
    int *most = in_row ? &uses_of(u, table)->in_rows : &uses_of(u, table)->in_columns;
    if ((in_row || in_column) && *most <= u->loops)
        *most = u->loops + 1;
    return true;
}

/* The array with its dimensions the other way round, if that is better; or NULL. */
static Decl *turned(Upright *u, Decl *d)
{
    Uses *uses = uses_of(u, d);
    if (!is_table(d) || !uses->are_all || uses->in_columns <= uses->in_rows)
        return NULL;
    void **place = map_put_pointer(&u->turned, d);
    if (*place)
        return *place;
    Decl *other = NEW(Decl);
    *other = *d;
    other->type = type_array(type_array(d->type->of->of, d->type->count),
                             d->type->of->count);
    return *place = other;
}

static Node *turn(Node *n, void *context)
{
    Upright *u = context;
    Decl *table = table_of(n), *other = table ? turned(u, table) : NULL;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (is_table(d) && turned(u, d))
            n->declared.items[i] = turned(u, d);
    }
    node_change_kids(n, turn, u);
    if (!other)
        return n;
    Node *row = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *column = build_element(&u->builder, build_use(&u->builder, other, n),
                                 n->kids[SUBSCRIPT_INDEX], other->type->of);
    n->kids[SUBSCRIPT_INDEX] = row->kids[SUBSCRIPT_INDEX];
    n->kids[SUBSCRIPT_BASE] = column;
    return n;
}

static bool is_any(Upright *u, Node *body, const Decls *statics)
{
    bool found = false;
    for (int i = 0; i < statics->count; i++) {
        uses_of(u, statics->items[i])->are_all = elements_alone(body, statics->items[i]);
        found |= turned(u, statics->items[i]) != NULL;
    }
    return found;
}

Function *upright(Program *prog, Function *kernel)
{
    Decl *index = kernel->parameters.items[0];
    Upright u = {.builder = {.prog = prog}, .last = index->type->rank - 1};
    u.thread = sum_any_thread(&u.builder, kernel);
    builder_find_facts(&u.builder, kernel);
    node_walk(kernel->body, count, &u);
    if (!is_any(&u, kernel->body, function_statics(prog, kernel)))
        return kernel;
    Node *body = build_copied_body(&u.builder, kernel);
    if (!body)
        return kernel;
    node_change_kids(body, turn, &u);
    return build_function(kernel, body);
}
