/* refine_fold.c - makes loops of the last dimensions of a domain, if these are short:
 *
 *     parallel_for_each(extent(h, w, 3), …)     of h x w threads:
 *         out[y][x][i[2]] = …;                  for (int c = 0; c < 3; c++)
 *                                                   out[y][x][c] = …;
 *
 * The threads of a row then are as many as the last dimension but one is long.
 */
#include "analysis/extents.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "refine.h"

typedef struct Fold {
    Builder builder;
    const Decl *index;
    int last;      /* its last component, */
    Decl *counter; /* and what stands for that */
    Decl *shorter; /* the index without it */
} Fold;

/* The length of a dimension, if it is not the first, known and short; else 0. */
static int length_of(const Launch *launch, int dimension)
{
    int64_t length;
    bool has_rows = dimension > 0 && !launch->is_tiled && launch->domain;
    Node **extents = has_rows ? extents_of(launch->domain, launch->rank) : NULL;
    bool is_short = extents && fold_constant(extents[dimension], &length)
        && length > 1 && length <= LONGEST_PITCH;
    return is_short ? (int)length : 0;
}

static bool is_last(const Decl *variable, void *context)
{
    Fold *f = context;
    return builder_component_in(&f->builder, f->index, variable) == f->last;
}

static Node *changed(Node *n, void *context)
{
    Fold *f = context;
    Builder *b = &f->builder;
    bool is_component = builder_is_component(n, f->index);
    if (n == node_strip(n) && builder_component(b, f->index, n) == f->last)
        return build_converted(b, build_use(b, f->counter, n), n->type);
    if (is_component && f->last == 1)
        return build_use(b, f->shorter, n);
    if (is_component) {
        n->kids[SUBSCRIPT_BASE] = build_use(b, f->shorter, n);
        return n;
    }
    if (n->kind == ND_VAR && n->decl == f->index)
        b->why_not = "an index is used as a whole";
    build_undeclared(n, is_last, f);
    node_change_kids(n, changed, f);
    return n;
}

/* Whether a variable is the same in all trips, and never changes. */
static bool is_shared(Fold *f, Decl *d)
{
    Node *init = builder_init(&f->builder, d);
    return init && !has_effect(f->builder.prog, init) && !node_uses(init, f->counter);
}

/* Takes such variables from the beginning of a declaration; whether it has others. */
static bool take_shared(Fold *f, Node *n, Nodes *before)
{
    int taken = 0;
    while (taken < n->declared.count && is_shared(f, n->declared.items[taken]))
        list_add(before, build_declaration(&f->builder, n->declared.items[taken++], n));
    n->declared.items += taken;
    n->declared.count -= taken;
    return n->declared.count > 0;
}

/* The loop, after what the beginning of its body declares for all trips. */
static Node *folded_body(Fold *f, Node *body, int length)
{
    Builder *b = &f->builder;
    Nodes list = {0}, rest = {0};
    for (int i = 0; i < body->kid_count; i++) {
        Node *kid = body->kids[i];
        bool is_first = !rest.count && kid->kind == ND_DECLARE;
        if (kid->kind != ND_NULL && (!is_first || take_shared(f, kid, &list)))
            list_add(&rest, kid);
    }
    list_add(&list, build_count(b, f->counter, build_int(b, length, body),
                                build_block(b, rest, body), body));
    return build_block(b, list, body);
}

/* Without the last dimension of its index. */
static Function *fold_last(Program *prog, const Launch *launch, Function *kernel)
{
    Decl *index = kernel->parameters.items[0];
    Fold f = {.builder = {.prog = prog}, .index = index, .last = type_rank(index->type) - 1};
    Builder *b = &f.builder;
    int length = length_of(launch, f.last);
    Node *body = length && !flow_returns(kernel->body) && !flow_is_closed(kernel->body)
        ? build_copied_body(b, kernel) : NULL;
    if (!body)
        return kernel;
    f.shorter = build_index(index, f.last);
    f.counter = build_variable(b, "part", type_int(), build_int(b, 0, body));
    node_change_kids(body, changed, &f);
    body = folded_body(&f, body, length);
    return b->why_not ? kernel : build_kernel(kernel, body, f.shorter);
}

static bool is_long(Node *n)
{
    return flow_is_loop(n) && !flow_is_short(n);
}

/* Threads with long loops are not put together further: there may be few of them. */
Function *refine_fold(Program *prog, const Launch *launch, Function *kernel)
{
    Function *folded = fold_last(prog, launch, kernel);
    while (folded != kernel && !node_any(kernel->body, is_long)) {
        kernel = folded;
        folded = fold_last(prog, launch, kernel);
    }
    return folded;
}
