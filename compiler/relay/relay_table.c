/* relay_table.c - the words of AMP C (word.def), and those of its neighbours
 * (foreign.def). */
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

const Word *word_named(const char *name)
{
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(WORDS[i].name, name) == 0)
            return &WORDS[i];
    return NULL;
}

const char *word_nearest(const char *name)
{
    static const char ATOMIC[] = "amp_atomic_";
    const char *nearest = NULL;
    if (relay_begins(name, ATOMIC)) {
        const char *fetch = arena_format("%sfetch_%s", ATOMIC,
                                         name + strlen(ATOMIC));
        if (word_named(fetch))
            return fetch;
    }
    int least = ((int)strlen(name) + 2) / 3 + 1;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        int distance = edit_distance(name, WORDS[i].name);
        if (distance < least || (distance == least && nearest
                && strlen(WORDS[i].name) > strlen(nearest))) {
            least = distance;
            nearest = WORDS[i].name;
        }
    }
    return nearest;
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

const Foreign *foreign_named(const char *name)
{
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof FOREIGNERS / sizeof *FOREIGNERS; i++)
        for (const char *p = FOREIGNERS[i].words; *p;) {
            size_t n = strcspn(p, " ");
            if (n == length && strncmp(p, name, n) == 0)
                return &FOREIGNERS[i];
            p += n + (p[n] == ' ');
        }
    return NULL;
}
