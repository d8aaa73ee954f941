/* tile_course.c - invariants of loop-carried variables, in a loop whose trips cannot be
 * counted: an induction variable (first value and trip times amount), one that is constant,
 * alternates, settles after the first trip or is periodic; else an unknown value.
 * The assumption is weakened until a fixpoint is reached.
 */
#include "tile_course.h"

/* ---- something new ------------------------------------------------------ */

Value *course_blur(Run *r, Value *v, bool varies)
{
    if (v->kind == VALUE_ADDRESS)
        return value_moved(r->tile, v, value_fresh(r->tile, varies));
    if (v->kind == VALUE_CHOICE && v->b->kind == VALUE_ADDRESS)
        return value_choice(r->tile, v->a, course_blur(r, v->b, varies),
                            course_blur(r, v->c, varies));
    if (v->kind != VALUE_TUPLE)
        return value_fresh(r->tile, varies);
    Value **parts = TILE_ARRAY(Value *, v->part_count);
    for (int i = 0; i < v->part_count; i++)
        parts[i] = course_blur(r, v->parts[i], varies);
    return value_tuple(r->tile, parts, v->part_count);
}

/* A variable's value after an unknown number of changes. An integer, or a pointer into one
 * memory, that is only computed from its old value stays derived from its first one. */
static Value *blur_assigned(Run *r, const Assigned *a, Value *v, bool varies,
                            Value *becomes)
{
    bool is_own = varies && !a->is_foreign && a->first && value_is_derived(a->first)
        && (v->kind == VALUE_ADDRESS ? a->first->base == v->base
                                     : type_is_integer(a->d->type));
    if (is_own)
        return value_any(r->tile, a->first, becomes);
    Value *any = course_blur(r, v, varies);
    if (any->kind == VALUE_UNKNOWN) {
        any->base = a->data;
        any->origin = a->origin;
        any->meaning = a->origin == ORIGIN_MOVED ? a->first : NULL;
    }
    return any;
}

/* Widening, part by part: the assumption for the next trip after one that led from
 * `start` to `end`. A part that no trip has changed keeps its value. */
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
        return is_own && varies ? value_any(r->tile, first, NULL)
            : course_blur(r, start, varies);
    Value **parts = TILE_ARRAY(Value *, start->part_count);
    for (int i = 0; i < start->part_count; i++)
        parts[i] = widen(r, first->parts[i], start->parts[i], end->parts[i]);
    return value_tuple(r->tile, parts, start->part_count);
}

/* ---- steps -------------------------------------------------------------- */

/* The amount of a step if it is loop-invariant, else NULL. */
static Value *amount_of(Run *r, const Assigned *a, const Map *assigned)
{
    if (!a->step || a->times > 1)
        return NULL;
    if (a->step->kind == ND_UNARY)
        return value_number(r->tile, a->step->op == OP_PRE_INC
                            || a->step->op == OP_POST_INC ? 1 : -1);
    Node *by = node_strip(a->step->kids[BINARY_RIGHT]);
    int64_t number;
    if (!fold_constant(by, &number) && !run_is_steady(by, assigned))
        return NULL;
    Value *amount = run_expr(r, by);
    return a->step->op == OP_ADD_ASSIGN ? amount
        : value_operation(r->tile, OP_MINUS, amount, NULL, type_long());
}

/* `v` after `k` steps of `amount`. */
static Value *after_steps(Run *r, Value *v, Value *k, Value *amount, const Type *t)
{
    Value *by = value_operation(r->tile, OP_MUL, k, amount, type_long());
    if (v->kind != VALUE_ADDRESS)
        return value_operation(r->tile, OP_ADD, v, by, t);
    by = value_operation(r->tile, OP_MUL, by,
                         value_number(r->tile, t->of->size), type_long());
    return value_moved(r->tile, v, value_operation(
        r->tile, OP_ADD, v->a, by, type_long()));
}

