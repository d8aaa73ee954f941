/* stage_guard.c - copies that stop at the ends of the view:
 *
 *     s[0][column] = i > 0 ? in[i - 1][j] : 0;
 *     if (row == HEIGHT && i < n - 1)
 *         s[HEIGHT + 1][column] = in[i + 1][j];
 *     s[row][0] = in[i][j > 0 ? j - 1 : 0];
 *
 * Each condition must say that the index is not negative, or is below a number that is
 * the same for all threads: the view must end there, which the runtime makes sure of
 * (amprt_bound). Then an element has the view's value or, at a place outside of the view,
 * the other value, or that at the view's end. Elements that are not stored at all have no
 * value, and must not be read.
 */
#include "stage.h"

/* What is known where an element is stored. */
typedef struct Claims {
    Staging *staging;
    Stage *stage;
    const Store *store;
    unsigned sides;
    bool is_false;       /* this thread stores nothing */
    bool fails;
} Claims;

static bool is_of_captures(Sum sum)
{
    return sum.is_known && sum.count <= 1
        && (!sum.count || (sum.terms[0].kind == TERM_DECL && sum.terms[0].times == 1));
}

/* Where the view ends is known at last, or the same as before. */
static bool is_end(Stage *stage, int d, Sum end)
{
    Sum *known = &stage->end[d];
    if (!known->is_known)
        *known = end;
    return sum_equals(*known, end);
}

/* An index that is not below 0, or not above a number. */
typedef struct Clamp {
    Sum index, end; /* without that; the number, and one */
    bool is_low, is_high;
} Clamp;

static bool clamp_of(Staging *s, Node *n, Clamp *c);

/* ---- places in the domain ---------------------------------------------- */

/* Whether it is a thread's place in the domain along *d, and *more. */
static bool is_place(Staging *s, Sum index, int *d, int64_t *more)
{
    const Type *tile = s->thread.index->type;
    for (*d = 0; *d < tile->rank; ++*d) {
        Sum rest = sum_add(index, sum_of_local(&s->thread, *d), -1);
        bool is_one = rest.is_known && rest.count == 1 && rest.terms[0].kind == TERM_TILE
            && rest.terms[0].dimension == *d && rest.terms[0].times == tile->tile[*d];
        *more = rest.number;
        if (is_one)
            return true;
    }
    return false;
}

static void add_end(ViewEnds *ends, ViewEnd add)
{
    for (int i = 0; i < ends->count; i++) {
        const ViewEnd *end = &ends->items[i];
        if (end->value == add.value && end->number == add.number
            && end->dimension == add.dimension)
            return;
    }
    list_add(ends, add);
}

/* Whether no thread is beyond that side: places are not below 0, and the runtime makes
 * sure that they are not past the view. */
static bool is_within(Staging *s, Sum index, bool is_high, Sum end)
{
    int d;
    int64_t more;
    if (!is_place(s, index, &d, &more) || (is_high ? more > 0 : more < 0))
        return false;
    if (is_high)
        add_end(&s->domain, (ViewEnd){.value = end.count ? end.terms[0].decl : NULL,
                                      .number = end.number, .dimension = d});
    return true;
}

/* ---- conditions --------------------------------------------------------- */

/* Whether it is a place in the domain, which is never below that number. */
static bool is_at_or_above(Staging *s, Sum place, Sum value)
{
    return sum_is_number(value) && is_within(s, sum_add(place, value, -1), false, value);
}

/* Whether it is one, which is never beyond that value, as the domain ends there. */
static bool is_at_or_below(Staging *s, Sum place, Sum value)
{
    value.number++;
    return is_of_captures(value) && !sum_is_number(value)
        && is_within(s, place, true, value);
}

/* Whether two values that differ are known to be in an order. */
static bool are_ordered(Staging *s, Sum a, Sum b, bool *is_greater)
{
    *is_greater = is_at_or_above(s, a, b) || is_at_or_below(s, b, a);
    return *is_greater || is_at_or_above(s, b, a) || is_at_or_below(s, a, b);
}

