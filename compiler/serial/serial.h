/* serial.h - the plan of a kernel's serial form: one work-item runs all the
 * threads of a tile, in loops between the barriers; in the simple model, those
 * of a part of the domain, whose rows are cut into strips.
 */
#ifndef SERIAL_H
#define SERIAL_H

#include "program/program.h"
#include "printed.h"

/* How much of a tile has one value, or takes one way. */
typedef enum Same {
    SAME_IN_TILE,
    SAME_IN_ROW,
    SAME_IN_THREAD,
    SAME_NOWHERE
} Same;

typedef enum StepKind {
    STEP_REGION,   /* between barriers: a loop over the tile's rows */
    STEP_RUN,      /* statements in a loop over the threads of a row */
    STEP_CONTROL,  /* control flow that is outside such loops */
    STEP_SPAN,     /* for those threads of a row that a condition holds for */
    STEP_SEGMENTS, /* where threads of a row go one way or the other by a
                      condition that changes few times along it */
    STEP_MASKED,   /* a loop that threads leave after different numbers of
                      trips, done in vectors */
    STEP_GUARD,    /* a condition that is asked of a few vectors' threads together,
                      and what they do where all find it true, and where not */
    STEP_ONCE      /* a variable that is the same for all, or its change */
} StepKind;

/* A condition that holds for neighbours in a row. */
typedef struct Span {
    Node *place, *bound;
    Op op;       /* place < bound, or <= > >= ==; of one that falls, -place */
    int growth;  /* of the place from thread to thread, */
    Node *times; /* as many times: a natural number; NULL: once */
} Span;
typedef LIST(Span) Cuts;

/* A copy of elements that turns two dimensions: the last one, and that in which
 * one side's elements are next to each other. */
typedef struct Turn {
    Node *copy; /* the assignment */
    int across; /* the other dimension */
    int side;   /* of the squares of elements; 0: there is none */
    bool reads_across; /* what is read is next to each other in that one */
} Turn;

enum { MOST_NEAR = 4 };

/* A condition's truth: bit i for the thread i of a group. */
typedef struct Truths {
    Node *condition;
    unsigned truths;
} Truths;

/* What a variable is where what it follows from is known. */
typedef struct Known {
    Decl *variable;
    int64_t value;
} Known;

/* What the number is that places follow from. */
typedef enum Reading {
    READ_POWER, /* 1, 2, 4, … */
    READ_SHIFT, /* 0, 1, 2, …: `me >> n` */
    READ_MASK   /* 0, 1, 3, …: `me & n` */
} Reading;

/* For one number that the places of a run follow from: groups of so many threads
 * that their places repeat from group to group, some elements further. */
typedef struct Wing {
    int64_t value;
    int threads;
    bool in_lanes;  /* a group has vectors of LEAST_LANES threads */
    int growth[MOST_NEAR];        /* of each place, from group to group */
    int places[MOST_NEAR][LANES]; /* in the group, from the first thread's on */
    LIST(Truths) truths;
    LIST(Known) known;
} Wing;

/* A run whose threads have elements a power of two from each other. */
typedef struct Butterfly {
    Decl *number;       /* that they follow from */
    Reading reading;
    LIST(Wing *) wings; /* for small numbers */
    bool has_far;       /* for larger ones, vectors have neighbouring elements; */
    Node *way;          /* a condition that their threads agree on, or NULL */
} Butterfly;

/* What stands on the way to a loop that few threads of a run come to. */
typedef struct RareStep {
    Node *node;
    bool leads; /* an if or a block with all that follows in it; else a statement */
} RareStep;

typedef struct Rare {
    LIST(RareStep) way;
    bool is_flat; /* what stands under the ifs may be done without them */
} Rare;

typedef struct Step Step;
typedef LIST(Step *) Steps;
struct Step {
    StepKind kind;
    Node *node;       /* the statement; NULL in STEP_REGION and STEP_RUN */
    Steps steps;      /* what is inside, */
    Steps otherwise;  /* and in an else */
    Decls again;      /* variables that are computed again at its start; of control
                         flow, for its header */
    bool scatters;    /* it has elements of neighbours in several rows */

    /* STEP_REGION */
    Decls arrays;     /* one for each thread of a row */
    Turn turn;        /* where that is all it does */
    bool descends;    /* the last thread of a row is first */
    bool is_along;    /* ABREAST threads go through its loops together */

    /* STEP_RUN */
    LIST(Node *) statements;
    Step *then;       /* what follows a barrier in a run whose last thread is first:
                         vectors do one after the other */
    bool returns;     /* a thread may leave it early */
    Decls near;       /* places that may grow by 1 from thread to thread, which is
                         asked when it runs */
    Butterfly *butterfly; /* what these follow from, or NULL */
    Rare *rare;       /* it has a loop that few threads come to; NULL: none */
    bool gathers;     /* vectors would gather most of what it takes */
    bool picks;       /* it stores what few of its threads have */
    bool calls;       /* functions that take longer than gathering does */

    /* STEP_CONTROL of a for, and STEP_MASKED */
    Steps begin, next; /* its first and third part, where threads have variables of
                          their own in them */
    bool is_own_for;  /* it has none of these, but a counter, */
    bool walks;       /* with which the threads go from row to row */
    bool strides;     /* the threads of a row share it out, */
    bool is_short;    /* in a few trips, whose threads are known */
    int number;       /* STEP_MASKED: in its labels */
    bool breaks, continues; /* STEP_MASKED: it has jumps to them */

