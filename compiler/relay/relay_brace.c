/* relay_brace.c - braces that are missing or extraneous in kernels, or in functions. Clang
 * takes another one for them, and stumbles over what is behind.
 */
#include "relay.h"

#include <string.h>

/* The brace that is open at a place in a call, the innermost, or the length. */
static unsigned open_brace(const Source *s, unsigned call, unsigned place)
{
    LIST(unsigned) open = {0};
    const char *end = s->text + s->length;
    for (const char *p = s->text + call; p < s->text + place;
         p = source_skip_token(p, end)) {
        if (*p == '{')
            list_add(&open, (unsigned)(p - s->text));
        else if (*p == '}' && open.count)
            open.count--;
    }
    return open.count ? open.items[open.count - 1] : s->length;
}

/* `});`, or `);` on a line of its own, where the kernel has one brace more to close: the
 * rest of the file is in it. So it is behind a `;` in a file that lacks a brace. */
static bool is_of_open_brace(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point, before = source_space_begin(s, at);
    bool is_behind_statement = before > 0 && s->text[before - 1] == ';'
        && (source_line(s, before) < source_line(s, at) || s->text[relay_unmatched(s)] == '{');
    if (s->text[at] != ')' || before == 0
        || !(s->text[before - 1] == '}' || is_behind_statement)
        || strcmp(f->text, "expected expression") != 0)
        return false;
    unsigned call = relay_last_use(s, "parallel_for_each", at);
    if (call == s->length || open_brace(s, call, at) == s->length)
        return false;
    *e = (WordError){WORD_BRACE, "}", {s, call, s->length}};
    return true;
}

/* A brace too few or too many, by indentation where that shows it. */
static bool is_of_brace(Finding *f, WordError *e)
{
    static const char *const BODILESS[] = {
        "expected ';' after top level declarator",
        "expected function body after function declarator"};
    static const char *const EXTRANEOUS[] = {"extraneous closing brace", "expected ')'"};
    Source *s = f->place.range.source;
    unsigned wrong = relay_is_stumble(f->text) ? relay_unmatched(s) : s->length;
    unsigned at = f->place.point, begin = at;
    const char *name = NULL;
    if (wrong == s->length)
        return false;
    unsigned header = s->text[wrong] == '}' ? relay_bare_header(s, wrong) : s->length;
    if (header < at) {
        name = "{";
        begin = header;
    } else if (s->text[wrong] == '{' && wrong < at && strcmp(source_word(s, at), "else") == 0) {
        name = "}";
    } else if (s->text[wrong] == '{' && wrong < at
        && string_begins(f->text, "function definition is not allowed")) {
        name = "}";
        begin = relay_past_token(s, relay_lost(f->place).begin);
    } else if (s->text[wrong] == '}' && wrong < at + STRING_BEGINS_AS(f->text, EXTRANEOUS)) {
        name = "";
        begin = wrong;
    } else if (s->text[wrong] == '}' && s->text[source_next(s, at)] != ')'
               && STRING_BEGINS_AS(f->text, BODILESS)) {
        begin = relay_past_token(s, at);
        name = begin > 0 && s->text[begin - 1] == ')' ? "{" : NULL;
    }
    if (!name)
        return false;
    *e = (WordError){WORD_BRACE, name, {s, begin + (*name == 0), s->length}};
    f->place = at_range((Range){s, begin, begin + (*name == 0)});
    return true;
}

bool brace_error(Finding *f, WordError *e)
{
    return is_of_open_brace(f, e) || is_of_brace(f, e);
}

void brace_tell(const Finding *f, const WordError *e)
{
    Source *s = f->place.range.source;
    unsigned wrong = relay_unmatched(s);
    bool is_known = wrong < f->place.point && s->text[wrong] == '{';
    unsigned open = is_known ? wrong : open_brace(s, e->around.begin, f->place.point);
    if (!*e->name) {
        diag_relay(ERROR, f->place, "", "extraneous closing brace ('}')");
        return;
    }
    diag_relay(ERROR, f->place, "", arena_format("expected '%s'", e->name));
    if (*e->name == '}')
        diag_note(at_range((Range){s, open, open + 1}), "to match this '{'");
}
