/* host_expr.c - expressions on the host: what must change in them, and where temporary
 * views end.
 */
#include "host.h"

static bool is_const_element(const Node *n)
{
    const Type *base = n->kind == ND_SUBSCRIPT ? n->kids[SUBSCRIPT_BASE]->type : NULL;
    return (n->type && n->type->is_const)
        || (base && type_is_handle(base) && base->of->is_const);
}

/* Taking an address, or an array's decay to a pointer, may lead to a write. */
Use host_address_use(Node *n)
{
    return is_const_element(node_strip(n)) ? USE_READ : USE_WRITE;
}

static void walk_cast(Host *h, Node *n, Use use)
{
    Node *operand = n->kids[0], *inner = node_strip(operand);
    bool to_pointer = n->type->kind == TY_POINTER;
    bool is_splat = n->type->kind == TY_VECTOR
        && operand->type->kind != TY_VECTOR;
    bool is_address = inner->kind == ND_UNARY && inner->op == OP_ADDRESS;
    for (int i = 1; i < n->kid_count; i++)
        host_walk_expr(h, n->kids[i], USE_READ);
    if (is_splat)
        host_walk_splat(h, n);
    else if (is_address && to_pointer)
        host_walk_expr(h, operand, use);
    else if (host_is_row_cast(n))
        host_walk_row_cast(h, n, inner);
    else if (to_pointer && inner->type->kind == TY_ARRAY)
        host_walk_expr(h, operand,
                       n->type->of->is_const ? USE_READ : USE_WRITE);
    else
        host_walk_expr(h, operand, use);
}

static bool compares_views(const Node *n)
{
    return (n->op == OP_EQ || n->op == OP_NE)
        && type_is_handle(node_strip(n->kids[BINARY_LEFT])->type)
        && type_is_handle(node_strip(n->kids[BINARY_RIGHT])->type);
}

/* Handles differ where two views are the same part of one memory. */
static void walk_comparison(Host *h, Node *n)
{
    Node *left = node_written(n->kids[BINARY_LEFT]);
    Node *right = node_written(n->kids[BINARY_RIGHT]);
    host_insert_before(h, n, n->op == OP_NE ? "!amprt_is_same(" : "amprt_is_same(");
    host_walk_argument(h, left, USE_READ);
    host_replace(h, n, left->range.end, right->range.begin, ", ");
    host_walk_argument(h, right, USE_READ);
    host_insert_after(h, n, ")");
}

static void walk_binary(Host *h, Node *n, Use use)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    if (compares_views(n)) {
        walk_comparison(h, n);
        return;
    }
    bool assigns = op_form(n->op) == 'A';
    host_walk_expr(h, left, assigns ? USE_WRITE : USE_READ);
    bool keeps = assigns && type_is_handle(left->type);
    if (host_is_short_divisor(n)) {
        host_walk_divisor(h, right);
        return;
    }
    host_walk_expr(h, right, keeps ? USE_KEEP
                        : n->op == OP_COMMA ? use : USE_READ);
}

/* Its value is one of the expression around it. */
static void walk_statement_expr(Host *h, Node *n, Use use)
{
    Use outer = h->value_use;
    h->value_use = use;
    host_walk_stmt(h, n->kids[0]);
    h->value_use = outer;
}

static void walk_kids(Host *h, Node *n, Use use)
{
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            host_walk_expr(h, n->kids[i], use);
}

static void walk_list(Host *h, Node *n, void walk(Host *, Node *, Use))
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *item = n->kids[i];
        bool keeps = item->type && type_is_handle(item->type);
        if (item->kind == ND_DESIGNATED)
            walk_list(h, item, walk);
        else if (item->kind == ND_DESIGNATE_INDEX)
            host_walk_expr(h, item, USE_READ);
        else if (item->kind != ND_DESIGNATE_MEMBER)
            walk(h, item, keeps ? USE_KEEP : USE_READ);
    }
}

static void walk_constant(Host *h, Node *n)
{
    if (n->mentions_amp)
        host_replace(h, n, n->range.begin, n->range.end, arena_format(
            "((%s)%lld)", type_string(n->type), (long long)n->value));
}

