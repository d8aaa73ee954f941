#include "cuda.h"

extern "C" {
#include "problem.h"
}

static float4 *device_position, *device_velocity, *device_new_position,
    *device_new_velocity;

__global__ void advance(int n, const float4 *__restrict__ position,
                     const float4 *__restrict__ velocity,
                     float4 *__restrict__ new_position, float4 *__restrict__ new_velocity)
{
    __shared__ float4 other[THREADS];
    int i = blockIdx.x * THREADS + threadIdx.x;
    float4 me = position[i];
    float x = 0, y = 0, z = 0;
    for (int first = 0; first < n; first += THREADS) {
        other[threadIdx.x] = position[first + threadIdx.x];
        __syncthreads();
        for (int k = 0; k < THREADS; k++) {
            float4 body = other[k];
            float dx = body.x - me.x, dy = body.y - me.y, dz = body.z - me.z;
            float square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING;
            float inverse = rsqrtf(square);
            float pull = body.w * inverse * inverse * inverse;
            x += pull * dx;
            y += pull * dy;
            z += pull * dz;
        }
        __syncthreads();
    }
    float4 v = velocity[i];
    v.x += TIME_STEP * x;
    v.y += TIME_STEP * y;
    v.z += TIME_STEP * z;
    new_velocity[i] = v;
    new_position[i] = make_float4(me.x + TIME_STEP * v.x, me.y + TIME_STEP * v.y,
                                  me.z + TIME_STEP * v.z, me.w);
}

void peer_setup(void)
{
    device_position = device_copy((const float4 *)position, n);
    device_velocity = device_copy((const float4 *)velocity, n);
    device_new_position = device_copy((const float4 *)NULL, n);
    device_new_velocity = device_copy((const float4 *)NULL, n);
}

void peer_run(void)
{
    advance<<<n / THREADS, THREADS>>>(n, device_position, device_velocity,
                                   device_new_position, device_new_velocity);
    finish();
}

void peer_fetch(void)
{
    fetch((float4 *)new_position, device_new_position, n);
    fetch((float4 *)new_velocity, device_new_velocity, n);
}
