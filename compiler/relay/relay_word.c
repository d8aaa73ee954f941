/* relay_word.c - recognizes diagnostics caused by a word that Clang does not know,
 * or that is used otherwise than AMP C defines it.
 *
 * One such word causes more errors in its statement, and later for the names
 * that the statement would have declared: those are not reported.
 */
#include "relay.h"

#include <string.h>

const char *word_key(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && s->text[at] == '<' && s->text[at - 1] == '<')
        at--;
    const char *p = s->text + at;
    if (string_begins(p, "<<<"))
        return "<<<";
    if (string_begins(p, "->"))
        return "->";
    if (*p == '@')
        return arena_format("@%s", source_word(s, at + 1));
    if (*p == '&')
        return p[1] == '&' ? "&&" : "&";
    if (*p == '[') {
        const char *list = arena_substring(p, strcspn(p, "]\n") + 1);
        p += strlen(list);
        return *p == '(' && !foreign_named(list) ? "[]" : list; /* of a lambda */
    }
    if (string_begins(p, "\"C\""))
        return "extern\"C\"";
    const char *word = source_word(s, at);
    p = s->text + source_word_end(s, at);
    const char *after = p + strspn(p, " ");
    const char *mark = *after == '<' ? "<" : string_begins(after, "::") ? "::"
        : *after == '(' ? "(" : after > p && source_is_letter(*after) ? "@" : "";
    const char *marked = arena_format("%s%s", word, mark);
    return foreign_named(marked) ? marked : word;
}

static const char *word_before(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && strchr(" (", s->text[at - 1]))
        at--;
    while (at > 0 && source_word_end(s, at - 1) >= at
           && source_word_end(s, at - 1) > at - 1)
        at--;
    return source_word(s, at);
}

static bool is_called(const Finding *f)
{
    const Source *s = f->place.range.source;
    const char *p = s->text + source_word_end(s, f->place.point);
    return p[strspn(p, " ")] == '(';
}

bool word_is_declaring(const Finding *f)
{
    const Source *s = f->place.range.source;
    unsigned end = source_word_end(s, f->place.point);
    unsigned next = end + (unsigned)strspn(s->text + end, " ");
    return next > end && source_word_end(s, next) > next;
}

/* Clang's diagnostics about an unknown word in which it does not say that the word is
 * unknown. */
static const char *const UNEXPECTED[] = {
    "type specifier missing", "type-id cannot have a name",
    "expected expression",
    "expected function body after function declarator", "expected identifier or '('"};
static const char *const MISUSED[] = {
    "no matching function for call to", "call to 'amp_"};

/* A declaration with arguments, which Clang takes for a function's. */
static const char *const CONSTRUCTING[] = {
    "a parameter list without types", "expected parameter declarator"};

/* Clang's diagnostics if a macro that takes a type is given a value. */
static const char *const UNTYPED[] = {
    "expected ')'", "reference to overloaded function could not be resolved"};

static bool set(WordError *e, WordKind kind, const char *name)
{
    *e = (WordError){kind, name, {0}};
    return true;
}

/* Whether a word may begin a declaration. */
static bool begins_declaration(const char *word)
{
    static const char *const TYPES[] = {"array", "tiled_", "tile_static"};
    return word_is_type(word) || STRING_BEGINS_AS(word, TYPES);
}

static bool is_unknown(const Finding *f, WordError *e)
{
    bool unknown = relay_is_unknown(f->text);
    const char *key = word_key(f->place);
    Place declared = f->place;
    while (declared.point > 0 && strchr(" *", declared.range.source->text[declared.point - 1]))
        declared.point--;
    if (string_begins(f->text, "type specifier missing")
        && strcmp(word_before(declared), "auto") == 0)
        key = "auto";
    if (foreign_named(key))
        return set(e, WORD_FOREIGN, key);
    if (unknown && word_header(key))
        return set(e, WORD_STANDARD, word_header(key));
    if (unknown && *word_flattened(key))
        return set(e, WORD_FLATTENED, key);
    if (unknown && strstr(f->text, "did you mean"))
        return set(e, WORD_CLANGS, key);
    const Word *word = word_named(key);
    if (word)
        return word->takes && (is_called(f) || unknown) && strcmp(key, "restrict") != 0
            && set(e, WORD_MISUSED, key);
    const char *nearest = *key && (unknown || is_called(f) || word_is_declaring(f))
        ? word_nearest(key) : NULL;
    if (nearest && (!word_is_declaring(f) || begins_declaration(nearest)))
        return set(e, WORD_MISSPELT, key);
    return unknown && word_is_declaring(f) && set(e, WORD_CLANGS, key);
}

