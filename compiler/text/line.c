/* line.c - the lines of a file as its #line directives, and markers `# 3 "name"`, name
 * them: messages and what is emitted speak of these.
 */
#include "source.h"

#include <stdlib.h>
#include <string.h>

static const char BLANKS[] = " \t";

/* What a string literal stands for, as far as paths have escapes. */
static const char *path_in(const char *quote, const char *end)
{
    Buffer b = {0};
    for (const char *p = quote + 1; p < end && *p != '"' && *p != '\n'; p++) {
        p += *p == '\\' && p + 1 < end;
        buffer_char(&b, *p);
    }
    return b.length ? b.text : "";
}

/* Reads the directive at `p`, whose next line is `line`. */
static void read_mark(Source *s, const char *p, int line)
{
    const char *end = s->text + s->length;
    p += 1 + strspn(p + 1, BLANKS);
    if (string_begins(p, "line"))
        p += 4 + strspn(p + 4, BLANKS);
    char *rest;
    long named = strtol(p, &rest, 10);
    if (rest == p || named < 1 || named > INT32_MAX)
        return;
    rest += strspn(rest, BLANKS);
    const char *path = s->marks.count ? s->marks.items[s->marks.count - 1].path : s->path;
    if (*rest == '"')
        path = path_in(rest, end);
    list_add(&s->marks, ((LineMark){line, (int)named, path}));
}

static void read_marks(Source *s)
{
    const char *end = s->text + s->length;
    s->has_marks = true;
    for (const char *p = s->text, *next; p < end; p = next) {
        bool is_directive = source_is_directive(s, p);
        next = is_directive ? source_skip_directive(p, end) : source_skip_token(p, end);
        if (is_directive && !source_is_skipped(s, (unsigned)(p - s->text)))
            read_mark(s, p, source_line(s, (unsigned)(next - s->text)) + 1);
    }
}

int source_named_line(Source *s, unsigned offset, const char **path)
{
    int line = source_line(s, offset), low = 0;
    if (!s->has_marks)
        read_marks(s);
    for (int high = s->marks.count; low < high;) { /* how many marks are before it */
        int middle = low + (high - low) / 2;
        bool is_before = s->marks.items[middle].line <= line;
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    const LineMark *m = low ? &s->marks.items[low - 1] : NULL;
    *path = m ? m->path : s->path;
    return m ? m->named + line - m->line : line;
}
