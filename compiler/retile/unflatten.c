/* unflatten.c - a loop by which the threads of a tile share out elements by one number
 * for each, as one loop for each dimension.
 *
 * Tiles with halos are usually loaded to tile_static memory like this:
 *
 *     for (int i = t.local[0] * 16 + t.local[1]; i < 18 * 18; i += 256)
 *         s[i / 18][i % 18] = a[… + i / 18][… + i % 18];
 *
 * It does not matter which thread loads which element. In rows
 *
 *     for (int row = t.local[0]; row < 18; row += 16)
 *         for (int column = t.local[1]; column < 18; column += 16)
 *             s[row][column] = a[… + row][… + column];
 *
 * neighbouring threads access neighbouring elements, and no division is left. Barriers
 * around it, which cost nothing in the serial form, make the elements visible to all
 * threads.
 */
#include "retile.h"
#include "analysis/flow.h"
#include "analysis/ways.h"
#include "jam.h"
#include "refine/refine.h"
#include "builder/sum.h"

enum { LEAST_COLUMNS = LEAST_LANES };

typedef struct Flat {
    Builder builder;
    Thread thread;
    Function *kernel;
    Decl *index;
    Ways *ways; /* where it was asked */
    bool found;
} Flat;

/* ---- whether it is one -------------------------------------------------- */

static bool is_constant(Node *n, int64_t value)
{
    int64_t is;
    return fold_constant(n, &is) && is == value;
}

/* What its body does with the counter, and with what else. */
typedef struct Body {
    Flat *flat;
    const Decl *counter;
    int64_t columns; /* that it is divided by; 0: not so far */
    bool divides, fails;
    Set own; /* of Decl: declared in it */
} Body;

static bool is_quotient(const Node *n, const Decl *counter)
{
    return refine_divisor(n) && node_is_variable(n->kids[BINARY_LEFT], counter);
}

/* A variable from outside that all threads have the same value in. */
static bool is_shared(Flat *f, const Decl *d)
{
    if (function_captures(f->kernel, d) || !decl_is_automatic(d) || d->kind == DECL_FUNCTION)
        return true;
    if (!f->ways)
        f->ways = ways_find(f->kernel);
    return !way_variable_differs(f->ways, d);
}

static bool look(Node *n, void *context)
{
    Body *b = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&b->own, n->declared.items[i]);
    const Decl *changed = node_changed(n);
    if (changed && !changed->is_tile_static
        && !set_has(&b->own, changed))
        b->fails = true;
    if (is_quotient(n, b->counter)) {
        int64_t by = refine_divisor(n);
        b->fails = b->fails || (b->columns && by != b->columns);
        b->columns = b->fails ? 0 : by;
        b->divides = true;
        return !b->fails;
    }
    if (n->kind == ND_MEMBER
        && node_is_variable(n->kids[MEMBER_BASE], b->flat->index)) {
        b->fails = b->fails || !string_begins(n->field->name, "tile");
        return false;
    }
    if (n->kind == ND_VAR && n->decl != b->counter
        && !set_has(&b->own, n->decl)
        && (n->decl == b->flat->index || !is_shared(b->flat, n->decl)))
        b->fails = true;
    return !b->fails;
}

/* The columns of a loop as at the top of this file, which goes to `count`; 0 for any
 * other. */
static int64_t columns_of(Flat *f, Node *n, int64_t *count)
{
    Count c;
    if (n->kind != ND_FOR || !jam_counts(&f->builder, n, &c))
        return 0;
    Body b = {.flat = f, .counter = c.counter};
    if (c.holds != OP_LT || !fold_constant(c.end, count)
        || !is_constant(c.by, sum_threads(&f->thread))
        || !sum_equals(sum_of(&f->thread, c.begin), sum_of_number(&f->thread)))
        return 0;
    node_walk(n->kids[FOR_BODY], look, &b);
    return !b.fails && b.divides && b.columns >= LEAST_COLUMNS
        && *count % b.columns == 0 ? b.columns : 0;
}

/* ---- the loops ---------------------------------------------------------- */

typedef struct Places {
    Flat *flat;
    const Decl *counter;
    Decl *row, *column, *number; /* what stands for the counter, where it is used */
    bool is_used;
} Places;

/* Quotients of the counter are the row and the column; else it is itself. */
static Node *place(Node *n, void *context)
{
    Places *p = context;
    Builder *b = &p->flat->builder;
    if (is_quotient(n, p->counter)) {
        bool is_row = n->op == OP_DIV || n->op == OP_SHR;
        Node *part = build_use(b, is_row ? p->row : p->column, n);
        return part->type->kind == n->type->kind ? part : build_cast(b, part, n->type);
    }
    if (n->kind == ND_VAR && n->decl == p->counter) {
        p->is_used = true;
        return build_use(b, p->number, n);
    }
    node_change_kids(n, place, p);
    return n;
}

