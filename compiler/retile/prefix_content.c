/* prefix_content.c - values as sums of neighbouring elements, and which of these are
 * prefix sums.
 *
 * Integers wrap around, so that their sums are the same in any order. Those of floating
 * numbers are not: they must be added in steps of 1, 2, 4, … elements, or up and down a
 * tree, where each is the sum of blocks of 2, 4, 8, … elements, the largest one first.
 */
#include "prefix.h"

enum { LEAST_SIZE = 16 };

Content content_number(int64_t number)
{
    return (Content){.kind = CONTENT_NUMBER, .number = number};
}

static int length_of(Content sum)
{
    return sum.last - sum.first + 1;
}

/* The elements of a node of the tree. */
static bool is_block(Content sum)
{
    int length = length_of(sum);
    return fold_is_power(length) && sum.first % length == 0;
}

/* Whether blocks are added to each other, or one to larger ones before it. */
static bool follows_in_tree(Content a, Content b)
{
    int length = length_of(b), most = b.first & -b.first;
    return a.in_tree && b.in_tree && !b.has_zero && is_block(b)
        && (is_block(a) && length_of(a) == length ? a.first % (2 * length) == 0
            : !a.first && length < most);
}

/* The sum of what stands at the end of one and of what follows it. */
static Content joined(Content a, Content b)
{
    if (b.last < a.first) {
        Content swap = a;
        a = b;
        b = swap;
    }
    if (a.row != b.row || a.last + 1 != b.first)
        return (Content){.kind = CONTENT_UNKNOWN};
    bool fits = a.first ? length_of(a) == length_of(b) : length_of(a) <= length_of(b);
    a.doubles = a.doubles && b.doubles && fits;
    a.in_tree = follows_in_tree(a, b);
    a.last = b.last;
    return a;
}

static Content combined_numbers(Op op, Content a, Content b, const Type *type)
{
    int64_t number;
    bool is_zero = !a.number && !b.number && op == OP_ADD;
    if (type_is_floating(type))
        return is_zero ? a : (Content){.kind = CONTENT_UNKNOWN};
    return fold_compute(op, a.number, b.number, type->size, type_is_unsigned(type),
                        &number)
        ? content_number(number) : (Content){.kind = CONTENT_UNKNOWN};
}

Content content_combine(Trace *t, Op op, Content a, Content b, const Type *type)
{
    bool is_sum = a.kind == CONTENT_SUM || b.kind == CONTENT_SUM;
    bool is_zero = (a.kind == CONTENT_NUMBER && !a.number)
        || (b.kind == CONTENT_NUMBER && !b.number);
    if (a.kind == CONTENT_NUMBER && b.kind == CONTENT_NUMBER)
        return combined_numbers(op, a, b, type);
    if (op == OP_ADD && a.kind == CONTENT_SUM && b.kind == CONTENT_SUM)
        return joined(a, b);
    if (op != OP_ADD || !is_sum || !is_zero)
        return (Content){.kind = CONTENT_UNKNOWN};
    a = a.kind == CONTENT_SUM ? a : b;
    a.has_zero = true;
    if (type_is_floating(type) && !a.first && a.last < MOST_IN_TREE)
        t->zeros[a.last]++;
    else
        t->has_other_zeros = t->has_other_zeros || type_is_floating(type);
    return a;
}

Content content_converted(Content v, const Type *from, const Type *to)
{
    bool is_same = from->size == to->size
        && type_is_floating(from) == type_is_floating(to);
    if (v.kind == CONTENT_NUMBER && to->kind == TY_BOOL)
        return content_number(v.number != 0);
    if (v.kind == CONTENT_NUMBER && type_is_integer(to))
        return content_number(fold_cut((uint64_t)v.number, to->size,
                                     type_is_unsigned(to)));
    if ((v.kind == CONTENT_NUMBER && type_is_floating(to) && !v.number)
        || (v.kind == CONTENT_SUM && type_is_arithmetic(to) && is_same))
        return v;
    return (Content){.kind = CONTENT_UNKNOWN};
}

/* ---- rows --------------------------------------------------------------- */

