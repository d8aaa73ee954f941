/* inner_bound.h - bounds of the threads that are inner ones, of inner.h. */
#ifndef INNER_BOUND_H
#define INNER_BOUND_H

#include "inner.h"

/* The dimension along which threads make a row, and the thread's place in it. */
int inner_dimension(const Inner *s);
Sum inner_place(const Inner *s);

/* How a loop's counter counts; NULL where that is not known. */
Counting *inner_counting(const Inner *s, const Decl *d);

/* Whether all of it has one value for a row, but its place and counters. */
bool inner_is_shared(const Inner *s, const Sum *sum);

/* How often the place is in it. */
int64_t inner_times(const Inner *s, const Sum *sum);

/* Whether the inner threads may be those for which a bound holds in all trips of their
 * loops: then they are. */
bool inner_bound(Inner *s, BoundKind kind, Sum at);

/* The same for those for which a sum is from 0 on, and surely below 2^32. */
bool inner_natural(Inner *s, Sum natural);

/* The thread's place along a dimension as an expression. */
Node *inner_place_along(Inner *s, int dimension, const Node *at);

/* A sum as an expression of 64 bits: in 32 it may wrap around. */
Node *inner_expression(Inner *s, const Sum *sum, const Node *place);

#endif
