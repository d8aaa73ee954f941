/* lower_expr.c - lowers Clang's expressions.
 *
 * libclang presents some kinds of expressions as "unexposed": implicit casts,
 * swizzles, offsetof and more. They are distinguished by their children, types
 * and extents: an implicit cast has the same extent as its operand. If the
 * operand is a vector, lower_swizzle.c decides.
 */
#include "lower.h"

Node *lower_node(Lower *l, NodeKind kind, CXCursor c, int kid_count)
{
    Node *n = NEW(Node);
    n->kind = kind;
    n->range = lower_cursor_range(l, c);
    n->point = n->range.begin;
    n->kid_count = kid_count;
    n->kids = NEW_ARRAY(Node *, kid_count);
    if (clang_isExpression(c.kind))
        n->type = lower_type(l, clang_getCursorType(c));
    return n;
}

Node *lower_with_kids(Lower *l, NodeKind kind, CXCursor c, int count)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, kind, c, count);
    int skip = kids.count - count;
    for (int i = 0; i < count && i + skip < kids.count; i++)
        if (i + skip >= 0)
            n->kids[i] = lower_expr(l, kids.items[i + skip]);
    return n;
}

Node *lower_constant(Lower *l, CXCursor c, uint64_t value)
{
    Node *n = lower_node(l, ND_INT, c, 0);
    n->value = value;
    n->is_constant = true;
    return n;
}

/* An expression with no node kind of its own: checks reject it in amp code, and the
 * host file keeps the user's text, with any edits inside of it. */
static Node *other(Lower *l, CXCursor c)
{
    return lower_all_kids(l, ND_OTHER_EXPR, c);
}

static Node *or_other(Lower *l, CXCursor c, Node *n)
{
    return n ? n : other(l, c);
}

static Node *integer(Lower *l, CXCursor c)
{
    uint64_t value = 0;
    lower_evaluate(c, &value);
    return lower_constant(l, c, value);
}

static Node *floating(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_FLOAT, c, 0);
    CXEvalResult result = clang_Cursor_Evaluate(c);
    if (result)
        n->number = clang_EvalResult_getAsDouble(result);
    clang_EvalResult_dispose(result);
    return n;
}

static bool is_void_handle(const Type *t)
{
    return type_is_handle(t) && t->of->kind == TY_VOID;
}

/* amp.h casts what amp_view and the like return; the call takes that type. */
static Node *cast(Lower *l, CXCursor c)
{
    Node *n = lower_with_kids(l, ND_CAST, c, 1);
    Node *operand = n->kids[0];
    if (!operand)
        return other(l, c);
    if (operand->kind == ND_CALL && is_void_handle(operand->type)) {
        operand->type = n->type;
        return operand;
    }
    Cursors kids = lower_children(c);
    Nodes all = {0};
    list_add(&all, operand);
    lower_add_sizes(l, c, kids.items[kids.count - 1], &all);
    n->kids = all.items;
    n->kid_count = all.count;
    return n;
}

static Node *paren(Lower *l, CXCursor c)
{
    Node *n = lower_with_kids(l, ND_PAREN, c, 1);
    Node *inner = n->kids[0];
    if (!inner)
        return other(l, c);
    bool from_macro = *node_api(inner) && n->range.begin == inner->range.begin;
    return from_macro ? inner : n;
}

static Node *init_list(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    return lower_with_kids(l, ND_INIT_LIST, c, kids.count);
}

/* Casts that change nothing for us: lvalues become values, qualifiers and
 * functions and rows of views decay. */
static bool is_trivial_cast(const Type *from, const Type *to)
{
    if (from->kind == TY_FUNCTION || to->kind == TY_BLOCK)
        return true;
    if (type_is_handle(from) && type_is_handle(to))
        return true;
    return from->kind == to->kind && from->kind != TY_POINTER
        && type_same(from, to);
}

static Node *implicit_cast(Lower *l, CXCursor c, CXCursor operand)
{
    Node *inner = lower_expr(l, operand);
    if (!inner || !inner->type)
        return other(l, c);
    Type *type = lower_type(l, clang_getCursorType(c));
    if (type->kind == TY_ARRAY)
        type = lower_decayed(type);
    if (is_trivial_cast(inner->type, type))
        return inner;
    Node *n = lower_node(l, ND_CAST, c, 1);
    n->kids[0] = inner;
    n->is_implicit = true;
    n->is_constant = inner->is_constant && type_is_integer(type);
    n->value = inner->value;
    return n;
}

