/* lower_generic.c - determines which association of a _Generic is selected.
 *
 * libclang exposes the controlling expression and the expressions of all
 * associations, but neither their types nor which one Clang selected. So the
 * types are parsed again from the source: a scalar type, a tag or a file-scope
 * typedef, then stars and const; array_view or array of such a type with a rank.
 * For types that are spelled in another way there is no answer.
 */
#include "lower.h"

#include <stdio.h>
#include <string.h>

typedef struct Association {
    int kid; /* its expression among the children */
    const char *words; /* of its type */
} Association;

typedef LIST(Association) Associations;

/* The text up to a comma, a colon or the closing parenthesis outside of other
 * brackets. */
static const char *skip_to(const char *p, const char *end, const char *stops)
{
    for (int depth = 0; p < end; p = source_skip_token(p, end)) {
        if (depth == 0 && strchr(stops, *p))
            return p;
        depth += strchr("([{", *p) != NULL;
        depth -= strchr(")]}", *p) != NULL;
    }
    return end;
}

/* The words before each colon, as `_Generic(x, words: …, words: …)` is
 * spelled; false where there are others than the associations. */
static bool read_words(Lower *l, CXCursor c, Associations *list)
{
    Source *s;
    unsigned start;
    if (!lower_spelled_at(l, c, &s, &start))
        return false;
    const char *end = s->text + s->length;
    const char *p = memchr(s->text + start, '(', s->length - start);
    p = p ? skip_to(p + 1, end, ",)") : end;
    for (int i = 0; i < list->count; i++) {
        if (p == end || *p != ',')
            return false;
        const char *colon = skip_to(p + 1, end, ":");
        list->items[i].words =
            arena_substring(p + 1, (size_t)(colon - p) - 1);
        p = skip_to(colon + (colon < end), end, ",)");
    }
    return p < end && *p == ')';
}

static Associations associations(Cursors kids)
{
    Associations list = {0};
    for (int i = 1; i < kids.count; i++) {
        Association a = {i, ""};
        if (clang_isExpression(kids.items[i].kind))
            list_add(&list, a);
    }
    return list;
}

/* ---- types in words ----------------------------------------------------- */

/* How often each of C's words for scalars stands in a type. */
typedef struct Words {
    bool is_unsigned, is_signed, is_const, is_default;
    int longs;
    TypeKind base;    /* TY_VOID: none of them said */
    const char *name; /* of a typedef, or a tag, or NULL */
    bool is_tag;
} Words;

static const char *const QUALIFIERS[] = {
    "const", "volatile", "restrict", "__restrict", "default", "signed",
    "unsigned", "long", "struct", "union", "enum", "void"};

static bool is_qualifier(const char *word)
{
    return STRING_IS_ONE_OF(word, QUALIFIERS);
}

static void add_word(Words *w, const char *word)
{
    static const struct { const char *word; TypeKind kind; } BASES[] = {
        {"char", TY_CHAR}, {"short", TY_SHORT}, {"int", TY_INT},
        {"float", TY_FLOAT}, {"double", TY_DOUBLE}, {"_Bool", TY_BOOL},
        {"bool", TY_BOOL}};
    for (size_t i = 0; i < sizeof BASES / sizeof *BASES; i++)
        if (strcmp(BASES[i].word, word) == 0) {
            w->base = w->base == TY_SHORT ? TY_SHORT : BASES[i].kind;
            return;
        }
    if (!is_qualifier(word))
        w->name = word;
    w->is_tag |= strcmp(word, "struct") == 0 || strcmp(word, "union") == 0
        || strcmp(word, "enum") == 0;
    w->is_unsigned |= strcmp(word, "unsigned") == 0;
    w->is_signed |= strcmp(word, "signed") == 0;
    w->is_const |= strcmp(word, "const") == 0;
    w->is_default |= strcmp(word, "default") == 0;
    w->longs += strcmp(word, "long") == 0;
}

static TypeKind scalar_kind(const Words *w)
{
    static const TypeKind UNSIGNED[] = {
        [TY_CHAR] = TY_UCHAR, [TY_SHORT] = TY_USHORT, [TY_INT] = TY_UINT,
        [TY_LONG] = TY_ULONG, [TY_LLONG] = TY_ULLONG};
    bool is_integer = w->is_unsigned || w->is_signed || w->longs;
    TypeKind kind = w->base == TY_VOID && is_integer ? TY_INT : w->base;
    if (w->longs && kind == TY_DOUBLE)
        return TY_OTHER;
    if (w->longs)
        kind = w->longs > 1 ? TY_LLONG : TY_LONG;
    if (w->is_unsigned)
        return UNSIGNED[kind];
    return w->is_signed && kind == TY_CHAR ? TY_SCHAR : kind;
}

/* Reads identifiers; returns where something else stands. */
static const char *read_specifiers(Words *w, const char *p)
{
    for (;;) {
        p += strspn(p, " \t\r\n\\");
        const char *end = p;
        while (source_is_letter(*end))
            end++;
        if (end == p)
            return p;
        add_word(w, arena_substring(p, (size_t)(end - p)));
        p = end;
    }
}

