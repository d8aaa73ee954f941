typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_add_up_kernel_1 {
    int amp_domain[4];
    int count;
    int stride;
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_add_up_kernel_1;
typedef char amp_size_of_add_up_kernel_1[sizeof(amp_block_of_add_up_kernel_1) == 56 ? 1 : -1];


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

#line 11 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void add_up_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_add_up_kernel_1 amp_block)
{
    const int count = amp_block.count;
    const int stride = amp_block.stride;
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};
    __local float s[64] __attribute__((aligned(16)));
#line 12 "tests/emit/serial_spans.ampc"
    {

        int me = (int)get_local_id(0);
        float part = 0;
        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < count; i += stride)
            part += from.data[i];
        s[me] = part;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int half_ = 64 / 2; half_ > 0; half_ /= 2) {
            if (me < half_)
                s[me] += s[me + half_];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me == 0)
            to.data[(int)get_group_id(0)] = s[0];
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

#line 11 "tests/emit/serial_spans.ampc"
AMP_KERNEL void add_up_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_add_up_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(8192)
    const int count = amp_block.count;
    const int stride = amp_block.stride;
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), AMP_SHAPE(2, from).extent0};
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), AMP_SHAPE(3, to).extent0};
    __local float (*const s_tree)[16][64] = (__local float (*)[16][64])(amp_memory + 0);
    __local float (*const s)[16][64] = (__local float (*)[16][64])(amp_memory + 4096);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float part_2[16][64];
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 14 "tests/emit/serial_spans.ampc"
            
            part_2[amp_thread_0][amp_thread_1] = 0;
        }
    }
#line 16 "tests/emit/serial_spans.ampc"
    {
        int whole = stride > 0 && (amp_tile * 64 >= 0 && (long)count - amp_tile * 64 >= amp_tiles * 64) ? (int)((((long)count - amp_tile * 64 - amp_tiles * 64) / stride + 1) / 8 * 8) : 0;
#line 16 "tests/emit/serial_spans.ampc"
        for (int trip = 0; trip < whole; trip += 8) {
            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
                int row = amp_thread_0 * 64 + amp_tile * 64;
                #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
                for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
#line 16 "tests/emit/serial_spans.ampc"
                    #pragma unroll
                    for (int turn = 0; turn < 8; turn += 1) {
#line 16 "tests/emit/serial_spans.ampc"
                        int i_2 = row + (trip + turn) * stride + amp_thread_1;
                        part_2[amp_thread_0][amp_thread_1] += from.data[i_2]; }
                }
            }
        }
#line 16 "tests/emit/serial_spans.ampc"
        for (int first = amp_tile * 64 + whole * stride; first < count; first += stride) {
            for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
                int row_2 = amp_thread_0 * 64 + first;
#line 16 "tests/emit/serial_spans.ampc"
                {
                    const int amp_to_1 = (int)clamp((long)count - (int)(amp_thread_1 + row_2), (long)0, (long)64);
                    #pragma clang loop vectorize(assume_safety)
                    for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                        int i_2_2 = amp_thread_1 + row_2;
#line 17 "tests/emit/serial_spans.ampc"
                        part_2[amp_thread_0][amp_thread_1] += from.data[i_2_2];
                    }
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 64; amp_thread_1++) {
            int me_2 = amp_thread_1;
#line 18 "tests/emit/serial_spans.ampc"
            (*s)[amp_thread_0][me_2] = part_2[amp_thread_0][amp_thread_1];
        }
    }  {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            {
                const int amp_to_2 = (int)clamp((long)32 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][amp_thread_1] = (*s)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][amp_thread_1] += (*s)[amp_thread_0][(long)amp_thread_1 + 32];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 22 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_3 = (int)clamp((long)16 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] = (*s_tree)[amp_thread_0][amp_thread_1]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 16];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 22 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_4 = (int)clamp((long)8 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_4; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 32]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 40];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 22 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_5 = (int)clamp((long)4 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_5; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 48]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 52];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 22 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_6 = (int)clamp((long)2 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_6; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] = (*s_tree)[amp_thread_0][(long)amp_thread_1 + 56]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 60] += (*s_tree)[amp_thread_0][(long)amp_thread_1 + 58];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 22 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_7 = (int)clamp((long)1 - amp_thread_1, (long)0, (long)64);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_7; amp_thread_1++) {
#line 22 "tests/emit/serial_spans.ampc"
                    (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] = (*s_tree)[amp_thread_0][60]; (*s_tree)[amp_thread_0][(long)amp_thread_1 + 62] += (*s_tree)[amp_thread_0][61];
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 25 "tests/emit/serial_spans.ampc"
        {
            const int amp_from_8 = (int)clamp((long)0 - (int)(amp_thread_1), (long)0, (long)64);
            const int amp_to_8 = (int)clamp((long)0 - (int)(amp_thread_1) + 1, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = amp_from_8; amp_thread_1 < amp_to_8; amp_thread_1++) {
#line 26 "tests/emit/serial_spans.ampc"
                to.data[amp_thread_0 + amp_tile] = (*s_tree)[amp_thread_0][62];
            }
        }
    }
}

typedef struct amp_block_of_count_kernel_1 {
    int amp_domain[4];
    int length_;
    amp_shape_1 from;
    amp_shape_1 to;
} amp_block_of_count_kernel_1;
typedef char amp_size_of_count_kernel_1[sizeof(amp_block_of_count_kernel_1) == 56 ? 1 : -1];


typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

typedef struct view_uint_1 {
    __global uint *data;
    int extent0;
} view_uint_1;

#line 33 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void count_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global uint *amp_data_to,
    const amp_block_of_count_kernel_1 amp_block)
{
    const int length_ = amp_block.length_;
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_uint_1 to = {AMP_DATA(__global uint *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local uint counts[256] __attribute__((aligned(16)));
#line 34 "tests/emit/serial_spans.ampc"
    {

        for (int i = (int)get_local_id(0); i < 256; i += 64)
            counts[i] = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = ((int)get_group_id(0) * 64 + (int)get_local_id(0)); i < length_; i += 16 * 64)
            atomic_inc(&counts[from.data[i]]);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = (int)get_local_id(0); i < 256; i += 64)
            atomic_add(&to.data[i], counts[i]);
    }
}

static uint amp_inc_uint_alone(__local uint *p)
{
    uint old = *p, value = 1;
    *p = (uint)((uint)old + (uint)value);
    return old;
}

#line 33 "tests/emit/serial_spans.ampc"
AMP_KERNEL void count_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_from,
    __global uint *AMP_RESTRICT amp_data_to,
    const amp_block_of_count_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const int length_ = amp_block.length_;
    const view_uchar_1 from = {AMP_DATA(__global uchar *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const view_uint_1 to = {AMP_DATA(__global uint *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};
    __local uint (*const counts)[256] = (__local uint (*)[256])(amp_memory + 0);
    const int amp_tile = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0]) / amp_place.items[0]);
    const int amp_past = (int)((long)(amp_block.amp_domain[0] / 64) * (amp_place.item[0] + 1) / amp_place.items[0]);
    const int amp_tiles = amp_past - amp_tile;
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 36 "tests/emit/serial_spans.ampc"
        for (int amp_first_i_2 = amp_thread_1; amp_first_i_2 < 256; amp_first_i_2 += 64) {
            const int amp_to_1 = (int)clamp((long)256 - amp_first_i_2, (long)0, (long)64);
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_1 = 0; amp_thread_1 < amp_to_1; amp_thread_1++) {
                int i_2 = amp_first_i_2 + amp_thread_1;
#line 37 "tests/emit/serial_spans.ampc"
                (*counts)[i_2] = 0;
            }
        }
    }
#line 39 "tests/emit/serial_spans.ampc"
    for (int first = amp_tile * 64; first < length_; first += 16 * 64) {
        for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
            int row = amp_thread_0 * 64 + first;
#line 39 "tests/emit/serial_spans.ampc"
            {
                const int amp_to_2 = (int)clamp((long)length_ - (int)(amp_thread_1 + row), (long)0, (long)64);
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int i_3 = amp_thread_1 + row;
#line 40 "tests/emit/serial_spans.ampc"
                    amp_inc_uint_alone(&(*counts)[from.data[i_3]]);
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < amp_tiles; amp_thread_0++) {
#line 42 "tests/emit/serial_spans.ampc"
        if (amp_thread_0 == 0) { for (int amp_first_i_4 = amp_thread_1; amp_first_i_4 < 256; amp_first_i_4 += 64) {
                const int amp_to_3 = (int)clamp((long)256 - amp_first_i_4, (long)0, (long)64);
                #pragma clang loop unroll_count(8)
                for (int amp_thread_1 = 0; amp_thread_1 < amp_to_3; amp_thread_1++) {
                    int i_4 = amp_first_i_4 + amp_thread_1;
#line 43 "tests/emit/serial_spans.ampc"
                    atomic_add(&to.data[i_4], (*counts)[i_4]);
                }
            }
        }
    }
}

typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_relax_kernel_1 {
    int amp_domain[4];
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_relax_kernel_1;
typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 64 ? 1 : -1];


typedef struct view_float_2 {
    __global float *data;
    amp_offset stride0;
    int extent0, extent1;
} view_float_2;

#line 49 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float s[17][17];
#line 50 "tests/emit/serial_spans.ampc"
    {

        int row = (int)get_local_id(1) + 1; int column = (int)get_local_id(0) + 1;
        s[row][column] = from.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))];
        if (row == 1)
            s[0][column] = 0;
        if (column == 1 && row > 2)
            s[row][0] = 1;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum = s[row][column];
        if (column == 16)
            sum += s[row][column - 1];
        to.data[((int)get_group_id(1) * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum - s[row - 1][column];
    }
}

#line 49 "tests/emit/serial_spans.ampc"
AMP_FUNCTION void relax_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
    __local float (*const s)[17][17] = (__local float (*)[17][17])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    const long amp_zero = amp_block.amp_domain[3];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int row = amp_thread_0 + 1;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int column = amp_thread_1 + 1;
#line 52 "tests/emit/serial_spans.ampc"
            
            (*s)[row][column] = from.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * from.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)];
        } if (row == 1) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int column = amp_thread_1 + 1;
#line 55 "tests/emit/serial_spans.ampc"
                (*s)[0][column] = 0;
            }
        }
#line 56 "tests/emit/serial_spans.ampc"
        {
            const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);
            const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
