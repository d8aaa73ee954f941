/* check_unmade.c - views and arrays that are used, and that nothing has made: amp.view.14.
 *
 * Of a variable without an initializer that is nowhere assigned, and whose address nothing
 * has.
 */
#include "check.h"

#include <string.h>

typedef struct Search {
    const Function *function;
    Set made; /* of Decl: what is given a value, perhaps, or was told */
} Search;

/* Whether something is wrong with a declaration, and with what makes the view, perhaps. */
static bool is_told(const Decl *d)
{
    Range r = d->range;
    if (!r.source)
        return false;
    r.end += (unsigned)strcspn(r.source->text + r.end, ";");
    while (r.begin > 0 && !strchr(";{}", r.source->text[r.begin - 1]))
        r.begin--;
    return diag_is_told(r);
}

static bool is_unmade(const Search *s, const Decl *d)
{
    return d->kind == DECL_VARIABLE && type_is_handle(d->type) && !d->init
        && decl_is_automatic(d) && !d->is_extern && !d->has_any_value
        && d->function == s->function && !set_has(&s->made, d)
        && !check_in_hole(s->function, d->name) && !is_told(d);
}

static void report(Search *s, const Node *at, const Decl *d)
{
    set_add(&s->made, (void *)d);
    diag(D_VIEW_UNMADE, at_node(at), d->name, d->type->kind == TY_VIEW ? "view" : "array");
    diag_note(at_decl(d), "'%s' is declared here", d->name);
}

/* A subscript, a call, or a kernel that captures it. */
static bool look(Node *n, void *context)
{
    Search *s = context;
    bool uses = n->kind == ND_CALL || n->kind == ND_SUBSCRIPT;
    for (int i = 0; i < n->kid_count && uses; i++) {
        Node *kid = n->kids[i] ? node_strip(n->kids[i]) : NULL;
        if (kid && kid->kind == ND_VAR && is_unmade(s, kid->decl))
            report(s, kid, kid->decl);
    }
    for (int i = 0; n->kind == ND_BLOCK && i < n->block->captures.count; i++)
        if (is_unmade(s, n->block->captures.items[i]))
            report(s, n, n->block->captures.items[i]);
    return true;
}

void check_unmade(Function *f)
{
    Search s = {.function = f};
    node_find_changed(f->body, &s.made);
    node_walk(f->body, look, &s);
}
