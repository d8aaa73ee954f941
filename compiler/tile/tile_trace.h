/* tile_trace.h - what all threads of a tile do: a trace of accesses and barriers, with the
 * conditions that they are under.
 */
#ifndef TILE_TRACE_H
#define TILE_TRACE_H

#include "sample.h"
#include "tile_host.h"

typedef enum EventKind {
    EVENT_READ,
    EVENT_WRITE,
    EVENT_ATOMIC,
    EVENT_BARRIER,
    EVENT_DIVISION, /* an integer division, by zero in some thread of the first tile */
    EVENT_OUTSIDE,  /* an access out of the bounds of a private or constant array */
    EVENT_FOREVER,  /* a loop that never ends */
    EVENT_LOOP,     /* the events up to its EVENT_LOOP_END are those of one trip */
    EVENT_LOOP_END,
} EventKind;

/* Why threads may diverge: a condition, and the jump under it or NULL. */
typedef struct Fork {
    Node *condition;
    Node *jump;
    Value *value;
    const struct Fork *outer;
} Fork;

/* The call stack of an event, the innermost call first. */
typedef struct Frame {
    Node *call;
    Value *active; /* the condition under which a thread makes it */
    const struct Frame *outer;
} Frame;

typedef struct Event {
    EventKind kind;
    Node *node;
    const Decl *base;   /* of an access: the variable or the view; of views that
                         * alias, the first */
    const Decl *named;  /* and the one that is named, */
    const int64_t *extents; /* a view's, if they are constants; or NULL */
    Value *place;       /* its offset in `named`, in bytes, */
    Value *offset;      /* and in `base`; */
    Value *begin, *end; /* where `named` is in `base`; `end` NULL: unknown */
    Value *array;       /* where in `base` the array begins that it is in, or NULL */
    int size, array_size; /* in bytes */
    Value *value;       /* what is written or read, or NULL if unknown;
                           EVENT_LOOP: its condition, or NULL;
                           EVENT_DIVISION: the divisor */
    Value *active;      /* the path condition: which threads get here */
    const Fork *forks;  /* the conditions around it */
    const Fork *exits;  /* and those under which threads have left before */
    const Frame *frame;
    bool fences_tile_static, fences_global;
    int loop;           /* EVENT_LOOP: its number in Tile.trips, */
    bool parts;         /* and whether threads may leave it in different trips */
} Event;

/* An access to a private or constant array, under a path condition. */
typedef struct PrivateAccess {
    EventKind kind;
    Node *node;
    const Decl *base;
    Value *place;
    Value *active;
    int size;
    bool is_outside; /* it is an event, too */
    const Frame *frame;
} PrivateAccess;

/* What the host makes extents of, as values of the kernel; NULL: not known. */
typedef struct ExtentValues {
    Value *of[3];
} ExtentValues;

typedef struct Trace {
    Tile *tile;
    const Launch *launch; /* or NULL */
    Value *inside; /* the condition that a thread's index is in the domain */
    LIST(Event) events;
    Set left_out;  /* of Decl: memory to which accesses of a torn kernel are left out */
    bool is_partial; /* accesses are missing: at unknown addresses, or after run_is_spent */
    Map assigned; /* Decl -> Node of the last assignment that made it vary */
    LIST(PrivateAccess) private_accesses;
    ExtentValues domain; /* before they are rounded */
    Map views;           /* Decl -> ExtentValues, of captured views */
} Trace;

// tile_alias.c: fills in Decl.alias of parameters that are given one variable.
void tile_find_aliases(const Unit *unit);

// tile_caller.c

/* Fills in Function.sites and .optional, and Decl.is_changed. */
void tile_find_calls(const Unit *unit);

// tile_run.c

/* Gives the symbols of a trace the numbers that the calls do, after one was chosen; returns
 * whether they give any. */
bool tile_give(const Trace *trace);

// tile_start.c

/* Returns the trace of a kernel, or of a function that no launch reaches (launch NULL), in
 * tiles of a size (NULL: that of its tiled index). */
Trace *tile_trace(const Launch *launch, Function *f, const int *size);

#endif