static void walk_paren(Host *h, Node *n, Use use)
{
    Node *operand = n->kids[0];
    if (n->mentions_amp) {
        host_replace(h, n, n->range.begin, operand->range.begin, "(");
        host_walk_expr(h, operand, use);
        host_replace(h, n, operand->range.end, n->range.end, ")");
    } else {
        host_walk_expr(h, operand, use);
    }
}

static void walk_subscript(Host *h, Node *n, Use use)
{
    if (node_is_of_view(n)) {
        host_walk_subscript(h, n, use);
        return;
    }
    host_walk_expr(h, n->kids[SUBSCRIPT_BASE], use);
    host_walk_expr(h, n->kids[SUBSCRIPT_INDEX], USE_READ);
}

static void walk_unary(Host *h, Node *n)
{
    Use use = n->op == OP_ADDRESS ? host_address_use(n->kids[0])
        : op_is_step(n->op) ? USE_WRITE : USE_READ;
    host_walk_expr(h, n->kids[0], use);
}

static void walk_conditional(Host *h, Node *n, Use use)
{
    host_walk_expr(h, n->kids[0], USE_READ);
    if (n->kids[1] != n->kids[0]) /* a ?: b */
        host_walk_expr(h, n->kids[1], use);
    host_walk_expr(h, n->kids[2], use);
}

void host_walk_expr(Host *h, Node *n, Use use)
{
    if (host_walk_vector(h, n))
        return;
    switch (n->kind) {
    case ND_INT:
        walk_constant(h, n);
        break;
    case ND_SUBSCRIPT:
        walk_subscript(h, n, use);
        break;
    case ND_CALL:
        host_walk_call(h, n, use);
        break;
    case ND_UNARY:
        walk_unary(h, n);
        break;
    case ND_BINARY:
        walk_binary(h, n, use);
        break;
    case ND_CONDITIONAL:
        walk_conditional(h, n, use);
        break;
    case ND_CAST:
        walk_cast(h, n, use);
        break;
    case ND_PAREN:
        walk_paren(h, n, use);
        break;
    case ND_SWIZZLE:
        host_walk_swizzle(h, n, use);
        break;
    case ND_INIT_LIST:
        walk_list(h, n, host_walk_expr);
        break;
    case ND_MEMBER:
        host_walk_expr(h, n->kids[0], n->is_arrow ? USE_READ : use);
        break;
    case ND_STATEMENT_EXPR:
        walk_statement_expr(h, n, use);
        break;
    case ND_OTHER_EXPR:
        for (int i = 0; i < n->kid_count; i++)
            host_walk_stmt(h, n->kids[i]);
        break;
    case ND_BLOCK:
        break;
    default:
        walk_kids(h, n, use);
        break;
    }
}

/* Whether a macro would take an expression for several arguments: it has a
 * comma outside of parentheses, in its text or out of a macro of the user's. */
static bool has_bare_comma(Node *n)
{
    if (n->kind == ND_BINARY && n->op == OP_COMMA)
        return true;
    const char *p = n->range.source->text + n->range.begin;
    const char *end = n->range.source->text + n->range.end;
    for (int depth = 0; p < end; p = source_skip_token(p, end)) {
        depth += (*p == '(') - (*p == ')');
        if (*p == ',' && depth == 0)
            return true;
    }
    return false;
}

void host_walk_argument(Host *h, Node *n, Use use)
{
    Node *written = node_written(n);
    bool wraps = has_bare_comma(written);
    if (wraps)
        host_insert_before(h, written, "(");
    host_walk_expr(h, n, use);
    if (wraps)
        host_insert_after(h, written, ")");
}

/* An expression at whose end its temporary views end. Of a variable's list,
 * each item is one. */
void host_walk_full(Host *h, Node *n, Use use)
{
    if (!n)
        return;
    if (n->kind == ND_INIT_LIST) {
        walk_list(h, n, host_walk_full);
        return;
    }
    bool outer = h->has_temporaries;
    int first = h->edits.count;
    h->has_temporaries = false;
    Node *written = node_written(n);
    host_insert_before(h, written, "");
    host_walk_expr(h, n, use);
    if (h->has_temporaries) {
        h->edits.items[first].text = "AMPRT_STATEMENT ";
        host_insert_after(h, written, " AMPRT_STATEMENT_END");
    } else if (h->edits.count == first + 1) {
        h->edits.count = first;
    }
    h->has_temporaries = outer;
}
