/* tile_course.h - loop-carried variables of a loop whose trips cannot be counted: shared by
 * tile_loop.c, tile_course.c and tile_ring.c.
 */
#ifndef TILE_COURSE_H
#define TILE_COURSE_H

#include "tile_run.h"

enum { MAX_TURNS = 16, MAX_FOLLOWED = 3 };

/* The invariant that is assumed of a variable's value at the start of each trip. */
typedef enum Course {
    COURSE_STAYS,   /* it is the same in all trips */
    COURSE_TURNS,   /* it alternates between two values */
    COURSE_SETTLES, /* it is the same in all trips but the first */
    COURSE_UNKNOWN,
    COURSE_REPEATS, /* it is periodic, with known values: tile_ring.c */
    COURSE_AROUND,  /* it goes around a table: tile_around.c */
} Course;

/* (first + trip * step) op size: a remainder, or a mask. */
typedef struct Around {
    Op op;
    Value *step, *size;
} Around;

/* A variable that a loop assigns. */
typedef struct Assigned {
    const Decl *d;
    int times;
    Node *step; /* the one assignment, if it is a step of an induction variable */
    bool is_foreign; /* its new value is not derived from its old one */
    const Decl *data; /* the view or array from which it is loaded, or NULL; or from which */
    Origin origin;    /* it begins, if it is ORIGIN_AROUND; ORIGIN_MOVED: has its old data */
    bool varies;
    Course course;
    Value *first;
    Value *turns[MAX_TURNS]; /* its values in the first `tail` trips, and those that */
    int tail, period;        /* recur after these, with that period */
    int followed;            /* how often such a course was looked for */
    Around around;
    Value *amount;       /* that `step` adds, or NULL */
    Value *start;        /* its value at the start of the trip that is executed, */
    Value *next;         /* and that of a tuple, widened by what the trip changed */
} Assigned;

typedef LIST(Assigned) AssignedList;

/* Returns a new value of the same shape as `v`, which keeps an address's memory. */
Value *course_blur(Run *r, Value *v, bool varies);

/* Returns a variable's assumed value at the start of a trip of loop `loop`, which assigns
 * to `assigned` (Decl -> any). */
Value *course_start(Run *r, Assigned *a, const Map *assigned, int loop);

/* Returns whether the trip has refuted the assumed invariant; a weaker one is chosen then.
 * `all` are the loop's variables. */
bool course_is_refuted(Run *r, const AssignedList *all, Assigned *a, int loop);

/* Returns a value as the threads that stay in the loop have it; those that have left
 * keep their old one. */
Value *course_in_staying(Run *r, Value *v, int loop);

/* Returns a variable's value after the loop, which threads may leave in different trips
 * (`parts`); `holds`: a fixpoint was reached, no invariant was refuted. */
Value *course_end(Run *r, const Assigned *a, bool holds, bool parts);

// tile_ring.c

/* Evaluates trips from a variable's first value on, if each depends only on such variables'
 * values; returns whether these recur, and then sets `turns`, `tail` and `period`. */
bool course_find_turns(Run *r, const AssignedList *all, Assigned *a, int loop);

// tile_around.c

/* Returns whether `next`, the value at a trip's end, goes around a table from the one at its
 * start, and as is assumed if the course is COURSE_AROUND; else notes how it does. */
bool course_goes_around(Run *r, Assigned *a, Value *next);

/* Returns whether a value goes around a table from its old one: `h = (h + 1) % size`. */
bool course_wraps(const Value *next, const Value *start);

/* Returns the value at the start of a trip of such a variable. */
Value *course_around(Run *r, const Assigned *a, int loop);

/* Returns its value after the loop, as if all threads had left it in one trip. */
Value *course_left_around(Run *r, const Assigned *a);

#endif
