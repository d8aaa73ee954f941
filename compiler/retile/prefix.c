/* prefix.c - finds prefix sums that the threads of a tile form together, which one
 * work-item then computes in vectors:
 *
 *     for (int d = 1; d < 256; d *= 2) {           prefix sums of s
 *         int x = me >= d ? s[me - d] : 0;
 *         t.barrier.wait();
 *         s[me] += x;
 *         t.barrier.wait();
 *     }
 *
 * It does not matter how that is written: the threads of a tile are simulated through the
 * loop, or several statements that begin with one, to see what the arrays contain then.
 * Everything else that they change must have a known value, or not be used.
 */
#include "retile.h"
#include "prefix.h"
#include "analysis/flow.h"

enum { MOST_THREADS = 1024, MOST_STATEMENTS = 8 };

typedef struct Search {
    Builder builder;
    Function *kernel;
    Nodes declared; /* of new arrays */
    bool found;
} Search;

/* ---- what else is changed ----------------------------------------------- */

static bool is_number(const Content *v, int count)
{
    for (int i = 0; i < count; i++)
        if (v[i].kind != CONTENT_NUMBER || v[i].number != v->number
            || v->number != (int)v->number)
            return false;
    return true;
}

/* Each thread's is the sum at its own place. */
static bool is_of_thread(const Trace *t, const Prefix *p, const Content *v)
{
    if (t->rows.items[p->to].size != t->threads || t->layout.shift)
        return false;
    for (int i = 0; i < t->threads; i++) {
        const Content *sum = &t->rows.items[p->to].cells[i];
        if (v[i].kind != sum->kind || v[i].number != sum->number || v[i].row != sum->row
            || v[i].first != sum->first || v[i].last != sum->last
            || v[i].doubles != sum->doubles)
            return false;
    }
    return true;
}

/* s, s[1], s[1][2] */
static Node *row_at(Search *s, const Trace *t, int row, const Node *place)
{
    const Row *r = &t->rows.items[row];
    Node *n = build_use(&s->builder, r->array, place);
    const Type *inner = n->type->of;
    int number = r->number;
    int count = inner->kind == TY_ARRAY && inner->of->kind == TY_ARRAY
        ? (int)inner->count : 1;
    for (; n->type->of->kind == TY_ARRAY; number %= count, count = 1)
        n = build_element(&s->builder, n, build_int(&s->builder, number / count, place),
                          n->type->of);
    return n;
}

static Node *sum_of_thread(Search *s, Trace *t, const Prefix *p, const Node *place)
{
    t->thread.is_any = true;
    Sum me = sum_of_number(&t->thread);
    Node *row = row_at(s, t, p->to, place);
    return build_element(&s->builder, row, sum_expression(&t->thread, me, place),
                         row->type->of);
}

/* What variables have after the statements, for those that are used elsewhere; false
 * where that is not known. */
static bool assign_others(Search *s, Trace *t, const Prefix *p, Node **list, int count,
                          Nodes *out)
{
    for (int i = 0; i < t->changed.count; i++) {
        Decl *d = t->changed.items[i];
        const Content *v = map_value_pointer(&t->variables, d);
        int all = node_uses(s->kernel->body, d), here = 0;
        for (int k = 0; k < count; k++)
            here += node_uses(list[k], d);
        if (all == here)
            continue;
        bool is_known = is_number(v, t->threads) && type_is_integer(d->type);
        if (!is_known && !is_of_thread(t, p, v))
            return false;
        Node *value = is_known ? build_int(&s->builder, (int)v->number, list[0])
            : sum_of_thread(s, t, p, list[0]);
        if (value->type->kind != d->type->kind)
            value = build_cast(&s->builder, value, d->type);
        list_add(out, build_statement(&s->builder, build_binary(
            &s->builder, OP_ASSIGN, build_use(&s->builder, d, list[0]), value,
            d->type)));
    }
    return true;
}

/* ---- what takes their place --------------------------------------------- */

static bool is_changed(Node *n, void *context)
{
    const Trace *t = context;
    return n->kind == ND_VAR && (n->decl->is_tile_static || set_has(&t->known, n->decl));
}

/* A tile_static array for the sum of all elements. */
static Decl *new_total(Search *s, const Trace *t, const Prefix *p)
{
    const Row *r = &t->rows.items[p->to];
    Decl *total = build_variable(&s->builder, arena_format("%s_total", r->array->name),
                                 type_array(type_assignable(r->type), 1), NULL);
    total->is_tile_static = true;
    list_add(&s->declared, build_declaration(&s->builder, total, s->kernel->body));
    return total;
}

/* What one thread saves of all elements, from where the sums leave it: afterwards. */
static bool save_total(Search *s, Trace *t, const Prefix *p, Decl **total, Nodes *out)
{
    Node *to = t->saved.to;
    Builder *b = &s->builder;
    *total = NULL;
    if (!to)
        return true;
    if (!p->is_exclusive || !prefix_is_total(t, p, t->saved.value)
        || node_any_with(to, is_changed, t))
        return false;
    *total = new_total(s, t, p);
    t->thread.is_any = true;
    Node *me = sum_expression(&t->thread, sum_of_number(&t->thread), to);
    Node *all = build_element(b, build_use(b, *total, to), build_int(b, 0, to),
                              (*total)->type->of);
    Node *save = build_statement(b, build_binary(b, OP_ASSIGN, to,
                                                 build_converted(b, all, to->type), to->type));
    list_add(out, build_if(b, build_binary(b, OP_EQ, me, build_int(b, t->saved.thread, to),
                                           type_int()), save, NULL, to));
    return true;
}

