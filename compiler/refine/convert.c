/* convert.c - if-conversion of what is done with variables alone (see convert.h). */
#include "convert.h"

#include "analysis/fold.h"

enum { MOST_NODES = 600 };

/* ---- expressions ---------------------------------------------------------- */

static bool is_dear(const Convertible *c, Node *n)
{
    switch (n->kind) {
    case ND_INT: case ND_FLOAT: case ND_VAR: case ND_PAREN: case ND_CAST:
    case ND_CONDITIONAL:
        return false;
    case ND_MEMBER:
        return n->is_arrow;
    case ND_SUBSCRIPT:
        return !n->type || (node_is_element(n) && !(c->at_hand && c->at_hand(n, c->context)));
    case ND_UNARY:
        return n->op == OP_ADDRESS || n->op == OP_DEREF || op_is_step(n->op);
    case ND_BINARY:
        return op_form(n->op) != 'B' || fold_may_trap(n);
    default:
        return !n->is_constant && !node_is_pure(c->prog, n);
    }
}

static Look find_dear(Node *n, void *context)
{
    return is_dear(context, n) ? FOUND : n->is_constant ? LOOK_BEYOND : LOOK_BELOW;
}

static bool is_cheap(const Convertible *c, Node *n)
{
    return !node_find(n, find_dear, (void *)c);
}

bool convert_is_cheap(Program *prog, Node *n, AtHand *at_hand, void *context)
{
    return is_cheap(&(Convertible){prog, at_hand, NULL, context}, n);
}

/* ---- whether it can be ---------------------------------------------------- */

/* `x = y`, `x += y` or `x++` of a variable; y may be such an assignment. */
static bool is_assignment(Node *n, void *prog)
{
    n = node_strip(n);
    Node *to = node_assigned(n) ? node_strip(node_assigned(n)) : NULL;
    if (!to || to->kind != ND_VAR || !type_is_number(to->decl->type)
        || !decl_is_automatic(to->decl))
        return false;
    return n->kind == ND_UNARY
        || ((convert_is_cheap(prog, n->kids[BINARY_RIGHT], NULL, NULL)
             || is_assignment(n->kids[BINARY_RIGHT], prog))
            && !fold_may_trap(n));
}

static bool declares_numbers(const Convertible *c, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (!decl_is_automatic(d) || !type_is_number(d->type) || (d->init && !is_cheap(c, d->init)))
            return false;
    }
    return true;
}

static bool can_both(const Convertible *c, Node *n)
{
    return convert_can(c, n->kids[IF_THEN])
        && (!n->kids[IF_ELSE] || convert_can(c, n->kids[IF_ELSE]));
}

bool convert_can(const Convertible *c, Node *n)
{
    switch (n->kind) {
    case ND_COMPOUND:
        for (int i = 0; i < n->kid_count; i++)
            if (!convert_can(c, n->kids[i]))
                return false;
        return true;
    case ND_DECLARE:
        return declares_numbers(c, n);
    case ND_EXPR:
        return !n->is_value && c->is_statement(n->kids[0], c->context);
    case ND_IF:
        return is_cheap(c, n->kids[IF_CONDITION]) && can_both(c, n);
    default:
        return n->kind == ND_NULL;
    }
}

bool convert_is_possible(Program *prog, Node *n)
{
    return node_size(n) <= MOST_NODES && !has_effect(prog, n->kids[IF_CONDITION])
        && can_both(&(Convertible){prog, NULL, is_assignment, prog}, n);
}

/* ---- what becomes of it --------------------------------------------------- */

typedef struct Convert {
    Builder *builder;
    Map homes; /* Decl -> Decl: of variables that are declared in it, the truth around them */
} Convert;

/* Whether those who do what is around it go this way. */
static Decl *way(Builder *b, Node *truth, Decl *around)
{
    const Node *place = truth;
    if (around)
        truth = build_binary(b, OP_AND, build_use(b, around, place), truth, truth->type);
    return build_local(b, truth->type, truth, "is_so", place);
}

