/* both.h - functions of both sides give the same on the device and the CPU.
 *
 * A file defines TESTS(X) as X(name) for each of its functions
 *
 *     static long name(int i) restrict(cpu, amp)
 *
 * and includes this at its end: main calls each with i from 0 to 15 on the
 * device and on the CPU and compares.
 */
#include <amp.h>
#include <stdio.h>

enum { ROUNDS = 16 };

enum {
#define NUMBER(name) number_of_##name,
    TESTS(NUMBER)
    TEST_COUNT
};

static int failures = 0;

static void compare(const char *name, int i, long device, long cpu)
{
    if (device == cpu)
        return;
    printf("%s(%d): %ld on the device, %ld on the CPU\n", name, i, device, cpu);
    failures++;
}

int main(void)
{
    static long results[TEST_COUNT][ROUNDS];
    array_view(long, 2) v = amp_view(results[0], TEST_COUNT, ROUNDS);
    parallel_for_each(extent(ROUNDS), ^(int i) restrict(amp) {
#define RUN(name) v[number_of_##name][i] = name(i);
        TESTS(RUN)
    });
    for (int i = 0; i < ROUNDS; i++) {
#define COMPARE(name) compare(#name, i, v[number_of_##name][i], name(i));
        TESTS(COMPARE)
    }
    return failures != 0;
}
