/* jam.h - a loop that adds up what it reads, several trips at a time.
 *
 * `for (int i = start + thread; i < n; i += step) sum += from[i];`, whose threads
 * go side by side, takes up each thread's sum and puts it back for each element.
 * With eight trips at a time that is done once for eight elements, in the same
 * order, and these are read from eight places at once. `begin` is where the first
 * of `threads` threads starts, and `row + place` where each does:
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

/* Whether a loop goes from a place, by steps that it does not change, as long as
 * it is below a bound, and is left in no other way. */
bool jam_counts(Builder *b, Node *loop, Count *count);

/* Where unsigned numbers that wrap around may end it: whether it can be said before it
 * that it does not go down, and the condition for that; NULL where that is known. */
bool jam_can_rise(Builder *b, const Count *count);
Node *jam_rises(Builder *b, const Count *count);

/* How many trips such a loop gains by doing at a time; 1 where it does not. */
int jam_turns(Builder *b, Node *loop, const Count *count);

/* The variable `whole`, and the loop of that many trips, which does `before` at
 * the beginning of each of its own. */
Decl *jam_whole(Builder *b, const Count *count, int turns, Node *begin, Node *threads);
Node *jam_trips(Builder *b, Node *loop, const Count *count, int turns, Decl *whole,
                Node *row, Node *place, Nodes before);
Node *jam_past(Builder *b, const Count *count, Decl *whole, Node *begin);

#endif
