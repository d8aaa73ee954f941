/* relay_end.c - finds a missing semicolon that Clang does not report, as it skips the rest
 * of a statement with an error: one line ends with an expression, and the next one begins
 * with a name.
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
    unsigned word = relay_word_behind(s, past), before = word;
    if (word == past)
        return false;
    while (before > 0 && isspace((unsigned char)s->text[before - 1]))
        before--;
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
