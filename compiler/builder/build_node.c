/* build_node.c - new nodes, at the place of others. */
#include "builder.h"

enum { MOST_NODES = 100000 };

Node *build_node(Builder *b, NodeKind kind, const Node *place, int kids)
{
    Node *n = NEW(Node);
    *n = (Node){.kind = kind, .range = place->range, .point = place->point,
                .kids = NEW_ARRAY(Node *, kids), .kid_count = kids};
    if (++b->nodes > MOST_NODES)
        b->why_not = "it is too large, with what its helpers do";
    return n;
}

Node *build_like(Builder *b, const Node *n)
{
    Node *copy = build_node(b, n->kind, n, n->kid_count);
    Node **kids = copy->kids;
    *copy = *n;
    copy->kids = kids;
    return copy;
}

/* ---- statements --------------------------------------------------------- */

Node *build_statement(Builder *b, Node *expression)
{
    Node *n = build_node(b, ND_EXPR, expression, 1);
    n->kids[0] = expression;
    return n;
}

Node *build_block(Builder *b, Nodes list, const Node *place)
{
    Node *block = build_node(b, ND_COMPOUND, place, 0);
    block->kids = list.items;
    block->kid_count = list.count;
    return block;
}

Node *build_declaration(Builder *b, Decl *d, const Node *place)
{
    Node *n = build_node(b, ND_DECLARE, place, 0);
    list_add(&n->declared, d);
    return n;
}

Node *build_if(Builder *b, Node *condition, Node *then, Node *otherwise,
               const Node *place)
{
    Node *n = build_node(b, ND_IF, place, IF_ELSE + 1);
    n->kids[IF_CONDITION] = condition;
    n->kids[IF_THEN] = then;
    n->kids[IF_ELSE] = otherwise;
    return n;
}

Node *build_for(Builder *b, Decl *counter, Node *condition, Node *step, Node *body,
                const Node *place)
{
    Node *n = build_node(b, ND_FOR, place, FOR_BODY + 1);
    n->kids[FOR_INIT] = build_declaration(b, counter, place);
    n->kids[FOR_CONDITION] = condition;
    n->kids[FOR_STEP] = step;
    n->kids[FOR_BODY] = body;
    return n;
}

Node *build_count(Builder *b, Decl *counter, Node *end, Node *body,
                  const Node *place)
{
    const Type *type = counter->type;
    return build_for(
        b, counter, build_binary(b, OP_LT, build_use(b, counter, place), end, type),
        build_unary(b, OP_POST_INC, build_use(b, counter, place), type), body,
        place);
}

/* ---- variables ---------------------------------------------------------- */

Decl *build_variable(Builder *b, const char *name, const Type *type, Node *init)
{
    Decl *d = NEW(Decl);
    *d = (Decl){.kind = DECL_VARIABLE, .name = build_name(b, name),
                .type = (Type *)type, .init = init};
    return d;
}

Decl *build_variable_like(Builder *b, const Decl *of, const char *name)
{
    Decl *d = NEW(Decl);
    *d = *of;
    d->name = build_name(b, name);
    d->device_name = NULL;
    d->init = NULL;
    return d;
}

/* ---- values ------------------------------------------------------------- */

Node *build_int(Builder *b, int value, const Node *place)
{
    Node *n = build_node(b, ND_INT, place, 0);
    n->value = (uint64_t)value;
    n->is_constant = true;
    n->type = type_int();
    return n;
}

Node *build_use(Builder *b, Decl *d, const Node *place)
{
    Node *n = build_node(b, ND_VAR, place, 0);
    n->decl = d;
    n->type = d->type;
    return n;
}

Node *build_element(Builder *b, Node *base, Node *index, const Type *type)
{
    Node *n = build_node(b, ND_SUBSCRIPT, base, SUBSCRIPT_INDEX + 1);
    n->kids[SUBSCRIPT_BASE] = base;
    n->kids[SUBSCRIPT_INDEX] = index;
    n->type = (Type *)type;
    return n;
}

Node *build_unary(Builder *b, Op op, Node *operand, const Type *type)
{
    Node *n = build_node(b, ND_UNARY, operand, 1);
    n->op = op;
    n->kids[0] = operand;
    n->type = (Type *)type;
    return n;
}

Node *build_not(Builder *b, Node *operand)
{
    return build_unary(b, OP_LOGICAL_NOT, operand, type_int());
}

Node *build_binary(Builder *b, Op op, Node *left, Node *right, const Type *type)
{
    Node *n = build_node(b, ND_BINARY, left, BINARY_RIGHT + 1);
    n->op = op;
    n->kids[BINARY_LEFT] = left;
    n->kids[BINARY_RIGHT] = right;
    n->type = (Type *)type;
    return n;
}

Node *build_choice(Builder *b, Node *condition, Node *yes, Node *no, const Type *type)
{
    Node *n = build_node(b, ND_CONDITIONAL, condition, 3);
    n->kids[0] = condition;
    n->kids[1] = yes;
    n->kids[2] = no;
    n->type = (Type *)type;
    return n;
}

