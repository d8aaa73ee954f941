/* relay_bare.c - types written without their arguments, or with wrong ones: `index i`,
 * `^(tiled_index t)`, with the rank of a value, `index(2) i`, with a number that there is
 * not, `index_4 i`, or with rank and arguments, `tiled_index_1(16) t`. Clang takes such a
 * word for an implicit int, a function, an expression or an unknown name, and reports
 * syntax errors in the rest.
 */
#include "relay.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct Bare { const char *name, *instead; } BARE[] = {
    {"index", "index_1, index_2 or index_3"},
    {"extent", "extent_1, extent_2 or extent_3"},
    {"array_view", "array_view(float, 2)"},
    {"array", "array(float, 2)"},
    {"tiled_index", "tiled_index(16, 16)"},
    {"tiled_extent", "tiled_extent(16, 16)"},
    {"amp_view", "array_view(float, 2)"},
    {"amp_array", "array(float, 2)"},
};

/* Types of a name and a number, those that may be meant by it, and their first number. */
static const struct Numbered { const char *name, *instead; int first; } NUMBERED[] = {
    {"index", "index", 1}, {"extent", "extent", 1},
    {"tiled_index", "tiled_index", 1}, {"tiled_extent", "tiled_extent", 1},
    {"int", "int", 2}, {"uint", "uint", 2}, {"float", "float", 2}, {"double", "double", 2},
    {"bool", "int", 2}, {"char", "int", 2}, {"short", "int", 2}, {"long", "int", 2},
    {"unsigned", "uint", 2}, {"uchar", "uint", 2}, {"ushort", "uint", 2}, {"ulong", "uint", 2},
    {"half", "float", 2}, {"norm", "float", 2}, {"unorm", "float", 2},
};

static const struct Bare *bare_named(const char *name)
{
    for (size_t i = 0; i < sizeof BARE / sizeof *BARE; i++)
        if (strcmp(BARE[i].name, name) == 0)
            return &BARE[i];
    return NULL;
}

/* That of a type that there is not, `index_4`, or NULL. */
static const struct Numbered *misnumbered(const char *word)
{
    const char *number = strrchr(word, '_');
    size_t digits = number ? strspn(number + 1, "0123456789") : 0;
    if (!digits || digits > 2 || number[1 + digits])
        return NULL;
    const char *name = arena_substring(word, (size_t)(number - word));
    for (size_t i = 0; i < sizeof NUMBERED / sizeof *NUMBERED; i++) {
        const struct Numbered *n = &NUMBERED[i];
        int over = atoi(number + 1) - n->first;
        bool is_one = strcmp(n->name, n->instead) == 0 && over >= 0 && over < 3;
        if (strcmp(n->name, name) == 0)
            return is_one ? NULL : n;
    }
    return NULL;
}

/* Behind the word at `at`; behind the parentheses of `index(2)`, whose rank it says,
 * too. */
static unsigned past_rank(const Source *s, unsigned at, char *rank)
{
    unsigned end = source_word_end(s, at);
    const char *word = source_word(s, at);
    bool has_rank = strcmp(word, "index") == 0 || strcmp(word, "extent") == 0;
    int length = 0;
    if (has_rank)
        sscanf(s->text + end, " ( %1[123] )%n", rank, &length);
    return end + (unsigned)length;
}

/* Whether a word may begin a declaration or a parameter where it stands. */
static bool is_first(Source *s, unsigned at)
{
    unsigned past = relay_past_token(s, at);
    return past == 0 || strchr(";{}(,", s->text[past - 1]);
}

/* Whether a name, or `[` behind a type, follows that such a word at `at` would be the
 * type of; or a literal's components. */
static bool is_type(Source *s, unsigned at)
{
    char rank[2];
    unsigned next = past_rank(s, at, rank);
    bool is_member = at > 0 && (s->text[at - 1] == '.' || s->text[at - 1] == '>');
    while (next < s->length && (isspace((unsigned char)s->text[next])
                                || s->text[next] == '*'))
        next++;
    const char *word = source_word(s, at);
    bool is_numbered = misnumbered(word) != NULL;
    bool is_bracket = s->text[next] == '[' && next == source_word_end(s, at)
        && strchr(word, '_') && !is_numbered;
    bool is_literal = is_numbered && s->text[next] == ')'
        && s->text[source_next(s, next + 1)] == '{';
    bool is_value = string_begins(word, "amp_") && !is_first(s, at);
    return !is_member && !is_value && (bare_named(word) || is_numbered)
        && (is_bracket || is_literal || (source_word_end(s, next) > next
                                         && !isdigit((unsigned char)s->text[next])));
}

