/* space.h - between the two halves of the inference of address spaces:
 * space.c, which looks at each function once, and instance.c, which looks at
 * each combination of memories that a function is called with.
 */
#ifndef SPACE_H
#define SPACE_H

#include "instance.h"

/* Pointers that the program makes point into one memory. */
typedef struct Pointers {
    struct Pointers *one_with; /* they are part of another set */
    Space space;
    Node *source;  /* the expression that the space is from */
    Node *joined;  /* where a parameter became one with another, or of a space */
    bool reported; /* they are of two memories, and that was said */
    int slot;      /* from 1: those that the caller decides; else 0 */
} Pointers;

/* A call of a helper: for each parameter of the helper and, last, its result,
 * the pointers in the caller; NULL for what is no pointer. */
typedef struct HelperCall {
    Node *call;
    struct Scheme *callee;
    Pointers **pointers;
} HelperCall;

/* Something that is written through a pointer. */
typedef struct PointerWrite {
    Node *at;
    Pointers *into;
} PointerWrite;

/* What one function makes of its pointers, whoever calls it. */
typedef struct Scheme {
    Function *function;
    Pointers **outside; /* as a HelperCall's, in the function itself */
    int slots;
    Map variables;   /* Decl -> Pointers */
    Map expressions; /* Node -> Pointers */
    LIST(HelperCall) calls;
    LIST(PointerWrite) writes;
    LIST(Node *) atomics;
    bool is_whole;
} Scheme;

/* Those of a program's functions. */
typedef struct Schemes {
    Map of; /* Function -> Scheme */
    const Unit *unit;
} Schemes;

/* The scheme of a function, made when it is first asked for. What has mistakes in a torn
 * launch is left out. */
Scheme *space_scheme(Schemes *schemes, Function *f);

/* The set that the value of a pointer expression or a variable belongs to. */
Pointers *space_of_expr(Scheme *s, Node *n);
Pointers *space_of_variable(Scheme *s, const Decl *d);
Pointers *space_find(Pointers *p);

const char *space_word(Space space); /* as the user says it */

#endif
