/* race_value.h - inside the search for data races: what the values are that stand in places
 * and conditions.
 */
#ifndef RACE_VALUE_H
#define RACE_VALUE_H

#include "check_trace/check_trace.h"

// race_rank.c

/* Returns whether a value is a comparison or a logical operation. */
bool race_is_comparison(const Value *v);

/* Whether a value is a rank that differs between equal numbers; one that they share. */
bool race_is_rank(const Value *v);
bool race_is_tied_rank(const Value *v);

/* Finds the number that a rank counts from; returns false if it is not known. */
bool race_rank_begin(const Value *v, int64_t *number);

/* Returns whether a value is a rank that several threads may have: a tied one, or what a
 * search finds. */
bool race_is_shared_rank(const Value *v);

/* Returns whether a condition compares numbers for equality: of threads with equal ones it
 * may hold for the first alone. */
bool race_is_first_of_equals(const Value *condition);

// race_own.c

/* Returns whether a value is a number that the kernel captures. */
bool race_is_captured(const Value *v);

/* Returns the length of rows in a product with a captured one, or NULL. */
const Value *race_length_in(const Value *v);

// race_term.c

/* Whether the product of two numbers cannot overflow. */
bool race_is_short(int64_t n);

/* The operand that a product multiplies by a constant; multiplies *scale by that. NULL if
 * the value is no such product, or the new scale would not be short. */
const Value *race_unscaled(const Value *v, int64_t *scale);

/* Calls add for the terms of some times a sum: what is neither a sum nor a product with a
 * constant, or is_whole (NULL: nothing is). Each comes once, with the factor that it has in
 * all, which is not 0. */
void race_each_term(const Value *sum, int64_t scale, bool (*is_whole)(const Value *v, void *context),
                    void (*add)(const Value *term, int64_t scale, void *context),
                    void *context);

/* Returns what a place is some times of, plus what is the same in all threads; NULL if more
 * than one term varies. */
const Value *race_term_in(const Value *place);

/* Adds scale * number, modulo 2^64. */
void race_add_product(int64_t *sum, int64_t scale, int64_t number);

// race_contend.c

/* Returns whether what an atomic function found in one place is so, compared with a number, for
 * several threads. */
bool race_is_met_again(const Value *old, Op op, const Value *number);

/* Returns whether several threads come to a write at one place, as their condition says. */
bool race_is_contended(const Event *e);

#endif
