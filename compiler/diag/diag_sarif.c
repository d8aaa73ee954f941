/* diag_sarif.c - writes messages as a SARIF 2.1.0 log: one run, a result for each
 * message, a rule for each clause of grammar/clauses.md or flag.
 *
 * Columns count code points; "endColumn" is exclusive. Relative paths have the
 * uriBaseId "PWD".
 */
#include "diag_message.h"
#include "runtime/version.h"

#include <ctype.h>
#include <jansson.h>
#include <string.h>
#include <unistd.h>

static json_t *results, *rules;
static Map rule_indexes; /* id -> json integer within rules */
static bool failed;

/* ---- places ------------------------------------------------------------- */

/* A path as a URI. */
static const char *uri(const char *path)
{
    Buffer b = {0};
    buffer_add(&b, *path == '/' ? "file://" : "");
    for (const char *p = path; *p; p++)
        if (isalnum((unsigned char)*p) || strchr("-._~/", *p))
            buffer_char(&b, *p);
        else
            buffer_format(&b, "%%%02X", (unsigned char)*p);
    return b.text ? b.text : "";
}

static json_t *artifact(const char *path)
{
    json_t *a = json_pack("{s:s}", "uri", uri(path));
    if (*path != '/')
        json_object_set_new(a, "uriBaseId", json_string("PWD"));
    return a;
}

static json_t *region(Range range)
{
    Source *s = range.source;
    const char *path;
    int line = source_named_line(s, range.begin, &path);
    int end = source_named_line(s, range.end, &path);
    json_t *r = json_pack("{s:i, s:i}", "startLine", line, "startColumn",
                          source_point_column(s, range.begin));
    if (end > line) /* not across a #line */
        json_object_set_new(r, "endLine", json_integer(end));
    json_object_set_new(r, "endColumn",
                        json_integer(source_point_column(s, range.end)));
    return r;
}

/* A place that has no length still is one character to who reads it. */
static json_t *location(Place place)
{
    Range r = place.range;
    const char *path;
    source_named_line(r.source, place.point, &path);
    if (r.end <= r.begin)
        r.begin = r.end = place.point;
    return json_pack("{s:{s:o, s:o}}", "physicalLocation",
                     "artifactLocation", artifact(path), "region", region(r));
}

static json_t *text(const char *s)
{
    return json_pack("{s:o}", "text", diag_json_string(s));
}

/* ---- rules -------------------------------------------------------------- */

static const char *rule_id(const Message *m)
{
    return *m->clause ? m->clause
        : *m->flag ? arena_format("-%c%s", diag_flag_letter(m), m->flag)
        : diag_level_name(m->level);
}

/* diag.def's text with … for what is filled in. */
static const char *rule_text(const Message *m)
{
    const char *s = *m->clause ? diag_clause_text(m->clause) : NULL;
    if (!s)
        return !*m->flag ? arena_format("%s of C", diag_level_name(m->level))
            : arena_format(m->level == REMARK ? "what -R%s tells"
                                              : "what -W%s warns of", m->flag);
    Buffer b = {0};
    for (; *s; s++)
        if (s[0] == '%' && s[1] == 's')
            buffer_add(&b, "…"), s++;
        else
            buffer_char(&b, *s);
    return b.text;
}

/* The rule's index; a rule is listed where it is first broken. */
static json_int_t rule_index(const Message *m)
{
    const char *id = rule_id(m);
    void **place = map_put(&rule_indexes, id);
    if (!*place) {
        *place = json_integer((json_int_t)json_array_size(rules));
        json_array_append_new(rules, json_pack(
            "{s:s, s:o}", "id", id, "shortDescription", text(rule_text(m))));
    }
    return json_integer_value(*place);
}

/* ---- results ------------------------------------------------------------ */

