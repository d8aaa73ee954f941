/* planner.h - what the files that plan a kernel's serial form share. */
#ifndef PLANNER_H
#define PLANNER_H

#include "serial.h"
#include "analysis/ways.h"
#include "builder/builder.h"

/* The state of planning: what is known of the kernel, and where planning stands. */
typedef struct Planner {
    Program *prog;
    Plan *plan;
    Function *kernel;
    Map changes;   /* Decl -> how often it is changed, MANY with its address */
    Set own;       /* of Decl: variables of the kernel's threads */
    Ways *ways;    /* where it was asked */
    Step *region;  /* the one whose runs are being planned */
    intptr_t region_end; /* the place, as in `order`, of what follows it */
    bool is_whole; /* the statements of this region stay together */
    Map order;     /* Node of a statement -> its place in a walk of the body */
    Map last;      /* Decl -> the place of its last use */
    Map uses;      /* Decl -> the number of its uses */
    Nodes own_loops; /* counted loops that the threads of a row go through together */
    Set once;      /* of Decl: variables that change, but are one for all threads */
    Set done_once; /* of Node: what changes these */
    Set unsteady;  /* of Decl: variables computed from these, which may outlive a
                      change */
    LIST(const Decl *) natural; /* serial_natural.c: variables that are natural, */
    Set unnatural;              /* of Decl: others, */
    Map most;                   /* and Decl -> 2 more than it is at most, at least 1 */
    intptr_t nodes; /* of the body, walked so far */
    int row_loops; /* the loops within a row, around what is planned */
    bool is_joined, descends; /* the region being planned goes on past a barrier; its
                                 last thread goes first */
    Node *later;   /* the first statement after that barrier */
    int parted;    /* the conditions on parts of a row, around what is planned */
    bool is_steady; /* level_of may take memory for constant */
    bool divides;  /* level_of may take any divisor for safe */
    Set stored;    /* of Decl: variables and views that the kernel stores in, */
    bool knows_stored; /* where it was asked; */
    bool has_stored;   /* something is stored in memory before what is planned, since
                          the region began */
    int masked;    /* the number of masked loops so far, */
    int shared;    /* and of loops around the threads of a row */
} Planner;

enum { MANY = 1000 };

/* What follows a statement, in the kernel and in its list. */
typedef struct After {
    bool barrier, anything;
    Node **rest;
    int rest_count;
} After;

/* Notes why the kernel has no serial form; the first reason is kept. */
void serial_refuse(Planner *p, const char *why);

/* Plans a kernel that has all its barriers in its own body. */
void serial_plan_kernel(Planner *p, Program *prog, Launch *launch, Function *f,
                        const char *why_not);

/* Plans a statement inside the loop over a tile's rows. */
void serial_plan_row(Planner *p, Node *n, Steps *out);

/* Notes how a variable is stored. */
Kept *serial_keep(Planner *p, Decl *d, Keep how, Same level);

/* An empty step; one that is added to a list. */
Step *serial_new_step(StepKind kind, Node *n);
Step *serial_add_step(StepKind kind, Node *n, Steps *out);

// serial_cut.c

/* Whether a statement of the body (SAME_IN_TILE), or of a region (SAME_IN_ROW), is cut into
 * steps. */
bool cut_is_needed(Planner *p, Same level, Node *n, After after);

/* Whether a for counts in the same way for all threads of `level`: then its header needs no
 * thread, and its counter stands once, as is noted. */
bool cut_counts(Planner *p, Same level, Node *n);

/* Whether a loop is the same for the threads of a row, or one that they share out. */
bool cut_is_uniform(Planner *p, Node *n);

// serial_declare.c

/* Whether an expression may have another value when it is evaluated again. */
bool declare_is_unsteady(const Planner *p, Node *n);

/* Adds the steps of the variables in a declaration that stand once, and notes those that are
 * computed again; `is_once`: it changes variables of p->once. */
void declare_plan(Planner *p, Same level, Node *n, bool is_once, Steps *out);

// serial_level.c

/* Finds the threads' variables and what changes them; how often one is changed (MANY
 * if its address is taken); whether a variable is one of them. */
void level_find_changes(Planner *p);
intptr_t level_changes(const Planner *p, const Decl *d);
bool level_is_own(const Planner *p, const Decl *d);

/* Whether an lvalue is in memory, and no part of a variable of the threads. */
bool level_is_memory(const Planner *p, Node *place);

/* For which threads an expression has the same value; SAME_NOWHERE if it reads
 * memory, has an effect, or may stop the program. */
Same level_of(Planner *p, Node *n);

/* Whether a type is a number, a vector, a pointer or a view. */
bool level_is_plain(const Type *t);

// serial_wait.c

/* Whether a statement waits at a barrier; computes prefix sums in a loop's place. */
bool wait_is_barrier(Node *n);
bool wait_is_prefix(Node *n); /* PREFIX_NAME */

/* Refuses control flow around a barrier if its condition has an effect, or may differ
 * between threads. */
void wait_check(Planner *p, const Node *n, Node *condition, After after);

