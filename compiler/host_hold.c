/* host_hold.c - views that a loop on the host holds.
 *
 *   for (int i = 0; i < n; i++)        AMPRT_HOLD(a, …, 0 < n) for (…)
 *       s += a[i];                         s += AMPRT_HELD(a, i);
 *
 * A quiet loop may ask once for the right to a view's elements, before it
 * begins, and then use them in place, as those of a plain array. It asks
 * exactly where its first trip would have: where it is sure to use an element
 * once it is entered, and for the right to write where it is sure to write.
 * What only may happen asks when it first does (AMPRT_LATE_READ). So no kernel
 * is waited for, nothing is copied and no error is reported that would not
 * have been without.
 *
 * The extent of a view never changes: where the loop's condition asks for it,
 * it is asked for once too.
 *
 * The accesses are written as AMPRT_READ and AMPRT_WRITE while the loop is
 * walked, and changed at its end.
 */
#include "host.h"
#include "host_loop.h"

#include <string.h>

/* An element of a view in a quiet loop. */
typedef struct Access {
    const Node *node;
    const Decl *view;
    bool writes, is_held;
    int edit; /* the one whose text is the macro's name */
} Access;

/* Whether a loop that is entered is sure to use a view. */
typedef struct When {
    bool is_sure;  /* in its own statements */
    Entry entry;   /* else where this holds, in loops within it */
    int accesses;  /* of the view, in those loops */
} When;

/* A view with accesses in a loop. */
typedef struct HeldView {
    const Decl *view;
    int accesses, line;
    bool is_held;
    When used, written;
} HeldView;

/* A call of amp_extent there. */
typedef struct ExtentCall {
    const Decl *view;
    bool is_held;
    int edit; /* the one whose text is the function's name */
} ExtentCall;

struct Holding {
    LIST(Access) accesses;
    LIST(ExtentCall) extents;
    Map by_node; /* ND_SUBSCRIPT -> index + 1 */
};

/* ---- taking note, while the loop is walked ------------------------------ */

void host_note_access(Host *h, const Node *n, const Node *view, Use use,
                      int edit)
{
    if (!h->holding || view->kind != ND_VAR
        || strcmp(source_text(view->range), view->decl->name) != 0)
        return;
    Access access = {n, view->decl, use == USE_WRITE, false, edit};
    list_add(&h->holding->accesses, access);
    *map_put_pointer(&h->holding->by_node, n) =
        (void *)(intptr_t)h->holding->accesses.count;
}

void host_note_extent(Host *h, Node *view, int edit)
{
    view = node_strip(view);
    if (!h->holding || view->kind != ND_VAR
        || strcmp(source_text(view->range), view->decl->name) != 0)
        return;
    ExtentCall call = {view->decl, false, edit};
    list_add(&h->holding->extents, call);
}

static HeldView *view_in(Loop *loop, const Decl *view)
{
    void **place = map_put_pointer(&loop->by_view, view);
    if (!*place) {
        HeldView *v = NEW(HeldView);
        v->view = view;
        list_add(&loop->views, v);
        *place = v;
    }
    return *place;
}

/* ---- what the first trip is sure to do ---------------------------------- */

typedef struct Trip {
    Host *h;
    Loop *loop;
    bool has_left; /* perhaps: nothing more is sure */
} Trip;

static void find_views(Host *h, Loop *loop);

static void run_stmt(Trip *t, Node *n);

static void run_access(Trip *t, const Node *n)
{
    void **place = map_get_pointer(&t->h->holding->by_node, n);
    if (!place)
        return;
    const Access *a = &t->h->holding->accesses.items[(intptr_t)*place - 1];
    HeldView *v = view_in(t->loop, a->view);
    v->used.is_sure = true;
    v->written.is_sure |= a->writes;
}

