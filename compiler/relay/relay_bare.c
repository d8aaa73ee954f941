/* relay_bare.c - what Clang says where a word of AMP C that takes arguments stands
 * for a type without them: `index i`, `^(tiled_index t)`. It reads an int, a
 * function's name or nothing that it knows, and stumbles over the rest.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static const struct Bare { const char *name, *instead; } BARE[] = {
    {"index", "index_1, index_2 or index_3"},
    {"extent", "extent_1, extent_2 or extent_3"},
    {"array_view", "array_view(float, 2)"},
    {"array", "array(float, 2)"},
    {"tiled_index", "tiled_index(16, 16)"},
    {"tiled_extent", "tiled_extent(16, 16)"},
};

static const struct Bare *bare_named(const char *name)
{
    for (size_t i = 0; i < sizeof BARE / sizeof *BARE; i++)
        if (strcmp(BARE[i].name, name) == 0)
            return &BARE[i];
    return NULL;
}

/* Whether a name follows that such a word at `at` would be the type of. */
static bool is_type(const Source *s, unsigned at)
{
    unsigned next = source_word_end(s, at);
    bool is_member = at > 0 && (s->text[at - 1] == '.' || s->text[at - 1] == '>');
    while (next < s->length && (isspace((unsigned char)s->text[next])
                                || s->text[next] == '*'))
        next++;
    return !is_member && source_word_end(s, next) > next
        && !isdigit((unsigned char)s->text[next])
        && bare_named(source_word(s, at));
}

/* The first one of a range, or its end. */
static unsigned bare_in(const Source *s, unsigned begin, unsigned end)
{
    for (unsigned at = begin; at < end;) {
        unsigned past = source_word_end(s, at);
        if (past > at && is_type(s, at))
            return at;
        at = past > at ? past : at + 1;
    }
    return end;
}

/* What Clang says in front of such a word. */
static const char *const BEFORE[] = {
    "type specifier missing", "type-id cannot have a name"};

/* And at it, or behind it. */
static const char *const AT[] = {
    "use of undeclared identifier", "unknown type name",
    "expression result unused"};
static const char *const BEHIND[] = {
    "expected ';' after expression", "expected ')'"};

bool bare_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (!s)
        return false;
    unsigned at = f->place.point, end = word_statement(f->place).end;
    if (RELAY_IS_ONE_OF(f->text, BEFORE))
        at = bare_in(s, at, end);
    else if (RELAY_IS_ONE_OF(f->text, BEHIND))
        at = relay_word_behind(s, at);
    else if (!RELAY_IS_ONE_OF(f->text, AT))
        return false;
    if (at >= end || !is_type(s, at))
        return false;
    f->place = at_range((Range){s, at, source_word_end(s, at)});
    *e = (WordError){WORD_BARE, source_word(s, at), {0}};
    return true;
}

void bare_tell(const Finding *f, const WordError *e)
{
    diag(D_WORD_BARE, f->place, e->name, bare_named(e->name)->instead);
}
