/* cuda.h - what the CUDA peers share. */
#ifndef CUDA_H
#define CUDA_H

#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

extern "C" {
#include "harness.h"
}

static inline void need(cudaError_t code, const char *what)
{
    if (code == cudaSuccess)
        return;
    printf("wrong: %s: %s\n", what, cudaGetErrorString(code));
    exit(1);
}

template <typename T> void store(T *device, const T *host, size_t count)
{
    need(cudaMemcpy(device, host, count * sizeof(T), cudaMemcpyHostToDevice),
         "cudaMemcpy");
}

/* Device memory for `count` elements, filled from `host` unless that is NULL. */
template <typename T> T *device_copy(const T *host, size_t count)
{
    T *p;
    need(cudaMalloc((void **)&p, count * sizeof(T)), "cudaMalloc");
    if (host)
        store(p, host, count);
    return p;
}

template <typename T> void fetch(T *host, const T *device, size_t count)
{
    need(cudaMemcpy(host, device, count * sizeof(T), cudaMemcpyDeviceToHost),
         "cudaMemcpy");
}

static inline void finish()
{
    need(cudaGetLastError(), "launch");
    need(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
}

#endif
