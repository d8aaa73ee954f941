/* single_exit.c - makes a helper return in one place, at its end.
 *
 *     for (…) {                        int result, gone = 0;
 *         if (…)                       for (…) {
 *             return i;                    if (…) {
 *     }                                        result = i;
 *     return -1;                               gone = 1;
 *                                              break;
 *                                          }
 *                                      }
 *                                      if (!gone)
 *                                          result = -1;
 *                                      return result;
 */
#include "analysis/flow.h"
#include "unfold.h"

typedef struct Ending {
    Builder *builder;
    Decl *result; /* NULL: it has none */
    Decl *gone;   /* whether the thread has returned */
    bool in_loop, fails;
} Ending;

static void end_list(Ending *e, Node **list, int count, Nodes *out);

static void assign(Ending *e, Decl *d, Node *value, Nodes *out)
{
    Builder *b = e->builder;
    Nodes *before = b->out;
    b->out = out;
    build_assignment(b, d, value);
    b->out = before;
}

static void end_return(Ending *e, Node *n, Nodes *out)
{
    if (n->kids[0] && e->result)
        assign(e, e->result, n->kids[0], out);
    else if (n->kids[0])
        list_add(out, build_statement(e->builder, n->kids[0]));
    assign(e, e->gone, build_int(e->builder, 1, n), out);
    if (e->in_loop)
        list_add(out, build_node(e->builder, ND_BREAK, n, 0));
}

/* A statement as a block. */
static Node *end_block(Ending *e, Node *n)
{
    Nodes list = {0};
    if (!n)
        return NULL;
    if (n->kind == ND_COMPOUND)
        end_list(e, n->kids, n->kid_count, &list);
    else
        end_list(e, &n, 1, &list);
    return build_block(e->builder, list, n);
}

static Node *with_kids(Ending *e, const Node *n)
{
    Node *copy = build_like(e->builder, n);
    for (int i = 0; i < n->kid_count; i++)
        copy->kids[i] = n->kids[i];
    return copy;
}

static void end_loop(Ending *e, Node *n, Nodes *out)
{
    Node *loop = with_kids(e, n);
    e->fails = e->fails || e->in_loop;
    e->in_loop = true;
    loop->kids[flow_body_at(n)] = end_block(e, flow_body(n));
    e->in_loop = false;
    list_add(out, loop);
}

static void end_statement(Ending *e, Node *n, Nodes *out)
{
    if (!flow_returns(n)) {
        list_add(out, n);
    } else if (n->kind == ND_RETURN) {
        end_return(e, n, out);
    } else if (n->kind == ND_COMPOUND) {
        list_add(out, end_block(e, n));
    } else if (n->kind == ND_IF) {
        Node *choice = with_kids(e, n);
        choice->kids[IF_THEN] = end_block(e, n->kids[IF_THEN]);
        choice->kids[IF_ELSE] = end_block(e, n->kids[IF_ELSE]);
        list_add(out, choice);
    } else if (flow_is_loop(n)) {
        end_loop(e, n, out);
    } else {
        e->fails = true;
    }
}

/* What follows a statement that may return is for those who did not. */
static void end_list(Ending *e, Node **list, int count, Nodes *out)
{
    for (int i = 0; i < count && !e->fails; i++) {
        end_statement(e, list[i], out);
        if (list[i]->kind == ND_RETURN)
            return;
        if (!flow_returns(list[i]) || e->in_loop || i + 1 == count)
            continue;
        Builder *b = e->builder;
        Node *next = list[i + 1];
        Nodes rest = {0};
        end_list(e, list + i + 1, count - i - 1, &rest);
        list_add(out, build_if(
            b, build_not(b, build_use(b, e->gone, next)),
            build_block(b, rest, next), NULL, next));
        return;
    }
}

static Function *ended(Builder *b, Function *f)
{
    Nodes *before = b->out, list = {0};
    Ending e = {.builder = b};
    b->out = &list;
    if (f->result->kind != TY_VOID)
        e.result = build_local(b, f->result, NULL, "result", f->body);
    Node *zero = build_int(b, 0, f->body);
    e.gone = build_local(b, zero->type, zero, "gone", f->body);
    b->out = before;
    end_list(&e, f->body->kids, f->body->kid_count, &list);
    if (e.result) {
        Node *last = build_node(b, ND_RETURN, f->body, 1);
        last->kids[0] = build_use(b, e.result, last);
        list_add(&list, last);
    }
    return e.fails ? NULL
        : build_function(f, build_block(b, list, f->body));
}

Function *single_exit(Builder *b, Function *f)
{
    return unfold_has_one_end(f) ? f : ended(b, f);
}
