/* multiples.h - integers of a kernel as sums of multiples. */
#ifndef MULTIPLES_H
#define MULTIPLES_H

#include "device.h"

enum { MOST_TERMS = 8 };

/* Each of what counts: a variable of a loop, or the thread's place in a dimension. */
typedef struct Multiples {
    struct { const void *of; int64_t by; } terms[MOST_TERMS];
    int count;
    bool is_unknown; /* and of more */
} Multiples;

/* Those that the driver's compiler may find too, as it knows how often a loop ran
 * before: i of `for (i = 0; …; i += 5)` is a multiple by 5. What it cannot know,
 * what is in memory, say, is none. */
Multiples multiples_of(Device *dev, Node *n);

#endif
