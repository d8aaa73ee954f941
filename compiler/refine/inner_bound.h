/* inner_bound.h - the bounds of the inner threads (see inner.h). */
#ifndef INNER_BOUND_H
#define INNER_BOUND_H

#include "inner.h"

/* The dimension along which threads make a row, and the thread's place in it. */
int inner_dimension(const Inner *s);
Sum inner_place(const Inner *s);

/* The range of a loop's counter; NULL if that is not known. */
Counting *inner_counting(const Inner *s, const Decl *d);

/* Whether all terms of a sum are row-invariant, except the place and counters. */
bool inner_is_shared(const Inner *s, const Sum *sum);

/* The coefficient of the thread's place in its row. */
int64_t inner_times(const Inner *s, const Sum *sum);

/* Restricts the inner threads to those for which a bound holds in all iterations of the
 * surrounding loops; false if that cannot be said. */
bool inner_bound(Inner *s, BoundKind kind, Sum at);

/* The same for a sum that must not be negative, and is certain to be below 2^32. */
bool inner_natural(Inner *s, Sum natural);

/* A sum as an expression of 64 bits: in 32 it may wrap around. */
Node *inner_expression(Inner *s, const Sum *sum, const Node *place);

#endif
