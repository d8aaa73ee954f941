/* flow.h - where the jumps of a statement go. */
#ifndef FLOW_H
#define FLOW_H

#include "ast.h"

bool flow_is_loop(const Node *n);
int flow_body_at(const Node *loop); /* among its kids */
Node *flow_body(const Node *loop);
Node *flow_condition(const Node *n); /* of any control flow, or NULL */

/* The variable that a for declares, if it is one; NULL. */
Decl *flow_counter(const Node *loop);

/* How a for counts whose counter it declares, and its third part alone changes. */
typedef struct Count {
    Decl *counter;
    Node *begin;
    Op op;     /* at each trip the counter becomes `counter op by`: OP_ADD, OP_MUL, … */
    Node *by;  /* NULL: 1 */
    Op holds;  /* it goes on while `counter holds end`; OP_NONE where that is not all */
    Node *end; /* or NULL */
} Count;
bool flow_counts(const Node *loop, Count *count);

/* The number that it adds at each trip; 0 where it is not known, or adds none. */
int64_t flow_count_by(const Count *count);

bool flow_is_jump(const Node *n); /* break, continue, return or goto */

/* Whether there is a return in it, a continue of the loop around it, a break or
 * a continue that leaves it, a goto that does. */
bool flow_returns(const Node *n);
bool flow_continues(const Node *n);
bool flow_breaks(const Node *n);
bool flow_leaves(const Node *n);

/* Whether it is a block that ends with a label, so that threads may part in
 * it. */
bool flow_is_closed(const Node *n);

/* A counted loop of so few trips, all known, that compilers unroll it. */
bool flow_is_short(const Node *loop);

/* One of more trips, of which it is worth it where several elements go through it
 * together: what one reads around it others read as well. */
enum { LONGEST_WINDOW = 32 };
bool flow_is_window(const Node *loop);

/* A counted loop of at most so many trips, all known, which nothing leaves. */
bool flow_is_counted(const Node *loop, int most);

/* A counted loop whose counter is multiplied, divided or shifted, of few trips. */
bool flow_is_of_powers(const Node *loop);

bool flow_has_loop(const Node *n); /* another than such ones */

/* Whether it is or has a case that is jumped to from around it. */
bool flow_has_case(const Node *n);

#endif
