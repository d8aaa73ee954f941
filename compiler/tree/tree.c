/* tree.c - operators, by the rows of op.def; questions about trees. */
#include "tree.h"
#include "text/source.h"

#include <string.h>

typedef struct OpInfo {
    const char *spelling;
    int precedence;
    char form;
} OpInfo;

static const OpInfo OPS[] = {
    [OP_NONE] = {"", 0, 0},
#define OP(kind, spelling, precedence, form) \
    [kind] = {spelling, precedence, form},
#include "op.def"
#undef OP
};

const char *op_spelling(Op op)
{
    return OPS[op].spelling;
}

int op_precedence(Op op)
{
    return OPS[op].precedence;
}

char op_form(Op op)
{
    return OPS[op].form;
}

bool op_is_step(Op op)
{
    return op == OP_PRE_INC || op == OP_PRE_DEC || op == OP_POST_INC
        || op == OP_POST_DEC;
}

bool op_is_comparison(Op op)
{
    return op >= OP_LT && op <= OP_NE;
}

bool op_is_division(Op op)
{
    return op == OP_DIV || op == OP_MOD || op == OP_DIV_ASSIGN || op == OP_MOD_ASSIGN;
}

bool op_is_logical(Op op)
{
    return op == OP_LOGICAL_AND || op == OP_LOGICAL_OR;
}

bool op_is_truth(Op op)
{
    return op_is_comparison(op) || op_is_logical(op) || op == OP_LOGICAL_NOT;
}

Op op_of_assignment(Op op)
{
    static const Op OF_ASSIGNMENTS[] = {
        [OP_MUL_ASSIGN] = OP_MUL, [OP_DIV_ASSIGN] = OP_DIV,
        [OP_MOD_ASSIGN] = OP_MOD, [OP_ADD_ASSIGN] = OP_ADD,
        [OP_SUB_ASSIGN] = OP_SUB, [OP_SHL_ASSIGN] = OP_SHL,
        [OP_SHR_ASSIGN] = OP_SHR, [OP_AND_ASSIGN] = OP_AND,
        [OP_XOR_ASSIGN] = OP_XOR, [OP_OR_ASSIGN] = OP_OR};
    size_t count = sizeof OF_ASSIGNMENTS / sizeof *OF_ASSIGNMENTS;
    return (size_t)op < count ? OF_ASSIGNMENTS[op] : OP_NONE;
}

static const struct { Op swapped, contrary; } COMPARISONS[] = {
    [OP_EQ] = {OP_EQ, OP_NE}, [OP_NE] = {OP_NE, OP_EQ},
    [OP_LT] = {OP_GT, OP_GE}, [OP_GE] = {OP_LE, OP_LT},
    [OP_GT] = {OP_LT, OP_LE}, [OP_LE] = {OP_GE, OP_GT}};

Op op_swapped(Op op)
{
    size_t count = sizeof COMPARISONS / sizeof *COMPARISONS;
    return (size_t)op < count ? COMPARISONS[op].swapped : OP_NONE;
}

Op op_contrary(Op op)
{
    size_t count = sizeof COMPARISONS / sizeof *COMPARISONS;
    return (size_t)op < count ? COMPARISONS[op].contrary : OP_NONE;
}

void node_walk(Node *n, bool (*visit)(Node *n, void *context), void *context)
{
    if (!n || !visit(n, context))
        return;
    for (int i = 0; i < n->declared.count; i++)
        node_walk(n->declared.items[i]->init, visit, context);
    for (int i = 0; i < n->kid_count; i++)
        node_walk(n->kids[i], visit, context);
}

bool node_find(Node *n, Look (*is)(Node *n, void *context), void *context)
{
    Look here = n ? is(n, context) : LOOK_BEYOND;
    bool found = here == FOUND;
    for (int i = 0; here == LOOK_BELOW && !found && i < n->declared.count; i++)
        found = node_find(n->declared.items[i]->init, is, context);
    for (int i = 0; here == LOOK_BELOW && !found && i < n->kid_count; i++)
        found = node_find(n->kids[i], is, context);
    return found;
}

typedef struct Any {
    bool (*is)(Node *n, void *context);
    void *context;
} Any;

static Look find_any(Node *n, void *context)
{
    const Any *any = context;
    return any->is(n, any->context) ? FOUND : LOOK_BELOW;
}

bool node_any_with(Node *n, bool (*is)(Node *n, void *context), void *context)
{
    return node_find(n, find_any, &(Any){is, context});
}

static bool is_alone(Node *n, void *context)
{
    bool (**is)(Node *n) = context;
    return (*is)(n);
}

bool node_any(Node *n, bool (*is)(Node *n))
{
    return node_any_with(n, is_alone, &is);
}

Node *node_strip(Node *n)
{
    while (n && (n->kind == ND_PAREN
                 || (n->kind == ND_CAST && n->is_implicit)))
        n = n->kids[0];
    return n;
}

