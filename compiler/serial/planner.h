/* planner.h - what the files that plan a kernel's serial form share. */
#ifndef PLANNER_H
#define PLANNER_H

#include "serial.h"
#include "analysis/ways.h"
#include "builder/builder.h"

/* What is known of a kernel while its plan is made, and where its making stands. */
typedef struct Planner {
    Program *prog;
    Plan *plan;
    Function *kernel;
    Map changes;   /* Decl -> how often it is changed, MANY with its address */
    Set own;       /* of Decl: variables of the kernel's threads */
    Ways *ways;    /* where it was asked */
    Step *region;  /* in which runs are being planned */
    intptr_t region_end; /* the place of what follows it, as in `order` */
    bool is_whole; /* whose statements stay together */
    Map order;     /* Node -> its place in a walk of the body: a statement's */
    Map last;      /* Decl -> that of its last use */
    Map uses;      /* Decl -> how many there are */
    Nodes own_loops; /* counted loops that the threads of a row go through together */
    Set once;      /* of Decl: variables that change, once for all */
    Set done_once; /* of Node: what changes these */
    Set unsteady;  /* of Decl: made of these, and may outlive a change */
    intptr_t nodes;
    int row_loops; /* around what is planned, within a row */
    bool is_joined, descends; /* the region that is being planned goes on past
                                 a barrier; its last thread goes first */
    Node *later;   /* the first statement after that barrier */
    int parted;    /* conditions that parts of a row stand under, around what is
                      planned */
    bool is_steady; /* nobody writes memory where what is asked about is read */
    bool divides;  /* what is asked about may divide by anything */
    int masked;    /* loops so far */
    int shared;    /* and loops around the threads of a row */
} Planner;

enum { MANY = 1000 };

/* What follows a statement in its kernel, and in its list. */
typedef struct After {
    bool barrier, anything;
    Node **rest;
    int rest_count;
} After;

/* The kernel has no serial form, since …; the first reason stays. */
void serial_refuse(Planner *p, const char *why);

/* Plans a kernel whose barriers all stand in its own body. */
void serial_plan_kernel(Planner *p, Program *prog, Launch *launch, Function *f,
                        const char *why_not);

/* Plans a statement that stands in the loop over a tile's rows. */
void serial_plan_row(Planner *p, Node *n, Steps *out);
Kept *serial_keep(Planner *p, Decl *d, Keep how, Same level);

/* Whether it may be another value where it is computed again. */
bool serial_is_unsteady(const Planner *p, Node *n);

/* A step that says nothing else yet; the same at the end of a list. */
Step *serial_new_step(StepKind kind, Node *n);
Step *serial_add_step(StepKind kind, Node *n, Steps *out);

/* // serial_level.c */

/* Finds the threads' variables, and what changes them. */
void level_find_changes(Planner *p);
intptr_t level_changes(const Planner *p, const Decl *d);
bool level_is_own(const Planner *p, const Decl *d);

/* Which threads an expression has the same value for; SAME_NOWHERE for what
 * reads memory, has an effect, or may stop the program. */
Same level_of(Planner *p, Node *n);

/* What is a number, a vector of numbers, a pointer or a view. */
bool level_is_plain(const Type *t);

/* // serial_wait.c */

bool wait_is_barrier(Node *n);
bool wait_is_prefix(Node *n); /* PREFIX_NAME */

/* Refuses control flow around a barrier whose condition has an effect, or where
 * threads may find different truths. */
void wait_check(Planner *p, const Node *n, Node *condition, After after);

/* // serial_once.c */

/* Finds the variables that change, live on across barriers and have one value
 * for all threads, and the statements that change them: p->once, p->done_once. */
void once_find(Planner *p);

/* Whether such a statement may be done before `run` is, which it stands after. */
bool once_precedes(Planner *p, const Nodes *run, Node *n);

/* // serial_growth.c */

/* Whether a type's numbers are as wide as an int or wider. */
bool growth_is_number(const Type *t);

/* How much an expression grows from a thread of a row to the next, or along any
 * dimension: at most MOST_GROWTH up or down, or GROWTH_UNKNOWN. */
enum { MOST_GROWTH = 8, GROWTH_UNKNOWN = 100 };
int growth_in_row(Planner *p, Node *n);
int growth_along(Planner *p, Node *n, int dimension);

/* The dimension of a thread's place, in its tile or in the whole domain; -1 for
 * what is none. And whether it is in the domain, of a tiled kernel. */
int growth_dimension(const Planner *p, const Node *n);
bool growth_is_global(const Node *place);

/* Whether an integer that wraps around is the same in a wider type. */
bool growth_is_exact(Planner *p, Node *n);

/* How a place grows along a row, if it does: span->growth and span->times. */
bool growth_find(Planner *p, Node *n, Span *span);

/* // serial_span.c */

/* A condition without parentheses; of a variable that never changes and has the
 * truth of one, that. */
