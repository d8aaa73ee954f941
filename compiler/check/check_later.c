/* check_later.c - whether a variable is used after the scope of another has ended.
 *
 * Code that may run then: what follows in the enclosing blocks and, in enclosing loops,
 * the next iteration, within the variable's own scope. The first mention there decides:
 * an assignment or a use.
 */
#include "check.h"
#include "analysis/flow.h"

typedef enum Mention { NOTHING, GIVEN, USED } Mention;

typedef struct Search {
    const Decl *variable;
    Node *use; /* its first use that was found */
} Search;

typedef LIST(Node *) Path;

/* ---- mentions ----------------------------------------------------------- */

static Mention mention_in(Search *s, Node *n);

static Mention mention_in_kids(Search *s, Node *n, int from)
{
    Mention m = NOTHING;
    for (int i = from; i < n->kid_count && !m; i++)
        m = mention_in(s, n->kids[i]);
    return m;
}

static Mention found(Search *s, Node *n, Mention m)
{
    s->use = m == USED && !s->use ? n : s->use;
    return m;
}

/* What is done first, in the order of the text; what takes the address may be to
 * give a value. */
static Mention mention_in(Search *s, Node *n)
{
    Mention m = NOTHING;
    if (!n)
        return NOTHING;
    for (int i = 0; i < n->declared.count && !m; i++)
        m = mention_in(s, n->declared.items[i]->init);
    if (m)
        return m;
    if (n->op == OP_ASSIGN && node_is_variable(n->kids[BINARY_LEFT], s->variable)) {
        m = mention_in(s, n->kids[BINARY_RIGHT]);
        return m ? m : GIVEN;
    }
    if (n->op == OP_ADDRESS && node_is_variable(n->kids[0], s->variable))
        return GIVEN;
    if (n->kind == ND_BLOCK)
        return found(s, n, function_captures(n->block, s->variable) ? USED : NOTHING);
    if (n->kind == ND_VAR)
        return found(s, n, node_is_variable(n, s->variable) ? USED : NOTHING);
    return mention_in_kids(s, n, 0);
}

/* ---- what follows a scope ------------------------------------------------ */

static bool declares(const Node *n, const Decl *d)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i] == d)
            return true;
    return false;
}

/* The nodes from `n` down to the statement that declares `d`. */
static bool find_path(Node *n, const Decl *d, Path *path)
{
    if (!n)
        return false;
    list_add(path, n);
    if (declares(n, d))
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (find_path(n->kids[i], d, path))
            return true;
    path->count--;
    return false;
}

/* In `around` once its kid `kid` is over. */
static Mention mention_after(Search *s, Node *around, const Node *kid)
{
    int at = 0;
    while (around->kids[at] != kid)
        at++;
    if (around->kind == ND_FOR && at == FOR_BODY) {
        Mention m = mention_in(s, around->kids[FOR_STEP]);
        m = m ? m : mention_in(s, around->kids[FOR_CONDITION]);
        return m ? m : mention_in(s, around->kids[FOR_BODY]);
    }
    if (flow_is_loop(around)) {
        Mention m = mention_in_kids(s, around, at + 1);
        return m ? m : mention_in_kids(s, around, 0);
    }
    return around->kind == ND_COMPOUND ? mention_in_kids(s, around, at + 1) : NOTHING;
}

/* Whether the blocks of a path are all in the one that declares `d`. */
static bool is_in_scope(const Path *path, int at, const Decl *d)
{
    for (int i = 0; i < path->items[at]->kid_count; i++) {
        const Node *kid = path->items[at]->kids[i];
        if (kid && kid->kind == ND_DECLARE && declares(kid, d))
            return true;
    }
    return false;
}

Node *check_used_later(Node *body, const Decl *variable, const Decl *other)
{
    Search s = {variable, NULL};
    Path path = {0};
    if (!find_path(body, other, &path))
        return NULL;
    int at = path.count - 2; /* the scope of `other` */
    Mention m = NOTHING;
    while (at > 0 && !m && !is_in_scope(&path, at, variable)) {
        m = mention_after(&s, path.items[at - 1], path.items[at]);
        at--;
    }
    return m == USED ? s.use : NULL;
}