#line 56 "tests/emit/serial_spans.ampc"
            if (row > 2) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {
#line 57 "tests/emit/serial_spans.ampc"
                    (*s)[row][0] = 1;
                }
            }
        }
    }
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int row = amp_thread_0 + 1;
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int column = amp_thread_1 + 1;
#line 59 "tests/emit/serial_spans.ampc"
            float sum = (*s)[row][amp_zero + (long)column];
            if (column == 16)
                sum += (*s)[row][amp_zero + (long)column - 1];
            to.data[(long)((int)amp_place.item[1] * 16 + amp_thread_0) * to.stride0 + ((int)amp_place.item[0] * 16 + amp_thread_1)] = sum - (*s)[row - 1][amp_zero + (long)column];
        }
    }
}

AMP_KERNEL void relax_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1280)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        relax_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#line 49 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void relax_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_relax_kernel_1 amp_block)
{
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), (amp_offset)AMP_SHAPE(1, to).stride0, AMP_SHAPE(1, to).extent0, AMP_SHAPE(1, to).extent1};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][17][17] __attribute__((aligned(16)));
#line 50 "tests/emit/serial_spans.ampc"
    {

        int row = (int)get_local_id(1) + 1; int column = (int)get_local_id(0) + 1;
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 53 "tests/emit/serial_spans.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; s[amp_n][row][column] = from.data[(at * 16 + (int)get_local_id(1)) * from.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))]; }
        if (row == 1) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 55 "tests/emit/serial_spans.ampc"
                s[amp_n][0][column] = 0; } }
        if (column == 1 && row > 2) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 57 "tests/emit/serial_spans.ampc"
                s[amp_n][row][0] = 1; } }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        float sum[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 59 "tests/emit/serial_spans.ampc"
            sum[amp_n] = s[amp_n][row][column]; }
        if (column == 16) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 61 "tests/emit/serial_spans.ampc"
                sum[amp_n] += s[amp_n][row][column - 1]; } }
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 62 "tests/emit/serial_spans.ampc"
            int at_2 = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; to.data[(at_2 * 16 + (int)get_local_id(1)) * to.stride0 + ((int)get_group_id(0) * 16 + (int)get_local_id(0))] = sum[amp_n] - s[amp_n][row - 1][column]; }
    }
}

typedef struct amp_block_of_scan_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    int bound;
} amp_block_of_scan_kernel_1;
typedef char amp_size_of_scan_kernel_1[sizeof(amp_block_of_scan_kernel_1) == 40 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 68 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void scan_kernel_1(
    __global int *amp_data_to,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const int bound = amp_block.bound;
    __local int s[64] __attribute__((aligned(16)));
#line 69 "tests/emit/serial_spans.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int distance_ = 1; distance_ < 64; distance_ *= 2) {
            int other = me >= distance_ ? s[me - distance_] : 0;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            s[me] += other;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me < bound)
            to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = s[me]; else

            to.data[((int)get_group_id(0) * 64 + (int)get_local_id(0))] = -1;
    }
}

typedef uint16 amp_uint16 __attribute__((aligned(sizeof(uint))));

static uint amp_prefix_uint(__local uint *to, const __local uint *from, int count)
{
    uint16 y1 = 0, y2 = 0, y4 = 0, y8 = 0, sum = 0;
    int i = 0;
    for (; i + 16 <= count; i += 16) {
        const uint16 x1 = *(const __local amp_uint16 *)(from + i);
        const uint16 x2 = x1 + (uint16)(y1.sf, x1.s0, x1.s1, x1.s2, x1.s3, x1.s4, x1.s5, x1.s6, x1.s7, x1.s8, x1.s9, x1.sa, x1.sb, x1.sc, x1.sd, x1.se);
        const uint16 x4 = x2 + (uint16)(y2.se, y2.sf, x2.s0, x2.s1, x2.s2, x2.s3, x2.s4, x2.s5, x2.s6, x2.s7, x2.s8, x2.s9, x2.sa, x2.sb, x2.sc, x2.sd);
        const uint16 x8 = x4 + (uint16)(y4.sc, y4.sd, y4.se, y4.sf, x4.s0, x4.s1, x4.s2, x4.s3, x4.s4, x4.s5, x4.s6, x4.s7, x4.s8, x4.s9, x4.sa, x4.sb);
        sum += x8 + (uint16)(y8.s8, y8.s9, y8.sa, y8.sb, y8.sc, y8.sd, y8.se, y8.sf, x8.s0, x8.s1, x8.s2, x8.s3, x8.s4, x8.s5, x8.s6, x8.s7);
        *(__local amp_uint16 *)(to + i) = sum;
        y1 = x1, y2 = x2, y4 = x4, y8 = x8;
    }
    for (; i < count; i++) {
        const uint x = from[i];
        sum.sf += x;
        to[i] = sum.sf;
    }
    return sum.sf;
}

#line 68 "tests/emit/serial_spans.ampc"
AMP_FUNCTION void scan_kernel_1_tile(
    __global int *amp_data_to,
    const amp_block_of_scan_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const int bound = amp_block.bound;
    __local int (*const s)[64] = (__local int (*)[64])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 64; amp_thread_0++) {
        int me = amp_thread_0;
#line 71 "tests/emit/serial_spans.ampc"
        
        (*s)[me] = to.data[((int)amp_place.item[0] * 64 + amp_thread_0)];
    }
    amp_prefix_uint((__local uint *)(*s), (__local uint *)(*s), 64);
