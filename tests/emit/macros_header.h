#ifndef MACROS_HEADER_H
#define MACROS_HEADER_H

static int twice(int x) restrict(amp)
{
    return 2 * x;
}

static inline int first(array_view(const int, 2) v)
{
    return v[0][0];
}

#endif
