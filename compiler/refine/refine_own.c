/* refine_own.c - keeps a thread's own elements in variables, where it stores or reads them under
 * a condition, stores some of a row, or comes back in a short loop to what another one stored,
 * and its neighbours' are some elements apart:
 *
 *     if (m[i])                       float own = x[2 * i], own_2 = x[2 * i + 1];
 *         x[2 * i] += 1;              int is_so = m[i];
 *     …                               float now = own + 1;
 *                                     own = is_so ? now : own;
 *                                     …
 *                                     x[2 * i] = own; x[2 * i + 1] = own_2;
 *
 * Vectors then load and store whole lines and mix them up, where they would gather and
 * scatter under a mask. All elements of a short row, or members of a structure, are stored
 * then; views that are used in other ways, too, stay as they are. The views must be as long
 * as the domain says, as what was stored under a condition is stored in any case, and no
 * other view may overlap them.
 */
#include "analysis/element.h"
#include "convert.h"
#include "own.h"
#include "refine.h"

/* ---- which ones are kept -------------------------------------------------- */

/* Of views that are stored, all that is used where something is stored under a condition; of
 * other ones what is used under a condition: any, or one of these. */
static bool is_kept(const Owns *o, const Own *own)
{
    OwnWhole whole = own_whole(o, own);
    return whole.stored ? whole.is_under || whole.is_again
        : own->is_apart && (o->takes_reads ? own->is_chosen : own->is_under);
}

/* Whether all that is to be kept of a view can be; *is_apart says whether that is worth it:
 * neighbours have theirs some elements apart. */
static bool can_keep(const Owns *o, const Own *own, const OwnWhole *whole, bool *is_apart)
{
    const bool is_whole = set_has(&o->whole, own->place.view);
    if (!whole->is_under && !(whole->stored ? whole->is_again : o->takes_reads && whole->is_chosen))
        return true;
    *is_apart |= whole->count > 1 && whole->is_alike && own->is_apart
        && (whole->stored ? whole->is_set_under || whole->is_again
                          : whole->is_left_out && whole->count <= MOST_CHOSEN);
    if (!whole->stored)
        return !is_whole || type_is_const(own->place.view->type->of);
    return !is_whole && whole->is_alike && whole->count == whole->stored
        && own->is_apart && whole->count <= (whole->is_set ? LONGEST_PITCH : MOST_CHOSEN);
}

/* Whether another element, which is used in any case, shows that its place is in the
 * view. */
static bool is_shown(const Owns *o, const Own *own)
{
    for (int i = 0; i < o->found.count; i++) {
        const OwnPlace *other = &o->found.items[i].place;
        bool is_beyond = o->found.items[i].is_sure && !other->wraps
            && own_is_alike(other, &own->place);
        for (int d = 0; d < MOST_RANK; d++)
            is_beyond &= other->indices[d].offset >= own->place.indices[d].offset;
        if (is_beyond)
            return true;
    }
    return false;
}

/* Whether the elements are worth it, and can be kept. */
static bool choose(Owns *o, ViewEnds *ends)
{
    bool is_apart = false;
    for (int i = o->found.count - 1; i >= 0; i--)
        own_fill(o, &o->found.items[i]);
    for (int i = 0; i < o->found.count; i++) {
        const Own own = o->found.items[i];
        const OwnWhole whole = own_whole(o, &o->found.items[i]);
        if (whole.is_first && !can_keep(o, &own, &whole, &is_apart))
            return false;
        if (!is_kept(o, &own))
            continue;
        own_add_ends(ends, &own.needs);
        if (own.is_stored && !own.is_set)
            own_add_content(&own.place, ends);
        if (!is_shown(o, &own))
            own_add_room(&own.place, ends);
    }
    return is_apart && o->found.count < MOST_OWN;
}

/* ---- the kernel ----------------------------------------------------------- */

/* The element of a variable, whose place is made of the index and captures alone. */
static Node *inlined(Node *n, void *context)
{
    Owns *o = context;
    Builder *b = &o->builder;
    Node *init = own_init(o, n);
    if (init)
        return build_converted(b, inlined(build_copy(b, init), o), n->type);
    node_change_kids(n, inlined, o);
    return n;
}

static Node *element_of(Owns *o, const Own *own)
{
    return inlined(build_copy(&o->builder, own->element), o);
}

static Node *replaced(Node *n, void *context)
{
    Owns *o = context;
    OwnPlace place;
    const Own *own = n && own_place(o, n, &place) ? own_of(o, &place) : NULL;
    if (own && own->now)
        return build_use(&o->builder, own->now, n);
    if (n && n->op != OP_ADDRESS)
        node_change_kids(n, replaced, o);
    return n;
}

/* Whether it changes what is kept of an element, or uses one that no other use shows to be
 * needed: a driver's compiler would load that where it is used. */
static bool has_kept(Node *n, void *context)
{
    const Owns *o = context;
    for (int i = 0; i < o->found.count; i++) {
        const Own *own = &o->found.items[i];
        if (own->now && (node_changed(n) == own->now
                         || (!own->is_stored && !own->is_sure && node_is_variable(n, own->now))))
            return true;
    }
    return false;
}

