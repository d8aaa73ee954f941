/* check.h - what the checks share.
 *
 * Only check_*.c includes this file. A check looks at the tree, reports, and
 * changes nothing.
 */
#ifndef CHECK_H
#define CHECK_H

#include "checks.h"
#include "diag/diag.h"
#include "text/source.h"
#include "tile/tile.h"
#include "tree/builtin.h"

/* // check_type.c */

/* Why a type cannot be used in amp code; no text where it can. The text goes
 * on a sentence that ends with "it": "is volatile". */
typedef struct Complaint {
    DiagId id;
    const char *text;
    const Field *field; /* the member that is wrong, or NULL */
} Complaint;

/* What is wrong with a type. */
Complaint check_type(const Type *t);

/* Reports a complaint about `t` and returns true, where there is one. `name`
 * is what has the type, "" for a value. */
bool check_report_type(const Type *t, Place place, const char *name);

/* To what was said of a type: it is said once of a member, which a note shows.
 */
void check_note_member(const Complaint *c);

/* Whether the elements of a C array, or what else it is, are const. */
bool check_is_const(const Type *t);

/* // check_reach.c */

/* How a walk from a launch came to a function: the call that led there, and
 * the way to the function with that call. The kernel has neither. */
typedef struct Way {
    Function *function;
    Node *call;
    const struct Way *from;
} Way;

/* Calls visit for the kernel and for each amp function that it reaches, once
 * and by a shortest way. */
void check_reach(const Launch *launch,
                 void (*visit)(const Way *way, const Launch *launch,
                               void *context),
                 void *context);

/* Adds notes for the calls of a way, from its end to the kernel. */
void check_note_way(const Way *way);

/* The same of the calls that a walk of a kernel came by. */
void check_note_calls(const Frame *f);

/* "restrict(cpu, amp)" */
const char *check_restriction(unsigned restriction);

/* A kernel or function of the user's that runs on the accelerator. */
bool check_is_amp(const Function *f);

/* A block that stands in amp code, or is no amp code itself: said elsewhere. */
bool check_is_stray_block(const Function *f);

/* // check_restrict.c */

/* The set that clauses state (CPU without any); *fine becomes false where a
 * word of them is unknown or one is empty. */
unsigned check_clauses_set(const Prototype *p, bool *fine);

/* // check_call.c */

/* Reports calls across restrictions, and recursion in amp code. */
void check_calls(Unit *unit);

/* Whether amp code cannot make a call of a library's function, which is told of: its
 * arguments and its type go with it. */
bool check_is_unavailable(const Node *call);

/* // check_advice.c */

/* What to do instead of calling a function that amp code has not, or NULL. */
const char *check_advice(const char *name);

/* // check_printf.c */

/* Reports what OpenCL C's printf, which `f` calls, has not; false when there is
 * something. */
bool check_printf(const Function *f, const Node *call);

/* // check_sound.c */

/* Whether a place is in a range. */
bool check_is_in(Place p, Range r);

/* Whether a place is in a function, or in one of its declarations. */
bool check_is_in_function(Place p, const Function *f);

/* // check_torn.c */

typedef LIST(Place) WrongPlaces;

/* Notes of what nobody knows what it does in a launch with these mistakes: statements,
 * variables and functions; false where the launch is wrong itself. */
bool check_torn(const Unit *unit, Launch *launch, const WrongPlaces *wrong);

/* // check_domain.c */

/* Reports what is wrong with a launch's domain; false where it is none. */
bool check_domain(const Launch *launch);

/* // check_tiling.c */

/* The tile dimensions of an expression, where they can be seen. */
bool check_tile_of(const Node *n, int tile[3]);

/* Whether a tile has no more threads than a tile may have. */
bool check_tile_fits(const int *tile, int rank);

/* A thread's place in its tile, "3, 4"; without tiles, in the domain. */
const char *check_thread_string(const Trace *trace, int thread);

/* "16, 16" */
const char *check_tile_string(const int *tile, int rank);

/* Tiles: their dimensions, and tiled values that meet other ones. */
void check_tiling(Unit *unit);

/* // check_capture.c */

/* Reports what a kernel cannot capture. */
void check_captures(const Function *kernel);

/* // check_amp_stmt.c */

/* Reports statements and expressions that amp code cannot have. */
void check_amp_body(Function *f);

/* // check_division.c, check_bounds.c, check_barrier.c, check_race.c */

/* What was said before, of any kernel. */
typedef struct Reported {
    Set nodes;
    Map places; /* outside of variables: check_bounds.c */
} Reported;

/* Divisions by 0, and accesses outside of arrays and views, that are sure to come. */
void check_divisions(const Trace *trace, Reported *reported);
void check_forever(const Trace *trace, Reported *reported);
void check_bounds(const Trace *trace, Reported *reported);

/* Whether some launch has the threads come to an access that do in the first sample: one
 * in which loops have trips and, where `has_guards`, guards at the domain's edge hold. */
bool check_is_reached(const Value *active, bool has_guards);

/* False where some barrier is not uniform, and no race may be why. */
bool check_barriers(const Trace *trace, const Launch *launch, Reported *reported);
void check_races(const Trace *trace, const Launch *launch, Reported *reported);

/* // check_constant.c, check_loop.c */

/* What constants prove wrong in amp code; its loops that cannot end. `aborts` is that
 * of builtin_aborts. */
void check_constants(Function *f);
void check_loops(Function *f, Answers *aborts);

/* Says that a loop cannot end; `condition` is marked where it is not NULL. */
void check_report_forever(const Node *n, const Node *condition);

/* // check_view.c */

/* A view or an array, "a view" or "an array", the address of an element or of a row of
 * one, and an array inside of an element, as it decays to what looks like a view. */
bool check_is_handle(const Node *n);
const char *check_handle_word(const Node *n);
bool check_is_address(const Node *n);
bool check_is_decay(const Node *n);

/* // check_element.c */

/* Reports an element that is reached as a pointer would be, or where it is not; then
 * what else there is to look at, else NULL. */
Node *check_element(const Function *f, Node *n);

/* // check_view_call.c */

/* Reports what is wrong with a call's views and arrays; whether its arguments may be
 * the addresses of elements. So may the operand of an atomic function. */
bool check_view_call(const Function *f, const Node *call);
bool check_is_atomic_operand(const Node *call, int argument);

/* // check_convert.c */

/* Of `c ? a : b`; of a value that becomes a `to`; of a call's arguments. */
void check_choice(const Node *n);
void check_converted(const Type *to, Node *value);
void check_converted_arguments(const Node *call);

/* // check_extent.c */

/* Constant subscripts of views and arrays beyond their extents. */
void check_view_extents(Function *f);

/* // check_room.c */

/* Views that are larger than their memory, or empty; copies of other extents. */
void check_room(Function *f);

/* // check_live.c */

/* Calls visit(node, context) as node_walk does, but for code that a constant
 * condition cuts off. */
void check_live(Node *n, bool (*visit)(Node *n, void *context), void *context);

/* // check_freed.c */

/* Memory that is freed under a view. */
void check_freed(Function *f);

/* // check_later.c */

/* The first use of a local variable once the scope of another one is over, where it
 * has got no other value by then; or NULL. */
Node *check_used_later(Node *body, const Decl *variable, const Decl *other);

/* // check_owner.c */

/* Assignments to variables that own a view or an array, and views that outlive these. */
void check_owners(Function *f);

/* // check_unreleased.c */

/* Views that nothing releases. */
void check_unreleased(Function *f);

#endif
