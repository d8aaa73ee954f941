/* own_find.c - finds the elements that only one thread has, and what it does with them. */
#include "analysis/extents.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "own.h"
#include "refine.h"

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
static bool is_storing_if(Node *n)
{
    return n->kind == ND_IF && node_any(n, stores);
}

bool own_stores_under(Node *n)
{
    return node_any(n, is_storing_if);
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
    bool is_under = is_storing_if(n);
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

void own_find(Owns *o, Node *block)
{
    find(o, block);
}

/* ---- all of a view ---------------------------------------------------------- */

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

static void add_to(OwnWhole *whole, const Own *other, const Own *own)
{
    whole->stored += other->is_stored;
    whole->is_alike &= own_is_alike(&other->place, &own->place);
    whole->is_under |= other->is_under;
    whole->is_set_under |= other->is_set_under;
    whole->is_set |= other->is_set;
    for (int d = 0; d < MOST_RANK; d++)
        if (other->place.indices[d].offset >= whole->lengths[d])
            whole->lengths[d] = other->place.indices[d].offset + 1;
}

/* As many elements as are used, or as the view's maker says. */
static void count(OwnWhole *whole, const Own *own)
{
    Node *element = own->element;
    if (own->place.field)
        element = node_strip(element->kids[MEMBER_BASE]);
    const int rank = own->place.view->type->rank;
    Node **extents = extents_of(node_array(element), rank);
    whole->count = whole->members = own->place.field ? members_of(own->place.field->record) : 1;
    for (int d = 0; d < rank; d++) {
        int64_t length = own_length(&own->place.indices[d]);
        if (length)
            whole->lengths[d] = length;
        else if (extents)
            fold_constant(extents[d], &whole->lengths[d]);
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
    count(&whole, own);
    return whole;
}
