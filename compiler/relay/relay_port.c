/* relay_port.c - how C++ AMP writes what AMP C has as well: `array_view<float, 1> v(n, p)`,
 * `[=](index<1> i) restrict(amp) { … }`, `static_cast<float>(x)`, `sum<float>(p)`. Each is told of, and read
 * as what AMP C has for it, so that the code around it is checked.
 *
 * A reading is as long as what it stands for: offsets stay the same.
 */
#include "relay.h"

#include <stdio.h>
#include <string.h>

/* What is read, and the text that is put in its place. */
typedef struct Reading {
    const Source *s;
    unsigned begin, end;
    char *put;
} Reading;

/* One that begins at an offset, in the statement of a place. */
static Reading reading_from(Place place, unsigned begin)
{
    const Source *s = place.range.source;
    unsigned end = relay_lost(place).end;
    return (Reading){s, begin, begin, arena_substring(s->text + begin, end - begin)};
}

static void blank(const Reading *r, unsigned begin, unsigned end)
{
    for (unsigned i = begin - r->begin; i < end - r->begin; i++)
        r->put[i] = r->put[i] == '\n' ? '\n' : ' ';
}

/* Puts text over what is at least as long, and blanks over the rest of that. */
static void put_text(const Reading *r, unsigned begin, unsigned end, const char *text)
{
    blank(r, begin, end);
    memcpy(r->put + (begin - r->begin), text, strlen(text));
}

/* ---- templates ------------------------------------------------------------ */

/* The end of `<…>` at an offset, or the offset where that does not close on its line. */
static unsigned list_end(const Source *s, unsigned open)
{
    unsigned length = (unsigned)strcspn(s->text + open, ">;{}\n");
    return s->text[open] == '<' && s->text[open + length] == '>' ? open + length + 1 : open;
}

/* `index<2>`: a type whose name ends with its rank, or a value if arguments follow. */
static bool read_ranked(Reading *r, unsigned open, unsigned end, const char *word)
{
    unsigned at = source_next(r->s, open + 1);
    char rank = r->s->text[at];
    if (rank < '1' || rank > '3' || source_next(r->s, at + 1) != end - 1)
        return false;
    blank(r, open, end);
    if (r->s->text[end] != '(')
        memcpy(r->put + (open - r->begin), (char[]){'_', rank}, 2);
    else if (strcmp(word, "grid") == 0)
        return false;
    return true;
}

/* Whether a list that ends at an offset ends with a rank. `array<float, 64>` is C++'s. */
static bool ends_with_rank(const Source *s, unsigned end)
{
    unsigned digits = source_word_begin(s, source_space_begin(s, end - 1));
    const char *word = source_word(s, digits);
    return strcmp(word, "1") == 0 || strcmp(word, "2") == 0 || strcmp(word, "3") == 0
        || !strchr("0123456789", *word);
}

/* `array_view<float, 2>`; a rank of 1 may be left out there. */
static bool read_listed(Reading *r, unsigned open, unsigned end, const char *word)
{
    bool is_view = strcmp(word, "array_view") == 0, is_array = strcmp(word, "array") == 0;
    if ((is_view || is_array) && !memchr(r->s->text + open, ',', end - open)) {
        if (!is_view)
            return false;
        unsigned begin = source_word_begin(r->s, open);
        put_text(r, begin, open, OURS "av1");
    }
    if (is_array && !ends_with_rank(r->s, end))
        return false;
    r->put[open - r->begin] = '(';
    r->put[end - 1 - r->begin] = ')';
    return true;
}

static bool read_cast(Reading *r, unsigned open, unsigned end, const char *word)
{
    (void)word;
    unsigned begin = source_word_begin(r->s, open);
    const char *type = source_text((Range){(Source *)r->s, open + 1, end - 1});
    put_text(r, begin, end, arena_format("(%s)", type));
    return true;
}

static const struct {
    const char *words;
    bool is_type;
    bool (*read)(Reading *r, unsigned open, unsigned end, const char *word);
} TEMPLATES[] = {
    {" index extent grid ", true, read_ranked},
    {" tiled_index tiled_extent tiled_grid array_view array ", true, read_listed},
    {" static_cast const_cast reinterpret_cast ", false, read_cast},
};

/* Reads the template whose name begins at an offset; sets r->end to its end. */
static bool read_template(Reading *r, unsigned at, bool *is_type)
{
    const char *word = source_word(r->s, at);
    unsigned open = source_word_end(r->s, at), end = list_end(r->s, open);
    for (size_t i = 0; i < sizeof TEMPLATES / sizeof *TEMPLATES && end > open; i++)
        if (strstr(TEMPLATES[i].words, arena_format(" %s ", word))) {
            r->end = end;
            *is_type = TEMPLATES[i].is_type && r->s->text[end] != '(';
            return TEMPLATES[i].read(r, open, end, word);
        }
    return false;
}

