/* tile_decide.c - whether a condition is uniform although parts of it are divergent:
 * `b && i < 3 || b && i >= 3`.
 *
 * The atoms of the condition (its parts without logical operators) are case-split, those
 * that are uniform first, and the rest is evaluated for each thread. Comparisons of one
 * value with constants are only tried in combinations that some number satisfies, as of
 * the cases of a switch.
 */
#include "sample.h"

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
    int words; /* of as many bits as there are threads */
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

static void find_truths(Decide *d, Value *v, Truths *to);

/* The truths of a value whose numbers are known, found once; bits behind those of all threads
 * are the last one's. */
static void find_fixed(Decide *d, Value *v, Truths *to)
{
    int i = 0;
    while (i < d->fixed_count && d->fixed[i] != v)
        i++;
    if (i < d->fixed_count) {
        *to = d->fixed_truths[i];
        return;
    }
    *to = (Truths){{0}, {0}};
    const int64_t *numbers = value_lanes(d->tile, v);
    for (int bit = 0; bit < WORD * d->words; bit++) {
        int64_t number = numbers[bit < d->tile->threads ? bit : d->tile->threads - 1];
        if (number != UNKNOWN)
            (number ? to->yes : to->no)[bit / WORD] |= (uint64_t)1 << bit % WORD;
    }
    if (i < MAX_ATOMS) {
        d->fixed[i] = v;
        d->fixed_truths[i] = *to;
        d->fixed_count++;
    }
}

static void fill(const Decide *d, Truth truth, Truths *to)
{
    for (int i = 0; i < d->words; i++) {
        to->yes[i] = truth == YES ? ~(uint64_t)0 : 0;
        to->no[i] = truth == NO ? ~(uint64_t)0 : 0;
    }
}

static bool are_all(const Decide *d, const uint64_t *bits)
{
    bool are_all = true;
    for (int i = 0; i < d->words; i++)
        are_all &= bits[i] == ~(uint64_t)0;
    return are_all;
}

/* Of && and || one side may be enough. */
static void find_logic(Decide *d, Value *v, Truths *to)
{
    Truths b;
    bool is_or = v->op == OP_LOGICAL_OR;
    find_truths(d, v->a, to);
    if (are_all(d, is_or ? to->yes : to->no))
        return;
    find_truths(d, v->b, &b);
    for (int i = 0; i < d->words; i++) {
        to->yes[i] = is_or ? to->yes[i] | b.yes[i] : to->yes[i] & b.yes[i];
        to->no[i] = is_or ? to->no[i] & b.no[i] : to->no[i] | b.no[i];
    }
}

static void find_choice(Decide *d, Value *v, Truths *to)
{
    Truths a, b, c;
    find_truths(d, v->a, &a);
    bool is_yes = are_all(d, a.yes), is_no = are_all(d, a.no);
    if (is_yes || is_no) {
        find_truths(d, is_yes ? v->b : v->c, to);
        return;
    }
    find_truths(d, v->b, &b);
    find_truths(d, v->c, &c);
    for (int i = 0; i < d->words; i++) {
        uint64_t open = ~(a.yes[i] | a.no[i]);
        to->yes[i] = (a.yes[i] & b.yes[i]) | (a.no[i] & c.yes[i]) | (open & b.yes[i] & c.yes[i]);
        to->no[i] = (a.yes[i] & b.no[i]) | (a.no[i] & c.no[i]) | (open & b.no[i] & c.no[i]);
    }
}

static void find_contrary(Decide *d, Value *v, Truths *to)
{
    Truths a;
    find_truths(d, v->a, &a);
    memcpy(to->yes, a.no, (size_t)d->words * sizeof *a.no);
    memcpy(to->no, a.yes, (size_t)d->words * sizeof *a.yes);
}

static void find_truths(Decide *d, Value *v, Truths *to)
{
    v = plain(v);
    if (++d->steps > MAX_STEPS)
        fill(d, OPEN, to);
    else if (v->is_fixed)
        find_fixed(d, v, to);
    else if (!is_joint(v))
        fill(d, d->truth[atom_number(d, v)], to);
    else if (v->kind == VALUE_CHOICE)
        find_choice(d, v, to);
    else if (v->op == OP_LOGICAL_NOT)
        find_contrary(d, v, to);
    else
        find_logic(d, v, to);
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
    Truths truths;
    uint64_t open[WORDS];
    find_truths(d, v, &truths);
    for (int i = 0; i < d->words; i++)
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
        Decide d = {.tile = tile, .words = (tile->threads + WORD - 1) / WORD};
        bool is_shared = d.words <= WORDS && find_atoms(&d, v)
            && try_atoms(&d, v, 0) != VARIES && fix_varying(&d, 0);
        v->shared = is_shared ? in_one_thread(&d, v) : v;
    }
    return v->shared;
}
