/* serial_turn.c - elements that are copied with two of the tile's dimensions the
 * other way round, as a transposition does:
 *
 *     to[column][row] = from[row][column];
 *
 * On one side neighbours along a row are next to each other, on the other side
 * those along another dimension. Element by element one of the two takes a line
 * of the cache for each thread. So squares of them are read row by row, turned
 * in registers, and written row by row.
 */
#include "serial_plan.h"

/* Whether threads that are neighbours along the dimension have neighbouring
 * elements of one array or view. */
static bool is_dense(Plan *p, Node *element, int dimension)
{
    int wanted = 1;
    Node *n = element;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        if (span_growth_along(p, n->kids[SUBSCRIPT_INDEX], dimension) != wanted)
            return false;
        wanted = 0;
    }
    return n->kind == ND_VAR && !level_is_own(p, n->decl)
        && n->decl->type->kind != TY_POINTER;
}

/* ---- regions ------------------------------------------------------------ */

/* Numbers that OpenCL C has vectors of. */
static bool is_lane(const Type *t)
{
    return type_is_arithmetic(t) && t->kind != TY_BOOL && !t->is_volatile
        && (t->size == 1 || t->size == 2 || t->size == 4 || t->size == 8);
}

/* The one assignment of a region in which nothing else is done; NULL. */
static Node *only_copy(const Serial *s, const Step *region)
{
    const Step *run = region->steps.count == 1 ? region->steps.items[0] : NULL;
    Node *found = NULL;
    if (!run || run->kind != STEP_RUN || run->returns || run->near.count
        || region->descends || region->arrays.count)
        return NULL;
    for (int i = 0; i < run->statements.count; i++) {
        Node *n = run->statements.items[i];
        bool is_copy = n->kind == ND_EXPR && !found
            && n->kids[0]->kind == ND_BINARY && n->kids[0]->op == OP_ASSIGN;
        for (int k = 0; k < n->declared.count; k++)
            if (!serial_is_gone(s, n->declared.items[k]))
                return NULL;
        if (is_copy)
            found = n->kids[0];
        else if (n->kind != ND_DECLARE && n->kind != ND_NULL)
            return NULL;
    }
    return found;
}

static bool is_element(const Node *n)
{
    return n->kind == ND_SUBSCRIPT && is_lane(n->type)
        && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind != TY_VECTOR;
}

/* The largest square of vectors that the tile is made of; 0: none. The simple
 * model does what is left of its domain in another way. */
static int side_of(const Serial *s, int across, const Type *element)
{
    int size = element->size == 8 ? LEAST_LANES : LANES;
    if (s->index)
        return size;
    for (; size >= LEAST_LANES; size /= 2)
        if (s->tile[across] % size == 0 && s->tile[s->rank - 1] % size == 0)
            return size;
    return 0;
}

static void find_in_region(Plan *p, Step *region)
{
    Serial *s = p->serial;
    Node *copy = only_copy(s, region);
    if (!copy)
        return;
    Node *to = node_strip(copy->kids[BINARY_LEFT]);
    Node *from = node_strip(copy->kids[BINARY_RIGHT]);
    if (!is_element(to) || !is_element(from)
        || to->type->kind != from->type->kind)
        return;
    int last = s->rank - 1;
    for (int d = 0; d < last; d++) {
        bool reads = is_dense(p, from, d) && is_dense(p, to, last);
        bool writes = is_dense(p, to, d) && is_dense(p, from, last);
        int side = reads || writes ? side_of(s, d, to->type) : 0;
        if (side)
            region->turn = (Turn){copy, d, side, reads};
    }
}

static void find_in_steps(Plan *p, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        if (step->kind == STEP_REGION)
            find_in_region(p, step);
        else if (step->kind == STEP_CONTROL) {
            find_in_steps(p, &step->steps);
            find_in_steps(p, &step->otherwise);
        }
    }
}

void turn_find(Plan *p)
{
    if (!p->serial->is_coarse && p->serial->rank > 1)
        find_in_steps(p, &p->serial->steps);
}
