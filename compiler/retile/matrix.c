/* matrix.c - a flat tile_static array whose elements are numbered row by row, as the
 * matrix that it is:
 *
 *     s[18 * 18]                              s[18][18]
 *     s[(row - 1) * 18 + column + 1]          s[row - 1][column + 1]
 *     for (i = me; i < 18 * 18; i += 256)     …
 *         s[i] = a[… + i / 18][… + i % 18];       s[i / 18][i % 18] = …
 *
 * The columns must be within a row for all threads and trips: then each element is the
 * one that it was.
 */
#include "retile.h"
#include "analysis/flow.h"
#include "builder/sum.h"
#include "refine/refine.h"

/* From `least` to `most`. */
typedef struct Interval {
    bool is_known;
    int64_t least, most;
} Interval;

/* A flat array, and what it becomes. */
typedef struct Flat {
    Decl *array, *matrix;
    Nodes elements;  /* ND_SUBSCRIPT: its uses */
    int64_t columns; /* 0: no number fits */
} Flat;

typedef struct Matrices {
    Builder builder;
    Thread thread;
    Map flats;   /* Decl -> Flat */
    Map ranges;  /* Decl of a counter -> Interval */
    Map divided; /* Decl -> int64_t: what a variable is divided by */
} Matrices;

/* ---- ranges --------------------------------------------------------------- */

static Interval range_of_term(const Matrices *m, const Term *t)
{
    const Interval *counter = t->kind == TERM_DECL ? map_value_pointer(&m->ranges, t->decl)
                                                : NULL;
    if (t->kind == TERM_LOCAL)
        return (Interval){true, 0, m->thread.index->type->tile[t->dimension] - 1};
    return counter ? *counter : (Interval){false};
}

static Interval range_of(const Matrices *m, const Sum *sum)
{
    Interval all = {sum->is_known, sum->number, sum->number};
    for (int i = 0; i < sum->count; i++) {
        const Term *t = &sum->terms[i];
        Interval r = range_of_term(m, t);
        bool falls = t->times < 0;
        all.is_known = all.is_known && r.is_known;
        all.least += t->times * (falls ? r.most : r.least);
        all.most += t->times * (falls ? r.least : r.most);
    }
    return all;
}

/* An unsigned sum is none that wraps around. */
static bool assume(void *context, Sum natural)
{
    Interval r = range_of(context, &natural);
    return r.is_known && r.least >= 0 && r.most <= INT32_MAX;
}

/* The counter of a for that goes up to a constant. */
static void find_range(Matrices *m, Node *loop)
{
    Count c;
    int64_t end;
    if (!flow_counts(loop, &c) || flow_count_by(&c) <= 0 || !type_is_wide(c.counter->type)
        || (c.holds != OP_LT && c.holds != OP_LE) || !fold_constant(c.end, &end)
        || end != (int)end)
        return;
    Sum begin = sum_of(&m->thread, c.begin);
    Interval first = range_of(m, &begin);
    *MAP_OBJECT(Interval, &m->ranges, c.counter)
        = (Interval){first.is_known, first.least, c.holds == OP_LT ? end - 1 : end};
    set_add(&m->thread.steady, c.counter);
    sum_move(&m->thread);
}

/* ---- what is looked at ---------------------------------------------------- */

static bool look(Node *n, void *context)
{
    Matrices *m = context;
    Decl *array = elements_flat(n);
    int64_t by = refine_divisor(n);
    if (n->kind == ND_FOR)
        find_range(m, n);
    if (array)
        list_add(&MAP_OBJECT(Flat, &m->flats, array)->elements, n);
    Node *of = by > 1 ? node_strip(n->kids[BINARY_LEFT]) : NULL;
    if (of && of->kind == ND_VAR)
        *MAP_OBJECT(int64_t, &m->divided, of->decl) = by;
    return true;
}

/* ---- rows and columns ----------------------------------------------------- */

/* What a counter that is the index is divided by elsewhere; 0 if it is not. */
static int64_t divisor_of(const Matrices *m, Node *index)
{
    Node *n = node_strip(index);
    bool is_counter = n->kind == ND_VAR && map_value_pointer(&m->ranges, n->decl);
    const int64_t *by = is_counter ? map_value_pointer(&m->divided, n->decl) : NULL;
    return by ? *by : 0;
}

