/* driver.h - the command line: what was asked for, and the parts that do it.
 *
 * main.c reads the command line into Options (options.c, by the table of
 * option_table.c), driver.c turns Options into jobs, inputs.c and places.c know
 * the files that these are about, run.c runs the host compiler and looks after
 * temporary files, depend.c writes dependency files.
 */
#ifndef DRIVER_H
#define DRIVER_H

#include "runtime/version.h"
#include "ast.h"

#include <sys/types.h>

/* How far to go. */
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
    INPUT_OBJECT  /* only linked */
} InputKind;

typedef struct Input {
    const char *path;
    InputKind kind;
    const char *language; /* of -x; NULL: the name decides */
    const char *object;   /* what the linker gets; written by driver.c */
} Input;

/* A word of the link command, in the order of the command line: an option,
 * or the input with that index. */
typedef struct LinkWord {
    const char *option;
    int input;
} LinkWord;

typedef struct DependOptions {
    bool enabled;          /* -MD or -MMD */
    bool system;           /* -MD: with system headers */
    bool phony;            /* -MP */
    const char *file;      /* -MF */
    Strings plain_targets; /* -MT */
    Strings targets;       /* -MQ: to be quoted */
    Strings words;         /* all of them as given, for -E and -M */
} DependOptions;

typedef struct Options {
    Mode mode;
    const char *output;
    Strings cc; /* the host compiler's words */
    LIST(Input) inputs;

    /* The options of each tool, in the order given. */
    Strings parser, macros, preprocess, host, source;
    LIST(LinkWord) link;

    DependOptions depend;
    const char *database; /* -MJ */
    const char *query;    /* an option that the host compiler answers alone */
    const char *explain;
    const char *format;   /* -fdiagnostics-format= */
    bool verbose;    /* -v: print each command */
    bool dry_run;    /* -###: print, run nothing */
    bool save_temps;
    bool in_place;   /* the host compiler writes more files beside the output */
    bool bare_link;  /* -nostdlib, -r: no library is added */
    bool no_contraction; /* -ffp-contract=off */
    bool checks_bounds;  /* -fsanitize=bounds */
    KernelForm form;           /* -fform= */
    Remarks remarks;           /* -Rpass=, -Rpass-missed= */
    bool help, version;
    bool cache_info, cache_clear;
} Options;

/* // main.c */

/* "ampcc: error: …" and "ampcc: warning: …" on stderr. */
void driver_error(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
void driver_warning(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* Prints words in lines of 79 columns at most, but for the first `indent` of each. */
void print_folded(const char *text, int indent);

/* // options.c */

/* Reads the command line; reports and returns false where it makes none. */
bool options_read(Options *o, int argc, char **argv);
void options_print_help(void);

/* // response.c */

/* Splits text into words by the GNU rules for response files: white space
 * separates, ' and " quote, \ takes the next character as it is. */
void response_split(Strings *words, const char *text);

/* The command line with each @file replaced by the words in that file.
 * False, and reported, where they include each other without end. */
bool response_expand(Strings *words, int argc, char **argv);

/* // driver.c */

/* Does what `o` says. True where all of it succeeded. */
bool driver_run(Options *o);

/* // inputs.c */

/* Whether each input can be read, and -o goes with them; reports. */
bool inputs_check(const Options *o);

/* The input's name without its folder: with another extension, or none. */
const char *input_with(const Input *input, const char *extension);
const char *input_stem(const Input *input);

/* What -S puts ".host.c" and ".cl" after. */
const char *output_stem(const Options *o, const Input *input);

/* Whether a path is that of a folder, or can only be one. */
bool path_is_folder(const char *path);

/* // head.c */

/* Adds to `head`, as C, what the host compiler can read of a program's headers before
 * its translation is there; nothing where that is not sure. */
void head_read(Buffer *head, const Options *o, const char *path);

/* // places.c */

/* The program itself, the folder of amp.h, the front end, the library. */
typedef struct Places {
    const char *program, *include, *front, *library;
} Places;

/* Finds them; false, and reported, where what `o` needs is missing. */
bool places_find(Places *places, const Options *o);

/* // cache.c */

/* Empties the program cache, or prints where and how big it is. */
bool cache_command(bool clears);

/* // depend.c */

/* The dependency file of an input, and its targets as make reads them. */
const char *depend_file(const Options *o, const Input *input);
const char *depend_targets(const Options *o, const Input *input);

/* Writes the dependency file, without or with system headers, from the
 * files that were read; `system[i]` marks file i. False after an error. */
bool depend_write(const Options *o, const Input *input, const Strings *files,
                  const bool *system);

/* Writes -MJ's file: an entry of compile_commands.json for each input. */
bool depend_write_database(const Options *o, const char *include_directory);

/* // run.c */

/* Sets up the handlers: a signal that ends ampcc ends the command that runs
 * and removes temporary files; a crash removes them too (crash.h). */
void run_setup(void);

/* Prints a command as a shell takes it, each word quoted as clang -v does. */
void run_print(const Strings *command);

/* A command that reads from standard input what ampcc feeds it. */
typedef struct Running {
    const char *name;
    pid_t process; /* 0: none, with -### */
    int input;
} Running;

/* Prints (-v, -###) and starts (but for -###) a command. False, and reported,
 * if it cannot be started. */
bool run_begin(const Options *o, const Strings *command, Running *r);

/* Gives it text to read; it may end before it has read all. */
void run_feed(const Running *r, const char *text, size_t length);

/* Ends its input and waits for it. False, and reported where the command itself
 * did not, if it failed. */
bool run_end(Running *r);

/* Runs a command that reads what ampcc's standard input is: as run_begin and
 * run_end. */
bool run_command(const Options *o, const Strings *command);

/* A new file in a private folder under $TMPDIR, named after base. NULL, and
 * reported, where none can be made. */
const char *run_temporary(const Options *o, const char *base,
                          const char *extension);

/* Where to write what shall become `output` in one step: a temporary beside
 * it, or `output` itself where that is no regular file. NULL, and reported,
 * where nothing can be written. */
const char *run_output_begin(const Options *o, const char *output);

/* Makes it `output`, or, after a failure, removes both. */
bool run_output_end(const Options *o, const char *written, const char *output,
                    bool success);

/* Removes a file when ampcc ends, however it ends. */
void run_remove_at_end(const char *path);
void run_clean_up(void);

#endif
