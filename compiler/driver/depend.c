/* depend.c - writes dependency files for make, and compile_commands.json entries.
 *
 * File names, quoting and line folding are gcc's, so that builds that read gcc's
 * dependency files can read these.
 */
#define _XOPEN_SOURCE 700
#include "driver.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

enum { FOLD = 72 };

/* Quotes a name for make. White space takes a backslash, and so doubles those
 * before it; elsewhere a backslash stands for itself. */
static const char *quote(const char *name)
{
    Buffer quoted = {0};
    int slashes = 0;
    for (const char *p = name; *p; p++) {
        if (*p == ' ' || *p == '\t')
            for (; slashes > 0; slashes--)
                buffer_char(&quoted, '\\');
        if (*p == ' ' || *p == '\t' || *p == '#')
            buffer_char(&quoted, '\\');
        if (*p == '$')
            buffer_char(&quoted, '$');
        slashes = *p == '\\' ? slashes + 1 : 0;
        buffer_char(&quoted, *p);
    }
    return quoted.text ? quoted.text : "";
}

const char *depend_file(const Options *o, const Input *input)
{
    if (o->depend.file)
        return o->depend.file;
    if (o->mode == MODE_TRANSLATE)
        return arena_format("%s.d", output_stem(o, input));
    if (o->output)
        return path_with_extension(o->output, "d");
    const char *base = path_with_extension(path_base(input->path), "d");
    return o->mode == MODE_OBJECT ? base : arena_format("a-%s", base);
}

const char *depend_targets(const Options *o, const Input *input)
{
    const DependOptions *d = &o->depend;
    Buffer text = {0};
    for (int i = 0; i < d->plain_targets.count; i++)
        buffer_format(&text, "%s%s", text.length ? " " : "",
                      d->plain_targets.items[i]);
    for (int i = 0; i < d->targets.count; i++)
        buffer_format(&text, "%s%s", text.length ? " " : "",
                      quote(d->targets.items[i]));
    if (text.length)
        return text.text;
    if (o->output && o->mode == MODE_TRANSLATE)
        return quote(arena_format("%s.host.c", output_stem(o, input)));
    if (o->output)
        return quote(o->output);
    return quote(path_with_extension(path_base(input->path), "o"));
}

/* "./a.h" is "a.h". */
static const char *without_dot(const char *path)
{
    while (path[0] == '.' && path[1] == '/') {
        path += 2;
        while (*path == '/')
            path++;
    }
    return path;
}

/* The rule, and a rule without prerequisites for each header. */
static void make_rule(Buffer *b, const Options *o, const char *targets,
                      const Strings *files)
{
    buffer_format(b, "%s:", targets);
    size_t column = b->length;
    for (int i = 0; i < files->count; i++) {
        const char *name = quote(files->items[i]);
        size_t length = strlen(name);
        if (column + length > FOLD) {
            buffer_add(b, " \\\n");
            column = 0;
        }
        buffer_format(b, " %s", name);
        column += 1 + length;
    }
    buffer_char(b, '\n');
    for (int i = 1; o->depend.phony && i < files->count; i++)
        buffer_format(b, "%s:\n", quote(files->items[i]));
}

static void add_once(Strings *list, Map *seen, const char *name)
{
    void **place = map_put(seen, name);
    if (!*place)
        list_add(list, name);
    *place = seen;
}

static bool write_file(const char *path, const Buffer *text)
{
    if (file_write(path, text->text, text->length))
        return true;
    driver_error("unable to open output file '%s': %s", path,
                 strerror(errno));
    return false;
}

/* Several inputs may share one file (-MF, or -o of a program): then their
 * rules stand in it one after the other. */
bool depend_write(const Options *o, const Input *input, const Strings *files,
                  const bool *system)
{
    static Map written;
    Strings wanted = {0};
    Map seen = {0};
    for (int i = 0; i < files->count; i++)
        if (o->depend.system || !system[i])
            add_once(&wanted, &seen, without_dot(files->items[i]));

    const char *path = depend_file(o, input);
    void **place = map_put(&written, path);
    Buffer *text = *place ? *place : NEW(Buffer);
    *place = text;
    if (!strcmp(path, "-"))
        *text = (Buffer){0};
    make_rule(text, o, depend_targets(o, input), &wanted);
    return write_file(path, text);
}

/* ---- compile_commands.json -------------------------------------------- */

static void json_string(Buffer *b, const char *s)
{
    buffer_char(b, '"');
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            buffer_format(b, "\\%c", *s);
        else if ((unsigned char)*s < 0x20)
            buffer_format(b, "\\u%04x", (unsigned)*s);
        else
            buffer_char(b, *s);
    }
    buffer_char(b, '"');
}

/* What Clang takes to read the input: an .ampc file is C with blocks. */
static void clang_arguments(Strings *words, const Options *o,
                            const Input *input, const char *include_directory)
{
    if (input->kind == INPUT_AMPC) {
        list_add(words, "clang");
        list_add(words, "-x");
        list_add(words, "c");
        list_add(words, "-fblocks");
        list_add(words, "-Wno-unknown-warning-option"); /* gcc's own */
        list_add_all(words, &o->parser);
    } else {
        list_add_all(words, &o->cc);
        if (input->language) {
            list_add(words, "-x");
            list_add(words, input->language);
        }
        list_add_all(words, &o->source);
    }
    list_add(words, "-isystem");
    list_add(words, include_directory);
    list_add(words, "-c");
    list_add(words, input->path);
}

bool depend_write_database(const Options *o, const char *include_directory)
{
    Buffer text = {0};
    char directory[PATH_MAX];
    if (!getcwd(directory, sizeof directory))
        strcpy(directory, ".");
    for (int i = 0; i < o->inputs.count; i++) {
        const Input *input = &o->inputs.items[i];
        if (input->kind == INPUT_OBJECT)
            continue;
        Strings words = {0};
        clang_arguments(&words, o, input, include_directory);
        const char *output = o->mode == MODE_OBJECT && o->output
            ? o->output
            : path_with_extension(path_base(input->path), "o");
        buffer_add(&text, "{ \"directory\": ");
        json_string(&text, directory);
        buffer_add(&text, ", \"file\": ");
        json_string(&text, input->path);
        buffer_add(&text, ", \"output\": ");
        json_string(&text, output);
        buffer_add(&text, ", \"arguments\": [");
        for (int w = 0; w < words.count; w++) {
            buffer_add(&text, w ? ", " : "");
            json_string(&text, words.items[w]);
        }
        buffer_add(&text, "]},\n");
    }
    return write_file(o->database, &text);
}