/* index = row * columns + column, where 0 <= column < columns. */
static bool split(const Matrices *m, Sum index, int64_t columns, Sum *row, Sum *column)
{
    *row = *column = (Sum){.is_known = true, .number = 0};
    for (int i = 0; i < index.count; i++) {
        Term t = index.terms[i];
        bool is_row = t.times % columns == 0;
        t.times /= is_row ? columns : 1;
        *(is_row ? row : column) = sum_add(*(is_row ? row : column), sum_of_term(t), 1);
    }
    column->number = index.number;
    int64_t least = range_of(m, column).least;
    row->number = least / columns - (least % columns < 0);
    column->number -= row->number * columns;
    Interval r = range_of(m, column);
    return index.is_known && row->is_known && r.is_known && r.most < columns;
}

static bool fits(Matrices *m, const Flat *flat, int64_t columns)
{
    bool is_matrix = flat->array->type->count % columns == 0, fits = is_matrix;
    for (int i = 0; i < flat->elements.count && fits; i++) {
        Sum row, column;
        Node *index = flat->elements.items[i]->kids[SUBSCRIPT_INDEX];
        fits = divisor_of(m, index) == columns
            || split(m, sum_of(&m->thread, index), columns, &row, &column);
    }
    return fits;
}

static void try(Matrices *m, Flat *flat, int64_t columns)
{
    bool is_wide = columns >= LEAST_LANES && columns < flat->array->type->count;
    if (is_wide && (!flat->columns || columns < flat->columns) && fits(m, flat, columns))
        flat->columns = columns;
}

/* How long its rows are: what an index has a multiple of, or is divided by. */
static void find_columns(Matrices *m, Flat *flat)
{
    for (int i = 0; i < flat->elements.count; i++) {
        Node *index = flat->elements.items[i]->kids[SUBSCRIPT_INDEX];
        Sum sum = sum_of(&m->thread, index);
        try(m, flat, divisor_of(m, index));
        for (int k = 0; k < sum.count; k++)
            try(m, flat, sum.terms[k].times);
    }
}

/* ---- the matrix ----------------------------------------------------------- */

/* The element of the matrix. */
static void change_element(Matrices *m, const Flat *flat, Node *n)
{
    Builder *b = &m->builder;
    Node *index = n->kids[SUBSCRIPT_INDEX], *at_row, *at_column;
    Sum row, column;
    if (split(m, sum_of(&m->thread, index), flat->columns, &row, &column)) {
        at_row = sum_expression(&m->thread, row, index);
        at_column = sum_expression(&m->thread, column, index);
    } else {
        Node *by = build_int(b, (int)flat->columns, index);
        at_row = build_binary(b, OP_DIV, index, by, index->type);
        at_column = build_binary(b, OP_MOD, build_copy(b, index), by, index->type);
    }
    n->kids[SUBSCRIPT_BASE] = build_element(b, build_use(b, flat->matrix, n), at_row,
                                            flat->matrix->type->of);
    n->kids[SUBSCRIPT_INDEX] = at_column;
}

static void make_matrix(Matrices *m, Flat *flat)
{
    const Type *flat_type = flat->array->type;
    flat->matrix = NEW(Decl);
    *flat->matrix = *flat->array;
    flat->matrix->type = type_array(type_array(flat_type->of, flat->columns),
                                    flat_type->count / flat->columns);
    for (int i = 0; i < flat->elements.count; i++)
        change_element(m, flat, flat->elements.items[i]);
}

static bool declare(Node *n, void *context)
{
    Matrices *m = context;
    for (int i = 0; i < n->declared.count; i++) {
        const Flat *flat = map_value_pointer(&m->flats, n->declared.items[i]);
        if (flat && flat->matrix)
            n->declared.items[i] = flat->matrix;
    }
    return true;
}

Function *matrices(Program *prog, Function *kernel)
{
    bool is_tiled = kernel->parameters.items[0]->type->kind == TY_TILED_INDEX, found = false;
    const Decls *statics = function_statics(prog, kernel);
    Function *f = is_tiled && statics->count ? build_copied_kernel(prog, kernel) : NULL;
    if (!f)
        return kernel;
    Matrices m = {.builder = {.prog = prog}};
    m.thread = sum_any_thread(&m.builder, f);
    m.thread.assumes = assume;
    m.thread.context = &m;
    builder_find_facts(&m.builder, f);
    node_walk(f->body, look, &m);
    for (int i = 0; i < statics->count; i++) {
        Flat *flat = map_value_pointer(&m.flats, statics->items[i]);
        if (!flat || !elements_alone(f->body, statics->items[i]))
            continue;
        flat->array = statics->items[i];
        find_columns(&m, flat);
        if (flat->columns)
            make_matrix(&m, flat);
        found = found || flat->matrix;
    }
    node_walk(f->body, declare, &m);
    return found ? f : kernel;
}
