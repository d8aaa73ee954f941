/* relay_repair.c - what is put into a file's text where Clang's error recovery would skip code:
 * semicolons, brackets, empty literals, words of AMP C for those of C++ AMP.
 */
#include "relay_mend.h"

#include <string.h>

bool relay_lacks_semicolon(const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, next = s ? source_next(s, at) : 0;
    return s && string_begins(said->raw, "expected ';'") && next < s->length
        && s->text[next] != '{'
        && (s->text[next] == '}' || source_line(s, next) > source_line(s, at));
}

static bool has_semicolon_for_fix(CXDiagnostic d)
{
    CXSourceRange range;
    return clang_getDiagnosticNumFixIts(d) == 1
        && strcmp(lower_string(clang_getDiagnosticFixIt(d, 0, &range)), ";") == 0;
}

static bool mend_semicolon(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    if (said->word.kind || said->is_reworded || !relay_lacks_semicolon(said)
        || !has_semicolon_for_fix(said->diagnostic) || relay_unmatched(s) < s->length
        || relay_is_in_list(said->finding.place))
        return false;
    said->is_reworded = m->is_sure = true;
    said->fixed = (Range){s, at, at};
    said->fix = ";";
    return relay_put_before(s, at, ";", m);
}

/* The same for a semicolon in the rest of a statement, which Clang skips. */
static bool mend_open_end(Lower *l, Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned end = relay_is_stumble(said->raw) || said->word.around.source
        || relay_unmatched(s) < s->length || relay_is_in_list(said->finding.place)
        ? s->length : relay_open_end(said->finding.place);
    if (end == s->length || relay_has_semicolon(l, relay_last_word(s, end)))
        return false;
    *said = (Said){.finding = {ERROR, at_range((Range){s, end, end}),
                               "expected ';'", ""},
                   .is_reworded = true, .fixed = {s, end, end}, .fix = ";"};
    return relay_put_before(s, end, ";", m);
}

/* A parenthesis that Clang misses behind a clause is one that is missing before it. */
static Place before_clause(Place place)
{
    Source *s = place.range.source;
    unsigned at = relay_past_token(s, place.point);
    if (at == 0 || s->text[at - 1] != ')')
        return place;
    while (at > 0 && s->text[at - 1] != '(')
        at--;
    at = relay_word_behind(s, at > 0 ? at - 1 : 0);
    if (strcmp(source_word(s, at), "restrict") != 0)
        return place;
    at = relay_past_token(s, at);
    return at_range((Range){s, at, at});
}

/* A closing brace is that of the first block without one by indentation, and put where this
 * ends by indentation, if that is before the place at which Clang misses one. Returns what is
 * missing there: of a kernel, the end of its launch as well. */
static const char *place_brace(Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    if (wrong < said->finding.place.point && s->text[wrong] == '{')
        said->opening = at_range((Range){s, wrong, wrong + 1});
    if (!said->opening.range.source)
        return "}";
    unsigned open = said->opening.point, end = relay_block_end(s, open);
    said->is_placed = open < end && end <= said->finding.place.point;
    if (!said->is_placed)
        return "}";
    said->finding.place = at_range((Range){s, end, end});
    const char *closing = relay_closing(said->opening);
    bool is_closed = !*closing || s->text[source_next(s, end)] == *closing;
    const char *missing = is_closed ? "}" : arena_format("}%s;", closing);
    said->finding.text = arena_format("expected '%s'", missing);
    said->word.kind = WORD_NONE;
    said->is_reworded = true;
    return missing;
}

/* Whether a parenthesis is missing since a brace within is. */
static bool lacks_brace(const Said *said, const char *missing)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    return *missing == '}' ? !relay_is_in_list(said->finding.place)
        : *missing == ')' && said->opening.point < wrong && wrong < said->finding.place.point
            && s->text[wrong] == '{';
}

/* What Clang itself misses; or it has taken a word for another one (relay_reword.c). A
 * launch that lacks its parenthesis may lack the semicolon, too. */
