/* tile_loop.c - loops of a kernel.
 *
 * A loop whose trips can be counted is walked trip by trip. Of any other, one
 * trip is walked that stands for all: a variable that a step moves by the same
 * each time is where it was and K steps further, where K is the trip's number,
 * one of two buffers goes by K's last bit, a flag may hold for the first trip
 * alone, and all else that the loop assigns is something new. What the trip does
 * to such an assumption is seen at its end; then it is walked again without it.
 */
#include "tile_run.h"

enum { MAX_TRIPS = 260, MAX_ROUNDS = 8 };

/* What is assumed of a variable that has one of two values, at each trip. */
typedef enum Course {
    COURSE_STAYS,
    COURSE_TURNS,   /* one, the other, the one again */
    COURSE_SETTLES, /* one in the first trip */
    COURSE_UNKNOWN,
} Course;

typedef struct Assigned {
    const Decl *d;
    int times;
    Node *step; /* the one assignment, where it is a step */
    bool is_foreign; /* what it becomes is not computed of what it was */
    bool varies;
    Course course;
    Value *first, *then; /* its two values */
    Value *start;        /* what it is at the start of the trip that is walked, */
    Value *next;         /* and what a part is taken for that this trip changed */
} Assigned;

typedef struct Loop {
    Node *n, *condition, *step, *body;
    bool tests_last; /* do … while */
    LIST(Assigned) assigned;
    Map number_of; /* Decl -> its number in `assigned`, from 1 */
    LIST(const Decl *) dirty; /* tile_static at the start of a trip */
    bool parts;               /* threads leave it at different trips */
    const Fork *parting;
} Loop;

static Loop loop_of(Node *n)
{
    Loop l = {.n = n, .tests_last = n->kind == ND_DO};
    if (n->kind == ND_FOR) {
        l.condition = n->kids[FOR_CONDITION];
        l.step = n->kids[FOR_STEP];
        l.body = n->kids[FOR_BODY];
    } else {
        l.condition = n->kids[l.tests_last ? DO_CONDITION : WHILE_CONDITION];
        l.body = n->kids[l.tests_last ? DO_BODY : WHILE_BODY];
    }
    return l;
}

/* ---- one trip ----------------------------------------------------------- */

/* Threads for which the condition does not hold leave. */
static void leave_unless(Run *r, const Loop *l, Value *condition)
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

static void run_body(Run *r, const Loop *l)
{
    run_stmt(r, l->body);
    run_set(r, LEFT_CONTINUE, value_number(r->tile, 0));
    if (l->step && !value_is(run_left(r), 1))
        run_expr(r, l->step);
}

static bool all_have_left(Run *r)
{
    int64_t number;
    Value *active = run_active(r);
    return value_is(active, 0)
        || (value_settled(r->tile, active, &number) && !number);
}

/* Something new in place of `v`. */
static Value *blur(Run *r, Value *v, bool varies)
{
    if (v->kind == VALUE_ADDRESS)
        return value_moved(r->tile, v, value_fresh(r->tile, varies));
    if (v->kind == VALUE_CHOICE && v->b->kind == VALUE_ADDRESS)
        return value_choice(r->tile, v->a, blur(r, v->b, varies),
                            blur(r, v->c, varies));
    if (v->kind != VALUE_TUPLE)
        return value_fresh(r->tile, varies);
    Value **parts = TILE_ARRAY(Value *, v->part_count);
    for (int i = 0; i < v->part_count; i++)
        parts[i] = blur(r, v->parts[i], varies);
    return value_tuple(r->tile, parts, v->part_count);
}

/* What a variable is when nobody knows how often it was changed: a number, or a pointer
 * into one memory, that was only stepped on is of what it was before. */
static Value *blur_assigned(Run *r, const Assigned *a, Value *v, bool varies,
                            Value *becomes)
{
    bool is_own = varies && !a->is_foreign && a->first && value_is_derived(a->first)
        && (v->kind == VALUE_ADDRESS ? a->first->base == v->base
                                     : type_is_integer(a->d->type));
    return is_own ? value_any(r->tile, a->first, becomes) : blur(r, v, varies);
}

