/* interval.c - which numbers integer expressions may be.
 *
 * A variable is what it is given: the hull of all values that are assigned to it, and what
 * loops add, as often as they do: `int s = 0; for (int k = 0; k < 9; k++) s += u[k];` with
 * bytes u[k] is from 0 to 9 * 255. Values that depend on the variable itself, as in
 * `if (v > 255) v = 255` or `m = v > m ? v : m`, are asked for again until there is no new
 * one.
 */
#include "interval.h"
#include "flow.h"
#include "fold.h"
#include "table.h"
#include "tree/builtin.h"
#include "tree/tree.h"

enum { MOST_ROUNDS = 4 };

/* A value that a variable is given, or that is added to it. */
typedef struct Gift {
    Node *value; /* NULL: 1 */
    Op op;       /* OP_NONE: it is the new value; OP_ADD, OP_SUB; or as in `v /= 9` */
    int64_t times; /* how often, at the most; 0: that is not known */
} Gift;

typedef struct Given {
    LIST(Gift) gifts;
    int depth; /* the loops around the declaration */
    bool is_unknown; /* it is changed in other ways, or may be */
} Given;

static const Interval NONE = {1, 0};

/* ---- intervals --------------------------------------------------------- */

static bool is_none(Interval i)
{
    return i.least > i.most;
}

bool interval_is_within(Interval a, Interval b)
{
    return is_none(a) || (a.least >= b.least && a.most <= b.most);
}

static Interval hull(Interval a, Interval b)
{
    if (is_none(a) || is_none(b))
        return is_none(a) ? b : a;
    return (Interval){a.least < b.least ? a.least : b.least,
                      a.most > b.most ? a.most : b.most};
}

Interval interval_of_type(const Type *t)
{
    if (t->kind == TY_BOOL)
        return (Interval){0, 1};
    if (t->size >= 8)
        return (Interval){type_is_unsigned(t) ? 0 : INT64_MIN, INT64_MAX};
    int64_t numbers = (int64_t)1 << (8 * t->size);
    return type_is_unsigned(t) ? (Interval){0, numbers - 1}
                               : (Interval){-numbers / 2, numbers / 2 - 1};
}

/* Numbers so small that no sum or product of two of them overflows. */
static bool is_small(Interval i)
{
    return interval_is_within(i, (Interval){INT32_MIN, INT32_MAX});
}

static Interval product(Interval a, Interval b)
{
    int64_t p[] = {a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most};
    Interval out = {p[0], p[0]};
    for (int i = 1; i < 4; i++)
        out = hull(out, (Interval){p[i], p[i]});
    return out;
}

/* All ones up to the highest one of a number that is not negative. */
static int64_t filled(int64_t number)
{
    for (int shift = 1; shift < 64; shift *= 2)
        number |= number >> shift;
    return number;
}

static bool bitwise(Op op, Interval a, Interval b, Interval *out)
{
    int64_t more = a.most > b.most ? a.most : b.most;
    int64_t mask = a.least < 0 ? b.most : b.least < 0 ? a.most
        : a.most < b.most ? a.most : b.most;
    bool is_positive = a.least >= 0 && b.least >= 0;
    *out = (Interval){0, op == OP_AND ? mask : filled(more)};
    return op == OP_AND ? a.least >= 0 || b.least >= 0 : is_positive;
}

/* Of a division or a shift by one number. */
static bool by_number(Op op, Interval a, int64_t by, Interval *out)
{
    bool shifts = op == OP_SHL || op == OP_SHR;
    if (shifts ? by < 0 || by > 30 : by <= 0)
        return false;
    int64_t times = shifts ? (int64_t)1 << by : by;
    switch (op) {
    case OP_SHL:
        *out = (Interval){a.least * times, a.most * times};
        return a.least >= 0;
    case OP_SHR:
        *out = (Interval){a.least >> by, a.most >> by};
        return true;
    case OP_DIV:
        *out = (Interval){a.least / by, a.most / by};
        return true;
    default:
        *out = (Interval){a.least < 0 ? 1 - by : 0, a.most > 0 ? by - 1 : 0};
        return true;
    }
}

static bool combine(Op op, Interval a, Interval b, Interval *out)
{
    if (is_none(a) || is_none(b)) {
        *out = NONE;
        return true;
    }
    if (!is_small(a) || !is_small(b))
        return false;
    switch (op) {
    case OP_ADD:
        *out = (Interval){a.least + b.least, a.most + b.most};
        return true;
    case OP_SUB:
        *out = (Interval){a.least - b.most, a.most - b.least};
        return true;
    case OP_MUL:
        *out = product(a, b);
        return true;
    case OP_AND: case OP_OR: case OP_XOR:
        return bitwise(op, a, b, out);
    case OP_DIV: case OP_MOD: case OP_SHL: case OP_SHR:
        return b.least == b.most && by_number(op, a, b.least, out);
    default:
        return false;
    }
}

