/* race_each.c - races that follow from the form of accesses, whatever numbers symbols have:
 * all threads write one place; data name an element that is changed, or that is read or
 * written while others are written; a counter gives several threads one place.
 */
#include "race_place.h"
#include "analysis/extents.h"

#include <string.h>

/* x += 1 and the like: what is written depends on the old value. */
static bool changes(const Node *n)
{
    return (n->kind == ND_BINARY && n->op != OP_ASSIGN)
        || n->kind == ND_UNARY;
}

/* Whether all threads of the domain come to an access. */
static bool is_done_by_all(Race *r, const Event *e)
{
    int64_t number;
    return e->active == r->trace->inside
        || (value_settled(r->trace->tile, e->active, &number) && number);
}

/* Every thread writes one place, in every run. */
static void check_certain(Race *r, const Event *e)
{
    if (e->kind != EVENT_WRITE || r->trace->tile->threads == 1
        || e->offset->varies || !is_done_by_all(r, e))
        return;
    bool is_same = e->value && !e->value->varies && !changes(e->node);
    if ((!is_same && !r->trace->tile->is_many) || !race_is_new(r, e, e->node))
        return;
    diag(is_same ? D_RACE_SAME : D_RACE_CERTAIN, at_node(e->node),
         e->named->name);
    check_note_calls(e->frame);
    const Event *barrier = r->barriers[race_memory(e->base)];
    race_say(r, e->base, barrier ? barrier->node : NULL);
    if (!is_same)
        check_note_told(r->trace, e, r->reported);
}

/* A loop that counts in tile_static: all threads that begin it step one number. */
static void check_counter(Race *r, int number)
{
    const Event *events = r->trace->events.items;
    Node *loop = events[number].node;
    Node *step = loop->kind == ND_FOR ? loop->kids[FOR_STEP] : NULL;
    const Decl *d = step ? node_changed(node_strip(step)) : NULL;
    do
        number--; /* to where it begins, over what its condition reads */
    while (number > 0 && events[number].kind == EVENT_READ);
    const Event *begin = number < 0 ? NULL : &events[number];
    if (!d || !d->is_tile_static || !begin || begin->kind != EVENT_WRITE
        || begin->base != d || begin->offset->varies || r->trace->tile->threads == 1
        || !is_done_by_all(r, begin) || !set_add(&r->reported->nodes, step))
        return;
    set_add(&r->said, d);
    diag(D_RACE_CERTAIN, at_node(step), d->name);
    check_note_calls(begin->frame);
}

/* Whether a thread reads what it then writes, with no barrier between. */
static bool is_read_before(const Race *r, const Event *w)
{
    for (const Event *e = w; e-- > r->trace->events.items;) {
        if (e->kind == EVENT_BARRIER)
            return false;
        if (e->kind == EVENT_READ && e->base == w->base && e->offset == w->offset)
            return true;
    }
    return false;
}

/* Whether a condition says that a thread's own place is before another one, or behind it:
 * `if (i < r)`. */
static bool orders(const Value *condition, const Value *place, int depth)
{
    const Value *a = condition->a, *b = condition->b;
    if (condition->kind != VALUE_OPERATION || !b || !depth)
        return false;
    if (condition->op == OP_LOGICAL_AND)
        return orders(a, place, depth - 1) || orders(b, place, depth - 1);
    const Value *own = a == place ? b : b == place ? a : NULL;
    return (condition->op == OP_LT || condition->op == OP_GT) && own && own->varies
        && !own->is_open;
}

/* Whether an access is to one of two elements that the thread with the lower place of two
 * exchanges, as in a bit reversal; data do not choose them. */
static bool is_in_pair(const Event *e)
{
    const Value *v = e->offset;
    bool is_element = v->kind == VALUE_OPERATION && v->op == OP_MUL
        && v->b->kind == VALUE_NUMBER;
    return is_element && !race_data_in(v) && orders(e->active, v->a, 8);
}

enum { MOST_OPERATIONS = 16 }; /* in one another, of a place */

/* Whether a value is computed of the thread's index and of what all threads know, be it with
 * floats. */
