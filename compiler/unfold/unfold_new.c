/* unfold_new.c - new nodes of a tree, at the place of another one. */
#include "unfold.h"

enum { MOST_NODES = 100000 };

static Type INT = {.kind = TY_INT, .size = 4, .align = 4};
static Type LONG = {.kind = TY_LONG, .size = 8, .align = 8};
static Type UINT = {.kind = TY_UINT, .size = 4, .align = 4};

Node *unfold_new(Unfold *u, NodeKind kind, const Node *place, int kids)
{
    Node *n = NEW(Node);
    *n = (Node){.kind = kind, .range = place->range, .point = place->point,
                .kids = NEW_ARRAY(Node *, kids), .kid_count = kids};
    if (++u->nodes > MOST_NODES)
        u->why_not = "it is too large, with what its helpers do";
    return n;
}

Node *unfold_new_like(Unfold *u, const Node *n)
{
    Node *copy = unfold_new(u, n->kind, n, n->kid_count);
    Node **kids = copy->kids;
    *copy = *n;
    copy->kids = kids;
    return copy;
}

/* ---- statements --------------------------------------------------------- */

Node *unfold_statement_of(Unfold *u, Node *expression)
{
    Node *n = unfold_new(u, ND_EXPR, expression, 1);
    n->kids[0] = expression;
    return n;
}

Node *unfold_list(Unfold *u, Nodes list, const Node *place)
{
    Node *block = unfold_new(u, ND_COMPOUND, place, 0);
    block->kids = list.items;
    block->kid_count = list.count;
    return block;
}

Node *unfold_new_declaration(Unfold *u, Decl *d, const Node *place)
{
    Node *n = unfold_new(u, ND_DECLARE, place, 0);
    list_add(&n->declared, d);
    return n;
}

Node *unfold_new_if(Unfold *u, Node *condition, Node *then, Node *otherwise,
                    const Node *place)
{
    Node *n = unfold_new(u, ND_IF, place, IF_ELSE + 1);
    n->kids[IF_CONDITION] = condition;
    n->kids[IF_THEN] = then;
    n->kids[IF_ELSE] = otherwise;
    return n;
}

Node *unfold_new_for(Unfold *u, Decl *counter, Node *condition, Node *step, Node *body,
                     const Node *place)
{
    Node *n = unfold_new(u, ND_FOR, place, FOR_BODY + 1);
    n->kids[FOR_INIT] = unfold_new_declaration(u, counter, place);
    n->kids[FOR_CONDITION] = condition;
    n->kids[FOR_STEP] = step;
    n->kids[FOR_BODY] = body;
    return n;
}

Node *unfold_new_count(Unfold *u, Decl *counter, Node *end, Node *body,
                       const Node *place)
{
    const Type *type = counter->type;
    return unfold_new_for(
        u, counter, unfold_binary(u, OP_LT, unfold_variable(u, counter, place), end, type),
        unfold_unary(u, OP_POST_INC, unfold_variable(u, counter, place), type), body,
        place);
}

/* ---- variables ---------------------------------------------------------- */

Decl *unfold_new_variable(Unfold *u, const char *name, const Type *type, Node *init)
{
    Decl *d = NEW(Decl);
    *d = (Decl){.kind = DECL_VARIABLE, .name = unfold_name(u, name),
                .type = (Type *)type, .init = init};
    return d;
}

Decl *unfold_variable_like(Unfold *u, const Decl *of, const char *name)
{
    Decl *d = NEW(Decl);
    *d = *of;
    d->name = unfold_name(u, name);
    d->device_name = NULL;
    d->init = NULL;
    return d;
}

/* ---- values ------------------------------------------------------------- */

Type *unfold_int_type(void)
{
    return &INT;
}

Type *unfold_long_type(void)
{
    return &LONG;
}

Type *unfold_uint_type(void)
{
    return &UINT;
}

