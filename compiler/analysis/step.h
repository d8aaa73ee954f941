/* step.h - by how much an integer grows from thread to thread along a dimension, in a kernel of
 * the simple model.
 */
#ifndef STEP_H
#define STEP_H

#include "ast.h"

/* Other steps: STEP_FAR, a multiple that is no constant; STEP_ODD, not the same from each thread
 * to the next, as of x / 2. */
#define STEP_FAR INT64_MAX
#define STEP_ODD INT64_MIN

typedef struct Steps {
    const Decl *index;
    int dimension;
    Map known; /* Decl -> Step: variables' */
} Steps;

/* Begins the analysis of a kernel along a dimension, counted from the slowest one. */
Steps steps_of(const Function *kernel, int dimension);

/* The step of an integer expression; 0 if it does not differ. Floating values and loaded ones
 * are taken not to. */
int64_t step_of(Steps *s, Node *n);

#endif