/* `for (int d = first; d < end; d += step) body` */
static Node *count_up(Flat *f, Decl *d, Sum first, int64_t end, int64_t step,
                      Node *body, const Node *loop)
{
    Builder *b = &f->builder;
    d->init = sum_expression(&f->thread, first, loop);
    Node *condition = build_binary(b, OP_LT, build_use(b, d, loop),
                                   build_int(b, (int)end, loop), d->type);
    Node *next = build_binary(b, OP_ADD_ASSIGN, build_use(b, d, loop),
                              build_int(b, (int)step, loop), d->type);
    return build_for(b, d, condition, next, body, loop);
}

/* The thread's number without its place in the last dimension. */
static Sum number_of_row(Flat *f)
{
    Sum sum = {.is_known = true}, all = sum_of_number(&f->thread);
    int last = f->index->type->rank - 1;
    for (int i = 0; i < all.count; i++)
        if (all.terms[i].dimension != last) {
            all.terms[i].times /= f->index->type->tile[last];
            sum = sum_add(sum, sum_of_term(all.terms[i]), 1);
        }
    return sum;
}

static Node *in_rows(Flat *f, Node *loop, int64_t columns, int64_t count)
{
    Builder *b = &f->builder;
    Decl *counter = flow_counter(loop);
    int last = f->index->type->rank - 1, wide = f->index->type->tile[last];
    Places p = {.flat = f, .counter = counter,
                .row = build_variable_like(b, counter, "row"),
                .column = build_variable_like(b, counter, "column"),
                .number = build_variable_like(b, counter, counter->name)};
    Nodes list = {0};
    Node *body = place(build_copy(b, loop->kids[FOR_BODY]), &p);
    const Type *number = counter->type;
    p.number->init = build_binary(b, OP_ADD, build_binary(
        b, OP_MUL, build_use(b, p.row, loop),
        build_int(b, (int)columns, loop), number),
        build_use(b, p.column, loop), number);
    if (p.is_used)
        list_add(&list, build_declaration(b, p.number, loop));
    bool is_list = body->kind == ND_COMPOUND && !flow_is_closed(body);
    for (int i = 0; i < (is_list ? body->kid_count : 1); i++)
        list_add(&list, is_list ? body->kids[i] : body);
    Node *across = count_up(f, p.column, sum_of_local(&f->thread, last), columns,
                            wide, build_block(b, list, body), loop);
    f->found = true;
    return count_up(f, p.row, number_of_row(f), count / columns,
                    sum_threads(&f->thread) / wide, across, loop);
}

/* ---- the kernel --------------------------------------------------------- */

static Node *change(Flat *f, Node *n);

/* Where all threads come by: to the statements of a list, which has barriers or is
 * the kernel's. */
static Node *change_list(Flat *f, Node *n)
{
    Nodes list = {0};
    bool is_after = false; /* such a loop, without a barrier between */
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        int64_t count, columns = columns_of(f, kid, &count);
        if ((is_after || columns) && !node_waits(f->builder.prog, kid))
            list_add(&list, build_barrier(&f->builder, f->index, kid));
        list_add(&list, columns ? in_rows(f, kid, columns, count) : change(f, kid));
        is_after = columns;
    }
    return f->found ? build_block(&f->builder, list, n) : n;
}

static Node *change(Flat *f, Node *n)
{
    if (n->kind == ND_COMPOUND)
        return change_list(f, n);
    if (n->type || !node_waits(f->builder.prog, n))
        return n;
    Node *copy = build_like(&f->builder, n);
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        bool is_body = kid && kid->kind == ND_COMPOUND;
        copy->kids[i] = is_body && node_waits(f->builder.prog, kid)
            ? change_list(f, kid) : kid;
    }
    return copy;
}

Function *unflatten(Program *prog, Function *kernel)
{
    Decl *index = kernel->parameters.items[0];
    Flat f = {.builder = {.prog = prog}, .kernel = kernel, .index = index};
    if (index->type->kind != TY_TILED_INDEX)
        return kernel;
    f.thread = sum_any_thread(&f.builder, kernel);
    builder_learn(&f.builder, kernel);
    Node *body = change_list(&f, kernel->body);
    return f.found && !f.builder.why_not ? build_function(kernel, body) : kernel;
}
