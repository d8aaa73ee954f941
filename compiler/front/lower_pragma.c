/* lower_pragma.c - finds the _Pragma(…) in macro expansions: _Pragma("…") and
 * _Pragma(#x) in a macro's body, and in the macros that the body uses in turn. As
 * libclang does not expose these, the bodies are expanded here; and tells what a
 * parameter stands for.
 */
#include "lower.h"

#include <string.h>

enum { DEEPEST = 32, MOST = 1000, LONGEST = 4096 };

/* A use of a macro of the user's. */
typedef struct MacroCall {
    Strings names, arguments;
    const char *body;
    int depth;
} MacroCall;

/* What commas part within the parentheses at `p`. */
static Strings parts_of(const char *p)
{
    Strings parts = {0};
    const char *end = p + strlen(p), *start = p + 1;
    int depth = 0;
    while (p < end) {
        depth += (*p == '(') - (*p == ')');
        if (depth == 0 || (depth == 1 && *p == ',')) {
            start += strspn(start, " \t");
            list_add(&parts, arena_substring(start, (size_t)(p - start)));
            start = p + 1;
        }
        if (depth == 0)
            break;
        p = source_skip_token(p, end);
    }
    return parts;
}

/* What a parameter stands for, or NULL; __VA_ARGS__ for all that are left. */
static const char *argument_of(const MacroCall *m, const char *name)
{
    for (int i = 0; i < m->names.count && i < m->arguments.count; i++) {
        bool is_rest = string_begins(m->names.items[i], "...");
        if (!is_rest && strcmp(m->names.items[i], name) == 0)
            return m->arguments.items[i];
        if (!is_rest || strcmp(name, "__VA_ARGS__") != 0)
            continue;
        const char *rest = m->arguments.items[i];
        while (++i < m->arguments.count)
            rest = arena_format("%s, %s", rest, m->arguments.items[i]);
        return rest;
    }
    return NULL;
}

/* `text`, which stands in the macro's body, with its arguments. */
static const char *substituted(const MacroCall *m, const char *text)
{
    Buffer b = {0};
    const char *p = text, *end = p + strlen(p);
    while (p < end && b.length < LONGEST) {
        size_t length = 0;
        while (source_is_letter(p[length]))
            length++;
        const char *given = length
            ? argument_of(m, arena_substring(p, length)) : NULL;
        const char *next = length ? p + length : source_skip_token(p, end);
        if (given)
            buffer_format(&b, "%s", given);
        for (; p < next; p++)
            if (!given)
                buffer_char(&b, *p);
    }
    return b.text ? b.text : "";
}

/* The words of the _Pragma at `p`, where it has such. */
static const char *words_at(const MacroCall *m, const char *p, const char *end)
{
    const char *after, *words = pragma_operator(p, end, &after);
    if (words)
        return words;
    p += strlen("_Pragma");
    p += strspn(p, " (#");
    size_t length = 0;
    while (source_is_letter(p[length]))
        length++;
    return argument_of(m, arena_substring(p, length));
}

/* `definition` is the text of one, `given` what stands behind its name. */
static MacroCall call_of(const char *definition, const char *given, int depth)
{
    MacroCall m = {.depth = depth};
    while (source_is_letter(*definition))
        definition++;
    m.body = definition;
    if (*definition != '(')
        return m;
    m.names = parts_of(definition);
    m.arguments = parts_of(given);
    m.body = definition + strcspn(definition, ")");
    return m;
}

/* The parentheses at `p`, with the arguments of the macro that they are in. */
static const char *given_at(const MacroCall *m, const char *p)
{
    p += strspn(p, " \t");
    const char *end = p;
    for (int depth = 0; *end; end = source_skip_token(end, end + strlen(end))) {
        depth += (*end == '(') - (*end == ')');
        if (depth == 0)
            break;
    }
    return *p == '(' && *end
        ? substituted(m, arena_substring(p, (size_t)(end - p) + 1)) : "";
}

static void add_pragmas(Lower *l, const MacroCall *m, Range use)
{
    const char *p = m->body, *end = p + strlen(p);
    while (p < end) {
        const char *start = p;
        while (source_is_letter(*p))
            p++;
        const char *word = arena_substring(start, (size_t)(p - start));
        const char *inner = *word ? map_value(&l->unit->macros, word) : NULL;
        const char *words = strcmp(word, "_Pragma") == 0
            ? words_at(m, start, end) : NULL;
        if (words)
            list_add(&l->unit->macro_pragmas,
                     ((MacroPragma){use.source, use.begin, words}));
        if (inner && m->depth < DEEPEST && l->macro_uses++ < MOST) {
            MacroCall call = call_of(inner, given_at(m, p), m->depth + 1);
            add_pragmas(l, &call, use);
        }
        if (p == start)
            p = source_skip_token(p, end);
    }
}

void lower_macro(Lower *l, CXCursor definition)
{
    Range r = lower_cursor_range(l, definition);
    if (!r.source || r.source->is_ours || r.source->is_system)
        return;
    const char *text = source_text(r);
    l->has_pragmas |= strstr(text, "_Pragma") != NULL;
    *map_put(&l->unit->macros, lower_spelling(definition)) = (void *)text;
}

const char *lower_macro_word(Lower *l, const Source *s, unsigned use, const char *word)
{
    const char *definition = map_value(&l->unit->macros, source_word(s, use));
    if (!definition)
        return word;
    const char *given = source_text((Range){(Source *)s, use, source_call_end(s, use)});
    MacroCall call = call_of(definition, given + strcspn(given, "("), 0);
    const char *argument = argument_of(&call, word);
    return argument ? argument : word;
}

void lower_macro_pragmas(Lower *l, CXCursor use)
{
    Range r = lower_cursor_range(l, use);
    const char *definition = l->has_pragmas && r.source
        ? map_value(&l->unit->macros, lower_spelling(use)) : NULL;
    if (!definition)
        return;
    const char *given = source_text(r);
    l->macro_uses = 0;
    MacroCall call = call_of(definition, given + strcspn(given, "("), 0);
    add_pragmas(l, &call, r);
}
