/* Made by ampcc from own.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_paint_kernel_1(void);
static struct amprt_kernel *amprt_bounce_kernel_1(void);
static struct amprt_kernel *amprt_clamp__kernel_1(void);
static struct amprt_kernel *amprt_redden_kernel_1(void);
static struct amprt_kernel *amprt_move_kernel_1(void);
static struct amprt_kernel *amprt_pick_kernel_1(void);
static struct amprt_kernel *amprt_others_kernel_1(void);
static struct amprt_kernel *amprt_others_kernel_2(void);
static struct amprt_kernel *amprt_others_kernel_3(void);
static struct amprt_kernel *amprt_others_kernel_4(void);
static struct amprt_kernel *amprt_others_kernel_5(void);
#line 1 "tests/emit/own.ampc"
/* Elements that only one thread has, stored under conditions, are kept in variables; what is
   assumed of their views is in the tables of the kernel. */
#include <amp.h>

void paint(array_view(unsigned char, 2) image, array_view(const unsigned char, 1) mask)
{
    amprt_launch_1(amprt_paint_kernel_1(), NULL, amp_extent_1(mask), (const void *const[]){&mask, &image}
#line 11 "tests/emit/own.ampc"
);
}

struct ball {
    float x, y, vx, vy;
};

#define MOVE(p, v) \
    p += v * dt; \
    if (p < 0) { \
        p = -p; \
        v = -v; \
    } else if (p > 100) { \
        p = 200 - p; \
        v *= -1; \
    }

void bounce(array_view(struct ball, 1) balls, float dt)
{
    amprt_launch_1(amprt_bounce_kernel_1(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &dt}
#line 33 "tests/emit/own.ampc"
);
}

/* Rows as a number of elements; threads beyond the view. */
void clamp(array_view(short, 1) pairs, array_view(const short, 2) most, int h, int w)
{
    amprt_launch_2(amprt_clamp__kernel_1(), NULL, extent(16 * h, 16 * w), (const void *const[]){&w, &h, &pairs, &most}
#line 49 "tests/emit/own.ampc"
);
}

/* What is left out of a row is stored as it is; a caller says how long it is. */
static void redden(array_view(unsigned char, 3) image, array_view(const unsigned char, 2) mask)
{
    amprt_launch_2(amprt_redden_kernel_1(), NULL, amp_extent_2(mask), (const void *const[]){&mask, &image}
#line 60 "tests/emit/own.ampc"
);
}

void warn(unsigned char *rgba, const unsigned char *m, int h, int w)
{
    AMPRT_STATEMENT redden(AMPRT_TEMPORARY(amp_view(rgba, h, w, 4)), AMPRT_TEMPORARY(amp_view(m, h, w))) AMPRT_STATEMENT_END;
}

/* Also without a condition. */
void move(array_view(struct ball, 1) balls, float dt)
{
    amprt_launch_1(amprt_move_kernel_1(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &dt}
#line 74 "tests/emit/own.ampc"
);
}

/* What is only read, under a condition, is loaded in any case. */
void pick(array_view(const struct ball, 1) balls, array_view(float, 1) out)
{
    amprt_launch_1(amprt_pick_kernel_1(), NULL, amp_extent_1(out), (const void *const[]){&balls, &out}
#line 85 "tests/emit/own.ampc"
);
}

/* As before: members are left out; a place that is no thread's own; a loop; a part that data
   choose; elements that neighbours have, too. */
