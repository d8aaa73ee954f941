/* fold.h - integer expressions of constants. */
#ifndef FOLD_H
#define FOLD_H

#include "ast.h"

/* The low bytes of `x`, as an integer of that size. */
int64_t fold_cut(uint64_t x, long bytes, bool is_unsigned);

/* `op` of one or two integers (b: any) in a type of so many bytes; false
 * where C has no result. */
bool fold_compute(Op op, int64_t a, int64_t b, long bytes, bool is_unsigned,
                  int64_t *out);

/* The greatest common divisor, or the other number where one is 0; never negative. */
int64_t fold_common_divisor(int64_t a, int64_t b);

/* Whether a number is a power of two. The number of values that `x & mask` has, if these are
 * consecutive: 64 for the mask 63; else 0. */
bool fold_is_power(int64_t n);
int64_t fold_mask_size(int64_t mask);

/* The value of an integer constant expression; false if a node is none. */
bool fold_constant(const Node *n, int64_t *value);

/* The same of a condition, which may also be decided by the types of its operands. */
bool fold_condition(const Node *n, int64_t *value);

/* Whether a node is a division of integers that may trap: its divisor may be 0 or -1. */
bool fold_may_trap(const Node *n);

#endif
