/* tile_run.h - inside the symbolic execution of a kernel: shared by tile_run.c,
 * tile_place.c, tile_expr.c, tile_call.c, tile_loop.c, tile_stmt.c and others.
 *
 * The state of variables is kept in slots. Both branches of a condition are
 * executed; where they join, each slot that one of them changed becomes a choice.
 * Which threads left by break, continue, return or amp_abort is a condition in a
 * slot of its own; an assignment does not change such threads' values.
 */
#ifndef TILE_RUN_H
#define TILE_RUN_H

#include "tree/builtin.h"
#include "tile_trace.h"

/* The fixed slots. Each function has its own of the first ones. LEFT_ABORT: which threads
 * have ended, in any function; LOCK: the condition under which a thread holds a lock. */
enum {
    LEFT_BREAK, LEFT_CONTINUE, LEFT_RETURN, RESULT, FUNCTION_SLOTS,
    LEFT_ABORT = FUNCTION_SLOTS, LOCK, FIRST_SLOT
};

typedef struct Change {
    int slot;
    Value *value; /* in the log: the old one */
} Change;
typedef LIST(Change) Changes;

/* An assignment, or an address that is taken, which may lead to one. */
typedef struct Assignment {
    const Decl *d;
    Node *step; /* it, if it adds an amount to the variable; else NULL */
} Assignment;

enum { MAX_PARTS = 64 }; /* of a variable whose parts have values of their own */

typedef struct Run {
    Trace *trace;
    Tile *tile;
    const Launch *launch;
    Function *kernel, *function; /* the latter is executed now */
    Map slot_of;           /* Decl, or a key made of it -> slot */
    LIST(Value *) slots;
    Changes log;           /* the undo log, the last change at its end */
    Value *path;           /* the condition of the branches that are taken */
    const Fork *forks, *exits;
    const Frame *frame;
    LIST(const Decl *) tile_statics; /* that were written so far */
    int steps, depth, loops;
    int locked;            /* the first event after the last lock was taken */
    LIST(Assignment) assignments; /* tile_assigned.c: of loops, */
    Map spans;                    /* and the part of the list of each loop */
    Map shared;            /* view -> Shared, of tile_memory.c */
    Map loads;             /* address -> Load, of tile_place.c */
    Set long_loops;        /* of Node: with too many trips to unroll, once */
    Map changes;           /* tile_static -> Tile.symbols when it last became dirty */
    int64_t waiting;       /* that when the loop with barriers began, 0: there is none */
} Run;

/* A branch that is executed: its condition, and the state to restore. */
typedef struct Branch {
    Value *condition, *path;
    const Fork *forks;
    int mark;
    Changes yes;
} Branch;

// tile_run.c

/* Returns whether errors make a statement, a variable or a function unknown. */
bool run_is_lost(const Run *r, const void *item);

/* Return a variable's value and a slot's; the third sets a slot and logs the change. */
Value *run_get(Run *r, const void *key);
Value *run_slot(Run *r, int slot);
void run_set(Run *r, int slot, Value *v);

/* Returns a variable's value in the threads that go on: what those that left keep is not
 * theirs. */
Value *run_get_here(Run *r, const Decl *d);

/* Returns the symbol of a view's extent in a dimension. */
Value *run_extent(Run *r, const Decl *view, int dimension);

/* Sets a variable in all threads. */
void run_put(Run *r, const Decl *d, Value *v);

/* Assigns to a variable in the threads that have not left; `n` is the assignment. */
void run_assign(Run *r, const Decl *d, Value *v, Node *n);

/* Sets a variable where it is declared: the old value in threads that left is dead. */
void run_declare(Run *r, const Decl *d, Value *v, Node *n);

/* Whether a tile_static variable is dirty: threads may have written to it
 * since the last barrier. */
bool run_is_dirty(Run *r, const Decl *d);
void run_set_dirty(Run *r, const Decl *d, bool is_dirty);

/* Return the conditions that a thread has left, and that it is active: on this path and
 * not left. */
Value *run_left(Run *r);
Value *run_active(Run *r);

/* Returns whether threads may diverge in one slot: some have left, others have not. */
bool run_some_left(Run *r, int slot);

/* Returns the same for return and amp_abort. */
bool run_some_gone(Run *r);

/* Makes the active threads leave by the jump `n`. */
void run_jump(Run *r, Node *n, int slot);

/* Begin the branch in which a condition holds; the other one; and what follows, with the
 * states of both merged. run_undo restores the slots to a mark in the log. */
void run_branch(Run *r, Branch *b, Value *condition, Node *n);
void run_otherwise(Run *r, Branch *b);
void run_join(Run *r, Branch *b);
void run_undo(Run *r, int mark);

/* Add an event to the trace; an access only if it is to shared memory or out of bounds.
 * The last returns whether the limits on work or size are exceeded. */
