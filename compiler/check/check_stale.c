/* check_stale.c - memory that the host uses while a view of it, or a copy, has it in another
 * state: amp.view.11, amp.view.13, amp.memory.9.
 *
 * An access to a view brings home what kernels wrote; one to the memory under it does not,
 * by the array or pointer that it was made of, or by a pointer that a cast made of it. Nor do
 * kernels see what is written there after a launch. One walk in text order, twice through
 * loops, keeps, for each view and such a variable, the launch that wrote the view last, the
 * one that used it, and what the host changed since. Whatever may bring that home, or may
 * change what the variable stands for, ends that.
 */
#include "stale.h"
#include "analysis/access.h"
#include "analysis/flow.h"

#include <string.h>

enum { MAX_LOOPS_TWICE = 8 };

static void visit(Stale *s, Node *n);
static void look(Stale *s, Node *n);

/* ---- places -------------------------------------------------------------- */

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

static void look_at_quiet(Stale *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        const Decl *memory = whole_of(call->kids[i]);
        if (!memory || !stale_is_memory(s, memory) || call->kids[i]->type->kind != TY_POINTER)
            look(s, call->kids[i]);
        else if (is_to_const(call->kids[i]))
            stale_read(s, node_strip(call->kids[i]), memory);
        else if (is_of_library(call))
            stale_change(s, node_strip(call->kids[i]), memory);
        else
            stale_settle(s, memory);
    }
}

/* Whether a call of a function of amp.h brings no view's elements home. What
 * amp_synchronize_async begins, amp_finish ends. */
static bool leaves_elements(Stale *s, const Node *call)
{
    static const char *const NAMES[] = {"amp_extent", "amp_finish", "amp_flush",
                                        "amp_marker", "amp_discard_data", "tile",
                                        "amp_make_tile", "amp_make_extent",
                                        "amp_synchronize_async"};
    s->are_coming |= node_calls_api(call, "amp_synchronize_async");
    return STRING_IS_ONE_OF(node_api(call), NAMES)
        && !(s->are_coming && node_calls_api(call, "amp_finish"));
}

/* Whether a call of a function of amp.h brings elements home, and leaves them on the
 * accelerator as they are there. */
static bool keeps_elements(const Node *call)
{
    static const char *const NAMES[] = {"amp_synchronize", "amp_wait", "amp_ready",
                                        "amp_finish"};
    return STRING_IS_ONE_OF(node_api(call), NAMES);
}

static void look_at_arguments(Stale *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++)
        if (!stale_is_view(s, whole_of(call->kids[i])))
            look(s, call->kids[i]);
}

static bool is_place(const Decl *d)
{
    return d && (d->type->kind == TY_ARRAY || d->type->kind == TY_POINTER);
}

/* A copy begins, of which amp_wait is the end. */
static void look_at_copy(Stale *s, Node *call)
{
    s->are_coming = true;
    for (int i = 0; i < 2; i++) {
        const Decl *memory = whole_of(call->kids[CALL_ARGUMENT + i]);
        if (is_place(memory) && decl_is_automatic(memory))
            list_add(&s->entries, ((StaleEntry){.memory = memory, .copy = call, .is_target = i}));
    }
}

/* A handle that is none of the views', or what may use any. */
static void use_another(Stale *s)
{
    stale_settle(s, NULL);
    stale_renew(s, NULL);
}

static void look_at_launch(Stale *s, Node *call, const Function *kernel)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count - 1; i++)
        look(s, call->kids[i]);
    for (int i = 0; i < kernel->captures.count; i++) {
        Decl *d = kernel->captures.items[i];
        if (stale_is_view(s, d))
            stale_launch(s, d, access_of((Function *)kernel, d), call);
        else if (type_is_handle(d->type))
            use_another(s); /* of the same memory, perhaps */
    }
}