/* `v` after the trips of a loop so far. */
static Value *moved(Run *r, Value *v, Value *amount, int loop, const Type *t)
{
    value_want_tiles(r->tile, OP_MOD, v, amount); /* another trip comes there */
    return after_steps(r, v, value_symbol(r->tile, ROLE_ITERATION, loop), amount, t);
}

/* Whether a step is known and not by 1: it tells more than that a number results. */
static bool is_long(const Value *amount)
{
    return amount && !amount->is_open && !value_is(amount, 1) && !value_is(amount, -1);
}

/* ---- values by turns ---------------------------------------------------- */

/* Whether a value may alternate with another: a buffer, or the number of one. */
static bool is_buffer(const Value *v)
{
    return v->kind == VALUE_ADDRESS || value_is(v, 0) || value_is(v, 1);
}

static Value *turn(const Assigned *a, int trip)
{
    return a->turns[trip < a->tail ? trip : a->tail + (trip - a->tail) % a->period];
}

static Value *with_number(Run *r, Op op, Value *k, int number)
{
    return value_operation(r->tile, op, k, value_number(r->tile, number), type_int());
}

/* A variable's assumed value in the trip `after` trips after trip `k`. */
static Value *on_course(Run *r, const Assigned *a, Value *k, int after)
{
    Value *since = with_number(r, OP_SUB, k, a->tail);
    Value *phase = with_number(r, OP_MOD, since, a->period);
    Value *v = turn(a, a->tail + a->period - 1 + after);
    for (int i = a->period - 2; i >= 0; i--)
        v = value_choice(r->tile, with_number(r, OP_EQ, phase, i),
                         turn(a, a->tail + i + after), v);
    for (int i = a->tail - 1; i >= 0; i--)
        v = value_choice(r->tile, with_number(r, OP_LT, k, i + 1), turn(a, i + after), v);
    return v;
}

/* Whether two values are equal in the first trips; only of uniform ones without data. */
static bool same_in_trips(Run *r, int loop, int trips, Value *a, Value *b)
{
    bool same = a->kind != VALUE_ADDRESS && !a->varies && !a->is_open;
    for (int trip = 0; trip < trips && same; trip++) {
        tile_trip(r->tile, loop, trip);
        same = *value_lanes(r->tile, a) == *value_lanes(r->tile, b);
    }
    tile_trip(r->tile, loop, 0);
    return same || a == b;
}

static void take_course(Assigned *a, Course course)
{
    a->course = course;
    a->turns[0] = a->first;
    a->tail = course == COURSE_SETTLES;
    a->period = course == COURSE_TURNS ? 2 : 1;
}

/* The decision, made in the body, about the condition of the next trip; or NULL. */
static Value *goes_on(const Run *r)
{
    int events = r->trace->events.count;
    const Event *last = events ? &r->trace->events.items[events - 1] : NULL;
    return last && last->kind == EVENT_LOOP_END ? last->value : NULL;
}

/* Whether a condition holds in threads that stay in the loop, or UNKNOWN. One on the trip's
 * number is taken to be in all trips as in the first two: `if (k < n - 1) next ^= 1`. */
static int64_t holds_in_staying(Run *r, const Value *condition, int loop)
{
    if (condition == run_left(r) || condition == goes_on(r))
        return condition != run_left(r);
    if (value_is_operation(condition, OP_LOGICAL_NOT)) {
        int64_t holds = holds_in_staying(r, condition->a, loop);
        return holds == UNKNOWN ? UNKNOWN : !holds;
    }
    if (condition->role != ROLE_DECISION || !value_is_of_trip(condition->meaning, loop))
        return UNKNOWN;
    int64_t holds[2];
    for (int trip = 1; trip >= 0; trip--) {
        tile_trip(r->tile, loop, trip);
        holds[trip] = *value_lanes(r->tile, (Value *)condition->meaning);
    }
    return holds[0] == holds[1] ? holds[0] : UNKNOWN;
}

enum { MAX_CHOICES = 3 };

