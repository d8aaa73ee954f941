/* Work on one memory goes from device to device and queue to queue: whole
 * views, parts that each device wrote, arrays that live on different ones.
 * Where there is one device only, PoCL is asked for two. */
#include "test.h"
#include <unistd.h>

enum { SIZE = 600 };
static int memory[SIZE], out[SIZE];
static amp_accelerator_view one, two;

static void by_turns(void)
{
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    CHECK(test_scale(two, v, SIZE, 0, 1) == AMP_OK);
    for (int i = 0; i < 20; i++) {
        CHECK(test_scale(one, v, SIZE, 2, 1) == AMP_OK);
        CHECK(test_scale(two, v, SIZE, 1, 1) == AMP_OK);
        CHECK(AMPRT_READ(v, i) == 4);
        CHECK(test_scale(i % 2 ? one : two, v, SIZE, 0, 1) == AMP_OK);
    }
}

/* Each device writes parts that lie between those of the other. */
static void in_parts(void)
{
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    int expected[SIZE];
    for (int i = 0; i < SIZE; i++)
        expected[i] = AMPRT_WRITE(v, i) = i;
    unsigned random = 1;
    for (int i = 0; i < 300; i++) {
        random = random * 1664525 + 1013904223;
        int at = random >> 8 & 511, n = 1 + (random >> 20 & 63);
        AMPRT_OWNER int *part =
            amp_section_1(v, ((index_1){at}), ((extent_1){n}));
        CHECK(test_scale(random >> 30 & 1 ? one : two, part, n, 1, i)
              == AMP_OK);
        for (int k = at; k < at + n; k++)
            expected[k] += i;
        if (i % 17 == 0)
            CHECK(AMPRT_READ(v, at) == expected[at]);
        if (i % 29 == 0)
            expected[at] = AMPRT_WRITE(v, at) = 3;
        if (i % 31 == 0)
            CHECK(amp_copy_to_host(part, out) == AMP_OK
                  && out[n - 1] == expected[at + n - 1]);
    }
    for (int i = 0; i < SIZE; i++)
        CHECK(AMPRT_READ(v, i) == expected[i]);
}

static void arrays(void)
{
    for (int i = 0; i < SIZE; i++)
        memory[i] = i;
    AMPRT_OWNER int *x = amp_array_from_on(one, memory, SIZE);
    AMPRT_OWNER int *y = amp_array_on(two, int, SIZE);
    CHECK(test_scale(NULL, x, SIZE, 1, 1) == AMP_OK);
    CHECK(amp_copy_between(x, y) == AMP_OK);
    CHECK(test_scale(NULL, y, SIZE, 2, 0) == AMP_OK);
    CHECK(test_move(one, y, x, SIZE) == AMP_OK);
    amp_future f = amp_copy_between_async(x, y);
    amp_future g = amp_copy_to_host_async(y, out);
    CHECK(amp_wait(f) == AMP_OK && amp_wait(g) == AMP_OK);
    for (int i = 0; i < SIZE; i++)
        CHECK(out[i] == 2 * (i + 1));
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    CHECK(test_move(two, x, v, SIZE) == AMP_OK);
    CHECK(amp_copy_between(v, x) == AMP_OK);
    CHECK(AMPRT_READ(v, 9) == 20);
}

int main(int count, char **names)
{
    amp_accelerator list[2];
    if (amp_accelerators(list, 2) < 2 && count == 1) {
        test_devices(2);
        execl(names[0], names[0], "again", (char *)NULL);
    }
    if (amp_accelerators(list, 2) < 2)
        list[1] = list[0];
    one = amp_create_view(list[0]);
    two = amp_create_view(list[1]);
    by_turns();
    in_parts();
    arrays();
    return 0;
}
