/* word.h - the words of amp.h, as word.def has them. */
#ifndef WORD_H
#define WORD_H

#include "diag/diag.h"

/* Reports that a word of word.def has other arguments than it takes. */
void word_misused(const char *name, Place place);

#endif
