/* relay_head.c - statements that begin as in other languages, `for (x : v)`, `elif (c)`,
 * `try {`, or as in none, `forall (x, v) {`: which they are, and what is said of them.
 */
#include "relay_head.h"

#include <ctype.h>
#include <string.h>

/* ---- what a head looks like ------------------------------------------------- */

bool head_is_word(const Source *s, unsigned at, const char *word)
{
    return strcmp(source_word(s, at), word) == 0
        && !(at > 0 && source_is_letter(s->text[at - 1]));
}

unsigned head_behind_word(const Source *s, unsigned at)
{
    return source_next(s, source_word_end(s, at));
}

/* Where a head without a parenthesis ends: at its brace, or with its line. */
static unsigned bare_end(const Source *s, unsigned at)
{
    unsigned end = at + (unsigned)strcspn(s->text + at, "{;\n");
    while (end > at && isspace((unsigned char)s->text[end - 1]))
        end--;
    return end;
}

static bool parts(const Head *h, unsigned at)
{
    return strchr(",;:=", h->s->text[at]) || head_is_word(h->s, at, "in");
}

/* The first of `, ; : =` or `in` between no brackets, but for `::`; or the end. */
static unsigned find_between(const Head *h)
{
    const char *end = h->s->text + h->end;
    int depth = 0;
    for (unsigned at = h->open, past; at < h->end; at = past) {
        const char *p = h->s->text + at;
        past = source_word_end(h->s, at);
        if (past == at)
            past = string_begins(p, "::") ? at + 2
                : (unsigned)(source_skip_token(p, end) - h->s->text);
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (depth == 0 && at > h->open && !string_begins(p, "::") && parts(h, at))
            return at;
    }
    return h->end;
}

Head head_at(const Source *s, unsigned begin)
{
    Head h = {s, begin, head_behind_word(s, begin), 0, 0};
    if (head_is_word(s, h.open, "each"))
        h.open = head_behind_word(s, h.open);
    unsigned end = s->text[h.open] == '(' ? source_call_end(s, h.open) : h.open;
    if (strcspn(s->text + h.open, "{}") < end - h.open)
        end = h.open; /* it is not closed */
    h.end = end > h.open ? end : bare_end(s, h.open);
    h.open += end > h.open;
    h.between = find_between(&h);
    return h;
}

/* ---- loops through what they name ------------------------------------------- */

static const struct Through {
    const char *first, *between, *written, *whose;
} THROUGH[] = {
    {"each", "in", "for each", "C++"},
    {"(", ":", "for (… : …)", "C++"},
    {"(", "in", "for (… in …)", "other languages"},
    {"", "in", "for … in …", "other languages"},
};

static const struct Through *way_through(const Head *h)
{
    const char *next = h->s->text + head_behind_word(h->s, h->begin);
    for (size_t i = 0; i < sizeof THROUGH / sizeof *THROUGH && h->between < h->end; i++)
        if (string_begins(next, THROUGH[i].first)
            && string_begins(h->s->text + h->between, THROUGH[i].between))
            return &THROUGH[i];
    return NULL;
}

/* Where a loop's head may begin that a place is in. */
static unsigned least_in_head(Place place)
{
    enum { LONGEST_HEAD = 2000 };
    return place.point > LONGEST_HEAD ? place.point - LONGEST_HEAD : 0;
}

/* The word before the parenthesis that a place is in; the length where it is in none that is
 * as near as a head's. */
static unsigned called_around(Place place)
{
    const Source *s = place.range.source;
    unsigned least = least_in_head(place);
    int depth = 0;
    for (unsigned at = place.point; at > least && !strchr("{}", s->text[at - 1]); at--) {
        depth += (s->text[at - 1] == ')') - (s->text[at - 1] == '(');
        if (depth < 0)
            return relay_word_behind(s, at - 1);
    }
    return s->length;
}