/* ---- expressions ------------------------------------------------------- */

static void note(Interval *reach, Interval i)
{
    if (reach)
        *reach = hull(*reach, i);
}

static bool of_binary(Intervals *all, Node *n, Interval *out, Interval *reach)
{
    Interval a, b;
    return interval_of(all, n->kids[BINARY_LEFT], &a, reach)
        && interval_of(all, n->kids[BINARY_RIGHT], &b, reach) && combine(n->op, a, b, out);
}

static bool of_unary(Intervals *all, Node *n, Interval *out, Interval *reach)
{
    static const Interval ZERO = {0, 0}, LAST = {-1, -1};
    Interval a;
    if (!interval_of(all, n->kids[0], &a, reach))
        return false;
    *out = a;
    return n->op == OP_PLUS || (n->op == OP_MINUS && combine(OP_SUB, ZERO, a, out))
        || (n->op == OP_NOT && combine(OP_SUB, LAST, a, out));
}

static bool of_choice(Intervals *all, Node *n, Interval *out, Interval *reach)
{
    Interval yes, no;
    if (!n->kids[1] || !interval_of(all, n->kids[1], &yes, reach)
        || !interval_of(all, n->kids[2], &no, reach))
        return false;
    *out = hull(yes, no);
    return true;
}

static bool of_abs(Intervals *all, Node *call, Interval *out, Interval *reach)
{
    Interval a;
    if (!interval_of(all, call->kids[CALL_ARGUMENT], &a, reach) || !is_small(a))
        return false;
    int64_t least = a.least > 0 ? a.least : a.most < 0 ? -a.most : 0;
    int64_t most = -a.least > a.most ? -a.least : a.most;
    *out = is_none(a) ? NONE : (Interval){least, most};
    return true;
}

/* An element of a constant table. */
static bool of_table(Node *n, Interval *out)
{
    const Node *root = node_strip(node_array(n));
    Table table;
    *out = NONE;
    if (root->kind != ND_VAR || !table_read(root->decl, &table))
        return false;
    for (int i = 0; i < table.count; i++)
        *out = hull(*out, (Interval){table.numbers[i], table.numbers[i]});
    return true;
}

/* Of an expression that is no constant, nor of a short type. */
static bool of_computed(Intervals *all, Node *n, Interval *out, Interval *reach)
{
    switch (n->kind) {
    case ND_VAR:
        return interval_of_variable(all, n->decl, out);
    case ND_BINARY:
        return of_binary(all, n, out, reach);
    case ND_UNARY:
        return of_unary(all, n, out, reach);
    case ND_CONDITIONAL:
        return of_choice(all, n, out, reach);
    case ND_PAREN:
    case ND_CAST:
        return type_is_integer(n->kids[0]->type) && interval_of(all, n->kids[0], out, reach);
    case ND_SUBSCRIPT:
        return of_table(n, out);
    case ND_CALL:
        return builtin_calls(n, "abs") && of_abs(all, n, out, reach);
    default:
        return false;
    }
}

bool interval_of(Intervals *all, Node *n, Interval *out, Interval *reach)
{
    if (!n->type || !type_is_integer(n->type))
        return false;
    Interval of_type = interval_of_type(n->type);
    if (n->is_constant) {
        int64_t number = (int64_t)n->value;
        *out = (Interval){number, number};
    } else if (node_is_truth(n)) {
        *out = (Interval){0, 1};
    } else if (n->type->size < 4) {
        *out = of_type;
    } else if (!of_computed(all, n, out, reach)) {
        return false;
    }
    note(reach, *out);
    return interval_is_within(*out, of_type);
}

/* ---- what a variable is given ------------------------------------------- */

static bool add_gift(Intervals *all, const Gift *gift, Interval *value, Interval *added)
{
    static const Interval ONE = {1, 1}, NOTHING = {0, 0};
    Interval i = ONE, times = {gift->times, gift->times};
    if (gift->value && !interval_of(all, gift->value, &i, NULL))
        return false;
    bool is_sum = gift->op == OP_ADD || gift->op == OP_SUB;
    if (!is_sum && gift->op != OP_NONE && !combine(gift->op, all->so_far, i, &i))
        return false;
    if (!is_sum || is_none(i)) {
        *value = hull(*value, i);
        return true;
    }
    return gift->times && combine(gift->op, NOTHING, i, &i) && combine(OP_MUL, i, times, &i)
        && combine(OP_ADD, *added, hull(i, NOTHING), added);
}

/* What it is if its gifts depend on the values that were found so far. */
static bool add_gifts(Intervals *all, const Given *given, Interval *out)
{
    Interval value = NONE, added = {0, 0};
    for (int i = 0; i < given->gifts.count; i++)
        if (!add_gift(all, &given->gifts.items[i], &value, &added))
            return false;
    return combine(OP_ADD, value, added, out);
}