void others(array_view(struct ball, 1) balls, array_view(float, 2) v, int k)
{
    amprt_launch_1(amprt_others_kernel_1(), NULL, amp_extent_1(balls), (const void *const[]){&balls}
#line 95 "tests/emit/own.ampc"
);
    amprt_launch_1(amprt_others_kernel_2(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &v, &k}
#line 101 "tests/emit/own.ampc"
);
    amprt_launch_1(amprt_others_kernel_3(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &k, &v}
#line 108 "tests/emit/own.ampc"
);
    amprt_launch_1(amprt_others_kernel_4(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &v}
#line 114 "tests/emit/own.ampc"
);
    amprt_launch_1(amprt_others_kernel_5(), NULL, amp_extent_1(balls), (const void *const[]){&balls, &v}
#line 118 "tests/emit/own.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 2 */
    "typedef struct amp_block_of_paint_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 mask;\n"
    "    amp_shape_2 image_;\n"
    "} amp_block_of_paint_kernel_1;\n"
    "typedef char amp_size_of_paint_kernel_1[sizeof(amp_block_of_paint_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 3 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 5 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 6 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 7 */
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 8 */
    "typedef struct view_uchar_2 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_uchar_2;\n",
    /* 9 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 10 */
    "#line 7 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void paint_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_paint_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};\n"
    "    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 7 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (mask.data[i]) {\n"
    "            for (int c = 0; c < 3; c++)\n"
    "                image_.data[i * image_.stride0 + c] = image_.data[i * image_.stride0 + c] / 2 + 64; }\n"
    "    }\n"
    "}\n",
    /* 11 */
    "typedef struct amp_place {\n"
    "    long item[3], items[3];\n"
    "} amp_place;\n"
    "#define AMP_FUNCTION static __attribute__((always_inline))\n"
    "#ifdef AMP_CHAIN\n"
    "#define AMP_KERNEL AMP_FUNCTION\n"
    "#define AMP_PLACE , const amp_place amp_place, __local char *amp_memory\n"
    "#define AMP_BEGIN\n"
    "#define AMP_MEMORY(bytes)\n"
    "#else\n"
    "#define AMP_KERNEL __kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
    "#define AMP_PLACE\n"
    "#define AMP_BEGIN \\\n"
    "    const amp_place amp_place = { \\\n"
    "        {get_group_id(0), get_group_id(1), get_group_id(2)}, \\\n"
    "        {get_num_groups(0), get_num_groups(1), get_num_groups(2)}};\n"
    "#ifdef __SPIR__\n"
    "#define AMP_BELOW(bytes) 0\n"
    "#else\n"
    "#define AMP_BELOW(bytes) ((bytes) > 30720 \? 0 : 2048)\n"
    "#endif\n"
    "#define AMP_MEMORY(bytes) \\\n"
    "    __local char amp_space[AMP_BELOW(bytes) + (bytes)] __attribute__((aligned(128))); \\\n"
    "    __local char *const amp_memory = amp_space + AMP_BELOW(bytes);\n"
    "#endif\n",
    /* 12 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 13 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 14 */
    "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
    "typedef _BitInt(16) amp_short;\n"
    "typedef unsigned _BitInt(16) amp_ushort;\n"
    "#else\n"
    "typedef short amp_short;\n"
    "typedef ushort amp_ushort;\n"
    "#endif\n",
    /* 15 */
    "#ifndef AMP_OVERLAP\n"
    "#line 7 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void paint_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_paint_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};\n"
    "    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 10 \"tests/emit/own.ampc\"\n"
    "            uchar own = image_.data[(long)i * 3 + 0]; uchar own_2 = image_.data[(long)i * 3 + 1]; uchar own_3 = image_.data[(long)i * 3 + 2];\n"
    "#line 8 \"tests/emit/own.ampc\"\n"
    "            { int is_so = mask.data[i] \? 1 : 0;\n"
    "                {\n"
    "                    uchar now = (uchar)((amp_short)own / (amp_short)2 + (amp_short)64); own = is_so \? now : own; uchar now_2 = (uchar)((amp_short)own_2 / (amp_short)2 + (amp_short)64); own_2 = is_so \? now_2 : own_2; uchar now_3 = (uchar)((amp_short)own_3 / (amp_short)2 + (amp_short)64); own_3 = is_so \? now_3 : own_3; } } image_.data[(long)i * 3 + 0] = own; image_.data[(long)i * 3 + 1] = own_2; image_.data[(long)i * 3 + 2] = own_3;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 7 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void paint_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_paint_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), AMP_SHAPE(0, mask).extent0};\n"
    "    const view_uchar_2 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 8 \"tests/emit/own.ampc\"\n"
    "            if (mask.data[i]) {\n"
    "                #pragma unroll\n"
    "                for (int c = 0; c < 3; c++) image_.data[i * image_.stride0 + c] = (amp_short)image_.data[i * image_.stride0 + c] / (amp_short)2 + (amp_short)64; }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 16 */
    "typedef struct amp_block_of_bounce_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    float dt;\n"
    "} amp_block_of_bounce_kernel_1;\n"
    "typedef char amp_size_of_bounce_kernel_1[sizeof(amp_block_of_bounce_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 17 */
    "#line 14 \"tests/emit/own.ampc\"\n"
    "struct ball {\n"
    "    float x;\n"
    "    float y;\n"
    "    float vx;\n"
    "    float vy;\n"
    "};\n"
    "typedef char amp_layout_of_ball[sizeof(struct ball) == 16 \? 1 : -1];\n",
    /* 18 */
    "typedef struct view_struct_ball_1 {\n"
    "    __global struct ball *data;\n"
    "    int extent0;\n"
    "} view_struct_ball_1;\n",
    /* 19 */
    "#line 30 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void bounce_kernel_1(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_bounce_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 30 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        balls.data[i].x += balls.data[i].vx * dt; if (balls.data[i].x < 0) { balls.data[i].x = -balls.data[i].x; balls.data[i].vx = -balls.data[i].vx; } else if (balls.data[i].x > 100) { balls.data[i].x = 200 - balls.data[i].x; balls.data[i].vx *= -1; }\n"
    "        balls.data[i].y += balls.data[i].vy * dt; if (balls.data[i].y < 0) { balls.data[i].y = -balls.data[i].y; balls.data[i].vy = -balls.data[i].vy; } else if (balls.data[i].y > 100) { balls.data[i].y = 200 - balls.data[i].y; balls.data[i].vy *= -1; }\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#ifndef AMP_OVERLAP\n"
    "#line 30 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void bounce_kernel_1_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_bounce_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 31 \"tests/emit/own.ampc\"\n"
    "            float own = balls.data[i].x; float own_2 = balls.data[i].vx;\n"
    "            float own_3 = balls.data[i].y; float own_4 = balls.data[i].vy;\n"
    "#line 31 \"tests/emit/own.ampc\"\n"
    "            own += own_2 * dt; { int is_so = own < 0 \? 1 : 0; { float now = -own; own = is_so \? now : own; float now_2 = -own_2; own_2 = is_so \? now_2 : own_2; } int is_so_2 = is_so ^ 1; { int is_so_3 = own > 100 \? 1 : 0; int is_so_4 = is_so_2 & is_so_3; { float now_3 = 200 - own; own = is_so_4 \? now_3 : own; float now_4 = own_2; now_4 *= -1; own_2 = is_so_4 \? now_4 : own_2; } } }\n"
    "            own_3 += own_4 * dt; { int is_so_5 = own_3 < 0 \? 1 : 0; { float now_5 = -own_3; own_3 = is_so_5 \? now_5 : own_3; float now_6 = -own_4; own_4 = is_so_5 \? now_6 : own_4; } int is_so_6 = is_so_5 ^ 1; { int is_so_7 = own_3 > 100 \? 1 : 0; int is_so_8 = is_so_6 & is_so_7; { float now_7 = 200 - own_3; own_3 = is_so_8 \? now_7 : own_3; float now_8 = own_4; now_8 *= -1; own_4 = is_so_8 \? now_8 : own_4; } } }\n"
    "#line 31 \"tests/emit/own.ampc\"\n"
    "            balls.data[i].x = own; balls.data[i].vx = own_2;\n"
    "            balls.data[i].y = own_3; balls.data[i].vy = own_4;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 30 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void bounce_kernel_1_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_bounce_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 31 \"tests/emit/own.ampc\"\n"
    "            balls.data[i].x += balls.data[i].vx * dt; if (balls.data[i].x < 0) { balls.data[i].x = -balls.data[i].x; balls.data[i].vx = -balls.data[i].vx; } else if (balls.data[i].x > 100) { balls.data[i].x = 200 - balls.data[i].x; balls.data[i].vx *= -1; }\n"
    "            balls.data[i].y += balls.data[i].vy * dt; if (balls.data[i].y < 0) { balls.data[i].y = -balls.data[i].y; balls.data[i].vy = -balls.data[i].vy; } else if (balls.data[i].y > 100) { balls.data[i].y = 200 - balls.data[i].y; balls.data[i].vy *= -1; }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 21 */
    "typedef struct amp_block_of_clamp__kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int w;\n"
    "    int h;\n"
    "    amp_shape_1 pairs;\n"
    "    amp_shape_2 most;\n"
    "} amp_block_of_clamp__kernel_1;\n"
    "typedef char amp_size_of_clamp__kernel_1[sizeof(amp_block_of_clamp__kernel_1) == 64 \? 1 : -1];\n"
    "\n",
    /* 22 */
    "typedef struct view_short_1 {\n"
    "    __global short *data;\n"
    "    int extent0;\n"
    "} view_short_1;\n",
    /* 23 */
    "typedef struct view_short_2 {\n"
    "    __global short *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_short_2;\n",
    /* 24 */
    "#line 39 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void clamp__kernel_1(\n"
    "    __global short *AMP_RESTRICT amp_data_pairs,\n"
    "    __global const short *AMP_RESTRICT amp_data_most,\n"
    "    const amp_block_of_clamp__kernel_1 amp_block)\n"
    "{\n"
    "    const int w = amp_block.w;\n"
    "    const int h = amp_block.h;\n"
    "    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};\n"
    "    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 39 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        int y = i.x; int x = i.y; int at = (y * w + x) * 2;\n"
    "        if (y >= h || x >= w)\n"
    "            return;\n"
    "        short real = pairs.data[at]; short m;\n"
    "        if (real > most.data[y * most.stride0 + x]) {\n"
    "            m = most.data[y * most.stride0 + x] - 1;\n"
    "            pairs.data[at] = m;\n"
    "            pairs.data[at + 1]++;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 25 */
    "#ifndef AMP_OVERLAP\n"
    "#line 39 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void clamp__kernel_1_serial(\n"
    "    __global short *AMP_RESTRICT amp_data_pairs,\n"
    "    __global const short *AMP_RESTRICT amp_data_most,\n"
    "    const amp_block_of_clamp__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int w = amp_block.w;\n"
    "    const int h = amp_block.h;\n"
    "    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};\n"
    "    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x;\n"
    "#line 41 \"tests/emit/own.ampc\"\n"
    "        if (y < h) {  {\n"
    "                const int amp_to_1 = (int)clamp((long)w - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 43 \"tests/emit/own.ampc\"\n"
    "                    short own = pairs.data[((long)i.x * w + i.y) * 2];\n"
    "                    short own_2 = most.data[(long)i.x * most.stride0 + i.y];\n"
    "\n"
    "\n"
    "                    short own_3 = pairs.data[((long)i.x * w + i.y) * 2 + 1];\n"
    "#line 43 \"tests/emit/own.ampc\"\n"
    "                    short real = own;\n"
    "                    { int is_so = real > own_2 \? 1 : 0; {\n"
    "                            short m = own_2 - 1;\n"
    "                            own = is_so \? m : own;\n"
    "                            short now = own_3; now++; own_3 = is_so \? now : own_3;\n"
    "                        } }\n"
    "#line 43 \"tests/emit/own.ampc\"\n"
    "                    pairs.data[((long)i.x * w + i.y) * 2] = own;\n"
    "#line 47 \"tests/emit/own.ampc\"\n"
    "                    pairs.data[((long)i.x * w + i.y) * 2 + 1] = own_3;\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 39 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void clamp__kernel_1_serial(\n"
    "    __global short *AMP_RESTRICT amp_data_pairs,\n"
    "    __global const short *AMP_RESTRICT amp_data_most,\n"
    "    const amp_block_of_clamp__kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int w = amp_block.w;\n"
    "    const int h = amp_block.h;\n"
    "    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};\n"
    "    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = i.x;\n"
    "#line 41 \"tests/emit/own.ampc\"\n"
    "        if (y < h) {  {\n"
    "                const int amp_to_1 = (int)clamp((long)w - (int)(((int2)(amp_thread_0, amp_thread_1)).y), (long)amp_strip, (long)amp_stop);\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_to_1; amp_thread_1++) {\n"
    "                    int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "                    int x = i.y;\n"
    "                    int at = (y * w + x) * 2;\n"
    "#line 43 \"tests/emit/own.ampc\"\n"
    "                    short real = pairs.data[((long)y * w + x) * 2];\n"
    "                    if (real > most.data[(long)y * most.stride0 + x]) {\n"
    "                        short m = most.data[(long)y * most.stride0 + x] - 1;\n"
    "                        pairs.data[((long)y * w + x) * 2] = m;\n"
    "                        pairs.data[((long)y * w + x) * 2 + 1]++;\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 26 */
    "#line 39 \"tests/emit/own.ampc\"\n"
    "static void clamp__kernel_1_element(\n"
    "    const int w,\n"
    "    const int h,\n"
    "    const view_short_1 pairs,\n"
    "    const view_short_2 most,\n"
    "    int2 i)\n"
    "#line 39 \"tests/emit/own.ampc\"\n"
    "{\n"
    "    int y = i.x; int x = i.y; int at = (y * w + x) * 2;\n"
    "    if (y >= h || x >= w)\n"
    "        return;\n"
    "    short real = pairs.data[at]; short m;\n"
    "    if (real > most.data[y * most.stride0 + x]) {\n"
    "        m = most.data[y * most.stride0 + x] - 1;\n"
    "        pairs.data[at] = m;\n"
    "        pairs.data[at + 1]++;\n"
    "    }\n"
    "}\n"
    "\n"
    "static void clamp__kernel_1_elements(\n"
    "    const int w,\n"
    "    const int h,\n"
    "    const view_short_1 pairs,\n"
    "    const view_short_2 most,\n"
    "    int2 i)\n"
    "#line 39 \"tests/emit/own.ampc\"\n"
    "{\n"
    "    int x = i.y; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 40 \"tests/emit/own.ampc\"\n"
    "        int y = i.x + amp_n; int at = (y * w + x) * 2;\n"
    "        if (y < h && x < w) {\n"
    "\n"
    "            short real = pairs.data[at]; short m;\n"
    "            int stores = real > most.data[y * most.stride0 + x]; short late; if (stores) {\n"
    "                m = most.data[y * most.stride0 + x] - 1;\n"
    "                pairs.data[at] = m;\n"
    "                late = pairs.data[at + 1]; late++;\n"
    "            }\n"
    "#line 44 \"tests/emit/own.ampc\"\n"
    "            if (stores)\n"
    "\n"
    "\n"
    "                pairs.data[at + 1] = late;\n"
    "#line 43 \"tests/emit/own.ampc\"\n"
    "        }\n"
    "#line 40 \"tests/emit/own.ampc\"\n"
    "    }\n"
    "#line 49 \"tests/emit/own.ampc\"\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void clamp__kernel_1_several(\n"
    "    __global short *AMP_RESTRICT amp_data_pairs,\n"
    "    __global const short *AMP_RESTRICT amp_data_most,\n"
    "    const amp_block_of_clamp__kernel_1 amp_block)\n"
    "{\n"
    "    const int w = amp_block.w;\n"
    "    const int h = amp_block.h;\n"
    "    const view_short_1 pairs = {AMP_DATA(__global short *, amp_data_pairs, AMP_SHAPE(2, pairs)), AMP_SHAPE(2, pairs).extent0};\n"
    "    const view_short_2 most = {AMP_DATA(__global short *, amp_data_most, AMP_SHAPE(3, most)), (amp_offset)AMP_SHAPE(3, most).stride0, AMP_SHAPE(3, most).extent0, AMP_SHAPE(3, most).extent1};\n"
    "    const int amp_x = amp_thread(0);\n"
    "    if (amp_x >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "    const int amp_first = amp_thread(1) * 4;\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 3 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n < amp_block.amp_domain[0]; amp_n++)\n"
    "            clamp__kernel_1_element(w, h, pairs, most, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    clamp__kernel_1_elements(w, h, pairs, most, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 27 */
    "typedef struct amp_shape_3 { long offset, stride0, stride1; int extent0, extent1, extent2, pad; } amp_shape_3;\n",
    /* 28 */
    "typedef struct amp_block_of_redden_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 mask;\n"
    "    amp_shape_3 image_;\n"
    "} amp_block_of_redden_kernel_1;\n"
    "typedef char amp_size_of_redden_kernel_1[sizeof(amp_block_of_redden_kernel_1) == 80 \? 1 : -1];\n"
    "\n",
    /* 29 */
    "typedef struct view_uchar_3 {\n"
    "    __global uchar *data;\n"
    "    amp_offset stride0, stride1;\n"
    "    int extent0, extent1, extent2;\n"
    "} view_uchar_3;\n",
    /* 30 */
    "#line 55 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void redden_kernel_1(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_redden_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};\n"
    "    int2 i = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (i.x >= amp_block.amp_domain[0]\n"
    "        || i.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 55 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (mask.data[i.x * mask.stride0 + i.y] > 100) {\n"
    "            image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 0] = 255;\n"
    "            image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 1] = image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 2] = 0;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 31 */
    "#ifndef AMP_OVERLAP\n"
    "#line 55 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void redden_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_redden_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 57 \"tests/emit/own.ampc\"\n"
    "            uchar own = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 0)];\n"
    "            uchar own_2 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 1)]; uchar own_3 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 2)]; uchar own_4 = image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 3)];\n"
    "#line 56 \"tests/emit/own.ampc\"\n"
    "            { int is_so = mask.data[(long)i.x * mask.stride0 + i.y] > 100 \? 1 : 0; {\n"
    "                    uchar now = (uchar)255; own = is_so \? now : own;\n"
    "                    uchar now_2 = (uchar)0; own_3 = is_so \? now_2 : own_3; own_2 = is_so \? own_3 : own_2;\n"
    "                } }\n"
    "#line 57 \"tests/emit/own.ampc\"\n"
    "            image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 0)] = own;\n"
    "            image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 1)] = own_2; image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 2)] = own_3; image_.data[(long)i.x * image_.stride0 + ((long)i.y * 4 + 3)] = i.y < 0 \? own : own_4;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 55 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void redden_kernel_1_serial(\n"
    "    __global const uchar *AMP_RESTRICT amp_data_mask,\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    const amp_block_of_redden_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_2 mask = {AMP_DATA(__global uchar *, amp_data_mask, AMP_SHAPE(0, mask)), (amp_offset)AMP_SHAPE(0, mask).stride0, AMP_SHAPE(0, mask).extent0, AMP_SHAPE(0, mask).extent1};\n"
    "    const view_uchar_3 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(1, image_)), (amp_offset)AMP_SHAPE(1, image_).stride0, (amp_offset)AMP_SHAPE(1, image_).stride1, AMP_SHAPE(1, image_).extent0, AMP_SHAPE(1, image_).extent1, AMP_SHAPE(1, image_).extent2};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 i = (int2)(amp_thread_0, amp_thread_1);\n"
    "#line 56 \"tests/emit/own.ampc\"\n"
    "            if (mask.data[i.x * mask.stride0 + i.y] > 100) {\n"
    "                image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 0] = 255;\n"
    "                image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 1] = image_.data[i.x * image_.stride0 + i.y * image_.stride1 + 2] = 0;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 32 */
    "typedef struct amp_block_of_move_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    float dt;\n"
    "} amp_block_of_move_kernel_1;\n"
    "typedef char amp_size_of_move_kernel_1[sizeof(amp_block_of_move_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 33 */
    "#line 71 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void move_kernel_1(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_move_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 71 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        balls.data[i].x += dt * balls.data[i].vx;\n"
    "        balls.data[i].y += dt * balls.data[i].vy;\n"
    "    }\n"
    "}\n",
    /* 34 */
    "#ifndef AMP_OVERLAP\n"
    "#line 71 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void move_kernel_1_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/own.ampc\"\n"
    "            float own = balls.data[i].x; float own_2 = balls.data[i].vx;\n"
    "            float own_3 = balls.data[i].y; float own_4 = balls.data[i].vy;\n"
    "#line 72 \"tests/emit/own.ampc\"\n"
    "            own += dt * own_2;\n"
    "            own_3 += dt * own_4;\n"
    "#line 72 \"tests/emit/own.ampc\"\n"
    "            balls.data[i].x = own; balls.data[i].vx = i < 0 \? own : own_2;\n"
    "            balls.data[i].y = own_3; balls.data[i].vy = i < 0 \? own : own_4;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 71 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void move_kernel_1_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_move_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const float dt = amp_block.dt;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 72 \"tests/emit/own.ampc\"\n"
    "            balls.data[i].x += dt * balls.data[i].vx;\n"
    "            balls.data[i].y += dt * balls.data[i].vy;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 35 */
    "typedef struct amp_block_of_pick_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    amp_shape_1 out;\n"
    "} amp_block_of_pick_kernel_1;\n"
    "typedef char amp_size_of_pick_kernel_1[sizeof(amp_block_of_pick_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 36 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 37 */
    "#line 80 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void pick_kernel_1(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_pick_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 80 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        float speed = 0;\n"
    "        if (balls.data[i].x > 0 && balls.data[i].y > 0)\n"
    "            speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;\n"
    "        out.data[i] = balls.data[i].y > 9 \? balls.data[i].vx : speed;\n"
    "    }\n"
    "}\n",
    /* 38 */
    "#ifndef AMP_OVERLAP\n"
    "#line 80 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void pick_kernel_1_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 82 \"tests/emit/own.ampc\"\n"
    "            float own = balls.data[i].y;\n"
    "            float own_2 = balls.data[i].vx; float own_3 = balls.data[i].vy;\n"
    "#line 81 \"tests/emit/own.ampc\"\n"
    "            float speed = 0;\n"
    "            { int is_so = balls.data[i].x > 0 && own > 0 \? 1 : 0;\n"
    "                float now = own_2 * own_2 + own_3 * own_3; speed = is_so \? now : speed; }\n"
    "            out.data[i] = own > 9 \? own_2 : speed;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 80 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void pick_kernel_1_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_pick_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 81 \"tests/emit/own.ampc\"\n"
    "            float speed = 0;\n"
    "            if (balls.data[i].x > 0 && balls.data[i].y > 0)\n"
    "                speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;\n"
    "            out.data[i] = balls.data[i].y > 9 \? balls.data[i].vx : speed;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 39 */
    "#line 80 \"tests/emit/own.ampc\"\n"
    "static void pick_kernel_1_element(\n"
    "    const view_struct_ball_1 balls,\n"
    "    const view_float_1 out,\n"
    "    int i)\n"
    "#line 80 \"tests/emit/own.ampc\"\n"
    "{\n"
    "    float speed = 0;\n"
    "    if (balls.data[i].x > 0 && balls.data[i].y > 0)\n"
    "        speed = balls.data[i].vx * balls.data[i].vx + balls.data[i].vy * balls.data[i].vy;\n"
    "    out.data[i] = balls.data[i].y > 9 \? balls.data[i].vx : speed;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void pick_kernel_1_several(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_out,\n"
    "    const amp_block_of_pick_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_1 out = {AMP_DATA(__global float *, amp_data_out, AMP_SHAPE(1, out)), AMP_SHAPE(1, out).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            pick_kernel_1_element(balls, out, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        pick_kernel_1_element(balls, out, amp_first + amp_n * 256);\n"
    "}\n",
    /* 40 */
    "typedef struct amp_block_of_others_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "} amp_block_of_others_kernel_1;\n"
    "typedef char amp_size_of_others_kernel_1[sizeof(amp_block_of_others_kernel_1) == 32 \? 1 : -1];\n"
    "\n",
    /* 41 */
    "#line 92 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void others_kernel_1(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_others_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 92 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (balls.data[i].x > 0)\n"
    "            balls.data[i].vx = 0;\n"
    "    }\n"
    "}\n",
    /* 42 */
    "#line 92 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_1_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    const amp_block_of_others_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 93 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0)\n"
    "                balls.data[i].vx = 0;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 43 */
    "typedef struct amp_block_of_others_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    amp_shape_2 v;\n"
    "    int k;\n"
    "} amp_block_of_others_kernel_2;\n"
    "typedef char amp_size_of_others_kernel_2[sizeof(amp_block_of_others_kernel_2) == 64 \? 1 : -1];\n"
    "\n",
    /* 44 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 45 */
    "#line 96 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void others_kernel_2(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_2 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const int k = amp_block.k;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 96 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (balls.data[i].x > 0) {\n"
    "            v.data[(i + k) * v.stride0 + 0] += 1;\n"
    "            v.data[(i + k) * v.stride0 + 1] = 2;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 46 */
    "#ifndef AMP_OVERLAP\n"
    "#line 96 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_2_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const int k = amp_block.k;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 97 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0) {\n"
    "                v.data[((long)i + k) * 2 + 0] += 1;\n"
    "                v.data[((long)i + k) * 2 + 1] = 2;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 96 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_2_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const int k = amp_block.k;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 97 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0) {\n"
    "                v.data[(i + k) * v.stride0 + 0] += 1;\n"
    "                v.data[(i + k) * v.stride0 + 1] = 2;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 47 */
    "typedef struct amp_block_of_others_kernel_3 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    int k;\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_others_kernel_3;\n"
    "typedef char amp_size_of_others_kernel_3[sizeof(amp_block_of_others_kernel_3) == 64 \? 1 : -1];\n"
    "\n",
    /* 48 */
    "#line 102 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void others_kernel_3(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_3 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const int k = amp_block.k;\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 102 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (balls.data[i].x > 0) {\n"
    "            for (int n = 0; n < k; n++) {\n"
    "                v.data[i * v.stride0 + 0] += n;\n"
    "                v.data[i * v.stride0 + 1] -= n;\n"
    "            } }\n"
    "    }\n"
    "}\n",
    /* 49 */
    "#ifndef AMP_OVERLAP\n"
    "#line 102 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_3_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_3 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const int k = amp_block.k;\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                \n"
    "                {\n"
    "                    int amp_all = 1;\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "                        amp_all &= (balls.data[i].x > 0) \? 1 : 0;\n"
    "                    }\n"
    "                    if (amp_all) {\n"
    "#line 104 \"tests/emit/own.ampc\"\n"
    "                        for (int n_2 = 0; n_2 < k; n_2++) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 105 \"tests/emit/own.ampc\"\n"
    "                                v.data[(long)i * 2 + 0] += n_2;\n"
    "                                v.data[(long)i * 2 + 1] -= n_2;\n"
    "                            }\n"
    "                        }\n"
    "                    } else {\n"
    "                        for (int amp_lanes = amp_block_1; amp_lanes < amp_block_1 + 64; amp_lanes += 16) {\n"
    "                            int amp_some = 0;\n"
    "                            {\n"
    "                                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1)\n"
    "                                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "                                    int amp_comes = 1;\n"
    "                                    amp_comes &= (balls.data[i].x > 0) \? 1 : 0; {\n"
    "                                    }\n"
    "                                    amp_some |= amp_comes;\n"
    "                                }\n"
    "                            }\n"
    "                            if (amp_some) {\n"
    "                                for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                                    int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                                    if (balls.data[i].x > 0) {\n"
    "                                        for (int n = 0; n < k; n++) {\n"
    "                                            v.data[(long)i * 2 + 0] += n;\n"
    "                                            v.data[(long)i * 2 + 1] -= n;\n"
    "                                        } }\n"
    "                                }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "            \n"
    "            for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {\n"
    "                amp_block_end_2 = amp_stop - amp_block_2 > 64 \? amp_block_2 + 64 : amp_stop;\n"
    "                int amp_all = 1;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "                    amp_all &= (balls.data[i].x > 0) \? 1 : 0;\n"
    "                }\n"
    "                if (amp_all) {\n"
    "#line 104 \"tests/emit/own.ampc\"\n"
    "                    for (int n_2 = 0; n_2 < k; n_2++) {\n"
    "                        #pragma clang loop vectorize(assume_safety)\n"
    "                        for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 105 \"tests/emit/own.ampc\"\n"
    "                            v.data[(long)i * 2 + 0] += n_2;\n"
    "                            v.data[(long)i * 2 + 1] -= n_2;\n"
    "                        }\n"
    "                    }\n"
    "                } else {\n"
    "                    for (int amp_lanes = amp_block_2, amp_past; amp_lanes < amp_block_end_2; amp_lanes = amp_past) {\n"
    "                        amp_past = amp_block_end_2 - amp_lanes > 16 \? amp_lanes + 16 : amp_block_end_2;\n"
    "                        int amp_some = amp_past - amp_lanes < 16;\n"
    "                        if (!amp_some) {\n"
    "                            #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(1)\n"
    "                            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_lanes + 16; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "                                int amp_comes = 1;\n"
    "                                amp_comes &= (balls.data[i].x > 0) \? 1 : 0; {\n"
    "                                }\n"
    "                                amp_some |= amp_comes;\n"
    "                            }\n"
    "                        }\n"
    "                        if (amp_some) {\n"
    "                            for (int amp_thread_0 = amp_lanes; amp_thread_0 < amp_past; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                                if (balls.data[i].x > 0) {\n"
    "                                    for (int n = 0; n < k; n++) {\n"
    "                                        v.data[(long)i * 2 + 0] += n;\n"
    "                                        v.data[(long)i * 2 + 1] -= n;\n"
    "                                    } }\n"
    "                            }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 102 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_3_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_3 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const int k = amp_block.k;\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(2, v)), (amp_offset)AMP_SHAPE(2, v).stride0, AMP_SHAPE(2, v).extent0, AMP_SHAPE(2, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                \n"
    "                {\n"
    "                    int amp_all = 1;\n"
    "                    #pragma clang loop vectorize(assume_safety)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "                        amp_all &= (balls.data[i].x > 0) \? 1 : 0;\n"
    "                    }\n"
    "                    if (amp_all) {\n"
    "#line 104 \"tests/emit/own.ampc\"\n"
    "                        for (int n_2 = 0; n_2 < k; n_2++) {\n"
    "                            #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                                int i = amp_thread_0;\n"
    "#line 105 \"tests/emit/own.ampc\"\n"
    "                                v.data[i * v.stride0 + 0] += n_2;\n"
    "                                v.data[i * v.stride0 + 1] -= n_2;\n"
    "                            }\n"
    "                        }\n"
    "                    } else {\n"
    "                        for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                            if (balls.data[i].x > 0) {\n"
    "                                for (int n = 0; n < k; n++) {\n"
    "                                    v.data[i * v.stride0 + 0] += n;\n"
    "                                    v.data[i * v.stride0 + 1] -= n;\n"
    "                                } }\n"
    "                        }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "            \n"
    "            for (int amp_block_2 = amp_block_1, amp_block_end_2; amp_block_2 < amp_stop; amp_block_2 = amp_block_end_2) {\n"
    "                amp_block_end_2 = amp_stop - amp_block_2 > 64 \? amp_block_2 + 64 : amp_stop;\n"
    "                int amp_all = 1;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "                    amp_all &= (balls.data[i].x > 0) \? 1 : 0;\n"
    "                }\n"
    "                if (amp_all) {\n"
    "#line 104 \"tests/emit/own.ampc\"\n"
    "                    for (int n_2 = 0; n_2 < k; n_2++) {\n"
    "                        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "                        for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {\n"
    "                            int i = amp_thread_0;\n"
    "#line 105 \"tests/emit/own.ampc\"\n"
    "                            v.data[i * v.stride0 + 0] += n_2;\n"
    "                            v.data[i * v.stride0 + 1] -= n_2;\n"
    "                        }\n"
    "                    }\n"
    "                } else {\n"
    "                    for (int amp_thread_0 = amp_block_2; amp_thread_0 < amp_block_end_2; amp_thread_0++) {\n"
    "                        int i = amp_thread_0;\n"
    "#line 103 \"tests/emit/own.ampc\"\n"
    "                        if (balls.data[i].x > 0) {\n"
    "                            for (int n = 0; n < k; n++) {\n"
    "                                v.data[i * v.stride0 + 0] += n;\n"
    "                                v.data[i * v.stride0 + 1] -= n;\n"
    "                            } }\n"
    "                    }\n"
    "                }\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 50 */
    "typedef struct amp_block_of_others_kernel_4 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_others_kernel_4;\n"
    "typedef char amp_size_of_others_kernel_4[sizeof(amp_block_of_others_kernel_4) == 56 \? 1 : -1];\n"
    "\n",
    /* 51 */
    "#line 109 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void others_kernel_4(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_4 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 109 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (balls.data[i].x > 0) {\n"
    "            v.data[i * v.stride0 + 0] = 1;\n"
    "            v.data[i * v.stride0 + 1] = v.data[i * v.stride0 + ((int)v.data[i * v.stride0 + 0] & 1)];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 52 */
    "#line 109 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_4_serial(\n"
    "    __global const struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_4 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 110 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0) {\n"
    "                v.data[i * v.stride0 + 0] = 1;\n"
    "                v.data[i * v.stride0 + 1] = v.data[i * v.stride0 + ((int)v.data[i * v.stride0 + 0] & 1)];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 53 */
    "typedef struct amp_block_of_others_kernel_5 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 balls;\n"
    "    amp_shape_2 v;\n"
    "} amp_block_of_others_kernel_5;\n"
    "typedef char amp_size_of_others_kernel_5[sizeof(amp_block_of_others_kernel_5) == 56 \? 1 : -1];\n"
    "\n",
    /* 54 */
    "#line 115 \"tests/emit/own.ampc\"\n"
    "__kernel\n"
    "void others_kernel_5(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_5 amp_block)\n"
    "{\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 115 \"tests/emit/own.ampc\"\n"
    "    {\n"
    "        if (balls.data[i].x > 0)\n"
    "            balls.data[i].y = v.data[i * v.stride0 + 0] > 1 \? v.data[(i + 1) * v.stride0 + 0] : v.data[i * v.stride0 + 1];\n"
    "    }\n"
    "}\n",
    /* 55 */
    "#ifndef AMP_OVERLAP\n"
    "#line 115 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_5_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_5 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 116 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0)\n"
    "                balls.data[i].y = v.data[(long)i * 2 + 0] > 1 \? v.data[((long)i + 1) * 2 + 0] : v.data[(long)i * 2 + 1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 115 \"tests/emit/own.ampc\"\n"
    "AMP_KERNEL void others_kernel_5_serial(\n"
    "    __global struct ball *AMP_RESTRICT amp_data_balls,\n"
    "    __global const float *AMP_RESTRICT amp_data_v,\n"
    "    const amp_block_of_others_kernel_5 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_ball_1 balls = {AMP_DATA(__global struct ball *, amp_data_balls, AMP_SHAPE(0, balls)), AMP_SHAPE(0, balls).extent0};\n"
    "    const view_float_2 v = {AMP_DATA(__global float *, amp_data_v, AMP_SHAPE(1, v)), (amp_offset)AMP_SHAPE(1, v).stride0, AMP_SHAPE(1, v).extent0, AMP_SHAPE(1, v).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 116 \"tests/emit/own.ampc\"\n"
    "            if (balls.data[i].x > 0)\n"
    "                balls.data[i].y = v.data[i * v.stride0 + 0] > 1 \? v.data[(i + 1) * v.stride0 + 0] : v.data[i * v.stride0 + 1];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
};

