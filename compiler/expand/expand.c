/* expand.c - replaces macro invocations by their expansions.
 *
 * Edits within a macro invocation cannot be applied to the user's text. So such
 * invocations are marked, the host compiler's preprocessor runs on the marked text, its
 * output between the marks replaces the invocation, on as many lines, and the text is
 * parsed again. In that run amp.h defines no macros, so that AMP C's words are kept.
 */
#include "expand.h"
#include "diag/diag.h"
#include "text/edit.h"
#include "text/source.h"
#include "translate.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define BEGIN_MARK "amp_expansion_begin_"
#define END_MARK "amp_expansion_end_"

/* The text in which each use stands between its marks. */
static const char *marked_text(Unit *unit, const MacroUses *uses)
{
    Edits edits = {0};
    for (int i = 0; i < uses->count; i++) {
        Range r = uses->items[i].range;
        edit_insert(&edits, r.source, r.begin, r,
                    arena_format(" " BEGIN_MARK "%d ", i));
        edit_insert(&edits, r.source, r.end, r,
                    arena_format(" " END_MARK "%d ", i));
    }
    return arena_format("#define AMPC_EXPAND 1\n%s",
                        edit_apply(unit, &edits));
}

/* A #pragma that a _Pragma became is one again; line markers are dropped.
 * Returns how long the line was. */
static size_t undo_directive(Buffer *b, const char *text, size_t length)
{
    static const char PRAGMA[] = "#pragma ";
    const char *end = memchr(text, '\n', length);
    size_t line = end ? (size_t)(end - text) : length;
    size_t word = strlen(PRAGMA);
    if (line > word && memcmp(text, PRAGMA, word) == 0)
        buffer_format(b, "_Pragma(\"%s\")", quoted_path(
            arena_substring(text + word, line - word)));
    return line;
}

/* One line of what stands between two marks; literals stay as they are. */
static const char *flatten(const char *text, size_t length)
{
    Buffer b = {0};
    char quote = 0;
    for (; length && isspace((unsigned char)*text); length--)
        text++;
    while (length && isspace((unsigned char)text[length - 1]))
        length--;
    for (size_t i = 0; i < length; i++) {
        if (!quote && text[i] == '#') {
            i += undo_directive(&b, text + i, length - i);
            continue;
        }
        if (quote || text[i] == '"' || text[i] == '\'') {
            buffer_char(&b, text[i]);
            if (quote && text[i] == '\\' && i + 1 < length)
                buffer_char(&b, text[++i]);
            else if (!quote)
                quote = text[i];
            else if (quote == text[i])
                quote = 0;
            continue;
        }
        bool is_space = isspace((unsigned char)text[i]);
        if (is_space && b.length && b.text[b.length - 1] == ' ')
            continue;
        buffer_char(&b, is_space ? ' ' : text[i]);
    }
    return b.text ? b.text : "";
}

/* What stands between the marks of a use, each time that its file is included. */
typedef struct Expansion {
    const char *text; /* NULL: they were not found */
    bool is_open;     /* some have no end */
    bool differs;     /* it is not the same each time */
} Expansion;

/* Where the end mark with that number is, or NULL. */
static const char *find_end(const char *text, long number)
{
    const char *mark = arena_format(END_MARK "%ld", number);
    size_t length = strlen(mark);
    while ((text = strstr(text, mark)) && isdigit((unsigned char)text[length]))
        text++;
    return text;
}

static void read_expansions(const char *output, Expansion *all, int count)
{
    for (const char *at = output; (at = strstr(at, BEGIN_MARK));) {
        char *begin;
        long i = strtol(at + strlen(BEGIN_MARK), &begin, 10);
        const char *end = find_end(begin, i);
        at = begin;
        if (i < 0 || i >= count)
            continue;
        Expansion *e = &all[i];
        const char *text = end ? flatten(begin, (size_t)(end - begin)) : NULL;
        e->is_open |= !end;
        e->differs |= text && e->text && strcmp(e->text, text) != 0;
        e->text = text;
    }
}

/* The uses are sorted by file, then by position. */
static ExpandedFile expand_file(const MacroUses *uses, int *next,
                                const Expansion *expansions)
{
    Source *s = uses->items[*next].range.source;
    Buffer b = {0};
    unsigned at = 0;
    for (; *next < uses->count; ++*next) {
        Range r = uses->items[*next].range;
        if (r.source != s)
            break;
        buffer_add_bytes(&b, s->text + at, r.begin - at);
        buffer_add(&b, expansions[*next].text);
        for (int lines = source_newlines(r); lines > 0; lines--)
            buffer_char(&b, '\n');
        at = r.end;
    }
    buffer_add_bytes(&b, s->text + at, s->length - at);
    return (ExpandedFile){s->path, s->copy, b.text, b.length};
}

static void put_file(ExpandedFiles *files, ExpandedFile file)
{
    for (int i = 0; i < files->count; i++) {
        ExpandedFile *f = &files->items[i];
        bool is_one = file.copy ? f->copy && strcmp(f->copy, file.copy) == 0
                                : !f->copy && strcmp(f->path, file.path) == 0;
        if (is_one) {
            *f = file;
            return;
        }
    }
    list_add(files, file);
}

bool expand_macros(Translation *t, Unit *unit, const MacroUses *uses,
                   ExpandedFiles *files)
{
    const char *output = t->preprocess(t, marked_text(unit, uses));
    if (!output)
        return false;
    Expansion *expansions = NEW_ARRAY(Expansion, uses->count);
    read_expansions(output, expansions, uses->count);
    for (int i = 0; i < uses->count; i++) {
        const MacroUse *use = &uses->items[i];
        if (!expansions[i].text || expansions[i].is_open) {
            diag(D_CANNOT_EXPAND, at_range(use->range), use->name);
            return false;
        }
        if (expansions[i].differs)
            diag(D_INCLUDED_TWICE, at_range(use->range),
                 use->range.source->path);
    }
    for (int next = 0; next < uses->count;)
        put_file(files, expand_file(uses, &next, expansions));
    return diag_errors() == 0;
}
