/* no_memory.h - more elements than any machine has memory for. Sanitizers that
 * would rather end the program are told to give back NULL. */
#ifndef NO_MEMORY_H
#define NO_MEMORY_H

#include <limits.h>

#define TOO_MANY INT_MAX, 1 << 20
#define TOO_MANY_BYTES "2251799812636672 bytes"

const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}

const char *__tsan_default_options(void);
const char *__tsan_default_options(void)
{
    return "allocator_may_return_null=1";
}

#endif