Node *span_condition(Planner *p, Node *condition);

/* Whether it compares the thread's place, which grows or falls by the same all
 * along a row, with a bound that the row shares. */
bool span_find(Planner *p, Node *condition, Span *span);

/* Whether such a condition parts a row in two. */
bool span_cuts(Planner *p, Node *condition, Span *span);

/* Whether it has elements whose row grows with the thread's place: they are
 * far from those of its neighbours. */
bool span_scatters(Planner *p, Node *n);

/* Whether it is an element whose neighbours' places are in one row, nobody knows
 * where. */
bool span_is_unknown(Planner *p, Node *n);

/* Notes the elements that the threads of a row have one after the other. */
void span_note_in_order(Planner *p, Node *n);

/* Whether a declared variable is each thread's own, in no other run unless it
 * becomes an array. */
bool span_is_of_run(const Planner *p, const Decl *d);

/* Whether a statement leaves the loop over a row's threads, because it is for
 * some of them or for all rows' in the same way. The run before it has
 * variables whose last use is at `last_use`; it may be the last of its list. */
bool span_is_part(Planner *p, Node *n, intptr_t last_use, bool is_last);
void span_plan_part(Planner *p, Node *n, Steps *out);

/* Whether the threads of a row share out a loop, and its condition; its counter
 * is kept then. */
bool span_strides(Planner *p, Node *loop, Span *span);

/* Whether such a loop has a few trips, whose numbers of threads are known. */
bool span_strides_shortly(Planner *p, Node *loop, const Span *span);

/* // serial_along.c */

/* How many threads go through loops together since the trips of these, and not the
 * threads of a row, have neighbouring elements of views; 0 where most have not. To be
 * asked once all of the kernel is planned. */
int along_abreast(Planner *p);

/* Whether the threads of a row go from row to row of a view in a loop, in more than a
 * few: the more threads, the longer are the pieces that they have of each. */
bool along_walks(Planner *p, Node *loop);

/* Finds the regions of a tile that do most in such loops. */
void along_plan_regions(Planner *p);

/* // serial_run.c */

/* Adds the step of statements that stand together. */
void run_plan(Planner *p, Step *run, Steps *out);

/* // serial_part.c */

/* Adds a run's step, or spans with it where it asks threads for their place. */
void part_plan(Planner *p, Step *run, Steps *out);

/* // serial_total.c */

/* Finds the atomic operations that a work-item does once for its threads. */
void total_find(Planner *p);

/* // serial_natural.c */

/* Whether an integer is surely from 0 to INT32_MAX, but for a larger one where
 * arithmetic has wrapped around, which is an error. */
bool natural_is(Planner *p, Node *n);

/* // serial_order.c */

/* Whether what stands between two barriers, `before` and then the first of
 * `rest`, may be one region, whose threads take turns in that order. */
typedef enum Order { ORDER_NONE, ORDER_ANY, ORDER_DOWN } Order;
Order order_find(Planner *p, const Nodes *before, Node **rest, int count);

/* // serial_segment.c */

/* Whether a condition changes few times along a row, and the comparisons with
 * which it does. */
bool segment_find(Planner *p, Node *condition, Cuts *cuts);

/* // serial_near.c */

/* Finds the variables at whose places elements may be side by side. */
void near_find(Planner *p, Step *run);

/* Finds whether a run calls functions that take longer than gathering does, whether all
 * else is little beside gathering elements for vectors, and whether it stores in
 * tile_static memory what few of its threads have. */
void near_weigh(Planner *p, Step *run);

/* // serial_butterfly.c */

/* Finds what such places follow from, where that may be a small power of two. */
void butterfly_find(Planner *p, Step *run);

/* // serial_recur.c */

/* Finds the tile_static elements of which threads take several neighbours. */
void recur_find(Planner *p, const Step *run);

/* // serial_turn.c */

/* Finds the regions that copy elements with two dimensions turned, once it is
 * known how variables are kept. */
void turn_find(Planner *p);

/* // serial_rare.c */

/* Finds the runs whose threads seldom come to loops of their own, of a plan that is
 * done. */
void rare_find(Program *prog, Plan *plan);

/* // serial_mask.c */

/* Whether a loop that the threads of a row may leave after different numbers of
 * trips is to be done in vectors; its step, without what stands before it. */
bool mask_fits(Planner *p, Node *loop);
Step *mask_plan(Planner *p, Node *loop);

/* // serial_guard.c */

/* Plans a kernel again, which has a plan, with guards where threads of a row go through
 * loops behind conditions of their own. */
void guard_plan_kernel(Planner *p, Launch *launch);

/* The step of such a guard. */
Step *guard_plan(Planner *p, Node *n);

/* // serial_keep.c */

/* Finds which variables are one for each thread, once the steps are known, and
 * names them. */
void keep_variables(Planner *p);

#endif
