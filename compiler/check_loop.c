/* check_loop.c - loops of amp code that cannot end: amp.value.2.
 *
 * The condition of such a loop is always true, or made of the thread's own
 * variables, none of which the loop changes, or compares one with a constant
 * that its changes never reach; and nothing leaves it: no break, return or
 * goto, no amp_abort here or in a helper.
 */
#include "check.h"

typedef struct Search {
    Map let_out; /* Decl -> itself: what pointers may change */
    Map aborts;  /* of builtin_aborts */
} Search;

typedef struct Loop {
    Search *search;
    Map variables;   /* Decl -> itself: those of the condition */
    const Node *use; /* the first of them */
    bool is_opaque;  /* the condition depends on more than them */
    LIST(const Node *) changes; /* what may change one of them */
    bool ends;       /* something leaves the loop */
    bool in_inner;   /* where a break leaves an inner statement */
} Loop;

/* ---- what leaves the loop, and what changes its condition --------------- */

static bool find_end(Node *n, void *context);

static void find_in(Loop *loop, Node *n, bool in_inner)
{
    bool before = loop->in_inner;
    loop->in_inner = in_inner;
    node_walk(n, find_end, loop);
    loop->in_inner = before;
}

/* The variable that an assignment to `place` changes, or NULL. */
static const Decl *changed(Node *place)
{
    for (place = node_strip(place); place; place = node_strip(place->kids[0]))
        if (place->kind == ND_VAR)
            return place->decl;
        else if (place->kind != ND_MEMBER && place->kind != ND_SUBSCRIPT
                 && place->kind != ND_SWIZZLE)
            return NULL;
    return NULL;
}

/* Whether `op` with that number leaves its left side as it is. */
static bool leaves(Op op, int64_t number)
{
    switch (op) {
    case OP_MUL: case OP_DIV:
        return number == 1;
    case OP_ADD: case OP_SUB: case OP_SHL: case OP_SHR: case OP_OR: case OP_XOR:
        return number == 0;
    case OP_AND:
        return number == -1;
    default:
        return false;
    }
}

/* What an assignment or a step does to the variable: `op` and a constant. */
static bool read_change(const Node *n, Op *op, int64_t *number)
{
    if (n->kind == ND_UNARY) {
        *op = n->op == OP_PRE_INC || n->op == OP_POST_INC ? OP_ADD : OP_SUB;
        *number = 1;
        return true;
    }
    const Node *right = node_strip(n->kids[BINARY_RIGHT]);
    const Decl *d = node_strip(n->kids[BINARY_LEFT])->decl;
    if (n->op == OP_ASSIGN) {
        bool is_self = right->kind == ND_VAR && right->decl == d;
        const Node *left = right->kind == ND_BINARY
            ? node_strip(right->kids[BINARY_LEFT]) : NULL;
        *op = is_self ? OP_ADD : right->op;
        *number = 0;
        return is_self || (left && left->kind == ND_VAR && left->decl == d
            && fold_constant(right->kids[BINARY_RIGHT], number));
    }
    *op = op_of_assignment(n->op);
    return *op != OP_MOD && fold_constant(right, number);
}

static void note_change(Loop *loop, Node *place, const Node *n)
{
    const Decl *d = changed(place);
    Op op;
    int64_t number;
    bool is_plain = node_strip(place)->kind == ND_VAR
        && type_is_integer(node_strip(place)->type);
    bool is_idle = is_plain && read_change(n, &op, &number)
        && leaves(op, number);
    if (d && map_get_pointer(&loop->variables, d) && !is_idle)
        list_add(&loop->changes, n);
}

/* What a constant condition cuts off is never run. */
static bool find_in_branches(Loop *loop, Node *n)
{
    int64_t value;
    if (!fold_constant(n->kids[IF_CONDITION], &value))
        return true;
    Node *other = n->kid_count > IF_ELSE ? n->kids[IF_ELSE] : NULL;
    find_in(loop, value ? n->kids[IF_THEN] : other, loop->in_inner);
    return false;
}

static bool find_end(Node *n, void *context)
{
    Loop *loop = context;
    switch (n->kind) {
    case ND_RETURN:
    case ND_GOTO:
        loop->ends = true;
        break;
    case ND_BREAK:
        loop->ends |= !loop->in_inner;
        break;
    case ND_CALL:
        loop->ends |= builtin_call_aborts(&loop->search->aborts, n);
        break;
    case ND_BINARY:
        if (op_form(n->op) == 'A')
            note_change(loop, n->kids[BINARY_LEFT], n);
        break;
    case ND_UNARY:
        if (op_is_step(n->op))
            note_change(loop, n->kids[0], n);
        break;
    case ND_IF:
        return find_in_branches(loop, n);
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
    case ND_SWITCH:
        if (loop->in_inner)
            break;
        for (int i = 0; i < n->kid_count; i++)
            find_in(loop, n->kids[i], true);
        return false;
    default:
        break;
    }
    return !loop->ends;
}

/* ---- the condition ------------------------------------------------------ */

/* Whether only the thread itself changes a variable, and by its name alone. */
static bool is_own(const Loop *loop, const Decl *d)
{
    return !d->is_static && !d->is_extern && d->type->kind != TY_POINTER
        && !type_is_handle(d->type)
        && !map_get_pointer(&loop->search->let_out, d);
}

static bool is_table(const Decl *d)
{
    return d->is_static && !d->is_tile_static && check_is_const(d->type);
}

