/* serial_span.c - conditions that hold for neighbours in a row of threads.
 *
 * Where a condition compares the thread's place in its row with what the whole
 * row shares, `me < half` or `column == 0`, the threads that it holds for are a
 * range: what only they do is a loop over these. So is each trip of a loop by
 * which the threads of a row share out a longer one,
 * `for (int i = me; i < n; i += TILE)`: it counts for the first thread, and
 * the last trips have fewer threads.
 */
#include "serial_plan.h"

#include <string.h>

/* Numbers that do not wrap around. */
static bool is_signed(const Type *t)
{
    return (t->kind == TY_INT || t->kind == TY_LONG) && !t->is_volatile;
}

/* Without parentheses and conversions that keep all values; NULL where it is
 * no signed number. */
static Node *strip(Node *n)
{
    while (n->kind == ND_PAREN || n->kind == ND_CAST) {
        Node *inner = n->kids[0];
        if (!is_signed(n->type) || inner->type->size > n->type->size)
            return NULL;
        n = inner;
    }
    return is_signed(n->type) ? n : NULL;
}

static bool is_place(const Plan *p, const Node *n)
{
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    if (base->kind != ND_MEMBER || !index->is_constant
        || base->kids[MEMBER_BASE]->type->kind != TY_TILED_INDEX)
        return false;
    return (int)index->value == p->serial->rank - 1
        && (strcmp(base->field->name, "local") == 0
            || strcmp(base->field->name, "global") == 0);
}

/* How much an expression grows from a thread of a row to the next: 0, 1, or
 * UNKNOWN. */
enum { UNKNOWN = -1 };

static int growth(Plan *p, Node *n);

static int growth_of_variable(Plan *p, Decl *d)
{
    const Kept *kept = serial_kept(p->serial, d);
    if (!kept || kept->keep != KEEP_AGAIN)
        return UNKNOWN;
    return kept->strides ? 1 : growth(p, d->init);
}

static int growth_of_sum(Plan *p, Node *n)
{
    int left = growth(p, n->kids[BINARY_LEFT]);
    int right = growth(p, n->kids[BINARY_RIGHT]);
    int sum = n->op == OP_ADD ? left + right : left - right;
    return left == UNKNOWN || right == UNKNOWN || sum > 1 ? UNKNOWN : sum;
}

static int growth(Plan *p, Node *n)
{
    n = strip(n);
    if (!n)
        return UNKNOWN;
    if (n->kind == ND_BINARY && (n->op == OP_ADD || n->op == OP_SUB))
        return growth_of_sum(p, n);
    if (level_of(p, n) <= SAME_IN_ROW)
        return 0;
    if (n->kind == ND_VAR)
        return growth_of_variable(p, n->decl);
    return n->kind == ND_SUBSCRIPT && is_place(p, n) ? 1 : UNKNOWN;
}

static Op mirrored(Op op)
{
    switch (op) {
    case OP_LT:
        return OP_GT;
    case OP_GT:
        return OP_LT;
    case OP_LE:
        return OP_GE;
    case OP_GE:
        return OP_LE;
    default:
        return op;
    }
}

static bool is_comparison(Op op)
{
    return mirrored(op) != op || op == OP_EQ;
}

bool span_find(Plan *p, Node *condition, Span *span)
{
    Node *n = node_strip(condition);
    if (p->serial->index || n->kind != ND_BINARY || !is_comparison(n->op))
        return false;
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (!is_signed(left->type) || !is_signed(right->type))
        return false;
    if (level_of(p, left) <= SAME_IN_ROW)
        *span = (Span){right, left, mirrored(n->op)};
    else
        *span = (Span){left, right, n->op};
    return growth(p, span->place) == 1
        && level_of(p, span->bound) <= SAME_IN_ROW;
}

/* ---- loops that threads share out --------------------------------------- */

/* i++ or i += n, where n is the same for the row: it is above 0, since the
 * loop ends. */
static bool grows(Plan *p, Node *step, const Decl *d)
{
    Node *changed = node_strip(step->kids[0]);
    if (changed->kind != ND_VAR || changed->decl != d)
        return false;
    if (step->kind == ND_UNARY)
        return step->op == OP_PRE_INC || step->op == OP_POST_INC;
    return step->kind == ND_BINARY && step->op == OP_ADD_ASSIGN
        && is_signed(step->kids[1]->type)
        && level_of(p, step->kids[1]) <= SAME_IN_ROW;
}

bool span_strides(Plan *p, Node *loop)
{
    Node *init = loop->kids[FOR_INIT], *step = node_strip(loop->kids[FOR_STEP]);
    if (p->serial->index || !init || init->kind != ND_DECLARE
        || init->declared.count != 1 || !loop->kids[FOR_CONDITION] || !step)
        return false;
    Decl *d = init->declared.items[0];
    if (d->is_static || !d->init || !is_signed(d->type)
        || level_changes(p, d) != 1 || !grows(p, step, d)
        || d->init->type->size > d->type->size || growth(p, d->init) != 1)
        return false;
    Kept *kept = serial_keep(p, d, KEEP_AGAIN, SAME_IN_THREAD);
    kept->strides = true;
    Span span;
    if (span_find(p, loop->kids[FOR_CONDITION], &span)
        && (span.op == OP_LT || span.op == OP_LE)
        && node_strip(span.place)->kind == ND_VAR
        && node_strip(span.place)->decl == d)
        return true;
    *map_put_pointer(&p->serial->kept, d) = NULL;
    return false;
}
