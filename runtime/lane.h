/* lane.h - a device's lane: threads that copy between host and device by way of pinned
 * memory, one piece after the other, and a queue for these pieces.
 */
#ifndef RT_LANE_H
#define RT_LANE_H

#include "device.h"
#include "lock.h"

enum {
    LANE_MOST_THREADS = 8, /* more are no faster */
    LANE_SLOTS = 2, /* of a thread: it fills one while the device empties the other */
    LANE_MOST_PIECE = 1 << 21 /* bytes, and of a slot */
};

/* A copy of one stretch of bytes. */
struct rt_move {
    struct rt_move *next;
    cl_mem buffer;
    size_t offset, bytes; /* in the buffer */
    char *memory;
    bool to_host;
    cl_event start; /* what it comes after */
    cl_event done;  /* a user event; NULL: a thread waits until it is_over */
    bool is_over;
    size_t piece, given; /* bytes of a piece, and of all that threads have taken */
    unsigned left;       /* pieces that are not done */
    cl_int code;         /* the first failure */
    long long began;
};

struct rt_moves {
    struct rt_move *first, **end;
    unsigned count;
};

struct rt_lane {
    pthread_mutex_t lock; /* not held while a driver is called */
    pthread_cond_t due, given, over;
    rt_device *device;
    struct rt_moves waiting; /* for what they come after */
    struct rt_moves begun;   /* with pieces to take */
    unsigned waiters, moves; /* threads that have none to wait for; all that are not done */
    pthread_mutex_t calling; /* see lane.c */
    cl_command_queue queue;
    cl_mem buffer;
    char *memory; /* pinned: LANE_MOST_PIECE bytes for each slot of each thread */
    unsigned threads;
};

/* Starts thread `number` of lane->threads; false where the system has none. */
bool rt_lane_start(struct rt_lane *lane, unsigned number);

/* Begins a move, taken over from malloc, once its start is complete; sets its user event
 * to the result, and frees it. */
void rt_lane_leave(struct rt_lane *lane, struct rt_move *m);

/* Waits for the start of a move and then for all of it; returns the first error. */
cl_int rt_lane_await(struct rt_lane *lane, struct rt_move *m);

/* Waits until no move is under way. */
void rt_lane_end(struct rt_lane *lane);

#endif
