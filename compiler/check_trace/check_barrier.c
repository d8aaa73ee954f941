/* check_barrier.c - barriers in divergent control flow: amp.barrier.1.
 *
 * The trace has the path condition of each barrier. If it may differ between the threads
 * of a tile, the message names the innermost divergent branch or jump, and traces its
 * condition back to the thread-dependent value.
 */
#include "check_trace.h"
#include "text/source.h"

enum { MAX_CAUSES = 5 };

/* ---- causes ------------------------------------------------------------- */

typedef struct Cause {
    const Trace *trace;
    Node *leaf;     /* what differs between threads */
    Node *variable; /* one that may hold such a value */
} Cause;

static bool is_memory(const Node *n)
{
    if (n->kind == ND_UNARY && n->op == OP_DEREF)
        return true;
    return n->kind == ND_SUBSCRIPT && n->type && !type_is_handle(n->type)
        && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind != TY_VECTOR;
}

/* An element of a view that the kernel only reads, at one place. */
static bool is_uniform(const Trace *trace, const Node *n)
{
    const Decl *base = NULL;
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind != EVENT_READ || e->node != n)
            continue;
        if (e->offset->varies || e->base->is_tile_static)
            return false;
        base = e->base;
    }
    for (int i = 0; base && i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->base == base
            && (e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC))
            return false;
    }
    return base != NULL;
}

static bool find_cause(Node *n, void *context)
{
    Cause *c = context;
    if (c->leaf)
        return false;
    if (node_is_place(n))
        c->leaf = n;
    else if (n->kind == ND_VAR && n->decl
             && map_get_pointer(&c->trace->assigned, n->decl))
        c->variable = n;
    else if (is_memory(n) && is_uniform(c->trace, n))
        return false;
    else if (is_memory(n) || (n->kind == ND_VAR && n->decl
                              && n->decl->is_tile_static))
        c->leaf = n;
    return !c->leaf;
}

/* The last write of `base` before event `end` and after `begin`, with no
 * barrier after it; NULL. Events before the start of a loop that `end` is in
 * come after those at the loop's end, too: *loop is that start. */
static const Event *last_write(const Trace *trace, const Decl *base, int begin,
                               int end, int *loop)
{
    int inside = 0;
    *loop = -1;
    for (int i = end - 1; i > begin; i--) {
        const Event *e = &trace->events.items[i];
        bool is_write = e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC;
        if (is_write && e->base == base)
            return e;
        if (e->kind == EVENT_BARRIER && e->fences_tile_static)
            return NULL;
        inside += (e->kind == EVENT_LOOP_END) - (e->kind == EVENT_LOOP);
        if (inside < 0 && *loop < 0)
            *loop = i;
    }
    return NULL;
}

static int end_of_loop(const Trace *trace, int loop)
{
    int i = loop + 1, inside = 1;
    for (; i < trace->events.count && inside; i++)
        inside += (trace->events.items[i].kind == EVENT_LOOP)
            - (trace->events.items[i].kind == EVENT_LOOP_END);
    return i;
}

/* Notes the write for which an element of a view may differ though its index does not. */
static void note_writer_of_view(const Trace *trace, const Event *read)
{
    for (int i = 0; i < trace->events.count && !read->offset->varies; i++) {
        const Event *e = &trace->events.items[i];
        bool is_write = e->kind == EVENT_WRITE || e->kind == EVENT_ATOMIC;
        if (!is_write || e->base != read->base)
            continue;
        if (e->node != read->node)
            diag_note(at_node(e->node), "'%s' is written here, by the same kernel",
                      e->named->name);
        return;
    }
}

/* Notes the write that may race with `n`, a read. */
static void note_writer(const Trace *trace, const Node *n)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        int loop, outer;
        if (e->kind != EVENT_READ || e->node != n)
            continue;
        if (!e->base->is_tile_static) {
            note_writer_of_view(trace, e);
            return;
        }
        const Event *w = last_write(trace, e->base, -1, i, &loop);
        if (!w && loop >= 0)
            w = last_write(trace, e->base, i, end_of_loop(trace, loop), &outer);
        if (w)
            diag_note(at_node(w->node), "'%s' is written here, with no barrier "
                      "before the read", e->base->name);
        return;
    }
}

/* Why an expression is divergent: a leaf, and the variables through which it came. */
typedef struct Causes {
    Node *variables[MAX_CAUSES], *values[MAX_CAUSES];
    int count;
    Node *leaf; /* or NULL */
} Causes;

