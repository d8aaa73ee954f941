/* multiples.h - integers of a kernel as sums of multiples of counters, as the driver's compiler
 * may see them. */
#ifndef MULTIPLES_H
#define MULTIPLES_H

#include "device.h"

enum { MOST_TERMS = 8 };

/* Multiples of a loop's counter, or of the thread's place in a dimension. */
typedef struct Multiples {
    struct { const void *of; int64_t by; } terms[MOST_TERMS];
    int count;
    bool is_unknown; /* and of more */
} Multiples;

/* The multiples in an integer, which the driver's compiler may find, too, since it analyses
 * induction variables: i of `for (i = 0; …; i += 5)` is a multiple of 5. What it cannot know,
 * such as an element of memory, counts as none. */
Multiples multiples_of(Device *dev, Node *n);

#endif
