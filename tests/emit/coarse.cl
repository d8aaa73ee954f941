typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_sum_up_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 from;
    amp_shape_1 sums;
} amp_block_of_sum_up_kernel_1;
typedef char amp_size_of_sum_up_kernel_1[sizeof(amp_block_of_sum_up_kernel_1) == 56 ? 1 : -1];


#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#ifdef AMP_SHAPES
#define AMP_SHAPE(n, view) AMP_SHAPE_##n
#else
#define AMP_SHAPE(n, view) amp_block.view
#endif

#ifdef AMP_START
#define AMP_DATA(type, data, shape) ((type)data)
#else
#define AMP_DATA(type, data, shape) \
    ((type)((__global char *)data + shape.offset))
#endif

#ifdef AMP_BIG
typedef long amp_offset;
#else
typedef int amp_offset;
#endif

typedef struct view_float_1 {
    __global float *data;
    int extent0;
} view_float_1;

#line 10 "tests/emit/coarse.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void sum_up_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_sums,
    const amp_block_of_sum_up_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_float_1 sums = {AMP_DATA(__global float *, amp_data_sums, AMP_SHAPE(2, sums)), AMP_SHAPE(2, sums).extent0};
    __local float s[64] __attribute__((aligned(16)));
#line 11 "tests/emit/coarse.ampc"
    {

        int me = (int)get_local_id(0);
        float sum = 0;
        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 256 * 64)
            sum += from.data[i];
        s[me] = sum;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int half_ = 64 / 2; half_ > 0; half_ /= 2) {
            if (me < half_)
                s[me] += s[me + half_];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0)
            sums.data[(int)get_group_id(0)] = s[0];
    }
}

typedef struct amp_place {
    long item[3], items[3];
} amp_place;
#define AMP_FUNCTION static __attribute__((always_inline))
#ifdef AMP_CHAIN
#define AMP_KERNEL AMP_FUNCTION
#define AMP_PLACE , const amp_place amp_place, __local char *amp_memory
#define AMP_BEGIN
#define AMP_MEMORY(bytes)
#else
#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))
#define AMP_PLACE
#define AMP_BEGIN \
    const amp_place amp_place = { \
        {get_group_id(0), get_group_id(1), get_group_id(2)}, \
        {get_num_groups(0), get_num_groups(1), get_num_groups(2)}};
#ifdef __SPIR__
#define AMP_BELOW(bytes) 0
#else
#define AMP_BELOW(bytes) ((bytes) > 30720 ? 0 : 2048)
#endif
#define AMP_MEMORY(bytes) \
    __local char amp_space[AMP_BELOW(bytes) + (bytes)] __attribute__((aligned(128))); \
    __local char *const amp_memory = amp_space + AMP_BELOW(bytes);
#endif

#pragma clang diagnostic ignored "-Wpass-failed"

#line 10 "tests/emit/coarse.ampc"
AMP_KERNEL void sum_up_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_sums,
    const amp_block_of_sum_up_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(8192)
    const int n = amp_block.n;
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_float_1 sums = {AMP_DATA(__global float *, amp_data_sums, AMP_SHAPE(2, sums)), AMP_SHAPE(2, sums).extent0};
    __local float (*const s_tree)[16][64] = (__local float (*)[16][64])(amp_memory + 0);
    __local float (*const s)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float sum_2[16][64];
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 13 "tests/emit/coarse.ampc"
            
            sum_2[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 15 "tests/emit/coarse.ampc"
    {
        int whole = amp_tile * 64 >= 0 && (long)n - amp_tile * 64 >= amp_tiles * 64 ? (int)((((long)n - amp_tile * 64 - amp_tiles * 64) / (256 * 64) + 1) / 8 * 8) : 0;
#line 15 "tests/emit/coarse.ampc"
        for (int trip = 0; trip < whole; trip += 8) {
            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
                int row = amp_thread_0 * 64 + amp_tile * 64;
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 15 "tests/emit/coarse.ampc"
                    #pragma unroll
                    for (int turn = 0; turn < 8; turn += 1) {
#line 15 "tests/emit/coarse.ampc"
                        int i_2 = row + (trip + turn) * (256 * 64) + amp_thread_1;
                        sum_2[amp_thread_0][amp_thread_1] += from.data[i_2]; }
                }
            }
        }
