/* serial.h - the plan of a kernel's serial form, in which one work-item runs all
 * threads of a tile, in loops between the barriers. In the simple model it runs the
 * threads of one part of the domain, whose rows are cut into strips.
 */
#ifndef SERIAL_H
#define SERIAL_H

#include "program/program.h"
#include "printed.h"

/* Which threads share one value, or take the same branch. */
typedef enum Same {
    SAME_IN_TILE,
    SAME_IN_ROW,
    SAME_IN_THREAD,
    SAME_NOWHERE
} Same;

/* In which builds of a kernel vectors would store what a thread does in another order. */
typedef enum Torn {
    TORN_NEVER,
    TORN_IN_OVERLAP, /* where captured views may overlap */
    TORN_ALWAYS
} Torn;

typedef enum StepKind {
    STEP_REGION,   /* the code between two barriers: a loop over the tile's rows */
    STEP_RUN,      /* statements in a loop over the threads of a row */
    STEP_CONTROL,  /* control flow outside of such loops */
    STEP_SPAN,     /* statements for a range of a row's threads */
    STEP_SEGMENTS, /* an if whose condition changes a few times along a row */
    STEP_MASKED,   /* a vectorized loop that threads leave after different numbers
                      of iterations */
    STEP_GUARD,    /* an if in two versions: one for when a few vectors' threads all
                      find the condition true, and one for each thread by itself */
    STEP_ONCE      /* the declaration of a variable shared by all threads, or an
                      assignment to it */
} StepKind;

/* A condition that holds for a range of neighbouring threads in a row. */
typedef struct Span {
    Node *place, *bound;
    Op op;       /* place < bound, or <= > >= ==; -place if the place decreases */
    int growth;  /* by how much the place grows from thread to thread, */
    Node *times; /* multiplied by this natural number; NULL: by 1 */
} Span;
typedef LIST(Span) Cuts;

/* A transposing copy: it exchanges the last dimension with the one along which the
 * elements of one side are contiguous. */
typedef struct Turn {
    Node *copy; /* the assignment */
    int across; /* the other dimension */
    int side;   /* of the square blocks; 0: this is no such copy */
    bool reads_across; /* the source, not the target, is contiguous along it */
} Turn;

enum { MOST_NEAR = 4 };

/* A condition that holds for every n-th thread of a row at most: `place % by == rest`. */
typedef struct Every {
    Node *place, *rest; /* NULL: 0 */
    bool is_next;       /* rest + 1 */
    int by;
    bool is_natural;    /* no remainder is below 0 */
    Node *condition;
    bool is_exact;      /* it holds for all of these, if the rest is one */
} Every;

/* The truth of a condition: bit i is that of thread i of a group. */
typedef struct Truths {
    Node *condition;
    unsigned truths;
} Truths;

/* The value of a variable, given the number that it is computed from. */
typedef struct Known {
    Decl *variable;
    int64_t value;
} Known;

/* How the number that places are computed from encodes a power of two. */
typedef enum Reading {
    READ_POWER, /* 1, 2, 4, … */
    READ_SHIFT, /* 0, 1, 2, …: `me >> n` */
    READ_MASK   /* 0, 1, 3, …: `me & n` */
} Reading;

/* One value of that number: the places of a run repeat from group to group of
 * `threads` threads, each time some elements further on. */
typedef struct Wing {
    int64_t value;
    int threads;
    bool in_lanes;  /* a group consists of vectors of LEAST_LANES threads */
    int growth[MOST_NEAR];        /* of each place, from group to group */
    int places[MOST_NEAR][LANES]; /* relative to the place of the group's first thread */
    LIST(Truths) truths;
    LIST(Known) known;
} Wing;

/* A run whose threads access elements a power of two apart. */
typedef struct Butterfly {
    Decl *number;       /* which the places are computed from */
    Reading reading;
    LIST(Wing *) wings; /* the small values of it */
    bool has_far;       /* for larger values, vectors access neighbouring elements; */
    Node *way;          /* a condition that a vector's threads agree on, or NULL */
} Butterfly;

/* A node on the way to a loop that few threads of a run reach. */
typedef struct RareStep {
    Node *node;
    bool leads; /* an if or a block that holds all that follows; else a statement */
} RareStep;

typedef struct Rare {
    LIST(RareStep) way;
    bool is_flat; /* statements under its ifs may be executed unconditionally */
} Rare;

typedef struct Step Step;
typedef LIST(Step *) Steps;
struct Step {
    StepKind kind;
    Node *node;       /* the statement; NULL in STEP_REGION and STEP_RUN */
    Steps steps;      /* the steps inside, */
    Steps otherwise;  /* and those of an else */
    Decls again;      /* KEEP_AGAIN variables that are computed at its start; for
                         control flow, because its header uses them */
    bool scatters;    /* neighbouring threads access elements of several rows */