/* What a variable of several parts may be at the start of a trip that followed the
 * one from `start` to `end`: a part that no trip changed is as before the loop. */
static Value *widen(Run *r, Value *first, Value *start, Value *end)
{
    bool are_tuples = first->kind == VALUE_TUPLE && start->kind == VALUE_TUPLE
        && end->kind == VALUE_TUPLE && first->part_count == start->part_count
        && end->part_count == start->part_count;
    bool varies = start->varies || end->varies;
    bool is_own = value_is_derived(start) && value_is_derived(end);
    bool is_known = start != first && start->varies == varies
        && (is_own || !value_is_stepped(start));
    if (start == end || (!are_tuples && is_known))
        return start;
    if (!are_tuples)
        return is_own && varies ? value_any(r->tile, first, NULL) : blur(r, start, varies);
    Value **parts = TILE_ARRAY(Value *, start->part_count);
    for (int i = 0; i < start->part_count; i++)
        parts[i] = widen(r, first->parts[i], start->parts[i], end->parts[i]);
    return value_tuple(r->tile, parts, start->part_count);
}

/* ---- trips that can be counted ------------------------------------------ */

typedef enum Trips { TRIPS_DONE, TRIPS_GO_ON, TRIPS_UNKNOWN } Trips;

/* Whether it is made of numbers, and of captured variables whose number is
 * known. */
static bool is_known(Run *r, Value *c, int64_t *number)
{
    if (c->varies || c->is_free || c->is_open || c->is_placed)
        return false;
    *number = *value_lanes(r->tile, c);
    return *number != UNKNOWN;
}

static Trips test(Run *r, const Loop *l)
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

/* What the trips since `mark` changed of the first `slots` slots is not known
 * once trips are left out. */
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
            run_set(r, slot, blur(r, v, v->varies || parts));
        *place = r;
    }
}

/* Whether threads leave a loop as data say; before it `returned` had. */
static bool leave_by_data(Run *r, const Value *returned)
{
    const Value *now = run_slot(r, LEFT_RETURN);
    return !run_slot(r, LEFT_BREAK)->is_fixed || (now != returned && !now->is_fixed);
}

/* What the last test did is done again by the trip that stands for all. */
static void take_back_test(Run *r, int mark, int events)
{
    run_undo(r, mark);
    r->trace->events.count = events;
}

/* False where the rest of the trips cannot be counted. */
static bool run_counted(Run *r, const Loop *l)
{
    int mark = r->log.count, slots = r->slots.count;
    const Value *returned = run_slot(r, LEFT_RETURN);
    for (int trip = 0; trip < MAX_TRIPS; trip++) {
        if (trip && run_is_spent(r)) { /* the body has been walked */
            forget_changes(r, mark, slots);
            return true;
        }
        if (run_is_spent(r))
            return false;
        int before = r->log.count, events = r->trace->events.count;
        Trips trips = l->tests_last && !trip ? TRIPS_GO_ON : test(r, l);
        if (trips == TRIPS_UNKNOWN)
            take_back_test(r, before, events);
        if (trips != TRIPS_GO_ON)
            return trips == TRIPS_DONE;
        run_body(r, l);
        if (all_have_left(r))
            return true;
        if (!l->condition && leave_by_data(r, returned))
            return false;
    }
    return false;
}

/* ---- what a loop assigns ------------------------------------------------ */

static void add_assigned(const Assignment *assignment, void *context)
{
    Loop *l = context;
    void **number = map_put_pointer(&l->number_of, assignment->d);
    if (*number) {
        l->assigned.items[(intptr_t)*number - 1].times++;
        return;
    }
    Assigned a = {.d = assignment->d, .times = 1, .step = assignment->step};
    list_add(&l->assigned, a);
    *number = (void *)(intptr_t)l->assigned.count;
}

