/* Prints the milliseconds that first_launch.ampc's kernel takes from the
 * driver's own binary: clCreateProgramWithBinary, clBuildProgram, a launch.
 *
 * usage: first_launch_raw SOURCE.cl BINARY    makes BINARY where it is not
 */
#include "raw.h"

enum { N = 64, TILE = 16 };

struct shape {
    long offset, stride;
    int rows, columns;
};

static unsigned char bytes[ROOM];

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void launch(cl_program program, cl_command_queue queue, cl_mem a,
                   cl_mem b)
{
    struct shape s = {0, N, N, N};
    struct {
        int domain[4];
        struct shape a, b;
    } block = {{N, N, 0, 0}, s, s};
    size_t extent[] = {N, N}, tile[] = {TILE, TILE};
    cl_int code;
    cl_kernel kernel = clCreateKernel(program, "main_kernel_1", &code);
    check(code);
    check(clSetKernelArg(kernel, 0, sizeof a, &a));
    check(clSetKernelArg(kernel, 1, sizeof b, &b));
    check(clSetKernelArg(kernel, 2, sizeof block, &block));
    check(clEnqueueNDRangeKernel(queue, kernel, 2, NULL, extent, tile, 0,
                                 NULL, NULL));
    check(clFinish(queue));
}

static void make_binary(const char *path, cl_program program)
{
    size_t size;
    unsigned char *to = bytes;
    check(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size,
                           &size, NULL));
    check(size > ROOM ? CL_OUT_OF_HOST_MEMORY : CL_SUCCESS);
    check(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof to, &to,
                           NULL));
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(bytes, 1, size, f) != size || fclose(f))
        exit(1);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    cl_int code, taken;
    cl_device_id device = find_device();
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    check(code);
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, &code);
    check(code);
    cl_mem a = clCreateBuffer(context, 0, 4 * N * N, NULL, &code);
    check(code);
    cl_mem b = clCreateBuffer(context, 0, 4 * N * N, NULL, &code);
    check(code);
    size_t size = read_file(argv[2], bytes);
    if (!size) {
        read_file(argv[1], bytes);
        cl_program program = build(context, device, (const char *)bytes);
        make_binary(argv[2], program);
        launch(program, queue, a, b);
        return 0;
    }
    const unsigned char *binary = bytes;
    double since = now_ms();
    cl_program program = clCreateProgramWithBinary(
        context, 1, &device, &size, &binary, &taken, &code);
    check(code ? code : taken);
    check(clBuildProgram(program, 1, &device, options, NULL, NULL));
    launch(program, queue, a, b);
    printf("%f\n", now_ms() - since);
    return 0;
}
