/* relay_length.c - tile_static arrays whose length is no constant (amp.stmt.3). Clang knows
 * nothing of what is done with such an array; so it is parsed with a number as its length,
 * and lowered as an array of any length.
 */
#include "relay_said.h"

#include <string.h>

Range relay_any_length(const Said *said, const char **put)
{
    Source *s = said->finding.place.range.source;
    if (said->is_in_macro
        || !string_begins(said->raw, "variable length array declaration cannot have 'static'")
        || !source_has_word(word_statement(said->finding.place), "tile_static"))
        return (Range){0};
    unsigned begin = source_next(s, source_word_end(s, said->finding.place.point));
    unsigned length = (unsigned)strcspn(s->text + begin, "]\n");
    bool is_known = s->text[begin + 1] == '1'; /* so it is another length */
    if (s->text[begin] != '[' || s->text[begin + length] != ']' || length < 2 || is_known)
        return (Range){0};
    *put = arena_format("[1%*s]", (int)length - 2, "");
    return (Range){s, begin, begin + length + 1};
}
