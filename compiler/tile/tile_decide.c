/* tile_decide.c - whether a condition is uniform although parts of it are divergent:
 * `b && i < 3 || b && i >= 3`.
 *
 * The atoms of the condition (its parts without logical operators) are case-split, those
 * that are uniform first, and the rest is evaluated for each thread. Comparisons of one
 * value with constants are only tried in combinations that some number satisfies, as of
 * the cases of a switch.
 */
#include "tile.h"

#include <string.h>

enum { MAX_ATOMS = 10, MAX_STEPS = 100000 };

typedef enum Truth { NO, YES, OPEN } Truth;

typedef enum Answer {
    ALWAYS_NO,
    ALWAYS_YES,
    SHARED, /* one of both, in all threads alike */
    VARIES,
    NEVER,  /* the atoms cannot be so */
} Answer;

/* Of all threads of a tile, a bit for each: open where neither is set. */
enum { WORD = 64, WORDS = 16 }; /* a larger tile is an error */
typedef struct Truths {
    uint64_t yes[WORDS], no[WORDS];
} Truths;

typedef struct Decide {
    Tile *tile;
    const Value *atoms[MAX_ATOMS];
    Truth truth[MAX_ATOMS];
    int count;
    const Value *fixed[MAX_ATOMS]; /* parts whose numbers are known, */
    Truths fixed_truths[MAX_ATOMS]; /* and where these are not 0 */
    int fixed_count;
    long steps;
} Decide;

/* ---- the parts of a condition ------------------------------------------- */

/* x for x != 0: as a condition it is the same. */
static Value *plain(Value *v)
{
    while (value_is_operation(v, OP_NE) && value_is(v->b, 0))
        v = v->a;
    return v;
}

static bool is_joint(const Value *v)
{
    return v->kind == VALUE_CHOICE || value_is_operation(v, OP_LOGICAL_NOT)
        || value_is_operation(v, OP_LOGICAL_AND) || value_is_operation(v, OP_LOGICAL_OR);
}

static int atom_number(const Decide *d, const Value *v)
{
    int i = 0;
    while (i < d->count && d->atoms[i] != v)
        i++;
    return i;
}

static void add_atom(Decide *d, const Value *v)
{
    int at = d->count++;
    d->truth[at] = OPEN;
    for (; !v->varies && at > 0 && d->atoms[at - 1]->varies; at--)
        d->atoms[at] = d->atoms[at - 1];
    d->atoms[at] = v;
}

/* Adds the atoms, those that vary after those that do not. False: there are too many. */
static bool find_atoms(Decide *d, Value *v)
{
    v = plain(v);
    if (v->is_fixed)
        return true;
    if (++d->steps > MAX_STEPS)
        return false;
    if (is_joint(v))
        return find_atoms(d, v->a) && (!v->b || find_atoms(d, v->b))
            && (!v->c || find_atoms(d, v->c));
    if (atom_number(d, v) < d->count)
        return true;
    if (d->count == MAX_ATOMS)
        return false;
    add_atom(d, v);
    return true;
}

/* ---- atoms that exclude each other -------------------------------------- */

/* The numbers that a value may have if a comparison with a constant is true or false:
 * from `first` to `last`, except `but`. */
typedef struct Bounds {
    const Value *of;
    int64_t first, last, but;
} Bounds;

static Bounds bounds(const Value *of, Op op, int64_t number)
{
    Bounds b = {of, INT64_MIN, INT64_MAX, INT64_MIN};
    if (op == OP_NE)
        b.but = number;
    if (op == OP_EQ || op == OP_GT || op == OP_GE)
        b.first = number + (op == OP_GT && number < INT64_MAX);
    if (op == OP_EQ || op == OP_LT || op == OP_LE)
        b.last = number - (op == OP_LT && number > INT64_MIN);
    return b;
}

