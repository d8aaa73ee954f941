/* lower_operator.c - lowers unary, binary and conditional operators. */
#include "lower.h"

#include <string.h>

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

/* What & is applied to is a place, not its value. */
static void mark_place(Node *n)
{
    n->is_constant = false;
    if (n->kind == ND_PAREN)
        mark_place(n->kids[0]);
}

Node *lower_unary(Lower *l, CXCursor c)
{
    size_t kind = (size_t)clang_getCursorUnaryOperatorKind(c);
    if (kind >= sizeof UNARY_OPS / sizeof *UNARY_OPS || !UNARY_OPS[kind]) {
        if (kind == CXUnaryOperator_Extension) /* __extension__ */
            return lower_with_kids(l, ND_PAREN, c, 1);
        return NULL;
    }
    Node *n = lower_with_kids(l, ND_UNARY, c, 1);
    n->op = UNARY_OPS[kind];
    if (n->op == OP_ADDRESS)
        mark_place(n->kids[0]);
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

/* The caret goes to the operator, where it stands between its operands. */
static void point_at_operator(Node *n)
{
    const Node *left = n->kids[BINARY_LEFT];
    const Source *s = n->range.source;
    if (!s || !left || left->range.source != s)
        return;
    const char *p = s->text + left->range.end, *end = s->text + n->range.end;
    while (p < end && (*p == ' ' || *p == '\t' || *p == '\n'))
        p++;
    const char *spelling = op_spelling(n->op);
    size_t length = strlen(spelling);
    if (p + length <= end && strncmp(p, spelling, length) == 0)
        n->point = (unsigned)(p - s->text);
}

Node *lower_binary(Lower *l, CXCursor c)
{
    size_t kind = (size_t)clang_getCursorBinaryOperatorKind(c);
    if (kind >= sizeof BINARY_OPS / sizeof *BINARY_OPS || !BINARY_OPS[kind])
        return NULL;
    Node *n = lower_with_kids(l, ND_BINARY, c, 2);
    n->op = BINARY_OPS[kind];
    point_at_operator(n);
    return n;
}

/* Clang loses the memory of what is a view on one side and a view of const
 * elements on the other. */
Node *lower_conditional(Lower *l, CXCursor c)
{
    Node *n = lower_with_kids(l, ND_CONDITIONAL, c, 3);
    const Node *a = node_strip(n->kids[1]), *b = node_strip(n->kids[2]);
    if (a && b && a->type && b->type && type_is_handle(a->type)
        && type_same(a->type, b->type))
        n->type = a->type->of->is_const ? a->type : b->type;
    return n;
}
