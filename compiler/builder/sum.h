/* sum.h - integer expressions of a kernel as sums: a number, and multiples of the
 * tile's numbers, of what the kernel captured and, where no certain thread is meant,
 * of the thread's place in its tile, or in the domain of the simple model, and its
 * variables.
 */
#ifndef SUM_H
#define SUM_H

#include "builder.h"

typedef enum TermKind { TERM_TILE, TERM_LOCAL, TERM_DECL } TermKind;

typedef struct Term {
    TermKind kind;
    int dimension;
    const Decl *decl;
    int64_t times;
} Term;

enum { MOST_TERMS = 6 };

typedef struct Sum {
    bool is_known;
    int64_t number;
    int count;
    Term terms[MOST_TERMS];
} Sum;

/* Whose values are meant. */
typedef struct Thread {
    Builder *builder; /* has the kernel's facts */
    const Function *kernel;
    const Decl *index; /* the kernel's parameter */
    bool is_any, in_init;
    int local[3];      /* of a certain thread */
    Map counters;      /* Decl -> int64_t *: of loops that it is in */
    Map arguments;     /* Decl of a helper's parameter -> Sum *: of one that is called */
    long moves;        /* how often any of these changed */
    Map begins;        /* Decl -> Begin: since the last time */
    Set steady;        /* of Decl: counters of loops around, which do not
                          change in these loops' bodies */
    /* Whether an unsigned number may be taken for that sum, which then must be from 0
     * on and below 2^32; and variables of any integer type for their values. NULL:
     * only where it is known to be. */
    bool (*assumes)(void *context, Sum natural);
    void *context;
} Thread;

/* Any thread of a kernel whose facts `b` has. */
Thread sum_any_thread(Builder *b, const Function *kernel);

/* Its place has changed, or a counter. */
void sum_move(Thread *t);

/* The value of an expression; not known where it is no such sum. */
Sum sum_of(Thread *t, Node *n);

/* The thread's place in its tile, or in the domain of the simple model, along a
 * dimension: 0 where the tile is one thread wide. */
Sum sum_of_local(const Thread *t, int d);

/* One alone. */
Sum sum_of_term(Term t);

/* a + times * b, a + n, -a */
Sum sum_add(Sum a, Sum b, int64_t times);
Sum sum_plus(Sum a, int64_t n);
Sum sum_minus(Sum a);
bool sum_equals(Sum a, Sum b);
bool sum_is_number(Sum a);

/* The same as an expression, at a place where its variables have their values;
 * a place in the domain is the index's global. */
Node *sum_expression(Thread *t, Sum sum, const Node *place);

#endif
