/* relay_mixed.c - adds advice to diagnostics about types that do not convert: views,
 * arrays and pointers to one another, and an index or an extent to a number.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

/* What a message says of the pointers that views are to Clang. */
static const char *const OF_POINTERS[] = {
    ": these types do not convert", " converts between pointers to integer types"};
static const char *const BEGINNINGS[] = {"incompatible pointer types ",
                                         "incompatible integer to pointer conversion ",
                                         "incompatible pointer to integer conversion "};

static bool is_view(const char *type)
{
    return string_begins(type, "array_view(");
}

static bool is_handle(const char *type)
{
    return is_view(type) || string_begins(type, "array(");
}

/* "float" of "array_view(const float, 2)". */
static const char *element(const char *handle)
{
    const char *open = strchr(handle, '(') + 1;
    const char *comma = strrchr(handle, ',');
    open += string_begins(open, "const ") ? strlen("const ") : 0;
    return comma > open ? arena_substring(open, (size_t)(comma - open)) : "";
}

static const char *rank(const char *handle)
{
    const char *comma = strrchr(handle, ',');
    return comma ? comma : "";
}

/* A subscript for each of its dimensions. */
static const char *subscripts(const char *handle)
{
    static const char *const ALL[] = {"[i]", "[i][j]", "[i][j][k]"};
    int number = *rank(handle) ? rank(handle)[2] - '1' : 0;
    return ALL[number >= 0 && number < 3 ? number : 0];
}

/* "const float" of it. */
static const char *qualified(const char *handle)
{
    bool is_const = string_begins(strchr(handle, '(') + 1, "const ");
    return arena_format("%s%s", is_const ? "const " : "", element(handle));
}

/* "array_view(float, 2) *" */
static bool is_pointer(const char *handle)
{
    return is_handle(handle) && handle[strlen(handle) - 1] == '*';
}

/* The word of amp.h that an expression begins with, or NULL. */
static const Word *maker_of(const char *given)
{
    size_t name = 0;
    while (source_is_letter(given[name]))
        name++;
    return word_named(arena_substring(given, name));
}

/* What to do where `given` has other elements than those of `to`. */
static const char *element_advice(const char *to, const char *given)
{
    const Word *maker = maker_of(given);
    if (maker && maker->takes && strstr(maker->takes, "a type"))
        return arena_format("the elements differ; %s takes their type, %s", maker->name,
                            element(to));
    return is_view(to) ? "the elements differ; amp_reinterpret_as makes a view of the same "
                         "memory with others"
        : "the elements differ";
}

/* What to do where `given` has another rank than is wanted: a row, or what a call makes. */
static const char *rank_advice(const char *given)
{
    static const char EACH[] = "an integer for each dimension";
    const Word *maker = maker_of(given);
    size_t length = strlen(given);
    if (maker && maker->takes && strstr(maker->takes, EACH))
        return arena_format("the ranks differ; %s takes %s", maker->name, EACH);
    return length > 0 && given[length - 1] == ']'
        ? "the ranks differ; amp_section makes a part of a view with its rank"
        : "the ranks differ";
}