/* v.zw.y is v.w: a place, too. */
static Node *swizzle(Lower *l, CXCursor c, const char *lanes)
{
    Node *n = lower_with_kids(l, ND_SWIZZLE, c, 1);
    const Node *inner = n->kids[SWIZZLE_BASE];
    n->text = lanes;
    if (inner->kind == ND_SWIZZLE) {
        char *letters = arena_string(lanes);
        for (int i = 0; letters[i]; i++)
            letters[i] = inner->text[node_lane(n, i)];
        n->text = letters;
        n->kids[SWIZZLE_BASE] = inner->kids[SWIZZLE_BASE];
    }
    n->is_arrow = n->kids[SWIZZLE_BASE]->type->kind == TY_POINTER;
    return n;
}

static bool same_extent(CXCursor a, CXCursor b)
{
    return clang_equalRanges(clang_getCursorExtent(a),
                             clang_getCursorExtent(b));
}

/* GNU's `a ?: b`: libclang shows a, a again as condition and as result, b. The
 * node has `a` in both places, once. */
static bool is_short_conditional(Cursors kids)
{
    return kids.count == 4 && same_extent(kids.items[0], kids.items[1])
        && same_extent(kids.items[0], kids.items[2]);
}

static Node *short_conditional(Lower *l, CXCursor c, Cursors kids)
{
    Node *n = lower_node(l, ND_CONDITIONAL, c, 3);
    n->kids[0] = n->kids[1] = lower_expr(l, kids.items[0]);
    n->kids[2] = lower_expr(l, kids.items[3]);
    return n;
}

/* Whether an operand has words of AMP C that the host file changes. */
static enum CXChildVisitResult find_amp(
    CXCursor c, CXCursor parent, CXClientData data)
{
    struct { Lower *l; bool found; } *context = data;
    (void)parent;
    if (!clang_isExpression(c.kind))
        return CXChildVisit_Recurse;
    Type *type = lower_type(context->l, clang_getCursorType(c));
    if (type_is_handle(type) || type->kind == TY_VECTOR)
        context->found = true;
    CXCursor target = clang_getCursorReferenced(c);
    if (target.kind == CXCursor_FunctionDecl) {
        Range r = lower_cursor_range(context->l, target);
        context->found |= r.source && r.source->is_ours;
    }
    return context->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

static enum CXChildVisitResult mark_measured(
    CXCursor c, CXCursor parent, CXClientData data)
{
    CXCursor target = clang_getCursorReferenced(c);
    (void)parent;
    if (c.kind == CXCursor_DeclRefExpr
        && (target.kind == CXCursor_VarDecl || target.kind == CXCursor_ParmDecl))
        lower_reference(data, target)->is_measured = true;
    return CXChildVisit_Recurse;
}

/* Of an operand that is not evaluated. */
static bool mentions_amp(Lower *l, CXCursor c)
{
    struct { Lower *l; bool found; } context = {l, false};
    find_amp(c, c, &context);
    clang_visitChildren(c, find_amp, &context);
    mark_measured(c, c, l);
    clang_visitChildren(c, mark_measured, l);
    return context.found;
}

Node *lower_folded(Lower *l, CXCursor c, uint64_t value)
{
    Node *n = lower_constant(l, c, value);
    n->mentions_amp = mentions_amp(l, c);
    return n;
}

static bool is_folded(Lower *l, CXCursor c, uint64_t *value)
{
    return type_is_integer(lower_type(l, clang_getCursorType(c)))
        && lower_evaluate(c, value);
}

static Node *unexposed(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    uint64_t value;
    CXType type = clang_getCursorType(c);
    if (type.kind == CXType_Void && kids.count >= 2)
        return lower_designated(l, c, kids);
    if (kids.count == 1 && clang_isExpression(kids.items[0].kind)) {
        CXCursor kid = kids.items[0];
        const char *lanes = lower_has_vector(kid)
            ? lower_lanes(l, c, kid) : "";
        if (!lanes)
            return other(l, c);
        if (*lanes)
            return swizzle(l, c, lanes);
        if (!same_extent(c, kid) && is_folded(l, c, &value))
            return lower_folded(l, c, value); /* of builtins that name types */
        return implicit_cast(l, c, kid);
    }
    if (is_short_conditional(kids))
        return short_conditional(l, c, kids);
    if (is_folded(l, c, &value))
        return lower_constant(l, c, value);
    return other(l, c);
}

/* sizeof and _Alignof: their operands are not evaluated and not checked. */
static Node *unevaluated(Lower *l, CXCursor c)
{
    uint64_t value;
    return lower_evaluate(c, &value) ? lower_folded(l, c, value) : other(l, c);
}

static Node *generic(Lower *l, CXCursor c)
{
    uint64_t value;
    if (is_folded(l, c, &value))
        return lower_folded(l, c, value);
    Cursors kids = lower_children(c);
    int taken = lower_association(l, c, kids);
    if (taken < 0)
        return other(l, c);
    Node *result = lower_expr(l, kids.items[taken]);
    if (!mentions_amp(l, kids.items[0]))
        return result;
    clang_visitChildren(c, mark_measured, l);
    Node *n = lower_node(l, ND_PAREN, c, 1);
    n->kids[0] = result;
    n->mentions_amp = true;
    return n;
}

static Node *block(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_BLOCK, c, 0);
    n->block = lower_block(l, c);
    clang_visitChildren(c, mark_measured, l); /* the host has no more of them */
    return n;
}