static void look_at_call(Stale *s, Node *n)
{
    const Function *kernel = node_kernel(n);
    if (kernel) {
        look_at_launch(s, n, kernel);
    } else if (leaves_elements(s, n)) {
        look_at_arguments(s, n);
        if (node_calls_api(n, "amp_discard_data"))
            stale_renew(s, NULL);
    } else if (is_quiet(n)) {
        look_at_quiet(s, n);
    } else if (keeps_elements(n)) {
        look_at_arguments(s, n);
        stale_settle(s, NULL);
    } else {
        for (int i = 0; i < n->kid_count; i++)
            look(s, n->kids[i]);
        use_another(s);
        if (node_calls_api(n, "amp_copy_async") && n->kid_count == CALL_ARGUMENT + 2)
            look_at_copy(s, n);
    }
}

/* ---- expressions --------------------------------------------------------- */

static void look_at_kids(Stale *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        look(s, n->kids[i]);
}

/* The subscripts of an element, without what they are of. */
static void look_at_path(Stale *s, Node *n)
{
    for (n = node_strip(n); n->kid_count; n = node_strip(n->kids[0]))
        if (n->kind == ND_SUBSCRIPT)
            look(s, n->kids[SUBSCRIPT_INDEX]);
}

static void look_at_name(Stale *s, const Decl *d)
{
    if (stale_is_memory(s, d))
        stale_forget(s, d);
    else if (stale_is_view(s, d))
        stale_use_view(s, d);
    else if (type_is_handle(d->type))
        use_another(s);
}

/* An element of a memory, or what changes one. What has a pointer into it may do anything. */
static void look_at_memory(Stale *s, Node *n, Node *place, const Decl *memory)
{
    look_at_path(s, place);
    if (place != n && n->kind == ND_BINARY)
        look(s, n->kids[BINARY_RIGHT]);
    if (n->op == OP_ADDRESS || (n->type && n->type->kind == TY_ARRAY))
        stale_forget(s, memory);
    else if (place == n || n->op != OP_ASSIGN)
        stale_read(s, n, memory);
    if (node_assigned(n))
        stale_change(s, n, memory);
}

/* It is assigned, or its address is taken. */
static void forget_view(Stale *s, Node *n, const Decl *view)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].view == view)
            stale_forget(s, s->entries.items[i].memory);
    if (n->kind == ND_BINARY)
        look(s, n->kids[BINARY_RIGHT]);
}

/* The view whose element a place is, or NULL. */
static const Decl *view_of(const Stale *s, Node *place)
{
    const Decl *view = node_is_of_view(place) ? memory_of(place) : NULL;
    return stale_is_view(s, view) ? view : NULL;
}

/* An element of a view, or what changes one. */
static void look_at_element(Stale *s, Node *n, Node *place, const Decl *view)
{
    look_at_path(s, place);
    if (place != n && n->kind == ND_BINARY)
        look(s, n->kids[BINARY_RIGHT]);
    if (node_assigned(n) || n->op == OP_ADDRESS)
        stale_use_view(s, view);
    else
        stale_read_view(s, view);
}

static void look(Stale *s, Node *n)
{
    if (!n)
        return;
    Node *place = n->kind == ND_UNARY && n->op == OP_ADDRESS ? n->kids[0] : node_assigned(n);
    place = node_strip(place ? place : n);
    const Decl *memory = memory_of(place), *view = view_of(s, place);
    if (view)
        look_at_element(s, n, place, view);
    else if (memory && stale_is_memory(s, memory))
        look_at_memory(s, n, place, memory);
    else if (place != n && place->kind == ND_VAR && stale_is_view(s, place->decl))
        forget_view(s, n, place->decl);
    else if (n->kind == ND_VAR)
        look_at_name(s, n->decl);
    else if (n->kind == ND_CALL)
        look_at_call(s, n);
    else if (n->kind == ND_STATEMENT_EXPR)
        use_another(s);
    else
        look_at_kids(s, n);
}

/* ---- statements ---------------------------------------------------------- */

static long length_of(const Type *t)
{
    return t->kind != TY_ARRAY ? 1 : t->count < 0 ? -1 : t->count * length_of(t->of);
}

static bool lessens(Node *n)
{
    return n->op == OP_SUB || n->op == OP_DIV || n->op == OP_SHR;
}