/* "array_view(float, 1) v(n, p);", "array_view(float, 1) v{n, p};" */
static bool constructs(const Finding *f)
{
    static const char *const UNEXPECTED_VALUE[] = {"expected identifier", "expected ')'"};
    const Source *s = f->place.range.source;
    if (STRING_BEGINS_AS(f->text, UNEXPECTED_VALUE))
        return *port_constructed(f->place);
    if (!STRING_BEGINS_AS(f->text, CONSTRUCTING)
        && !(string_begins(f->text, "expected ';' at end of declaration")
             && s->text[source_next(s, f->place.point)] == '{'))
        return false;
    const Word *word = word_named(source_word(
        s, source_next(s, word_statement(f->place).begin)));
    return word && (!word->takes || string_begins(word->name, "array")
                    || string_begins(word->name, "tiled_"));
}

/* "int f(int x) restrict {", "int f(int x) __restrict(amp) {": the keywords of C. */
static bool is_without_targets(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned at = source_next(s, f->place.point);
    const char *word = source_word(s, at), *p = s->text + source_word_end(s, at);
    if (!string_begins(f->text, "expected ") || at >= s->length)
        return false;
    if (word_is_qualifier(word)) {
        unsigned past = relay_past_token(s, at);
        return past > 0 && s->text[past - 1] == ')';
    }
    return strcmp(word, "restrict") == 0 && p[strspn(p, " \t")] != '(';
}

/* "array_view(float, 1) " before a place: a type of AMP C. */
static bool is_behind_type(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && s->text[at - 1] == ' ')
        at--;
    if (at == 0 || s->text[at - 1] != ')')
        return false;
    const char *word = word_before((Place){place.range, source_opening(s, at)});
    return string_begins(word, "array") || string_begins(word, "tiled_");
}

/* "float &x": a parameter, or a variable. */
static bool is_reference(const Finding *f)
{
    const Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (s->text[at] != '&' || !string_begins(f->text, "expected "))
        return false;
    at += s->text[at + 1] == '&' ? 2 : 1;
    at += (unsigned)strspn(s->text + at, " ");
    return source_word_end(s, at) > at
        && (*word_before(f->place) || is_behind_type(f->place));
}

const char *word_around(Place place)
{
    const Source *s = place.range.source;
    int depth = 0;
    for (unsigned at = place.point; at > 0; at--) {
        char c = s->text[at - 1];
        unsigned opening = c == '}' ? source_opening(s, at) : at;
        if (opening < at) /* a block among the arguments */
            at = opening + 1;
        else if (c == ';' || c == '{' || c == '}')
            break;
        depth += (c == ')') - (c == '(');
        if (depth < 0)
            return word_before((Place){place.range, at - 1});
    }
    return "";
}

/* Clang's diagnostics about arguments within the expansions of amp.h's macros. */
static const char *const OF_ARGUMENTS[] = {
    "indirection requires pointer operand",
    "initializing 'int' with an expression of incompatible type",
    "incompatible pointer to integer conversion initializing 'int'"};

