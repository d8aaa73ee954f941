/* serial.c - plans the serial form of a kernel.
 *
 * A body is cut at its barriers. What lies between two is a region: a loop
 * over the rows of the tile, and in it loops over the threads of a row, which
 * a compiler can vectorize. Control flow around a barrier is uniform (that is
 * checked before), so it stands outside these loops, and its conditions are
 * those of the first thread. A counted loop without a barrier whose count is
 * the same for all threads of a row moves out of the innermost loop too: in
 * code without races, threads may take turns in any order between barriers.
 *
 * A variable that is used in several runs of threads is one for each thread,
 * an array; but one that never changes and follows from the thread's place and
 * the captures is computed again, and what is the same for all stands once.
 */
#include "serial.h"
#include "names.h"

#include <string.h>

typedef struct Plan {
    Device *dev;
    Serial *serial;
    Function *kernel;
    Map changes;   /* Decl -> how often it is changed, MANY with its address */
    Map own;       /* Decl -> itself: variables of the kernel's threads */
    Step *region;  /* in which runs are being planned */
    Ways *ways;    /* where it was asked */
    bool is_whole; /* whose statements stay together */
} Plan;

enum { MANY = 1000, MOST_BYTES = 1 << 18, MOST_AGAIN = 100, STRIP = 256 };

/* What follows a statement in its kernel. */
typedef struct After {
    bool barrier, anything;
} After;

typedef LIST(Node *) Nodes;

static void plan_list(Plan *p, Same level, Node **list, int count,
                      After after, Steps *out);

static void refuse(Plan *p, const char *why)
{
    if (!p->serial->why_not)
        p->serial->why_not = why;
}

Kept *serial_kept(const Serial *s, const Decl *d)
{
    void **place = map_get_pointer(&s->kept, d);
    return place ? *place : NULL;
}

static Kept *keep(Plan *p, Decl *d, Keep how, Same level)
{
    Kept *kept = NEW(Kept);
    *kept = (Kept){.keep = how, .level = level};
    *map_put_pointer(&p->serial->kept, d) = kept;
    return kept;
}

/* ---- what the body holds ------------------------------------------------ */

static bool find_barrier(Node *n, void *context)
{
    bool *found = context;
    *found = *found || (n->kind == ND_CALL && builtin_barrier(n));
    return !*found;
}

static bool has_barrier(Node *n)
{
    bool found = false;
    node_walk(n, find_barrier, &found);
    return found;
}

static bool find_return(Node *n, void *context)
{
    bool *found = context;
    *found = *found || n->kind == ND_RETURN;
    return !*found;
}

static bool has_return(Node *n)
{
    bool found = false;
    node_walk(n, find_return, &found);
    return found;
}

static bool is_loop(const Node *n)
{
    return n->kind == ND_FOR || n->kind == ND_WHILE || n->kind == ND_DO;
}

/* Whether a break or continue in `n` leaves what is around `n`. */
static bool has_jump(const Node *n, bool in_loop, bool in_switch)
{
    if (!n)
        return false;
    if (n->kind == ND_CONTINUE)
        return !in_loop;
    if (n->kind == ND_BREAK)
        return !in_loop && !in_switch;
    in_loop = in_loop || is_loop(n);
    in_switch = in_switch || n->kind == ND_SWITCH;
    for (int i = 0; i < n->kid_count; i++)
        if (has_jump(n->kids[i], in_loop, in_switch))
            return true;
    return false;
}

static bool jumps(const Node *n)
{
    return has_jump(n, false, false);
}

/* Whether a continue in `n` goes on with the loop around `n`. */
static bool continues(const Node *n)
{
    if (!n || is_loop(n))
        return false;
    if (n->kind == ND_CONTINUE)
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (continues(n->kids[i]))
            return true;
    return false;
}

static bool is_barrier(Node *n)
{
    if (n->kind != ND_EXPR)
        return false;
    Node *e = node_strip(n->kids[0]);
    return e->kind == ND_CALL && builtin_barrier(e);
}

/* ---- changes ------------------------------------------------------------ */

static void note_change(Plan *p, Node *lvalue, intptr_t count)
{
    Node *root = node_root(lvalue);
    if (!root)
        return;
    void **place = map_put_pointer(&p->changes, root->decl);
    *place = (void *)((intptr_t)*place + count);
}

