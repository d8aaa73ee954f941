/* format.c - finds the conversions of a printf format. */
#include "format.h"

#include <string.h>

static const char *skip(const char *p, const char *set)
{
    return p + strspn(p, set);
}

bool format_next(const char *p, Conversion *out)
{
    while ((p = strchr(p, '%')) && p[1] == '%')
        p += 2;
    if (!p)
        return false;
    out->begin = p;
    out->length = skip(p + 1, "-+ #0123456789.*");
    out->letter = skip(out->length, "hljztL");
    out->has_star = memchr(p, '*', (size_t)(out->length - p));
    return *out->letter;
}
