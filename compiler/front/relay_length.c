/* relay_length.c - tile_static arrays whose length is no constant (amp.stmt.3). Clang knows
 * nothing of what is done with such an array; so it is parsed with a number as its length,
 * and lowered as an array of any length.
 */
#include "relay_said.h"

#include <string.h>

/* The end of the bracket at an offset, if it closes on its line; else the offset. */
static unsigned bracket_end(const Source *s, unsigned open)
{
    unsigned at = open;
    int depth = 0;
    do {
        if (!s->text[at] || s->text[at] == '\n')
            return open;
        depth += (s->text[at] == '[') - (s->text[at] == ']');
        at++;
    } while (depth > 0);
    return s->text[open] == '[' ? at : open;
}

Range relay_any_length(const Said *said, const char **put)
{
    Source *s = said->finding.place.range.source;
    if (said->is_in_macro
        || !string_begins(said->raw, "variable length array declaration cannot have 'static'")
        || !source_has_word(word_statement(said->finding.place), "tile_static"))
        return (Range){0};
    unsigned begin = source_next(s, source_word_end(s, said->finding.place.point));
    unsigned past = bracket_end(s, begin);
    bool is_known = s->text[begin + 1] == '1'; /* so it is another length */
    if (past < begin + 3 || is_known)
        return (Range){0};
    *put = arena_format("[1%*s]", (int)(past - begin) - 3, "");
    return (Range){s, begin, past};
}
