/* mend_tile.c - tile_static arrays whose length is no constant (amp.stmt.3), and tile_static
 * variables with an initializer (amp.tile.1). Clang knows nothing of what is done with them;
 * so they are parsed with a number as their length, and lowered as arrays of any length; or
 * without the initializer, and lowered as variables that are written somewhere.
 */
#include "message.h"

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

static bool is_any_length(const Said *said)
{
    return string_begins(said->raw, "variable length array declaration cannot have 'static'");
}

Range mend_any_length(const Said *said, const char **put)
{
    Source *s = said->finding.place.range.source;
    if (said->is_in_macro
        || !is_any_length(said)
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

/* The word at the place of a diagnostic. */
static const char *word_at(const Said *said)
{
    const Place at = said->finding.place;
    return at.range.source ? source_word(at.range.source, at.point) : "";
}

void mend_drop_ends(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *length = &all->items[i];
        if (!is_any_length(length))
            continue;
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            other->is_told |= strcmp(other->finding.flag, "-Warray-bounds") == 0
                && strcmp(word_at(other), word_at(length)) == 0;
        }
    }
}

/* Behind the initializer of the variable that is declared at an offset, whose `=` is at *begin;
 * 0: it has none, or its length is that of the initializer. */
static unsigned initializer_end(const Source *s, unsigned name, unsigned *begin)
{
    unsigned at = source_next(s, source_word_end(s, name)), past;
    while (s->text[at] == '[' && (past = bracket_end(s, at)) > source_next(s, at + 1) + 1)
        at = source_next(s, past);
    *begin = at;
    if (s->text[at] != '=')
        return 0;
    for (int depth = 0; s->text[at]; at = (unsigned)(source_skip_token(
             s->text + at, s->text + s->length) - s->text)) {
        depth += (strchr("([{", s->text[at]) != NULL) - (strchr(")]}", s->text[at]) != NULL);
        if (depth < 0 || (depth == 0 && strchr(",;", s->text[at])))
            return at;
    }
    return 0;
}

Range mend_initializer(const Said *said, const char **put)
{
    Source *s = said->finding.place.range.source;
    unsigned begin;
    if (said->is_in_macro || source_has_word(word_statement(said->finding.place), "for")
        || !string_begins(said->raw, "variable with 'loader_uninitialized' attribute cannot"))
        return (Range){0};
    unsigned end = initializer_end(s, said->finding.place.point, &begin);
    if (!end)
        return (Range){0};
    char *blank = arena_substring(s->text + begin, end - begin);
    for (char *p = blank; *p; p++)
        *p = *p == '\n' ? '\n' : ' ';
    *put = blank;
    return (Range){s, begin, end};
}
