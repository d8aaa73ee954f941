/* serial_butterfly.c - runs whose threads access elements a power of two apart, as in
 * bitonic sorts and fast transforms:
 *
 *     int other = me ^ n;      int low = 2 * me - (me & (n - 1));
 *
 * If n is 1, 2 or 4, the places repeat from group to group of as many threads, some
 * elements further on: vectors over such groups take whole lines apart and put them
 * together. If n is at least the length of a vector, a vector's threads access
 * neighbouring elements. Both are known once n is, without looking at the threads.
 */
#include "serial_lane.h"

enum {
    MOST_NUMBERS = 4,
    MOST_NODES = 120, /* of a run: it is printed for each thread of a group */
    LEAST_WINGS = 2,
    VALUES = 4
};

/* Numbers of which the n-th has groups that begin at multiples of 2^n. */
static const int64_t VALUES_READ[][VALUES] = {
    [READ_POWER] = {1, 2, 4, 8},
    [READ_SHIFT] = {0, 1, 2, 3},
    [READ_MASK] = {0, 1, 3, 7}
};
enum { READINGS = sizeof VALUES_READ / sizeof *VALUES_READ };

typedef struct Search {
    Planner *planner;
    Step *run;
    Set seen; /* of Decl: by find_numbers */
    Decls numbers, shared;
    Nodes conditions;
    int nodes;
    int elements; /* so many of run->near, the first ones, are places of elements */
} Search;

/* ---- what places may follow from ---------------------------------------- */

static bool is_shared(Planner *p, const Node *n)
{
    return n->kind == ND_VAR && n->type->kind == TY_INT && !n->is_constant
        && !n->type->is_volatile && level_of(p, (Node *)n) <= SAME_IN_ROW;
}

/* What others are made of comes before them. */
static bool find_numbers(Node *n, void *context)
{
    Search *s = context;
    if (n->kind != ND_VAR || !set_add(&s->seen, n->decl))
        return true;
    if (serial_kept(s->planner->plan, n->decl) && n->decl->init
        && !level_changes(s->planner, n->decl))
        node_walk(n->decl->init, find_numbers, s);
    if (is_shared(s->planner, n))
        list_add_once(&s->numbers, n->decl);
    return true;
}

static bool look(Node *n, void *context)
{
    Search *s = context;
    s->nodes++;
    if (n->kind == ND_IF || n->kind == ND_CONDITIONAL)
        list_add(&s->conditions, n->kids[0]);
    if (is_shared(s->planner, n))
        list_add_once(&s->shared, n->decl);
    return true;
}

/* ---- groups ------------------------------------------------------------- */

/* The threads' places of one name, if they are known. */
static bool find_place(Group g, const Decl *d, Wing *wing, int i)
{
    Lane first = {0};
    for (g.thread = 0; g.thread < g.threads; g.thread++) {
        Lane lane = lane_of(&g, d->init);
        if (!lane.is_known)
            return false;
        if (!g.thread)
            first = lane;
        wing->places[i][g.thread] = (int)(lane.offset - first.offset);
        wing->growth[i] = (int)lane.growth;
    }
    return true;
}

static bool find_places(const Search *s, Group g, Wing *wing)
{
    for (int i = 0; i < s->run->near.count; i++)
        if (!find_place(g, s->run->near.items[i], wing, i))
            return false;
    wing->threads = g.threads;
    return true;
}

/* Whether vectors take few lines of the cache for groups that are side by side. */
static bool is_narrow(const Search *s, const Wing *wing)
{
    for (int i = 0; i < s->run->near.count; i++)
        if (wing->growth[i] < (i < s->elements) || wing->growth[i] > MOST_GROWTH)
            return false;
    return true;
}

static bool rises(const int *places, int first, int count)
{
    for (int k = 1; k < count; k++)
        if (places[first + k] != places[first] + k)
            return false;
    return true;
}

