/* host.h - inside the writing of the host file: emit_host.c and host_*.c. */
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

/* The edits of a unit, while they are collected. */
typedef struct Host {
    Unit *unit;
    Edits edits;
    Map launches; /* ND_CALL -> Launch */
    Map shared;   /* declarations that were marked */
    bool has_temporaries; /* in the full expression that is walked */
    Use value_use;        /* of the statement expression's value */
    bool in_marked_block; /* one that ends its views itself */
    struct Effects *effects; /* host_loop.h: of the unit's functions */
    struct Survey *survey;   /* host_loop.h: of the function that is walked */
    struct Holding *holding; /* host_hold.c: of the loop that is walked */
} Host;

/* // emit_host.c */
void host_insert_before(Host *h, const Node *n, const char *text);
void host_insert_after(Host *h, const Node *n, const char *text);
void host_replace(Host *h, const Node *whole, unsigned begin, unsigned end,
                  const char *text);

/* The node without the conversions that nobody wrote. */
Node *host_written(Node *n);

void host_walk_stmt(Host *h, Node *n);
void host_walk_kids(Host *h, Node *n); /* of a statement */

/* // host_expr.c */
void host_walk_expr(Host *h, Node *n, Use use);

/* What is done to a place of which an address is taken, or that something else may write. */
Use host_address_use(Node *n);

/* An expression that a macro of amp_host.h is given: its commas stay its. */
void host_walk_argument(Host *h, Node *n, Use use);

/* An expression at whose end its temporary views end. */
void host_walk_full(Host *h, Node *n, Use use);

/* // host_view.c */
void host_walk_subscript(Host *h, Node *n, Use use);

/* (const T *)a[i]: the address of the row's first element. */
bool host_is_row_cast(const Node *n);
void host_walk_row_cast(Host *h, Node *cast, Node *view);

/* // host_hold.c */

/* A loop, which may hold views. */
void host_walk_loop(Host *h, Node *n);

/* An element of the view was written; the edit has its macro's name. */
void host_note_access(Host *h, const Node *n, Node *view, Use use, int edit);

/* amp_extent of the view was written; the edit has its name. */
void host_note_extent(Host *h, Node *view, int edit);

/* // host_version.c */
struct Loop;

/* What a second version of a loop is made of; nowhere where it can have none:
 * a variable of it is static, a directive stands in it. */
Range host_copied(const struct Loop *loop);

/* Puts `first` where the condition holds, else what stands there. */
void host_put_versions(Host *h, const char *condition, const char *first,
                       Range second);

/* // host_vector.c */
void host_walk_swizzle(Host *h, Node *n, Use use);

/* Logic, and assignments to several components; false where it is neither. */
bool host_walk_vector(Host *h, Node *n);

/* A cast of a scalar to a vector. */
void host_walk_splat(Host *h, Node *n);

/* The right side of a division of integer vectors of three. */
bool host_is_short_divisor(const Node *n);
void host_walk_divisor(Host *h, Node *n);

/* // host_call.c */
void host_walk_call(Host *h, Node *n, Use use);

/* Whether the values of an expression are views or arrays that it makes or derives. */
Share host_makes_handle(Node *init);

/* Makes those that it does not make borrow, in a variable that ends what it has. */
void host_borrow(Host *h, Node *init);

/* The function of the host file that gives a launch's table. */
const char *host_kernel_function(const Launch *launch);

/* // host_tables.c */

/* What stands before the user's text, and the tables after it. */
void host_head(Buffer *out, const Unit *unit, const DeviceCode *code);
void host_tables(Buffer *out, const DeviceCode *code, KernelForm form);

/* // host_layout.c */

/* Assertions that structs of kernels are laid out as on the device. */
void host_layout(Buffer *out, const DeviceCode *code);

#endif
