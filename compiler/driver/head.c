/* head.c - the headers that the host compiler can read while a program is still being
 * translated: the system headers and amp.h at the program's beginning.
 *
 * They are read in the program's order, before any code that could change their meaning,
 * and have include guards, so that they are empty when the translation includes them
 * again. Nothing is read early if there is an -include, which comes before them all, nor
 * a header of the user's with such a name, which may have no guard.
 */
#include "driver.h"
#include "text/source.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

static const char *const GUARDED[] = {
    "amp.h", "assert.h", "complex.h", "ctype.h", "errno.h", "fenv.h", "float.h",
    "inttypes.h", "limits.h", "locale.h", "math.h", "pthread.h", "setjmp.h", "signal.h",
    "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
    "strings.h", "sys/time.h", "time.h", "unistd.h", "wchar.h",
};

static bool is_guarded(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof GUARDED / sizeof *GUARDED; i++)
        if (strlen(GUARDED[i]) == length && !strncmp(GUARDED[i], name, length))
            return true;
    return false;
}

static bool is_regular(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/* Whether a folder that options name has such a header: it is the value of a word, or
 * a word. */
static bool is_in_folder(const Strings *options, const char *name, size_t length)
{
    for (int i = 0; i < options->count; i++) {
        const char *folder = options->items[i];
        folder += string_begins(folder, "-isystem") ? strlen("-isystem")
            : string_begins(folder, "-I") ? strlen("-I") : 0;
        if (*folder && is_regular(arena_format("%s/%.*s", folder, (int)length, name)))
            return true;
    }
    return false;
}

static bool includes(const Strings *options)
{
    for (int i = 0; i < options->count; i++)
        if (!strcmp(options->items[i], "-include"))
            return true;
    return false;
}

static const char *skip_blank(const char *p, const char *end)
{
    while (p < end && (isspace((unsigned char)*p)
                       || (p[0] == '/' && (p[1] == '*' || p[1] == '/'))))
        p = source_skip_token(p, end);
    return p;
}

/* Behind `#include <name>` at `p`; NULL for all else. */
static const char *skip_include(const Options *o, const char *p, const char *end)
{
    static const char word[] = "#include <";
    if (!string_begins(p, word))
        return NULL;
    p += sizeof word - 1;
    size_t length = strcspn(p, ">\n");
    if (p[length] != '>' || !is_guarded(p, length) || is_in_folder(&o->host, p, length))
        return NULL;
    p += length + 1;
    const char *line = p + strspn(p, " \t\r");
    return line == end || *line == '\n' || *line == '/' ? p : NULL;
}

void head_read(Buffer *head, const Options *o, const char *path)
{
    size_t length;
    char *text = !includes(&o->parser) && is_regular(path) ? file_read(path, &length) : NULL;
    const char *end = text ? text + length : NULL, *behind;
    for (const char *p = text; p; p = behind) {
        p = skip_blank(p, end);
        behind = skip_include(o, p, end);
        if (behind)
            buffer_format(head, "%s%.*s\n", head->length ? "" : "#define AMPC_HOST 1\n",
                          (int)(behind - p), p);
    }
    if (head->length)
        buffer_add(head, "#undef AMPC_HOST\n");
}
