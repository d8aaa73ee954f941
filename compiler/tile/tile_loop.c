/* tile_loop.c - symbolic execution of loops.
 *
 * A loop whose trips can be counted is unrolled. Of any other, one trip is executed that
 * stands for all, with a symbol for its number and invariants assumed of loop-carried
 * variables (tile_course.c). The end of the trip confirms or refutes these; if refuted,
 * they are weakened and the trip is executed again, up to a fixpoint.
 */
#include "tile_course.h"
#include "analysis/flow.h"

enum {
    MAX_TRIPS = 260, MAX_UNROLLED = 1000, /* trips and events of a loop that is unrolled; */
    FEW_TRIPS = 4, MAX_KEPT = 300, /* of a longer one: a few trips, or so many events */
    MAX_ROUNDS = 8
};

typedef struct TileLoop {
    Node *n, *condition, *step, *body;
    bool tests_last; /* do … while */
    AssignedList assigned;
    Map number_of; /* Decl -> its number in `assigned`, from 1 */
    LIST(const Decl *) dirty; /* tile_static at the start of a trip */
    bool parts;               /* threads leave it at different trips */
    Value *test;              /* what its condition was in the last one */
    const Fork *parting;
} TileLoop;

static TileLoop loop_of(Node *n)
{
    return (TileLoop){.n = n, .tests_last = n->kind == ND_DO, .condition = flow_condition(n),
                      .step = flow_step(n), .body = flow_body(n)};
}

/* ---- one trip ----------------------------------------------------------- */

/* Makes the threads for which the condition does not hold leave the loop. */
static void leave_unless(Run *r, const TileLoop *l, Value *condition)
{
    Value *gone = value_not(
        r->tile, value_decision(r->tile, condition, ROLE_TRIPS));
    Value *before = run_slot(r, LEFT_BREAK);
    if (gone->varies) {
        Fork *fork = TILE_ARRAY(Fork, 1);
        *fork = (Fork){l->condition, NULL, gone, r->exits};
        r->exits = fork;
    }
    run_set(r, LEFT_BREAK, value_or(r->tile, before, value_choice(
        r->tile, run_left(r), value_number(r->tile, 0), gone)));
}

static void run_body(Run *r, const TileLoop *l)
{
    run_stmt(r, l->body);
    run_set(r, LEFT_CONTINUE, value_number(r->tile, 0));
    if (l->step && !value_is(run_left(r), 1))
        run_expr(r, l->step);
}

/* ---- trips that can be counted ------------------------------------------ */

typedef enum Trips { TRIPS_DONE, TRIPS_GO_ON, TRIPS_UNKNOWN } Trips;

/* Whether a condition is made of constants and ROLE_KNOWN, and of a thread's place alone. */
static bool is_certain(const Value *c)
{
    return !c->is_free && !c->is_open && !c->is_placed;
}

/* Whether a condition is certain and the same in all threads; then its number. */
static bool is_known(Run *r, Value *c, int64_t *number)
{
    if (c->varies || !is_certain(c))
        return false;
    *number = *value_lanes(r->tile, c);
    return *number != UNKNOWN;
}

static bool all_have_left(Run *r)
{
    Value *active = run_active(r);
    if (!is_certain(active))
        return false;
    const int64_t *lanes = value_lanes(r->tile, active);
    for (int t = 0; t < r->tile->threads; t++)
        if (lanes[t])
            return false;
    return true;
}

static Trips test(Run *r, const TileLoop *l)
{
    Value *c = l->condition ? run_condition(r, l->condition)
                            : value_number(r->tile, 1);
    int64_t number;
    if (is_known(r, c, &number))
        return number ? TRIPS_GO_ON : TRIPS_DONE;
    if (!c->is_fixed)
        return TRIPS_UNKNOWN;
    leave_unless(r, l, c);
    return all_have_left(r) ? TRIPS_DONE : TRIPS_GO_ON;
}

/* Makes unknown what the trips since `mark` changed of the first `slots` slots,
 * as the remaining trips are not executed. */
