/* limit_cuda.cu - the bandwidth limit: a copy on the device that moves as many
 * bytes as the program does. It has no output; what it leaves is not checked. */
#include "cuda.h"

static char *from, *to;
static size_t half;

void peer_setup(void)
{
    half = (size_t)problem.bytes() / 2;
    from = device_copy((const char *)NULL, half);
    to = device_copy((const char *)NULL, half);
}

void peer_run(void)
{
    need(cudaMemcpy(to, from, half, cudaMemcpyDeviceToDevice), "cudaMemcpy");
    finish();
}

void peer_fetch(void)
{
}
