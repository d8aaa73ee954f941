/* relay_mend.h - repairs of a file's text, to be parsed again: what is put into it
 * (relay_repair.c), and which of them are kept (relay_mend.c). */
#ifndef RELAY_MEND_H
#define RELAY_MEND_H

#include "relay_said.h"

/* A repair: `put` replaces `was` in the parsed text; and the diagnostic to report. */
typedef struct Mend {
    const char *path, *put, *was;
    unsigned at;
    bool is_sure, is_brace, is_length, is_wrong;
    bool is_torn;    /* what is put is not what is meant: its statement is a hole */
    bool is_as_said; /* Clang's diagnostic is reported as if nothing were replaced */
    Said said;
} Mend;

/* Finds the repair for an error, and rewords the error accordingly; false if there is none. */
bool relay_repair(Lower *l, const Conversation *all, Said *said, Mend *m);

#endif
