/* check_capture.c - what a kernel captures: amp.capture.1, .2, .4.
 *
 * Captured arrays, amp.capture.3, and assignments to captured variables are mostly found
 * by Clang: clerr.def.
 */
#include "check.h"

static void note_declaration(const Decl *d)
{
    diag_note(at_decl(d), "'%s' is declared here", d->name);
}

/* A pointer that amp_view could take. */
static bool points_to_elements(const Type *t)
{
    const Type *to = t->of;
    bool is_known = to->kind != TY_VOID && to->kind != TY_FUNCTION
        && to->kind != TY_POINTER && to->kind != TY_OTHER && !type_is_handle(to)
        && !(to->kind == TY_RECORD && (!to->record->is_complete
                                       || check_type(to).text));
    return t->kind == TY_POINTER && is_known;
}

/* "m[0]" of an array of arrays: its first element that is none. */
static const char *first_row(const Decl *d)
{
    const char *text = d->name;
    for (const Type *t = d->type->of; t->kind == TY_ARRAY; t = t->of)
        text = arena_format("%s[0]", text);
    return text;
}

/* What to do about a member that is no value. */
static const char *instead_of_member(const Field *f)
{
    if (f && type_is_handle(f->type))
        return "; copy it to a variable, which a kernel captures";
    return f && f->type->kind == TY_POINTER && f->type->of->kind != TY_FUNCTION
        ? "; make a view of what it points to, in a variable of its own" : "";
}

/* What to do about a pointer to what is no element. */
static const char *instead_of_pointer(const Type *to)
{
    if (type_is_handle(to) || (to->kind == TY_RECORD && to->record->is_complete))
        return "; copy what the kernel uses to variables";
    return to->kind == TY_POINTER ? "; a view has its elements in one piece of memory" : "";
}

void check_capture(const Decl *d, const Node *use)
{
    const Type *t = d->type;
    Complaint c = check_type(t);
    if (d->is_block) {
        diag(D_CAPTURE_BLOCK, at_node(use), d->name);
    } else if (t->kind == TY_ARRAY) {
        diag(D_CAPTURE_ARRAY, at_node(use), d->name, first_row(d));
    } else if (t->kind == TY_POINTER && points_to_elements(t)) {
        diag(D_CAPTURE_POINTER, at_node(use), d->name, first_row(d));
    } else if (t->kind == TY_POINTER && t->of->kind != TY_FUNCTION) {
        diag(D_CAPTURE_TYPE, at_node(use), d->name, type_string(t),
             arena_format("is a pointer of the host%s", instead_of_pointer(t->of)));
    } else if (c.text) {
        diag(D_CAPTURE_TYPE, at_node(use), d->name, type_string(t),
             arena_format("%s%s", c.text, instead_of_member(c.field)));
        check_note_member(&c);
    } else if (type_is_erased(t)) {
        diag(D_CAPTURE_TYPE, at_node(use), d->name, type_string(t),
             "belongs to one launch");
    } else {
        return;
    }
    note_declaration(d);
}

/* Variables that are more than what a call is given that is told of. */
static bool add_uses(Node *n, void *uses)
{
    if (n->kind == ND_VAR)
        set_add(uses, n->decl);
    return n->kind != ND_CALL || !check_is_unavailable(n);
}

void check_captures(const Function *kernel)
{
    Set uses = {0}, told = {0};
    node_walk(kernel->body, add_uses, &uses);
    check_capture_holes(kernel, &told);
    for (int i = 0; i < kernel->captures.count; i++) {
        const Decl *d = kernel->captures.items[i];
        bool is_told = set_has(&told, d)
            || (d->type->kind == TY_ARRAY && check_in_hole(kernel, d->name));
        if (!d->is_tile_static && set_has(&uses, d) && !is_told)
            check_capture(d, kernel->capture_uses.items[i]);
    }
}