static void forget_changes(Run *r, int mark, int slots)
{
    Map seen = {0};
    bool parts = run_left(r)->varies;
    for (int i = mark, end = r->log.count; i < end; i++) {
        int slot = r->log.items[i].slot;
        if (slot < FIRST_SLOT || slot >= slots)
            continue;
        void **place = map_put_pointer(&seen, &r->slots.items[slot]);
        Value *v = run_slot(r, slot);
        if (!*place && v)
            run_set(r, slot, course_blur(r, v, v->varies || parts));
        *place = r;
    }
}

/* A point of the execution, to go back to. */
typedef struct Point {
    int mark, events;
    const Fork *exits;
} Point;

static Point point_now(const Run *r)
{
    return (Point){r->log.count, r->trace->events.count, r->exits};
}

/* Undoes what was executed since then: the trip that stands for all repeats it. */
static void go_back(Run *r, Point to)
{
    run_undo(r, to.mark);
    r->trace->events.count = to.events;
    r->exits = to.exits;
}

/* Whether only a jump leaves a loop. */
static bool is_endless(const TileLoop *l)
{
    int64_t number;
    return !l->condition || (fold_condition(l->condition, &number) && number);
}

/* Whether threads leave a loop by break or return depending on more than their index;
 * `returned`: LEFT_RETURN before the loop. */
static bool leave_by_data(Run *r, const Value *returned)
{
    const Value *now = run_slot(r, LEFT_RETURN);
    return !run_slot(r, LEFT_BREAK)->is_fixed || (now != returned && !now->is_fixed);
}

/* Unrolls a loop; returns false if the rest of its trips cannot be counted, or they are so many
 * that only the first ones are executed. */
static bool run_counted(Run *r, const TileLoop *l)
{
    const Value *returned = run_slot(r, LEFT_RETURN);
    Point begin = point_now(r), few = begin;
    int slots = r->slots.count, most = set_has(&r->long_loops, l->n) ? FEW_TRIPS : MAX_TRIPS;
    for (int trip = 0;
         trip < most && r->trace->events.count - begin.events <= MAX_UNROLLED; trip++) {
        Point before = point_now(r);
        if (trip && run_is_spent(r)) { /* the body has been walked */
            forget_changes(r, begin.mark, slots);
            return true;
        }
        if (run_is_spent(r))
            return false;
        Trips trips = l->tests_last && !trip ? TRIPS_GO_ON : test(r, l);
        if (trips == TRIPS_UNKNOWN)
            go_back(r, before);
        if (trips != TRIPS_GO_ON)
            return trips == TRIPS_DONE;
        run_body(r, l);
        few = trip < FEW_TRIPS ? point_now(r) : few;
        if (all_have_left(r))
            return true;
        if (is_endless(l) && leave_by_data(r, returned)) {
            go_back(r, begin);
            return false;
        }
    }
    set_add(&r->long_loops, l->n);
    if (r->trace->events.count - begin.events > MAX_KEPT)
        go_back(r, few);
    return false;
}

/* ---- what a loop assigns ------------------------------------------------ */

static void add_assigned(const Assignment *assignment, void *context)
{
    TileLoop *l = context;
    void **number = map_put_pointer(&l->number_of, assignment->d);
    if (*number) {
        l->assigned.items[(intptr_t)*number - 1].times++;
        return;
    }
    Assigned a = {.d = assignment->d, .times = 1, .step = assignment->step};
    list_add(&l->assigned, a);
    *number = (void *)(intptr_t)l->assigned.count;
}

/* Sets loop-carried variables to their assumed values at the start of a trip. */
static void begin_trip(Run *r, TileLoop *l, int number, Value *path)
{
    for (int i = 0; i < l->assigned.count; i++) {
        Assigned *a = &l->assigned.items[i];
        run_put(r, a->d, course_start(r, a, &l->number_of, number));
    }
    for (int i = 0; i < l->dirty.count; i++)
        run_set_dirty(r, l->dirty.items[i], true);
    r->path = path;
    if (l->parts) {
        Value *stayed = value_fresh(r->tile, true);
        stayed->origin = ORIGIN_STAYED;
        stayed->number = !flow_breaks(l->body) && !flow_returns(l->body);
        r->path = value_and(r->tile, path, stayed);
        r->exits = l->parting;
    }
}

