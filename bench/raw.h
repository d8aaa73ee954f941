/* raw.h - what the peers in plain OpenCL share. */
#ifndef RAW_H
#define RAW_H

#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROOM = 1 << 22 }; /* for a file */

static const char options[] = "-cl-std=CL1.2";

static void check(cl_int code)
{
    if (!code)
        return;
    fprintf(stderr, "OpenCL error %d\n", code);
    exit(1);
}

/* As the runtime chooses: a GPU before others. */
static cl_device_id find_device(void)
{
    static const cl_device_type types[] = {CL_DEVICE_TYPE_GPU,
                                           CL_DEVICE_TYPE_ALL};
    cl_platform_id platforms[16];
    cl_device_id device;
    cl_uint count = 0;
    check(clGetPlatformIDs(16, platforms, &count));
    for (int t = 0; t < 2; t++)
        for (cl_uint i = 0; i < count && i < 16; i++)
            if (!clGetDeviceIDs(platforms[i], types[t], 1, &device, NULL))
                return device;
    check(CL_DEVICE_NOT_FOUND);
    return NULL;
}

/* Ends with a zero; 0 where there is no such file. */
static size_t read_file(const char *path, unsigned char bytes[ROOM])
{
    FILE *f = fopen(path, "rb");
    size_t size = f ? fread(bytes, 1, ROOM - 1, f) : 0;
    bytes[size] = '\0';
    if (f)
        fclose(f);
    return size;
}

static cl_program build(cl_context context, cl_device_id device,
                        const char *text)
{
    cl_int code;
    cl_program program =
        clCreateProgramWithSource(context, 1, &text, NULL, &code);
    check(code);
    check(clBuildProgram(program, 1, &device, options, NULL, NULL));
    return program;
}

#endif
