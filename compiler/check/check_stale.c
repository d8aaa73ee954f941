/* check_stale.c - memory that the host reads while its view has what a kernel wrote:
 * amp.view.11.
 *
 * An access to a view brings home what kernels wrote; one to the memory under it does not,
 * by the array or pointer that it was made of, or by a pointer that a cast made of it. One
 * walk in text order keeps, for each view and such a variable, the launch that wrote the
 * view last. Whatever may bring that home, or may change what the variable stands for, ends
 * that.
 */
#include "check.h"
#include "analysis/access.h"
#include "analysis/flow.h"

#include <limits.h>
#include <string.h>

typedef struct Entry {
    const Decl *view, *memory;
    const Node *launch; /* that wrote to the view, since the host last looked; or NULL */
    Node *statement;    /* the one of the outermost block since then that is walked, */
    int depth;          /* and that block's */
} Entry;

typedef struct Search {
    const Function *function;
    LIST(Entry) entries;
    int depth;
    bool are_coming; /* elements, by amp_synchronize_async */
} Search;

static void visit(Search *s, Node *n);
static void look(Search *s, Node *n);

/* ---- what is known ------------------------------------------------------- */

/* What kernels wrote to the views of a memory may be home; NULL: to any. */
static void settle(Search *s, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++)
        if (!memory || s->entries.items[i].memory == memory)
            s->entries.items[i].launch = NULL;
}

/* Nothing is known any more of the views of a memory. */
static void forget(Search *s, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].memory == memory)
            s->entries.items[i] = (Entry){0};
}

static bool is_view(const Search *s, const Decl *d)
{
    for (int i = 0; d && i < s->entries.count; i++)
        if (s->entries.items[i].view == d)
            return true;
    return false;
}

/* The host accesses a view: what is in its memory is home. */
static void settle_view(Search *s, const Decl *view)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].view == view)
            settle(s, s->entries.items[i].memory);
}

/* A kernel writes to a view. */
static void launch_writes(Search *s, const Decl *view, const Node *launch)
{
    for (int i = 0; i < s->entries.count; i++) {
        Entry *e = &s->entries.items[i];
        if (e->view == view)
            *e = (Entry){view, e->memory, launch, NULL, INT_MAX};
    }
}

static bool is_memory(const Search *s, const Decl *d)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].memory == d)
            return true;
    return false;
}

/* The variable that a pointer or an array is, also by the address of its first element or
 * as its first row, or NULL. */
static const Decl *whole_of(Node *n)
{
    for (n = node_strip(n); n; n = node_strip(n->kids[0])) {
        bool is_first = n->kind == ND_SUBSCRIPT && n->kids[SUBSCRIPT_INDEX]->is_constant
            && n->kids[SUBSCRIPT_INDEX]->value == 0;
        if (n->kind == ND_VAR)
            return n->decl;
        if (!is_first && n->kind != ND_CAST
            && !(n->kind == ND_UNARY && n->op == OP_ADDRESS))
            return NULL;
    }
    return NULL;
}

/* The variable whose memory an element is in, or NULL. */
static const Decl *memory_of(Node *n)
{
    bool is_element = false;
    for (n = node_strip(n); n; n = node_strip(n->kids[0])) {
        if (n->kind == ND_VAR)
            return is_element ? n->decl : NULL;
        bool is_part = n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER
            || (n->kind == ND_UNARY && n->op == OP_DEREF);
        is_element |= n->kind != ND_MEMBER || n->is_arrow;
        if (!is_part)
            return NULL;
    }
    return NULL;
}

/* ---- what is told -------------------------------------------------------- */

static void read_memory(Search *s, Node *n, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++) {
        Entry *e = &s->entries.items[i];
        if (e->memory != memory || !e->launch)
            continue;
        diag(D_VIEW_STALE, at_node(n), memory->name, e->view->name, e->view->name);
        Range at = e->statement ? e->statement->range : (Range){0};
        if (at.source)
            diag_fix((Range){at.source, at.begin, at.begin},
                     arena_format("amp_synchronize(%s); ", e->view->name));
        diag_note(at_node(e->launch), "the kernel writes '%s' here", e->view->name);
        settle(s, memory);
    }
}

/* ---- calls --------------------------------------------------------------- */

static bool is_of_library(const Node *call)
{
    const Function *f = node_callee(call);
    return f && !f->is_user && !*node_api(call);
}

static bool calls_others(Node *n)
{
    return n->kind == ND_BLOCK || (n->kind == ND_CALL && !is_of_library(n));
}

