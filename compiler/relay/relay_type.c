/* relay_type.c - rewrites the types in Clang's diagnostics as the user wrote them.
 *
 * Clang prints a view as the pointer into an address space that amp.h defines it
 * as; such types within quotes are replaced.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

/* Removes every `what` from s; returns how many there were. */
static int remove_all(char *s, const char *what)
{
    int count = 0;
    size_t length = strlen(what);
    for (char *p; (p = strstr(s, what)); count++)
        memmove(p, p + length, strlen(p + length) + 1);
    return count;
}

static char *trim(char *s)
{
    while (*s == ' ')
        s++;
    size_t length = strlen(s);
    while (length && s[length - 1] == ' ')
        s[--length] = '\0';
    for (char *p; (p = strstr(s, "  "));)
        memmove(p, p + 1, strlen(p));
    return s;
}

/* The inside of `typeof (…)` where that is all there is. */
static char *unwrap_typeof(char *s)
{
    static const char *const WORDS[] = {"typeof (", "typeof(", "__typeof__("};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        size_t length = strlen(WORDS[i]), end = strlen(s);
        if (strncmp(s, WORDS[i], length) == 0 && s[end - 1] == ')') {
            s[end - 1] = '\0';
            return s + length;
        }
    }
    return s;
}

static const char *const VIEW_MARKS[] = {
    "__attribute__((address_space(1)))", "__ampc_view_space"};
static const char *const STORE_MARKS[] = {
    "__attribute__((address_space(2)))", "__ampc_array_space"};

static bool remove_marks(char *s, const char *const marks[2])
{
    int count = 0;
    for (int i = 0; i < 2; i++)
        count += remove_all(s, marks[i]);
    return count > 0;
}

/* "typeof (int *) ()", a function: what stands behind its result. */
static char *behind_typeof(char *s)
{
    int depth = 0;
    for (char *p = s; string_begins(s, "typeof (") && *p; p++) {
        depth += (*p == '(') - (*p == ')');
        if (*p == ')' && !depth)
            return p + 1;
    }
    return s + strlen(s);
}

/* "const AS float (*)[16777216]" -> "array_view(const float, 2)". */
static const char *handle_name(char *s, const char *word)
{
    char *rest = behind_typeof(s);
    if (*rest) {
        const char *more = arena_string(rest);
        *rest = '\0';
        return arena_format("%s%s", handle_name(s, word), more);
    }
    bool is_const = string_begins(s, "const typeof");
    s = unwrap_typeof(is_const ? s + 6 : s);
    int rank = remove_all(s, "[16777216]");
    rank += remove_all(s, "(*const)") + remove_all(s, "(*)");
    remove_all(s, "typeof (*(p))");
    size_t length = strlen(s = trim(s));
    if (length > 6 && strcmp(s + length - 6, "*const") == 0) {
        s[length - 6] = '\0';
        rank++;
    } else if (length && s[length - 1] == '*') {
        s[length - 1] = '\0';
        rank++;
    }
    s = trim(s);
    if (strcmp(s, "void") == 0 || strcmp(s, "const void") == 0
        || strcmp(s, "void const") == 0)
        return strcmp(word, "array") == 0 ? "array" : "array_view";
    if (rank == 0)
        return s;
    return arena_format("%s(%s, %d)", word, s, rank);
}

/* The names of amp.h's vectors. */
static const char *vector_name(const char *s)
{
    static const char ATTRIBUTE[] = " __attribute__((ext_vector_type(";
    const char *at = strstr(s, ATTRIBUTE);
    if (!at)
        return s;
    const char *base = arena_substring(s, (size_t)(at - s));
    const char *lanes = at + sizeof ATTRIBUTE - 1;
    if (strcmp(base, "unsigned int") == 0)
        base = "uint";
    return arena_format("%s%s_%.*s", strncmp(base, "const ", 6) ? "" : "const ",
                        strncmp(base, "const ", 6) ? base : base + 6,
                        (int)strcspn(lanes, ")"), lanes);
}

/* "typeof (__ampc_tiled_index(16, 16))" -> "tiled_index(16, 16)". */
static const char *tiled_name(char *s)
{
    char *at = strstr(s, "__ampc_tiled_");
    if (!at)
        return NULL;
    at += strlen("__ampc_");
    char *close = strchr(at, ')');
    return close ? arena_substring(at, (size_t)(close - at) + 1) : at;
}

/* "float (*AS (*)[16777216])[2]": the elements are pointers where the mark is
 * behind a star; what is behind the mark makes the rank. */
