/* own_place.c - reads the indices of elements as linear forms of the thread's index (see own.h). */
#include "own.h"

#include "analysis/fold.h"

enum {
    MOST_PARTS = 64,    /* variables that a place is made of, each as often as it is in there */
    MOST_TIMES = 1 << 20
};

typedef struct Sum {
    Owns *owns;
    OwnIndex *index;
    bool *wraps;
    int parts;
} Sum;

Node *own_init(Owns *o, const Node *n)
{
    bool is_own = n->kind == ND_VAR && !n->is_constant && !function_captures(o->kernel, n->decl);
    return is_own ? builder_init(&o->builder, n->decl) : NULL;
}

/* ---- sums ----------------------------------------------------------------- */

static bool add_component(Sum *s, int component, int64_t times, const Decl *factor)
{
    if (s->index->multiples[component] || component >= s->owns->rank)
        return false;
    s->index->multiples[component] = times;
    s->index->factors[component] = factor;
    return true;
}

/* A captured int. */
static const Decl *captured(const Sum *s, const Node *n)
{
    n = node_strip((Node *)n);
    return n->kind == ND_VAR && n->type->kind == TY_INT
        && function_captures(s->owns->kernel, n->decl) ? n->decl : NULL;
}

static bool add(Sum *s, Node *n, int64_t times, const Decl *factor);

static bool add_product(Sum *s, Node *left, Node *right, int64_t times, const Decl *factor)
{
    int64_t number;
    const Decl *by = captured(s, right);
    if (fold_constant(right, &number))
        return number > 0 && number <= MOST_TIMES && add(s, left, times * number, factor);
    if (fold_constant(left, &number) || (captured(s, left) && !by))
        return add_product(s, right, left, times, factor);
    return by && !factor && add(s, left, times, by);
}

static bool add_operation(Sum *s, Node *n, int64_t times, const Decl *factor)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    int64_t number;
    switch (n->op) {
    case OP_ADD:
        return add(s, left, times, factor) && add(s, right, times, factor);
    case OP_MUL:
        return add_product(s, left, right, times, factor);
    case OP_SHL:
        return fold_constant(right, &number) && number >= 0 && number < 16
            && add(s, left, times << number, factor);
    default:
        return false;
    }
}

/* Adds an integer, so many times, and times a captured one. */
static bool add(Sum *s, Node *n, int64_t times, const Decl *factor)
{
    int64_t number;
    int component = builder_component(&s->owns->builder, s->owns->index, n);
    if (times > MOST_TIMES)
        return false;
    if (component >= 0)
        return add_component(s, component, times, factor);
    if (fold_constant(n, &number)) {
        s->index->offset += number * times;
        return number >= 0 && number <= MOST_TIMES && (!factor || !number);
    }
    n = node_strip(n);
    if (n->kind == ND_VAR && s->owns->counters && set_has(s->owns->counters, n->decl))
        return true;
    while (n->kind == ND_CAST && type_is_wide(n->type))
        n = node_strip(n->kids[0]);
    if (!type_is_wide(n->type))
        return false;
    *s->wraps |= type_is_unsigned(n->type);
    if (n->kind == ND_BINARY)
        return add_operation(s, n, times, factor);
    Node *init = own_init(s->owns, n);
    return init && ++s->parts <= MOST_PARTS && add(s, init, times, factor);
}

/* ---- places --------------------------------------------------------------- */

bool own_place(Owns *o, Node *n, OwnPlace *place)
{
    *place = (OwnPlace){0};
    if (!n->type || !type_is_number(n->type))
        return false;
    if (n->kind == ND_MEMBER && !n->is_arrow && !n->field->is_bitfield) {
        place->field = n->field;
        n = node_strip(n->kids[MEMBER_BASE]);
    }
    if (!node_is_of_view(n) || type_is_handle(n->type))
        return false;
    const Node *view = node_array(n);
    if (view->kind != ND_VAR || !function_captures(o->kernel, view->decl))
        return false;
    place->view = view->decl;
    for (int d = view->type->rank - 1; d >= 0; d--) {
        Sum s = {.owns = o, .index = &place->indices[d], .wraps = &place->wraps};
        if (!node_is_of_view(n) || !add(&s, n->kids[SUBSCRIPT_INDEX], 1, NULL))
            return false;
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    }
    return n == view;
}

