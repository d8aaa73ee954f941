/* serial_mask.c - divergent loops, which the threads of a row leave after different numbers of
 * iterations, in vectors with masks.
 *
 * `while (x * x + y * y < 4) { … }`, which computes in registers alone, is executed for
 * the lanes of a vector together, as long as one of their threads stays; the lanes of
 * those that left are masked. A loop that loads from places of each thread's own is left
 * to each thread, unless it pays to gather that (serial_gather.c).
 */
#include "planner.h"
#include "analysis/flow.h"

/* Drivers take a while for each: some four times as long as for the loop alone. */
enum { MOST_MASKED = 16 };

/* ---- which loops -------------------------------------------------------- */

typedef struct Search {
    Planner *planner;
    bool in_helper;
    bool gathers; /* loads from places of each thread's own are no obstacle */
} Search;

static Look find_obstacle(Node *n, void *context);

static bool helper_is_in_place(Planner *p, Function *f)
{
    Answers *known = &p->prog->in_place;
    bool fits = false; /* for recursion, an error */
    if (answer_known(known, f, &fits) || serial_gives_place(f) || flow_has_loop(f->body))
        return fits;
    Search s = {.planner = p, .in_helper = true};
    return answer_keep(known, f, !node_find(f->body, find_obstacle, &s));
}

/* A function of C's library that is in place, or one whose result needs no
 * loop. */
static bool is_in_place(Search *s, Node *call)
{
    const Builtin *b = builtin_of(call);
    if (b)
        return b->kind == BI_EXTENT || math_differs(call);
    Function *f = node_helper(call);
    return f && helper_is_in_place(s->planner, f);
}

/* An element of a view or an array that the whole row takes. */
static bool is_shared(Search *s, Node *element)
{
    Node *base = node_strip(element->kids[SUBSCRIPT_BASE]);
    if (s->in_helper || level_of(s->planner, element->kids[SUBSCRIPT_INDEX])
        > SAME_IN_ROW)
        return false;
    return base->kind == ND_SUBSCRIPT ? is_shared(s, base)
        : base->kind == ND_VAR && !level_is_own(s->planner, base->decl);
}

static bool is_own(const Search *s, const Decl *d)
{
    return s->in_helper ? !d->is_static : level_is_own(s->planner, d);
}

/* A place or an extent, or what follows from these; an element that is shared. */
static bool is_known(Search *s, Node *n)
{
    if (n->is_constant)
        return true;
    if (!n->type || s->in_helper)
        return false;
    return level_of(s->planner, n) < SAME_NOWHERE
        || (node_is_element(n) && is_shared(s, n));
}

static bool writes_memory(const Search *s, const Node *n)
{
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    return to && !(to->kind == ND_VAR && is_own(s, to->decl));
}

static bool declares_obstacle(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!type_is_number(n->declared.items[i]->type)
            || !decl_is_automatic(n->declared.items[i]))
            return true;
    return false;
}

static bool is_obstacle(Search *s, Node *n)
{
    switch (n->kind) {
    case ND_DECLARE:
        return declares_obstacle(n);
    case ND_VAR:
        return !type_is_number(n->type) || n->decl->type->is_volatile;
    case ND_UNARY:
        return n->op == OP_ADDRESS || n->op == OP_DEREF || writes_memory(s, n);
    case ND_BINARY:
        return n->op == OP_COMMA || writes_memory(s, n) || fold_may_trap(n);
    case ND_CALL:
        return !is_in_place(s, n);
    case ND_RETURN:
        return !s->in_helper;
    case ND_FOR:
        return !flow_is_short(n);
    case ND_COMPOUND: case ND_EXPR: case ND_NULL: case ND_IF: case ND_BREAK:
    case ND_CONTINUE: case ND_PAREN: case ND_CAST: case ND_CONDITIONAL:
    case ND_INT: case ND_FLOAT: case ND_FUNCTION:
        return false;
    default:
        return true;
    }
}

/* Whether nothing in the place of a load keeps a loop out of vectors. */
static bool place_fits(Search *s, Node *load)
{
    Node *n = load;
    bool fits = true;
    for (; n->kind != ND_VAR; n = node_strip(n->kids[0]))
        fits = fits && (n->kind != ND_SUBSCRIPT
                        || !node_find(n->kids[SUBSCRIPT_INDEX], find_obstacle, s));
    return fits;
}

/* What keeps a loop out of vectors. */
static Look find_obstacle(Node *n, void *context)
{
    Search *s = context;
    if (is_known(s, n))
        return LOOK_BEYOND;
    if (s->gathers && n->type && gather_is_load(s->planner, n))
        return place_fits(s, n) ? LOOK_BEYOND : FOUND;
    return is_obstacle(s, n) ? FOUND : LOOK_BELOW;
}

/* Rows that vectors divide, or those of the simple model, which have strips. */
static bool has_vectors(const Plan *s)
{
    return s->index || s->tile[s->last] % LEAST_LANES == 0;
}

/* A loop that no thread comes to, or goes on with. */
static bool is_never(const Node *loop)
{
    const Node *condition = flow_condition(loop);
    return condition && condition->is_constant && !condition->value;
}

bool mask_fits(Planner *p, Node *loop)
{
    Search s = {.planner = p};
    if (!flow_is_loop(loop) || !has_vectors(p->plan) || is_never(loop)
        || p->masked == MOST_MASKED)
        return false;
    s.gathers = gather_pays(p, loop);
    for (int i = flow_trip_at(loop); i < loop->kid_count; i++) {
        Node *n = loop->kids[i];
        if ((n && flow_has_loop(n)) || node_find(n, find_obstacle, &s))
            return false;
    }
    return true;
}

/* ---- the step ----------------------------------------------------------- */

static Node *jump_to(const Node *jump, const char *label, int number)
{
    Node *copy = NEW(Node);
    *copy = *jump;
    copy->kind = ND_GOTO;
    copy->text = arena_format("amp_%s_%d", label, number);
    return copy;
}

/* The body with jumps past its end, or past the masked lanes. */
static Node *with_jumps(Node *n, Step *step)
{
    if (!n || !flow_breaks(n))
        return n;
    if (n->kind == ND_CONTINUE) {
        step->continues = true;
        return jump_to(n, "next", step->number);
    }
    if (n->kind == ND_BREAK) {
        step->breaks = true;
        return jump_to(n, "left", step->number);
    }
    Node *copy = NEW(Node);
    *copy = *n;
    copy->kids = NEW_ARRAY(Node *, (size_t)n->kid_count);
    for (int i = 0; i < n->kid_count; i++)
        copy->kids[i] = with_jumps(n->kids[i], step);
    return copy;
}

Step *mask_plan(Planner *p, Node *loop)
{
    Step *step = serial_new_step(STEP_MASKED, loop);
    step->number = ++p->masked;
    list_add(&step->statements, with_jumps(flow_body(loop), step));
    return step;
}
