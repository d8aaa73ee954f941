/* Copies whose command fails after the call: each failure is told, once, and
 * each element is what it was or what it was to be. The loader's answers pass
 * through here. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "test.h"

#include <CL/cl.h>
#include <dlfcn.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The next command of the kind does nothing, and its event says so later. */
static bool fail_read, fail_write, fail_map;

static bool takes(bool *fails)
{
    bool did = *fails;
    *fails = false;
    return did;
}

static void fail_event(cl_command_queue q, cl_event *event)
{
    cl_context context;
    clGetCommandQueueInfo(q, CL_QUEUE_CONTEXT, sizeof context, &context, NULL);
    *event = clCreateUserEvent(context, NULL);
    clSetUserEventStatus(*event, CL_OUT_OF_RESOURCES);
}

cl_int clEnqueueReadBuffer(cl_command_queue q, cl_mem m, cl_bool waits,
                           size_t from, size_t size, void *to, cl_uint n,
                           const cl_event *list, cl_event *event)
{
    if (!takes(&fail_read))
        return REAL(clEnqueueReadBuffer)(q, m, waits, from, size, to, n, list,
                                         event);
    fail_event(q, event);
    return CL_SUCCESS;
}

cl_int clEnqueueWriteBuffer(cl_command_queue q, cl_mem m, cl_bool waits,
                            size_t to, size_t size, const void *from,
                            cl_uint n, const cl_event *list, cl_event *event)
{
    if (!event || !takes(&fail_write))
        return REAL(clEnqueueWriteBuffer)(q, m, waits, to, size, from, n, list,
                                          event);
    fail_event(q, event);
    return CL_SUCCESS;
}

void *clEnqueueMapBuffer(cl_command_queue q, cl_mem m, cl_bool waits,
                         cl_map_flags flags, size_t from, size_t size,
                         cl_uint n, const cl_event *list, cl_event *event,
                         cl_int *code)
{
    void *at = REAL(clEnqueueMapBuffer)(q, m, waits, flags, from, size, n,
                                        list, event, code);
    if (!at || !event || !takes(&fail_map))
        return at;
    clWaitForEvents(1, event);
    clReleaseEvent(*event);
    fail_event(q, event);
    return at;
}

/* ------------------------------------------------------------------------ */

enum { N = 512 };
static int memory[N], source[N];
static amp_accelerator_view one, two;

/* `f` fails where it began, at `line`, as its first wait tells. */
static void fails_at(amp_future f, int line, const char *pattern)
{
    test_forget();
    CHECK(amp_wait(f) == AMP_DEVICE_LOST);
    test_told(AMP_DEVICE_LOST, pattern, __FILE__, line);
    CHECK(amp_wait(f) == AMP_DEVICE_LOST && test_error.count == 1);
    amp_set_error_handler(NULL, NULL);
}

#define AT_THE_WORK \
    " failed at the work: the device is out of resources, or a kernel made it" \
    " stop (CL_OUT_OF_RESOURCES)"

static void to_plain_memory(void)
{
    static int out[N];
    AMPRT_OWNER int *x = amp_array_from_on(one, source, N);
    CHECK(test_scale(NULL, x, N, 2, 0) == AMP_OK);
    fail_read = true;
    amp_future f = amp_copy_to_host_async(x, out); int line = __LINE__;
    fails_at(f, line, "amp_copy_async: the driver" AT_THE_WORK);
    CHECK(amp_copy_to_host(x, out) == AMP_OK && out[7] == 14);
}

static void of_a_synchronize(bool shares)
{
    AMPRT_OWNER int *v = amp_view(memory, N);
    CHECK(test_scale(one, v, N, 0, 5) == AMP_OK);
    fail_read = !shares;
    fail_map = shares;
    amp_future f = amp_synchronize_async(v); int line = __LINE__;
    fails_at(f, line, "amp_synchronize_async: the driver" AT_THE_WORK);
    CHECK(!fail_read && !fail_map);
    CHECK(amp_synchronize(v) == AMP_OK && memory[N - 1] == 5);
}