static void run_expr(Trip *t, Node *n)
{
    if (!n || t->has_left || n->kind == ND_BLOCK)
        return;
    run_access(t, n);
    int sure = n->kid_count;
    if (n->kind == ND_CONDITIONAL || n->op == OP_LOGICAL_AND
        || n->op == OP_LOGICAL_OR)
        sure = 1;
    for (int i = 0; i < sure; i++)
        if (n->kind == ND_STATEMENT_EXPR)
            run_stmt(t, n->kids[i]);
        else
            run_expr(t, n->kids[i]);
}

/* Whether a jump may lead out of a statement. */
static bool may_leave(const Node *n, bool in_loop, bool in_switch)
{
    if (!n)
        return false;
    switch (n->kind) {
    case ND_RETURN:
    case ND_GOTO:
        return true;
    case ND_BREAK:
        return !in_loop && !in_switch;
    case ND_CONTINUE:
        return !in_loop;
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
        in_loop = true;
        break;
    case ND_SWITCH:
        in_switch = true;
        break;
    default:
        break;
    }
    for (int i = 0; i < n->kid_count; i++)
        if (may_leave(n->kids[i], in_loop, in_switch))
            return true;
    return false;
}

static bool has_extent(const Entry *e, const Decl *view)
{
    for (int i = 0; i < e->extents.count; i++)
        if (e->extents.items[i] == view)
            return true;
    return false;
}

static bool is_steady(const Trip *t, const Entry *e)
{
    for (int i = 0; i < e->reads.count; i++)
        if (!survey_is_steady(t->h->survey, e->reads.items[i], t->loop))
            return false;
    for (int i = 0; i < e->extents.count; i++)
        if (!has_extent(&t->loop->entry, e->extents.items[i]))
            return false;
    return !e->reads_memory;
}

static bool is_settled(const HeldView *v, const When *w)
{
    return w->is_sure || (w->entry.text && w->accesses == v->accesses);
}

static void add_reads(Entry *to, const Entry *from)
{
    for (int i = 0; i < from->reads.count; i++)
        list_add(&to->reads, from->reads.items[i]);
    for (int i = 0; i < from->extents.count; i++)
        list_add(&to->extents, from->extents.items[i]);
}

/* Whether `term` is one of the conditions that `&&` joins to `text`. */
static bool has_term(const char *text, const char *term)
{
    size_t length = strlen(term);
    for (const char *p = text; p; p = strstr(p, " && ")) {
        p += p == text ? 0 : strlen(" && ");
        if (strncmp(p, term, length) == 0
            && (!p[length] || strncmp(p + length, " && ", 4) == 0))
            return true;
    }
    return false;
}

static const char *grouped(const char *text, const char *op)
{
    return strstr(text, op) ? arena_format("(%s)", text) : text;
}

static const char *either(const char *a, const char *b)
{
    if (!a || has_term(a, b))
        return b;
    return has_term(b, a) ? a
        : arena_format("%s || %s", grouped(a, " && "), grouped(b, " && "));
}

static const char *both(const char *a, const char *b)
{
    return has_term(b, a) ? b : arena_format("%s && %s", grouped(a, " || "),
                                             grouped(b, " || "));
}

/* When a loop is reached whether it is entered or not: that makes sure of the
 * view, or does not. */
static Entry entry_of(const Loop *loop, const HeldView *v, const When *w)
{
    if (!is_settled(v, w))
        return (Entry){0};
    Entry e = loop->entry;
    if (!w->is_sure && e.text) {
        e = (Entry){.text = both(e.text, w->entry.text)};
        add_reads(&e, &loop->entry);
        add_reads(&e, &w->entry);
    }
    return e;
}

static void run_inner_when(const Trip *t, When *to, const Loop *inner,
                           const HeldView *v, const When *w)
{
    Entry e = entry_of(inner, v, w);
    if (!e.text || !is_steady(t, &e))
        return;
    to->entry.text = either(to->entry.text, e.text);
    add_reads(&to->entry, &e);
    to->accesses += v->accesses;
}

