/* diag.c - reports: collected by stage, sorted by place, printed once.
 *
 * A message looks like Clang's, whose own are relayed through here as well:
 *
 *   blur.ampc:31:9: error: text [amp.tile.2]
 *      31 |         tile_static float *p;
 *         |                            ^
 *
 * Checks report in any order and go on; diag_flush sorts, prints and counts.
 */
#include "ampcc.h"

#include "diag_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Fix {
    Range range;
    const char *text;
} Fix;

typedef struct Message {
    Level level;
    Place place;
    const char *text, *tag; /* the tag stands in brackets, "" for none */
    LIST(Range) marks;
    LIST(Fix) fixes;
    LIST(struct Message *) notes;
    int order;
} Message;

typedef struct Kind {
    Level level;
    const char *clause, *flag, *text;
} Kind;

static const Kind KINDS[] = {
#define DIAG(id, level, clause, flag, text) [id] = {level, clause, flag, text},
#include "diag.def"
#undef DIAG
};

static LIST(Message *) pending;
static Message *last; /* what notes, marks and fixes go to; NULL: dropped */
static Message *last_part;
static int errors, printed;
static bool stopped; /* after -Wfatal-errors or the error limit */

/* ---- collecting --------------------------------------------------------- */

Place at_range(Range range)
{
    return (Place){range, range.begin};
}

Place at_node(const Node *n)
{
    return (Place){n->range, n->point};
}

Place at_decl(const Decl *d)
{
    return at_range(d->name_range);
}

static Message *new_message(Level level, Place place, const char *text)
{
    Message *m = NEW(Message);
    m->level = level;
    m->place = place;
    m->text = text;
    m->tag = "";
    return m;
}

static void report(Message *m)
{
    m->order = pending.count;
    errors += m->level >= ERROR;
    list_add(&pending, m);
    last = last_part = m;
}

/* "[clause, -Wflag]", whichever of the two there are. */
static const char *tag(const char *clause, const char *flag, Level level,
                       Level given)
{
    const char *promoted = level > given ? "-Werror," : "";
    if (*clause && *flag)
        return arena_format("%s, %s-W%s", clause, promoted, flag);
    if (*flag)
        return arena_format("%s-W%s", promoted, flag);
    return clause;
}

void diag(DiagId id, Place place, ...)
{
    const Kind *kind = &KINDS[id];
    Level level = diag_level(kind->level, kind->flag, place);
    last = last_part = NULL;
    if (level == NOTE)
        return;
    va_list args;
    va_start(args, place);
    Message *m = new_message(level, place, arena_vformat(kind->text, args));
    va_end(args);
    m->tag = tag(kind->clause, kind->flag, level, kind->level);
    report(m);
}

void diag_relay(Level level, Place place, const char *flag, const char *text)
{
    const char *name = strncmp(flag, "-W", 2) == 0 ? flag + 2 : flag;
    Level final = level == WARNING ? diag_level(level, name, place) : level;
    last = last_part = NULL;
    if (final == NOTE)
        return;
    Message *m = new_message(final, place, text);
    m->tag = tag("", name, final, level);
    report(m);
}

void diag_note(Place place, const char *format, ...)
{
    if (!last)
        return;
    va_list args;
    va_start(args, format);
    last_part = new_message(NOTE, place, arena_vformat(format, args));
    va_end(args);
    list_add(&last->notes, last_part);
}

void diag_fix(Range range, const char *text)
{
    Fix fix = {range, text};
    if (last_part)
        list_add(&last_part->fixes, fix);
}

void diag_mark(Range range)
{
    if (last_part)
        list_add(&last_part->marks, range);
}

int diag_errors(void)
{
    return errors;
}

/* ---- printing ----------------------------------------------------------- */

static const char *const LEVEL_NAMES[] = {
    [NOTE] = "note", [REMARK] = "remark", [WARNING] = "warning",
    [ERROR] = "error", [FATAL] = "fatal error"};