bool own_is_alike(const OwnPlace *a, const OwnPlace *b)
{
    for (int d = 0; d < MOST_RANK; d++)
        for (int i = 0; i < MOST_RANK; i++)
            if (a->indices[d].multiples[i] != b->indices[d].multiples[i]
                || a->indices[d].factors[i] != b->indices[d].factors[i])
                return false;
    return a->view == b->view;
}

bool own_is_same(const OwnPlace *a, const OwnPlace *b)
{
    for (int d = 0; d < MOST_RANK; d++)
        if (a->indices[d].offset != b->indices[d].offset)
            return false;
    return own_is_alike(a, b) && a->field == b->field;
}

/* The last component in an index, or the one before that; -1: there is none. */
static int last_component(const OwnIndex *index, int before)
{
    int i = before - 1;
    while (i >= 0 && !index->multiples[i])
        i--;
    return i;
}

int64_t own_length(const OwnIndex *index)
{
    int last = last_component(index, MOST_RANK);
    return last < 0 ? 0 : index->multiples[last];
}

/* `w * y + x`: threads have no x beyond w. */
static bool is_numbered(const OwnIndex *index, ViewEnds *ends)
{
    int column = last_component(index, MOST_RANK), row = last_component(index, column);
    if (column < 0 || row < 0)
        return column < 0 || !index->factors[column];
    const Decl *width = index->factors[row];
    int64_t times = index->multiples[row] / index->multiples[column];
    if (index->factors[column] || last_component(index, row) >= 0
        || index->multiples[row] % index->multiples[column] || (width && times != 1))
        return false;
    list_add(ends, ((ViewEnd){.kind = END_EXTENT, .value = width,
                              .number = width ? 0 : times, .dimension = column}));
    return true;
}

bool own_is_apart(const Owns *o, const OwnPlace *place, ViewEnds *ends)
{
    int uses[MOST_RANK] = {0};
    for (int d = 0; d < MOST_RANK; d++) {
        const OwnIndex *index = &place->indices[d];
        int64_t length = own_length(index);
        if (!is_numbered(index, ends) || (length && index->offset >= length))
            return false;
        for (int i = 0; i < MOST_RANK; i++)
            uses[i] += index->multiples[i] != 0;
    }
    for (int i = 0; i < o->rank; i++)
        if (uses[i] != 1)
            return false;
    return true;
}

/* Of several numbers in a dimension, the largest one is needed. */
static void need(ViewEnds *ends, ViewEnd end)
{
    for (int i = 0; i < ends->count; i++) {
        ViewEnd *other = &ends->items[i];
        if (other->kind == end.kind && other->view == end.view
            && other->dimension == end.dimension && other->value == end.value
            && other->along == end.along
            && (end.kind == END_ROOM || other->number == end.number)) {
            if (other->number < end.number)
                other->number = end.number;
            return;
        }
    }
    list_add(ends, end);
}

void own_add_ends(ViewEnds *ends, const ViewEnds *more)
{
    for (int i = 0; i < more->count; i++)
        need(ends, more->items[i]);
}

void own_add_content(const OwnPlace *place, ViewEnds *ends)
{
    need(ends, (ViewEnd){.kind = END_HELD, .view = place->view});
}

void own_add_room(const OwnPlace *place, ViewEnds *ends)
{
    for (int d = 0; d < place->view->type->rank; d++) {
        const OwnIndex *index = &place->indices[d];
        int last = last_component(index, MOST_RANK), row = last_component(index, last);
        int of = row >= 0 ? row : last;
        need(ends, (ViewEnd){
            .kind = END_ROOM, .view = place->view, .dimension = d, .along = of,
            .value = of < 0 ? NULL : index->factors[of],
            .number = of < 0 ? index->offset + 1 : index->multiples[of]});
    }
}
