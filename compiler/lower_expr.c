/* lower_expr.c - Clang's expressions become ours.
 *
 * libclang shows some kinds of expressions as "unexposed": implicit casts,
 * swizzles, offsetof and more. They are told apart by their children, types
 * and extents: an implicit cast stands exactly where its operand does.
 */
#include "lower.h"

#include <string.h>

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

/* A node whose kids are the cursor's last `count` children. */
static Node *with_kids(Lower *l, NodeKind kind, CXCursor c, int count)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, kind, c, count);
    int skip = kids.count - count;
    for (int i = 0; i < count && i + skip < kids.count; i++)
        if (i + skip >= 0)
            n->kids[i] = lower_expr(l, kids.items[i + skip]);
    return n;
}

static Node *constant(Lower *l, CXCursor c, uint64_t value)
{
    Node *n = lower_node(l, ND_INT, c, 0);
    n->value = value;
    n->is_constant = true;
    return n;
}

/* What this version has no node for: checks reject it in amp code, and the
 * host keeps the user's text, with the edits that fall inside. */
static Node *other(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, ND_OTHER_EXPR, c, 0);
    n->text = lower_string(clang_getCursorKindSpelling(c.kind));
    LIST(Node *) nodes = {0};
    for (int i = 0; i < kids.count; i++)
        if (clang_isExpression(kids.items[i].kind)
            || clang_isStatement(kids.items[i].kind))
            list_add(&nodes, lower_stmt(l, kids.items[i]));
    n->kids = nodes.items;
    n->kid_count = nodes.count;
    return n;
}

