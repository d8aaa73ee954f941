/* serial_recur.c - tile_static elements of which each thread of a row takes several
 * neighbours, as stencils do.
 *
 * What a thread takes at x + 1 the next one takes at x. LLVM, which eliminates loads,
 * keeps it in a register from trip to trip of the loop over the row, and where it has
 * kept two of three, its vectorizer gives up:
 *
 *     for (int x = 0; x < 16; x++)
 *         … s[x] + s[x + 1] + s[x + 2] …
 *
 * It finds them because `x + 1` is what x is at the next trip. Where the index has an
 * addend more that it cannot know, though that is 0, it does not. Nor does it then find
 * that an element is one that the thread has just stored: of such arrays it must.
 */
#include "serial_plan.h"
#include "analysis/flow.h"

enum { LEAST_NEIGHBOURS = 3 };

/* Elements of one array. */
typedef struct Taken {
    const Decl *array;
    Nodes elements;
    bool in_loop; /* which is unrolled: there are more */
    bool is_stored;
} Taken;

typedef struct Search {
    Plan *plan;
    LIST(Taken *) arrays;
    int loops; /* around what is walked */
} Search;

static Taken *taken_of(Search *s, const Decl *array)
{
    for (int i = 0; i < s->arrays.count; i++)
        if (s->arrays.items[i]->array == array)
            return s->arrays.items[i];
    Taken *taken = NEW(Taken);
    taken->array = array;
    list_add(&s->arrays, taken);
    return taken;
}

static void note(Search *s, Node *n)
{
    const Node *root = node_root(n);
    if (!root || !root->decl->is_tile_static
        || !map_get_pointer(&s->plan->serial->in_order, n))
        return;
    Taken *taken = taken_of(s, root->decl);
    taken->in_loop = taken->in_loop || s->loops;
    list_add(&taken->elements, n);
}

static void note_store(Search *s, Node *to)
{
    const Node *root = to ? node_root(to) : NULL;
    if (root && root->decl && root->decl->is_tile_static)
        taken_of(s, root->decl)->is_stored = true;
}

static void walk(Search *s, Node *n)
{
    if (!n)
        return;
    note_store(s, node_assigned(n));
    s->loops += flow_is_loop(n);
    if (n->kind == ND_SUBSCRIPT)
        note(s, n);
    for (int i = 0; i < n->declared.count; i++)
        walk(s, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] != node_assigned(n))
            walk(s, n->kids[i]);
    s->loops -= flow_is_loop(n);
}

static bool has_neighbours(const Taken *taken)
{
    int different = 0;
    if (taken->is_stored)
        return false;
    for (int i = 0; i < taken->elements.count; i++) {
        int k = 0;
        while (k < i && !node_equals(taken->elements.items[k],
                                     taken->elements.items[i]))
            k++;
        different += k == i;
    }
    return taken->in_loop || different >= LEAST_NEIGHBOURS;
}

void recur_find(Plan *p, const Step *run)
{
    Search s = {.plan = p};
    for (int i = 0; i < run->statements.count; i++)
        walk(&s, run->statements.items[i]);
    for (int i = 0; i < s.arrays.count; i++) {
        const Taken *taken = s.arrays.items[i];
        for (int k = 0; has_neighbours(taken) && k < taken->elements.count; k++)
            *map_put_pointer(&p->serial->recurring, taken->elements.items[k])
                = taken->elements.items[k];
        p->serial->recurs = p->serial->recurs || has_neighbours(taken);
    }
}