static bool find_changes(Node *n, void *context)
{
    Plan *p = context;
    if (n->kind == ND_BINARY && op_form(n->op) == 'A')
        note_change(p, n->kids[0], 1);
    if (n->kind == ND_UNARY && op_is_step(n->op))
        note_change(p, n->kids[0], 1);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        note_change(p, n->kids[0], MANY);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!d->is_static && !d->is_tile_static)
            *map_put_pointer(&p->own, d) = d;
    }
    return true;
}

static intptr_t changes(const Plan *p, const Decl *d)
{
    void **place = map_get_pointer(&p->changes, d);
    return place ? (intptr_t)*place : 0;
}

static bool is_own(const Plan *p, const Decl *d)
{
    return map_get_pointer(&p->own, d) != NULL;
}

/* ---- levels ------------------------------------------------------------- */

static Same level_of(Plan *p, Node *n);

static Same worse(Same a, Same b)
{
    return a > b ? a : b;
}

static bool is_plain_value(const Type *t)
{
    return type_is_arithmetic(t) || t->kind == TY_VECTOR;
}

static Same level_of_variable(const Plan *p, const Decl *d)
{
    const Kept *kept = serial_kept(p->serial, d);
    if (kept)
        return kept->keep == KEEP_ONCE || kept->keep == KEEP_AGAIN
            ? kept->level : SAME_NOWHERE;
    if (is_own(p, d) || d->is_tile_static || !is_plain_value(d->type))
        return SAME_NOWHERE;
    return SAME_IN_TILE; /* a capture, or a constant */
}

/* t.local, and t.local[d] where the index is known. */
static Same level_of_tiled(const Node *member, const Node *index)
{
    int rank = member->kids[MEMBER_BASE]->type->rank;
    const char *name = member->field->name;
    if (strcmp(name, "local") != 0 && strcmp(name, "global") != 0)
        return SAME_IN_TILE;
    if (index && index->is_constant && (int)index->value < rank - 1)
        return SAME_IN_ROW;
    return SAME_IN_THREAD;
}

static bool is_tiled(const Node *n)
{
    return n->kind == ND_MEMBER
        && n->kids[MEMBER_BASE]->type->kind == TY_TILED_INDEX;
}

static Same level_of_call(Plan *p, Node *n)
{
    const Builtin *b = builtin_of(n);
    Same level = SAME_IN_TILE;
    if (!b || (b->kind != BI_EXTENT && b->kind != BI_VECTOR))
        return SAME_NOWHERE;
    if (b->kind == BI_EXTENT) {
        Node *view = node_strip(n->kids[CALL_ARGUMENT]);
        return view->kind == ND_VAR && !is_own(p, view->decl) ? SAME_IN_TILE
                                                              : SAME_NOWHERE;
    }
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        level = worse(level, level_of(p, n->kids[i]));
    return level;
}

static Same level_of_subscript(Plan *p, Node *n)
{
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    if (base->kind == ND_VAR && base->decl == p->serial->index
        && index->is_constant)
        return (int)index->value < p->serial->rank - 1 ? SAME_IN_ROW
                                                       : SAME_IN_THREAD;
    if (is_tiled(base))
        return worse(level_of_tiled(base, index), level_of(p, index));
    if (base->type->kind != TY_VECTOR)
        return SAME_NOWHERE;
    return worse(level_of(p, base), level_of(p, index));
}

/* A division that stops the program is only to be done where the source has
 * it: there a check may stand before it. */
static bool may_trap(const Node *n)
{
    if ((n->op != OP_DIV && n->op != OP_MOD) || type_is_floating(n->type))
        return false;
    const Node *by = n->kids[BINARY_RIGHT];
    return !by->is_constant || (int64_t)by->value <= 0;
}

/* Which threads an expression has the same value for; SAME_NOWHERE for what
 * reads memory, has an effect, or may stop the program. */