/* Whether the trip refuted an assumption about its start, which is weakened then. */
static bool is_refuted(Run *r, TileLoop *l, int number)
{
    bool refuted = false;
    for (int i = 0; i < l->assigned.count; i++)
        refuted |= course_is_refuted(r, &l->assigned, &l->assigned.items[i], number);
    for (int i = 0; i < r->tile_statics.count; i++) {
        const Decl *d = r->tile_statics.items[i];
        bool is_known = !run_is_dirty(r, d);
        for (int k = 0; k < l->dirty.count; k++)
            is_known |= l->dirty.items[k] == d;
        if (!is_known)
            list_add(&l->dirty, d);
        refuted |= !is_known;
    }
    bool parts = run_some_left(r, LEFT_BREAK)
        || run_some_gone(r);
    if (parts && !l->parts) {
        l->parting = r->exits;
        refuted = l->parts = true;
    }
    return refuted;
}

/* Tests the condition: divergent threads leave; else the trip's path has it. */
static Value *test_trip(Run *r, const TileLoop *l)
{
    Value *condition = run_condition(r, l->condition);
    Value *stays = value_decision(r->tile, condition, ROLE_TRIPS);
    if (stays->varies)
        leave_unless(r, l, condition);
    else
        r->path = value_and(r->tile, r->path, stays);
    return condition;
}

/* The decision that was made about the condition of the next trip, in a loop's
 * body, or NULL: `if (k + 16 < n) t.barrier.wait();`. */
static Value *next_decision(Run *r, const TileLoop *l)
{
    int events = r->trace->events.count;
    if (run_has_effect(l->condition))
        return NULL;
    Value *next = value_truth(r->tile, run_condition(r, l->condition));
    r->trace->events.count = events;
    return next->decisions[0];
}

static void run_trip(Run *r, TileLoop *l, int number)
{
    int event = r->trace->events.count;
    run_event(r, EVENT_LOOP, l->n)->loop = number;
    if (l->condition && !l->tests_last) {
        l->test = test_trip(r, l);
        r->trace->events.items[event].value = l->test;
    }
    run_body(r, l);
    if (l->condition && l->tests_last)
        l->test = test_trip(r, l);
    Value *next = l->condition && !l->tests_last ? next_decision(r, l) : NULL;
    Event *end = run_event(r, EVENT_LOOP_END, l->n);
    end->loop = number;
    end->value = next;
}

/* Whether a value is a trip's number, or that minus or modulo a constant. */
static bool is_phase(const Value *v, int loop)
{
    if (v->kind == VALUE_SYMBOL)
        return v->role == ROLE_ITERATION && v->number == loop;
    return v->kind == VALUE_OPERATION && (v->op == OP_SUB || v->op == OP_MOD)
        && v->b->kind == VALUE_NUMBER && is_phase(v->a, loop);
}

/* Whether a value is made of constants that the trip's number chooses from. */
static bool is_of_turns(const Value *v, int loop, int *parts)
{
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    if (v->kind == VALUE_NUMBER)
        return true;
    if (!is_joint || --*parts == 0)
        return false;
    if ((v->op == OP_EQ || v->op == OP_LT) && v->b->kind == VALUE_NUMBER
        && is_phase(v->a, loop))
        return true;
    return is_of_turns(v->a, loop, parts) && (!v->b || is_of_turns(v->b, loop, parts))
        && (!v->c || is_of_turns(v->c, loop, parts));
}

/* Whether a loop's condition is true in every trip, as it is made of periodic variables
 * alone: tested in the first trips and in a few late ones. */
static bool holds_forever(Run *r, const TileLoop *l, int loop)
{
    static const int FAR[] = {1000, 1 << 20, 1 << 30};
    int parts = 256;
    bool holds = l->test && is_of_turns(l->test, loop, &parts);
    for (int i = 0; i < l->assigned.count && holds; i++) {
        const Assigned *a = &l->assigned.items[i];
        Value *end = run_get(r, a->d);
        holds = a->course == COURSE_UNKNOWN || end->kind == VALUE_ADDRESS
            || end == a->start || is_of_turns(end, loop, &parts);
    }
    for (int i = 0; i < 3 * MAX_TURNS + 3 && holds; i++) {
        tile_trip(r->tile, loop, i < 3 * MAX_TURNS ? i : FAR[i - 3 * MAX_TURNS]);
        int64_t number = *value_lanes(r->tile, l->test);
        holds = number != UNKNOWN && number;
    }
    tile_trip(r->tile, loop, 0);
    return holds;
}

