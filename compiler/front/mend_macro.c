/* mend_macro.c - macros with a mark too much, as in `#define N 16;` and `#define N = 16`, or
 * with a parenthesis that has no other one, or with a blank before their parameters. Clang
 * stumbles wherever one is used; so it is parsed without, and told of once.
 */
#include "message.h"

#include <string.h>

/* ---- marks in a macro's definition ------------------------------------------ */

static bool is_last(Source *s, unsigned at)
{
    static const char *const ENDS[] = {"\n", "//", "/*"};
    const char *next = s->text + at + 1;
    next += strspn(next, " \t\r");
    return !*next || STRING_BEGINS_AS(next, ENDS);
}

unsigned mend_defined(Source *s, unsigned at, unsigned *directive)
{
    unsigned length;
    *directive = source_line_start(s, source_line(s, at), &length);
    *directive += (unsigned)strspn(s->text + *directive, "# \t");
    return source_next(s, source_word_end(s, *directive));
}

/* Whether what is before a place is `#define name`, or `#define name(parameters)`. */
static bool is_first(Source *s, unsigned at)
{
    unsigned directive, end = source_word_end(s, mend_defined(s, at, &directive));
    if (s->text[end] == '(')
        end += (unsigned)strcspn(s->text + end, ")\n") + 1;
    return strcmp(source_word(s, directive), "define") == 0
        && end + strspn(s->text + end, " \t") == at;
}

/* The number of parentheses left open in a part of a macro's definition. */
static int depth_between(const Source *s, unsigned begin, unsigned end)
{
    int depth = 0;
    const char *past = s->text + end;
    for (const char *p = s->text + begin; p < past; p = source_skip_token(p, past)) {
        depth += *p == '(';
        depth -= *p == ')' && depth > 0;
    }
    return depth;
}

static bool is_unclosed(Source *s, unsigned at)
{
    const char *end = source_skip_directive(s->text + at, s->text + s->length);
    return depth_between(s, at, (unsigned)(end - s->text)) > 0;
}

static bool is_unopened(Source *s, unsigned at)
{
    unsigned length, begin = at;
    do
        begin = source_line_start(s, source_line(s, begin), &length);
    while (begin > 1 && s->text[begin - 2] == '\\' && begin--);
    return depth_between(s, begin, at) == 0;
}

/* What is wrong with a mark there. */
static const struct {
    char mark;
    bool (*is_wrong)(Source *s, unsigned at);
    const char *what;
} MARKS[] = {
#define EVERYWHERE " is a part of the macro, wherever that is used; leave it out"
    {';', is_last, "this semicolon" EVERYWHERE},
    {',', is_last, "this comma" EVERYWHERE},
    {'=', is_first, "this '='" EVERYWHERE},
    {':', is_first, "this ':'" EVERYWHERE},
#undef EVERYWHERE
    {'(', is_unclosed, "this '(' is not closed in the macro"},
    {')', is_unopened, "this ')' closes no '(' of the macro"},
};

static const char *wrong_at(Place place)
{
    Source *s = place.range.source;
    for (size_t i = 0; s && !s->is_ours && !s->is_system && i < sizeof MARKS / sizeof *MARKS; i++)
        if (s->text[place.point] == MARKS[i].mark && MARKS[i].is_wrong(s, place.point))
            return MARKS[i].what;
    return NULL;
}

/* ---- the macro that a diagnostic is about ----------------------------------- */

/* Such a mark of a macro's body that one of a diagnostic's notes is about. */
static Place stumbled_at(Lower *l, CXDiagnostic d)
{
    Notes notes = message_notes_of(l, d);
    for (int i = 0; i < notes.count; i++)
        if (string_begins(notes.items[i].text, RELAY_EXPANDED)
            && wrong_at(notes.items[i].place))
            return notes.items[i].place;
    return (Place){0};
}

/* Whether there are a macro's parameters at an offset, and what they are replaced in. */
static bool are_parameters(const Source *s, unsigned at)
{
    do {
        unsigned name = source_next(s, at + 1);
        at = source_word_end(s, name);
        if (at == name)
            return false;
        at = source_next(s, at);
    } while (s->text[at] == ',');
    return s->text[at] == ')' && !is_last((Source *)s, at);
}

Range mend_blank_of_macro(Lower *l, const Said *said)
{
    static const char *const OF_USES[] = {"use of undeclared identifier", "called object type"};
    Source *s = said->finding.place.range.source;
    unsigned use = said->finding.place.point;
    Range macro = STRING_BEGINS_AS(said->raw, OF_USES)
        ? message_macro_range(l, source_word(s, use)) : (Range){0};
    if (!macro.source || macro.source->is_ours || macro.source->is_system
        || s->text[source_word_end(s, use)] != '(')
        return (Range){0};
    unsigned end = source_word_end(macro.source, macro.begin);
    Range blank = {macro.source, end, source_next(macro.source, end)};
    bool is_before = blank.end > end && macro.source->text[blank.end] == '(';
    return is_before && are_parameters(macro.source, blank.end) ? blank : (Range){0};
}

/* The last mark of the macro which is used before a place, perhaps with one more semicolon. */
static Place ended_at(Lower *l, Place place)
{
    Source *s = place.range.source;
    unsigned past = relay_past_token(s, place.point);
    if (past > 0 && s->text[past - 1] == ';')
        past = relay_past_token(s, past - 1);
    Range body = message_macro_range(l, relay_last_word(s, past));
    return body.source && body.end > body.begin ? (Place){body, body.end - 1} : (Place){0};
}

/* The parenthesis that is not closed in one of the macros on the line that ends before a
 * place. */
static Place unclosed_before(Lower *l, Place place)
{
    Source *s = place.range.source;
    unsigned length, past = relay_past_token(s, place.point);
    unsigned at = source_line_start(s, source_line(s, past), &length);
    for (; at < past; at = source_next(s, at)) {
        unsigned end = source_word_end(s, at);
        Range body = end > at ? message_macro_range(l, source_word(s, at)) : (Range){0};
        for (unsigned i = body.begin; body.source && i < body.end; i++)
            if (body.source->text[i] == '(' && is_unclosed(body.source, i))
                return (Place){body, i};
        at = end > at ? end : at + 1;
    }
    return (Place){0};
}

const char *mend_wrong_of_macro(Lower *l, const Said *said, Place *mark)
{
    if (!said->finding.place.range.source || !relay_is_stumble(said->raw))
        return NULL;
    *mark = stumbled_at(l, said->diagnostic);
    if (!mark->range.source)
        *mark = ended_at(l, said->finding.place);
    if (!wrong_at(*mark) && string_begins(said->raw, "expected ')'"))
        *mark = unclosed_before(l, said->finding.place);
    *mark = at_range((Range){mark->range.source, mark->point, mark->point + 1});
    return wrong_at(*mark);
}
