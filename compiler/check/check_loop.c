/* check_loop.c - loops of amp code that cannot end: amp.value.2.
 *
 * Nothing leaves the loop (break, return, goto, amp_abort), and its condition is a true
 * constant, or is made of private variables that the loop does not change, or compares
 * one with a constant and its only change never makes the comparison false, or none at all.
 */
#include "check.h"
#include "analysis/flow.h"
#include "analysis/loop.h"

/* What a loop goes on by. */
typedef struct Condition {
    const Loop *loop;
    const Set *let_out; /* of Decl: what pointers may change */
    Set known;          /* of Decl: its variables */
    LIST(const Decl *) variables;
    const Node *use; /* the first of them */
    bool is_opaque;  /* it depends on more than them */
    int changes;     /* how often the loop changes one of them */
    const Change *change;
} Condition;

/* ---- the condition ------------------------------------------------------ */

/* Whether only the thread itself changes a variable, and by its name alone. */
static bool is_own(const Set *let_out, const Decl *d)
{
    return !d->is_static && !d->is_extern && d->type->kind != TY_POINTER
        && !type_is_handle(d->type) && !set_has(let_out, d);
}

static bool is_table(const Decl *d)
{
    return d->is_static && !d->is_tile_static && type_is_const(d->type);
}

static void note_variable(Condition *c, Node *n)
{
    c->use = c->use ? c->use : n;
    void **known = map_put_pointer(&c->known, n->decl);
    if (!*known)
        list_add(&c->variables, n->decl);
    *known = n->decl;
}

static bool look_at_condition(Node *n, void *context)
{
    Condition *c = context;
    switch (n->kind) {
    case ND_VAR:
        if (is_own(c->let_out, n->decl))
            note_variable(c, n);
        else
            c->is_opaque |= !is_table(n->decl);
        break;
    case ND_UNARY:
        c->is_opaque |= op_is_step(n->op) || n->op == OP_DEREF
            || n->op == OP_ADDRESS;
        break;
    case ND_BINARY:
        c->is_opaque |= op_form(n->op) == 'A';
        break;
    case ND_INT: case ND_FLOAT: case ND_PAREN: case ND_CAST:
    case ND_MEMBER: case ND_SWIZZLE: case ND_SUBSCRIPT: case ND_CONDITIONAL:
        break;
    default:
        c->is_opaque = true;
        break;
    }
    return !c->is_opaque;
}

static void find_changes(Condition *c)
{
    for (int i = 0; i < c->variables.count; i++)
        c->changes += loop_changes(c->loop, c->variables.items[i], &c->change);
}

/* ---- a variable that comes to rest -------------------------------------- */

enum { MAX_STEPS = 128 };

/* A condition that compares one variable with a constant. */
typedef struct Comparison {
    const Node *n;
    bool is_left; /* the variable's side */
    int64_t limit;
} Comparison;

static bool read_comparison(const Node *use, const Node *n, Comparison *c)
{
    while (n->kind == ND_PAREN)
        n = n->kids[0];
    if (n->kind != ND_BINARY || n->op < OP_LT || n->op > OP_NE)
        return false;
    const Node *left = node_strip(n->kids[BINARY_LEFT]);
    const Node *right = node_strip(n->kids[BINARY_RIGHT]);
    *c = (Comparison){n, left == use, 0};
    return (c->is_left || right == use)
        && type_is_integer(use->type)
        && fold_constant(n->kids[c->is_left ? BINARY_RIGHT : BINARY_LEFT],
                         &c->limit);
}

static bool holds(const Comparison *c, int64_t value)
{
    const Type *t = c->n->kids[0]->type;
    int64_t result, a = fold_cut((uint64_t)value, t->size, type_is_unsigned(t));
    return fold_compute(c->n->op, c->is_left ? a : c->limit,
                        c->is_left ? c->limit : a, t->size,
                        type_is_unsigned(t), &result) && result;
}

static bool next(const Type *t, Op op, int64_t number, int64_t *value)
{
    long size = t->size < 4 ? 4 : t->size;
    if (!fold_compute(op, *value, number, size, type_is_unsigned(t), value))
        return false;
    *value = fold_cut((uint64_t)*value, t->size, type_is_unsigned(t));
    return true;
}

