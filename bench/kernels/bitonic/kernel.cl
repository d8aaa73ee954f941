#define THREADS 256
#define PART (2 * THREADS)

/* The lower of the two keys that item `i` compares at `distance`. */
int lower(int i, int distance)
{
    return 2 * i - (i & (distance - 1));
}

/* The last steps of the runs of `run` keys: all in the part that a group has. */
void merge_part(local uint *s, int run, int longest)
{
    int me = get_local_id(0), first = get_group_id(0) * PART;
    for (int distance = longest; distance > 0; distance /= 2) {
        int low = lower(me, distance);
        bool up = ((first + low) & run) == 0;
        uint a = s[low], b = s[low + distance];
        if ((a > b) == up) {
            s[low] = b;
            s[low + distance] = a;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void sort_parts(global const uint *restrict keys, global uint *restrict sorted)
{
    local uint s[PART];
    int me = get_local_id(0), first = get_group_id(0) * PART;
    s[me] = keys[first + me];
    s[me + THREADS] = keys[first + me + THREADS];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int run = 2; run <= PART; run *= 2)
        merge_part(s, run, run / 2);
    sorted[first + me] = s[me];
    sorted[first + me + THREADS] = s[me + THREADS];
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void merge_parts(int run, global uint *restrict sorted)
{
    local uint s[PART];
    int me = get_local_id(0), first = get_group_id(0) * PART;
    s[me] = sorted[first + me];
    s[me + THREADS] = sorted[first + me + THREADS];
    barrier(CLK_LOCAL_MEM_FENCE);
    merge_part(s, run, THREADS);
    sorted[first + me] = s[me];
    sorted[first + me + THREADS] = s[me + THREADS];
}

kernel __attribute__((reqd_work_group_size(THREADS, 1, 1)))
void compare(int run, int distance, global uint *restrict sorted)
{
    int low = lower(get_global_id(0), distance);
    bool up = (low & run) == 0;
    uint a = sorted[low], b = sorted[low + distance];
    if ((a > b) == up) {
        sorted[low] = b;
        sorted[low + distance] = a;
    }
}
