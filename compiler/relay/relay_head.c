/* relay_head.c - statements that begin as in other languages, `for (x : v)`, `elif (c)`,
 * `try {`, or as in none, `forall (x, v) {`. Clang loses what is behind such a head; so
 * it is read as one that C has, whose condition nobody knows, or as none.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

/* ---- what a head looks like ------------------------------------------------- */

/* `between` is what parts the variable of a loop from the rest. */
typedef struct Head {
    const Source *s;
    unsigned begin, open, between, end; /* open: behind its parenthesis or its words */
} Head;

static bool is_word_at(const Source *s, unsigned at, const char *word)
{
    return strcmp(source_word(s, at), word) == 0
        && !(at > 0 && source_is_letter(s->text[at - 1]));
}

static unsigned behind_word(const Source *s, unsigned at)
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
    return strchr(",;:=", h->s->text[at]) || is_word_at(h->s, at, "in");
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

static Head head_at(const Source *s, unsigned begin)
{
    Head h = {s, begin, behind_word(s, begin), 0, 0};
    if (is_word_at(s, h.open, "each"))
        h.open = behind_word(s, h.open);
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
    const char *next = h->s->text + behind_word(h->s, h->begin);
    for (size_t i = 0; i < sizeof THROUGH / sizeof *THROUGH && h->between < h->end; i++)
        if (string_begins(next, THROUGH[i].first)
            && string_begins(h->s->text + h->between, THROUGH[i].between))
            return &THROUGH[i];
    return NULL;
}

/* The word before the parenthesis that a place is in; the length where it is in none. */
static unsigned called_around(Place place)
{
    const Source *s = place.range.source;
    int depth = 0;
    for (unsigned at = place.point; at > 0 && !strchr("{}", s->text[at - 1]); at--) {
        depth += (s->text[at - 1] == ')') - (s->text[at - 1] == '(');
        if (depth < 0)
            return relay_word_behind(s, at - 1);
    }
    return s->length;
}

/* The loop in whose head a place is, or at or before it in its statement; none ends at 0. */
static Head loop_before(Place place)
{
    const Source *s = place.range.source;
    unsigned least = word_statement(place).begin, around = called_around(place);
    if (around < s->length && is_word_at(s, around, "for"))
        return head_at(s, around);
    for (unsigned at = place.point + 1; at-- > least;)
        if (is_word_at(s, at, "for"))
            return head_at(s, at);
    return (Head){.s = s};
}

static bool is_of_loop(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    Head h = loop_before(f->place);
    if (f->place.point >= h.end || !way_through(&h))
        return false;
    *e = (WordError){WORD_HEAD, way_through(&h)->written, {s, h.begin, h.end}};
    f->place = at_range((Range){s, h.begin, source_word_end(s, h.begin)});
    return true;
}

/* The parts of a loop's head between its semicolons: where one of these is missing, or too
 * many, and what the head from `open` on is read as. */
typedef struct Parts {
    int semicolons;
    unsigned wrong;
    bool is_certain; /* it has what is missing, as commas */
    const char *read;
} Parts;

/* Whether a comma is one of several assignments or variables. */
static bool goes_on(const Source *s, unsigned comma)
{
    unsigned word = source_next(s, comma + 1), next = behind_word(s, word);
    return s->text[next] == '=' && s->text[next + 1] != '=';
}

