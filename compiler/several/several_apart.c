/* several_apart.c - whether the elements that neighbouring threads store lie apart: a
 * thread of
 *
 *     for (int k = 0; k < 4; k++)
 *         out[i][k] = 2 * in[i][k];
 *
 * comes back to lines of memory that its neighbours use as well. They are in the cache if
 * few are in use; a work-item with several elements is in four times as many. Measured on
 * an H200 for pixels, particles, small matrices and rows of bytes: 0.9 to 1.1 of the speed of
 * one element a work-item where two numbers are side by side, and 0.4 to 0.95 beyond, but
 * where each number is the result of many trips.
 */
#include "several.h"
#include "analysis/flow.h"
#include "analysis/step.h"

enum {
    MOST_APART = 2, /* numbers from a thread's to the next one's */
    MANY = 32       /* trips for a number that is stored */
};

typedef struct Apart {
    Steps row;  /* along which threads are neighbours; */
    Steps next; /* in which a work-item's elements are, in ranks above 1 */
    int rank;
} Apart;

static long smallest(const Type *t)
{
    long least = t->size;
    if (t->kind == TY_ARRAY || t->kind == TY_VECTOR)
        return smallest(t->of);
    for (int i = 0; t->kind == TY_RECORD && i < t->record->fields.count; i++) {
        long size = smallest(t->record->fields.items[i]->type);
        least = size && size < least ? size : least;
    }
    return least;
}

/* Of the smallest type that an element consists of. */
static int64_t numbers_in(const Type *element)
{
    long least = smallest(element);
    return least ? element->size / least : 1;
}

/* ---- what is stored ------------------------------------------------------ */

static bool is_apart(Apart *a, Node *element)
{
    Node *last = element->kids[SUBSCRIPT_INDEX];
    Node *row = node_strip(element->kids[SUBSCRIPT_BASE]);
    int64_t step = step_of(&a->row, last), most = MOST_APART / numbers_in(element->type);
    bool is_in_rows = false;
    for (; row->kind == ND_SUBSCRIPT; row = node_strip(row->kids[SUBSCRIPT_BASE]))
        is_in_rows |= step_of(&a->row, row->kids[SUBSCRIPT_INDEX]) != 0;
    if (is_in_rows || step == STEP_FAR) /* a work-item's are side by side in a transpose */
        return a->rank == 1 || !step_of(&a->next, last);
    return step != STEP_ODD && step != 0 && (step > most || step < -most);
}

/* The element that a node stores, or may let a pointer store; NULL. */
static Node *stored(const Node *n)
{
    Node *target = n->op == OP_ADDRESS ? n->kids[0] : node_assigned(n);
    while (target && !node_is_of_view(target = node_strip(target)))
        target = target->kind == ND_SUBSCRIPT || target->kind == ND_MEMBER
            || target->kind == ND_SWIZZLE ? target->kids[0] : NULL;
    return target && !type_is_const(target->type) ? target : NULL;
}

static bool stores(Node *n)
{
    return stored(n);
}

static bool stores_apart(Node *n, void *apart)
{
    Node *element = stored(n);
    return element && is_apart(apart, element);
}

/* ---- what is stored rarely ---------------------------------------------- */

/* Whether threads go through many trips of loops that store nothing: `trips` so far. */
static bool computes(Node *n, int trips)
{
    if (!n)
        return false;
    if (flow_is_loop(n) && !node_any(n, stores))
        trips *= flow_trips(n) ? flow_trips(n) : MANY;
    if (trips >= MANY)
        return true;
    for (int i = 0; i < n->kid_count; i++)
        if (computes(n->kids[i], trips))
            return true;
    return false;
}

bool several_is_apart(const Launch *launch)
{
    const Function *kernel = launch->kernel;
    int rank = type_rank(kernel->parameters.items[0]->type);
    Apart a = {.row = steps_of(kernel, rank - 1), .rank = rank,
               .next = steps_of(kernel, several_along(kernel->parameters.items[0]))};
    return !launch->is_tiled && !computes(kernel->body, 1)
        && node_any_with(kernel->body, stores_apart, &a);
}
