/* forms.h - the forms of each kernel: besides the user's own, in which a work-item is a
 * thread, one for CPUs and one for GPUs, where they can be had and gain something.
 */
#ifndef FORMS_H
#define FORMS_H

#include "serial/serial.h"

typedef struct Forms {
    Launch *launch;
    const Plan *serial;          /* NULL: it has no such form, */
    const char *why_not_serial;  /* for this reason */
    Function *together;          /* what does several tiles or elements at a time, */
    const char *why_not_several; /* NULL: there is such a form; without `together` its
                                    elements are done one by one */
    bool is_short;               /* of the simple model, without loops */
    bool repeats;                /* `together` does the last tile again where some are missing */
} Forms;
typedef LIST(Forms) FormsOfLaunches;

/* The forms of the unit's launches, in their order. */
FormsOfLaunches forms_plan(Program *prog);

#endif
