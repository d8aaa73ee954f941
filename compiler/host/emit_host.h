/* emit_host.h - the host file of a unit. */
#ifndef EMIT_HOST_H
#define EMIT_HOST_H

#include "device/code.h"

/* The host file: the user's text with what must change replaced, then the
 * tables of the kernels. */
const char *emit_host(Unit *unit, const DeviceCode *code, size_t *length);

/* Where the host file's edits fall inside macro invocations: those. */
MacroUses emit_host_macros(Unit *unit);

#endif
