typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;

typedef struct amp_block_of_edges_kernel_1 {
    int amp_domain[4];
    amp_shape_2 in;
    amp_shape_2 out;
} amp_block_of_edges_kernel_1;
typedef char amp_size_of_edges_kernel_1[sizeof(amp_block_of_edges_kernel_1) == 64 ? 1 : -1];


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

typedef struct view_uchar_2 {
    __global uchar *data;
    amp_offset stride0;
    int extent0, extent1;
} view_uchar_2;

static int amp_thread(uint d)
{
    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);
}

#line 11 "tests/emit/narrow.ampc"
__kernel
void edges_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block)
{
    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    int2 i = (int2)(amp_thread(1), amp_thread(0));
    if (i.x >= amp_block.amp_domain[0]
        || i.y >= amp_block.amp_domain[1])
        return;
#line 11 "tests/emit/narrow.ampc"
    {
        int y = i.x; int x = i.y;
        int across = in.data[y * in.stride0 + (x + 1)] - in.data[y * in.stride0 + x]; int down = in.data[(y + 1) * in.stride0 + x] - in.data[y * in.stride0 + x];
        int sum = (int)abs(across) + (int)abs(down) + ((100 * in.data[y * in.stride0 + x]) >> 7);
        out.data[y * out.stride0 + x] = sum > 255 ? 255 : sum;
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

static long amp_part(long item, long items)
{
    return items % 32 ? item
        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;
}

#pragma clang diagnostic ignored "-Wpass-failed"

#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)
typedef _BitInt(16) amp_short;
typedef unsigned _BitInt(16) amp_ushort;
#else
typedef short amp_short;
typedef ushort amp_ushort;
#endif

static amp_short amp_abs_amp_short(amp_short x)
{
    return x < 0 ? -x : x;
}

#line 11 "tests/emit/narrow.ampc"
AMP_KERNEL void edges_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);
    const long amp_part_1 = amp_place.item[0];
    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);
    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);
    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;
    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {
        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;
        int2 i = (int2)(amp_thread_0, amp_thread_1);
        int y = i.x;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {
            int2 i = (int2)(amp_thread_0, amp_thread_1);
            int x = i.y;
#line 12 "tests/emit/narrow.ampc"
            
            amp_short across = (amp_short)in.data[(long)y * in.stride0 + ((long)x + 1)] - (amp_short)in.data[(long)y * in.stride0 + x]; amp_short down = (amp_short)in.data[((long)y + 1) * in.stride0 + x] - (amp_short)in.data[(long)y * in.stride0 + x];
            amp_short sum = (amp_short)amp_abs_amp_short(across) + (amp_short)amp_abs_amp_short(down) + (((amp_short)100 * (amp_short)in.data[(long)y * in.stride0 + x]) >> (amp_short)7);
            out.data[(long)y * out.stride0 + x] = sum > (amp_short)255 ? (amp_short)255 : sum;
        }
    }
}

#line 11 "tests/emit/narrow.ampc"
static void edges_kernel_1_element(
    const view_uchar_2 in,
    const view_uchar_2 out,
    int2 i)
#line 11 "tests/emit/narrow.ampc"
{
    int y = i.x; int x = i.y;
    int across = in.data[y * in.stride0 + (x + 1)] - in.data[y * in.stride0 + x]; int down = in.data[(y + 1) * in.stride0 + x] - in.data[y * in.stride0 + x];
    int sum = (int)abs(across) + (int)abs(down) + ((100 * in.data[y * in.stride0 + x]) >> 7);
    out.data[y * out.stride0 + x] = sum > 255 ? 255 : sum;
}

__kernel
void edges_kernel_1_several(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_edges_kernel_1 amp_block)
{
    const view_uchar_2 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(0, in)), (amp_offset)AMP_SHAPE(0, in).stride0, AMP_SHAPE(0, in).extent0, AMP_SHAPE(0, in).extent1};
    const view_uchar_2 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(1, out)), (amp_offset)AMP_SHAPE(1, out).stride0, AMP_SHAPE(1, out).extent0, AMP_SHAPE(1, out).extent1};
    const int amp_x = amp_thread(0);
    if (amp_x >= amp_block.amp_domain[1])
        return;
    const int amp_first = amp_thread(1) * 4;
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 3 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)
            edges_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        edges_kernel_1_element(in, out, (int2)(amp_first + amp_n, amp_x));
}

typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;

typedef struct amp_block_of_grays_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_1 colours;
} amp_block_of_grays_kernel_1;
typedef char amp_size_of_grays_kernel_1[sizeof(amp_block_of_grays_kernel_1) == 48 ? 1 : -1];


typedef struct view_uchar_1 {
    __global uchar *data;
    int extent0;
} view_uchar_1;

