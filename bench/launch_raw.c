/* What the launches of launch.ampc cost in plain OpenCL, with the kernel that
 * ampcc emits for it: clSetKernelArg, clEnqueueNDRangeKernel and clFinish.
 *
 * usage: launch_raw launch.cl
 */
#include "raw.h"
#include "launches.h"

/* The kernel's argument block, as amprt.h describes it. */
struct shape {
    long offset;
    int extent, pad;
};
static struct block {
    int domain[4], n, pad0;
    struct shape c, a;
    float s;
    int pad1;
    struct shape b;
} block = {{THREADS}, THREADS, 0, {0, THREADS, 0}, {0, THREADS, 0}, 0.5f, 0,
           {0, THREADS, 0}};

static cl_command_queue queue;
static cl_kernel kernel;
static cl_mem buffer[3];

static void launch(int turn)
{
    size_t global = THREADS, local = THREADS;
    const cl_mem *captured[] = {&buffer[2 - 2 * turn], &buffer[2 * turn],
                                &buffer[1]};
    cl_int code = 0;
    for (cl_uint i = 0; i < 3; i++)
        code |= clSetKernelArg(kernel, i, sizeof *captured[i], captured[i]);
    code |= clSetKernelArg(kernel, 3, sizeof block, &block);
    code |= clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &local, 0,
                                   NULL, NULL);
    check(code);
}

static void wait_for_all(void)
{
    check(clFinish(queue));
}

int main(int argc, char **argv)
{
    static unsigned char text[ROOM];
    static float zeros[THREADS];
    if (argc != 2 || !read_file(argv[1], text))
        return 2;
    cl_int code;
    cl_device_id device = find_device();
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    check(code);
    queue = clCreateCommandQueue(context, device, 0, &code);
    check(code);
    cl_program program = build(context, device, (const char *)text);
    kernel = clCreateKernel(program, "launch_kernel_1", &code);
    check(code);
    for (int i = 0; i < 3; i++) {
        buffer[i] = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof zeros,
                                   zeros, &code);
        check(code);
    }
    measure_launches();
    return 0;
}