static const char *const LEVEL_COLORS[] = {
    [NOTE] = "\033[1;36m", [REMARK] = "\033[1;34m", [WARNING] = "\033[1;35m",
    [ERROR] = "\033[1;31m", [FATAL] = "\033[1;31m"};

static const char *color(const char *code)
{
    return diag_color() ? code : "";
}

enum { WIDEST_LINE = 400, TAB = 8 };

/* One source line as it is shown: its columns on the screen by byte. */
typedef struct Shown {
    char *text;      /* tabs expanded */
    int *column;     /* of each byte, and of the end */
    unsigned start, length;
} Shown;

/* Continuation bytes of UTF-8 take no column. */
static Shown show_line(Source *s, int line)
{
    Shown shown;
    Buffer b = {0};
    int column = 0;
    shown.start = source_line_start(s, line, &shown.length);
    shown.column = NEW_ARRAY(int, shown.length + 1);
    for (unsigned i = 0; i < shown.length; i++) {
        unsigned char c = (unsigned char)s->text[shown.start + i];
        bool continues = (c & 0xC0) == 0x80;
        shown.column[i] = continues && column ? column - 1 : column;
        if (c == '\t') {
            do
                buffer_char(&b, ' ');
            while (++column % TAB);
        } else {
            buffer_char(&b, c < ' ' || c == 127 ? '?' : (char)c);
            column += !continues;
        }
    }
    shown.column[shown.length] = column;
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
            || at > shown->start + shown->length || strchr(fix->text, '\n'))
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
    int line = source_line(s, m->place.point);
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
    print_gutter(line, shown.text);
    print_gutter(0, arena_format("%s%s%s", color("\033[0;1;32m"), marks,
                                 color("\033[0m")));
    print_fixes(m, &shown);
}

static void print_message(const Message *m)
{
    Source *s = m->place.range.source;
    fputs(color("\033[1m"), stderr);
    if (s)
        fprintf(stderr, "%s:%d:%d: ", s->path, source_line(s, m->place.point),
                source_column(s, m->place.point));
    else
        fputs("ampcc: ", stderr);
    fprintf(stderr, "%s%s: %s%s%s", color(LEVEL_COLORS[m->level]),
            LEVEL_NAMES[m->level], color("\033[0m\033[1m"), m->text,
            color("\033[0m"));
    if (*m->tag)
        fprintf(stderr, " [%s]", m->tag);
    fputc('\n', stderr);
    if (s)
        print_snippet(m);
    for (int i = 0; i < m->notes.count; i++)
        print_message(m->notes.items[i]);
}

static int by_place(const void *a, const void *b)
{
    const Message *x = *(Message *const *)a, *y = *(Message *const *)b;
    const Source *xs = x->place.range.source, *ys = y->place.range.source;
    if (xs == ys && xs && x->place.point != y->place.point)
        return x->place.point < y->place.point ? -1 : 1;
    return x->order - y->order;
}

/* What two launches reach is found twice. */
static bool repeats(const Message *m, const Message *before)
{
    return before && m->place.range.source == before->place.range.source
        && m->place.point == before->place.point
        && strcmp(m->text, before->text) == 0;
}

/* Counts printed errors against -ferror-limit. */
static void print_counted(const Message *m)
{
    if (stopped)
        return;
    print_message(m);
    printed += m->level >= ERROR;
    int limit = diag_error_limit();
    stopped = m->level >= ERROR
        && (diag_fatal_errors() || (limit && printed >= limit));
    if (stopped && !diag_fatal_errors())
        fputs("fatal error: too many errors emitted, stopping now "
              "[-ferror-limit=]\n", stderr);
}

void diag_begin(void)
{
    errors = printed = 0;
    stopped = false;
}

bool diag_flush(void)
{
    if (pending.count)
        qsort(pending.items, (size_t)pending.count, sizeof *pending.items,
              by_place);
    for (int i = 0; i < pending.count; i++)
        if (!repeats(pending.items[i], i ? pending.items[i - 1] : NULL))
            print_counted(pending.items[i]);
    pending.items = NULL;
    pending.count = 0;
    last = last_part = NULL;
    return errors == 0;
}