/* Whether so many threads from one on have elements side by side. */
static bool is_in_order(const Search *s, const Wing *wing, int first, int count)
{
    for (int i = 0; i < s->run->near.count; i++)
        if (!rises(wing->places[i], first, count))
            return false;
    return true;
}

static bool has_lanes(const Search *s, const Wing *wing)
{
    for (int first = 0; first < wing->threads; first += LEAST_LANES)
        if (wing->threads < LEAST_LANES
            || !is_in_order(s, wing, first, LEAST_LANES))
            return false;
    return true;
}

/* ---- what is stored before something is read ---------------------------- */

/* LLVM moves what takes lines apart to where the first of it stands, and does not
 * ask what the loop has stored before: it believes that loops without
 * dependences between their trips have none within one. */
typedef struct Sequence {
    Group group;
    Nodes stored;
    bool fails;
} Sequence;

/* Whether they are, for the group's thread, surely not the same. */
static bool is_another(const Group *g, Node *a, Node *b)
{
    const Node *of = node_strip(a->kids[SUBSCRIPT_BASE]);
    const Node *other = node_strip(b->kids[SUBSCRIPT_BASE]);
    if (of->kind != ND_VAR || other->kind != ND_VAR)
        return false;
    if (of->decl != other->decl)
        return of->decl->is_tile_static || other->decl->is_tile_static;
    Lane x = lane_of(g, a->kids[SUBSCRIPT_INDEX]);
    Lane y = lane_of(g, b->kids[SUBSCRIPT_INDEX]);
    return x.is_known && y.is_known && !x.is_shared && !y.is_shared
        && x.growth == y.growth && x.offset != y.offset;
}

/* In the order in which it is evaluated. */
static void follow(Sequence *s, Node *n)
{
    if (!n)
        return;
    Node *assigned = node_assigned(n);
    for (int i = 0; i < n->declared.count; i++)
        follow(s, n->declared.items[i]->init);
    for (int i = 0; i < n->kid_count; i++)
        if (!assigned || n->op != OP_ASSIGN || node_strip(n->kids[i]) != assigned)
            follow(s, n->kids[i]);
    if (assigned && node_is_element(assigned))
        list_add(&s->stored, assigned);
    for (int i = 0; i < s->stored.count && node_is_element(n) && !s->fails; i++)
        s->fails = !is_another(&s->group, s->stored.items[i], n);
}

/* Whether no thread reads what it may have stored. */
static bool reads_first(const Search *search, Group g)
{
    Sequence s = {.group = g};
    for (; s.group.thread < g.threads && !s.fails; s.group.thread++) {
        s.stored.count = 0;
        for (int i = 0; i < search->run->statements.count; i++)
            follow(&s, search->run->statements.items[i]);
    }
    return !s.fails;
}

/* ---- what is known ------------------------------------------------------ */

/* Conditions whose truth follows from a thread's place in its group. */
static void find_truths(const Search *s, Group g, Wing *wing)
{
    for (int i = 0; i < s->conditions.count; i++) {
        Truths found = {.condition = s->conditions.items[i]};
        int truth = 0;
        for (g.thread = 0; g.thread < g.threads && truth >= 0; g.thread++) {
            truth = lane_truth(&g, found.condition);
            found.truths |= (unsigned)(truth > 0) << g.thread;
        }
        if (truth >= 0)
            list_add(&wing->truths, found);
    }
}

/* What the run is made of and all threads share is a number, too. */
static void find_known(const Search *s, Group g, Wing *wing)
{
    g.thread = 0;
    for (int i = 0; i < s->shared.count; i++) {
        Decl *d = s->shared.items[i];
        Node use = {.kind = ND_VAR, .type = d->type, .decl = d};
        Lane lane = lane_of(&g, &use);
        if (lane_is_number(lane) && !list_has(&s->run->again, d))
            list_add(&wing->known, ((Known){d, lane.offset}));
    }
}

