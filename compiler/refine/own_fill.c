/* own_fill.c - fills the gaps in what a thread stores of a short row, or of a structure:
 *
 *     v[i][0] = x;                 float own = v[i][0], …, own_4 = v[i][3];
 *     v[i][1] = y;                 own = x; …
 *     v[i][2] = z;                 v[i][0] = own; …
 *                                  v[i][3] = own_4;
 *
 * Vectors are stored whole then, where their parts would be scattered: three
 * numbers of four that are divided by their length take 0.3 of the time on an EPYC, colours
 * that are made gray 0.25, one number of two 0.7. What nobody changes is stored as it is.
 */
#include "own.h"

static bool is_worth_it(const OwnWhole *whole)
{
    return whole->stored < whole->count && 2 * whole->stored >= whole->count
        && whole->count <= MOST_CHOSEN && whole->is_alike;
}

/* The index that is so much more. */
static Node *moved(Builder *b, Node *index, int64_t offset)
{
    if (index->is_constant)
        return build_int(b, (int)((int64_t)index->value + offset), index);
    return offset ? build_binary(b, OP_ADD, index, build_int(b, (int)offset, index), index->type)
                  : index;
}

/* That number, in the order of memory, of a thread's numbers. */
static Node *element_at(Owns *o, const Own *own, const OwnWhole *whole, int64_t number)
{
    Builder *b = &o->builder;
    Node *n = build_copy(b, own->element), *element = n;
    if (own->place.field) {
        n->field = own->place.field->record->fields.items[number % whole->members];
        n->type = n->field->type;
        element = node_strip(n->kids[MEMBER_BASE]);
        number /= whole->members;
    }
    for (int d = own->place.view->type->rank - 1; d >= 0; d--) {
        Node **index = &element->kids[SUBSCRIPT_INDEX];
        *index = moved(b, *index, number % whole->lengths[d] - own->place.indices[d].offset);
        number /= whole->lengths[d];
        element = node_strip(element->kids[SUBSCRIPT_BASE]);
    }
    return n;
}

void own_fill(Owns *o, const Own *own)
{
    const Own of = *own; /* the list may move */
    const OwnWhole whole = own_whole(o, own);
    if (set_has(&o->whole, of.place.view) || !is_worth_it(&whole))
        return;
    for (int64_t i = 0; i < whole.count; i++) {
        Own *filled = own_at(o, element_at(o, &of, &whole, i));
        if (!filled || !own_is_alike(&filled->place, &of.place))
            return;
        filled->is_filled |= !filled->is_stored;
        filled->is_stored = filled->is_under = filled->is_set_under = true;
    }
}
