/* message_leave.c - reports, as message_tell.c does, what Clang says of how a kernel is left:
 * returns that do not fit each other, and jumps to where its block is.
 */
#include "message.h"

#include <string.h>

typedef struct ReturnSearch {
    Lower *l;
    Place place;
    CXCursor block, found; /* the innermost around a place, and its first return of
                              something */
} ReturnSearch;

static enum CXChildVisitResult find_block(CXCursor c, CXCursor parent,
                                          CXClientData data)
{
    ReturnSearch *s = data;
    (void)parent;
    if (clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        return CXChildVisit_Continue;
    Range r = c.kind == CXCursor_BlockExpr ? lower_cursor_range(s->l, c) : (Range){0};
    if (r.source && r.source == s->place.range.source && r.begin <= s->place.point
        && s->place.point <= r.end)
        s->block = c;
    return CXChildVisit_Recurse;
}

static ReturnSearch search(Lower *l, const Finding *f)
{
    ReturnSearch s = {l, f->place, clang_getNullCursor(), clang_getNullCursor()};
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_block, &s);
    return s;
}

static enum CXChildVisitResult find_result(CXCursor c, CXCursor parent,
                                           CXClientData data)
{
    ReturnSearch *s = data;
    (void)parent;
    if (c.kind == CXCursor_BlockExpr)
        return CXChildVisit_Continue;
    if (c.kind == CXCursor_ReturnStmt && clang_Cursor_isNull(s->found)
        && lower_children(c).count)
        s->found = c;
    return CXChildVisit_Recurse;
}

/* Returns of a kernel that do not fit each other: the first one that returns
 * something is what is wrong. */
bool message_tell_result(Lower *l, const Finding *f, Map *told)
{
    static const char *const OF_RESULTS[] = {
        "non-void block does not return a value", "return type '"};
    if (!f->place.range.source || !STRING_BEGINS_AS(f->text, OF_RESULTS))
        return false;
    ReturnSearch s = search(l, f);
    if (!clang_Cursor_isNull(s.block))
        clang_visitChildren(s.block, find_result, &s);
    if (clang_Cursor_isNull(s.found))
        return false;
    Range r = lower_cursor_range(l, s.found);
    void **place = map_put_pointer(told, r.source->text + r.begin);
    if (!*place)
        diag(D_KERNEL_RESULT, at_range(r), type_string(lower_type(
            l, clang_getCursorType(lower_children(s.found).items[0]))));
    *place = r.source;
    return true;
}

/* `continue` and `break` of a loop that a kernel is in, or was, and a label outside. */
bool message_tell_jump(Lower *l, const Finding *f)
{
    static const char *const JUMPS[] = {"'continue' statement not in loop",
                                        "'break' statement not in loop"};
    bool is_label = string_begins(f->text, "use of undeclared label");
    Source *s = f->place.range.source;
    if (!s || !(is_label || STRING_BEGINS_AS(f->text, JUMPS))
        || clang_Cursor_isNull(search(l, f).block))
        return false;
    if (is_label) {
        diag(D_STMT_GOTO, f->place);
        return true;
    }
    const char *word = relay_quoted(f->text);
    unsigned at = f->place.point;
    diag(D_KERNEL_LEFT, f->place, word);
    if (*word == 'c' && strcmp(source_word(s, at), word) == 0)
        diag_fix((Range){s, at, source_word_end(s, at)}, "return");
    return true;
}
