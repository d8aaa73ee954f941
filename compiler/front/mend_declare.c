/* mend_declare.c - how declarations, functions and their clauses are read that are not
 * written as in AMP C.
 */
#include "mend.h"

#include <string.h>

/* The clause that words of another language stand for, such as CUDA's, if there is room. */
static const char *clause_for(const Source *s, unsigned at, unsigned end)
{
    static const char BOTH[] = "restrict(cpu, amp)";
    bool is_cpu = false, is_amp = false;
    for (unsigned next = at; next < end; next = source_next(s, source_word_end(s, next))) {
        const Foreign *word = foreign_named(source_word(s, next));
        if (!word)
            return "";
        is_cpu |= string_begins(word->instead, "restrict(cpu)");
        is_amp |= string_begins(word->instead, "restrict(amp)");
    }
    if (is_cpu && is_amp && end - at >= strlen(BOTH))
        return BOTH;
    return is_amp && end - at > strlen(OURS "r") ? OURS "r" : "";
}

/* The end of the last token on the line of an offset, up to what ends a statement. */
static unsigned tokens_end(Source *s, unsigned at)
{
    int line = source_line(s, at);
    unsigned end = at;
    for (unsigned next = at; next < s->length && source_line(s, next) == line
         && !strchr(";{}", s->text[next]); next = source_next(s, end)) {
        const char *past = source_skip_token(s->text + next, s->text + s->length);
        unsigned word = source_word_end(s, next);
        end = word > next ? word : (unsigned)(past - s->text);
    }
    return end;
}

/* Blanks out invalid code between a function's parameters and its clause or its body; words
 * that stand for the clause are read as that. */
bool mend_declarator(Said *said, Mend *m)
{
    static const char *const SAID[] = {"expected function body",
                                       "expected ';' after top level declarator"};
    Source *s = said->finding.place.range.source;
    unsigned past = relay_past_token(s, said->finding.place.point), at = source_next(s, past);
    unsigned line_end = tokens_end(s, at), end = at;
    if (!STRING_BEGINS_AS(said->raw, SAID) || past == 0 || s->text[past - 1] != ')'
        || source_line(s, at) > source_line(s, past) || s->text[source_next(s, line_end)] != '{')
        return false;
    while (end < line_end && !string_begins(s->text + end, "restrict("))
        end++;
    unsigned last = relay_past_token(s, end);
    said->finding.place = at_range((Range){s, at, last});
    said->finding.text = arena_format("expected function body after function declarator; "
                                      "leave out '%.*s'", (int)(last - at), s->text + at);
    said->is_reworded = !said->word.kind;
    const char *put = end == line_end ? clause_for(s, at, last) : "";
    return mend_put_over(s, at, arena_format("%-*s", (int)(end - at), put), m);
}

/* `int f(int x) = { … }`: the body of a function is no list. */
static bool mend_body(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned brace = relay_past_token(s, said->finding.place.point);
    unsigned equals = brace > 1 ? relay_past_token(s, brace - 1) : 0;
    unsigned past = equals > 1 ? relay_past_token(s, equals - 1) : 0;
    if (strcmp(said->raw, "expected expression") != 0 || past == 0
        || s->text[brace - 1] != '{' || s->text[equals - 1] != '=' || s->text[past - 1] != ')')
        return false;
    said->finding.text = "extraneous '=' before the body of a function";
    said->finding.place = at_range((Range){s, equals - 1, equals});
    said->is_reworded = m->is_sure = true;
    return mend_put_over(s, equals - 1, " ", m);
}

/* Where there is no room for targets, a clause that needs none stands for the word. */
bool mend_targets(const Said *said, Mend *m)
{
    const char *targets;
    Range r = word_targets(&said->finding, &targets);
    unsigned room = r.end - r.begin;
    while (mend_is_free(r.source, r.begin + room))
        room++;
    if (strlen(targets) > room)
        return mend_put_over(r.source, source_word_begin(r.source, r.begin), OURS "r", m);
    return mend_put_over(r.source, r.begin, arena_format("%-*s", (int)room, targets), m);
}

