/* jam.h - unroll and jam: a loop that accumulates what it loads does several iterations
 * at a time.
 *
 * `for (int i = start + thread; i < n; i += step) sum += from[i];`, whose threads
 * go side by side, loads and stores each thread's sum for every element. With eight
 * iterations at a time it does so once for eight elements, which are added in the same
 * order and loaded from eight places at once. `begin` is where the first of `threads`
 * threads starts, and `row + place` where each does:
 *
 *     int whole = step > 0 && begin >= 0 && n - begin >= threads
 *         ? ((n - begin - threads) / step + 1) / 8 * 8 : 0;
 *     for (int trip = 0; trip < whole; trip += 8)
 *         for (int turn = 0; turn < 8; turn++) {
 *             int i = row + (trip + turn) * step + place;
 *             sum += from[i];
 *         }
 *
 * What is left begins at begin + whole * step.
 */
#ifndef JAM_H
#define JAM_H

#include "builder/builder.h"
#include "analysis/flow.h"

/* Whether a loop counts from some value up to a bound, by steps that it does not change,
 * and is left in no other way. */
bool jam_counts(Builder *b, Node *loop, Count *count);

/* For unsigned counters, which may wrap around: whether a condition before the loop can
 * say that it counts upwards, and that condition; NULL if it is certain. */
bool jam_can_rise(Builder *b, const Count *count);
Node *jam_rises(Builder *b, const Count *count);

/* How many iterations such a loop should do at a time, and one with that body whose bounds
 * are fixed; 1 if it gains nothing. */
int jam_turns(Builder *b, Node *loop, const Count *count);
int jam_turns_of(Node *body);

/* Whether an expression is a number that is the same whenever it is evaluated. */
bool jam_is_fixed(Builder *b, Node *n);

/* The variable `whole`; the loop of that many iterations, each of whose own begins with
 * `before`; where the remaining ones begin. */
Decl *jam_whole(Builder *b, const Count *count, int turns, Node *begin, Node *threads);
Node *jam_trips(Builder *b, Node *loop, const Count *count, int turns, Decl *whole,
                Node *row, Node *place, Nodes before);
Node *jam_past(Builder *b, const Count *count, Decl *whole, Node *begin);

#endif
