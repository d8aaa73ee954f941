/* relay_bracket.c - finds unmatched brackets, and the statement or function around a
 * place, in the source text. An unmatched parenthesis affects its statement only: Clang
 * recovers at the semicolon. An unmatched brace affects the rest of the file, with
 * syntax errors up to its end; of these only the first is worth reporting.
 */
#include "relay_scan.h"

#include <ctype.h>
#include <string.h>

/* What a statement begins with that may end with a brace without parentheses. */
static const char *const BARE[] = {"else", "do"};

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
    LIST(Scan) stops;    /* scans behind some of its tokens, which others may go on from */
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
    for (Scan scan = scan_begin(s); scan_token(&scan, s->length);) {
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

/* Where nothing is open, and now and then in long declarations. */
static void note_stop(Outline *o, const Scan *scan)
{
    enum { STRIDE = 1024, MOST_OPEN = 32 };
    const Scan *last = &o->stops.items[o->stops.count - 1];
    bool is_top = !scan->open.count && scan->statement == scan->s->length;
    bool was_top = !last->open.count && last->statement == scan->s->length;
    if (scan->p == o->text || scan->last + 1 != (unsigned)(scan->p - o->text)
        || scan->open.count > MOST_OPEN
        || (scan->p - last->p < STRIDE && !(is_top && !was_top)))
        return;
    list_add(&o->stops, *scan);
    Scan *stop = &o->stops.items[o->stops.count - 1];
    stop->open.items = NULL;
    stop->open.count = 0;
    list_add_all(&stop->open, &scan->open);
}

static const Outline *outline_of(Source *s)
{
    Outline *o = s->outline;
    if (o && o->text == s->text)
        return o;
    o = s->outline = NEW(Outline);
    *o = (Outline){.text = s->text, .unmatched = s->length};
    Scan scan = scan_begin(s);
    list_add(&o->stops, scan);
    while (scan_token(&scan, s->length))
        note_stop(o, &scan);
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

/* The last of these scans at or before `place`. */
static const Scan *stop_before(Source *s, unsigned place)
{
    const Outline *o = outline_of(s);
    int low = 0, high = o->stops.count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if ((unsigned)(o->stops.items[middle].p - s->text) <= place)
            low = middle;
        else
            high = middle;
    }
    return &o->stops.items[low];
}

/* Scans up to a place. */
static Scan scan_to(Source *s, unsigned place)
{
    const Scan *stop = stop_before(s, place);
    Scan scan = *stop;
    scan.open.items = NULL;
    scan.open.count = 0;
    list_add_all(&scan.open, &stop->open);
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
    return scan_is_head(word) ? source_call_end(s, at) : s->length;
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
    unsigned open = scan.open.count ? scan.open.items[scan.open.count - 1].at : 0;
    unsigned at = source_space_begin(s, open);
    return scan_inner(&scan) == '{' && at > 0 && strchr("=,{", s->text[at - 1]);
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
    for (; scan_inner(&scan) == '(' || scan_inner(&scan) == '['; scan.open.count--)
        closing = arena_format("%s%c", closing, scan_inner(&scan) == '(' ? ')' : ']');
    return closing;
}

unsigned relay_open_bracket(Place place)
{
    Source *s = place.range.source;
    unsigned end = relay_lost(place).end;
    Scan scan = scan_to(s, end - (end > 0 && s->text[end - 1] == ';'));
    return scan_inner(&scan) == '(' || scan_inner(&scan) == '['
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
    bool is_header = scan_is_head(word) || STRING_IS_ONE_OF(word, BARE);
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
    unsigned past = (unsigned)(stop_before(s, at)->p - s->text);
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