static Value *in_staying(Run *r, Value *v, int loop, int depth)
{
    if (v->kind == VALUE_ADDRESS)
        return value_moved(r->tile, v, in_staying(r, v->a, loop, depth));
    bool is_truth = value_is_operation(v, OP_LOGICAL_NOT) || v->role == ROLE_DECISION;
    bool is_choice = v->kind == VALUE_CHOICE;
    bool is_pointer = is_choice && v->b->kind == VALUE_ADDRESS; /* one of two at most */
    int64_t holds = is_pointer ? (v->a == run_left(r) ? 0 : UNKNOWN)
        : is_choice ? holds_in_staying(r, v->a, loop)
        : is_truth ? holds_in_staying(r, v, loop) : UNKNOWN;
    if (holds != UNKNOWN)
        return is_choice ? in_staying(r, holds ? v->b : v->c, loop, depth)
                         : value_number(r->tile, holds);
    return !is_choice || is_pointer || !depth ? v
        : value_choice(r->tile, v->a, in_staying(r, v->b, loop, depth - 1),
                       in_staying(r, v->c, loop, depth - 1));
}

Value *course_in_staying(Run *r, Value *v, int loop)
{
    return in_staying(r, v, loop, MAX_CHOICES);
}

/* Whether a trip preserved the invariant of a variable; if not, a weaker course
 * is assumed: stays, turns, settles, unknown. */
static bool keeps_course(Run *r, Assigned *a, int loop)
{
    Value *end = course_in_staying(r, run_get(r, a->d), loop);
    Value *k = value_symbol(r->tile, ROLE_ITERATION, loop);
    if (a->course == COURSE_AROUND) {
        bool goes_on = course_goes_around(r, a, end);
        take_course(a, goes_on ? COURSE_AROUND : COURSE_UNKNOWN);
        return goes_on;
    }
    if (same_in_trips(r, loop, a->tail + a->period + 1, end, on_course(r, a, k, 1)))
        return true;
    bool is_other = is_buffer(end) && end->kind == a->first->kind
        && (end->base != a->first->base || !end->a || !end->a->is_open);
    bool turns = a->course == COURSE_STAYS && is_other;
    if (turns)
        a->turns[1] = end;
    take_course(a, turns ? COURSE_TURNS
                : a->course == COURSE_TURNS ? COURSE_SETTLES : COURSE_UNKNOWN);
    return false;
}

/* ---- a loop's variable -------------------------------------------------- */

Value *course_start(Run *r, Assigned *a, const Map *assigned, int loop)
{
    Value *v = run_get(r, a->d), *amount = amount_of(r, a, assigned);
    bool moves = amount && (type_is_integer(a->d->type)
                            || v->kind == VALUE_ADDRESS);
    bool is_new = !a->first;
    if (!moves)
        a->step = NULL;
    a->amount = moves ? amount : NULL;
    a->first = v;
    if (is_new || (moves && a->course != COURSE_UNKNOWN))
        take_course(a, moves || !is_buffer(v) ? COURSE_UNKNOWN : COURSE_STAYS);
    a->start = v->kind == VALUE_TUPLE && !moves ? (a->next ? a->next : v)
        : moves ? moved(r, v, amount, loop, a->d->type)
        : a->course == COURSE_UNKNOWN
            ? blur_assigned(r, a, v, v->varies || a->varies, NULL)
        : a->course == COURSE_AROUND ? course_around(r, a, loop)
        : on_course(r, a, value_symbol(r->tile, ROLE_ITERATION, loop), 0);
    return a->start;
}

/* Whether a trip may leave an assumed induction variable unchanged. */
static bool may_stay(Run *r, const Assigned *a, Value *end, int loop)
{
    const Value *now = course_in_staying(r, end, loop);
    if (now->kind == VALUE_ADDRESS && a->start->kind == VALUE_ADDRESS)
        return now->a == a->start->a
            || (now->a->kind == VALUE_CHOICE
                && (now->a->b == a->start->a || now->a->c == a->start->a));
    return now == a->start
        || (now->kind == VALUE_CHOICE && (now->b == a->start || now->c == a->start));
}

