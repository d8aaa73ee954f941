/* compare.h - what the programs that tests/math/run writes compare with.
 *
 * Each is compiled for one floating type T, with WIDE, in which the host finds
 * what is right. An error is in ulps as section 7.4 of the OpenCL 1.2
 * specification defines them.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifdef T_IS_FLOAT
typedef float T;
typedef double WIDE;
#define T_DIGITS FLT_MANT_DIG
#define T_MIN_EXP FLT_MIN_EXP
#define T_MAX_EXP FLT_MAX_EXP
#define T_MAX FLT_MAX
#define T_MIN FLT_MIN
#define T_LEAST 0x1p-149f
#define WIDE_ERROR 0
#else
typedef double T;
typedef long double WIDE;
#define T_DIGITS DBL_MANT_DIG
#define T_MIN_EXP DBL_MIN_EXP
#define T_MAX_EXP DBL_MAX_EXP
#define T_MAX DBL_MAX
#define T_MIN DBL_MIN
#define T_LEAST 0x1p-1074
#define WIDE_ERROR (LDBL_MANT_DIG > DBL_MANT_DIG ? 0 : 1)
#endif

/* ---- inputs ------------------------------------------------------------- */

static const T SPECIAL[] = {
    (T)0.0, (T)-0.0, 1, -1, (T)0.5, (T)-0.5, (T)1.5, (T)-1.5, (T)2.5, (T)-2.5,
    2, -2, 3, -3, 10, (T)100.25, (T)-7.75, (T)3.14159265358979323846,
    (T)1.57079632679489661923, (T)0.99999994, (T)-0.49999997, (T)1e-5,
    (T)(1 << 23) + 1, (T)INFINITY, (T)-INFINITY, (T)NAN, T_MAX, -T_MAX, T_MIN,
    -T_MIN, T_MIN - T_LEAST, T_LEAST, -T_LEAST};
static const long COUNTS[] = {
    0, 1, -1, 2, 5, -5, 23, -24, 126, -126, 149, -150, 1023, -1074, 2000, -2000,
    100000, INT_MAX, INT_MIN};

enum {
    SPECIALS = sizeof SPECIAL / sizeof *SPECIAL,
    COUNTS_COUNT = sizeof COUNTS / sizeof *COUNTS,
    N = 2048
};

static uint64_t random_bits(void)
{
    static uint64_t state = 0x9e3779b97f4a7c15u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * 0x2545f4914f6cdd1du;
}

static double random_between(double low, double high)
{
    return low + (high - low) * (double)(random_bits() >> 11) * 0x1p-53;
}

/* Small ones as often as big ones. */
static long random_integer(void)
{
    uint64_t bits = random_bits();
    return (long)(bits >> random_bits() % 64);
}

/* Any bits, then ranges where functions are of interest. */
static T random_value(int kind)
{
    T value;
    uint64_t bits = random_bits();
    switch (kind % 6) {
    case 0:
        memcpy(&value, &bits, sizeof value);
        return isnan(value) ? (T)NAN : value; /* no signaling one */
    case 1:
        return (T)random_between(-1, 1);
    case 2:
        return (T)random_between(-10, 10);
    case 3:
        return (T)random_between(0, 200);
    case 4:
        return (T)floor(random_between(-1000, 1000)) / 2;
    default:
        return (T)exp2(random_between(-30, 30));
    }
}

static inline void fill_inputs(T *x, T *y, T *z, int *n, long *a,
                               long *b)
{
    for (int i = 0; i < N; i++) {
        bool is_special = i < SPECIALS * SPECIALS;
        x[i] = is_special ? SPECIAL[i % SPECIALS] : random_value(i);
        y[i] = is_special ? SPECIAL[i / SPECIALS] : random_value(i / 6);
        z[i] = is_special ? SPECIAL[i * 7 % SPECIALS] : random_value(i / 36);
        n[i] = (int)COUNTS[i / SPECIALS % COUNTS_COUNT];
        a[i] = i % 2 ? COUNTS[i / 2 % COUNTS_COUNT] : random_integer();
        b[i] = i % 3 ? COUNTS[i / 6 % COUNTS_COUNT] : random_integer();
    }
}

