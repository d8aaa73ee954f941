/* inputs.c - checks the input files before anything is done, and derives the
 * names of output files from theirs.
 */
#define _XOPEN_SOURCE 700
#include "driver.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- names ------------------------------------------------------------ */

const char *input_with(const Input *input, const char *extension)
{
    return path_with_extension(path_base(input->path), extension);
}

const char *input_stem(const Input *input)
{
    const char *name = input_with(input, "");
    return arena_substring(name, strlen(name) - 1);
}

const char *input_directory(const Input *input)
{
    return input->name == input->path ? path_directory(input->path) : ".";
}

bool path_is_folder(const char *path)
{
    struct stat status;
    return string_ends(path, "/") ||
           (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
}

/* "-o x", "-o x.host.c", "-o x.c" and "-o x.cl" all mean x. */
const char *output_stem(const Options *o, const Input *input)
{
    static const char *const ends[] = {".host.c", ".c", ".cl"};
    if (!o->output)
        return input_stem(input);
    if (path_is_folder(o->output))
        return arena_format("%s%s%s", o->output,
                            string_ends(o->output, "/") ? "" : "/",
                            input_stem(input));
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (string_ends(o->output, ends[i]))
            return arena_substring(o->output,
                                   strlen(o->output) - strlen(ends[i]));
    return o->output;
}

/* ---- standard input --------------------------------------------------- */

/* The first line says how messages call it; a byte order mark is a file's. */
static void add_named(Buffer *to, const char *text, size_t length)
{
    static const char mark[] = "\xef\xbb\xbf";
    size_t skipped = string_begins(text, mark) ? sizeof mark - 1 : 0;
    buffer_add(to, "#line 1 \"<stdin>\"\n");
    buffer_add_bytes(to, text + skipped, length - skipped);
}

bool input_copy(const Options *o, Input *input)
{
    size_t length = 0;
    Buffer copy = {0};
    const char *path = run_temporary(o, "stdin", "ampc");
    const char *text = o->dry_run ? "" : file_read("/dev/stdin", &length);
    if (!path)
        return false;
    if (!text) {
        driver_error("cannot read standard input: %s", strerror(errno));
        return false;
    }
    add_named(&copy, text, length);
    if (!o->dry_run && !file_write(path, copy.text, copy.length)) {
        driver_error("cannot write '%s': %s", path, strerror(errno));
        return false;
    }
    input->path = path;
    input->name = "<stdin>";
    return true;
}

/* ---- checks ----------------------------------------------------------- */

static bool same_file(const char *a, const char *b)
{
    struct stat first, second;
    return stat(a, &first) == 0 && stat(b, &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino &&
           S_ISREG(first.st_mode);
}

static bool check_input(const Options *o, const Input *input)
{
    struct stat status;
    if (!strcmp(input->path, "-")) {
        if (input->language)
            return true;
        driver_error("-x is required for standard input");
    } else if (stat(input->path, &status) != 0) {
        if (errno == ENOENT)
            driver_error("no such file or directory: '%s'", input->path);
        else
            driver_error("cannot read '%s': %s", input->path,
                         strerror(errno));
    } else if (S_ISDIR(status.st_mode)) {
        driver_error("input '%s' is a directory", input->path);
    } else if (access(input->path, R_OK) != 0 ||
               (S_ISREG(status.st_mode) && !file_is_readable(input->path))) {
        driver_error("cannot read '%s': %s", input->path, strerror(errno));
    } else if (o->output && same_file(input->path, o->output)) {
        driver_error("input file '%s' is the same as output file",
                     input->path);
    } else {
        return true;
    }
    return false;
}

/* The standard that is asked for last, if amp.h and what is emitted are beyond it. */
static const char *older_standard(const Options *o)
{
    static const char *const OLDER[] = {
        "-ansi", "-std=c89", "-std=c90", "-std=gnu89", "-std=gnu90",
        "-std=iso9899:1990", "-std=iso9899:199409"};
    const char *last = "";
    for (int i = 0; i < o->parser.count; i++)
        if (string_begins(o->parser.items[i], "-std=") || !strcmp(o->parser.items[i], "-ansi"))
            last = o->parser.items[i];
    for (size_t i = 0; i < sizeof OLDER / sizeof *OLDER; i++)
        if (!strcmp(last, OLDER[i]))
            return last;
    return NULL;
}

static bool check_standard(const Options *o)
{
    const char *older = older_standard(o);
    for (int i = 0; older && i < o->inputs.count; i++)
        if (o->inputs.items[i].kind == INPUT_AMPC) {
            driver_error("'%s' is a standard from before C99, and AMP C builds on C11: -std=gnu11, "
                         "gnu17 and gnu2x are", older);
            return false;
        }
    return true;
}

bool inputs_check(const Options *o)
{
    int outputs = 0;
    bool good = check_standard(o);
    for (int i = 0; i < o->inputs.count; i++) {
        good = check_input(o, &o->inputs.items[i]) && good;
        outputs += o->inputs.items[i].kind != INPUT_OBJECT;
    }
    bool folder = o->output && o->mode == MODE_TRANSLATE &&
                  path_is_folder(o->output);
    if (o->inputs.count == 0)
        driver_error("no input files");
    else if (o->output && o->mode != MODE_LINK && outputs > 1 && !folder)
        driver_error("cannot specify -o when generating multiple output "
                     "files");
    else
        return good;
    return false;
}
