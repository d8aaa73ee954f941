/* check_freed.c - memory that is freed under a view, or before one is made of it: amp.view.6.
 *
 * A view that a variable owns is copied back to its memory at the end of the variable's
 * scope. One pass in text order tracks the symbolic value of each pointer, and for each
 * view in scope the pointer value it was made of, until amp_release. What a pointer holds
 * that was freed is the call that did so.
 */
#include "check.h"
#include "analysis/flow.h"

#include <string.h>

/* What is known of a view, or of a pointer; the entry that was made last is
 * the one. */
typedef struct Entry {
    const Decl *view;    /* NULL: of a pointer */
    const Node *pointer;
    /* What it holds: a pointer stands for its value at the function's start,
     * another expression for its own; NULL: not known, or released. */
    const Node *memory;
    struct Entry *before;
} Entry;

typedef struct Search {
    const Function *function;
    Entry *last;
    Node *statement; /* the one of a block that is walked, for a fix */
} Search;

/* Returns whether what follows a statement is run after it. */
static bool visit(Search *s, Node *n);

/* ---- memory ------------------------------------------------------------- */

/* The variable or member whose value points into the same piece of memory as
 * a pointer, or NULL: `p` for (int *)p + 4, &p[2], p->array, … */
static const Node *pointer_of(Node *n)
{
    n = node_strip(n);
    if (!n || !n->type)
        return NULL;
    switch (n->kind) {
    case ND_VAR:
        return n->type->kind == TY_POINTER ? n : NULL;
    case ND_CAST:
    case ND_UNARY:
        return n->kind == ND_CAST || n->op == OP_ADDRESS || n->op == OP_DEREF
            ? pointer_of(n->kids[0]) : NULL;
    case ND_SUBSCRIPT:
        return n->type->kind != TY_POINTER
            ? pointer_of(n->kids[SUBSCRIPT_BASE]) : NULL;
    case ND_MEMBER:
        return n->type->kind == TY_POINTER ? n
                                           : pointer_of(n->kids[MEMBER_BASE]);
    case ND_BINARY:
        if (n->op != OP_ADD && n->op != OP_SUB)
            return NULL;
        const Node *left = pointer_of(n->kids[BINARY_LEFT]);
        return left ? left : pointer_of(n->kids[BINARY_RIGHT]);
    default:
        return NULL;
    }
}

static bool same(const Node *a, const Node *b)
{
    a = node_strip((Node *)a);
    b = node_strip((Node *)b);
    if (!a || !b || a->kind != b->kind)
        return false;
    if (a->kind == ND_VAR)
        return a->decl == b->decl;
    return a->kind == ND_MEMBER && a->field == b->field
        && same(a->kids[MEMBER_BASE], b->kids[MEMBER_BASE]);
}

static bool calls(const Node *n, const char *name)
{
    return n && n->kind == ND_CALL && n->decl
        && strcmp(n->decl->name, name) == 0;
}

static bool frees(const Node *call)
{
    return calls(call, "free") || calls(call, "realloc")
        || calls(call, "reallocarray");
}

/* ---- the views in scope ------------------------------------------------- */

static void enter(Search *s, Entry entry)
{
    Entry *e = NEW(Entry);
    *e = entry;
    e->before = s->last;
    s->last = e;
}

static bool is_about(const Entry *e, const Decl *view, const Node *pointer)
{
    return view ? e->view == view : !e->view && same(e->pointer, pointer);
}

static Entry *latest(const Search *s, const Decl *view, const Node *pointer)
{
    Entry *e = s->last;
    while (e && !is_about(e, view, pointer))
        e = e->before;
    return e;
}

/* What a pointer holds now. */
static const Node *value_of(const Search *s, const Node *pointer)
{
    const Entry *e = pointer ? latest(s, NULL, pointer) : NULL;
    return e ? e->memory : pointer;
}

static bool same_value(const Node *a, const Node *b)
{
    return a && b && (a == b || same(a, b));
}

/* A pointer gets a value. */
static void set(Search *s, const Node *pointer, Node *value)
{
    const Node *from = pointer_of(value);
    enter(s, (Entry){.pointer = pointer,
                     .memory = from ? value_of(s, from) : node_strip(value)});
}

static void forget_view(Search *s, const Decl *view)
{
    if (latest(s, view, NULL))
        enter(s, (Entry){.view = view});
}

/* What is behind a statement that runs or not: all before it, but for what it
 * may have released or changed; that is no matter where nothing follows it. */
static void leave(Search *s, Entry *before, bool ends)
{
    Entry *inside = s->last;
    s->last = before;
    for (; ends && inside != before; inside = inside->before)
        if (!inside->view)
            enter(s, (Entry){.pointer = inside->pointer});
        else if (!inside->memory)
            forget_view(s, inside->view);
}

/* ---- the walk ----------------------------------------------------------- */

static void visit_branch(Search *s, Node *n)
{
    Entry *before = s->last;
    bool ends = visit(s, n);
    leave(s, before, ends);
}

static bool visit_block(Search *s, Node *n)
{
    Node *outer = s->statement;
    Entry *before = s->last;
    bool ends = true;
    for (int i = 0; i < n->kid_count; i++) {
        s->statement = n->kids[i];
        ends = visit(s, n->kids[i]);
    }
    s->statement = outer;
    leave(s, before, ends);
    return ends;
}

/* A view that the variable owns. */
static void visit_declaration(Search *s, const Decl *d)
{
    Node *init = node_strip(d->init);
    visit(s, init);
    if (d->type->kind == TY_POINTER && init) {
        Node *name = NEW(Node);
        *name = (Node){.kind = ND_VAR, .type = d->type, .decl = (Decl *)d};
        set(s, name, init);
    }
    if (d->type->kind != TY_VIEW || d->is_static || !calls(init, "amp_view")
        || init->kid_count <= CALL_ARGUMENT)
        return;
    const Node *memory = pointer_of(init->kids[CALL_ARGUMENT]);
    if (memory)
        enter(s, (Entry){.view = d, .memory = value_of(s, memory)});
}

