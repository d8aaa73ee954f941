/* source.c - lines, columns, words and tokens in the text of a file. */
#include "source.h"

#include <ctype.h>
#include <string.h>

const char *source_written(const Source *s)
{
    return s->written ? s->written : s->text;
}

int source_order(const Source *a, const Source *b)
{
    int order = strcmp(a->path, b->path);
    return order ? order : strcmp(a->copy ? a->copy : "", b->copy ? b->copy : "");
}

static void find_lines(Source *s)
{
    LIST(unsigned) starts = {0};
    const char *text = source_written(s);
    list_add(&starts, 0);
    for (unsigned i = 0; i < s->length; i++)
        if (text[i] == '\n')
            list_add(&starts, i + 1);
    s->lines = starts.items;
    s->line_count = starts.count;
}

int source_line(Source *s, unsigned offset)
{
    if (!s->lines)
        find_lines(s);
    int low = 0, high = s->line_count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (s->lines[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return low + 1;
}

int source_column(Source *s, unsigned offset)
{
    int line = source_line(s, offset);
    return (int)(offset - s->lines[line - 1]) + 1;
}

/* Bytes that go on a character of UTF-8. */
static bool goes_on(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

int source_point_column(Source *s, unsigned offset)
{
    unsigned length;
    unsigned start = source_line_start(s, source_line(s, offset), &length);
    int column = 1;
    for (unsigned i = start; i < offset; i++)
        column += !goes_on(source_written(s)[i]);
    return column;
}

const int *source_cells(Source *s, int line)
{
    enum { TAB = 8 };
    if (s->cells && s->cells_line == line)
        return s->cells;
    unsigned length, start = source_line_start(s, line, &length);
    int *cells = NEW_ARRAY(int, length + 1), cell = 0;
    for (unsigned i = 0; i < length; i++) {
        char c = source_written(s)[start + i];
        bool inside = goes_on(c) && cell > 0;
        cells[i] = inside ? cell - 1 : cell;
        cell += c == '\t' ? TAB - cell % TAB : !inside;
    }
    cells[length] = cell;
    s->cells_line = line;
    return s->cells = cells;
}

unsigned source_line_start(Source *s, int line, unsigned *length)
{
    if (!s->lines)
        find_lines(s);
    unsigned start = s->lines[line - 1];
    unsigned end = line < s->line_count ? s->lines[line] - 1 : s->length;
    if (end > start && source_written(s)[end - 1] == '\r')
        end--;
    *length = end - start;
    return start;
}

/* The bytes at `p` that go on an identifier: letters, digits, _ and $, UTF-8,
 * a universal character name, or a line that continues. */
static unsigned word_part(const char *p)
{
    unsigned char c = (unsigned char)*p;
    if (isalnum(c) || c == '_' || c == '$' || c >= 0x80)
        return 1;
    if (c != '\\')
        return 0;
    if (p[1] == 'u' || p[1] == 'U')
        return 2;
    return p[1] == '\n' ? 2 : p[1] == '\r' && p[2] == '\n' ? 3 : 0;
}

bool source_is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

unsigned source_word_begin(const Source *s, unsigned end)
{
    while (end > 0 && source_is_letter(s->text[end - 1]))
        end--;
    return end;
}

unsigned source_space_begin(const Source *s, unsigned end)
{
    while (end > 0 && isspace((unsigned char)s->text[end - 1]))
        end--;
    return end;
}

bool source_is_member(const Source *s, unsigned offset)
{
    unsigned end = source_space_begin(s, offset);
    return (end > 0 && s->text[end - 1] == '.')
        || (end > 1 && string_begins(s->text + end - 2, "->"));
}

unsigned source_word_end(const Source *s, unsigned offset)
{
    unsigned part;
    while (offset < s->length && (part = word_part(s->text + offset)))
        offset += part;
    return offset;
}

const char *source_word(const Source *s, unsigned offset)
{
    return arena_substring(s->text + offset,
                           source_word_end(s, offset) - offset);
}

const char *source_text(Range range)
{
    return arena_substring(range.source->text + range.begin,
                           range.end - range.begin);
}

int source_newlines(Range range)
{
    int count = 0;
    for (unsigned i = range.begin; i < range.end; i++)
        count += range.source->text[i] == '\n';
    return count;
}

const char *quoted_path(const char *path)
{
    Buffer b = {0};
    for (const char *p = path; *p; p++) {
        if (*p == '"' || *p == '\\')
            buffer_char(&b, '\\');
        buffer_char(&b, *p);
    }
    return b.text ? b.text : "";
}

const char *included_path(const char *path)
{
    return arena_format(strchr(path, '"') ? "<%s>" : "\"%s\"", path);
}

const char *source_phrase(Range range)
{
    enum { LONGEST = 60 };
    Buffer b = {0};
    for (const char *p = source_text(range); *p; p++)
        if (!isspace((unsigned char)*p))
            buffer_char(&b, *p);
        else if (b.length && b.text[b.length - 1] != ' ')
            buffer_char(&b, ' ');
    if (b.length <= LONGEST)
        return b.length ? b.text : "";
    return arena_format("%.*s...", LONGEST, b.text);
}

const char *source_skip_token(const char *p, const char *end)
{
    if (*p == '"' || *p == '\'') {
        char quote = *p++;
        while (p < end && *p != quote && *p != '\n')
            p += *p == '\\' && p + 1 < end ? 2 : 1;
        return p < end ? p + (*p == quote) : end;
    }
    if (p + 1 < end && p[0] == '/' && p[1] == '*') {
        for (p += 2; p + 1 < end && !(p[0] == '*' && p[1] == '/'); p++) {}
        return p + 1 < end ? p + 2 : end;
    }
    if (p + 1 < end && p[0] == '/' && p[1] == '/') {
        while (p < end && *p != '\n')
            p++;
        return p;
    }
    return p + 1;
}

unsigned source_next(const Source *s, unsigned offset)
{
    const char *p = s->text + offset, *end = s->text + s->length;
    while (p < end && (isspace((unsigned char)*p) || string_begins(p, "//")
                       || string_begins(p, "/*")))
        p = source_skip_token(p, end);
    return (unsigned)(p - s->text);
}

bool source_has_word(Range r, const char *word)
{
    const Source *s = r.source;
    for (unsigned at = r.begin, end; at < r.end; at = end) {
        end = source_word_end(s, at);
        if (end > at && strcmp(source_word(s, at), word) == 0)
            return true;
        if (end == at)
            end = (unsigned)(source_skip_token(s->text + at, s->text + r.end) - s->text);
    }
    return false;
}

bool source_is_skipped(const Source *s, unsigned at)
{
    for (int i = 0; i < s->skipped.count; i++)
        if (at >= s->skipped.items[i].begin && at < s->skipped.items[i].end)
            return true;
    return false;
}

bool source_is_directive(const Source *s, const char *p)
{
    if (*p != '#')
        return false;
    while (p > s->text && strchr(" \t", p[-1]))
        p--;
    return p == s->text || p[-1] == '\n';
}

bool source_in_directive(const Source *s, unsigned at)
{
    while (at > 0 && s->text[at - 1] != '\n')
        at--;
    return s->text[at + strspn(s->text + at, " \t")] == '#';
}

const char *source_skip_directive(const char *p, const char *end)
{
    while (p < end && *p != '\n') {
        bool is_comment = *p == '/' && p + 1 < end && (p[1] == '*' || p[1] == '/');
        bool has_return = *p == '\\' && p + 2 < end && p[1] == '\r';
        p = is_comment ? source_skip_token(p, end)
            : p + (has_return ? 3 : *p == '\\' && p + 1 < end ? 2 : 1);
    }
    return p;
}

/* Behind the bracket that closes the first one from an offset on; the offset if none does. */
static unsigned closed_at(const Source *s, unsigned offset, char opening, char closing)
{
    const char *p = s->text + offset, *end = s->text + s->length;
    int depth = 0;
    while (p < end) {
        if (*p == opening)
            depth++;
        else if (*p == closing && --depth == 0)
            return (unsigned)(p - s->text) + 1;
        p = source_skip_token(p, end);
    }
    return offset;
}

unsigned source_call_end(const Source *s, unsigned offset)
{
    return closed_at(s, offset, '(', ')');
}

unsigned source_block_end(const Source *s, unsigned offset)
{
    return s->text[offset] == '{' ? closed_at(s, offset, '{', '}') : offset;
}

unsigned source_opening(const Source *s, unsigned past)
{
    int depth = 0;
    for (unsigned at = past; at-- > 0;) {
        depth += (strchr(")]}", s->text[at]) != NULL) - (strchr("([{", s->text[at]) != NULL);
        if (depth <= 0)
            return depth == 0 && at + 1 < past ? at : past;
    }
    return past;
}