static bool mend_closing(Said *said, Mend *m)
{
    static const char *const MISSING[] = {"expected ')'", "expected ']'", "expected '}'"};
    Finding *f = &said->finding;
    const char *missing = relay_quoted(f->text);
    if (!STRING_BEGINS_AS(f->text, MISSING) || !said->opening.range.source)
        return false;
    f->place = relay_missing(f);
    if (*missing == ')')
        f->place = before_clause(f->place);
    said->is_reworded = true;
    m->is_brace = *missing == '}';
    if (lacks_brace(said, missing)) {
        missing = place_brace(said);
        m->is_brace = true;
    }
    Source *s = f->place.range.source;
    unsigned at = f->place.point, next = source_next(s, at);
    bool ends = at > 0 && s->text[at - 1] == '}' && source_line(s, next) > source_line(s, at);
    if (relay_closes_behind(s, at, *missing)) {
        m->is_sure = true;
        m->is_brace = false;
        return relay_put_over(s, at, ",", m);
    }
    return relay_put_before(s, at, ends ? ");" : missing, m)
        || (ends && relay_put_behind(s, at, ");", m))
        || relay_put_between(s, at, missing, m);
}

/* Blanks out invalid code between a function's parameters and its clause or its body. */
static bool mend_declarator(Said *said, Mend *m)
{
    static const char *const SAID[] = {"expected function body",
                                       "expected ';' after top level declarator"};
    Source *s = said->finding.place.range.source;
    unsigned past = relay_past_token(s, said->finding.place.point), at = source_next(s, past);
    unsigned line_end = at + (unsigned)strcspn(s->text + at, ";{}\n"), end = at;
    if (!STRING_BEGINS_AS(said->raw, SAID) || past == 0 || s->text[past - 1] != ')'
        || source_line(s, at) > source_line(s, past) || s->text[source_next(s, line_end)] != '{')
        return false;
    while (end < line_end && !string_begins(s->text + end, "restrict("))
        end++;
    unsigned last = relay_past_token(s, end);
    said->finding.place = at_range((Range){s, at, last});
    said->finding.text = arena_format("expected function body after function declarator; "
                                      "leave out '%.*s'", (int)(last - at), s->text + at);
    said->is_reworded = !said->word.kind;
    return relay_put_over(s, at, arena_format("%*s", (int)(end - at), ""), m);
}

/* `int f(int x) = { … }`: the body of a function is no list. */
static bool mend_body(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned brace = relay_past_token(s, said->finding.place.point);
    unsigned equals = brace > 1 ? relay_past_token(s, brace - 1) : 0;
    unsigned past = equals > 1 ? relay_past_token(s, equals - 1) : 0;
    if (strcmp(said->raw, "expected expression") != 0 || past == 0
        || s->text[brace - 1] != '{' || s->text[equals - 1] != '=' || s->text[past - 1] != ')')
        return false;
    said->finding.text = "extraneous '=' before the body of a function";
    said->finding.place = at_range((Range){s, equals - 1, equals});
    said->is_reworded = m->is_sure = true;
    return relay_put_over(s, equals - 1, " ", m);
}

/* Where there is no room for targets, a clause that needs none stands for the word. */
static bool mend_targets(const Said *said, Mend *m)
{
    const char *targets;
    Range r = word_targets(&said->finding, &targets);
    unsigned room = r.end - r.begin;
    while (relay_is_free(r.source, r.begin + room))
        room++;
    if (strlen(targets) > room)
        return relay_put_over(r.source, source_word_begin(r.source, r.begin), OURS "r", m);
    return relay_put_over(r.source, r.begin, arena_format("%-*s", (int)room, targets), m);
}

/* `resrict(amp)` */
static bool mend_clause(const Said *said, Mend *m)
{
    const Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, behind = source_word_end(s, at);
    unsigned end = source_call_end(s, at), room = end - at;
    const char *nearest = word_nearest(said->word.name);
    if (!nearest || strcmp(nearest, "restrict") != 0 || s->text[behind] != '(' || end == at)
        return false;
    const char *clause = arena_format("restrict%.*s", (int)(end - behind), s->text + behind);
    while (relay_is_free(s, at + room) && room < strlen(clause))
        room++;
    m->is_sure = strlen(clause) <= room;
    return m->is_sure && relay_put_over(s, at, arena_format("%-*s", (int)room, clause), m);
}