Node *build_cast(Builder *b, Node *operand, const Type *type)
{
    Node *n = build_node(b, ND_CAST, operand, 1);
    n->kids[0] = operand;
    n->type = (Type *)type;
    return n;
}

Node *build_converted(Builder *b, Node *n, const Type *type)
{
    Node *inner = node_strip(n);
    bool is_same = inner->type->kind == type->kind && inner->type->size == type->size
        && inner->type->count == type->count;
    return is_same ? inner : build_cast(b, inner, type);
}

/* ---- the index ---------------------------------------------------------- */

Node *build_place(Builder *b, const Decl *index, int dimension, const Node *place)
{
    Node *whole = build_use(b, (Decl *)index, place);
    return whole->type->kind != TY_VECTOR ? whole
        : build_element(b, whole, build_int(b, dimension, place), type_int());
}

Node *build_component(Builder *b, const Decl *index, const char *name, int dimension,
                      const Node *place)
{
    Node *member = build_node(b, ND_MEMBER, place, 1);
    member->field = NEW(Field);
    *member->field = (Field){.name = name};
    member->kids[MEMBER_BASE] = build_use(b, (Decl *)index, place);
    member->type = NEW(Type);
    *member->type = (Type){
        .kind = TY_VECTOR, .of = type_int(), .count = index->type->rank};
    return build_element(b, member, build_int(b, dimension, place), type_int());
}

Node *build_barrier(Builder *b, const Decl *index, const Node *place)
{
    static Type BARRIER = {.kind = TY_BARRIER}, NOTHING = {.kind = TY_VOID};
    static Field MEMBER = {.name = "barrier"}, WAIT = {.name = "wait"};
    Node *member = build_node(b, ND_MEMBER, place, 1);
    Node *wait = build_node(b, ND_MEMBER, place, 1);
    Node *call = build_node(b, ND_CALL, place, 1);
    member->field = &MEMBER;
    member->type = &BARRIER;
    member->kids[MEMBER_BASE] = build_use(b, (Decl *)index, place);
    wait->field = &WAIT;
    wait->kids[MEMBER_BASE] = member;
    call->kids[CALL_CALLEE] = wait;
    call->type = wait->type = &NOTHING;
    return build_statement(b, call);
}

/* ---- at the end of a list ----------------------------------------------- */

Nodes *build_begin_block(Builder *b)
{
    Nodes *around = b->out;
    b->out = NEW(Nodes);
    return around;
}

Node *build_end_block(Builder *b, Nodes *around, const Node *place)
{
    Node *block = build_block(b, *b->out, place);
    b->out = around;
    return block;
}

Decl *build_local(Builder *b, const Type *type, Node *init,
                  const char *name, const Node *place)
{
    Decl *d = NEW(Decl);
    Type *plain = NEW(Type);
    *plain = *type;
    plain->is_const = plain->is_volatile = false;
    *d = (Decl){.kind = DECL_VARIABLE, .type = plain, .init = init,
                .range = place->range, .name_range = place->range};
    d->name = build_name(b, name);
    list_add(b->out, build_declaration(b, d, place));
    return d;
}

Node *build_kept(Builder *b, Node *value, const char *name)
{
    return build_use(
        b, build_local(b, value->type, value, name, value), value);
}

void build_assignment(Builder *b, Decl *d, Node *value)
{
    Node *n = build_binary(b, OP_ASSIGN, build_use(b, d, value), value,
                           d->type);
    list_add(b->out, build_statement(b, n));
}

void build_effect(Builder *b, Node *unfolded)
{
    if (has_effect(b->prog, unfolded))
        list_add(b->out, build_statement(b, unfolded));
}

/* ---- functions ----------------------------------------------------------- */

static bool add_call(Node *n, void *context)
{
    Function *f = context;
    if (n->kind == ND_CALL)
        list_add(&f->calls, n);
    return true;
}

Function *build_function(const Function *kernel, Node *body)
{
    Function *f = NEW(Function);
    *f = *kernel;
    f->body = body;
    f->calls.items = NULL;
    f->calls.count = 0;
    node_walk(body, add_call, f);
    return f;
}

Function *build_kernel(const Function *kernel, Node *body, Decl *index)
{
    Function *f = build_function(kernel, body);
    f->parameters.items = NEW_ARRAY(Decl *, 1);
    f->parameters.items[0] = index;
    return f;
}

Decl *build_index(const Decl *like, int rank)
{
    Type *number = type_int(), *vector = NEW(Type);
    Decl *index = NEW(Decl);
    *vector = (Type){.kind = TY_VECTOR, .of = number, .count = rank,
                     .size = rank * number->size, .align = number->align};
    *index = *like;
    index->type = rank > 1 ? vector : number;
    index->device_name = NULL;
    return index;
}

void build_undeclared(Node *n, bool (*is_gone)(const Decl *d, void *context), void *context)
{
    int left = 0;
    for (int i = 0; i < n->declared.count; i++)
        if (!is_gone(n->declared.items[i], context))
            n->declared.items[left++] = n->declared.items[i];
    if (n->declared.count && !left && n->kind == ND_DECLARE)
        n->kind = ND_NULL;
    n->declared.count = left;
}
