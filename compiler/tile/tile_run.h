/* tile_run.h - inside the walk of a kernel: shared by tile_run.c, tile_place.c,
 * tile_expr.c, tile_call.c, tile_assigned.c, tile_loop.c and tile_stmt.c.
 *
 * What variables hold is kept in slots. Both sides of a condition are walked,
 * and where they meet, each slot that one of them changed becomes a choice.
 * Threads that left by break, continue, return or amp_abort are conditions in
 * slots of their own; an assignment leaves such threads' values alone.
 */
#ifndef TILE_RUN_H
#define TILE_RUN_H

#include "tree/builtin.h"
#include "tile.h"

/* Those of a function; LEFT_ABORT: who ended in a helper has left its caller; LOCK: a
 * condition for whom has a lock, who waited until an atomic function gave it. */
enum {
    LEFT_BREAK, LEFT_CONTINUE, LEFT_RETURN, RESULT, FUNCTION_SLOTS,
    LEFT_ABORT = FUNCTION_SLOTS, LOCK, FIRST_SLOT
};

typedef struct Change {
    int slot;
    Value *value; /* before it, in the log */
} Change;
typedef LIST(Change) Changes;

/* An assignment, a step, or what may lead to one: an address that is taken. */
typedef struct Assignment {
    const Decl *d;
    Node *step; /* it moves the variable by an amount; NULL: it does not */
} Assignment;

enum { MAX_PARTS = 64 }; /* of a variable, each for itself */

typedef struct Run {
    Trace *trace;
    Tile *tile;
    const Launch *launch;
    Function *kernel, *function; /* that is walked now */
    Map slot_of;           /* Decl, or a key made of it -> slot */
    LIST(Value *) slots;
    Changes log;           /* undoes changes, the last first */
    Value *path;           /* the condition that the code stands under */
    const Fork *forks, *exits;
    const Frame *frame;
    LIST(const Decl *) tile_statics; /* that were written so far */
    int steps, depth, loops;
    int locked;            /* the first event since the last lock was taken */
    LIST(Assignment) assignments; /* tile_assigned.c: of loops, */
    Map spans;                    /* and where those of each one stand */
    Map shared;            /* view -> Shared, of tile_memory.c */
    Map loads;             /* address -> Load, of tile_place.c */
    Map changes;           /* tile_static -> the symbols when it last became dirty */
    int64_t waiting;       /* and those when a loop with barriers began, 0: outside */
} Run;

/* Both sides of a condition. */
typedef struct Branch {
    Value *condition, *path;
    const Fork *forks;
    int mark;
    Changes yes;
} Branch;

/* // tile_run.c */

/* Whether nobody knows what a statement, a variable or a function does. */
bool run_is_lost(const Run *r, const void *item);

/* What a variable holds; what a slot does, and from now on. */
Value *run_get(Run *r, const void *key);
Value *run_slot(Run *r, int slot);
void run_set(Run *r, int slot, Value *v);

/* The extent of a view in a dimension. */
Value *run_extent(Run *r, const Decl *view, int dimension);

/* Whatever it was, a variable now is `v`. */
void run_put(Run *r, const Decl *d, Value *v);

/* Assigns to a variable in the threads that are here; `n` does it. */
void run_assign(Run *r, const Decl *d, Value *v, Node *n);

/* What a variable begins with, which no thread that has left comes back to. */
void run_declare(Run *r, const Decl *d, Value *v, Node *n);

/* Whether threads may have written to a tile_static variable since the last
 * barrier. */
bool run_is_dirty(Run *r, const Decl *d);
void run_set_dirty(Run *r, const Decl *d, bool is_dirty);

/* Threads that have left, and those that are here. */
Value *run_left(Run *r);
Value *run_active(Run *r);

/* Whether some threads, but not all, have left in one way. */
bool run_some_left(Run *r, int slot);

/* And by a return or an amp_abort. */
bool run_some_gone(Run *r);

/* Those who are here leave by `n`. */
void run_jump(Run *r, Node *n, int slot);

/* Begins the way for which a condition holds, the one for which it does not, and what
 * follows both; takes back what slots became since a mark in the log. */
void run_branch(Run *r, Branch *b, Value *condition, Node *n);
void run_otherwise(Run *r, Branch *b);
void run_join(Run *r, Branch *b);
void run_undo(Run *r, int mark);

/* Adds to the trace; whether it is full. */
Event *run_event(Run *r, EventKind kind, Node *n);
void run_access(Run *r, EventKind kind, Node *n, Value *address, long size,
                Value *value);
bool run_is_spent(const Run *r);

/* Where an lvalue is. */
typedef struct Lvalue {
    enum { NOWHERE, IN_VARIABLE, IN_MEMORY } kind;
    const Decl *decl;  /* IN_VARIABLE */
    int path[6], steps; /* components on the way from it */
    Value *address;    /* IN_MEMORY */
} Lvalue;