static void run_inner(Trip *t, Node *n)
{
    Loop *inner = survey_loop(t->h->survey, n);
    find_views(t->h, inner);
    for (int i = 0; i < inner->views.count && !t->has_left; i++) {
        const HeldView *v = inner->views.items[i];
        HeldView *mine = view_in(t->loop, v->view);
        run_inner_when(t, &mine->used, inner, v, &v->used);
        run_inner_when(t, &mine->written, inner, v, &v->written);
    }
}

static void run_declared(Trip *t, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        run_expr(t, n->declared.items[i]->init);
}

static void run_stmt(Trip *t, Node *n)
{
    if (!n || t->has_left)
        return;
    bool leaves = false;
    if (n->type) {
        run_expr(t, n);
        return;
    }
    switch (n->kind) {
    case ND_COMPOUND:
    case ND_EXPR:
    case ND_DO:
        for (int i = 0; i < n->kid_count; i++)
            run_stmt(t, n->kids[i]);
        break;
    case ND_DECLARE:
        run_declared(t, n);
        break;
    case ND_FOR:
        run_stmt(t, n->kids[FOR_INIT]);
        run_stmt(t, n->kids[FOR_CONDITION]);
        run_inner(t, n);
        leaves = may_leave(n, false, false);
        break;
    case ND_WHILE:
        run_stmt(t, n->kids[WHILE_CONDITION]);
        run_inner(t, n);
        leaves = may_leave(n, false, false);
        break;
    case ND_IF:
    case ND_SWITCH:
        run_expr(t, n->kids[0]);
        leaves = may_leave(n, false, false);
        break;
    case ND_NULL:
        break;
    case ND_RETURN:
        run_expr(t, n->kids[0]);
        leaves = true;
        break;
    default:
        leaves = true;
        break;
    }
    t->has_left |= leaves;
}

static Node *loop_body(const Node *n)
{
    return n->kids[n->kind == ND_FOR ? FOR_BODY
                   : n->kind == ND_WHILE ? WHILE_BODY : DO_BODY];
}

static void find_views(Host *h, Loop *loop)
{
    if (loop->is_known)
        return;
    loop->is_known = true;
    loop->entry = host_entry(loop->node);
    for (int i = 0; i < loop->entry.extents.count; i++)
        if (!survey_is_steady(h->survey, loop->entry.extents.items[i], loop))
            loop->entry.text = NULL;
    for (int i = loop->first; i < loop->last; i++) {
        const Access *a = &h->holding->accesses.items[i];
        HeldView *v = view_in(loop, a->view);
        if (!v->accesses++)
            v->line = source_line(a->node->range.source,
                                  a->node->range.begin);
    }
    Trip trip = {.h = h, .loop = loop};
    run_stmt(&trip, loop_body(loop->node));
}

/* ---- holding ------------------------------------------------------------ */

static void hold_access(Host *h, Access *a, const char *macro)
{
    a->is_held = true;
    h->edits.items[a->edit].text = macro;
}

static void hold_late(Host *h, Access *a)
{
    hold_access(h, a, a->writes ? "AMPRT_LATE_WRITE(" : "AMPRT_LATE_READ(");
}

/* Changes the accesses of a loop that what it is sure to do allows for, and
 * marks their views. */
static void hold_sure(Host *h, Loop *loop)
{
    for (int i = loop->first; i < loop->last; i++) {
        Access *a = &h->holding->accesses.items[i];
        HeldView *v = view_in(loop, a->view);
        bool may_write = is_settled(v, &v->written);
        bool may_read = may_write || is_settled(v, &v->used);
        if (!a->is_held && (a->writes ? may_write : may_read)
            && survey_is_steady(h->survey, a->view, loop)) {
            hold_access(h, a, "AMPRT_HELD(");
            v->is_held = true;
        }
    }
}

/* The others of those views. */
static void hold_others(Host *h, Loop *loop)
{
    for (int i = loop->first; i < loop->last; i++) {
        Access *a = &h->holding->accesses.items[i];
        if (!a->is_held && view_in(loop, a->view)->is_held)
            hold_late(h, a);
    }
}

