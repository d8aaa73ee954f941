/* relay_literal.c - values written as a type and a list, as in other languages:
 * OpenCL's `(float_2)(x, y)`, in C a cast of the last one, and C++'s `float_2(x, y)`,
 * `float(x)` and `extent_1{n}`, in C a type where an expression is expected, and `{n}` alone
 * as an argument, a result or what is assigned.
 */
#include "relay_head.h"

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
    at = source_space_begin(s, at);
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

/* The word of amp.h in whose parentheses a place is, or "". */
static const char *called_around(const Source *s, unsigned at)
{
    int depth = 0;
    for (; at > 0 && depth >= 0 && s->text[at - 1] != ';'; at--)
        depth += (strchr(")}", s->text[at - 1]) != NULL) - (strchr("({", s->text[at - 1]) != NULL);
    const char *word = source_word(s, relay_word_behind(s, at));
    return depth < 0 && s->text[at] == '(' && word_is_ours(word) ? word : "";
}

/* The end of a list of values; where there is none but a body, the place itself. */
static unsigned list_end(const Source *s, unsigned open)
{
    unsigned end = open + (unsigned)strcspn(s->text + open, ";}\n");
    bool is_list = s->text[end] == '}' && source_next(s, open + 1) < end;
    return is_list ? end + 1 : open;
}

/* Whether what ends at a place is declared there, as `x[2]` of `float3 x[2] = {1}`. */
static bool is_declared(Source *s, unsigned past)
{
    for (unsigned open = 0; past > 0 && s->text[past - 1] == ']' && open != past; past = open)
        open = source_opening(s, past);
    unsigned before = relay_past_token(s, relay_word_behind(s, past));
    return before > 0 && (source_is_letter(s->text[before - 1]) || strchr("*)", s->text[before - 1]));
}

/* `int a[4 = {0}`: what is wrong is that the bracket is not closed. */
static bool is_in_length(const Source *s, unsigned at)
{
    int depth = 0;
    for (; at > 0 && depth >= 0 && !strchr(";{}", s->text[at - 1]); at--)
        depth += (s->text[at - 1] == ']') - (s->text[at - 1] == '[');
    return depth < 0;
}

/* Whether a value is to follow a place's last token. */
static bool is_behind_operator(Source *s, unsigned at)
{
    unsigned past = relay_past_token(s, at);
    if (past > 0 && s->text[past - 1] == '=')
        return !is_declared(s, relay_past_token(s, past - 1)) && !is_in_length(s, past - 1);
    return past > 0 && (strchr("(,", s->text[past - 1])
                        || strcmp(source_word(s, relay_word_behind(s, past)), "return") == 0);
}

/* `{n}` where a value is to be, and `extent_1{n}`. */
static bool is_of_list(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point, end = s->text[at] == '{' ? list_end(s, at) : at;
    if (end == at || !string_begins(f->text, "expected "))
        return false;
    unsigned type = relay_word_behind(s, at);
    bool is_typed = is_vector(source_word(s, type));
    if (!is_typed && !(strcmp(f->text, "expected expression") == 0 && is_behind_operator(s, at)))
        return false;
    *e = (WordError){WORD_LITERAL, is_typed ? source_word(s, type) : "",
                     {s, is_typed ? type : at, end}};
    f->place = at_range(is_typed ? (Range){s, type, source_word_end(s, type)} : e->around);
    return true;
}

/* `amp_view(p, {h, w})`: two arguments to the preprocessor, of which the first is a list. */
static bool is_of_extents(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (!string_begins(f->text, "excess elements in scalar initializer"))
        return false;
    while (at > 0 && !strchr("{;", s->text[at]))
        at--;
    if (s->text[at] != '{' || !*called_around(s, at))
        return false;
    *e = (WordError){WORD_LITERAL, "", {s, at, list_end(s, at)}};
    f->place = at_range(e->around);
    return true;
}

bool literal_error(Finding *f, WordError *e)
{
    static const char *const NO_EXPRESSION[] = {
        "unexpected type name", "expected expression",
        "use of undeclared identifier"};
    Source *s = f->place.range.source;
    if (!s)
        return false;
    if (is_of_list(f, e) || is_of_extents(f, e))
        return true;
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
    if (!STRING_BEGINS_AS(f->text, NO_EXPRESSION) || !(is_scalar(word) || is_vector(word)))
        return false;
    unsigned open = head_behind_word(s, at);
    bool is_list = s->text[open] == '{' && list_end(s, open) > open;
    if (!is_list && s->text[open] != '(')
        return false;
    f->place = at_range((Range){s, at, source_word_end(s, at)});
    *e = (WordError){WORD_LITERAL, word,
                     is_list ? (Range){s, at, list_end(s, open)} : (Range){0}};
    return true;
}

void literal_tell(const Finding *f, const WordError *e)
{
    const Source *s = f->place.range.source;
    bool is_cast = s->text[f->place.point] == '(';
    bool is_list = !*e->name || s->text[head_behind_word(s, f->place.point)] == '{';
    const char *text = arena_format(is_list ? "%s{…}" : is_cast ? "(%s)(…)" : "%s(…)",
                                    e->name);
    const Word *called = word_named(called_around(s, f->place.point));
    bool is_each = called && strstr(called->takes, "for each dimension");
    const char *instead = !*e->name
        ? !called ? "(T){…}, with the type before the list"
          : is_each ? called->example : "extent(…), index(…) and (float_2){…}"
        : arena_format(is_scalar(e->name) ? "(%s)(…)" : "(%s){…}", e->name);
    diag(D_WORD_FOREIGN, f->place, text, is_cast ? "OpenCL" : "C++", instead);
    if (*e->name && (is_scalar(e->name) || is_list))
        diag_fix(f->place.range, arena_format("(%s)", e->name));
}