static bool find_values(Intervals *all, const Decl *d, const Given *given)
{
    for (int round = 0; round < MOST_ROUNDS; round++) {
        Interval found;
        if (!add_gifts(all, given, &found)
            || !interval_is_within(found, interval_of_type(d->type)))
            return false;
        if (found.least == all->so_far.least && found.most == all->so_far.most)
            return !is_none(found);
        all->so_far = found;
    }
    return false;
}

/* While its values are found, it is unknown to other variables that it depends on. */
bool interval_of_variable(Intervals *all, const Decl *d, Interval *out)
{
    const Given *given = map_value_pointer(&all->given, d);
    const Interval *known = map_value_pointer(&all->known, d);
    if (given && d == all->asked) {
        *out = all->so_far;
        return true;
    }
    if (given && !given->is_unknown && !known) {
        const Intervals before = *all;
        *MAP_OBJECT(Interval, &all->known, d) = NONE;
        all->asked = d;
        all->so_far = NONE;
        Interval found = find_values(all, d, given) ? all->so_far : NONE;
        all->asked = before.asked;
        all->so_far = before.so_far;
        *MAP_OBJECT(Interval, &all->known, d) = found;
        known = map_value_pointer(&all->known, d);
    }
    *out = known ? *known : NONE;
    return !is_none(*out);
}

/* ---- finding it -------------------------------------------------------- */

typedef struct Finder {
    Intervals *all;
    LIST(int64_t) trips; /* of the loops around; 0: not known */
} Finder;

static void visit(Finder *f, Node *n);

/* A counter that goes from one number to another; the loop's trips, or 0. */
static int64_t trips_of(const Node *loop, Count *c)
{
    int64_t begin, end;
    if (loop->kind != ND_FOR || !flow_counts(loop, c) || !c->end
        || !fold_constant(c->begin, &begin) || !fold_constant(c->end, &end)
        || !is_small((Interval){begin, begin}) || !is_small((Interval){end, end}))
        return 0;
    int64_t by = flow_count_by(c);
    if (!is_small((Interval){by, by}))
        return 0;
    bool is_up = c->holds == OP_LT || c->holds == OP_LE;
    bool is_down = c->holds == OP_GT || c->holds == OP_GE;
    if (!(is_up && by > 0) && !(is_down && by < 0))
        return 0;
    int64_t distance = is_up ? end - begin : begin - end, step = is_up ? by : -by;
    distance += c->holds == OP_LE || c->holds == OP_GE;
    return distance > step ? (distance + step - 1) / step : 1;
}

static Given *declare(Finder *f, const Decl *d)
{
    Given *given = MAP_OBJECT(Given, &f->all->given, d);
    given->depth = f->trips.count;
    given->is_unknown = !decl_is_automatic(d) || d->type->is_volatile
        || !type_is_integer(d->type);
    return given;
}

static void give(Finder *f, const Decl *d, Op op, Node *value)
{
    Given *given = map_value_pointer(&f->all->given, d);
    if (!given)
        return;
    Gift gift = {value, op, 1};
    for (int i = given->depth; i < f->trips.count; i++)
        gift.times = gift.times > INT32_MAX ? 0 : gift.times * f->trips.items[i];
    given->is_unknown |= op == OP_ADDRESS;
    list_add(&given->gifts, gift);
}

static void visit_loop(Finder *f, Node *loop)
{
    Count c;
    int64_t trips = trips_of(loop, &c);
    if (trips) {
        declare(f, c.counter);
        give(f, c.counter, OP_NONE, c.begin);
        give(f, c.counter, OP_NONE, c.end);
    } else {
        visit(f, flow_init(loop));
    }
    list_add(&f->trips, trips);
    for (int i = flow_trip_at(loop); i < loop->kid_count; i++)
        if (!(trips && i == FOR_STEP))
            visit(f, loop->kids[i]);
    f->trips.count--;
}

static void visit(Finder *f, Node *n)
{
    if (!n)
        return;
    if (flow_is_loop(n)) {
        visit_loop(f, n);
        return;
    }
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        declare(f, d);
        if (d->init)
            give(f, d, OP_NONE, d->init);
        visit(f, d->init);
    }
    const Decl *pointed = node_pointed(n), *changed = node_changed(n);
    if (pointed)
        give(f, pointed, OP_ADDRESS, NULL);
    else if (changed && n->kind == ND_UNARY)
        give(f, changed, n->op == OP_PRE_INC || n->op == OP_POST_INC ? OP_ADD : OP_SUB, NULL);
    else if (changed)
        give(f, changed, op_of_assignment(n->op), n->kids[BINARY_RIGHT]);
    for (int i = 0; i < n->kid_count; i++)
        visit(f, n->kids[i]);
}

void intervals_find(Intervals *all, Node *body)
{
    Finder f = {.all = all};
    if (!flow_has_label(body))
        visit(&f, body);
}