static void put_before(Host *h, const Loop *loop, const char *text)
{
    Range r = loop->node->range;
    Range word = {r.source, r.begin, source_word_end(r.source, r.begin)};
    edit_insert(&h->edits, r.source, r.begin, word, text);
}

static void put_hold(Host *h, const Loop *loop, const HeldView *v)
{
    bool writes = is_settled(v, &v->written);
    Entry e = entry_of(loop, v, writes ? &v->written : &v->used);
    put_before(h, loop, arena_format(
        "AMPRT_HOLD(%s, %s, %d, %s) ", v->view->name,
        writes ? "WRITE" : "READ", v->line, e.text));
}

/* A loop that no condition ends: what follows it is never reached, as long
 * as it is no part of another. */
static bool is_endless(const Node *n)
{
    const Node *condition = n->kids[n->kind == ND_FOR ? FOR_CONDITION
        : n->kind == ND_WHILE ? WHILE_CONDITION : DO_CONDITION];
    return !condition || (condition->is_constant && condition->value);
}

/* Changes the calls of amp_extent for views whose extent the loop holds. */
static void hold_extents(Host *h, Loop *loop)
{
    for (int i = loop->first_extent; i < loop->last_extent; i++) {
        ExtentCall *call = &h->holding->extents.items[i];
        if (call->is_held || !has_extent(&loop->entry, call->view))
            continue;
        call->is_held = true;
        h->edits.items[call->edit].text = "AMPRT_EXTENT";
        void **place = map_put_pointer(&loop->held_extents, call->view);
        if (!*place)
            put_before(h, loop, arena_format(
                "AMPRT_HOLD_EXTENT(%d, %s) ", call->view->type->rank,
                call->view->name));
        *place = call;
    }
}

static void hold_in(Host *h, Loop *loop)
{
    if (!host_stands_free(loop->node))
        return;
    find_views(h, loop);
    if (loop->entry.text && !is_endless(loop->node)) {
        hold_extents(h, loop);
        hold_sure(h, loop);
    }
    for (int i = 0; i < loop->inner.count; i++)
        hold_in(h, loop->inner.items[i]);
    hold_others(h, loop);
    for (int i = 0; i < loop->views.count; i++)
        if (loop->views.items[i]->is_held)
            put_hold(h, loop, loop->views.items[i]);
}

/* What is left, in the outermost loops that can hold it. */
static void hold_rest(Host *h, Loop *loop)
{
    if (!host_stands_free(loop->node))
        return;
    for (int i = loop->first; i < loop->last && !is_endless(loop->node); i++) {
        Access *a = &h->holding->accesses.items[i];
        HeldView *v = view_in(loop, a->view);
        if (a->is_held || !survey_is_steady(h->survey, a->view, loop))
            continue;
        hold_late(h, a);
        if (!v->is_held)
            put_before(h, loop, arena_format("AMPRT_MAY_HOLD(%s) ",
                                             v->view->name));
        v->is_held = true;
    }
    for (int i = 0; i < loop->inner.count; i++)
        hold_rest(h, loop->inner.items[i]);
}

void host_walk_loop(Host *h, Node *n)
{
    Loop *loop = h->survey ? survey_loop(h->survey, n) : NULL;
    bool is_outermost = loop && loop->is_quiet && !h->holding;
    struct Holding holding = {0};
    if (is_outermost)
        h->holding = &holding;
    if (h->holding) {
        loop->first = h->holding->accesses.count;
        loop->first_extent = h->holding->extents.count;
    }
    host_walk_kids(h, n);
    if (h->holding) {
        loop->last = h->holding->accesses.count;
        loop->last_extent = h->holding->extents.count;
    }
    if (is_outermost) {
        hold_in(h, loop);
        hold_rest(h, loop);
        h->holding = NULL;
    }
}