/* The view or array from which a value is computed, or NULL. */
static const Decl *data_in(const Value *v)
{
    const Value *data = value_find(v, THROUGH_OPERATIONS, value_is_loaded, NULL);
    return data ? data->base : NULL;
}

/* Whether all that is unknown in a value, but in conditions, is a variable's old value or in
 * its first one. */
static bool is_moved(const Value *v, const Assigned *a, int depth)
{
    if (v->kind == VALUE_UNKNOWN)
        return v == a->start || value_is_made_of(a->first, v)
            || (v->origin == ORIGIN_MOVED && depth && is_moved(v->meaning, a, depth - 1));
    if (v->kind == VALUE_CHOICE)
        return depth && is_moved(v->b, a, depth - 1) && is_moved(v->c, a, depth - 1);
    return v->kind != VALUE_OPERATION
        || (depth && is_moved(v->a, a, depth - 1) && (!v->b || is_moved(v->b, a, depth - 1)));
}

/* Finds out from which data a variable is loaded, or begins. */
static void find_data(Assigned *a, const Value *next)
{
    const Decl *from = course_wraps(next, a->start) ? data_in(a->first) : NULL;
    bool is_loaded = next->kind == VALUE_UNKNOWN || next->kind == VALUE_SYMBOL;
    a->origin = from ? ORIGIN_AROUND
        : a->first->is_data && is_moved(next, a, 8) ? ORIGIN_MOVED : ORIGIN_NONE;
    a->data = from ? from : is_loaded && !a->origin ? next->base : NULL;
    if (a->course != COURSE_UNKNOWN || a->step)
        return;
    if (a->start->kind == VALUE_SYMBOL && a->first->base == a->data)
        a->start->base = a->data;
    if (a->start->kind == VALUE_UNKNOWN && a->origin == ORIGIN_MOVED) {
        a->start->origin = ORIGIN_MOVED;
        a->start->meaning = a->first;
    }
}

bool course_is_refuted(Run *r, const AssignedList *all, Assigned *a, int loop)
{
    Value *end = run_get(r, a->d);
    if (a->step && may_stay(r, a, end, loop)) {
        a->step = NULL;
        a->varies = end->varies;
        return true;
    }
    if (a->start->kind == VALUE_TUPLE && !a->step) {
        a->next = widen(r, a->first, a->start, end);
        return a->next != a->start;
    }
    bool is_known = a->course != COURSE_UNKNOWN;
    bool refuted = is_known && !keeps_course(r, a, loop);
    bool may_follow = !is_known && a->followed < MAX_FOLLOWED;
    if (may_follow && course_find_turns(r, all, a, loop)) {
        a->course = COURSE_REPEATS;
        a->followed++;
        refuted = true;
    } else if (may_follow && course_in_staying(r, end, loop) == a->first) {
        take_course(a, COURSE_STAYS); /* `q = me;` at last, whatever it was meanwhile */
        a->followed++;
        refuted = true;
    } else if (may_follow && course_goes_around(r, a, course_in_staying(r, end, loop))) {
        a->course = COURSE_AROUND;
        a->followed++;
        refuted = true;
    }
    bool varies = !a->step && end->varies;
    bool is_foreign = value_is_stepped(a->start) && !value_is_derived(end);
    refuted |= (varies && !a->varies) || is_foreign;
    a->varies |= varies;
    a->is_foreign |= is_foreign;
    find_data(a, course_in_staying(r, end, loop));
    return refuted;
}

Value *course_end(Run *r, const Assigned *a, bool holds, bool parts)
{
    Value *v = run_get(r, a->d);
    if (holds && !parts && a->course != COURSE_UNKNOWN)
        return a->start;
    if (holds && !parts && a->next)
        return a->next;
    if (holds && parts && a->step && is_long(a->amount) && value_is_derived(a->first))
        return after_steps(r, a->first,
                           value_any(r->tile, value_number(r->tile, 0), NULL),
                           a->amount, a->d->type);
    if (holds && a->course == COURSE_AROUND && a->first->varies)
        return course_left_around(r, a);
    return blur_assigned(r, a, v, v->varies || parts, holds ? v : NULL);
}
