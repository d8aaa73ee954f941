/* tile_course.h - variables from trip to trip of a loop whose trips nobody counts: shared
 * by tile_loop.c, tile_course.c and tile_ring.c.
 */
#ifndef TILE_COURSE_H
#define TILE_COURSE_H

#include "tile_run.h"

enum { MAX_TURNS = 16, MAX_FOLLOWED = 3 };

/* What is assumed of a variable, at each trip. */
typedef enum Course {
    COURSE_STAYS,
    COURSE_TURNS,   /* one of two values, the other, the one again */
    COURSE_SETTLES, /* one in the first trip */
    COURSE_UNKNOWN,
    COURSE_REPEATS, /* numbers in turn, of which what follows from them is known */
} Course;

/* A variable that a loop assigns. */
typedef struct Assigned {
    const Decl *d;
    int times;
    Node *step; /* the one assignment, where it is a step */
    bool is_foreign; /* what it becomes is not computed of what it was */
    const Decl *data; /* the view or the array whose elements it becomes, or NULL */
    bool varies;
    Course course;
    Value *first;
    Value *turns[MAX_TURNS]; /* its values in the first trips, then in turn, */
    int tail, period;        /* after so many trips, so many of them; */
    int followed;            /* that was tried so often */
    Value *amount;       /* that `step` adds, or NULL */
    Value *start;        /* what it is at the start of the trip that is walked, */
    Value *next;         /* and what a part is taken for that this trip changed */
} Assigned;

typedef LIST(Assigned) AssignedList;

/* Something new in place of `v`. */
Value *course_blur(Run *r, Value *v, bool varies);

/* What a variable is at the start of a trip of loop `loop`, which assigns to `assigned`
 * (Decl -> any). */
Value *course_start(Run *r, Assigned *a, const Map *assigned, int loop);

/* Whether the trip broke an assumption about its start; another one is made then. `all`
 * are the loop's variables. */
bool course_is_refuted(Run *r, const AssignedList *all, Assigned *a, int loop);

/* What a variable is in the threads that stay in the loop: who has left it keeps what he
 * had. */
Value *course_in_staying(Run *r, Value *v, int loop);

/* What it is behind the loop, which some threads may have left before others (`parts`);
 * `holds`: no assumption was broken. */
Value *course_end(Run *r, const Assigned *a, bool holds, bool parts);

/* // tile_ring.c */

/* Follows a variable from its first number on, where a trip makes it of its own number
 * and of others'; whether these come again: `turns`, `tail` and `period` say when. */
bool course_find_turns(Run *r, const AssignedList *all, Assigned *a, int loop);

#endif
