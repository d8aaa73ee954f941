/* lower_swizzle.c - lowers swizzles, v.xy and p->xy.
 *
 * libclang presents a swizzle as an unexposed expression, like an implicit cast,
 * and does not expose its letters: they are the last word of its range. An implicit
 * cast ends where its operand does. But for code from a macro's body, libclang
 * reports the end of the macro's use: that hides the letters, and whether it is a
 * swizzle at all. After macro expansion the same candidates come in the same order:
 * so the expanded text is parsed too, and the swizzles found there are matched by
 * number.
 */
#include "lower.h"

#include <string.h>

static CXType vector_of(CXType t)
{
    t = clang_getCanonicalType(t);
    return t.kind == CXType_Pointer
        ? clang_getCanonicalType(clang_getPointeeType(t)) : t;
}

static CXType element_of(CXType vector)
{
    return clang_getCanonicalType(clang_getElementType(vector));
}

/* As many as a swizzle of this type has letters. */
static size_t lane_count(CXType t)
{
    t = clang_getCanonicalType(t);
    return t.kind == CXType_ExtVector ? (size_t)clang_getNumElements(t) : 1;
}

bool lower_has_vector(CXCursor operand)
{
    return vector_of(clang_getCursorType(operand)).kind == CXType_ExtVector;
}

/* Whether the type is that of a component, or of several. */
static bool has_swizzle_type(CXCursor c, CXCursor operand)
{
    CXType vector = vector_of(clang_getCursorType(operand));
    CXType type = clang_getCanonicalType(clang_getCursorType(c));
    CXType lane = type.kind == CXType_ExtVector ? element_of(type) : type;
    return lane.kind == element_of(vector).kind;
}

/* Whether a use of a macro ends there, and with it all that comes from it. */
static bool ends_macro(const Lower *l, const Source *s, unsigned end)
{
    for (int i = 0; i < l->unit->macro_uses.count; i++) {
        Range use = l->unit->macro_uses.items[i].range;
        if (use.source == s && use.end == end)
            return true;
    }
    return false;
}

/* Where the user's text has an extent's end; NULL where a macro's body does. */
static Source *visible_end(Lower *l, CXSourceRange extent, unsigned *end)
{
    CXSourceLocation at = clang_getRangeEnd(extent);
    CXFile file, spelled;
    unsigned offset;
    clang_getFileLocation(at, &file, NULL, NULL, end);
    clang_getSpellingLocation(at, &spelled, NULL, NULL, &offset);
    if (!file || !clang_File_isEqual(file, spelled) || offset != *end)
        return NULL;
    Source *s = lower_source(l, file);
    return ends_macro(l, s, *end) ? NULL : s;
}

/* The word that ends at an offset. */
static const char *word_before(const Source *s, unsigned end)
{
    unsigned begin = source_word_begin(s, end);
    return arena_substring(s->text + begin, end - begin);
}

/* The word that it ends with, or "" for a cast; NULL where that is hidden. */
static const char *visible_word(Lower *l, CXCursor c, CXCursor operand)
{
    CXSourceRange extent = clang_getCursorExtent(c);
    bool is_same = clang_equalRanges(extent, clang_getCursorExtent(operand));
    if (is_same && !has_swizzle_type(c, operand))
        return "";
    unsigned end;
    Source *s = visible_end(l, extent, &end);
    if (!s || is_same)
        return s ? "" : NULL;
    const char *word = word_before(s, end);
    return *word ? word : NULL;
}

/* ---- what the reading of the expanded text says -------------------------- */

/* libclang's expression: cursors of it differ by the way that led to them. */
static const void *expression_of(CXCursor c)
{
    return c.data[1];
}

static void list(Lower *l, CXCursor c, CXCursor operand)
{
    int i = l->unit->swizzles.count;
    const char *word = l->expanded && i < l->expanded->swizzles.count
        ? l->expanded->swizzles.items[i] : visible_word(l, c, operand);
    list_add(&l->unit->swizzles, word);
    *map_put_pointer(&l->swizzles, expression_of(c)) = (void *)word;
}

/* Goes down as lowering does, so that the order is the same. */
static enum CXChildVisitResult visit(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    if (parent.kind == CXCursor_TranslationUnit
        && clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        return CXChildVisit_Continue;
    if (c.kind == CXCursor_UnexposedExpr) {
        Cursors kids = lower_children(c);
        if (kids.count == 1 && lower_has_vector(kids.items[0]))
            list(l, c, kids.items[0]);
    }
    clang_visitChildren(c, visit, l);
    return CXChildVisit_Continue;
}

void lower_list_swizzles(Lower *l)
{
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), visit, l);
}

/* ---- letters ------------------------------------------------------------- */

/* A vector's lanes by the letters of C++ AMP's colours, by OpenCL's numbers. */
static const char *lanes_by(const char *names, const char *word)
{
    char *lanes = arena_string(word);
    for (char *p = lanes; *p; p++) {
        const char *at = strchr(names, *p);
        if (!at)
            return NULL;
        *p = "xyzw"[at - names];
    }
    return lanes;
}

/* By OpenCL's names of halves, of vectors of 2 and of 4. */
static const char *lanes_of_half(const char *word, size_t count)
{
    static const struct { const char *word, *of_2, *of_4; } HALVES[] = {
        {"lo", "x", "xy"}, {"hi", "y", "zw"},
        {"even", "x", "xz"}, {"odd", "y", "yw"}};
    for (size_t i = 0; i < sizeof HALVES / sizeof *HALVES; i++)
        if (strcmp(word, HALVES[i].word) == 0)
            return count == 2 ? HALVES[i].of_2
                : count == 4 ? HALVES[i].of_4 : NULL;
    return NULL;
}

/* Which lanes a word names, in the letters xyzw; NULL where it names none. */
static const char *lanes_of(const char *word, size_t count)
{
    const char *lanes = lanes_by("xyzw", word);
    if (!lanes)
        lanes = lanes_by("rgba", word);
    if (!lanes && (*word == 's' || *word == 'S'))
        lanes = lanes_by("0123", word + 1);
    return lanes ? lanes : lanes_of_half(word, count);
}

const char *lower_lanes(Lower *l, CXCursor c, CXCursor operand)
{
    const char *word = l->expanded
        ? map_value_pointer(&l->swizzles, expression_of(c))
        : visible_word(l, c, operand);
    if (!word)
        list_add(&l->unit->hidden, lower_cursor_range(l, c));
    if (!word || !*word)
        return word;
    const char *lanes = lanes_of(
        word, lane_count(vector_of(clang_getCursorType(operand))));
    bool is_swizzle = lanes && has_swizzle_type(c, operand)
        && strlen(lanes) == lane_count(clang_getCursorType(c));
    return is_swizzle ? lanes : NULL;
}