static Bounds bounds_of(const Value *atom, Truth holds)
{
    const Value *v = atom->kind == VALUE_SYMBOL && atom->meaning ? atom->meaning : atom;
    if (v->kind != VALUE_OPERATION || op_swapped(v->op) == OP_NONE)
        return (Bounds){0};
    bool swaps = v->a->kind == VALUE_NUMBER;
    const Value *number = swaps ? v->a : v->b;
    if (number->kind != VALUE_NUMBER)
        return (Bounds){0};
    Op op = swaps ? op_swapped(v->op) : v->op;
    return bounds(swaps ? v->b : v->a,
                  holds == YES ? op : op_contrary(op),
                  number->number);
}

/* Whether the last atom's truth is consistent with those of the atoms before it. */
static bool is_possible(const Decide *d, int last)
{
    Bounds all = bounds_of(d->atoms[last], d->truth[last]);
    for (int i = 0; i < last && all.of; i++) {
        if (d->truth[i] == OPEN)
            continue;
        Bounds b = bounds_of(d->atoms[i], d->truth[i]);
        if (b.of != all.of)
            continue;
        all.first = b.first > all.first ? b.first : all.first;
        all.last = b.last < all.last ? b.last : all.last;
        if (all.first > all.last
            || (all.first == all.last && (all.first == all.but
                                          || all.first == b.but)))
            return false;
    }
    return true;
}

/* ---- all threads -------------------------------------------------------- */

static Truths truths_in(Decide *d, Value *v);

/* The truths of a value whose numbers are known, found once. */
static Truths fixed_truths(Decide *d, Value *v)
{
    int i = 0;
    while (i < d->fixed_count && d->fixed[i] != v)
        i++;
    if (i < d->fixed_count)
        return d->fixed_truths[i];
    Truths truths = {{0}, {0}};
    const int64_t *numbers = value_lanes(d->tile, v);
    for (int t = 0; t < d->tile->threads; t++)
        if (numbers[t] != UNKNOWN)
            (numbers[t] ? truths.yes : truths.no)[t / WORD] |= (uint64_t)1 << t % WORD;
    if (i < MAX_ATOMS) {
        d->fixed[i] = v;
        d->fixed_truths[i] = truths;
        d->fixed_count++;
    }
    return truths;
}

static Truths atom_truths(Truth truth)
{
    Truths truths;
    memset(truths.yes, truth == YES ? 0xff : 0, sizeof truths.yes);
    memset(truths.no, truth == NO ? 0xff : 0, sizeof truths.no);
    return truths;
}

static Truths choice_truths(const Truths *a, const Truths *b, const Truths *c)
{
    Truths truths;
    for (int i = 0; i < WORDS; i++) {
        uint64_t open = ~(a->yes[i] | a->no[i]);
        truths.yes[i] = (a->yes[i] & b->yes[i]) | (a->no[i] & c->yes[i])
            | (open & b->yes[i] & c->yes[i]);
        truths.no[i] = (a->yes[i] & b->no[i]) | (a->no[i] & c->no[i])
            | (open & b->no[i] & c->no[i]);
    }
    return truths;
}

static Truths joint_truths(Decide *d, Value *v)
{
    Truths no = atom_truths(NO), yes = atom_truths(YES), a = truths_in(d, v->a);
    if (v->op == OP_LOGICAL_NOT && v->kind != VALUE_CHOICE)
        return choice_truths(&a, &no, &yes);
    Truths b = truths_in(d, v->b);
    if (v->kind == VALUE_CHOICE) {
        Truths c = truths_in(d, v->c);
        return choice_truths(&a, &b, &c);
    }
    return v->op == OP_LOGICAL_AND ? choice_truths(&a, &b, &no) : choice_truths(&a, &yes, &b);
}

static Truths truths_in(Decide *d, Value *v)
{
    v = plain(v);
    if (++d->steps > MAX_STEPS)
        return atom_truths(OPEN);
    return v->is_fixed ? fixed_truths(d, v) : is_joint(v) ? joint_truths(d, v)
        : atom_truths(d->truth[atom_number(d, v)]);
}

