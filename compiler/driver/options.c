/* options.c - parses the command line, by the table in option.def.
 *
 * Each option has routes: the tools that it is passed on to. An option that is
 * not in the table is passed to the host compiler, which reports it if it is
 * unknown.
 */
#include "driver.h"
#include "option_table.h"
#include "translate.h"

#include <regex.h>
#include <stdlib.h>
#include <string.h>

/* What a name's extension says. Others are the linker's. */
static const struct {
    const char *extension;
    InputKind kind;
} kinds[] = {
    {"ampc", INPUT_AMPC}, {"c", INPUT_SOURCE},   {"i", INPUT_SOURCE},
    {"s", INPUT_SOURCE},  {"S", INPUT_SOURCE},   {"h", INPUT_HEADER},
    {"cc", INPUT_SOURCE}, {"cpp", INPUT_SOURCE}, {"cxx", INPUT_SOURCE},
    {"C", INPUT_SOURCE},  {"m", INPUT_SOURCE},   {"f90", INPUT_SOURCE},
};

/* One option as it was given: its row, its words and its value. */
typedef struct Given {
    const OptionRow *row;
    Strings words;
    const char *value;
} Given;

/* ---- inputs ----------------------------------------------------------- */

static InputKind input_kind(const char *path, const char *language)
{
    if (language && !strcmp(language, "ampc"))
        return INPUT_AMPC;
    if (language)
        return string_ends(language, "-header") ? INPUT_HEADER : INPUT_SOURCE;
    const char *extension = path_extension(path);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (!strcmp(extension, kinds[i].extension))
            return kinds[i].kind;
    return INPUT_OBJECT;
}

static void add_input(Options *o, const char *path, const char *language)
{
    Input input = {path, path, input_kind(path, language), language, NULL};
    LinkWord word = {NULL, o->inputs.count};
    list_add(&o->inputs, input);
    list_add(&o->link, word);
}

static bool unknown_option(const char *word)
{
    const char *nearest = option_nearest(word);
    if (nearest)
        driver_error("unknown argument '%s'; did you mean '%s'?", word,
                     nearest);
    else
        driver_error("unknown argument: '%s'", word);
    return false;
}

/* ---- words for the preprocessor ---------------------------------------- */

/* Of "-MD,a.d" and "-MMD,a.d" the preprocessor itself takes the name as its value. */
static void add_file_of_rule(Strings *to, const char *before, const char *word)
{
    bool is_rule = !strcmp(before, "-MD") || !strcmp(before, "-MMD");
    if (is_rule && word[0] != '-')
        list_add(to, "-MF");
    list_add(to, word);
}

/* What -Wp, and -Xpreprocessor hand over are options that the driver has, too: every
 * tool that preprocesses is to know them. */
static Strings unwrapped(const Strings *words)
{
    Strings to = {0};
    for (int i = 0; i < words->count; i++) {
        const char *word = words->items[i];
        if (!strcmp(word, "-Xpreprocessor") && i + 1 < words->count) {
            list_add(&to, words->items[++i]);
            continue;
        }
        if (strncmp(word, "-Wp,", 4)) {
            list_add(&to, word);
            continue;
        }
        const char *before = "";
        for (const char *p = word + 4; *p; p += *p == ',') {
            const char *part = arena_substring(p, strcspn(p, ","));
            add_file_of_rule(&to, before, part);
            before = part;
            p += strlen(part);
        }
    }
    return to;
}

/* ---- options ---------------------------------------------------------- */

static void route(Options *o, const Strings *words, int routes)
{
    if (routes & PARSER)
        list_add_all(&o->parser, words);
    if (routes & MACROS)
        list_add_all(&o->macros, words);
    if (routes & CPP_ONLY)
        list_add_all(&o->preprocess, words);
    if (routes & HOST)
        list_add_all(&o->host, words);
    if (routes & SOURCE)
        list_add_all(&o->source, words);
    for (int i = 0; routes & LINK && i < words->count; i++) {
        LinkWord word = {words->items[i], -1};
        list_add(&o->link, word);
    }
}