static Same level_of(Plan *p, Node *n)
{
    n = node_strip(n);
    if (n->is_constant)
        return SAME_IN_TILE;
    Same level = SAME_IN_TILE;
    switch (n->kind) {
    case ND_INT:
    case ND_FLOAT:
        return SAME_IN_TILE;
    case ND_VAR:
        return level_of_variable(p, n->decl);
    case ND_MEMBER:
        return is_tiled(n) ? level_of_tiled(n, NULL) : SAME_NOWHERE;
    case ND_SUBSCRIPT:
        return level_of_subscript(p, n);
    case ND_CALL:
        return level_of_call(p, n);
    case ND_SWIZZLE:
        return n->is_arrow ? SAME_NOWHERE : level_of(p, n->kids[SWIZZLE_BASE]);
    case ND_UNARY:
        if (op_is_step(n->op) || n->op == OP_ADDRESS || n->op == OP_DEREF)
            return SAME_NOWHERE;
        break;
    case ND_BINARY:
        if (op_form(n->op) == 'A' || n->op == OP_COMMA || may_trap(n))
            return SAME_NOWHERE;
        break;
    case ND_CAST:
        if (!is_plain_value(n->type))
            return SAME_NOWHERE;
        break;
    case ND_CONDITIONAL:
        break;
    default:
        return SAME_NOWHERE;
    }
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            level = worse(level, level_of(p, n->kids[i]));
    return level;
}

/* ---- counted loops ------------------------------------------------------ */

static bool is_variable(Node *n, const Decl *d)
{
    n = node_strip(n);
    return n->kind == ND_VAR && n->decl == d;
}

/* Whether a for counts in the same way for all threads of `level`: then its
 * header needs no thread, and its counter stands once. */
static bool counts(Plan *p, Same level, Node *n)
{
    Node *init = n->kids[FOR_INIT], *step = n->kids[FOR_STEP];
    if (!init || init->kind != ND_DECLARE || init->declared.count != 1
        || !n->kids[FOR_CONDITION] || !step)
        return false;
    Decl *d = init->declared.items[0];
    step = node_strip(step);
    bool steps = (step->kind == ND_UNARY && op_is_step(step->op))
        || (step->kind == ND_BINARY && op_form(step->op) == 'A');
    if (d->is_static || !d->init || !type_is_arithmetic(d->type) || !steps
        || !is_variable(step->kids[0], d) || changes(p, d) != 1
        || level_of(p, d->init) > level)
        return false;
    Kept *kept = keep(p, d, KEEP_ONCE, level);
    if (level_of(p, n->kids[FOR_CONDITION]) <= level
        && (step->kind == ND_UNARY || level_of(p, step->kids[1]) <= level))
        return true;
    kept->keep = KEEP_PLAIN;
    *map_put_pointer(&p->serial->kept, d) = NULL;
    return false;
}

/* Whether a statement without a barrier leaves the loop over a row's threads,
 * because it is a counted loop or holds one. */
static bool leaves_row(Plan *p, Node *n)
{
    if (n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            if (leaves_row(p, n->kids[i]))
                return true;
        return false;
    }
    return n->kind == ND_FOR && !jumps(n->kids[FOR_BODY])
        && counts(p, SAME_IN_ROW, n);
}

/* Whether a statement is cut into steps. */
static bool is_cut(Plan *p, Same level, Node *n, After after)
{
    if (level == SAME_IN_ROW)
        return !p->is_whole && leaves_row(p, n);
    return has_barrier(n) || jumps(n) || (after.barrier && has_return(n));
}

/* ---- steps -------------------------------------------------------------- */

static Step *new_step(StepKind kind, Node *n)
{
    Step *step = NEW(Step);
    step->kind = kind;
    step->node = n;
    return step;
}

static void plan_one(Plan *p, Same level, Node *n, After after, Steps *out)
{
    if (!n)
        return;
    if (n->kind == ND_COMPOUND)
        plan_list(p, level, n->kids, n->kid_count, after, out);
    else
        plan_list(p, level, &n, 1, after, out);
}

/* Whether all threads that come here wait at a barrier: it is checked that
 * then all come. */
static bool surely_waits(Node *n)
{
    if (n->kind == ND_DO)
        return surely_waits(n->kids[DO_BODY]);
    if (n->kind != ND_COMPOUND)
        return is_barrier(n);
    for (int i = 0; i < n->kid_count; i++) {
        if (surely_waits(n->kids[i]))
            return true;
        if (jumps(n->kids[i]) || has_return(n->kids[i]))
            return false;
    }
    return false;
}