/* The constant that the variable begins with. */
static bool first_value(const Decl *d, const Node *loop, int64_t *value)
{
    const Node *init = flow_init(loop);
    for (int i = 0; init && i < init->declared.count; i++)
        if (init->declared.items[i] == d)
            return fold_constant(d->init, value);
    return init && init->kind == ND_BINARY && init->op == OP_ASSIGN
        && loop_changed(init->kids[BINARY_LEFT]) == d
        && fold_constant(init->kids[BINARY_RIGHT], value);
}

/* Whether the one change that a loop makes takes the variable of its condition
 * to a value where it stays and the condition is true: s /= 2 with s >= 0. */
static bool rests(const Condition *condition, int64_t *value)
{
    Comparison c;
    const Node *use = condition->use, *loop = condition->loop->n;
    const Change *change = condition->change;
    const Type *t = use->type;
    if (condition->changes != 1 || !change->is_known
        || !read_comparison(use, flow_condition(loop), &c))
        return false;
    if (!first_value(use->decl, loop, value)) {
        /* Whoever comes in has no number below 0 then. */
        *value = 0;
        bool shrinks = (change->op == OP_DIV && change->by > 1)
            || (change->op == OP_SHR && change->by > 0);
        return shrinks && holds(&c, 0)
            && (type_is_unsigned(t) || !holds(&c, -1));
    }
    for (int i = 0; i < MAX_STEPS && holds(&c, *value); i++) {
        int64_t before = *value;
        if (!next(t, change->op, change->by, value))
            return false;
        if (*value == before)
            return true;
    }
    return false;
}

/* Whether the condition compares a variable with a constant, and is false at first. */
static bool is_never(const Condition *condition, int64_t first)
{
    Comparison c;
    return read_comparison(condition->use, flow_condition(condition->loop->n), &c)
        && !holds(&c, first);
}

/* Whether the one change of a variable leaves it at what it begins with, whatever the condition
 * compares it with: k *= 2 from 0 on. */
static bool stays(const Condition *condition, const Decl **variable, int64_t *value)
{
    for (int i = 0; i < condition->variables.count && condition->changes == 1; i++) {
        const Decl *d = condition->variables.items[i];
        const Change *change = NULL;
        int64_t after;
        bool is_changed = loop_changes(condition->loop, d, &change) == 1 && change->is_known
            && type_is_integer(d->type) && first_value(d, condition->loop->n, value);
        after = *value;
        *variable = d;
        if (is_changed)
            return next(d->type, change->op, change->by, &after) && after == *value
                && !is_never(condition, *value);
    }
    return false;
}

/* Whether a sum comes round to numbers on the other side, as none of ints may. */
static bool wraps(const Type *t)
{
    return type_is_unsigned(t) || t->size < (long)sizeof(int);
}

/* Whether it steps over the number that its condition waits for: k += 2 with k != 5. */
static bool steps_over(const Condition *condition, int64_t *limit)
{
    Comparison c;
    const Node *use = condition->use, *loop = condition->loop->n;
    const Change *change = condition->change;
    int64_t first;
    if (condition->changes != 1 || !change->is_known
        || (change->op != OP_ADD && change->op != OP_SUB)
        || !read_comparison(use, flow_condition(loop), &c) || c.n->op != OP_NE
        || wraps(use->type) || type_is_unsigned(c.n->kids[0]->type)
        || !first_value(use->decl, loop, &first) || change->by == 0 || change->by == INT64_MIN)
        return false;
    *limit = c.limit;
    int64_t step = change->op == OP_ADD ? change->by : -change->by, way;
    return !__builtin_sub_overflow(c.limit, first, &way) && way > INT64_MIN
        && (way % step != 0 || way / step < 0);
}

/* Whether the one change takes a signed variable ever farther from where its
 * condition ends: k++ with k > 0. */
