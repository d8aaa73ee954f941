/* inner.h - the threads of a row for which conditions are known to hold: those from
 * some place on, and before another one.
 */
#ifndef INNER_H
#define INNER_H

#include "builder/sum.h"

/* Of the thread's place in its row, or of what the row shares. */
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

/* From which number a loop's counter counts to which. */
typedef struct Counting {
    Sum least, most;
} Counting;

/* A part of a kernel of the simple model, and its inner threads. */
typedef struct Inner {
    Builder *builder;
    Thread thread;
    Map countings; /* Decl -> Counting: of the loops so far */
    Set shared;    /* of Decl: variables outside of the part, which a row shares */
    Bounds bounds;
    Decls small;   /* must be far from where 32 bits wrap around */
} Inner;

/* // inner.c */

/* Begins with all threads of the kernel whose facts `facts` has. */
void inner_begin(Inner *s, Builder *builder, Builder *facts, Function *kernel);

/* A loop that counts: its counter's first number and its last one, or one that is less
 * than a step beyond it; the step is below 0 where it goes down. */
typedef struct Trips {
    Decl *counter;
    int64_t step;
    Sum begin, end;
} Trips;
bool inner_trips(Inner *s, Node *loop, Trips *trips);

/* Notes how a loop counts, if the threads of a row share its trips; that they do. */
void inner_count(Inner *s, Node *loop);
void inner_note(Inner *s, const Trips *trips);

/* // inner_slide.c */

/* Makes the threads of a row share the trips of a loop that begins and ends with the
 * thread's place, and notes how it counts; false where it is no such loop. */
bool inner_slide(Inner *s, Node *loop);

/* // inner_index.c */

/* An index with unsigned numbers in it that grows from thread to thread as a signed
 * number, which cannot wrap around; itself where it is no such index. */
Node *inner_signed(Inner *s, Node *index);

/* What an integer variable that never changes begins with, or NULL. */
Node *inner_init(Inner *s, const Node *n);

/* How much an integer grows from a thread to the next: 0 where it is the same for a
 * row, or GROWS_SOMEHOW. */
enum { GROWS_SOMEHOW = 1000 };
int inner_growth(Inner *s, Node *n);

/* What is left to ask of a condition for all inner threads to find that truth, who
 * become fewer by what is not; NULL where nothing is left. */
Node *inner_hold(Inner *s, Node *condition, bool truth);

/* What `a % b` or `a & b` is for the inner threads, who become fewer; itself where that
 * is not known. */
Node *inner_remainder(Inner *s, Node *n);

/* That the thread is an inner one. */
Node *inner_condition(Inner *s, const Node *place);

#endif