/* The sum that is not below 0 where a comparison has that truth, as b - a - 1 where
 * a < b, or where b is the domain's last place and a != b; not known where it is none,
 * or of unsigned numbers, which never are. */
static Sum sum_of_comparison(Staging *s, Node *n, bool truth)
{
    Clamp left = {{0}, {0}, false, false}, right = left;
    bool are_known = clamp_of(s, n->kids[BINARY_LEFT], &left)
        && clamp_of(s, n->kids[BINARY_RIGHT], &right)
        && !type_is_unsigned(n->kids[BINARY_LEFT]->type);
    Sum a = left.index, b = right.index;
    bool is_greater = (n->op == OP_GT || n->op == OP_GE) == truth;
    bool is_strict = (n->op == OP_LT || n->op == OP_GT || n->op == OP_NE) == truth;
    if (n->op == OP_EQ || n->op == OP_NE)
        are_known = are_known && is_strict && are_ordered(s, a, b, &is_greater);
    else
        are_known = are_known && n->op >= OP_LT && n->op <= OP_GE;
    Sum sum = is_greater ? sum_add(a, b, -1) : sum_add(b, a, -1);
    sum.number -= is_strict;
    sum.is_known = are_known && sum.is_known;
    return sum;
}

/* The first index that the view does not have: where a sum is below 0, an index is as
 * far above it as that, and one more. */
static Sum end_of(Sum sum, Sum index)
{
    Sum end = sum_add(sum, index, 1);
    end.number++;
    return end;
}

/* That a sum is not below 0. If it is, the index is outside of the view: it is as
 * small as the sum, or at the view's end or above it. */
static void claim(Claims *c, Sum sum)
{
    if (sum_is_number(sum)) {
        c->is_false = c->is_false || sum.number < 0;
        return;
    }
    for (int d = 0; d < c->stage->rank; d++) {
        Sum index = c->store->at[d], end = end_of(sum, index);
        Sum above = sum_add(sum, index, -1);
        if (sum_is_number(above) && above.number >= 0)
            c->sides |= STAGE_LOW(d);
        else if (is_of_captures(end) && is_end(c->stage, d, end))
            c->sides |= STAGE_HIGH(d);
        else
            continue;
        return;
    }
    c->fails = true;
}

static void claim_condition(Claims *c, Node *n, bool truth)
{
    n = stage_value(c->staging, n);
    Sum known = sum_of(&c->staging->thread, n);
    Op both = truth ? OP_LOGICAL_AND : OP_LOGICAL_OR;
    if (sum_is_number(known)) {
        c->is_false = c->is_false || (known.number != 0) != truth;
    } else if (n->kind == ND_UNARY && n->op == OP_LOGICAL_NOT) {
        claim_condition(c, n->kids[0], !truth);
    } else if (n->kind == ND_BINARY && n->op == both) {
        claim_condition(c, n->kids[BINARY_LEFT], truth);
        claim_condition(c, n->kids[BINARY_RIGHT], truth);
    } else if (n->kind == ND_BINARY) {
        Sum sum = sum_of_comparison(c->staging, n, truth);
        c->fails = c->fails || !sum.is_known;
        claim(c, sum);
    } else {
        c->fails = true;
    }
}

/* ---- indices ------------------------------------------------------------ */

/* A helper's only statement returns it, as it is. */
static Node *returned(const Node *call)
{
    const Function *f = node_helper(call);
    const Node *body = f ? f->body : NULL;
    bool is_one = body && body->kid_count == 1 && body->kids[0]->kind == ND_RETURN
        && body->kids[0]->kids[0] && f->parameters.count <= MOST_PARAMETERS
        && node_strip(body->kids[0]->kids[0])->type->kind == call->type->kind;
    return is_one ? body->kids[0]->kids[0] : NULL;
}

