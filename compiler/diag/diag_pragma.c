/* diag_pragma.c - #pragma clang diagnostic (or GCC diagnostic) for our flags.
 *
 * A pragma applies up to the end of the translation unit, or to the `pop` of the
 * `push` before it: beyond the ends of headers, as in Clang. So the changes of
 * all files are kept in the order of the translation unit.
 */
#include "diag_options.h"
#include "text/source.h"

#include <stdio.h>
#include <string.h>

typedef enum Action { ENTER, LEAVE, PUSH, POP, IGNORED, WARN, RAISE } Action;

typedef struct Change {
    Action action;
    const Source *source;
    unsigned offset;
    const char *flag;
} Change;

static LIST(Change) changes;

/* ---- reading ------------------------------------------------------------ */

static const struct { const char *word; Action action; } WORDS[] = {
    {"push", PUSH}, {"pop", POP}, {"ignored", IGNORED},
    {"warning", WARN}, {"error", RAISE}, {"fatal", RAISE}};

static void read_pragma(const Source *s, unsigned offset, const char *words)
{
    char word[16], flag[64] = "";
    if (sscanf(words, "clang diagnostic %15s \"-W%63[^\"]", word, flag) < 1
        && sscanf(words, "GCC diagnostic %15s \"-W%63[^\"]", word, flag) < 1)
        return;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(WORDS[i].word, word) == 0) {
            Change c = {WORDS[i].action, s, offset, arena_string(flag)};
            list_add(&changes, c);
        }
}

static void read_source(const Unit *unit, const Source *s, Map *seen);

/* The inclusions of `s` between two offsets. */
static void read_included(const Unit *unit, const Source *s, unsigned from,
                          unsigned to, Map *seen)
{
    for (int i = 0; i < unit->inclusions.count; i++) {
        const Inclusion *in = &unit->inclusions.items[i];
        if (in->directive.source == s && in->directive.begin >= from
            && in->directive.begin < to)
            read_source(unit, in->file, seen);
    }
}

/* The next pragma of a file, be it a macro's; *macro counts those of macros. */
static const char *next_pragma(const Unit *unit, const Source *s,
                               unsigned *offset, int *macro)
{
    unsigned at = *offset;
    const char *words = pragma_next(s, &at);
    while (*macro < unit->macro_pragmas.count
           && unit->macro_pragmas.items[*macro].source != s)
        ++*macro;
    if (*macro < unit->macro_pragmas.count) {
        const MacroPragma *m = &unit->macro_pragmas.items[*macro];
        if (!words || m->offset < at) {
            ++*macro;
            *offset = m->offset > *offset ? m->offset : *offset;
            return m->words;
        }
    }
    *offset = at;
    return words;
}

static void read_source(const Unit *unit, const Source *s, Map *seen)
{
    void **place = map_put_pointer(seen, s);
    unsigned from = 0, at = 0;
    const char *words;
    if (*place || s->is_system || s->is_ours)
        return;
    *place = (void *)s;
    list_add(&changes, ((Change){ENTER, s, 0, ""}));
    int macro = 0;
    while ((words = next_pragma(unit, s, &at, &macro))) {
        if (source_is_skipped(s, at))
            continue;
        read_included(unit, s, from, at, seen);
        read_pragma(s, at, words);
        from = at;
    }
    read_included(unit, s, from, s->length + 1, seen);
    list_add(&changes, ((Change){LEAVE, s, s->length, ""}));
}

void diag_read_pragmas(const Unit *unit)
{
    Map seen = {0};
    changes.items = NULL;
    changes.count = 0;
    if (unit->main)
        read_source(unit, unit->main, &seen);
}

/* ---- asking ------------------------------------------------------------- */

bool diag_has_pragmas(void)
{
    for (int i = 0; i < changes.count; i++)
        if (changes.items[i].action != ENTER && changes.items[i].action != LEAVE)
            return true;
    return false;
}

/* Whether a change stands behind a place, which is in the file entered. */
static bool is_behind(const Change *c, Place place, bool entered)
{
    return entered && c->source == place.range.source
        && c->action != ENTER
        && (c->offset > place.point || c->action == LEAVE);
}

void diag_pragma_level(FlagLevel *level, const char *flag, Place place)
{
    LIST(FlagLevel) stack = {0};
    bool entered = false;
    for (int i = 0; i < changes.count; i++) {
        const Change *c = &changes.items[i];
        if (is_behind(c, place, entered))
            return;
        entered = entered
            || (c->action == ENTER && c->source == place.range.source);
        bool ours = diag_flag_means(c->flag, flag);
        if (c->action == PUSH)
            list_add(&stack, *level);
        else if (c->action == POP && stack.count)
            *level = stack.items[--stack.count];
        else if (c->action == IGNORED && ours)
            *level = (FlagLevel){.off = true};
        else if (c->action == WARN && ours)
            *level = (FlagLevel){0};
        else if (c->action == RAISE && ours)
            *level = (FlagLevel){.error = true};
    }
}