static bool is_of_argument(const Finding *f, WordError *e)
{
    bool passes_array = strstr(f->text, "passing 'array");
    bool passes_pointer = strstr(f->text, "incompatible pointer types passing")
        || strstr(f->text, "incompatible integer to pointer conversion passing");
    bool makes_argument = STRING_BEGINS_AS(f->text, OF_ARGUMENTS);
    if (relay_is_uncalled(f->text) || (!passes_array && !passes_pointer && !makes_argument))
        return false;
    const char *name = source_word(f->place.range.source, f->place.point);
    bool wants_accelerator = strstr(f->text, "parameter of type 'amp_accelerator");
    bool is_value = strstr(f->text, "initializing 'int'") || wants_accelerator; /* an argument's */
    if (!string_begins(name, "amp_") || (is_value && *word_around(f->place)))
        name = word_around(f->place);
    const Word *word = word_named(name);
    bool is_atomic = string_begins(name, "amp_atomic_");
    bool passes = (passes_array && (strstr(f->text, "type 'amp_") || is_atomic))
        || (passes_pointer && (is_atomic || wants_accelerator));
    return (passes || makes_argument) && word && word->takes
        && string_begins(name, "amp_") && set(e, WORD_MISUSED, name);
}

/* "index<2> i" is a comparison to Clang, with a function of <strings.h>: the
 * template's name where a message points at its < or behind its >, or "". */
static const char *template_before(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    if (s->text[at] != '<') {
        while (at > 0 && s->text[at - 1] == ' ')
            at--;
        if (at == 0 || s->text[at - 1] != '>')
            return "";
        while (at > 0 && !strchr(";{}<", s->text[at]))
            at--;
    }
    const char *name = s->text[at] != '<' ? "" : arena_format(
        "%s<", word_before((Place){place.range, at}));
    return foreign_named(name) ? name : "";
}

static const char *const COMPARING[] = {
    "ordered comparison between pointer and integer", "expected ')'",
    "use of undeclared identifier"};

/* The first word behind a place that has no arguments, or NULL. */
static const char *uncalled(Place place)
{
    const Source *s = place.range.source;
    unsigned end_of_all = word_statement(place).end;
    for (unsigned at = place.point; at < end_of_all; at++) {
        const Word *word = word_named(source_word(s, at));
        unsigned end = source_word_end(s, at);
        if (word && word->takes && s->text[end + strspn(s->text + end, " ")]
                                   != '(')
            return word->name;
        at = end > at ? end - 1 : at;
    }
    return NULL;
}

/* `#include <vector>`: a header that another language has. */
static bool is_of_header(const Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    const char *name = arena_format("<%s>", relay_quoted(f->text));
    unsigned at = f->place.point;
    if (!strstr(f->text, "file not found") || !foreign_named(name))
        return false;
    *e = (WordError){WORD_FOREIGN, name,
                     {s, at, at + (unsigned)strcspn(s->text + at, "\n")}};
    return true;
}

/* The type that is quoted, or what it is a name of, if amp.h declares that or a kernel may
 * have an index of it; or NULL. */
static const char *type_of_ours(const char *text)
{
    static const char *const TYPES[] = {"array", "tiled_extent", "amp_future", "amp_accelerator"};
    const char *type = relay_quoted(text), *aka = strstr(text, " (aka '");
    type = string_begins(type, "struct ") ? type + strlen("struct ") : type;
    bool is_ours = STRING_BEGINS_AS(type, TYPES) || strcmp(type, "int") == 0;
    return is_ours ? type : aka ? type_of_ours(aka + 1) : NULL;
}

const char *word_type_of_member(const char *text)
{
    static const char *const SAID[] = {
        "member reference base type '", "member reference type '", "incomplete definition of type '",
        "no member named '"};
    if (!STRING_BEGINS_AS(text, SAID))
        return NULL;
    const char *in = strstr(text, "' in '");
    const char *type = type_of_ours(in ? in + strlen("' in") : text);
    const char *object = type ? strstr(type, "_object") : NULL; /* that a handle points to */
    return object ? arena_substring(type, (size_t)(object - type)) : type;
}

/* `.size`: the name behind the point, or the one that a place is in. */
const char *word_member_at(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && source_word_end(s, at - 1) > at - 1
           && source_word_end(s, at - 1) > at)
        at--;
    return source_word(s, at + (unsigned)strspn(s->text + at, ".-> "));
}

