/* serial_lane.h - the value of an integer for one thread of a group of neighbours. */
#ifndef SERIAL_LANE_H
#define SERIAL_LANE_H

#include "planner.h"

/* start + offset. The start is the same for all threads of a group. */
typedef struct Lane {
    bool is_known;
    int64_t offset;
    int64_t growth;  /* of the start, from group to group; 0 in a far one */
    bool is_shared;  /* there is more to the start than that */
    int zeros;       /* that many of its low bits are 0 */
    bool is_natural; /* the sum is not negative */
    bool is_power;   /* the start is a power of two, not below FAR */
    bool is_shift;   /* the start is its logarithm */
} Lane;

/* A group of threads; in a far one their number is LANES, and what places follow
 * from is as large or larger. */
typedef struct Group {
    Planner *planner;
    const Decl *number;
    Reading reading;
    bool is_far;
    int64_t value; /* of the number, where it is not far */
    int threads;   /* a power of two; the group begins at a multiple of it */
    int thread;    /* in the group: the one that is meant */
    int *parts;    /* of a value: how many more are looked at */
} Group;

/* The value of an integer expression; not known where it is nothing of that
 * form. */
Lane lane_of(const Group *g, Node *n);

/* Whether it is one number in all lanes. */
bool lane_is_number(Lane lane);

/* A condition's truth for the group's thread: 1, 0, or -1 if that is not known. */
int lane_truth(const Group *g, Node *condition);

/* Whether a condition has one truth for all threads of a far group. */
bool lane_agrees(Group g, Node *condition);

#endif
