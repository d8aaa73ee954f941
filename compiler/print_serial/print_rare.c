/* print_rare.c - threads of a row that go through loops of their own, each only
 * where it must:
 *
 *     float d = …;
 *     if (d < best[7])
 *         while (…) …
 *
 * A loop over such threads is no loop of vectors. What decides whether a thread
 * comes to its loop is; where none of a vector's threads does, they are done:
 *
 *     for (…16 threads…) { float d = …; amp_comes &= d < best[7]…; … }
 *     if (amp_some)
 *         for (…the same…) { float d = …; if (d < best[7]…) … }
 */
#include "analysis/flow.h"
#include "print_serial.h"

typedef struct Search {
    Device *dev;
    const Plan *plan;
    Set declared; /* of Decl: in the run */
    Set data;       /* of Decl: those of them that follow from data */
    int conditions; /* on the way to the loop */
    bool asks;      /* one of these, for data: an edge is no rare thing */
    bool is_flat;   /* what stands under these may be done without them */
    bool found;   /* what may not be done twice, or not in vectors */
} Search;

/* ---- what stands on the way --------------------------------------------- */

static bool loops(Node *n)
{
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    return (flow_is_loop(n) && !flow_is_short(n))
        || (f && f->body && flow_has_loop(f->body));
}

/* Whether it has a loop, or calls what has one. */
static bool has_loop(Node *n)
{
    return node_any(n, loops);
}

static bool find_declared(Node *n, void *context)
{
    Search *s = context;
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->declared, n->declared.items[i]);
    s->found = s->found || n->kind == ND_STATEMENT_EXPR || n->kind == ND_LABEL
        || n->kind == ND_RETURN || n->kind == ND_GOTO;
    return !s->found;
}

static bool is_obstacle(Node *n, void *context)
{
    const Search *s = context;
    const Decl *d = node_assigned(n) ? node_changed(n) : NULL;
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->is_static
            || n->declared.items[i]->type->kind == TY_ARRAY)
            return true;
    return flow_is_jump(n) || (n->kind == ND_CALL && has_effect(s->dev, n))
        || (node_assigned(n) && (!d || !set_has(&s->declared, d)));
}

/* Whether a statement may be done twice, the first time in a vector: it gives
 * values to what is declared in the run alone. */
static bool is_again(Search *s, Node *n)
{
    return serial_is_apart(s->dev, s->plan, n) && !node_any_with(n, is_obstacle, s);
}

/* Of an array, which what stands for a parameter is, too. */
static bool is_known_element(const Node *n)
{
    const Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    int64_t index;
    return fold_constant(n->kids[SUBSCRIPT_INDEX], &index) && base->kind == ND_VAR
        && base->decl->type->kind == TY_ARRAY;
}

/* Whether the condition around it decides whether it may be evaluated. */
static bool needs_guard(Node *n)
{
    int64_t number;
    bool divides = n->kind == ND_BINARY && type_is_integer(n->type)
        && (n->op == OP_DIV || n->op == OP_MOD || n->op == OP_DIV_ASSIGN
            || n->op == OP_MOD_ASSIGN)
        && !fold_constant(n->kids[BINARY_RIGHT], &number);
    bool reads = n->kind == ND_SUBSCRIPT && !is_known_element(n);
    return divides || reads || (n->kind == ND_UNARY && n->op == OP_DEREF)
        || ((n->kind == ND_MEMBER || n->kind == ND_SWIZZLE) && n->is_arrow)
        || (n->kind == ND_CALL && !builtin_of(n));
}

/* What is in no structure: an element or a row of a view; what is kept, or follows
 * from these. */
static bool is_data(Node *n, void *context)
{
    const Search *s = context;
    const Node *base = n->kind == ND_SUBSCRIPT ? node_strip(n->kids[SUBSCRIPT_BASE]) : NULL;
    return (base && base->type->kind != TY_VECTOR && base->kind != ND_MEMBER)
        || kept_is_array(serial_kept_of(s->plan, n))
        || (n->kind == ND_VAR && set_has(&s->data, n->decl));
}

static bool has_data(Search *s, Node *n)
{
    return node_any_with(n, is_data, s);
}

static bool mark_data(Node *n, void *context)
{
    Search *s = context;
    const Decl *d = node_assigned(n) ? node_changed(n) : NULL;
    if (d)
        set_add(&s->data, d);
    for (int i = 0; i < n->declared.count; i++)
        set_add(&s->data, n->declared.items[i]);
    return true;
}

