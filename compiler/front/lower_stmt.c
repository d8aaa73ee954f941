/* lower_stmt.c - lowers Clang's statements. */
#include "lower.h"
#include "relay/relay.h"

#include <string.h>

/* A node whose kids are the cursor's children, lowered as statements where
 * `statements` says so by position (the rest are expressions). */
static Node *with_kids(Lower *l, NodeKind kind, CXCursor c, int slots,
                       unsigned statements)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, kind, c, slots);
    for (int i = 0; i < slots && i < kids.count; i++)
        n->kids[i] = statements >> i & 1 ? lower_stmt(l, kids.items[i])
                                         : lower_expr(l, kids.items[i]);
    return n;
}

/* Whether libclang showed an expression's child before, as it does with the length in
 * sizeof(char[n]). */
static bool is_shown_again(const Cursors *kids, int number)
{
    CXSourceRange range = clang_getCursorExtent(kids->items[number]);
    for (int i = 0; i < number; i++)
        if (clang_equalRanges(clang_getCursorExtent(kids->items[i]), range))
            return true;
    return false;
}

Node *lower_all_kids(Lower *l, NodeKind kind, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, kind, c, 0);
    LIST(Node *) nodes = {0};
    for (int i = 0; i < kids.count; i++)
        if ((clang_isStatement(kids.items[i].kind)
             || clang_isExpression(kids.items[i].kind))
            && (kind == ND_COMPOUND || !is_shown_again(&kids, i)))
            list_add(&nodes, lower_stmt(l, kids.items[i]));
    n->kids = nodes.items;
    n->kid_count = nodes.count;
    if (kind == ND_OTHER_STMT || kind == ND_OTHER_EXPR)
        n->text = lower_string(clang_getCursorKindSpelling(c.kind));
    return n;
}

static bool is_variable_array(CXType t)
{
    t = clang_getCanonicalType(t);
    if (t.kind == CXType_Pointer)
        return is_variable_array(clang_getPointeeType(t));
    return t.kind == CXType_VariableArray
        || (t.kind == CXType_ConstantArray
            && is_variable_array(clang_getArrayElementType(t)));
}

void lower_add_sizes(Lower *l, CXCursor c, CXCursor value, Nodes *sizes)
{
    Cursors kids = lower_children(c);
    if (!is_variable_array(clang_getCursorType(c)))
        return;
    for (int i = 0; i < kids.count; i++)
        if (clang_isExpression(kids.items[i].kind)
            && !clang_equalCursors(kids.items[i], value))
            list_add(sizes, lower_expr(l, kids.items[i]));
}

/* Its condition, which is true, where the host file says it in other words. */
static void add_asserted(Lower *l, CXCursor assertion, Nodes *sizes)
{
    Cursors kids = lower_children(assertion);
    Node *n = kids.count ? lower_folded(l, kids.items[0], 1) : NULL;
    if (n && n->mentions_amp)
        list_add(sizes, n);
}

static Node *declare(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, ND_DECLARE, c, 0);
    Nodes sizes = {0};
    for (int i = 0; i < kids.count; i++) {
        Decl *d = kids.items[i].kind == CXCursor_VarDecl
            ? lower_variable(l, kids.items[i]) : NULL;
        if (d && !lower_copied(d))
            list_add(&n->declared, d);
        if (d || kids.items[i].kind == CXCursor_TypedefDecl)
            lower_add_sizes(l, kids.items[i], clang_Cursor_getVarDeclInitializer(
                kids.items[i]), &sizes);
        if (kids.items[i].kind == CXCursor_StaticAssert)
            add_asserted(l, kids.items[i], &sizes);
    }
    n->kids = sizes.items;
    n->kid_count = sizes.count;
    return n;
}

/* The offsets of the two semicolons in the header of `for (a; b; c)`. */
static bool find_semicolons(const Source *s, unsigned start,
                            unsigned *semicolon)
{
    const char *p = s->text + start, *end = s->text + s->length;
    int depth = 0, found = 0;
    while (p < end && found < 2) {
        if (strchr("([{", *p))
            depth++;
        else if (strchr(")]}", *p) && --depth == 0)
            return false;
        else if (*p == ';' && depth == 1)
            semicolon[found++] = (unsigned)(p - s->text);
        p = source_skip_token(p, end);
    }
    return found == 2;
}

/* libclang leaves out the clauses of a `for` that are absent: a clause belongs
 * where it stands among the semicolons, in the file or in the macro. */
static int clause_slot(Lower *l, CXCursor loop, CXCursor clause, int least)
{
    Source *s, *at;
    unsigned start, offset, semicolon[2];
    if (clause.kind == CXCursor_DeclStmt)
        return FOR_INIT;
    if (!lower_spelled_at(l, loop, &s, &start)
        || !lower_spelled_at(l, clause, &at, &offset)
        || s != at || offset < start || !find_semicolons(s, start, semicolon))
        return least;
    int slot = offset < semicolon[0] ? FOR_INIT
             : offset < semicolon[1] ? FOR_CONDITION : FOR_STEP;
    return slot > least ? slot : least;
}

static Node *for_loop(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, ND_FOR, c, 4);
    int clauses = kids.count - 1;
    for (int i = 0, slot = FOR_INIT; i < clauses; i++, slot++) {
        CXCursor kid = kids.items[i];
        if (clauses < 3)
            slot = clause_slot(l, c, kid, slot);
        if (slot > FOR_STEP)
            break;
        n->kids[slot] = kid.kind == CXCursor_DeclStmt
            ? lower_stmt(l, kid) : lower_expr(l, kid);
    }
    if (clauses >= 0)
        n->kids[FOR_BODY] = lower_stmt(l, kids.items[clauses]);
    return n;
}