#line 22 "tests/emit/narrow.ampc"
__kernel
void grays_kernel_1(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_colours,
    const amp_block_of_grays_kernel_1 amp_block)
{
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 22 "tests/emit/narrow.ampc"
    {
        out.data[i] = (77 * colours.data[3 * i] + 150 * colours.data[3 * i + 1] + 29 * colours.data[3 * i + 2]) >> 8;
    }
}

#line 22 "tests/emit/narrow.ampc"
AMP_KERNEL void grays_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_colours,
    const amp_block_of_grays_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 23 "tests/emit/narrow.ampc"
            out.data[i] = ((amp_ushort)77 * (amp_ushort)colours.data[3 * (long)i] + (amp_ushort)150 * (amp_ushort)colours.data[3 * (long)i + 1] + (amp_ushort)29 * (amp_ushort)colours.data[3 * (long)i + 2]) >> (amp_ushort)8;
        }
    }
}

#line 22 "tests/emit/narrow.ampc"
static void grays_kernel_1_element(
    const view_uchar_1 out,
    const view_uchar_1 colours,
    int i)
#line 22 "tests/emit/narrow.ampc"
{
    out.data[i] = (77 * colours.data[3 * i] + 150 * colours.data[3 * i + 1] + 29 * colours.data[3 * i + 2]) >> 8;
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void grays_kernel_1_several(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const uchar *AMP_RESTRICT amp_data_colours,
    const amp_block_of_grays_kernel_1 amp_block)
{
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_uchar_1 colours = {AMP_DATA(__global uchar *, amp_data_colours, AMP_SHAPE(1, colours)), AMP_SHAPE(1, colours).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            grays_kernel_1_element(out, colours, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        grays_kernel_1_element(out, colours, amp_first + amp_n * 256);
}

typedef struct amp_block_of_means_kernel_1 {
    int amp_domain[4];
    amp_shape_1 out;
    amp_shape_1 in;
} amp_block_of_means_kernel_1;
typedef char amp_size_of_means_kernel_1[sizeof(amp_block_of_means_kernel_1) == 48 ? 1 : -1];


typedef struct view_short_1 {
    __global short *data;
    int extent0;
} view_short_1;

#line 28 "tests/emit/narrow.ampc"
static uchar mean(view_short_1 in, int i)
{
    int sum = 0;
    for (int k = 0; k < 9; k++)
        sum += in.data[i + k] & 255;
    return sum / 9;
}

#line 38 "tests/emit/narrow.ampc"
__kernel
void means_kernel_1(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const short *AMP_RESTRICT amp_data_in,
    const amp_block_of_means_kernel_1 amp_block)
{
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_short_1 in = {AMP_DATA(__global short *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 38 "tests/emit/narrow.ampc"
    {
        out.data[i] = mean(in, i);
    }
}

#line 38 "tests/emit/narrow.ampc"
AMP_KERNEL void means_kernel_1_serial(
    __global uchar *AMP_RESTRICT amp_data_out,
    __global const short *AMP_RESTRICT amp_data_in,
    const amp_block_of_means_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(0, out)), AMP_SHAPE(0, out).extent0};
    const view_short_1 in = {AMP_DATA(__global short *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        amp_short sum[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 30 "tests/emit/narrow.ampc"
                    sum[amp_thread_0 - amp_strip] = (amp_short)0;
                } for (int k = 0; k < 9; k++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 32 "tests/emit/narrow.ampc"
                        sum[amp_thread_0 - amp_strip] += (amp_short)in.data[(long)i + k] & (amp_short)255;
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;

                    out.data[i] = (uchar)(sum[amp_thread_0 - amp_strip] / (amp_short)9);
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 30 "tests/emit/narrow.ampc"
                sum[amp_thread_0 - amp_strip] = (amp_short)0;
            } for (int k = 0; k < 9; k++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 32 "tests/emit/narrow.ampc"
                    sum[amp_thread_0 - amp_strip] += (amp_short)in.data[(long)i + k] & (amp_short)255;
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;

                out.data[i] = (uchar)(sum[amp_thread_0 - amp_strip] / (amp_short)9);
            }
        }
    }
}

typedef struct amp_block_of_wide_kernel_1 {
    int amp_domain[4];
    int k;
    amp_shape_1 in;
    amp_shape_1 out;
} amp_block_of_wide_kernel_1;
typedef char amp_size_of_wide_kernel_1[sizeof(amp_block_of_wide_kernel_1) == 56 ? 1 : -1];


#line 47 "tests/emit/narrow.ampc"
__kernel
void wide_kernel_1(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_wide_kernel_1 amp_block)
{
    const int k = amp_block.k;
    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 47 "tests/emit/narrow.ampc"
    {
        int sum = 0;
        for (int j = 0; j < k; j++)
            sum += in.data[i + j];
        int at = in.data[i] + 1;
        out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum >> 2) + in.data[at];
    }
}

#line 47 "tests/emit/narrow.ampc"
AMP_KERNEL void wide_kernel_1_serial(
    __global const uchar *AMP_RESTRICT amp_data_in,
    __global uchar *AMP_RESTRICT amp_data_out,
    const amp_block_of_wide_kernel_1 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const int k = amp_block.k;
    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const view_uchar_1 out = {AMP_DATA(__global uchar *, amp_data_out, AMP_SHAPE(2, out)), AMP_SHAPE(2, out).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {
        amp_stop = amp_end_0 - amp_strip > 1024 ? amp_strip + 1024 : amp_end_0;
        int sum[1024];
        {
            int amp_block_1 = amp_strip;
            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
#line 48 "tests/emit/narrow.ampc"
                    sum[amp_thread_0 - amp_strip] = 0;
                } for (int j = 0; j < k; j++) {
                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                        int i = amp_thread_0;
#line 50 "tests/emit/narrow.ampc"
                        sum[amp_thread_0 - amp_strip] += in.data[(long)i + j];
                    }
                }
                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {
                    int i = amp_thread_0;
#line 51 "tests/emit/narrow.ampc"
                    int at = in.data[i] + 1;
                    out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum[amp_thread_0 - amp_strip] >> 2) + in.data[at];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
#line 48 "tests/emit/narrow.ampc"
                sum[amp_thread_0 - amp_strip] = 0;
            } for (int j = 0; j < k; j++) {
                #pragma clang loop vectorize(assume_safety)
                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                    int i = amp_thread_0;
#line 50 "tests/emit/narrow.ampc"
                    sum[amp_thread_0 - amp_strip] += in.data[(long)i + j];
                }
            }
            #pragma clang loop vectorize(assume_safety)
            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {
                int i = amp_thread_0;
#line 51 "tests/emit/narrow.ampc"
                int at = in.data[i] + 1;
                out.data[i] = ((300 * in.data[i]) >> 9) + ((in.data[i] * k) >> 3) + (sum[amp_thread_0 - amp_strip] >> 2) + in.data[at];
            }
        }
    }
}

