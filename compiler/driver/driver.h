/* driver.h - the driver: the command line's options, and the files that carry them out.
 *
 * main.c reads the command line into Options (options.c, by the table of
 * option_table.c), driver.c turns Options into commands, inputs.c checks and names
 * files, places.c finds ampcc's own, run.c runs the host compiler and manages
 * temporary files, depend.c writes dependency files.
 */
#ifndef DRIVER_H
#define DRIVER_H

#include "ast.h"

#include <sys/types.h>

/* The step to stop after. */
typedef enum Mode {
    MODE_LINK,
    MODE_OBJECT,     /* -c */
    MODE_TRANSLATE,  /* -S */
    MODE_CHECK,      /* -fsyntax-only */
    MODE_PREPROCESS, /* -E */
    MODE_DEPEND      /* -M, -MM */
} Mode;

typedef enum InputKind {
    INPUT_AMPC,   /* translated, then compiled */
    INPUT_SOURCE, /* compiled by the host compiler: C, assembler */
    INPUT_HEADER, /* precompiled by the host compiler */
    INPUT_OBJECT  /* only linked */
} InputKind;

typedef struct Input {
    const char *path;     /* to read it from */
    const char *name;     /* to call it by: path, or "<stdin>" */
    InputKind kind;
    const char *language; /* of -x; NULL: by the extension */
    const char *object;   /* the file to link; set by driver.c */
} Input;

/* A word of the link command, in the order of the command line: an option, or, if
 * that is NULL, an input by its index. */
typedef struct LinkWord {
    const char *option;
    int input;
} LinkWord;

typedef struct DependOptions {
    bool enabled;          /* -MD or -MMD */
    bool system;           /* -MD: system headers too */
    bool phony;            /* -MP */
    const char *file;      /* -MF */
    Strings plain_targets; /* -MT */
    Strings targets;       /* -MQ: to be quoted */
    Strings words;         /* all of these options as given, for -E and -M */
} DependOptions;

typedef struct Options {
    Mode mode;
    const char *output;
    Strings cc; /* the host compiler's command */
    LIST(Input) inputs;

    /* The options of each tool, in the order given. */
    Strings parser, macros, preprocess, host, source;
    LIST(LinkWord) link;

    DependOptions depend;
    const char *database; /* -MJ */
    const char *query;    /* an option that the host compiler alone answers */
    const char *explain;
    const char *format;   /* -fdiagnostics-format= */
    bool verbose;    /* -v: print each command */
    bool dry_run;    /* -###: print, run nothing */
    bool save_temps;
    bool in_place;   /* the host compiler writes more files beside the output */
    bool bare_link;  /* -nostdlib, -r: no library is added */
    bool no_contraction; /* -ffp-contract=off */
    bool fast_math;      /* -ffast-math */
    bool checks_bounds;  /* -fsanitize=bounds */
    KernelForm form;           /* -fform= */
    Remarks remarks;           /* -Rpass=, -Rpass-missed= */
    bool help, version;
    bool cache_info, cache_clear;
} Options;

// main.c

/* Print "ampcc: error: …" and "ampcc: warning: …" on stderr. */
void driver_error(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
void driver_warning(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* Prints text folded at blanks to 79 columns, every line but the first one indented. */
void print_folded(const char *text, int indent);

// options.c

/* Parses the command line into *o; returns false after reporting an error. */
bool options_read(Options *o, int argc, char **argv);

// option_table.c

/* Prints what --help prints. */
void options_print_help(void);

// response.c

/* Splits text into words by the GNU rules for response files: white space
 * separates, ' and " quote, \ takes the next character literally. */
void response_split(Strings *words, const char *text);

/* Adds the command line to `words`, each response file @file replaced by its words.
 * Returns false, with an error reported, if one is unreadable or includes itself. */
bool response_expand(Strings *words, int argc, char **argv);

// driver.c

/* Carries out the options; returns true if all of it succeeded. */
bool driver_run(Options *o);

// inputs.c

/* Whether every input is readable and -o fits the inputs; reports an error if not. */
bool inputs_check(const Options *o);

/* Copies AMP C on standard input to a temporary file, which is the input from then on;
 * its messages are about "<stdin>". Returns false, with an error reported, if it cannot. */
bool input_copy(const Options *o, Input *input);

/* The folder that its relative #includes begin at. */
const char *input_directory(const Input *input);

/* The input's base name, with another extension or with none. */
const char *input_with(const Input *input, const char *extension);
const char *input_stem(const Input *input);

/* The path to which -S appends ".host.c" and ".cl". */
const char *output_stem(const Options *o, const Input *input);

/* Whether a path names a folder, or can name nothing else. */
bool path_is_folder(const char *path);

// head.c

/* Appends to `head`, as C, the #includes at a program's beginning that the host compiler
 * can read before the translation is done; nothing if that might not be safe. */
void head_read(Buffer *head, const Options *o, const char *path);

// places.c

/* The paths of ampcc itself, the folder of amp.h, the front end and the library. */
typedef struct Places {
    const char *program, *include, *front, *library;
} Places;

/* Sets them; returns false, with an error reported, if one that `o` needs is missing. */
bool places_find(Places *places, const Options *o);

// cache.c

/* Clears the program cache, or prints its path and size; false after an error. */
bool cache_command(bool clears);

// depend.c

/* The path of an input's dependency file, and its targets quoted for make. */
const char *depend_file(const Options *o, const Input *input);
const char *depend_targets(const Options *o, const Input *input);

/* Writes the dependency file from the files that were read; system[i] says whether
 * file i is a system header. Returns false after an error. */
bool depend_write(const Options *o, const Input *input, const Strings *files,
                  const bool *system);

/* Writes -MJ's file, an entry of compile_commands.json for each input. */
bool depend_write_database(const Options *o, const char *include_directory);

// run.c

/* Installs the handlers: a signal that ends ampcc also ends the running command and
 * removes temporary files; a crash removes them too (crash.h). */
void run_setup(void);

/* Prints a command for a shell, each word quoted as clang -v does. */
void run_print(const Strings *command);

/* A running command whose standard input is a pipe from ampcc. */
typedef struct Running {
    const char *name;
    pid_t process; /* 0: none, with -### */
    int input;
} Running;

/* Prints a command (-v, -###) and starts it (unless -###). Returns false, with an error
 * reported, if it cannot be started. */
bool run_begin(const Options *o, const Strings *command, Running *r);

/* Writes text to its input; ignores that it may end before it has read all. */
void run_feed(const Running *r, const char *text, size_t length);

/* Closes its input and waits for it. Returns false if it failed; an error is reported
 * if a signal ended it. */
bool run_end(Running *r);

/* Runs a command to its end with ampcc's own standard input; returns as run_begin
 * and run_end do. */
bool run_command(const Options *o, const Strings *command);

/* Makes a temporary file, named after base, in a private folder under $TMPDIR. Returns
 * its path, or NULL after reporting an error. */
const char *run_temporary(const Options *o, const char *base,
                          const char *extension);

/* The path to write so that run_output_end can replace `output` atomically: a temporary
 * beside it, or `output` itself if that is not a regular file or o->in_place. NULL after
 * reporting an error. */
const char *run_output_begin(const Options *o, const char *output);

/* Renames it to `output`; or, after a failure, removes both. False after an error. */
bool run_output_end(const Options *o, const char *written, const char *output,
                    bool success);

/* Registers a file for removal when ampcc ends, however it ends; removes them all. */
void run_remove_at_end(const char *path);
void run_clean_up(void);

#endif