/* // tile_lock.c */

/* Those who are here have waited for `condition`, which may be that they have a lock;
 * and what is done to the memory of locks at `target` gives it back. */
void run_take_lock(Run *r, Value *condition);
void run_give_lock(Run *r, const Value *target);

/* // tile_place.c */
Lvalue run_place(Run *r, Node *n);
Lvalue run_variable(Run *r, const Decl *d);
Value *run_address(Run *r, const Lvalue *p); /* of what lies there */
Value *run_read(Run *r, const Lvalue *p, Node *n);
void run_write(Run *r, const Lvalue *p, const Type *t, Value *v, Node *n);
void run_store_to(Run *r, Value *address, const Type *t, Value *v, Node *n);

/* `address` and `count` times `size` bytes. */
Value *run_advance(Run *r, Value *address, Op op, Value *count, long size);

/* The parts of a struct or vector by number; -1 for several or unknown. */
Value *run_component(Run *r, Value *v, int i);
int run_swizzle(const Node *n);
int run_field(const Field *f);

/* // tile_expr.c */
Value *run_expr(Run *r, Node *n);
Value *run_condition(Run *r, Node *n); /* a number where it is settled */
/* What a variable has that nothing was put into. */
Value *run_uninitialized(Run *r, const Type *t);
Value *run_initializer(Run *r, Node *n, const Type *t);

/* // tile_call.c */
Value *run_call(Run *r, Node *n);

/* // tile_constant.c */

/* The element of a table of constants at an offset in bytes, or NULL. */
Value *run_constant(Run *r, const Decl *d, Value *offset, const Type *element);

/* // tile_assigned.c */

/* Finds those in a loop, and in the loops inside. */
void run_find_assignments(Run *r, Node *loop);

/* Those of its condition come first. */
void run_assignments(Run *r, const Node *loop,
                     void (*visit)(const Assignment *a, void *context),
                     void *context);

/* Whether a loop may have a barrier. */
bool run_may_wait(const Run *r, const Node *loop);

/* Whether an expression of variables and numbers is the same at each trip of a loop
 * that assigns to these. */
bool run_is_steady(Node *n, const Map *assigned);

/* Whether an expression assigns to something or calls a function. */
bool run_has_effect(Node *n);

/* // tile_loop.c */
void run_loop(Run *r, Node *n);

/* // tile_host.c */

/* Whether a function assigns to a variable or takes its address. */
bool host_changes(const Function *f, const Decl *d);

/* And to a member, of any structure. */
bool host_changes_member(const Function *f, const Field *field);

/* The number that a captured variable has whenever the launch runs. */
bool host_number(const Launch *launch, const Decl *d, int64_t *number);

/* The arguments that say the extents of an untiled domain, or NULL: those of
 * extent(…), or of what made the view of amp_extent(…). */
Node **host_extents(const Launch *launch, int rank);

/* Whether the domain's extents are there to be seen, be they numbers or not. */
bool host_names_extents(const Launch *launch, int rank);

/* The view of amp_extent(v), a variable that it made, and one dimension of these; NULL. */
const Decl *host_view_of_extent(const Launch *launch, Node *n);

/* Whether a variable is in one of these, or what that is computed of. */
bool host_makes_extent(const Launch *launch, int rank, const Decl *d);

/* One of them, or UNKNOWN. */
int64_t host_extent(const Launch *launch, int rank, int dimension);

/* // tile_turn.c */

/* What a captured variable is that the host computes of others, or that takes turns
 * with them; NULL for any other. What says the domain's extent alone is none. */
Value *run_computed(Run *r, const Decl *d);

/* The expression that a variable of the host's has had the value of since it was
 * declared, of integers, operators and views' extents alone; NULL. */
Node *host_meaning(const Launch *launch, const Decl *d);

/* What such an expression is. */
Value *run_host_number(Run *r, Node *n);

/* // tile_memory.c */

/* What a captured view is a part of. */
typedef struct Shared {
    const Decl *first; /* of the captured views of that memory; itself if alone */
    Value *offset;     /* from where that one begins, in bytes; NULL: none */
    Value *end;        /* and where this one ends; NULL: unknown */
    bool is_written;   /* by the kernel, through any of them */
    bool is_flat;      /* rows of some lie otherwise: places are bytes of memory, */
    int64_t behind;    /* and the whole view's begin is so many behind the memory's */
    const Type *whole; /* the type of the view that it is a part of, */
    int64_t extent[3]; /* and its extents */
} Shared;

/* What a captured view has in common with others. */
const Shared *run_shared(Run *r, const Decl *view);

/* Where in that memory a place in a view is; NULL for NULL. */
Value *run_in_memory(Run *r, const Shared *s, Value *place);

/* // tile_stmt.c */
void run_stmt(Run *r, Node *n);

#endif
