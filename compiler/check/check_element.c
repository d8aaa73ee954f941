/* check_element.c - syntax of element accesses: only by a subscript, not by *v or v->m, and
 * on the host not by i[v], nor in an array: amp.view.1, amp.array.1.
 */
#include "check.h"

#include <string.h>

/* ---- what to write instead ----------------------------------------------- */

static const char *pointee_text(const Node *pointer);

static bool is_deref(const Node *n)
{
    return n->kind == ND_UNARY && n->op == OP_DEREF && check_is_handle(n->kids[0]);
}

/* 0[v], as written: what macros expand to may be seen in another order. */
static bool is_backwards(const Node *n)
{
    if (n->kind != ND_SUBSCRIPT)
        return false;
    Range base = n->kids[SUBSCRIPT_BASE]->range;
    Range index = n->kids[SUBSCRIPT_INDEX]->range;
    if (!base.source || base.source != index.source || index.begin != n->range.begin
        || index.end > base.begin)
        return false;
    const char *between = source_text((Range){index.source, index.end, base.begin});
    return between[strspn(between, " \t\r\n")] == '[';
}

/* Whether subscripts and members may follow it. */
static bool is_postfix(const Node *n)
{
    return n->kind == ND_VAR || n->kind == ND_CALL || n->kind == ND_SUBSCRIPT
        || n->kind == ND_MEMBER || n->kind == ND_SWIZZLE;
}

/* The text of a place, with subscripts alone. */
static const char *place_text(const Node *n)
{
    n = node_strip((Node *)n);
    if (is_deref(n))
        return pointee_text(n->kids[0]);
    if (is_backwards(n))
        return arena_format("%s[%s]", place_text(n->kids[SUBSCRIPT_BASE]),
                            node_words(n->kids[SUBSCRIPT_INDEX]));
    return arena_format(is_postfix(n) ? "%s" : "(%s)", node_words(n));
}

/* That of what a view would point to, or the address of an element. */
static const char *pointee_text(const Node *pointer)
{
    const Node *bare = node_strip((Node *)pointer);
    return check_is_address(bare) ? place_text(bare->kids[0])
        : arena_format("%s[0]", place_text(pointer));
}

/* ---- what is wrong -------------------------------------------------------- */

/* What is used as a pointer where a node needs one, or NULL. */
static Node *pointer_of(const Node *n)
{
    bool has_pointer = n->kind == ND_MEMBER || n->kind == ND_SWIZZLE
        || n->kind == ND_SUBSCRIPT || (n->kind == ND_UNARY && n->op == OP_DEREF);
    return has_pointer && check_is_handle(n->kids[0]) ? n->kids[0] : NULL;
}

/* What derefs, addresses and the like are made of. */
static Node *root(Node *n, bool is_through_all)
{
    for (;;) {
        n = node_strip(n);
        bool goes_on = is_deref(n) || check_is_address(n) || is_backwards(n)
            || (is_through_all && (n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER));
        if (!goes_on)
            return n;
        n = n->kids[0];
    }
}

/* v + i, v++: said of this, not of what is made of it. */
static bool is_moved(const Node *pointer)
{
    const Node *n = node_strip((Node *)pointer);
    return n->kind == ND_BINARY || (n->kind == ND_UNARY && op_is_step(n->op));
}

/* Whether a macro hides what is made of it. */
static bool is_hidden(const Node *n, const Node *pointer)
{
    Range whole = n->range, part = node_strip((Node *)pointer)->range;
    return whole.begin == part.begin && whole.end == part.end;
}

static void report(const Node *n, DiagId id, const Node *pointer, const char *instead)
{
    if (id == D_VIEW_THROUGH)
        diag(id, at_node(n), instead);
    else
        diag(id, at_node(n), check_handle_word(pointer), instead);
    if (!is_hidden(n, pointer))
        diag_fix(n->range, instead);
}

static bool is_zero(const Node *n)
{
    return n->is_constant && n->value == 0;
}

/* Whether it was one of the wrong forms. */
static bool check_form(const Function *f, const Node *n, const Node *pointer)
{
    const Node *bare = node_strip((Node *)pointer);
    bool is_address = check_is_address(bare);
    if (n->kind == ND_UNARY) {
        report(n, is_address ? D_VIEW_THROUGH : D_VIEW_DEREF, pointer,
               pointee_text(pointer));
    } else if (n->kind != ND_SUBSCRIPT) {
        const char *name = n->kind == ND_MEMBER ? n->field->name : n->text;
        report(n, is_address ? D_VIEW_THROUGH : D_VIEW_ARROW, pointer,
               arena_format("%s.%s", pointee_text(pointer), name));
    } else if (is_address && is_zero(n->kids[SUBSCRIPT_INDEX])) {
        report(n, D_VIEW_THROUGH, pointer, pointee_text(pointer));
    } else if (is_address) {
        diag(D_VIEW_ADDRESS, at_node(bare));
    } else if (f->restriction & CPU && is_backwards(n)) {
        report(n, D_VIEW_BACKWARDS, pointer, place_text(n));
    } else {
        return false;
    }
    return true;
}

/* The elements of an array are on the accelerator; those of a staging array are the host's, and
 * it sees them by a view. */
static void report_array(const Node *n, const Node *array)
{
    const Decl *d = array->kind == ND_VAR ? array->decl : NULL;
    if (d && node_calls_api(node_strip(d->init), "amp_array_staging"))
        diag(D_ARRAY_STAGING, at_node(n), d->name,
             arena_format("%s, %d", type_string(d->type->of), d->type->rank), d->name);
    else
        diag(D_ARRAY_SUBSCRIPT, at_node(n), node_words(array));
}

Node *check_element(const Function *f, Node *n)
{
    Node *pointer = pointer_of(n);
    if (!pointer || is_moved(pointer))
        return NULL;
    if (f->restriction & CPU && pointer->type->kind == TY_STORE
        && !(n->kind == ND_SUBSCRIPT && check_is_decay(pointer))) {
        report_array(n, root(pointer, true));
        return n->kids[n->kid_count - 1];
    }
    return check_form(f, n, pointer) ? root(pointer, false) : NULL;
}