/* What to do where `given`, a `from`, is no `to`. */
static const char *advice(const char *from, const char *to, const char *given)
{
    if (is_pointer(from) != is_pointer(to) && is_handle(from) && is_handle(to)) {
        const char *what = is_view(from) ? "a view" : "an array";
        return is_pointer(from)
            ? arena_format("%s is a handle itself, which needs no pointer", what)
            : arena_format("%s is no pointer to one", what);
    }
    if (is_handle(from) && is_handle(to)) {
        if (is_view(to) && !is_view(from))
            return "write amp_array_view for a view of an array";
        if (is_view(to) != is_view(from))
            return "a view is no array; amp_copy copies between them";
        if (strchr(element(from), '*'))
            return "these elements are pointers, and a view has its elements in one piece "
                   "of memory";
        return strcmp(rank(from), rank(to))
            ? rank_advice(given) : element_advice(to, given);
    }
    if (is_handle(from) && !strchr(to, '*'))
        return "a view is no such thing";
    if (is_handle(from) && isalpha((unsigned char)*given) && strchr(given, '['))
        return arena_format("write (%s *)%s for a pointer to the row's elements",
                            qualified(from), given);
    if (is_handle(from) && !is_view(from))
        return arena_format("its elements are on the accelerator: use amp_copy on the host, "
                            "and (%s *)&v%s in amp code", qualified(from), subscripts(from));
    if (is_handle(from))
        return arena_format("write (%s *)&v%s for a pointer to an element",
                            qualified(from), subscripts(from));
    if (strchr(given, '?') && strchr(from, '*')) /* what Clang makes of `k ? view : const_view` */
        return "a pointer is no view, nor is a choice between views with const elements and "
               "others; copy the others to such a view first";
    if (!strchr(from, '*') && !strchr(from, '['))
        return "this is no view; pass a view as it is, or a part of it by amp_section";
    return "a pointer is no view; amp_view makes one of it, on the host";
}

/* What stands in quotes, and behind it in `(aka '…')`. */
typedef struct Quoted {
    const char *name, *aka; /* "" where there is none */
} Quoted;

static const char *read_quoted(const char *text, const char **piece)
{
    const char *open = strchr(text, '\'');
    const char *close = open ? strchr(open + 1, '\'') : NULL;
    *piece = close ? arena_substring(open + 1, (size_t)(close - open) - 1) : "";
    return close ? close + 1 : text + strlen(text);
}

/* The n-th type that a message names. */
static Quoted quoted(const char *text, int n)
{
    Quoted q = {"", ""};
    const char *rest = read_quoted(text, &q.name);
    if (string_begins(rest, " (aka '"))
        rest = read_quoted(rest, &q.aka);
    return n ? quoted(rest, n - 1) : q;
}

/* A view by what it is, all else as the user calls it. */
static const char *called(Quoted q)
{
    return is_handle(q.aka) && !is_handle(q.name) ? q.aka : q.name;
}

/* Whether a message names what is wanted before what is given. */
static bool is_reversed(const char *said)
{
    static const char *const SAID[] = {"initializing", "assigning to", "format specifies"};
    return STRING_BEGINS_AS(said, SAID);
}

/* Finds the types; returns the text without what relay_mixed adds to. */
static const char *types_of(const char *text, const char **from,
                            const char **to)
{
    const char *said = text;
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++)
        said += string_begins(text, BEGINNINGS[i]) ? strlen(BEGINNINGS[i]) : 0;
    *from = called(quoted(said, is_reversed(said)));
    *to = called(quoted(said, !is_reversed(said)));
    return said;
}

const char *relay_cast(const char *text)
{
    const char *from, *to;
    types_of(text, &from, &to);
    return is_view(from) && strchr(to, '*') && rank(from)[2] == '1'
        ? arena_format("(%s *)", qualified(from)) : NULL;
}

bool relay_wants_handle(const char *text)
{
    static const char *const GIVEN[] = {"passing '", "returning '", "initializing '"};
    const char *from, *to, *said = types_of(text, &from, &to);
    return STRING_BEGINS_AS(said, GIVEN) && is_handle(to) && !is_handle(from);
}

bool relay_is_uncalled(const char *text)
{
    const char *from, *to;
    types_of(text, &from, &to);
    size_t length = strlen(to);
    if (!length || is_handle(from) || !string_begins(from, to))
        return false;
    const char *parameters = from + length + strspn(from + length, " ");
    return *parameters == '(' && parameters[1] != '*';
}

bool relay_is_address_of_handle(const char *text)
{
    const char *from, *to;
    types_of(text, &from, &to);
    return is_pointer(from) && is_handle(to)
        && strcmp(from, arena_format("%s *", to)) == 0;
}

