/* refine_rows.c - delinearization: makes a two-dimensional domain of a one-dimensional one, whose
 * threads divide their index into a row and a column:
 *
 *     int i = id / n, j = id % n;               int i = p[0], j = p[1];
 *
 * What depends on the row is then the same for all its threads, and what depends on the
 * column grows from thread to thread. This pays if rows are long.
 */
#include "refine.h"

typedef struct Rows {
    Builder builder;
    const Function *kernel;
    const Decl *index; /* the parameter, */
    Decl *place;       /* and the one with two components */
    Node *length;      /* of a row: a constant, or a captured number */
    Set parts;         /* quotients and remainders of the place */
    bool found;
} Rows;

/* ---- values --------------------------------------------------------------- */

/* What a variable that never changes begins with, or NULL. */
static Node *init_of(Rows *r, const Node *n)
{
    return n->kind == ND_VAR && !n->is_constant && type_is_wide(n->decl->type)
        ? builder_init(&r->builder, n->decl) : NULL;
}

/* Without conversions, and for a variable that never changes what it begins with. */
static Node *resolved(Rows *r, Node *n)
{
    n = node_strip(n);
    while (n->kind == ND_CAST && type_is_wide(n->type))
        n = node_strip(n->kids[0]);
    Node *init = init_of(r, n);
    return init ? resolved(r, init) : n;
}

/* The thread's place, and not a variable with it. */
static bool is_index(const Rows *r, const Node *n)
{
    if (n->kind == ND_SUBSCRIPT)
        return node_is_variable(n->kids[SUBSCRIPT_BASE], r->index);
    return n->kind == ND_VAR && n->decl == r->index && n->type->kind == TY_INT;
}

static bool is_captured(const Rows *r, const Node *n)
{
    return n->kind == ND_VAR && function_captures(r->kernel, n->decl)
        && type_is_wide(n->type);
}

static bool is_length(const Rows *r, Node *n)
{
    int64_t value;
    if (fold_constant(n, &value))
        return value >= LEAST_LENGTH && value <= INT32_MAX;
    return is_captured(r, n);
}

static bool divides_place(Rows *r, const Node *n)
{
    return (n->op == OP_DIV || n->op == OP_MOD) && n->type && type_is_wide(n->type)
        && is_index(r, resolved(r, n->kids[BINARY_LEFT]));
}

/* Remainders say what a row is rather than quotients, which may be of several rows. */
static bool find_length(Node *n, void *context)
{
    Rows *r = context;
    Node *by = divides_place(r, n) ? resolved(r, n->kids[BINARY_RIGHT]) : NULL;
    if (by && is_length(r, by) && (n->op == OP_MOD || !r->length))
        r->length = by;
    return true;
}

/* ---- places --------------------------------------------------------------- */

static Node *component(Rows *r, int i, const Node *at)
{
    return build_place(&r->builder, r->place, i, at);
}

static Node *operation(Rows *r, Op op, Node *a, Node *b)
{
    return build_binary(&r->builder, op, a, b, type_int());
}

/* As an int, which it surely is. */
static Node *int_of(Rows *r, Node *n)
{
    n = build_copy(&r->builder, n);
    return n->type->kind == TY_INT ? n
        : build_cast(&r->builder, n, type_int());
}

static Node *in_row(Rows *r, Node *row, const Node *at)
{
    return operation(r, OP_ADD, operation(r, OP_MUL, row, int_of(r, r->length)),
                     component(r, 1, at));
}

/* The product of ints that it is, whatever signed types that went through, or NULL:
 * others may have wrapped around. */
static Node *product_of(Rows *r, Node *n)
{
    for (n = node_strip(n); n->kind != ND_BINARY; n = node_strip(n)) {
        Node *inner = n->kind == ND_CAST ? n->kids[0] : init_of(r, n);
        if (!inner || !type_is_wide(n->type) || type_is_unsigned(n->type))
            return NULL;
        n = inner;
    }
    return n->op == OP_MUL && n->type->kind == TY_INT ? n : NULL;
}

/* The other factor of a product with the row's length. */
static Node *factor_of(Rows *r, Node *by)
{
    Node *product = product_of(r, by);
    int64_t known;
    for (int i = 0; product && i < 2; i++) {
        Node *factor = resolved(r, product->kids[1 - i]);
        if (node_equals(resolved(r, product->kids[i]), r->length)
            && (is_captured(r, factor) || fold_constant(factor, &known)))
            return factor;
    }
    return NULL;
}

/* What stands for a quotient or remainder of the place, or NULL. */
static Node *quotient(Rows *r, Node *n)
{
    Node *by = resolved(r, n->kids[BINARY_RIGHT]);
    if (node_equals(by, r->length))
        return component(r, n->op == OP_MOD, n);
    Node *factor = type_is_unsigned(n->type) ? NULL
        : factor_of(r, n->kids[BINARY_RIGHT]);
    if (!factor)
        return NULL;
    Node *row = operation(r, n->op, component(r, 0, n), int_of(r, factor));
    return n->op == OP_DIV ? row : in_row(r, row, n);
}

/* Before what variables begin with is another place. */
static bool find_parts(Node *n, void *context)
{
    Rows *r = context;
    if (divides_place(r, n))
        set_add(&r->parts, n);
    return true;
}

static Node *placed(Node *n, void *context)
{
    Rows *r = context;
    Node *part = set_has(&r->parts, n) ? quotient(r, n) : NULL;
    if (part) {
        r->found = true;
        return build_converted(&r->builder, part, n->type);
    }
    if (is_index(r, n))
        return in_row(r, component(r, 0, n), n);
    if (n->kind == ND_VAR && n->decl == r->index) /* as a vector */
        r->builder.why_not = "an index is used as a whole";
    node_change_kids(n, placed, r);
    return n;
}

/* ---- the kernel ----------------------------------------------------------- */

Function *refine_rows(Program *prog, Function *kernel, Node **length)
{
    Rows r = {.builder = {.prog = prog}, .kernel = kernel,
              .index = kernel->parameters.items[0]};
    builder_find_facts(&r.builder, kernel);
    node_walk(kernel->body, find_length, &r);
    if (!r.length)
        return kernel;
    Node *body = build_copied_body(&r.builder, kernel);
    if (!body)
        return kernel;
    r.place = build_index(r.index, 2);
    node_walk(body, find_parts, &r);
    node_change_kids(body, placed, &r);
    if (!r.found || r.builder.why_not)
        return kernel;
    *length = r.length;
    return build_kernel(kernel, body, r.place);
}