static Parts parts_of(const Head *h)
{
    const Source *s = h->s;
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
    Head h = loop_before(f->place);
    bool is_wrong = relay_is_stumble(f->text) || relay_is_unknown(f->text)
        || string_begins(f->text, "redefinition of");
    if (f->place.point < h.open || f->place.point >= h.end || !is_wrong || s->text[h.end - 1] != ')')
        return false;
    Parts parts = parts_of(&h);
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
    if (is_word_at(s, at, "else") && strcmp(f->text, "expected expression") == 0
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
        || !is_word_at(f->place.range.source, f->place.point, "until"))
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
    unsigned next = behind_word(s, at);
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

/* ---- what is read instead ------------------------------------------------------ */

/* Puts text over a range, and blanks over the rest of it; what is longer goes over the
 * blanks and comments behind, too, with a brace between shifted. False if there are too few. */
static bool fit(HeadReading *r, const char *text)
{
    const Source *s = r->range.source;
    unsigned begin = r->range.begin, end = r->range.end, next = source_next(s, end);
    bool is_long = strlen(text) > end - begin;
    if (is_long && s->text[next] == '{' && strspn(s->text + end, " ") == next - end) {
        text = arena_format("%s{", text);
        end = next + 1;
    }
    size_t length = strlen(text);
    unsigned behind = source_next(s, end);
    if (length > end - begin && !source_is_directive(s, s->text + behind))
        end = behind;
    char *put = arena_substring(s->text + begin, end - begin);
    for (char *p = put; *p; p++)
        *p = *p == '\n' ? '\n' : ' ';
    if (length > end - begin)
        return false;
    memcpy(put, text, length);
    r->range.end = end;
    r->put = put;
    return true;
}

/* Whether a variable's type is what it is given: `auto`, `var`. */
static bool is_open_type(const char *words)
{
    static const char *const OPEN[] = {"auto", "var", "let", "const auto", "uniform", "varying"};
    return STRING_BEGINS_AS(words, OPEN);
}

/* The variables of a loop's head, declared: `int k`, "" if there are none. */
static const char *variables(const Head *h)
{
    const char *text = arena_substring(h->s->text + h->open, h->between - h->open);
    size_t length = strlen(text);
    while (length > 0 && !source_is_letter(text[length - 1]))
        length--;
    size_t name = length;
    while (name > 0 && source_is_letter(text[name - 1]))
        name--;
    const char *type = arena_substring(text, strspn(text, "abcdefghijklmnopqrstuvwxyz"
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ *"));
    if (name == length || isdigit((unsigned char)text[name]))
        return "";
    bool is_known = strlen(type) >= name && name > 0 && !is_open_type(type);
    return arena_format("%s%s%s", is_known ? arena_substring(type, name) : "",
                        is_known ? "" : "int ", arena_substring(text + name, length - name));
}

/* `foreach (y = 0 ... h, x = 0 ... w)`: those behind the first. */
static const char *more_variables(const Head *h)
{
    const char *more = "";
    for (unsigned at = h->between; at < h->end; at++) {
        unsigned word = source_next(h->s, at + 1), next = behind_word(h->s, word);
        if (h->s->text[at] == ',' && next < h->end && h->s->text[next] == '=')
            more = arena_format("%s,%s", more, source_word(h->s, word));
    }
    return more;
}

/* A loop is read with its variables; what has none, under a condition. */
static bool read_loop(HeadReading *r)
{
    Head h = head_at(r->range.source, r->range.begin);
    const char *first = h.between < h.end ? variables(&h) : "";
    r->range.end = h.end;
    r->is_open = true;
    return fit(r, *first ? arena_format("for(%s%s;;)", first, more_variables(&h)) : "if(1)");
}

/* Without two semicolons it is read as if they were there. */
static bool read_parts(HeadReading *r)
{
    Head h = loop_before(at_range(r->range));
    if (!strpbrk(source_text((Range){r->range.source, h.open, h.end}), ";,")) {
        r->range.begin = h.begin;
        return read_loop(r);
    }
    r->range = (Range){r->range.source, h.open, h.end};
    r->is_open = true;
    return fit(r, parts_of(&h).read);
}

static bool read_condition(HeadReading *r)
{
    r->is_open = true;
    return fit(r, "if(1)");
}

static bool read_else_if(HeadReading *r)
{
    r->range.end = head_at(r->range.source, r->range.begin).end;
    r->is_open = true;
    return fit(r, "else if(1)");
}

static bool read_while(HeadReading *r)
{
    r->is_open = true;
    return fit(r, "while");
}

/* `then`; `@kernel`, `@tile(16, @outer, @inner)` */
static bool read_nothing(HeadReading *r)
{
    const Source *s = r->range.source;
    unsigned begin = r->range.begin, end = source_word_end(s, begin + 1);
    r->range.end = s->text[begin] == '@' && s->text[end] == '(' ? source_call_end(s, end) : end;
    return fit(r, "");
}

/* A loop without its condition: a block, or one that may be left. */
static bool read_do(HeadReading *r)
{
    Source *s = r->range.source;
    unsigned open = source_next(s, r->range.end), end = source_block_end(s, open);
    Range block = {s, open, end};
    bool is_left = source_has_word(block, "break") || source_has_word(block, "continue");
    return is_left ? fit(r, "for(;0;)") : fit(r, "");
}

/* Whether a block uses what is caught before it. */
static bool uses_caught(Range head, Range block)
{
    const Source *s = head.source;
    unsigned name = relay_word_behind(s, head.end - 1);
    return source_word_end(s, name) > name && source_has_word(block, source_word(s, name));
}

/* `catch (…) { … }`, which never happens: what uses what is caught is left out. */
static bool read_catch(HeadReading *r)
{
    unsigned open = source_next(r->range.source, r->range.end);
    Range block = {r->range.source, open, source_block_end(r->range.source, open)};
    bool is_used = uses_caught(r->range, block);
    if (is_used)
        r->range.end = block.end;
    return fit(r, is_used ? ";" : "if(0)");
}

/* `try { … } catch (…) { … }` */
static bool read_try(HeadReading *r)
{
    Source *s = r->range.source;
    LIST(HeadReading) parts = {0};
    unsigned begin = r->range.begin, at = begin, end = r->range.end;
    do {
        HeadReading part = {.range = {s, at, end}};
        unsigned open = source_next(s, end);
        if (!(parts.count ? read_catch(&part) : fit(&part, "")))
            return false;
        list_add(&parts, part);
        r->range.end = part.range.end;
        at = source_next(s, source_block_end(s, open));
        end = source_call_end(s, at);
    } while (is_word_at(s, at, "catch") && end > at);
    char *put = arena_substring(s->text + begin, r->range.end - begin);
    for (int i = 0; i < parts.count; i++)
        memcpy(put + (parts.items[i].range.begin - begin), parts.items[i].put,
               strlen(parts.items[i].put));
    r->put = put;
    return true;
}

static const struct {
    const char *words;
    bool (*read)(HeadReading *);
} READERS[] = {
    {" foreach foreach_active foreach_tiled foreach_unique ", read_loop},
    {" elif elsif elseif ", read_else_if},
    {" else if while switch ", read_condition},
    {" for ", read_parts},
    {" until ", read_while},
    {" do ", read_do},
    {" try ", read_try},
    {" then @kernel @outer @inner @tile @shared @exclusive @restrict @atomic @barrier ", read_nothing},
};

bool head_reading(const Finding *f, const WordError *e, HeadReading *r)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    *r = (HeadReading){.range = {s, at, source_word_end(s, at)}};
    for (size_t i = 0; i < sizeof READERS / sizeof *READERS; i++)
        if (strstr(READERS[i].words, arena_format(" %s ", e->name)))
            return READERS[i].read(r);
    return e->kind == WORD_HEAD && read_loop(r);
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
    Head h = loop_before(f->place);
    Parts parts = parts_of(&h);
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
