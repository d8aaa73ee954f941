/* relay_bracket.c - finds unmatched brackets, and the statement or function around a
 * place, in the source text. An unmatched parenthesis affects its statement only: Clang
 * recovers at the semicolon. An unmatched brace affects the rest of the file, with
 * syntax errors up to its end; of these only the first is worth reporting.
 */
#include "relay.h"

#include <ctype.h>
#include <string.h>

static const char OPENING[] = "({[", CLOSING[] = ")}]";

/* What a statement begins with that may end with a brace, with parentheses and without. */
static const char *const HEADS[] = {"if", "for", "while", "switch"},
                  *const BARE[] = {"else", "do"};

typedef struct Open {
    unsigned at, statement; /* its offset, and that of its statement's begin */
    int semicolons;         /* those still to come in a for's header */
} Open;

/* The brackets open at a place of a file, up to which it has been scanned. */
typedef struct Scan {
    const Source *s;
    const char *p;      /* the next token */
    LIST(Open) open;
    unsigned statement; /* the innermost one's begin; the length: not begun yet */
    char before;        /* the last character of the previous token, */
    unsigned last;      /* and its offset */
    unsigned wrong;     /* the first unmatched brace, or the bracket that shows that
                           there is one; the length: none yet */
    bool is_certain;    /* unless indentation shows one before */
} Scan;

/* The innermost open bracket, or 0. */
static char inner(const Scan *scan)
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
    else if (scan->before == '}' && inner(scan) == '{' && is_in_parentheses(scan))
        fail(scan, scan->open.items[scan->open.count - 1].at);
}

/* Whether one of two braces closes nothing, as in `}});`: a call's parenthesis is open, and
 * is closed next. It is the one behind other code on its line. */
static bool is_extra(Scan *scan, unsigned at)
{
    const Source *s = scan->s;
    if (inner(scan) != '(' || scan->before != '}' || s->text[source_next(s, at + 1)] != ')')
        return false;
    unsigned open = scan->open.items[scan->open.count - 1].at;
    const char *word = source_word(s, relay_word_behind(s, open));
    if (!*word || STRING_IS_ONE_OF(word, HEADS))
        return false;
    scan->is_certain |= scan->wrong == s->length;
    fail(scan, relay_is_first_on_line(s, scan->last) ? at : scan->last);
    return true;
}

static void close_brace(Scan *scan, unsigned at)
{
    if (is_extra(scan, at))
        return;
    while (scan->open.count && inner(scan) != '{')
        scan->open.count--;
    if (!scan->open.count) {
        fail(scan, at);
        return;
    }
    Open brace = scan->open.items[--scan->open.count];
    bool goes_on = scan->open.count && inner(scan) != '{';
    scan->statement = goes_on ? brace.statement : scan->s->length;
}

static void end_statement(Scan *scan)
{
    while (scan->open.count && inner(scan) != '{') {
        Open *last = &scan->open.items[scan->open.count - 1];
        if (last->semicolons-- > 0)
            return;
        if (parentheses_to(scan, '{') < 0)
            fail(scan, last->at); /* in no function */
        scan->open.count--;
    }
    scan->statement = scan->s->length;
}

static Scan begin_scan(const Source *s)
{
    return (Scan){.s = s, .p = s->text, .statement = s->length, .wrong = s->length};
}

/* Reads a token; false at a place. */
static bool scan_token(Scan *scan, unsigned place)
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

/* Whether a closing brace, first on its line but for others, is indented differently from
 * the line of its opening brace, and of that one's statement; *wrong is the one of the two
 * that is unmatched by indentation. */
static bool is_out_of_line(const Scan *scan, unsigned at, unsigned *wrong)
{
    const Source *s = scan->s;
    unsigned before = at, column = relay_indentation(s, at);
    while (before > 0 && strchr(" \t}", s->text[before - 1]))
        before--;
    if (s->text[at] != '}' || (before > 0 && s->text[before - 1] != '\n'))
        return false;
    for (int i = scan->open.count - 1; i >= 0; i--) {
        unsigned open = scan->open.items[i].at;
        if (s->text[open] != '{')
            continue;
        if (relay_indentation(s, open) == column
            || relay_indentation(s, scan->open.items[i].statement) == column)
            return false;
        *wrong = relay_indentation(s, open) < column ? at : open;
        return true;
    }
    return false;
}

