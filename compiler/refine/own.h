/* own.h - elements of views at places that only one thread has, as `v[i]`, `v[y][x].m`,
 * `v[i][2]` and `v[3 * (y * w + x) + 1]` are.
 */
#ifndef OWN_H
#define OWN_H

#include "builder/builder.h"

/* An index in one dimension of a view. */
typedef struct OwnIndex {
    int64_t multiples[MOST_RANK]; /* of the thread's components, */
    const Decl *factors[MOST_RANK]; /* and of captured ints; NULL: 1 */
    int64_t offset;
} OwnIndex;

typedef struct OwnPlace {
    const Decl *view;
    const Field *field; /* of a structure; NULL: the element is a number */
    OwnIndex indices[MOST_RANK];
} OwnPlace;

/* The threads of a kernel of the simple model. */
typedef struct Owners {
    Builder *builder;
    const Function *kernel;
    const Decl *index;
    int rank;
    const Set *counters; /* taken for 0, or NULL */
} Owners;

/* What a variable that is one of the kernel's own, and never changes, is made of; NULL for
 * other expressions. */
Node *own_init(const Owners *o, const Node *n);

/* Whether a number is an element, or a member of one, at a place that a thread's index
 * alone, and captured ints, make. */
bool own_place(const Owners *o, Node *n, OwnPlace *place);

/* Whether two such places differ by constants and members alone; not even by these. */
bool own_is_alike(const OwnPlace *a, const OwnPlace *b);
bool own_is_same(const OwnPlace *a, const OwnPlace *b);

/* Whether all such places that are alike are of one thread each; adds what a launch must be
 * like for that. */
bool own_is_apart(const Owners *o, const OwnPlace *place, ViewEnds *ends);

/* How many elements a thread may have in a dimension of a view, by these indices; 0: as
 * many as it likes. */
int64_t own_length(const OwnIndex *index);

/* Adds how long a view must be so that all threads have the place. */
void own_add_room(const OwnPlace *place, ViewEnds *ends);

#endif