/* ---- comparing ---------------------------------------------------------- */

static int wrong;          /* calls so far */
static bool flushes;       /* the device takes subnormal numbers for zero */

enum { SHOWN = 4, FUNCTIONS = 1024 };

/* How often a function was wrong before, as a place to count at. */
static int *times_wrong(const char *call)
{
    static struct { const char *call; int times; } table[FUNCTIONS];
    int k = 0;
    while (table[k].call && strcmp(table[k].call, call) != 0)
        k++;
    table[k].call = call;
    return &table[k].times;
}

static void report(const char *call, int i, const char *got, const char *want)
{
    wrong++;
    if (++*times_wrong(call) <= SHOWN)
        printf("%s, input %d: %s, not %s\n", call, i, got, want);
}

static void report_value(const char *call, int i, const T *in, T got, WIDE want)
{
    char g[64], w[64], text[200];
    snprintf(g, sizeof g, "%.17g", (double)got);
    snprintf(w, sizeof w, "%.21Lg", (long double)want);
    snprintf(text, sizeof text, "%s of (%.17g, %.17g, %.17g)", g,
             (double)in[0], (double)in[1], (double)in[2]);
    report(call, i, text, w);
}

static bool is_subnormal(WIDE v)
{
    return v != 0 && fabsl((long double)v) < (long double)T_MIN;
}

/* The distance of neighbours around `v`, the smaller one at powers of two. */
static long double ulp_of(long double v)
{
    int exponent;
    long double fraction = fabsl(frexpl(v, &exponent));
    if (fraction == 0.5L)
        exponent--;
    if (exponent < T_MIN_EXP)
        exponent = T_MIN_EXP;
    return ldexpl(1, exponent - T_DIGITS);
}

/* What is 0 by underflow may have either sign. */
static bool is_close(const T *in, T got, WIDE want, double ulps, bool is_scaled)
{
    if (isnan(got) || isnan(want))
        return isnan(got) && isnan(want);
    if (want == 0 && !is_scaled)
        return got == 0 && (in[0] != 0 || !signbit(got) == !signbit(want));
    if (isinf((T)want) && isinf(got))
        return !signbit(got) == !signbit(want);
    if (isinf(want))
        return false;
    if (flushes && is_subnormal(want) && got == 0)
        return true;
    long double value = isinf(got)
        ? copysignl(ldexpl(1, T_MAX_EXP), (long double)got) : (long double)got;
    long double scale = want;
    if (is_scaled && fabsl(scale) < 1)
        scale = 1;
    return fabsl(value - (long double)want)
        <= (long double)(ulps + WIDE_ERROR) * ulp_of(scale);
}

/* A result within `ulps` of `want`; `is_scaled`: of at least 1. */
static inline void near(const char *call, int i, const T *in, T got, WIDE want,
                        double ulps, bool is_scaled)
{
    if (!is_close(in, got, want, ulps, is_scaled))
        report_value(call, i, in, got, want);
}

static inline void same(const char *call, int i, const T *in, T got, T want,
                        bool any_zero)
{
    if (isnan(got) && isnan(want))
        return;
    if (flushes && is_subnormal(want) && got == 0)
        return;
    if (got != want
        || (got == 0 && !any_zero && !signbit(got) != !signbit(want)))
        report_value(call, i, in, got, want);
}

static inline void same_integer(const char *call, int i, long got, long want)
{
    char g[32], w[32];
    if (got == want)
        return;
    snprintf(g, sizeof g, "%ld", got);
    snprintf(w, sizeof w, "%ld", want);
    report(call, i, g, w);
}

#endif