static const char *handle_of_pointers(const char *s, const char *const marks[2],
                                      const char *word)
{
    char *text = unwrap_typeof(arena_string(s));
    const char *mark = strstr(text, marks[0]);
    if (!mark || mark == text || mark[-1] != '*')
        return NULL;
    char *rest = arena_string(mark + strlen(marks[0]));
    int rank = 1 + remove_all(rest, "[16777216]");
    char *star = rank > 1 ? strstr(rest, "(*)") : strchr(rest, '*');
    if (!star)
        return NULL;
    return arena_format("%s(%.*s%s, %d)", word, (int)(mark - text), text,
                        trim(star + (rank > 1 ? 3 : 1)), rank);
}

/* Where the parameters begin of a function's type, or of a pointer to one; else NULL. */
static char *parameters_of(char *s)
{
    static const char *const NO_RESULTS[] = {"typeof", "__typeof__", "__attribute__"};
    size_t length = strlen(s);
    if (!length || s[length - 1] != ')')
        return NULL;
    char *open = s + length;
    for (int depth = 0; open > s && (open == s + length || depth);) {
        open--;
        depth += (*open == ')') - (*open == '(');
    }
    char *end = open;
    while (end > s && end[-1] == ' ')
        end--;
    char *word = end;
    while (word > s && (isalnum((unsigned char)word[-1]) || word[-1] == '_'))
        word--;
    bool is_result = end > s && strncmp(word, OURS, strlen(OURS)) != 0;
    for (size_t i = 0; i < sizeof NO_RESULTS / sizeof *NO_RESULTS; i++)
        is_result &= strncmp(word, NO_RESULTS[i], (size_t)(end - word)) != 0 || end == word;
    return is_result ? open : NULL;
}

static const char *user_words(char *s);

/* "void (*)(float AS *, int)" -> "void (*)(array_view(float, 1), int)". */
static const char *function_words(char *s, char *open)
{
    static const char POINTER[] = "(*)";
    Buffer out = {0};
    char *result = trim(arena_substring(s, (size_t)(open - s)));
    size_t length = strlen(result), tail = sizeof POINTER - 1;
    bool is_pointer = length > tail && strcmp(result + length - tail, POINTER) == 0;
    if (is_pointer)
        result[length - tail] = '\0';
    buffer_format(&out, "%s %s(", user_words(trim(result)), is_pointer ? POINTER : "");
    const char *comma = "";
    for (char *p = open + 1, *begin = p; *p; p++) {
        int depth = 0;
        for (; *p && (depth || (*p != ',' && *p != ')')); p++)
            depth += (*p == '(' || *p == '[') - (*p == ')' || *p == ']');
        buffer_format(&out, "%s%s", comma,
                      user_words(trim(arena_substring(begin, (size_t)(p - begin)))));
        begin = p + 1;
        comma = ", ";
        if (!*p)
            break;
    }
    buffer_format(&out, ")");
    return out.text;
}

/* "typeof (AS float *) *", "AS float (**)[16777216]", "AS float **": a pointer to views or
 * arrays, which may be captured, and so constant; or NULL. */
static const char *pointer_to_handles(const char *s)
{
    static const char CONSTANT[] = "*const *";
    const char *constant = strstr(s, CONSTANT);
    if (constant)
        s = arena_format("%.*s**%s", (int)(constant - s), s, constant + strlen(CONSTANT));
    if (string_begins(s, "const typeof") && s[strlen(s) - 1] == '*')
        s += strlen("const ");
    bool is_handle = string_begins(s, "typeof") || string_begins(s, VIEW_MARKS[0])
        || string_begins(s, STORE_MARKS[0]);
    if (!is_handle || !(strstr(s, VIEW_MARKS[0]) || strstr(s, STORE_MARKS[0])))
        return NULL;
    size_t length = strlen(s), stars = 0;
    while (stars < length && s[length - 1 - stars] == '*')
        stars++;
    const char *of_rows = strstr(s, "(**)[");
    if (!string_begins(s, "typeof") && of_rows)
        return arena_format("%s *", user_words(arena_format("%.*s(*)%s", (int)(of_rows - s), s,
                                                            of_rows + strlen("(**)"))));
    stars -= !string_begins(s, "typeof") && stars > 0; /* the last one is the view's */
    const char *all = arena_substring(s + length - stars, stars);
    return stars ? arena_format("%s %s", user_words(trim(arena_substring(s, length - stars))), all)
                 : NULL;
}