bool stage_is_simple(const Node *call)
{
    return returned(call) != NULL;
}

static bool clamp_of_call(Staging *s, Node *call, Clamp *c)
{
    Node *value = returned(call);
    const Function *f = value ? node_callee(call) : NULL;
    Map *map = &s->thread.arguments;
    Sum arguments[MOST_PARAMETERS];
    if (!f)
        return false;
    for (int i = 0; i < f->parameters.count; i++)
        arguments[i] = sum_of(&s->thread, call->kids[CALL_ARGUMENT + i]);
    for (int i = 0; i < f->parameters.count; i++)
        *map_put_pointer(map, f->parameters.items[i]) = &arguments[i];
    bool is_one = clamp_of(s, value, c);
    for (int i = 0; i < f->parameters.count; i++)
        *map_put_pointer(map, f->parameters.items[i]) = NULL;
    return is_one;
}

static bool is_between(Sum a, int64_t least, int64_t most)
{
    return sum_is_number(a) && a.number >= least && a.number <= most;
}

/* i > 0 ? i - 1 : 0, or … : i, which is 0 then. */
static bool is_at_begin(Sum sum, Sum value, Sum edge)
{
    Sum above = sum_add(sum, value, -1);
    return is_between(edge, 0, 0) ? is_between(above, -1, 0)
        : is_between(above, 0, 0) && is_between(sum_add(edge, value, -1), 1, 1);
}

/* i + 1 < n ? i + 1 : n - 1, or … : i. */
static bool is_at_end(Sum sum, Sum value, Sum edge, Sum *end)
{
    *end = end_of(sum, value);
    if (!is_of_captures(edge))
        return is_of_captures(*end) && is_between(sum_add(value, edge, -1), 1, 1);
    bool is_last = is_between(sum_add(*end, edge, -1), 0, 1);
    *end = edge;
    end->number++;
    return is_last;
}

/* condition ? value : edge, where the edge is what the value would not reach, or
 * where it would be the same. */
static bool clamp_of_choice(Staging *s, Node *condition, bool truth, Node *value,
                            Node *edge, Clamp *c)
{
    Sum last = sum_of(&s->thread, edge), end;
    condition = stage_value(s, condition);
    if (condition->kind != ND_BINARY || !clamp_of(s, value, c))
        return false;
    Sum sum = sum_of_comparison(s, condition, truth);
    if (!c->is_low && is_at_begin(sum, c->index, last))
        return c->is_low = true;
    if (c->is_high || !is_at_end(sum, c->index, last, &end))
        return false;
    c->end = end;
    return c->is_high = true;
}

static bool clamp_of(Staging *s, Node *n, Clamp *c)
{
    n = stage_value(s, n);
    *c = (Clamp){.index = sum_of(&s->thread, n)};
    if (c->index.is_known)
        return true;
    if (n->kind == ND_CALL)
        return clamp_of_call(s, n, c);
    return n->kind == ND_CONDITIONAL && n->kids[0]
        && (clamp_of_choice(s, n->kids[0], true, n->kids[1], n->kids[2], c)
            || clamp_of_choice(s, n->kids[0], false, n->kids[2], n->kids[1], c));
}

/* The indices of what is stored, without what keeps them within the view. */
static void claim_indices(Claims *c, Store *store)
{
    for (int d = 0; d < c->stage->rank; d++) {
        Clamp clamp;
        if (!clamp_of(c->staging, store->from.index[d], &clamp)
            || (clamp.is_high && !is_end(c->stage, d, clamp.end))) {
            c->fails = true;
            return;
        }
        store->at[d] = clamp.index;
        c->sides |= (clamp.is_low ? STAGE_LOW(d) : 0)
            | (clamp.is_high ? STAGE_HIGH(d) : 0);
    }
    c->stage->clamps |= c->sides;
}

