/* message_tell.c - reports some of Clang's diagnostics by AMP C's rules, which
 * depend on the cursor or the type at the place of the diagnostic.
 */
#include "message.h"

#include <ctype.h>
#include <string.h>

/* ---- what cannot be written --------------------------------------------- */

/* The view of const elements that an lvalue is an element of, or a part of
 * one; else the variable that it is a part of. */
static Type *find_base(Lower *l, CXCursor c, CXCursor *found)
{
    for (int depth = 0; depth < 16; depth++) {
        Cursors kids = lower_children(c);
        if (!kids.count)
            return NULL;
        c = *found = kids.items[0];
        if (!clang_isExpression(c.kind) || c.kind == CXCursor_UnexposedExpr
            || c.kind == CXCursor_ArraySubscriptExpr)
            continue;
        Type *t = lower_type(l, clang_getCursorType(c));
        if (c.kind == CXCursor_DeclRefExpr
            || (type_is_handle(t) && t->of->is_const))
            return t;
    }
    return NULL;
}

/* Whether a const of a block is a variable of the host that is none. */
static bool is_captured(CXCursor variable)
{
    CXCursor d = clang_getCursorReferenced(variable);
    return clang_isConstQualifiedType(clang_getCursorType(variable))
        && !clang_isConstQualifiedType(clang_getCursorType(d));
}

static CXCursor cursor_at_point(Lower *l, const Finding *f)
{
    CXFile file = clang_getFile(l->tu, f->place.range.source->path);
    return clang_getCursor(
        l->tu, clang_getLocationForOffset(l->tu, file, f->place.point));
}

/* `view` is of type `t`, with elements that are const. */
static void tell_read_only(Lower *l, const Finding *f, CXCursor view, Type *t)
{
    t->is_const = false;
    const char *now = type_string(t);
    t->of->is_const = false;
    diag(D_VIEW_READ_ONLY, f->place, source_text(lower_cursor_range(l, view)), now,
         type_string(t));
}

/* What Clang calls a read-only variable: an element (amp.view.2), or a part of
 * what is captured (amp.capture.2). */
bool message_tell_read_only(Lower *l, const Finding *f)
{
    CXCursor base;
    if (!f->place.range.source
        || !strstr(f->text, "read-only variable is not assignable"))
        return false;
    Type *t = find_base(l, cursor_at_point(l, f), &base);
    if (!t)
        return false;
    if (type_is_handle(t) && t->of->is_const)
        tell_read_only(l, f, base, t);
    else if (is_captured(base))
        diag(D_CAPTURE_ASSIGN, f->place, source_text(lower_cursor_range(l, base)));
    else
        return false;
    return true;
}

/* The variable that an address is of, or that holds the array which is one. */
static bool find_addressed(Lower *l, CXCursor value, CXCursor *found)
{
    if (value.kind != CXCursor_DeclRefExpr)
        return find_base(l, value, found) && found->kind == CXCursor_DeclRefExpr;
    Type *t = lower_type(l, clang_getCursorType(value));
    *found = value;
    return t && t->kind == TY_RECORD; /* a captured array is amp.capture.3 */
}

/* The address of what is captured where a pointer may change it: the argument,
 * or what a variable is made of or assigned (amp.capture.2). */
bool message_tell_address(Lower *l, const Finding *f)
{
    if (!f->place.range.source || !strstr(f->text, "discards qualifiers"))
        return false;
    CXCursor value = cursor_at_point(l, f), base;
    Cursors kids = lower_children(value);
    bool is_given = value.kind == CXCursor_VarDecl
        || value.kind == CXCursor_BinaryOperator;
    if (is_given && kids.count)
        value = kids.items[kids.count - 1];
    if (!find_addressed(l, value, &base) || !is_captured(base))
        return false;
    diag(D_CAPTURE_ADDRESS, f->place,
         source_text(lower_cursor_range(l, base)));
    return true;
}

/* ---- what an atomic function is given ----------------------------------- */

/* The first argument of the call of `name` that a message is about: it points at it,
 * or at the name. */
static CXCursor first_argument(Lower *l, const Finding *f, const char *name)
{
    const Source *s = f->place.range.source;
    Finding at = *f;
    if (strcmp(source_word(s, f->place.point), name) == 0) {
        unsigned open = source_word_end(s, f->place.point);
        open += (unsigned)strcspn(s->text + open, "(");
        open += s->text[open] == '(';
        at.place.point = open + (unsigned)strspn(s->text + open, " \t\r\n");
    }
    return cursor_at_point(l, &at);
}

