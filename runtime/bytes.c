/* bytes.c - reads numbers of bytes from environment variables. */
#define _GNU_SOURCE
#include "bytes.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* "1000", "64K", "256M", "2G" */
static bool read_size(const char *text, unsigned long long *out)
{
    static const char units[] = "KMG";
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 10);
    if (end == text || errno || strchr(text, '-'))
        return false;
    const char *unit = *end ? strchr(units, *end) : NULL;
    int shift = unit ? 10 * (int)(unit - units + 1) : 0;
    if (end[unit != NULL] || n > ~0ULL >> shift)
        return false;
    *out = n << shift;
    return true;
}

unsigned long long bytes_of_variable(const char *name, unsigned long long usual)
{
    unsigned long long bytes = usual;
    const char *text = secure_getenv(name);
    if (text)
        read_size(text, &bytes);
    return bytes;
}
