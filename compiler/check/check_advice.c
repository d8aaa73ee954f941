/* check_advice.c - what to use instead of a function that amp code does not have.
 *
 * advice.def lists such functions by name. For the long double variant of a function in
 * math.def, it is the double one.
 */
#include "check.h"

#include <string.h>

static const struct { const char *names, *text; } TABLE[] = {
#define ADVICE(names, text) {names, text},
#include "advice.def"
#undef ADVICE
};

static bool fits(const char *pattern, size_t length, const char *name)
{
    if (pattern[length - 1] == '*')
        return strncmp(pattern, name, length - 1) == 0;
    return strncmp(pattern, name, length) == 0 && !name[length];
}

static bool is_among(const char *names, const char *name)
{
    for (size_t length; *names; names += length + (names[length] == ' ')) {
        length = strcspn(names, " ");
        if (fits(names, length, name))
            return true;
    }
    return false;
}

/* What `name`, with an l for long double, is on double; or NULL. */
static const char *on_double(const char *name)
{
    size_t length = strlen(name);
    const char *rest = strcmp(name + length - (length > 2 ? 2 : 0), "_r") == 0
        ? "_r" : "";
    size_t end = length - strlen(rest);
    if (end < 2 || name[end - 1] != 'l')
        return NULL;
    const char *twin = arena_format("%.*s%s", (int)(end - 1), name, rest);
    const Builtin *b = builtin_named(twin);
    return b && b->kind == BI_MATH ? twin : NULL;
}

const char *check_advice(const char *name)
{
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++)
        if (is_among(TABLE[i].names, name))
            return TABLE[i].text;
    const char *twin = on_double(name);
    return twin ? arena_format("accelerators have no long double; use '%s'",
                               twin) : NULL;
}
