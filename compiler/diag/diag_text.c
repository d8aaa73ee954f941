/* diag_text.c - writes messages in Clang's text format.
 *
 *   blur.ampc:31:9: error: text [amp.tile.2]
 *      31 |         tile_static float *p;
 *         |                            ^
 */
#include "diag_message.h"
#include "diag_options.h"

#include <stdio.h>
#include <string.h>

static const char *const LEVEL_COLORS[] = {
    [NOTE] = "\033[1;36m", [REMARK] = "\033[1;34m", [WARNING] = "\033[1;35m",
    [ERROR] = "\033[1;31m", [FATAL] = "\033[1;31m"};

static const char *color(const char *code)
{
    return diag_color() ? code : "";
}

enum { WIDEST_LINE = 400, UTF8_LENGTH = 4 };

/* One source line as it is shown: its columns on the screen by byte. */
typedef struct Shown {
    char *text;      /* tabs expanded */
    const int *column; /* of each byte, and of the end */
    unsigned start, length;
} Shown;

static Shown show_line(Source *s, int line)
{
    Shown shown;
    Buffer b = {0};
    shown.start = source_line_start(s, line, &shown.length);
    shown.column = source_cells(s, line);
    for (unsigned i = 0; i < shown.length; i++) {
        unsigned char c = (unsigned char)source_written(s)[shown.start + i];
        int cells = shown.column[i + 1] - shown.column[i];
        if (c == '\t')
            buffer_format(&b, "%*s", cells, "");
        else
            buffer_char(&b, c < ' ' || c == 127 ? '?' : (char)c);
    }
    shown.text = b.text ? b.text : arena_string("");
    return shown;
}

static void underline(char *marks, const Shown *shown, unsigned begin,
                      unsigned end)
{
    unsigned stop = shown->start + shown->length;
    if (begin < shown->start)
        begin = shown->start;
    if (end > stop)
        end = stop;
    for (unsigned i = begin; i < end; i++)
        marks[shown->column[i - shown->start]] = '~';
}

static void print_gutter(int line, const char *text)
{
    if (line)
        fprintf(stderr, "%5d | %s\n", line, text);
    else
        fprintf(stderr, "      | %s\n", text);
}

static void trim_right(char *s)
{
    size_t length = strlen(s);
    while (length && s[length - 1] == ' ')
        s[--length] = '\0';
}

/* The text of a fix below the caret line, as Clang shows insertions. */
static void print_fixes(const Message *m, const Shown *shown)
{
    for (int i = 0; i < m->fixes.count; i++) {
        const Fix *fix = &m->fixes.items[i];
        unsigned at = fix->range.begin;
        if (fix->range.source != m->place.range.source || at < shown->start
            || at > shown->start + shown->length || !*fix->text || strchr(fix->text, '\n'))
            continue;
        const char *line = arena_format(
            "%*s%s%s%s", shown->column[at - shown->start], "",
            color("\033[0;32m"), fix->text, color("\033[0m"));
        print_gutter(0, line);
    }
}

static void print_snippet(const Message *m)
{
    Source *s = m->place.range.source;
    const char *path;
    int line = source_line(s, m->place.point);
    int named = source_named_line(s, m->place.point, &path);
    unsigned length;
    source_line_start(s, line, &length);
    if (length > WIDEST_LINE * UTF8_LENGTH)
        return;
    Shown shown = show_line(s, line);
    if (shown.column[shown.length] > WIDEST_LINE)
        return;
    int width = shown.column[shown.length] + 1;
    char *marks = arena_alloc((size_t)width + 1);
    memset(marks, ' ', (size_t)width);
    underline(marks, &shown, m->place.range.begin, m->place.range.end);
    for (int i = 0; i < m->marks.count; i++)
        if (m->marks.items[i].source == s)
            underline(marks, &shown, m->marks.items[i].begin,
                      m->marks.items[i].end);
    unsigned point = m->place.point - shown.start;
    marks[shown.column[point < shown.length ? point : shown.length]] = '^';
    trim_right(marks);
    print_gutter(named, shown.text);
    print_gutter(0, arena_format("%s%s%s", color("\033[0;1;32m"), marks,
                                 color("\033[0m")));
    print_fixes(m, &shown);
}

static void print_quoted(const char *s)
{
    fputc('"', stderr);
    for (; *s; s++)
        if (*s == '\n')
            fputs("\\n", stderr);
        else if (*s == '\t')
            fputs("\\t", stderr);
        else
            fprintf(stderr, "%s%c", *s == '"' || *s == '\\' ? "\\" : "", *s);
    fputc('"', stderr);
}

/* fix-it:"blur.ampc":{31:9-31:14}:"text", for editors. */
static void print_parseable(const Message *m)
{
    for (int i = 0; i < m->fixes.count; i++) {
        Range r = m->fixes.items[i].range;
        Source *s = r.source;
        if (!s)
            continue;
        fputs("fix-it:", stderr);
        print_quoted(s->path);
        fprintf(stderr, ":{%d:%d-%d:%d}:", source_line(s, r.begin),
                source_column(s, r.begin), source_line(s, r.end),
                source_column(s, r.end));
        print_quoted(m->fixes.items[i].text);
        fputc('\n', stderr);
    }
}

/* "[clause, -Wflag]", whichever of the two there are. */
static void print_tag(const Message *m)
{
    const char *flag = diag_flag(m);
    if (*m->clause || *flag)
        fprintf(stderr, " [%s%s%s]", m->clause,
                *m->clause && *flag ? ", " : "", flag);
}

static void print_message(const Message *m)
{
    Source *s = m->place.range.source;
    const char *path;
    int line = s ? source_named_line(s, m->place.point, &path) : 0;
    fputs(color("\033[1m"), stderr);
    if (s)
        fprintf(stderr, "%s:%d:%d: ", path, line, source_column(s, m->place.point));
    else
        fputs("ampcc: ", stderr);
    fprintf(stderr, "%s%s: %s%s%s", color(LEVEL_COLORS[m->level]),
            diag_level_name(m->level), color("\033[0m\033[1m"), m->text,
            color("\033[0m"));
    print_tag(m);
    fputc('\n', stderr);
    if (s)
        print_snippet(m);
    if (diag_parseable_fixes())
        print_parseable(m);
    for (int i = 0; i < m->notes.count; i++)
        print_message(m->notes.items[i]);
}

static void finish(void)
{
}

const DiagWriter DIAG_TEXT = {print_message, finish};
