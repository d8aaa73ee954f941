/* lower_call.c - lowers calls: of the user's functions, and of amp.h's, whose
 * macros add arguments that only Clang's type checker needs.
 */
#include "lower.h"

#include <string.h>

/* amp.h's functions on views take a tag for the rank first. */
static bool is_rank_tag(const Node *n)
{
    return n->type->kind == TY_POINTER && n->type->of->kind == TY_RECORD
        && string_begins(n->type->of->record->name, "__ampc_rank_");
}

/* The extents that amp.h gathers into (int[]){…}, and their count after it,
 * become arguments of their own again. */
static bool are_extents(const Node *call, int argument)
{
    const Node *n = node_strip(call->kids[argument]);
    return argument == call->kid_count - 2 && type_is_integer(call->kids[argument + 1]->type)
        && n->kind == ND_COMPOUND_LITERAL && n->type->kind == TY_ARRAY
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
        if (i > 0 && are_extents(call, i)) {
            for (int e = 0; e < bare->kids[0]->kid_count; e++)
                list_add(&kids, bare->kids[0]->kids[e]);
            break;
        }
        list_add(&kids, kid);
    }
    call->kids = kids.items;
    call->kid_count = kids.count;
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

/* Clang has no place for the name of a function of C's library that is given a view. */
static void find_name(Node *call)
{
    const Source *s = call->range.source;
    unsigned open = call->range.begin;
    while (s && open > 0 && strchr(" \t\r\n(", s->text[open - 1]))
        open--;
    unsigned at = s ? source_word_begin(s, open) : 0;
    const char *name = call->decl ? call->decl->name : "";
    if (at < open && strcmp(source_word(s, at), name) == 0
        && strcmp(source_word(s, call->range.begin), name) != 0)
        call->range.begin = call->point = at;
}

/* nan("0x12") is a number, bit for bit. */
static bool is_nan(const Node *call, CXCursor c, double *number)
{
    static const char *const NAMES[] = {
        "nan", "nanf", "__builtin_nan", "__builtin_nanf"};
    const Function *f = node_callee(call);
    bool is_named = f && !f->is_user && STRING_IS_ONE_OF(f->name, NAMES);
    CXEvalResult result = is_named ? clang_Cursor_Evaluate(c) : NULL;
    bool is_known = result
        && clang_EvalResult_getKind(result) == CXEval_Float;
    if (is_known)
        *number = clang_EvalResult_getAsDouble(result);
    if (result)
        clang_EvalResult_dispose(result);
    return is_known;
}

Node *lower_call(Lower *l, CXCursor c)
{
    int count = clang_Cursor_getNumArguments(c);
    Cursors kids = lower_children(c);
    if (count < 0 || !kids.count)
        return NULL;
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
    find_name(n);
    if (*node_api(n)) {
        flatten_arguments(n);
        if (names_function(n))
            n->range.end = source_call_end(n->range.source, n->range.begin);
    }
    double number;
    if (is_nan(n, c, &number)) {
        n->kind = ND_FLOAT;
        n->number = number;
        n->kid_count = 0;
        return n;
    }
    if (l->function)
        list_add(&l->function->calls, n);
    return n;
}