int stage_sides(Staging *s, Stage *stage, Store *store)
{
    Claims c = {.staging = s, .stage = stage, .store = store};
    for (int i = 0; i < s->guards.count && !c.is_false; i++) {
        Sum known = sum_of(&s->thread, stage_value(s, s->guards.items[i]));
        c.is_false = sum_is_number(known) && !known.number;
    }
    if (c.is_false)
        return STAGE_NOTHING;
    claim_indices(&c, store);
    unsigned clamped = c.sides;
    c.sides = 0;
    for (int i = 0; i < s->guards.count && !c.fails; i++)
        claim_condition(&c, s->guards.items[i], true);
    if (store->condition && !c.fails)
        claim_condition(&c, store->condition, store->truth);
    stage->guards |= c.sides;
    c.fails = c.fails || c.is_false || (stage->guards & stage->clamps)
        || (c.sides && !type_is_arithmetic(store->from.root->type->of));
    return c.fails ? STAGE_UNKNOWN : (int)(c.sides | clamped);
}

/* ---- reading the view --------------------------------------------------- */

/* in[index < end ? index : end - 1][…] */
static void clamp_row(Staging *s, Node *row, Node *test, Sum edge)
{
    Node *index = row->kids[SUBSCRIPT_INDEX];
    row->kids[SUBSCRIPT_INDEX] = build_choice(
        s->thread.builder, test, index, sum_expression(&s->thread, edge, index),
        index->type);
}

/* index < end ? in[…][index] : in[…][end - 1], so that vectors have neighbours. */
static Node *clamp_column(Staging *s, Node *read, const Node *element, Node *test, Sum edge)
{
    Builder *b = s->thread.builder;
    Node *other = build_element(b, build_copy(b, element->kids[SUBSCRIPT_BASE]),
                                sum_expression(&s->thread, edge, element),
                                element->type);
    return build_choice(b, test, read, other, read->type);
}

static Node *test_of(Staging *s, bool is_high, Node *index, Sum edge)
{
    Builder *b = s->thread.builder;
    return build_binary(b, is_high ? OP_LT : OP_GE, build_copy(b, index),
                        sum_expression(&s->thread, edge, index),
                        type_int());
}

/* The other value, as an element of that type has it. */
static Node *otherwise_of(Staging *s, const Stage *stage, const Type *type,
                          const Node *place)
{
    Builder *b = s->thread.builder;
    Node *n = stage->otherwise ? build_copy(b, stage->otherwise)
        : build_int(b, 0, place);
    return n->type->kind == type->kind ? n : build_cast(b, n, type);
}

/* The subscript of a dimension. */
static Node *row_of(Node *element, int rank, int d)
{
    for (; d < rank - 1; d++)
        element = element->kids[SUBSCRIPT_BASE];
    return element;
}

Node *stage_guarded(Staging *s, const Stage *stage, unsigned sides, Node *element)
{
    Builder *b = s->thread.builder;
    Node *test = NULL, *read = element, *index = NULL;
    for (int side = 0; side < 2 * stage->rank; side++) {
        int d = side / 2, is_high = side % 2;
        Node *row = row_of(element, stage->rank, d);
        index = is_high ? index : row->kids[SUBSCRIPT_INDEX];
        Sum edge = is_high ? stage->end[d] : (Sum){.is_known = true};
        if (!(sides & 1u << side) || is_within(s, sum_of(&s->thread, index), is_high, edge))
            continue;
        Node *is_inside = test_of(s, is_high, index, edge);
        edge.number -= is_high;
        if (stage->guards & 1u << side)
            test = test ? build_binary(b, OP_LOGICAL_AND, test, is_inside,
                                       is_inside->type) : is_inside;
        else if (row == element)
            read = clamp_column(s, read, element, is_inside, edge);
        else
            clamp_row(s, row, is_inside, edge);
    }
    const Type *type = type_element(stage->array->type);
    read = build_converted(b, read, type);
    return !test ? read
        : build_choice(b, test, read, otherwise_of(s, stage, type, element), type);
}