/* The earliest stage that is asked for to stop at wins, as with cc. */
static void set_mode(Options *o, Mode mode)
{
    if (mode > o->mode)
        o->mode = mode;
}

/* ACT_DEPEND_… */
static void depend(Options *o, const Given *g)
{
    DependOptions *d = &o->depend;
    list_add_all(&d->words, &g->words);
    switch (g->row->action) {
    case ACT_DEPEND_ONLY:
        set_mode(o, MODE_DEPEND);
        break;
    case ACT_DEPEND:
        d->system = true;
        d->enabled = true;
        break;
    case ACT_DEPEND_USER:
        d->system = false;
        d->enabled = true;
        break;
    case ACT_DEPEND_FILE:
        d->file = g->value;
        break;
    case ACT_DEPEND_TARGET:
        list_add(&d->plain_targets, g->value);
        break;
    case ACT_DEPEND_QUOTED:
        list_add(&d->targets, g->value);
        break;
    case ACT_DEPEND_PHONY:
        d->phony = true;
        break;
    default:
        break;
    }
}

/* Of a list of sanitizers, those that have to do with bounds. */
static void sanitize(Options *o, const char *list, bool is_on)
{
    static const char *const NAMES[] = {"bounds", "bounds-strict",
                                        "array-bounds", "undefined", "all"};
    for (size_t length; *list; list += length + (list[length] == ',')) {
        length = strcspn(list, ",");
        for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
            if (strlen(NAMES[i]) == length
                && strncmp(NAMES[i], list, length) == 0)
                o->checks_bounds = is_on;
    }
}

/* The number of what -fform= names, or -1. */
static int form_named(const char *name)
{
    static const char *const NAMES[] = {
        [FORM_AUTO] = "auto", [FORM_SPMD] = "spmd", [FORM_SERIAL] = "serial"};
    for (int i = 0; i < (int)(sizeof NAMES / sizeof *NAMES); i++)
        if (strcmp(NAMES[i], name) == 0)
            return i;
    return -1;
}

/* Whether the option takes that value; says so where it does not. */
static bool check_value(const Given *g)
{
    regex_t expression;
    if (g->row->action == ACT_FORM && form_named(g->value) < 0) {
        driver_error("invalid value '%s' in '%s'; it is auto, spmd or serial",
                     g->value, g->words.items[0]);
        return false;
    }
    if (g->row->action != ACT_REMARKS && g->row->action != ACT_REMARKS_MISSED)
        return true;
    if (regcomp(&expression, g->value, REG_EXTENDED | REG_NOSUB)) {
        driver_error("'%s' is no regular expression in '%s'", g->value,
                     g->words.items[0]);
        return false;
    }
    regfree(&expression);
    return true;
}

/* Of one of our own flags; other words are for Clang and the host's compiler. */
static void warn_of_misspelling(const char *word)
{
    const char *meant = diag_option_meant(word);
    if (meant)
        driver_warning("unknown warning option '%s'; did you mean '%s'?", word,
                       meant);
}

