/* forms.h - the forms of each kernel: the user's own, in which a work-item is a thread, and,
 * if they are possible and faster, one for CPUs and one for GPUs.
 */
#ifndef FORMS_H
#define FORMS_H

#include "serial/serial.h"

typedef struct Forms {
    Launch *launch;
    const Plan *serial;          /* for CPUs; NULL: there is none, */
    const char *why_not_serial;  /* for this reason */
    const char *why_not_several; /* why there is none for GPUs; NULL: there is one */
    Function *together;          /* it: several tiles or elements are executed together; NULL:
                                  * elements one by one */
    bool is_short;               /* of the simple model, without loops */
    bool repeats;                /* `together` executes the last tile again in place of missing
                                  * ones */
} Forms;
typedef LIST(Forms) FormsOfLaunches;

/* The forms of the unit's launches, in their order. */
FormsOfLaunches forms_plan(Program *prog);

#endif
