/* refine_unswitch.c - loop unswitching: moves an if out of a short loop all of whose trips
 * take the same branch:
 *
 *     for (int c = 0; c < 3; c++)            if (x > 0 && x < w - 1)
 *         if (x > 0 && x < w - 1)                for (int c = 0; c < 3; c++)
 *             out[y][x][c] = …;                      out[y][x][c] = …;
 *
 * The condition then shows which threads of a row go through the loop.
 */
#include "analysis/flow.h"
#include "refine.h"

enum { MOST_COPIES = 16 }; /* of loops, in a kernel */

typedef struct Unswitch {
    Builder builder;
    Node *loop;
    int copies;
    bool found;
} Unswitch;

static bool declares(Node *n, void *variable)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i] == variable)
            return true;
    return false;
}

/* What may have another value in another trip, or an effect. */
static bool varies(Node *n, void *context)
{
    Unswitch *u = context;
    bool is_computed = n->kind == ND_CALL || n->kind == ND_STATEMENT_EXPR || node_assigned(n);
    bool is_loaded = node_is_element(n) || n->is_arrow
        || (n->kind == ND_UNARY && n->op == OP_DEREF);
    bool varies = n->kind == ND_VAR && (!builder_is_fixed(&u->builder, n)
                                        || node_any_with(u->loop, declares, n->decl));
    return is_computed || is_loaded || varies;
}

/* Whether a loop has at least one trip, and all of them go through all of its body. */
static bool goes_through(Unswitch *u, const Node *loop)
{
    Node *body = flow_is_loop(loop) ? flow_body(loop) : NULL;
    return body && flow_is_short(loop) && flow_trips(loop) > 0
        && flow_is_counted(loop, flow_trips(loop)) && !flow_continues(body)
        && !flow_has_label(body) && !node_waits(u->builder.prog, body);
}

/* The if that is all that a loop does, with the same condition in all trips; or NULL. */
static Node **find_if(Unswitch *u, Node *loop)
{
    Node **place = &loop->kids[flow_body_at(loop)];
    while ((*place)->kind == ND_COMPOUND && (*place)->kid_count == 1)
        place = &(*place)->kids[0];
    u->loop = loop;
    bool is_found = (*place)->kind == ND_IF
        && !node_any_with((*place)->kids[IF_CONDITION], varies, u);
    return is_found ? place : NULL;
}

static Node *unswitched(Unswitch *u, Node *loop)
{
    Builder *b = &u->builder;
    Node **place = goes_through(u, loop) ? find_if(u, loop) : NULL, *otherwise = NULL;
    if (!place || u->copies == MOST_COPIES)
        return loop;
    Node *n = *place;
    u->found = true;
    if (n->kids[IF_ELSE]) {
        u->copies++;
        *place = n->kids[IF_ELSE];
        otherwise = unswitched(u, build_copy(b, loop));
    }
    *place = n->kids[IF_THEN];
    return build_if(b, n->kids[IF_CONDITION], unswitched(u, loop), otherwise, loop);
}

/* From the innermost loops on. */
static Node *changed(Node *n, void *context)
{
    if (!n || n->type)
        return n;
    node_change_kids(n, changed, context);
    return flow_is_loop(n) ? unswitched(context, n) : n;
}

Function *refine_unswitched(Program *prog, Function *kernel)
{
    Unswitch u = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&u.builder, kernel);
    if (!body)
        return kernel;
    builder_find_facts(&u.builder, build_function(kernel, body));
    body = changed(body, &u);
    return u.found && !u.builder.why_not ? build_function(kernel, body) : kernel;
}
