/* race_exchange.c - two elements that data name, and that a thread makes others of at once: what
 * lists such pairs has each element once, as a step of a sorting network, or rotations of rows
 * that have none in common.
 *
 *     int a = low[i], b = high[i];
 *     v[a] = x, v[b] = y; // of both old ones; and not v[a] += x
 */
#include "race_place.h"

enum { ENDS = 2 };

/* What names an element of the pair, and what is done with it. */
typedef struct End {
    const Value *data;
    bool is_read, is_written, is_made; /* of another than its own old value */
} End;

/* The element of the thread's own that a place is named by, in a list; or NULL. */
static const Value *name_of(const Event *e)
{
    const Value *data = race_data_in(e->offset);
    bool is_own = data && data->c && data->c->varies && !data->c->is_open
        && type_is_handle(data->base->type) && data->base != e->base;
    return is_own ? data : NULL;
}

static Look find_equal(Node *n, void *element)
{
    return node_equals(n, element) ? FOUND : LOOK_BELOW;
}

/* Finds another element of the same view. */
static Look find_other(Node *n, void *element)
{
    Node *of = element;
    if (node_equals(n, of))
        return LOOK_BEYOND;
    bool is_element = n->kind == ND_SUBSCRIPT && node_is_of_view(n) && of->kind == ND_SUBSCRIPT;
    return is_element && node_view(n->kids[SUBSCRIPT_BASE]) == node_view(of->kids[SUBSCRIPT_BASE])
        ? FOUND : LOOK_BELOW;
}

bool race_is_added_to(const Event *e)
{
    bool is_plain = e->node->kind == ND_BINARY && e->node->op == OP_ASSIGN;
    Node *element = is_plain ? node_strip(e->node->kids[BINARY_LEFT]) : NULL;
    Node *value = is_plain ? e->node->kids[BINARY_RIGHT] : NULL;
    return !is_plain
        || (node_find(value, find_equal, element) && !node_find(value, find_other, element));
}

/* Notes an access to one of both ends; false: it is none. */
static bool note(End *ends, const Event *e)
{
    const Value *data = name_of(e);
    for (int i = 0; i < ENDS && data; i++) {
        ends[i].data = ends[i].data ? ends[i].data : data;
        if (ends[i].data != data)
            continue;
        ends[i].is_read |= e->kind == EVENT_READ;
        ends[i].is_written |= e->kind == EVENT_WRITE;
        ends[i].is_made |= e->kind == EVENT_WRITE && !race_is_added_to(e);
        return e->kind != EVENT_ATOMIC;
    }
    return false;
}

bool race_is_exchanged(const Race *r, const Decl *base)
{
    End ends[ENDS] = {{0}};
    bool are_ends = true;
    for (int i = 0; i < r->trace->events.count && are_ends; i++) {
        const Event *e = &r->trace->events.items[i];
        if (race_is_access(e) && e->base == base)
            are_ends = note(ends, e);
    }
    for (int i = 0; i < ENDS; i++)
        are_ends = are_ends && ends[i].is_read && ends[i].is_written;
    return are_ends && (ends[0].is_made || ends[1].is_made);
}