/* Whether there is anything to say of a member that a type has not. */
static bool is_of_member(const Finding *f)
{
    const char *type = word_type_of_member(f->text);
    return type && *word_for_member(type, word_member_at(f->place));
}

/* `e.tile<16>()`, `e.tile(16)` */
static bool is_tiling(Place place)
{
    const Source *s = place.range.source;
    const char *member = s->text + place.point + strspn(s->text + place.point, ".-> ");
    unsigned end = source_word_end(s, (unsigned)(member - s->text));
    return s->text[end] == '<' || s->text[end] == '(';
}

/* `sizeof(tile_static int)`, `(tile_static float *)p`: a storage class in a type's name. */
static bool is_in_type_name(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point, past = relay_past_token(s, at);
    return string_begins(f->text, "expected expression") && past > 0
        && s->text[past - 1] == '(' && strcmp(source_word(s, at), "tile_static") == 0;
}

/* `tile_static(float, 16) s`, `tile_static<float> s`: a word that takes no such arguments. */
static bool has_arguments(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned past = relay_past_token(s, f->place.point);
    past -= s->text[f->place.point] != '<' && past > 0 && s->text[past - 1] == '(';
    return string_begins(f->text, "expected identifier or '('")
        && strcmp(source_word(s, relay_word_behind(s, past)), "tile_static") == 0;
}

/* A function of amp.h's that is no macro gets too few or too many arguments. */
static bool is_of_count(const Finding *f)
{
    static const char *const COUNTS[] = {"too few arguments to function call",
                                         "too many arguments to function call"};
    return STRING_BEGINS_AS(f->text, COUNTS) && string_begins(word_around(f->place), "amp_")
        && word_is_ours(word_around(f->place));
}

/* What Clang may also warn of. */
static bool is_of_any_level(const Finding *f, WordError *e)
{
    if (STRING_BEGINS_AS(f->text, COMPARING) && *template_before(f->place))
        return set(e, WORD_FOREIGN, template_before(f->place));
    if (port_is_call_with_list(f))
        return set(e, WORD_FOREIGN, "<…>");
    if (is_of_argument(f, e) || is_of_header(f, e))
        return true;
    if (is_of_count(f))
        return set(e, WORD_MISUSED, word_around(f->place));
    const char *name = strstr(f->text, "'<overloaded function type>'")
        ? uncalled(f->place) : NULL;
    if (name)
        return set(e, WORD_MISUSED, name);
    return strstr(f->text, OURS "rank_") && word_named(word_key(f->place))
        && set(e, WORD_MISUSED, word_key(f->place));
}

/* A member that Clang knows to be none of a vector, a tiled index or a barrier. */
static bool is_of_unknown_member(const Finding *f, WordError *e)
{
    if (string_begins(f->text, "illegal vector component name")) {
        const char *name = word_member_at(f->place);
        bool makes_tiles = strcmp(name, "tile") == 0 && is_tiling(f->place);
        return set(e, makes_tiles ? WORD_TILING : WORD_COMPONENT, name);
    }
    if (!string_begins(f->text, "no member named") || strstr(f->text, "did you mean"))
        return false;
    if (strstr(f->text, "in 'tiled_index_"))
        return set(e, WORD_PLACE, relay_quoted(f->text));
    return strstr(f->text, "in 'tile_barrier'") && set(e, WORD_WAIT, relay_quoted(f->text));
}

