/* mend_room.c - where there is room in a file's text for what a repair puts into it: it
 * takes the place of a blank, or of as many characters, so that the offsets of all other
 * code stay the same.
 */
#include "mend.h"

#include <string.h>

enum { MOST_SHIFTED = 4 };

bool mend_is_free(const Source *s, unsigned at)
{
    if (at >= s->length)
        return false;
    return strchr(" \t\r", s->text[at])
        || (s->text[at] == '\n' && !source_is_directive(s, s->text + at + 1));
}

/* A newline is overwritten last, as Clang then counts one line less. */
bool mend_put_before(const Source *s, unsigned at, const char *put, Mend *m)
{
    unsigned begin = at, end = at;
    if (s->text[at] == '\n' && s->text[at + 1] && strchr(" \t", s->text[at + 1])
        && mend_is_free(s, at))
        begin = end = at + 1;
    else if (at > 0 && strchr(" \t", s->text[at - 1]))
        begin = end = at - 1;
    while (end < s->length && end - begin < MOST_SHIFTED && strchr(";,)]}", s->text[end]))
        end++;
    m->at = begin;
    m->put = arena_format("%s%.*s", put, (int)(end - begin), s->text + begin);
    while (*put && end < s->length && mend_is_free(s, end))
        end++, put++;
    return !*put;
}

bool mend_put_behind(const Source *s, unsigned at, const char *put, Mend *m)
{
    unsigned length = (unsigned)strlen(put), begin = at - 1 - length;
    if (at <= length || strspn(s->text + begin, " ") < length)
        return false;
    m->at = begin;
    m->put = arena_format("%c%s", s->text[at - 1], put);
    return true;
}

bool mend_put_between(const Source *s, unsigned at, const char *put, Mend *m)
{
    unsigned length = (unsigned)strlen(put), next = source_next(s, at);
    for (const char *p = s->text + at; p < s->text + next;
         p = source_skip_token(p, s->text + next))
        if (strspn(p, " \t") >= length) {
            m->at = (unsigned)(p - s->text);
            m->put = put;
            return true;
        }
    return false;
}

bool mend_put_over(const Source *s, unsigned at, const char *put, Mend *m)
{
    m->at = at;
    m->put = put;
    return at + strlen(put) <= s->length;
}
