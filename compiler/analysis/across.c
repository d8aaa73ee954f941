/* across.c - whether neighbouring threads access elements of different rows, as when a
 * matrix is transposed:
 *
 *     out[i[1]][i[0]] = in[i[0]][i[1]];
 *
 * Each of these accesses loads a whole line of memory. Threads in another row use the
 * rest of it, if there are enough of them in a group.
 */
#include "across.h"
#include "flow.h"
#include "step.h"
#include "tree/tree.h"

enum {
    MOST_DEPTH = 4, /* of loops in loops; what is deeper counts as that */
    WEIGHT = 3,     /* of an element across, in those side by side */
    NEAR = 8        /* elements that are as good as side by side */
};

typedef struct Across {
    Steps steps;
    LIST(const Node *) loops; /* around what is looked at */
    int across[MOST_DEPTH + 1], along[MOST_DEPTH + 1];
} Across;

/* ---- indices ------------------------------------------------------------ */

static bool is_far(int64_t step)
{
    return step != STEP_ODD && (step > NEAR || step < -NEAR);
}

/* A constant, or the counter of a short loop: the elements of short rows are near. */
static bool is_one_of_few(const Across *a, const Node *n)
{
    n = node_strip((Node *)n);
    if (n->is_constant)
        return true;
    for (int i = 0; i < a->loops.count; i++)
        if (n->kind == ND_VAR && flow_counter(a->loops.items[i]) == n->decl)
            return flow_is_short(a->loops.items[i]);
    return false;
}

/* ---- elements ----------------------------------------------------------- */

static void count_element(Across *a, Node *element)
{
    Node *last = element->kids[SUBSCRIPT_INDEX], *row = element->kids[SUBSCRIPT_BASE];
    int64_t step = step_of(&a->steps, last);
    bool is_across = is_far(step);
    for (row = node_strip(row); row->kind == ND_SUBSCRIPT;
         row = node_strip(row->kids[SUBSCRIPT_BASE]))
        is_across |= step_of(&a->steps, row->kids[SUBSCRIPT_INDEX])
            && !is_one_of_few(a, last);
    int depth = a->loops.count < MOST_DEPTH ? a->loops.count : MOST_DEPTH;
    if (is_across)
        a->across[depth]++;
    else if (step)
        a->along[depth]++;
}

static void look_at(Across *a, Node *n)
{
    if (!n)
        return;
    if (flow_is_loop(n))
        list_add(&a->loops, n);
    if (node_is_of_view(n) && !type_is_handle(n->type))
        count_element(a, n);
    for (int i = 0; i < n->declared.count; i++)
        look_at(a, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        look_at(a, n->kids[i]);
    a->loops.count -= flow_is_loop(n);
}

bool goes_across(const Function *kernel)
{
    const Decl *index = kernel->parameters.items[0];
    if (index->type->kind != TY_VECTOR || index->type->count < 2)
        return false;
    Across a = {.steps = steps_of(kernel, (int)index->type->count - 1)};
    look_at(&a, kernel->body);
    for (int depth = MOST_DEPTH; depth >= 0; depth--)
        if (a.across[depth] || a.along[depth])
            return a.across[depth] * WEIGHT >= a.along[depth];
    return false;
}