/* Where the list begins that a message points at, or into. */
static unsigned list_begin(Place place)
{
    Source *s = place.range.source;
    unsigned past = s->text[place.point] == '<' ? place.point + 1
        : relay_past_token(s, place.point);
    return past > 0 ? past - 1 : place.point;
}

unsigned port_list_end(const Source *s, unsigned name)
{
    Source written = *s;
    written.text = source_written(s);
    unsigned open = source_next(&written, source_word_end(&written, name));
    unsigned end = list_end(&written, open);
    return end > open && written.text[source_next(&written, end)] == '(' ? end : name;
}

bool port_is_call_with_list(const Finding *f)
{
    const Source *s = f->place.range.source;
    bool compares = string_begins(f->text, "ordered comparison between pointer and integer")
        && strstr(f->text, "(*)(");
    if (!s || (!compares && !string_begins(f->text, "expected expression")))
        return false;
    unsigned at = list_begin(f->place), end = list_end(s, at);
    const char *name = source_word(s, relay_word_behind(s, at));
    return end > at && s->text[end] == '(' && *name && !foreign_named(arena_format("%s<", name));
}

/* `f<float>(x)`, of a function that has no such list. */
static bool read_from_list(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    (void)key;
    unsigned at = list_begin(place);
    *r = reading_from(place, at);
    r->end = list_end(s, at);
    blank(r, r->begin, r->end);
    return true;
}

/* ---- declarations --------------------------------------------------------- */

/* The end of `(…)` or `{…}` at an offset; the offset if there is no such. */
static unsigned values_end(const Source *s, unsigned open)
{
    const char *end = s->text + s->length, *p = s->text + open;
    int depth = 0;
    do {
        depth += (*p && strchr("({", *p)) - (*p && strchr(")}", *p));
        p = source_skip_token(p, end);
    } while (depth && p < end);
    return strchr("({", s->text[open]) && !depth ? (unsigned)(p - s->text) : open;
}

/* Whether a part of the source is in what is read. */
static bool is_read(const Reading *r, unsigned end)
{
    return end - r->begin <= strlen(r->put);
}

/* `v(n, p), w{n, p}` from a name on: the values are left out. */
static void read_constructors(Reading *r, unsigned name)
{
    const Source *s = r->s;
    for (;;) {
        unsigned open = source_next(s, source_word_end(s, name));
        unsigned end = values_end(s, open), next = source_next(s, end);
        if (end == open || !strchr(",;", s->text[next]) || !is_read(r, end))
            return;
        blank(r, open, end);
        r->end = end;
        name = source_next(s, next + 1);
        if (s->text[next] == ';' || source_word_end(s, name) == name)
            return;
    }
}

static bool is_in_function(const Source *s, unsigned at)
{
    Place place = at_range((Range){(Source *)s, at, at});
    return s->text[relay_function(place)] == '{';
}

/* The name of a variable of a function's whose values a place is in, `v(p, n)`, if its type is
 * a word of amp.h's; or the place. */
static unsigned constructed(Place place)
{
    const Source *s = place.range.source;
    unsigned type = source_next(s, word_statement(place).begin), at = source_word_end(s, type);
    if (!word_named(source_word(s, type)))
        return place.point;
    at = values_end(s, source_next(s, at));
    unsigned name = source_next(s, at), end = source_word_end(s, name);
    unsigned open = source_next(s, end);
    bool is_within = end > name && place.point > open && place.point < values_end(s, open);
    return is_within && is_in_function(s, name) ? name : place.point;
}

const char *port_constructed(Place place)
{
    unsigned name = constructed(place);
    return name < place.point ? source_word(place.range.source, name) : "";
}

/* Reads on with the template whose name begins at an offset, and what it declares. */
static bool read_declaration(Reading *r, unsigned at)
{
    bool is_type;
    if (!read_template(r, at, &is_type))
        return false;
    unsigned next = source_next(r->s, r->end);
    if (is_type && source_word_end(r->s, next) > next && is_in_function(r->s, at))
        read_constructors(r, next);
    return true;
}

/* The template with a key's name in whose statement a place is, at it or before it. */
static bool read_from_template(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    const char *name = arena_substring(key, strlen(key) - 1);
    unsigned least = word_statement(place).begin, at = place.point + 1;
    while (at-- > least && strcmp(source_word(s, at), name) != 0)
        ;
    *r = reading_from(place, at);
    return strcmp(source_word(s, at), name) == 0 && read_declaration(r, at);
}

/* `concurrency::` before a word of AMP C, or a template. */
static bool read_from_namespace(Place place, const char *key, Reading *r)
{
    unsigned at = place.point, end = at + (unsigned)strlen(key);
    *r = reading_from(place, at);
    blank(r, at, end);
    r->end = end;
    return string_begins(r->s->text + at, key)
        && (read_declaration(r, end) || word_named(source_word(r->s, end)));
}

/* `(…) mutable` is read without that. */
static bool read_from_extra(Place place, const char *key, Reading *r)
{
    *r = reading_from(place, place.point);
    r->end += (unsigned)strlen(key);
    blank(r, r->begin, r->end);
    return string_begins(r->s->text + r->begin, key);
}

