/* refine_pitch.c - takes the short rows of a view for parts of one long row:
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

enum { LONGEST = 8 }; /* of the rows: LLVM makes no vectors of elements further apart */

typedef struct Pitch {
    const Decl *view;
    int64_t length; /* of its rows: as its maker says, or what is used of them */
    bool is_made;   /* its maker says so */
    bool is_apart;  /* threads have rows of their own */
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
    for (int i = 0; i < p->found.count; i++)
        if (p->found.items[i].view == view->decl)
            return &p->found.items[i];
    Node **extents = extents_of(view, view->type->rank);
    Pitch new = {.view = view->decl};
    new.is_made = extents && fold_constant(extents[view->type->rank - 1], &new.length);
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

static Node **row_of(Node *element)
{
    return &node_strip(element->kids[SUBSCRIPT_BASE])->kids[SUBSCRIPT_INDEX];
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

static void note_element(Pitches *p, Pitch *pitch, Node *element)
{
    Node *at = element->kids[SUBSCRIPT_INDEX], *row = *row_of(element);
    Interval places;
    bool is_short = is_int(at) && is_int(row) && interval_of(&p->intervals, at, &places, NULL)
        && interval_is_within(places, (Interval){0, LONGEST - 1});
    pitch->elements += is_short;
    pitch->is_apart |= is_own(p, row);
    if (is_short && !pitch->is_made && places.most >= pitch->length)
        pitch->length = places.most + 1;
}

static bool find(Node *n, void *context)
{
    Pitches *p = context;
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    Node *view = view_of(p, n);
    if (b && b->kind == BI_EXTENT)
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
    if (flow_is_counted(n, LONGEST) && flow_count_by(&c) > 0
        && (c.holds == OP_LT || c.holds == OP_LE) && fold_constant(c.begin, &begin)
        && fold_constant(c.end, &end))
        *MAP_OBJECT(Interval, &p->intervals.known, c.counter) =
            (Interval){begin, end - (c.holds == OP_LT)};
    return true;
}

static bool is_good(const Pitch *pitch)
{
    return pitch->is_apart && pitch->uses == pitch->elements && pitch->length > 1
        && pitch->length <= LONGEST;
}

/* ---- the kernel ----------------------------------------------------------- */

/* `v[y][x][c]` becomes `v[y][0][x * length + c]`. */
static Node *flattened(Node *n, void *context)
{
    Pitches *p = context;
    Builder *b = &p->builder;
    node_change_kids(n, flattened, p);
    Node *view = view_of(p, n);
    const Pitch *pitch = view ? pitch_of(p, view) : NULL;
    if (!pitch || !is_good(pitch))
        return n;
    Node **row = row_of(n), *at = n->kids[SUBSCRIPT_INDEX];
    Node *first = build_binary(b, OP_MUL, build_converted(b, *row, type_int()),
                               build_int(b, (int)pitch->length, n), type_int());
    n->kids[SUBSCRIPT_INDEX] = build_binary(b, OP_ADD, first,
                                            build_converted(b, at, type_int()), type_int());
    *row = build_int(b, 0, n);
    return n;
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
    for (int i = 0; i < p.found.count; i++) {
        const Pitch *pitch = &p.found.items[i];
        if (is_good(pitch))
            list_add(pitches, ((ViewEnd){.kind = END_PITCH, .view = pitch->view,
                                         .dimension = pitch->view->type->rank - 2,
                                         .number = pitch->length}));
    }
    node_change_kids(body, flattened, &p);
    return pitches->count ? build_function(kernel, body) : kernel;
}