/* Looks for conditions on the way to the loop of a list's last statement. */
static bool look(Search *s, Node **list, int count)
{
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        if (!has_loop(n)) {
            if (!is_again(s, n))
                return true;
            s->is_flat = s->is_flat && !(s->conditions && node_any(n, needs_guard));
            if (has_data(s, n))
                node_walk(n, mark_data, s);
            continue;
        }
        bool is_way = n->kind == ND_COMPOUND || (n->kind == ND_IF && !n->kids[IF_ELSE]);
        if (!is_way)
            return true;
        if (i < count - 1)
            return false;
        if (n->kind == ND_COMPOUND)
            return look(s, n->kids, n->kid_count);
        if (!is_again(s, n->kids[IF_CONDITION]))
            return true;
        s->is_flat = s->is_flat
            && !(s->conditions && node_any(n->kids[IF_CONDITION], needs_guard));
        s->conditions++;
        s->asks = s->asks || has_data(s, n->kids[IF_CONDITION]);
        return look(s, n->kids + IF_THEN, 1);
    }
    return false;
}

static Search search_of(Device *dev, const Cursor *c, const Step *step)
{
    Search search = {.dev = dev, .plan = c->plan, .is_flat = true};
    step_walk(step, find_declared, &search);
    return search;
}

bool is_rare(Device *dev, const Cursor *c, const Step *step)
{
    bool fits = c->plan->index || c->plan->tile[c->plan->last] >= LANES, loops = false;
    if (!fits || c->abreast || c->descends || step->returns || step->then
        || step->scatters)
        return false;
    Search search = search_of(dev, c, step);
    for (int i = 0; i < step->statements.count; i++)
        loops = loops || has_loop(step->statements.items[i]);
    return loops && !search.found
        && look(&search, step->statements.items, step->statements.count)
        && search.asks;
}

/* ---- the question ------------------------------------------------------- */

/* Whether a statement on the way leads on to the loop, or is where that is. */
static bool leads_on(Search *s, Node *n)
{
    return n->kind == ND_COMPOUND
        || (n->kind == ND_IF && !n->kids[IF_ELSE]
            && is_again(s, n->kids[IF_CONDITION]));
}

/* The way to the loop, as is_rare has found it. Where no condition guards what is
 * under it, there is none: compilers would move there what vectors have done. */
static void print_way(Device *dev, Search *s, Node **list, int count)
{
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        if (!has_loop(n) && is_again(s, n)) {
            print_statement(dev, n);
            continue;
        }
        bool leads = has_loop(n) && leads_on(s, n);
        if (leads || !s->is_flat)
            put_newline(dev);
        if (!leads) {
            put(dev, s->is_flat ? "" : "amp_comes = 1;");
            return;
        }
        bool asks = n->kind == ND_IF;
        if (asks) {
            put(dev, s->is_flat ? "amp_comes &= " : "if ");
            print_condition(dev, n->kids[IF_CONDITION]);
            put(dev, s->is_flat ? " ? 1 : 0;" : "");
        }
        begin_block(dev);
        print_way(dev, s, asks ? n->kids + IF_THEN : n->kids, asks ? 1 : n->kid_count);
        end_block(dev);
    }
}

/* Of a whole vector. */
static void print_question(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    Search search = search_of(dev, c, step);
    look(&search, step->statements.items, step->statements.count);
    c->threads.to = arena_format("amp_lanes + %d", LANES);
    need_quiet(dev, QUIET_HINT);
    put_line(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)"
                  " interleave_count(1)", LANES);
    c->in_vectors = true;
    print_thread_loop(dev, c, c->plan->last);
    begin_block(dev);
    print_again(dev, c, step);
    put_line(dev, "int amp_comes = %d;", search.is_flat);
    print_way(dev, &search, step->statements.items, step->statements.count);
    put_line(dev, "amp_some |= amp_comes;");
    end_block(dev);
    c->in_vectors = false;
    c->threads = around;
}

void print_rare(Device *dev, Cursor *c, const Step *step)
{
    const Threads around = c->threads;
    bool fills = serial_fills(c, LANES);
    begin_vectors(dev, c, around.from, LANES);
    c->threads.from = "amp_lanes";
    c->threads.to = fills ? arena_format("amp_lanes + %d", LANES) : "amp_past";
    put_line(dev, "int amp_some = %s;", fills ? "0"
             : arena_format("amp_past - amp_lanes < %d", LANES));
    put_newline(dev);
    put(dev, fills ? "" : "if (!amp_some)");
    begin_block(dev);
    print_question(dev, c, step);
    end_block(dev);
    put_line(dev, "if (amp_some)");
    begin_block(dev);
    print_run(dev, c, step);
    end_block(dev);
    end_block(dev);
    c->threads = around;
}