static Causes find_causes(const Trace *trace, Node *n)
{
    Causes all = {.count = 0};
    Set seen = {0};
    while (n && all.count < MAX_CAUSES) {
        Cause c = {trace, NULL, NULL};
        node_walk(n, find_cause, &c);
        all.leaf = c.leaf;
        if (c.leaf || !c.variable
            || !set_add(&seen, c.variable->decl))
            break;
        n = map_value_pointer(&trace->assigned, c.variable->decl);
        all.variables[all.count] = c.variable;
        all.values[all.count++] = n;
    }
    return all;
}

/* What a macro has around its argument is no part of a file's text. */
static bool is_balanced(const char *text)
{
    int depth = 0;
    for (; *text && depth >= 0; text++)
        depth += (*text == '(') - (*text == ')');
    return depth == 0;
}

static void note_leaf(const Node *leaf)
{
    const char *text = source_text(leaf->range);
    const char *what = is_balanced(text) ? arena_format("'%s'", text) : "this";
    diag_note(at_node(leaf), node_is_place(leaf)
              ? "%s is different in each thread"
              : "%s may be different in each thread", what);
}

static void note_causes(const Trace *trace, const Causes *causes)
{
    for (int i = 0; i < causes->count; i++)
        diag_note(at_node(causes->values[i]), "'%s' is given its value here",
                  causes->variables[i]->decl->name);
    if (!causes->leaf)
        return;
    note_leaf(causes->leaf);
    note_writer(trace, causes->leaf);
}

/* ---- barriers ----------------------------------------------------------- */

static const char *jump_word(const Node *jump)
{
    return jump->kind == ND_CALL ? "amp_abort"
        : jump->kind == ND_RETURN ? "return"
        : jump->kind == ND_BREAK ? "break" : "continue";
}

static bool is_explained(const Trace *trace, const Fork *f)
{
    return f && (f->jump || find_causes(trace, f->condition).leaf);
}

/* The innermost divergent fork, preferably one whose cause is known: a loop's counter also
 * varies because of threads that left before the loop. */
static const Fork *varying(const Trace *trace, const Fork *f)
{
    const Fork *first = NULL;
    for (; f; f = f->outer) {
        if (f->value->varies && is_explained(trace, f))
            return f;
        first = first || !f->value->varies ? first : f;
    }
    return first;
}

/* The fork at which threads diverge so that some do not reach a barrier. */
static const Fork *parting(const Trace *trace, const Event *e)
{
    const Fork *fork = varying(trace, e->forks);
    const Fork *exit = varying(trace, e->exits);
    return exit && !is_explained(trace, fork) ? exit : fork;
}

/* Whether the fork around a barrier is one by itself, whoever left before. */
static bool is_new(const Trace *trace, const Fork *f, const Reported *reported)
{
    return f && f->condition && is_explained(trace, f)
        && !set_has(&reported->nodes, f->condition);
}

/* Whether that was said of another barrier before. */
static bool is_blamed(const Trace *trace, const Event *e, const Reported *reported)
{
    for (const Fork *f = e->exits; f; f = f->outer)
        if (f->jump && set_has(&reported->nodes, f->jump))
            return !is_new(trace, varying(trace, e->forks), reported);
    const Fork *fork = parting(trace, e);
    return fork && fork->condition && set_has(&reported->nodes, fork->condition);
}

static void report(const Trace *trace, const Event *e, Reported *reported)
{
    const Fork *fork = parting(trace, e);
    diag(D_BARRIER_VARIES, at_node(e->node));
    if (fork && fork->jump) {
        diag_note(at_node(fork->jump),
                  "some threads have left by this %s before",
                  jump_word(fork->jump));
        set_add(&reported->nodes, fork->jump);
    }
    if (fork && fork->condition) {
        diag_note(at_node(fork->condition),
                  "this condition may differ between the threads of a tile");
        set_add(&reported->nodes, fork->condition);
        Causes causes = find_causes(trace, fork->condition);
        note_causes(trace, &causes);
    }
    check_note_calls(e->frame);
    if (e->frame && trace->launch)
        diag_note(at_node(trace->launch->call), "the parallel_for_each is here");
}

/* Threads may read different numbers at one place of tile_static memory only in a race. */
bool check_may_race_to_barrier(const Trace *trace)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind == EVENT_READ && e->base->is_tile_static && !e->offset->varies
            && e->value && e->value->varies)
            return true;
    }
    return false;
}

bool check_is_divergent(const Trace *trace, const Event *e)
{
    int64_t number;
    return e->kind == EVENT_BARRIER && e->active->varies
        && !value_settled(trace->tile, e->active, &number);
}

void check_barriers(const Trace *trace, Reported *reported)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (check_is_divergent(trace, e) && !set_has(&reported->nodes, e->node)
            && !is_blamed(trace, e, reported)) {
            set_add(&reported->nodes, e->node);
            report(trace, e, reported);
        }
    }
}
