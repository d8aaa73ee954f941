/* translate.h - translates one .ampc file into host C and OpenCL C; and the settings of
 * diagnostics that the driver makes. */
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
    bool no_contraction; /* never fuse a * b + c into one operation */
    bool fast_math;      /* kernels may compute faster and less exactly */
    bool checks_bounds;  /* check subscripts at run time */
    KernelForm form;           /* of kernels */
    Remarks remarks;     /* which remarks about kernels to report */
    /* Runs the host compiler's preprocessor on a text, as if it were a file in the
     * input's folder; returns its output, or NULL after reporting an error. */
    const char *(*preprocess)(struct Translation *t, const char *text);
    /* Writes the translated program, host C and OpenCL C; returns false after
     * reporting an error. NULL: the program is only checked. */
    bool (*write)(struct Translation *t, const char *host, size_t host_length,
                  const char *device, size_t device_length);
    const void *driver; /* private to the driver, for the callbacks */
    bool wants_dependencies;
    LIST(Dependency) dependencies; /* out, if they are wanted: the files that
                                    * were read, the input first */
};

/* Translates, with diagnostics on stderr. Returns false after any error: then `write`
 * has not been called, or has failed. */
bool translate(Translation *t);

/* Applies a -W or -f option of ampcc's own diagnostics (-Wno-tile-race, -Werror,
 * -ferror-limit=, -fdiagnostics-color…); returns false if it is not one. */
bool diag_option(const char *option);

/* Whether warnings are switched off (-w). */
bool diag_is_quiet(void);

/* The option of ampcc's that an unknown -W option seems to misspell, or NULL. */
const char *diag_option_meant(const char *option);

/* Sets the format by the value of -fdiagnostics-format=; false if it is unknown. */
bool diag_format(const char *name);

/* Writes a message without a place at once: "ampcc: error: text". */
void diag_say(Level level, const char *text);

/* A whole document in the chosen format with one message. To be called before all other
 * reporting functions. */
const char *diag_alone(Level level, const char *text);

/* Ends the output after the last message. */
void diag_finish(void);

// explain.c

/* Prints the explanation of a clause (amp.tile.2) or a group (amp.tile); returns false
 * if there is no such. */
bool explain_clause(const char *id);

#endif
