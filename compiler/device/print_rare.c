/* print_rare.c - threads of a row that go through loops of their own, each only
 * where it must:
 *
 *     float d = …;
 *     if (d < best[7])
 *         while (…) …
 *
 * A loop over such threads is no loop of vectors. What they ask for first is; where
 * none of a vector's threads has to go on, they are done:
 *
 *     for (…16 threads…) { float d = …; amp_some |= d < best[7]…; }
 *     if (amp_some)
 *         for (…the same…) { float d = …; if (d < best[7]…) … }
 */
#include "analysis/flow.h"
#include "serial/serial.h"

typedef struct Search {
    Device *dev;
    const Step *step;
    bool found; /* what may not be done twice, or not in vectors */
} Search;

/* Whether a variable has its first value in the run. */
static bool is_declared(const Step *step, const Decl *d)
{
    for (int i = 0; i < step->statements.count; i++)
        for (int k = 0; k < step->statements.items[i]->declared.count; k++)
            if (step->statements.items[i]->declared.items[k] == d)
                return true;
    return false;
}

static bool find_obstacle(Node *n, void *context)
{
    Search *s = context;
    const Decl *d = node_assigned(n) ? node_changed(n) : NULL;
    s->found = s->found || n->kind == ND_STATEMENT_EXPR || n->kind == ND_LABEL
        || flow_is_jump(n)
        || (n->kind == ND_CALL && has_effect(s->dev, n))
        || (node_assigned(n) && (!d || !is_declared(s->step, d)));
    for (int i = 0; i < n->declared.count; i++)
        s->found |= n->declared.items[i]->is_static
            || n->declared.items[i]->type->kind == TY_ARRAY;
    return !s->found;
}

static bool find_label(Node *n, void *context)
{
    bool *found = context;
    *found = *found || n->kind == ND_STATEMENT_EXPR || n->kind == ND_LABEL
        || n->kind == ND_RETURN || n->kind == ND_GOTO;
    return !*found;
}

/* What has a loop, or calls what has one. */
static bool find_loop(Node *n, void *context)
{
    bool *found = context;
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    *found = *found || (flow_is_loop(n) && !flow_is_short(n))
        || (f && f->body && flow_has_loop(f->body));
    return !*found;
}

/* The last statement's condition, where that is one for loops; NULL. */
static Node *condition_of(const Step *step)
{
    const Node *last = step->statements.count
        ? step->statements.items[step->statements.count - 1] : NULL;
    if (!last || last->kind != ND_IF || last->kids[IF_ELSE])
        return NULL;
    bool has_label = false, has_loop = false;
    node_walk(last->kids[IF_THEN], find_label, &has_label);
    node_walk(last->kids[IF_THEN], find_loop, &has_loop);
    return has_loop && !has_label ? last->kids[IF_CONDITION] : NULL;
}

bool is_rare(Device *dev, const Serial *s, const Step *step)
{
    Node *condition = condition_of(step);
    Search search = {.dev = dev, .step = step};
    bool fits = s->index || s->tile[s->rank - 1] >= LANES;
    if (!condition || !fits || s->abreast || s->descends || step->returns || step->then
        || step->scatters || has_effect(dev, condition)
        || !serial_is_apart(dev, s, condition))
        return false;
    for (int i = 0; i < step->statements.count - 1; i++) {
        Node *n = step->statements.items[i];
        if (flow_has_loop(n) || !serial_is_apart(dev, s, n))
            return false;
        node_walk(n, find_obstacle, &search);
    }
    return !search.found;
}

/* Of a whole vector. */
static void print_question(Device *dev, Serial *s, const Step *step)
{
    const char *to = s->to;
    int count = s->count;
    s->to = arena_format("amp_lanes + %d", LANES);
    s->count = LANES;
    need_quiet(dev, QUIET_HINT);
    put_newline(dev);
    putf(dev, "#pragma clang loop vectorize(assume_safety) vectorize_width(%d)",
         LANES);
    s->in_vectors = true;
    print_thread_loop(dev, s, s->rank - 1);
    begin_block(dev);
    print_again(dev, s, step);
    for (int i = 0; i < step->statements.count - 1; i++)
        print_statement(dev, step->statements.items[i]);
    put_newline(dev);
    put(dev, "amp_some |= ");
    print_condition(dev, condition_of(step));
    put(dev, " ? 1 : 0;");
    end_block(dev);
    s->in_vectors = false;
    s->to = to;
    s->count = count;
}

void print_rare(Device *dev, Serial *s, const Step *step)
{
    const char *from = s->from, *to = s->to;
    bool fills = serial_fills(s, LANES);
    print_vectors(dev, s, from, LANES);
    begin_block(dev);
    print_past(dev, s, LANES);
    s->from = "amp_lanes";
    s->to = fills ? arena_format("amp_lanes + %d", LANES) : "amp_past";
    put_newline(dev);
    putf(dev, "int amp_some = %s;", fills ? "0"
         : arena_format("amp_past - amp_lanes < %d", LANES));
    put_newline(dev);
    put(dev, fills ? "" : "if (!amp_some)");
    begin_block(dev);
    print_question(dev, s, step);
    end_block(dev);
    put_newline(dev);
    put(dev, "if (amp_some)");
    begin_block(dev);
    print_run(dev, s, step);
    end_block(dev);
    end_block(dev);
    s->from = from;
    s->to = to;
}
