#define THREADS 256
#define TIME_STEP 0.01f
#define SOFTENING 0.05f

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void advance(int n, global const float4 *restrict position,
          global const float4 *restrict velocity, global float4 *restrict new_position,
          global float4 *restrict new_velocity)
{
    local float4 other[THREADS];
    int i = get_global_id(0), local_id = get_local_id(0);
    float4 me = position[i];
    float x = 0, y = 0, z = 0;
    for (int first = 0; first < n; first += THREADS) {
        other[local_id] = position[first + local_id];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < THREADS; k++) {
            float4 d = other[k] - me;
            float square = d.x * d.x + d.y * d.y + d.z * d.z + SOFTENING * SOFTENING;
            float inverse = native_rsqrt(square);
            float pull = other[k].w * inverse * inverse * inverse;
            x += pull * d.x;
            y += pull * d.y;
            z += pull * d.z;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float4 v = velocity[i] + TIME_STEP * (float4)(x, y, z, 0);
    new_velocity[i] = v;
    new_position[i] = me + TIME_STEP * v;
}