typedef struct amp_block_of_wide_kernel_2 {
    int amp_domain[4];
    amp_shape_1 sums;
    amp_shape_1 in;
} amp_block_of_wide_kernel_2;
typedef char amp_size_of_wide_kernel_2[sizeof(amp_block_of_wide_kernel_2) == 48 ? 1 : -1];


typedef struct view_int_1 {
    __global int *data;
    int extent0;
} view_int_1;

#line 54 "tests/emit/narrow.ampc"
__kernel
void wide_kernel_2(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_wide_kernel_2 amp_block)
{
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    int i = amp_thread(0);
    if (i >= amp_block.amp_domain[0])
        return;
#line 54 "tests/emit/narrow.ampc"
    {
        sums.data[i] = in.data[i] + 2 * in.data[i + 1];
    }
}

#line 54 "tests/emit/narrow.ampc"
AMP_KERNEL void wide_kernel_2_serial(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_wide_kernel_2 amp_block AMP_PLACE)
{
    AMP_BEGIN
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);
    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);
    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);
    const int amp_thread_0 = 0;
    {
        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;
        #pragma clang loop vectorize(assume_safety)
        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {
            int i = amp_thread_0;
#line 55 "tests/emit/narrow.ampc"
            sums.data[i] = in.data[i] + 2 * in.data[(long)i + 1];
        }
    }
}

#line 54 "tests/emit/narrow.ampc"
static void wide_kernel_2_element(
    const view_int_1 sums,
    const view_uchar_1 in,
    int i)
#line 54 "tests/emit/narrow.ampc"
{
    sums.data[i] = in.data[i] + 2 * in.data[i + 1];
}

__kernel
__attribute__((reqd_work_group_size(256, 1, 1)))
void wide_kernel_2_several(
    __global int *AMP_RESTRICT amp_data_sums,
    __global const uchar *AMP_RESTRICT amp_data_in,
    const amp_block_of_wide_kernel_2 amp_block)
{
    const view_int_1 sums = {AMP_DATA(__global int *, amp_data_sums, AMP_SHAPE(0, sums)), AMP_SHAPE(0, sums).extent0};
    const view_uchar_1 in = {AMP_DATA(__global uchar *, amp_data_in, AMP_SHAPE(1, in)), AMP_SHAPE(1, in).extent0};
    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);
#ifdef AMP_WHOLE
    if (amp_first >= amp_block.amp_domain[0])
        return;
#else
    if (amp_first + 768 >= amp_block.amp_domain[0]) {
        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)
            wide_kernel_2_element(sums, in, amp_first + amp_n * 256);
        return;
    }
#endif
    #pragma unroll
    for (int amp_n = 0; amp_n < 4; amp_n++)
        wide_kernel_2_element(sums, in, amp_first + amp_n * 256);
}
