/* check.h - what the checks of the syntax tree share.
 *
 * Only files of this directory include it.
 */
#ifndef CHECK_H
#define CHECK_H

#include "analysis/fold.h"
#include "checks.h"
#include "diag/diag.h"
#include "text/source.h"
#include "tree/builtin.h"
#include "tree/tree.h"

// check_type.c

/* Why a type cannot be used in amp code; `text` is NULL if it can. The text is the
 * predicate of a sentence: "is volatile". */
typedef struct Complaint {
    DiagId id;
    const char *text;
    const Field *field; /* the member that is wrong, or NULL */
} Complaint;

/* Returns why amp code cannot use a type, with no text if it can. */
Complaint check_type(const Type *t);

/* Reports a type that amp code cannot use, and returns whether it did. `name` is the
 * variable of that type, "" for a value. */
bool check_report_type(const Type *t, Place place, const char *name);

/* Adds to a report the note that shows the wrong member, if the complaint is about one:
 * each member is reported once. */
void check_note_member(const Complaint *c);

// check_reach.c

/* Adds a note for each call on a path, the last call first. */
void check_note_way(const Way *way);

/* Returns a set of restrictions as a clause: "restrict(cpu, amp)". */
const char *check_restriction(unsigned restriction);

/* Returns whether a block, or one around it, is no amp code or stands in amp code: other
 * checks report that. */
bool check_is_stray_block(const Function *f);

// check_restrict.c

/* Returns the set that a declaration's clauses state, CPU if they name none. Sets *fine to
 * whether all their words are known and no clause is empty. */
unsigned check_clauses_set(const Prototype *p, bool *fine);

// check_tile.c

/* Returns whether a function has tile_static variables. */
bool check_has_tile_static(const Function *f);

// check_call.c

/* Returns whether amp code calls a host function. That is told, not what it does that amp code
 * alone may. */
bool check_lacks_clause(const Unit *unit, const Function *f);

/* Reports calls across restrictions, and recursion in amp code. */
void check_calls(Unit *unit);

/* Returns whether a call is of a library function that amp code does not have. That is
 * reported once, so its arguments and its type are not checked. */
bool check_is_unavailable(const Node *call);

// check_advice.c

/* Returns what to use instead of a function that amp code does not have, or NULL. */
const char *check_advice(const char *name);

// check_printf.c

/* Reports what OpenCL C's printf does not support in a call in `f`; returns false if the
 * format or an argument is wrong. */
bool check_printf(const Function *f, const Node *call);

// check_sound.c

/* Returns whether a statement of a function that is not lowered has a word. */
bool check_in_hole(const Function *f, const char *word);

/* Returns whether a place is in a function's body or in one of its declarations. */
bool check_is_in_function(Place p, const Function *f);

// check_torn.c

typedef LIST(Place) WrongPlaces;

/* Finds the statements, variables and functions whose effect is unknown because of errors
 * in a launch's kernel, beside the captured variables in `lost`: fills the launch's lost and
 * is_lost. False if the launch itself is wrong. */
bool check_torn(const Unit *unit, Launch *launch, const WrongPlaces *wrong, Set *lost);

// torn_words.c

/* Whether code that is not lowered may change what a variable of the host is: which view,
 * or which value. */
bool check_may_set(Range code, const Decl *d);

// check_domain.c

/* Reports errors in a launch's domain; returns false if it is no domain at all. */
bool check_domain(Launch *launch);

// check_tiling.c

/* Returns whether a tile has at most the allowed number of threads. */
bool check_tile_fits(const int *tile, int rank);

/* Reports wrong tile dimensions, and values whose tile is not that of their variable. */
void check_tiling(Unit *unit);

// check_capture.c

/* Reports variables that a kernel uses but cannot capture. */
void check_captures(const Function *kernel);

/* Reports a variable of the host that a kernel uses there, if it cannot capture it. */
void check_capture(const Decl *d, const Node *use);