Event *run_event(Run *r, EventKind kind, Node *n);
void run_access(Run *r, EventKind kind, Node *n, Value *address, long size,
                Value *value);
bool run_is_spent(const Run *r);

enum { MAX_PATH = 6 };

/* The location of an lvalue. */
typedef struct Lvalue {
    enum { NOWHERE, IN_VARIABLE, IN_MEMORY } kind;
    const Decl *decl;  /* IN_VARIABLE */
    int path[MAX_PATH], steps; /* the components that lead to its part */
    Value *address;    /* IN_MEMORY */
} Lvalue;

// tile_lock.c

/* Notes that threads have waited for `condition`, if that means that they hold a lock; an
 * atomic access to the lock's memory releases it. */
void run_take_lock(Run *r, Value *condition);
void run_give_lock(Run *r, const Value *target);

// tile_place.c

/* Locations, and reads and writes there by the node `n`, which become events. */
Lvalue run_place(Run *r, Node *n);
Lvalue run_variable(Run *r, const Decl *d);
Value *run_address(Run *r, const Lvalue *p); /* as a pointer */
Value *run_read(Run *r, const Lvalue *p, Node *n);
void run_write(Run *r, const Lvalue *p, const Type *t, Value *v, Node *n);
void run_store_to(Run *r, Value *address, const Type *t, Value *v, Node *n);

/* The type of a structure's, an array's or a short vector's part. */
const Type *run_part_type(const Type *whole, int part);

/* Returns `address` plus or minus (`op`) `count` times `size` bytes. */
Value *run_advance(Run *r, Value *address, Op op, Value *count, long size);

/* The part `i` of a tuple, unknown of others; the number of a swizzle's component and of
 * a member, -1 for several or unknown. */
Value *run_component(Run *r, Value *v, int i);
int run_swizzle(const Node *n);
int run_field(const Field *f);

// tile_expr.c
Value *run_expr(Run *r, Node *n);
Value *run_condition(Run *r, Node *n); /* its truth; a number if it is settled */
/* Returns the value of an uninitialized variable. */
Value *run_uninitialized(Run *r, const Type *t);
Value *run_initializer(Run *r, Node *n, const Type *t);

/* Returns the number of parts of a tuple of that type; 0 if it is one value. */
int run_part_count(const Type *t);

/* Returns the part that an item of a list initializes, `next` where it does not say, or -1. */
int run_part_of_item(const Node *item, int next);

// tile_call.c
Value *run_call(Run *r, Node *n);

// tile_constant.c

/* Returns the element of a constant table at an offset in bytes, or NULL if it is none. */
Value *run_constant(Run *r, const Decl *d, Value *offset, const Type *element);

// tile_assigned.c

/* Finds the assignments in a loop, and in the loops nested in it. */
void run_find_assignments(Run *r, Node *loop);

/* Visits a loop's assignments, those in its condition first. */
void run_assignments(Run *r, const Node *loop,
                     void (*visit)(const Assignment *a, void *context),
                     void *context);

/* Returns whether a loop contains a barrier, or a call that may wait at one. */
bool run_may_wait(const Run *r, const Node *loop);

/* Returns whether an expression is loop-invariant in a loop that assigns to `assigned`:
 * made of constants and of other variables alone. */
bool run_is_steady(Node *n, const Map *assigned);

/* Returns whether an expression assigns to something or calls a function. */
bool run_has_effect(Node *n);

// tile_loop.c
void run_loop(Run *r, Node *n);

// tile_related.c

/* Returns a parameter of the launch's function as what all calls give it of another one; or
 * NULL. */
Value *run_related(Run *r, const Decl *d);

// tile_turn.c

/* Returns a captured integer as the host computes it from others, or exchanges it with
 * another; else NULL, also if it only gives the domain's extent. */
Value *run_computed(Run *r, const Decl *d);

/* Returns the value of an expression that host_meaning returned. */
Value *run_host_number(Run *r, Node *n);

// tile_memory.c

/* The memory that a captured view is a part of. */
typedef struct Shared {
    const Decl *first; /* the first captured view that aliases it; itself if none does */
    Value *offset;     /* where it begins in that one, in bytes; NULL: none */
    Value *end;        /* where it ends in that one; NULL: unknown */
    bool is_written;   /* the kernel writes through any of the aliases */
    bool is_flat;      /* aliases have rows of other lengths: places are bytes in memory, */
    int64_t behind;    /* in which the whole view begins at this one */
    const Type *whole; /* the type of the view that it is a part of, */
    int64_t extent[3]; /* and its extents */
    const int64_t *extents; /* of the captured view, if they are constants; or NULL */
} Shared;

/* Returns which memory a captured view is in, found once. */
const Shared *run_shared(Run *r, const Decl *view);

/* Returns the place in that memory of a place in a view; NULL for NULL. */
Value *run_in_memory(Run *r, const Shared *s, Value *place);

// tile_stmt.c
void run_stmt(Run *r, Node *n);

#endif
