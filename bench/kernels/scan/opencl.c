#include "harness.h"
#include "opencl.h"
#include "problem.h"

static cl_kernel add_parts, scan_parts, scan;
static cl_mem device_x, device_y, sums;

void peer_setup(void)
{
    int length = n / TILES, tiles = TILES;
    device_x = ocl_buffer(x, (size_t)n * sizeof(unsigned));
    device_y = ocl_buffer(NULL, (size_t)n * sizeof(unsigned));
    sums = ocl_buffer(NULL, TILES * sizeof(unsigned));
    add_parts = ocl_kernel("add_parts");
    scan_parts = ocl_kernel("scan_parts");
    scan = ocl_kernel("scan");
    ocl_args(add_parts, ARG(length), ARG(device_x), ARG(sums));
    ocl_args(scan_parts, ARG(tiles), ARG(sums));
    ocl_args(scan, ARG(length), ARG(device_x), ARG(sums), ARG(device_y));
}

void peer_run(void)
{
    ocl_launch(add_parts, 1, SIZES_OF(TILES * THREADS), SIZES_OF(THREADS));
    ocl_launch(scan_parts, 1, SIZES_OF(THREADS), SIZES_OF(THREADS));
    ocl_launch(scan, 1, SIZES_OF(TILES * THREADS), SIZES_OF(THREADS));
    ocl_finish();
}

void peer_fetch(void)
{
    ocl_read(device_y, y, (size_t)n * sizeof(unsigned));
}
