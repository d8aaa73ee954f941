/* flow.h - control flow: loops, how they count, and jumps. */
#ifndef FLOW_H
#define FLOW_H

#include "ast.h"

/* Whether a kid of a statement is a statement in it, and not what a for begins with. */
bool flow_is_inside(const Node *n, int kid);

/* Whether it is a loop, and the parts of one. */
bool flow_is_loop(const Node *n);
int flow_body_at(const Node *loop); /* among its kids */
int flow_trip_at(const Node *loop); /* the first of them that each trip has to do with */
Node *flow_body(const Node *loop);
Node *flow_condition(const Node *n); /* of any control flow, or NULL */
Node *flow_init(const Node *loop);   /* what a for begins with, or NULL; also for no for */
Node *flow_step(const Node *loop);   /* the same of what its trips end with */

/* The variable that a for declares, if it declares one; else NULL. */
Decl *flow_counter(const Node *loop);

/* How a for counts: one that declares its counter, which only its third part changes. */
typedef struct Count {
    Decl *counter;
    Node *begin;
    Op op;     /* each iteration ends with `counter = counter op by`: OP_ADD, OP_MUL, … */
    Node *by;  /* NULL: 1 */
    Op holds;  /* it goes on while `counter holds end`; OP_NONE for other conditions */
    Node *end; /* or NULL */
} Count;
bool flow_counts(const Node *loop, Count *count);

/* The number that it adds in each iteration; 0 if that is not known, or it does not
 * add. */
int64_t flow_count_by(const Count *count);

/* Adds the variables that may have another value in another trip of a loop: its counter, what
 * it changes, and what its body makes of such or finds in memory. */
void flow_find_moving(Node *loop, Set *moving);

bool flow_is_jump(const Node *n); /* break, continue, return or goto */
bool flow_is_label(Node *n);      /* where one may lead: a label, case or default */
bool flow_ends(const Node *n);    /* a call that never comes back: exit, abort, … */

/* Whether a statement contains a return; a continue of a loop around it; a break that
 * leaves it; one of these two; a goto that leaves it; any of these jumps. */
bool flow_returns(const Node *n);
bool flow_continues(const Node *n);
bool flow_stops(const Node *n);
bool flow_breaks(const Node *n);
bool flow_leaves(const Node *n);
bool flow_jumps(const Node *n);

/* Whether it is a block that ends with a label, in which threads may diverge and join
 * again. */
bool flow_is_closed(const Node *n);

/* Whether it is a counted loop with so few iterations, a known number, that compilers
 * unroll it. */
bool flow_is_short(const Node *loop);
int flow_trips(const Node *loop); /* the number, of such a one */

/* The number of iterations of a counted loop; 0 if it is not known, or more than `most`. */
int flow_trips_within(const Node *loop, int most);

/* The same, if its counter is the number of the trip, from 0 on, and nothing leaves it; else
 * 0. */
int flow_numbered(const Node *loop);

/* Whether it has some more, which are worth unrolling if several elements go through it
 * together, since these read the same neighbours. */
enum { LONGEST_WINDOW = 32 };
bool flow_is_window(const Node *loop);

/* Whether each of its trips calls the same functions, with neither its counter nor what is in
 * memory, and all of them are so many that they would not stay in a GPU's cache for
 * instructions. */
bool flow_repeats_calls(const Node *loop);

/* Whether it goes through an array of the thread's own that a GPU may keep in registers, if
 * the loop is unrolled. */
bool flow_is_of_array(const Node *loop);

/* Whether it is a counted loop with a known number of iterations, at most `most`, that
 * nothing leaves. */
bool flow_is_counted(const Node *loop, int most);

/* Whether it is a counted loop of few iterations whose counter is multiplied, divided or
 * shifted, or a number is shifted by it. */
bool flow_is_of_powers(const Node *loop);

bool flow_has_loop(const Node *n); /* one that is not short */

bool flow_has_label(Node *n); /* which a goto may jump to */

/* Whether it is or contains a case of a switch around it. */
bool flow_has_case(const Node *n);

#endif
