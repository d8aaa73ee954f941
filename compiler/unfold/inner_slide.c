/* inner_slide.c - loops that begin and end with the thread's place: the threads of a row
 * go through them side by side.
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
    Unfold *u = s->inner->unfold;
    unfold_change_in(n, with_place, s);
    if (!node_is_variable(n, s->counter))
        return n;
    Node *own = inner_place_along(s->inner, inner_dimension(s->inner), n);
    Node *sum = unfold_binary(u, OP_ADD, own, unfold_variable(u, s->counter, n),
                              s->counter->type);
    return s->type == s->counter->type ? sum : unfold_cast(u, sum, s->type);
}

/* The loop's header, with numbers that the threads of a row share. */
static void change_header(Inner *s, Node *loop, const Trips *t)
{
    Unfold *u = s->unfold;
    Decl *d = t->counter;
    Node *place = d->init;
    bool is_up = t->step > 0;
    Node *by = unfold_int(u, (int)(is_up ? t->step : -t->step), place);
    d->init = unfold_cast(u, inner_expression(s, &t->begin, place), d->type);
    loop->kids[FOR_CONDITION] = unfold_binary(u, is_up ? OP_LE : OP_GE,
                                              unfold_variable(u, d, place),
                                              inner_expression(s, &t->end, place),
                                              unfold_int_type());
    loop->kids[FOR_STEP] = unfold_binary(u, is_up ? OP_ADD_ASSIGN : OP_SUB_ASSIGN,
                                         unfold_variable(u, d, place), by, d->type);
}

bool inner_slide(Inner *s, Node *loop)
{
    Trips t;
    if (!inner_trips(s, loop, &t) || inner_times(s, &t.begin) != 1
        || inner_times(s, &t.end) != 1)
        return false;
    Slide slide = {s, t.counter, t.counter->type};
    if (type_is_unsigned(slide.type))
        t.counter->type = unfold_long_type();
    t.begin = sum_add(t.begin, inner_place(s), -1);
    t.end = sum_add(t.end, inner_place(s), -1);
    loop->kids[FOR_BODY] = with_place(loop->kids[FOR_BODY], &slide);
    change_header(s, loop, &t);
    inner_note(s, &t);
    return true;
}