static void check_free(Search *s, Node *call)
{
    const Node *pointer = pointer_of(call->kids[CALL_ARGUMENT]);
    const Node *root = pointer ? node_root((Node *)pointer) : NULL;
    bool is_unknown = root && check_in_hole(s->function, root->decl->name);
    const Node *value = is_unknown ? NULL : value_of(s, pointer);
    for (const Entry *e = s->last; value && e; e = e->before) {
        const char *view = e->view ? e->view->name : "";
        if (!e->view || !same_value(e->memory, value)
            || latest(s, e->view, NULL) != e || check_in_hole(s->function, view))
            continue;
        diag(D_VIEW_FREED, at_node(call), node_words(pointer), view,
             e->view->type->of->is_const ? "from" : "to", view);
        if (s->statement && s->statement->kind == ND_EXPR
            && s->statement->kids[0] == call)
            diag_fix((Range){call->range.source, call->range.begin,
                             call->range.begin},
                     arena_format("amp_release(%s); ", view));
        diag_note(at_decl(e->view), "'%s' is declared here", view);
        forget_view(s, e->view);
    }
}

/* ---- memory that was freed ---------------------------------------------- */

static bool is_freed(const Node *value)
{
    return calls(value, "free");
}

/* A variable that nothing else can give another value. */
static void set_freed(Search *s, Node *call)
{
    const Node *pointer = pointer_of(call->kids[CALL_ARGUMENT]);
    if (pointer && pointer->kind == ND_VAR && decl_is_automatic(pointer->decl)
        && same(pointer, call->kids[CALL_ARGUMENT]))
        enter(s, (Entry){.pointer = pointer, .memory = call});
}

/* Nothing is known of what was freed: another case of a switch did that, perhaps. */
static void forget_freed(Search *s)
{
    for (const Entry *e = s->last; e; e = e->before)
        if (e->pointer && is_freed(value_of(s, e->pointer)))
            enter(s, (Entry){.pointer = e->pointer});
}

/* A function of amp.h gets a pointer to elements. */
static void check_elements(Search *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count && *node_api(call); i++) {
        const Node *pointer = pointer_of(call->kids[i]), *value = value_of(s, pointer);
        if (!is_freed(value) || check_in_hole(s->function, node_root((Node *)pointer)->decl->name))
            continue;
        diag(D_VIEW_OF_FREED, at_node(call->kids[i]), node_words(pointer));
        diag_note(at_node(value), "it is freed here");
        enter(s, (Entry){.pointer = pointer});
    }
}

/* ---- expressions -------------------------------------------------------- */

static void visit_kids(Search *s, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        visit(s, n->kids[i]);
}

static void visit_call(Search *s, Node *n)
{
    visit_kids(s, n);
    if (n->kid_count <= CALL_ARGUMENT)
        return;
    const Node *first = node_strip(n->kids[CALL_ARGUMENT]);
    if (calls(n, "amp_release") && first && first->kind == ND_VAR)
        forget_view(s, first->decl);
    else if (frees(n))
        check_free(s, n);
    if (is_freed(n))
        set_freed(s, n);
    check_elements(s, n);
}

/* What has a pointer's address may give it another value. */
static void visit_address(Search *s, Node *n)
{
    const Node *pointer = pointer_of(n->kids[0]);
    visit(s, n->kids[0]);
    if (pointer && same(pointer, n->kids[0]) && is_freed(value_of(s, pointer)))
        enter(s, (Entry){.pointer = pointer});
}

static void visit_assignment(Search *s, Node *n)
{
    visit(s, n->kids[BINARY_RIGHT]);
    visit(s, n->kids[BINARY_LEFT]);
    const Node *pointer = pointer_of(n->kids[BINARY_LEFT]);
    if (pointer && same(pointer, n->kids[BINARY_LEFT]))
        set(s, pointer, n->kids[BINARY_RIGHT]);
}

static bool visit(Search *s, Node *n)
{
    if (!n)
        return true;
    for (int i = 0; i < n->declared.count; i++)
        visit_declaration(s, n->declared.items[i]);
    switch (n->kind) {
    case ND_COMPOUND:
        return visit_block(s, n);
    case ND_CALL:
        visit_call(s, n);
        return !flow_ends(n);
    case ND_EXPR:
        return visit(s, n->kids[0]);
    case ND_IF:
        visit(s, n->kids[IF_CONDITION]);
        visit_branch(s, n->kids[IF_THEN]);
        visit_branch(s, n->kids[IF_ELSE]);
        return true;
    case ND_CASE: case ND_DEFAULT: case ND_LABEL:
        forget_freed(s);
        visit_kids(s, n);
        return true;
    case ND_UNARY:
        if (n->op == OP_ADDRESS)
            visit_address(s, n);
        else
            visit_kids(s, n);
        return true;
    case ND_BINARY:
        if (n->op == OP_ASSIGN)
            visit_assignment(s, n);
        else
            visit_kids(s, n);
        return true;
    default:
        visit_kids(s, n);
        return n->kind != ND_RETURN && n->kind != ND_BREAK
            && n->kind != ND_CONTINUE && n->kind != ND_GOTO;
    }
}

void check_freed(Function *f)
{
    Search s = {.function = f};
    for (int i = 0; i < f->calls.count; i++)
        if (frees(f->calls.items[i]) && !check_in_hole(f, "amp_release")) {
            visit(&s, f->body);
            return;
        }
}