static bool is_of_index(const Value *v, int depth)
{
    const Value *const parts[] = {v->a, v->b, v->c};
    bool is_float = v->kind == VALUE_UNKNOWN && v->origin == ORIGIN_NONE && !v->base && v->a;
    if (v->kind == VALUE_NUMBER || v->kind == VALUE_LOCAL)
        return true;
    if (v->kind == VALUE_SYMBOL)
        return !v->is_hidden || !v->base; /* a float constant is hidden */
    bool is_it = depth && (is_float || v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE);
    for (int i = 0; i < 3 && is_it; i++)
        is_it = !parts[i] || is_of_index(parts[i], depth - 1);
    return is_it;
}

static bool is_local(const Value *v, const void *unused)
{
    (void)unused;
    return v->kind == VALUE_LOCAL;
}

/* Whether an access is to an element that the thread's index alone names, but by what floats
 * make of it, as `(int)sqrtf(2 * i)` the row of a triangle. */
static bool is_computed_place(const Event *e)
{
    return value_find(e->offset, THROUGH_OPERATIONS, is_local, NULL)
        && is_of_index(e->offset, MOST_OPERATIONS);
}

/* Whether a view is a section that begins where a number says. */
static bool is_section_at_number(const Decl *view)
{
    Node *n = view->init ? node_strip(view->init) : NULL;
    while (n && n->kind == ND_CAST)
        n = node_strip(n->kids[0]);
    const Function *f = n && n->kind == ND_CALL ? node_callee(n) : NULL;
    bool is_section = f && strcmp(f->name, "amp_section") == 0;
    Node **origin = is_section ? extents_of_origin(n, view->type->rank) : NULL;
    int64_t constant;
    return origin && !fold_constant(origin[0], &constant);
}

/* Whether threads get a number from a part of a table that the host chooses, as it does with
 * rows that do not depend on each other: `order[first + i]`. */
static bool is_of_chosen_part(const Race *r, const Value *data)
{
    const Event *e = race_read_of(r, data);
    return e && type_is_handle(e->base->type) && e->offset->varies && !e->offset->is_open
        && (e->offset->is_free || is_section_at_number(e->named))
        && !set_has(&r->shared, e->base);
}

/* An element of a view that data choose is updated without an atomic function, though
 * several threads may choose it, as in a histogram. A write under a condition on the old
 * value is an update as well. Or it is only written, but by more threads than there are
 * places. */
static void check_counted(Race *r, const Event *e)
{
    bool is_named = e->kind == EVENT_WRITE && !e->base->is_tile_static
        && e->offset->is_open && r->trace->tile->threads > 1
        && !is_computed_place(e) && !race_own_place(r, e) && !is_in_pair(e)
        && !race_is_own_block(r, e, true) && !race_is_own_column(r, e);
    const Value *data = is_named ? race_data_in(e->offset) : NULL;
    bool is_crowded = is_named
        && (race_is_tied_place(r, e) || race_has_few_places(r, e) || race_is_contended(e));
    bool is_update = is_named
        && (changes(e->node) || is_crowded
            || (data && (is_read_before(r, e) || race_is_of_memory(e->active, e->base)))
            || (e->value && race_is_of_memory(e->value, e->base)
                && !(data && is_of_chosen_part(r, data))));
    bool is_listed = is_update && data && !is_crowded
        && race_is_of_list(r, e, is_of_chosen_part(r, data));
    if (!is_update || is_listed || (!is_crowded && race_is_exchanged(r, e->base))
        || (race_is_in_bounds(r, e, data) && !race_is_at_end(r, e, data))
        || !race_is_new(r, e, NULL))
        return;
    diag(D_RACE_PLACE, at_node(e->node),
         is_crowded ? "write" : "change", e->named->name);
    check_note_calls(e->frame);
}

/* Whether a value is an element of a view that may differ between tiles: `group[t.tile[0]]`. */
static bool is_tile_data(const Value *v, const void *unused)
{
    (void)unused;
    return v->kind == VALUE_SYMBOL && v->is_hidden && v->base && type_is_handle(v->base->type);
}

static bool is_summand(const Value *sum, const Value *term)
{
    return sum == term || (value_is_operation(sum, OP_ADD)
                           && (is_summand(sum->a, term) || is_summand(sum->b, term)));
}

/* Whether a place is a thread's own one behind a number: `first[t.tile[0]] + l`. */
static bool is_behind(const Value *place, const Value *number, int64_t size)
{
    int64_t scale = 1;
    const Value *index = race_unscaled(place, &scale);
    if (value_is_operation(place, OP_ADD))
        return is_behind(place->a, number, size) || is_behind(place->b, number, size);
    return index && scale == size && index->varies && is_summand(index, number);
}

