/* commands.h - stands between the runtime and the OpenCL loader: counts the
 * bytes that commands move, and says which devices share the host's memory. */
#ifndef COMMANDS_H
#define COMMANDS_H

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <dlfcn.h>

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

cl_int clEnqueueReadBuffer(cl_command_queue q, cl_mem b, cl_bool wait,
                           size_t at, size_t bytes, void *to, cl_uint n,
                           const cl_event *list, cl_event *e)
{
    commands_add(&moved.from, bytes);
    return REAL(clEnqueueReadBuffer)(q, b, wait, at, bytes, to, n, list, e);
}

cl_int clEnqueueWriteBuffer(cl_command_queue q, cl_mem b, cl_bool wait,
                            size_t at, size_t bytes, const void *from,
                            cl_uint n, const cl_event *list, cl_event *e)
{
    commands_add(&moved.to, bytes);
    return REAL(clEnqueueWriteBuffer)(q, b, wait, at, bytes, from, n, list, e);
}

cl_int clEnqueueCopyBuffer(cl_command_queue q, cl_mem a, cl_mem b, size_t x,
                           size_t y, size_t bytes, cl_uint n,
                           const cl_event *list, cl_event *e)
{
    commands_add(&moved.within, bytes);
    return REAL(clEnqueueCopyBuffer)(q, a, b, x, y, bytes, n, list, e);
}

cl_int clEnqueueReadBufferRect(cl_command_queue q, cl_mem b, cl_bool wait,
                               const size_t *x, const size_t *y,
                               const size_t *size, size_t r, size_t s,
                               size_t t, size_t u, void *to, cl_uint n,
                               const cl_event *list, cl_event *e)
{
    commands_add(&moved.from, commands_box(size));
    return REAL(clEnqueueReadBufferRect)(q, b, wait, x, y, size, r, s, t, u,
                                         to, n, list, e);
}

cl_int clEnqueueWriteBufferRect(cl_command_queue q, cl_mem b, cl_bool wait,
                                const size_t *x, const size_t *y,
                                const size_t *size, size_t r, size_t s,
                                size_t t, size_t u, const void *from,
                                cl_uint n, const cl_event *list, cl_event *e)
{
    commands_add(&moved.to, commands_box(size));
    return REAL(clEnqueueWriteBufferRect)(q, b, wait, x, y, size, r, s, t, u,
                                          from, n, list, e);
}

cl_int clEnqueueCopyBufferRect(cl_command_queue q, cl_mem a, cl_mem b,
                               const size_t *x, const size_t *y,
                               const size_t *size, size_t r, size_t s,
                               size_t t, size_t u, cl_uint n,
                               const cl_event *list, cl_event *e)
{
    commands_add(&moved.within, commands_box(size));
    return REAL(clEnqueueCopyBufferRect)(q, a, b, x, y, size, r, s, t, u, n,
                                         list, e);
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
