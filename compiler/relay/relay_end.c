/* relay_end.c - finds a missing semicolon that Clang does not report, as it skips the rest
 * of a statement with an error: one line ends with an expression, and the next one begins
 * with a name; or with a comma, and the next one is no declarator.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static bool is_keyword(const char *word)
{
    static const char *const WORDS[] = {
        "if", "for", "while", "switch", "return", "sizeof", "case", "else", "do", "restrict",
        "__attribute__", "typeof", "__typeof__", "_Alignas"};
    return STRING_IS_ONE_OF(word, WORDS);
}

/* Whether an expression ends at a place, in no way that something may follow. */
static bool ends_value(const Source *s, unsigned past)
{
    char last = past > 0 ? s->text[past - 1] : ';';
    if (last == ']')
        return true;
    if (last == ')') {
        const char *name = relay_last_word(s, past);
        return *name && !is_keyword(name);
    }
    unsigned word = relay_word_behind(s, past), before = source_space_begin(s, word);
    if (word == past)
        return false;
    return isdigit((unsigned char)s->text[word])
        || (before > 0 && strchr("=+-*/%<>&|^?:.", s->text[before - 1]));
}

const char *relay_last_word(const Source *s, unsigned past)
{
    unsigned end = past > 0 && s->text[past - 1] == ')' ? source_opening(s, past) : past;
    return source_word(s, relay_word_behind(s, end));
}

unsigned relay_open_end(Place place)
{
    const Source *s = place.range.source;
    const char *end = s->text + s->length, *p = s->text + place.point;
    unsigned past = 0;
    int depth = 0;
    while (p < end && !strchr(";{}", *p) && depth >= 0 && !source_is_directive(s, p)) {
        unsigned at = (unsigned)(p - s->text);
        bool is_word = source_word_end(s, at) > at && !isdigit((unsigned char)*p);
        bool is_next = past && memchr(s->text + past, '\n', at - past);
        if (is_word && is_next && depth == 0 && ends_value(s, past))
            return past;
        depth += (strchr("([", *p) != NULL) - (strchr(")]", *p) != NULL);
        bool is_comment = string_begins(p, "/*") || string_begins(p, "//");
        p = is_word || isdigit((unsigned char)*p) ? s->text + source_word_end(s, at)
                                                  : source_skip_token(p, end);
        if (!is_comment && !isspace((unsigned char)s->text[at]))
            past = (unsigned)(p - s->text);
    }
    return s->length;
}

/* Whether an error says that a line goes on with no declarator, but with a statement. */
static bool is_of_statement(const Finding *f, unsigned comma, unsigned first)
{
    static const char *const DECLARED[] = {
        "redefinition of '", "conflicting types for '", "array initializer must be",
        "variable-sized object may not be initialized",
        "variable length array declaration cannot have 'static' storage"};
    Source *s = f->place.range.source;
    const char *word = source_word(s, first);
    bool is_element = s->text[source_word_end(s, first)] == '[';
    unsigned before = is_element ? comma : word_statement(at_range((Range){s, comma, comma})).begin;
    if (STRING_BEGINS_AS(f->text, DECLARED))
        return source_has_word((Range){s, 0, before}, word)
            || string_begins(f->text, "conflicting");
    return string_begins(f->text, "expected expression") ? word_is_keyword(word)
        : word_is_ours(word) && !strstr(word_named(word)->takes, "type");
}

unsigned relay_comma_at_end(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned begin = f->place.point, length;
    unsigned behind = relay_past_token(s, begin);
    if (string_begins(f->text, "expected ';' at end of declaration")) /* Clang sees it */
        return s->text[begin] == ',' ? begin
            : behind > 0 && s->text[behind - 1] == ',' ? behind - 1 : s->length;
    begin = source_line_start(s, source_line(s, begin), &length);
    unsigned first = source_next(s, begin), past = relay_past_token(s, first);
    Place end = at_range((Range){s, past, past});
    bool is_end = past > 0 && first <= f->place.point && s->text[past - 1] == ','
        && !*relay_closing(end) && !relay_is_in_list(end);
    return is_end && is_of_statement(f, past - 1, first) ? past - 1 : s->length;
}