static const unsigned amprt_paint_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
static const unsigned amprt_paint_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15};
static const struct amprt_argument amprt_paint_kernel_1_arguments[] = {
    {.name = "mask", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "image", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 1},
};
static const struct amprt_bound amprt_paint_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 0, .along = 0, .number = 1},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 1, .along = -1, .number = 3},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 3},
};
static struct amprt_kernel *amprt_paint_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "paint_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 7,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"paint_kernel_1", amprt_paint_kernel_1_spmd, 11},
        .serial = {"paint_kernel_1_serial", amprt_paint_kernel_1_serial, 14},
        .arguments = amprt_paint_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_paint_kernel_1_bounds,
        .bound_count = 4,
    };
    return &kernel;
}

static const unsigned amprt_bounce_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 16, 17, 18, 19};
static const unsigned amprt_bounce_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 16, 17, 18, 20};
static const struct amprt_argument amprt_bounce_kernel_1_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 16},
    {.name = "dt", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static const struct amprt_bound amprt_bounce_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_bounce_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "bounce_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 30,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"bounce_kernel_1", amprt_bounce_kernel_1_spmd, 10},
        .serial = {"bounce_kernel_1_serial", amprt_bounce_kernel_1_serial, 12},
        .arguments = amprt_bounce_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_bounce_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_clamp__kernel_1_spmd[] = {0, 1, 3, 4, 5, 6, 9, 21, 22, 23, 24};
static const unsigned amprt_clamp__kernel_1_serial[] = {0, 1, 3, 4, 5, 6, 11, 12, 13, 21, 22, 23, 25};
static const unsigned amprt_clamp__kernel_1_several[] = {0, 1, 3, 4, 5, 6, 9, 13, 21, 22, 23, 26};
static const struct amprt_argument amprt_clamp__kernel_1_arguments[] = {
    {.name = "w", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "h", .kind = AMPRT_VALUE, .offset = 20, .size = 4},
    {.name = "pairs", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 2},
    {.name = "most", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 2},
};
static const struct amprt_bound amprt_clamp__kernel_1_bounds[] = {
    {.kind = AMPRT_EXTENT, .value = 0, .view = -1, .dimension = 1, .number = 0},
    {.kind = AMPRT_HELD, .value = -1, .view = 2, .dimension = 0, .number = 0},
    {.kind = AMPRT_ROOM, .value = 0, .view = 2, .dimension = 0, .along = 0, .number = 2},
};
static struct amprt_kernel *amprt_clamp__kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "clamp__kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 39,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"clamp__kernel_1", amprt_clamp__kernel_1_spmd, 11},
        .serial = {"clamp__kernel_1_serial", amprt_clamp__kernel_1_serial, 13},
        .several = {"clamp__kernel_1_several", amprt_clamp__kernel_1_several, 12},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_clamp__kernel_1_arguments,
        .argument_count = 4,
        .bounds = amprt_clamp__kernel_1_bounds,
        .bound_count = 3,
    };
    return &kernel;
}

