/* relay_stray.c - lines outside of functions that begin no declaration, such as a comment
 * without its // or a macro that nobody defines. Clang takes what is behind one for a part of
 * it, and skips the whole of a function; so such a line is read as nothing.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

/* The operators and brackets that no declaration begins with; a reference is another
 * language's. */
static const char OPERATORS[] = "!\"%'*+,-./0123456789:<=>?\\])^`|~";

static bool is_word(const Source *s, unsigned at)
{
    return source_word_end(s, at) > at;
}

/* Whether a declaration or a directive begins at an offset; behind what may be the head of a
 * function in the style of K&R, whether a function's definition does. */
static bool begins_declaration(const Source *s, unsigned at, bool is_behind_head)
{
    const char *end = s->text + s->length, *p = s->text + at;
    unsigned second = source_next(s, source_word_end(s, at));
    bool is_at_margin = at == 0 || s->text[at - 1] == '\n';
    if (source_is_directive(s, p))
        return !is_behind_head;
    if (!is_at_margin || !is_word(s, at) || (!is_word(s, second) && s->text[second] != '*'))
        return false;
    char last = 0;
    for (; p < end && *p != ';' && *p != '{'; p = source_skip_token(p, end))
        last = isspace((unsigned char)*p) ? last : *p;
    bool is_function = p < end && *p == '{' && last == ')';
    return is_function || (!is_behind_head && word_is_keyword(source_word(s, at)));
}

/* `include <stdio.h>` */
static bool is_directive(const char *word)
{
    static const char *const WORDS[] = {"define", "include", "undef", "ifdef", "ifndef",
                                        "endif", "elif", "pragma"};
    return STRING_IS_ONE_OF(word, WORDS);
}

/* Whether words that are no type and no declarator make up a line: one alone, a call, or
 * three, as in `This is a program`. */
static bool is_of_words(const Source *s, Range line)
{
    unsigned first = line.begin, second = source_next(s, source_word_end(s, first));
    unsigned next = source_next(s, line.end), past = source_call_end(s, first);
    const char *word = source_word(s, first);
    if (!*word || word_is_keyword(word) || word_named(word) || foreign_named(word))
        return false;
    bool is_call = s->text[second] == '(' && past > first && past <= line.end;
    bool is_alone = second >= line.end;
    unsigned third = is_word(s, second) && !word_is_keyword(source_word(s, second))
        ? source_next(s, source_word_end(s, second)) : line.end;
    bool is_prose = third < line.end && is_word(s, third);
    bool is_head = is_call && source_next(s, past) >= line.end;
    return (is_alone || is_call || is_prose) && begins_declaration(s, next, is_head);
}

/* The end of a line's tokens, before a comment at its end. */
static unsigned tokens_end(const Source *s, unsigned begin)
{
    const char *end = s->text + s->length, *p = s->text + begin;
    while (p < end && *p != '\n' && !string_begins(p, "//") && !string_begins(p, "/*"))
        p = source_skip_token(p, end);
    return (unsigned)(p - s->text);
}

bool stray_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s || s->is_ours || s->is_system || relay_unmatched(s) < s->length)
        return false;
    unsigned open = relay_function(f->place);
    unsigned begin = source_next(s, relay_lost(f->place).begin);
    unsigned end = tokens_end(s, begin);
    bool is_first = begin == 0 || s->text[begin - 1] == '\n';
    if (begin == s->length || (open != f->place.point && open < begin) || !is_first
        || f->place.point >= end || source_in_directive(s, begin))
        return false;
    Range line = {s, begin, end};
    bool is_whole = !memchr(s->text + begin, '{', end - begin)
        && !memchr(s->text + begin, '}', end - begin);
    bool is_open = memchr(s->text + begin, ';', end - begin) == NULL;
    bool is_bare = is_open && (is_directive(source_word(s, begin)) || is_of_words(s, line));
    if (!is_whole || !(strchr(OPERATORS, s->text[begin]) || is_bare))
        return false;
    *e = (WordError){WORD_STRAY, is_word(s, begin) ? source_word(s, begin)
                     : arena_substring(s->text + begin, 1), line};
    f->place = at_range((Range){s, begin, begin + (unsigned)strlen(e->name)});
    return true;
}

void stray_tell(const Finding *f, const WordError *e)
{
    if (is_directive(e->name)) {
        diag_relay(ERROR, f->place, "", arena_format("'%s' begins no declaration; a directive "
                                                     "begins with #", e->name));
        diag_fix((Range){f->place.range.source, f->place.point, f->place.point}, "#");
        return;
    }
    bool is_word = source_is_letter(*e->name) && !isdigit((unsigned char)*e->name);
    diag_relay(ERROR, f->place, "",
               arena_format("'%s' begins no declaration; a comment begins with //%s", e->name,
                            is_word ? ", and a macro needs its #define" : ""));
}
