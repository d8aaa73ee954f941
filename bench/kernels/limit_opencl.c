/* limit_opencl.c - the bandwidth limit: a copy on the device that moves as many
 * bytes as the program does. It has no output; what it leaves is not checked. */
#include "harness.h"
#include "opencl.h"

static cl_mem from, to;
static size_t half;

void peer_setup(void)
{
    half = (size_t)problem.bytes() / 2;
    from = ocl_buffer(NULL, half);
    to = ocl_buffer(NULL, half);
}

void peer_run(void)
{
    ocl_need(clEnqueueCopyBuffer(ocl_queue, from, to, 0, 0, half, 0, NULL, NULL),
             "clEnqueueCopyBuffer");
    ocl_finish();
}

void peer_fetch(void)
{
}
