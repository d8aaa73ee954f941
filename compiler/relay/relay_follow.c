/* relay_follow.c - decides which diagnostics follow from another error, and the
 * helpers that the files which read diagnostics share.
 */
#include "relay.h"

#include <string.h>

unsigned relay_word_behind(const Source *s, unsigned at)
{
    return source_word_begin(s, source_space_begin(s, at));
}

unsigned relay_last_use(const Source *s, const char *word, unsigned place)
{
    const char *end = s->text + s->length;
    unsigned found = s->length;
    for (const char *p = s->text; p < s->text + place;) {
        unsigned at = (unsigned)(p - s->text), past = source_word_end(s, at);
        if (past - at == strlen(word) && string_begins(p, word))
            found = at;
        p = past > at ? s->text + past : source_skip_token(p, end);
    }
    return found;
}

bool relay_is_unknown(const char *text)
{
    static const char *const UNKNOWN[] = {
        "use of undeclared identifier", "call to undeclared function",
        "unknown type name"};
    return STRING_BEGINS_AS(text, UNKNOWN);
}

const char *relay_quoted(const char *text)
{
    const char *open = strchr(text, '\'');
    const char *close = open ? strchr(open + 1, '\'') : NULL;
    return close ? arena_substring(open + 1, (size_t)(close - open) - 1) : "";
}

Range word_statement(Place place)
{
    const Source *s = place.range.source;
    Range r = {place.range.source, place.point, place.point};
    while (r.begin > 0 && !strchr(";{}", s->text[r.begin - 1]))
        r.begin--;
    while (r.end < s->length && !strchr(";{}", s->text[r.end]))
        r.end++;
    return r;
}

/* The name that a message is about: one that Clang does not know, or calls in vain as it
 * takes what it cannot read for an int. */
static const char *name_of(const Finding *f)
{
    const Source *s = f->place.range.source;
    if (string_begins(f->text, "called object type 'int'"))
        return source_word(s, relay_word_behind(s, f->place.point));
    return relay_is_unknown(f->text) ? relay_quoted(f->text) : "";
}

bool word_follows(const Finding *f, const WordError *e, Range statement)
{
    bool is_of_value = e->kind == WORD_MEMBER || e->kind == WORD_PLACE || e->kind == WORD_WAIT
        || e->kind == WORD_COMPONENT || e->kind == WORD_TILING; /* of what is declared elsewhere */
    const char *name = is_of_value ? "" : name_of(f);
    Place place = f->place;
    if (place.range.source != statement.source
        || place.point < statement.begin)
        return false;
    return place.point <= statement.end
        || (e->kind == WORD_CONSTRUCTOR
            && strcmp(source_word(place.range.source, place.point),
                      e->name) == 0)
        || (*name && source_has_word(statement, name) && strcmp(name, e->name) != 0);
}