/* What stands in quotes, in the user's words. */
static const char *user_words(char *s)
{
    const char *pointer = pointer_to_handles(s);
    if (pointer)
        return pointer;
    char *parameters = parameters_of(s);
    if (parameters)
        return function_words(s, parameters);
    const char *view = handle_of_pointers(s, VIEW_MARKS, "array_view");
    const char *store = handle_of_pointers(s, STORE_MARKS, "array");
    if (view || store)
        return view ? view : store;
    const char *tiled = tiled_name(s);
    if (tiled)
        return tiled;
    if (remove_marks(s, VIEW_MARKS))
        return handle_name(trim(s), "array_view");
    if (remove_marks(s, STORE_MARKS))
        return handle_name(trim(s), "array");
    if (string_begins(s, "__ampc_"))
        return s + 7;
    if (string_begins(s, "struct tile"))
        return s + 7;
    return vector_name(s);
}

/* What Clang says in words of C++, or of its own. */
static const struct { const char *clangs, *plain; } PLAIN[] = {
    {"non-static data member", "member"},
    {"type name requires a specifier or qualifier", "this member has no type"},
    {"]' is not a function or function pointer",
     "]' is no function: subscripts stand in brackets, as in a[i]"},
};

static const char *in_c(const char *text)
{
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++) {
        const char *at = strstr(text, PLAIN[i].clangs);
        if (at)
            text = arena_format("%.*s%s%s", (int)(at - text), text, PLAIN[i].plain,
                                at + strlen(PLAIN[i].clangs));
    }
    return text;
}

/* Whether a type is another one with the word before its tag. */
static bool has_tag_of(const char *type, const char *plain)
{
    static const char *const WORDS[] = {"struct ", "union ", "enum "};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const char *at = strstr(type, WORDS[i]);
        if (at && strcmp(plain, arena_format("%.*s%s", (int)(at - type), type,
                                             at + strlen(WORDS[i]))) == 0)
            return true;
    }
    return false;
}

/* Views have no address space to their user. */
static const char *without_spaces(const char *text)
{
    static const char WORDS[] = " changes address space of pointer";
    const char *at = strstr(text, WORDS);
    return !at ? text : arena_format("%.*s: these types do not convert%s",
        (int)(at - text), text, at + sizeof WORDS - 1);
}

/* " (vector of 2 'int' values)" says no more than the type before it: its
 * length. */
static size_t vector_note(const char *p)
{
    static const char VECTOR_NOTE[] = " (vector of ";
    const char *end = string_begins(p, VECTOR_NOTE) ? strchr(p, ')')
                                                          : NULL;
    return end ? (size_t)(end - p) + 1 : 0;
}

const char *relay_words(const char *text)
{
    Buffer out = {0};
    text = without_spaces(in_c(text));
    const char *previous = "";
    for (const char *p = text; *p;) {
        size_t length = vector_note(p);
        p += length;
        if (length)
            continue;
        const char *close = *p == '\'' ? strchr(p + 1, '\'') : NULL;
        if (!close || close == p + 1) {
            buffer_char(&out, *p++);
            continue;
        }
        char *piece = arena_substring(p + 1, (size_t)(close - p) - 1);
        /* The type of an expression of amp.h's own: what it is stands next. */
        if (strstr(piece, "typeof (")
            && string_begins(close + 1, " (aka '")
            && strstr(close + 8, "')")) {
            const char *tiled = parameters_of(piece) ? NULL : tiled_name(piece);
            p = close + 8;
            close = strstr(p, "')");
            piece = arena_substring(p, (size_t)(close - p));
            p = close + 2;
            previous = tiled ? tiled : user_words(piece);
            buffer_format(&out, "'%s'", previous);
            continue;
        }
        const char *words = user_words(piece);
        size_t aka = strlen(" (aka ");
        bool is_same = strcmp(words, previous) == 0 || has_tag_of(words, previous)
            || string_begins(words, "struct amp_") /* of amp.h, and nobody's */
            || (strncmp(previous, "extent_", 7) == 0
                && strncmp(words, "index_", 6) == 0);
        bool repeats = out.length >= aka && is_same
            && strcmp(out.text + out.length - aka, " (aka ") == 0;
        if (repeats) {
            out.length -= aka;
            out.text[out.length] = '\0';
            p = close[1] == ')' ? close + 2 : close + 1;
        } else {
            buffer_format(&out, "'%s'", words);
            p = close + 1;
        }
        previous = words;
    }
    return out.text ? out.text : "";
}