/* A pointer's stars and what follows each. */
typedef struct Stars {
    int count;
    bool is_const[8]; /* what each points to */
    bool is_odd;      /* something else stands there */
} Stars;

static Stars read_stars(const char *p, bool is_const)
{
    Stars s = {0};
    while (*p == '*' && s.count < 8) {
        s.is_const[s.count++] = is_const;
        Words after = {0};
        p = read_specifiers(&after, p + 1);
        is_const = after.is_const;
    }
    s.is_odd = *p != '\0';
    return s;
}

static enum CXChildVisitResult add_typedef(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    (void)parent;
    if (c.kind == CXCursor_TypedefDecl)
        *map_put(&l->typedefs, lower_spelling(c)) =
            lower_type(l, clang_getTypedefDeclUnderlyingType(c));
    return CXChildVisit_Continue;
}

static const Type *find_typedef(Lower *l, const char *name)
{
    if (!l->typedefs.used)
        clang_visitChildren(clang_getTranslationUnitCursor(l->tu), add_typedef,
                            l);
    return map_value(&l->typedefs, name);
}

static bool has_tag(const Type *t, const char *tag)
{
    if (t->kind == TY_RECORD)
        return strcmp(t->record->name, tag) == 0;
    return t->kind == TY_ENUM
        && strcmp(t->spelling, arena_format("enum %s", tag)) == 0;
}

/* TY_VIEW or TY_STORE where the words are those of a handle's type, else TY_OTHER; the
 * element's words, and the rank. */
static TypeKind handle_words(const char *words, const char **element, int *rank)
{
    static const struct { const char *word; TypeKind kind; } HANDLES[] = {
        {"array_view", TY_VIEW}, {"AMP_ARRAY_VIEW", TY_VIEW},
        {"array", TY_STORE}, {"AMP_ARRAY", TY_STORE}};
    Words w = {.base = TY_VOID};
    const char *p = read_specifiers(&w, words), *end = p + strlen(p);
    for (size_t i = 0; w.name && *p == '(' && i < sizeof HANDLES / sizeof *HANDLES; i++) {
        if (strcmp(HANDLES[i].word, w.name) != 0)
            continue;
        const char *comma = skip_to(p + 1, end, ",");
        *element = arena_substring(p + 1, (size_t)(comma - p) - 1);
        return sscanf(comma, ", %d )", rank) == 1 ? HANDLES[i].kind : TY_OTHER;
    }
    return TY_OTHER;
}

static bool is_type(Lower *l, const Type *t, const char *words, bool *known);

static bool is_handle_of(Lower *l, const Type *t, const char *element, int rank,
                         bool *known)
{
    Words w = {.base = TY_VOID};
    read_specifiers(&w, element);
    return t->rank == rank && t->of->is_const == w.is_const
        && is_type(l, t->of, element, known);
}

/* Whether a type is the one in words. */
static bool is_type(Lower *l, const Type *t, const char *words, bool *known)
{
    const char *element;
    int rank;
    TypeKind handle = handle_words(words, &element, &rank);
    if (handle != TY_OTHER)
        return t->kind == handle && is_handle_of(l, t, element, rank, known);
    Words w = {.base = TY_VOID};
    Stars stars = read_stars(read_specifiers(&w, words), w.is_const);
    for (int i = stars.count - 1; i >= 0; i--, t = t->of)
        if (t->kind != TY_POINTER || t->of->is_const != stars.is_const[i])
            return stars.is_odd ? (*known = false) : false;
    if (stars.is_odd) {
        *known = false;
        return false;
    }
    if (w.is_tag)
        return w.name && has_tag(t, w.name);
    const Type *named = w.name ? find_typedef(l, w.name) : NULL;
    if (named)
        return type_same(t, named);
    if (w.name) {
        *known = false;
        return false;
    }
    TypeKind kind = t->kind == TY_ENUM ? t->of->kind : t->kind;
    return (kind == TY_CHAR_UNSIGNED ? TY_CHAR : kind) == scalar_kind(&w);
}

static bool is_default(const Association *a)
{
    Words w = {0};
    read_specifiers(&w, a->words);
    return w.is_default;
}

/* The type that _Generic compares: as a value. */
static Type *controlling_type(Lower *l, CXCursor control)
{
    CXType t = clang_getCanonicalType(clang_getCursorType(control));
    Type *type = lower_type(l, clang_getUnqualifiedType(t));
    if (type->kind != TY_ARRAY)
        return type;
    Type *pointer = NEW(Type);
    *pointer = (Type){.kind = TY_POINTER, .of = type->of};
    return pointer;
}

int lower_association(Lower *l, CXCursor c, Cursors kids)
{
    Associations list = associations(kids);
    if (!read_words(l, c, &list))
        return -1;
    Type *type = controlling_type(l, kids.items[0]);
    bool all_known = true;
    int otherwise = -1;
    for (int i = 0; i < list.count; i++) {
        const Association *a = &list.items[i];
        if (is_default(a))
            otherwise = a->kid;
        else if (is_type(l, type, a->words, &all_known))
            return a->kid;
    }
    return all_known ? otherwise : -1;
}
