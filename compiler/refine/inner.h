/* inner.h - the inner threads of a row, from some place on and before another one, for
 * which conditions are known to hold.
 */
#ifndef INNER_H
#define INNER_H

#include "builder/sum.h"

/* A bound on the thread's place in its row, or on a value that the row shares. */
typedef enum BoundKind {
    BOUND_FROM,   /* place >= at */
    BOUND_BEFORE, /* place < at */
    BOUND_ROW,    /* 0 <= at */
    BOUND_MASK    /* at + 1 is a power of two */
} BoundKind;

typedef struct Bound {
    BoundKind kind;
    Sum at;
} Bound;
typedef LIST(Bound) Bounds;

/* The least and the largest value of a loop's counter. */
typedef struct Counting {
    Sum least, most;
} Counting;

/* A part of a kernel of the simple model, and its inner threads. */
typedef struct Inner {
    Builder *builder;
    Thread thread;
    Map countings; /* Decl -> Counting: of the surrounding loops */
    Set shared;    /* of Decl: row-invariant variables from outside of the part */
    Bounds bounds; /* the conditions under which a thread is an inner one */
    Decls small;   /* unsigned captures that must be far from wrapping around */
} Inner;

// inner_bound.c

/* Starts with all threads of a kernel, whose facts `facts` has. */
void inner_begin(Inner *s, Builder *builder, Builder *facts, Function *kernel);

/* The condition that the thread is an inner one. */
Node *inner_condition(Inner *s, const Node *place);

// inner.c

/* How a loop counts: the first value of its counter, and the last one or less than a step
 * beyond it; the step is negative if it counts down. */
typedef struct Trips {
    Decl *counter;
    int64_t step;
    Sum begin, end;
} Trips;
bool inner_trips(Inner *s, Node *loop, Trips *trips);

/* Notes how a loop counts, if that is the same for all threads of a row; notes given
 * trips. */
void inner_count(Inner *s, Node *loop);
void inner_note(Inner *s, const Trips *trips);

/* The initializer of an integer variable that never changes, or NULL. */
Node *inner_init(Inner *s, const Node *n);

/* By how much an integer grows from one thread to the next: 0 if it is row-invariant, or
 * GROWS_SOMEHOW. */
enum { GROWS_SOMEHOW = 1000 };
int inner_growth(Inner *s, Node *n);

/* Restricts the inner threads to those for which a condition has that truth; returns what
 * is left of the condition to be evaluated, or NULL. */
Node *inner_hold(Inner *s, Node *condition, bool truth);

/* Restricts the inner threads to those for which `a % b` or `a & b` is simpler, and
 * returns that expression; returns `n` if there are none. */
Node *inner_remainder(Inner *s, Node *n);

// inner_slide.c

/* Makes a loop that begins and ends relative to the thread's place count the same for all
 * threads of a row, and notes how it does; false if it is no such loop. */
bool inner_slide(Inner *s, Node *loop);

// inner_index.c

/* A signed expression for an unsigned index that grows from thread to thread; other
 * indices as they are. */
Node *inner_signed(Inner *s, Node *index);

#endif
