/* The same launch again costs one call of the driver's, and two where captured
 * values differ; whatever comes between two of them is seen by the second. */
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
    failures();
    return 0;
}
