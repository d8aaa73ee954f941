/* check_loop.c - loops of amp code that cannot end: amp.value.2.
 *
 * The condition of such a loop is always true, or made of the thread's own
 * variables, none of which the loop changes; and nothing leaves it: no break,
 * return or goto, no amp_abort here or in a helper.
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
    bool ends;       /* something changes one of them, or leaves the loop */
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

static bool changes(const Loop *loop, Node *place)
{
    const Decl *d = changed(place);
    return d && map_get_pointer(&loop->variables, d);
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
        loop->ends |= op_form(n->op) == 'A'
            && changes(loop, n->kids[BINARY_LEFT]);
        break;
    case ND_UNARY:
        loop->ends |= op_is_step(n->op) && changes(loop, n->kids[0]);
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
    bool is_constant = !condition || fold_constant(condition, &value);
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
    else
        diag(D_LOOP_UNCHANGED, at_node(loop.use), loop.use->decl->name);
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