/* Whether the option goes on to the other tools. */
static bool act(Options *o, const Given *g, const char **language)
{
    switch (g->row->action) {
    case ACT_NONE:
        break;
    case ACT_SET_MODE:
        set_mode(o, (Mode)g->row->at);
        break;
    case ACT_SET_FLAG:
        *(bool *)((char *)o + g->row->at) = true;
        break;
    case ACT_SET_TEXT:
        *(const char **)((char *)o + g->row->at) = g->value;
        break;
    case ACT_LANGUAGE:
        *language = strcmp(g->value, "none") ? g->value : NULL;
        break;
    case ACT_CC:
        o->cc = (Strings){0};
        response_split(&o->cc, g->value);
        break;
    case ACT_OWN:
        warn_of_misspelling(g->words.items[0]);
        return !diag_option(g->words.items[0]);
    case ACT_BOTH:
        diag_option(g->words.items[0]);
        break;
    case ACT_ERROR_LIMIT:
        diag_option(arena_format("-ferror-limit=%s", g->value));
        break;
    case ACT_CONTRACT:
        o->no_contraction = strcmp(g->value, "off") == 0;
        break;
    case ACT_FAST_MATH:
    case ACT_NO_FAST_MATH:
        o->fast_math = g->row->action == ACT_FAST_MATH;
        break;
    case ACT_OPENMP:
        list_add(&o->parser, "-D_OPENMP=201511");
        break;
    case ACT_FORM:
        o->form = (KernelForm)form_named(g->value);
        break;
    case ACT_REMARKS:
    case ACT_NO_REMARKS:
        o->remarks.missed = g->row->action == ACT_REMARKS ? g->value : NULL;
        o->remarks.done = o->remarks.missed;
        break;
    case ACT_REMARKS_MISSED:
    case ACT_NO_REMARKS_MISSED:
        o->remarks.missed = g->row->action == ACT_REMARKS_MISSED ? g->value : NULL;
        break;
    case ACT_SANITIZE:
    case ACT_NO_SANITIZE:
        sanitize(o, g->value, g->row->action == ACT_SANITIZE);
        break;
    case ACT_QUERY:
        o->query = g->words.items[0];
        break;
    default:
        depend(o, g);
        break;
    }
    return true;
}

/* Reads the option at words[i]; returns how many words it took, 0 after an
 * error. */
static int read_option(Options *o, const Strings *words, int i,
                       const char **language)
{
    const char *word = words->items[i];
    Given g = {.row = option_find(word)};
    list_add(&g.words, word);
    if (!g.row) {
        if (!strncmp(word, "--", 2))
            return unknown_option(word);
        route(o, &g.words, CODE | CPP_ONLY);
        return 1;
    }
    g.value = word + strlen(g.row->spelling);
    bool next = g.row->form == SEPARATE ||
                (g.row->form == EITHER && *g.value == '\0');
    if (next && i + 1 == words->count) {
        driver_error("argument to '%s' is missing (expected 1 value)", word);
        return 0;
    }
    if (next) {
        g.value = words->items[i + 1];
        list_add(&g.words, g.value);
    }
    if (!check_value(&g))
        return 0;
    if (act(o, &g, language))
        route(o, &g.words, g.row->routes);
    return g.words.count;
}

static void set_defaults(Options *o)
{
    Strings standard = {0};
    list_add(&standard, "-std=gnu11");
    route(o, &standard, PARSER | MACROS | HOST);
    const char *cc = getenv("AMPCC_CC");
    response_split(&o->cc, cc ? cc : "");
    if (o->cc.count == 0)
        list_add(&o->cc, "cc");
}

/* What the host compiler's own words (of "gcc -m32") mean to libclang. */
static void read_host_words(Options *o)
{
    Options own = {0};
    Strings words = unwrapped(&o->cc);
    const char *language = NULL;
    for (int i = 1; i < words.count;) {
        int taken = 1;
        if (words.items[i][0] == '-')
            taken = read_option(&own, &words, i, &language);
        i += taken ? taken : 1;
    }
    list_add_all(&own.parser, &o->parser);
    o->parser = own.parser;
}

bool options_read(Options *o, int argc, char **argv)
{
    Strings words = {0};
    const char *language = NULL;

    set_defaults(o);
    if (!response_expand(&words, argc - 1, argv + 1))
        return false;
    words = unwrapped(&words);
    for (int i = 0; i < words.count;) {
        const char *word = words.items[i];
        if (word[0] != '-' || word[1] == '\0') {
            add_input(o, word, language);
            i++;
            continue;
        }
        int taken = read_option(o, &words, i, &language);
        if (taken == 0)
            return false;
        i += taken;
    }
    if (o->cc.count == 0) {
        driver_error("'--cc=' names no host compiler");
        return false;
    }
    read_host_words(o);
    return true;
}
