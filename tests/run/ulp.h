/* How far apart two floating values are, in units in the last place. */
#ifndef ULP_H
#define ULP_H

#include <math.h>
#include <stdint.h>
#include <string.h>

static inline int64_t ulp_order_float(float x)
{
    int32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits < 0 ? (int64_t)INT32_MIN - bits : bits;
}

static inline double ulp_float(float a, float b)
{
    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b) ? 0 : INFINITY;
    return fabs((double)(ulp_order_float(a) - ulp_order_float(b)));
}

static inline double ulp_double(double a, double b)
{
    int64_t m, n;
    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b) ? 0 : INFINITY;
    memcpy(&m, &a, sizeof m);
    memcpy(&n, &b, sizeof n);
    m = m < 0 ? INT64_MIN - m : m;
    n = n < 0 ? INT64_MIN - n : n;
    return fabs((double)m - (double)n);
}

#endif
