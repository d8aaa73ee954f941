/* host_trip.c - what a loop on the host is certain to do once it is entered.
 *
 * Its first iteration is followed up to where it may end. The conditions on which loops
 * within it are entered are known in advance if nothing in it changes what they read.
 */
#include "analysis/flow.h"
#include "host_hold.h"

#include <string.h>

HeldView *loop_view(HostLoop *loop, const Keeper *view)
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

typedef struct Trip {
    Host *h;
    HostLoop *loop;
    bool has_left; /* perhaps: nothing more is sure */
} Trip;

static void run_stmt(Trip *t, Node *n);

static void run_access(Trip *t, const Node *n)
{
    intptr_t number = (intptr_t)map_value_pointer(&t->h->holding->by_node, n);
    if (!number)
        return;
    const Access *a = &t->h->holding->accesses.items[number - 1];
    HeldView *v = loop_view(t->loop, a->view);
    v->used.is_sure = true;
    v->written.is_sure |= a->writes;
}

static bool may_leave(const Trip *t, const Node *n, bool in_loop,
                      bool in_switch);

static bool kids_may_leave(const Trip *t, const Node *n, bool in_loop,
                           bool in_switch)
{
    for (int i = 0; i < n->kid_count; i++)
        if (may_leave(t, n->kids[i], in_loop, in_switch))
            return true;
    return false;
}

/* The same wherever the loop stands, which is asked for each loop around it. */
static bool loop_may_leave(const Trip *t, const Node *n)
{
    HostLoop *loop = survey_loop(t->h->survey, n);
    if (!loop->is_asked)
        loop->may_leave = kids_may_leave(t, n, true, false);
    loop->is_asked = true;
    return loop->may_leave;
}

/* Whether a jump, or a call that does not return, may lead out of a piece of
 * code. */
static bool may_leave(const Trip *t, const Node *n, bool in_loop,
                      bool in_switch)
{
    if (!n)
        return false;
    for (int i = 0; i < n->declared.count; i++)
        if (may_leave(t, n->declared.items[i]->init, in_loop, in_switch))
            return true;
    switch (n->kind) {
    case ND_CALL:
        if (survey_leaves(t->h->survey, n))
            return true;
        break;
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
        return loop_may_leave(t, n);
    case ND_SWITCH:
        in_switch = true;
        break;
    default:
        break;
    }
    return kids_may_leave(t, n, in_loop, in_switch);
}

static void run_expr(Trip *t, Node *n)
{
    if (!n || t->has_left || n->kind == ND_BLOCK)
        return;
    run_access(t, n);
    int sure = node_chooses(n) ? 1 : n->kid_count;
    for (int i = 0; i < sure; i++)
        if (n->kind == ND_STATEMENT_EXPR)
            run_stmt(t, n->kids[i]);
        else
            run_expr(t, n->kids[i]);
    for (int i = sure; i < n->kid_count; i++)
        t->has_left |= may_leave(t, n->kids[i], false, false);
    t->has_left |= n->kind == ND_CALL && survey_leaves(t->h->survey, n);
}

bool entry_has_extent(const Entry *e, const Keeper *view)
{
    return list_has(&e->extents, view);
}

static bool is_steady(const Trip *t, const Entry *e)
{
    for (int i = 0; i < e->reads.count; i++)
        if (!survey_is_steady(t->h->survey, e->reads.items[i], t->loop))
            return false;
    for (int i = 0; i < e->extents.count; i++)
        if (!entry_has_extent(&t->loop->entry, e->extents.items[i]))
            return false;
    return !(e->memory & t->loop->effects);
}

bool loop_settles(const HeldView *v, const When *w)
{
    return w->is_sure || (w->entry.text && w->accesses == v->accesses);
}

static void add_reads(Entry *to, const Entry *from)
{
    list_add_all(&to->reads, &from->reads);
    list_add_all(&to->extents, &from->extents);
    to->memory |= from->memory;
}

/* Whether `term` is one of the conditions that `&&` joins to `text`. */
static bool has_term(const char *text, const char *term)
{
    size_t length = strlen(term);
    for (const char *p = text; p; p = strstr(p, " && ")) {
        p += p == text ? 0 : strlen(" && ");
        if (strncmp(p, term, length) == 0
            && (!p[length] || string_begins(p + length, " && ")))
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

Entry loop_entry_for(const HostLoop *loop, const HeldView *v, const When *w)
{
    if (!loop_settles(v, w))
        return (Entry){0};
    Entry e = loop->entry;
    if (!w->is_sure && e.text) {
        e = (Entry){.text = both(e.text, w->entry.text)};
        add_reads(&e, &loop->entry);
        add_reads(&e, &w->entry);
    }
    return e;
}

static void run_inner_when(const Trip *t, When *to, const HostLoop *inner,
                           const HeldView *v, const When *w)
{
    Entry e = loop_entry_for(inner, v, w);
    if (!e.text || !is_steady(t, &e))
        return;
    to->entry.text = either(to->entry.text, e.text);
    add_reads(&to->entry, &e);
    to->accesses += v->accesses;
}

static void run_inner(Trip *t, Node *n)
{
    HostLoop *inner = survey_loop(t->h->survey, n);
    loop_find_views(t->h, inner);
    for (int i = 0; i < inner->views.count && !t->has_left; i++) {
        const HeldView *v = inner->views.items[i];
        HeldView *mine = loop_view(t->loop, v->view);
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
    case ND_WHILE:
        run_stmt(t, flow_init(n));
        run_stmt(t, flow_condition(n));
        run_inner(t, n);
        leaves = may_leave(t, n, false, false);
        break;
    case ND_IF:
    case ND_SWITCH:
        run_expr(t, n->kids[0]);
        leaves = may_leave(t, n, false, false);
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

void loop_find_views(Host *h, HostLoop *loop)
{
    if (loop->is_known)
        return;
    loop->is_known = true;
    loop->entry = host_entry(h->survey, loop->node);
    for (int i = 0; i < loop->entry.extents.count; i++)
        if (!survey_keeps(h->survey, loop->entry.extents.items[i], loop))
            loop->entry.text = NULL;
    for (int i = loop->first; i < loop->last; i++) {
        const Access *a = &h->holding->accesses.items[i];
        HeldView *v = loop_view(loop, a->view);
        const char *path;
        if (!v->accesses++)
            v->line = source_named_line(a->node->range.source, a->node->range.begin, &path);
    }
    Trip trip = {.h = h, .loop = loop};
    run_stmt(&trip, flow_body(loop->node));
}