/* The first thread of which a bit is set, or WORD * WORDS. */
static int first_in(const uint64_t *bits, int threads)
{
    for (int t = 0; t < threads; t++)
        if (bits[t / WORD] >> t % WORD & 1)
            return t;
    return WORD * WORDS;
}

/* The truth in all threads: OPEN if it is open in one; `differs` if not the same. */
static Truth in_all(Decide *d, Value *v, bool *differs)
{
    Truths truths = truths_in(d, v);
    uint64_t open[WORDS];
    for (int i = 0; i < WORDS; i++)
        open[i] = ~(truths.yes[i] | truths.no[i]);
    int threads = d->tile->threads, yes = first_in(truths.yes, threads);
    int no = first_in(truths.no, threads), unknown = first_in(open, threads);
    Truth first = yes < no ? YES : NO;
    *differs = unknown > yes && unknown > no && yes < threads && no < threads;
    return unknown < threads && !*differs ? OPEN : first;
}

/* The condition's answer with the truth of the first `set` atoms fixed. */
static Answer try_atoms(Decide *d, Value *v, int set)
{
    bool differs;
    Truth known = in_all(d, v, &differs);
    if (differs || (known == OPEN && set == d->count))
        return VARIES;
    if (known != OPEN)
        return known == YES ? ALWAYS_YES : ALWAYS_NO;
    Answer answer = NEVER;
    for (Truth t = NO; t <= YES && answer != VARIES; t++) {
        d->truth[set] = t;
        Answer one = is_possible(d, set) ? try_atoms(d, v, set + 1) : NEVER;
        if (answer == NEVER || one == VARIES)
            answer = one;
        else if (one != NEVER && one != answer)
            answer = d->atoms[set]->varies ? VARIES : SHARED;
    }
    d->truth[set] = OPEN;
    return answer;
}

/* ---- the condition that is shared --------------------------------------- */

/* Gives the divergent atoms from `first` on some consistent truths. */
static bool fix_varying(Decide *d, int first)
{
    if (first == d->count)
        return true;
    if (!d->atoms[first]->varies)
        return fix_varying(d, first + 1);
    for (Truth t = NO; t <= YES; t++) {
        d->truth[first] = t;
        if (is_possible(d, first) && fix_varying(d, first + 1))
            return true;
    }
    d->truth[first] = OPEN;
    return false;
}

/* `v` as the first thread has it, with the truths fixed for other divergent atoms. */
static Value *in_one_thread(Decide *d, Value *v)
{
    v = plain(v);
    if (v->is_fixed)
        return value_number(d->tile, value_lanes(d->tile, v)[0] != 0);
    if (v->kind == VALUE_CHOICE)
        return value_choice(d->tile, in_one_thread(d, v->a), in_one_thread(d, v->b),
                            in_one_thread(d, v->c));
    if (!is_joint(v))
        return v->varies ? value_number(d->tile, d->truth[atom_number(d, v)] == YES)
                         : value_truth(d->tile, v);
    Value *a = in_one_thread(d, v->a);
    Value *b = v->b ? in_one_thread(d, v->b) : NULL;
    return v->op == OP_LOGICAL_NOT ? value_not(d->tile, a)
        : v->op == OP_LOGICAL_AND ? value_and(d->tile, a, b)
                                  : value_or(d->tile, a, b);
}

Value *value_shared(Tile *tile, Value *v)
{
    if (!v->varies)
        return v;
    if (!v->shared) {
        Decide d = {.tile = tile};
        bool is_shared = tile->threads <= WORD * WORDS && find_atoms(&d, v) && try_atoms(&d, v, 0) != VARIES
            && fix_varying(&d, 0);
        v->shared = is_shared ? in_one_thread(&d, v) : v;
    }
    return v->shared;
}