static Node *integer(Lower *l, CXCursor c)
{
    uint64_t value = 0;
    lower_evaluate(c, &value);
    return constant(l, c, value);
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

static bool has_constant_value(const Decl *d)
{
    return d->kind == DECL_VARIABLE && d->is_static && d->type->is_const
        && type_is_integer(d->type);
}

static bool is_captured(const Lower *l, const Decl *d)
{
    return l->function && l->function->around && d->kind != DECL_FUNCTION
        && !d->is_static && !d->is_extern && d->function != l->function;
}

static void capture(Lower *l, Decl *d, Node *use)
{
    Function *f = l->function;
    for (int i = 0; i < f->captures.count; i++)
        if (f->captures.items[i] == d)
            return;
    list_add(&f->captures, d);
    list_add(&f->capture_uses, use);
}

static Node *enumerator(Lower *l, CXCursor c, CXCursor target)
{
    Node *n = constant(l, c, 0);
    n->text = lower_spelling(c);
    n->value = type_is_unsigned(lower_type(l, clang_getCursorType(target)))
        ? clang_getEnumConstantDeclUnsignedValue(target)
        : (uint64_t)clang_getEnumConstantDeclValue(target);
    return n;
}

static Node *reference(Lower *l, CXCursor c)
{
    CXCursor target = clang_getCursorReferenced(c);
    if (target.kind == CXCursor_EnumConstantDecl) {
        return enumerator(l, c, target);
    }
    Decl *d = lower_reference(l, target);
    if (!d)
        return other(l, c);
    NodeKind kind = d->kind == DECL_FUNCTION ? ND_FUNCTION : ND_VAR;
    Node *n = lower_node(l, kind, c, 0);
    n->decl = d;
    if (kind == ND_VAR && type_is_handle(n->type))
        n->type = d->type;
    if (has_constant_value(d))
        n->is_constant = lower_evaluate(c, &n->value);
    if (kind == ND_VAR && is_captured(l, d))
        capture(l, d, n);
    return n;
}

static Node *step(Node *base, Field *field)
{
    Node *n = NEW(Node);
    *n = (Node){.kind = ND_MEMBER, .type = field->type, .range = base->range,
                .point = base->point, .kid_count = 1, .field = field};
    n->kids = NEW_ARRAY(Node *, 1);
    n->kids[0] = base;
    n->is_arrow = base->type->kind == TY_POINTER;
    return n;
}

/* The way from a record to one inside of it through members without a name,
 * which libclang leaves out. NULL where there is none. */
static Node *through_anonymous(Node *base, const Record *from,
                               const Record *to)
{
    if (from == to)
        return base;
    for (int i = 0; i < from->fields.count; i++) {
        Field *f = from->fields.items[i];
        if (*f->name || f->type->kind != TY_RECORD)
            continue;
        Node *found = through_anonymous(step(base, f), f->type->record, to);
        if (found)
            return found;
    }
    return NULL;
}

static Node *member(Lower *l, CXCursor c)
{
    CXCursor target = clang_getCursorReferenced(c);
    lower_type(l, clang_getCursorType(clang_getCursorSemanticParent(target)));
    Field *field = lower_found(&l->decls, target);
    if (!field)
        return other(l, c);
    Node *n = with_kids(l, ND_MEMBER, c, 1);
    n->field = field;
    n->point = lower_point(l, clang_getCursorLocation(c));
    if (!n->kids[0])
        return n;
    const Type *base = n->kids[0]->type;
    const Type *record = base->kind == TY_POINTER ? base->of : base;
    Node *near = record->kind != TY_RECORD ? NULL
        : through_anonymous(n->kids[0], record->record, field->record);
    if (near)
        n->kids[0] = near;
    n->is_arrow = n->kids[0]->type->kind == TY_POINTER;
    return n;
}

/* amp.h's functions on views take a tag for the rank first. */
static bool is_rank_tag(const Node *n)
{
    return n->type->kind == TY_POINTER && n->type->of->kind == TY_RECORD
        && strncmp(n->type->of->record->name, "__ampc_rank_", 12) == 0;
}

/* The extents that amp.h gathers into (int[]){…}, and their count after it,
 * become arguments of their own again. */
static bool is_extents(const Node *n)
{
    return n->kind == ND_COMPOUND_LITERAL && n->type->kind == TY_ARRAY
        && n->kids[0] && n->kids[0]->kind == ND_INIT_LIST;
}

static void flatten_arguments(Node *call)
{
    LIST(Node *) kids = {0};
    for (int i = 0; i < call->kid_count; i++) {
        Node *kid = call->kids[i];
        Node *bare = node_strip(kid);
        if (i > 0 && is_rank_tag(kid))
            continue;
        if (i > 0 && is_extents(bare)) {
            for (int e = 0; e < bare->kids[0]->kid_count; e++)
                list_add(&kids, bare->kids[0]->kids[e]);
            break;
        }
        list_add(&kids, kid);
    }
    call->kids = kids.items;
    call->kid_count = kids.count;
}

static bool is_ours(const Function *f)
{
    return f && f->prototypes.count
        && f->prototypes.items[0].range.source
        && f->prototypes.items[0].range.source->is_ours;
}

/* Whether a cursor is one of amp.h's rank tags, which need no lowering. */
static bool is_tag_cursor(CXCursor c)
{
    CXType t = clang_getCursorType(c);
    if (t.kind != CXType_Pointer)
        return false;
    CXString name = clang_getTypeSpelling(clang_getPointeeType(t));
    bool is_tag = strncmp(clang_getCString(name), "struct __ampc_rank_", 19)
        == 0;
    clang_disposeString(name);
    return is_tag;
}

/* Whether a call begins with the function's name, or with the short one for
 * amp_make_tile and the like, and not with a macro of the user's. */
static bool names_function(const Node *call)
{
    const char *word = source_word(call->range.source, call->range.begin);
    const char *name = call->decl->name;
    Buffer joined = {0}; /* without lines that continue */
    for (const char *p = word; *p; p++)
        if (*p != '\\' && *p != '\n' && *p != '\r')
            buffer_char(&joined, *p);
    return joined.text && (strcmp(joined.text, name) == 0
        || strcmp(arena_format("amp_make_%s", joined.text), name) == 0);
}

static Node *call(Lower *l, CXCursor c)
{
    int count = clang_Cursor_getNumArguments(c);
    Cursors kids = lower_children(c);
    if (count < 0 || !kids.count)
        return other(l, c);
    Node *n = lower_node(l, ND_CALL, c, 0);
    LIST(Node *) nodes = {0};
    list_add(&nodes, lower_expr(l, kids.items[0]));
    for (int i = 0; i < count; i++) {
        CXCursor argument = clang_Cursor_getArgument(c, (unsigned)i);
        if (!is_tag_cursor(argument))
            list_add(&nodes, lower_expr(l, argument));
    }
    n->kids = nodes.items;
    n->kid_count = nodes.count;
    Node *callee = node_strip(n->kids[0]);
    if (callee->kind == ND_FUNCTION)
        n->decl = callee->decl;
    if (is_ours(node_callee(n))) {
        flatten_arguments(n);
        if (names_function(n))
            n->range.end = source_call_end(n->range.source, n->range.begin);
    }
    if (l->function)
        list_add(&l->function->calls, n);
    return n;
}

static const Op UNARY_OPS[] = {
    [CXUnaryOperator_PostInc] = OP_POST_INC,
    [CXUnaryOperator_PostDec] = OP_POST_DEC,
    [CXUnaryOperator_PreInc] = OP_PRE_INC,
    [CXUnaryOperator_PreDec] = OP_PRE_DEC,
    [CXUnaryOperator_AddrOf] = OP_ADDRESS,
    [CXUnaryOperator_Deref] = OP_DEREF,
    [CXUnaryOperator_Plus] = OP_PLUS,
    [CXUnaryOperator_Minus] = OP_MINUS,
    [CXUnaryOperator_Not] = OP_NOT,
    [CXUnaryOperator_LNot] = OP_LOGICAL_NOT,
};

static Node *unary(Lower *l, CXCursor c)
{
    size_t kind = (size_t)clang_getCursorUnaryOperatorKind(c);
    if (kind >= sizeof UNARY_OPS / sizeof *UNARY_OPS || !UNARY_OPS[kind]) {
        if (kind == CXUnaryOperator_Extension) /* __extension__ */
            return with_kids(l, ND_PAREN, c, 1);
        return other(l, c);
    }
    Node *n = with_kids(l, ND_UNARY, c, 1);
    n->op = UNARY_OPS[kind];
    return n;
}

static const Op BINARY_OPS[] = {
    [CXBinaryOperator_Mul] = OP_MUL,
    [CXBinaryOperator_Div] = OP_DIV,
    [CXBinaryOperator_Rem] = OP_MOD,
    [CXBinaryOperator_Add] = OP_ADD,
    [CXBinaryOperator_Sub] = OP_SUB,
    [CXBinaryOperator_Shl] = OP_SHL,
    [CXBinaryOperator_Shr] = OP_SHR,
    [CXBinaryOperator_LT] = OP_LT,
    [CXBinaryOperator_GT] = OP_GT,
    [CXBinaryOperator_LE] = OP_LE,
    [CXBinaryOperator_GE] = OP_GE,
    [CXBinaryOperator_EQ] = OP_EQ,
    [CXBinaryOperator_NE] = OP_NE,
    [CXBinaryOperator_And] = OP_AND,
    [CXBinaryOperator_Xor] = OP_XOR,
    [CXBinaryOperator_Or] = OP_OR,
    [CXBinaryOperator_LAnd] = OP_LOGICAL_AND,
    [CXBinaryOperator_LOr] = OP_LOGICAL_OR,
    [CXBinaryOperator_Assign] = OP_ASSIGN,
    [CXBinaryOperator_MulAssign] = OP_MUL_ASSIGN,
    [CXBinaryOperator_DivAssign] = OP_DIV_ASSIGN,
    [CXBinaryOperator_RemAssign] = OP_MOD_ASSIGN,
    [CXBinaryOperator_AddAssign] = OP_ADD_ASSIGN,
    [CXBinaryOperator_SubAssign] = OP_SUB_ASSIGN,
    [CXBinaryOperator_ShlAssign] = OP_SHL_ASSIGN,
    [CXBinaryOperator_ShrAssign] = OP_SHR_ASSIGN,
    [CXBinaryOperator_AndAssign] = OP_AND_ASSIGN,
    [CXBinaryOperator_XorAssign] = OP_XOR_ASSIGN,
    [CXBinaryOperator_OrAssign] = OP_OR_ASSIGN,
    [CXBinaryOperator_Comma] = OP_COMMA,
};

static Node *binary(Lower *l, CXCursor c)
{
    size_t kind = (size_t)clang_getCursorBinaryOperatorKind(c);
    if (kind >= sizeof BINARY_OPS / sizeof *BINARY_OPS || !BINARY_OPS[kind])
        return other(l, c);
    Node *n = with_kids(l, ND_BINARY, c, 2);
    n->op = BINARY_OPS[kind];
    return n;
}

static bool is_void_handle(const Type *t)
{
    return type_is_handle(t) && t->of->kind == TY_VOID;
}

/* amp.h casts what amp_view and the like return; the call takes that type. */
static Node *cast(Lower *l, CXCursor c)
{
    Node *n = with_kids(l, ND_CAST, c, 1);
    Node *operand = n->kids[0];
    if (!operand)
        return other(l, c);
    if (operand->kind == ND_CALL && is_void_handle(operand->type)) {
        operand->type = n->type;
        return operand;
    }
    return n;
}

static Node *paren(Lower *l, CXCursor c)
{
    Node *n = with_kids(l, ND_PAREN, c, 1);
    Node *inner = n->kids[0];
    if (!inner)
        return other(l, c);
    bool from_macro = inner->kind == ND_CALL && is_ours(node_callee(inner))
        && n->range.begin == inner->range.begin;
    return from_macro ? inner : n;
}

static Node *init_list(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    return with_kids(l, ND_INIT_LIST, c, kids.count);
}

/* `.a.b[2] = value`: member references and indices, then the value. */
static Node *designated(Lower *l, CXCursor c, Cursors kids)
{
    Node *n = lower_node(l, ND_DESIGNATED, c, kids.count);
    for (int i = 0; i < kids.count; i++) {
        CXCursor kid = kids.items[i];
        if (kid.kind == CXCursor_MemberRef) {
            CXCursor field = clang_getCursorReferenced(kid);
            CXCursor parent = clang_getCursorSemanticParent(field);
            lower_type(l, clang_getCursorType(parent));
            n->kids[i] = lower_node(l, ND_DESIGNATE_MEMBER, kid, 0);
            n->kids[i]->field = lower_found(&l->decls, field);
        } else if (i < kids.count - 1) {
            n->kids[i] = lower_node(l, ND_DESIGNATE_INDEX, kid, 2);
            n->kids[i]->kids[0] = lower_expr(l, kid);
        } else {
            n->kids[i] = lower_expr(l, kid);
        }
    }
    if (kids.count)
        n->type = n->kids[kids.count - 1]->type;
    return n;
}

/* v.xy; what else has a vector inside, and is longer, is no swizzle. */
static Node *swizzle(Lower *l, CXCursor c)
{
    Node *n = with_kids(l, ND_SWIZZLE, c, 1);
    const char *dot = strrchr(source_text(n->range), '.');
    n->text = dot ? dot + 1 + strspn(dot + 1, " \t\n") : "";
    if (!*n->text || strspn(n->text, "xyzw") != strlen(n->text))
        return other(l, c);
    return n;
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
    if (is_trivial_cast(inner->type, type))
        return inner;
    Node *n = lower_node(l, ND_CAST, c, 1);
    n->kids[0] = inner;
    n->is_implicit = true;
    n->is_constant = inner->is_constant && type_is_integer(type);
    n->value = inner->value;
    return n;
}

static bool same_extent(CXCursor a, CXCursor b)
{
    return clang_equalRanges(clang_getCursorExtent(a), clang_getCursorExtent(b));
}

/* GNU's `a ?: b`: libclang shows a, a again as condition and as result, b. The
 * node has `a` in both places, once. */
static Node *short_conditional(Lower *l, CXCursor c, Cursors kids)
{
    if (!same_extent(kids.items[0], kids.items[1])
        || !same_extent(kids.items[0], kids.items[2]))
        return other(l, c);
    Node *n = lower_node(l, ND_CONDITIONAL, c, 3);
    n->kids[0] = n->kids[1] = lower_expr(l, kids.items[0]);
    n->kids[2] = lower_expr(l, kids.items[3]);
    return n;
}

static Node *unexposed(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    uint64_t value;
    CXType type = clang_getCursorType(c);
    if (type.kind == CXType_Void && kids.count >= 2)
        return designated(l, c, kids);
    if (kids.count == 1 && clang_isExpression(kids.items[0].kind)) {
        CXCursor kid = kids.items[0];
        CXType inner = clang_getCanonicalType(clang_getCursorType(kid));
        if (inner.kind == CXType_ExtVector && !same_extent(c, kid))
            return swizzle(l, c);
        return implicit_cast(l, c, kid);
    }
    if (type_is_integer(lower_type(l, type)) && lower_evaluate(c, &value))
        return constant(l, c, value);
    if (kids.count == 4)
        return short_conditional(l, c, kids);
    return other(l, c);
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

/* A constant that its operands are not evaluated for. */
static Node *folded(Lower *l, CXCursor c, uint64_t value)
{
    struct { Lower *l; bool found; } context = {l, false};
    clang_visitChildren(c, find_amp, &context);
    Node *n = constant(l, c, value);
    n->mentions_amp = context.found;
    return n;
}

/* sizeof and _Alignof: their operands are not evaluated and not checked. */
static Node *unevaluated(Lower *l, CXCursor c)
{
    uint64_t value;
    return lower_evaluate(c, &value) ? folded(l, c, value) : other(l, c);
}

/* _Generic: libclang does not say which association was taken; a constant
 * speaks for itself, else it is the only one of the whole's type. */
static Node *generic(Lower *l, CXCursor c)
{
    uint64_t value;
    if (type_is_integer(lower_type(l, clang_getCursorType(c)))
        && lower_evaluate(c, &value))
        return folded(l, c, value);
    Cursors kids = lower_children(c);
    CXType whole = clang_getCanonicalType(clang_getCursorType(c));
    int taken = 0, fitting = 0;
    for (int i = 1; i < kids.count; i++) {
        CXType t = clang_getCanonicalType(clang_getCursorType(kids.items[i]));
        if (!clang_isExpression(kids.items[i].kind)
            || !clang_equalTypes(t, whole))
            continue;
        taken = i;
        fitting++;
    }
    return fitting == 1 ? lower_expr(l, kids.items[taken]) : other(l, c);
}

static Node *block(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_BLOCK, c, 0);
    n->block = lower_block(l, c);
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

static Node *string(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_STRING, c, 0);
    n->text = lower_spelling(c);
    return n;
}

Node *lower_expr(Lower *l, CXCursor c)
{
    switch (c.kind) {
    case CXCursor_IntegerLiteral:
    case CXCursor_CharacterLiteral:
        return integer(l, c);
    case CXCursor_CXXBoolLiteralExpr:
        return unevaluated(l, c);
    case CXCursor_CXXNullPtrLiteralExpr:
        return constant(l, c, 0);
    case CXCursor_GenericSelectionExpr:
        return generic(l, c);
    case CXCursor_FloatingLiteral:
        return floating(l, c);
    case CXCursor_StringLiteral:
        return string(l, c);
    case CXCursor_DeclRefExpr:
        return reference(l, c);
    case CXCursor_MemberRefExpr:
        return member(l, c);
    case CXCursor_ArraySubscriptExpr:
        return with_kids(l, ND_SUBSCRIPT, c, 2);
    case CXCursor_CallExpr:
        return call(l, c);
    case CXCursor_UnaryOperator:
        return unary(l, c);
    case CXCursor_BinaryOperator:
    case CXCursor_CompoundAssignOperator:
        return binary(l, c);
    case CXCursor_ConditionalOperator:
        return with_kids(l, ND_CONDITIONAL, c, 3);
    case CXCursor_CStyleCastExpr:
        return cast(l, c);
    case CXCursor_ParenExpr:
        return paren(l, c);
    case CXCursor_InitListExpr:
        return init_list(l, c);
    case CXCursor_CompoundLiteralExpr:
        return with_kids(l, ND_COMPOUND_LITERAL, c, 1);
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
