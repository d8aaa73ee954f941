/* element.h - elements of arrays whose indices are constants once short loops are unrolled.
 */
#ifndef ELEMENT_H
#define ELEMENT_H

#include "ast.h"

/* Adds the counters of the short loops in a body, which may be unrolled. */
void element_find_counters(Node *body, Set *counters);

/* Adds the counters of loops in which all threads are in the same trip at a time: their bounds
 * are numbers or such counters, and nothing leaves them. */
void element_find_shared(Node *body, Set *counters);

/* The array of an element whose indices are made of numbers and `counters`: m, of
 * m[2 * k + 1][0]. NULL for other nodes, also for what is an array itself. */
Node *element_array(const Set *counters, Node *n);

/* Adds those of `counters` that are in an element's indices. */
void element_find_choosing(const Set *counters, Node *element, Set *choosing);

/* The place in its whole array of an element with constant indices; -1 if it is outside. */
int64_t element_place(const Node *n);

#endif
