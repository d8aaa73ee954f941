/* driver.c - carries out the command line as a sequence of commands.
 *
 * An .ampc input is translated to host C, which the host compiler compiles;
 * other sources are passed to the host compiler unchanged. Then all objects are
 * linked with the runtime library. If an input fails, the others are still
 * compiled, but nothing is linked.
 */
#define _XOPEN_SOURCE 700
#include "driver.h"
#include "translate.h"

#include <errno.h>
#include <string.h>

/* ---- command lines ---------------------------------------------------- */

static void add(Strings *command, const char *word)
{
    list_add(command, word);
}

static void add_two(Strings *command, const char *option, const char *value)
{
    add(command, option);
    add(command, value);
}

static void add_dependencies(Strings *command, const Options *o,
                             const Input *input)
{
    const DependOptions *d = &o->depend;
    if (!d->enabled)
        return;
    add(command, d->system ? "-MD" : "-MMD");
    add_two(command, "-MF", depend_file(o, input));
    add_two(command, "-MT", depend_targets(o, input));
    if (d->phony)
        add(command, "-MP");
}

/* ---- translating ------------------------------------------------------ */

/* Where the translation goes: paths, or what the host compiler reads. */
typedef struct Outputs {
    const char *host, *device; /* NULL: nowhere */
    Running *compiler;         /* in place of host; NULL: none */
} Outputs;

static void print_translation(const Options *o, const Places *places,
                              const Input *input, const Outputs *to)
{
    Strings command = {0};
    bool writes = to->host || to->compiler;
    if (!o->verbose && !o->dry_run)
        return;
    add(&command, places->program);
    add(&command, writes ? "-S" : "-fsyntax-only");
    list_add_all(&command, &o->parser);
    add(&command, input->path);
    if (writes)
        add_two(&command, "-o", to->host ? to->host : "-");
    run_print(&command);
}

static bool write_dependencies(const Options *o, const Input *input,
                               const Translation *t)
{
    Strings files = {0};
    bool *system = NEW_ARRAY(bool, t->dependencies.count + 1);
    for (int i = 0; i < t->dependencies.count; i++) {
        const char *path = t->dependencies.items[i].path;
        if (input->name != input->path && !strcmp(path, input->path))
            continue;
        system[files.count] = t->dependencies.items[i].system;
        add(&files, path);
    }
    return depend_write(o, input, &files, system);
}

/* What a Translation knows of the driver. */
typedef struct Driver {
    const Options *o;
    const Places *places;
    const Input *input;
    const Outputs *to;
} Driver;

static bool write_file(const char *path, const char *text, size_t length)
{
    if (file_write(path, text, length))
        return true;
    driver_error("cannot write '%s': %s", path, strerror(errno));
    return false;
}

/* Translation.write */
static bool write_outputs(Translation *t, const char *host, size_t host_length,
                          const char *device, size_t device_length)
{
    const Outputs *to = ((const Driver *)t->driver)->to;
    if (to->device && !write_file(to->device, device, device_length))
        return false;
    if (!to->compiler)
        return write_file(to->host, host, host_length);
    run_feed(to->compiler, host, host_length);
    return true;
}

/* Translation.preprocess: macros are expanded, but for amp.h's own and those that are in
 * words of the host compiler alone. */
static const char *preprocess_text(Translation *t, const char *text)
{
    const Driver *d = t->driver;
    const char *base = path_base(d->input->path);
    const char *marked = run_temporary(d->o, base, "marked.c");
    const char *expanded = run_temporary(d->o, base, "expanded.c");
    if (!marked || !expanded)
        return NULL;
    if (!write_file(marked, text, strlen(text)))
        return NULL;
    Strings command = {0};
    list_add_all(&command, &t->preprocessor);
    add(&command, "-E");
    add(&command, "-P");
    add(&command, "-w");
    add_two(&command, "-iquote", input_directory(d->input));
    add_two(&command, "-isystem", arena_format("%s/expand", d->places->include));
    add_two(&command, "-isystem", d->places->include);
    add_two(&command, "-x", "c");
    add(&command, marked);
    add_two(&command, "-o", expanded);
    size_t length;
    return run_command(d->o, &command) ? file_read(expanded, &length) : NULL;
}

