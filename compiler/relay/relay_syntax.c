/* relay_syntax.c - syntax errors in launches and in uses of amp.h's macros: a kernel
 * without its ^ or the comma before it, a parameter without a type, unmatched parentheses.
 * Clang misreads all that follows, and reports each part of it.
 */
#include "relay.h"

#include <string.h>

/* Whether `(…) { … }` or `(…) restrict(…) { … }` begins at an offset. */
static bool is_bare_kernel(const Source *s, unsigned at)
{
    unsigned end = source_call_end(s, at);
    if (s->text[at] != '(' || end == at)
        return false;
    end = source_next(s, end);
    if (strcmp(source_word(s, end), "restrict") == 0)
        end = source_next(s, source_call_end(s, end));
    return end < s->length && s->text[end] == '{';
}

/* Whether `^(…) { … }` begins at an offset, with no comma before it. */
static bool is_without_comma(const Source *s, unsigned at)
{
    unsigned before = source_space_begin(s, at);
    return s->text[at] == '^' && before > 0
        && !strchr(",(", s->text[before - 1])
        && is_bare_kernel(s, source_next(s, at + 1));
}

/* The first kernel of the call at an offset that lacks something; 0: none. */
static unsigned bare_kernel_of(const Source *s, unsigned call)
{
    const char *p = strchr(s->text + call, '('), *end = s->text + s->length;
    for (int depth = 0; p && p < end; p = source_skip_token(p, end)) {
        depth += (*p == '(' || *p == '{') - (*p == ')' || *p == '}');
        if (depth < 1)
            break;
        unsigned here = (unsigned)(p - s->text);
        if (depth == 1 && is_without_comma(s, here))
            return here;
        if (depth != 1 || (*p != '(' && *p != ','))
            continue;
        unsigned at = source_next(s, (unsigned)(p + 1 - s->text));
        if (at < s->length && is_bare_kernel(s, at))
            return at;
    }
    return 0;
}

unsigned syntax_launch_before(const Source *s, Range statement, unsigned place)
{
    const char *end = s->text + s->length;
    for (unsigned at = statement.begin, past; at < place; at = past) {
        past = source_word_end(s, at);
        if (strcmp(source_word(s, at), "parallel_for_each") == 0)
            return at;
        if (past == at)
            past = (unsigned)(source_skip_token(s->text + at, end) - s->text);
    }
    return s->length;
}

static bool is_of_bare_kernel(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned call = syntax_launch_before(s, word_statement(f->place), f->place.point);
    if (call == s->length || !string_begins(f->text, "expected "))
        return false;
    unsigned kernel = bare_kernel_of(s, call), end = source_call_end(s, call);
    if (!kernel || kernel > f->place.point)
        return false;
    bool lacks_comma = s->text[kernel] == '^';
    unsigned past = lacks_comma ? relay_past_token(s, kernel) : kernel;
    *e = (WordError){WORD_KERNEL, lacks_comma ? "," : "^",
                     {s, call, end > call ? end : s->length}};
    f->place = at_range((Range){s, past, past + !lacks_comma});
    return true;
}

static unsigned last_launch(const Source *s, unsigned place)
{
    return relay_last_use(s, "parallel_for_each", place);
}

Range syntax_launch_head(Place place)
{
    Source *s = place.range.source;
    unsigned call = s ? syntax_launch_before(s, word_statement(place), place.point) : 0;
    unsigned kernel = s && call < s->length ? syntax_find_argument(s, call, "^") : 0;
    return place.point < kernel && kernel < s->length ? (Range){s, call, kernel} : (Range){0};
}

/* `amp_view((int[2]){1, 2}, 2)`: the preprocessor knows no braces. */
static bool is_of_parted_braces(Finding *f, WordError *e)
{
    static const char *const SAID[] = {"the rank of a view is", "expected '}'",
                                       "too many arguments provided"};
    Source *s = f->place.range.source;
    unsigned at = f->place.point, brace = syntax_find_argument(s, at, "{");
    const char *close = brace < s->length ? strchr(s->text + brace, '}') : NULL;
    const char *comma = close ? memchr(s->text + brace, ',',
                                       (size_t)(close - s->text) - brace) : NULL;
    if (!comma || !word_is_ours(source_word(s, at)) || !STRING_BEGINS_AS(f->text, SAID))
        return false;
    *e = (WordError){WORD_PARTED, source_word(s, at), {s, at, s->length}};
    f->place = at_range((Range){s, at, source_word_end(s, at)});
    return true;
}

/* `parallel_for_each(e), ^(…) { … });`: of the parenthesis that is left at the end. */
static bool is_of_early_close(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned call = string_begins(f->text, "extraneous ')'")
        ? last_launch(s, f->place.point) : s->length;
    unsigned end = call < s->length ? source_call_end(s, call) : call;
    unsigned next = source_next(s, end);
    if (end == call || s->text[next] != ',' || s->text[source_next(s, next + 1)] != '^')
        return false;
    *e = (WordError){WORD_CLOSED, source_word(s, call), {s, call, f->place.point + 1}};
    f->place = at_range((Range){s, end - 1, end});
    return true;
}

/* Where what begins with `^` at an offset is no `^(…) restrict(…) { … }`, or the length.
 * Brackets that do not close are another mistake. */
static unsigned end_of_form(const Source *s, unsigned caret)
{
    unsigned at = source_next(s, caret + 1), end;
    if (s->text[at] != '(')
        return at;
    for (end = source_call_end(s, at); end > at; end = source_call_end(s, at)) {
        at = source_next(s, end);
        if (s->text[at] == '{')
            return s->length;
        const char *word = source_word(s, at);
        const char *nearest = *word ? word_nearest(word) : NULL;
        if (strcmp(word, "restrict") != 0)
            return nearest && strcmp(nearest, "restrict") == 0 ? s->length : at;
    }
    return s->length;
}