/* `array_view(float, 1) &v`, `index_2 &i`: what is passed as it is. Others may be meant to be
 * pointers. */
static bool read_from_reference(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    unsigned before = relay_past_token(place.range.source, place.point);
    bool is_ours = before > 0
        && (s->text[before - 1] == ')' || word_is_type(source_word(s, source_word_begin(s, before))));
    return is_ours && read_from_extra(place, key, r);
}

/* The name before the bracket that a place is at or behind. */
static bool read_from_constructor(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    unsigned least = word_statement(place).begin, at = source_next(s, place.point);
    (void)key;
    while (at > least && s->text[at] != '{' && s->text[at - 1] != '(')
        at--;
    unsigned name = at > least ? relay_word_behind(s, at - (s->text[at] != '{')) : at;
    if (*port_constructed(place))
        name = constructed(place);
    if (name <= least || !is_in_function(s, name))
        return false;
    *r = reading_from(place, name);
    read_constructors(r, name);
    return true;
}

/* ---- lambdas -------------------------------------------------------------- */

/* Where `-> void` begins between a lambda's parameters and its body; the place itself where
 * there is none. */
static unsigned result_of(const Source *s, unsigned at)
{
    const char *head = arena_substring(s->text + at, strcspn(s->text + at, "{;"));
    const char *arrow = strstr(head, "->");
    return arrow ? at + (unsigned)(arrow - head) : at;
}

/* `[=](const index<1> &i)`, `[v, n](…)` as a launch's argument, with its parameters. */
static bool read_from_lambda(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    (void)key;
    unsigned at = place.point, open = at + (unsigned)strcspn(s->text + at, "]\n") + 1;
    Range before = {place.range.source, word_statement(place).begin, at};
    unsigned end = source_call_end(s, open);
    bool is_type;
    if (s->text[open] != '(' || end == open || !source_has_word(before, "parallel_for_each"))
        return false;
    *r = reading_from(place, at);
    put_text(r, at, open, "^");
    for (unsigned i = open; i < end; i++) {
        if (s->text[i] == '&')
            blank(r, i, i + 1);
        if (!source_is_letter(s->text[i - 1]))
            read_template(r, i, &is_type);
    }
    unsigned arrow = result_of(s, end);
    r->end = arrow > end ? arrow + (unsigned)strcspn(s->text + arrow, "{") : end;
    blank(r, arrow, r->end > arrow ? r->end : arrow);
    return true;
}

/* `index(2) i` with the rank of a value, `tiled_index_1(16) t` with two ranks. */
static bool read_from_rank(Place place, const char *key, Reading *r)
{
    Range all = place.range;
    if (all.end - all.begin < strlen(key))
        return false;
    const char *given = source_text(all) + strlen(key), *type = bare_ranked(key, given);
    char rank[2] = "", close = 0;
    if (!*type && sscanf(given, " ( %1[123] %c", rank, &close) == 2 && close == ')')
        type = arena_format("%s_%s", key, rank);
    *r = (Reading){all.source, all.begin, all.end,
                   arena_format("%-*s", (int)(all.end - all.begin), type)};
    return *type;
}

/* `(…) restrict(amp) -> void {` of what is no lambda. */
static bool read_from_result(Place place, const char *key, Reading *r)
{
    const Source *s = place.range.source;
    unsigned at = place.point, next = source_next(s, at + (unsigned)strlen(key));
    while (strcmp(source_word(s, next), "restrict") != 0 && source_word_end(s, next) > next)
        next = source_next(s, source_word_end(s, next));
    *r = (Reading){s, at, next, arena_substring(s->text + at, next - at)};
    blank(r, at, next);
    return true;
}

/* What reads a word, by how its key in foreign.def begins or ends. */
static bool (*reader_of(const WordError *e))(Place, const char *, Reading *)
{
    static const char *const EXTRA[] = {"mutable", "noexcept"};
    const char *key = e->name;
    if (e->kind == WORD_CONSTRUCTOR)
        return read_from_constructor;
    if (e->kind == WORD_BARE)
        return read_from_rank;
    if (strcmp(key, "->") == 0)
        return read_from_result;
    if (strcmp(key, "<…>") == 0)
        return read_from_list;
    switch (key[strlen(key) - 1]) {
    case '<':
        return read_from_template;
    case ':':
        return read_from_namespace;
    case '&':
        return read_from_reference;
    case ']':
        return read_from_lambda;
    default:
        return STRING_IS_ONE_OF(key, EXTRA) ? read_from_extra : NULL;
    }
}

bool port_reading(const Finding *f, const WordError *e, Range *range, const char **put)
{
    Reading r;
    bool (*read)(Place, const char *, Reading *) = *e->name ? reader_of(e) : NULL;
    if (!read || !read(f->place, e->name, &r) || r.end == r.begin)
        return false;
    *range = (Range){f->place.range.source, r.begin, r.end};
    *put = arena_substring(r.put, r.end - r.begin);
    return true;
}
