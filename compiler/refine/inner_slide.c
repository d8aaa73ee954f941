/* inner_slide.c - loops that begin and end relative to the thread's place: the threads of
 * a row go through them side by side.
 *
 *     for (int q = j - r; q <= j + r; q++)      for (int q = -r; q <= (long)r; q++)
 *         sum += in[i][q];                          sum += in[i][j + q];
 */
#include "inner_bound.h"

typedef struct Slide {
    Inner *inner;
    Decl *counter;
    const Type *type; /* that it had */
} Slide;

static Node *with_place(Node *n, void *context)
{
    Slide *s = context;
    Builder *b = s->inner->builder;
    node_change_kids(n, with_place, s);
    if (!node_is_variable(n, s->counter))
        return n;
    Node *own = build_place(b, s->inner->thread.index, inner_dimension(s->inner), n);
    Node *sum = build_binary(b, OP_ADD, own, build_use(b, s->counter, n),
                             s->counter->type);
    return build_converted(b, sum, s->type);
}

/* The loop's header, with numbers that the threads of a row share. */
static void change_header(Inner *s, Node *loop, const Trips *t)
{
    Builder *b = s->builder;
    Decl *d = t->counter;
    Node *place = d->init;
    bool is_up = t->step > 0;
    Node *by = build_int(b, (int)(is_up ? t->step : -t->step), place);
    d->init = build_cast(b, inner_expression(s, &t->begin, place), d->type);
    loop->kids[FOR_CONDITION] = build_binary(b, is_up ? OP_LE : OP_GE,
                                             build_use(b, d, place),
                                             inner_expression(s, &t->end, place),
                                             type_int());
    loop->kids[FOR_STEP] = build_binary(b, is_up ? OP_ADD_ASSIGN : OP_SUB_ASSIGN,
                                        build_use(b, d, place), by, d->type);
}

bool inner_slide(Inner *s, Node *loop)
{
    Trips t;
    if (!inner_trips(s, loop, &t) || inner_times(s, &t.begin) != 1
        || inner_times(s, &t.end) != 1)
        return false;
    Slide slide = {s, t.counter, t.counter->type};
    if (type_is_unsigned(slide.type))
        t.counter->type = type_long();
    t.begin = sum_add(t.begin, inner_place(s), -1);
    t.end = sum_add(t.end, inner_place(s), -1);
    loop->kids[FOR_BODY] = with_place(loop->kids[FOR_BODY], &slide);
    change_header(s, loop, &t);
    inner_note(s, &t);
    return true;
}