static bool goes_away(const Condition *condition)
{
    Comparison c;
    const Node *use = condition->use, *loop = condition->loop->n;
    const Change *change = condition->change;
    int64_t first;
    if (condition->changes != 1 || !change->is_known || change->by == 0
        || (change->op != OP_ADD && change->op != OP_SUB)
        || wraps(use->type)
        || !read_comparison(use, flow_condition(loop), &c)
        || type_is_unsigned(c.n->kids[0]->type)
        || !first_value(use->decl, loop, &first) || !holds(&c, first))
        return false;
    bool grows = (change->op == OP_ADD) == (change->by > 0);
    bool is_below = c.n->op == OP_LT || c.n->op == OP_LE;
    bool is_above = c.n->op == OP_GT || c.n->op == OP_GE;
    return c.is_left ? (is_below && !grows) || (is_above && grows)
                     : (is_below && grows) || (is_above && !grows);
}

/* ---- loops -------------------------------------------------------------- */

void check_report_forever(const Node *n, const Node *condition)
{
    Range keyword = n->range;
    keyword.end = source_word_end(keyword.source, keyword.begin);
    diag(D_LOOP_FOREVER, at_range(keyword));
    if (condition)
        diag_mark(condition->range);
}

/* Whether a variable has the value that it is declared with, for which a condition
 * holds. */
static bool holds_at_first(const Condition *c, const Function *f)
{
    const Decl *d = c->use->decl;
    Comparison comparison;
    int64_t first;
    return !node_changes(f->body, d) && d->init && c->variables.count == 1
        && fold_constant(d->init, &first)
        && read_comparison(c->use, flow_condition(c->loop->n), &comparison)
        && holds(&comparison, first);
}

/* Whether a statement that is in no tree may leave a loop, */
static bool may_be_left(const Function *f, Range loop)
{
    bool found = f->has_holes && !f->holes.count;
    for (int i = 0; i < f->holes.count; i++) {
        Range hole = f->holes.items[i];
        found |= hole.source == loop.source && hole.begin < loop.end && hole.end > loop.begin;
    }
    return found;
}

/* or change what it goes on by. */
static bool may_be_changed(const Function *f, const Condition *c)
{
    bool found = false;
    for (int i = 0; i < c->variables.count; i++)
        found |= check_in_hole(f, c->variables.items[i]->name);
    return found;
}

static void check_loop(const Function *f, const Loop *loop, const Set *let_out)
{
    Node *n = loop->n, *condition = flow_condition(n);
    Condition c = {.loop = loop, .let_out = let_out};
    const Decl *variable;
    int64_t value = 1;
    bool is_constant = !condition || fold_condition(condition, &value);
    if (loop->is_broken || loop->is_left || (is_constant && !value)
        || may_be_left(f, n->range))
        return;
    if (is_constant) {
        check_report_forever(n, condition);
        return;
    }
    node_walk(condition, look_at_condition, &c);
    if (c.is_opaque || !c.use || may_be_changed(f, &c))
        return;
    find_changes(&c);
    /* do … while runs once whatever its condition is. */
    if (n->kind == ND_DO && (c.changes || !holds_at_first(&c, f)))
        return;
    if (!c.changes)
        diag(D_LOOP_UNCHANGED, at_node(c.use), c.use->decl->name);
    else if (rests(&c, &value))
        diag(D_LOOP_RESTS, at_node(c.use), c.use->decl->name,
             arena_format("%lld", (long long)value));
    else if (stays(&c, &variable, &value))
        diag(D_LOOP_STAYS, at_node(c.use), variable->name, arena_format("%lld", (long long)value));
    else if (steps_over(&c, &value))
        diag(D_LOOP_OVER, at_node(c.use), c.use->decl->name,
             arena_format("%lld", (long long)value));
    else if (goes_away(&c))
        diag(D_LOOP_AWAY, at_node(c.use), c.use->decl->name);
}

/* An address that is taken, or an array that becomes a pointer. */
static bool find_let_out(Node *n, void *context)
{
    Set *let_out = context;
    bool decays = n->kind == ND_CAST && n->type
        && n->type->kind == TY_POINTER;
    if (decays || (n->kind == ND_UNARY && n->op == OP_ADDRESS)) {
        const Decl *d = loop_changed(n->kids[0]);
        if (d)
            set_add(let_out, d);
    }
    return true;
}

void check_loops(Function *f, Answers *aborts)
{
    Set let_out = {0};
    node_walk(f->body, find_let_out, &let_out);
    Loops loops = loops_of(f->body, aborts);
    for (int i = 0; i < loops.count; i++)
        check_loop(f, loops.items[i], &let_out);
}