static Node *case_label(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    Node *n = lower_node(l, ND_CASE, c, 3);
    int last = kids.count - 1;
    for (int i = 0; i < last && i < 2; i++) {
        Node *value = lower_expr(l, kids.items[i]);
        value->is_constant = lower_evaluate(kids.items[i], &value->value);
        n->kids[i] = value;
    }
    if (last >= 0)
        n->kids[CASE_STATEMENT] = lower_stmt(l, kids.items[last]);
    return n;
}

static Node *label(Lower *l, CXCursor c)
{
    Node *n = with_kids(l, ND_LABEL, c, 1, 1);
    n->text = lower_spelling(c);
    return n;
}

static Node *jump(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_GOTO, c, 0);
    Cursors kids = lower_children(c);
    n->text = kids.count ? lower_spelling(kids.items[0]) : "";
    return n;
}

/* An attribute before a statement: `[[fallthrough]];`, #pragma unroll. */
static Node *attributed(Lower *l, CXCursor c)
{
    Cursors kids = lower_children(c);
    for (int i = kids.count - 1; i >= 0; i--)
        if (clang_isStatement(kids.items[i].kind)
            || clang_isExpression(kids.items[i].kind))
            return lower_stmt(l, kids.items[i]);
    return lower_node(l, ND_NULL, c, 0);
}

static Node *expression(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_EXPR, c, 1);
    n->type = NULL;
    n->kids[0] = lower_expr(l, c);
    return n;
}

/* A kernel in a statement with an error is checked by itself. */
static enum CXChildVisitResult lower_kernel(CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    (void)parent;
    if (c.kind != CXCursor_BlockExpr)
        return CXChildVisit_Recurse;
    if (!lower_is_block_wrong(l, c))
        lower_block(l, c);
    return CXChildVisit_Continue;
}

static bool is_nest(CXCursor c)
{
    static const enum CXCursorKind NESTS[] = {
        CXCursor_IfStmt, CXCursor_ForStmt, CXCursor_WhileStmt, CXCursor_DoStmt,
        CXCursor_SwitchStmt, CXCursor_CaseStmt, CXCursor_DefaultStmt};
    bool found = false;
    for (size_t i = 0; i < sizeof NESTS / sizeof *NESTS; i++)
        found |= c.kind == NESTS[i];
    return found;
}

/* What Clang takes for two statements of a word each, as in `index q;`, is one. */
static Range whole_statement(Range r)
{
    unsigned end = r.source ? source_word_end(r.source, r.begin) : r.begin;
    return end > r.begin && end == r.end ? word_statement(at_range(r)) : r;
}

/* A loop or a condition whose header is wrong, as the statements nested in it; one in a
 * hole is a part of that. */
static Node *hole(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_NULL, c, 0);
    Function *f = l->function;
    if (f && !place_is_in_any(at_range(n->range), f->holes.items, f->holes.count))
        list_add(&f->holes, whole_statement(n->range));
    if (f && is_nest(c)) {
        n = lower_all_kids(l, ND_COMPOUND, c);
        list_add(&f->nests, n);
    } else if (f) {
        clang_visitChildren(c, lower_kernel, l);
    }
    /* What it declares is known in what follows. */
    Cursors kids = lower_children(c);
    for (int i = 0; i < kids.count && c.kind == CXCursor_DeclStmt; i++)
        if (kids.items[i].kind == CXCursor_VarDecl)
            lower_declared(l, kids.items[i]);
    n->type = NULL;
    return n;
}

Node *lower_stmt(Lower *l, CXCursor c)
{
    if (lower_is_hole(l, c))
        return hole(l, c);
    if (clang_isExpression(c.kind))
        return expression(l, c);
    switch (c.kind) {
    case CXCursor_CompoundStmt:
        return lower_all_kids(l, ND_COMPOUND, c);
    case CXCursor_DeclStmt:
        return declare(l, c);
    case CXCursor_NullStmt:
        return lower_node(l, ND_NULL, c, 0);
    case CXCursor_IfStmt:
        return with_kids(l, ND_IF, c, 3, 6);
    case CXCursor_ForStmt:
        return for_loop(l, c);
    case CXCursor_WhileStmt:
        return with_kids(l, ND_WHILE, c, 2, 2);
    case CXCursor_DoStmt:
        return with_kids(l, ND_DO, c, 2, 1);
    case CXCursor_SwitchStmt:
        return with_kids(l, ND_SWITCH, c, 2, 2);
    case CXCursor_CaseStmt:
        return case_label(l, c);
    case CXCursor_DefaultStmt:
        return with_kids(l, ND_DEFAULT, c, 1, 1);
    case CXCursor_ReturnStmt:
        return with_kids(l, ND_RETURN, c, 1, 0);
    case CXCursor_BreakStmt:
        return lower_node(l, ND_BREAK, c, 0);
    case CXCursor_ContinueStmt:
        return lower_node(l, ND_CONTINUE, c, 0);
    case CXCursor_GotoStmt:
        return jump(l, c);
    case CXCursor_IndirectGotoStmt:
        return with_kids(l, ND_GOTO, c, 1, 0);
    case CXCursor_LabelStmt:
        return label(l, c);
    case CXCursor_AsmStmt:
    case CXCursor_MSAsmStmt:
        return with_kids(l, ND_ASM, c, lower_children(c).count, 0);
    case CXCursor_UnexposedStmt:
        return attributed(l, c);
    default:
        return lower_all_kids(l, ND_OTHER_STMT, c);
    }
}