#line 80 "tests/emit/serial_spans.ampc"
    {
        const int amp_to_1 = (int)clamp((long)bound - (int)(amp_thread_0), (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = 0; amp_thread_0 < amp_to_1; amp_thread_0++) {
            int me = amp_thread_0;
#line 81 "tests/emit/serial_spans.ampc"
            to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = (*s)[me];
        }
    }
#line 80 "tests/emit/serial_spans.ampc"
    {
        const int amp_from_2 = (int)clamp((long)bound - (int)(amp_thread_0), (long)0, (long)64);
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_from_2; amp_thread_0 < 64; amp_thread_0++) { to.data[((int)amp_place.item[0] * 64 + amp_thread_0)] = -1;
        }
    }
}

AMP_KERNEL void scan_kernel_1_serial(
    __global int *AMP_RESTRICT amp_data_to,
    const amp_block_of_scan_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(256)
    const long amp_tiles = amp_block.amp_domain[0] / 64;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        scan_kernel_1_tile(amp_data_to, amp_block, amp_at, amp_memory);
}

#line 68 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(64, 1, 1)))
void scan_kernel_1_several(
    __global int *amp_data_to,
    const amp_block_of_scan_kernel_1 amp_block)
{
    const view_int_1 to = {AMP_DATA(__global int *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const int bound = amp_block.bound;
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 64 - 1;
#endif
    __local int s[4][64] __attribute__((aligned(16)));
#line 69 "tests/emit/serial_spans.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 72 "tests/emit/serial_spans.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = to.data[at * 64 + (int)get_local_id(0)]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int distance_ = 1; distance_ < 64; distance_ *= 2) {
            int other[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 75 "tests/emit/serial_spans.ampc"
                other[amp_n] = me >= distance_ ? s[amp_n][me - distance_] : 0; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 77 "tests/emit/serial_spans.ampc"
                s[amp_n][me] += other[amp_n]; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (me < bound) {
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 81 "tests/emit/serial_spans.ampc"
                int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_2 * 64 + (int)get_local_id(0)] = s[amp_n][me]; } } else {

            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 83 "tests/emit/serial_spans.ampc"
                int at_3 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; to.data[at_3 * 64 + (int)get_local_id(0)] = -1; } }
    }
}

typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;

typedef struct amp_block_of_march_kernel_1 {
    int amp_domain[4];
    amp_shape_3 from;
    int depth;
    amp_shape_3 to;
} amp_block_of_march_kernel_1;
typedef char amp_size_of_march_kernel_1[sizeof(amp_block_of_march_kernel_1) == 104 ? 1 : -1];


typedef struct view_float_3 {
    __global float *data;
    amp_offset stride0, stride1;
    int extent0, extent1, extent2;
} view_float_3;

#line 91 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void march_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_march_kernel_1 amp_block)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const int depth = amp_block.depth;
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};
    __local float s[16][18] __attribute__((aligned(16)));
#line 92 "tests/emit/serial_spans.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0) + 1;
        int y = ((int)get_group_id(1) * 16 + (int)get_local_id(1)); int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)) + 1;
        float here = from.data[y * from.stride1 + x];
        for (int z = 0; z < depth; z++) {
            float above = from.data[(z + 1) * from.stride0 + y * from.stride1 + x];
            s[row][column] = here;
            if (column == 1)
                s[row][0] = from.data[z * from.stride0 + y * from.stride1 + (x - 1)];
            if (column == 16)
                s[row][16 + 1] = from.data[z * from.stride0 + y * from.stride1 + (x + 1)];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            to.data[z * to.stride0 + y * to.stride1 + x] = s[row][column - 1] + s[row][column + 1] + above;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            here = above;
        }
    }
}

#ifndef AMP_OVERLAP
#line 91 "tests/emit/serial_spans.ampc"
AMP_FUNCTION void march_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_march_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const int depth = amp_block.depth;
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};
    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float above[16][16];
#line 97 "tests/emit/serial_spans.ampc"
    for (int z = 0; z < depth; z++) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
                int column = amp_thread_1 + 1;
#line 98 "tests/emit/serial_spans.ampc"
                above[amp_thread_0][amp_thread_1] = from.data[((long)z + 1) * from.stride0 + (long)y * from.stride1 + x];
                (*s)[row][column] = from.data[((long)z - 1 + 1) * from.stride0 + (long)y * from.stride1 + x];
            }  {
                const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);
                const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
#line 101 "tests/emit/serial_spans.ampc"
                    (*s)[row][0] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x - 1)];
                }
            }
#line 102 "tests/emit/serial_spans.ampc"
            {
                const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);
                const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
#line 103 "tests/emit/serial_spans.ampc"
                    (*s)[row][16 + 1] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x + 1)];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
                int column = amp_thread_1 + 1;
#line 105 "tests/emit/serial_spans.ampc"
                to.data[(long)z * to.stride0 + (long)y * to.stride1 + x] = (*s)[row][(long)column - 1] + (*s)[row][(long)column + 1] + above[amp_thread_0][amp_thread_1];
            }
        }
    }
}

