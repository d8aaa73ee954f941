/* opencl.h - what the OpenCL peers share: one device, one queue, one program. */
#ifndef OPENCL_H
#define OPENCL_H

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stddef.h>

/* The device that BENCH_DEVICE names, or the first; its context and queue. */
extern cl_context ocl_context;
extern cl_command_queue ocl_queue;

/* Ends the program, saying what failed, unless `code` is CL_SUCCESS. */
void ocl_need(cl_int code, const char *what);

/* Device memory, filled from `host` unless that is NULL. */
cl_mem ocl_buffer(const void *host, size_t bytes);
void ocl_write(cl_mem buffer, const void *host, size_t bytes);
void ocl_read(cl_mem buffer, void *host, size_t bytes);

/* A kernel of the file kernel.cl of the current folder. */
cl_kernel ocl_kernel(const char *name);

/* ocl_args(kernel, ARG(n), ARG(buffer)) sets all arguments from the first. */
struct ocl_arg {
    size_t size;
    const void *value;
};
#define ARG(x) ((struct ocl_arg){sizeof(x), &(x)})
#define ocl_args(kernel, ...)                                                  \
    ocl_set(kernel, (struct ocl_arg[]){__VA_ARGS__, {0, NULL}})
void ocl_set(cl_kernel kernel, const struct ocl_arg *list);

/* ocl_launch(kernel, 2, SIZES_OF(n, n), SIZES_OF(16, 16)) */
#define SIZES_OF(...) ((const size_t[3]){__VA_ARGS__})
void ocl_launch(cl_kernel kernel, cl_uint rank, const size_t *global,
                const size_t *local);
void ocl_finish(void);

#endif