Node *node_written(Node *n)
{
    while (n->kind == ND_CAST && n->is_implicit)
        n = n->kids[0];
    return n;
}

const char *node_words(const Node *n)
{
    const Node *bare = node_strip((Node *)n);
    return bare->kind == ND_VAR && bare->decl ? bare->decl->name : source_text(n->range);
}

bool node_is_truth(Node *n)
{
    n = node_strip(n);
    return op_is_truth(n->op) && !type_is_vector(n->type);
}

bool node_is_variable(const Node *n, const Decl *d)
{
    n = node_strip((Node *)n);
    return n && n->kind == ND_VAR && n->decl == d;
}

bool node_is_element(const Node *n)
{
    return n->kind == ND_SUBSCRIPT && !type_is_handle(n->type)
        && node_strip(n->kids[SUBSCRIPT_BASE])->type->kind != TY_VECTOR;
}

bool node_is_of_view(const Node *n)
{
    return n->kind == ND_SUBSCRIPT
        && type_is_handle(node_strip(n->kids[SUBSCRIPT_BASE])->type);
}

bool node_chooses(const Node *n)
{
    return n->kind == ND_CONDITIONAL || op_is_logical(n->op);
}

const char *node_tiled(const Node *n)
{
    return n->kind == ND_MEMBER && n->kids[MEMBER_BASE]->type->kind == TY_TILED_INDEX
        ? n->field->name : NULL;
}

bool node_is_tiled(const Node *n, const char *name)
{
    const char *member = node_tiled(n);
    return member && strcmp(member, name) == 0;
}

bool node_is_place(const Node *n)
{
    return node_is_tiled(n, "local") || node_is_tiled(n, "global");
}

Node *node_array(Node *element)
{
    Node *n = node_strip(element);
    while (n->kind == ND_SUBSCRIPT)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n;
}

Decl *node_view(Node *n)
{
    for (n = node_strip(n); type_is_handle(n->type) && n->kind == ND_SUBSCRIPT;)
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n->kind == ND_VAR && type_is_handle(n->decl->type) ? n->decl : NULL;
}

bool node_equals(Node *a, Node *b)
{
    a = node_strip(a);
    b = node_strip(b);
    if (!a || !b)
        return a == b;
    if (a->is_constant && b->is_constant && a->type && b->type)
        return a->value == b->value && a->type->kind == b->type->kind;
    bool is_same = a->kind == b->kind && a->op == b->op && a->decl == b->decl
        && a->field == b->field && a->is_arrow == b->is_arrow
        && a->value == b->value && a->number == b->number
        && a->kid_count == b->kid_count && a->declared.count == 0
        && b->declared.count == 0 && !a->block && !b->block
        && (a->text == b->text
            || (a->text && b->text && strcmp(a->text, b->text) == 0))
        && (a->kind != ND_CAST || a->type->kind == b->type->kind);
    for (int i = 0; i < a->kid_count && is_same; i++)
        is_same = node_equals(a->kids[i], b->kids[i]);
    return is_same;
}

Node *node_value(Node *n)
{
    n = node_strip(n);
    const Node *block = n->kind == ND_STATEMENT_EXPR ? n->kids[0] : NULL;
    const Node *last = block && block->kid_count
        ? block->kids[block->kid_count - 1] : NULL;
    return last && last->kind == ND_EXPR && last->is_value ? last->kids[0] : NULL;
}

Share node_share(Node *n, bool (*is)(Node *value))
{
    n = node_strip(n);
    if (node_value(n))
        return node_share(node_value(n), is);
    if (n->kind == ND_CONDITIONAL && n->kid_count == 3) {
        Share yes = node_share(n->kids[1], is), no = node_share(n->kids[2], is);
        return yes == no ? yes : SOME_OF_THEM;
    }
    if (n->kind == ND_BINARY && n->op == OP_COMMA)
        return node_share(n->kids[BINARY_RIGHT], is);
    if ((n->kind == ND_INIT_LIST && n->kid_count == 1)
        || (n->kind == ND_CAST && type_is_handle(n->type)))
        return node_share(n->kids[0], is);
    return is(n) ? ALL_OF_THEM : NONE_OF_THEM;
}

Node *node_root(Node *n)
{
    for (;;) {
        n = node_strip(n);
        bool is_part = n->kind == ND_SUBSCRIPT || n->kind == ND_SWIZZLE
            || (n->kind == ND_MEMBER && !n->is_arrow);
        if (!is_part)
            return n->kind == ND_VAR ? n : NULL;
        n = node_strip(n->kids[0]);
        if (n->type->kind == TY_POINTER || type_is_handle(n->type))
            return NULL;
    }
}

Node *node_assigned(const Node *n)
{
    bool assigns = n->kind == ND_BINARY ? op_form(n->op) == 'A'
        : n->kind == ND_UNARY && op_is_step(n->op);
    return assigns ? n->kids[0] : NULL;
}