static Node *converted(Node *n, void *context)
{
    Owns *o = context;
    if (!n || n->type)
        return n;
    if (n->kind == ND_IF && node_any_with(n, has_kept, o)) {
        if (convert_is_possible(o->builder.prog, n))
            return convert_if(&o->builder, n);
        o->builder.why_not = "more than variables changes under a condition";
    }
    node_change_kids(n, converted, o);
    return n;
}

/* What a driver's compiler cannot know to be false: the thread's number is negative. */
static Node *never(Owns *o, const Node *place)
{
    Builder *b = &o->builder;
    return build_binary(b, OP_LT, build_place(b, o->index, o->rank - 1, place),
                        build_int(b, 0, place), type_int());
}

/* What is stored in an element. That of one which never changes must seem to be another one,
 * or nothing is stored. */
static Node *value_of(Owns *o, const Own *own, const Node *place)
{
    Builder *b = &o->builder;
    Node *value = build_use(b, own->now, place);
    const Own *other = o->found.items;
    while (other->place.view != own->place.view || !other->is_stored || other->is_filled)
        other++;
    return !own->is_filled ? value
        : build_choice(b, never(o, place), build_use(b, other->now, place), value, value->type);
}

/* The block with its elements in variables. */
static void keep(Owns *o, Node *block)
{
    Builder *b = &o->builder;
    Nodes list = {0};
    b->out = &list;
    for (int i = 0; i < o->found.count; i++) {
        Own *own = &o->found.items[i];
        if (is_kept(o, own))
            own->now = build_local(b, own->element->type, element_of(o, own), "own",
                                   own->element);
    }
    node_change_kids(block, replaced, o);
    node_change_kids(block, converted, o);
    if (o->takes_reads)
        convert_choices(b, block, has_kept, o);
    for (int i = 0; i < block->kid_count; i++)
        list_add(&list, block->kids[i]);
    for (int i = 0; i < o->found.count; i++) {
        const Own *own = &o->found.items[i];
        if (own->now && own->is_stored)
            list_add(&list, build_statement(b, build_binary(
                b, OP_ASSIGN, element_of(o, own), value_of(o, own, block),
                own->now->type)));
    }
    block->kids = list.items;
    block->kid_count = list.count;
}

/* The block of those threads that do something with elements, as in `if (i < n) { … }`. */
static Node *block_of(Node *body)
{
    Node *only = NULL;
    int others = 0;
    for (int i = 0; i < body->kid_count; i++)
        if (node_any(body->kids[i], own_is_element)) {
            others += only != NULL;
            only = body->kids[i];
        }
    bool is_guard = only && !others && only->kind == ND_IF && !only->kids[IF_ELSE]
        && only->kids[IF_THEN]->kind == ND_COMPOUND
        && !node_any(only->kids[IF_CONDITION], own_is_element);
    return is_guard ? block_of(only->kids[IF_THEN])
        : only && !others && only->kind == ND_COMPOUND ? block_of(only) : body;
}

static bool jumps(Node *n)
{
    return n->kind == ND_RETURN || n->kind == ND_GOTO || n->kind == ND_LABEL;
}

typedef struct Choosing {
    Owns *owns;
    Set counters, found; /* of short loops; those of them that choose elements */
} Choosing;

static bool find_choosing(Node *n, void *context)
{
    Choosing *c = context;
    OwnPlace place;
    if (own_place(c->owns, n, &place) && node_is_of_view(n))
        element_find_choosing(&c->counters, n, &c->found);
    return true;
}

/* A copy of the kernel's body, in which no counter of a short loop chooses an element of a
 * thread's own. */
static Node *opened_body(Owns *o, Function *kernel)
{
    Builder *b = &o->builder;
    Choosing c = {.owns = o};
    Node *body = build_copied_body(b, kernel);
    if (!body)
        return NULL;
    element_find_counters(body, &c.counters);
    o->counters = &c.counters;
    node_walk(body, find_choosing, &c);
    o->counters = NULL;
    o->is_unrolled = c.found.used > 0;
    return build_unrolled(b, &c.found, body);
}

/* With what is only read, or without. */
static Function *kept(Program *prog, Function *kernel, bool takes_reads, ViewEnds *ends)
{
    const Decl *index = kernel->parameters.items[0];
    Owns o = {.builder = {.prog = prog}, .kernel = kernel, .index = index,
              .rank = type_rank(index->type), .takes_reads = takes_reads};
    ViewEnds needs = {0};
    Node *body = opened_body(&o, kernel), *block = body ? block_of(body) : NULL;
    if (!block || node_any(block, jumps))
        return kernel;
    own_find(&o, block);
    if (!choose(&o, &needs))
        return kernel;
    keep(&o, block);
    if (o.builder.why_not)
        return kernel;
    list_add_all(ends, &needs);
    return build_function(kernel, body);
}

Function *refine_owns(Program *prog, Function *kernel, ViewEnds *ends)
{
    if (prog->unit->checks_bounds || function_takes_tile(kernel) || !own_may_gain(kernel->body))
        return kernel;
    Function *f = kept(prog, kernel, true, ends);
    return f == kernel ? kept(prog, kernel, false, ends) : f;
}