/* Its length without that, and without Clang's advice for pointers, "; remove &". */
static int length_of(const char *said)
{
    size_t length = strcspn(said, ";");
    for (size_t i = 0; i < sizeof OF_POINTERS / sizeof *OF_POINTERS; i++) {
        const char *end = strstr(said, OF_POINTERS[i]);
        length = end ? (size_t)(end - said) : length;
    }
    return (int)length;
}

const char *relay_mixed(const char *text, const char *given)
{
    const char *from, *to, *said = types_of(text, &from, &to);
    if (!*from || !*to || (!is_handle(from) && !is_handle(to)))
        return text;
    if (string_begins(text, "comparison"))
        return arena_format("comparing '%s' with '%s': %s", from, to,
                            advice(from, to, given));
    if (string_begins(text, "conditional operator"))
        return arena_format("choosing between '%s' and '%s': %s", from, to,
                            is_handle(from) ? advice(from, to, "")
                                            : advice(to, from, ""));
    return arena_format("%.*s: %s", length_of(said), said, advice(from, to, given));
}

/* ---- a component of what is no number ----------------------------------- */

static const char *unqualified(const char *type)
{
    return string_begins(type, "const ") ? type + strlen("const ") : type;
}

/* Whether a type is written in C's words for numbers. */
static bool is_number(Quoted q)
{
    static const char *const WORDS[] = {
        "char", "short", "int", "long", "signed", "unsigned", "float",
        "double", "const", "volatile"};
    const char *p = *q.aka ? q.aka : q.name;
    bool is_one = *p;
    while (*p && is_one) {
        size_t length = strcspn(p, " ");
        is_one = false;
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
            is_one |= strlen(WORDS[i]) == length
                && memcmp(WORDS[i], p, length) == 0;
        p += length;
        p += strspn(p, " ");
    }
    return is_one;
}

/* float_4, index_2 */
static bool is_vector(const char *type)
{
    size_t length = strlen(type);
    return word_is_type(type) && length > 2 && type[length - 2] == '_'
        && isdigit((unsigned char)type[length - 1]);
}

bool relay_vectors(const char *text, const char **from, const char **to)
{
    if (!strstr(text, "incompatible type") && !strstr(text, "incompatible result type"))
        return false;
    *from = unqualified(quoted(text, is_reversed(text)).name);
    *to = unqualified(quoted(text, !is_reversed(text)).name);
    return is_vector(*from) && is_vector(*to);
}

const char *relay_component(const char *text, const char **purpose, bool *is_left)
{
    static const char *const SAID[] = {"format specifies", "cannot convert between vector values",
                                       "invalid conversion between vector type"};
    if (!strstr(text, "incompatible ") && !STRING_BEGINS_AS(text, SAID))
        return NULL;
    bool is_pair = string_begins(text, "cannot convert between vector values");
    *is_left = is_pair && is_vector(unqualified(quoted(text, 0).name));
    bool is_second = is_pair ? !*is_left : is_reversed(text);
    Quoted from = quoted(text, is_second), to = quoted(text, !is_second);
    const char *type = unqualified(from.name), *wanted = unqualified(to.name);
    bool is_tiled = string_begins(type, "tiled_index");
    *purpose = "";
    if (is_tiled && string_begins(wanted, "index_"))
        return ".global";
    if (is_tiled && strcmp(wanted, "tile_barrier") == 0)
        return ".barrier";
    if (string_begins(type, "tiled_extent") && string_begins(wanted, "extent_"))
        return ".extent";
    if (!is_number(to))
        return NULL;
    if (is_tiled) {
        *purpose = " for a place in the domain";
        return ".global[0]";
    }
    bool is_one = type[strlen(type) - 1] == '1';
    if (!is_vector(type) || (is_pair && !is_one)) /* v * 0.5f of integers */
        return NULL;
    bool is_place = string_begins(type, "index_") || string_begins(type, "extent_");
    if (!is_one)
        *purpose = " for its first component";
    return is_place ? "[0]" : ".x";
}