static bool is_way_sure(const Node *n)
{
    switch (n->kind) {
    case ND_IF:
        return surely_waits(n->kids[IF_THEN])
            || (n->kids[IF_ELSE] && surely_waits(n->kids[IF_ELSE]));
    case ND_FOR:
        return surely_waits(n->kids[FOR_BODY]);
    case ND_WHILE:
        return surely_waits(n->kids[WHILE_BODY]);
    default:
        return surely_waits(n->kids[DO_BODY]);
    }
}

/* What one thread finds is what all go by. */
static void check_condition(Plan *p, const Node *n, Node *condition)
{
    if (!condition)
        return;
    if (!is_pure(condition))
        refuse(p, "the condition of control flow around a barrier has an"
                  " effect");
    if (is_way_sure(n))
        return;
    if (!p->ways)
        p->ways = ways_find(p->kernel);
    if (way_differs(p->ways, condition))
        refuse(p, "threads may take different ways around a barrier");
}

/* An expression as a statement of each thread. */
static void plan_expression(Plan *p, Node *e, Steps *out)
{
    if (!e)
        return;
    Node *n = NEW(Node);
    *n = (Node){.kind = ND_EXPR, .range = e->range, .point = e->point};
    n->kids = NEW_ARRAY(Node *, 1);
    n->kids[0] = e;
    n->kid_count = 1;
    plan_list(p, SAME_IN_TILE, &n, 1, (After){true, true}, out);
}

static void plan_for(Plan *p, Same level, Step *step)
{
    Node *n = step->node;
    After inside = {true, true};
    step->is_own_for = counts(p, level, n);
    if (!step->is_own_for) {
        check_condition(p, n, n->kids[FOR_CONDITION]);
        if (continues(n->kids[FOR_BODY]))
            refuse(p, "a loop around a barrier has a continue, and does not"
                      " count in the same way for all");
        if (n->kids[FOR_INIT] && n->kids[FOR_INIT]->kind == ND_DECLARE)
            plan_one(p, level, n->kids[FOR_INIT], inside, &step->begin);
        else
            plan_expression(p, n->kids[FOR_INIT], &step->begin);
        plan_expression(p, n->kids[FOR_STEP], &step->next);
    }
    plan_one(p, level, n->kids[FOR_BODY], inside, &step->steps);
}

static Step *plan_control(Plan *p, Same level, Node *n, After after)
{
    Step *step = new_step(STEP_CONTROL, n);
    After inside = {true, true};
    switch (n->kind) {
    case ND_COMPOUND:
        plan_one(p, level, n, after, &step->steps);
        break;
    case ND_IF:
        check_condition(p, n, n->kids[IF_CONDITION]);
        plan_one(p, level, n->kids[IF_THEN], after, &step->steps);
        plan_one(p, level, n->kids[IF_ELSE], after, &step->otherwise);
        break;
    case ND_FOR:
        plan_for(p, level, step);
        break;
    case ND_WHILE:
        check_condition(p, n, n->kids[WHILE_CONDITION]);
        plan_one(p, level, n->kids[WHILE_BODY], inside, &step->steps);
        break;
    case ND_DO:
        check_condition(p, n, n->kids[DO_CONDITION]);
        plan_one(p, level, n->kids[DO_BODY], inside, &step->steps);
        break;
    case ND_BREAK:
    case ND_CONTINUE:
    case ND_RETURN:
        break;
    default:
        refuse(p, "a barrier is in a switch or an expression");
        break;
    }
    return step;
}

typedef struct Cost {
    const Plan *plan;
    int nodes;
} Cost;

static bool add_cost(Node *n, void *context)
{
    Cost *c = context;
    Kept *kept = n->kind == ND_VAR
        ? serial_kept(c->plan->serial, n->decl) : NULL;
    c->nodes += 1 + (kept && kept->keep == KEEP_AGAIN ? kept->cost : 0);
    return true;
}

/* A variable that never changes and follows from the thread's place: whether
 * it stands once in a list of `level`, or is computed again. */
