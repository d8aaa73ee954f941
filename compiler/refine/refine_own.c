/* refine_own.c - keeps a thread's own elements in variables, where it stores them under a
 * condition, and its neighbours' are some elements apart:
 *
 *     if (m[i])                       float own = x[2 * i], own_2 = x[2 * i + 1];
 *         x[2 * i] += 1;              int is_so = m[i];
 *     …                               float now = own + 1;
 *                                     own = is_so ? now : own;
 *                                     …
 *                                     x[2 * i] = own; x[2 * i + 1] = own_2;
 *
 * Vectors then load and store whole lines and mix them up, where they would gather and
 * scatter under a mask. All elements of a row, or members of a structure, must be stored, so
 * that nothing is left out between them. No other thread may have the elements, and the
 * views must be as long as the domain says, as what was stored under a condition is stored
 * in any case. This is valid as long as no other view overlaps them.
 */
#include "analysis/element.h"
#include "analysis/extents.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "convert.h"
#include "own.h"
#include "refine.h"

enum { MOST_OWN = 64 };

/* Elements up to which it is faster even if no thread stores them; twice as many take as long
 * where all do. */
enum { MOST_CHOSEN = 4 };

/* An element of a thread's own. */
typedef struct Own {
    OwnPlace place;
    Node *element;
    Decl *now; /* what it is kept in */
    bool is_sure; /* used in any case */
    bool is_under; /* used under a condition, */
    bool is_set_under; /* and stored */
    bool is_stored, is_set; /* that, and in any case */
} Own;

typedef struct Owns {
    Builder builder;
    Owners owners;
    LIST(Own) found;
    Set whole; /* of Decl: views that are used in other ways */
    Set counters, choosing; /* of short loops; those of them that choose elements */
    bool is_optional, is_under; /* what is looked at: it may be left out; by an if */
} Owns;

/* ---- what threads do with elements ---------------------------------------- */

static bool has_element(Node *n)
{
    return node_is_of_view(n);
}

static bool stores(Node *n)
{
    return node_assigned(n) && node_any(node_assigned(n), has_element);
}

/* An if under which an element is stored. */
static bool stores_under(Node *n)
{
    return n->kind == ND_IF && node_any(n, stores);
}

static Own *own_of(Owns *o, const OwnPlace *place)
{
    for (int i = 0; i < o->found.count; i++)
        if (own_is_same(&o->found.items[i].place, place))
            return &o->found.items[i];
    return NULL;
}

/* NULL for what is none, or one too many. */
static Own *own_at(Owns *o, Node *n)
{
    OwnPlace place;
    if (!own_place(&o->owners, n, &place))
        return NULL;
    if (!own_of(o, &place) && o->found.count < MOST_OWN)
        list_add(&o->found, ((Own){.place = place, .element = n}));
    return own_of(o, &place);
}

static void find(Owns *o, Node *n);

static void find_in(Owns *o, Node *n, bool is_optional, bool is_under)
{
    const bool was_optional = o->is_optional, was_under = o->is_under;
    o->is_optional |= is_optional;
    o->is_under |= is_under;
    find(o, n);
    o->is_optional = was_optional;
    o->is_under = was_under;
}

static void find(Owns *o, Node *n)
{
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    bool is_under = stores_under(n);
    bool is_optional = n->kind == ND_IF || flow_is_loop(n) || n->kind == ND_SWITCH || node_chooses(n);
    Own *own = own_at(o, n);
    if (own) {
        own->is_sure |= !o->is_optional;
        own->is_under |= o->is_under;
        return;
    }
    if (b && b->kind == BI_EXTENT)
        return;
    if (n->kind == ND_VAR && type_is_handle(n->type))
        set_add(&o->whole, n->decl);
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            find_in(o, n->declared.items[i]->init, false, false);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            find_in(o, n->kids[i], is_optional && i, is_under && i);
    own = node_assigned(n) ? own_at(o, node_strip(node_assigned(n))) : NULL;
    if (own) {
        own->is_stored = true;
        own->is_set |= !o->is_optional;
        own->is_set_under |= o->is_under;
    }
}

/* ---- which ones are kept -------------------------------------------------- */