/* Whether an element or a member of the variable at a range is meant, not its address. */
static bool is_part_of(Range r)
{
    if (!r.source)
        return false;
    const char *next = r.source->text + source_next(r.source, source_word_end(r.source, r.begin));
    return *next == '[' || *next == '.' || string_begins(next, "->");
}

static bool is_atomic_type(const Type *t, bool has_floats)
{
    return type_is_wide(t) || (has_floats && t->kind == TY_FLOAT);
}

/* An element that is const, a captured number, a value instead of its address, a
 * type that no such function takes. */
bool message_tell_atomic(Lower *l, const Finding *f, const char *name)
{
    if (!f->place.range.source || !string_begins(name, "amp_atomic_"))
        return false;
    CXCursor given = first_argument(l, f, name), base;
    if (!clang_isExpression(given.kind))
        return false;
    Type *t = lower_type(l, clang_getCursorType(given));
    Range r = lower_cursor_range(l, given);
    Place place = r.source == f->place.range.source ? at_range(r) : f->place;
    if (t && type_is_handle(t) && t->rank > 1 && given.kind == CXCursor_UnaryOperator) {
        diag(D_VIEW_ROW_ADDRESS, place);
        return true;
    }
    if (t && (type_is_arithmetic(t) || type_is_handle(t))
        && given.kind != CXCursor_UnaryOperator) {
        diag(D_ATOMIC_ADDRESS, place, name);
        return true;
    }
    if (!t || !t->of)
        return false;
    if (type_is_handle(t->of) || (given.kind == CXCursor_DeclRefExpr && is_part_of(r))) {
        diag(D_ATOMIC_ADDRESS, place, name);
        return true;
    }
    Type *of = given.kind == CXCursor_UnaryOperator ? find_base(l, given, &base) : NULL;
    bool has_floats = strstr(word_named(name)->takes, "float") != NULL;
    if (of && type_is_handle(of) && of->of->is_const)
        tell_read_only(l, f, base, of);
    else if (of && !type_is_handle(of) && is_captured(base))
        diag(D_CAPTURE_ADDRESS, f->place, source_text(lower_cursor_range(l, base)));
    else if (!is_atomic_type(t->of, has_floats))
        diag(D_ATOMIC_TYPE, place, name, has_floats ? " and on floats" : "",
             type_string(t->of));
    else
        return false;
    return true;
}

/* ---- members of views -------------------------------------------------- */

bool message_tell_arrow(Lower *l, const Finding *f)
{
    const Source *s = f->place.range.source;
    if (!s || !string_begins(f->text, "member reference base type")
        || !string_begins(s->text + f->place.point, "->"))
        return false;
    Finding base = *f;
    while (base.place.point > 0 && isspace((unsigned char)s->text[base.place.point - 1]))
        base.place.point--;
    base.place.point -= base.place.point > 0;
    Type *t = lower_type(l, clang_getCursorType(cursor_at_point(l, &base)));
    if (!t || !type_is_handle(t))
        return false;
    t->is_const = false; /* of what is captured */
    word_tell_member(f, type_string(t), word_member_at(f->place));
    return true;
}

/* ---- sizes -------------------------------------------------------------- */

/* What the last note of a diagnostic points at; those before it may be of macros. */
static CXCursor noted(Lower *l, CXDiagnostic d)
{
    Notes notes = message_notes_of(l, d);
    return !notes.count ? clang_getNullCursor() : clang_getCursor(
        l->tu, clang_getDiagnosticLocation(notes.items[notes.count - 1].diagnostic));
}

/* sizeof(v) / sizeof(v[0]) where v is no array but a view: the note of the
 * warning points at its declaration. */
bool message_tell_size(Lower *l, CXDiagnostic d, const Finding *f)
{
    if (strcmp(f->flag, "-Wsizeof-pointer-div") != 0)
        return false;
    CXCursor c = noted(l, d);
    if (!type_is_handle(lower_type(l, clang_getCursorType(c))))
        return false;
    diag_relay(f->level, f->place, f->flag, arena_format(
        "'sizeof' of a view or an array says nothing of how many elements it "
        "has; write amp_extent(%s)[0]", lower_spelling(c)));
    return true;
}

/* ---- what has no such subscripts ---------------------------------------- */

/* The variable that a name means at a place: Clang has left the statement out. */
typedef struct NameSearch {
    Lower *l;
    const char *name;
    Place place;
    CXCursor found;
} NameSearch;

