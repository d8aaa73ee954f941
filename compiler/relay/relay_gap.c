/* relay_gap.c - two operands side by side, with a bracket or a = missing between them:
 * `float s N];`, `f x);`, `int k 0;`, `array_view(float, 1) v amp_view(p, n);`; or two
 * parameters or members, with the comma missing: `void f(float *p int n) {`.
 */
#include "relay.h"

#include <string.h>

/* The end of a kernel that begins at a place, or the place. */
static const char *past_block(const Source *s, const char *p)
{
    unsigned at = (unsigned)(p - s->text), end = source_block_end(s, at);
    return strchr(",)", s->text[source_next(s, end)]) ? s->text + end : p;
}

/* The opening bracket of the first one that closes nothing, from `at` to the end of its
 * statement, where the brackets of `closing` are to be closed before; else 0. */
static char unopened(const Source *s, unsigned at, const char *closing)
{
    const char *end = s->text + s->length;
    int depth = 0;
    for (const char *p = s->text + at; p < end && !strchr(";{}", *p);
         p = past_block(s, source_skip_token(p, end))) {
        depth += (strchr("([", *p) != NULL) - (strchr(")]", *p) != NULL);
        if (depth >= 0)
            continue;
        depth = 0;
        if (!*closing)
            return *p == ')' ? '(' : '[';
        if (*p != *closing++)
            return 0;
    }
    return 0;
}

/* Whether a name ends at a place that a declaration seems to be for, without a value. */
static bool ends_declarator(const Source *s, unsigned past)
{
    static const char *const OF_VALUES[] = {"return", "else", "case", "goto", "do", "sizeof"};
    unsigned end = past;
    while (end > 0 && s->text[end - 1] == ']')
        end = source_opening(s, end);
    unsigned name = source_word_begin(s, end), before = name;
    while (before > 0 && strchr(" \t\r\n", s->text[before - 1]))
        before--;
    if (name == end || before == 0 || word_is_keyword(source_word(s, name)))
        return false;
    const char *type = source_word(s, source_word_begin(s, before));
    return strchr("*),", s->text[before - 1])
        || (source_is_letter(s->text[before - 1]) && !STRING_IS_ONE_OF(type, OF_VALUES));
}

/* Whether another name may be declared at a place, as if a comma were missing before. */
static bool is_declarator(Source *s, unsigned past, unsigned at)
{
    unsigned end = source_word_end(s, at), next = source_next(s, end);
    bool is_name = end > at && (s->text[at] < '0' || s->text[at] > '9');
    Range before = {s, 0, source_word_begin(s, past)};
    return is_name && (strchr(";,=", s->text[next])
                       || (s->text[next] == '[' && !source_has_word(before, source_word(s, at))));
}

/* Whether a statement up to a place is but a name or a member. */
static bool is_callee(Place place)
{
    const Source *s = place.range.source;
    unsigned at = source_next(s, word_statement(place).begin);
    while (at < place.point && (source_is_letter(s->text[at]) || s->text[at] == '.'))
        at++;
    return at == place.point;
}

/* The end of a word of amp.h's between two offsets that lacks its opening parenthesis, or the
 * latter one. */
static unsigned bare_call(Source *s, unsigned at, unsigned end)
{
    for (unsigned past; at < end; at = past) {
        past = source_word_end(s, at);
        unsigned next = source_next(s, past);
        if (past > at && word_is_ours(source_word(s, at)) && source_word_end(s, next) > next
            && unopened(s, next, relay_closing(at_range((Range){s, past, past}))) == '(')
            return past;
        past += past == at;
    }
    return end;
}

/* Whether a place is between two parameters of a function that is outside of others. */
static bool is_between_parameters(Place gap, unsigned next)
{
    const Source *s = gap.range.source;
    unsigned open = relay_function(gap), end = source_word_end(s, next);
    if (word_is_ours(source_word(s, next)))
        end = source_call_end(s, next);
    return s->text[open] == '(' && open < gap.point && end > next
        && source_word_end(s, source_next(s, open + 1)) < gap.point
        && strchr(" *\t", s->text[end]) && strcmp(source_word(s, next), "restrict") != 0;
}

static char missing_behind(const Finding *f, const WordError *e, unsigned past)
{
    static const char *const VALUES[] = {"expected ';' at end of declaration",
                                         "expected ';' after top level declarator",
                                         "expected ';' in 'for' statement specifier"};
    Source *s = f->place.range.source;
    bool is_our_word = word_is_ours(source_word(s, f->place.point))
        && (e->kind == WORD_NONE || e->kind == WORD_CLANGS || e->kind == WORD_MISUSED);
    unsigned next = source_next(s, past);
    Place gap = at_range((Range){s, past, past});
    bool is_name = past > 0 && source_is_letter(s->text[past - 1]);
    if (past == 0 || source_line(s, next) != source_line(s, past - 1))
        return 0;
    if (string_begins(f->text, "extraneous ')' before ';'"))
        return is_callee(gap) ? '(' : 0;
    if (!is_our_word && !STRING_BEGINS_AS(f->text, VALUES)
        && !string_begins(f->text, "expected ';' after expression")
        && !string_begins(f->text, "expected ')'") && !string_begins(f->text, "expected ']'"))
        return 0;
    bool is_operand = source_word_end(s, next) > next || strchr("\"'(", s->text[next]);
    char open = is_operand ? unopened(s, next, relay_closing(gap)) : 0;
    if (open && (is_name || (open == '[' && s->text[past - 1] == ']')))
        return open;
    if (is_name && string_begins(f->text, "expected ')'") && is_between_parameters(gap, next))
        return ',';
    if (string_begins(f->text, "expected ';' at end of declaration list")
        && ends_declarator(s, past) && is_declarator(s, past, next))
        return ',';
    bool is_value = is_our_word || STRING_BEGINS_AS(f->text, VALUES);
    return is_value && (is_operand || s->text[next] == '{') && ends_declarator(s, past)
        && !is_declarator(s, past, next) ? '=' : 0;
}

/* Where the bracket of a length is missing before a = and a list, `int a[4 = {0};`; else 0. */
static unsigned open_length(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned past = relay_past_token(s, f->place.point);
    if (strcmp(f->text, "expected expression") != 0 || past == 0 || s->text[past - 1] != '='
        || s->text[source_next(s, past)] != '{')
        return 0;
    unsigned end = relay_past_token(s, past - 1);
    return strcmp(relay_closing(at_range((Range){s, end, end})), "]") == 0 ? end : 0;
}

char gap_missing(const Finding *f, const WordError *e, unsigned *at)
{
    Source *s = f->place.range.source;
    unsigned call = e->kind == WORD_CLOSED ? e->around.begin : f->place.point;
    unsigned end = e->kind == WORD_CLOSED ? source_call_end(s, call) : source_word_end(s, call);
    *at = open_length(f);
    if (*at)
        return ']';
    *at = bare_call(s, call, end + 1);
    if (*at <= end)
        return '(';
    *at = relay_past_token(s, f->place.point);
    return missing_behind(f, e, *at);
}
