/* stage.h - copies that the threads of a tile make of a part of a view: what the
 * files share that find these and do without them.
 */
#ifndef STAGE_H
#define STAGE_H

#include "sum.h"

enum { MOST_RANK = 3, ORDERS = 6 };

/* A tile_static array. */
typedef struct Stage {
    Decl *array;
    int rank, size[MOST_RANK];
    long elements;
    Decl *view;       /* what it is a copy of; NULL: nothing is stored yet */
    bool fits[ORDERS]; /* which orders of the dimensions it may have */
    Sum distance[ORDERS][MOST_RANK]; /* from the array's index to the view's */
    bool *stored;
    bool is_full;
} Stage;

typedef struct Staging {
    Thread thread;
    LIST(Stage *) stages;
    long steps;
    int changes; /* before the barrier, of what is no array */
    bool is_before; /* the barrier */
    bool fails;
} Staging;

/* An element of an array or a view with all its indices. */
typedef struct Element {
    Decl *root;
    int count;
    Node *index[MOST_RANK];
} Element;

/* Whether it is one; the array that it is of, or NULL. */
bool stage_element(Node *n, Element *e);
Stage *stage_of(const Staging *s, const Decl *d);

/* Whether it is a view that the kernel captured, and only reads. */
bool stage_reads_alone(const Staging *s, const Decl *d);

/* Whether it is s[…] = in[…]; for an array and a view that the kernel reads
 * alone. */
bool stage_is_store(const Staging *s, Node *n, Element *to, Element *from);

/* Which dimension of the array is dimension `d` of the view. */
int stage_dimension(int order, int d);

/* The statements of the body from `first` on up to `end`, by each thread of a
 * tile: `fails` where a store is none of the kind, or a load not known to be of
 * what was stored. */
void stage_run(Staging *s, Node *body, int first, int end);

#endif