static enum CXChildVisitResult find_variable(CXCursor c, CXCursor parent,
                                             CXClientData data)
{
    NameSearch *s = data;
    (void)parent;
    bool is_variable = c.kind == CXCursor_VarDecl || c.kind == CXCursor_ParmDecl;
    bool is_function = c.kind == CXCursor_FunctionDecl;
    Range r = is_variable || is_function ? lower_cursor_range(s->l, c) : (Range){0};
    bool is_before = r.source && r.source == s->place.range.source
        && r.begin < s->place.point;
    if (is_variable && is_before && strcmp(lower_spelling(c), s->name) == 0)
        s->found = c;
    return is_function && !(is_before && s->place.point < r.end)
        ? CXChildVisit_Continue : CXChildVisit_Recurse;
}

/* The variable of a name that is last declared before a place, or a null cursor. */
static CXCursor variable_named(Lower *l, const char *name, Place place)
{
    NameSearch s = {l, name, place, clang_getNullCursor()};
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_variable, &s);
    return s.found;
}

/* Its type, or NULL. */
static Type *type_of_name(Lower *l, const char *name, Place place)
{
    CXCursor found = variable_named(l, name, place);
    return clang_Cursor_isNull(found) ? NULL : lower_type(l, clang_getCursorType(found));
}

/* "m[0]" of an array of arrays, of any length, or of a pointer to such: its first element
 * that is none. */
static const char *first_row(const char *name, CXType t)
{
    t = clang_getCanonicalType(t);
    t = t.kind == CXType_Pointer ? clang_getPointeeType(t) : clang_getArrayElementType(t);
    for (; clang_getArrayElementType(t).kind; t = clang_getArrayElementType(t))
        name = arena_format("%s[0]", name);
    return name;
}

static int brackets_in(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += *text == '[';
    return count;
}

/* Whether brackets behind a text are of all of it: a name, its elements and members. */
static bool is_postfix(const char *text)
{
    size_t length = 0;
    while (source_is_letter(text[length]) || (text[length] && strchr("[].", text[length])))
        length++;
    return !text[length];
}

const char *message_first_row(Lower *l, const char *operand, Place place)
{
    size_t length = 0;
    bool is_address = *operand == '&' && is_postfix(operand + 1);
    operand += is_address; /* m[0] for &m, too, and m for that of one row */
    while (source_is_letter(operand[length]))
        length++;
    const char *name = arena_substring(operand, length);
    CXCursor found = variable_named(l, name, place);
    const char *row = clang_Cursor_isNull(found) ? "" : first_row("", clang_getCursorType(found));
    int lacks = brackets_in(row) - brackets_in(operand);
    operand = is_postfix(operand) ? operand : arena_format("(%s)", operand);
    bool is_row = is_address && !clang_Cursor_isNull(found) && lacks == 0;
    for (int i = 0; i < lacks || (i == 0 && !is_row); i++)
        operand = arena_format("%s[0]", operand);
    return operand;
}

void message_tell_array(Lower *l, const char *name, Place place)
{
    CXType whole = clang_getCursorType(variable_named(l, name, place));
    const Type *t = whole.kind ? lower_type(l, whole) : NULL;
    const Type *of = t ? type_element(t) : NULL;
    if (t && t->kind == TY_ARRAY && (type_is_handle(of) || of->kind == TY_POINTER))
        diag(D_CAPTURE_TYPE, place, name, type_string(t), type_is_handle(of)
             ? "is an array of views; copy the ones that the kernel uses to variables"
             : of->of->kind == TY_FUNCTION ? "is an array of function pointers"
             : "is an array of pointers; a view has its elements in one piece of memory");
    else
        diag(t && t->kind == TY_POINTER ? D_CAPTURE_POINTER
             : t && type_is_const(t) ? D_CAPTURE_TABLE : D_CAPTURE_ARRAY,
             place, name, first_row(name, whole));
}

/* extent(v) */
bool message_tell_extent(Lower *l, const Finding *f)
{
    Source *s = f->place.range.source;
    if (!s || !strstr(f->text, "call to 'amp_make_extent'"))
        return false;
    unsigned end = source_word_end(s, f->place.point);
    unsigned at = source_next(s, end + (s->text[end] == '('));
    const char *name = source_word(s, at);
    bool is_alone = *name && s->text[source_next(s, source_word_end(s, at))] == ')';
    Type *t = is_alone ? type_of_name(l, name, f->place) : NULL;
    if (!t || !type_is_handle(t))
        return false;
    diag(D_EXTENT_VIEW, f->place, name, type_string(t), name);
    diag_fix((Range){s, f->place.point, end}, "amp_extent");
    return true;
}

