/* multiples.h - integers of a kernel as sums of multiples. */
#ifndef MULTIPLES_H
#define MULTIPLES_H

#include "device.h"

enum { MOST_TERMS = 8 };

/* Multiples of things that count: of a loop's variable, or of the thread's place in a
 * dimension. */
typedef struct Multiples {
    struct { const void *of; int64_t by; } terms[MOST_TERMS];
    int count;
    bool is_unknown; /* and of more */
} Multiples;

/* The multiples in an integer that the driver's compiler may find, too, since it counts
 * the iterations of loops: i of `for (i = 0; …; i += 5)` is a multiple of 5. What it
 * cannot know, such as an element of memory, is none. */
Multiples multiples_of(Device *dev, Node *n);

#endif
