/* names.h - names for OpenCL C. */
#ifndef NAMES_H
#define NAMES_H

#include "util.h"

/* The user's `name`, changed where OpenCL C or ampcc reserves it. */
const char *name_device(const char *name);

/* `name`, or with a number where `taken` has it; adds the result to it. */
const char *name_unique(Map *taken, const char *name);

#endif
