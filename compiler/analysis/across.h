/* across.h - whether neighbouring threads of a kernel access elements of different rows. */
#ifndef ACROSS_H
#define ACROSS_H

#include "ast.h"

/* Whether neighbouring threads of a kernel of the simple model access different rows in its
 * innermost loops, about as often as they access neighbouring elements there. */
bool goes_across(const Function *kernel);

#endif