// check_capture_hole.c

/* Reports pointers of the host that a kernel uses first in a statement that is not lowered; adds
 * them to `told`. */
void check_capture_holes(const Function *kernel, Set *told);

// check_amp_stmt.c

/* Reports statements and expressions that amp code cannot have. */
void check_amp_body(Function *f);

// check_constant.c, check_loop.c

/* Report errors that constants alone prove, and loops that cannot end. `aborts` caches
 * the answers of builtin_aborts. */
void check_constants(Function *f);
void check_loops(Function *f, Answers *aborts);

/* Returns whether constants alone prove that a place, or what it is a part of, is outside of
 * its array. */
bool check_is_no_element(Node *n);

// check_unset.c

/* Reports values of a function's own variables that nothing has written. */
void check_unset(const Unit *unit, const Function *f);

// check_view.c

/* Whether an expression is a view or an array; "a view" or "an array"; whether it is the
 * address of an element or a row; whether it is an array in an element that decays. */
bool check_is_handle(const Node *n);
const char *check_handle_word(const Node *n);
bool check_is_address(const Node *n);
bool check_is_decay(const Node *n);

// check_element.c

/* Reports a view or an array that is used as a pointer, or an array that the host
 * subscripts; returns the subexpression still to be checked, NULL if all is right. */
Node *check_element(const Function *f, Node *n);

// check_view_call.c

/* Reports errors in a call's views and arrays; returns whether its arguments may be
 * addresses of elements. The operand of an atomic function may be one as well. */
bool check_view_call(const Function *f, const Node *call);
bool check_is_atomic_operand(const Node *call, int argument);

// check_component.c

/* Reports a component of a vector that there is not, or one of an index by a letter. */
void check_component(const Function *f, const Node *n);

// check_convert.c

/* Report conversions between views that differ in elements, rank or constness: in
 * `c ? a : b`, of a value to the type `to`, and of a call's arguments. */
void check_choice(const Node *n);
void check_converted(const Type *to, Node *value);
void check_converted_arguments(const Node *call);

// check_extent.c

/* Reports constant subscripts of views and arrays that are out of range. */
void check_view_extents(Function *f);

/* Returns the variable that v[i][j] is an element of, or NULL; sets which of its dimensions
 * the last subscript is of. Returns a dimension's extent, or -1 where that is not seen. */
Node *check_view_under(Node *element, int *dimension);
int64_t check_extent_at(Node *view, int dimension);

// check_trip.c

/* Reports elements that there are not, of views in loops of the host. */
void check_trips(Function *f);

// check_room.c

/* Reports views that are empty or larger than their memory, and copies whose extents
 * differ or that do not fit. */
void check_room(Function *f);

// check_live.c

/* Calls visit(node, context) as node_walk does, except in code that a constant condition
 * makes unreachable. */
void check_live(Node *n, bool (*visit)(Node *n, void *context), void *context);

// check_freed.c

/* Reports memory that is freed while a view of it is in scope. */
void check_freed(Function *f);

// check_released.c

/* Reports views and arrays that are used after amp_release. */
void check_released(Function *f);

// check_unmade.c

/* Reports views and arrays that are used, and that nothing has made. */
void check_unmade(Function *f);

// check_stale.c

/* Reports elements that the host reads in the memory under a view that a kernel wrote. */
void check_stale(Function *f);

// check_undefined.c

/* Reports arrays and views whose elements are read before anything has written them. */
void check_undefined(Function *f);

// check_later.c

/* Returns the first use of a local variable after the scope of another one has ended, if
 * it is not assigned before that; else NULL. */
Node *check_used_later(Node *body, const Decl *variable, const Decl *other);

// check_owner.c

/* Reports assignments to variables that own a view or an array, and handles that outlive
 * their owner. */
void check_owners(Function *f);

// check_unreleased.c

/* Reports views that a kernel writes and nothing releases. */
void check_unreleased(Function *f);

#endif
