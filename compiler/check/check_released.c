/* check_released.c - views and arrays that are used after amp_release: amp.view.10.
 *
 * What follows in the same block is run after it. Only variables that nothing else can
 * give another handle are looked at.
 */
#include "check.h"
#include "analysis/flow.h"

typedef enum Mention { NOTHING, STOP, USED } Mention;

typedef struct Search {
    const Function *function;
    Set pointed; /* of Decl: their addresses are taken */
    const Decl *variable;
    Node *use;
} Search;

/* What is done with the variable first. A comparison may ask whether it was released, and
 * an assignment gives it another handle. */
static Mention mention_in(Search *s, Node *n)
{
    if (!n)
        return NOTHING;
    if (node_is_variable(n, s->variable))
        return STOP;
    if (n->kind == ND_BLOCK && function_captures(n->block, s->variable)) {
        s->use = n;
        return USED;
    }
    Mention m = flow_is_label(n) ? STOP : NOTHING;
    for (int i = 0; i < n->declared.count && !m; i++)
        m = mention_in(s, n->declared.items[i]->init);
    bool uses = n->kind == ND_CALL || n->kind == ND_SUBSCRIPT;
    for (int i = 0; i < n->kid_count && !m; i++)
        if (uses && node_is_variable(n->kids[i], s->variable)) {
            s->use = node_strip(n->kids[i]);
            m = USED;
        } else {
            m = mention_in(s, n->kids[i]);
        }
    return m;
}

/* The amp_release that a statement is, or NULL. */
static Node *release_of(const Node *statement)
{
    Node *n = node_expression(statement);
    return n && node_calls_api(n, "amp_release") && n->kid_count > CALL_ARGUMENT
        ? n : NULL;
}

/* The variable that it releases, if it is one of the function's own; else NULL. */
static const Decl *released_by(const Search *s, const Node *release)
{
    Node *n = release ? node_strip(release->kids[CALL_ARGUMENT]) : NULL;
    return n && n->kind == ND_VAR && decl_is_automatic(n->decl)
            && n->decl->function && !set_has(&s->pointed, n->decl)
            && !check_in_hole(s->function, n->decl->name)
        ? n->decl : NULL;
}

static bool look(Node *n, void *context)
{
    Search *s = context;
    for (int i = 0; n->kind == ND_COMPOUND && i < n->kid_count; i++) {
        Node *release = release_of(n->kids[i]);
        s->variable = released_by(s, release);
        Mention m = s->variable ? NOTHING : STOP;
        for (int k = i + 1; k < n->kid_count && !m && !flow_is_jump(n->kids[k]); k++)
            m = mention_in(s, n->kids[k]);
        if (m != USED)
            continue;
        diag(D_VIEW_RELEASED, at_node(s->use), s->variable->name);
        diag_note(at_node(release), "'%s' is released here", s->variable->name);
    }
    return true;
}

void check_released(Function *f)
{
    Search s = {.function = f};
    node_find_pointed(f->body, &s.pointed);
    node_walk(f->body, look, &s);
}