/* Whether a call cannot have to do with views. */
static bool is_quiet(const Node *call)
{
    const Function *f = node_helper(call);
    return is_of_library(call) || (f && !node_any(f->body, calls_others));
}

/* Whether what an argument is converted to points to what is only read. */
static bool is_to_const(const Node *argument)
{
    const Type *t = argument->type;
    return t->kind == TY_POINTER && type_is_const(t->of);
}

static void look_at_quiet(Search *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        const Decl *memory = whole_of(call->kids[i]);
        if (!memory || !is_memory(s, memory) || call->kids[i]->type->kind != TY_POINTER)
            look(s, call->kids[i]);
        else if (is_to_const(call->kids[i]))
            read_memory(s, node_strip(call->kids[i]), memory);
        else
            settle(s, memory);
    }
}

/* Whether a call of a function of amp.h brings no view's elements home. What
 * amp_synchronize_async begins, amp_finish ends. */
static bool leaves_elements(Search *s, const Node *call)
{
    static const char *const NAMES[] = {"amp_extent", "amp_finish", "amp_flush",
                                        "amp_marker", "amp_discard_data", "tile",
                                        "amp_make_tile", "amp_make_extent",
                                        "amp_synchronize_async"};
    s->are_coming |= node_calls_api(call, "amp_synchronize_async");
    return STRING_IS_ONE_OF(node_api(call), NAMES)
        && !(s->are_coming && node_calls_api(call, "amp_finish"));
}

static void look_at_launch(Search *s, Node *call, const Function *kernel)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count - 1; i++)
        look(s, call->kids[i]);
    for (int i = 0; i < kernel->captures.count; i++) {
        Decl *d = kernel->captures.items[i];
        if (is_view(s, d) && access_of((Function *)kernel, d) & 2)
            launch_writes(s, d, call);
        else if (!is_view(s, d) && type_is_handle(d->type))
            settle(s, NULL); /* another view of the same memory, perhaps */
    }
}

static void look_at_call(Search *s, Node *n)
{
    const Function *kernel = node_kernel(n);
    if (kernel) {
        look_at_launch(s, n, kernel);
    } else if (leaves_elements(s, n)) {
        for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
            if (!is_view(s, whole_of(n->kids[i])))
                look(s, n->kids[i]);
    } else if (is_quiet(n)) {
        look_at_quiet(s, n);
    } else {
        for (int i = 0; i < n->kid_count; i++)
            look(s, n->kids[i]);
        settle(s, NULL);
    }
}

/* ---- expressions --------------------------------------------------------- */

static void look_at_kids(Search *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        look(s, n->kids[i]);
}

/* The subscripts of an element, without what they are of. */
static void look_at_path(Search *s, Node *n)
{
    for (n = node_strip(n); n->kid_count; n = node_strip(n->kids[0]))
        if (n->kind == ND_SUBSCRIPT)
            look(s, n->kids[SUBSCRIPT_INDEX]);
}

static void look_at_name(Search *s, const Decl *d)
{
    if (is_memory(s, d))
        forget(s, d);
    else if (is_view(s, d))
        settle_view(s, d);
    else if (type_is_handle(d->type))
        settle(s, NULL);
}

/* An element of a memory, or what changes one. What has a pointer into it may do anything. */
static void look_at_memory(Search *s, Node *n, Node *place, const Decl *memory)
{
    look_at_path(s, place);
    if (place != n && n->kind == ND_BINARY)
        look(s, n->kids[BINARY_RIGHT]);
    if (n->op == OP_ADDRESS || (n->type && n->type->kind == TY_ARRAY))
        forget(s, memory);
    else if (place == n || n->op != OP_ASSIGN)
        read_memory(s, n, memory);
    else
        settle(s, memory);
}

/* It is assigned, or its address is taken. */
static void forget_view(Search *s, Node *n, const Decl *view)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].view == view)
            forget(s, s->entries.items[i].memory);
    if (n->kind == ND_BINARY)
        look(s, n->kids[BINARY_RIGHT]);
}

static void look(Search *s, Node *n)
{
    if (!n)
        return;
    Node *place = n->kind == ND_UNARY && n->op == OP_ADDRESS ? n->kids[0] : node_assigned(n);
    place = node_strip(place ? place : n);
    const Decl *memory = memory_of(place);
    if (memory && is_memory(s, memory))
        look_at_memory(s, n, place, memory);
    else if (place != n && place->kind == ND_VAR && is_view(s, place->decl))
        forget_view(s, n, place->decl);
    else if (n->kind == ND_VAR)
        look_at_name(s, n->decl);
    else if (n->kind == ND_CALL)
        look_at_call(s, n);
    else if (n->kind == ND_STATEMENT_EXPR)
        settle(s, NULL);
    else
        look_at_kids(s, n);
}