static bool is_of_error(const Finding *f, WordError *e)
{
    if (string_begins(f->text, "the rank of a view is"))
        return set(e, WORD_CLANGS, "");
    if (string_begins(f->text, "address argument to atomic operation")
        && strstr(f->text, "'array_view(") && foreign_named(word_key(f->place)))
        return set(e, WORD_FOREIGN, word_key(f->place)); /* by <stdatomic.h> */
    if (is_without_targets(f))
        return set(e, WORD_TARGETS, "restrict");
    if (string_begins(f->text, "expected ';' after top level declarator")
        && strcmp(word_before(f->place), "operator") == 0)
        return set(e, WORD_FOREIGN, "operator");
    if (has_arguments(f))
        return set(e, WORD_MISUSED, "tile_static");
    if (is_in_type_name(f))
        return set(e, WORD_STORAGE, "tile_static");
    if (is_reference(f))
        return set(e, WORD_FOREIGN, word_key(f->place));
    if (is_of_member(f))
        return set(e, WORD_MEMBER, word_member_at(f->place));
    bool names_word = string_begins(f->text, "no member named")
        || relay_is_unknown(f->text); /* which a macro may hide */
    const char *key = names_word ? relay_quoted(f->text) : "";
    if (!foreign_named(key) && string_begins(f->text, "call to "))
        key = arena_format("%s(", key);
    if (foreign_named(key))
        return set(e, WORD_FOREIGN, key);
    if (relay_is_unknown(f->text) || STRING_BEGINS_AS(f->text, UNEXPECTED))
        return is_unknown(f, e);
    const Word *word = word_named(word_key(f->place));
    if (STRING_BEGINS_AS(f->text, UNTYPED) && word && word->takes
        && strstr(word->takes, "type") && is_called(f))
        return set(e, WORD_MISUSED, word->name);
    if (constructs(f))
        return set(e, WORD_CONSTRUCTOR, *port_constructed(f->place)
                   ? port_constructed(f->place) : word_before(f->place));
    if (STRING_BEGINS_AS(f->text, MISUSED)
        && string_begins(relay_quoted(f->text), "amp_")
        && word_named(relay_quoted(f->text)))
        return set(e, WORD_MISUSED, relay_quoted(f->text));
    if (string_begins(f->text, "argument type 'void' is incomplete")
        && strcmp(word_around(f->place), "parallel_for_each") == 0)
        return set(e, WORD_NO_KERNEL, "");
    return is_of_unknown_member(f, e);
}

bool word_error(const Finding *f, WordError *e)
{
    return f->place.range.source
        && (is_of_any_level(f, e) || (f->level >= ERROR && is_of_error(f, e)));
}

/* Where a macro's name stands last in a statement up to a place, but for comments; or the
 * place. */
static unsigned use_of(const Source *s, const char *name, unsigned begin, unsigned place)
{
    const char *end = s->text + s->length;
    unsigned found = place;
    for (unsigned at = begin, past; at <= place && at < s->length; at = past) {
        past = source_word_end(s, at);
        if (past > at && strcmp(source_word(s, at), name) == 0)
            found = at;
        if (past == at)
            past = (unsigned)(source_skip_token(s->text + at, end) - s->text);
    }
    return found;
}

bool word_macro(Finding *f, const char *name, WordError *e)
{
    Source *s = f->place.range.source;
    if (!s || !word_named(name))
        return false;
    unsigned begin = word_statement(f->place).begin, point = f->place.point;
    bool is_behind = string_begins(f->text, "too many arguments provided"); /* it has */
    unsigned at = use_of(s, name, begin, point - (is_behind && point > begin));
    if (strcmp(source_word(s, at), name) != 0)
        at = point; /* a macro's use, which has the name */
    f->place = (Place){{s, at, source_word_end(s, at)}, at};
    return syntax_open(f, e) || set(e, WORD_MISUSED, name);
}

/* "float f(float x) restrict(amp) {": Clang expects something else behind the
 * parameters, and says so in front of the word. */
static bool is_before_clause(const Finding *f, unsigned at)
{
    const Source *s = f->place.range.source;
    return string_begins(f->text, "expected ")
        && strcmp(source_word(s, at), "restrict") == 0
        && s->text[source_word_end(s, at)] == '(';
}

bool word_needs_header(Finding *f)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s)
        return false;
    unsigned at = f->place.point;
    at += (unsigned)strspn(s->text + at, " \t\r\n");
    if (is_before_clause(f, at))
        f->place = at_range((Range){s, at, source_word_end(s, at)});
    else if (!relay_is_unknown(f->text))
        return false;
    return word_named(source_word(s, f->place.point)) != NULL;
}