/* The result of scanning a whole text. */
typedef struct Outline {
    const char *text;
    LIST(unsigned) tops; /* where no bracket or statement is open: scans may begin there */
    unsigned unmatched;  /* the first unmatched brace, or the length */
} Outline;

/* `int a[] = 1, 2};`: whether a brace that ends a line of code would close a block that was
 * opened at the end of another line. */
static bool is_of_list(const Scan *scan, unsigned at)
{
    const Source *s = scan->s;
    unsigned open = scan->open.count ? scan->open.items[scan->open.count - 1].at : at;
    unsigned line_end = open + (unsigned)strcspn(s->text + open, "\n");
    return s->text[at] == '}' && s->text[source_next(s, at + 1)] == ';'
        && !relay_is_first_on_line(s, at) && s->text[open] == '{' && line_end < at
        && source_next(s, open + 1) > line_end && scan->before != ';' && scan->before != '}'
        && !memchr(s->text + scan->open.items[scan->open.count - 1].statement, '=',
                   open - scan->open.items[scan->open.count - 1].statement);
}

/* Whether the statement of an opening brace is outside of the innermost open one by
 * indentation, which is unmatched then. */
static bool is_outside(const Scan *scan, Source *s, unsigned at)
{
    unsigned begin = scan->statement < at ? scan->statement : at;
    unsigned outer = scan->open.count ? scan->open.items[scan->open.count - 1].at : s->length;
    if (s->text[at] != '{' || s->text[outer] != '{' || !relay_is_first_on_line(s, begin)
        || relay_indentation(s, begin) > relay_indentation(s, outer))
        return false;
    unsigned end = relay_block_end(s, outer);
    return outer < end && end <= begin;
}

/* The first unmatched brace by indentation, or `found` if that shows none. */
static unsigned unmatched(Source *s, unsigned found)
{
    for (Scan scan = begin_scan(s); scan_token(&scan, s->length);) {
        unsigned at = (unsigned)(scan.p - s->text), wrong;
        if (!source_is_skipped(s, at) && is_out_of_line(&scan, at, &wrong))
            return wrong;
        if (is_of_list(&scan, at))
            return at;
        if (is_outside(&scan, s, at))
            return scan.open.items[scan.open.count - 1].at;
        if (s->text[at] == '}' && !scan.open.count)
            return at;
    }
    return found;
}

static const Outline *outline_of(Source *s)
{
    Outline *o = s->outline;
    if (o && o->text == s->text)
        return o;
    o = s->outline = NEW(Outline);
    *o = (Outline){.text = s->text, .unmatched = s->length};
    list_add(&o->tops, 0);
    Scan scan = begin_scan(s);
    for (bool was_within = false; scan_token(&scan, s->length);) {
        bool is_within = scan.open.count || scan.statement < s->length;
        if (was_within && !is_within)
            list_add(&o->tops, (unsigned)(scan.p - s->text));
        was_within = is_within;
    }
    if (scan.wrong < s->length || scan.open.count)
        o->unmatched = unmatched(s, scan.wrong < s->length ? scan.wrong
                                     : scan.open.items[scan.open.count - 1].at);
    if (scan.is_certain && scan.wrong < o->unmatched)
        o->unmatched = scan.wrong;
    return o;
}

unsigned relay_unmatched(Source *s)
{
    return outline_of(s)->unmatched;
}

/* The last offset at or before `place` at which nothing is open. */
static unsigned top_before(Source *s, unsigned place)
{
    const Outline *o = outline_of(s);
    int low = 0, high = o->tops.count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (o->tops.items[middle] <= place)
            low = middle;
        else
            high = middle;
    }
    return o->tops.items[low];
}