static void plan_variable(Plan *p, Same level, Decl *d, Steps *out)
{
    if (d->is_static || d->is_tile_static || !d->init || changes(p, d)
        || !is_plain_value(d->type) || d->type->is_volatile)
        return;
    Same own = level_of(p, d->init);
    if (own <= level) {
        keep(p, d, KEEP_ONCE, own);
        Step *step = new_step(STEP_ONCE, NULL);
        step->decl = d;
        list_add(out, step);
        return;
    }
    Cost cost = {p, 0};
    node_walk(d->init, add_cost, &cost);
    if (own < SAME_NOWHERE && cost.nodes <= MOST_AGAIN)
        keep(p, d, KEEP_AGAIN, own)->cost = cost.nodes;
}

/* The statements so far are a region, or a run of one. */
static void flush(Plan *p, Same level, Nodes *run, After after, Steps *out)
{
    if (!run->count)
        return;
    Step *step = new_step(level == SAME_IN_TILE ? STEP_REGION : STEP_RUN, NULL);
    list_add(out, step);
    bool returns = false;
    for (int i = 0; i < run->count; i++)
        returns = returns || has_return(run->items[i]);
    if (level == SAME_IN_TILE) {
        if (returns && after.anything)
            refuse(p, "some threads return before others go on");
        p->region = step;
        p->is_whole = returns;
        plan_list(p, SAME_IN_ROW, run->items, run->count, after, &step->steps);
        p->region = NULL;
    } else {
        step->returns = returns;
        for (int i = 0; i < run->count; i++)
            list_add(&step->statements, run->items[i]);
    }
    run->count = 0;
}

static void plan_list(Plan *p, Same level, Node **list, int count,
                      After after, Steps *out)
{
    Nodes run = {0};
    int last = level == SAME_IN_TILE ? count - 1 : -1; /* with a barrier */
    while (last >= 0 && !has_barrier(list[last]))
        last--;
    for (int i = 0; i < count; i++) {
        Node *n = list[i];
        After here = {after.barrier || i < last,
                      after.anything || i + 1 < count};
        for (int k = 0; k < n->declared.count; k++)
            if (!serial_kept(p->serial, n->declared.items[k]))
                plan_variable(p, level, n->declared.items[k], out);
        if (level == SAME_IN_TILE && is_barrier(n)) {
            flush(p, level, &run, here, out);
        } else if (is_cut(p, level, n, here)) {
            flush(p, level, &run, (After){true, true}, out);
            list_add(out, plan_control(p, level, n, here));
        } else {
            list_add(&run, n);
        }
    }
    flush(p, level, &run, after, out);
}

/* ---- which variables are arrays ----------------------------------------- */

typedef struct Where {
    Step *region, *run;
} Where;

typedef struct Uses {
    Plan *plan;
    Map first;   /* Decl -> Where it was first used */
    Where here;
    bool is_header; /* of control flow outside regions */
} Uses;

static void note_use(Uses *u, Decl *d);
static bool find_uses(Node *n, void *context);

static void note_again(Uses *u, Decl *d, Kept *kept)
{
    bool is_of_row = kept->level == SAME_IN_ROW
        || (d == u->plan->serial->index && !u->here.run);
    Step *step = is_of_row ? u->here.region : u->here.run;
    if (u->is_header || !step) {
        refuse(u->plan, "control flow around a barrier depends on the"
                        " thread's place");
        return;
    }
    for (int i = 0; i < step->again.count; i++)
        if (step->again.items[i] == d)
            return;
    Uses inside = *u;
    if (is_of_row)
        inside.here.run = NULL;
    node_walk(d->init, find_uses, &inside);
    u->first = inside.first;
    list_add(&step->again, d);
}

static void spread(Uses *u, Decl *d, Keep how)
{
    Kept *kept = serial_kept(u->plan->serial, d);
    if (kept && kept->keep >= how)
        return;
    if (kept)
        kept->keep = how;
    else
        keep(u->plan, d, how, SAME_NOWHERE);
}

static void note_use(Uses *u, Decl *d)
{
    Kept *kept = serial_kept(u->plan->serial, d);
    if (kept && kept->keep == KEEP_AGAIN) {
        note_again(u, d, kept);
        return;
    }
    if (!is_own(u->plan, d) || (kept && kept->keep == KEEP_ONCE))
        return;
    void **place = map_put_pointer(&u->first, d);
    Where *first = *place;
    if (!first) {
        *place = first = NEW(Where);
        *first = u->here;
    }
    if (u->is_header || first->region != u->here.region)
        spread(u, d, KEEP_TILE);
    else if (first->run != u->here.run)
        spread(u, d, KEEP_ROW);
}

