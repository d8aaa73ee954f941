/* opencl.c - the plain API, as every OpenCL peer uses it. */
#define _POSIX_C_SOURCE 200809L
#include "opencl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

cl_context ocl_context;
cl_command_queue ocl_queue;

static cl_device_id device;
static cl_program program;

void ocl_need(cl_int code, const char *what)
{
    if (!code)
        return;
    printf("wrong: %s: OpenCL error %d\n", what, code);
    exit(1);
}

static cl_device_id find_device(const char *wanted)
{
    cl_platform_id platforms[16];
    cl_uint count = 0;
    ocl_need(clGetPlatformIDs(16, platforms, &count), "clGetPlatformIDs");
    for (cl_uint i = 0; i < count && i < 16; i++) {
        cl_device_id ids[16];
        cl_uint n = 0;
        clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 16, ids, &n);
        for (cl_uint j = 0; j < n && j < 16; j++) {
            char name[256] = "";
            clGetDeviceInfo(ids[j], CL_DEVICE_NAME, sizeof name, name, NULL);
            if (!wanted || strstr(name, wanted))
                return ids[j];
        }
    }
    ocl_need(CL_DEVICE_NOT_FOUND, wanted ? wanted : "no device");
    return NULL;
}

static void open_device(void)
{
    cl_int code;
    device = find_device(getenv("BENCH_DEVICE"));
    ocl_context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    ocl_need(code, "clCreateContext");
    ocl_queue = clCreateCommandQueue(ocl_context, device, 0, &code);
    ocl_need(code, "clCreateCommandQueue");
}

cl_mem ocl_buffer(const void *host, size_t bytes)
{
    if (!ocl_context)
        open_device();
    cl_int code;
    cl_mem buffer = clCreateBuffer(ocl_context, CL_MEM_READ_WRITE, bytes, NULL, &code);
    ocl_need(code, "clCreateBuffer");
    if (host)
        ocl_write(buffer, host, bytes);
    return buffer;
}

void ocl_write(cl_mem buffer, const void *host, size_t bytes)
{
    ocl_need(clEnqueueWriteBuffer(ocl_queue, buffer, CL_TRUE, 0, bytes, host, 0,
                                  NULL, NULL), "clEnqueueWriteBuffer");
}

void ocl_read(cl_mem buffer, void *host, size_t bytes)
{
    ocl_need(clEnqueueReadBuffer(ocl_queue, buffer, CL_TRUE, 0, bytes, host, 0,
                                 NULL, NULL), "clEnqueueReadBuffer");
}

static void build(const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "r");
    ocl_need(file ? CL_SUCCESS : CL_INVALID_VALUE, path);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    const char *source = text;
    cl_int code;
    program = clCreateProgramWithSource(ocl_context, 1, &source, NULL, &code);
    ocl_need(code, "clCreateProgramWithSource");
    code = clBuildProgram(program, 1, &device, "", NULL, NULL);
    if (code) {
        static char log[1 << 14];
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG,
                              sizeof log - 1, log, NULL);
        fprintf(stderr, "%s\n", log);
    }
    ocl_need(code, "clBuildProgram");
}

cl_kernel ocl_kernel(const char *name)
{
    if (!ocl_context)
        open_device();
    if (!program)
        build("kernel.cl");
    cl_int code;
    cl_kernel kernel = clCreateKernel(program, name, &code);
    ocl_need(code, name);
    return kernel;
}

void ocl_set(cl_kernel kernel, const struct ocl_arg *list)
{
    for (cl_uint i = 0; list[i].value; i++)
        ocl_need(clSetKernelArg(kernel, i, list[i].size, list[i].value),
                 "clSetKernelArg");
}

void ocl_launch(cl_kernel kernel, cl_uint rank, const size_t *global,
                const size_t *local)
{
    ocl_need(clEnqueueNDRangeKernel(ocl_queue, kernel, rank, NULL, global, local,
                                    0, NULL, NULL), "clEnqueueNDRangeKernel");
}

void ocl_finish(void)
{
    ocl_need(clFinish(ocl_queue), "clFinish");
}
