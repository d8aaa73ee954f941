/* own.h - elements of views at places that only one thread has, as `v[i]`, `v[y][x].m`,
 * `v[i][2]` and `v[3 * (y * w + x) + 1]` are (see refine_own.c).
 */
#ifndef OWN_H
#define OWN_H

#include "builder/builder.h"

enum { MOST_OWN = 64 };

/* Elements up to which vectors of them are faster even if no thread stores them; of twice as
 * many, they take as long as threads one by one where all do. */
enum { MOST_CHOSEN = 4 };

/* An index in one dimension of a view. */
typedef struct OwnIndex {
    int64_t multiples[MOST_RANK];   /* of the thread's components, */
    const Decl *factors[MOST_RANK]; /* and of captured ints; NULL: 1 */
    int64_t offset;
} OwnIndex;

typedef struct OwnPlace {
    const Decl *view;
    const Field *field; /* of a structure; NULL: the element is a number */
    OwnIndex indices[MOST_RANK];
    bool wraps; /* it is computed without signs: that it is in the view does not show where */
} OwnPlace;

/* An element that may be of a thread's own. */
typedef struct Own {
    OwnPlace place;
    Node *element;
    ViewEnds needs;         /* what a launch must be like for that */
    bool is_apart;          /* it is so */
    Decl *now;              /* what it is kept in, or NULL */
    bool is_sure;           /* used in any case */
    bool is_chosen;         /* used under a condition */
    bool is_under;          /* used under one with which something is stored, */
    bool is_set_under;      /* and stored */
    bool is_stored, is_set; /* that, and in any case */
    bool is_again;          /* used after it was stored, in unrolled loops */
    bool is_filled;         /* it never changes */
} Own;

/* Those of the threads of a kernel of the simple model. */
typedef struct Owns {
    Builder builder;
    const Function *kernel;
    const Decl *index;
    int rank;
    const Set *counters; /* taken for 0, or NULL */
    LIST(Own) found;
    Set whole; /* of Decl: views that are used in other ways */
    bool takes_reads; /* also what is only read is kept for its own sake */
    bool is_unrolled; /* counters of loops chose elements */
    unsigned way; /* to what is looked at: OWN_OPTIONAL | … */
} Owns;

enum {
    OWN_OPTIONAL = 1, /* it may be left out; */
    OWN_CHOSEN = 2,   /* a condition decides; */
    OWN_UNDER = 4     /* it is that of an if under which something is stored */
};

// own_place.c

/* Whether a number is an element, or a member of one, at a place that a thread's index
 * alone, and captured ints, make. */
bool own_place(Owns *o, Node *n, OwnPlace *place);

/* What a variable that is one of the kernel's own, and never changes, is made of; NULL for
 * other expressions. */
Node *own_init(Owns *o, const Node *n);

/* Whether two such places differ by constants and members alone; not even by these. */
bool own_is_alike(const OwnPlace *a, const OwnPlace *b);
bool own_is_same(const OwnPlace *a, const OwnPlace *b);

/* Whether all such places that are alike are of one thread each, and none is beyond where the
 * next thread's begin; adds what a launch must be like for that. */
bool own_is_apart(const Owns *o, const OwnPlace *place, ViewEnds *ends);

/* How many elements a thread may have in a dimension of a view, by these indices; 0: as
 * many as it likes. */
int64_t own_length(const OwnIndex *index);

/* Adds what is needed to what is known to be; that a view has what may be stored again; how
 * long it must be so that all threads have the place. */
void own_add_ends(ViewEnds *ends, const ViewEnds *more);
void own_add_content(const OwnPlace *place, ViewEnds *ends);
void own_add_room(const OwnPlace *place, ViewEnds *ends);

// own_find.c

/* Whether it is an element, or a row, of a view. */
bool own_is_element(Node *n);

/* Whether elements are used under a condition, or some of a row are stored. */
bool own_may_gain(Node *n);

/* Finds the elements in a block, and what is done with them. */
void own_find(Owns *o, Node *block);

/* The element at a node, which is added if it is not known; NULL for what is none, or one
 * too many. That at a place; NULL: none. */
Own *own_at(Owns *o, Node *n);
Own *own_of(Owns *o, const OwnPlace *place);

/* What all elements of its view have in common. */
typedef struct OwnWhole {
    int64_t count;             /* the numbers of a thread's row, or structure: */
    int64_t lengths[MOST_RANK]; /* of its elements in each dimension, */
    int members;               /* and of their members, or 1; all 0: of other types */
    int stored;
    bool is_alike, is_first;
    bool is_chosen, is_left_out; /* some are used under conditions; under these alone */
    bool is_under, is_set_under, is_set, is_again;
} OwnWhole;
OwnWhole own_whole(const Owns *o, const Own *own);

// own_fill.c

/* Adds those elements of a row, or structure, of a thread to what it stores that it does not
 * store, if these are few. */
void own_fill(Owns *o, const Own *own);

#endif
