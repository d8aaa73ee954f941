/* ways.c - divergence analysis: which variables of a kernel, and so which conditions, may
 * differ between the threads of a tile.
 *
 * Around a barrier the checks make sure that all threads take the same branch. For other
 * control flow that is executed once for all threads it must be found out here. A
 * variable differs if a value that differs is assigned to it, or any value under a
 * condition that differs; the kernel is walked until nothing is added. Elements of memory
 * at an index that is the same for all threads do not differ, since a thread that wrote
 * one of them would race.
 */
#include "ways.h"
#include "tree/builtin.h"
#include "tree/tree.h"

struct Ways {
    Set own;         /* of Decl: variables of threads */
    Set differs;     /* of Decl */
    Set leaves;      /* of Node: what only some threads leave */
    Answers atomics; /* of Function: whether it has one */
    bool grows;      /* this walk found more */
    bool is_left;    /* some threads have returned */
    int walks;
};

enum { MOST_WALKS = 20 };

typedef struct Path {
    const struct Path *outer;
    Node *node; /* a loop, a switch, or a block with a label at its end */
} Path;

static void mark(Ways *w, Set *set, const void *item)
{
    w->grows |= set_add(set, item);
}

/* ---- expressions -------------------------------------------------------- */

static bool has_atomic(Ways *w, Function *f);

/* Whether it calls one, or what nobody knows. */
static bool may_be_atomic(Node *n, void *ways)
{
    if (n->kind != ND_CALL)
        return false;
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    return b ? b->kind == BI_ATOMIC : !f || has_atomic(ways, f);
}

static bool has_atomic(Ways *w, Function *f)
{
    bool known = false; /* for recursion, an error */
    return answer_known(&w->atomics, f, &known)
        ? known : answer_keep(&w->atomics, f, node_any_with(f->body, may_be_atomic, w));
}

static bool call_differs(Ways *w, Node *n)
{
    const Builtin *b = builtin_of(n);
    if (b)
        return b->kind == BI_ATOMIC || b->kind == BI_PRINTF;
    Function *f = node_helper(n);
    return !f || has_atomic(w, f);
}

/* ({ …; value; }) whose statements all are evaluated, one after the other. */
static bool is_straight(const Node *n)
{
    const Node *body = n->kids[0];
    for (int i = 0; i < body->kid_count; i++)
        if (body->kids[i]->kind != ND_DECLARE
            && body->kids[i]->kind != ND_EXPR)
            return false;
    return true;
}

static Look find_difference(Node *n, void *context)
{
    Ways *w = context;
    if (node_tiled(n))
        return node_is_place(n) ? FOUND : LOOK_BEYOND;
    bool differs = n->kind == ND_VAR
        ? set_has(&w->differs, n->decl) || n->type->kind == TY_TILED_INDEX
        : n->kind == ND_CALL ? call_differs(w, n)
        : n->kind == ND_STATEMENT_EXPR && !is_straight(n);
    return differs ? FOUND : LOOK_BELOW;
}

bool way_differs(Ways *w, Node *expression)
{
    return w->walks > MOST_WALKS || node_find(expression, find_difference, w);
}

bool way_variable_differs(const Ways *w, const Decl *d)
{
    return w->walks > MOST_WALKS || set_has(&w->differs, d);
}

/* ---- assignments -------------------------------------------------------- */

static void walk_declaration(Ways *w, Node *n, bool some);

/* What is evaluated by `some` threads only, or after a choice that differs. */
static void walk_expression(Ways *w, Node *n, bool some)
{
    if (!n)
        return;
    if (n->kind == ND_DECLARE) {
        walk_declaration(w, n, some);
        return;
    }
    bool is_address = n->kind == ND_UNARY && n->op == OP_ADDRESS;
    const Decl *changed = node_changed(n);
    some = some || w->is_left || (n->kind == ND_STATEMENT_EXPR
                                 && !is_straight(n));
    if (changed && set_has(&w->own, changed)
        && (is_address || some || way_differs(w, n)))
        mark(w, &w->differs, changed);
    for (int i = 0; i < n->kid_count; i++) {
        walk_expression(w, n->kids[i], some);
        some = some || (i == 0 && n->kids[0] && node_chooses(n)
                        && way_differs(w, n->kids[0]));
    }
}

