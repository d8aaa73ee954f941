"""A program of many kernels that checks itself: it runs each kernel, does the
same on the host, prints what differs and exits with 1 where anything does.

    ./program           runs all
    ./program 12 40     runs kernels 12 and 40
"""
from choices import Choices
from grid import GridKernel
from idiom import NearKernel
from kernel import Kernel
from records import RecordKernel

HEAD = """// Kernels {first} to {last} of seed {seed}: see tests/fuzz/run.
#include <amp.h>
#include <fenv.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long long state;

/* Bits at random, now and then of the values at the ends. */
static unsigned long long next(void)
{
    static const unsigned long long ends[] = {
        0, 1, 2, ~0ull, 0x7f, 0x80, 0x7fff, 0x8000, 0x7fffffff, 0x80000000,
        0x7fffffffffffffff, 0x8000000000000000};
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    unsigned long long bits = state >> 24 ^ state << 31;
    unsigned kind = (unsigned)(state >> 59);
    if (kind < 8)
        return ends[(state >> 40) % (sizeof ends / sizeof *ends)];
    return kind < 16 ? bits % 16 : bits;
}

/* From -512 to 512. */
static int next_small(void)
{
    return (int)(next() % 1025) - 512;
}

static int differs(int kernel, const char *what, int at)
{
    printf("kernel %d: %s differs at %d\\n", kernel, what, at);
    return 1;
}

/* What atomics come to where one thread follows the other. */
#define host_fetch_add(p, v) ((p) = (unsigned long)(p) + (unsigned long)(v))
#define host_fetch_sub(p, v) ((p) = (unsigned long)(p) - (unsigned long)(v))
#define host_fetch_and(p, v) ((p) &= (v))
#define host_fetch_or(p, v) ((p) |= (v))
#define host_fetch_xor(p, v) ((p) ^= (v))
#define host_fetch_min(p, v) ((p) = (p) < (v) ? (p) : (v))
#define host_fetch_max(p, v) ((p) = (p) > (v) ? (p) : (v))
#define host_fetch_inc(p) host_fetch_add(p, 1)
#define host_fetch_dec(p) host_fetch_sub(p, 1)
#define host_fetch_fadd(p, v) ((p) += (v))
#define host_fetch_fmin(p, v) host_fetch_min(p, v)
#define host_fetch_fmax(p, v) host_fetch_max(p, v)

/* Oclgrind 21.10 runs kernels on this thread and leaves its rounding mode as
 * some conversion wanted it. */
static void back_on_host(void)
{
    amp_finish(NULL);
    fesetround(FE_TONEAREST);
}

/* How far apart two values are, in units in the last place. */
static double ulp_between(long long m, long long n, long long sign)
{
    m = m < 0 ? sign - m : m;
    n = n < 0 ? sign - n : n;
    unsigned long long between = m > n ? (unsigned long long)m - n
        : (unsigned long long)n - m;
    return (double)between;
}

static double ulp_float(float a, float b)
{
    int32_t m, n;
    memcpy(&m, &a, sizeof m);
    memcpy(&n, &b, sizeof n);
    return isnan(a) && isnan(b) ? 0 : ulp_between(m, n, INT32_MIN);
}

static double ulp_double(double a, double b)
{
    int64_t m, n;
    memcpy(&m, &a, sizeof m);
    memcpy(&n, &b, sizeof n);
    return isnan(a) && isnan(b) ? 0 : ulp_between(m, n, INT64_MIN);
}

/* PoCL 3.1 takes a barrier within two loops, or in an if, wrongly now and then: it
 * runs into an assertion (ParallelRegion.cc), mixes up the variables of threads,
 * or runs what follows twice for the first thread of a group that passes the
 * barrier by, where Oclgrind and the host agree. It never sees those of a kernel
 * in the serial form. (Seldom it has all threads run a loop that some enter, which
 * cannot be told from the source.) */
static int nested_barriers_fail(void)
{
    const char *name = amp_accelerator_name(NULL);
    const char *form = getenv("AMP_FORM");
    return form && strcmp(form, "serial") != 0
        && (strstr(name, "pthread") || strstr(name, "cpu-"));
}

#define INTEGER_SAME(kernel, a, b) \\
    if ((a) != (b) && !wrong) \\
        wrong = (printf("%lld on the device, %lld on the host\\n", \\
                        (long long)(a), (long long)(b)), \\
                 differs(kernel, #a, at))
#define FLOAT_SAME(kernel, a, b) \\
    if ((a) != (b) && !(isnan(a) && isnan(b)) && !wrong) \\
        wrong = (printf("%a on the device, %a on the host\\n", \\
                        (double)(a), (double)(b)), \\
                 differs(kernel, #a, at))

/* Results near 0 may be flushed to it. */
#define FLOAT_NEAR(bound, kernel, a, b) \\
    if (!(ulp_float(a, b) <= (bound)) && \\
        !(fabsf(a) < 1e-37f && fabsf(b) < 1e-37f) && !wrong) \\
        wrong = (printf("%a on the device, %a on the host\\n", \\
                        (double)(a), (double)(b)), \\
                 differs(kernel, #a, at))
#define DOUBLE_NEAR(bound, kernel, a, b) \\
    if (!(ulp_double(a, b) <= (bound)) && !wrong) \\
        wrong = (printf("%a on the device, %a on the host\\n", a, b), \\
                 differs(kernel, #a, at))

"""

TAIL = """
static const struct {{
    int number;
    int (*function)(void);
}} tests[] = {{
{rows}
}};

int main(int argc, char **argv)
{{
    int wrong = 0;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {{
        int wanted = argc < 2;
        for (int k = 1; k < argc; k++)
            wanted |= atoi(argv[k]) == tests[i].number;
        state = (unsigned)tests[i].number;
        if (wanted)
            wrong += tests[i].function();
        fflush(stdout);
    }}
    return wrong > 0;
}}
"""


KINDS = (Kernel, RecordKernel, NearKernel, GridKernel,
         Kernel, Kernel, NearKernel, GridKernel)


def program(seed, kernels):
    """`kernels` are (number, text)."""
    numbers = [number for number, _ in kernels]
    head = HEAD.replace("{first}", str(min(numbers))) \
        .replace("{last}", str(max(numbers))).replace("{seed}", str(seed))
    rows = "\n".join(f"    {{{n}, test_{n}}}," for n in numbers)
    return head + "\n".join(text for _, text in kernels) + \
        TAIL.format(rows=rows)


def make(seed, number, replay=None):
    """(text, choices) of kernel `number` of a seed."""
    choices = Choices(f"{seed}.{number}", replay)
    kind = KINDS[number % len(KINDS)]
    return kind(number, choices).text(), choices
