/* host_place.c - whether text may be inserted before a loop in the user's text.
 *
 * Not if the loop comes from a macro, nor if something before it must be followed by a
 * loop: `#pragma omp simd`, `_Pragma(…)`, an attribute, or a macro that may be one of
 * them.
 */
#include "host_loop.h"
#include "text/source.h"

#include <string.h>

/* The last character of a line that is in no comment; NULL for none. Of a
 * directive it is the `#`. */
static const char *last_of_line(const Source *s, unsigned start,
                                unsigned length)
{
    const char *last = NULL, *end = s->text + start + length;
    for (const char *p = s->text + start, *next; p < end; p = next) {
        next = source_skip_token(p, end);
        bool is_comment = *p == '/' && next > p + 1;
        bool is_blank = strchr(" \t\r\f\v", *p);
        if (!is_comment && !is_blank && !(last && *last == '#'))
            last = p;
    }
    return last;
}

/* The last character before an offset; NULL for none. */
static const char *last_before(Source *s, unsigned offset)
{
    const char *p = s->text + offset;
    while (p > s->text && strchr(" \t", p[-1]))
        p--;
    if (p > s->text && !strchr("\r\n", p[-1]))
        return p - 1;
    const char *last = NULL;
    for (int line = source_line(s, offset) - 1; line > 0 && !last; line--) {
        unsigned length, start = source_line_start(s, line, &length);
        last = last_of_line(s, start, length);
    }
    return last;
}

static bool is_word_before(const Source *s, const char *end,
                           const char *const *words)
{
    const char *p = end;
    while (p > s->text && strchr(" \t", p[-1]))
        end = --p;
    while (p > s->text && source_is_letter(p[-1]))
        p--;
    for (; *words; words++)
        if (strlen(*words) == (size_t)(end - p)
            && memcmp(*words, p, (size_t)(end - p)) == 0)
            return true;
    return false;
}

bool host_stands_free(const Node *loop)
{
    static const char *const HEADS[] = {"if", "for", "while", "switch", NULL};
    static const char *const WORDS[] = {"else", "do", NULL};
    static const char *const KINDS[] = {"for", "while", "do", NULL};
    Source *s = loop->range.source;
    unsigned offset = loop->range.begin;
    if (!is_word_before(s, s->text + source_word_end(s, offset), KINDS))
        return false;
    const char *last = last_before(s, offset);
    if (!last || strchr(";{}:/", *last))
        return true;
    if (*last == '#')
        return !string_begins(last + 1 + strspn(last + 1, " \t"), "pragma");
    unsigned past = (unsigned)(last + 1 - s->text);
    return *last == ')' ? is_word_before(s, s->text + source_opening(s, past), HEADS)
                        : is_word_before(s, last + 1, WORDS);
}