/* Whether it is the first one of its view. */
static bool is_first(const Owns *o, const Own *own)
{
    const Own *other = o->found.items;
    while (other->place.view != own->place.view)
        other++;
    return other == own;
}

/* What all of its view have in common. */
typedef struct Whole {
    int elements, stored;
    bool is_alike, is_under, is_set_under, is_set;
    int64_t most[MOST_RANK]; /* of the offsets in each dimension */
} Whole;

static Whole whole_of(const Owns *o, const Own *own)
{
    Whole whole = {.is_alike = true};
    for (int i = 0; i < o->found.count; i++) {
        const Own *other = &o->found.items[i];
        if (other->place.view != own->place.view)
            continue;
        whole.elements++;
        whole.stored += other->is_stored;
        whole.is_alike &= own_is_alike(&other->place, &own->place);
        whole.is_under |= other->is_under;
        whole.is_set_under |= other->is_set_under;
        whole.is_set |= other->is_set;
        for (int d = 0; d < MOST_RANK; d++)
            if (other->place.indices[d].offset > whole.most[d])
                whole.most[d] = other->place.indices[d].offset;
    }
    return whole;
}

/* Views that are stored, and used under a condition; other elements under one. */
static bool is_kept(const Owns *o, const Own *own)
{
    Whole whole = whole_of(o, own);
    return whole.stored ? whole.is_under : own->is_under;
}

/* The members of a structure, if they are numbers of one size; 0 for others. */
static int members_of(const Record *record)
{
    for (int i = 0; i < record->fields.count; i++)
        if (!type_is_arithmetic(record->fields.items[i]->type)
            || record->fields.items[i]->is_bitfield
            || record->fields.items[i]->type->size != record->fields.items[0]->type->size)
            return 0;
    return record->is_union ? 0 : record->fields.count;
}

/* How many numbers of its view each thread has. */
static int64_t count_of(const Own *own, const Whole *whole)
{
    Node *element = own->element;
    if (element->kind == ND_MEMBER)
        element = node_strip(element->kids[MEMBER_BASE]);
    const int rank = own->place.view->type->rank;
    Node **extents = extents_of(node_array(element), rank);
    int64_t count = own->place.field ? members_of(own->place.field->record) : 1;
    for (int d = 0; d < rank && count <= LONGEST_PITCH; d++) {
        const OwnIndex *index = &own->place.indices[d];
        int64_t length = whole->most[d] + 1;
        if (extents)
            fold_constant(extents[d], &length);
        count *= own_length(index) ? own_length(index) : length;
    }
    return count;
}

/* Whether all that a thread has of a view can be kept, if it is stored; *is_apart says
 * whether neighbours have theirs some elements apart. */
static bool can_keep(const Owns *o, const Own *own, bool *is_apart, ViewEnds *ends)
{
    const Whole whole = whole_of(o, own);
    const bool is_whole = set_has(&o->whole, own->place.view);
    if (!whole.is_under)
        return true;
    if (!whole.stored)
        return !is_whole || type_is_const(own->place.view->type->of);
    int64_t count = count_of(own, &whole);
    *is_apart |= whole.is_set_under && count > 1;
    return !is_whole && whole.is_alike && count == whole.stored
        && count <= (whole.is_set ? LONGEST_PITCH : MOST_CHOSEN)
        && own_is_apart(&o->owners, &own->place, ends);
}

/* Whether another element, which is used in any case, shows that its place is in the
 * view. */
static bool is_shown(const Owns *o, const Own *own)
{
    for (int i = 0; i < o->found.count; i++) {
        const OwnPlace *other = &o->found.items[i].place;
        bool is_beyond = o->found.items[i].is_sure && own_is_alike(other, &own->place);
        for (int d = 0; d < MOST_RANK; d++)
            is_beyond &= other->indices[d].offset >= own->place.indices[d].offset;
        if (is_beyond)
            return true;
    }
    return false;
}

/* Whether the elements are worth it, and can be kept. */
static bool choose(const Owns *o, ViewEnds *ends)
{
    bool is_apart = false;
    if (o->found.count == MOST_OWN)
        return false;
    for (int i = 0; i < o->found.count; i++) {
        const Own *own = &o->found.items[i];
        if (is_first(o, own) && !can_keep(o, own, &is_apart, ends))
            return false;
        if (is_kept(o, own) && !is_shown(o, own))
            own_add_room(&own->place, ends);
    }
    return is_apart;
}

