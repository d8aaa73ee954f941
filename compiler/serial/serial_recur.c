/* serial_recur.c - tile_static elements of which each thread of a row loads several
 * neighbours, as stencils do, or either one of its own or one that all share.
 *
 * The element that a thread loads at x + 1 is that which the next one loads at x. LLVM,
 * which eliminates loads, keeps it in a register from iteration to iteration of the loop
 * over the row, and once it has kept two of three, its vectorizer gives up:
 *
 *     for (int x = 0; x < 16; x++)
 *         … s[x] + s[x + 1] + s[x + 2] …
 *
 * It finds them because `x + 1` is the value of x in the next iteration. If the index has
 * another addend, which is 0 without the compiler's knowing, it does not. But then it
 * does not find either that an element is one that the thread has just stored, which it
 * must.
 *
 * Of `l > 0 ? s[l - 1] : s[15]` it makes a load from one of two addresses, and of
 * these a vector of constants, in which PoCL does not find the array that it is to
 * replace: it crashes. The same addend helps, at what all threads have; and where a
 * row is so few vectors that no loop over them is left, at what each has of two arrays.
 */
#include "planner.h"
#include "analysis/flow.h"

enum { LEAST_NEIGHBOURS = 3, FEW_VECTORS = 2 };

/* Elements of one array. */
typedef struct Taken {
    const Decl *array;
    Nodes elements; /* that threads have in order */
    Nodes others;   /* that each has */
    Nodes shared;   /* that all have */
    bool in_loop; /* which is unrolled: there are more */
    bool is_stored; /* before what is walked */
} Taken;

typedef struct Search {
    Planner *planner;
    LIST(Taken *) arrays;
    int loops; /* around what is walked */
    bool has_choice;
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

/* Whether it is the same element for all threads of a row. */
static bool is_shared(Planner *p, Node *n)
{
    n = node_strip(n);
    return n->kind == ND_VAR
        || (n->kind == ND_MEMBER && !n->is_arrow && is_shared(p, n->kids[MEMBER_BASE]))
        || (n->kind == ND_SUBSCRIPT
            && growth_in_row(p, n->kids[SUBSCRIPT_INDEX]) == 0
            && is_shared(p, n->kids[SUBSCRIPT_BASE]));
}

static void note(Search *s, Node *n)
{
    const Node *root = node_root(n);
    if (!root || !root->decl->is_tile_static)
        return;
    Taken *taken = taken_of(s, root->decl);
    if (n->type->kind == TY_ARRAY || taken->is_stored)
        return;
    bool is_in_order = set_has(&s->planner->plan->in_order, n);
    Nodes *list = is_in_order ? &taken->elements
        : is_shared(s->planner, n) ? &taken->shared : &taken->others;
    list_add(list, n);
    taken->in_loop = taken->in_loop || (is_in_order && s->loops);
}

static bool note_store(Node *n, void *context)
{
    Node *to = node_assigned(n);
    const Node *root = to ? node_root(to) : NULL;
    if (root && root->decl && root->decl->is_tile_static)
        taken_of(context, root->decl)->is_stored = true;
    return true;
}

static void walk(Search *s, Node *n)
{
    if (!n)
        return;
    if (flow_is_loop(n))
        node_walk(n, note_store, s);
    s->loops += flow_is_loop(n);
    s->has_choice = s->has_choice || n->kind == ND_CONDITIONAL || n->kind == ND_IF
        || n->kind == ND_SWITCH;
    if (n->kind == ND_SUBSCRIPT)
        note(s, n);
    for (int i = 0; i < n->declared.count; i++)
        walk(s, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] != node_assigned(n))
            walk(s, n->kids[i]);
    s->loops -= flow_is_loop(n);
    note_store(n, s);
}

static int count_different(const Nodes *elements)
{
    int different = 0;
    for (int i = 0; i < elements->count; i++) {
        int k = 0;
        while (k < i && !node_equals(elements->items[k], elements->items[i]))
            k++;
        different += k == i;
    }
    return different;
}

static bool has_neighbours(const Taken *taken)
{
    return taken->in_loop || count_different(&taken->elements) >= LEAST_NEIGHBOURS;
}

static void hide(Planner *p, const Nodes *elements)
{
    for (int i = 0; i < elements->count; i++)
        set_add(&p->plan->recurring, elements->items[i]);
    p->plan->recurs = p->plan->recurs || elements->count;
}

void recur_find(Planner *p, const Step *run)
{
    Search s = {.planner = p};
    int varied = 0;
    for (int i = 0; i < run->statements.count; i++)
        walk(&s, run->statements.items[i]);
    for (int i = 0; i < s.arrays.count; i++)
        varied += count_different(&s.arrays.items[i]->elements)
            + count_different(&s.arrays.items[i]->others);
    bool is_short = p->plan->tile[p->plan->last] <= FEW_VECTORS * LANES;
    for (int i = 0; i < s.arrays.count; i++) {
        const Taken *taken = s.arrays.items[i];
        bool is_one_of_two = s.has_choice && varied > 1 && is_short;
        if (has_neighbours(taken) || is_one_of_two)
            hide(p, &taken->elements);
        if (is_one_of_two)
            hide(p, &taken->others);
        if (s.has_choice && varied)
            hide(p, &taken->shared);
    }
}