Head head_of_loop(Place place)
{
    const Source *s = place.range.source;
    unsigned begin = word_statement(place).begin, around = called_around(place);
    unsigned least = begin > least_in_head(place) ? begin : least_in_head(place);
    if (around < s->length && head_is_word(s, around, "for"))
        return head_at(s, around);
    for (unsigned at = place.point + 1; at-- > least;)
        if (head_is_word(s, at, "for"))
            return head_at(s, at);
    return (Head){.s = s};
}

static bool is_of_loop(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    Head h = head_of_loop(f->place);
    if (f->place.point >= h.end || !way_through(&h))
        return false;
    *e = (WordError){WORD_HEAD, way_through(&h)->written, {s, h.begin, h.end}};
    f->place = at_range((Range){s, h.begin, source_word_end(s, h.begin)});
    return true;
}

/* Whether a comma is one of several assignments or variables. */
static bool goes_on(const Source *s, unsigned comma)
{
    unsigned word = source_next(s, comma + 1), next = head_behind_word(s, word);
    return s->text[next] == '=' && s->text[next + 1] != '=';
}

Parts head_parts(const Head *h)
{
    const Source *s = h->s;
    if (!h->end)
        return (Parts){.read = ""};
    const char *end = s->text + h->end;
    char *read = arena_substring(s->text + h->open, h->end - h->open);
    LIST(unsigned) commas = {0};
    Parts parts = {.read = read};
    int depth = 0;
    for (const char *p = s->text + h->open; p < end && !parts.wrong;
         p = source_skip_token(p, end)) {
        unsigned at = (unsigned)(p - s->text);
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (depth == 0 && *p == ',' && !goes_on(s, at))
            list_add(&commas, at);
        if (depth == 0 && *p == ';' && ++parts.semicolons == 3)
            parts.wrong = at;
    }
    if (parts.wrong) {
        parts.read = arena_format("%.*s)", (int)(parts.wrong - h->open), read);
        return parts;
    }
    int missing = 2 - parts.semicolons;
    for (int i = 0; i < commas.count && i < missing; i++)
        read[commas.items[i] - h->open] = ';';
    parts.is_certain = commas.count == missing;
    parts.wrong = commas.count ? commas.items[0] : h->end - 1;
    read[h->end - h->open - 1] = 0; /* its parenthesis */
    parts.read = arena_format("%s%.*s)", read, missing > commas.count ? missing - commas.count : 0,
                              ";;");
    return parts;
}

/* `for (int i = 0, i < n, i++)`, `for (int i = 0; i < n)`, `for (…; …; …; …)` */
static bool is_of_semicolons(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    Head h = head_of_loop(f->place);
    bool is_wrong = relay_is_stumble(f->text) || relay_is_unknown(f->text)
        || string_begins(f->text, "redefinition of");
    if (f->place.point < h.open || f->place.point >= h.end || !is_wrong
        || s->text[h.end - 1] != ')'
        || source_has_word((Range){s, h.open, h.end}, "for")) /* it is not closed */
        return false;
    Parts parts = head_parts(&h);
    bool is_seen = string_begins(f->text, "expected ';' in 'for'") && parts.semicolons == 1
        && f->place.point < parts.wrong; /* by Clang: `for (int i = 0 i < n; i++)` */
    if (parts.semicolons == 2 || is_seen)
        return false;
    *e = (WordError){WORD_HEAD, "for", {s, h.begin, h.end}};
    f->place = at_range((Range){s, parts.wrong, parts.wrong + 1});
    return true;
}

/* ---- others ------------------------------------------------------------------ */

