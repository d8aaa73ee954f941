/* inner.h - the threads of a row for which conditions are known to hold: those from
 * some place on, and before another one.
 */
#ifndef INNER_H
#define INNER_H

#include "sum.h"

/* place >= at, or place < at: of the thread's place in its row. */
typedef struct Bound {
    bool is_least;
    Sum at;
} Bound;
typedef LIST(Bound) Bounds;

/* From which number a loop's counter counts to which. */
typedef struct Counting {
    Sum least, most;
} Counting;

/* A part of a kernel of the simple model, and its inner threads. */
typedef struct Inner {
    Unfold *unfold;
    Thread thread;
    Map countings; /* Decl -> Counting: of the loops so far */
    Set shared;    /* of Decl: variables outside of the part, which a row shares */
    Bounds bounds;
} Inner;

/* Notes how a loop counts. */
void inner_count(Inner *s, Node *loop);

/* How much an integer grows from a thread to the next: 0 where it is the same for a
 * row, or GROWS_SOMEHOW. */
enum { GROWS_SOMEHOW = 1000 };
int inner_growth(Inner *s, Node *n);

/* What is left to ask of a condition for all inner threads to find that truth, who
 * become fewer by what is not; NULL where nothing is left. */
Node *inner_hold(Inner *s, Node *condition, bool truth);

/* What `a % b` is for the inner threads, who become fewer; itself where that is not
 * known. */
Node *inner_remainder(Inner *s, Node *n);

/* That the thread is an inner one. */
Node *inner_condition(Inner *s, const Node *place);

#endif