/* Arrays are reached through pointers, too; what a pointer points to differs
 * where the variable does whose address it has. */
static void walk_declaration(Ways *w, Node *n, bool some)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!decl_is_automatic(d))
            continue;
        mark(w, &w->own, d);
        walk_expression(w, d->init, some);
        if (d->type->kind == TY_ARRAY || some || w->is_left
            || (d->init && way_differs(w, d->init)))
            mark(w, &w->differs, d);
    }
}

/* ---- statements --------------------------------------------------------- */

static const Node *label_of(const Node *n)
{
    const Node *last = n->kind == ND_COMPOUND && n->kid_count
        ? n->kids[n->kid_count - 1] : NULL;
    return last && last->kind == ND_LABEL ? last : NULL;
}

/* Whether a jump goes to the end of `n`, or to its next turn. */
static bool is_left_by(const Node *n, const Node *jump)
{
    if (n->kind == ND_COMPOUND)
        return jump->kind == ND_GOTO && label_of(n)->text == jump->text;
    return jump->kind == ND_BREAK
        || (jump->kind == ND_CONTINUE && n->kind != ND_SWITCH);
}

/* Some threads go from here to the end of what is around. */
static void leave(Ways *w, const Path *path, const Node *jump)
{
    for (const Path *p = path; p; p = p->outer) {
        mark(w, &w->leaves, p->node);
        if (is_left_by(p->node, jump))
            return;
    }
    w->is_left = true;
}

static void walk(Ways *w, Node *n, bool some, const Path *path);

static void walk_kids(Ways *w, Node *n, bool some, const Path *path)
{
    for (int i = 0; i < n->kid_count; i++)
        walk(w, n->kids[i], some, path);
}

static void walk_for(Ways *w, Node *n, bool some, const Path *path)
{
    Path inside = {path, n};
    walk(w, n->kids[FOR_INIT], some, path);
    some = some || set_has(&w->leaves, n)
        || (n->kids[FOR_CONDITION] && way_differs(w, n->kids[FOR_CONDITION]));
    for (int i = FOR_CONDITION; i <= FOR_BODY; i++)
        walk(w, n->kids[i], some, &inside);
}

static void walk(Ways *w, Node *n, bool some, const Path *path)
{
    if (!n)
        return;
    Path inside = {path, n};
    switch (n->kind) {
    case ND_DECLARE:
        walk_declaration(w, n, some);
        break;
    case ND_IF:
        some = some || way_differs(w, n->kids[IF_CONDITION]);
        walk_kids(w, n, some, path);
        break;
    case ND_FOR:
        walk_for(w, n, some, path);
        break;
    case ND_WHILE:
    case ND_DO:
    case ND_SWITCH:
        some = some || set_has(&w->leaves, n) || way_differs(w,
            n->kids[n->kind == ND_DO ? DO_CONDITION : WHILE_CONDITION]);
        walk_kids(w, n, some, &inside);
        break;
    case ND_BREAK:
    case ND_CONTINUE:
    case ND_RETURN:
    case ND_GOTO:
        if (some || w->is_left)
            leave(w, path, n);
        break;
    case ND_COMPOUND:
        walk_kids(w, n, some || set_has(&w->leaves, n),
                  label_of(n) ? &inside : path);
        break;
    case ND_CASE:
    case ND_DEFAULT:
    case ND_LABEL:
    case ND_NULL:
        walk_kids(w, n, some, path);
        break;
    case ND_EXPR:
        walk_expression(w, n->kids[0], some);
        break;
    default: /* an expression in a header */
        walk_expression(w, n, some);
        break;
    }
}

Ways *ways_find(Function *kernel)
{
    Ways *w = NEW(Ways);
    do {
        w->grows = w->is_left = false;
        walk(w, kernel->body, false, NULL);
    } while (w->grows && w->walks++ < MOST_WALKS);
    return w;
}