Node *unfold_int(Unfold *u, int value, const Node *place)
{
    Node *n = unfold_new(u, ND_INT, place, 0);
    n->value = (uint64_t)value;
    n->is_constant = true;
    n->type = &INT;
    return n;
}

Node *unfold_variable(Unfold *u, Decl *d, const Node *place)
{
    Node *n = unfold_new(u, ND_VAR, place, 0);
    n->decl = d;
    n->type = d->type;
    return n;
}

Node *unfold_element(Unfold *u, Node *base, Node *index, const Type *type)
{
    Node *n = unfold_new(u, ND_SUBSCRIPT, base, SUBSCRIPT_INDEX + 1);
    n->kids[SUBSCRIPT_BASE] = base;
    n->kids[SUBSCRIPT_INDEX] = index;
    n->type = (Type *)type;
    return n;
}

Node *unfold_unary(Unfold *u, Op op, Node *operand, const Type *type)
{
    Node *n = unfold_new(u, ND_UNARY, operand, 1);
    n->op = op;
    n->kids[0] = operand;
    n->type = (Type *)type;
    return n;
}

Node *unfold_not(Unfold *u, Node *operand)
{
    return unfold_unary(u, OP_LOGICAL_NOT, operand, &INT);
}

Node *unfold_binary(Unfold *u, Op op, Node *left, Node *right, const Type *type)
{
    Node *n = unfold_new(u, ND_BINARY, left, BINARY_RIGHT + 1);
    n->op = op;
    n->kids[BINARY_LEFT] = left;
    n->kids[BINARY_RIGHT] = right;
    n->type = (Type *)type;
    return n;
}

Node *unfold_choice(Unfold *u, Node *condition, Node *yes, Node *no, const Type *type)
{
    Node *n = unfold_new(u, ND_CONDITIONAL, condition, 3);
    n->kids[0] = condition;
    n->kids[1] = yes;
    n->kids[2] = no;
    n->type = (Type *)type;
    return n;
}

Node *unfold_cast(Unfold *u, Node *operand, const Type *type)
{
    Node *n = unfold_new(u, ND_CAST, operand, 1);
    n->kids[0] = operand;
    n->type = (Type *)type;
    return n;
}

Node *unfold_converted(Unfold *u, Node *n, const Type *type)
{
    Node *inner = node_strip(n);
    bool is_same = inner->type->kind == type->kind && inner->type->size == type->size
        && inner->type->count == type->count;
    return is_same ? inner : unfold_cast(u, inner, type);
}

/* ---- the tiled index ---------------------------------------------------- */

Node *unfold_component(Unfold *u, const Decl *index, const char *name, int dimension,
                       const Node *place)
{
    Node *member = unfold_new(u, ND_MEMBER, place, 1);
    member->field = NEW(Field);
    *member->field = (Field){.name = name};
    member->kids[MEMBER_BASE] = unfold_variable(u, (Decl *)index, place);
    member->type = NEW(Type);
    *member->type = (Type){.kind = TY_VECTOR, .of = &INT, .count = index->type->rank};
    return unfold_element(u, member, unfold_int(u, dimension, place), &INT);
}

Node *unfold_barrier(Unfold *u, const Decl *index, const Node *place)
{
    static Type BARRIER = {.kind = TY_BARRIER}, NOTHING = {.kind = TY_VOID};
    static Field MEMBER = {.name = "barrier"}, WAIT = {.name = "wait"};
    Node *member = unfold_new(u, ND_MEMBER, place, 1);
    Node *wait = unfold_new(u, ND_MEMBER, place, 1);
    Node *call = unfold_new(u, ND_CALL, place, 1);
    member->field = &MEMBER;
    member->type = &BARRIER;
    member->kids[MEMBER_BASE] = unfold_variable(u, (Decl *)index, place);
    wait->field = &WAIT;
    wait->kids[MEMBER_BASE] = member;
    call->kids[CALL_CALLEE] = wait;
    call->type = wait->type = &NOTHING;
    return unfold_statement_of(u, call);
}
