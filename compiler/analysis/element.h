/* element.h - elements of arrays at places that are known, once short loops are
 * unrolled.
 */
#ifndef ELEMENT_H
#define ELEMENT_H

#include "ast.h"

/* Adds the counters of the short loops in a body that may be unrolled. */
void element_find_counters(Node *body, Set *counters);

/* Adds those of loops that all threads are in the same trip of: their bounds are numbers,
 * or such counters, and nothing leaves them. */
void element_find_shared(Node *body, Set *counters);

/* The array that an element is in, m of m[2 * k + 1][0], where its place is known from
 * numbers and `counters`; NULL for other nodes, also for what is an array itself. */
Node *element_array(const Set *counters, Node *n);

/* Adds the counters, of `counters`, that choose the place of an element. */
void element_find_choosing(const Set *counters, Node *element, Set *choosing);

/* The place of an element that numbers choose, in all of its array; -1 where that is
 * outside. */
int64_t element_place(const Node *n);

#endif