    /* STEP_REGION */
    Decls arrays;     /* KEEP_ROW variables */
    Turn turn;        /* the region is nothing but this copy */
    bool descends;    /* the last thread of a row comes first */
    bool is_along;    /* ABREAST threads go through its loops together */
    bool is_together; /* so do the threads of ROWS_TOGETHER rows */
    Cuts rows;        /* comparisons of the row's place that hold where it does anything, */
    Node *row_step;   /* or what the number of such a row is a multiple of; NULL */

    /* STEP_RUN */
    LIST(Node *) statements;
    Step *then;       /* of a run that descends: what follows the barrier, which each
                         vector executes after the statements */
    bool returns;     /* a thread may leave it early */
    Node *collapsed;  /* its last statement, a loop that is one with the loop over the
                         threads; or NULL */
    Decls near;       /* places of which is asked at run time whether they grow by 1
                         from thread to thread */
    Butterfly *butterfly; /* what these are computed from, or NULL */
    Rare *rare;       /* the loop in it that few threads reach, or NULL */
    Every *every;     /* the condition of all that it does, which vectors would be slow with;
                         or NULL */
    bool gathers;     /* vectors would gather or scatter most of what it has to do with */
    Torn torn;        /* where vectors would store it in another order */
    bool is_spread;   /* vectors of it are shuffled out of many registers */
    bool picks;       /* it stores elements that few of its threads have */
    int lanes;        /* so many threads in a vector, as wide as registers are, since it
                         computes much; 0: as the driver's compiler chooses */
    bool calls;       /* it calls functions that cost more than gathering */
    LIST(Node *) hoisted; /* elements that all its threads load before one of them stores */

    /* STEP_CONTROL of a for, and STEP_MASKED */
    Steps begin, next; /* its first and third part, where these use the threads'
                          variables */
    bool is_own_for;  /* they do not: its counter is one for all threads, */
    bool walks;       /* and takes the threads from row to row */
    bool strides;     /* the threads of a row share its iterations out, */
    bool is_short;    /* which are few, each with a known number of threads */
    bool staggers;    /* they begin or end it one after the other: each trip is for those
                         of a span, the only step in it, */
    bool is_last;     /* and the last of them makes the most trips, not the first */
    LIST(Node *) lines; /* elements in it along which threads abreast go, each in its own
                           row */
    int number;       /* STEP_MASKED: of its labels */
    bool breaks, continues; /* STEP_MASKED: it has jumps to them */

    /* STEP_SPAN, STEP_SEGMENTS */
    Span span;        /* the range of threads; of a for that strides, its condition */
    LIST(Node *) decided; /* conditions that are known within a span: */
    bool truth;       /* whether they are true */
    Cuts cuts;        /* the comparisons in the condition of segments */

    /* STEP_ONCE */
    Decl *decl;       /* the variable that is declared; NULL: `node` assigns to it */
};

/* How a thread's variable is stored. */
typedef enum Keep {
    KEEP_PLAIN, /* a scalar within one run */
    KEEP_ONCE,  /* one variable for all threads in scope */
    KEEP_AGAIN, /* recomputed wherever it is used */
    KEEP_ROW,   /* an array with an element for each thread of a row */
    KEEP_TILE   /* an array with an element for each thread of the tile */
} Keep;

typedef struct Kept {
    Keep keep;
    Same level;        /* of KEEP_ONCE and KEEP_AGAIN */
    int cost;          /* of KEEP_AGAIN: the number of nodes to evaluate */
    bool changes;      /* of KEEP_ONCE: STEP_ONCEs assign to it */
    bool strides;      /* a counter, relative to that of the row's first thread */
    bool is_number;    /* the counter of a loop that gets unrolled */
    bool by_lane;      /* each thread has an array, and these are interleaved element
                          by element */
    const char *name;
} Kept;

/* A variable that is 0, which the driver's compiler cannot know. */
#define HIDDEN_ZERO "amp_zero"

enum { ABREAST = 8 };  /* the most threads that go along rows together: the lines of
                          all their rows fit into one set of the cache */

enum { ROWS_TOGETHER = 4 }; /* as many as share what vectors load */

/* How atomic operations of one name are gathered. */
typedef struct Gathering {
    const char *name;
    bool is_floating;
    char group; /* those of one letter may be gathered together */
    const char *operator; /* NULL: the least or the largest number is kept */
    const char *neutral;
    const char *once; /* the operation that is done at last; NULL: values are listed */
} Gathering;

/* An atomic operation that a work-item executes once for all its threads, with the
 * value that they have accumulated. */
typedef struct Total {
    Node *call;
    bool is_of_run; /* or once for those of a run */
    Decl *variable;
    Decl *result; /* its value as an operand of the call */
    const Gathering *how;
} Total;