/* Whether a view has fewer elements than the array under it, as far as is known; of a
 * pointer's memory, whether its extents are less than some number. */
static bool is_part(const Node *made, const Decl *memory)
{
    int64_t count = 1, value;
    if (memory->type->kind == TY_POINTER)
        return node_any((Node *)made, lessens);
    for (int i = CALL_ARGUMENT + 1; i < made->kid_count; i++)
        if (fold_constant(made->kids[i], &value))
            count *= value;
        else
            return false;
    return count != length_of(memory->type);
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
static void declare(Stale *s, const Decl *d)
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
        list_add(&s->entries, ((StaleEntry){.view = view, .memory = d}));
    else if (is_place(memory) && is_part(init, memory))
        stale_forget(s, memory);
    else if (is_place(memory) && !d->is_static)
        list_add(&s->entries, ((StaleEntry){.view = d, .memory = memory}));
}

static void visit_block(Stale *s, Node *n)
{
    int count = s->entries.count;
    s->depth++;
    for (int i = 0; i < n->kid_count; i++) {
        for (int k = 0; k < s->entries.count; k++) {
            StaleEntry *e = &s->entries.items[k];
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
            stale_settle(s, memory);
    }
}

/* Whether nothing is run after a statement. */
static bool leaves(const Node *n)
{
    if (n && n->kind == ND_COMPOUND)
        return n->kid_count && leaves(n->kids[n->kid_count - 1]);
    return n && (flow_is_jump(n) || (n->kind == ND_EXPR && flow_ends(n->kids[0])));
}

/* Where two ways meet, what both know: nothing else is sure to have been written. */
static void meet(Stale *s, const StaleEntries *other)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        StaleEntry was = i < other->count ? other->items[i] : (StaleEntry){0};
        if (was.launch != e->launch)
            e->launch = NULL;
        if (was.used != e->used || was.changed != e->changed)
            e->used = e->changed = NULL;
        if (i >= other->count)
            e->copy = NULL;
    }
}

/* What may not be run may have brought elements home. In a later trip of a loop it is not
 * sure to be run at all. */
static void visit_branch(Stale *s, Node *n)
{
    StaleEntries before = {0};
    list_add_all(&before, &s->entries);
    s->unsure += s->is_again;
    visit(s, n);
    s->unsure -= s->is_again;
    if (leaves(n)) {
        s->entries = before;
        return;
    }
    while (s->entries.count > before.count)
        s->entries.count--;
    meet(s, &before);
}

/* Each case is reached from before the switch, or from the one above it. */
static void visit_switch(Stale *s, Node *n)
{
    StaleEntries before = {0};
    const StaleEntries *around = s->before;
    look(s, n->kids[SWITCH_VALUE]);
    list_add_all(&before, &s->entries);
    s->before = &before;
    visit_branch(s, n->kids[SWITCH_BODY]);
    s->before = around;
    use_another(s);
}

/* The first trip, and one after another; not of loops that are too deep in others. */
static void visit_trips(Stale *s, Node *first, Node *second, Node *third)
{
    bool is_again = s->is_again;
    s->loops++;
    for (int trip = is_again || s->loops > MAX_LOOPS_TWICE; trip < 2; trip++) {
        visit(s, first);
        visit(s, second);
        visit(s, third);
        s->is_again = true;
    }
    s->loops--;
    s->is_again = is_again;
}

static void visit(Stale *s, Node *n)
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
    case ND_FOR:
        visit(s, n->kids[FOR_INIT]);
        visit_trips(s, n->kids[FOR_CONDITION], n->kids[FOR_BODY], n->kids[FOR_STEP]);
        break;
    case ND_WHILE: case ND_DO:
        visit_trips(s, n->kids[0], n->kids[1], NULL);
        break;
    case ND_SWITCH:
        visit_switch(s, n);
        break;
    case ND_CASE: case ND_DEFAULT:
        meet(s, s->before);
        visit(s, n->kids[n->kid_count - 1]);
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
    Stale s = {.function = f};
    if (!f->has_holes && !flow_has_label(f->body))
        visit(&s, f->body);
}
