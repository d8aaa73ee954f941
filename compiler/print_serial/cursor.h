/* cursor.h - where the printing of a plan stands, and what the printing of
 * expressions and statements asks of that: dev->w.serial.
 */
#ifndef CURSOR_H
#define CURSOR_H

#include "device/device.h"
#include "serial/serial.h"

/* Neighbours in a row, as printed. */
typedef struct Threads {
    const char *from, *to;
    int count; /* 0 where that is not known */
} Threads;

/* Where the printing of a plan stands. */
typedef struct Cursor {
    const Plan *plan;
    Threads threads;   /* that the loops are for */
    int abreast;       /* that many of them go through loops together; 0: all */
    bool is_single;    /* amp_thread_N is the one that there is: no loops over them */
    bool in_strip;     /* as many as some vectors have, who stay in a loop */
    bool in_vectors;   /* they are lanes of vectors */
    bool descends;     /* they are counted downwards */
    bool is_first;     /* what is printed is of the first thread of a row, */
    bool is_later;     /* or of one further on, which amp_thread_N says */
    bool is_near;      /* it is for where places of `near` grow by 1 */
    Map truths;        /* Node of a condition -> "1" or "0", where it is known */
    Map places;        /* Decl -> its value, where that is known beside the first
                          thread's */
    Set loaded;        /* of Decl: those that stand in a variable for a while */
    int ends, spans, edges, blocks; /* labels, spans, computed ends of these and blocks of
                                       threads so far */
} Cursor;

/* // print_serial.c */

/* At the beginning of a plan, whose body is then printed. */
Cursor *cursor_new(const Plan *plan);
void print_serial_body(Device *dev, Cursor *c);

/* A thread's return, which leaves its turn in a loop over threads. */
void print_serial_return(Device *dev);

/* // print_helper.c */

/* The thread's place, as parameters and as arguments of helpers. */
const char *serial_place(const Cursor *c, bool is_parameter);

/* // print_kept.c */

/* The use of a variable, or NULL where it has its own name. */
const char *serial_use(const Cursor *c, const Decl *d);

/* What follows the last subscript of an element of an array that is kept by
 * lanes; "" for other elements. */
const char *serial_lane(const Cursor *c, const Node *element);

/* Prints a variable where it stands for the first thread's value; false where
 * that has a name. */
bool print_serial_first(Device *dev, Decl *d);

/* Prints what becomes of a declaration; false where it stays one. */
bool print_serial_declaration(Device *dev, Decl *d);

/* // print_span.c */

/* "1" or "0" for a condition whose truth is known where it is printed; NULL. */
const char *serial_truth(const Cursor *c, const Node *condition);

/* // print_selected.c */

/* Prints an if that gives variables of the threads of a strip other values as a
 * choice of values, and says whether it did. */
bool print_selected(Device *dev, Node *n);

/* // print_divide.c */

/* Whether a division stands where it is printed otherwise (division_differs); prints
 * it. */
bool is_lane_division(const Device *dev, Node *n);
void print_lane_division(Device *dev, Node *n);

/* // print_wide.c */

/* Whether an element's indices are printed in 64 bits. */
bool print_is_wide(const Device *dev, const Node *element);

/* Prints an index with sums and products of 64 bits, and of itself what is none
 * where it `widens` what it stands in. */
void print_wide(Device *dev, Node *index, bool widens, int least);

/* // print_total.c */

/* Prints what a thread adds to what an atomic operation is gathered in; false for one
 * that is not. */
bool print_gathered(Device *dev, Node *call);

/* // print_prefix.c */

/* A call of what forms prefix sums in tile_static memory. */
void print_prefix(Device *dev, Node *call);

#endif
