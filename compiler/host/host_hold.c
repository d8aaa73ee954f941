/* host_hold.c - views that a loop on the host holds.
 *
 *   for (int i = 0; i < n; i++)        AMPRT_HOLD(a, …, 0 < n) for (…)
 *       s += a[i];                         s += AMPRT_HELD(a, i);
 *
 * A quiet loop may ask once for the right to a view's elements, before it begins, and
 * then access them in place, as those of a plain array. It does so if its first iteration
 * is certain to ask: if it is certain to access an element once it is entered, and for
 * the right to write if it is certain to write. Accesses that are not certain ask when
 * they first happen (AMPRT_LATE_READ), or not at all if the host has the right when the
 * loop begins: host_version.c. So no kernel is waited for, nothing is copied and no error
 * is reported that would not have been otherwise.
 *
 * The extent of a view never changes: if the loop's condition asks for it, it is asked
 * for once, too.
 *
 * The accesses are written as AMPRT_READ and AMPRT_WRITE while the loop is walked, and
 * changed at its end.
 */
#include "analysis/flow.h"
#include "host_hold.h"

/* ---- taking note, while the loop is walked ------------------------------ */

void host_note_access(Host *h, const Node *n, Node *view, Use use, int edit)
{
    const Keeper *keeper = h->holding ? survey_keeper(h->survey, view) : NULL;
    if (!keeper)
        return;
    Access access = {.node = n, .view = keeper, .writes = use == USE_WRITE,
                     .edit = edit};
    list_add(&h->holding->accesses, access);
    *map_put_pointer(&h->holding->by_node, n) =
        (void *)(intptr_t)h->holding->accesses.count;
}

void host_note_extent(Host *h, Node *view, int edit)
{
    view = node_strip(view);
    const Keeper *keeper = h->holding ? survey_keeper(h->survey, view) : NULL;
    if (!keeper)
        return;
    ExtentCall call = {keeper, false, edit};
    list_add(&h->holding->extents, call);
    if (keeper->is_part)
        host_insert_before(h, view, "");
}

/* ---- holding ------------------------------------------------------------ */

/* "AMPRT_HELD(", or for a part of a variable "AMPRT_HELD_AS(g_cells, ". */
static const char *macro(const char *word, const Keeper *view)
{
    return view->is_part
        ? arena_format("AMPRT_%s_AS(%s, ", word, view->name)
        : arena_format("AMPRT_%s(", word);
}

static void write_access(Host *h, const Access *a, const char *word)
{
    h->edits.items[a->edit].text = macro(word, a->view);
}

static void write_late(Host *h, const Access *a)
{
    write_access(h, a, a->writes ? "LATE_WRITE" : "LATE_READ");
}

static void hold_late(Host *h, Access *a)
{
    write_late(h, a);
    a->is_held = a->is_late = true;
}

/* Changes the accesses of a loop that what it is sure to do allows for, and
 * marks their views. */
static void hold_sure(Host *h, HostLoop *loop)
{
    for (int i = loop->first; i < loop->last; i++) {
        Access *a = &h->holding->accesses.items[i];
        HeldView *v = loop_view(loop, a->view);
        bool may_write = loop_settles(v, &v->written);
        bool may_read = may_write || loop_settles(v, &v->used);
        if (!a->is_held && (a->writes ? may_write : may_read)
            && survey_keeps(h->survey, a->view, loop)) {
            write_access(h, a, "HELD");
            a->is_held = v->is_held = true;
        }
    }
}

/* The others of those views. */
static void hold_others(Host *h, HostLoop *loop)
{
    for (int i = loop->first; i < loop->last; i++) {
        Access *a = &h->holding->accesses.items[i];
        if (!a->is_held && loop_view(loop, a->view)->is_held)
            hold_late(h, a);
    }
}

static void put_before(Host *h, const HostLoop *loop, const char *text)
{
    Range r = loop->node->range;
    Range word = {r.source, r.begin, source_word_end(r.source, r.begin)};
    edit_insert(&h->edits, r.source, r.begin, word, text);
}

static void put_hold(Host *h, const HostLoop *loop, const HeldView *v)
{
    bool writes = loop_settles(v, &v->written);
    Entry e = loop_entry_for(loop, v, writes ? &v->written : &v->used);
    put_before(h, loop, arena_format(
        "%s%s, %s, %d, %s) ", macro("HOLD", v->view), v->view->text,
        writes ? "WRITE" : "READ", v->line, e.text));
}

/* A loop that no condition ends: what follows it is never reached, as long
 * as it is no part of another. */
static bool is_endless(const Node *n)
{
    const Node *condition = flow_condition(n);
    return !condition || (condition->is_constant && condition->value);
}