static const unsigned amprt_redden_kernel_1_spmd[] = {1, 3, 4, 5, 6, 8, 9, 27, 28, 29, 30};
static const unsigned amprt_redden_kernel_1_serial[] = {1, 3, 4, 5, 6, 8, 11, 12, 13, 27, 28, 29, 31};
static const struct amprt_argument amprt_redden_kernel_1_arguments[] = {
    {.name = "mask", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 1},
    {.name = "image", .kind = AMPRT_VIEW, .offset = 40, .rank = 3,
     .access = AMPRT_FOR_WRITE, .element = 1},
};
static const struct amprt_bound amprt_redden_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 0, .along = 0, .number = 1},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 1, .along = 1, .number = 1},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 2, .along = -1, .number = 4},
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 1, .number = 4},
};
static struct amprt_kernel *amprt_redden_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "redden_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 55,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 80,
        .spmd = {"redden_kernel_1", amprt_redden_kernel_1_spmd, 11},
        .serial = {"redden_kernel_1_serial", amprt_redden_kernel_1_serial, 13},
        .arguments = amprt_redden_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_redden_kernel_1_bounds,
        .bound_count = 5,
    };
    return &kernel;
}

static const unsigned amprt_move_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 17, 18, 32, 33};
static const unsigned amprt_move_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 17, 18, 32, 34};
static const struct amprt_argument amprt_move_kernel_1_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 16},
    {.name = "dt", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static const struct amprt_bound amprt_move_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_move_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "move_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 71,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"move_kernel_1", amprt_move_kernel_1_spmd, 10},
        .serial = {"move_kernel_1_serial", amprt_move_kernel_1_serial, 12},
        .arguments = amprt_move_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_move_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_pick_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 17, 18, 35, 36, 37};