static bool look_at_condition(Node *n, void *context)
{
    Loop *loop = context;
    switch (n->kind) {
    case ND_VAR:
        if (is_own(loop, n->decl)) {
            loop->use = loop->use ? loop->use : n;
            *map_put_pointer(&loop->variables, n->decl) = n->decl;
        } else {
            loop->is_opaque |= !is_table(n->decl);
        }
        break;
    case ND_UNARY:
        loop->is_opaque |= op_is_step(n->op) || n->op == OP_DEREF
            || n->op == OP_ADDRESS;
        break;
    case ND_BINARY:
        loop->is_opaque |= op_form(n->op) == 'A';
        break;
    case ND_INT: case ND_FLOAT: case ND_PAREN: case ND_CAST:
    case ND_MEMBER: case ND_SWIZZLE: case ND_SUBSCRIPT: case ND_CONDITIONAL:
        break;
    default:
        loop->is_opaque = true;
        break;
    }
    return !loop->is_opaque;
}

/* ---- a variable that comes to rest -------------------------------------- */

enum { MAX_STEPS = 128 };

/* A condition that compares one variable with a constant. */
typedef struct Comparison {
    const Node *n;
    bool is_left; /* the variable's side */
    int64_t limit;
} Comparison;

static bool read_comparison(const Loop *loop, const Node *n, Comparison *c)
{
    while (n->kind == ND_PAREN)
        n = n->kids[0];
    if (n->kind != ND_BINARY || n->op < OP_LT || n->op > OP_NE)
        return false;
    const Node *left = node_strip(n->kids[BINARY_LEFT]);
    const Node *right = node_strip(n->kids[BINARY_RIGHT]);
    *c = (Comparison){n, left == loop->use, 0};
    return (c->is_left || right == loop->use)
        && type_is_integer(loop->use->type)
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
static bool first_value(const Loop *loop, const Node *n, int64_t *value)
{
    const Decl *d = loop->use->decl;
    const Node *init = n->kind == ND_FOR ? n->kids[FOR_INIT] : NULL;
    for (int i = 0; init && i < init->declared.count; i++)
        if (init->declared.items[i] == d)
            return fold_constant(d->init, value);
    return init && init->kind == ND_BINARY && init->op == OP_ASSIGN
        && changed(init->kids[BINARY_LEFT]) == d
        && fold_constant(init->kids[BINARY_RIGHT], value);
}

/* Whether the one change that a loop makes takes the variable of its condition
 * to a value where it stays and the condition is true: s /= 2 with s >= 0. */
static bool rests(const Loop *loop, const Node *n, const Node *condition,
                  int64_t *value)
{
    Comparison c;
    Op op;
    int64_t number;
    const Type *t = loop->use->type;
    if (loop->changes.count != 1 || !read_comparison(loop, condition, &c)
        || !read_change(loop->changes.items[0], &op, &number))
        return false;
    if (!first_value(loop, n, value)) {
        /* Whoever comes in has no number below 0 then. */
        *value = 0;
        bool shrinks = (op == OP_DIV && number > 1)
            || (op == OP_SHR && number > 0);
        return shrinks && holds(&c, 0)
            && (type_is_unsigned(t) || !holds(&c, -1));
    }
    for (int i = 0; i < MAX_STEPS && holds(&c, *value); i++) {
        int64_t before = *value;
        if (!next(t, op, number, value))
            return false;
        if (*value == before)
            return true;
    }
    return false;
}

/* ---- loops -------------------------------------------------------------- */

static void report_forever(const Node *n, const Node *condition)
{
    Range keyword = n->range;
    keyword.end = source_word_end(keyword.source, keyword.begin);
    diag(D_LOOP_FOREVER, at_range(keyword));
    if (condition)
        diag_mark(condition->range);
}

static void check_loop(Search *s, Node *n, Node *condition)
{
    Loop loop = {.search = s};
    int64_t value = 1;
    bool is_constant = !condition || fold_condition(condition, &value);
    if (is_constant && !value)
        return;
    if (!is_constant)
        node_walk(condition, look_at_condition, &loop);
    /* do … while runs once whatever its condition is. */
    if (loop.is_opaque
        || (!is_constant && (!loop.use || n->kind == ND_DO)))
        return;
    for (int i = n->kind == ND_FOR ? FOR_CONDITION : 0; i < n->kid_count; i++)
        find_in(&loop, n->kids[i], false);
    if (loop.ends)
        return;
    if (is_constant)
        report_forever(n, condition);
    else if (!loop.changes.count)
        diag(D_LOOP_UNCHANGED, at_node(loop.use), loop.use->decl->name);
    else if (rests(&loop, n, condition, &value))
        diag(D_LOOP_RESTS, at_node(loop.use), loop.use->decl->name,
             arena_format("%lld", (long long)value));
}

/* An address that is taken, or an array that becomes a pointer. */
static bool find_let_out(Node *n, void *context)
{
    Search *s = context;
    bool decays = n->kind == ND_CAST && n->type
        && n->type->kind == TY_POINTER;
    if (decays || (n->kind == ND_UNARY && n->op == OP_ADDRESS)) {
        const Decl *d = changed(n->kids[0]);
        if (d)
            *map_put_pointer(&s->let_out, d) = (void *)d;
    }
    return true;
}

static bool look(Node *n, void *context)
{
    if (n->kind == ND_FOR)
        check_loop(context, n, n->kids[FOR_CONDITION]);
    else if (n->kind == ND_WHILE)
        check_loop(context, n, n->kids[WHILE_CONDITION]);
    else if (n->kind == ND_DO)
        check_loop(context, n, n->kids[DO_CONDITION]);
    return true;
}

void check_loops(Function *f)
{
    Search s = {0};
    node_walk(f->body, find_let_out, &s);
    node_walk(f->body, look, &s);
}
