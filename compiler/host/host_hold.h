/* host_hold.h - the views of quiet loops: host_hold.c, host_trip.c. */
#ifndef HOST_HOLD_H
#define HOST_HOLD_H

#include "host.h"
#include "host_loop.h"

/* An element of a view in a quiet loop. */
typedef struct Access {
    const Node *node;
    const Keeper *view;
    bool writes, is_held, is_late;
    int edit; /* the one whose text is the macro's name */
} Access;

/* Whether a loop that is entered is sure to use a view. */
typedef struct When {
    bool is_sure;  /* in its own statements */
    Entry entry;   /* else where this holds, in loops within it */
    int accesses;  /* of the view, in those loops */
} When;

/* A view with accesses in a loop. */
typedef struct HeldView {
    const Keeper *view;
    int accesses, line;
    bool is_held, is_late, is_written_late;
    When used, written;
} HeldView;

/* A call of amp_extent there. */
typedef struct ExtentCall {
    const Keeper *view;
    bool is_held;
    int edit; /* the one whose text is the function's name; that before its
                 argument follows */
} ExtentCall;

struct Holding {
    LIST(Access) accesses;
    LIST(ExtentCall) extents;
    Map by_node; /* ND_SUBSCRIPT -> index + 1 */
};

/* // host_trip.c */

/* What is known of a view's uses in a loop. */
HeldView *loop_view(Loop *loop, const Keeper *view);

/* Finds the views with accesses in a loop, and what its first trip is sure to
 * do with them. */
void loop_find_views(Host *h, Loop *loop);

/* Whether it is known when one of v's When is true. */
bool loop_settles(const HeldView *v, const When *w);

/* When a loop is reached whether it is entered or not: that makes sure of the
 * view, or does not. */
Entry loop_entry_for(const Loop *loop, const HeldView *v, const When *w);

/* Whether the extents of a keeper's view are asked for there. */
bool entry_has_extent(const Entry *e, const Keeper *view);

#endif
