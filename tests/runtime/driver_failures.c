/* What a driver cannot do or refuses: docs/failures.md has the list. The
 * loader's answers pass through here, where the device is given what it lacks
 * and calls are made to fail. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "child.h"

#include <CL/cl.h>
#include <dlfcn.h>

/* What the device says of itself, where it is not 0. */
static size_t parameter_limit, tile_memory, kernel_tile;
static bool has_no_int64, has_no_device, has_no_platform, says_nothing;
/* What these calls answer. */
static cl_int flush_code, launch_code, build_code, finish_code, buffer_code;
static cl_int next_launch; /* once */
static int *released; /* by another thread, while a kernel is built */

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

cl_int clGetPlatformIDs(cl_uint room, cl_platform_id *list, cl_uint *count)
{
    cl_int code = REAL(clGetPlatformIDs)(room, list, count);
    if (has_no_platform && count)
        *count = 0;
    return code;
}

cl_int clGetDeviceIDs(cl_platform_id p, cl_device_type type, cl_uint room,
                      cl_device_id *list, cl_uint *count)
{
    if (has_no_device)
        return CL_DEVICE_NOT_FOUND;
    return REAL(clGetDeviceIDs)(p, type, room, list, count);
}

cl_int clGetDeviceInfo(cl_device_id id, cl_device_info what, size_t room,
                       void *to, size_t *size)
{
    cl_int code = REAL(clGetDeviceInfo)(id, what, room, to, size);
    if (code || !to)
        return code;
    if (what == CL_DEVICE_MAX_PARAMETER_SIZE && parameter_limit)
        *(size_t *)to = parameter_limit;
    if (what == CL_DEVICE_LOCAL_MEM_SIZE && tile_memory)
        *(cl_ulong *)to = tile_memory;
    char *word = what == CL_DEVICE_EXTENSIONS && has_no_int64
        ? strstr(to, "int64") : NULL;
    for (; word; word = strstr(word, "int64"))
        memcpy(word, "none", 4);
    return code;
}

cl_int clGetKernelWorkGroupInfo(cl_kernel k, cl_device_id d,
                                cl_kernel_work_group_info what, size_t room,
                                void *to, size_t *size)
{
    cl_int code = REAL(clGetKernelWorkGroupInfo)(k, d, what, room, to, size);
    if (!code && to && what == CL_KERNEL_WORK_GROUP_SIZE && kernel_tile)
        *(size_t *)to = kernel_tile;
    return code;
}

cl_int clGetProgramBuildInfo(cl_program p, cl_device_id d,
                             cl_program_build_info what, size_t room,
                             void *to, size_t *size)
{
    cl_int code = REAL(clGetProgramBuildInfo)(p, d, what, room, to, size);
    if (!code && says_nothing && what == CL_PROGRAM_BUILD_LOG && to && room)
        *(char *)to = '\0';
    return code;
}

cl_int clBuildProgram(cl_program p, cl_uint n, const cl_device_id *list,
                      const char *options,
                      void (CL_CALLBACK *notify)(cl_program, void *),
                      void *user)
{
    int *view = released;
    released = NULL;
    if (view)
        amp_release(view);
    if (build_code)
        return build_code;
    return REAL(clBuildProgram)(p, n, list, options, notify, user);
}

cl_mem clCreateBuffer(cl_context c, cl_mem_flags flags, size_t size,
                      void *host, cl_int *code)
{
    if (!buffer_code)
        return REAL(clCreateBuffer)(c, flags, size, host, code);
    *code = buffer_code;
    return NULL;
}

cl_int clEnqueueNDRangeKernel(cl_command_queue q, cl_kernel k, cl_uint rank,
                              const size_t *from, const size_t *global,
                              const size_t *local, cl_uint n,
                              const cl_event *list, cl_event *event)
{
    cl_int code = next_launch ? next_launch : launch_code;
    next_launch = 0;
    if (code)
        return code;
    return REAL(clEnqueueNDRangeKernel)(q, k, rank, from, global, local, n,
                                        list, event);
}

cl_int clFinish(cl_command_queue q)
{
    return finish_code ? finish_code : REAL(clFinish)(q);
}