static Node *statement_expr(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, ND_STATEMENT_EXPR, c, 1);
    if (!kids.count)
        return other(l, c);
    Node *block = n->kids[0] = lower_stmt(l, kids.items[0]);
    if (block->kid_count && block->kids[block->kid_count - 1]->kind == ND_EXPR)
        block->kids[block->kid_count - 1]->is_value = true;
    return n;
}

/* C takes i[p] for p[i], and Clang i[v] for v[i]. */
static Node *subscript(Lower *l, CXCursor c)
{
    Node *n = lower_with_kids(l, ND_SUBSCRIPT, c, 2);
    Node *base = n->kids[SUBSCRIPT_BASE], *index = n->kids[SUBSCRIPT_INDEX];
    if (type_is_integer(base->type) && (index->type->kind == TY_POINTER
                                        || type_is_handle(index->type))) {
        n->kids[SUBSCRIPT_BASE] = index;
        n->kids[SUBSCRIPT_INDEX] = base;
    }
    return n;
}

static Node *string(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_STRING, c, 0);
    n->text = lower_spelling(c);
    return n;
}

static Node *expression(Lower *l, CXCursor c)
{
    switch (c.kind) {
    case CXCursor_IntegerLiteral:
    case CXCursor_CharacterLiteral:
        return integer(l, c);
    case CXCursor_CXXBoolLiteralExpr:
        return unevaluated(l, c);
    case CXCursor_CXXNullPtrLiteralExpr:
        return lower_constant(l, c, 0);
    case CXCursor_GenericSelectionExpr:
        return generic(l, c);
    case CXCursor_FloatingLiteral:
        return floating(l, c);
    case CXCursor_StringLiteral:
        return string(l, c);
    case CXCursor_DeclRefExpr:
        return or_other(l, c, lower_name(l, c));
    case CXCursor_MemberRefExpr:
        return or_other(l, c, lower_member(l, c));
    case CXCursor_ArraySubscriptExpr:
        return subscript(l, c);
    case CXCursor_CallExpr:
        return or_other(l, c, lower_call(l, c));
    case CXCursor_UnaryOperator:
        return or_other(l, c, lower_unary(l, c));
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        return or_other(l, c, lower_binary(l, c));
    case CXCursor_ConditionalOperator:
        return lower_conditional(l, c);
    case CXCursor_CStyleCastExpr:
        return cast(l, c);
    case CXCursor_ParenExpr:
        return paren(l, c);
    case CXCursor_InitListExpr:
        return init_list(l, c);
    case CXCursor_CompoundLiteralExpr:
        return lower_with_kids(l, ND_COMPOUND_LITERAL, c, 1);
    case CXCursor_UnaryExpr:
        return unevaluated(l, c);
    case CXCursor_BlockExpr:
        return block(l, c);
    case CXCursor_StmtExpr:
        return statement_expr(l, c);
    case CXCursor_UnexposedExpr:
        return unexposed(l, c);
    default:
        return other(l, c);
    }
}

/* Whether an expression whose type libclang gives as an array is one. */
static bool is_array(const Node *n)
{
    switch (n->kind) {
    case ND_VAR:
        return n->decl->type->kind == TY_ARRAY;
    case ND_PAREN:
        return n->kids[0]->type->kind == TY_ARRAY;
    case ND_UNARY:
        return n->op == OP_DEREF;
    case ND_CAST:
    case ND_CALL:
    case ND_BINARY:
    case ND_CONDITIONAL:
    case ND_STATEMENT_EXPR:
        return false;
    default:
        return true;
    }
}

/* libclang shows a parameter `int p[4]`, a pointer, as the array that it was
 * written as, and so all that is computed from it. */
Node *lower_expr(Lower *l, CXCursor c)
{
    Node *n = expression(l, c);
    if (n && n->type && n->type->kind == TY_ARRAY && !is_array(n))
        n->type = lower_decayed(n->type);
    return n;
}
