/* printed.h - what a plan of the serial form must know of its printing (print_serial/,
 * device/): which parts of a kernel are printed otherwise in that form, and how.
 */
#ifndef PRINTED_H
#define PRINTED_H

#include "program/program.h"

/* // print_serial/print_helper.c */

/* Whether a helper is given the thread's place, since it has a tiled index; whether it
 * is printed otherwise for that form. */
bool serial_gives_place(const Function *f);
bool serial_differs(Program *prog, Function *f);

/* // print_serial/print_divide.c */

/* Whether a division is printed otherwise where threads are lanes of vectors. */
bool division_differs(const Node *n);

/* // device/print_math.c */

/* Whether a call of C's library is printed otherwise in the serial form. */
bool math_differs(const Node *call);

/* // device/print_literal.c */

/* Whether a function has compound literals, or results of calls, that are objects. */
bool has_literals(Function *f);

#endif
