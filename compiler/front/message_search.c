/* message_search.c - what a whole program is searched for once one of Clang's diagnostics
 * asks for it: tiles, macros, and functions that are declared too late.
 */
#include "lower.h"
#include "relay/relay.h"

#include <string.h>

/* ---- tiles whose sizes are no constants --------------------------------- */

/* What takes a tile's dimensions, and the first argument that is one. */
static const struct { const char *name; int first; } TILES[] = {
    {"amp_make_tile", 1}, {OURS "tiled_index", 0}, {OURS "tiled_extent", 0}};

static void look_at_dimensions(Lower *l, CXCursor call, int first)
{
    int count = clang_Cursor_getNumArguments(call);
    for (int i = first; i < count; i++) {
        CXCursor argument = clang_Cursor_getArgument(call, (unsigned)i);
        uint64_t value;
        if (lower_evaluate(argument, &value))
            continue;
        diag(D_TILE_DIMENSION, at_range(lower_cursor_range(l, argument)));
        return;
    }
}

static enum CXChildVisitResult find_tiles(
    CXCursor c, CXCursor parent, CXClientData l)
{
    (void)parent;
    if (clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        return CXChildVisit_Continue;
    const char *name = c.kind == CXCursor_CallExpr ? lower_spelling(c) : "";
    for (size_t i = 0; i < sizeof TILES / sizeof *TILES; i++)
        if (strcmp(TILES[i].name, name) == 0)
            look_at_dimensions(l, c, TILES[i].first);
    return CXChildVisit_Recurse;
}

void message_tell_tiles(Lower *l)
{
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_tiles, l);
}

/* ---- macros ------------------------------------------------------------- */

/* The last definition of a name as a macro. */
typedef struct MacroSearch {
    const char *name;
    CXCursor found;
} MacroSearch;

static enum CXChildVisitResult find_macro(
    CXCursor c, CXCursor parent, CXClientData data)
{
    MacroSearch *search = data;
    (void)parent;
    if (c.kind == CXCursor_MacroDefinition && strcmp(lower_spelling(c), search->name) == 0)
        search->found = c;
    return CXChildVisit_Continue;
}

static CXCursor macro_named(Lower *l, const char *name)
{
    MacroSearch search = {name, clang_getNullCursor()};
    if (*name)
        clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_macro, &search);
    return search.found;
}

bool message_has_macro(Lower *l, const char *name)
{
    return !clang_Cursor_isNull(macro_named(l, name));
}

Range message_macro_range(Lower *l, const char *name)
{
    CXCursor c = macro_named(l, name);
    return clang_Cursor_isNull(c) ? (Range){0} : lower_cursor_range(l, c);
}

bool message_has_semicolon(Lower *l, const char *name)
{
    Range r = message_macro_range(l, name);
    return r.source && memchr(r.source->text + r.begin, ';', r.end - r.begin);
}

/* ---- functions ---------------------------------------------------------- */

typedef struct FunctionSearch {
    Lower *l;
    const char *name;
    Place call, found;
} FunctionSearch;

static enum CXChildVisitResult find_function(CXCursor c, CXCursor parent, CXClientData data)
{
    FunctionSearch *search = data;
    (void)parent;
    if (c.kind != CXCursor_FunctionDecl || strcmp(lower_spelling(c), search->name) != 0)
        return CXChildVisit_Continue;
    Range r = lower_cursor_range(search->l, c);
    unsigned at = lower_point(search->l, clang_getCursorLocation(c));
    bool is_late = r.source && !r.source->is_ours && !r.source->is_system
        && (r.source != search->call.range.source || at > search->call.point);
    if (!is_late)
        return CXChildVisit_Continue;
    search->found = at_range((Range){r.source, at, source_word_end(r.source, at)});
    return CXChildVisit_Break;
}

Place message_late_function(Lower *l, const char *name, Place call)
{
    FunctionSearch search = {.l = l, .name = name, .call = call};
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_function, &search);
    return search.found;
}
