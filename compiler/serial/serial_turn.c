/* serial_turn.c - regions that transpose: they copy elements with two of the tile's
 * dimensions exchanged:
 *
 *     to[column][row] = from[row][column];
 *
 * One side is contiguous along a row, the other one along another dimension. Element by
 * element, one of the two would access a cache line for each thread. So square blocks are
 * loaded row by row, transposed in registers, and stored row by row.
 */
#include "planner.h"

/* Whether threads that are neighbours along the dimension have neighbouring
 * elements of one array or view. */
static bool is_dense(Planner *p, Node *element, int dimension)
{
    int wanted = 1;
    Node *n = element;
    for (; n->kind == ND_SUBSCRIPT; n = node_strip(n->kids[SUBSCRIPT_BASE])) {
        if (growth_along(p, n->kids[SUBSCRIPT_INDEX], dimension) != wanted)
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

/* Whether its threads may do one statement after the other, all of them: they
 * have no variables in between. */
static bool may_part(const Plan *s, const Step *region)
{
    const Step *run = region->steps.count == 1 ? region->steps.items[0] : NULL;
    if (!run || run->kind != STEP_RUN || run->returns || run->near.count
        || region->descends || region->arrays.count)
        return false;
    for (int i = 0; i < run->statements.count; i++)
        if (!serial_are_gone(s, run->statements.items[i]))
            return false;
    return true;
}

static bool is_element(const Node *n)
{
    return node_is_element(n) && is_lane(n->type);
}

/* The largest square of vectors that the tile is made of; 0: none. The simple
 * model does what is left of its domain in another way. */
static int side_of(const Plan *s, int across, const Type *element)
{
    int size = element->size == 8 ? LEAST_LANES : LANES;
    if (s->index)
        return size;
    for (; size >= LEAST_LANES; size /= 2)
        if (s->tile[across] % size == 0 && s->tile[s->last] % size == 0)
            return size;
    return 0;
}

/* What a statement turns; of side 0 where that is nothing. */
static Turn turn_of(Planner *p, const Node *statement)
{
    Turn turn = {0};
    int last = p->plan->last;
    Node *copy = node_setting(statement);
    if (!copy)
        return turn;
    Node *to = node_strip(copy->kids[BINARY_LEFT]);
    Node *from = node_strip(copy->kids[BINARY_RIGHT]);
    if (!is_element(to) || !is_element(from)
        || to->type->kind != from->type->kind)
        return turn;
    for (int d = 0; d < last && !turn.side; d++) {
        bool reads = is_dense(p, from, d) && is_dense(p, to, last);
        bool writes = is_dense(p, to, d) && is_dense(p, from, last);
        if (reads || writes)
            turn = (Turn){copy, d, side_of(p->plan, d, to->type), reads};
    }
    return turn;
}

/* A region of its own for some statements of another one; none for none. */
static void add_part(Planner *p, const Step *region, Nodes *statements, Turn turn,
                     Steps *out)
{
    if (!statements->count)
        return;
    Step *part = NEW(Step), *run = NEW(Step);
    *run = *region->steps.items[0];
    run->statements.items = NULL;
    run->statements.count = 0;
    run->scatters = false;
    list_add_all(&run->statements, statements);
    for (int i = 0; i < statements->count; i++)
        run->scatters |= span_scatters(p, statements->items[i]);
    *part = *region;
    part->turn = turn;
    part->steps = (Steps){0};
    list_add(&part->steps, run);
    list_add(out, part);
    statements->count = 0;
}

/* Each statement that turns something becomes a region. */
static void find_in_region(Planner *p, Step *region, Steps *out)
{
    Nodes others = {0}, one = {0};
    bool found = false;
    Steps parts = {0};
    const Step *run = may_part(p->plan, region) ? region->steps.items[0] : NULL;
    for (int i = 0; run && i < run->statements.count; i++) {
        Node *n = run->statements.items[i];
        Turn turn = turn_of(p, n);
        if (turn.side) {
            found = true;
            add_part(p, region, &others, (Turn){0}, &parts);
            list_add(&one, n);
            add_part(p, region, &one, turn, &parts);
        } else if (n->kind != ND_DECLARE && n->kind != ND_NULL) {
            list_add(&others, n);
        }
    }
    if (!found) {
        list_add(out, region);
        return;
    }
    add_part(p, region, &others, (Turn){0}, &parts);
    list_add_all(out, &parts);
}

static void find_in_steps(Planner *p, Steps *steps)
{
    Steps out = {0};
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        if (step->kind == STEP_REGION) {
            find_in_region(p, step, &out);
            continue;
        }
        list_add(&out, step);
        if (step->kind == STEP_CONTROL) {
            find_in_steps(p, &step->steps);
            find_in_steps(p, &step->otherwise);
        }
    }
    *steps = out;
}

void turn_find(Planner *p)
{
    const Plan *s = p->plan;
    bool is_folded = s->index && s->rank > s->launch->rank;
    if (!s->is_coarse && s->rank > 1 && !is_folded)
        find_in_steps(p, &p->plan->steps);
}