/* `resrict(amp)` */
bool mend_clause(const Said *said, Mend *m)
{
    const Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, behind = source_word_end(s, at);
    unsigned end = source_call_end(s, at), room = end - at;
    const char *nearest = word_nearest(said->word.name);
    if (!nearest || strcmp(nearest, "restrict") != 0 || s->text[behind] != '(' || end == at)
        return false;
    const char *clause = arena_format("restrict%.*s", (int)(end - behind), s->text + behind);
    while (mend_is_free(s, at + room) && room < strlen(clause))
        room++;
    m->is_sure = strlen(clause) <= room;
    return m->is_sure && mend_put_over(s, at, arena_format("%-*s", (int)room, clause), m);
}

/* The first parenthesis before a function's body that closes nothing, from a place on. */
static bool has_unopened(const Source *s, unsigned at)
{
    const char *end = s->text + s->length;
    int depth = 0, least = 0;
    for (const char *p = s->text + at; p < end && !strchr(";{}", *p);
         p = source_skip_token(p, end)) {
        depth += (*p == '(') - (*p == ')');
        least = depth < least ? depth : least;
    }
    return least < 0;
}

/* `int f int x) restrict(amp)`, `int f(int x, restrict(amp)`: a parenthesis of a function's
 * parameters is missing. */
static bool mend_parameters(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, past = relay_past_token(s, at);
    bool is_open = string_begins(said->raw, "expected parameter declarator")
        && strcmp(source_word(s, at), "restrict") == 0 && past > 0 && s->text[past - 1] == ',';
    bool is_void = string_begins(said->raw, "variable has incomplete type 'void'");
    at = is_void ? source_word_end(s, at) : at;
    bool is_unopened = has_unopened(s, at) && !strchr(",)", s->text[source_next(s, at)])
        && (is_void || string_begins(said->raw, "expected ';' after top level declarator"));
    if (!is_open && !is_unopened)
        return false;
    said->finding.text = arena_format("expected '%c'", is_open ? ')' : '(');
    said->finding.place = at_range((Range){s, is_open ? past - 1 : at, is_open ? past : at});
    said->is_reworded = m->is_sure = true;
    return is_open ? mend_put_over(s, past - 1, ")", m) : mend_put_before(s, at, "(", m);
}

/* `enum N = 64 };`, `enum { N = 64;`, `enum { N = 64; M = 8 };` */
static bool mend_enumerators(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, first = relay_word_behind(s, at);
    bool is_open = string_begins(said->raw, "expected '}' or ','") && s->text[at] == ';';
    bool is_bare = string_begins(said->raw, "expected identifier or '('") && first > 0
        && strcmp(source_word(s, relay_word_behind(s, first)), "enum") == 0;
    if (!is_open && !is_bare)
        return false;
    bool goes_on = is_open && relay_closes_behind(s, at, '}');
    const char *put = is_bare ? "{" : goes_on ? "," : "}";
    at = is_bare ? first : at;
    said->finding.text = arena_format("expected '%s'", put);
    said->finding.place = at_range((Range){s, at, at});
    said->is_reworded = m->is_sure = true;
    return goes_on ? mend_put_over(s, at, put, m) : mend_put_before(s, at, put, m);
}

/* A function within another one is read as its declaration. */
static bool mend_inner_function(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned open = said->finding.place.point;
    if (!string_begins(said->raw, "function definition is not allowed") || s->text[open] != '{')
        return false;
    unsigned begin = relay_lost(said->finding.place).begin, end = source_block_end(s, open);
    if (end == open) /* it is not closed */
        return false;
    char *put = arena_substring(s->text + begin, end - begin);
    for (unsigned at = begin; at < open; at = source_next(s, source_word_end(s, at) + 1))
        if (strcmp(source_word(s, at), "static") == 0 || strcmp(source_word(s, at), "inline") == 0)
            memset(put + (at - begin), ' ', strlen("static"));
    for (unsigned at = open; at < end; at++)
        if (s->text[at] != '\n')
            put[at - begin] = ' ';
    put[open - begin] = ';';
    said->finding.place = at_range((Range){s, begin, begin});
    said->finding.text = "function definition is not allowed here: "
                         "it belongs outside of all others";
    said->is_reworded = m->is_sure = m->is_torn = true;
    return mend_put_over(s, begin, put, m);
}

bool mend_declaration(Said *said, Mend *m)
{
    return mend_inner_function(said, m) || mend_parameters(said, m)
        || mend_declarator(said, m) || mend_enumerators(said, m) || mend_body(said, m);
}
