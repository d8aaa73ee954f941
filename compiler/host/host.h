/* host.h - shared by the files that write the host file: emit_host.c and host_*.c. */
#ifndef HOST_H
#define HOST_H

#include "device/code.h"
#include "text/edit.h"
#include "text/source.h"
#include "tree/tree.h"

/* How an expression is used. */
typedef enum Use {
    USE_READ,
    USE_WRITE,
    USE_KEEP, /* a handle that outlives the expression */
} Use;

/* The state of collecting a unit's edits. */
typedef struct Host {
    Unit *unit;
    Edits edits;
    Map launches; /* ND_CALL -> Launch */
    Map shared;   /* declarations that were marked as unused */
    bool has_temporaries; /* the full expression makes temporary views */
    Use value_use;        /* how the value of the statement expression is used */
    bool in_marked_block; /* in a block that ends its views itself */
    struct Effects *effects; /* host_loop.h: of the unit's functions */
    struct Survey *survey;   /* host_loop.h: of the function that is walked */
    struct Holding *holding; /* host_hold.c: of the loop that is walked */
} Host;

// emit_host.c

/* Add an edit: text before or after a node; in place of bytes of a node `whole`. */
void host_insert_before(Host *h, const Node *n, const char *text);
void host_insert_after(Host *h, const Node *n, const char *text);
void host_replace(Host *h, const Node *whole, unsigned begin, unsigned end,
                  const char *text);

/* Collect the edits of a statement; of the kids of one. */
void host_walk_stmt(Host *h, Node *n);
void host_walk_kids(Host *h, Node *n);

// host_expr.c

/* Collects the edits of an expression. */
void host_walk_expr(Host *h, Node *n, Use use);

/* How an lvalue is used whose address is taken. */
Use host_address_use(Node *n);

/* Collects the edits of an argument of one of amp_host.h's macros, which gets
 * parentheses if commas would split it. */
void host_walk_argument(Host *h, Node *n, Use use);

/* Collects the edits of a full expression, at whose end its temporary views end. */
void host_walk_full(Host *h, Node *n, Use use);

// host_view.c

/* Collects the edits of an element or a row of a view. */
void host_walk_subscript(Host *h, Node *n, Use use);

/* The same for (const T *)a[i], the address of a row's first element. */
bool host_is_row_cast(const Node *n);
void host_walk_row_cast(Host *h, Node *cast, Node *view);

// host_hold.c

/* Collects the edits of a loop, which may hold views. */
void host_walk_loop(Host *h, Node *n);

/* Notes an access to an element of a view, whose macro's name an edit has. */
void host_note_access(Host *h, const Node *n, Node *view, Use use, int edit);

/* Notes a call of amp_extent, whose name an edit has. */
void host_note_extent(Host *h, Node *view, int edit);

// host_version.c
struct HostLoop;

/* The text that a second version of a loop is made of; nowhere if it can have none, since
 * it declares a static variable, or contains a directive. */
Range host_copied(const struct HostLoop *loop);

/* Makes two versions: `first` for when the condition holds, else the text as it is. */
void host_put_versions(Host *h, const char *condition, const char *first,
                       Range second);

// host_vector.c

/* Collects the edits of a swizzle; of logical operators on vectors, and assignments to
 * several components (false for other nodes); of a cast of a scalar to a vector. */
void host_walk_swizzle(Host *h, Node *n, Use use);
bool host_walk_vector(Host *h, Node *n);
void host_walk_splat(Host *h, Node *n);

/* Whether a node divides integer vectors of three; collects the edits of its divisor. */
bool host_is_short_divisor(const Node *n);
void host_walk_divisor(Host *h, Node *n);

// host_call.c

/* Collects the edits of a call. */
void host_walk_call(Host *h, Node *n, Use use);

/* Whether all, some or none of an expression's values are views or arrays that it makes
 * or derives. */
Share host_makes_handle(Node *init);

/* In the initializer of a variable that owns its view, marks the values that it does not
 * make as borrowed. */
void host_borrow(Host *h, Node *init);

/* The function of the host file that returns a launch's table. */
const char *host_kernel_function(const Launch *launch);

// host_tables.c

/* Write what comes before the user's text; the tables after it. */
void host_head(Buffer *out, const Unit *unit, const DeviceCode *code);
void host_tables(Buffer *out, const Unit *unit, const DeviceCode *code);

// host_layout.c

/* Writes assertions that kernels' structures have the same layout on the device. */
void host_layout(Buffer *out, const Unit *unit, const DeviceCode *code);

#endif
