/* relay_bracket.c - files whose brackets do not match: Clang finds the end of the
 * file, or what is left there, where it does not expect it, and much in between in
 * places where it cannot stand. The first thing it stumbles over is told, and nothing
 * behind it.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static const char OPENING[] = "({[", CLOSING[] = ")}]";

static bool is_skipped(const Source *s, unsigned at)
{
    for (int i = 0; i < s->skipped.count; i++)
        if (at >= s->skipped.items[i].begin && at < s->skipped.items[i].end)
            return true;
    return false;
}

unsigned relay_unmatched(const Source *s)
{
    LIST(unsigned) open = {0};
    const char *end = s->text + s->length;
    for (const char *p = s->text; p < end;) {
        const char *closing = strchr(CLOSING, *p), *opening = strchr(OPENING, *p);
        if (source_is_directive(s, p)) {
            p = source_skip_directive(p, end);
            continue;
        }
        unsigned at = (unsigned)(p - s->text);
        bool counts = (opening || closing) && !is_skipped(s, at);
        if (counts && opening)
            list_add(&open, at);
        else if (counts && !open.count)
            return at;
        else if (counts && s->text[open.items[--open.count]]
                               != OPENING[closing - CLOSING])
            return open.items[open.count];
        p = source_skip_token(p, end);
    }
    return open.count ? open.items[open.count - 1] : s->length;
}

bool relay_is_stumble(const char *text)
{
    static const char *const STUMBLES[] = {
        "expected ", "extraneous ", "unterminated ",
        "function definition is not allowed here"};
    return RELAY_IS_ONE_OF(text, STUMBLES);
}

/* Behind the last token before a place. */
static unsigned past_token_before(const Source *s, unsigned at)
{
    const char *end = s->text + s->length;
    unsigned past = 0;
    for (const char *p = s->text; p < s->text + at;) {
        bool is_comment = relay_begins(p, "/*") || relay_begins(p, "//");
        bool is_token = !is_comment && !isspace((unsigned char)*p);
        p = source_is_directive(s, p) ? source_skip_directive(p, end)
            : source_skip_token(p, end);
        past = is_token ? (unsigned)(p - s->text) : past;
    }
    return past;
}

Place relay_missing(const Finding *f)
{
    static const char *const MISSING[] = {"expected ')'", "expected ']'"};
    Source *s = f->place.range.source;
    if (!s || !RELAY_IS_ONE_OF(f->text, MISSING))
        return f->place;
    unsigned at = f->place.point, past = past_token_before(s, at);
    return source_line(s, past) == source_line(s, at) || past > at ? f->place
        : at_range((Range){s, past, past});
}