    /* STEP_SPAN, STEP_SEGMENTS */
    Span span;        /* those threads; of a for that strides, its condition */
    LIST(Node *) decided; /* conditions whose truth is known in a span: */
    bool truth;
    Cuts cuts;        /* comparisons in the condition of segments */

    /* STEP_ONCE */
    Decl *decl;       /* a variable, without a statement */
};

/* How a thread's variable is kept. */
typedef enum Keep {
    KEEP_PLAIN, /* within one run */
    KEEP_ONCE,  /* one for all threads in scope */
    KEEP_AGAIN, /* computed again where it is used */
    KEEP_ROW,   /* one for each thread of a row */
    KEEP_TILE   /* one for each thread of the tile */
} Keep;

typedef struct Kept {
    Keep keep;
    Same level;        /* of KEEP_ONCE and KEEP_AGAIN */
    int cost;          /* of KEEP_AGAIN: nodes that are computed */
    bool changes;      /* of KEEP_ONCE: statements that are done once change it */
    bool strides;      /* a counter: from that of the row's first thread */
    bool is_number;    /* in a loop that is unrolled */
    bool by_lane;      /* an array for each thread: those of neighbours lie element
                          by element side by side */
    const char *name;
} Kept;

/* What is 0, and the driver's compiler does not know it. */
#define HIDDEN_ZERO "amp_zero"

enum { ABREAST = 8 };  /* the most threads that go along rows together: lines of
                          all their rows fit into a cache's set */

/* An atomic operation that a work-item does once for all its threads, with what
 * they have gathered. */
typedef struct Total {
    Node *call;
    Decl *variable;
} Total;

/* Those of such operations on elements of a view that has few of them. */
typedef struct Bins {
    Decl *view;
    int number; /* in names */
} Bins;

/* A plan; what prints it changes nothing of it. */
typedef struct Plan Plan;
struct Plan {
    Launch *launch;
    Function *kernel; /* whose barriers all stand in its body: unfold.h */
    Instance *instance;
    const char *why_not; /* where the kernel has no such form */
    bool is_helper;    /* of a helper that is given its thread's place */
    int rank, tile[3]; /* of the simple model: how wide a strip is, at last */
    int last;          /* the dimension of a row: rank - 1 */
    bool is_coarse;    /* its rows are tiles of one dimension, that many at most; or
                          its one row is each of several in turn */
    Decl *index;       /* of the simple model; NULL: it is tiled */
    Node *length;      /* of rows that its domain of one dimension is taken for; NULL */
    Steps steps;
    bool has_ends;     /* loops of their own for the ends of a row, by refine_inner */
    Plan *staged;      /* what it is where views overlap; NULL: the same */
    ViewEnds view_ends; /* or end elsewhere */
    Map kept;          /* Decl -> Kept */
    Decls tiles;       /* those of KEEP_TILE */
    Map *statics;      /* Decl of a tile_static -> its name */
    Set in_order;      /* of Node: elements that the threads of a row have
                          one after the other, at the same small distance */
    Set wraps;         /* of Node: the same for a row, and may have wrapped around */
    Set near;          /* of Node: those at the places of a step's `near` */
    Set recurring;     /* of Node: elements that recur from thread to thread */
    bool recurs;       /* there are any */
    LIST(Total *) totals;
    Map total_of;      /* Node of a call -> Total */
    LIST(Bins *) bins;
    Map bins_of;       /* Node of a call -> Bins */
    int abreast;       /* where trips, not threads, have neighbouring elements, as
                          many threads go through loops together; else 0 */
};

/* The plan for a kernel; its why_not where it cannot be served. */
const Plan *serial_plan(Program *prog, Launch *launch);

/* How it is kept; NULL for what is no variable of the kernel's threads. */
Kept *serial_kept(const Plan *s, const Decl *d);

/* The same of what an expression names. */
Kept *serial_kept_of(const Plan *s, const Node *n);

/* Whether there is one for each thread of a row or the tile. */
bool kept_is_array(const Kept *kept);

/* For helpers of kernels of that tile: it keeps nothing. */
Plan *serial_of_helper(const Plan *s);

/* Whether nothing is left of a declaration where it stands in the source. */
bool serial_is_gone(const Plan *s, const Decl *d);

/* // serial_steps.c */

/* Whether something holds for one of some steps or what is in them; for one in a loop. */
bool steps_any(const Steps *steps, bool (*is)(const Step *step));
bool steps_any_in_loop(const Steps *steps, bool (*is)(const Step *step));

/* Calls visit(step, context) for each of these, in the order of the source. */
void steps_walk(const Steps *steps, void (*visit)(Step *step, void *context), void *context);

/* node_walk of a run's statements; whether there is a loop in one. */
void step_walk(const Step *step, bool (*visit)(Node *n, void *context), void *context);
bool step_has_loop(const Step *step);

/* // serial_total.c */

/* The variable of an atomic operation that is gathered, or NULL; its bins. */
const Total *serial_total(const Plan *s, const Node *call);
const Bins *serial_bins(const Plan *s, const Node *call);

/* // serial_apart.c */

/* Whether the lanes of a vector can do `n`, which is of a kernel that has that
 * form, or of a helper (NULL). */
bool serial_is_apart(Program *prog, const Plan *plan, Node *n);

#endif
