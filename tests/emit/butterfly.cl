typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_merge_kernel_1 {
    int amp_domain[4];
    amp_shape_1 keys;
    int run;
} amp_block_of_merge_kernel_1;
typedef char amp_size_of_merge_kernel_1[sizeof(amp_block_of_merge_kernel_1) == 40 ? 1 : -1];


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

typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 7 "tests/emit/butterfly.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void merge_kernel_1(
    __global int *amp_data_keys,
    const amp_block_of_merge_kernel_1 amp_block)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int run = amp_block.run;
    __local int s[128] __attribute__((aligned(16)));
#line 8 "tests/emit/butterfly.ampc"
    {

        int me = (int)get_local_id(0); int first = (int)get_group_id(0) * 128;
        s[me] = keys.data[first + me];
        s[me + 64] = keys.data[first + me + 64];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int distance_ = 64; distance_ > 0; distance_ /= 2) {
            int low = 2 * me - (me & (distance_ - 1));
            uchar up = (((first + low) & run) == 0);
            int a = s[low]; int b = s[low + distance_];
            if ((a > b) == up) {
                s[low] = b;
                s[low + distance_] = a;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        keys.data[first + me] = s[me];
        keys.data[first + me + 64] = s[me + 64];
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

#ifdef AMP_OVERLAP
#define AMP_RESTRICT
#else
#define AMP_RESTRICT restrict
#endif

#line 7 "tests/emit/butterfly.ampc"
AMP_FUNCTION void merge_kernel_1_tile(
    __global int *amp_data_keys,
    const amp_block_of_merge_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int run = amp_block.run;
    __local int (*const s)[128] = (__local int (*)[128])(amp_memory + 0);
    const int amp_thread_0 = 0;
    int first = (int)amp_place.item[0] * 128;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 10 "tests/emit/butterfly.ampc"
        
        (*s)[me] = keys.data[(long)first + me];
        (*s)[(long)me + 64] = keys.data[(long)first + me + 64];
    }
    for (int distance_ = 64; distance_ > 0; distance_ /= 2) {
        {
            if (distance_ == 1) {
                const int distance_ = 1;
                const int amp_thread_0 = 0;
                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 64; amp_group++) {
                    {
                        const int amp_thread_0 = amp_group;
                        int me = amp_thread_0;
                        int low = amp_first_low + 2 * amp_group;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                }
            } else if (distance_ == 2) {
                const int distance_ = 2;
                const int amp_thread_0 = 0;
                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 32; amp_group++) {
                    {
                        const int amp_thread_0 = 2 * amp_group;
                        int me = amp_thread_0;
                        int low = amp_first_low + 4 * amp_group;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                    {
                        const int amp_thread_0 = 2 * amp_group + 1;
                        int me = amp_thread_0;
                        int low = amp_first_low + 4 * amp_group + 1;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                }
            } else if (distance_ == 4) {
                const int distance_ = 4;
                const int amp_thread_0 = 0;
                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));
                #pragma clang loop vectorize(assume_safety)
                for (int amp_group = 0; amp_group < 16; amp_group++) {
                    {
                        const int amp_thread_0 = 4 * amp_group;
                        int me = amp_thread_0;
                        int low = amp_first_low + 8 * amp_group;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 1;
                        int me = amp_thread_0;
                        int low = amp_first_low + 8 * amp_group + 1;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 2;
                        int me = amp_thread_0;
                        int low = amp_first_low + 8 * amp_group + 2;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                    {
                        const int amp_thread_0 = 4 * amp_group + 3;
                        int me = amp_thread_0;
                        int low = amp_first_low + 8 * amp_group + 3;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                }
            } else if (distance_ == 8) {
                const int distance_ = 8;
                const int amp_thread_0 = 0;
                const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));
                for (int amp_group = 0; amp_group < 8; amp_group++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(1) unroll(disable)
                    for (int amp_lane = 0; amp_lane < 8; amp_lane++) {
                        const int amp_thread_0 = 8 * amp_group + amp_lane;
                        int me = amp_thread_0;
                        int low = amp_first_low + 16 * amp_group + amp_lane;
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                }
            } else if (distance_ >= 16 && (distance_ & (distance_ - 1)) == 0) {
                for (int amp_lanes = 0; amp_lanes < 64; amp_lanes += 16) {
                    const int amp_thread_0 = amp_lanes;
                    const int amp_first_low = 2 * (int)(amp_thread_0) - ((int)(amp_thread_0) & (distance_ - 1));
                    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                    for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                        int me = amp_thread_0;
                        int low = amp_first_low + (amp_thread_0 - amp_lanes);
                        uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                        
                        
                        int a = (*s)[low]; int b = (*s)[(long)low + distance_];
                        {
                            int at = (*s)[low];
                            int at_2 = (*s)[(long)low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                            int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                    now = is_so ? b : now;
                                    now_2 = is_so ? a : now_2;
                                } }
#line 19 "tests/emit/butterfly.ampc"
                            (*s)[low] = now;
                            (*s)[(long)low + distance_] = now_2;
                        }
                    }
                }
            } else {
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
                    int me = amp_thread_0;
                    int low = 2 * me - (me & (distance_ - 1));
                    uchar up = (((first + low) & run) == 0);
#line 15 "tests/emit/butterfly.ampc"
                    
                    
                    int a = (*s)[low]; int b = (*s)[low + distance_];
                    {
                        int at = (*s)[low];
                        int at_2 = (*s)[low + distance_];
#line 18 "tests/emit/butterfly.ampc"
                        int now = at; int now_2 = at_2; { int is_so = (a > b) == up ? 1 : 0; {
                                now = is_so ? b : now;
                                now_2 = is_so ? a : now_2;
                            } }
#line 19 "tests/emit/butterfly.ampc"
                        (*s)[low] = now;
                        (*s)[low + distance_] = now_2;
                    }
                }
            }
        }
    }
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 24 "tests/emit/butterfly.ampc"
        keys.data[(long)first + me] = (*s)[me];
        keys.data[(long)first + me + 64] = (*s)[(long)me + 64];
    }
}

