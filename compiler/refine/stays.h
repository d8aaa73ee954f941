/* stays.h - which indices a variable may be replaced with: those that have the same value
 * wherever the variable is used.
 */
#ifndef STAYS_H
#define STAYS_H

#include "builder/builder.h"

typedef struct Stays {
    Builder *builder;
    const Function *kernel;
    Set counters; /* of Decl: of loops that change them at the end of each trip alone */
} Stays;

/* Finds the counters of a kernel's body. */
void stays_learn(Stays *s, Node *body);

/* Whether an expression has the same value throughout the block of a variable that is
 * declared with it. */
bool stays_same(Stays *s, Node *n);

#endif
