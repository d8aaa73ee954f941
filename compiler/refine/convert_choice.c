/* convert_choice.c - if-conversion of expressions that choose:
 *
 *     out[i] = m[i] ? x : y + z;       float now = y + z;
 *                                      out[i] = m[i] ? x : now;
 *
 * A driver's compiler makes no branches of a choice between variables, and of & none either.
 */
#include "convert.h"

Node *convert_truth(Builder *b, Node *n)
{
    n = node_strip(n);
    return node_is_truth(n) ? n : build_binary(b, OP_NE, n, build_int(b, 0, n), type_int());
}

typedef struct Choices {
    Builder *builder;
    bool (*is_wanted)(Node *n, void *context);
    void *context;
} Choices;

/* Whether what its first kid chooses, if that decides, may be computed in any case. */
static bool is_convertible(const Choices *c, Node *n)
{
    bool is_wanted = false;
    if (!node_chooses(n) || !type_is_arithmetic(n->type))
        return false;
    for (int i = 1; i < n->kid_count; i++) {
        if (!convert_is_cheap(c->builder->prog, n->kids[i], NULL, NULL))
            return false;
        is_wanted |= node_any_with(n->kids[i], c->is_wanted, c->context);
    }
    return is_wanted;
}

/* What an expression becomes, with statements before the one that it is in. */
static Node *choice(Node *n, void *context)
{
    Choices *c = context;
    Builder *b = c->builder;
    if (!n || n->kind == ND_STATEMENT_EXPR)
        return n;
    node_change_kids(n, choice, c);
    if (!is_convertible(c, n))
        return n;
    if (n->kind != ND_CONDITIONAL)
        return build_binary(b, n->op == OP_LOGICAL_OR ? OP_OR : OP_AND,
                            convert_truth(b, n->kids[BINARY_LEFT]),
                            convert_truth(b, n->kids[BINARY_RIGHT]), type_int());
    n->kids[1] = convert_value(b, n->kids[1], n->type);
    n->kids[2] = convert_value(b, n->kids[2], n->type);
    return n;
}

static void choose_in_list(Choices *c, Node *block);

/* Whether nothing in it changes what is chosen elsewhere in it. */
static bool is_alone(Choices *c, Node *n)
{
    Node *value = node_strip(n->kids[0]);
    if (n->kind == ND_EXPR && value->kind == ND_BINARY && op_form(value->op) == 'A')
        return !has_effect(c->builder->prog, value->kids[BINARY_LEFT])
            && !has_effect(c->builder->prog, value->kids[BINARY_RIGHT]);
    return !has_effect(c->builder->prog, value);
}

static void choose_in_declaration(Choices *c, Node *n)
{
    Builder *b = c->builder;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (d->init && type_is_arithmetic(d->type) && !has_effect(b->prog, d->init))
            d->init = choice(d->init, c);
        list_add(b->out, build_declaration(b, d, n));
    }
}

static void choose_in(Choices *c, Node *n)
{
    Builder *b = c->builder;
    if (n->kind == ND_DECLARE) {
        choose_in_declaration(c, n);
        return;
    }
    if ((n->kind == ND_EXPR || n->kind == ND_IF) && is_alone(c, n))
        n->kids[0] = choice(n->kids[0], c);
    list_add(b->out, n);
    if (n->kind == ND_COMPOUND)
        choose_in_list(c, n);
    for (int i = 0; i < n->kid_count && n->kind != ND_COMPOUND; i++)
        if (n->kids[i] && n->kids[i]->kind == ND_COMPOUND)
            choose_in_list(c, n->kids[i]);
}

static void choose_in_list(Choices *c, Node *block)
{
    Nodes list = {0}, *out = c->builder->out;
    c->builder->out = &list;
    for (int i = 0; i < block->kid_count; i++)
        choose_in(c, block->kids[i]);
    block->kids = list.items;
    block->kid_count = list.count;
    c->builder->out = out;
}

void convert_choices(Builder *b, Node *block, bool (*is_wanted)(Node *n, void *context),
                     void *context)
{
    choose_in_list(&(Choices){b, is_wanted, context}, block);
}
