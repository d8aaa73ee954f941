/* edit.c - applies edits to the user's files.
 *
 * The host file is the user's main file with the edits applied; headers that
 * contain edits are inserted in place of their #include. After an edit that
 * spans lines, a #line directive restores the user's line numbers.
 */
#include "edit.h"
#include "source.h"

#include <stdlib.h>
#include <string.h>

void edit_replace(Edits *edits, Range range, Range origin, const char *text)
{
    Edit edit = {range, text, origin, edits->count};
    list_add(edits, edit);
}

void edit_insert(Edits *edits, Source *s, unsigned offset, Range origin,
                 const char *text)
{
    edit_replace(edits, (Range){s, offset, offset}, origin, text);
}

/* ---- macros ------------------------------------------------------------- */

static bool contains(Range outer, Range inner)
{
    return outer.source == inner.source && outer.begin <= inner.begin
        && inner.end <= outer.end;
}

static bool is_inside(unsigned offset, Range r)
{
    return r.begin < offset && offset < r.end;
}

/* What begins or ends with a macro, and goes on outside of it, may have more
 * of its tokens in there than can be seen. */
static bool shares_an_end(Range origin, Range use)
{
    return (origin.begin == use.begin && origin.end > use.end)
        || (origin.end == use.end && origin.begin < use.begin);
}

/* A place where something might have been inserted. */
static bool changes_nothing(const Edit *e)
{
    return e->range.begin == e->range.end && !*e->text;
}

static bool falls_into(const Edit *e, const MacroUse *use)
{
    if (e->range.source != use->range.source || changes_nothing(e))
        return false;
    return contains(use->range, e->origin)
        || is_inside(e->range.begin, use->range)
        || is_inside(e->range.end, use->range)
        || shares_an_end(e->origin, use->range);
}