#line 15 "tests/emit/coarse.ampc"
        for (int first = amp_tile * 64 + whole * (256 * 64); first < n; first += 256 * 64) {
            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
                int row_2 = amp_thread_0 * 64 + first;
#line 15 "tests/emit/coarse.ampc"
                {
                    const int amp_to_1 = (int)clamp((long)n - (int)(amp_thread_1 + row_2), (long)0, (long)64);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                        int i_2_2 = amp_thread_1 + row_2;
#line 16 "tests/emit/coarse.ampc"
                        sum_2[amp_thread_0][amp_thread_1] += from.data[i_2_2];
                    }
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
            int me_2 = amp_thread_1;
#line 17 "tests/emit/coarse.ampc"
            (*s)[amp_thread_0][me_2] = sum_2[amp_thread_0][amp_thread_1];
        }
    }  {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            {
                const int amp_to_2 = (int)clamp((long)32 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][amp_thread_1] = (*s)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][amp_thread_1] += (*s)[amp_thread_0][(long)amp_thread_1 + 32];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 21 "tests/emit/coarse.ampc"
            {
                const int amp_to_3 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] = (*s_tree)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 16];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 21 "tests/emit/coarse.ampc"
            {
                const int amp_to_4 = (int)clamp((long)8 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 40];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 21 "tests/emit/coarse.ampc"
            {
                const int amp_to_5 = (int)clamp((long)4 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_5; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 52];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 21 "tests/emit/coarse.ampc"
            {
                const int amp_to_6 = (int)clamp((long)2 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 58];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 21 "tests/emit/coarse.ampc"
            {
                const int amp_to_7 = (int)clamp((long)1 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_7; amp_thread_1++) {
#line 21 "tests/emit/coarse.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] = (*s_tree)[amp_thread_0][60]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] += (*s_tree)[amp_thread_0][61];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 24 "tests/emit/coarse.ampc"
        {
            const int amp_from_8 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)64);
            const int amp_to_8 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_8; amp_thread_1 < amp_to_8; amp_thread_1++) {
#line 25 "tests/emit/coarse.ampc"
                sums.data[amp_thread_0 + amp_tile] = (*s_tree)[amp_thread_0][62];
            }
        }
    }
}

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    int n;
    int tiles;
    amp_shape_1 from;
    amp_shape_1 found;
} amp_block_of_count_kernel_1;
typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 32 "tests/emit/coarse.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void count_kernel_1(
    __global const int *AMP_RESTRICT amp_data_from,
    __global int *amp_data_found,
    const amp_block_of_count_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const int tiles = amp_block.tiles;
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};
    const view_int_1 found = {AMP_DATA(__global int *, amp_data_found, AMP_SHAPE(3, found)), AMP_SHAPE(3, found).extent0};
    __local int bins[16] __attribute__((aligned(16)));
    __local int most;
#line 33 "tests/emit/coarse.ampc"
    {


        if ((int)get_local_id(0) < 16)
            bins[(int)get_local_id(0)] = 0;
        if ((int)get_local_id(0) == 0)
            most = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = (int)get_group_id(0) * 64 + (int)get_local_id(0); i < n; i += tiles * 64) {

            atomic_inc(&bins[from.data[i] % 16]);
            atomic_max(&most, from.data[i]);
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if ((int)get_local_id(0) < 16)
            atomic_add(&found.data[(int)get_local_id(0)], bins[(int)get_local_id(0)]);
        if ((int)get_local_id(0) == 0)
            atomic_max(&found.data[16], most);
    }
}

static int amp_inc_int_alone(__local int *p)
{
    int old = *p, value = 1;
    *p = (int)((uint)old + (uint)value);
    return old;
}

static int amp_max_int_alone(__local int *p, int value)
{
    int old = *p;
    *p = (int)(max(old, value));
    return old;
}

static int amp_look_max_int_global(volatile __global int *p, int value)
{
#ifndef __SPIR__
    int old = *p;
    if (old >= value)
        return old;
#endif
    return atomic_max(p, value);
}

#line 32 "tests/emit/coarse.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_from,
    __global int *AMP_RESTRICT amp_data_found,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1152)
    const int n = amp_block.n;
    const int tiles = amp_block.tiles;
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};
    const view_int_1 found = {AMP_DATA(__global int *, amp_data_found, AMP_SHAPE(3, found)), AMP_SHAPE(3, found).extent0};
    __local int (*const bins)[16][16] = (__local int (*)[16][16])(amp_memory + 0);
    __local int (*const most)[16] = (__local int (*)[16])(amp_memory + 1024);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 36 "tests/emit/coarse.ampc"
        {
            const int amp_to_1 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
#line 37 "tests/emit/coarse.ampc"
                (*bins)[amp_thread_0][amp_thread_1] = 0;
            }
        }
#line 38 "tests/emit/coarse.ampc"
        {
            const int amp_from_2 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)64);
            const int amp_to_2 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {
#line 39 "tests/emit/coarse.ampc"
                (*most)[amp_thread_0] = 0;
            }
        }
    }