static bool find_uses(Node *n, void *context)
{
    Uses *u = context;
    if (n->kind == ND_VAR)
        note_use(u, n->decl);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(u->plan->serial, d);
        if (is_own(u->plan, d) && !(kept && kept->keep == KEEP_AGAIN))
            note_use(u, d);
    }
    return true;
}

static void find_in_header(Uses *u, Node *n)
{
    bool before = u->is_header;
    u->is_header = !u->here.region;
    node_walk(n, find_uses, u);
    u->is_header = before;
}

static void find_in_steps(Uses *u, const Steps *steps);

static void find_in_control(Uses *u, Step *step)
{
    static const int HEADER[] = {[ND_IF] = IF_CONDITION,
        [ND_FOR] = FOR_CONDITION, [ND_WHILE] = WHILE_CONDITION,
        [ND_DO] = DO_CONDITION};
    Node *n = step->node;
    if (n->kind == ND_IF || is_loop(n))
        find_in_header(u, n->kids[HEADER[n->kind]]);
    find_in_steps(u, &step->begin);
    find_in_steps(u, &step->steps);
    find_in_steps(u, &step->otherwise);
    find_in_steps(u, &step->next);
}

static void find_in_steps(Uses *u, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        Where before = u->here;
        if (step->kind == STEP_REGION)
            u->here = (Where){step, NULL};
        if (step->kind == STEP_RUN)
            u->here.run = step;
        for (int k = 0; k < step->statements.count; k++)
            node_walk(step->statements.items[k], find_uses, u);
        if (step->kind == STEP_CONTROL)
            find_in_control(u, step);
        else
            find_in_steps(u, &step->steps);
        u->here = before;
    }
}

/* What a pointer that lives on may point to lives as long. */
typedef struct Pointers {
    Plan *plan;
    Keep longest;
} Pointers;

static bool find_pointers(Node *n, void *context)
{
    Pointers *p = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(p->plan->serial, d);
        if (d->type->kind == TY_POINTER && kept && kept->keep > p->longest)
            p->longest = kept->keep;
    }
    return true;
}

static bool spread_targets(Node *n, void *context)
{
    Pointers *p = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(p->plan->serial, d);
        bool is_target = changes(p->plan, d) >= MANY
            || d->type->kind == TY_ARRAY;
        if (is_target && is_own(p->plan, d)
            && !(kept && kept->keep >= p->longest))
            keep(p->plan, d, p->longest, SAME_NOWHERE);
    }
    return true;
}

static void spread_pointed(Plan *plan, Node *body)
{
    Pointers p = {plan, KEEP_PLAIN};
    node_walk(body, find_pointers, &p);
    if (p.longest >= KEEP_ROW)
        node_walk(body, spread_targets, &p);
}

/* ---- names and arrays --------------------------------------------------- */

/* A kept variable may stand in a wider scope than its own, or in that of
 * another of its name: then it has a name that is no other's. */
static void name_kept(Plan *p, Map *count, Map *taken, Decl *d, Kept *kept)
{
    const char *name = name_device(d->name);
    bool is_free = (intptr_t)*map_get(count, name) == 1
        && !map_get(&p->dev->program, name) && !map_get(taken, name);
    const Map *others = is_free ? NULL : &p->dev->locals;
    kept->name = name_unique(taken, others, name);
    while (!is_free && map_get(&p->dev->program, kept->name))
        kept->name = name_unique(taken, others, name);
    if (!is_free)
        *map_put(&p->dev->taken, kept->name) = (void *)1;
}

static void count_name(Map *count, const Decl *d)
{
    void **place = map_put(count, name_device(d->name));
    *place = (void *)((intptr_t)*place + 1);
}

static bool count_declared(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        count_name(context, n->declared.items[i]);
    return true;
}

/* Names what is kept, in the order of the source, and lists the arrays. */
typedef struct Naming {
    Plan *plan;
    Uses *uses;
    Map count; /* name -> how many variables of the kernel have it */
    Map taken;
    long bytes;
} Naming;

