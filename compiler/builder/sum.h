/* sum.h - integer expressions of a kernel as linear forms: a number plus multiples of
 * the tile's indices, of captured values and, unless a certain thread is meant, of the
 * thread's variables and of its place, in its tile or in the domain of the simple model.
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

/* The thread whose values are meant, and where it stands. */
typedef struct Thread {
    Builder *builder; /* with the kernel's facts */
    const Function *kernel;
    const Decl *index; /* the kernel's parameter */
    bool is_any, in_init; /* not a certain thread; an initializer is evaluated */
    int local[3];      /* the place of a certain thread, and */
    bool is_of_place;  /* whether a sum depended on it since this was cleared */
    Map counters;      /* Decl -> int64_t *: the counters of the loops that it is in */
    Map arguments;     /* Decl of a parameter -> Sum *: in the helper that it is in */
    long moves;        /* how often any of these changed */
    Map begins;        /* Decl -> Begin: the sums of initializers, since the last move */
    Set steady;        /* of Decl: counters of surrounding loops, which do not change
                          in these loops' bodies */
    /* Whether an unsigned expression may be taken for that sum, which then must not be
     * negative and below 2^32, and variables of any integer type for their values. NULL:
     * only if it is known to be so. */
    bool (*assumes)(void *context, Sum natural);
    void *context;
} Thread;

/* Any thread of a kernel, whose facts `b` has. */
Thread sum_any_thread(Builder *b, const Function *kernel);

/* To be called when the thread's place or a counter has changed. */
void sum_move(Thread *t);

/* The value of an expression; !is_known if it is no such sum. */
Sum sum_of(Thread *t, Node *n);

/* The thread's place along a dimension, in its tile or in the domain of the simple
 * model: 0 if the tile is one thread wide. */
Sum sum_of_local(Thread *t, int d);

/* How many threads the tile has; the thread's number among them, row by row. */
int sum_threads(const Thread *t);
Sum sum_of_number(Thread *t);

/* Makes it the thread of that number. */
void sum_set_thread(Thread *t, int number);

/* The sum of one term. */
Sum sum_of_term(Term t);

/* a + times * b, a + n, -a */
Sum sum_add(Sum a, Sum b, int64_t times);
Sum sum_plus(Sum a, int64_t n);
Sum sum_minus(Sum a);
bool sum_equals(Sum a, Sum b);
bool sum_is_number(Sum a);

/* A sum as an expression, to be evaluated where its variables have their values; the
 * thread's place in the domain is the index's global. */
Node *sum_expression(Thread *t, Sum sum, const Node *place);

#endif
