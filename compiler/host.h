/* host.h - inside the writing of the host file. */
#ifndef HOST_H
#define HOST_H

#include "ampcc.h"

/* // emit_host.c */

/* The function of the host file that gives a launch's table. */
const char *host_kernel_function(const Launch *launch);

/* Whether an expression makes a new view or array, or derives one. */
bool host_makes_handle(Node *n);

/* // host_tables.c */

/* What stands before the user's text, and the tables after it. */
void host_head(Buffer *out, const Unit *unit, const DeviceCode *code);
void host_tables(Buffer *out, const Unit *unit, const DeviceCode *code);

#endif
