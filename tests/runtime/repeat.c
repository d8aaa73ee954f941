/* The same launch again costs one call of the driver's, and where captured values
 * differ or another launch of the kernel came in between one for each argument
 * that is not what it was; whatever else comes in between is seen by it. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "test.h"

#include <CL/cl.h>
#include <dlfcn.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int arguments_set, launches;

cl_int clSetKernelArg(cl_kernel k, cl_uint i, size_t size, const void *value)
{
    arguments_set++;
    return REAL(clSetKernelArg)(k, i, size, value);
}

cl_int clEnqueueNDRangeKernel(cl_command_queue q, cl_kernel k, cl_uint rank,
                              const size_t *from, const size_t *global,
                              const size_t *local, cl_uint n,
                              const cl_event *list, cl_event *event)
{
    launches++;
    return REAL(clEnqueueNDRangeKernel)(q, k, rank, from, global, local, n,
                                        list, event);
}

enum { N = 1000 };
static int memory[N], other[N];

static void fill(int *at, int value)
{
    for (int i = 0; i < N; i++)
        at[i] = value;
}

/* y = y + 1 */
static void increment(int *y)
{
    CHECK(test_scale(NULL, y, N, 1, 1) == AMP_OK);
}

static void calls(void)
{
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 5);
    increment(y);
    arguments_set = launches = 0;
    for (int i = 0; i < 100; i++)
        increment(y);
    CHECK(launches == 100 && arguments_set == 0);
    for (int i = 1; i <= 100; i++)
        CHECK(test_scale(NULL, y, N, 1, i + 1) == AMP_OK);
    CHECK(launches == 200 && arguments_set == 100);
    CHECK(AMPRT_READ(y, 0) == 5 + 101 + 5150 && AMPRT_READ(y, N - 1) == 5256);
}

static void host_accesses(void)
{
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 0);
    for (int i = 0; i < 10; i++) {
        increment(y);
        increment(y);
        CHECK(AMPRT_READ(y, 7) == 2 * (i + 1));
        AMPRT_WRITE(y, 8) = 100;
        increment(y);
        CHECK(AMPRT_READ(y, 8) == 101 && AMPRT_READ(y, N - 1) == 3 * i + 3);
        AMPRT_WRITE(y, 7) = 2 * (i + 1);
    }
    memory[3] = 1000;
    amp_refresh(y);
    increment(y);
    increment(y);
    CHECK(AMPRT_READ(y, 3) == 1002);
}

static void what_is_read_changes(void)
{
    AMPRT_OWNER int *from = amp_view(memory, N), *to = amp_view(other, N);
    fill(memory, 1);
    for (int i = 2; i < 20; i++) {
        CHECK(test_move(NULL, from, to, N) == AMP_OK);
        CHECK(test_move(NULL, from, to, N) == AMP_OK);
        AMPRT_WRITE(from, N - 1) = i;
        CHECK(test_move(NULL, from, to, N) == AMP_OK);
        CHECK(AMPRT_READ(to, N - 1) == i);
    }
}

/* Handles and memory are used again. */
static void other_views(void)
{
    for (int i = 0; i < 5; i++) {
        AMPRT_OWNER int *y = amp_view(i % 2 ? other : memory, N);
        fill(i % 2 ? other : memory, 10 * i);
        increment(y);
        increment(y);
        CHECK(AMPRT_READ(y, 500) == 10 * i + 2);
    }
    AMPRT_OWNER int *a = amp_view(memory, N), *b = amp_view(other, N);
    fill(memory, 0);
    fill(other, 0);
    for (int i = 0; i < 10; i++)
        increment(i % 3 ? a : b);
    CHECK(AMPRT_READ(a, 0) == 6 && AMPRT_READ(b, 0) == 4);
}

static void other_domains(void)
{
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 0);
    for (int i = 0; i < 10; i++)
        CHECK(test_scale(NULL, y, i % 2 ? N : 10, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(y, 9) == 10 && AMPRT_READ(y, 10) == 5);
    CHECK(test_scale(NULL, y, N, 1, 1) == AMP_OK);
    arguments_set = launches = 0;
    for (int i = 1; i < 100; i++)
        CHECK(test_scale(NULL, y, i, 1, 1) == AMP_OK);
    CHECK(launches == 99 && arguments_set == 99); /* the block alone */
    CHECK(AMPRT_READ(y, 0) == 110 && AMPRT_READ(y, 98) == 7);
}

