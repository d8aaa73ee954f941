/* stage.h - shared by the files that find copies of parts of views in tile_static
 * memory, and do without them.
 */
#ifndef STAGE_H
#define STAGE_H

#include "builder/sum.h"

enum { ORDERS = 6, MOST_PARAMETERS = 4 };

/* A set of sides of a view where elements have another value. */
#define STAGE_LOW(d) (1u << 2 * (d))
#define STAGE_HIGH(d) (2u << 2 * (d))
enum { STAGE_STORED = 1 << 2 * MOST_RANK };

/* No set. */
enum { STAGE_NOTHING = -1, STAGE_UNKNOWN = -2 };

/* A tile_static array. */
typedef struct Stage {
    Decl *array;
    int rank, size[MOST_RANK];
    long elements;
    Decl *view;       /* what it is a copy of; NULL: nothing is stored yet */
    bool fits[ORDERS]; /* which orders of the dimensions it may have */
    Sum distance[ORDERS][MOST_RANK]; /* from the array's index to the view's */
    unsigned char *cells; /* of each element STAGE_STORED, and sides */
    bool is_full;
    bool is_wider;     /* its elements have a wider type than the view's, */
    long conversions;  /* which each load must make of these */
    unsigned sides;      /* of all elements */
    unsigned guards, clamps; /* those beyond which is the other value, or what the
                                view has at its end */
    Sum end[MOST_RANK];  /* of the view's dimensions, where something asks for it */
    Node *otherwise;     /* the other value; NULL: they have none */
} Stage;

typedef struct Staging {
    Thread thread;
    LIST(Stage *) stages;
    Set same;    /* of Node: statements whose loads are the same for each thread */
    long steps;
    int loops;   /* around */
    int changes; /* before the barrier, of what is no array */
    bool is_before; /* the barrier */
    bool in_trips;  /* of a loop: what is not stored is what an earlier trip left */
    LIST(Node *) guards; /* conditions that hold */
    Map loads;           /* Node of an expression -> elements of arrays in it: stage_run.c */
    Map reads;           /* Node of such an element -> sides */
    ViewEnds domain;     /* and ends of the domain */
    bool fails;
} Staging;

/* An element of an array or a view with all its indices. */
typedef struct Element {
    Decl *root;
    int count;
    Node *index[MOST_RANK];
} Element;

/* Whether a statement is a barrier alone. */
bool stage_is_barrier(const Node *n);

/* Whether it is one; the array that it is of, or NULL. */
bool stage_element(Node *n, Element *e);
Stage *stage_of(const Staging *s, const Decl *d);

/* Whether it is a view that the kernel captured, and only reads. */
bool stage_reads_alone(const Staging *s, const Decl *d);

/* s[…] = in[…], or s[…] = condition ? in[…] : 0 */
typedef struct Store {
    Element to, from;
    Node *condition; /* or NULL */
    bool truth;      /* of it, where the view is read */
    Node *otherwise;
    Sum at[MOST_RANK]; /* the view's indices, beyond its ends as well */
} Store;

/* Whether a statement is one, for an array and a view that the kernel reads alone. */
bool stage_is_store(const Staging *s, Node *n, Store *store);

/* Which dimension of the array is dimension `d` of the view. */
int stage_dimension(int order, int d);

/* The statements of the body from `first` on up to `end`, by each thread of a
 * tile: `fails` where a store is none of the kind, or a load not known to be of
 * what was stored. */
void stage_run(Staging *s, Node *body, int first, int end);

// stage_form.c

/* What a variable is that does not change; other expressions as they are. */
Node *stage_value(Staging *s, Node *n);

/* Brings the stores before a barrier into one of these forms. The body is a copy. */
void stage_form(Staging *s, Node *body, int barrier);

// stage_guard.c

/* At which sides of the view what the thread stores is not the view's; or
 * STAGE_NOTHING, STAGE_UNKNOWN. Sets store->at. */
int stage_sides(Staging *s, Stage *stage, Store *store);

/* Whether a call is one of a helper that only returns. */
bool stage_is_simple(const Node *call);

/* An element of the view, or what is in its place beyond these sides. */
Node *stage_guarded(Staging *s, const Stage *stage, unsigned sides, Node *element);

#endif
