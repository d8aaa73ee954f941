/* A kernel that computes in double is refused, by the device's name, where the
 * device has none; nothing is lost and other kernels run. The loader's answers
 * pass through here: the device of this test says that it has no double. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "test.h"

#include <CL/cl.h>
#include <dlfcn.h>

typedef cl_int (*Ask)(cl_device_id, cl_device_info, size_t, void *, size_t *);

cl_int clGetDeviceInfo(cl_device_id id, cl_device_info what, size_t room,
                       void *answer, size_t *size)
{
    Ask ask = (Ask)dlsym(RTLD_NEXT, "clGetDeviceInfo");
    cl_int code = ask(id, what, room, answer, size);
    if (code || !answer)
        return code;
    if (what == CL_DEVICE_DOUBLE_FP_CONFIG)
        memset(answer, 0, room);
    char *name = what == CL_DEVICE_EXTENSIONS
        ? strstr(answer, "cl_khr_fp64") : NULL;
    if (name)
        memcpy(name, "cl_khr_none", strlen("cl_khr_none"));
    return code;
}

struct block {
    int domain[4];
    struct shape_1 m;
};
static const struct amprt_argument arguments[] = {
    {"m", AMPRT_VIEW, 1, WRITES, sizeof(int), offsetof(struct block, m), 0}};
#define TEXT(name) \
    "typedef struct { int domain[4]; shape_1 m; } block;\n" \
    "__kernel void " name "(__global int *m, block b)\n" \
    "{\n" \
    "    int i = get_global_id(0);\n" \
    "    if (i < b.domain[0])\n" \
    "        m[b.m.offset / 4 + i] = 7;\n" \
    "}\n"
KERNEL(plain, 1, struct block, arguments, TEXT("plain"), .needs = 0);
KERNEL(needy, 1, struct block, arguments, TEXT("needy"),
       .needs = AMPRT_NEEDS_DOUBLE);

int main(void)
{
    int memory[2] = {1, 2};
    AMPRT_OWNER int *m = amp_view(memory, 2);
    const void *captures[] = {&m};
    CHECK(!amp_accelerator_supports_double(NULL));
    REPORTS(LAUNCHED(needy, amprt_launch_1(&needy, NULL, (extent_1){2},
                                           captures)), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel computes in double, which * lacks");
    CHECK(strstr(test_error.message, amp_accelerator_name(NULL)));
    CHECK(AMPRT_READ(m, 0) == 1 && AMPRT_READ(m, 1) == 2);
    CHECK(amprt_launch_1(&plain, NULL, (extent_1){1}, captures) == AMP_OK);
    CHECK(AMPRT_READ(m, 0) == 7 && AMPRT_READ(m, 1) == 2);
    return 0;
}
