/* names.h - names for OpenCL C, which reserves other words than C does. */
#ifndef NAMES_H
#define NAMES_H

#include "base/util.h"

/* The user's `name`, changed where OpenCL C or ampcc reserves it. */
const char *name_device(const char *name);

/* `name`, or with a number where `taken` or `others` (NULL: none) have it; adds
 * the result to `taken`, which holds nothing but what this function adds. */
const char *name_unique(Map *taken, const Map *others, const char *name);

#endif