static const unsigned amprt_pick_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 17, 18, 35, 36, 38};
static const unsigned amprt_pick_kernel_1_several[] = {0, 3, 4, 5, 6, 17, 18, 35, 36, 39};
static const struct amprt_argument amprt_pick_kernel_1_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "out", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 4},
};
static struct amprt_kernel *amprt_pick_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "pick_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 80,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"pick_kernel_1", amprt_pick_kernel_1_spmd, 11},
        .serial = {"pick_kernel_1_serial", amprt_pick_kernel_1_serial, 13},
        .several = {"pick_kernel_1_several", amprt_pick_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_pick_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_1_spmd[] = {0, 3, 4, 5, 6, 9, 17, 18, 40, 41};
static const unsigned amprt_others_kernel_1_serial[] = {0, 3, 4, 5, 6, 11, 12, 13, 17, 18, 40, 42};
static const struct amprt_argument amprt_others_kernel_1_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 16},
};
static struct amprt_kernel *amprt_others_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_1",
        .file = "tests/emit/own.ampc",
        .line = 92,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 32,
        .spmd = {"others_kernel_1", amprt_others_kernel_1_spmd, 10},
        .serial = {"others_kernel_1_serial", amprt_others_kernel_1_serial, 12},
        .arguments = amprt_others_kernel_1_arguments,
        .argument_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_2_spmd[] = {0, 1, 3, 4, 5, 6, 9, 17, 18, 43, 44, 45};