cl_int clFlush(cl_command_queue q)
{
    return flush_code ? flush_code : REAL(clFlush)(q);
}

/* ---- kernels ----------------------------------------------------------- */

struct block {
    int domain[4];
    struct shape_1 y;
};
static const struct amprt_argument arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int), offsetof(struct block, y), 0}};
#define TEXT(name) \
    "typedef struct { int domain[4]; shape_1 y; } block;\n" \
    "#line 41 \"shapes.ampc\"\n" \
    "__kernel void " name "(__global int *y, block b)\n" \
    "{\n" \
    "    y[b.y.offset / 4 + get_global_id(0)] += 1;\n" \
    "}\n"
KERNEL(tiled, 1, struct block, arguments, TEXT("tiled"), .tile = {8},
       .tile_memory = 512);
KERNEL(atomic, 1, struct block, arguments, TEXT("atomic"),
       .needs = AMPRT_NEEDS_INT64_ATOMICS);
KERNEL(wrong, 1, struct block, arguments,
    "#line 41 \"shapes.ampc\"\n"
    "__kernel void wrong(__global int *y) { y[0] = nowhere; }\n", .needs = 0);

enum { N = 64 };
static int memory[N];

static amp_status go(struct amprt_kernel *k, int *y)
{
    const void *captures[] = {&y};
    return amprt_launch_1(k, NULL, (extent_1){N}, captures);
}

static amp_status go_tiled(struct amprt_kernel *k, int *y)
{
    const void *captures[] = {&y};
    return amprt_launch_tiled_1(k, NULL, (tiled_extent_1){{N}, {8}}, captures);
}

#define GO(k) LAUNCHED(k, go(&k, y))
#define GO_TILED(k) LAUNCHED(k, go_tiled(&k, y))

/* ---- what a device lacks ----------------------------------------------- */

