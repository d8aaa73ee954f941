/* relay_open.c - macros whose parenthesis is not closed: what is in it, and where it seems to
 * end. The preprocessor takes what is left of the file for their arguments.
 */
#include "relay.h"

#include <string.h>

/* ---- what is in the parentheses ---------------------------------------------- */

/* The end of the compound literal that begins with a parenthesis, or its offset. */
static unsigned literal_end(const Source *s, unsigned open)
{
    unsigned brace = source_next(s, source_call_end(s, open));
    bool is_headed = *source_word(s, relay_word_behind(s, open));
    return s->text[brace] == '{' && !is_headed ? source_block_end(s, brace) : open;
}

unsigned syntax_find_argument(const Source *s, unsigned word, const char *characters)
{
    const char *end = s->text + s->length;
    bool in_literals = *characters == '{';
    int depth = 0;
    for (const char *p = s->text + source_next(s, source_word_end(s, word));
         p < end && (*p == '(' || depth); p = source_skip_token(p, end)) {
        if (*p == '(' && depth && !in_literals)
            p = s->text + literal_end(s, (unsigned)(p - s->text));
        depth += (*p == '(') - (*p == ')');
        if (depth == 1 && strchr(characters, *p))
            return (unsigned)(p - s->text);
    }
    return s->length;
}

bool syntax_takes_body(const Source *s, unsigned word)
{
    return syntax_find_argument(s, word, "^{") < s->length;
}

/* ---- which are open ------------------------------------------------------------ */

/* The last `restrict(amp {` before a place, or the length. */
static unsigned open_clause(const Source *s, unsigned place)
{
    unsigned at = relay_last_use(s, "restrict", place);
    return at < s->length && syntax_takes_body(s, at) ? at : s->length;
}

/* `array_view(int, 1 v)`: whether a type is closed behind the name of what it is of. */
static bool is_closed_late(const Source *s, unsigned at)
{
    const char *word = source_word(s, at);
    unsigned past = source_call_end(s, at);
    if (past == at || !word_is_ours(word)
        || !(string_begins(word, "array") || string_begins(word, "tiled_")))
        return false;
    unsigned end = syntax_end_of_arguments(s, at), next = source_next(s, end);
    return next > end && next < past && source_word_end(s, next) > next;
}

/* The word of a macro whose parenthesis is not closed: what is left of the file is
 * its argument, a kernel or a name is, or the block behind a clause. */
static unsigned open_word(const Finding *f)
{
    const Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (string_begins(f->text, "unterminated function-like macro invocation"))
        return at;
    if (string_begins(f->text, "no matching function for call to 'amp_"))
        return syntax_takes_body(s, at) ? at : s->length;
    if (is_closed_late(s, at))
        return at;
    return string_begins(f->text, "expected expression") ? open_clause(s, at)
                                                       : s->length;
}

bool syntax_open(const Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    const char *word = source_word(s, at);
    if (!is_closed_late(s, at) && (!string_begins(word, "amp_") || !syntax_takes_body(s, at)))
        return false;
    *e = (WordError){WORD_OPEN, word, {s, word_statement(f->place).begin, s->length}};
    return true;
}

bool syntax_unclosed(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = open_word(f);
    const char *word = source_word(s, at);
    if (!word_is_ours(word) && !string_begins(f->text, "unterminated function-like macro"))
        return false;
    f->place = at_range((Range){s, at, source_word_end(s, at)});
    *e = (WordError){WORD_OPEN, word, {s, word_statement(f->place).begin, s->length}};
    return true;
}

/* ---- where they end ------------------------------------------------------------ */

static const char *last_comma(const Source *s, unsigned before)
{
    const char *p = s->text + before;
    while (p > s->text && p[-1] != ',')
        p--;
    return p > s->text ? p - 1 : p;
}

/* The end of a line, or of what is before a ; { or a ] that closes nothing from a place on. */
static unsigned end_of_words(const Source *s, unsigned at)
{
    for (int depth = 0; at < s->length && !strchr(";{\n", s->text[at]); at++) {
        depth += (s->text[at] == '[') - (s->text[at] == ']');
        if (depth < 0)
            break;
    }
    return at;
}

/* Those of a type or a clause are words, a type's name but for the first of a view or an
 * array. */
unsigned syntax_end_of_arguments(const Source *s, unsigned word)
{
    static const char *const OF_WORDS[] = {"array", "tiled_", "restrict"};
    const char *name = source_word(s, word);
    unsigned at = source_word_end(s, word), end = syntax_find_argument(s, word, "^");
    if (end < s->length) /* the kernel is the argument behind them */
        end = (unsigned)(last_comma(s, end) - s->text);
    else
        end = end_of_words(s, at);
    if (STRING_BEGINS_AS(name, OF_WORDS)) {
        char before = string_begins(name, "array") ? ',' : '(';
        at += (unsigned)strcspn(s->text + at, before == ',' ? ",;" : "(;");
        for (; s->text[at] == before; before = ',')
            at = source_next(s, source_word_end(s, source_next(s, at + 1)));
        end = at < end ? at : end;
    }
    return source_space_begin(s, end);
}
