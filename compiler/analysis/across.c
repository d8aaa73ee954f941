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
#include "tree/tree.h"

enum {
    MOST_DEPTH = 4, /* of loops in loops; what is deeper counts as that */
    WEIGHT = 3,     /* of an element across, in those side by side */
    NEAR = 8        /* elements that are as good as side by side */
};

typedef struct Across {
    const Decl *index;
    int last;
    Answers differ; /* of Decl: variables that follow from the place in the row, */
    Answers step;   /* and those that differ by more than a few */
    LIST(const Node *) loops; /* around what is looked at */
    int across[MOST_DEPTH + 1], along[MOST_DEPTH + 1];
} Across;

/* ---- indices ------------------------------------------------------------ */

static bool differs(Across *a, Node *n);

static bool variable_differs(Across *a, const Decl *d)
{
    bool answer = false;
    bool is_own = d->init && decl_is_automatic(d) && !d->is_circular;
    if (!is_own || answer_known(&a->differ, d, &answer))
        return answer;
    return answer_keep(&a->differ, d, differs(a, d->init));
}

/* What is computed with fractions, or found in memory, may be anywhere. */
static Look find_place(Node *n, void *context)
{
    Across *a = context;
    if (n->kind == ND_SUBSCRIPT && node_is_variable(n->kids[SUBSCRIPT_BASE], a->index)) {
        const Node *d = node_strip(n->kids[SUBSCRIPT_INDEX]);
        return d->is_constant && (int)d->value == a->last ? FOUND : LOOK_BEYOND;
    }
    if (n->kind == ND_SUBSCRIPT || n->kind == ND_CALL || (n->type && type_is_floating(n->type)))
        return LOOK_BEYOND;
    return n->kind == ND_VAR && variable_differs(a, n->decl) ? FOUND : LOOK_BELOW;
}

/* Whether it follows from the thread's place in its row. */
static bool differs(Across *a, Node *n)
{
    return node_find(n, find_place, a);
}

static bool is_small(const Node *n)
{
    return n->is_constant && (int64_t)n->value <= NEAR && (int64_t)n->value >= -NEAR;
}

static bool is_step(Node *n, void *context);

static bool variable_steps(Across *a, const Decl *d)
{
    bool answer = false;
    if (!variable_differs(a, d) || answer_known(&a->step, d, &answer))
        return answer;
    return answer_keep(&a->step, d, node_any_with(d->init, is_step, a));
}

/* Whether it grows by more than a few from thread to thread. */
static bool is_step(Node *n, void *context)
{
    Node *left = n->kind == ND_BINARY ? n->kids[BINARY_LEFT] : NULL;
    Node *right = left ? n->kids[BINARY_RIGHT] : NULL;
    if (n->kind == ND_VAR)
        return variable_steps(context, n->decl);
    return left && n->op == OP_MUL
        && ((differs(context, left) && !is_small(right))
            || (differs(context, right) && !is_small(left)));
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
    bool is_across = node_any_with(last, is_step, a);
    for (row = node_strip(row); row->kind == ND_SUBSCRIPT;
         row = node_strip(row->kids[SUBSCRIPT_BASE]))
        is_across |= differs(a, row->kids[SUBSCRIPT_INDEX]) && !is_one_of_few(a, last);
    int depth = a->loops.count < MOST_DEPTH ? a->loops.count : MOST_DEPTH;
    if (is_across)
        a->across[depth]++;
    else if (differs(a, last))
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
    Across a = {.index = index, .last = (int)index->type->count - 1};
    look_at(&a, kernel->body);
    for (int depth = MOST_DEPTH; depth >= 0; depth--)
        if (a.across[depth] || a.along[depth])
            return a.across[depth] * WEIGHT >= a.along[depth];
    return false;
}
