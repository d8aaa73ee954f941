/* translate.h - one .ampc file in, host C and OpenCL C out. */
#ifndef TRANSLATE_H
#define TRANSLATE_H

#include "ast.h"

typedef enum Level { NOTE, REMARK, WARNING, ERROR, FATAL } Level;

typedef struct Dependency {
    const char *path;
    bool system;
} Dependency;

typedef struct Translation Translation;
struct Translation {
    const char *input;        /* the path as the user gave it */
    Strings parser_arguments; /* for libclang: -I -D -U -include -isystem
                               * -std= -W… -f… */
    Strings preprocessor;     /* host compiler's command prefix for expanding
                               * macros: cc, then the same -I -D -U -std=… */
    const char *include_directory; /* where amp.h is */
    const char *front;             /* the module that reads the input */
    bool no_contraction; /* no a * b + c is to be one fused operation */
    bool checks_bounds;  /* subscripts are to be checked when they run */
    KernelForm form;           /* of kernels */
    Remarks remarks;     /* what to say of kernels */
    /* Runs the host compiler's preprocessor over a text, as if it stood in the
     * input's folder; its output, or NULL after an error was reported. */
    const char *(*preprocess)(struct Translation *t, const char *text);
    /* Takes what the program became, host C and OpenCL C; false after an error
     * was reported. NULL: the program is only checked. */
    bool (*write)(struct Translation *t, const char *host, size_t host_length,
                  const char *device, size_t device_length);
    const void *driver; /* the driver's own */
    bool wants_dependencies;
    LIST(Dependency) dependencies; /* out, where they are wanted: the files
                                    * that were read, the input first */
};

/* Translates; reports on stderr. False after any error: then nothing was
 * written, but for what `write` itself could not. */
bool translate(Translation *t);

/* Takes a -W/-f option of our own diagnostics (-Wno-tile-race, -Werror,
 * -ferror-limit=, -fdiagnostics-color…); false when it is none of ours. */
bool diag_option(const char *option);

/* Whether there are no warnings (-w). */
bool diag_is_quiet(void);

/* The option that a -W option of none of ours is a misspelling of, or NULL. */
const char *diag_option_meant(const char *option);

/* Takes the value of -fdiagnostics-format=; false when there is none such. */
bool diag_format(const char *name);

/* Reports what is about no place: "ampcc: error: text". */
void diag_say(Level level, const char *text);

/* What the format makes of one message alone: a document of its own. To be
 * called before all others. */
const char *diag_alone(Level level, const char *text);

/* The end of all messages. */
void diag_finish(void);

/* // explain.c */

/* Prints --explain ID, of a clause (amp.tile.2) or of a group (amp.tile); false
 * when there is none. */
bool explain_clause(const char *id);

#endif
