/* diag_json.c - writes messages in the format of gcc's -fdiagnostics-format=json:
 * one array for the whole run, notes in their message's "children".
 *
 * The key "rule", for the clause, is ampcc's own; gcc has none for that.
 */
#define _XOPEN_SOURCE 700
#include "diag_message.h"
#include "translate.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

static json_t *all;
static FILE *stream; /* NULL: stderr */

json_t *diag_json_string(const char *s)
{
    json_t *string = json_string(s);
    if (string)
        return string;
    char *copy = arena_string(s);
    for (char *p = copy; *p; p++)
        if ((unsigned char)*p >= 0x80)
            *p = '?';
    return json_string(copy);
}

void diag_json_print(json_t *document)
{
    char *text = json_dumps(document, JSON_COMPACT | JSON_ENSURE_ASCII);
    fprintf(stream ? stream : stderr, "%s\n", text ? text : "");
    free(text);
    json_decref(document);
}

const char *diag_alone(Level level, const char *text)
{
    if (diag_writer() == &DIAG_TEXT)
        return arena_format("ampcc: %s: %s\n", diag_level_name(level), text);
    char *document = NULL;
    size_t length;
    stream = open_memstream(&document, &length);
    if (!stream)
        return "";
    diag_say(level, text);
    diag_finish();
    fclose(stream);
    stream = NULL;
    return document;
}

static json_t *position(Source *s, unsigned offset)
{
    const char *path;
    int line = source_line(s, offset), named = source_named_line(s, offset, &path);
    int column = source_column(s, offset);
    unsigned length;
    source_line_start(s, line, &length);
    unsigned at = (unsigned)column - 1;
    int cell = source_cells(s, line)[at < length ? at : length] + 1;
    return json_pack("{s:o, s:i, s:i, s:i, s:i}",
                     "file", diag_json_string(path), "line", named,
                     "display-column", cell, "byte-column", column,
                     "column", cell);
}

/* gcc's "finish" is the last byte, not the one behind it. */
static json_t *location(Range range, unsigned point)
{
    Source *s = range.source;
    json_t *l = json_pack("{s:o}", "caret", position(s, point));
    if (range.begin != point)
        json_object_set_new(l, "start", position(s, range.begin));
    if (range.end > range.begin && range.end - 1 != point)
        json_object_set_new(l, "finish", position(s, range.end - 1));
    return l;
}

static json_t *locations(const Message *m)
{
    json_t *list = json_array();
    if (m->place.range.source)
        json_array_append_new(list,
                              location(m->place.range, m->place.point));
    for (int i = 0; i < m->marks.count; i++) {
        Range mark = m->marks.items[i];
        if (mark.source)
            json_array_append_new(list, location(mark, mark.begin));
    }
    return list;
}

static json_t *fixits(const Message *m)
{
    json_t *list = json_array();
    for (int i = 0; i < m->fixes.count; i++) {
        const Fix *fix = &m->fixes.items[i];
        Source *s = fix->range.source;
        if (s)
            json_array_append_new(list, json_pack(
                "{s:o, s:o, s:o}", "start", position(s, fix->range.begin),
                "next", position(s, fix->range.end),
                "string", diag_json_string(fix->text)));
    }
    return list;
}

static json_t *object(const Message *m)
{
    json_t *o = json_pack(
        "{s:s, s:o, s:o, s:i, s:b}", "kind", diag_level_name(m->level),
        "message", diag_json_string(m->text), "locations", locations(m),
        "column-origin", 1, "escape-source", 0);
    if (*m->clause)
        json_object_set_new(o, "rule", json_string(m->clause));
    if (*m->flag)
        json_object_set_new(o, "option", json_string(arena_format(
            "-%c%s%s", diag_flag_letter(m), m->promoted ? "error=" : "",
            m->flag)));
    if (m->fixes.count)
        json_object_set_new(o, "fixits", fixits(m));
    if (m->level == NOTE)
        return o;
    json_t *children = json_array();
    for (int i = 0; i < m->notes.count; i++)
        json_array_append_new(children, object(m->notes.items[i]));
    json_object_set_new(o, "children", children);
    return o;
}

static void add(const Message *m)
{
    if (!all)
        all = json_array();
    json_array_append_new(all, object(m));
}

static void finish(void)
{
    diag_json_print(all ? all : json_array());
    all = NULL;
}

const DiagWriter DIAG_JSON = {add, finish};
