/* serial.h - the plan of a kernel's serial form: one work-item runs all the
 * threads of a tile, in loops between the barriers; in the simple model, those
 * of a part of the domain, whose rows are cut into strips.
 */
#ifndef SERIAL_H
#define SERIAL_H

#include "device/device.h"

/* How much of a tile has one value, or takes one way. */
typedef enum Same {
    SAME_IN_TILE,
    SAME_IN_ROW,
    SAME_IN_THREAD,
    SAME_NOWHERE
} Same;

typedef enum StepKind {
    STEP_REGION,  /* between barriers: a loop over the tile's rows */
    STEP_RUN,     /* statements in a loop over the threads of a row */
    STEP_CONTROL, /* control flow that is outside such loops */
    STEP_SPAN,   /* for those threads of a row that a condition holds for */
    STEP_SEGMENTS, /* where threads of a row go one way or the other by a
                      condition that changes few times along it */
    STEP_MASKED,  /* a loop that threads leave after different numbers of
                     trips, done in vectors */
    STEP_ONCE     /* a variable that is the same for all, or its change */
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

typedef struct Step Step;
typedef LIST(Step *) Steps;
struct Step {
    StepKind kind;
    Node *node;              /* STEP_CONTROL, STEP_SEGMENTS, STEP_ONCE: the
                                statement */
    Decl *decl;              /* STEP_ONCE: a variable, without one */
    LIST(Node *) statements; /* STEP_RUN */
    Step *then;              /* what follows a barrier in a run whose last thread
                                is first: vectors do one after the other */
    Steps steps, otherwise;  /* what is inside; an else's */
    Steps begin, next;       /* a for's first and third part, where threads
                                have variables of their own in them */
    bool is_own_for;         /* it has none of these, but a counter */
    bool strides;            /* a for that the threads of a row share out, */
    bool is_short;           /* in a few trips, whose threads are known */
    Span span;               /* STEP_SPAN, and the condition of such a for */
    LIST(Node *) decided;    /* STEP_SPAN: conditions whose truth is known */
    bool truth;
    bool descends;           /* STEP_REGION: the last thread of a row is first */
    bool is_along;           /* STEP_REGION: ABREAST go through its loops together */
    Cuts cuts;               /* STEP_SEGMENTS: comparisons in its condition */
    int number;              /* STEP_MASKED: in its labels */
    bool breaks, continues;  /* it has jumps to them */
    bool returns;            /* STEP_RUN: a thread may leave it early */
    Decls near;              /* STEP_RUN: places that may grow by 1 from
                                thread to thread, which is asked */
    Butterfly *butterfly;    /* STEP_RUN: what these follow from, or NULL */
    bool gathers;            /* vectors would gather most of what it takes */
    bool picks;              /* near_picks */
    bool calls;              /* functions that take longer than gathering does */
    bool scatters;           /* it has places of neighbours in several rows */
    Decls again;             /* what is computed again at its start; of
                                control flow, for its header */
    Decls arrays;            /* STEP_REGION: one for each thread of a row */
    Turn turn;               /* STEP_REGION: where that is all it does */
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
    Same level; /* of KEEP_ONCE and KEEP_AGAIN */
    int cost;   /* of KEEP_AGAIN: nodes that are computed */
    bool changes;   /* of KEEP_ONCE: statements that are done once change it */
    bool strides; /* a counter: from that of the row's first thread */
    const char *place; /* its value, as printed where that is known beside the
                          first thread's; NULL */
    bool is_number; /* in a loop that is unrolled */
    bool is_loaded; /* for what is printed it stands in a variable */
    bool by_lane;   /* an array for each thread: those of neighbours lie element
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

typedef struct Serial Serial;
struct Serial {
    Launch *launch;
    Function *kernel; /* whose barriers all stand in its body: unfold.h */
    Instance *instance;
    int rank, tile[3]; /* of the simple model: how wide a strip is, at last */
    bool is_coarse;    /* its rows are tiles of one dimension, that many at most; or
                          its one row is each of several in turn */
    Decl *index;       /* of the simple model; NULL: it is tiled */
    Node *length;      /* of rows that its domain of one dimension is taken for; NULL */
    Steps steps;
    Map kept;       /* Decl -> Kept */
    Set in_order;   /* of Node: elements that the threads of a row have
                       one after the other, at the same small distance */
    Set wraps;      /* of Node: the same for a row, and may have wrapped around */
    Set near;       /* of Node: those at the places of a step's `near` */
    Set recurring;  /* of Node: elements that recur from thread to thread */
    bool recurs;    /* there are any */
    bool is_near;   /* what is printed is for where they grow by 1 */
    Map *statics;   /* Decl of a tile_static -> its name */
    Decls tiles;    /* those of KEEP_TILE */
    int ends;       /* labels so far */
    int spans, edges; /* and spans, and ends of these that are computed */
    const char *from, *to; /* the threads of a row that the loops are for */
    int abreast;    /* where trips, not threads, have neighbouring elements, as
                       many threads go through loops together; else 0 */
    bool is_single; /* amp_thread_N is the one thread that there is: no loops over them */
    int count;      /* how many these are; 0 where that is not known */
    bool in_strip;  /* and as many as some vectors have, who stay in a loop */
    bool in_vectors; /* what is printed is for threads that are their lanes */
    bool is_first;  /* what is printed is of the first thread of a row, */
    bool is_later;  /* or of one further on, which amp_thread_N says */
    bool descends;  /* its threads are counted downwards */
    Map truths;     /* Node of a condition -> "1" or "0", where it is known */
    Serial *staged; /* what it is where views overlap; NULL: the same */
    ViewEnds view_ends; /* or end elsewhere */
    bool is_helper; /* of a helper that is given its thread's place */
    LIST(Total *) totals;
    Map total_of;   /* Node of a call -> Total */
    LIST(Bins *) bins;
    Map bins_of;    /* Node of a call -> Bins */
    const char *why_not; /* where the kernel has no such form */
};

/* The plan for a tiled kernel; its why_not where it cannot be served. */
Serial *serial_plan(Device *dev, Launch *launch);

/* How it is kept; NULL for what is no variable of the kernel's threads. */
Kept *serial_kept(const Serial *s, const Decl *d);

/* For helpers of kernels of that tile: it keeps nothing. */
Serial *serial_of_helper(const Serial *s);

/* // serial_apart.c */

/* Whether the lanes of a vector can do `n`, which is of a kernel that has that
 * form, or of a helper (NULL). */
bool serial_is_apart(Device *dev, const Serial *serial, Node *n);

/* // print_serial.c */
void print_serial_body(Device *dev, Serial *s);
void print_serial_return(Device *dev);
void print_steps(Device *dev, Serial *s, const Steps *steps);

/* // print_part.c */

/* Declares which part of the domain a work-item has, or which tiles. */
void print_part(Device *dev, const Serial *s);

/* Whether rows of it are gone through in strips; the loop over these, or over those
 * threads that are left over, and where each begins and ends. */
bool has_strips(const Serial *s, const Step *step);
void print_strips(Device *dev, const Serial *s, bool is_rest);
void print_strip_ends(Device *dev, const Serial *s, const Step *step);

/* // print_run.c */
void begin_block(Device *dev);
void end_block(Device *dev);

/* The header of a loop over the threads that a step is for, along `dimension`. */
void print_thread_loop(Device *dev, const Serial *s, int dimension);

/* A loop over a row's threads around a run's statements; a run in the way that it
 * was planned. */
void print_run(Device *dev, Serial *s, const Step *step);
void print_any_run(Device *dev, Serial *s, const Step *step);

/* // print_total.c */

/* Operations that may be gathered together have one letter; 0: none may. */
char atomic_group(const char *operation);

/* The variable of an atomic operation that is gathered, or NULL; its bins. */
const Total *serial_total(const Serial *s, const Node *call);
const Bins *serial_bins(const Serial *s, const Node *call);

/* Their declarations; what a thread adds to one; what becomes of them. */
void print_totals(Device *dev, const Serial *s);
void print_gathered(Device *dev, const Total *total);
void print_binned(Device *dev, Node *call, const Bins *bins);
void print_results(Device *dev, const Serial *s);

/* // print_span.c */

/* "1" or "0" for a condition whose truth is known where it is printed; NULL. */
const char *serial_truth(const Serial *s, const Node *condition);
void print_span(Device *dev, Serial *s, const Step *step);

/* Whether some steps are for a part of a row, which a condition parts by its first
 * thread. */
bool print_has_spans(const Steps *steps);
void print_segments(Device *dev, Serial *s, const Step *step);

/* A for that the threads of a row share out. Its header is the first thread's,
 * who stays the longest. */
void print_shares(Device *dev, Serial *s, const Step *step);

/* // print_turn.c */
void print_turn(Device *dev, Serial *s, const Step *region);

/* // print_near.c */
void print_near(Device *dev, Serial *s, const Step *step);

/* Declares a thread's places; whether what is printed is for lanes from that one
 * on, with places side by side. */
void print_first(Device *dev, Serial *s, const Step *step, const char *thread);
void set_near(Serial *s, const Step *step, bool is_near);

/* // print_butterfly.c */
void print_butterfly(Device *dev, Serial *s, const Step *step);

/* // print_mask.c */

/* Whether the threads that loops are for fill vectors; the loop over these, and
 * the end of one where they do not. */
bool serial_fills(const Serial *s, int lanes);
void print_vectors(Device *dev, const Serial *s, const char *from, int lanes);
void print_past(Device *dev, const Serial *s, int lanes);
void print_masked(Device *dev, Serial *s, const Step *step);

/* // print_rare.c */

/* A run whose threads go through loops of their own under a condition, which
 * vectors are asked for first. */
bool is_rare(Device *dev, const Serial *s, const Step *step);
void print_rare(Device *dev, Serial *s, const Step *step);

/* // print_wide.c */

/* Whether an element's indices are printed in 64 bits. */
bool print_is_wide(const Device *dev, const Node *element);

/* Prints an index with sums and products of 64 bits, and of itself what is none
 * where it `widens` what it stands in. */
void print_wide(Device *dev, Node *index, bool widens, int least);

/* // print_kept.c */

/* The use of a variable, or NULL where it has its own name. */
const char *serial_use(const Serial *s, const Decl *d);

/* What follows the last subscript of an element of an array that is kept by
 * lanes; "" for other elements. */
const char *serial_lane(const Serial *s, const Node *element);

/* What a helper with a tiled index is given: the thread's place, as parameters
 * and as arguments. */
bool serial_gives_place(const Function *f);
const char *serial_place(const Serial *s, bool is_parameter);

/* Whether a helper is printed otherwise for that form. */
bool serial_differs(Device *dev, Function *f);

/* Prints a variable where it stands for the first thread's value; false where
 * that has a name. */
bool print_serial_first(Device *dev, Decl *d);

/* Prints what becomes of a declaration; false where it stays one. */
bool print_serial_declaration(Device *dev, Decl *d);

/* Arrays from the dimension `first` on; a variable with its value; those that a
 * step computes again; whether nothing is left of a declaration. */
void print_arrays(Device *dev, Serial *s, const Decls *arrays, int first);
void print_value(Device *dev, Serial *s, Decl *d);
void print_again(Device *dev, Serial *s, const Step *step);
bool serial_is_gone(const Serial *s, const Decl *d);

#endif