/* The first parenthesis before a function's body that closes nothing, from a place on. */
static bool has_unopened(const Source *s, unsigned at)
{
    const char *end = s->text + s->length;
    int depth = 0, least = 0;
    for (const char *p = s->text + at; p < end && !strchr(";{}", *p);
         p = source_skip_token(p, end)) {
        depth += (*p == '(') - (*p == ')');
        least = depth < least ? depth : least;
    }
    return least < 0;
}

/* `int f int x) restrict(amp)`, `int f(int x, restrict(amp)`: a parenthesis of a function's
 * parameters is missing. */
static bool mend_parameters(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, past = relay_past_token(s, at);
    bool is_open = string_begins(said->raw, "expected parameter declarator")
        && strcmp(source_word(s, at), "restrict") == 0 && past > 0 && s->text[past - 1] == ',';
    bool is_unopened = string_begins(said->raw, "expected ';' after top level declarator")
        && has_unopened(s, at);
    if (!is_open && !is_unopened)
        return false;
    said->finding.text = arena_format("expected '%c'", is_open ? ')' : '(');
    said->finding.place = at_range((Range){s, is_open ? past - 1 : at, is_open ? past : at});
    said->is_reworded = m->is_sure = true;
    return is_open ? relay_put_over(s, past - 1, ")", m) : relay_put_before(s, at, "(", m);
}

/* The name behind a structure that is not closed, which Clang takes for a member's. */
static bool mend_members(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned wrong = relay_unmatched(s);
    if (!string_begins(said->raw, "type name requires a specifier")
        || wrong >= said->finding.place.point || s->text[wrong] != '{')
        return false;
    const char *missing = place_brace(said);
    m->is_brace = true;
    return said->is_placed && relay_put_before(s, said->finding.place.point, missing, m);
}

/* `for (int k 0; k < n; k++)`, which Clang takes for a loop without its semicolon. */
static bool mend_first_value(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, begin = at;
    while (begin > 0 && !strchr("(;{}=", s->text[begin - 1]))
        begin--;
    unsigned type = source_next(s, begin), name = source_next(s, source_word_end(s, type));
    if (!string_begins(said->raw, "expected ';' in 'for' statement specifier") || begin == 0
        || s->text[begin - 1] != '(' || source_word_end(s, name) == name || name >= at)
        return false;
    said->finding.text = "expected '='";
    said->is_reworded = m->is_sure = true;
    return relay_put_before(s, at, "=", m);
}

/* `enum N = 64 };`, `enum { N = 64;`, `enum { N = 64; M = 8 };` */
static bool mend_enumerators(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, first = relay_word_behind(s, at);
    bool is_open = string_begins(said->raw, "expected '}' or ','") && s->text[at] == ';';
    bool is_bare = string_begins(said->raw, "expected identifier or '('") && first > 0
        && strcmp(source_word(s, relay_word_behind(s, first)), "enum") == 0;
    if (!is_open && !is_bare)
        return false;
    bool goes_on = is_open && relay_closes_behind(s, at, '}');
    const char *put = is_bare ? "{" : goes_on ? "," : "}";
    at = is_bare ? first : at;
    said->finding.text = arena_format("expected '%s'", put);
    said->finding.place = at_range((Range){s, at, at});
    said->is_reworded = m->is_sure = true;
    return goes_on ? relay_put_over(s, at, put, m) : relay_put_before(s, at, put, m);
}

/* Replaces an unterminated literal by an empty one and the end of its statement. */
static bool mend_literal(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, length = (unsigned)strcspn(s->text + at, "\n");
    char quote = s->text[at], *text = arena_format("%*s", (int)length, "");
    const char *end = arena_format("%s;", relay_closing(said->finding.place));
    unsigned rest = (unsigned)strlen(end);
    if (!string_begins(said->raw, "missing terminating ") || length < rest + 3)
        return false;
    memcpy(text, quote == '"' ? "\"\"" : "' '", quote == '"' ? 2 : 3);
    memcpy(text + length - rest, end, rest);
    return relay_put_over(s, at, text, m);
}