AMP_KERNEL void march_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_march_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1152)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        march_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#else
#line 91 "tests/emit/serial_spans.ampc"
AMP_FUNCTION void march_kernel_1_tile(
    __global const float *amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_march_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const int depth = amp_block.depth;
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};
    __local float (*const s)[16][18] = (__local float (*)[16][18])(amp_memory + 0);
    const int amp_thread_0 = 0, amp_thread_1 = 0;
    float here[16][16];
    float above[16][16];
    for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
        int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
        #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
        for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
            int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
#line 94 "tests/emit/serial_spans.ampc"
            
            
            here[amp_thread_0][amp_thread_1] = from.data[(long)y * from.stride1 + x];
        }
    }
#line 97 "tests/emit/serial_spans.ampc"
    for (int z = 0; z < depth; z++) {
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
                int column = amp_thread_1 + 1;
#line 98 "tests/emit/serial_spans.ampc"
                above[amp_thread_0][amp_thread_1] = from.data[((long)z + 1) * from.stride0 + (long)y * from.stride1 + x];
                (*s)[row][column] = here[amp_thread_0][amp_thread_1];
            }  {
                const int amp_from_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1), (long)0, (long)16);
                const int amp_to_1 = (int)clamp((long)1 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_1; amp_thread_1 < amp_to_1; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
#line 101 "tests/emit/serial_spans.ampc"
                    (*s)[row][0] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x - 1)];
                }
            }
#line 102 "tests/emit/serial_spans.ampc"
            {
                const int amp_from_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1), (long)0, (long)16);
                const int amp_to_2 = (int)clamp((long)16 - (int)(amp_thread_1 + 1) + 1, (long)0, (long)16);
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_1 = amp_from_2; amp_thread_1 < amp_to_2; amp_thread_1++) {
                    int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
#line 103 "tests/emit/serial_spans.ampc"
                    (*s)[row][16 + 1] = from.data[(long)z * from.stride0 + (long)y * from.stride1 + ((long)x + 1)];
                }
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            int y = ((int)amp_place.item[1] * 16 + amp_thread_0);
            int row = amp_thread_0;
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
                int x = ((int)amp_place.item[0] * 16 + amp_thread_1) + 1;
                int column = amp_thread_1 + 1;
#line 105 "tests/emit/serial_spans.ampc"
                to.data[(long)z * to.stride0 + (long)y * to.stride1 + x] = (*s)[row][(long)column - 1] + (*s)[row][(long)column + 1] + above[amp_thread_0][amp_thread_1];
            }
        }
        for (int amp_thread_0 = 0; amp_thread_0 < 16; amp_thread_0++) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_1 = 0; amp_thread_1 < 16; amp_thread_1++) {
#line 107 "tests/emit/serial_spans.ampc"
                here[amp_thread_0][amp_thread_1] = above[amp_thread_0][amp_thread_1];
            }
        }
    }
}

AMP_KERNEL void march_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_march_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1152)
    const long amp_tiles = amp_block.amp_domain[1] / 16;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        march_kernel_1_tile(amp_data_from, amp_data_to, amp_block, amp_at, amp_memory);
}

#endif

#line 91 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(16, 16, 1)))
void march_kernel_1_several(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *amp_data_to,
    const amp_block_of_march_kernel_1 amp_block)
{
    const view_float_3 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), (amp_offset)AMP_SHAPE(0, from).stride0, (amp_offset)AMP_SHAPE(0, from).stride1, AMP_SHAPE(0, from).extent0, AMP_SHAPE(0, from).extent1, AMP_SHAPE(0, from).extent2};
    const int depth = amp_block.depth;
    const view_float_3 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, (amp_offset)AMP_SHAPE(2, to).stride1, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1, AMP_SHAPE(2, to).extent2};
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 16 - 1;
#endif
    __local float s[4][16][18] __attribute__((aligned(16)));
#line 92 "tests/emit/serial_spans.ampc"
    {

        int row = (int)get_local_id(1); int column = (int)get_local_id(0) + 1;
        int x = ((int)get_group_id(0) * 16 + (int)get_local_id(0)) + 1; int y[4]; float here[4]; 
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 95 "tests/emit/serial_spans.ampc"
            int at = (int)get_group_id(1) * 4 + amp_n < amp_last ? (int)get_group_id(1) * 4 + amp_n : amp_last; y[amp_n] = at * 16 + (int)get_local_id(1);
            here[amp_n] = from.data[y[amp_n] * from.stride1 + x];
#line 95 "tests/emit/serial_spans.ampc"
        }

        for (int z = 0; z < depth; z++) {
            float above[4]; 
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 98 "tests/emit/serial_spans.ampc"
                above[amp_n] = from.data[(z + 1) * from.stride0 + y[amp_n] * from.stride1 + x];
                s[amp_n][row][column] = here[amp_n];
#line 98 "tests/emit/serial_spans.ampc"
            }

            if (column == 1) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 101 "tests/emit/serial_spans.ampc"
                    s[amp_n][row][0] = from.data[z * from.stride0 + y[amp_n] * from.stride1 + (x - 1)]; } }
            if (column == 16) {
                #pragma unroll
                for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 103 "tests/emit/serial_spans.ampc"
                    s[amp_n][row][16 + 1] = from.data[z * from.stride0 + y[amp_n] * from.stride1 + (x + 1)]; } }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 105 "tests/emit/serial_spans.ampc"
                to.data[z * to.stride0 + y[amp_n] * to.stride1 + x] = s[amp_n][row][column - 1] + s[amp_n][row][column + 1] + above[amp_n]; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            #pragma unroll
            for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 107 "tests/emit/serial_spans.ampc"
                here[amp_n] = above[amp_n]; }
        }
    }
}

