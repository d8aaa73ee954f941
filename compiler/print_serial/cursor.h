/* cursor.h - where the printing of a plan stands (dev->w.serial), and what the printing
 * of expressions and statements asks about it.
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
    Threads threads;   /* those that loops are printed for */
    int abreast;       /* how many of them go through loops together; 0: all */
    Threads strip;     /* these, where they are so many */
    bool is_single;    /* there is one, amp_thread_N, and no loop over threads */
    bool in_strip;     /* they fill a few vectors, and stay in a loop together */
    bool in_loop;      /* in a loop of the kernel's, around those for threads */
    bool in_vectors;   /* they are the lanes of vectors */
    const Step *together; /* the region several of whose rows go through loops together at
                             present, from row amp_row on; or NULL */
    bool descends;     /* they are counted downwards */
    bool is_first;     /* the code is for the first thread of a row, */
    bool is_later;     /* or for a later one, amp_thread_N */
    bool is_row;       /* or before the loop over rows, for the first of them */
    bool is_near;      /* the places in `near` are known to grow by 1 */
    Map truths;        /* Node of a condition -> "1" or "0", if its truth is known */
    Map places;        /* Decl -> its value, if that is known relative to the first
                          thread's */
    Map lines;         /* Node of an element -> that of this trip, where several trips' are
                          loaded at once; that of all threads, where it is loaded once */
    Set loaded;        /* of Decl: arrays whose element is in a variable at present */
    int ends, spans, edges, blocks; /* the numbers of labels, spans, their computed ends,
                                       and blocks of threads so far */
} Cursor;

// print_serial.c

/* A cursor at the beginning of a plan. */
Cursor *cursor_new(const Plan *plan);

/* Prints a thread's return: it ends the iteration of a loop over threads. */
void print_serial_return(Device *dev);

// print_kernel.c

/* Prints the serial form of a kernel, which has one, and says in `code` what it is. */
void print_serial_kernel(Device *dev, KernelCode *code);

// print_part.c

/* Makes the type amp_place known, of a work-item's numbers in OpenCL's dimensions and how
 * many there are, and the macros of a kernel's head and of its first lines. */
void need_place(Device *dev);

// print_helper.c

/* The thread's place, as parameters and as arguments of helpers. */
const char *serial_place(const Cursor *c, bool is_parameter);

// print_kept.c

/* How the use of a variable is printed; NULL: by its own name. */
const char *serial_use(const Cursor *c, const Decl *d);

/* The subscript that follows an element of an interleaved array (Kept.by_lane); "" for
 * other elements. */
const char *serial_lane(const Cursor *c, const Node *element);

/* Prints the value of a variable for the first thread, if no variable holds that;
 * says whether it did. */
bool print_serial_first(Device *dev, Decl *d);

/* Prints what a declaration becomes; false if it stays a declaration. */
bool print_serial_declaration(Device *dev, Decl *d);

// print_span.c

/* "1" or "0" for a condition whose truth is known at present; NULL for others. */
const char *serial_truth(const Cursor *c, const Node *condition);

// print_selected.c

/* Prints an if that only assigns to variables of a strip's threads as selections, and
 * says whether it did. */
bool print_selected(Device *dev, Node *n);

// print_lines.c

/* What stands for an element that was loaded before; NULL for others. */
const char *serial_line(const Cursor *c, const Node *element);

// print_divide.c

/* Whether a division is printed as a call here (see division_differs); prints it so. */
bool is_lane_division(const Device *dev, Node *n);
void print_lane_division(Device *dev, Node *n);

// print_wide.c

/* Whether an element's indices are printed in 64 bits. */
bool print_is_wide(const Device *dev, const Node *element);

/* Prints an index with its sums and products in 64 bits. If it `widens`, an operand that
 * is neither is converted. */
void print_wide(Device *dev, Node *index, bool widens, int least);

// print_total.c

/* Prints what a thread adds to the variable or the bins in which an atomic operation is
 * accumulated; false if it is not accumulated. */
bool print_gathered(Device *dev, Node *call);

// print_prefix.c

/* Prints a call of PREFIX_NAME. */
void print_prefix(Device *dev, Node *call);

/* Makes the type amp_TYPE16 known, a vector wherever it lies. */
void need_prefix_vector(Device *dev, const char *type);

/* Element i of a row is at i + (i >> shift), and twice as far apart there is another
 * gap; a shift of 0: there are none. */
typedef struct Gaps {
    int shift;
    bool twice;
} Gaps;

/* The place of an element, printed; a vector at its place: number i of a row's; what the
 * names of functions end in that know it. */
const char *prefix_place(Gaps gaps, const char *i);
const char *prefix_vector_at(Gaps gaps, const char *type, const char *row, bool is_const);
const char *prefix_gaps_name(Gaps gaps);

// print_tree.c

/* The function that forms prefix sums of floating numbers as a tree of threads does, and
 * returns the sum of all. */
const char *need_prefix_in_tree(Device *dev, const char *type, int count, bool is_exclusive,
                                Gaps gaps);

#endif
