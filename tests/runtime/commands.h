/* commands.h - stands between the runtime and the OpenCL loader: counts the
 * bytes that commands move, delays kernels, and says which devices share the host's
 * memory. */
#ifndef COMMANDS_H
#define COMMANDS_H

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <dlfcn.h>
#include <unistd.h>

/* Bytes since the test last looked. */
static struct moved {
    size_t to, from, within;
} moved;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static inline size_t commands_box(const size_t *size)
{
    return size[0] * size[1] * size[2];
}

static inline void commands_add(size_t *sum, size_t bytes)
{
    __atomic_fetch_add(sum, bytes, __ATOMIC_RELAXED);
}

/* References to events that the runtime has. */
static long events;

static inline cl_int commands_gave(cl_int code, const cl_event *e)
{
    __atomic_fetch_add(&events, !code && e, __ATOMIC_RELAXED);
    return code;
}

cl_int clRetainEvent(cl_event e)
{
    __atomic_fetch_add(&events, 1, __ATOMIC_RELAXED);
    return REAL(clRetainEvent)(e);
}

cl_int clReleaseEvent(cl_event e)
{
    __atomic_fetch_sub(&events, 1, __ATOMIC_RELAXED);
    return REAL(clReleaseEvent)(e);
}

cl_int clEnqueueMarkerWithWaitList(cl_command_queue q, cl_uint n,
                                   const cl_event *list, cl_event *e)
{
    return commands_gave(REAL(clEnqueueMarkerWithWaitList)(q, n, list, e), e);
}

cl_int clEnqueueBarrierWithWaitList(cl_command_queue q, cl_uint n,
                                    const cl_event *list, cl_event *e)
{
    return commands_gave(REAL(clEnqueueBarrierWithWaitList)(q, n, list, e),
                         e);
}

/* One kernel of so many begins late, as behind others' work. 0: none does. */
static unsigned late;

static void commands_sleep(void *nothing)
{
    (void)nothing;
    usleep(1000);
}

static inline void commands_delay(cl_command_queue q)
{
    static unsigned kernels;
    if (late && __atomic_fetch_add(&kernels, 1, __ATOMIC_RELAXED) % late == 0)
        clEnqueueNativeKernel(q, commands_sleep, NULL, 0, 0, NULL, NULL, 0, NULL, NULL);
}

cl_int clEnqueueNDRangeKernel(cl_command_queue q, cl_kernel k, cl_uint rank,
                              const size_t *offset, const size_t *global,
                              const size_t *local, cl_uint n,
                              const cl_event *list, cl_event *e)
{
    commands_delay(q);
    return commands_gave(REAL(clEnqueueNDRangeKernel)(
                             q, k, rank, offset, global, local, n, list, e),
                         e);
}

void *clEnqueueMapBuffer(cl_command_queue q, cl_mem b, cl_bool wait,
                         cl_map_flags how, size_t at, size_t bytes, cl_uint n,
                         const cl_event *list, cl_event *e, cl_int *code)
{
    void *to = REAL(clEnqueueMapBuffer)(q, b, wait, how, at, bytes, n, list,
                                        e, code);
    commands_gave(code ? *code : CL_SUCCESS, e);
    return to;
}

cl_int clEnqueueUnmapMemObject(cl_command_queue q, cl_mem b, void *at,
                               cl_uint n, const cl_event *list, cl_event *e)
{
    return commands_gave(REAL(clEnqueueUnmapMemObject)(q, b, at, n, list, e),
                         e);
}

cl_int clEnqueueReadBuffer(cl_command_queue q, cl_mem b, cl_bool wait,
                           size_t at, size_t bytes, void *to, cl_uint n,
                           const cl_event *list, cl_event *e)
{
    commands_add(&moved.from, bytes);
    return commands_gave(
        REAL(clEnqueueReadBuffer)(q, b, wait, at, bytes, to, n, list, e),
        e);
}

cl_int clEnqueueWriteBuffer(cl_command_queue q, cl_mem b, cl_bool wait,
                            size_t at, size_t bytes, const void *from,
                            cl_uint n, const cl_event *list, cl_event *e)
{
    commands_add(&moved.to, bytes);
    return commands_gave(
        REAL(clEnqueueWriteBuffer)(q, b, wait, at, bytes, from, n, list, e),
        e);
}

cl_int clEnqueueCopyBuffer(cl_command_queue q, cl_mem a, cl_mem b, size_t x,
                           size_t y, size_t bytes, cl_uint n,
                           const cl_event *list, cl_event *e)
{
    commands_add(&moved.within, bytes);
    return commands_gave(
        REAL(clEnqueueCopyBuffer)(q, a, b, x, y, bytes, n, list, e),
        e);
}

cl_int clEnqueueReadBufferRect(cl_command_queue q, cl_mem b, cl_bool wait,
                               const size_t *x, const size_t *y,
                               const size_t *size, size_t r, size_t s,
                               size_t t, size_t u, void *to, cl_uint n,
                               const cl_event *list, cl_event *e)
{
    commands_add(&moved.from, commands_box(size));
    return commands_gave(
        REAL(clEnqueueReadBufferRect)(q, b, wait, x, y, size, r, s, t, u,
                                      to, n, list, e), e);
}

cl_int clEnqueueWriteBufferRect(cl_command_queue q, cl_mem b, cl_bool wait,
                                const size_t *x, const size_t *y,
                                const size_t *size, size_t r, size_t s,
                                size_t t, size_t u, const void *from,
                                cl_uint n, const cl_event *list, cl_event *e)
{
    commands_add(&moved.to, commands_box(size));
    return commands_gave(
        REAL(clEnqueueWriteBufferRect)(q, b, wait, x, y, size, r, s, t, u,
                                      from, n, list, e), e);
}

cl_int clEnqueueCopyBufferRect(cl_command_queue q, cl_mem a, cl_mem b,
                               const size_t *x, const size_t *y,
                               const size_t *size, size_t r, size_t s,
                               size_t t, size_t u, cl_uint n,
                               const cl_event *list, cl_event *e)
{
    commands_add(&moved.within, commands_box(size));
    return commands_gave(
        REAL(clEnqueueCopyBufferRect)(q, a, b, x, y, size, r, s, t, u, n,
                                      list, e), e);
}

/* TEST_SHARES=01: of the devices that share, the first one is to copy. */
cl_int clGetDeviceInfo(cl_device_id d, cl_device_info what, size_t room,
                       void *out, size_t *bytes)
{
    static int asked;
    const char *shares = getenv("TEST_SHARES");
    cl_int code = REAL(clGetDeviceInfo)(d, what, room, out, bytes);
    if (what == CL_DEVICE_HOST_UNIFIED_MEMORY && out && shares
        && shares[asked % strlen(shares)] == '0')
        memset(out, 0, sizeof(cl_bool));
    asked += what == CL_DEVICE_HOST_UNIFIED_MEMORY && out;
    return code;
}

#endif
