/* step.h - how far an integer of a kernel of the simple model is from that of the next
 * thread in a dimension.
 */
#ifndef STEP_H
#define STEP_H

#include "ast.h"

/* Other answers: it is multiplied by what is no constant; it differs, but not by the same
 * for all threads, as x / 2 does. */
#define STEP_FAR INT64_MAX
#define STEP_ODD INT64_MIN

typedef struct Steps {
    const Decl *index;
    int dimension;
    Map known; /* Decl -> Step: variables' */
} Steps;

/* Those of a kernel; dimension: counted from the slowest one. */
Steps steps_of(const Function *kernel, int dimension);

/* The step of an integer expression, 0 if it is the same. What is computed with fractions,
 * or found in memory, is taken to be. */
int64_t step_of(Steps *s, Node *n);

#endif
