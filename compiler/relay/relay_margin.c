/* relay_margin.c - how lines are indented, and where a block that lacks its closing brace
 * ends by that.
 */
#include "relay.h"

#include <string.h>

/* The begin of the line of an offset, as the user wrote it: what was put into the text may
 * take the place of newlines. */
static unsigned line_begin(const char *text, unsigned at)
{
    while (at > 0 && text[at - 1] != '\n')
        at--;
    return at;
}

static unsigned margin(const char *line)
{
    return (unsigned)strspn(line, " \t");
}

bool relay_is_first_on_line(const Source *s, unsigned at)
{
    while (at > 0 && strchr(" \t", s->text[at - 1]))
        at--;
    return at == 0 || s->text[at - 1] == '\n';
}

unsigned relay_indentation(const Source *s, unsigned at)
{
    const char *text = source_written(s);
    return margin(text + line_begin(text, at));
}

/* Whether a line is blank, or a directive or a comment begins it. */
static bool is_beside(const char *line)
{
    static const char *const BESIDE[] = {"#", "//", "/*", "\r", "\n"};
    const char *first = line + margin(line);
    return !*first || STRING_BEGINS_AS(first, BESIDE);
}

/* Whether what a line begins with stands behind the brace of the block before. */
static bool goes_on(const Source *s, unsigned brace, unsigned at)
{
    const char *word = source_word(s, at);
    bool is_do = strcmp(source_word(s, relay_word_behind(s, brace)), "do") == 0;
    return s->text[at] == ')' || strcmp(word, is_do ? "while" : "else") == 0;
}

unsigned relay_block_end(Source *s, unsigned brace)
{
    const char *text = source_written(s);
    unsigned head = relay_lost(at_range((Range){s, brace, brace})).begin;
    unsigned outer = margin(text + line_begin(text, head));
    bool is_indented = false;
    unsigned at = brace + (unsigned)strcspn(text + brace, "\n");
    for (; text[at]; at += (unsigned)strcspn(text + at, "\n")) {
        unsigned inner = margin(text + ++at);
        if (is_beside(text + at))
            continue;
        if (inner <= outer)
            return !is_indented ? brace
                : goes_on(s, brace, at + inner) ? at + inner : relay_past_token(s, at + inner);
        is_indented = true;
    }
    return is_indented ? relay_past_token(s, s->length) : brace;
}