typedef struct amp_block_of_logarithms_kernel_1 {
    int amp_domain[4];
    amp_shape_1 to;
    amp_shape_1 from;
} amp_block_of_logarithms_kernel_1;
typedef char amp_size_of_logarithms_kernel_1[sizeof(amp_block_of_logarithms_kernel_1) == 48 ? 1 : -1];


static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 113 "tests/emit/serial_spans.ampc"
static float bits_of(float x)
{
    return log(x) + log10(x);
}

#line 120 "tests/emit/serial_spans.ampc"
__kernel
void logarithms_kernel_1(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_logarithms_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 120 "tests/emit/serial_spans.ampc"
    {
        to.data[i] = bits_of(from.data[i]) + native_log2(from.data[i]);
    }
}

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#ifdef __AVX512F__
#define AMP_WIDE_16 _Pragma("clang loop vectorize_width(16)")
#else
#define AMP_WIDE_16
#endif

__attribute__((always_inline)) static float amp_logf_float(float x)
{
    float scaled = x < 0x1p-126f ? x * 0x1p23f : x;
    uint bits = as_uint(scaled) - 0x3f3504f3u;
    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f ? 23 : 0));
    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;
    float s = f / (2.0f + f), z = s * s;
    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));
    float y = k * 0x1.62e4p-1f + (k * 1.42860682e-6f - (s * (f - r) - f));
    y = x == 0 ? -INFINITY : x < 0 ? NAN : y;
    return x < INFINITY ? y : x;
}

__attribute__((always_inline)) static float amp_log10f_float(float x)
{
    float scaled = x < 0x1p-126f ? x * 0x1p23f : x;
    uint bits = as_uint(scaled) - 0x3f3504f3u;
    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f ? 23 : 0));
    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;
    float s = f / (2.0f + f), z = s * s;
    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));
    float y = k * 0x1.344p-2f + (k * 4.60503898e-6f - (s * (f - r) - f) * 0.434294492f);
    y = x == 0 ? -INFINITY : x < 0 ? NAN : y;
    return x < INFINITY ? y : x;
}

#line 113 "tests/emit/serial_spans.ampc"
static float bits_of_in_loops(float x)
{
    return amp_logf_float(x) + amp_log10f_float(x);
}

__attribute__((always_inline)) static float amp_amp_fast_log2f_float(float x)
{
    float scaled = x < 0x1p-126f ? x * 0x1p23f : x;
    uint bits = as_uint(scaled) - 0x3f3504f3u;
    float k = (float)(((int)bits >> 23) - (x < 0x1p-126f ? 23 : 0));
    float f = as_float((bits & 0x7fffffu) + 0x3f3504f3u) - 1.0f;
    float s = f / (2.0f + f), z = s * s;
    float r = z * (0.666666687f + z * (0.4f + z * (0.285714298f + z * 0.222222224f)));
    float y = k - (s * (f - r) - f) * 1.44269502f;
    y = x == 0 ? -INFINITY : x < 0 ? NAN : y;
    return x < INFINITY ? y : x;
}

#line 120 "tests/emit/serial_spans.ampc"
AMP_KERNEL void logarithms_kernel_1_serial(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_logarithms_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        AMP_WIDE_16
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 121 "tests/emit/serial_spans.ampc"
            to.data[i] = bits_of_in_loops(from.data[i]) + amp_amp_fast_log2f_float(from.data[i]);
        }
    }
}

#line 120 "tests/emit/serial_spans.ampc"
static void logarithms_kernel_1_element(
    const view_float_1 to,
    const view_float_1 from,
    int i)
#line 120 "tests/emit/serial_spans.ampc"
{
    to.data[i] = bits_of(from.data[i]) + native_log2(from.data[i]);
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void logarithms_kernel_1_several(
    __global float *AMP_RESTRICT amp_data_to,
    __global const float *AMP_RESTRICT amp_data_from,
    const amp_block_of_logarithms_kernel_1 amp_block)
{
    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};
    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            logarithms_kernel_1_element(to, from, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        logarithms_kernel_1_element(to, from, amp_first + amp_n * 256);
}

typedef struct amp_block_of_multiply_half_kernel_1 {
    int amp_domain[4];
    int m;
    int n;
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_multiply_half_kernel_1;
typedef char amp_size_of_multiply_half_kernel_1[sizeof(amp_block_of_multiply_half_kernel_1) == 72 ? 1 : -1];


#line 128 "tests/emit/serial_spans.ampc"
__kernel
void multiply_half_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_multiply_half_kernel_1 amp_block)
{
    const int m = amp_block.m;
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), (amp_offset)AMP_SHAPE(2, from).stride0, AMP_SHAPE(2, from).extent0, AMP_SHAPE(2, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 128 "tests/emit/serial_spans.ampc"
    {
        for (int j = i; j < m; j++) {
            float sum = 0;
            for (int k = 0; k < n; k++)
                sum += from.data[k * from.stride0 + i] * from.data[k * from.stride0 + j];
            to.data[j * to.stride0 + i] = sum;
        }
    }
}

#line 128 "tests/emit/serial_spans.ampc"
AMP_KERNEL void multiply_half_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_multiply_half_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int m = amp_block.m;
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(2, from)), (amp_offset)AMP_SHAPE(2, from).stride0, AMP_SHAPE(2, from).extent0, AMP_SHAPE(2, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(3, to)), (amp_offset)AMP_SHAPE(3, to).stride0, AMP_SHAPE(3, to).extent0, AMP_SHAPE(3, to).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float sum[1024];
        int i = amp_thread_0;