/* The first one of a range, or its end. */
static unsigned bare_in(Source *s, unsigned begin, unsigned end)
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
    "type specifier missing", "type-id cannot have a name", "block cannot return"};

/* And at it, in its parentheses, or behind it. */
static const char *const AT[] = {
    "use of undeclared identifier", "unknown type name",
    "expression result unused", "reference to overloaded function"};
static const char *const WITHIN[] = {"expected parameter declarator"};
static const char *const BEHIND[] = {
    "expected ';' after expression", "expected ')'"};

/* Where the word begins that a place is behind, over its parentheses. */
static unsigned word_behind(const Source *s, unsigned at)
{
    unsigned before = source_space_begin(s, at);
    while (before > 0 && s->text[before - 1] == ')')
        while (--before > 0 && s->text[before] != '(')
            ;
    return relay_word_behind(s, before < at && s->text[before] == '(' ? before : at);
}

/* "tiled_index" of "tiled_index_1", which has its rank and takes nothing; or "". */
static const char *unranked(const char *word)
{
    size_t length = strlen(word);
    if (length < 3 || word[length - 2] != '_' || !strchr("123", word[length - 1]))
        return "";
    const char *name = arena_substring(word, length - 2);
    return bare_named(name) ? name : "";
}

/* In `tiled_index_1(16) t` behind the opening parenthesis or, where names are in it, as
 * those of parameters, behind the closing one. */
static bool is_of_ranked(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (!string_begins(f->text, "expected ')'") || at == 0)
        return false;
    at = s->text[at - 1] == '(' ? relay_word_behind(s, at - 1) : word_behind(s, at);
    if (!*unranked(source_word(s, at)) || s->text[source_next(s, source_word_end(s, at))] != '(')
        return false;
    f->place = at_range((Range){s, at, source_call_end(s, at)});
    *e = (WordError){WORD_BARE, source_word(s, at), {0}};
    return true;
}

bool bare_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (!s)
        return false;
    if (is_of_ranked(f, e))
        return true;
    unsigned at = f->place.point;
    if (STRING_BEGINS_AS(f->text, BEFORE))
        at = bare_in(s, at, word_statement(f->place).end);
    else if (STRING_BEGINS_AS(f->text, BEHIND))
        at = word_behind(s, at);
    else if (STRING_BEGINS_AS(f->text, WITHIN) && at > 0 && s->text[at - 1] == '(')
        at = relay_word_behind(s, at - 1);
    else if (!STRING_BEGINS_AS(f->text, AT))
        return false;
    if (at >= word_statement(f->place).end || !is_type(s, at))
        return false;
    char rank[2];
    f->place = at_range((Range){s, at, past_rank(s, at, rank)});
    *e = (WordError){WORD_BARE, source_word(s, at), {0}};
    return true;
}

const char *bare_ranked(const char *word, const char *given)
{
    const char *name = unranked(word);
    return string_begins(name, "tiled_") ? arena_format("%s%s", name, given) : *name ? word : "";
}

static void tell_ranked(const Finding *f, const char *word)
{
    const char *given = source_text(f->place.range);
    const char *instead = bare_ranked(word, given + strcspn(given, "("));
    diag(D_WORD_RANKED, f->place, word, instead);
    diag_fix(f->place.range, instead);
}

void bare_tell(const Finding *f, const WordError *e)
{
    char rank[2] = "";
    if (*unranked(e->name)) {
        tell_ranked(f, e->name);
        return;
    }
    past_rank(f->place.range.source, f->place.point, rank);
    const struct Numbered *number = misnumbered(e->name);
    if (number) {
        const char *name = number->instead;
        int first = number->first;
        diag(D_WORD_NUMBERED, f->place, e->name, arena_format(
            "%s_%d, %s_%d and %s_%d", name, first, name, first + 1, name, first + 2));
        return;
    }
    if (!*rank) {
        diag(D_WORD_BARE, f->place, e->name, bare_named(e->name)->instead);
        return;
    }
    const char *type = arena_format("%s_%s", e->name, rank);
    diag(D_WORD_VALUE, f->place, e->name, rank, type);
    diag_fix(f->place.range, type);
}
