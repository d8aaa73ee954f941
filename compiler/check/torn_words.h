/* torn_words.h - the words of statements that are not in the tree; for check_torn.c. */
#ifndef TORN_WORDS_H
#define TORN_WORDS_H

#include "check.h"

typedef struct Word {
    const char *text;
    char before, after;  /* what stands beside it, but for blanks; 0: nothing */
    bool is_inside;      /* it is between brackets, or in a condition */
    bool is_assigned;    /* an assignment is somewhere behind it, */
    bool is_stepped;     /* or an operator that changes something between brackets is beside
                            it, or anywhere beside no word */
    bool is_first;
    unsigned end;
} Word;

typedef LIST(Word) Words;

/* Those in a range of a source, in order. */
Words words_of(Range r);

/* Whether a function has a variable or a parameter of a word's name. */
bool words_know(const Function *f, const Word *w);

/* Whether a statement of a function may wait at a barrier, or make threads diverge by
 * leaving. */
bool words_may_part(const Unit *unit, const Function *f, const Words *words);

/* Whether a variable of a type may change. Functions may change arrays and views given to
 * them. */
bool word_may_change(const Word *w, const Type *t);

#endif
