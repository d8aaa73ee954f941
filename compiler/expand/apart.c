/* apart.c - makes each inclusion of a header without a guard a file of its own.
 *
 * Such a header may expand differently each time, as "templates" in C do. As edits
 * belong to a file, each inclusion after the first one reads a copy of the header, which
 * diagnostics call by the header's own name (Source.copy).
 */
#include "expand.h"
#include "text/edit.h"
#include "text/source.h"

#include <string.h>

/* A file where it is read, with what it includes being read within. */
typedef struct Reading {
    Source *source;
    const char *copy; /* what it is read from, or NULL */
    Buffer text;      /* up to */
    unsigned copied;
    unsigned past;    /* where the last directive stood that was met */
    struct Reading *around;
} Reading;

typedef struct Apart {
    const Unit *unit;
    Map times;   /* Source -> how often it is included */
    Set copied;  /* of Source: those with a copy, and those that include them */
    Map met;     /* Source -> how often until now */
    int copies;
    Reading *top;
    LIST(Reading *) all;
} Apart;

static bool may_be_copied(const Source *s)
{
    return !s->is_system && !s->is_ours && !s->is_guarded;
}

/* False where no header is included twice. */
static bool find_copied(Apart *a)
{
    bool is_any = false;
    for (int i = 0; i < a->unit->inclusions.count; i++) {
        Source *file = a->unit->inclusions.items[i].file;
        if (may_be_copied(file) && map_count(map_put_pointer(&a->times, file), 1) == 2)
            is_any = set_add(&a->copied, file);
    }
    for (bool changed = is_any; changed;) {
        changed = false;
        for (int i = 0; i < a->unit->inclusions.count; i++) {
            const Inclusion *in = &a->unit->inclusions.items[i];
            Source *from = in->directive.source;
            if (from && set_has(&a->copied, in->file))
                changed |= set_add(&a->copied, from);
        }
    }
    return is_any;
}

static Reading *enter(Apart *a, Source *s)
{
    Reading *in = NEW(Reading);
    bool is_again = map_count(map_put_pointer(&a->met, s), 1) > 1;
    *in = (Reading){.source = s, .around = a->top};
    if (is_again && may_be_copied(s) && set_has(&a->copied, s))
        in->copy = arena_format("%s/.ampcc-%d-%s", path_real(path_directory(s->path)),
                                ++a->copies, path_base(s->path));
    list_add(&a->all, in);
    return a->top = in;
}

/* The file that has the directive, which lies behind those met in it before. */
static Reading *reading_with(Apart *a, Range directive)
{
    for (Reading *in = a->top; in; in = in->around)
        if (in->source == directive.source && in->past <= directive.begin)
            return a->top = in;
    return enter(a, directive.source);
}

static void include(Apart *a, const Inclusion *inclusion)
{
    Range d = inclusion->directive;
    Reading *from = d.source ? reading_with(a, d) : NULL;
    if (!from)
        a->top = NULL;
    const char *copy = enter(a, inclusion->file)->copy;
    if (!from)
        return;
    from->past = d.end;
    if (!copy)
        return;
    buffer_add_bytes(&from->text, from->source->text + from->copied,
                     d.begin - from->copied);
    buffer_format(&from->text, "#include %s", included_path(copy));
    from->copied = d.end;
}

bool headers_apart(const Unit *unit, ExpandedFiles *out)
{
    Apart a = {.unit = unit};
    if (!find_copied(&a))
        return false;
    for (int i = 0; i < unit->inclusions.count; i++)
        include(&a, &unit->inclusions.items[i]);
    for (int i = 0; i < a.all.count; i++) {
        Reading *in = a.all.items[i];
        Source *s = in->source;
        if (!in->copy && !in->copied)
            continue;
        buffer_add_bytes(&in->text, s->text + in->copied, s->length - in->copied);
        ExpandedFile file = {s->path, in->copy, in->text.text, in->text.length};
        list_add(out, file);
    }
    return true;
}
