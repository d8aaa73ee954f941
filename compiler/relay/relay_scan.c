/* relay_scan.c - reads tokens and follows brackets as Clang's error recovery does: what a
 * closing bracket closes, and what a semicolon ends.
 */
#include "relay_scan.h"

#include <ctype.h>
#include <string.h>

static const char OPENING[] = "({[", CLOSING[] = ")}]";

bool scan_is_head(const char *word)
{
    static const char *const HEADS[] = {"if", "for", "while", "switch"};
    return STRING_IS_ONE_OF(word, HEADS);
}

char scan_inner(const Scan *scan)
{
    return scan->open.count ? scan->s->text[scan->open.items[scan->open.count - 1].at] : 0;
}

static void fail(Scan *scan, unsigned at)
{
    if (scan->wrong == scan->s->length)
        scan->wrong = at;
}

/* The number of open brackets down to the innermost one of a kind, all within the
 * innermost brace; -1 if there is none of that kind. */
static int parentheses_to(const Scan *scan, char opening)
{
    for (int i = scan->open.count - 1, count = 1; i >= 0; i--, count++) {
        char c = scan->s->text[scan->open.items[i].at];
        if (c == opening)
            return count;
        if (c == '{')
            break;
    }
    return -1;
}

static bool is_in_parentheses(const Scan *scan)
{
    for (int i = 0; i < scan->open.count; i++)
        if (scan->s->text[scan->open.items[i].at] != '{')
            return true;
    return false;
}

static void open_bracket(Scan *scan, unsigned at)
{
    bool is_loop = strcmp(source_word(scan->s, relay_word_behind(scan->s, at)), "for") == 0;
    list_add(&scan->open, ((Open){at, scan->statement, is_loop ? 2 : 0}));
    if (scan->s->text[at] == '{')
        scan->statement = scan->s->length;
}

/* `});` with a brace that is still open is one brace short. */
static void close_parenthesis(Scan *scan, unsigned at)
{
    int count = parentheses_to(scan, scan->s->text[at] == ')' ? '(' : '[');
    if (count > 0)
        scan->open.count -= count;
    else if (!scan->open.count)
        fail(scan, at);
    else if (scan->before == '}' && scan_inner(scan) == '{' && is_in_parentheses(scan))
        fail(scan, scan->open.items[scan->open.count - 1].at);
}

/* Whether one of two braces closes nothing, as in `}});`: a call's parenthesis is open, and
 * is closed next. It is the one behind other code on its line. */
static bool is_extra(Scan *scan, unsigned at)
{
    const Source *s = scan->s;
    if (scan_inner(scan) != '(' || scan->before != '}' || s->text[source_next(s, at + 1)] != ')')
        return false;
    unsigned open = scan->open.items[scan->open.count - 1].at;
    const char *word = source_word(s, relay_word_behind(s, open));
    if (!*word || scan_is_head(word))
        return false;
    scan->is_certain |= scan->wrong == s->length;
    fail(scan, relay_is_first_on_line(s, scan->last) ? at : scan->last);
    return true;
}

static void close_brace(Scan *scan, unsigned at)
{
    if (is_extra(scan, at))
        return;
    while (scan->open.count && scan_inner(scan) != '{')
        scan->open.count--;
    if (!scan->open.count) {
        fail(scan, at);
        return;
    }
    Open brace = scan->open.items[--scan->open.count];
    bool goes_on = scan->open.count && scan_inner(scan) != '{';
    scan->statement = goes_on ? brace.statement : scan->s->length;
}

static void end_statement(Scan *scan)
{
    while (scan->open.count && scan_inner(scan) != '{') {
        Open *last = &scan->open.items[scan->open.count - 1];
        if (last->semicolons-- > 0)
            return;
        if (parentheses_to(scan, '{') < 0)
            fail(scan, last->at); /* in no function */
        scan->open.count--;
    }
    scan->statement = scan->s->length;
}

Scan scan_begin(const Source *s)
{
    return (Scan){.s = s, .p = s->text, .statement = s->length, .wrong = s->length};
}

bool scan_token(Scan *scan, unsigned place)
{
    const Source *s = scan->s;
    const char *end = s->text + s->length, *p = scan->p;
    unsigned at = (unsigned)(p - s->text);
    if (at >= place)
        return false;
    if (source_is_directive(s, p)) {
        scan->p = source_skip_directive(p, end);
        return true;
    }
    unsigned past = source_word_end(s, at);
    scan->p = past > at ? s->text + past : source_skip_token(p, end);
    bool is_comment = *p == '/' && (p[1] == '*' || p[1] == '/');
    if (is_comment || !*p || isspace((unsigned char)*p) || source_is_skipped(s, at))
        return true;
    if (scan->statement == s->length)
        scan->statement = at;
    if (strchr(OPENING, *p))
        open_bracket(scan, at);
    else if (*p == '}')
        close_brace(scan, at);
    else if (strchr(CLOSING, *p))
        close_parenthesis(scan, at);
    else if (*p == ';')
        end_statement(scan);
    scan->before = scan->p[-1];
    scan->last = (unsigned)(scan->p - s->text) - 1;
    return true;
}