/* The amount of a step, where it is the same at each trip; NULL. */
static Value *amount_of(Run *r, const Loop *l, const Assigned *a)
{
    if (!a->step || a->times > 1)
        return NULL;
    if (a->step->kind == ND_UNARY)
        return value_number(r->tile, a->step->op == OP_PRE_INC
                            || a->step->op == OP_POST_INC ? 1 : -1);
    Node *by = node_strip(a->step->kids[BINARY_RIGHT]);
    int64_t number;
    if (!fold_constant(by, &number) && !run_is_steady(by, &l->number_of))
        return NULL;
    static const Type LONG = {.kind = TY_LONG, .size = 8};
    Value *amount = run_expr(r, by);
    return a->step->op == OP_ADD_ASSIGN ? amount
        : value_operation(r->tile, OP_MINUS, amount, NULL, &LONG);
}

/* ---- trips that cannot -------------------------------------------------- */

/* `v` after K steps of `amount`. */
static Value *moved(Run *r, Value *v, Value *amount, int loop, const Type *t)
{
    static const Type LONG = {.kind = TY_LONG, .size = 8};
    Value *k = value_symbol(r->tile, ROLE_ITERATION, loop);
    Value *by = value_operation(r->tile, OP_MUL, k, amount, &LONG);
    value_want_tiles(r->tile, OP_MOD, v, amount); /* another trip comes there */
    if (v->kind != VALUE_ADDRESS)
        return value_operation(r->tile, OP_ADD, v, by, t);
    by = value_operation(r->tile, OP_MUL, by,
                         value_number(r->tile, t->of->size), &LONG);
    return value_moved(r->tile, v, value_operation(
        r->tile, OP_ADD, v->a, by, &LONG));
}

/* ---- two buffers -------------------------------------------------------- */

/* What a variable may change to and from: a buffer, or its number. */
static bool is_buffer(const Value *v)
{
    return v->kind == VALUE_ADDRESS || value_is(v, 0) || value_is(v, 1);
}

/* What is assumed to be in a variable in trip `k`, or in the trip after it. */
static Value *on_course(Run *r, const Assigned *a, Value *k, bool is_after)
{
    static const Type INT = {.kind = TY_INT, .size = 4};
    Value *first = is_after ? a->then : a->first;
    if (a->course == COURSE_STAYS)
        return a->first;
    if (a->course == COURSE_SETTLES)
        return value_choice(r->tile, value_operation(
            r->tile, OP_EQ, k, value_number(r->tile, 0), &INT), first, a->then);
    Value *bit = value_operation(r->tile, OP_AND, k, value_number(r->tile, 1),
                                 &INT);
    return value_choice(r->tile, value_truth(r->tile, bit),
                        is_after ? a->first : a->then, first);
}

/* Whether two values that are the same in all threads are, in two trips. */
static bool same_in_trips(Run *r, int loop, Value *a, Value *b)
{
    bool same = a->kind != VALUE_ADDRESS && !a->varies && !a->is_open;
    for (int trip = 0; trip < 2 && same; trip++) {
        tile_trip(r->tile, loop, trip);
        same = *value_lanes(r->tile, a) == *value_lanes(r->tile, b);
    }
    tile_trip(r->tile, loop, 0);
    return same || a == b;
}

/* Whether a trip left a variable as the next one was taken to find it; if not,
 * another course is assumed. */
static bool keeps_course(Run *r, Assigned *a, int loop)
{
    Value *end = run_get(r, a->d);
    Value *k = value_symbol(r->tile, ROLE_ITERATION, loop);
    if (same_in_trips(r, loop, end, on_course(r, a, k, true)))
        return true;
    a->course++;
    if (a->course == COURSE_TURNS) {
        bool is_other = is_buffer(end) && end->kind == a->first->kind
            && (end->base != a->first->base || !end->a || end->a->is_fixed);
        a->then = end;
        a->course = is_other ? COURSE_TURNS : COURSE_UNKNOWN;
    }
    return false;
}

/* ---- the start and the end of a trip ------------------------------------ */

static Value *value_at_start(Run *r, const Loop *l, Assigned *a, int number)
{
    Value *v = run_get(r, a->d), *amount = amount_of(r, l, a);
    bool moves = amount && (type_is_integer(a->d->type)
                            || v->kind == VALUE_ADDRESS);
    if (!moves)
        a->step = NULL;
    if (moves || !is_buffer(v))
        a->course = COURSE_UNKNOWN;
    a->first = v;
    if (v->kind == VALUE_TUPLE && !moves)
        return a->next ? a->next : v;
    return moves ? moved(r, v, amount, number, a->d->type)
        : a->course == COURSE_UNKNOWN
            ? blur_assigned(r, a, v, v->varies || a->varies, NULL)
        : on_course(r, a, value_symbol(r->tile, ROLE_ITERATION, number), false);
}

