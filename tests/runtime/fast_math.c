/* How exact floating arithmetic is, as drivers are told it: like C's, or as -ffast-math
 * has it. */
#define _GNU_SOURCE
#include "test.h"
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <dlfcn.h>

static char told[1024]; /* the options of the last build from source */

cl_int clBuildProgram(cl_program program, cl_uint count, const cl_device_id *devices,
                      const char *options,
                      void(CL_CALLBACK *notify)(cl_program, void *), void *user)
{
    snprintf(told, sizeof told, "%s", options);
    return ((__typeof__(&clBuildProgram))dlsym(RTLD_NEXT, "clBuildProgram"))(
        program, count, devices, options, notify, user);
}

KERNEL(fast, 1, struct scale_block, scale_arguments,
    "typedef struct { int domain[4]; shape_1 y; int factor, add; } block;\n"
    "__kernel void fast(__global int *y, block b)\n"
    "{\n"
    "    if (get_global_id(0) < b.domain[0])\n"
    "        y[b.y.offset / 4 + get_global_id(0)] += b.add;\n"
    "}\n",
    .needs = AMPRT_IS_FAST_MATH);

static bool tells(const char *option)
{
    return strstr(told, option) != NULL;
}

int main(void)
{
    int memory[4] = {1, 2, 3, 4}, one = 1;
    test_use_all();
    setenv("AMP_CACHE", "off", 1);
    AMPRT_OWNER int *y = amp_view(memory, 4);
    CHECK(test_scale(NULL, y, 4, 2, 1) == AMP_OK);
    CHECK(tells("-cl-fp32-correctly-rounded-divide-sqrt"));
    CHECK(!tells("-cl-fast-relaxed-math"));
    const void *captures[] = {&y, &one, &one};
    CHECK(amprt_launch_1(&fast, NULL, (extent_1){4}, captures) == AMP_OK);
    CHECK(tells("-cl-fast-relaxed-math"));
    CHECK(!tells("-cl-fp32-correctly-rounded-divide-sqrt"));
    CHECK(AMPRT_READ(y, 3) == 10);
    return 0;
}
