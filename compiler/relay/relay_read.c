/* relay_read.c - how the heads of statements are read that C does not have: Clang loses what
 * is behind such a head. So it is read as one that C has, whose condition nobody knows, or
 * as none.
 */
#include "relay_head.h"

#include <ctype.h>
#include <string.h>

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
        unsigned word = source_next(h->s, at + 1), next = head_behind_word(h->s, word);
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
    Head h = head_of_loop(at_range(r->range));
    if (!strpbrk(source_text((Range){r->range.source, h.open, h.end}), ";,")) {
        r->range.begin = h.begin;
        return read_loop(r);
    }
    r->range = (Range){r->range.source, h.open, h.end};
    r->is_open = true;
    return fit(r, head_parts(&h).read);
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
    } while (head_is_word(s, at, "catch") && end > at);
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
    {" then @kernel @outer @inner @tile @shared @exclusive @restrict @atomic @barrier ",
     read_nothing},
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
