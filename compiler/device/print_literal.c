/* print_literal.c - compound literals, and structs that calls return.
 *
 * As a value, (struct P){1, 2} is printed as it is. One whose address is taken,
 * or that has an array which decays, is an object: OpenCL C compilers disagree
 * on the memory that it lies in. Such a one becomes a variable of the function,
 * assigned where the literal stands; a struct around it lets arrays be
 * assigned too:
 *
 *     struct { int value[3]; } amp_literal_1;
 *     … (amp_literal_1 = (…){{i, i, 1}}, amp_literal_1.value) …
 */
#include "device.h"

static bool is_object_use(const Node *n)
{
    if (n->kind == ND_UNARY)
        return n->op == OP_ADDRESS;
    return n->kind == ND_CAST && n->type->kind == TY_POINTER;
}

static Node *literal_below(Node *n)
{
    Node *inner = node_strip(n->kids[0]);
    while (inner->kind == ND_MEMBER && !inner->is_arrow)
        inner = node_strip(inner->kids[MEMBER_BASE]);
    bool is_literal = inner->kind == ND_COMPOUND_LITERAL;
    bool is_result = inner->kind == ND_CALL
        && inner->type->kind == TY_RECORD;
    return is_literal || is_result ? inner : NULL;
}

static bool visit(Node *n, void *context)
{
    Nodes *found = context;
    Node *literal = is_object_use(n) ? literal_below(n) : NULL;
    if (literal)
        list_add_once(found, literal);
    return true;
}

static Nodes literals_of(Function *f)
{
    Nodes found = {0};
    node_walk(f->body, visit, &found);
    return found;
}

bool has_literals(Function *f)
{
    return literals_of(f).count > 0;
}

/* The type of the variable, at program scope. */
static const char *need_wrapper(Device *dev, const Type *t)
{
    const Type *plain = type_assignable(t);
    const char *key =
        arena_format("literal %s", print_declaration(dev, plain, ""));
    Writer saved;
    if (piece_begin(dev, key, &saved)) {
        dev->w.piece->name = arena_format("struct amp_literal_%d", dev->literals++);
        putf(dev, "%s { %s; };\n", dev->w.piece->name,
             print_declaration(dev, plain, "value"));
        piece_end(dev, key, &saved);
    }
    return piece_name(dev, key);
}

void declare_literals(Device *dev, Function *f)
{
    Nodes found = literals_of(f);
    dev->w.literals = NEW(Map);
    for (int i = 0; i < found.count; i++) {
        const char *name = arena_format("amp_literal_%d", i + 1);
        *map_put_pointer(dev->w.literals, found.items[i]) = (void *)name;
        putf(dev, "%s %s; ", need_wrapper(dev, found.items[i]->type), name);
    }
}

/* The variable that a literal or a call's result becomes, or NULL. */
static const char *object_of(Device *dev, Node *n)
{
    return dev->w.literals ? map_value_pointer(dev->w.literals, n) : NULL;
}

/* What initializes an object: a scalar has no braces within those of its struct. */
static Node *initializer_of(const Node *literal)
{
    Node *list = node_strip(literal->kids[0]);
    const Type *t = literal->type;
    bool has_parts = t->kind == TY_ARRAY || t->kind == TY_RECORD || t->kind == TY_VECTOR;
    while (!has_parts && list->kind == ND_INIT_LIST && list->kid_count == 1)
        list = node_strip(list->kids[0]);
    return list;
}

void print_compound_literal(Device *dev, Node *n)
{
    Node *list = node_strip(n->kids[0]);
    const char *variable = object_of(dev, n);
    if (!variable) {
        if (n->type->kind != TY_VECTOR)
            putf(dev, "(%s)", print_type(dev, n->type));
        print_initializer(dev, list, n->type);
        return;
    }
    putf(dev, "(*(%s = (%s){", variable, need_wrapper(dev, n->type));
    print_initializer(dev, initializer_of(n), n->type);
    putf(dev, "}, &%s.value))", variable);
}

void print_result(Device *dev, Node *call)
{
    const char *variable = object_of(dev, call);
    if (!variable) {
        print_call(dev, call);
        return;
    }
    putf(dev, "(*(%s = (%s){", variable, need_wrapper(dev, call->type));
    print_call(dev, call);
    putf(dev, "}, &%s.value))", variable);
}
