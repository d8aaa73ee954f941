/* scalarize.c - replaces short vectors by scalars where that helps, or structures by
 * their members.
 *
 *     float_4 d = other[k] - me;      float d_x = other[k].x - me_x; …
 *     to[i] = me + TIME_STEP * d;     to[i].x = me_x + TIME_STEP * d_x; …
 *
 * A compiler vectorizes over the values of neighbouring threads, but not if these are
 * vectors already. So a variable whose components are used one by one becomes a variable
 * for each of them (scalarize_find.c), and an assignment becomes one for each component
 * (scalarize_expr.c). Elsewhere the vector is made of its components:
 * (float_4){d_x, d_y, d_z, d_w}.
 */
#include "scalarize.h"
#include "analysis/flow.h"

static void scalarize_statement(Scalarize *s, Node *n);

static Node *copy(Scalarize *s, Node *n)
{
    return build_copy(&s->builder, n);
}

/* ---- assignments -------------------------------------------------------- */

static bool is_split(const Scalarize *s, Node *n)
{
    const Node *root = node_root(n);
    return root && set_has(&s->split, root->decl);
}

typedef struct Search {
    const Scalarize *scalarize;
    const Decl *decl; /* NULL: any that is split */
} Search;

static bool is_sought(Node *n, void *context)
{
    const Search *s = context;
    return n->kind == ND_VAR
        && (s->decl ? n->decl == s->decl : is_split(s->scalarize, n));
}

static bool has_variable(const Scalarize *s, Node *n, const Decl *d)
{
    return node_any_with(n, is_sought, &(Search){s, d});
}

/* Whether a place is changed before its old value is read. */
static bool meets(Scalarize *s, Node **to, Node **values, int count)
{
    for (int i = 0; i < count; i++) {
        const Node *root = node_root(to[i]);
        if (to[i]->kind != ND_VAR && !scalarize_is_at_hand(values[i]))
            return true;
        for (int later = i + 1; later < count && root; later++)
            if (has_variable(s, values[later], root->decl))
                return true;
    }
    return false;
}

static Node *binary(Scalarize *s, Op op, Node *a, Node *b)
{
    Node *n = build_binary(&s->builder, op, a, b, a->type);
    n->range = s->place->range;
    n->point = s->place->point;
    return n;
}

static void assign(Scalarize *s, Op op, Node **to, Node **values, int count)
{
    Builder *b = &s->builder;
    if (meets(s, to, values, count)) {
        for (int i = 0; i < count; i++) {
            if (op != OP_ASSIGN)
                values[i] = binary(s, op_of_assignment(op), to[i], values[i]);
            values[i] = scalarize_keep(s, values[i], "part");
        }
        op = OP_ASSIGN;
    }
    for (int i = 0; i < count; i++)
        list_add(b->out, build_statement(
            b, binary(s, op, to[i], values[i])));
}

static bool has_parts(const Scalarize *s, const Node *n)
{
    return s->of_members ? unfold_parts(n->type)
                         : n->type->kind == TY_VECTOR;
}

/* Whether it assigns what has parts, and a variable that is split is in it. */
static bool is_assignment_of_parts(Scalarize *s, Node *n)
{
    return n->kind == ND_BINARY && op_form(n->op) == 'A' && has_parts(s, n)
        && has_variable(s, n, NULL);
}

/* What cannot be told apart is computed as a whole: v += f(a) * b is one
 * operation of each component. */
static void scalarize_assignment(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    int before = b->out->count;
    Node *to = n->kids[BINARY_LEFT], *value = n->kids[BINARY_RIGHT];
    Op op = n->op;
    Node **values = scalarize_read(s, value);
    Node **places = values || is_split(s, to) ? scalarize_parts(s, to) : NULL;
    if (!places) {
        b->out->count = before;
        list_add(b->out, build_statement(b, copy(s, n)));
        return;
    }
    if (!values) {
        b->out->count = before;
        values = scalarize_value(s, op == OP_ASSIGN ? value
                          : binary(s, op_of_assignment(op), to, value));
        op = OP_ASSIGN;
    }
    assign(s, op, places, values, scalarize_count(n->type));
}

/* ---- declarations ------------------------------------------------------- */

static void declare(Scalarize *s, Decl *d, const Node *place)
{
    list_add(s->builder.out, build_declaration(&s->builder, d, place));
}

static void split_variable(Scalarize *s, Decl *d, const Node *place)
{
    Builder *b = &s->builder;
    int count = scalarize_count(d->type);
    bool is_given = d->kind == DECL_PARAMETER;
    Node **values = d->init ? scalarize_value(s, d->init)
        : is_given ? scalarize_components(s, build_use(b, d, place))
        : NULL;
    Node **parts = NEW_ARRAY(Node *, count);
    for (int i = 0; i < count; i++) {
        Decl *part = NEW(Decl);
        Type *type = NEW(Type);
        *part = *d;
        *type = *scalarize_type(d->type, i);
        type->is_const = type->is_const || d->type->is_const;
        part->type = type;
        part->name = build_name(b, arena_format("%s%s", d->name, scalarize_name(d->type, i)));
        part->device_name = NULL;
        part->kind = DECL_VARIABLE;
        part->init = values ? values[i] : NULL;
        parts[i] = build_use(b, part, place);
        declare(s, part, place);
    }
    *map_put_pointer(&b->stands, d) = scalarize_join(s, parts, d->type);
}