/* `(float)v[i]` of a view of rank 2, with less subscripts than it has dimensions. */
static bool tell_row(const Finding *f, Type *t, const char *text)
{
    for (; (text = strchr(text, '[')); text++)
        t->rank--;
    if (t->rank > 0)
        diag(D_VIEW_ROW, f->place, type_string(t));
    return t->rank > 0;
}

/* `(float *)v[i]` of an element, and `(float)v[i]` of none. */
bool message_tell_cast(Lower *l, const Finding *f)
{
    const Source *s = f->place.range.source;
    bool is_row = strstr(f->text, "pointer cannot be cast to type") != NULL;
    if (!s || (!is_row && !strstr(f->text, "cannot be cast to a pointer type")))
        return false;
    const char *name = source_word(s, f->place.point), *text = source_text(f->place.range);
    Type *t = *name ? type_of_name(l, name, f->place) : NULL;
    if (!t || !type_is_handle(t))
        return false;
    if (is_row)
        return tell_row(f, t, text);
    if (!strchr(text, '['))
        return false;
    diag_relay(ERROR, f->place, "", arena_format("%s; write &%s for its address", f->text, text));
    diag_fix((Range){f->place.range.source, f->place.point, f->place.point}, "&");
    return true;
}

/* Whether an expression has an index in it, as `15 - t.local`, and not only components. */
static bool names_index(Lower *l, Range r, Place at)
{
    const Source *s = r.source;
    for (unsigned p = r.begin, next; p < r.end; p = next) {
        const char *name = source_word(s, p);
        next = source_word_end(s, p);
        while (next > p && s->text[next] == '.')
            next = source_word_end(s, next + 1);
        if (next == p)
            next = (unsigned)(source_skip_token(s->text + p, s->text + r.end) - s->text);
        Type *t = *name && s->text[source_next(s, next)] != '[' ? type_of_name(l, name, at) : NULL;
        if (t && (t->kind == TY_VECTOR || t->kind == TY_TILED_INDEX))
            return true;
    }
    return false;
}

/* A subscript that is a number, but no integer, is wrong to C; rather than an index. */
bool message_is_odd_subscript(Lower *l, CXDiagnostic d, const Finding *f)
{
    Range r = message_value_range(l, d, f);
    if (!r.source || !strstr(f->text, "array subscript is not an integer"))
        return false;
    const char *text = source_text(r), *name = source_word(r.source, r.begin);
    Type *t = strlen(name) == strlen(text) ? type_of_name(l, name, f->place) : NULL;
    return t ? (type_is_arithmetic(t) && !type_is_integer(t)) || t->kind == TY_POINTER
             : !isalpha((unsigned char)*text) && *text != '(' && !names_index(l, r, f->place);
}

/* v[t] of a tiled index. */
static bool tell_tiled_subscript(Lower *l, CXDiagnostic d, const Finding *f)
{
    Range r = message_value_range(l, d, f);
    if (!r.source || !strstr(f->text, "array subscript is not an integer"))
        return false;
    const char *name = source_word(r.source, r.begin);
    Type *t = strcmp(name, source_text(r)) == 0 ? type_of_name(l, name, f->place) : NULL;
    if (!t || t->kind != TY_TILED_INDEX)
        return false;
    diag(D_SUBSCRIPT_PLACE, f->place, name, name);
    return true;
}

/* t[0] of a tiled index, i[0] of a number, and v[i][j] of a view of rank 1. */
bool message_tell_subscript(Lower *l, CXDiagnostic d, const Finding *f)
{
    if (tell_tiled_subscript(l, d, f))
        return true;
    if (!strstr(f->text, "subscripted value is not an array")
        || !clang_getDiagnosticNumRanges(d))
        return false;
    Range base = lower_range(l, clang_getDiagnosticRange(d, 0));
    if (!base.source)
        return false;
    const char *name = source_word(base.source, base.begin);
    Type *t = type_of_name(l, name, f->place);
    if (t && t->kind == TY_TILED_INDEX)
        diag(D_SUBSCRIPT_TILED, f->place, "a tiled index", arena_format("%s.global[0]", name),
             arena_format("%s.local[0] for the place", name));
    else if (t && t->kind == TY_TILED_EXTENT)
        diag(D_SUBSCRIPT_TILED, f->place, "a tiled extent", arena_format("%s.extent[0]", name),
             arena_format("%s.tile_extent[0] for what is", name));
    else if (t && type_is_arithmetic(t))
        diag_relay(ERROR, f->place, "", arena_format("%s: '%s' is '%s', a number",
                                                     f->text, name, type_string(t)));
    else if (t && type_is_handle(t))
        diag(D_SUBSCRIPT_RANK, f->place, name, type_string(t));
    else
        return false;
    return true;
}