/* Of warnings some are errors of AMP C, be there -w or not: Clang gives all, and
 * makes none an error that is not to be told. */
static void add_parser_options(Strings *to, const Options *o)
{
    for (int i = 0; i < o->parser.count; i++)
        if (!diag_is_quiet() || !string_begins(o->parser.items[i], "-Werror"))
            list_add(to, o->parser.items[i]);
}

/* Translates an .ampc file, or checks it where it goes nowhere. */
static bool translate_to(const Options *o, const Places *places,
                         const Input *input, const Outputs *to)
{
    Driver driver = {o, places, input, to};
    Translation t = {
        .input = input->path,
        .preprocess = preprocess_text,
        .write = to->host || to->compiler ? write_outputs : NULL,
        .driver = &driver,
        .include_directory = places->include,
        .front = places->front,
        .no_contraction = o->no_contraction,
        .fast_math = o->fast_math,
        .checks_bounds = o->checks_bounds,
        .form = o->form,
        .remarks = o->remarks,
        .wants_dependencies = o->depend.enabled,
    };
    add_parser_options(&t.parser_arguments, o);
    if (input->name != input->path)
        add_two(&t.parser_arguments, "-iquote", input_directory(input));
    list_add_all(&t.preprocessor, &o->cc);
    list_add_all(&t.preprocessor, &o->macros);
    if (o->dry_run)
        return true;
    return translate(&t) &&
           (!o->depend.enabled || write_dependencies(o, input, &t));
}

static bool translate_input(const Options *o, const Places *places,
                            const Input *input, const Outputs *to)
{
    print_translation(o, places, input, to);
    return translate_to(o, places, input, to);
}

/* ---- compiling -------------------------------------------------------- */

/* With -g, the emitted file is to be known by the name of its source. */
static void add_debug_map(Strings *command, const Options *o,
                          const char *host, const char *source)
{
    bool debug = false;
    for (int i = 0; i < o->host.count; i++)
        if (!strncmp(o->host.items[i], "-g", 2))
            debug = strcmp(o->host.items[i], "-g0") != 0;
    if (debug && !strchr(host, '='))
        add(command, arena_format("-fdebug-prefix-map=%s=%s", host, source));
}

/* libclang has relayed all warnings before, hence -w. What the input includes
 * by a relative name is still found, hence -iquote. The assembler works while
 * the compiler does, hence -pipe. */
static Strings host_command(const Options *o, const Places *places,
                            const Input *input, const char *host,
                            const char *object)
{
    Strings command = {0};
    list_add_all(&command, &o->cc);
    add_two(&command, "-iquote", input_directory(input));
    list_add_all(&command, &o->host);
    add(&command, "-w");
    add(&command, "-Wno-psabi"); /* of which gcc has a note, too: see amprt.h */
    add(&command, "-pipe");
    add_two(&command, "-isystem", places->include);
    add_debug_map(&command, o, host, input->name);
    add_two(&command, "-x", "c");
    add_two(&command, "-c", host);
    add_two(&command, "-o", object);
    return command;
}

static bool host_compiler_failed(const Input *input)
{
    driver_error("the host compiler failed on the translation of '%s' "
                 "(-v shows the command, --save-temps keeps its input)",
                 input->name);
    return false;
}

/* By way of a file that is kept. */
static bool compile_kept(const Options *o, const Places *places,
                         const Input *input, const char *object)
{
    const Outputs to = {.host = input_with(input, "host.c"),
                        .device = input_with(input, "cl")};
    Strings command = host_command(o, places, input, to.host, object);
    return translate_input(o, places, input, &to)
        && (run_command(o, &command) || host_compiler_failed(input));
}

/* What a host compiler reads that has nothing to compile (amp_stdin.h). */
static const char nothing[] = "#define AMPC_HOST 1\n";

/* Has the host compiler begin with what it can read before the translation (head.c),
 * where there is some. */