#line 129 "tests/emit/serial_spans.ampc"
        
        {
            const int amp_thread_0 = amp_strip;
            for (int j = (amp_thread_0); j < m; j++) {
                const int amp_thread_0 = 0;
#line 129 "tests/emit/serial_spans.ampc"
                {
                    const int amp_to_1 = (int)clamp((long)j - (amp_thread_0) + 1, (long)amp_strip, (long)amp_stop);
                    {
                        int amp_block_1 = amp_strip;
                        for (; amp_to_1 - amp_block_1 >= 128; amp_block_1 += 128) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 130 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] = 0;
                            } for (int k = 0; k < n; k++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                                    int i = amp_thread_0;
#line 132 "tests/emit/serial_spans.ampc"
                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                                int i = amp_thread_0;
#line 133 "tests/emit/serial_spans.ampc"
                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                            }
                        }
                        for (; amp_to_1 - amp_block_1 >= 32; amp_block_1 += 32) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 130 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] = 0;
                            } for (int k = 0; k < n; k++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                                    int i = amp_thread_0;
#line 132 "tests/emit/serial_spans.ampc"
                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                                int i = amp_thread_0;
#line 133 "tests/emit/serial_spans.ampc"
                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
#line 130 "tests/emit/serial_spans.ampc"
                            sum[amp_thread_0 - amp_strip] = 0;
                        } for (int k = 0; k < n; k++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
                                int i = amp_thread_0;
#line 132 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_to_1; amp_thread_0++) {
                            int i = amp_thread_0;
#line 133 "tests/emit/serial_spans.ampc"
                            to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                        }
                    }
                }
            }
        }
    }
}

typedef struct amp_block_of_multiply_lower_kernel_1 {
    int amp_domain[4];
    int n;
    amp_shape_2 from;
    amp_shape_2 to;
} amp_block_of_multiply_lower_kernel_1;
typedef char amp_size_of_multiply_lower_kernel_1[sizeof(amp_block_of_multiply_lower_kernel_1) == 72 ? 1 : -1];


#line 141 "tests/emit/serial_spans.ampc"
__kernel
void multiply_lower_kernel_1(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_multiply_lower_kernel_1 amp_block)
{
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 141 "tests/emit/serial_spans.ampc"
    {
        for (int j = 0; j <= i; j++) {
            float sum = 0;
            for (int k = 0; k < n; k++)
                sum += from.data[k * from.stride0 + i] * from.data[k * from.stride0 + j];
            to.data[j * to.stride0 + i] = sum;
        }
    }
}

#line 141 "tests/emit/serial_spans.ampc"
AMP_KERNEL void multiply_lower_kernel_1_serial(
    __global const float *AMP_RESTRICT amp_data_from,
    __global float *AMP_RESTRICT amp_data_to,
    const amp_block_of_multiply_lower_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int n = amp_block.n;
    const view_float_2 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), (amp_offset)AMP_SHAPE(1, from).stride0, AMP_SHAPE(1, from).extent0, AMP_SHAPE(1, from).extent1};
    const view_float_2 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(2, to)), (amp_offset)AMP_SHAPE(2, to).stride0, AMP_SHAPE(2, to).extent0, AMP_SHAPE(2, to).extent1};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        float sum[1024];
        int i = amp_thread_0;
#line 142 "tests/emit/serial_spans.ampc"
        
        {
            const int amp_thread_0 = amp_stop - 1;
            for (int j = 0; j <= (amp_thread_0); j++) {
                const int amp_thread_0 = 0;
#line 142 "tests/emit/serial_spans.ampc"
                {
                    const int amp_from_1 = (int)clamp((long)j - (amp_thread_0), (long)amp_strip, (long)amp_stop);
                    {
                        int amp_block_1 = amp_from_1;
                        for (; amp_stop - amp_block_1 >= 128; amp_block_1 += 128) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
#line 143 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] = 0;
                            } for (int k = 0; k < n; k++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                                    int i = amp_thread_0;
#line 145 "tests/emit/serial_spans.ampc"
                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(8) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 128; amp_thread_0++) {
                                int i = amp_thread_0;
#line 146 "tests/emit/serial_spans.ampc"
                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                            }
                        }
                        for (; amp_stop - amp_block_1 >= 32; amp_block_1 += 32) {
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
#line 143 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] = 0;
                            } for (int k = 0; k < n; k++) {
                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                                    int i = amp_thread_0;
#line 145 "tests/emit/serial_spans.ampc"
                                    sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                                }
                            }
                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(2) unroll(disable)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 32; amp_thread_0++) {
                                int i = amp_thread_0;
#line 146 "tests/emit/serial_spans.ampc"
                                to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 143 "tests/emit/serial_spans.ampc"
                            sum[amp_thread_0 - amp_strip] = 0;
                        } for (int k = 0; k < n; k++) {
                            #pragma clang loop vectorize(assume_safety)
                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                                int i = amp_thread_0;
#line 145 "tests/emit/serial_spans.ampc"
                                sum[amp_thread_0 - amp_strip] += from.data[(long)k * from.stride0 + i] * from.data[k * from.stride0 + j];
                            }
                        }
                        #pragma clang loop vectorize(assume_safety)
                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                            int i = amp_thread_0;
