/* prefix_layout.c - which elements of tile_static rows threads use whose sums they form:
 * often not all, as where an element in 32 is left out, so that those that a tree's threads
 * use at a time are in different banks of memory, or where a row has room to spare.
 */
#include "prefix.h"

enum { LEAST_SHIFT = 4, MOST_SHIFT = 10 }; /* blocks between gaps are whole vectors */

static int element_at(Layout l, int place)
{
    return place + (l.shift ? place >> l.shift : 0) + (l.twice ? place >> 2 * l.shift : 0);
}

int layout_place(Layout l, int element)
{
    if (!l.count)
        return element;
    int from = 0, to = l.count - 1;
    while (from < to) {
        int middle = (from + to) / 2;
        if (element_at(l, middle) < element)
            from = middle + 1;
        else
            to = middle;
    }
    return element_at(l, from) == element ? from : -1;
}

static int elements_of(const Row *r)
{
    const Type *type = r->array->type;
    while (type->of->kind == TY_ARRAY)
        type = type->of;
    return (int)type->count;
}

static int used_in(const Row *r)
{
    int used = 0;
    for (int i = 0; i < elements_of(r); i++)
        used += r->is_used[i];
    return used;
}

static bool fits(const Row *r, Layout l)
{
    int size = elements_of(r), i = 0;
    while (i < l.count && element_at(l, i) < size && r->is_used[element_at(l, i)])
        i++;
    return i == l.count && used_in(r) == l.count;
}

static bool fits_all(const Trace *t, Layout l)
{
    for (int i = 0; i < t->rows.count; i++)
        if (used_in(&t->rows.items[i]) && !fits(&t->rows.items[i], l))
            return false;
    return true;
}

bool prefix_layout(const Trace *t, Layout *layout)
{
    int used = 0;
    bool is_part = false;
    for (int i = 0; i < t->rows.count && !used; i++) {
        used = used_in(&t->rows.items[i]);
        is_part = used < elements_of(&t->rows.items[i]);
    }
    if (!used || !is_part || t->layout.count)
        return false;
    *layout = (Layout){used, 0, false};
    if (fits_all(t, *layout))
        return true;
    for (int shift = LEAST_SHIFT; shift <= MOST_SHIFT; shift++)
        for (int twice = 0; twice < 2; twice++) {
            *layout = (Layout){used, shift, twice};
            if (fits_all(t, *layout))
                return true;
        }
    return false;
}
