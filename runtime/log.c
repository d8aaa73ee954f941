/* log.c - translates the places in a driver's build log to the user's lines.
 *
 * The emitted text has #line directives, which some drivers ignore: in
 * "<kernel>:5:47: error: …" they mean the fifth line of the text. Such a place is
 * replaced by the one that the #line directives give to that line.
 */
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char unnamed[] = "<kernel>:";

struct place {
    const char *file; /* not terminated; NULL before any directive */
    int length;
    long line;
};

/* Whether the text at `at` is a #line directive; what it says of the next. */
static bool read_directive(const char *at, struct place *out)
{
    char *end;
    if (strncmp(at, "#line ", 6) != 0)
        return false;
    long line = strtol(at + 6, &end, 10);
    if (*end == ' ' && end[1] == '"') {
        out->file = end + 2;
        out->length = (int)strcspn(out->file, "\"\n");
    }
    out->line = line;
    return true;
}

/* Where the user wrote the line that is `wanted`-th of all texts, from 1. */
static struct place place_of(const struct amprt_kernel *k,
                             const struct amprt_form *form, long wanted)
{
    struct place p = {NULL, 0, 0};
    for (unsigned i = 0; i < form->part_count; i++)
        for (const char *at = k->parts[form->part_list[i]]; *at;) {
            const char *end = strchr(at, '\n');
            if (--wanted == 0)
                return p;
            if (!read_directive(at, &p))
                p.line++;
            at = end ? end + 1 : at + strlen(at);
            wanted += !end; /* the next text goes on in this line */
        }
    return p;
}

char *rt_log_in_user_lines(const struct amprt_kernel *k,
                           const struct amprt_form *form, const char *log)
{
    char *out = NULL;
    size_t size;
    FILE *f = open_memstream(&out, &size);
    if (!f)
        return NULL;
    for (const char *at; (at = strstr(log, unnamed));) {
        char *end;
        long line = strtol(at + sizeof unnamed - 1, &end, 10);
        struct place p = place_of(k, form, line);
        fprintf(f, "%.*s", (int)(at - log), log);
        if (p.file)
            fprintf(f, "%.*s:%ld", p.length, p.file, p.line);
        else
            fprintf(f, "%.*s", (int)(end - at), at);
        log = end;
    }
    fputs(log, f);
    if (fclose(f)) {
        free(out);
        return NULL;
    }
    return out;
}
