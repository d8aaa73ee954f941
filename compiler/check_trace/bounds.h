/* bounds.h - which elements each thread accesses, for check_bounds.c. */
#ifndef BOUNDS_H
#define BOUNDS_H

#include "check_trace.h"

/* The array, or its row; so of a member. What a pointer points to may be gone through as one
 * array, and a view from its first row on. */
typedef struct Bounds {
    int64_t from, size;
} Bounds;

typedef enum Row { WHOLE_ARRAY, KNOWN_ROW, ANY_ROW } Row;

/* What is known of an access. Lanes are numbers of each thread. */
typedef struct Access {
    const Event *event;
    const int64_t *holds; /* lanes: whether it comes there; NULL: it does, if it is there */
    const int64_t *places, *rows; /* lanes: bytes from where the variable begins */
    Row row;
    bool is_view, has_extents; /* of a view: of elements that values tell apart */
} Access;

/* Returns whether an event is an access to memory, be it to no element of it. */
bool bounds_is_access(const Event *e);

/* Returns whether an access is to an element of an array that is a member of a structure. */
bool bounds_names_member(Node *n);

/* Returns whether an access is to a certain element of a row that nobody knows. */
bool bounds_is_in_any_row(const Event *e);

/* Finds up to which byte behind the begin of its row threads access it: of each access, by its
 * Node. */
void bounds_find_reach(const Trace *trace, Map *reach_of);

/* Returns what is known of an access in the current sample, where `active` says which threads
 * come to it. */
Access bounds_access(const Trace *trace, const Map *reach_of, const Event *e, Value *active);

/* Returns whether all threads would access what there is, as it is easily seen. */
bool bounds_hold_all(const Tile *tile, const Access *a);

/* Returns where a thread accesses; UNKNOWN if it does not, or nobody knows. */
int64_t bounds_place(Tile *tile, const Access *a, int thread);

/* Returns what a thread may access of an array. */
Bounds bounds_of_thread(const Access *a, int thread);

/* Returns whether a place is outside of a view with constant extents; finds which element
 * it is. */
bool bounds_is_outside(const Access *a, int64_t offset, Outside *found);

/* Returns whether a thread's place is outside of what it may access. */
bool bounds_leaves(const Access *a, int thread, int64_t offset);

#endif
