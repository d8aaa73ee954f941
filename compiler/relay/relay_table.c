/* relay_table.c - looks up words of AMP C (word.def), of neighbouring languages
 * (foreign.def), of members of C++ AMP's classes (member.def) and of C's standard headers
 * (standard.def). */
#include "relay.h"

#include <string.h>

static const Word WORDS[] = {
#define WORD(name, takes, example) {name, takes, example},
#define TYPE_WORD(name) {name, NULL, NULL},
#include "word.def"
#undef WORD
#undef TYPE_WORD
};

static const Foreign FOREIGNERS[] = {
#define FOREIGN(words, whose, instead) {words, whose, instead},
#include "foreign.def"
#undef FOREIGN
};

static const struct Member { const char *of, *names, *instead; } MEMBERS[] = {
#define MEMBER(of, names, instead) {of, names, instead},
#include "member.def"
#undef MEMBER
};

static const struct Standard { const char *header, *words; } STANDARDS[] = {
#define STANDARD(header, words) {header, words},
#include "standard.def"
#undef STANDARD
};

const Word *word_named(const char *name)
{
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(WORDS[i].name, name) == 0)
            return &WORDS[i];
    return NULL;
}

/* Whether a word goes on where a name ends: amp_discard_data behind amp_discard, or within a
 * word of it, amp_synchronize behind amp_sync. */
static bool goes_on(const char *word, const char *name)
{
    enum { LEAST = 3 }; /* letters */
    static const char FIRST[] = "amp_";
    size_t length = strlen(name);
    return string_begins(word, name)
        && (word[length] == '_'
            || (string_begins(name, FIRST) && length >= strlen(FIRST) + LEAST));
}

/* The only word that does, but for such as begin with it, or NULL. */
static const char *word_begun(const char *name)
{
    const char *found = NULL;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const char *word = WORDS[i].name;
        if (!goes_on(word, name) || (found && string_begins(word, found)))
            continue;
        if (found && !string_begins(found, word))
            return NULL;
        found = word;
    }
    return found;
}

bool word_is_keyword(const char *name)
{
    static const char *const OF_C[] = {
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double",
        "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long",
        "register", "return", "short", "signed", "sizeof", "static", "struct", "switch",
        "typedef", "typeof", "union", "unsigned", "void", "volatile", "while"};
    return STRING_IS_ONE_OF(name, OF_C);
}

/* How long the words are that two names begin with, with the underscore behind them. */
static size_t shared_words(const char *a, const char *b)
{
    size_t shared = 0;
    for (size_t i = 0; a[i] && a[i] == b[i]; i++)
        shared = a[i] == '_' ? i + 1 : shared;
    return shared;
}

/* `amp_free` is not nearer to `amp_view` than `free` is to `view`. */
const char *word_nearest(const char *name)
{
    static const char ATOMIC[] = "amp_atomic_";
    const char *nearest = NULL;
    if (word_is_keyword(name))
        return NULL;
    if (string_begins(name, ATOMIC)) {
        const char *fetch = arena_format("%sfetch_%s", ATOMIC,
                                         name + strlen(ATOMIC));
        if (word_named(fetch))
            return fetch;
    }
    if (string_begins(name, "amp_") && word_is_ours(name + strlen("amp_")))
        return name + strlen("amp_"); /* amp_tile */
    int length = (int)strlen(name), least = (length + 2) / 3 + 1;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        int distance = edit_distance(name, WORDS[i].name);
        size_t shared = shared_words(name, WORDS[i].name);
        int rest = length - (int)shared;
        bool is_other = 2 * distance >= rest && name[shared] != WORDS[i].name[shared];
        if (is_other || distance > (rest + 2) / 3) /* `fill` is no `tile` */
            continue;
        if (distance < least || (distance == least && nearest
                && strlen(WORDS[i].name) > strlen(nearest))) {
            least = distance;
            nearest = WORDS[i].name;
        }
    }
    return nearest ? nearest : word_begun(name);
}

bool word_is_ours(const char *name)
{
    const Word *word = word_named(name);
    return word && word->takes;
}

bool word_is_type(const char *name)
{
    const Word *word = word_named(name);
    return word && !word->takes;
}

/* Whether a name is one of some words with blanks between them. */
static bool is_among(const char *words, const char *name)
{
    size_t length = strlen(name);
    for (const char *p = words; *p;) {
        size_t n = strcspn(p, " ");
        if (n == length && strncmp(p, name, n) == 0)
            return true;
        p += n + (p[n] == ' ');
    }
    return false;
}

/* What `::` is behind is a namespace, whichever it is: `thrust::`. */
const Foreign *foreign_named(const char *name)
{
    for (size_t i = 0; i < sizeof FOREIGNERS / sizeof *FOREIGNERS; i++)
        if (is_among(FOREIGNERS[i].words, name))
            return &FOREIGNERS[i];
    const char *scope = strstr(name, "::");
    return scope && scope > name ? foreign_named("namespace") : NULL;
}

const char *word_for_member(const char *type, const char *name)
{
    const Word *word = word_named(arena_format("amp_%s", name));
    if (word && string_begins(type, "array"))
        return arena_format("write %s", word->example);
    for (size_t i = 0; i < sizeof MEMBERS / sizeof *MEMBERS; i++)
        if (string_begins(type, MEMBERS[i].of)
            && (!*MEMBERS[i].names || is_among(MEMBERS[i].names, name)))
            return MEMBERS[i].instead;
    return "";
}

const char *word_flattened(const char *name)
{
    static const struct { const char *begin, *of; } CLASSES[] = {
        {"amp_array_view_", "array"}, {"amp_array_", "array"},
        {"amp_accelerator_view_", "amp_accelerator_view"},
        {"amp_accelerator_", "amp_accelerator"}, {"amp_future_", "amp_future"},
        {"amp_tiled_extent_", "tiled_extent"}, {"amp_extent_", "vector"}, {"amp_index_", "vector"},
    };
    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++) {
        if (!string_begins(name, CLASSES[i].begin))
            continue;
        const char *member = name + strlen(CLASSES[i].begin);
        const char *instead = word_for_member(CLASSES[i].of, member);
        if (*instead && strcmp(instead, word_for_member(CLASSES[i].of, "")) != 0)
            return instead;
    }
    return "";
}

const char *word_header(const char *name)
{
    for (size_t i = 0; i < sizeof STANDARDS / sizeof *STANDARDS; i++)
        if (is_among(STANDARDS[i].words, name))
            return STANDARDS[i].header;
    return NULL;
}
