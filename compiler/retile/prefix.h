/* prefix.h - shared by the files that find prefix sums which the threads of a tile form
 * in tile_static memory.
 */
#ifndef PREFIX_H
#define PREFIX_H

#include "stage.h"

enum { MOST_FLOATS = 512, MOST_IN_TREE = 2048 };

/* Where the elements of a row are that threads use: place i of these is element
 * i + (i >> shift) + (i >> 2 * shift), the latter if there are gaps `twice`, as where an
 * element in 32 is left out to spread the rest over banks of memory. A shift of 0: side
 * by side. */
typedef struct Layout {
    int count; /* 0: all of the row's elements, side by side */
    int shift;
    bool twice;
} Layout;

typedef enum ContentKind {
    CONTENT_NONE, /* nobody asked so far */
    CONTENT_UNKNOWN,
    CONTENT_NUMBER,
    CONTENT_SUM
} ContentKind;

/* A number, or the sum of neighbouring elements, as they were at first. */
typedef struct Content {
    ContentKind kind;
    int64_t number;
    int row, first, last; /* of the sum's elements; its last one is in it */
    bool doubles;         /* it was added up in steps of 1, 2, 4, … elements, */
    bool in_tree;         /* from its largest block of 2, 4, 8, … to its smallest one; */
    bool has_zero;        /* with a zero before the first one */
} Content;

/* A row of the last dimension of a tile_static array. */
typedef struct Row {
    Decl *array;
    int number, size;
    const Type *type; /* of its elements */
    Content *cells;
    bool *is_used; /* elements, whatever the layout */
} Row;

/* A value that one thread stores in an element of a view. */
typedef struct Saved {
    Node *to; /* NULL where none does */
    int thread;
    Content value;
} Saved;

/* The threads of a tile on their way. */
typedef struct Trace {
    Thread thread; /* the one that goes on */
    int me, threads;
    LIST(Row) rows;
    Layout layout; /* of all rows */
    Map variables; /* Decl -> Content *: one for each thread */
    LIST(Content *) tables; /* these */
    Set known;     /* of Decl: declared in what is looked at, or changed; */
    Decls changed; /* the latter */
    Saved saved;
    bool is_before;  /* what they do is not replaced: it shows what there is */
    bool is_steady;  /* what is asked must have been so before */
    long steps;
    int zeros[MOST_IN_TREE]; /* that were added to floating sums of all elements up to
                               that one; */
    bool has_other_zeros;   /* and to other sums */
    bool fails;
} Trace;

/* What a prefix sum takes the place of. */
typedef struct Prefix {
    int to, from; /* rows: of the sums, of the elements; */
    int half;     /* and of the sums before the last step, or -1 */
    bool is_exclusive; /* without the element itself */
    bool in_tree;      /* floating numbers, which were added up so */
} Prefix;

// prefix_content.c

/* a + b as the threads' sums are; what an operator makes of two values. */
Content content_number(int64_t number);
Content content_combine(Trace *t, Op op, Content a, Content b, const Type *type);

/* What a conversion makes of it. */
Content content_converted(Content v, const Type *from, const Type *to);

/* Whether rows have become prefix sums, and no other row has changed; whether a value is
 * the sum of all elements. */
bool prefix_is(const Trace *t, Prefix *p);
bool prefix_is_total(const Trace *t, const Prefix *p, Content v);

// prefix_layout.c

/* The layout that all rows' used elements have; false if there is none but the one that
 * the threads went with. */
bool prefix_layout(const Trace *t, Layout *layout);

/* Which of the layout's places an element is, or -1. */
int layout_place(Layout layout, int element);

// prefix_run.c

/* Statements before those that are looked at; one of these, by all threads: `fails`
 * where it does more than can be followed. */
void prefix_run_before(Trace *t, Node **list, int count);
void prefix_run(Trace *t, Node *n);

#endif
