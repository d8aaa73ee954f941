/* devices.c - prints a line for each OpenCL device: its type, vendor and name. */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>

static void print_device(cl_device_id id)
{
    char name[256] = "", vendor[256] = "", version[256] = "";
    cl_device_type type = 0;
    clGetDeviceInfo(id, CL_DEVICE_TYPE, sizeof type, &type, NULL);
    clGetDeviceInfo(id, CL_DEVICE_NAME, sizeof name, name, NULL);
    clGetDeviceInfo(id, CL_DEVICE_VENDOR, sizeof vendor, vendor, NULL);
    clGetDeviceInfo(id, CL_DRIVER_VERSION, sizeof version, version, NULL);
    printf("%s\t%s\t%s\t%s\n", type & CL_DEVICE_TYPE_GPU ? "gpu" : "cpu", vendor,
           name, version);
}

int main(void)
{
    cl_platform_id platforms[16];
    cl_uint count = 0;
    if (clGetPlatformIDs(16, platforms, &count))
        return 0;
    for (cl_uint i = 0; i < count && i < 16; i++) {
        cl_device_id ids[16];
        cl_uint n = 0;
        clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 16, ids, &n);
        for (cl_uint j = 0; j < n && j < 16; j++)
            print_device(ids[j]);
    }
}