static Wing *wing_of(const Search *s, Group g)
{
    Wing *wing = NEW(Wing);
    wing->value = g.value;
    for (g.threads = 1; g.threads <= LANES; g.threads *= 2) {
        bool is_known = find_places(s, g, wing);
        wing->in_lanes = is_known && has_lanes(s, wing);
        if (!is_known
            || !(wing->in_lanes || (is_narrow(s, wing) && reads_first(s, g))))
            continue;
        find_truths(s, g, wing);
        find_known(s, g, wing);
        return wing;
    }
    return NULL;
}

static bool find_far(const Search *s, Group g)
{
    Wing wing = {0};
    g.is_far = true;
    g.threads = LANES;
    return find_places(s, g, &wing) && is_in_order(s, &wing, 0, LANES);
}

/* ---- the run ------------------------------------------------------------ */

static Node *find_way(const Search *s, Group g)
{
    g.is_far = true;
    g.threads = LANES;
    for (int i = 0; i < s->conditions.count; i++)
        if (lane_agrees(g, s->conditions.items[i]))
            return s->conditions.items[i];
    return NULL;
}

static Butterfly *butterfly_of(const Search *s, Decl *number, Reading reading)
{
    Butterfly *b = NEW(Butterfly);
    Group g = {.planner = s->planner, .number = number, .reading = reading};
    b->number = number;
    b->reading = reading;
    for (int i = 0; i < VALUES; i++) {
        g.value = VALUES_READ[reading][i];
        Wing *wing = wing_of(s, g);
        if (wing)
            list_add(&b->wings, wing);
    }
    b->has_far = find_far(s, g);
    b->way = b->has_far ? find_way(s, g) : NULL;
    return b;
}

/* Places that repeat in the same way for all numbers follow from none. */
static int worth(const Butterfly *b)
{
    int count = b ? b->wings.count : 0;
    return count < LEAST_WINGS
        || b->wings.items[0]->threads == b->wings.items[count - 1]->threads
        ? 0 : count + b->has_far;
}

/* ---- places that are in order ------------------------------------------- */

typedef struct Choice {
    const Decls *quotients; /* that the run computes */
    Decls near;             /* the places that were found first */
    Decls best;             /* those of the best butterfly */
} Choice;

static bool is_in_far_order(Group g, const Decl *d)
{
    Wing wing = {0};
    g.is_far = true;
    g.threads = LANES;
    return find_place(g, d, &wing, 0) && rises(wing.places[0], 0, LANES);
}

typedef struct Left {
    const Planner *planner;
    const Decls *places;
} Left;

/* An element at a place that is none of these. */
static bool is_left(Node *n, const Left *left)
{
    if (!set_has(&left->planner->plan->near, n))
        return false;
    for (int i = 0; i < left->places->count; i++)
        if (node_uses(n->kids[SUBSCRIPT_INDEX], left->places->items[i]))
            return false;
    return true;
}

static bool stores_left(Node *n, void *context)
{
    Node *to = node_assigned(n);
    return to && is_left(node_strip(to), context);
}

static bool any_stores(const Step *run, Left *left)
{
    for (int i = 0; i < run->statements.count; i++)
        if (node_any_with(run->statements.items[i], stores_left, left))
            return true;
    return false;
}

/* The places of a far group that are in order, and the quotients that are: a factor at a
 * place `me % n * (256 / n)`, from which vectors gather, is one. False if there is no
 * difference, or vectors would scatter. */
static bool choose(Search *s, const Choice *choice, Group g)
{
    Decls places = {0};
    for (int i = 0; i < choice->near.count; i++)
        if (is_in_far_order(g, choice->near.items[i]))
            list_add(&places, choice->near.items[i]);
    s->elements = places.count;
    for (int i = 0; i < choice->quotients->count; i++)
        if (!list_has(&places, choice->quotients->items[i])
            && is_in_far_order(g, choice->quotients->items[i]))
            list_add(&places, choice->quotients->items[i]);
    Left left = {s->planner, &places};
    bool differs = s->elements < choice->near.count || places.count > s->elements;
    if (!s->elements || !differs || places.count > MOST_NEAR || any_stores(s->run, &left))
        return false;
    s->run->near = places;
    return true;
}

