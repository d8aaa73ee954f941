/* interval.h - which numbers an integer expression of a kernel may be, as far as its types,
 * its constants and what its variables are given say. */
#ifndef INTERVAL_H
#define INTERVAL_H

#include "ast.h"

/* The numbers from `least` to `most`. */
typedef struct Interval {
    int64_t least, most;
} Interval;

typedef struct Intervals {
    Map given;  /* Decl -> what it is given: interval.c */
    Map known;  /* Decl -> Interval of a variable, once that is known */
    const Decl *asked; /* the variable whose values are being found, or NULL: */
    Interval so_far;   /* those that were found */
} Intervals;

/* Finds what the integer variables of a body are given. */
void intervals_find(Intervals *all, Node *body);

/* The numbers that an expression may be; false if they are not known. In `reach`, unless
 * it is NULL, also those that it is computed from: the operands of its operators and what
 * `?:` chooses from, but not its condition. */
bool interval_of(Intervals *all, Node *n, Interval *out, Interval *reach);

/* The numbers that a variable may be; false if they are not known. */
bool interval_of_variable(Intervals *all, const Decl *d, Interval *out);

/* Whether all numbers of one are in another. */
bool interval_is_within(Interval a, Interval b);

/* The numbers of an integer type. */
Interval interval_of_type(const Type *t);

#endif