/* ---- the kernel ----------------------------------------------------------- */

/* The element of a variable, whose place is made of the index and captures alone. */
static Node *inlined(Node *n, void *context)
{
    Owns *o = context;
    Builder *b = &o->builder;
    Node *init = own_init(&o->owners, n);
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
    const Own *own = n && own_place(&o->owners, n, &place) ? own_of(o, &place) : NULL;
    if (own && own->now)
        return build_use(&o->builder, own->now, n);
    if (n)
        node_change_kids(n, replaced, o);
    return n;
}

static bool sets_kept(Node *n, void *context)
{
    const Owns *o = context;
    for (int i = 0; i < o->found.count; i++)
        if (o->found.items[i].now && node_changed(n) == o->found.items[i].now)
            return true;
    return false;
}

static Node *converted(Node *n, void *context)
{
    Owns *o = context;
    if (!n || n->type)
        return n;
    if (n->kind == ND_IF && node_any_with(n, sets_kept, o)) {
        if (convert_is_possible(o->builder.prog, n))
            return convert_if(&o->builder, n);
        o->builder.why_not = "more than variables changes under a condition";
    }
    node_change_kids(n, converted, o);
    return n;
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
    for (int i = 0; i < block->kid_count; i++)
        list_add(&list, block->kids[i]);
    for (int i = 0; i < o->found.count; i++) {
        const Own *own = &o->found.items[i];
        if (own->now && own->is_stored)
            list_add(&list, build_statement(b, build_binary(
                b, OP_ASSIGN, element_of(o, own), build_use(b, own->now, block),
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
        if (node_any(body->kids[i], has_element)) {
            others += only != NULL;
            only = body->kids[i];
        }
    bool is_guard = only && !others && only->kind == ND_IF && !only->kids[IF_ELSE]
        && only->kids[IF_THEN]->kind == ND_COMPOUND
        && !node_any(only->kids[IF_CONDITION], has_element);
    return is_guard ? block_of(only->kids[IF_THEN])
        : only && !others && only->kind == ND_COMPOUND ? block_of(only) : body;
}

static bool jumps(Node *n)
{
    return n->kind == ND_RETURN || n->kind == ND_GOTO || n->kind == ND_LABEL;
}

static bool find_choosing(Node *n, void *context)
{
    Owns *o = context;
    OwnPlace place;
    if (own_place(&o->owners, n, &place) && node_is_of_view(n))
        element_find_choosing(&o->counters, n, &o->choosing);
    return true;
}

/* A copy of the kernel's body, in which no counter of a short loop chooses an element of a
 * thread's own. */
static Node *opened_body(Owns *o, Function *kernel)
{
    Builder *b = &o->builder;
    Node *body = build_copied_body(b, kernel);
    if (!body)
        return NULL;
    builder_find_facts(b, build_function(kernel, body));
    element_find_counters(body, &o->counters);
    o->owners.counters = &o->counters;
    node_walk(body, find_choosing, o);
    o->owners.counters = NULL;
    body = build_unrolled(b, &o->choosing, body);
    b->known = (Set){0};
    builder_find_facts(b, build_function(kernel, body));
    return body;
}

Function *refine_owns(Program *prog, Function *kernel, ViewEnds *ends)
{
    Owns o = {.builder = {.prog = prog}};
    const Decl *index = kernel->parameters.items[0];
    ViewEnds needs = {0};
    o.owners = (Owners){.builder = &o.builder, .kernel = kernel, .index = index,
                        .rank = index->type->kind == TY_VECTOR ? (int)index->type->count : 1};
    bool may_gain = !prog->unit->checks_bounds && !function_takes_tile(kernel)
        && node_any(kernel->body, stores_under);
    Node *body = may_gain ? opened_body(&o, kernel) : NULL;
    if (!body)
        return kernel;
    Node *block = block_of(body);
    find(&o, block);
    if (node_any(block, jumps) || !choose(&o, &needs))
        return kernel;
    keep(&o, block);
    if (o.builder.why_not)
        return kernel;
    list_add_all(ends, &needs);
    return build_function(kernel, body);
}