/* An element of a view that data choose for a tile is updated without an atomic function,
 * though several tiles may choose it: `sums[group[t.tile[0]]] += sum`. */
static void check_counted_by_tile(Race *r, const Event *e)
{
    bool is_named = e->kind == EVENT_WRITE && type_is_handle(e->base->type)
        && e->offset->is_hidden && !e->offset->is_open && !e->offset->is_placed
        && r->launch && r->launch->is_tiled && !race_is_lone(r)
        && !race_elects_tile(r, e);
    const Value *data = is_named
        ? value_find(e->offset, THROUGH_OPERATIONS, is_tile_data, NULL) : NULL;
    bool is_update = data && (changes(e->node) || is_read_before(r, e));
    if (!is_update || is_behind(e->offset, data, e->named->type->of->size)
        || race_is_in_bounds(r, e, data))
        return;
    r->is_between = true;
    race_report(r, e, e);
    r->is_between = false;
}

/* Two tiles that took numbers which follow each other in a counter have a place in common. */
static void check_taken(Race *r, const Event *e)
{
    if (e->kind != EVENT_WRITE || race_is_lone(r) || race_elects_tile(r, e)
        || !race_is_taken_twice(r, e))
        return;
    r->is_between = true;
    race_report(r, e, e);
    r->is_between = false;
}

/* A thread's part of a view is one element too long. */
static void check_past_part(Race *r, const Event *e)
{
    if (!race_is_past_part(r, e) || !race_is_new(r, e, NULL))
        return;
    diag(D_RACE_PLACE, at_node(e->node), "write", e->named->name);
    check_note_calls(e->frame);
}

/* Places from a counter or of runs of equal keys: these are one tile's, but the view is all
 * tiles'; or a thread also writes the place of the one that counts next. */
static void check_slot(Race *r, const Event *e)
{
    const Event *first = r->trace->events.items;
    bool is_written = e->kind == EVENT_WRITE;
    bool is_slot = (is_written || e->kind == EVENT_READ) && !race_once(e->active)
        && race_own_place(r, e);
    bool is_of_tile = is_slot && is_written && !e->base->is_tile_static
        && (race_is_counted_in_tile(r, e) || race_is_run_in_tile(r, e));
    if (is_of_tile && !race_is_lone(r) && !race_elects_tile(r, e)) {
        r->is_between = true;
        race_report(r, e, e);
        r->is_between = false;
    }
    for (const Event *other = first; other < e && is_slot; other++) {
        bool is_one_written = is_written || other->kind == EVENT_WRITE;
        bool meets = other->base == e->base && race_is_access(other) && is_one_written
            && (race_is_next_slot(r, e, other)
                || (is_written && type_is_handle(e->base->type)
                    && race_is_slot_by_index(r, e, other)));
        if (meets && !race_has_barrier(other, e)) {
            race_report(r, e, other);
            return;
        }
    }
}

/* Places from two counts, for different threads, that begin at the same one. */
static void check_begin(Race *r, const Event *e)
{
    bool is_slot = e->kind == EVENT_WRITE && !race_once(e->active)
        && race_own_place(r, e);
    if (is_slot && race_begins_twice(r, e) && race_is_new(r, e, NULL)) {
        diag(D_RACE_PLACE, at_node(e->node), "write", e->named->name);
        check_note_calls(e->frame);
    }
    for (const Event *w = r->trace->events.items; w < e && is_slot; w++) {
        bool meets = w->kind == EVENT_WRITE && w->base == e->base && race_own_place(r, w)
            && race_begin_together(r, e, w);
        if (meets && !race_has_barrier(w, e))
            race_report(r, e, w);
    }
}

/* A write that may overlap with a read at a place that `data` choose, and whose own place
 * is not from the same data's view, or goes around from there, or is from a part that the host
 * chooses; or NULL. Not one in the thread's own row, where the read is in that, too. */
static const Event *write_beside(Race *r, const Event *e, const Value *data)
{
    bool is_own = race_is_own_block(r, e, false);
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *w = &r->trace->events.items[i];
        bool is_changed = w->kind == EVENT_WRITE || w->kind == EVENT_ATOMIC;
        if (!is_changed || w->base != e->base || !race_may_share_bytes(r, e, w)
            || (is_own && race_is_own_block(r, w, false)))
            continue;
        const Value *other = race_data_in(w->offset);
        bool is_kept = other && other->base == data->base && other->origin != ORIGIN_AROUND;
        if (!is_kept && !(other && is_of_chosen_part(r, other)) && !race_elects_tile(r, w))
            return w;
    }
    return NULL;
}