/* The device has one half alone, and the host the other one. */
static int *halves(int **half)
{
    for (int i = 0; i < N; i++)
        memory[i] = i;
    int *v = amp_view(memory, N);
    *half = amp_section_1(v, ((index_1){N / 2}), ((extent_1){N / 2}));
    int *first = amp_section_1(v, ((index_1){0}), ((extent_1){N / 2}));
    CHECK(test_scale(one, v, N, 1, 0) == AMP_OK);
    AMPRT_WRITE(first, 1) = 1;
    CHECK(test_scale(one, *half, N / 2, 2, 0) == AMP_OK);
    CHECK(amp_release(first) == AMP_OK);
    return v;
}

static void check_halves(const int *v)
{
    for (int i = 0; i < N; i++)
        CHECK(AMPRT_READ(v, i) == (i < N / 2 ? i : 2 * i));
}

static void to_what_two_have(void)
{
    int *half, *v = halves(&half);
    AMPRT_OWNER int *x = amp_array_from_on(one, source, N);
    fail_read = true;
    amp_future f = amp_copy_between_async(x, v); int line = __LINE__;
    CHECK(!fail_read);
    fails_at(f, line, "amp_copy_async: the driver" AT_THE_WORK);
    check_halves(v);
    CHECK(amp_copy_between(x, v) == AMP_OK && AMPRT_READ(v, N - 1) == N - 1);
    CHECK(amp_release(half) == AMP_OK && amp_release(v) == AMP_OK);
}

/* Nobody waits for the copy: the next access is told. */
static void with_nobody_waiting(void)
{
    int *half, *v = halves(&half);
    AMPRT_OWNER int *x = amp_array_from_on(one, source, N);
    fail_read = true;
    amp_copy_between_async(x, v);
    REPORTS(amp_synchronize(v), AMP_DEVICE_LOST,
            "amp_synchronize: the driver failed while it copied: the device is"
            " out of resources, or a kernel made it stop"
            " (CL_OUT_OF_RESOURCES)");
    check_halves(v);
    CHECK(amp_release(half) == AMP_OK && amp_release(v) == AMP_OK);
}

/* The end of a scope cannot be tried again by the user. */
static void at_the_end_of_a_scope(void)
{
    int *half, *v = halves(&half);
    AMPRT_OWNER int *x = amp_array_from_on(one, source, N);
    CHECK(amp_release(half) == AMP_OK);
    fail_read = true;
    amp_copy_between_async(x, v);
    test_forget();
    amprt_scope_end(&v);
    CHECK(test_error.count == 1 && test_error.status == AMP_DEVICE_LOST);
    amp_set_error_handler(NULL, NULL);
    for (int i = 0; i < N; i++)
        CHECK(memory[i] == (i < N / 2 ? i : 2 * i));
}

/* An array whose elements another device has. */
static void to_an_array_elsewhere(void)
{
    static int out[N];
    AMPRT_OWNER int *x = amp_array_from_on(one, source, N);
    CHECK(test_scale(two, x, N, 3, 0) == AMP_OK);
    fail_write = true;
    amp_future f = amp_copy_from_host_async(memory, x); int line = __LINE__;
    CHECK(!fail_write);
    fails_at(f, line, "amp_copy_async: the driver" AT_THE_WORK);
    CHECK(amp_copy_to_host(x, out) == AMP_OK);
    for (int i = 0; i < N; i++)
        CHECK(out[i] == 3 * i);
    fail_write = true;
    f = amp_copy_from_host_async(memory, x);
    CHECK(test_scale(one, x, N, 0, 8) == AMP_OK); /* of what, does not matter */
    CHECK(amp_copy_to_host(x, out) == AMP_OK && out[5] == 8);
}

int main(int count, char **names)
{
    test_map_memory();
    amp_accelerator list[2];
    if (amp_accelerators(list, 2) < 2 && count == 1) {
        test_devices(2);
        execl(names[0], names[0], "again", (char *)NULL);
    }
    CHECK(amp_accelerators(list, 2) == 2);
    one = amp_create_view(list[0]);
    two = amp_create_view(list[1]);
    bool shares = amp_accelerator_shares_memory(list[0]);
    for (int i = 0; i < N; i++)
        source[i] = i;
    to_plain_memory();
    of_a_synchronize(shares);
    if (!shares) {
        to_what_two_have();
        with_nobody_waiting();
        at_the_end_of_a_scope();
        to_an_array_elsewhere();
    }
    return 0;
}
