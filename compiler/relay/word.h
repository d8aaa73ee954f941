/* word.h - reporting the misuse of a word of amp.h, which word.def lists. */
#ifndef WORD_H
#define WORD_H

#include "diag/diag.h"

/* Reports that a word of word.def is used with arguments that it does not take. */
void word_misused(const char *name, Place place);

#endif