/* What variables are at the start of a trip. */
static void begin_trip(Run *r, Loop *l, int number, Value *path)
{
    for (int i = 0; i < l->assigned.count; i++) {
        Assigned *a = &l->assigned.items[i];
        a->start = value_at_start(r, l, a, number);
        run_put(r, a->d, a->start);
    }
    for (int i = 0; i < l->dirty.count; i++)
        run_set_dirty(r, l->dirty.items[i], true);
    r->path = path;
    if (l->parts) {
        r->path = value_and(r->tile, path, value_fresh(r->tile, true));
        r->exits = l->parting;
    }
}

/* Whether the trip broke an assumption about its start. */
static bool is_refuted(Run *r, Loop *l, int number)
{
    bool refuted = false;
    for (int i = 0; i < l->assigned.count; i++) {
        Assigned *a = &l->assigned.items[i];
        if (a->start->kind == VALUE_TUPLE && !a->step) {
            a->next = widen(r, a->first, a->start, run_get(r, a->d));
            refuted |= a->next != a->start;
            continue;
        }
        refuted |= a->course != COURSE_UNKNOWN && !keeps_course(r, a, number);
        Value *end = run_get(r, a->d);
        bool varies = !a->step && end->varies;
        bool is_foreign = value_is_stepped(a->start) && !value_is_derived(end);
        refuted |= (varies && !a->varies) || is_foreign;
        a->varies |= varies;
        a->is_foreign |= is_foreign;
    }
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

/* Where threads do not part, it is the trip that a condition is for. */
static Value *test_trip(Run *r, const Loop *l)
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
static Value *next_decision(Run *r, const Loop *l)
{
    int events = r->trace->events.count;
    if (run_has_effect(l->condition))
        return NULL;
    Value *next = value_truth(r->tile, run_condition(r, l->condition));
    r->trace->events.count = events;
    return next->decisions[0];
}

static void run_trip(Run *r, Loop *l, int number)
{
    int event = r->trace->events.count;
    run_event(r, EVENT_LOOP, l->n)->loop = number;
    if (l->condition && !l->tests_last) {
        Value *condition = test_trip(r, l);
        r->trace->events.items[event].value = condition;
    }
    run_body(r, l);
    if (l->condition && l->tests_last)
        test_trip(r, l);
    Value *next = l->condition && !l->tests_last ? next_decision(r, l) : NULL;
    Event *end = run_event(r, EVENT_LOOP_END, l->n);
    end->loop = number;
    end->value = next;
}

static void run_any_trip(Run *r, Loop *l)
{
    int number = r->loops++, events = r->trace->events.count;
    if (run_is_spent(r)) {
        run_trip(r, l, number);
        return;
    }
    Value *path = r->path;
    const Fork *exits = r->exits;
    r->tile->before[number % MAX_LOOPS] = r->tile->symbols;
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
    for (int i = 0; i < l->assigned.count; i++) {
        const Assigned *a = &l->assigned.items[i];
        Value *v = run_get(r, a->d);
        bool is_known = holds && a->course != COURSE_UNKNOWN && !l->parts;
        run_put(r, a->d, is_known ? a->start : a->next && holds && !l->parts
                ? a->next : blur_assigned(r, a, v, v->varies || l->parts, holds ? v : NULL));
    }
    for (int i = 0; i < l->dirty.count; i++)
        run_set_dirty(r, l->dirty.items[i], true);
}

/* ---- the loop ----------------------------------------------------------- */

void run_loop(Run *r, Node *n)
{
    Loop l = loop_of(n);
    run_find_assignments(r, n);
    Value *none = value_number(r->tile, 0);
    Node *init = n->kind == ND_FOR ? n->kids[FOR_INIT] : NULL;
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
