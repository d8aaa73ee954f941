/* flow.h - control flow: loops, how they count, and jumps. */
#ifndef FLOW_H
#define FLOW_H

#include "ast.h"

/* Whether a kid of a statement is a nested statement, and not the first part of a for. */
bool flow_is_inside(const Node *n, int kid);

/* Whether a node is a loop. */
bool flow_is_loop(const Node *n);

/* The parts of a loop; NULL for a first part or a step that it does not have. flow_body_at is
 * the number of the body among its kids; flow_trip_at that of the first kid which is evaluated
 * in each trip. */
Node *flow_body(const Node *loop);
Node *flow_init(const Node *loop);
Node *flow_step(const Node *loop);
int flow_body_at(const Node *loop);
int flow_trip_at(const Node *loop);

/* The condition of a loop, an if or a switch; or NULL. */
Node *flow_condition(const Node *n);

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

/* The constant that is added to the counter in each iteration; 0 if there is none. */
int64_t flow_count_by(const Count *count);

/* Adds the variables that are not loop-invariant: a loop's counter, what it changes, and what
 * its body computes from these or loads. */
void flow_find_moving(Node *loop, Set *moving);

/* Whether a node is a jump (break, continue, return or goto); a target of jumps (a label, case
 * or default); a call that never returns (exit, abort, …). */
bool flow_is_jump(const Node *n);
bool flow_is_label(Node *n);
bool flow_ends(const Node *n);

/* Whether a statement contains a return; a continue of a loop around it; a break that
 * leaves it; one of these two; a goto that leaves it; any of these jumps. */
bool flow_returns(const Node *n);
bool flow_continues(const Node *n);
bool flow_stops(const Node *n);
bool flow_breaks(const Node *n);
bool flow_leaves(const Node *n);
bool flow_jumps(const Node *n);

/* Whether a node is a block that ends with a label: threads that diverge in it meet there
 * again. */
bool flow_is_closed(const Node *n);

/* Whether a node is a short loop: counted, with so few iterations, a known number, that
 * compilers unroll it. flow_trips is that number. */
bool flow_is_short(const Node *loop);
int flow_trips(const Node *loop);

/* The number of iterations of a counted loop; 0 if it is not known, or more than `most`. */
int flow_trips_within(const Node *loop, int most);

/* The same of a loop whose counter is the number of the trip, from 0 on, and which nothing
 * leaves; 0 for others. */
int flow_numbered(const Node *loop);

/* Whether a loop is somewhat longer than a short one, and worth unrolling if several elements
 * go through it together, as these read the same neighbours. */
enum { LONGEST_WINDOW = 32 };
bool flow_is_window(const Node *loop);

/* Whether each trip of a loop calls the same functions, with arguments that are neither made of
 * its counter nor loaded, and its trips are so many that a GPU's instruction cache would not
 * hold it when it is unrolled. */
bool flow_repeats_calls(const Node *loop);

/* Whether a loop goes through a private array, which a GPU may keep in registers if the loop is
 * unrolled. */
bool flow_is_of_array(const Node *loop);

/* Whether a node is a counted loop with a known number of iterations, at most `most`, that
 * nothing leaves. */
bool flow_is_counted(const Node *loop, int most);

/* Whether a node is a counted loop of few iterations, in each of which the counter is
 * multiplied, divided or shifted, or something is shifted by it. */
bool flow_is_of_powers(const Node *loop);

/* Whether a node is or contains a loop that is not short; a label that a goto may jump to; a
 * case of a switch around it. */
bool flow_has_loop(const Node *n);
bool flow_has_label(Node *n);
bool flow_has_case(const Node *n);

#endif
