/* own_find.c - finds the elements that only one thread has, and what it does with them. */
#include "analysis/extents.h"
#include "analysis/flow.h"
#include "own.h"
#include "refine.h"

/* ---- what threads do with elements ---------------------------------------- */

bool own_is_element(Node *n)
{
    return node_is_of_view(n);
}

static bool stores(Node *n)
{
    return node_assigned(n) && node_any(node_assigned(n), own_is_element);
}

/* An if under which an element is stored. */
static bool is_storing_if(Node *n)
{
    return n->kind == ND_IF && node_any(n, stores);
}

static bool chooses(Node *n)
{
    return (n->kind == ND_IF || node_chooses(n)) && node_any(n, own_is_element);
}

/* An element of a structure or a row, or one of several that are counted. */
static bool stores_part(Node *n)
{
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    if (!to || !node_any(to, own_is_element))
        return false;
    if (to->kind != ND_SUBSCRIPT || node_array(to)->type->rank > 1)
        return true;
    NodeKind index = node_strip(to->kids[SUBSCRIPT_INDEX])->kind;
    return index != ND_VAR && index != ND_SUBSCRIPT;
}

bool own_may_gain(Node *n)
{
    return node_any(n, chooses) || node_any(n, stores_part);
}

Own *own_of(Owns *o, const OwnPlace *place)
{
    for (int i = 0; i < o->found.count; i++)
        if (own_is_same(&o->found.items[i].place, place))
            return &o->found.items[i];
    return NULL;
}

Own *own_at(Owns *o, Node *n)
{
    OwnPlace place;
    if (!own_place(o, n, &place))
        return NULL;
    if (own_of(o, &place) || o->found.count == MOST_OWN)
        return own_of(o, &place);
    Own new = {.place = place, .element = n};
    new.is_apart = own_is_apart(o, &place, &new.needs);
    list_add(&o->found, new);
    return own_of(o, &place);
}

static void find_in(Owns *o, Node *n, unsigned way)
{
    const unsigned around = o->way;
    o->way |= way;
    own_find(o, n);
    o->way = around;
}

/* What decides on a kid of a node: mostly not on the first one, but a `break` may end a body
 * that comes before its condition. */
static unsigned way_below(Node *n, int kid)
{
    if (!kid && n->kind != ND_DO)
        return 0;
    if (n->kind == ND_IF || node_chooses(n))
        return OWN_OPTIONAL | OWN_CHOSEN | (is_storing_if(n) ? OWN_UNDER : 0);
    return flow_is_loop(n) || n->kind == ND_SWITCH ? OWN_OPTIONAL : 0;
}

static void note_use(const Owns *o, Own *own, unsigned way)
{
    own->is_again |= own->is_stored && o->is_unrolled;
    own->is_sure |= !(way & OWN_OPTIONAL);
    own->is_chosen |= (way & OWN_CHOSEN) != 0;
    own->is_under |= (way & OWN_UNDER) != 0;
}

static void note_store(Own *own, unsigned way)
{
    own->is_stored = true;
    own->is_set |= !(way & OWN_OPTIONAL);
    own->is_set_under |= (way & OWN_UNDER) != 0;
}

static bool find_view(Node *n, void *context)
{
    Owns *o = context;
    if (n->kind == ND_VAR && type_is_handle(n->type))
        set_add(&o->whole, n->decl);
    return true;
}

void own_find(Owns *o, Node *n)
{
    Own *own = own_at(o, n);
    if (own)
        note_use(o, own, o->way);
    if (own || builtin_is(n, BI_EXTENT))
        return;
    if (n->op == OP_ADDRESS) /* what is below stays in memory */
        node_walk(n, find_view, o);
    find_view(n, o);
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->init)
            own_find(o, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && n->op != OP_ADDRESS)
            find_in(o, n->kids[i], way_below(n, i));
    own = node_assigned(n) ? own_at(o, node_strip(node_assigned(n))) : NULL;
    if (own)
        note_store(own, o->way);
}

/* ---- all of a view ---------------------------------------------------------- */

static bool may_be_stored(const Type *t)
{
    return type_is_number(t) && !t->is_const;
}

/* The members of a structure, if they are numbers of one size that may be stored; 0 for
 * others. */
static int members_of(const Record *record)
{
    for (int i = 0; i < record->fields.count; i++)
        if (!may_be_stored(record->fields.items[i]->type)
            || record->fields.items[i]->is_bitfield
            || record->fields.items[i]->type->size != record->fields.items[0]->type->size)
            return 0;
    return record->is_union ? 0 : record->fields.count;
}

static void add_to(OwnWhole *whole, const Own *other, const Own *own)
{
    whole->stored += other->is_stored;
    whole->is_alike &= own_is_alike(&other->place, &own->place);
    whole->is_chosen |= other->is_chosen;
    whole->is_left_out |= other->is_chosen && !other->is_sure;
    whole->is_under |= other->is_under;
    whole->is_set_under |= other->is_set_under;
    whole->is_set |= other->is_set;
    whole->is_again |= other->is_again;
    for (int d = 0; d < MOST_RANK; d++)
        if (other->place.indices[d].offset >= whole->lengths[d])
            whole->lengths[d] = other->place.indices[d].offset + 1;
}

/* As many elements as are used, or as the view's maker says. */
static void count(const Owns *o, OwnWhole *whole, const Own *own)
{
    Node *element = own->element;
    if (own->place.field)
        element = node_strip(element->kids[MEMBER_BASE]);
    const int rank = own->place.view->type->rank;
    whole->count = whole->members = own->place.field ? members_of(own->place.field->record) : 1;
    for (int d = 0; d < rank; d++) {
        int64_t length = own_length(&own->place.indices[d]);
        if (length
            || extents_guess(o->kernel->around, node_array(element), rank, d, &length))
            whole->lengths[d] = length;
        if (whole->count <= LONGEST_PITCH)
            whole->count *= whole->lengths[d];
    }
}

OwnWhole own_whole(const Owns *o, const Own *own)
{
    OwnWhole whole = {.is_alike = true};
    const Own *first = NULL;
    for (int i = 0; i < o->found.count; i++) {
        const Own *other = &o->found.items[i];
        if (other->place.view != own->place.view)
            continue;
        first = first ? first : other;
        add_to(&whole, other, own);
    }
    whole.is_first = first == own;
    count(o, &whole, own);
    return whole;
}