/* ---- statements ---------------------------------------------------------- */

static long length_of(const Type *t)
{
    return t->kind != TY_ARRAY ? 1 : t->count < 0 ? -1 : t->count * length_of(t->of);
}

/* Whether a view has fewer elements than the array under it, as far as is known. */
static bool is_part(const Node *made, const Decl *memory)
{
    int64_t count = 1, value;
    for (int i = CALL_ARGUMENT + 1; i < made->kid_count; i++)
        if (fold_constant(made->kids[i], &value))
            count *= value;
        else
            return false;
    return memory->type->kind == TY_ARRAY && count != length_of(memory->type);
}

static bool is_place(const Decl *d)
{
    return d && (d->type->kind == TY_ARRAY || d->type->kind == TY_POINTER);
}

/* The view whose memory a cast makes a pointer into, of the view, a row or an element; or
 * NULL. */
static const Decl *view_cast(const Node *cast)
{
    Node *n = node_strip(cast->kids[0]);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        n = node_strip(n->kids[0]);
    if (node_is_of_view(n))
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    const Decl *d = n->type && type_is_handle(n->type) ? node_view(n) : NULL;
    return d && decl_is_automatic(d) && d->function ? d : NULL;
}

/* A view of a memory, or a pointer into the memory of a view. */
static void declare(Search *s, const Decl *d)
{
    Node *init = d->init ? node_strip(d->init) : NULL;
    bool is_made = init && d->type->kind == TY_VIEW && node_calls_api(init, "amp_view")
        && init->kid_count > CALL_ARGUMENT;
    bool is_cast = init && d->type->kind == TY_POINTER && init->kind == ND_CAST;
    const Decl *view = is_cast ? view_cast(init) : NULL;
    const Decl *memory = is_made ? whole_of(init->kids[CALL_ARGUMENT]) : NULL;
    if (!is_place(memory) || d->is_static)
        look(s, d->init);
    else
        for (int i = CALL_ARGUMENT + 1; i < init->kid_count; i++)
            look(s, init->kids[i]);
    if (view)
        list_add(&s->entries, ((Entry){.view = view, .memory = d}));
    else if (is_place(memory) && is_part(init, memory))
        forget(s, memory);
    else if (is_place(memory) && !d->is_static)
        list_add(&s->entries, ((Entry){.view = d, .memory = memory}));
}

static void visit_block(Search *s, Node *n)
{
    int count = s->entries.count;
    s->depth++;
    for (int i = 0; i < n->kid_count; i++) {
        for (int k = 0; k < s->entries.count; k++) {
            Entry *e = &s->entries.items[k];
            if (e->launch && s->depth <= e->depth) {
                e->statement = n->kids[i];
                e->depth = s->depth;
            }
        }
        visit(s, n->kids[i]);
    }
    s->depth--;
    while (s->entries.count > count) { /* the end of a view's scope brings it home */
        const Decl *memory = s->entries.items[s->entries.count - 1].memory;
        s->entries.count--;
        if (memory)
            settle(s, memory);
    }
}

/* What may not be run may have brought elements home, but is not sure to have written
 * any. */
static void visit_branch(Search *s, Node *n)
{
    Search before = {0};
    list_add_all(&before.entries, &s->entries);
    visit(s, n);
    for (int i = 0; i < s->entries.count; i++) {
        if (before.entries.items[i].launch != s->entries.items[i].launch)
            s->entries.items[i].launch = NULL;
    }
}

static void visit(Search *s, Node *n)
{
    if (!n)
        return;
    for (int i = 0; i < n->declared.count; i++)
        declare(s, n->declared.items[i]);
    switch (n->kind) {
    case ND_COMPOUND:
        visit_block(s, n);
        break;
    case ND_IF:
        look(s, n->kids[IF_CONDITION]);
        visit_branch(s, n->kids[IF_THEN]);
        visit_branch(s, n->kids[IF_ELSE]);
        break;
    case ND_FOR: case ND_WHILE: case ND_DO:
        for (int i = 0; i < n->kid_count; i++)
            visit(s, n->kids[i]);
        break;
    case ND_SWITCH:
        visit_branch(s, n->kids[SWITCH_BODY]);
        settle(s, NULL);
        break;
    case ND_EXPR: case ND_RETURN:
        look(s, n->kids[0]);
        break;
    default:
        look(s, n);
        break;
    }
}

void check_stale(Function *f)
{
    Search s = {.function = f};
    if (!f->has_holes && !flow_has_label(f->body))
        visit(&s, f->body);
}