/* Changes the calls of amp_extent for views whose extent the loop holds. */
static void hold_extents(Host *h, HostLoop *loop)
{
    for (int i = loop->first_extent; i < loop->last_extent; i++) {
        ExtentCall *call = &h->holding->extents.items[i];
        if (call->is_held || !entry_has_extent(&loop->entry, call->view))
            continue;
        call->is_held = true;
        Edit *edit = &h->edits.items[call->edit];
        edit->text = call->view->is_part ? "AMPRT_EXTENT_AS" : "AMPRT_EXTENT";
        if (call->view->is_part)
            edit[1].text = arena_format("%s, ", call->view->name);
        void **place = map_put_pointer(&loop->held_extents, call->view);
        if (!*place)
            put_before(h, loop, arena_format(
                "%s%d, %s) ", macro("HOLD_EXTENT", call->view),
                call->view->type->rank, call->view->text));
        *place = call;
    }
}

static void hold_in(Host *h, HostLoop *loop)
{
    if (!host_stands_free(loop->node))
        return;
    loop_find_views(h, loop);
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
static void hold_rest(Host *h, HostLoop *loop)
{
    if (!host_stands_free(loop->node))
        return;
    for (int i = loop->first; i < loop->last && !is_endless(loop->node); i++) {
        Access *a = &h->holding->accesses.items[i];
        HeldView *v = loop_view(loop, a->view);
        if (a->is_held || !keeper_has_value(a->view)
            || !survey_keeps(h->survey, a->view, loop))
            continue;
        hold_late(h, a);
        if (!v->is_held)
            put_before(h, loop, arena_format(
                "%s%s) ", macro("MAY_HOLD", v->view), v->view->text));
        v->is_held = true;
    }
    for (int i = 0; i < loop->inner.count; i++)
        hold_rest(h, loop->inner.items[i]);
}

/* ---- two versions ------------------------------------------------------- */

/* That all is held which a loop may use late; NULL where there is nothing. */
static const char *late_condition(HostLoop *loop)
{
    const char *text = NULL;
    for (int i = 0; i < loop->views.count; i++) {
        const HeldView *v = loop->views.items[i];
        if (!v->is_late)
            continue;
        const char *term = arena_format("AMPRT_IS_HELD(%s, %s)", v->view->name,
                                        v->is_written_late ? "WRITE" : "READ");
        text = text ? arena_format("%s && %s", text, term) : term;
    }
    return text;
}

static void note_late(Host *h, HostLoop *loop)
{
    for (int i = loop->first; i < loop->last; i++) {
        const Access *a = &h->holding->accesses.items[i];
        HeldView *v = loop_view(loop, a->view);
        v->is_late |= a->is_late;
        v->is_written_late |= a->is_late && a->writes;
    }
}

/* Writes what is late in a loop, or as if it were held. */
static void set_late(Host *h, const HostLoop *loop, bool is_late)
{
    for (int i = loop->first; i < loop->last; i++) {
        const Access *a = &h->holding->accesses.items[i];
        if (a->is_late && is_late)
            write_late(h, a);
        else if (a->is_late)
            write_access(h, a, "HELD");
    }
}

/* An innermost loop that may use a view late has two versions. */
static void version_in(Host *h, HostLoop *loop)
{
    for (int i = 0; i < loop->inner.count; i++)
        version_in(h, loop->inner.items[i]);
    if (loop->inner.count || !host_stands_free(loop->node))
        return;
    note_late(h, loop);
    const char *condition = late_condition(loop);
    Range range = condition ? host_copied(loop) : (Range){0};
    if (!range.source)
        return;
    set_late(h, loop, false);
    const char *first = edit_text(h->unit, &h->edits, loop->first_edit,
                                  loop->last_edit, range);
    set_late(h, loop, true);
    host_put_versions(h, condition, first, range);
}

void host_walk_loop(Host *h, Node *n)
{
    HostLoop *loop = h->survey ? survey_loop(h->survey, n) : NULL;
    bool is_outermost = loop && loop->is_quiet && !h->holding;
    struct Holding holding = {0};
    if (is_outermost)
        h->holding = &holding;
    if (h->holding) {
        loop->first = h->holding->accesses.count;
        loop->first_extent = h->holding->extents.count;
        loop->first_edit = h->edits.count;
    }
    host_walk_kids(h, n);
    if (h->holding) {
        loop->last = h->holding->accesses.count;
        loop->last_extent = h->holding->extents.count;
        loop->last_edit = h->edits.count;
    }
    if (is_outermost) {
        hold_in(h, loop);
        hold_rest(h, loop);
        version_in(h, loop);
        h->holding = NULL;
    }
}