AMP_KERNEL void merge_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_keys,
    const amp_block_of_merge_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(512)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        merge_kernel_1_tile(amp_data_keys, amp_block, amp_at, amp_memory);
}

#line 7 "tests/emit/butterfly.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void merge_kernel_1_several(
    __global int *amp_data_keys,
    const amp_block_of_merge_kernel_1 amp_block)
{
    const view_int_1 keys = {AMP_DATA(__global int *, amp_data_keys, AMP_SHAPE(0, keys)), AMP_SHAPE(0, keys).extent0};
    const int run = amp_block.run;
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local int s[4][128] __attribute__((aligned(16)));
#line 8 "tests/emit/butterfly.ampc"
    {

        int me = (int)get_local_id(0); int first[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 10 "tests/emit/butterfly.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; first[amp_n] = at * 128;
            s[amp_n][me] = keys.data[first[amp_n] + me];
            s[amp_n][me + 64] = keys.data[first[amp_n] + me + 64];
#line 10 "tests/emit/butterfly.ampc"
        }


        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int distance_ = 64; distance_ > 0; distance_ /= 2) {
            int low = 2 * me - (me & (distance_ - 1));
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 16 "tests/emit/butterfly.ampc"
                uchar up = (((first[amp_n] + low) & run) == 0);
                int a = s[amp_n][low]; int b = s[amp_n][low + distance_];
                if ((a > b) == up) {
                    s[amp_n][low] = b;
                    s[amp_n][low + distance_] = a;
                }
#line 16 "tests/emit/butterfly.ampc"
            }
#line 22 "tests/emit/butterfly.ampc"
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 24 "tests/emit/butterfly.ampc"
            keys.data[first[amp_n] + me] = s[amp_n][me];
            keys.data[first[amp_n] + me + 64] = s[amp_n][me + 64];
#line 24 "tests/emit/butterfly.ampc"
        }

    }
}
