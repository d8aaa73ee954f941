/* tile_host.h - what the host's code says about a launch: which numbers captured variables
 * are, and what the extents of its domain and of captured views are made of.
 *
 * Only the function with the launch in it is read, and the calls of it: all of them, or the
 * one that was chosen. A number that they do not agree on, or that the text does not
 * determine, is UNKNOWN.
 */
#ifndef TILE_HOST_H
#define TILE_HOST_H

#include "value.h"

// tile_host.c

/* Returns whether a function assigns to a variable, or to that member of any structure, or
 * takes its address. */
bool host_changes(const Function *f, const Decl *d);
bool host_changes_member(const Function *f, const Field *field);

/* Returns the number that a variable of the host's function, or a parameter of it, has in
 * every launch; or UNKNOWN. */
int64_t host_called_number(const Launch *launch, const Decl *d);

/* Finds the constant that a captured variable, a member of a captured structure or an extent
 * of a captured view is in every launch; returns false if it is none. */
bool host_number(const Launch *launch, const Decl *d, int64_t *number);
bool host_member_number(const Launch *launch, const Decl *d, const Field *field, int64_t *number);
bool host_extent_number(const Launch *launch, const Decl *view, int dimension, int64_t *number);

/* Returns the number that an expression of the host's code is in every launch; or UNKNOWN. */
int64_t host_constant(const Launch *launch, Node *n);

/* Returns the initializer of a variable that never changes, through copies; else `n`. */
Node *host_maker(const Launch *launch, Node *n);

/* Returns what initialized the dimension that `n` reads of an extent or of amp_extent(v); or
 * NULL. */
Node *host_component(const Launch *launch, Node *n);

/* Returns the extent in a launch's domain, without tile(…), amp_pad(…) and the like around
 * it; NULL if there is none. The second looks through a variable at what it was made of. */
Node *host_domain(const Launch *launch);
Node *host_whole_extent(const Launch *launch);

/* Returns an extent of the domain, before that is rounded, if it is a constant; the second
 * also if each call of the launch's function makes it the same constant. Else UNKNOWN. */
int64_t host_extent(const Launch *launch, int rank, int dimension);
int64_t host_called_extent(const Launch *launch, int rank, int dimension);

/* Returns an extent as amp_pad or amp_truncate round it for tiles of a size in its dimension. */
int64_t host_rounded(const Launch *launch, int64_t extent, int size);

/* Returns the expressions of the domain's extents: the arguments of extent(…), or of what
 * made the view of amp_extent(…). NULL if they are not known. */
Node **host_extents(const Launch *launch, int rank);

/* Returns whether host_extents knows them, or the domain is the extent of a known view. */
bool host_names_extents(const Launch *launch, int rank);

/* Returns v if an expression is amp_extent(v), a variable made of that, or a dimension of
 * either; else NULL. */
const Decl *host_view_of_extent(const Launch *launch, Node *n);

/* Returns whether one of the domain's extents is computed from a variable. */
bool host_makes_extent(const Launch *launch, int rank, const Decl *d);

/* Returns whether the extents are less, the greater the variable is: `n - 2 * d`, `n / d`. */
bool host_lessens_extent(const Launch *launch, int rank, const Decl *d);

/* Returns whether an extent is a product, as of a number of tiles and their size. */
bool host_counts_tiles(const Launch *launch, int rank, int dimension);

/* Returns whether the kernel's parameter has, by mistake, a dimension that the domain lacks:
 * one thread is there. */
bool host_lacks(const Launch *launch, int dimension);

// tile_domain.c

/* Returns whether a value is known to be the extent of the domain, which has one dimension. */
bool host_is_extent(const Launch *launch, const Value *v);

/* Returns the dimensions of which a symbol is the domain's extent, as a bit mask. */
int host_dimensions(const Launch *launch, int rank, const Value *v);

/* Returns whether a view has the extents of the domain in every launch. */
bool host_is_as_domain(const Launch *launch, const Decl *view);

/* Returns the extent of a view where the domain has the extents `domain` (NULL: any);
 * UNKNOWN if the host makes it of other numbers than those and constants. */