static void what_it_lacks(void)
{
    parameter_limit = 32;
    tile_memory = 256;
    has_no_int64 = true;
    AMPRT_OWNER int *y = amp_view(memory, N);
    CHECK(!amp_accelerator_supports_int64_atomics(NULL));
    REPORTS(GO(atomic), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel has 64-bit atomics, which * lacks");
    REPORTS(GO_TILED(tiled), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel has 512 bytes of tile_static and *"
            " allows 256");
    tiled.tile_memory = 0;
    REPORTS(GO_TILED(tiled), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel captures 40 bytes and * allows 32");
    CHECK(memory[0] == 0);
}

static void what_a_kernel_lacks(void)
{
    kernel_tile = 4;
    AMPRT_OWNER int *y = amp_view(memory, N);
    REPORTS(GO_TILED(tiled), AMP_INVALID_DOMAIN,
            "parallel_for_each: tile (8) is too large: * allows 4 threads in a"
            " tile of this kernel");
}

static void no_device(void)
{
    has_no_device = true;
    CHECK(amp_accelerators(NULL, 0) == 0);
    REPORTS(amp_default_view(), AMP_NO_DEVICE,
            "amp_default_view: no OpenCL device was found: there is no such"
            " device (CL_DEVICE_NOT_FOUND)");
}

static void no_platform(void)
{
    has_no_platform = true;
    CHECK(amp_accelerators(NULL, 0) == 0);
    REPORTS(amp_accelerator_memory(NULL), AMP_NO_DEVICE,
            "amp_accelerator_memory: no OpenCL device was found");
}

/* ---- what a driver refuses --------------------------------------------- */

static void builds(void)
{
    AMPRT_OWNER int *y = amp_view(memory, N);
    REPORTS(GO(wrong), AMP_BUILD_FAILED,
            "parallel_for_each: the driver of * rejected the kernel:\n"
            "*shapes.ampc:41*nowhere*");
    says_nothing = true;
    REPORTS(GO(wrong), AMP_BUILD_FAILED,
            "parallel_for_each: the driver of * rejected the kernel and does"
            " not say why");
    build_code = CL_OUT_OF_HOST_MEMORY;
    REPORTS(LAUNCHED(scale, test_scale(NULL, y, N, 1, 1)), AMP_OUT_OF_MEMORY,
            "parallel_for_each: * failed to build the kernel: the driver is"
            " out of memory (CL_OUT_OF_HOST_MEMORY)");
    build_code = 0;
    CHECK(test_scale(NULL, y, N, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(y, 5) == 1);
}

/* The lock is free meanwhile: the launch looks at its views again. */
static void released_meanwhile(void)
{
    int *y = amp_view(memory, N);
    released = y;
    REPORTS(LAUNCHED(scale, test_scale(NULL, y, N, 1, 1)),
            AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'y' is released already");
    AMPRT_OWNER int *z = amp_view(memory, N);
    CHECK(test_scale(NULL, z, N, 1, 1) == AMP_OK && AMPRT_READ(z, 0) == 1);
}

/* Clean copies are given up before a launch is. */
static void room_is_made(void)
{
    static int other[N];
    AMPRT_OWNER int *y = amp_view(memory, N), *z = amp_view(other, N);
    CHECK(test_scale(NULL, y, N, 0, 3) == AMP_OK && AMPRT_READ(y, 1) == 3);
    next_launch = CL_MEM_OBJECT_ALLOCATION_FAILURE;
    CHECK(test_scale(NULL, z, N, 0, 4) == AMP_OK && !next_launch);
    launch_code = CL_MEM_OBJECT_ALLOCATION_FAILURE;
    REPORTS(LAUNCHED(scale, test_scale(NULL, z, N, 1, 1)), AMP_OUT_OF_MEMORY,
            "parallel_for_each: * failed to launch the kernel: the device is"
            " out of memory (CL_MEM_OBJECT_ALLOCATION_FAILURE)");
    launch_code = 0;
    CHECK(test_scale(NULL, y, N, 1, 1) == AMP_OK && AMPRT_READ(y, 1) == 4);
    CHECK(AMPRT_READ(z, 1) == 4);
}

/* It fails all calls of these kinds, then it is back. */
static void lose(cl_int code)
{
    launch_code = finish_code = flush_code = buffer_code = code;
}

static void device_lost(void)
{
    static int other[N];
    AMPRT_OWNER int *y = amp_view(memory, N), *z = amp_view(other, N);
    CHECK(test_scale(NULL, y, N, 0, 3) == AMP_OK && AMPRT_READ(y, 1) == 3);
    lose(CL_DEVICE_NOT_AVAILABLE);
    REPORTS(LAUNCHED(scale, test_scale(NULL, y, N, 1, 1)), AMP_DEVICE_LOST,
            "parallel_for_each: * failed to launch the kernel: the device is"
            " gone (CL_DEVICE_NOT_AVAILABLE)");
    REPORTS(LAUNCHED(scale, test_scale(NULL, z, N, 1, 1)), AMP_DEVICE_LOST,
            "parallel_for_each: * failed to hold 256 bytes: the device is gone"
            " (CL_DEVICE_NOT_AVAILABLE)");
    REPORTS(amp_array(int, N), AMP_DEVICE_LOST,
            "amp_array: * failed to hold 256 bytes: the device is gone"
            " (CL_DEVICE_NOT_AVAILABLE)");
    REPORTS(amp_finish(NULL), AMP_DEVICE_LOST,
            "amp_finish: * failed to finish its work: the device is gone"
            " (CL_DEVICE_NOT_AVAILABLE)");
    REPORTS(amp_flush(NULL), AMP_DEVICE_LOST,
            "amp_flush: * failed to submit its work: the device is gone"
            " (CL_DEVICE_NOT_AVAILABLE)");
    CHECK(AMPRT_READ(y, N - 1) == 3);
    lose(CL_SUCCESS);
    CHECK(test_scale(NULL, y, N, 1, 1) == AMP_OK && AMPRT_READ(y, 1) == 4);
    CHECK(test_scale(NULL, z, N, 1, 1) == AMP_OK && AMPRT_READ(z, 1) == 1);
}

/* ---- what each error of OpenCL is to the user --------------------------- */

#define CODE(code, status, words) {code, #code, status, words}
static const struct {
    cl_int code;
    const char *name;
    amp_status status;
    const char *words;
} codes[] = {
    CODE(CL_DEVICE_NOT_FOUND, AMP_NO_DEVICE, "there is no such device"),
    CODE(CL_DEVICE_NOT_AVAILABLE, AMP_DEVICE_LOST, "the device is gone"),
    CODE(CL_COMPILER_NOT_AVAILABLE, AMP_UNSUPPORTED,
         "the driver has no compiler"),
    CODE(CL_MEM_OBJECT_ALLOCATION_FAILURE, AMP_OUT_OF_MEMORY,
         "the device is out of memory"),
    CODE(CL_OUT_OF_RESOURCES, AMP_DEVICE_LOST,
         "the device is out of resources, or a kernel made it stop"),
    CODE(CL_OUT_OF_HOST_MEMORY, AMP_OUT_OF_MEMORY,
         "the driver is out of memory"),
    CODE(CL_PROFILING_INFO_NOT_AVAILABLE, AMP_UNSUPPORTED, "no profile"),
    CODE(CL_MEM_COPY_OVERLAP, AMP_INVALID_ARGUMENT,
         "source and destination overlap"),
    CODE(CL_IMAGE_FORMAT_MISMATCH, AMP_INVALID_ARGUMENT, "formats differ"),
    CODE(CL_IMAGE_FORMAT_NOT_SUPPORTED, AMP_UNSUPPORTED,
         "the format is unknown"),
    CODE(CL_BUILD_PROGRAM_FAILURE, AMP_BUILD_FAILED,
         "the driver rejected the kernel"),
    CODE(CL_MAP_FAILURE, AMP_OUT_OF_MEMORY,
         "the device's memory cannot be mapped"),
    CODE(CL_MISALIGNED_SUB_BUFFER_OFFSET, AMP_INVALID_ARGUMENT,
         "a part of a buffer is misaligned"),
    CODE(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, AMP_DEVICE_LOST,
         "earlier work on the device failed"),
    CODE(CL_COMPILE_PROGRAM_FAILURE, AMP_BUILD_FAILED,
         "the driver cannot compile"),
    CODE(CL_LINKER_NOT_AVAILABLE, AMP_UNSUPPORTED, "the driver has no linker"),
    CODE(CL_LINK_PROGRAM_FAILURE, AMP_BUILD_FAILED, "the driver cannot link"),
    CODE(CL_DEVICE_PARTITION_FAILED, AMP_UNSUPPORTED,
         "the device cannot be divided"),
    CODE(CL_KERNEL_ARG_INFO_NOT_AVAILABLE, AMP_UNSUPPORTED,
         "nothing is known of the arguments"),
    CODE(CL_INVALID_VALUE, AMP_INVALID_ARGUMENT, "a value is invalid"),
    CODE(CL_INVALID_DEVICE_TYPE, AMP_NO_DEVICE, "the device type is invalid"),
    CODE(CL_INVALID_PLATFORM, AMP_NO_DEVICE, "the platform is invalid"),
    CODE(CL_INVALID_DEVICE, AMP_NO_DEVICE, "the device is invalid"),
    CODE(CL_INVALID_CONTEXT, AMP_DEVICE_LOST, "the context is invalid"),
    CODE(CL_INVALID_QUEUE_PROPERTIES, AMP_UNSUPPORTED,
         "the queue cannot be had"),
    CODE(CL_INVALID_COMMAND_QUEUE, AMP_DEVICE_LOST, "the queue is invalid"),
    CODE(CL_INVALID_HOST_PTR, AMP_INVALID_ARGUMENT,
         "the host's memory cannot be used"),
    CODE(CL_INVALID_MEM_OBJECT, AMP_INVALID_ARGUMENT, "a buffer is invalid"),
    CODE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, AMP_INVALID_ARGUMENT,
         "an image format is invalid"),
    CODE(CL_INVALID_IMAGE_SIZE, AMP_UNSUPPORTED, "an image is too large"),
    CODE(CL_INVALID_SAMPLER, AMP_INVALID_ARGUMENT, "a sampler is invalid"),
    CODE(CL_INVALID_BINARY, AMP_BUILD_FAILED, "the binary is invalid"),
    CODE(CL_INVALID_BUILD_OPTIONS, AMP_BUILD_FAILED,
         "the driver does not know a build option"),
    CODE(CL_INVALID_PROGRAM, AMP_BUILD_FAILED, "the program is invalid"),
    CODE(CL_INVALID_PROGRAM_EXECUTABLE, AMP_BUILD_FAILED,
         "the program has no code for the device"),
    CODE(CL_INVALID_KERNEL_NAME, AMP_BUILD_FAILED,
         "the program has no kernel of that name"),
    CODE(CL_INVALID_KERNEL_DEFINITION, AMP_BUILD_FAILED,
         "the kernel differs between devices"),
    CODE(CL_INVALID_KERNEL, AMP_BUILD_FAILED, "the kernel is invalid"),
    CODE(CL_INVALID_ARG_INDEX, AMP_INVALID_ARGUMENT,
         "the kernel has fewer parameters"),
    CODE(CL_INVALID_ARG_VALUE, AMP_INVALID_ARGUMENT,
         "an argument does not fit the kernel"),
    CODE(CL_INVALID_ARG_SIZE, AMP_INVALID_ARGUMENT,
         "an argument's size does not fit the kernel"),
    CODE(CL_INVALID_KERNEL_ARGS, AMP_INVALID_ARGUMENT,
         "the kernel has more parameters"),
    CODE(CL_INVALID_WORK_DIMENSION, AMP_INVALID_DOMAIN,
         "the device does not allow this rank"),
    CODE(CL_INVALID_WORK_GROUP_SIZE, AMP_INVALID_DOMAIN,
         "the device does not allow this tile"),
    CODE(CL_INVALID_WORK_ITEM_SIZE, AMP_INVALID_DOMAIN,
         "the device does not allow this tile"),
    CODE(CL_INVALID_GLOBAL_OFFSET, AMP_INVALID_DOMAIN,
         "the offset is invalid"),
    CODE(CL_INVALID_EVENT_WAIT_LIST, AMP_DEVICE_LOST,
         "earlier work is unknown to the device"),
    CODE(CL_INVALID_EVENT, AMP_DEVICE_LOST, "the work is unknown"),
    CODE(CL_INVALID_OPERATION, AMP_UNSUPPORTED, "the device cannot do this"),
    CODE(CL_INVALID_GL_OBJECT, AMP_INVALID_ARGUMENT, "the object is invalid"),
    CODE(CL_INVALID_BUFFER_SIZE, AMP_OUT_OF_MEMORY,
         "the device has no buffers of this size"),
    CODE(CL_INVALID_MIP_LEVEL, AMP_INVALID_ARGUMENT, "the level is invalid"),
    CODE(CL_INVALID_GLOBAL_WORK_SIZE, AMP_INVALID_DOMAIN,
         "the device does not allow this extent"),
    CODE(CL_INVALID_PROPERTY, AMP_UNSUPPORTED, "a property is unknown"),
    CODE(CL_INVALID_IMAGE_DESCRIPTOR, AMP_INVALID_ARGUMENT,
         "an image is invalid"),
    CODE(CL_INVALID_COMPILER_OPTIONS, AMP_BUILD_FAILED,
         "the driver does not know a build option"),
    CODE(CL_INVALID_LINKER_OPTIONS, AMP_BUILD_FAILED,
         "the driver does not know a link option"),
    CODE(CL_INVALID_DEVICE_PARTITION_COUNT, AMP_UNSUPPORTED,
         "the device cannot be divided so"),
};

static void errors_of_opencl(void)
{
    char pattern[256];
    CHECK(amp_default_view());
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        flush_code = codes[i].code;
        snprintf(pattern, sizeof pattern,
                 "amp_flush: * failed to submit its work: %s (%s)",
                 codes[i].words, codes[i].name);
        REPORTS(amp_flush(NULL), codes[i].status, pattern);
    }
    flush_code = -9999;
    REPORTS(amp_flush(NULL), AMP_DEVICE_LOST,
            "amp_flush: * failed to submit its work: OpenCL error -9999");
}

int main(void)
{
    in_child(what_it_lacks);
    in_child(what_a_kernel_lacks);
    in_child(no_device);
    in_child(no_platform);
    in_child(builds);
    in_child(released_meanwhile);
    in_child(room_is_made);
    in_child(device_lost);
    in_child(errors_of_opencl);
    return 0;
}