#line 41 "tests/emit/coarse.ampc"
    for (int first = amp_tile * 64; first < n; first += tiles * 64) {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            int row = amp_thread_0 * 64 + first;
#line 41 "tests/emit/coarse.ampc"
            {
                const int amp_to_3 = (int)clamp((long)n - (int)(amp_thread_1 + row), (long)0, (long)64);
                {
                    int amp_tally_1 = INT_MIN;
                    #pragma clang loop unroll_count(8)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {
                        int i = amp_thread_1 + row;
#line 43 "tests/emit/coarse.ampc"
                        amp_inc_int_alone(&(*bins)[amp_thread_0][from.data[i] % 16]);
                        (amp_tally_1 = max(amp_tally_1, (int)(from.data[i])));
                    }
                    if (amp_tally_1 != INT_MIN)
                        amp_max_int_alone(&(*most)[amp_thread_0], amp_tally_1);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        uint total[64];
        for (int amp_strip = 0; amp_strip < 64; amp_strip += 64) {
#line 47 "tests/emit/coarse.ampc"
            if (amp_thread_0 == 0) {  {
                    const int amp_to_4 = (int)clamp((long)16 - amp_thread_1, (long)amp_strip, (long)amp_strip + 64);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 48 "tests/emit/coarse.ampc"
                        total[amp_thread_1] = 0;
                    }
#line 48 "tests/emit/coarse.ampc"
                    for (int tile = 0; tile < amp_tiles; tile++) {
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 48 "tests/emit/coarse.ampc"
                            total[amp_thread_1] += (*bins)[tile][amp_thread_1];
                        }
                    }
                    #pragma clang loop unroll_count(8)
                    for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 48 "tests/emit/coarse.ampc"
                        atomic_add(&found.data[amp_thread_1], (int)total[amp_thread_1]);
                    }
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 49 "tests/emit/coarse.ampc"
        {
            const int amp_from_5 = (int)clamp((long)0 - amp_thread_1, (long)0, (long)64);
            const int amp_to_5 = (int)clamp((long)0 - amp_thread_1 + 1, (long)0, (long)64);
            #pragma clang loop unroll_count(8)
            for (int amp_thread_1 = amp_from_5; amp_thread_1 < amp_to_5; amp_thread_1++) {
#line 50 "tests/emit/coarse.ampc"
                amp_look_max_int_global(&found.data[16], (*most)[amp_thread_0]);
            }
        }
    }
}

typedef struct amp_block_of_spread_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_1 from;
    amp_shape_1 rounds;
    amp_shape_1 to;
} amp_block_of_spread_kernel_1;
typedef char amp_size_of_spread_kernel_1[sizeof(amp_block_of_spread_kernel_1) == 72 ? 1 : -1];


#line 57 "tests/emit/coarse.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void spread_kernel_1(
    __global const int *AMP_RESTRICT amp_data_from,
    __global const int *AMP_RESTRICT amp_data_rounds,
    __global int *amp_data_to,
    const amp_block_of_spread_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_int_1 rounds = {AMP_DATA(__global int *, amp_data_rounds, AMP_SHAPE(2, rounds)), AMP_SHAPE(2, rounds).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};
    __local int s[64] __attribute__((aligned(16)));
#line 58 "tests/emit/coarse.ampc"
    {

        int me = (int)get_local_id(0); int sum = 0;
        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < n; i += 256 * 64)
            sum += from.data[i];
        for (int i = 0; i < rounds.data[(int)get_group_id(0)]; i++) {
            s[me] = sum;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            sum += s[64 - 1 - me];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = sum;
    }
}

#line 57 "tests/emit/coarse.ampc"
AMP_FUNCTION void spread_kernel_1_tile(
    __global const int *amp_data_from,
    __global const int *amp_data_rounds,
    __global int *amp_data_to,
    const amp_block_of_spread_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const int n = amp_block.n;
    const view_int_1 from = {AMP_DATA(__global int *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_int_1 rounds = {AMP_DATA(__global int *, amp_data_rounds, AMP_SHAPE(2, rounds)), AMP_SHAPE(2, rounds).extent0};
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int sum[64];
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
#line 60 "tests/emit/coarse.ampc"
        sum[amp_thread_0] = 0;
    }  {
        int amp_first_i_2 = ((int)amp_place.item[0] * 64 + amp_thread_0);
        for (; (long)n - amp_first_i_2 >= 64; amp_first_i_2 += 256 * 64) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
                int i_2 = amp_first_i_2 + amp_thread_0;
#line 62 "tests/emit/coarse.ampc"
                sum[amp_thread_0] += from.data[i_2];
            }
        }
        for (; amp_first_i_2 < n; amp_first_i_2 += 256 * 64) {
            const int amp_to_1 = (int)clamp((long)n - amp_first_i_2, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
                int i_2 = amp_first_i_2 + amp_thread_0;
#line 62 "tests/emit/coarse.ampc"
                sum[amp_thread_0] += from.data[i_2];
            }
        }
    }
#line 63 "tests/emit/coarse.ampc"
    {
        int i_3 = 0;
        for (; i_3 < rounds.data[(int)amp_place.item[0]];) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
                int me = amp_thread_0;
#line 64 "tests/emit/coarse.ampc"
                (*s)[me] = sum[amp_thread_0];
            }
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
                int me = amp_thread_0;
#line 66 "tests/emit/coarse.ampc"
                sum[amp_thread_0] += (*s)[64 - 1 - me];
            }
#line 63 "tests/emit/coarse.ampc"
            i_3++;
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {

        to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = sum[amp_thread_0];
    }
}

AMP_KERNEL void spread_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_from,
    __global const int *AMP_RESTRICT amp_data_rounds,
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_spread_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        spread_kernel_1_tile(amp_data_from, amp_data_rounds, amp_data_to, amp_block, amp_at, amp_memory);
}