int64_t host_view_extent(const Launch *launch, const Decl *view, int dimension,
                         const int64_t *domain);

/* Returns the extent of the view that a call passes, `view`, where the call passes the domain
 * extents `extents` (each may be NULL) that are the numbers `domain`; or UNKNOWN. */
int64_t host_given_extent(const Launch *launch, Node *view, int dimension,
                          Node *const extents[3], const int64_t *domain);

/* Returns the expressions of a view's extents, if they have not changed since; or NULL. */
Node **host_view_extents(const Launch *launch, const Decl *view);

/* Returns whether the variables in an extent of the domain are unchanged since that was made. */
bool host_extent_stays(const Launch *launch, Node *extent);

/* Changes the extents that the host computes from the same number as another one, which
 * stays, so that they agree: of extent(n - 1, n) the first. Returns false if such a number is
 * not known, or if it is less than 1. */
bool host_agree(const Launch *launch, int rank, int64_t domain[3]);

// tile_suppose.c

/* Finds the number that a variable of the host's is supposed to have. */
bool host_supposed_number(const Decl *d, int64_t *number);

/* Finds the variables that the extents of a launch's captured views are made of and of which
 * nobody knows a number, but those that are the domain's; returns whether there are any. */
bool host_find_supposed(const Launch *launch);

/* Gives them the numbers of a round, of which there may be any number (-1: none); returns
 * whether they have any now. */
void host_suppose(int round);
bool host_supposes(void);

// tile_turn.c

/* Returns when the host declares a variable, or launches (NULL), as a number that grows from
 * statement to statement; -1: not in the function's body. */
int host_time(const Launch *launch, const Decl *d);

/* Returns whether a variable is seen to change, or its address is taken, between that time and
 * the launch; whether a local integer is certain to stay the same. */
bool host_changes_since(const Launch *launch, const Decl *d, int since);
bool host_keeps(const Launch *launch, const Decl *d, int since);

/* Returns the expression, of integers, operators and views' extents, whose value a host
 * variable has had since its declaration; or NULL. */
Node *host_meaning(const Launch *launch, const Decl *d);

// tile_first.c

/* The trips of the loops around a launch in its function that are looked at: none, the first of
 * all, the last one of the innermost or of the outermost loop alone, or the last of all. */
typedef enum HostTrip {
    NO_TRIP, FIRST_TRIPS, LAST_INNER, LAST_OUTER, LAST_TRIPS, HOST_TRIPS
} HostTrip;

/* Chooses these trips for a launch in a loop; returns false if there is no loop, or nobody
 * knows whether it has such a trip or which one that is. */
bool host_choose(const Launch *launch, HostTrip trip);

/* Returns what a host variable is made of in the trips chosen for the launch; or NULL. */
Node *host_first_value(const Launch *launch, const Decl *d);

/* Finds the number that a counter has in those trips, if one of them is a last trip. */
bool host_last_number(const Launch *launch, const Decl *d, int64_t *number);

/* Returns the i-th such counter, from the outermost loop on, and its number; or NULL. */
const Decl *host_last_counter(int i, int64_t *number);

// tile_caller.c

enum { MAX_SITES = 16 }; /* a function with more calls has no known parameters */

/* The first chooses the one call of a launch's function that is looked at (-1: all of them
 * are); the second returns it, or else the first call, or NULL. */
void caller_choose(const Launch *launch, int site);
const CallSite *caller_chosen(const Launch *launch);

/* Returns the constant that a parameter of the launch's function is in each call; or UNKNOWN. */
int64_t caller_constant(const Launch *launch, const Decl *parameter);

/* Returns the extent of the view that each call passes, where the domain has the extents
 * `domain` (NULL: if it is a constant); or UNKNOWN. */
int64_t caller_extent(const Launch *launch, const Decl *view, int dimension,
                      const int64_t *domain);

/* Returns what a call passes for a parameter that stays as it was passed; or NULL. */
Node *caller_argument(const CallSite *site, const Decl *parameter);

/* Returns whether the file has main(): then its variables are taken to be its own. */
bool caller_is_program(void);

#endif
