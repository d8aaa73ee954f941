/* format.h - the conversions of a printf format. */
#ifndef FORMAT_H
#define FORMAT_H

#include <stdbool.h>

/* %-08.3lld: */
typedef struct Conversion {
    const char *begin, *length, *letter; /* at the %, at "lld", at the d */
    bool has_star;                       /* a width or precision is given
                                            by an argument */
} Conversion;

/* The first conversion from `p` on, %% left out; false where there is none. */
bool format_next(const char *p, Conversion *out);

#endif
