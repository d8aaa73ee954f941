/* diag_options.c - the -W and -f options that control diagnostics.
 *
 * Clang applies the -W options to its own warnings; this file applies them to
 * ampcc's too, so that the same spelling works for both.
 */
#include "diag_message.h"
#include "diag_options.h"
#include "translate.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Setting {
    const char *flag;
    FlagLevel level;
} Setting;

static LIST(Setting) settings; /* the later one wins */
static bool quiet, all_errors, raises, fatal_errors,
    parseable_fixes;
static int error_limit = 20;
static enum { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER } coloring;

static const char *const OUR_FLAGS[] = {
#define DIAG(id, level, clause, flag, text) flag,
#include "diag.def"
#undef DIAG
};

static bool is_our_flag(const char *flag)
{
    for (size_t i = 0; i < sizeof OUR_FLAGS / sizeof *OUR_FLAGS; i++)
        if (*OUR_FLAGS[i] && strcmp(OUR_FLAGS[i], flag) == 0)
            return true;
    return false;
}

/* The one that `flag` is a misspelling of, or NULL. */
static const char *our_nearest(const char *flag)
{
    const char *nearest = NULL;
    int least = 3;
    for (size_t i = 0; i < sizeof OUR_FLAGS / sizeof *OUR_FLAGS; i++) {
        int distance = *OUR_FLAGS[i] ? edit_distance(flag, OUR_FLAGS[i]) : least;
        if (distance < least) {
            least = distance;
            nearest = OUR_FLAGS[i];
        }
    }
    return nearest;
}

/* Warnings of Clang's that it gives in any case, because AMP C has rules that they
 * tell of: all else of them goes by the user's options here. And the groups that
 * Clang has these in. */
static const struct { const char *flag, *group; } KEPT[] = {
    {"incompatible-pointer-types", ""},
    {"incompatible-pointer-types-discards-qualifiers", "incompatible-pointer-types"},
    {"unused-value", "unused"},
};

static bool is_kept(const char *said, const char *flag)
{
    for (size_t i = 0; i < sizeof KEPT / sizeof *KEPT; i++)
        if ((!flag || strcmp(flag, KEPT[i].flag) == 0)
            && (strcmp(said, KEPT[i].flag) == 0 || strcmp(said, KEPT[i].group) == 0
                || strcmp(said, "everything") == 0))
            return true;
    return false;
}

/* Every flag is of Clang's group "everything". */
bool diag_flag_means(const char *said, const char *flag)
{
    return strcmp(said, flag) == 0 || is_kept(said, flag)
        || (strcmp(said, "everything") == 0 && is_our_flag(flag));
}

static bool warning_option(const char *name)
{
    Setting s = {0};
    if (string_begins(name, "no-error=")) {
        name += 9;
        s.level.no_error = true;
    } else if (string_begins(name, "error=")) {
        name += 6;
        s.level.error = raises = true;
    } else if (string_begins(name, "no-")) {
        name += 3;
        s.level.off = true;
    }
    s.flag = name;
    bool ours = is_our_flag(name);
    if (ours || is_kept(name, NULL))
        list_add(&settings, s);
    return ours;
}

static const struct {
    const char *name;
    const DiagWriter *writer;
} FORMATS[] = {
    {"text", &DIAG_TEXT},         {"json", &DIAG_JSON},
    {"json-stderr", &DIAG_JSON},  {"sarif", &DIAG_SARIF},
    {"sarif-stderr", &DIAG_SARIF}};

static const DiagWriter *writer = &DIAG_TEXT;

bool diag_format(const char *name)
{
    for (size_t i = 0; i < sizeof FORMATS / sizeof *FORMATS; i++)
        if (strcmp(FORMATS[i].name, name) == 0)
            return writer = FORMATS[i].writer, true;
    return false;
}

const DiagWriter *diag_writer(void)
{
    return writer;
}

void diag_finish(void)
{
    writer->finish();
}

static bool color_option(const char *value)
{
    coloring = strcmp(value, "never") == 0 ? COLOR_NEVER
             : strcmp(value, "auto") == 0 ? COLOR_AUTO : COLOR_ALWAYS;
    return true;
}

const char *diag_option_meant(const char *option)
{
    const char *name = string_begins(option, "-W") ? option + 2 : "";
    name += string_begins(name, "no-") ? 3 : 0;
    name += string_begins(name, "error=") ? 6 : 0;
    const char *nearest = is_our_flag(name) ? NULL : our_nearest(name);
    return nearest ? arena_format("%.*s%s", (int)(name - option), option, nearest)
                   : NULL;
}

bool diag_option(const char *option)
{
    if (strcmp(option, "-w") == 0)
        quiet = true;
    else if (strcmp(option, "-Werror") == 0)
        all_errors = true;
    else if (strcmp(option, "-Wno-error") == 0)
        all_errors = false;
    else if (strcmp(option, "-Wfatal-errors") == 0)
        return fatal_errors = true;
    else if (strcmp(option, "-fdiagnostics-parseable-fixits") == 0)
        return parseable_fixes = true;
    else if (string_begins(option, "-ferror-limit="))
        return error_limit = atoi(option + 14), true;
    else if (strcmp(option, "-fdiagnostics-color") == 0
             || strcmp(option, "-fcolor-diagnostics") == 0)
        return color_option("always");
    else if (string_begins(option, "-fdiagnostics-color="))
        return color_option(option + 20);
    else if (strcmp(option, "-fno-diagnostics-color") == 0
             || strcmp(option, "-fno-color-diagnostics") == 0)
        return color_option("never");
    else if (string_begins(option, "-W"))
        return warning_option(option + 2);
    return false;
}

/* A later option wins; "-Wno-error=x" leaves it open whether x is on. */
static void set(FlagLevel *now, const Setting *s)
{
    FlagLevel said = s->level;
    bool was_off = now->off;
    *now = said;
    if (said.no_error)
        now->off = was_off;
}

Level diag_level(Level level, const char *flag, Place place)
{
    if (level != WARNING)
        return level;
    FlagLevel now = {0};
    for (int i = 0; i < settings.count; i++)
        if (diag_flag_means(settings.items[i].flag, flag))
            set(&now, &settings.items[i]);
    diag_pragma_level(&now, flag, place);
    bool is_error = now.error || (all_errors && !now.no_error);
    return quiet || now.off ? NOTE : is_error ? ERROR : WARNING;
}

bool diag_is_quiet(void)
{
    return quiet;
}

bool diag_color(void)
{
    if (coloring == COLOR_AUTO)
        coloring = isatty(STDERR_FILENO) ? COLOR_ALWAYS : COLOR_NEVER;
    return coloring == COLOR_ALWAYS;
}

bool diag_raises(void)
{
    return all_errors || raises;
}

bool diag_parseable_fixes(void)
{
    return parseable_fixes;
}

bool diag_fatal_errors(void)
{
    return fatal_errors;
}

int diag_error_limit(void)
{
    return error_limit;
}
