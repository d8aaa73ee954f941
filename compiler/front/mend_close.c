/* mend_close.c - semicolons and brackets that are put into a file's text, and the
 * end of literals.
 */
#include "mend.h"

#include <string.h>

bool mend_lacks_semicolon(const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, next = s ? source_next(s, at) : 0;
    return s && string_begins(said->raw, "expected ';'") && next < s->length
        && s->text[next] != '{'
        && (s->text[next] == '}' || source_line(s, next) > source_line(s, at));
}

static bool has_semicolon_for_fix(CXDiagnostic d)
{
    CXSourceRange range;
    return clang_getDiagnosticNumFixIts(d) == 1
        && strcmp(lower_string(clang_getDiagnosticFixIt(d, 0, &range)), ";") == 0;
}

bool mend_put_semicolon(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    if (said->word.kind || said->is_reworded || !mend_lacks_semicolon(said)
        || !has_semicolon_for_fix(said->diagnostic) || relay_unmatched(s) < s->length
        || (at > 0 && s->text[at - 1] == ';')
        || relay_is_in_list(said->finding.place))
        return false;
    said->is_reworded = m->is_sure = true;
    said->fixed = (Range){s, at, at};
    said->fix = ";";
    return mend_put_before(s, at, ";", m);
}

/* The same for a semicolon in the rest of a statement, which Clang skips. */
bool mend_end_statement(Lower *l, Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned end = relay_is_stumble(said->raw) || said->word.around.source
        || relay_unmatched(s) < s->length || relay_is_in_list(said->finding.place)
        ? s->length : relay_open_end(said->finding.place);
    if (end == s->length || message_has_semicolon(l, relay_last_word(s, end)))
        return false;
    *said = (Said){.finding = {ERROR, at_range((Range){s, end, end}),
                               "expected ';'", ""},
                   .is_reworded = true, .fixed = {s, end, end}, .fix = ";"};
    return mend_put_before(s, end, ";", m);
}

/* A comma for a semicolon, behind which Clang reads what is in the next line as one more
 * declarator or expression. */
bool mend_end_at_comma(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    if (said->is_told || (said->is_in_macro && !word_is_ours(source_word(s, at))))
        return false;
    unsigned comma = relay_comma_at_end(&said->finding);
    if (comma == s->length)
        return false;
    Range r = {s, comma, comma + 1};
    *said = (Said){.finding = {ERROR, at_range(r), "expected ';'", ""},
                   .is_reworded = true, .fixed = r, .fix = ";"};
    m->is_sure = true;
    return mend_put_over(s, comma, ";", m);
}

/* Whether a bracket is doubled at an offset: of a loop's header, of parameters, of an array. */
static bool is_doubled(const Source *s, unsigned at)
{
    const char *end = s->text + s->length, *p = s->text + at;
    if (!*p || *p != p[1])
        return false;
    bool is_loop = strcmp(source_word(s, relay_word_behind(s, at)), "for") == 0;
    bool is_outside = relay_function(at_range((Range){(Source *)s, at + 1, at + 1})) == at;
    int depth = 0;
    if (*p == '(' && !is_loop && !is_outside)
        return false;
    for (; p < end && !strchr(";{}", *p); p = source_skip_token(p, end))
        depth += (strchr("([", *p) != NULL) - (strchr(")]", *p) != NULL);
    return depth == 1 + is_loop;
}

bool mend_undouble(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, begin = word_statement(said->finding.place).begin;
    if (said->is_told || said->finding.level < ERROR)
        return false;
    while (at > begin && !(strchr("([", s->text[at]) && is_doubled(s, at)))
        at--;
    if (at == begin)
        return false;
    Range r = {s, at, at + 1};
    const char *text = arena_format("extraneous '%c'", s->text[at]);
    *said = (Said){.finding = {ERROR, at_range(r), text, ""}, .is_reworded = true,
                   .fixed = r, .fix = ""};
    m->is_sure = true;
    return mend_put_over(s, at, " ", m);
}

/* A parenthesis that Clang misses behind a clause is one that is missing before it. */
static Place before_clause(Place place)
{
    Source *s = place.range.source;
    unsigned at = relay_past_token(s, place.point);
    if (at == 0 || s->text[at - 1] != ')')
        return place;
    while (at > 0 && s->text[at - 1] != '(')
        at--;
    at = relay_word_behind(s, at > 0 ? at - 1 : 0);
    if (strcmp(source_word(s, at), "restrict") != 0)
        return place;
    at = relay_past_token(s, at);
    return at_range((Range){s, at, at});
}