/* The first use of the sorted, disjoint list that may touch an offset. */
static int first_use(const Unit *unit, const Source *s, unsigned offset)
{
    int low = 0, high = unit->macro_uses.count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        const Range *r = &unit->macro_uses.items[middle].range;
        int order = r->source == s ? 0 : source_order(r->source, s);
        if (order < 0 || (order == 0 && r->end < offset))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

MacroUses edit_macros(const Unit *unit, const Edits *edits)
{
    bool *taken = NEW_ARRAY(bool, unit->macro_uses.count);
    for (int i = 0; i < edits->count; i++) {
        const Edit *e = &edits->items[i];
        unsigned begin = least(e->range.begin, e->origin.begin);
        unsigned end = e->range.end > e->origin.end
            ? e->range.end : e->origin.end;
        for (int k = first_use(unit, e->range.source, begin);
             k < unit->macro_uses.count; k++) {
            const MacroUse *use = &unit->macro_uses.items[k];
            if (use->range.source != e->range.source || use->range.begin > end)
                break;
            taken[k] |= falls_into(e, use);
        }
    }
    MacroUses found = {0};
    for (int k = 0; k < unit->macro_uses.count; k++)
        if (taken[k])
            list_add(&found, unit->macro_uses.items[k]);
    return found;
}

/* ---- applying ----------------------------------------------------------- */

typedef struct Apply {
    Unit *unit;
    Edits *edits;   /* sorted */
    Map first;      /* Source -> index + 1 of its first edit */
    Set inlined;    /* of Source: what must be written in place */
    Set seen;       /* of Source: what was written so */
    Buffer out;
    int depth;
} Apply;

static int by_place(const void *a, const void *b)
{
    const Edit *x = a, *y = b;
    if (x->range.source != y->range.source)
        return source_order(x->range.source, y->range.source);
    if (x->range.begin != y->range.begin)
        return x->range.begin < y->range.begin ? -1 : 1;
    return x->order - y->order;
}

static void start_line(Apply *a)
{
    Buffer *b = &a->out;
    if (b->length && b->text[b->length - 1] != '\n')
        buffer_char(b, '\n');
}

static void put_line(Apply *a, Source *s, unsigned offset)
{
    const char *path;
    int line = source_named_line(s, offset, &path);
    start_line(a);
    buffer_format(&a->out, "#line %d \"%s\"\n", line, quoted_path(path));
}

/* A header begins, or the file around it goes on: compilers are told that it
 * is a header (GNU's line markers), and warn as they do in one. */
static void put_marker(Apply *a, Source *s, unsigned offset, int flag)
{
    const char *path;
    int line = source_named_line(s, offset, &path);
    start_line(a);
    buffer_format(&a->out, "# %d \"%s\" %d\n", line, quoted_path(path), flag);
}

static void apply_file(Apply *a, Source *s);

/* The line `#pragma once`, which makes no sense in a text written in place;
 * an empty range where there is none. */
static Range pragma_once(Source *s)
{
    for (const char *p = s->text; (p = strstr(p, "#pragma")); p++) {
        const char *word = p + strlen("#pragma");
        word += strspn(word, " \t");
        if (string_begins(word, "once")) {
            unsigned begin = (unsigned)(p - s->text);
            return (Range){s, begin, begin + (unsigned)strcspn(p, "\r\n")};
        }
    }
    return (Range){s, 0, 0};
}

/* A header that is written in place; `#pragma once` leaves nothing of it but the first
 * time. */
static bool apply_header(Apply *a, Source *file)
{
    if (!set_add(&a->seen, file) && pragma_once(file).end)
        return false;
    put_marker(a, file, 0, 1);
    apply_file(a, file);
    return true;
}

/* An #include of a header that is written in place, or that stands in a
 * header written in place and would not be found from there. */
static bool include_edit(Apply *a, const Inclusion *inclusion)
{
    Source *from = inclusion->directive.source, *file = inclusion->file;
    if (set_has(&a->inlined, file)) {
        if (apply_header(a, file))
            put_marker(a, from, inclusion->directive.begin, 2);
        return true;
    }
    bool is_users = from == a->unit->main && !file->copy;
    if (is_users || !strchr(source_text(inclusion->directive), '"'))
        return false;
    buffer_format(&a->out, "#include %s", included_path(path_real(file->path)));
    return true;
}

/* Copies [from, to), with the directives of includes looked at. */
static void copy(Apply *a, Source *s, unsigned from, unsigned to)
{
    for (int i = 0; i < a->unit->inclusions.count; i++) {
        const Inclusion *inclusion = &a->unit->inclusions.items[i];
        Range d = inclusion->directive;
        if (d.source != s || d.begin < from || d.end > to)
            continue;
        buffer_add_bytes(&a->out, s->text + from, d.begin - from);
        from = include_edit(a, inclusion) ? d.end : d.begin;
        if (from == d.begin) {
            buffer_add_bytes(&a->out, s->text + d.begin, d.end - d.begin);
            from = d.end;
        }
    }
    if (from < to)
        buffer_add_bytes(&a->out, s->text + from, to - from);
}

/* A replacement takes no fewer lines than it gives back: where it takes more,
 * a #line says where the text goes on. */
static void replace(Apply *a, const Edit *e)
{
    Source *s = e->range.source;
    int lost = source_newlines(e->range);
    const char *kept = lost ? edit_conditionals(e->range) : "";
    const char *text = *kept ? arena_format("%s%s\n", e->text, kept) : e->text;
    for (const char *p = text; *p; p++)
        lost -= *p == '\n';
    buffer_add(&a->out, text);
    if (lost > 0 && e->range.end < s->length)
        put_line(a, s, e->range.end);
}

/* Copies [from, to) of a file with the sorted edits of it that begin at `i`. */
static void apply_edits(Apply *a, Source *s, int i, unsigned from, unsigned to)
{
    for (; i < a->edits->count && a->edits->items[i].range.source == s; i++) {
        const Edit *e = &a->edits->items[i];
        if (e->range.begin < from)
            continue;
        copy(a, s, from, e->range.begin);
        replace(a, e);
        from = e->range.end;
    }
    copy(a, s, from, to);
}

static void apply_file(Apply *a, Source *s)
{
    int first = (int)(intptr_t)map_value_pointer(&a->first, s);
    int i = first ? first - 1 : a->edits->count;
    bool has_mark = s->length >= 3 && memcmp(s->text, "\xEF\xBB\xBF", 3) == 0;
    unsigned at = has_mark ? 3 : 0; /* a byte order mark makes no sense here */
    Range once = pragma_once(s);
    if (s != a->unit->main && once.end) {
        copy(a, s, at, once.begin);
        at = once.end;
    }
    apply_edits(a, s, i, at, s->length);
    if (a->out.length && a->out.text[a->out.length - 1] != '\n')
        buffer_char(&a->out, '\n');
}

/* What the options -include name stands before the main file. The user's are found from
 * where the compiler runs, which is not where it looks for what an #include names. */
static void apply_options(Apply *a)
{
    for (int i = 0; i < a->unit->inclusions.count; i++) {
        const Inclusion *inclusion = &a->unit->inclusions.items[i];
        Source *file = inclusion->file;
        if (inclusion->directive.source)
            continue;
        start_line(a);
        if (set_has(&a->inlined, file)) {
            apply_header(a, file);
            continue;
        }
        bool is_users = !file->is_system && !file->is_ours;
        buffer_format(&a->out, "#include %s\n",
                      included_path(is_users ? path_real(file->path) : inclusion->name));
    }
}

/* Files with edits, and those that include them. */
static void find_inlined(Apply *a)
{
    for (int i = 0; i < a->edits->count; i++) {
        Source *s = a->edits->items[i].range.source;
        if (!map_get_pointer(&a->first, s))
            *map_put_pointer(&a->first, s) = (void *)(intptr_t)(i + 1);
        set_add(&a->inlined, s);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < a->unit->inclusions.count; i++) {
            Inclusion *inclusion = &a->unit->inclusions.items[i];
            Source *from = inclusion->directive.source;
            if (from && set_has(&a->inlined, inclusion->file))
                changed |= set_add(&a->inlined, from);
        }
    }
}

static void sort(Edits *edits)
{
    if (edits->count)
        qsort(edits->items, (size_t)edits->count, sizeof *edits->items,
              by_place);
}

const char *edit_text(Unit *unit, const Edits *edits, int first, int last,
                      Range range)
{
    Edits some = {0};
    for (int i = first; i < last; i++)
        list_add(&some, edits->items[i]);
    sort(&some);
    Apply a = {.unit = unit, .edits = &some};
    apply_edits(&a, range.source, 0, range.begin, range.end);
    return a.out.text;
}

const char *edit_line(Source *s, unsigned offset)
{
    const char *path;
    int line = source_named_line(s, offset, &path);
    return arena_format("\n#line %d \"%s\"\n%*s", line, quoted_path(path),
                        source_column(s, offset) - 1, "");
}

const char *edit_apply(Unit *unit, Edits *edits)
{
    Apply a = {.unit = unit, .edits = edits};
    sort(edits);
    find_inlined(&a);
    apply_options(&a);
    put_line(&a, unit->main, 0);
    apply_file(&a, unit->main);
    return a.out.text;
}