/* An atomic function on an element that data name. */
static bool is_counting(const Event *e)
{
    return e->kind == EVENT_ATOMIC && race_data_in(e->offset);
}

/* An atomic access that may overlap with a plain one, or NULL. */
static const Event *atomic_beside(Race *r, const Event *e)
{
    for (int i = 0; i < r->trace->events.count && set_has(&r->counted, e->base); i++) {
        const Event *a = &r->trace->events.items[i];
        if (a->base == e->base && is_counting(a) && race_may_share_bytes(r, e, a))
            return a;
    }
    return NULL;
}

static void report_beside(Race *r, const Event *e, const Event *other)
{
    bool is_lone = race_is_lone(r);
    if (is_lone && race_has_barrier(e, other))
        return;
    r->is_between = r->launch->is_tiled && !is_lone;
    race_report(r, e, other);
    r->is_between = false;
}

/* Whether data lead from the thread's own place, in a domain without tiles: `v[i + by[i]]`, or
 * to another element of a row that threads share, `v[i[0]][k]`. */
static bool is_beside_own(const Race *r, const Event *e)
{
    const Type *view = e->named->type;
    return !r->launch->is_tiled && type_is_handle(view) && view->rank == r->launch->rank
        && !race_is_own_block(r, e, false) && !race_is_own_column(r, e) && !race_own_place(r, e);
}

/* An element of a view that data name, anywhere in it, is read: another thread may
 * write it, as in a[i] = a[next[i]]. Or it is changed atomically, and by a plain
 * access too. */
static void check_gathered(Race *r, const Event *e)
{
    bool is_plain = (e->kind == EVENT_READ || e->kind == EVENT_WRITE)
        && type_is_handle(e->base->type) && r->launch && r->trace->tile->threads > 1
        && !race_once(e->active) && !race_once_at(e->active)
        && !race_elects_tile(r, e);
    const Event *atomic = is_plain ? atomic_beside(r, e) : NULL;
    if (atomic)
        report_beside(r, e, atomic);
    bool is_anywhere = is_plain && e->kind == EVENT_READ && e->offset->is_open
        && (!e->offset->is_placed || is_beside_own(r, e));
    const Value *data = is_anywhere ? race_data_in(e->offset) : NULL;
    const Event *write = data ? write_beside(r, e, data) : NULL;
    if (write && !race_is_in_bounds(r, e, data) && !race_is_exchanged(r, e->base))
        report_beside(r, e, write);
}

/* A write to the thread's own element that all threads make which come to another write, or
 * NULL. */
static const Event *own_write_beside(Race *r, const Event *e)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *w = &r->trace->events.items[i];
        if (w->kind == EVENT_WRITE && w->base == e->base && race_is_own_element(r, w)
            && (is_done_by_all(r, w) || value_implies(e->active, w->active))
            && race_may_share_bytes(r, e, w))
            return w;
    }
    return NULL;
}

/* An element of a view that data name, anywhere in it, is written: that is another thread's,
 * which writes it as well, as in a[i] = 0, a[next[i]] = 1. */
static void check_scattered(Race *r, const Event *e)
{
    bool is_scattered = e->kind == EVENT_WRITE && type_is_handle(e->base->type)
        && e->offset->is_open && !e->offset->is_placed && r->launch
        && race_data_in(e->offset) && !race_once(e->active) && !race_once_at(e->active)
        && !race_elects_tile(r, e);
    const Event *write = is_scattered ? own_write_beside(r, e) : NULL;
    if (write)
        report_beside(r, e, write);
}

void race_look_at_each(Race *r)
{
    for (int i = 0; i < r->trace->events.count; i++)
        if (is_counting(&r->trace->events.items[i]))
            set_add(&r->counted, r->trace->events.items[i].base);
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_BARRIER)
            race_begin_phase(r, e);
        if (e->kind == EVENT_LOOP)
            check_counter(r, i);
        if (!race_is_access(e))
            continue;
        check_certain(r, e);
        check_counted(r, e);
        check_counted_by_tile(r, e);
        check_taken(r, e);
        check_past_part(r, e);
        check_slot(r, e);
        check_begin(r, e);
        check_gathered(r, e);
        check_scattered(r, e);
    }
}
