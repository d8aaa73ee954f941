/* relay_literal.c - values written as a type and a list, as in other languages:
 * OpenCL's `(float_2)(x, y)`, in C a cast of the last one, and C++'s
 * `float_2(x, y)` and `float(x)`, in C a type where an expression is expected.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static bool is_vector(const char *word)
{
    size_t length = strlen(word);
    return word_is_type(word) && isdigit((unsigned char)word[length - 1]);
}

static bool is_scalar(const char *word)
{
    static const char *const SCALARS[] = {"float", "double", "int", "unsigned",
                                          "char", "short", "long", "bool"};
    return STRING_IS_ONE_OF(word, SCALARS);
}

/* Goes back over blanks to a character, and to what is before it; 0 where it is
 * not there. */
static unsigned back_over(const Source *s, unsigned at, char c)
{
    while (at > 0 && isspace((unsigned char)s->text[at - 1]))
        at--;
    return at > 0 && s->text[at - 1] == c ? at - 1 : 0;
}

/* Where `(float_2)(` begins that a place is behind, or 0. */
static unsigned cast_before(const Source *s, unsigned place)
{
    unsigned at = back_over(s, place, '(');
    at = at ? back_over(s, at, ')') : 0;
    unsigned word = at ? relay_word_behind(s, at) : 0;
    return word && is_vector(source_word(s, word)) ? back_over(s, word, '(') : 0;
}

static bool is_called(const Source *s, unsigned at)
{
    unsigned end = source_word_end(s, at);
    return s->text[end + strspn(s->text + end, " ")] == '(';
}

bool literal_error(Finding *f, WordError *e)
{
    static const char *const NO_EXPRESSION[] = {
        "unexpected type name", "expected expression",
        "use of undeclared identifier"};
    Source *s = f->place.range.source;
    if (!s)
        return false;
    unsigned at = f->place.point;
    if (string_begins(f->text, "left operand of comma operator has no effect")) {
        unsigned cast = cast_before(s, at);
        if (!cast)
            return false;
        f->place = at_range((Range){s, cast, at});
        unsigned word = cast + 1 + (unsigned)strspn(s->text + cast + 1, " ");
        *e = (WordError){WORD_LITERAL, source_word(s, word), {0}};
        return true;
    }
    const char *word = source_word(s, at);
    if (!STRING_BEGINS_AS(f->text, NO_EXPRESSION) || !is_called(s, at)
        || !(is_scalar(word) || is_vector(word)))
        return false;
    f->place = at_range((Range){s, at, source_word_end(s, at)});
    *e = (WordError){WORD_LITERAL, word, {0}};
    return true;
}

void literal_tell(const Finding *f, const WordError *e)
{
    bool is_cast = f->place.range.source->text[f->place.point] == '(';
    const char *whose = is_cast ? "OpenCL" : "C++";
    const char *text = arena_format(is_cast ? "(%s)(…)" : "%s(…)", e->name);
    diag(D_WORD_FOREIGN, f->place, text, whose, arena_format(
             is_scalar(e->name) ? "(%s)(…)" : "(%s){…}", e->name));
    if (is_scalar(e->name))
        diag_fix(f->place.range, arena_format("(%s)", e->name));
}