/* Scans the declaration around a place up to it; errors before that do not matter. */
static Scan scan_to(Source *s, unsigned place)
{
    Scan scan = begin_scan(s);
    scan.p = s->text + top_before(s, place);
    while (scan_token(&scan, place)) {}
    return scan;
}

/* The line before one, or the file's begin. */
static unsigned line_before(const Source *s, unsigned begin)
{
    while (begin > 0 && s->text[--begin] != '\n') {}
    while (begin > 0 && s->text[begin - 1] != '\n')
        begin--;
    return begin;
}

/* Behind what begins with a word and a brace is to follow, or the length. */
static unsigned header_end(const Source *s, unsigned at)
{
    static const char *const TAGS[] = {"struct", "union", "enum"};
    const char *word = source_word(s, at);
    unsigned end = source_word_end(s, at), next = source_next(s, end);
    if (STRING_IS_ONE_OF(word, BARE)) {
        unsigned behind = header_end(s, next);
        return behind < s->length ? behind : end;
    }
    if (strcmp(word, "typedef") == 0)
        return header_end(s, next);
    if (STRING_IS_ONE_OF(word, TAGS))
        return source_word_end(s, next) > next ? source_word_end(s, next) : end;
    return STRING_IS_ONE_OF(word, HEADS) ? source_call_end(s, at) : s->length;
}

/* Behind the head of a block on a line, `^(index_1 i) restrict(amp)`, or the length. */
static unsigned block_head_end(Source *s, unsigned line)
{
    unsigned end = line + (unsigned)strcspn(s->text + line, "\n");
    unsigned past = relay_past_token(s, end);
    bool has_block = memchr(s->text + line, '^', end - line) != NULL;
    return has_block && past > line && s->text[past - 1] == ')' ? past : s->length;
}

unsigned relay_bare_header(Source *s, unsigned brace)
{
    unsigned column = relay_indentation(s, brace), line = brace;
    while (line > 0 && s->text[line - 1] != '\n')
        line--;
    if (line + column != brace)
        return s->length;
    while (line > 0) {
        line = line_before(s, line);
        unsigned at = line + relay_indentation(s, line);
        if (strchr("\r\n#", s->text[at]) || at - line > column)
            continue;
        if (at - line < column)
            break;
        unsigned next = s->text[at] == '}' ? source_next(s, at + 1) : at;
        unsigned end = header_end(s, next);
        end = end < s->length ? end : block_head_end(s, line);
        return end < s->length && s->text[source_next(s, end)] != '{'
            && end < brace ? end : s->length;
    }
    return s->length;
}

unsigned relay_function(Place place)
{
    Scan scan = scan_to(place.range.source, place.point);
    return scan.open.count ? scan.open.items[0].at : place.point;
}

bool relay_is_in_list(Place place)
{
    Source *s = place.range.source;
    Scan scan = scan_to(s, place.point);
    unsigned at = scan.open.count ? scan.open.items[scan.open.count - 1].at : 0;
    while (at > 0 && isspace((unsigned char)s->text[at - 1]))
        at--;
    return inner(&scan) == '{' && at > 0 && strchr("=,{", s->text[at - 1]);
}

Range relay_body(Place place)
{
    Source *s = place.range.source;
    Scan scan = scan_to(s, place.point);
    Range r = {s, scan.open.count ? scan.open.items[0].at : place.point, s->length};
    while (scan_token(&scan, s->length))
        if (!scan.open.count && (unsigned)(scan.p - s->text) > place.point) {
            r.end = (unsigned)(scan.p - s->text);
            break;
        }
    return r;
}

const char *relay_closing(Place place)
{
    Scan scan = scan_to(place.range.source, place.point);
    const char *closing = "";
    for (; inner(&scan) == '(' || inner(&scan) == '['; scan.open.count--)
        closing = arena_format("%s%c", closing, inner(&scan) == '(' ? ')' : ']');
    return closing;
}