static void try_number(Search *s, Choice *choice, Decl *number, Reading reading,
                       Butterfly **best)
{
    Group g = {.planner = s->planner, .number = number, .reading = reading};
    for (int part = 0; part < 2; part++) {
        s->run->near = choice->near;
        s->elements = choice->near.count;
        if (part && !choose(s, choice, g))
            return;
        Butterfly *b = butterfly_of(s, number, reading);
        if (worth(b) + part * b->has_far > worth(*best)) {
            *best = b;
            choice->best = s->run->near;
        }
    }
}

static bool forget_left(Node *n, void *context)
{
    Left *left = context;
    if (is_left(n, left))
        set_remove(&left->planner->plan->near, n);
    return true;
}

static Butterfly *best_of(Planner *p, Step *run, const Decls *quotients)
{
    Search s = {.planner = p, .run = run};
    Choice choice = {.quotients = quotients, .near = run->near, .best = run->near};
    Butterfly *best = NULL;
    for (int i = 0; i < run->near.count; i++)
        node_walk(run->near.items[i]->init, find_numbers, &s);
    step_walk(run, look, &s);
    if (s.nodes > MOST_NODES)
        return NULL;
    for (int i = 0; i < s.numbers.count && i < MOST_NUMBERS; i++)
        for (int r = 0; r < READINGS; r++)
            try_number(&s, &choice, s.numbers.items[i], (Reading)r, &best);
    run->near = choice.best;
    step_walk(run, forget_left, &(Left){p, &run->near});
    return best;
}

/* ---- divisions ---------------------------------------------------------- */

/* Whether a run has all uses of a variable: what it is made of does not change
 * within. */
static bool has_all_uses(const Planner *p, const Step *run, const Decl *d)
{
    intptr_t here = 0, uses = (intptr_t)map_value_pointer(&p->uses, d);
    for (int i = 0; i < run->statements.count; i++)
        here += node_uses(run->statements.items[i], d);
    return here == uses;
}

static bool is_quotient(Planner *p, const Step *run, const Decl *d)
{
    if (!level_is_own(p, d) || serial_kept(p->plan, d) || level_changes(p, d)
        || d->type->kind != TY_INT || d->type->is_volatile || !d->init)
        return false;
    p->divides = true;
    bool is_quotient = level_of(p, d->init) <= SAME_IN_THREAD;
    p->divides = false;
    return is_quotient && (!declare_is_unsteady(p, d->init) || has_all_uses(p, run, d));
}

/* `me / n * 2 * n + me % n`, which is computed again nowhere else, since it stops
 * the program where n is 0: here it would anyway. */
static void keep_quotients(Planner *p, Step *run, Decls *kept)
{
    for (int i = 0; i < run->statements.count; i++) {
        const Node *n = run->statements.items[i];
        for (int k = 0; k < n->declared.count; k++)
            if (is_quotient(p, run, n->declared.items[k])) {
                serial_keep(p, n->declared.items[k], KEEP_AGAIN, SAME_IN_THREAD);
                list_add(kept, n->declared.items[k]);
            }
    }
}

static bool forget_near(Node *n, void *context)
{
    Planner *p = context;
    if (set_has(&p->plan->near, n))
        set_remove(&p->plan->near, n);
    return true;
}

static void forget(Planner *p, Step *run, const Decls *kept)
{
    for (int i = 0; i < kept->count; i++)
        *map_put_pointer(&p->plan->kept, kept->items[i]) = NULL;
    step_walk(run, forget_near, p);
    run->near.count = 0;
    near_find(p, run);
}

void butterfly_find(Planner *p, Step *run)
{
    Decls quotients = {0};
    if (run->returns)
        return;
    keep_quotients(p, run, &quotients);
    if (quotients.count)
        near_find(p, run);
    run->butterfly = run->near.count ? best_of(p, run, &quotients) : NULL;
    if (quotients.count && !run->butterfly)
        forget(p, run, &quotients);
}