static bool add_head(Strings *command, const Options *o, const Input *input)
{
    Buffer text = {0};
    head_read(&text, o, input->path);
    if (!text.length)
        return true;
    const char *head = run_temporary(o, input_stem(input), "head.h");
    if (!head || (!o->dry_run && !write_file(head, text.text, text.length)))
        return false;
    add_debug_map(command, o, head, input->name);
    add_two(command, "-include", head);
    return true;
}

/* The host compiler starts while the program is translated. Its main file is
 * one that includes the translation: gcc has read the whole of that file
 * before it makes itself ready, which takes as long as a small translation. */
static bool compile_piped(const Options *o, const Places *places,
                          const Input *input, const char *object)
{
    Running compiler;
    const Outputs to = {.compiler = &compiler};
    const char *main_file = arena_format("%s/amp_stdin.h", places->include);
    Strings command = host_command(o, places, input, main_file, object);
    print_translation(o, places, input, &to);
    if (!add_head(&command, o, input) || !run_begin(o, &command, &compiler))
        return false;
    bool translated = translate_to(o, places, input, &to);
    if (!translated)
        run_feed(&compiler, nothing, sizeof nothing - 1);
    bool compiled = run_end(&compiler);
    return translated && (compiled || host_compiler_failed(input));
}

static bool compile_source(const Options *o, const Places *places,
                           const Input *input, const char *stage,
                           const char *output)
{
    Strings command = {0};
    list_add_all(&command, &o->cc);
    list_add_all(&command, &o->source);
    add_two(&command, "-isystem", places->include);
    add_dependencies(&command, o, input);
    if (input->language)
        add_two(&command, "-x", input->language);
    add_two(&command, stage, input->path);
    if (output)
        add_two(&command, "-o", output);
    return run_command(o, &command);
}

/* -E, -M, -MM. An .ampc file is preprocessed as Clang reads it. */
static bool preprocess(const Options *o, const Places *places,
                       const Input *input)
{
    Strings command = {0};
    list_add_all(&command, &o->cc);
    add(&command, "-E");
    if (input->kind == INPUT_AMPC) {
        add(&command, "-std=gnu11");
        add(&command, "-D__BLOCKS__=1");
        add(&command, "-D__clang__=1");
    }
    list_add_all(&command, &o->preprocess);
    add_two(&command, "-isystem", places->include);
    list_add_all(&command, &o->depend.words);
    if (input->kind == INPUT_AMPC || input->language)
        add_two(&command, "-x",
                input->kind == INPUT_AMPC ? "c" : input->language);
    add(&command, input->path);
    if (o->output)
        add_two(&command, "-o", o->output);
    return run_command(o, &command);
}

/* The host compiler names more files after the output: let it be one that
 * the user knows. */
static const char *object_path(const Options *o, const Input *input)
{
    if (o->mode == MODE_OBJECT)
        return o->output ? o->output : input_with(input, "o");
    if (o->save_temps)
        return input_with(input, "o");
    if (o->in_place) {
        const char *program = o->output ? o->output : "a";
        const char *object =
            arena_format("%s-%s", program, input_with(input, "o"));
        run_remove_at_end(object);
        return object;
    }
    return run_temporary(o, input_stem(input), "o");
}

/* Source to object, by way of host C where the source is AMP C. */
static bool make_object(const Options *o, const Places *places, Input *input)
{
    const char *object = object_path(o, input);
    const char *written = object ? run_output_begin(o, object) : NULL;
    bool success = false;
    if (!written)
        return false;
    if (input->kind == INPUT_AMPC) {
        success = o->save_temps ? compile_kept(o, places, input, written)
                                : compile_piped(o, places, input, written);
    } else {
        success = compile_source(o, places, input, "-c", written);
    }
    input->object = object;
    return run_output_end(o, written, object, success);
}