static bool mend_brace(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    const char *missing = said->word.name;
    m->is_brace = true;
    if (*missing == '}')
        missing = place_brace(said);
    if (!*missing)
        return relay_put_over(s, at, " ", m);
    unsigned past = relay_past_token(s, at);
    m->is_sure = *missing == '{' && past > 0 && s->text[past - 1] == '='; /* of a list */
    said->is_placed |= m->is_sure;
    at = said->finding.place.point;
    return relay_put_before(s, at, missing, m) || relay_put_between(s, at, missing, m);
}

/* Applies the fix-it of a reworded diagnostic, if it fits into the text there. */
static bool mend_reworded(const Said *said, Mend *m)
{
    const Source *s = said->fixed.source;
    if (!said->is_reworded || !said->fix || said->fixed.begin != said->finding.place.point)
        return false;
    unsigned room = said->fixed.end - said->fixed.begin;
    while (room < strlen(said->fix) && relay_is_free(s, said->fixed.begin + room))
        room++;
    return strlen(said->fix) <= room
        && relay_put_over(s, said->fixed.begin, arena_format("%-*s", (int)room, said->fix), m);
}

/* What cannot be known is read as anything; of two mistakes in a launch, the first makes it. */
static bool mend_unknown(const Lower *l, const Conversation *all, const Said *said, Mend *m)
{
    Range r = relay_any_length(said, &m->put);
    m->is_length = r.source;
    r = m->is_length ? r : relay_unknown_domain(all, said, &m->put);
    const Mend *last = l->mends.count ? l->mends.items[l->mends.count - 1] : NULL;
    m->is_sure = m->is_as_said = r.source;
    m->at = r.begin;
    if (r.source && last && last->at == m->at && strcmp(last->path, r.source->path) == 0)
        m->put = "";
    return r.source;
}

/* What C++ AMP has for something of AMP C's is read as that. */
static bool mend_port(const Said *said, Mend *m)
{
    Range r;
    m->is_sure = port_reading(&said->finding, &said->word, &r, &m->put);
    m->at = m->is_sure ? r.begin : 0;
    return m->is_sure;
}

/* A statement that begins as in no C is read as one that does. */
static bool mend_head(const Said *said, Mend *m)
{
    HeadReading r;
    m->is_sure = head_reading(&said->finding, &said->word, &r);
    m->is_torn = m->is_sure && r.is_open;
    m->put = r.put;
    m->at = r.range.begin;
    return m->is_sure;
}

/* The same of a `do` without a `while`. */
static bool mend_do(Said *said, Mend *m)
{
    Said of = {.finding.place = said->opening, .word = {WORD_HEAD, "do", {0}}};
    if (!string_begins(said->raw, "expected 'while' in do/while loop")
        || !said->opening.range.source || !mend_head(&of, m))
        return false;
    said->finding.place = relay_missing(&said->finding);
    said->is_reworded = true;
    return true;
}

/* A function within another one is read as its declaration. */
static bool mend_inner_function(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned open = said->finding.place.point;
    if (!string_begins(said->raw, "function definition is not allowed") || s->text[open] != '{')
        return false;
    unsigned begin = relay_lost(said->finding.place).begin, end = source_block_end(s, open);
    if (end == open) /* it is not closed */
        return false;
    char *put = arena_substring(s->text + begin, end - begin);
    for (unsigned at = begin; at < open; at = source_next(s, source_word_end(s, at) + 1))
        if (strcmp(source_word(s, at), "static") == 0 || strcmp(source_word(s, at), "inline") == 0)
            memset(put + (at - begin), ' ', strlen("static"));
    for (unsigned at = open; at < end; at++)
        if (s->text[at] != '\n')
            put[at - begin] = ' ';
    put[open - begin] = ';';
    said->finding.place = at_range((Range){s, begin, begin});
    said->finding.text = "function definition is not allowed here: "
                         "it belongs outside of all others";
    said->is_reworded = m->is_sure = m->is_torn = true;
    return relay_put_over(s, begin, put, m);
}

