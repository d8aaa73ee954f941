/* check_unreleased.c - views that nothing releases: amp.view.9.
 *
 * A block-scope variable owns only what its initializer makes. A view that is assigned
 * later, or that a user's function made and returned, is copied back only by amp_release
 * or by an access on the host: if such a variable is used for launches alone, what the
 * kernels write is lost.
 */
#include "check.h"

typedef struct Use {
    const Decl *variable;
    const Node *made;    /* what gives it a view of its own, or NULL */
    const Node *launched; /* a kernel that writes to it, or NULL */
    bool is_kept;        /* something else is done to it */
} Use;

static bool makes_view(const Node *n)
{
    static const char *const MAKERS[] = {"amp_view", "amp_view_new"};
    return STRING_IS_ONE_OF(node_api(n), MAKERS);
}

static bool returns_other(Node *n)
{
    return n->kind == ND_RETURN && !makes_view(node_strip(n->kids[0]));
}

/* Whether a call is of a function of the program's all of whose results are new. */
static bool returns_new(const Node *n)
{
    const Function *f = n ? node_helper(n) : NULL;
    return f && !node_any(f->body, returns_other);
}

static void note_value(Use *u, Node *value)
{
    const Node *n = node_strip(value);
    if (makes_view(n) || returns_new(n))
        u->made = n;
    else
        u->is_kept = true;
}

/* Whether a place is an element of the view, or a part of one. */
static bool is_within(const Use *u, Node *place)
{
    while (place && place->kid_count && place->kind != ND_CALL)
        place = node_strip(place->kids[0]);
    return node_is_variable(place, u->variable);
}

/* Whether it writes to elements of the view. */
static bool writes(Node *n, void *use)
{
    for (int i = CALL_ARGUMENT; n->kind == ND_CALL && i < n->kid_count; i++)
        if (is_within(use, n->kids[i]))
            return true;
    return node_assigned(n) && is_within(use, node_strip(node_assigned(n)));
}

static bool find_uses(Node *n, void *context)
{
    Use *u = context;
    if (n->kind == ND_BLOCK && node_any_with(n->block->body, writes, u))
        u->launched = n;
    if (n->op == OP_ASSIGN && node_is_variable(n->kids[BINARY_LEFT], u->variable)) {
        note_value(u, n->kids[BINARY_RIGHT]);
        node_walk(n->kids[BINARY_RIGHT], find_uses, u);
        return false;
    }
    if (node_calls_api(n, "amp_extent")
        && node_is_variable(n->kids[n->kid_count - 1], u->variable))
        return false;
    u->is_kept |= n->kind == ND_VAR && n->decl == u->variable;
    return true;
}

static void check_variable(const Function *f, const Decl *d)
{
    Use u = {.variable = d};
    if (d->is_static || d->type->kind != TY_VIEW || d->type->of->is_const
        || makes_view(node_strip(d->init)) || check_in_hole(f, d->name)
        || check_in_hole(f, "amp_release"))
        return;
    if (d->init)
        note_value(&u, d->init);
    if (u.is_kept)
        return;
    node_walk(f->body, find_uses, &u);
    if (!u.made || !u.launched || u.is_kept)
        return;
    diag(D_VIEW_UNRELEASED, at_node(u.made), d->name, d->name);
    diag_note(at_node(u.launched), "the kernel is here");
}

static bool find_variables(Node *n, void *function)
{
    for (int i = 0; i < n->declared.count; i++)
        check_variable(function, n->declared.items[i]);
    return true;
}

void check_unreleased(Function *f)
{
    node_walk(f->body, find_variables, f);
}
