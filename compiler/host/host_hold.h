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

/* When a loop that is entered is certain to use a view. */
typedef struct When {
    bool is_sure;  /* always, in its own statements */
    Entry entry;   /* else if this holds, in loops within it */
    int accesses;  /* to the view, in those loops */
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

// host_trip.c

/* What is known of a view's uses in a loop. */
HeldView *loop_view(HostLoop *loop, const Keeper *view);

/* Finds the views with accesses in a loop, and what its first iteration is certain to do
 * with them. */
void loop_find_views(Host *h, HostLoop *loop);

/* Whether it can be said when `w`, one of v's, holds. */
bool loop_settles(const HeldView *v, const When *w);

/* The condition, before a loop, that the loop is certain to use the view in that way. */
Entry loop_entry_for(const HostLoop *loop, const HeldView *v, const When *w);

/* Whether a condition evaluates the extent of a view. */
bool entry_has_extent(const Entry *e, const Keeper *view);

#endif