/* A statement outside of functions is read as a function, or as nothing. */
static bool mend_top(const Said *said, Mend *m)
{
    Range r;
    top_reading(&said->word, &r, &m->put);
    m->at = r.begin;
    m->is_sure = true;
    return true;
}

/* So is a line that begins no declaration, but for an include without its #. */
static bool mend_stray(const Said *said, Mend *m)
{
    Range line = said->word.around;
    const char *text = source_text(line), *rest = text + strlen(said->word.name);
    bool is_header = strcmp(said->word.name, "include") == 0 && *rest == ' ';
    m->is_sure = true;
    return relay_put_over(line.source, line.begin, is_header
        ? arena_format("#include%s", rest + 1) : arena_format("%*s", (int)strlen(text), ""), m);
}

/* Nor is a launch read that is written as a loop. */
static bool mend_launch(const Said *said, Mend *m)
{
    Range all = said->word.around;
    if (!all.source || all.source->text[all.end - 1] != '}')
        return false;
    char *put = arena_substring(all.source->text + all.begin, all.end - all.begin);
    for (char *p = put; *p; p++)
        *p = *p == '\n' ? '\n' : ' ';
    *put = ';';
    m->is_sure = m->is_torn = true;
    return relay_put_over(all.source, all.begin, put, m);
}

static bool mend_bracket(Said *said, Mend *m)
{
    const Source *s = said->finding.place.range.source;
    const char *name = said->word.name;
    unsigned at = said->finding.place.point;
    switch (said->word.kind) {
    case WORD_NONE:
        m->is_sure = string_begins(said->raw, "expected '(' after");
        if (m->is_sure)
            return relay_put_before(s, at, "(", m);
        return mend_do(said, m) || mend_inner_function(said, m) || mend_reworded(said, m)
            || mend_closing(said, m) || mend_parameters(said, m) || mend_declarator(said, m)
            || mend_members(said, m) || mend_enumerators(said, m) || mend_first_value(said, m)
            || mend_literal(said, m) || mend_body(said, m);
    case WORD_FOREIGN:
        return mend_port(said, m) || mend_head(said, m) || mend_declarator(said, m);
    case WORD_TOP:
        return mend_top(said, m);
    case WORD_STRAY:
        return mend_stray(said, m);
    case WORD_HEAD:
        return mend_head(said, m);
    case WORD_BARE:
    case WORD_CONSTRUCTOR:
        return mend_port(said, m);
    case WORD_MISSPELT:
        return mend_clause(said, m);
    case WORD_TARGETS:
        return mend_targets(said, m);
    case WORD_BRACE:
        return mend_brace(said, m);
    case WORD_LOOP:
        return mend_launch(said, m);
    case WORD_CLOSED:
        return mend_launch(said, m) || relay_put_over(s, at, " ", m);
    case WORD_KERNEL:
        if (s->text[at] == '{')
            return false;
        m->is_brace = !*name;
        if (s->text[at] == ';')
            return relay_put_over(s, at, ",", m);
        return relay_put_before(s, at, *name ? name : "{", m);
    case WORD_OPEN:
        return relay_put_before(s, syntax_end_of_arguments(s, at), ")", m);
    default:
        return false;
    }
}

/* A macro is read without the semicolon that it ends with. */
static bool mend_macro(Lower *l, Said *said, Mend *m)
{
    Place at;
    if (!relay_end_of_macro(l, said, &at))
        return false;
    *said = (Said){.finding = {ERROR, at, "this semicolon is a part of the macro, wherever that "
                               "is used; leave it out", ""},
                   .is_reworded = true, .fixed = at.range, .fix = ""};
    m->is_sure = m->is_macro = true;
    return relay_put_over(at.range.source, at.point, " ", m);
}

bool relay_repair(Lower *l, const Conversation *all, Said *said, Mend *m)
{
    bool is_open = (!said->is_told || said->is_repeated) && !said->is_in_macro;
    return mend_macro(l, said, m) || mend_unknown(l, all, said, m)
        || (is_open && (mend_semicolon(said, m) || mend_bracket(said, m)
                        || mend_open_end(l, said, m)));
}
