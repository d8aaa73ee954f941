/* relay_head.h - the head of a statement, as a language of any kind has it. */
#ifndef RELAY_HEAD_H
#define RELAY_HEAD_H

#include "relay.h"

/* `between` is what parts the variable of a loop from the rest. */
typedef struct Head {
    const Source *s;
    unsigned begin, open, between, end; /* open: behind its parenthesis or its words */
} Head;

/* The parts of a loop's head between its semicolons: where one of these is missing, or too
 * many, and what the head from `open` on is read as. */
typedef struct Parts {
    int semicolons;
    unsigned wrong;
    bool is_certain; /* it has what is missing, as commas */
    const char *read;
} Parts;

/* Whether a word stands at a place; where the token behind the word at a place begins. */
bool head_is_word(const Source *s, unsigned at, const char *word);
unsigned head_behind_word(const Source *s, unsigned at);

/* The head whose first word is at a place. */
Head head_at(const Source *s, unsigned begin);

/* The loop in whose head a place is, or at or before it in its statement; none ends at 0. */
Head head_of_loop(Place place);

/* The parts of a for's head. */
Parts head_parts(const Head *h);

#endif
