/* relay_clause.c - clauses restrict(…) where Clang reports a syntax error: before a kernel
 * or behind its body, on a statement, behind the name of what is called or the tag of a
 * structure, between brackets. Elsewhere Clang reads an attribute of a declaration, and
 * check_restrict.c checks its place.
 */
#include "relay.h"

#include <string.h>

static bool is_clause(const Source *s, unsigned at)
{
    return strcmp(source_word(s, at), "restrict") == 0
        && s->text[source_next(s, source_word_end(s, at))] == '('
        && source_call_end(s, at) > at;
}

/* Whether a word is between a function's parameters and a place: `f(int x) const `. */
static bool is_behind_extra(Source *s, unsigned at)
{
    unsigned past = relay_past_token(s, at), word = source_word_begin(s, past);
    unsigned before = relay_past_token(s, word);
    return word < past && before > 0 && s->text[before - 1] == ')';
}

/* The clause that ends before a place, or the length. */
static unsigned clause_behind(Source *s, unsigned at)
{
    at = relay_past_token(s, at);
    if (at == 0 || s->text[at - 1] != ')')
        return s->length;
    unsigned end = at;
    while (at > 0 && !strchr("(;{}", s->text[at - 1]))
        at--;
    unsigned word = at > 0 ? relay_word_behind(s, at - 1) : 0;
    return is_clause(s, word) && source_call_end(s, word) == end && !is_behind_extra(s, word)
        ? word : s->length;
}

/* The one that a message is about, or the length. */
static unsigned clause_of(const Finding *f)
{
    static const char *const AT[] = {
        "expected expression", "expected ')'", "'__annotate__' attribute ",
        "unknown attribute '__attribute__'"};
    static const char *const BEHIND[] = {
        "expected identifier or '('", "expected external declaration"};
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    bool is_before = string_begins(f->text, "expected ';' after expression");
    bool is_at = is_before || STRING_BEGINS_AS(f->text, AT);
    bool is_behind = STRING_BEGINS_AS(f->text, BEHIND);
    if (!is_at && !is_behind) /* most, without a look at the text */
        return s->length;
    unsigned past = relay_past_token(s, at);
    if (is_before) /* `f restrict(amp) (x)` in a body */
        at = source_next(s, at);
    if (is_at && is_clause(s, at))
        return at;
    if (past > 0 && s->text[past - 1] == '(') /* `f restrict(amp) (int x)` */
        return string_begins(f->text, "expected expression") ? clause_behind(s, past - 1)
                                                             : s->length;
    return is_behind ? clause_behind(s, at) : s->length;
}

bool clause_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = s ? clause_of(f) : 0;
    if (!s || at == s->length)
        return false;
    unsigned open = at + (unsigned)strcspn(s->text + at, "("), end = source_call_end(s, at);
    f->level = ERROR;
    f->place = at_range((Range){s, at, end});
    *e = (WordError){WORD_CLAUSE, arena_substring(s->text + open + 1, end - open - 2),
                     word_statement(f->place)};
    return true;
}

void clause_tell(const Finding *f, const WordError *e)
{
    bool is_type = strstr(f->text, "when parsing type") != NULL;
    diag(is_type ? D_RESTRICT_TYPE : D_RESTRICT_MISPLACED, f->place, e->name);
}