static bool is_sum_of(Content v, int row, int first, int last)
{
    return v.kind == CONTENT_SUM && v.row == row && v.first == first && v.last == last;
}

static bool is_unchanged(const Trace *t, int row)
{
    const Row *r = &t->rows.items[row];
    int i = 0;
    while (i < r->size && is_sum_of(r->cells[i], row, i, i))
        i++;
    return i == r->size;
}

/* The row whose prefix sums are in a row, or -1. */
static int summed(const Row *r, bool *is_exclusive)
{
    Content last = r->cells[r->size - 1], zero = r->cells[0];
    *is_exclusive = zero.kind == CONTENT_NUMBER && !zero.number;
    bool fits = last.kind == CONTENT_SUM && r->size >= LEAST_SIZE;
    for (int i = *is_exclusive; i < r->size && fits; i++)
        fits = is_sum_of(r->cells[i], last.row, 0, i - *is_exclusive);
    return fits ? last.row : -1;
}

/* Half as many elements, or all up to the first one, are in the sums. */
static bool is_half(const Row *r, int from)
{
    int half = 1;
    while (2 * half < r->size)
        half *= 2;
    for (int i = 0; i < r->size; i++)
        if (!is_sum_of(r->cells[i], from, i < half ? 0 : i - half + 1, i))
            return false;
    return true;
}

/* In how many of the steps an element has no other to add. */
static int steps_alone(int element, int size)
{
    int steps = 0;
    for (int d = 1; d < size; d *= 2)
        steps += d > element;
    return steps;
}

/* Each sum was added up in steps; either zeros to all that have no other element, or to
 * none. */
static bool doubles(const Trace *t, const Prefix *p)
{
    const Row *r = &t->rows.items[p->to];
    bool all = !p->is_exclusive && r->size % LEAST_SIZE == 0 && r->size <= MOST_FLOATS
        && !t->has_other_zeros && !(p->half >= 0 && r->size == LEAST_SIZE);
    for (int i = 0; i < r->size && all; i++)
        all = r->cells[i].doubles
            && (p->half < 0 || t->rows.items[p->half].cells[i].doubles)
            && t->zeros[i] == (t->zeros[0] ? steps_alone(i, r->size) : 0);
    return all;
}

/* All of them begin with a zero, as in a tree that a zero goes down, or none does. */
static bool in_tree(const Trace *t, const Prefix *p)
{
    const Row *r = &t->rows.items[p->to];
    bool all = p->half < 0 && r->size <= MOST_IN_TREE && fold_is_power(r->size)
        && !t->has_other_zeros;
    for (int i = p->is_exclusive; i < r->size && all; i++)
        all = r->cells[i].in_tree && r->cells[i].has_zero == p->is_exclusive;
    return all;
}

static bool is_in_order(const Trace *t, Prefix *p)
{
    p->in_tree = type_is_floating(t->rows.items[p->to].type) && !doubles(t, p);
    return !p->in_tree || in_tree(t, p);
}

bool prefix_is_total(const Trace *t, const Prefix *p, Content v)
{
    const Row *r = &t->rows.items[p->to];
    return is_sum_of(v, p->from, 0, r->size - 1)
        && (type_is_integer(r->type)
            || (p->in_tree && v.in_tree && !v.has_zero));
}

bool prefix_is(const Trace *t, Prefix *p)
{
    bool fits = true, is_exclusive;
    *p = (Prefix){.to = -1, .half = -1};
    for (int i = 0; i < t->rows.count && p->to < 0; i++) {
        int from = summed(&t->rows.items[i], &is_exclusive);
        if (from >= 0)
            *p = (Prefix){i, from, -1, is_exclusive, false};
    }
    for (int i = 0; i < t->rows.count && p->to >= 0; i++) {
        if (i == p->to || is_unchanged(t, i))
            continue;
        fits = fits && p->half < 0 && t->rows.items[i].size == t->rows.items[p->to].size
            && is_half(&t->rows.items[i], p->from);
        p->half = i;
    }
    fits = fits && !(p->is_exclusive && p->half >= 0);
    if (p->to < 0 || !fits || t->rows.items[p->from].size != t->rows.items[p->to].size)
        return false;
    return is_in_order(t, p);
}
