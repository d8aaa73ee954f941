/* refine_pitch.c - linearizes small dimensions: takes the short rows, or small planes, of a view
 * for parts of one long row:
 *
 *     p[i][0] * p[i][0] + p[i][1] * p[i][1]     p[0][2 * i] * p[0][2 * i] + …
 *
 * Neighbouring threads then have elements that lie a small constant apart, which vectors
 * take from memory at once, where they would gather elements of rows that lie anywhere. This
 * is valid as long as the pitch, the distance from row to row, is that constant.
 */
#include "analysis/extents.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "analysis/interval.h"
#include "refine.h"

/* A dimension of a view. */
typedef struct Dimension {
    int64_t length; /* as its maker says, or what is used of it */
    bool is_made;   /* its maker says so */
    bool is_own;    /* threads may have indices of their own in it */
    int shorts;     /* elements with an index below LONGEST_PITCH */
} Dimension;

typedef struct Pitch {
    const Decl *view;
    Dimension dimensions[MOST_RANK];
    int uses, elements;
} Pitch;

typedef struct Pitches {
    Builder builder;
    const Function *kernel;
    Intervals intervals;
    Set shared; /* of Decl: counters with which all threads count alike */
    LIST(Pitch) found;
} Pitches;

/* ---- rows ----------------------------------------------------------------- */

static Pitch *pitch_of(Pitches *p, Node *view)
{
    int rank = view->type->rank;
    for (int i = 0; i < p->found.count; i++)
        if (p->found.items[i].view == view->decl)
            return &p->found.items[i];
    Pitch new = {.view = view->decl};
    for (int d = 0; d < rank; d++)
        new.dimensions[d].is_made = extents_guess(p->kernel->around, view, rank, d,
                                                  &new.dimensions[d].length);
    list_add(&p->found, new);
    return &p->found.items[p->found.count - 1];
}

/* A captured view of several dimensions. */
static bool is_view(const Pitches *p, const Node *n)
{
    return n->kind == ND_VAR && type_is_handle(n->type) && n->type->rank > 1
        && function_captures(p->kernel, n->decl);
}

/* The view that an element is of, if it is one of those. */
static Node *view_of(const Pitches *p, Node *n)
{
    Node *view = node_is_of_view(n) && !type_is_handle(n->type) ? node_array(n) : NULL;
    return view && is_view(p, view) ? view : NULL;
}

/* What threads may have different values of. */
static Look find_own(Node *n, void *context)
{
    const Pitches *p = context;
    bool is_own = n->kind == ND_VAR && !n->is_constant && !set_has(&p->shared, n->decl)
        && !function_captures(p->kernel, n->decl);
    return is_own ? FOUND : LOOK_BELOW;
}

static bool is_own(Pitches *p, Node *n)
{
    return n && node_find(n, find_own, p);
}

static bool is_int(const Node *n)
{
    return type_is_integer(n->type) && (n->type->size < 4 || n->type->kind == TY_INT);
}

static void note_index(Pitches *p, Dimension *d, Node *index)
{
    Interval places;
    bool is_short = is_int(index) && interval_of(&p->intervals, index, &places, NULL)
        && interval_is_within(places, (Interval){0, LONGEST_PITCH - 1});
    d->shorts += is_short;
    d->is_own |= is_int(index) && is_own(p, index);
    if (is_short && !d->is_made && places.most >= d->length)
        d->length = places.most + 1;
}

static void note_element(Pitches *p, Pitch *pitch, Node *element)
{
    pitch->elements++;
    for (int d = pitch->view->type->rank - 1; d >= 0; d--) {
        note_index(p, &pitch->dimensions[d], element->kids[SUBSCRIPT_INDEX]);
        element = node_strip(element->kids[SUBSCRIPT_BASE]);
    }
}

static bool find(Node *n, void *context)
{
    Pitches *p = context;
    Node *view = view_of(p, n);
    if (builtin_is(n, BI_EXTENT))
        return false;
    if (view)
        note_element(p, pitch_of(p, view), n);
    if (is_view(p, n))
        pitch_of(p, n)->uses++;
    return true;
}

