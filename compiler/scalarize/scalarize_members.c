/* scalarize_members.c - which structures are split into their members.
 *
 *     complex z = {0, 0};             float z_re = 0, z_im = 0;
 *     while (z.re * z.re + …)         while (z_re * z_re + …)
 *
 * What threads keep in variables of their own is a row of each member then, and
 * what they compute in registers needs no memory to be seen in. One stays whole
 * whose place is asked for, or that changes within an expression; any may be
 * given or assigned as a whole.
 */
#include "scalarize.h"

typedef struct Find {
    LIST(Decl *) all;
    Set whole;        /* of Decl: what stays so */
    const Node *root; /* the expression that is a statement */
} Find;

static bool may_split(const Decl *d)
{
    return unfold_is_structure(d->type) && !d->type->is_volatile
        && !d->is_static && !d->is_tile_static && !d->is_circular && !d->align;
}

static void keep_whole(Find *f, Node *place)
{
    Node *root = node_root(place);
    if (root && root->decl)
        set_add(&f->whole, root->decl);
}

static bool keep_all_whole(Node *n, void *context)
{
    if (n->kind == ND_VAR)
        keep_whole(context, n);
    return true;
}

static bool find_uses(Node *n, void *context)
{
    Find *f = context;
    bool assigns = n->kind == ND_BINARY && op_form(n->op) == 'A';
    if (n->kind == ND_STATEMENT_EXPR) {
        node_walk(n, keep_all_whole, f);
        return false;
    }
    if ((n->kind == ND_UNARY && n->op == OP_ADDRESS)
        || (assigns && n->type->kind == TY_RECORD && n != f->root))
        keep_whole(f, n->kids[0]);
    return true;
}

static void find_in_statement(Find *f, Node *n);

static void find_in_kid(Find *f, const Node *n, int i)
{
    Node *kid = n->kids[i];
    bool is_init = n->kind == ND_FOR && i == FOR_INIT;
    if (kid && kid->kind >= ND_COMPOUND && !is_init) {
        find_in_statement(f, kid);
        return;
    }
    f->root = n->kind == ND_EXPR ? node_strip(kid) : NULL;
    node_walk(kid, find_uses, f);
}

static void find_in_statement(Find *f, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (may_split(d))
            list_add(&f->all, d);
        f->root = NULL;
        node_walk(d->init, find_uses, f);
    }
    for (int i = 0; i < n->kid_count; i++)
        find_in_kid(f, n, i);
}

void scalarize_find_members(Scalarize *s, Function *function,
                            const Set *inner)
{
    Find f = {.root = NULL};
    find_in_statement(&f, function->body);
    for (int i = 0; i < f.all.count; i++) {
        Decl *d = f.all.items[i];
        bool is_asked = !inner || set_has(inner, d);
        if (is_asked && !set_has(&f.whole, d))
            set_add(&s->split, d);
    }
}