unsigned relay_open_bracket(Place place)
{
    Source *s = place.range.source;
    unsigned end = relay_lost(place).end;
    Scan scan = scan_to(s, end - (end > 0 && s->text[end - 1] == ';'));
    return inner(&scan) == '(' || inner(&scan) == '['
        ? scan.open.items[scan.open.count - 1].at : s->length;
}

/* Whether the header of a loop has no parenthesis: `for int i = 0; …`. */
static bool is_bare_loop(const Scan *scan)
{
    const Source *s = scan->s;
    unsigned end = source_word_end(s, scan->statement);
    return strcmp(source_word(s, scan->statement), "for") == 0
        && s->text[end + strspn(s->text + end, " \t\r\n")] != '(';
}

Range relay_lost(Place place)
{
    Source *s = place.range.source;
    Scan scan = scan_to(s, place.point);
    const char *word = source_word(s, scan.statement);
    bool is_header = STRING_IS_ONE_OF(word, HEADS) || STRING_IS_ONE_OF(word, BARE);
    Range r = {s, scan.statement < place.point ? scan.statement : place.point, s->length};
    int semicolons = scan.statement < place.point && is_bare_loop(&scan) ? 2 : 0;
    for (int i = scan.open.count; i-- > 0 && s->text[scan.open.items[i].at] != '{';)
        semicolons = scan.open.items[i].semicolons > semicolons
            ? scan.open.items[i].semicolons : semicolons;
    const char *end = s->text + s->length;
    int depth = 0;
    for (const char *p = s->text + place.point; p < end; p = source_skip_token(p, end)) {
        depth += (*p == '{') - (*p == '}');
        bool ends = depth == 0 && (*p == ';' ? semicolons-- == 0 : *p == '}' && is_header);
        if (depth < 0 || ends) {
            r.end = (unsigned)(p - s->text) + ends;
            break;
        }
    }
    return r;
}

Range relay_definition(Place place)
{
    Range r = relay_lost(place);
    const char *text = r.source->text, *end = text + r.end;
    int depth = 0;
    bool is_within = text[relay_function(place)] == '{';
    for (const char *p = text + place.point; p < end && !is_within;
         p = source_skip_token(p, end)) {
        depth += (*p == '{') - (*p == '}');
        if (*p == '}' && depth <= 0) {
            r.end = (unsigned)(p - text) + 1;
            break;
        }
    }
    return r;
}

bool relay_closes_behind(const Source *s, unsigned at, char missing)
{
    int depth = 0;
    if (s->text[at] != ';')
        return false;
    for (const char *p = s->text + at; *p && *p != '\n' && depth >= 0;
         p = source_skip_token(p, s->text + s->length)) {
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (depth < 0 && *p == missing)
            return true;
    }
    return false;
}

bool relay_is_stumble(const char *text)
{
    static const char *const STUMBLES[] = {
        "expected ", "unexpected ';' before", "extraneous ", "unterminated ",
        "function definition is not allowed here"};
    return STRING_BEGINS_AS(text, STUMBLES);
}

unsigned relay_past_token(Source *s, unsigned at)
{
    const char *end = s->text + s->length;
    unsigned past = top_before(s, at);
    for (const char *p = s->text + past; p < s->text + at;) {
        bool is_comment = string_begins(p, "/*") || string_begins(p, "//");
        bool is_token = !is_comment && !isspace((unsigned char)*p);
        p = source_is_directive(s, p) ? source_skip_directive(p, end)
            : source_skip_token(p, end);
        past = is_token ? (unsigned)(p - s->text) : past;
    }
    return past;
}

Place relay_missing(const Finding *f)
{
    static const char *const MISSING[] = {"expected ')'", "expected ']'", "expected 'while'"};
    Source *s = f->place.range.source;
    if (!s || !STRING_BEGINS_AS(f->text, MISSING))
        return f->place;
    unsigned at = f->place.point, past = relay_past_token(s, at);
    return source_line(s, past) == source_line(s, at) || past > at ? f->place
        : at_range((Range){s, past, past});
}