/* A list where a call is to have a block, or the length. */
static unsigned bare_list(const Source *s, unsigned call)
{
    unsigned at = syntax_find_argument(s, call, "{");
    return s->text[source_space_begin(s, at) - 1] == ',' ? at : s->length;
}

/* Whether more braces are closed than opened from a place to another one. */
static bool closes_more(const Source *s, unsigned at, unsigned end)
{
    int depth = 0;
    for (const char *p = s->text + at; p < s->text + end && depth >= 0;
         p = source_skip_token(p, s->text + end))
        depth += (*p == '{') - (*p == '}');
    return depth < 0;
}

/* `^(int i) restrict(amp) v[i] = 1;`, `^[int i]`, `^int i`, `{ v[0] = 1; }`; where a
 * brace follows that closes it, the one that opens it is missing. */
static bool is_of_form(Finding *f, WordError *e)
{
    static const char *const SAID[] = {"expected expression",
                                       "type name requires a specifier"};
    Source *s = f->place.range.source;
    unsigned call = STRING_BEGINS_AS(f->text, SAID)
        ? last_launch(s, f->place.point) : s->length;
    unsigned end = call < s->length ? source_call_end(s, call) : call;
    unsigned caret = call < end ? syntax_find_argument(s, call, "^") : s->length;
    unsigned at = caret < s->length ? end_of_form(s, caret)
        : call < end ? bare_list(s, call) : s->length;
    if (at >= end || f->place.point >= end)
        return false;
    const char *key = word_key(at_range((Range){s, at, at}));
    if (foreign_named(key)) {
        *e = (WordError){WORD_FOREIGN, key, {s, call, end}};
        f->place = at_range((Range){s, at, source_word_end(s, at)});
        return true;
    }
    unsigned past = relay_past_token(s, at), next = source_next(s, at);
    if (closes_more(s, next, end) && s->text[past - 1] == ')'
        && source_line(s, next) > source_line(s, past)) {
        *e = (WordError){WORD_BRACE, "{", {s, call, end}};
        f->place = at_range((Range){s, past, past});
        return true;
    }
    *e = (WordError){WORD_KERNEL, "", {s, call, end}};
    f->place = at_range((Range){s, at, at + 1});
    return true;
}

/* `parallel_for_each(e; ^(…) …);` */
static bool is_of_semicolon(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    unsigned call = string_begins(f->text, "expected ')'") && s->text[at] == ';'
        && s->text[source_next(s, at + 1)] == '^' ? last_launch(s, at) : s->length;
    unsigned end = call < s->length ? source_call_end(s, call) : 0;
    if (at >= end)
        return false;
    *e = (WordError){WORD_KERNEL, ",", {s, call, end}};
    f->place = at_range((Range){s, at, at + 1});
    return true;
}

/* `^(i)`, or a type that nobody knows, which Clang takes for a parameter's name. */
static bool is_of_parameter(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (s->text[at] != '^' || !string_begins(f->text, "type specifier missing"))
        return false;
    unsigned open = source_next(s, at + 1), word = source_next(s, open + 1);
    unsigned end = source_word_end(s, word);
    unsigned call = syntax_launch_before(s, word_statement(f->place), at);
    const char *name = source_word(s, word);
    if (s->text[open] != '(' || end == word || call == s->length
        || word_named(name) || word_nearest(name) || foreign_named(name)
        || string_begins(s->text + end, "::"))
        return false;
    unsigned past = source_call_end(s, call);
    *e = (WordError){WORD_PARAMETER, name, {s, call, past > call ? past : s->length}};
    f->place = at_range((Range){s, word, end});
    return true;
}

bool syntax_error(Finding *f, WordError *e)
{
    return f->level >= ERROR && f->place.range.source
        && (is_of_bare_kernel(f, e) || syntax_unclosed(f, e)
            || is_of_parted_braces(f, e) || is_of_early_close(f, e) || brace_error(f, e)
            || is_of_parameter(f, e) || is_of_form(f, e) || is_of_semicolon(f, e));
}

static void tell_parameter(const Finding *f, const WordError *e)
{
    const Source *s = f->place.range.source;
    unsigned next = source_next(s, f->place.range.end);
    if (source_word_end(s, next) > next)
        diag_relay(ERROR, f->place, "",
                   arena_format("unknown type name '%s'", e->name));
    else
        diag(D_KERNEL_UNTYPED, f->place, e->name, e->name, e->name);
}

void syntax_tell(const Finding *f, const WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (e->kind == WORD_KERNEL) {
        bool is_comma = *e->name == ',';
        diag(is_comma ? D_KERNEL_ARGUMENTS : D_KERNEL_LITERAL, f->place);
        if (*e->name)
            diag_fix((Range){s, at, at + (s->text[at] == ';')}, e->name);
    } else if (e->kind == WORD_PARAMETER) {
        tell_parameter(f, e);
    } else if (e->kind == WORD_PARTED) {
        diag(D_WORD_PARTED, f->place, e->name);
    } else if (e->kind == WORD_CLOSED) {
        diag(D_WORD_CLOSED, f->place, e->name);
        if (s->text[e->around.end - 1] == ')') /* at the end of the launch */
            diag_fix(f->place.range, "");
    } else {
        diag(D_WORD_OPEN, f->place, e->name);
        at = syntax_end_of_arguments(s, at);
        diag_fix((Range){s, at, at}, ")");
    }
}