static json_t *related(const Message *m)
{
    json_t *list = json_array();
    for (int i = 0; i < m->notes.count; i++) {
        const Message *note = m->notes.items[i];
        if (!note->place.range.source)
            continue;
        json_t *l = location(note->place);
        json_object_set_new(l, "id", json_integer(i));
        json_object_set_new(l, "message", text(note->text));
        json_array_append_new(list, l);
    }
    return list;
}

/* The replacements of a change of `path` in `changes`, made where there is
 * none yet. */
static json_t *replacements(json_t *changes, const char *path)
{
    json_t *place = artifact(path), *change;
    size_t i;
    json_array_foreach(changes, i, change)
        if (json_equal(json_object_get(change, "artifactLocation"), place)) {
            json_decref(place);
            return json_object_get(change, "replacements");
        }
    change = json_pack("{s:o, s:[]}", "artifactLocation", place,
                       "replacements");
    json_array_append_new(changes, change);
    return json_object_get(change, "replacements");
}

static bool contains(const json_t *list, const json_t *item)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (json_equal(json_array_get(list, i), item))
            return true;
    return false;
}

/* Adds an item, if any, to a list whose items differ. */
static void add_once(json_t *list, json_t *item)
{
    if (item && !contains(list, item))
        json_array_append(list, item);
    json_decref(item);
}

/* The fix-its of a message or of a note are one fix, made as a whole; NULL
 * where there are none. */
static json_t *fix_of(const Message *m)
{
    json_t *changes = json_array();
    for (int i = 0; i < m->fixes.count; i++) {
        const Fix *fix = &m->fixes.items[i];
        if (fix->range.source)
            json_array_append_new(
                replacements(changes, fix->range.source->path),
                json_pack("{s:o, s:o}", "deletedRegion", region(fix->range),
                          "insertedContent", text(fix->text)));
    }
    if (json_array_size(changes))
        return json_pack("{s:o, s:o}", "description", text(m->text),
                         "artifactChanges", changes);
    json_decref(changes);
    return NULL;
}

static json_t *fixes(const Message *m)
{
    json_t *list = json_array();
    add_once(list, fix_of(m));
    for (int i = 0; i < m->notes.count; i++)
        add_once(list, fix_of(m->notes.items[i]));
    return list;
}

static void set_if_any(json_t *o, const char *key, json_t *list)
{
    if (json_array_size(list))
        json_object_set_new(o, key, list);
    else
        json_decref(list);
}

static void add(const Message *m)
{
    if (!results) {
        results = json_array();
        rules = json_array();
    }
    const char *level = m->level >= ERROR ? "error"
        : m->level == WARNING ? "warning" : "note";
    json_t *r = json_pack(
        "{s:s, s:I, s:s, s:o}", "ruleId", rule_id(m), "ruleIndex",
        rule_index(m), "level", level, "message", text(m->text));
    if (m->place.range.source)
        json_object_set_new(r, "locations",
                            json_pack("[o]", location(m->place)));
    set_if_any(r, "relatedLocations", related(m));
    set_if_any(r, "fixes", fixes(m));
    json_array_append_new(results, r);
    failed = failed || m->level >= ERROR;
}

static void finish(void)
{
    char folder[4096];
    const char *here = getcwd(folder, sizeof folder) ? folder : "";
    diag_json_print(json_pack(
        "{s:s, s:s, s:[{s:{s:{s:s, s:s, s:o}}, s:[{s:b}], s:{s:{s:s}}, s:s,"
        " s:o}]}",
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/"
        "os/schemas/sarif-schema-2.1.0.json",
        "version", "2.1.0", "runs",
        "tool", "driver", "name", "ampcc", "version", AMPCC_VERSION, "rules",
        rules ? rules : json_array(),
        "invocations", "executionSuccessful", !failed,
        "originalUriBaseIds", "PWD", "uri", arena_format("%s/", uri(here)),
        "columnKind", "unicodeCodePoints",
        "results", results ? results : json_array()));
    results = rules = NULL;
    rule_indexes = (Map){0};
    failed = false;
}

const DiagWriter DIAG_SARIF = {add, finish};
