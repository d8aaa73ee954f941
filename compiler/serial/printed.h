/* printed.h - what planning the serial form must know of how it is printed by
 * print_serial/ and device/.
 */
#ifndef PRINTED_H
#define PRINTED_H

#include "program/program.h"

// print_serial/print_helper.c

/* Whether a helper is passed the thread's place, because it takes a tiled index; whether
 * it has a variant of its own in the serial form. */
bool serial_gives_place(const Function *f);
bool serial_differs(Program *prog, Function *f);

// print_serial/print_divide.c

/* Whether a division is printed as a call where threads are the lanes of vectors. */
bool division_differs(const Node *n);

// device/print_math.c

/* Whether a call of C's library has a variant that compilers can vectorize. */
bool math_differs(const Node *call);

// device/print_literal.c

/* Whether a function has compound literals, or structures returned by calls, that must
 * be variables. */
bool has_literals(Function *f);

#endif