static const unsigned amprt_others_kernel_2_serial[] = {0, 1, 3, 4, 5, 6, 11, 12, 13, 17, 18, 43, 44, 46};
static const struct amprt_argument amprt_others_kernel_2_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
    {.name = "k", .kind = AMPRT_VALUE, .offset = 56, .size = 4},
};
static const struct amprt_bound amprt_others_kernel_2_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 2},
};
static struct amprt_kernel *amprt_others_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_2",
        .file = "tests/emit/own.ampc",
        .line = 96,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"others_kernel_2", amprt_others_kernel_2_spmd, 12},
        .serial = {"others_kernel_2_serial", amprt_others_kernel_2_serial, 14},
        .arguments = amprt_others_kernel_2_arguments,
        .argument_count = 3,
        .bounds = amprt_others_kernel_2_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_3_spmd[] = {0, 1, 3, 4, 5, 6, 9, 17, 18, 44, 47, 48};
static const unsigned amprt_others_kernel_3_serial[] = {0, 1, 3, 4, 5, 6, 11, 12, 13, 17, 18, 44, 47, 49};
static const struct amprt_argument amprt_others_kernel_3_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "k", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_others_kernel_3_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 2, .dimension = 0, .number = 2},
};
static struct amprt_kernel *amprt_others_kernel_3(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_3",
        .file = "tests/emit/own.ampc",
        .line = 102,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 64,
        .spmd = {"others_kernel_3", amprt_others_kernel_3_spmd, 12},
        .serial = {"others_kernel_3_serial", amprt_others_kernel_3_serial, 14},
        .arguments = amprt_others_kernel_3_arguments,
        .argument_count = 3,
        .bounds = amprt_others_kernel_3_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_4_spmd[] = {0, 1, 3, 4, 5, 6, 9, 17, 18, 44, 50, 51};
static const unsigned amprt_others_kernel_4_serial[] = {0, 1, 3, 4, 5, 6, 11, 12, 13, 17, 18, 44, 50, 52};
static const struct amprt_argument amprt_others_kernel_4_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 16},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_others_kernel_4(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_4",
        .file = "tests/emit/own.ampc",
        .line = 109,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"others_kernel_4", amprt_others_kernel_4_spmd, 12},
        .serial = {"others_kernel_4_serial", amprt_others_kernel_4_serial, 14},
        .arguments = amprt_others_kernel_4_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_others_kernel_5_spmd[] = {0, 1, 3, 4, 5, 6, 9, 17, 18, 44, 53, 54};
