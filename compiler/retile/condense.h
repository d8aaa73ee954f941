/* condense.h - shared by the files that find trees by which the threads of a tile reduce
 * tile_static arrays to one element.
 */
#ifndef CONDENSE_H
#define CONDENSE_H

#include "builder/sum.h"

enum { MOST_LEVELS = 12, MOST_PLACES = 12, MOST_ARRAYS = 4 };

/* Where thread i of those that take part finds an element in what the level before left:
 * at times * i + at. */
typedef struct Place {
    bool is_own; /* it is the one that the thread changes */
    int times, at;
} Place;

/* A trip of the loop. */
typedef struct Level {
    int64_t counter; /* the loop's */
    int threads;     /* that take part: 0 to threads - 1, then */
    Place own;
    Place places[MOST_PLACES]; /* of Tree.elements */
} Level;

/* A loop like that at the top of condense.c. */
typedef struct Tree {
    Thread thread;   /* that goes on */
    Decl *counter;
    Nodes asks;      /* conditions of elements, */
    Node *statement; /* and what is done where they hold */
    Nodes elements;  /* ND_SUBSCRIPT: all in these, in their order, */
    Nodes changed;   /* and those that are assigned; */
    int own;         /* the number of one of these in `elements` */
    Decls arrays;    /* that are changed */
    int64_t root;    /* the index of the last element */
    Level levels[MOST_LEVELS];
    int count;
} Tree;

/* Whether a loop is such a tree; `t` has a thread. */
bool condense_find(Tree *t, Node *loop);

#endif