/* A closing brace is that of the first block without one by indentation, and put where this
 * ends by indentation, if that is before the place at which Clang misses one. Returns what is
 * missing there: of a kernel, the end of its launch as well. */
static const char *place_brace(Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    if (wrong < said->finding.place.point && s->text[wrong] == '{')
        said->opening = at_range((Range){s, wrong, wrong + 1});
    if (!said->opening.range.source)
        return "}";
    unsigned open = said->opening.point, end = relay_block_end(s, open);
    said->is_placed = open < end && end <= said->finding.place.point;
    if (!said->is_placed)
        return "}";
    said->finding.place = at_range((Range){s, end, end});
    const char *closing = relay_closing(said->opening);
    bool is_closed = !*closing || s->text[source_next(s, end)] == *closing;
    const char *missing = is_closed ? "}" : arena_format("}%s;", closing);
    said->finding.text = arena_format("expected '%s'", missing);
    said->word.kind = WORD_NONE;
    said->is_reworded = true;
    return missing;
}

/* Whether a parenthesis is missing since a brace within is. */
static bool lacks_brace(const Said *said, const char *missing)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    return *missing == '}' ? !relay_is_in_list(said->finding.place)
        : *missing == ')' && said->opening.point < wrong && wrong < said->finding.place.point
            && s->text[wrong] == '{';
}

/* What Clang itself misses; or it has taken a word for another one (message_reword.c). A
 * launch that lacks its parenthesis may lack the semicolon, too. */
bool mend_close(Said *said, Mend *m)
{
    static const char *const MISSING[] = {"expected ')'", "expected ']'", "expected '}'"};
    Finding *f = &said->finding;
    const char *missing = relay_quoted(f->text);
    if (!STRING_BEGINS_AS(f->text, MISSING) || !said->opening.range.source)
        return false;
    f->place = relay_missing(f);
    if (*missing == ')')
        f->place = before_clause(f->place);
    said->is_reworded = true;
    m->is_brace = *missing == '}';
    if (lacks_brace(said, missing)) {
        missing = place_brace(said);
        m->is_brace = true;
    }
    Source *s = f->place.range.source;
    unsigned at = f->place.point, next = source_next(s, at);
    bool ends = at > 0 && s->text[at - 1] == '}' && source_line(s, next) > source_line(s, at);
    if (relay_closes_behind(s, at, *missing)) {
        m->is_sure = true;
        m->is_brace = false;
        return mend_put_over(s, at, ",", m);
    }
    return mend_put_before(s, at, ends ? ");" : missing, m)
        || (ends && mend_put_behind(s, at, ");", m))
        || mend_put_between(s, at, missing, m);
}

/* The name behind a structure that is not closed, which Clang takes for a member's. */
bool mend_close_structure(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    if (!string_begins(said->raw, "type name requires a specifier")
        || wrong >= said->finding.place.point || s->text[wrong] != '{')
        return false;
    const char *missing = place_brace(said);
    m->is_brace = true;
    return said->is_placed && mend_put_before(s, said->finding.place.point, missing, m);
}

/* Replaces an unterminated literal by an empty one and the end of its statement. */
bool mend_close_literal(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, length = (unsigned)strcspn(s->text + at, "\n");
    char quote = s->text[at], *text = arena_format("%*s", (int)length, "");
    const char *end = arena_format("%s;", relay_closing(said->finding.place));
    unsigned rest = (unsigned)strlen(end);
    if (!string_begins(said->raw, "missing terminating ") || length < rest + 3)
        return false;
    memcpy(text, quote == '"' ? "\"\"" : "' '", quote == '"' ? 2 : 3);
    memcpy(text + length - rest, end, rest);
    return mend_put_over(s, at, text, m);
}

bool mend_put_brace(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    const char *missing = said->word.name;
    m->is_brace = true;
    if (*missing == '}')
        missing = place_brace(said);
    if (!*missing)
        return mend_put_over(s, at, " ", m);
    unsigned past = relay_past_token(s, at);
    m->is_sure = *missing == '{' && past > 0 && s->text[past - 1] == '='; /* of a list */
    said->is_placed |= m->is_sure;
    at = said->finding.place.point;
    return mend_put_before(s, at, missing, m) || mend_put_between(s, at, missing, m);
}