#line 146 "tests/emit/serial_spans.ampc"
                            to.data[(long)j * to.stride0 + i] = sum[amp_thread_0 - amp_strip];
                        }
                    }
                }
            }
        }
    }
}

typedef struct amp_block_of_nearest_kernel_1 {
    int amp_domain[4];
    amp_shape_1 in;
    amp_shape_1 out;
    int low;
} amp_block_of_nearest_kernel_1;
typedef char amp_size_of_nearest_kernel_1[sizeof(amp_block_of_nearest_kernel_1) == 56 ? 1 : -1];


#line 154 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void nearest_kernel_1(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int low = amp_block.low;
    __local int s[256] __attribute__((aligned(16)));
#line 154 "tests/emit/serial_spans.ampc"
    {

        int me = (int)get_local_id(0);
        s[me] = in.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] * 2;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out.data[((int)get_group_id(0) * 256 + (int)get_local_id(0))] = s[me > low ? me - 1 : low];
    }
}

#line 154 "tests/emit/serial_spans.ampc"
AMP_FUNCTION void nearest_kernel_1_tile(
    __global const int *amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block,
    const amp_place amp_place, __local char *amp_memory)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int low = amp_block.low;
    __local int (*const s)[256] = (__local int (*)[256])(amp_memory + 0);
    const int amp_thread_0 = 0;
    #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
    for (int amp_thread_0 = 0; amp_thread_0 < 256; amp_thread_0++) {
        int me = amp_thread_0;
#line 156 "tests/emit/serial_spans.ampc"
        
        (*s)[me] = in.data[((int)amp_place.item[0] * 256 + amp_thread_0)] * 2;
    }
    for (int amp_lanes = 0; amp_lanes < 256; amp_lanes += 16) {
        const int amp_thread_0 = amp_lanes;
        const int amp_first_at = (int)(amp_thread_0) > low ? (int)(amp_thread_0) - 1 : low;
        int amp_apart = 0;
        #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1) unroll(disable)
        for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
            int me = amp_thread_0;
            int at = me > low ? me - 1 : low;
            amp_apart |= at ^ (amp_first_at + (amp_thread_0 - amp_lanes));
        }
        if (amp_apart == 0) {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                int me = amp_thread_0;
                int at = amp_first_at + (amp_thread_0 - amp_lanes);
#line 159 "tests/emit/serial_spans.ampc"
                out.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[at];
            }
        } else {
            #pragma clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2) unroll(disable)
            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {
                int me = amp_thread_0;
                int at = me > low ? me - 1 : low;
#line 159 "tests/emit/serial_spans.ampc"
                out.data[((int)amp_place.item[0] * 256 + amp_thread_0)] = (*s)[at];
            }
        }
    }
}

AMP_KERNEL void nearest_kernel_1_serial(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *AMP_RESTRICT amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    AMP_MEMORY(1024)
    const long amp_tiles = amp_block.amp_domain[0] / 256;
    const long amp_each = (amp_tiles + amp_place.items[0] - 1) / amp_place.items[0];
    struct amp_place amp_at = amp_place;
    amp_at.item[0] *= amp_each;
    const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);
    for (; amp_at.item[0] < amp_past; amp_at.item[0]++)
        nearest_kernel_1_tile(amp_data_in, amp_data_out, amp_block, amp_at, amp_memory);
}

#line 154 "tests/emit/serial_spans.ampc"
__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void nearest_kernel_1_several(
    __global const int *AMP_RESTRICT amp_data_in,
    __global int *amp_data_out,
    const amp_block_of_nearest_kernel_1 amp_block)
{
    const view_int_1 in = {AMP_DATA(__global int *, amp_data_in, AMP_SHAPE(0, in)), AMP_SHAPE(0, in).extent0};
    const view_int_1 out = {AMP_DATA(__global int *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};
    const int low = amp_block.low;
#ifdef AMP_WHOLE
    const int amp_last = INT_MAX;
#else
    const int amp_last = amp_block.amp_domain[0] / 256 - 1;
#endif
    __local int s[4][256] __attribute__((aligned(16)));
#line 154 "tests/emit/serial_spans.ampc"
    {

        int me = (int)get_local_id(0);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 157 "tests/emit/serial_spans.ampc"
            int at = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; s[amp_n][me] = in.data[at * 256 + (int)get_local_id(0)] * 2; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        #pragma unroll
        for (int amp_n = 0; amp_n < 4; amp_n++) {
#line 159 "tests/emit/serial_spans.ampc"
            int at_2 = (int)get_group_id(0) * 4 + amp_n < amp_last ? (int)get_group_id(0) * 4 + amp_n : amp_last; out.data[at_2 * 256 + (int)get_local_id(0)] = s[amp_n][me > low ? me - 1 : low]; }
    }
}
