#define THREADS 256

/* The inclusive scan over the group of each item's `value`; s[THREADS - 1] has the
 * group's sum until the next barrier. */
uint scan_group(uint value, local uint *s)
{
    int me = get_local_id(0);
    s[me] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < THREADS; distance *= 2) {
        uint other = me >= distance ? s[me - distance] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[me] += other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    return s[me];
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void add_parts(int length, global const uint *restrict x, global uint *restrict sums)
{
    local uint s[THREADS];
    int me = get_local_id(0), first = get_group_id(0) * length;
    uint part = 0;
    for (int i = me; i < length; i += THREADS)
        part += x[first + i];
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

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void scan_parts(int length, global uint *sums)
{
    local uint s[THREADS];
    uint carry = 0;
    for (int start = 0; start < length; start += THREADS) {
        int i = start + get_local_id(0);
        sums[i] = carry + scan_group(sums[i], s);
        carry += s[THREADS - 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void scan(int length, global const uint *restrict x, global const uint *restrict sums,
          global uint *restrict y)
{
    local uint s[THREADS];
    int part = get_group_id(0), first = part * length;
    uint carry = part > 0 ? sums[part - 1] : 0;
    for (int start = first; start < first + length; start += THREADS) {
        int i = start + get_local_id(0);
        y[i] = carry + scan_group(x[i], s);
        carry += s[THREADS - 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
