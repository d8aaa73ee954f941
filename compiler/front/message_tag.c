/* message_tag.c - structures and the like that are named by their tags alone, as in C++: each is
 * told of once, where it is first named, and not what Clang takes for the name instead.
 */
#include "message.h"

#include <string.h>

static const char MUST[] = "must use '", TYPE[] = "' tag to refer to type ";
static const char MEANT[] = "did you mean ";

/* The tag that a message of Clang's asks the keyword for, or "". */
static const char *tag_in(const char *text)
{
    const char *at = string_begins(text, MUST) ? strstr(text, TYPE) : NULL;
    return at ? relay_quoted(at + strlen(TYPE)) : "";
}

/* The name that Clang reads instead of one that it does not know, or "". */
static const char *meant_in(const char *text)
{
    const char *at = strstr(text, MEANT);
    return at ? relay_quoted(at) : "";
}

/* Whether a message is of a tag's use: Clang does not find the keyword, or any such name. */
static bool is_use(const Said *said, const char *tag)
{
    bool is_unknown = relay_is_unknown(said->raw) && strcmp(relay_quoted(said->raw), tag) == 0;
    return said->finding.place.range.source && (is_unknown || strcmp(tag_in(said->raw), tag) == 0);
}

static void drop_meant(Conversation *all, const char *name)
{
    const char *type = arena_format("'typeof %s'", name);
    for (int i = 0; i < all->count && *name; i++)
        all->items[i].is_told |= strstr(all->items[i].raw, type) != NULL;
}

/* What else is said of the statement, which Clang cannot read: a macro of amp.h's around the
 * tag is not closed to it, and declares a function. */
static void drop_around(Conversation *all, Place use)
{
    Range statement = word_statement(use);
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Place at = said->finding.place;
        said->is_told |= at.range.source == use.range.source && at.point >= statement.begin
            && at.point <= statement.end && !*tag_in(said->raw) && !relay_is_unknown(said->raw);
    }
}

static void tell_once(Conversation *all, const char *raw, const char *tag)
{
    const char *kind = relay_quoted(raw);
    Said *first = NULL;
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        if (!is_use(said, tag))
            continue;
        drop_meant(all, meant_in(said->raw));
        drop_around(all, said->finding.place);
        first = first ? first : said;
        said->is_told = true;
    }
    first->finding.level = ERROR;
    first->finding.text = arena_format(
        "must use '%s' tag to refer to type '%s'; or declare it, typedef %s %s %s;",
        kind, tag, kind, tag, tag);
    first->raw = raw;
    first->word = (WordError){0};
    first->is_told = false;
    first->is_reworded = true;
}

void message_tags(Conversation *all)
{
    Map told = {0};
    for (int i = 0; i < all->count; i++) {
        const char *raw = all->items[i].raw, *tag = tag_in(raw);
        void **seen = map_put(&told, tag);
        if (*tag && !*seen)
            tell_once(all, raw, tag);
        *seen = all;
    }
}