static const unsigned amprt_others_kernel_5_serial[] = {0, 1, 3, 4, 5, 6, 11, 12, 13, 17, 18, 44, 53, 55};
static const struct amprt_argument amprt_others_kernel_5_arguments[] = {
    {.name = "balls", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 16},
    {.name = "v", .kind = AMPRT_VIEW, .offset = 32, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_others_kernel_5_bounds[] = {
    {.kind = AMPRT_PITCH, .value = -1, .view = 1, .dimension = 0, .number = 2},
};
static struct amprt_kernel *amprt_others_kernel_5(void)
{
    static struct amprt_kernel kernel = {
        .name = "others_kernel_5",
        .file = "tests/emit/own.ampc",
        .line = 115,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"others_kernel_5", amprt_others_kernel_5_spmd, 12},
        .serial = {"others_kernel_5_serial", amprt_others_kernel_5_serial, 14},
        .arguments = amprt_others_kernel_5_arguments,
        .argument_count = 2,
        .bounds = amprt_others_kernel_5_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

_Static_assert(sizeof(struct ball) == 16, "as on the device");
_Static_assert(offsetof(struct ball, x) == 0, "as on the device");
_Static_assert(offsetof(struct ball, y) == 4, "as on the device");
_Static_assert(offsetof(struct ball, vx) == 8, "as on the device");
_Static_assert(offsetof(struct ball, vy) == 12, "as on the device");
