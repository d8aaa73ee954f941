/* diag_message.h - a message as diag.c collects it, and the writers of the
 * output formats.
 */
#ifndef DIAG_MESSAGE_H
#define DIAG_MESSAGE_H

#include "diag.h"
#include "text/source.h"

typedef struct Fix {
    Range range;
    const char *text;
} Fix;

typedef struct Message {
    Level level;
    Place place;        /* its source is NULL: the message has no place */
    const char *text;
    const char *clause; /* of grammar/clauses.md, or "" */
    const char *flag;   /* without -W, or "" */
    bool promoted;      /* a warning that became an error */
    LIST(Range) marks;
    LIST(Fix) fixes;
    LIST(struct Message *) notes;
    int order;
    const void *cause, *within;  /* diag_cause; NULL: none */
} Message;

/* An output format: functions to write a message, and to end the output. */
typedef struct DiagWriter {
    void (*write)(const Message *m);
    void (*finish)(void);
} DiagWriter;

extern const DiagWriter DIAG_TEXT;  /* diag_text.c */
extern const DiagWriter DIAG_JSON;  /* diag_json.c */
extern const DiagWriter DIAG_SARIF; /* diag_sarif.c */

// diag_options.c

const DiagWriter *diag_writer(void); /* -fdiagnostics-format= */

// diag_macro.c

/* The use of one of the user's macros whose body a place is in, or NULL. */
const MacroUse *diag_macro(Place p);

// diag.c

/* The name of a level as it is printed: "error". */
const char *diag_level_name(Level level);

/* A message's flag as it is printed: "-Wflag", "-Werror,-Wflag" or "". */
const char *diag_flag(const Message *m);

/* The letter of a message's flag: 'R' for a remark, else 'W'. */
char diag_flag_letter(const Message *m);

/* The first text of diag.def for a clause, or NULL. */
const char *diag_clause_text(const char *clause);

// diag_json.c

struct json_t;

/* A new JSON string, in which bytes that are not valid UTF-8 are replaced. */
struct json_t *diag_json_string(const char *s);

/* Writes a document to stderr on one line, and releases it. */
void diag_json_print(struct json_t *document);

#endif