static void convert(Convert *c, Node *n, Decl *around);

static void convert_ways(Convert *c, Node *n, Decl *around)
{
    Builder *b = c->builder;
    Node *condition = n->kids[IF_CONDITION];
    Node *truth = build_choice(b, condition, build_int(b, 1, condition),
                               build_int(b, 0, condition), type_int());
    Decl *is_so = way(b, truth, NULL);
    Decl *yes = around ? way(b, build_use(b, is_so, condition), around) : is_so;
    convert(c, n->kids[IF_THEN], yes);
    if (!n->kids[IF_ELSE])
        return;
    Node *contrary = build_binary(b, OP_XOR, build_use(b, is_so, condition),
                                  build_int(b, 1, condition), is_so->type);
    convert(c, n->kids[IF_ELSE], way(b, contrary, around));
}

Node *convert_value(Builder *b, Node *n, const Type *type)
{
    n = build_converted(b, n, type);
    return n->kind == ND_VAR || n->is_constant ? n : build_kept(b, n, "now");
}

/* A choice between what a variable is and another one. */
static void choose(Builder *b, Decl *around, Decl *d, Node *value)
{
    build_assignment(b, d, build_choice(b, build_use(b, around, value), value,
                                        build_use(b, d, value), d->type));
}

static void convert_assignment(Convert *c, Node *n, Decl *around);

/* The value of an assignment that another one has on its right: what is assigned, or what
 * was there before `x++`. */
static Node *convert_inner(Convert *c, Node *n, Decl *around)
{
    Builder *b = c->builder;
    Node *value = build_use(b, node_strip(node_assigned(n))->decl, n);
    if (op_form(n->op) == 'P')
        value = build_kept(b, value, "before");
    convert_assignment(c, n, around);
    return value;
}

/* A copy is assigned to, of which those who go this way take the value. */
static void convert_assignment(Convert *c, Node *n, Decl *around)
{
    Builder *b = c->builder;
    Decl *d = node_strip(node_assigned(n))->decl;
    Node *inner = n->kind == ND_BINARY ? node_strip(n->kids[BINARY_RIGHT]) : NULL;
    if (inner && node_assigned(inner))
        n->kids[BINARY_RIGHT] = convert_inner(c, inner, around);
    if (map_value_pointer(&c->homes, d) == around) {
        list_add(b->out, build_statement(b, n));
        return;
    }
    if (n->op == OP_ASSIGN) {
        choose(b, around, d, convert_value(b, n->kids[BINARY_RIGHT], d->type));
        return;
    }
    Decl *now = build_local(b, d->type, build_use(b, d, n), "now", n);
    n->kids[0] = build_use(b, now, n);
    list_add(b->out, build_statement(b, n));
    choose(b, around, d, build_use(b, now, n));
}

/* All of them have a value, as some threads would choose none. */
static void convert_declaration(Convert *c, Node *n, Decl *around)
{
    Builder *b = c->builder;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!d->init)
            d->init = build_converted(b, build_int(b, 0, n), d->type);
        *map_put_pointer(&c->homes, d) = around;
    }
    list_add(b->out, n);
}

static void convert(Convert *c, Node *n, Decl *around)
{
    Builder *b = c->builder;
    if (n->kind == ND_EXPR) {
        convert_assignment(c, node_strip(n->kids[0]), around);
        return;
    }
    if (n->kind == ND_DECLARE) {
        convert_declaration(c, n, around);
        return;
    }
    Nodes *outside = build_begin_block(b);
    for (int i = 0; i < n->kid_count && n->kind == ND_COMPOUND; i++)
        convert(c, n->kids[i], around);
    if (n->kind == ND_IF)
        convert_ways(c, n, around);
    Node *block = build_end_block(b, outside, n);
    list_add(b->out, block);
}

Node *convert_if(Builder *b, Node *n)
{
    Convert c = {.builder = b};
    Nodes *around = build_begin_block(b);
    convert(&c, n, NULL);
    return build_end_block(b, around, n)->kids[0];
}