/* The same for the elements of a view that has few: a private histogram. */
typedef struct Bins {
    Decl *view;
    int number; /* in names */
} Bins;

/* A plan, which its printing does not change. */
typedef struct Plan Plan;
struct Plan {
    Launch *launch;
    Function *kernel; /* with all its barriers in its own body: unfold.h */
    Instance *instance;
    const char *why_not; /* the kernel has no serial form; NULL: it has one */
    bool is_helper;    /* it is for a helper that gets its thread's place */
    int rank, tile[3]; /* in the simple model tile[last] is the width of a strip */
    int last;          /* the dimension of a row: rank - 1 */
    bool is_coarse;    /* its rows are one-dimensional tiles, and tile[0] is the most
                          that there can be; or its one row is several tiles in turn */
    Decl *index;       /* of the simple model; NULL: it is tiled */
    Node *length;      /* of the rows that its one-dimensional domain is split into */
    bool is_dense;     /* all of its domain is one row */
    Steps steps;
    bool has_ends;     /* the ends of a row have loops of their own: refine_inner */
    Plan *staged;      /* the plan for views that overlap, or do not end where */
    ViewEnds view_ends; /* these say; NULL: the same plan */
    Map kept;          /* Decl -> Kept */
    Decls tiles;       /* those of KEEP_TILE */
    Map *statics;      /* Decl of a tile_static -> its name */
    Set in_order;      /* of Node: elements that a row's threads access in order, with
                          a small constant stride */
    Set packed;        /* of Node: elements of short loops that fill vectors */
    Set wraps;         /* of Node: row-invariant sums that may have wrapped around */
    Set near;          /* of Node: elements at the places of a step's `near` */
    Set recurring;     /* of Node: elements that recur from thread to thread */
    Set hidden;        /* of Node: constants that no compiler may know */
    bool recurs;       /* there are any of these, or of those */
    LIST(Total *) totals;
    Map total_of;      /* Node of a call -> Total */
    int tallies;       /* how many of these are of runs */
    LIST(Bins *) bins;
    Map bins_of;       /* Node of a call -> Bins */
    int abreast;       /* where iterations, not threads, access neighbouring elements:
                          how many threads go through loops together; else 0 */
    Set alone;         /* of Node: loops through which these go one after the other */
};

/* The plan for a kernel; where it has no serial form, `why_not` says why. */
const Plan *serial_plan(Program *prog, Launch *launch);

/* How a variable is stored; NULL if it is no variable of the kernel's threads. */
Kept *serial_kept(const Plan *s, const Decl *d);

/* The same for the variable that an expression names. */
Kept *serial_kept_of(const Plan *s, const Node *n);

/* The initializer of a variable that is computed from it wherever it is used (KEEP_AGAIN); NULL
 * for other expressions. */
Node *serial_again(const Plan *s, const Node *n);

/* Whether there is one for each thread of a row or of the tile. */
bool kept_is_array(const Kept *kept);

/* The plan for printing the helpers of a kernel, which has no stored variables. */
Plan *serial_of_helper(const Plan *s);

/* Whether a declaration is not printed where it stands in the source. */
bool serial_is_gone(const Plan *s, const Decl *d);

/* Whether all of those are that a statement declares. */
bool serial_are_gone(const Plan *s, const Node *statement);

// serial_steps.c

/* Whether a predicate holds for any step or a step within it; for any in a loop. */
bool steps_any(const Steps *steps, bool (*is)(const Step *step));
bool steps_any_in_loop(const Steps *steps, bool (*is)(const Step *step));

/* Whether it is a loop that all threads of a row, or of a vector, go through together. */
bool step_is_loop(const Step *step);

/* Whether rows of threads go through loops together in any region. */
bool steps_go_together(const Steps *steps);

/* Calls visit(step, context) for each step, in the order of the source. */
void steps_walk(const Steps *steps, void (*visit)(Step *step, void *context), void *context);

/* Walks the nodes of a run's statements; whether one of them contains a loop. */
void step_walk(const Step *step, bool (*visit)(Node *n, void *context), void *context);
bool step_has_loop(const Step *step);

// serial_total.c

/* Whether the extreme of floating numbers is kept as an integer, by their order. */
bool gathering_orders(const Gathering *g);

/* How a call of an atomic operation is accumulated: in a variable, or in bins; NULL:
 * in neither. */
const Total *serial_total(const Plan *s, const Node *call);
const Bins *serial_bins(const Plan *s, const Node *call);

// serial_apart.c

/* Whether the lanes of a vector can execute `n`, which belongs to the kernel of
 * `plan`, or to a helper (NULL). */
bool serial_is_apart(Program *prog, const Plan *plan, Node *n);

#endif
