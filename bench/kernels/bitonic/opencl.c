#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel sort_parts, merge_parts, compare;
static cl_mem device_keys, device_sorted;

void peer_setup(void)
{
    device_keys = ocl_buffer(keys, (size_t)n * sizeof(unsigned));
    device_sorted = ocl_buffer(NULL, (size_t)n * sizeof(unsigned));
    sort_parts = ocl_kernel("sort_parts");
    merge_parts = ocl_kernel("merge_parts");
    compare = ocl_kernel("compare");
    ocl_args(sort_parts, ARG(device_keys), ARG(device_sorted));
}

static void launch(cl_kernel kernel)
{
    ocl_launch(kernel, 1, SIZES_OF(n / 2), SIZES_OF(THREADS));
}

void peer_run(void)
{
    launch(sort_parts);
    for (int run = 2 * PART; run <= n; run *= 2) {
        for (int distance = run / 2; distance >= PART; distance /= 2) {
            ocl_args(compare, ARG(run), ARG(distance), ARG(device_sorted));
            launch(compare);
        }
        ocl_args(merge_parts, ARG(run), ARG(device_sorted));
        launch(merge_parts);
    }
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_sorted, sorted, (size_t)n * sizeof(unsigned));
}
