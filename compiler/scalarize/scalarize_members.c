/* scalarize_members.c - which structures are split into their members.
 *
 *     complex z = {0, 0};             float z_re = 0, z_im = 0;
 *     while (z.re * z.re + …)         while (z_re * z_re + …)
 *
 * Where threads store them, there is an array of each member then, and where they compute
 * in registers, no structure in memory is in the way. A structure stays whole if its
 * address is taken, or if it changes within an expression; it may be passed or assigned
 * as a whole.
 */
#include "scalarize.h"

static bool is_record(const Type *t)
{
    return t->kind == TY_RECORD;
}

static bool may_split(const Decl *d)
{
    return unfold_is_structure(d->type) && !d->type->is_volatile
        && decl_is_automatic(d) && !d->is_circular && !d->align;
}

/* The variables that a statement declares, or one in it. */
static void find_declared(const Node *n, Decls *declared)
{
    for (int i = 0; i < n->declared.count; i++)
        if (may_split(n->declared.items[i]))
            list_add(declared, n->declared.items[i]);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && n->kids[i]->kind >= ND_COMPOUND
            && !(n->kind == ND_FOR && i == FOR_INIT))
            find_declared(n->kids[i], declared);
}

void scalarize_find_members(Scalarize *s, Function *function)
{
    Decls declared = {0};
    Set whole = {0};
    find_declared(function->body, &declared);
    scalarize_find_whole(function->body, is_record, &whole);
    for (int i = 0; i < declared.count; i++) {
        Decl *d = declared.items[i];
        if (!set_has(&whole, d))
            set_add(&s->split, d);
    }
}
