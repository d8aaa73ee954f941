#define THREADS 256

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void reduce(int n, global const float *restrict x, global float *restrict sums)
{
    local float s[THREADS];
    int me = get_local_id(0), stride = get_global_size(0);
    float part = 0;
    for (int i = get_global_id(0); i < n; i += stride)
        part += x[i];
    s[me] = part;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_way = THREADS / 2; half_way > 0; half_way /= 2) {
        if (me < half_way)
            s[me] += s[me + half_way];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (me == 0)
        sums[get_group_id(0)] = s[0];
}