Node *node_expression(const Node *statement)
{
    return statement->kind == ND_EXPR ? node_strip(statement->kids[0]) : NULL;
}

Node *node_setting(const Node *statement)
{
    Node *n = node_expression(statement);
    return n && n->kind == ND_BINARY && n->op == OP_ASSIGN ? n : NULL;
}

bool decl_is_automatic(const Decl *d)
{
    return !d->is_static && !d->is_tile_static;
}

typedef struct Uses {
    const Decl *decl;
    int count;
} Uses;

static bool count_use(Node *n, void *context)
{
    Uses *u = context;
    u->count += n->kind == ND_VAR && n->decl == u->decl;
    return true;
}

int node_uses(Node *n, const Decl *d)
{
    Uses u = {.decl = d};
    node_walk(n, count_use, &u);
    return u.count;
}

static bool changes(Node *n, void *d)
{
    return node_changed(n) == d;
}

bool node_changes(Node *n, const Decl *d)
{
    return node_any_with(n, changes, (void *)d);
}

static bool count_node(Node *n, void *context)
{
    int *count = context;
    (void)n;
    ++*count;
    return true;
}

int node_size(Node *n)
{
    int count = 0;
    node_walk(n, count_node, &count);
    return count;
}

void node_change_kids(Node *n, Node *(*change)(Node *n, void *context), void *context)
{
    bool is_short = n->kind == ND_CONDITIONAL && n->kids[1] == n->kids[0]; /* a ?: b */
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!d->is_static && d->init)
            d->init = change(d->init, context);
    }
    for (int i = 0; i < n->kid_count; i++)
        if (is_short && i == 1)
            n->kids[i] = n->kids[0];
        else if (n->kids[i])
            n->kids[i] = change(n->kids[i], context);
}

Node *node_with_kid(Node *n, Node **copy, int at, Node *kid)
{
    if (kid == n->kids[at])
        return *copy ? *copy : n;
    if (!*copy) {
        *copy = NEW(Node);
        **copy = *n;
        (*copy)->kids = NEW_ARRAY(Node *, n->kid_count);
        for (int i = 0; i < n->kid_count; i++)
            (*copy)->kids[i] = n->kids[i];
    }
    (*copy)->kids[at] = kid;
    return *copy;
}

static Decl *variable_of(Node *place)
{
    Node *root = place ? node_root(place) : NULL;
    return root ? root->decl : NULL;
}

Decl *node_pointed(const Node *n)
{
    return n->kind == ND_UNARY && n->op == OP_ADDRESS ? variable_of(n->kids[0]) : NULL;
}

static bool add_variable(Node *n, void *variables)
{
    if (n->kind == ND_VAR)
        set_add(variables, n->decl);
    return true;
}

void node_find_variables(Node *n, Set *variables)
{
    node_walk(n, add_variable, variables);
}

static bool add_pointed(Node *n, void *context)
{
    if (node_pointed(n))
        set_add(context, node_pointed(n));
    return true;
}

void node_find_pointed(Node *n, Set *pointed)
{
    node_walk(n, add_pointed, pointed);
}

Decl *node_changed(const Node *n)
{
    return node_assigned(n) ? variable_of(node_assigned(n)) : node_pointed(n);
}

static bool add_changed(Node *n, void *context)
{
    if (node_changed(n))
        set_add(context, node_changed(n));
    return true;
}

void node_find_changed(Node *n, Set *changed)
{
    node_walk(n, add_changed, changed);
}

int node_lane(const Node *swizzle, int i)
{
    static const char LANES[] = "xyzw";
    return (int)(strchr(LANES, swizzle->text[i]) - LANES);
}

Function *node_callee(const Node *call)
{
    return call->decl ? call->decl->function : NULL;
}

Function *node_helper(const Node *n)
{
    Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    return f && f->body ? f : NULL;
}

Function *node_kernel(const Node *call)
{
    const Node *last = call->kid_count > CALL_ARGUMENT
        ? node_strip(call->kids[call->kid_count - 1]) : NULL;
    return last && last->kind == ND_BLOCK ? last->block : NULL;
}

const char *node_api(const Node *n)
{
    const Function *f = n && n->kind == ND_CALL ? node_callee(n) : NULL;
    const Source *s = f && f->prototypes.count
        ? f->prototypes.items[0].range.source : NULL;
    return s && s->is_ours ? f->name : "";
}

bool node_calls_api(const Node *n, const char *name)
{
    return strcmp(node_api(n), name) == 0;
}

bool function_captures(const Function *block, const Decl *d)
{
    return list_has(&block->captures, d);
}

bool function_takes_tile(const Function *f)
{
    for (int i = 0; i < f->parameters.count; i++)
        if (type_is_erased(f->parameters.items[i]->type))
            return true;
    return false;
}
