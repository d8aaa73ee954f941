#define BINS 256
#define THREADS 256

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void count(int n, global const uint *restrict x, global uint *restrict bins)
{
    local uint counts[BINS];
    int me = get_local_id(0), stride = get_global_size(0);
    for (int i = me; i < BINS; i += THREADS)
        counts[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += stride) {
        uint four = x[i];
        atomic_inc(&counts[four & 255]);
        atomic_inc(&counts[four >> 8 & 255]);
        atomic_inc(&counts[four >> 16 & 255]);
        atomic_inc(&counts[four >> 24]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = me; i < BINS; i += THREADS)
        atomic_add(&bins[i], counts[i]);
}