static bool has_const_member(const Type *t)
{
    while (t->kind == TY_ARRAY)
        t = t->of;
    if (t->kind != TY_RECORD)
        return false;
    for (int i = 0; i < t->record->fields.count; i++) {
        const Type *member = t->record->fields.items[i]->type;
        if (member->is_const || has_const_member(member))
            return true;
    }
    return false;
}

static bool name_declared(Node *n, void *context)
{
    Naming *naming = context;
    Plan *p = naming->plan;
    Serial *s = p->serial;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(s, d);
        if (!kept || kept->keep == KEEP_PLAIN)
            continue;
        name_kept(p, &naming->count, &naming->taken, d, kept);
        if (kept->keep == KEEP_TILE) {
            list_add(&s->tiles, d);
            naming->bytes += d->type->size * s->tile[0]
                * (s->rank > 1 ? s->tile[1] : 1)
                * (s->rank > 2 ? s->tile[2] : 1);
        }
        if (kept->keep == KEEP_ROW) {
            Where *where = *map_get_pointer(&naming->uses->first, d);
            list_add(&where->region->arrays, d);
            naming->bytes += d->type->size * s->tile[s->rank - 1];
        }
        if (kept->keep >= KEEP_ROW && has_const_member(d->type))
            refuse(p, "it has a structure with a const member, which cannot"
                      " be assigned");
    }
    return true;
}

/* ---- the plan ----------------------------------------------------------- */

static void check_helpers(Plan *p)
{
    for (int i = 0; i < p->kernel->calls.count; i++) {
        Function *f = node_callee(p->kernel->calls.items[i]);
        if (f && f->is_user && f->body && function_waits(p->dev, f))
            refuse(p, "a helper has a barrier");
    }
}

Serial *serial_of_helper(const Serial *s)
{
    Serial *helper = NEW(Serial);
    helper->rank = s->rank;
    memcpy(helper->tile, s->tile, sizeof s->tile);
    helper->is_helper = true;
    return helper;
}

static void set_tile(Serial *s, Decl *parameter)
{
    const Type *t = parameter->type;
    s->rank = s->launch->rank;
    if (s->launch->is_tiled) {
        memcpy(s->tile, t->tile, sizeof s->tile);
        return;
    }
    s->index = parameter;
    for (int d = 0; d < s->rank; d++)
        s->tile[d] = d < s->rank - 1 ? 1 : STRIP;
}

/* The index of the simple model is made again in each run. */
static void keep_index(Plan *p)
{
    Serial *s = p->serial;
    Kept *kept = keep(p, s->index, KEEP_AGAIN, SAME_IN_THREAD);
    kept->name = name_device(s->index->name);
    if (changes(p, s->index))
        refuse(p, "it changes its index");
    if (function_statics(p->dev, p->kernel)->count)
        refuse(p, "it has tile_static variables and no tile");
}

Serial *serial_plan(Device *dev, Launch *launch)
{
    Function *f = launch->kernel;
    Serial *s = NEW(Serial);
    Plan p = {.dev = dev, .serial = s, .kernel = f};
    s->launch = launch;
    set_tile(s, f->parameters.items[0]);
    if (dev->unit->checks_bounds || builtin_aborts(&dev->aborts, f))
        refuse(&p, "its threads can fail");
    if (has_literals(f))
        refuse(&p, "it has compound literals");
    check_helpers(&p);
    node_walk(f->body, find_changes, &p);
    if (s->index)
        keep_index(&p);
    if (!s->why_not)
        plan_one(&p, SAME_IN_TILE, f->body, (After){false, false}, &s->steps);
    if (s->why_not)
        return s;
    Uses uses = {.plan = &p};
    find_in_steps(&uses, &s->steps);
    spread_pointed(&p, f->body);
    Naming naming = {.plan = &p, .uses = &uses};
    for (int i = 0; i < f->parameters.count; i++)
        count_name(&naming.count, f->parameters.items[i]);
    for (int i = 0; i < f->captures.count; i++)
        count_name(&naming.count, f->captures.items[i]);
    node_walk(f->body, count_declared, &naming.count);
    node_walk(f->body, name_declared, &naming);
    if (naming.bytes > MOST_BYTES)
        refuse(&p, "its threads have too many variables");
    return s;
}