static void run_any_trip(Run *r, TileLoop *l)
{
    int number = r->loops++, events = r->trace->events.count;
    if (run_is_spent(r)) {
        run_trip(r, l, number);
        return;
    }
    Value *path = r->path, *left = run_left(r);
    const Fork *exits = r->exits;
    int64_t waiting = r->waiting;
    r->tile->before[number % MAX_LOOPS] = r->tile->symbols;
    if (run_may_wait(r, l->n))
        r->waiting = r->tile->symbols + 1;
    run_assignments(r, l->n, add_assigned, l);
    for (int i = 0; i < r->tile_statics.count; i++)
        if (run_is_dirty(r, r->tile_statics.items[i]))
            list_add(&l->dirty, r->tile_statics.items[i]);
    bool holds = false;
    for (int round = 0;; round++) {
        int mark = r->log.count;
        begin_trip(r, l, number, path);
        run_trip(r, l, number);
        holds = !is_refuted(r, l, number);
        if (holds || round == MAX_ROUNDS || run_is_spent(r))
            break;
        run_undo(r, mark);
        r->trace->events.count = events;
        r->exits = exits;
    }
    r->path = path;
    r->waiting = waiting;
    r->trace->events.items[events].parts = run_left(r) != left;
    if (holds && !run_is_spent(r) && run_left(r) == left && holds_forever(r, l, number))
        run_event(r, EVENT_FOREVER, l->n);
    for (int i = 0; i < l->assigned.count; i++) {
        const Assigned *a = &l->assigned.items[i];
        run_put(r, a->d, course_end(r, a, holds, l->parts));
    }
    if (l->test)
        run_take_lock(r, value_not(r->tile, l->test));
    for (int i = 0; i < l->dirty.count; i++)
        run_set_dirty(r, l->dirty.items[i], true);
}

/* ---- the loop ----------------------------------------------------------- */

void run_loop(Run *r, Node *n)
{
    TileLoop l = loop_of(n);
    run_find_assignments(r, n);
    Value *none = value_number(r->tile, 0);
    Node *init = flow_init(n);
    if (init && init->kind == ND_DECLARE)
        run_stmt(r, init);
    else if (init)
        run_expr(r, init);
    Value *path = r->path, *broken = run_slot(r, LEFT_BREAK);
    Value *continued = run_slot(r, LEFT_CONTINUE);
    const Fork *exits = r->exits;
    r->path = value_and(r->tile, path, value_not(
        r->tile, value_or(r->tile, broken, continued)));
    run_set(r, LEFT_BREAK, none);
    run_set(r, LEFT_CONTINUE, none);
    if (!run_counted(r, &l))
        run_any_trip(r, &l);
    run_set(r, LEFT_BREAK, broken);
    run_set(r, LEFT_CONTINUE, continued);
    r->path = path;
    if (!run_some_gone(r))
        r->exits = exits;
}

/* ---- the last trip ------------------------------------------------------ */

enum { MOST_TRIPS = 1 << 24 };

static int64_t holds_in(Tile *tile, int loop, Value *condition, int thread, int trip)
{
    tile_trip(tile, loop, trip);
    return value_lanes(tile, condition)[thread];
}

int tile_last_trip(Tile *tile, int loop, Value *condition, int thread)
{
    int holds = 0, fails = 1;
    while (fails < MOST_TRIPS && holds_in(tile, loop, condition, thread, fails) == 1) {
        holds = fails;
        fails *= 2;
    }
    bool is_known = holds_in(tile, loop, condition, thread, fails) == 0
        && holds_in(tile, loop, condition, thread, 0) == 1;
    while (is_known && fails - holds > 1) {
        int middle = holds + (fails - holds) / 2;
        bool goes_on = holds_in(tile, loop, condition, thread, middle) == 1;
        *(goes_on ? &holds : &fails) = middle;
    }
    tile_trip(tile, loop, 0);
    return is_known ? holds : -1;
}