/* In the loop, a counter is below the end. */
static bool find_counters(Node *n, void *context)
{
    Pitches *p = context;
    Count c;
    int64_t begin, end;
    if (!flow_counts(n, &c))
        return true;
    if (!is_own(p, c.begin) && !is_own(p, c.by) && !is_own(p, c.end))
        set_add(&p->shared, c.counter);
    if (flow_is_counted(n, LONGEST_PITCH) && flow_count_by(&c) > 0
        && (c.holds == OP_LT || c.holds == OP_LE) && fold_constant(c.begin, &begin)
        && fold_constant(c.end, &end))
        *MAP_OBJECT(Interval, &p->intervals.known, c.counter) =
            (Interval){begin, end - (c.holds == OP_LT)};
    return true;
}

/* The dimension in which threads have rows, or planes, of their own, all of whose elements are
 * near one another; or -1. */
static int outer_dimension(const Pitch *pitch)
{
    const Dimension *dimensions = pitch->dimensions;
    int64_t elements = 1;
    int outer = -1;
    for (int d = pitch->view->type->rank - 1;
         d > 0 && dimensions[d].shorts == pitch->elements; d--) {
        elements *= dimensions[d].length;
        if (elements > LONGEST_PITCH)
            break;
        outer = dimensions[d - 1].is_own && elements > 1 ? d - 1 : outer;
    }
    return pitch->uses == pitch->elements ? outer : -1;
}

/* ---- the kernel ----------------------------------------------------------- */

static Node *operation(Builder *b, Op op, Node *left, Node *right)
{
    return build_binary(b, op, build_converted(b, left, type_int()),
                        build_converted(b, right, type_int()), type_int());
}

/* `v[y][x][c]` becomes `v[y][0][x * length + c]`. */
static Node *flattened(Node *n, void *context)
{
    Pitches *p = context;
    Builder *b = &p->builder;
    node_change_kids(n, flattened, p);
    Node *view = view_of(p, n), *row = n;
    const Pitch *pitch = view ? pitch_of(p, view) : NULL;
    int outer = view ? outer_dimension(pitch) : -1, elements = 1;
    if (outer < 0)
        return n;
    for (int d = pitch->view->type->rank - 1; d > outer; d--) {
        elements *= (int)pitch->dimensions[d].length;
        row = node_strip(row->kids[SUBSCRIPT_BASE]);
        Node **at = &row->kids[SUBSCRIPT_INDEX];
        Node *first = operation(b, OP_MUL, *at, build_int(b, elements, n));
        n->kids[SUBSCRIPT_INDEX] = operation(b, OP_ADD, first, n->kids[SUBSCRIPT_INDEX]);
        *at = build_int(b, 0, n);
    }
    return n;
}

/* What is assumed of a view: how far its rows, and planes, are apart. */
static void add_ends(ViewEnds *ends, const Pitch *pitch)
{
    int outer = outer_dimension(pitch);
    int64_t elements = 1;
    for (int d = pitch->view->type->rank - 1; outer >= 0 && d > outer; d--) {
        elements *= pitch->dimensions[d].length;
        list_add(ends, ((ViewEnd){.kind = END_PITCH, .view = pitch->view, .dimension = d - 1,
                                  .number = elements}));
    }
}

static bool has_rows(const Program *prog, const Function *kernel)
{
    for (int i = 0; i < kernel->captures.count; i++)
        if (type_is_handle(kernel->captures.items[i]->type)
            && kernel->captures.items[i]->type->rank > 1)
            return !prog->unit->checks_bounds;
    return false;
}

Function *refine_pitches(Program *prog, Function *kernel, ViewEnds *pitches)
{
    Pitches p = {.builder = {.prog = prog}, .kernel = kernel};
    Node *body = has_rows(prog, kernel) ? build_copied_body(&p.builder, kernel) : NULL;
    if (!body)
        return kernel;
    intervals_find(&p.intervals, body);
    node_walk(body, find_counters, &p);
    node_walk(body, find, &p);
    const int before = pitches->count;
    for (int i = 0; i < p.found.count; i++)
        add_ends(pitches, &p.found.items[i]);
    node_change_kids(body, flattened, &p);
    return pitches->count > before ? build_function(kernel, body) : kernel;
}