/* As the host compiler does it alone, beside the header if nobody names the output. */
static bool make_precompiled(const Options *o, const Places *places, const Input *input)
{
    const char *output = o->output ? o->output : arena_format("%s.gch", input->path);
    const char *written = run_output_begin(o, output);
    return written
        && run_output_end(o, written, output, compile_source(o, places, input, "-c", written));
}

static bool make_assembly(const Options *o, const Places *places,
                          const Input *input)
{
    if (input->kind == INPUT_AMPC) {
        const char *stem = output_stem(o, input);
        if (!strcmp(stem, "-"))
            return translate_input(o, places, input, &(Outputs){.host = "-"});
        const Outputs to = {.host = arena_format("%s.host.c", stem),
                            .device = arena_format("%s.cl", stem)};
        bool success = translate_input(o, places, input, &to);
        run_output_end(o, to.host, to.host, success);
        return run_output_end(o, to.device, to.device, success);
    }
    const char *output = input_with(input, "s");
    if (o->output)
        output = path_is_folder(o->output)
            ? arena_format("%s/%s", o->output, output)
            : o->output;
    const char *written = run_output_begin(o, output);
    return written &&
           run_output_end(o, written, output,
                          compile_source(o, places, input, "-S", written));
}

/* An .ampc file, but where the host compiler preprocesses it. */
static bool is_translated(const Options *o, const Input *input)
{
    return input->kind == INPUT_AMPC && o->mode != MODE_PREPROCESS && o->mode != MODE_DEPEND;
}

static bool do_input(const Options *o, const Places *places, Input *input)
{
    if (input->kind == INPUT_OBJECT) {
        input->object = input->path;
        if (o->mode != MODE_LINK)
            driver_warning("%s: linker input unused because linking not done",
                           input->path);
        return true;
    }
    if (is_translated(o, input) && !strcmp(input->path, "-") && !input_copy(o, input))
        return false;
    switch (o->mode) {
    case MODE_LINK:
    case MODE_OBJECT:
        return input->kind == INPUT_HEADER ? make_precompiled(o, places, input)
                                           : make_object(o, places, input);
    case MODE_TRANSLATE:
        return make_assembly(o, places, input);
    case MODE_CHECK:
        return input->kind == INPUT_AMPC
            ? translate_input(o, places, input, &(Outputs){0})
            : compile_source(o, places, input, "-fsyntax-only", NULL);
    case MODE_PREPROCESS:
    case MODE_DEPEND:
        return preprocess(o, places, input);
    }
    return false;
}

static bool link_objects(const Options *o, const Places *places)
{
    const char *output = o->output ? o->output : "a.out";
    const char *written = run_output_begin(o, output);
    if (!written)
        return false;
    Strings command = {0};
    list_add_all(&command, &o->cc);
    add_two(&command, "-o", written);
    for (int i = 0; i < o->link.count; i++) {
        const LinkWord *word = &o->link.items[i];
        const char *name = word->option ? word->option : o->inputs.items[word->input].object;
        if (name)
            add(&command, name);
    }
    if (!o->bare_link) {
        add(&command, places->library);
        add(&command, "-lOpenCL");
        add(&command, "-lpthread");
        add(&command, "-lm");
    }
    bool success = run_command(o, &command);
    if (!success)
        driver_error("linking failed (-v shows the command)");
    return run_output_end(o, written, output, success);
}

/* Headers are not. */
static bool is_anything_linked(const Options *o)
{
    for (int i = 0; i < o->inputs.count; i++)
        if (o->inputs.items[i].object)
            return o->mode == MODE_LINK;
    return false;
}

bool driver_run(Options *o)
{
    Places places = {0};
    if (o->query) {
        Strings command = {0};
        list_add_all(&command, &o->cc);
        add(&command, o->query);
        return run_command(o, &command);
    }
    if (!inputs_check(o) || !places_find(&places, o))
        return false;
    bool success = true;
    if (o->database && !o->dry_run)
        success = depend_write_database(o, places.include);
    for (int i = 0; i < o->inputs.count; i++)
        success = do_input(o, &places, &o->inputs.items[i]) && success;
    if (success && is_anything_linked(o))
        success = link_objects(o, &places);
    return success;
}