static void scalarize_declaration(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *from = n->declared.items[i];
        if (set_has(&s->split, from)) {
            split_variable(s, from, n);
            continue;
        }
        Decl *d = build_copied_variable(b, from);
        if (d != from)
            d->init = copy(s, from->init);
        declare(s, d, n);
    }
}

/* ---- statements --------------------------------------------------------- */

static Node *block_of(Scalarize *s, Node **list, int count, const Node *place)
{
    Nodes *around = build_begin_block(&s->builder);
    for (int i = 0; i < count; i++)
        scalarize_statement(s, list[i]);
    return build_end_block(&s->builder, around, place);
}

static Node *governed(Scalarize *s, Node *n)
{
    Node *block = block_of(s, &n, 1, n);
    return block->kid_count == 1 ? block->kids[0] : block;
}

/* What has statements inside. */
static Node *scalarize_flow(Scalarize *s, Node *n)
{
    Node *flow = build_like(&s->builder, n);
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        flow->kids[i] = flow_is_inside(n, i) ? governed(s, kid) : copy(s, kid);
    }
    return flow;
}

static void scalarize_return(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    int before = b->out->count;
    Node *back = build_node(b, ND_RETURN, n, 1), *value = n->kids[0];
    Node **parts = has_parts(s, value) ? scalarize_parts(s, value) : NULL;
    if (!parts)
        b->out->count = before;
    back->kids[0] = parts ? scalarize_join(s, parts, value->type) : copy(s, value);
    list_add(b->out, back);
}

static void scalarize_statement(Scalarize *s, Node *n)
{
    Builder *b = &s->builder;
    Node *e = node_expression(n);
    s->place = n;
    if (n->kind == ND_DECLARE)
        scalarize_declaration(s, n);
    else if (n->kind == ND_COMPOUND)
        list_add(b->out, block_of(s, n->kids, n->kid_count, n));
    else if (e && is_assignment_of_parts(s, e))
        scalarize_assignment(s, e);
    else if (e)
        list_add(b->out, copy(s, n));
    else if (n->kind == ND_RETURN && n->kids[0] && has_variable(s, n, NULL))
        scalarize_return(s, n);
    else
        list_add(b->out, scalarize_flow(s, n));
}

/* ---- functions ---------------------------------------------------------- */

/* A vector in memory is given by its components. */
static void give_components(Scalarize *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *n = node_strip(call->kids[i]);
        bool is_place = n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER;
        Node **parts = is_place && n->type->kind == TY_VECTOR
            ? scalarize_parts(s, n) : NULL;
        if (parts)
            call->kids[i] = scalarize_join(s, parts, n->type);
    }
}

static Function *scalar_helper(Program *prog, Function *f);

/* What a helper does with short vectors it does with scalars too. */
static bool call_scalars(Node *n, void *context)
{
    Scalarize *s = context;
    Function *f = node_helper(n);
    Function *scalar = f ? scalar_helper(s->builder.prog, f) : NULL;
    if (scalar != f) {
        Decl *d = NEW(Decl);
        *d = *n->decl;
        d->function = scalar;
        n->decl = d;
        give_components(s, n);
    }
    return true;
}

/* A parameter stays a vector, of which the body begins with the components. */
static void split_parameters(Scalarize *s, Function *f)
{
    for (int i = 0; i < f->parameters.count; i++) {
        Decl *d = f->parameters.items[i];
        if (set_has(&s->split, d))
            split_variable(s, d, f->body);
    }
}

static Function *scalar_function(Scalarize *s, Function *f)
{
    Builder *b = &s->builder;
    Nodes parameters = {0};
    builder_learn(b, f);
    b->out = &parameters;
    s->place = f->body;
    split_parameters(s, f);
    Node *body = block_of(s, f->body->kids, f->body->kid_count, f->body);
    if (parameters.count) {
        list_add(&parameters, body);
        body = build_block(b, parameters, f->body);
    }
    if (b->why_not)
        return f;
    if (!s->of_members)
        node_walk(body, call_scalars, s);
    return build_function(f, body);
}

Function *scalarize_members(Program *prog, Function *f)
{
    Scalarize s = {.builder = {.prog = prog}, .of_members = true};
    f = scalarize_open_members(prog, f);
    scalarize_find_members(&s, f);
    return s.split.used ? scalar_function(&s, f) : f;
}

Function *scalarize_kernel(Program *prog, Function *f, const Nodes *whole)
{
    Scalarize s = {.builder = {.prog = prog}};
    scalarize_find(&s, f, whole);
    return s.split.used ? scalar_function(&s, f) : f;
}

static Function *scalar_helper(Program *prog, Function *f)
{
    void **known = map_get_pointer(&prog->scalars, f);
    if (known)
        return *known;
    *map_put_pointer(&prog->scalars, f) = f; /* for recursion, an error */
    Scalarize s = {.builder = {.prog = prog}};
    scalarize_find_in_helper(&s, f);
    if (!s.split.used)
        return f;
    Function *scalar = scalar_function(&s, f);
    scalar->is_scalar = scalar != f;
    *map_put_pointer(&prog->scalars, f) = scalar;
    return scalar;
}