// serial_once.c

/* Finds the variables that change, live across barriers and have one value for all
 * threads, and the statements that change them: p->once, p->done_once. */
void once_find(Planner *p);

/* Whether such a statement may be moved before the run that precedes it. */
bool once_precedes(Planner *p, const Nodes *run, Node *n);

// serial_growth.c

/* Whether a type's numbers are as wide as an int or wider. */
bool growth_is_number(const Type *t);

/* By how much an expression grows from one thread of a row to the next, or along
 * another dimension: at most MOST_GROWTH up or down, or GROWTH_UNKNOWN. */
enum { MOST_GROWTH = 8, GROWTH_UNKNOWN = 100 };
int growth_in_row(Planner *p, Node *n);
int growth_along(Planner *p, Node *n, int dimension);

/* The dimension, if an expression is a component of the thread's place in its tile or
 * in the domain, else -1; whether it is one in the domain, in a tiled kernel. */
int growth_dimension(const Planner *p, const Node *n);
bool growth_is_global(const Node *place);

/* Whether an integer expression has the same value in a wider type. */
bool growth_is_exact(Planner *p, Node *n);

/* Whether a place grows along a row, and how: span->growth and span->times. */
bool growth_find(Planner *p, Node *n, Span *span);

// serial_span.c

/* A condition without parentheses; for a variable that is initialized with a
 * condition and never changes, that condition. */
Node *span_condition(Planner *p, Node *condition);

/* Whether a condition compares the thread's place, which grows or falls linearly
 * along a row, with a bound that the row shares. */
bool span_find(Planner *p, Node *condition, Span *span);

/* Whether such a condition splits a row in two. */
bool span_cuts(Planner *p, Node *condition, Span *span);

/* Whether `n` has elements whose row grows with the thread's place, so that those of
 * neighbouring threads are far apart. */
bool span_scatters(Planner *p, Node *n);

/* Whether the threads of a row have their elements in one row of a view or an array. */
bool span_has_one_row(Planner *p, const Node *element);

/* Whether it is an element whose place within a row is not known. */
bool span_is_unknown(Planner *p, Node *n);

/* Notes the elements that the threads of a row access in order. */
void span_note_in_order(Planner *p, Node *n);

/* Whether a variable belongs to each thread and, unless it becomes an array, to one
 * run. */
bool span_is_of_run(const Planner *p, const Decl *d);

/* Whether a statement leaves the loop over a row's threads, since it is for some of
 * them, or the same for all rows; plans it. The variables of the run before it are last
 * used at `last_use`; the statement may be the last of its list. */
bool span_is_part(Planner *p, Node *n, intptr_t last_use, bool is_last);
void span_plan_part(Planner *p, Node *n, Steps *out);

/* Whether a loop changes the threads' own variables alone: what it reads from memory nobody
 * changes meanwhile, and its header is evaluated once for all. */
bool span_leaves_memory(Planner *p, Node *loop);

/* Whether the threads of a row share out the iterations of a loop, and its condition;
 * notes how its counter is stored. */
bool span_strides(Planner *p, Node *loop, Span *span);

/* Whether such a loop has few iterations, each with a known number of threads. */
bool span_strides_shortly(Planner *p, Node *loop, const Span *span);

// serial_range.c

/* Finds the rows of a tile that the statements of a region may do anything in, once they are
 * planned: region->rows, region->row_step. */
void range_find(Planner *p, Step *region, const Nodes *statements);

// serial_stagger.c

/* Whether the threads of a row begin or end a loop one after the other, each a trip or more
 * later, and have a loop in it that they go through together; those that a trip is for; notes
 * how its counter is stored. The step of such a loop. */
bool stagger_find(Planner *p, Node *loop, Span *span);
Step *stagger_plan(Planner *p, Node *loop);

// serial_along.c

/* How many threads go through loops together because the iterations of these, not the
 * threads of a row, access neighbouring elements of views; 0 if most do not. Valid
 * once the whole kernel is planned. */
int along_abreast(Planner *p);

/* Whether the iterations of a loop access neighbouring elements of views, and the
 * threads do not. */
bool along_goes(Planner *p, Node *loop);

/* Whether a loop takes the threads of a row through many rows of a view: the more
 * threads, the longer the piece of each row that they access. */
bool along_walks(Planner *p, Node *loop);

/* Finds the regions of a tile that do most of their work in such loops. */
void along_plan_regions(Planner *p);

// serial_lines.c

/* Whether threads that go through a loop abreast may load what is along their rows for
 * several trips at a time; finds what that is, in a finished plan. */
bool lines_has(Planner *p, Node *loop);
void lines_find(Planner *p);

// serial_run.c

/* Adds the step of a run. */
void run_plan(Planner *p, Step *run, Steps *out);

// serial_every.c

/* Finds the condition by which every n-th thread alone has something to do, if vectors of all
 * are slower: run->every. */
void every_find(Planner *p, Step *run);

// serial_hoist.c

/* Finds what all threads of a run load before one of them stores: run->hoisted. Notes whether
 * they store: p->has_stored. */
