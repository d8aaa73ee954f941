/* conditional.c - finds the #if, #else and #endif to keep from replaced text:
 *
 *     #ifdef SMALL
 *         parallel_for_each(small, ^(tiled_index(16) t) restrict(amp) {
 *     #else
 *         parallel_for_each(large, ^(tiled_index(256) t) restrict(amp) {
 *     #endif
 *
 * A kernel is replaced up to its last brace, but the #if above it stays.
 */
#include "edit.h"
#include "source.h"

#include <string.h>

typedef LIST(Range) Ranges;

static bool is_word(Range line, const char *word)
{
    const char *p = line.source->text + line.begin + 1;
    p += strspn(p, " \t");
    return string_begins(p, word);
}

/* Adds the line to those without a partner, or takes these back to its #if. */
static void add_line(Ranges *lines, Numbers *open, Range line)
{
    if (is_word(line, "if"))
        list_add(open, (unsigned)lines->count);
    if (is_word(line, "endif") && open->count) {
        lines->count = (int)open->items[--open->count];
        return;
    }
    if (is_word(line, "if") || is_word(line, "el") || is_word(line, "endif"))
        list_add(lines, line);
}

const char *edit_conditionals(Range r)
{
    Ranges lines = {0};
    Numbers open = {0};
    const char *text = r.source->text, *end = text + r.end;
    for (const char *p = text + r.begin; p < end;) {
        if (!source_is_directive(r.source, p)) {
            p = source_skip_token(p, end);
            continue;
        }
        const char *next = source_skip_directive(p, end);
        add_line(&lines, &open, (Range){r.source, (unsigned)(p - text),
                                        (unsigned)(next - text)});
        p = next;
    }
    Buffer b = {0};
    for (int i = 0; i < lines.count; i++)
        buffer_format(&b, "\n%s", source_text(lines.items[i]));
    return b.length ? b.text : "";
}
