/* build_unroll.c - unrolls the short loops that choose elements or parts.
 *
 *     for (int k = 0; k < 3; k++)             { sum += p.at[0] * q.at[0]; }
 *         sum += p.at[k] * q.at[k];           { sum += p.at[1] * q.at[1]; } …
 */
#include "builder.h"
#include "analysis/flow.h"
#include "analysis/fold.h"

enum { MOST_NUMBER = 1 << 20 };

typedef struct Unroll {
    Builder *builder;
    const Set *counters;
} Unroll;

/* What a trip's number makes a number. */
static Node *folded(Node *n, void *context)
{
    int64_t value;
    if (!n)
        return n;
    if (n->kind == ND_BINARY && n->type->kind == TY_INT && fold_constant(n, &value))
        return build_int(context, (int)value, n);
    node_change_kids(n, folded, context);
    return n;
}

static bool is_small(int64_t number)
{
    return number >= -MOST_NUMBER && number <= MOST_NUMBER;
}

static Node *unroll(Node *n, void *context)
{
    const Unroll *u = context;
    Builder *b = u->builder;
    Count c;
    int64_t begin;
    if (!n)
        return n;
    node_change_kids(n, unroll, context);
    if (n->kind != ND_FOR || !flow_counter(n) || !set_has(u->counters, flow_counter(n))
        || !flow_counts(n, &c) || !fold_constant(c.begin, &begin))
        return n;
    Nodes trips = {0};
    int count = flow_trips(n);
    int64_t by = flow_count_by(&c);
    if (!is_small(begin) || !is_small(begin + count * by))
        return n;
    for (int i = 0; i < count; i++) {
        Node *number = build_int(b, (int)(begin + i * by), n);
        *map_put_pointer(&b->stands, c.counter)
            = build_converted(b, number, c.counter->type);
        list_add(&trips, folded(build_copy(b, n->kids[FOR_BODY]), b));
    }
    return build_block(b, trips, n);
}

Node *build_unrolled(Builder *b, const Set *counters, Node *body)
{
    b->depth = 1; /* each trip has variables of its own */
    return unroll(body, &(Unroll){b, counters});
}