void hoist_find(Planner *p, Step *run);

// serial_part.c

/* Adds the step of a run, or spans with copies of it if it compares the thread's
 * place. */
void part_plan(Planner *p, Step *run, Steps *out);

// serial_total.c

/* Finds the atomic operations that a work-item executes once for its threads. */
void total_find(Planner *p);

/* How a call of an atomic operation is gathered, if it may be; else NULL. */
const Gathering *gathering_of(const Planner *p, const Node *call);

/* The call that is all of a statement, whose result nobody uses, or NULL; what an atomic
 * operation is on: v of `&v[…]` or `&v[…][…]`, NULL for other operands. */
Node *total_unused_call(Node *statement);
Decl *total_root(const Node *call);

/* Notes that a call, which may be gathered, is gathered in a variable of that name. */
Total *total_new(Planner *p, Node *call, const char *name);

// serial_tally.c

/* Finds the atomic operations on tile_static places that a run executes once for its
 * threads, in a finished plan. */
void tally_find(Planner *p);

// serial_natural.c

/* Whether an integer is certain to be from 0 to INT32_MAX, unless arithmetic has
 * wrapped around, which is an error. */
bool natural_is(Planner *p, Node *n);

// serial_order.c

/* Whether the statements on both sides of a barrier, `before` and the first of `rest`,
 * may be one region, and in which order its threads must take turns. */
typedef enum Order { ORDER_NONE, ORDER_ANY, ORDER_DOWN } Order;
Order order_find(Planner *p, const Nodes *before, Node **rest, int count);

// serial_segment.c

/* Whether a row is longer than a vector or two, in which lanes are masked out instead. */
bool segment_pays(const Plan *s);

/* Whether a condition changes a few times along a row, and the comparisons at which
 * it does. */
bool segment_find(Planner *p, Node *condition, Cuts *cuts);

// serial_near.c

/* Finds the places at which the elements of neighbouring threads may be contiguous:
 * run->near. */
void near_find(Planner *p, Step *run);

/* Finds whether a run calls functions that cost more than gathering, whether gathering or
 * scattering is most of its work, and whether it stores elements of tile_static memory that
 * few of its threads have: run->calls, gathers, picks. */
void near_weigh(Planner *p, Step *run);

// serial_gap.c

/* Whether a run does little else than store elements with gaps between those of
 * neighbouring threads, which vectors would scatter. */
bool gap_stores(Planner *p, const Step *run);

// serial_collapse.c

/* The last statement of a run, if it is a loop whose trips, and those of the loop over the
 * threads, are one loop's: else NULL. */
Node *collapse_find(Planner *p, const Step *run);

// serial_torn.c

/* Where a run stores what LLVM, which would take it for a part of larger accesses, may
 * store or load in another order. */
Torn torn_stores(Planner *p, const Step *run);

// serial_pack.c

/* Whether most of what a run does are short loops along blocks of memory that each thread
 * has for itself. Notes what it then has elements of. */
bool pack_find(Planner *p, const Step *run);

/* Whether such short loops are most of what the trips of a loop do. */
bool pack_fills(Planner *p, Node *loop);

// serial_wide.c

/* The threads in the widest vectors for a run that computes so much with what it loads
 * that these pay off; else 0. */
int wide_lanes(Planner *p, const Step *run);

// serial_butterfly.c

/* Finds the number that such places are computed from, if that may be a small power of
 * two. */
void butterfly_find(Planner *p, Step *run);

// serial_chain.c

/* Finds the constants that a run's chains of ifs compare with. */
void chain_find(Planner *p, const Step *run);

// serial_recur.c

/* Finds the tile_static elements of which each thread loads several neighbours. */
void recur_find(Planner *p, const Step *run);

// serial_turn.c

/* Finds the regions that transpose, once it is known how variables are stored. */
void turn_find(Planner *p);

// serial_rare.c

/* Finds the runs whose threads seldom reach loops of their own, in a finished plan. */
void rare_find(Program *prog, Plan *plan);

// serial_mask.c

/* Whether a loop that the threads of a row may leave after different numbers of
 * iterations is to be vectorized; its step, without the first part of a for. */
bool mask_fits(Planner *p, Node *loop);
Step *mask_plan(Planner *p, Node *loop);

// serial_gather.c

/* Whether an expression is a number in memory that is no thread's own; whether it pays to
 * gather what the iterations of a loop load from places of each thread's own. */
bool gather_is_load(Planner *p, Node *n);
bool gather_pays(Planner *p, Node *loop);

// serial_guard.c

/* Plans a kernel again, with guards around the loops that threads reach under
 * conditions of their own. */
void guard_plan_kernel(Planner *p, Launch *launch);

/* The step of such a guard. */
Step *guard_plan(Planner *p, Node *n);

// serial_together.c

/* Finds the regions of the simple model whose rows gain by going through loops together,
 * once it is known how variables are stored. */
void together_find(Planner *p);

// serial_keep.c

/* Decides, once the steps are known, how variables are stored, and names them. */
void keep_variables(Planner *p);

#endif