static Node *call_of(Search *s, const Trace *t, const Prefix *p, Decl *total,
                     const Node *place)
{
    static Decl SUMS = {.kind = DECL_FUNCTION, .name = PREFIX_NAME};
    static Type NOTHING = {.kind = TY_VOID};
    int rows[] = {p->to, p->from, p->half}, known = p->half < 0 ? 2 : 3;
    int count = total ? 3 : known;
    Node *call = build_node(&s->builder, ND_CALL, place, CALL_ARGUMENT + count);
    Node *callee = build_node(&s->builder, ND_FUNCTION, place, 0);
    callee->decl = call->decl = &SUMS;
    callee->type = call->type = &NOTHING;
    call->kids[CALL_CALLEE] = callee;
    for (int i = 0; i < known; i++)
        call->kids[CALL_ARGUMENT + i] = row_at(s, t, rows[i], place);
    if (total)
        call->kids[CALL_ARGUMENT + known] = build_use(&s->builder, total, place);
    call->value = (p->is_exclusive ? PREFIX_EXCLUSIVE : 0)
        | (t->zeros[0] ? PREFIX_ZEROS : 0) | (p->in_tree ? PREFIX_IN_TREE : 0)
        | (total ? PREFIX_TOTAL : 0) | (t->layout.twice ? PREFIX_GAPS_TWICE : 0)
        | t->layout.shift << PREFIX_SHIFT_AT
        | t->rows.items[p->to].size << PREFIX_COUNT_AT;
    return build_statement(&s->builder, call);
}

static bool declares(Node **list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i]->kind == ND_DECLARE)
            return true;
    return false;
}

/* How many statements from `first` on the prefix sums are of, which are added; 0. */
static int follow_in(Search *s, Trace *t, Node **list, int first, int count, Nodes *out)
{
    Prefix p;
    int before = first;
    while (before > 0 && (stage_is_barrier(list[before - 1])
                          || !node_waits(s->builder.prog, list[before - 1])))
        before--;
    prefix_run_before(t, list + before, first - before);
    for (int i = first; i < count && i < first + MOST_STATEMENTS && !t->fails; i++) {
        prefix_run(t, list[i]);
        Nodes more = {0};
        int used = i + 1 - first;
        if (t->fails || !prefix_is(t, &p))
            continue;
        Decl *total;
        if (declares(list + first, used)
            || !assign_others(s, t, &p, list + first, used, &more)
            || !save_total(s, t, &p, &total, &more))
            return 0;
        list_add(out, call_of(s, t, &p, total, list[first]));
        list_add_all(out, &more);
        return used;
    }
    return 0;
}

static Trace begin_trace(Search *s, Layout layout)
{
    Trace t = {.thread = {.builder = &s->builder, .kernel = s->kernel,
                          .index = s->kernel->parameters.items[0]}, .layout = layout};
    t.threads = sum_threads(&t.thread);
    return t;
}

/* If not all of the rows' elements are used, once more with those that are. */
static int follow(Search *s, Node **list, int first, int count, Nodes *out)
{
    Layout layout = {0};
    Trace t = begin_trace(s, layout);
    if (t.threads > MOST_THREADS)
        return 0;
    int used = follow_in(s, &t, list, first, count, out);
    if (used || !prefix_layout(&t, &layout))
        return used;
    t = begin_trace(s, layout);
    return follow_in(s, &t, list, first, count, out);
}

/* ---- the kernel --------------------------------------------------------- */

static Node *change(Search *s, Node *n);

static Node *change_list(Search *s, Node *n)
{
    Nodes list = {0};
    bool found = false;
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        int count = flow_is_loop(kid) && node_waits(s->builder.prog, kid)
            ? follow(s, n->kids, i, n->kid_count, &list) : 0;
        Node *now = count ? NULL : change(s, kid);
        found = found || now != kid;
        if (now)
            list_add(&list, now);
        i += count ? count - 1 : 0;
    }
    s->found = s->found || found;
    return found ? build_block(&s->builder, list, n) : n;
}

static Node *change(Search *s, Node *n)
{
    if (n->type || !node_waits(s->builder.prog, n))
        return n;
    if (n->kind == ND_COMPOUND)
        return change_list(s, n);
    Node *copy = NULL, *now = n;
    for (int i = 0; i < n->kid_count; i++)
        now = node_with_kid(n, &copy, i, n->kids[i] ? change(s, n->kids[i]) : NULL);
    return now;
}

Function *prefix_sums(Program *prog, Function *kernel)
{
    Search s = {.builder = {.prog = prog}, .kernel = kernel};
    if (kernel->parameters.items[0]->type->kind != TY_TILED_INDEX
        || !function_statics(prog, kernel)->count)
        return kernel;
    builder_learn(&s.builder, kernel);
    Node *body = change(&s, kernel->body);
    if (!s.found)
        return kernel;
    list_add(&s.declared, body);
    return build_function(kernel, s.declared.count == 1 ? body
                          : build_block(&s.builder, s.declared, body));
}
