/* across.h - whether neighbouring threads access elements of different rows. */
#ifndef ACROSS_H
#define ACROSS_H

#include "ast.h"

/* Whether those of a kernel of the simple model do so in its innermost loops, about as
 * often as they access neighbouring elements there. */
bool goes_across(const Function *kernel);

#endif
