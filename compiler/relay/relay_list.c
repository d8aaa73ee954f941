/* relay_list.c - initializers whose opening brace is missing, as in `int a[] = 1, 2};`. */
#include "relay.h"

#include <string.h>

/* Whether a `=` at an offset is that of an initializer. */
static bool is_equals(const Source *s, unsigned at)
{
    return s->text[at] == '=' && s->text[at + 1] != '=' && at > 0
        && !strchr("=!<>+-*/%&|^", s->text[at - 1]);
}

/* The `=` of the declaration that ends with a brace, or the brace. */
static unsigned initializer_of(const Source *s, unsigned brace)
{
    unsigned found = brace;
    int depth = 0;
    for (unsigned at = brace; at-- > 0 && depth >= 0;) {
        char c = s->text[at];
        bool ends = c == '}' && !strchr(",}", s->text[source_next(s, at + 1)]);
        if (depth == 0 && (c == ';' || ends))
            break;
        depth += (c == '}') - (c == '{');
        if (depth == 0 && is_equals(s, at))
            found = at;
    }
    return found;
}

bool list_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s || s->is_ours || s->is_system)
        return false;
    unsigned wrong = relay_unmatched(s);
    if (wrong >= s->length || s->text[wrong] != '}' || s->text[source_next(s, wrong + 1)] != ';')
        return false;
    unsigned equals = initializer_of(s, wrong), first = source_next(s, equals + 1);
    unsigned name = relay_lost(at_range((Range){s, equals, equals})).begin;
    if (equals == wrong || f->place.point < name || f->place.point > wrong
        || source_has_word((Range){s, name, equals}, "enum"))
        return false;
    *e = (WordError){WORD_BRACE, "{", {s, name, wrong + 1}};
    f->place = at_range((Range){s, first, first});
    return true;
}
