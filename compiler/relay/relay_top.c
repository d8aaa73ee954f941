/* relay_top.c - statements outside of functions. Clang reads declarations there, and tells
 * several things about each; they are told of once. A launch is read as that of a function
 * of its own, so that its kernel is checked; what else there is, as nothing.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static const char LAUNCH[] = "parallel_for_each";

/* Begins a function with a launch, by macros of amp.h's, in as many characters; its brace
 * is seen. */
static const char TOP_LAUNCH[] = OURS "t{" OURS "l";

static const char *const KEYWORDS[] = {
    "if", "for", "while", "do", "switch", "return", "break", "continue", "goto", "case"};

/* What Clang says of a statement that begins with a name it knows, or with a call. */
static const char *const OF_NAMES[] = {
    "redefinition of", "conflicting types for", "redeclaration of", "non-static declaration of",
    "a parameter list without types"};

/* The operators behind a name that no declarator has. */
static bool is_operated(const Source *s, unsigned name)
{
    static const char *const OPERATORS[] = {"++", "--", "->", "+=", "-=", "*=", "/=", ".",
                                            "|=", "&=", "<<", ">>"};
    const char *behind = s->text + source_next(s, source_word_end(s, name));
    return STRING_BEGINS_AS(behind, OPERATORS);
}

static bool is_call_of_ours(const Source *s, unsigned at)
{
    const char *word = source_word(s, at);
    return (strcmp(word, LAUNCH) == 0 || string_begins(word, "amp_")) && word_is_ours(word)
        && s->text[source_next(s, source_word_end(s, at))] == '(';
}

static unsigned statement_end(const Source *s, unsigned begin)
{
    const char *end = s->text + s->length;
    bool is_do = strcmp(source_word(s, begin), "do") == 0;
    int depth = 0;
    for (unsigned at = begin, past; at < s->length; at = past) {
        char c = s->text[at];
        past = source_word_end(s, at);
        if (past == at)
            past = (unsigned)(source_skip_token(s->text + at, end) - s->text);
        depth += (strchr("([{", c) != NULL) - (strchr(")]}", c) != NULL);
        if (depth < 0)
            return at;
        const char *next = source_word(s, source_next(s, past));
        bool goes_on = strcmp(next, "else") == 0 || (is_do && strcmp(next, "while") == 0);
        bool is_call = s->text[source_next(s, past)] == ')';
        if (depth == 0 && (c == ';' || (c == '}' && !is_call)) && !goes_on)
            return past;
    }
    return s->length;
}

/* Whether a diagnostic is about a name, at an offset outside of functions, that is used as
 * in a statement. */
static bool is_use(const Finding *f, unsigned begin)
{
    const Source *s = f->place.range.source;
    unsigned next = source_next(s, source_word_end(s, begin));
    bool is_unknown = string_begins(f->text, "unknown type name")
        || string_begins(f->text, "type specifier missing");
    bool is_type = word_is_ours(source_word(s, begin)); /* array_view(float, 1) v; */
    return (STRING_BEGINS_AS(f->text, OF_NAMES) && strchr("([=", s->text[next]) && !is_type)
        || (is_unknown && f->place.point == begin && is_operated(s, begin));
}

/* `int f(int x); { … }`: the semicolon between the head of a function and its body. */
static bool is_of_body(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned past = s->text[f->place.point] == '{'
        && string_begins(f->text, "expected identifier or '('")
        ? relay_past_token(s, f->place.point) : 0;
    unsigned before = past && s->text[past - 1] == ';' ? relay_past_token(s, past - 1) : 0;
    if (!before || s->text[before - 1] != ')')
        return false;
    *e = (WordError){WORD_TOP, ";", {s, past - 1, past}};
    f->place = at_range(e->around);
    return true;
}

bool top_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s || s->is_ours || s->is_system)
        return false;
    unsigned open = relay_function(f->place);
    if (open != f->place.point && s->text[open] == '{')
        return false;
    if (is_of_body(f, e))
        return true;
    unsigned begin = source_next(s, relay_lost(f->place).begin);
    const char *word = source_word(s, begin);
    bool is_statement = STRING_IS_ONE_OF(word, KEYWORDS) || is_call_of_ours(s, begin)
        || is_use(f, begin);
    unsigned end = is_statement ? statement_end(s, begin) : begin;
    if (end == begin || relay_unmatched(s) < s->length
        || (s->text[end - 1] != ';' && !STRING_IS_ONE_OF(word, KEYWORDS)))
        return false;
    *e = (WordError){WORD_TOP, word, {s, begin, end}};
    f->place = at_range((Range){s, begin, source_word_end(s, begin)});
    return true;
}

void top_tell(const Finding *f, const WordError *e)
{
    if (*e->name == ';') {
        diag_relay(ERROR, f->place, "", "extraneous ';' before the body of a function");
        diag_fix(f->place.range, "");
        return;
    }
    diag_relay(ERROR, f->place, "", arena_format("a %s belongs in a function, such as main",
               strcmp(e->name, LAUNCH) == 0 ? "launch" : "statement"));
}

/* The function of a launch ends behind its semicolon. */
static bool read_launch(Range *r, char *put)
{
    const Source *s = r->source;
    unsigned name = (unsigned)strlen(LAUNCH);
    if (r->end >= s->length || !isspace((unsigned char)s->text[r->end])
        || source_is_directive(s, s->text + r->end + 1))
        return false;
    memcpy(put, TOP_LAUNCH, name);
    put[r->end++ - r->begin] = '}';
    return true;
}

void top_reading(const WordError *e, Range *r, const char **put)
{
    *r = e->around;
    char *text = arena_format("%s ", source_text(*r));
    *put = text;
    if (strcmp(e->name, LAUNCH) == 0 && read_launch(r, text))
        return;
    text[r->end - r->begin] = 0;
    for (char *p = text; *p; p++)
        *p = *p == '\n' ? '\n' : ' ';
}