/* Each queue waits for what the other did last. */
static void other_queues(void)
{
    amp_accelerator_view q[2] = {amp_default_view(), amp_create_view(NULL)};
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 0);
    int expected = 0;
    for (int i = 0; i < 20; i++) {
        CHECK(test_scale(q[i / 3 % 2], y, N, 2, i) == AMP_OK);
        expected = 2 * expected + i;
    }
    CHECK(AMPRT_READ(y, N - 1) == expected);
}

/* y = x + v, and x = y + v, each with one more than the last. */
static void step(int *x, int *y, int v)
{
    CHECK(test_move(NULL, x, y, N) == AMP_OK);
    CHECK(test_scale(NULL, y, N, 1, v) == AMP_OK);
}

static void to_and_fro(void)
{
    AMPRT_OWNER int *x = amp_view(memory, N), *y = amp_view(other, N);
    fill(memory, 1);
    fill(other, 2);
    for (int i = 0; i < 4; i++)
        step(i % 2 ? y : x, i % 2 ? x : y, 3);
    arguments_set = launches = 0;
    for (int i = 0; i < 100; i++)
        step(i % 2 ? y : x, i % 2 ? x : y, 3);
    CHECK(launches == 200);
    CHECK(arguments_set == 300); /* test_move has two views, test_scale one */
    CHECK(AMPRT_READ(x, 0) == 1 + 104 * 3 && AMPRT_READ(y, 0) == 1 + 103 * 3);
    for (int i = 0; i < 12; i++) {
        step(i % 2 ? y : x, i % 2 ? x : y, i);
        if (i % 5 == 4)
            AMPRT_WRITE(i % 2 ? x : y, 1) = 1000 * i;
    }
    CHECK(AMPRT_READ(x, 1) == 9000 + 10 + 11);
    CHECK(AMPRT_READ(x, 2) == 1 + 104 * 3 + 66);
}

/* Parts of the memory: the kernel's block has another shape each time. */
static void shapes_in_turn(void)
{
    enum { PART = 50 };
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 0);
    for (int parts = 1; parts <= N / PART; parts++) { /* few; more than noted */
        int *part[N / PART];
        for (int i = 0; i < parts; i++)
            part[i] = amp_section_1(y, ((index_1){i * PART}),
                                    ((extent_1){PART - i}));
        for (int round = 0; round < 4; round++)
            for (int i = 0; i < parts; i++)
                CHECK(test_scale(NULL, part[i], PART - i, 1, i + round)
                      == AMP_OK);
        for (int i = 0; i < parts; i++)
            amp_release(part[i]);
    }
    for (int i = 0; i < N / PART; i++) {
        int rounds = N / PART - i;
        int sum = rounds * (4 * i + 6);
        CHECK(AMPRT_READ(y, i * PART) == sum);
        CHECK(AMPRT_READ(y, i * PART + PART - i - 1) == sum);
        CHECK(i == 0 || AMPRT_READ(y, i * PART + PART - i) == 0);
    }
}

/* Two sequences, of a queue each, whose launches depend on one another. */
static void queues_in_turn(void)
{
    amp_accelerator_view q[2] = {amp_default_view(), amp_create_view(NULL)};
    AMPRT_OWNER int *x = amp_view(memory, N), *y = amp_view(other, N);
    fill(memory, 0);
    for (int i = 0; i < 40; i++) {
        amp_accelerator_view one = q[i / 7 % 2];
        CHECK(test_scale(one, x, N, 1, 1) == AMP_OK);
        CHECK(test_move(q[i / 3 % 2], x, y, N) == AMP_OK);
        CHECK(test_move(one, y, x, N) == AMP_OK);
    }
    CHECK(AMPRT_READ(x, N - 1) == 40 && AMPRT_READ(y, 0) == 40);
}

static void failures(void)
{
    AMPRT_OWNER int *y = amp_view(memory, N);
    fill(memory, 0);
    increment(y);
    increment(y);
    FAILS(AMP_INVALID_DOMAIN, "not positive",
          test_scale(NULL, y, 0, 1, 1));
    increment(y);
    int *gone = y;
    amp_release(y);
    y = NULL;
    FAILS(AMP_INVALID_ARGUMENT, "is released already",
          test_scale(NULL, gone, N, 1, 1));
    CHECK(memory[N - 1] == 3);
}

int main(void)
{
    calls();
    host_accesses();
    what_is_read_changes();
    other_views();
    other_domains();
    other_queues();
    to_and_fro();
    shapes_in_turn();
    queues_in_turn();
    failures();
    return 0;
}
