/* diag_message.h - a message as diag.c collects it, and the writers of the
 * formats that it may be given out in.
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
    Place place;        /* without a source: about no place */
    const char *text;
    const char *clause; /* of grammar/clauses.md, or "" */
    const char *flag;   /* without -W, or "" */
    bool promoted;      /* a warning that became an error */
    LIST(Range) marks;
    LIST(Fix) fixes;
    LIST(struct Message *) notes;
    int order;
    const void *cause, *within;  /* one message of each is given out, or NULL */
} Message;

/* A format: what is done with each message, and at the end of the run. */
typedef struct DiagWriter {
    void (*write)(const Message *m);
    void (*finish)(void);
} DiagWriter;

extern const DiagWriter DIAG_TEXT;  /* diag_text.c */
extern const DiagWriter DIAG_JSON;  /* diag_json.c */
extern const DiagWriter DIAG_SARIF; /* diag_sarif.c */

/* // diag_options.c */

const DiagWriter *diag_writer(void); /* -fdiagnostics-format= */

/* // diag.c */

/* "error" and so on. */
const char *diag_level_name(Level level);

/* "-Wflag", "-Werror,-Wflag" or "". */
const char *diag_flag(const Message *m);

/* 'W' of a warning's flag, 'R' of a remark's. */
char diag_flag_letter(const Message *m);

/* The first text of diag.def for a clause, or NULL. */
const char *diag_clause_text(const char *clause);

/* // diag_json.c */

struct json_t;

/* A string of JSON: bytes that are no UTF-8 are replaced. */
struct json_t *diag_json_string(const char *s);

/* Writes a document on one line of stderr, and releases it. */
void diag_json_print(struct json_t *document);

#endif