/* `else` where no `if` is before it; `if {`. */
static bool is_of_lack(Finding *f, WordError *e)
{
    static const char *const CONDITIONS[] = {"if", "while", "switch"};
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    if (head_is_word(s, at, "else") && strcmp(f->text, "expected expression") == 0
        && relay_unmatched(s) == s->length) {
        *e = (WordError){WORD_HEAD, "else", {s, at, source_word_end(s, at)}};
        return true;
    }
    const char *word = string_begins(f->text, "expected '(' after") && s->text[at] == '{'
        ? source_word(s, relay_word_behind(s, at)) : "";
    if (!STRING_IS_ONE_OF(word, CONDITIONS))
        return false;
    at = relay_word_behind(s, at);
    *e = (WordError){WORD_HEAD, word, {s, at, source_word_end(s, at)}};
    f->place = at_range(e->around);
    return true;
}

/* `do { … } until (…)` */
static bool is_of_until(const Finding *f, WordError *e)
{
    if (!string_begins(f->text, "expected 'while' in do/while loop")
        || !head_is_word(f->place.range.source, f->place.point, "until"))
        return false;
    *e = (WordError){WORD_FOREIGN, "until", {0}};
    return true;
}

/* `forall (k, n) {`, `repeat {`: a word that nobody knows before a block. */
static bool is_of_unknown(const Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    unsigned past = relay_is_unknown(f->text) ? relay_past_token(s, at) : 0;
    const char *word = source_word(s, at);
    if (strcmp(relay_quoted(f->text), word) != 0
        || foreign_named(word) || word_named(word) || strstr(f->text, "did you mean")
        || past == 0 || !strchr(";{})", s->text[past - 1]))
        return false;
    unsigned next = head_behind_word(s, at);
    unsigned end = s->text[next] == '(' ? source_call_end(s, next) : next;
    if (s->text[source_next(s, end)] != '{')
        return false;
    *e = (WordError){WORD_HEAD, word, {s, at, end}};
    return true;
}

bool head_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s || s->is_ours || s->is_system)
        return false;
    return is_of_loop(f, e) || is_of_semicolons(f, e) || is_of_lack(f, e) || is_of_until(f, e)
        || is_of_unknown(f, e);
}

/* ---- telling of it -------------------------------------------------------------- */

static void tell_else(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned past = relay_past_token(s, f->place.point);
    bool is_behind = past > 1 && s->text[past - 1] == ';'
        && s->text[relay_past_token(s, past - 1) - 1] == '}';
    diag_relay(ERROR, f->place, "", is_behind
        ? "'else' belongs to no 'if': leave out the ';' before it"
        : "'else' belongs to no 'if': put braces around what is to be between them");
    if (is_behind)
        diag_fix((Range){s, past - 1, past}, "");
}

/* What is put right by commas that are semicolons is certain. */
static void tell_semicolons(const Finding *f)
{
    Source *s = f->place.range.source;
    Head h = head_of_loop(f->place);
    Parts parts = head_parts(&h);
    diag_relay(ERROR, f->place, "", parts.semicolons > 2
        ? "expected ')': a 'for' has two semicolons" : "expected ';' in 'for' statement specifier");
    for (unsigned i = 0; i < strlen(parts.read) && parts.is_certain; i++)
        if (parts.read[i] != s->text[h.open + i])
            diag_fix((Range){s, h.open + i, h.open + i + 1}, ";");
}

void head_tell(const Finding *f, const WordError *e)
{
    static const char *const CONDITIONS[] = {"if", "while", "switch"};
    for (size_t i = 0; i < sizeof THROUGH / sizeof *THROUGH; i++)
        if (strcmp(e->name, THROUGH[i].written) == 0) {
            diag(D_WORD_FOREIGN, f->place, e->name, THROUGH[i].whose,
                 "for (int i = 0; i < n; i++)");
            return;
        }
    if (strcmp(e->name, "else") == 0)
        tell_else(f);
    else if (strcmp(e->name, "for") == 0)
        tell_semicolons(f);
    else
        diag_relay(ERROR, f->place, "", arena_format(
            STRING_IS_ONE_OF(e->name, CONDITIONS) ? "expected '(' after '%s'"
            : "'%s' begins no statement; C has if, for, while, do and switch", e->name));
}
