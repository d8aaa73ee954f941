/* Made by ampcc from gaps.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_relax_kernel_1(void);
static struct amprt_kernel *amprt_first_kernel_1(void);
static struct amprt_kernel *amprt_both_kernel_1(void);
static struct amprt_kernel *amprt_much_kernel_1(void);
static struct amprt_kernel *amprt_scale_kernel_1(void);
static struct amprt_kernel *amprt_scale_kernel_2(void);
static struct amprt_kernel *amprt_replace_kernel_1(void);
static struct amprt_kernel *amprt_multiply_kernel_1(void);
#line 1 "tests/emit/gaps.ampc"
// Stores that leave gaps between neighbouring threads' elements are no matter for vectors,
// unless much is computed; two that leave none are.
#include <amp.h>

typedef struct Pair {
    float first, second;
} Pair;

void relax(array_view(float, 2) a, int odd)
{
    extent_2 e = amp_extent_2(a);
    amprt_launch_2(amprt_relax_kernel_1(), NULL, extent(e[0] - 2, e[1] / 2 - 1), (const void *const[]){&odd, &a}
#line 15 "tests/emit/gaps.ampc"
);
}

void first(array_view(const float, 1) from, array_view(Pair, 1) to)
{
    amprt_launch_1(amprt_first_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&to, &from});
}

void both(array_view(const float, 1) from, array_view(Pair, 1) to)
{
    amprt_launch_1(amprt_both_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&to, &from}
#line 28 "tests/emit/gaps.ampc"
);
}

void much(array_view(const float, 1) from, array_view(float, 1) to)
{
    amprt_launch_1(amprt_much_kernel_1(), NULL, amp_extent_1(from), (const void *const[]){&from, &to}
#line 36 "tests/emit/gaps.ampc"
);
}

// Those of a whole structure are stored by vectors only if these are no more than eight.
typedef struct Matrix {
    float m[3][3];
} Matrix;

void scale(array_view(Matrix, 1) all, array_view(Pair, 1) pairs, float by)
{
    amprt_launch_1(amprt_scale_kernel_1(), NULL, amp_extent_1(all), (const void *const[]){&all, &by}
#line 51 "tests/emit/gaps.ampc"
);
    amprt_launch_1(amprt_scale_kernel_2(), NULL, amp_extent_1(pairs), (const void *const[]){&pairs, &by}
#line 55 "tests/emit/gaps.ampc"
);
}

// Nor are elements of a table of bytes gathered, unless much is computed of them.
void replace(array_view(const unsigned char, 1) table, array_view(unsigned char, 1) image)
{
    amprt_launch_1(amprt_replace_kernel_1(), NULL, amp_extent_1(image), (const void *const[]){&image, &table});
}

// Each thread's own row is stored by itself.
#line 70 "tests/emit/gaps.ampc"


void multiply(array_view(const float, 2) a, array_view(const float, 2) b,
              array_view(float, 2) c)
{
    amprt_launch_1(amprt_multiply_kernel_1(), NULL, extent(amp_extent_2(a)[0]), (const void *const[]){&a, &b, &c}
#line 77 "tests/emit/gaps.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_2 { long offset, stride0; int extent0, extent1; } amp_shape_2;\n",
    /* 1 */
    "typedef struct amp_block_of_relax_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    int odd;\n"
    "    amp_shape_2 a;\n"
    "} amp_block_of_relax_kernel_1;\n"
    "typedef char amp_size_of_relax_kernel_1[sizeof(amp_block_of_relax_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 2 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 3 */
    "#ifdef AMP_SHAPES\n"
    "#define AMP_SHAPE(n, view) AMP_SHAPE_##n\n"
    "#else\n"
    "#define AMP_SHAPE(n, view) amp_block.view\n"
    "#endif\n",
    /* 4 */
    "#ifdef AMP_START\n"
    "#define AMP_DATA(type, data, shape) ((type)data)\n"
    "#else\n"
    "#define AMP_DATA(type, data, shape) \\\n"
    "    ((type)((__global char *)data + shape.offset))\n"
    "#endif\n",
    /* 5 */
    "#ifdef AMP_BIG\n"
    "typedef long amp_offset;\n"
    "#else\n"
    "typedef int amp_offset;\n"
    "#endif\n",
    /* 6 */
    "typedef struct view_float_2 {\n"
    "    __global float *data;\n"
    "    amp_offset stride0;\n"
    "    int extent0, extent1;\n"
    "} view_float_2;\n",
    /* 7 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 8 */
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void relax_kernel_1(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const int odd = amp_block.odd;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    int2 at = (int2)(amp_thread(1), amp_thread(0));\n"
    "    if (at.x >= amp_block.amp_domain[0]\n"
    "        || at.y >= amp_block.amp_domain[1])\n"
    "        return;\n"
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        int y = at.x + 1; int x = 2 * at.y + 1 + odd;\n"
    "        a.data[y * a.stride0 + x] = 0.25f * (a.data[(y - 1) * a.stride0 + x] + a.data[(y + 1) * a.stride0 + x] + a.data[y * a.stride0 + (x - 1)] + a.data[y * a.stride0 + (x + 1)]);\n"
    "    }\n"
    "}\n",
    /* 9 */
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
    /* 10 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 11 */
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void relax_kernel_1_serial(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_relax_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const int odd = amp_block.odd;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[1], amp_place.items[1]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[1]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[1]);\n"
    "    const long amp_part_1 = amp_place.item[0];\n"
    "    const int amp_begin_1 = (int)(amp_block.amp_domain[1] * amp_part_1 / amp_place.items[0]);\n"
    "    const int amp_end_1 = (int)(amp_block.amp_domain[1] * (amp_part_1 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = amp_begin_0, amp_thread_1 = 0;\n"
    "    for (int amp_thread_0 = amp_begin_0; amp_thread_0 < amp_end_0; amp_thread_0++) {\n"
    "        const int amp_strip = amp_begin_1, amp_stop = amp_end_1;\n"
    "        int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "        int y = at.x + 1;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_1 = amp_strip; amp_thread_1 < amp_stop; amp_thread_1++) {\n"
    "            int2 at = (int2)(amp_thread_0, amp_thread_1);\n"
    "            int x = 2 * at.y + 1 + odd;\n"
    "#line 13 \"tests/emit/gaps.ampc\"\n"
    "            \n"
    "            a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd)] = 0.25f * (a.data[((long)y - 1) * a.stride0 + (2 * (long)at.y + 1 + odd)] + a.data[((long)y + 1) * a.stride0 + (2 * (long)at.y + 1 + odd)] + a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd - 1)] + a.data[(long)y * a.stride0 + (2 * (long)at.y + 1 + odd + 1)]);\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 12 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 13 */
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "static void relax_kernel_1_element(\n"
    "    const int odd,\n"
    "    const view_float_2 a,\n"
    "    int2 at)\n"
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    int y = at.x + 1; int x = 2 * at.y + 1 + odd;\n"
    "    a.data[y * a.stride0 + x] = 0.25f * (a.data[(y - 1) * a.stride0 + x] + a.data[(y + 1) * a.stride0 + x] + a.data[y * a.stride0 + (x - 1)] + a.data[y * a.stride0 + (x + 1)]);\n"
    "}\n"
    "\n"
    "static void relax_kernel_1_elements(\n"
    "    const int odd,\n"
    "    const view_float_2 a,\n"
    "    int2 at)\n"
    "#line 12 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    int x = 2 * at.y + 1 + odd; int y[4]; float late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 13 \"tests/emit/gaps.ampc\"\n"
    "        y[amp_n] = at.x + amp_n + 1;\n"
    "        late[amp_n] = 0.25f * (a.data[(y[amp_n] - 1) * a.stride0 + x] + a.data[(y[amp_n] + 1) * a.stride0 + x] + a.data[y[amp_n] * a.stride0 + (x - 1)] + a.data[y[amp_n] * a.stride0 + (x + 1)]);\n"
    "#line 13 \"tests/emit/gaps.ampc\"\n"
    "    }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 14 \"tests/emit/gaps.ampc\"\n"
    "        a.data[y[amp_n] * a.stride0 + x] = late[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "void relax_kernel_1_several(\n"
    "    __global float *AMP_RESTRICT amp_data_a,\n"
    "    const amp_block_of_relax_kernel_1 amp_block)\n"
    "{\n"
    "    const int odd = amp_block.odd;\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(1, a)), (amp_offset)AMP_SHAPE(1, a).stride0, AMP_SHAPE(1, a).extent0, AMP_SHAPE(1, a).extent1};\n"
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
    "            relax_kernel_1_element(odd, a, (int2)(amp_first + amp_n, amp_x));\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    relax_kernel_1_elements(odd, a, (int2)(amp_first, amp_x));\n"
    "}\n",
    /* 14 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 15 */
    "typedef struct amp_block_of_first_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 from;\n"
    "} amp_block_of_first_kernel_1;\n"
    "typedef char amp_size_of_first_kernel_1[sizeof(amp_block_of_first_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 16 */
    "#line 5 \"tests/emit/gaps.ampc\"\n"
    "struct Pair {\n"
    "    float first;\n"
    "    float second;\n"
    "};\n"
    "typedef char amp_layout_of_Pair[sizeof(struct Pair) == 8 \? 1 : -1];\n",
    /* 17 */
    "typedef struct view_struct_Pair_1 {\n"
    "    __global struct Pair *data;\n"
    "    int extent0;\n"
    "} view_struct_Pair_1;\n",
    /* 18 */
    "typedef struct view_float_1 {\n"
    "    __global float *data;\n"
    "    int extent0;\n"
    "} view_float_1;\n",
    /* 19 */
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void first_kernel_1(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_first_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "    { to.data[i].first = from.data[i]; }\n"
    "}\n",
    /* 20 */
    "#ifndef AMP_OVERLAP\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void first_kernel_1_serial(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "            float own = to.data[i].first; float own_2 = to.data[i].second; own = from.data[i]; to.data[i].first = own; to.data[i].second = i < 0 \? own : own_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void first_kernel_1_serial(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_first_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "            to.data[i].first = from.data[i];\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 21 */
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "static void first_kernel_1_element(\n"
    "    const view_struct_Pair_1 to,\n"
    "    const view_float_1 from,\n"
    "    int i)\n"
    "#line 20 \"tests/emit/gaps.ampc\"\n"
    "{ to.data[i].first = from.data[i]; }\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void first_kernel_1_several(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_first_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            first_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        first_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "}\n",
    /* 22 */
    "typedef struct amp_block_of_both_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 to;\n"
    "    amp_shape_1 from;\n"
    "} amp_block_of_both_kernel_1;\n"
    "typedef char amp_size_of_both_kernel_1[sizeof(amp_block_of_both_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 23 */
    "#line 25 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void both_kernel_1(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_both_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 25 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        to.data[i].first = from.data[i];\n"
    "        to.data[i].second = 1 - from.data[i];\n"
    "    }\n"
    "}\n",
    /* 24 */
    "#line 25 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void both_kernel_1_serial(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_both_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 26 \"tests/emit/gaps.ampc\"\n"
    "            to.data[i].first = from.data[i];\n"
    "            to.data[i].second = 1 - from.data[i];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 25 */
    "#line 25 \"tests/emit/gaps.ampc\"\n"
    "static void both_kernel_1_element(\n"
    "    const view_struct_Pair_1 to,\n"
    "    const view_float_1 from,\n"
    "    int i)\n"
    "#line 25 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    to.data[i].first = from.data[i];\n"
    "    to.data[i].second = 1 - from.data[i];\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void both_kernel_1_several(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_to,\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    const amp_block_of_both_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 to = {AMP_DATA(__global struct Pair *, amp_data_to, AMP_SHAPE(0, to)), AMP_SHAPE(0, to).extent0};\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            both_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        both_kernel_1_element(to, from, amp_first + amp_n * 256);\n"
    "}\n",
    /* 26 */
    "typedef struct amp_block_of_much_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_much_kernel_1;\n"
    "typedef char amp_size_of_much_kernel_1[sizeof(amp_block_of_much_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 27 */
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void much_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_much_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        float x = from.data[i];\n"
    "        to.data[2 * i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;\n"
    "    }\n"
    "}\n",
    /* 28 */
    "#ifndef AMP_OVERLAP\n"
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void much_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_much_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 35 \"tests/emit/gaps.ampc\"\n"
    "            float own = to.data[2 * (long)i]; float own_2 = to.data[2 * (long)i + 1];\n"
    "#line 34 \"tests/emit/gaps.ampc\"\n"
    "            float x = from.data[i];\n"
    "            own = ((((x + 2) * x + 3) * x + 4) * x + 5) * x; to.data[2 * (long)i] = own; to.data[2 * (long)i + 1] = i < 0 \? own : own_2;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#else\n"
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void much_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_much_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 34 \"tests/emit/gaps.ampc\"\n"
    "            float x = from.data[i];\n"
    "            to.data[2 * (long)i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;\n"
    "        }\n"
    "    }\n"
    "}\n"
    "\n"
    "#endif\n",
    /* 29 */
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "static void much_kernel_1_element(\n"
    "    const view_float_1 from,\n"
    "    const view_float_1 to,\n"
    "    int i)\n"
    "#line 33 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    float x = from.data[i];\n"
    "    to.data[2 * i] = ((((x + 2) * x + 3) * x + 4) * x + 5) * x;\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void much_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_from,\n"
    "    __global float *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_much_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_1 from = {AMP_DATA(__global float *, amp_data_from, AMP_SHAPE(0, from)), AMP_SHAPE(0, from).extent0};\n"
    "    const view_float_1 to = {AMP_DATA(__global float *, amp_data_to, AMP_SHAPE(1, to)), AMP_SHAPE(1, to).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            much_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        much_kernel_1_element(from, to, amp_first + amp_n * 256);\n"
    "}\n",
    /* 30 */
    "typedef struct amp_block_of_scale_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 all_;\n"
    "    float by;\n"
    "} amp_block_of_scale_kernel_1;\n"
    "typedef char amp_size_of_scale_kernel_1[sizeof(amp_block_of_scale_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 31 */
    "#line 40 \"tests/emit/gaps.ampc\"\n"
    "struct Matrix {\n"
    "    float m[3][3];\n"
    "};\n"
    "typedef char amp_layout_of_Matrix[sizeof(struct Matrix) == 36 \? 1 : -1];\n",
    /* 32 */
    "typedef struct view_struct_Matrix_1 {\n"
    "    __global struct Matrix *data;\n"
    "    int extent0;\n"
    "} view_struct_Matrix_1;\n",
    /* 33 */
    "#line 46 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void scale_kernel_1(\n"
    "    __global struct Matrix *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_scale_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_Matrix_1 all_ = {AMP_DATA(__global struct Matrix *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 46 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        struct Matrix a = all_.data[i];\n"
    "        #pragma unroll\n"
    "        for (int k = 0; k < 9; k++) a.m[k / 3][k % 3] *= by;\n"
    "        all_.data[i] = a;\n"
    "    }\n"
    "}\n",
    /* 34 */
    "#line 46 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void scale_kernel_1_serial(\n"
    "    __global struct Matrix *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_scale_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Matrix_1 all_ = {AMP_DATA(__global struct Matrix *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 47 \"tests/emit/gaps.ampc\"\n"
    "            float a_m_0_0 = all_.data[i].m[0][0]; float a_m_0_1 = all_.data[i].m[0][1]; float a_m_0_2 = all_.data[i].m[0][2]; float a_m_1_0 = all_.data[i].m[1][0]; float a_m_1_1 = all_.data[i].m[1][1]; float a_m_1_2 = all_.data[i].m[1][2]; float a_m_2_0 = all_.data[i].m[2][0]; float a_m_2_1 = all_.data[i].m[2][1]; float a_m_2_2 = all_.data[i].m[2][2];\n"
    "            {\n"
    "                a_m_0_0 *= by; a_m_0_1 *= by; a_m_0_2 *= by; a_m_1_0 *= by; a_m_1_1 *= by; a_m_1_2 *= by; a_m_2_0 *= by; a_m_2_1 *= by; a_m_2_2 *= by; }\n"
    "            all_.data[i].m[0][0] = a_m_0_0; all_.data[i].m[0][1] = a_m_0_1; all_.data[i].m[0][2] = a_m_0_2; all_.data[i].m[1][0] = a_m_1_0; all_.data[i].m[1][1] = a_m_1_1; all_.data[i].m[1][2] = a_m_1_2; all_.data[i].m[2][0] = a_m_2_0; all_.data[i].m[2][1] = a_m_2_1; all_.data[i].m[2][2] = a_m_2_2;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 35 */
    "typedef struct amp_block_of_scale_kernel_2 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 pairs;\n"
    "    float by;\n"
    "} amp_block_of_scale_kernel_2;\n"
    "typedef char amp_size_of_scale_kernel_2[sizeof(amp_block_of_scale_kernel_2) == 40 \? 1 : -1];\n"
    "\n",
    /* 36 */
    "#line 52 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void scale_kernel_2(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_pairs,\n"
    "    const amp_block_of_scale_kernel_2 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 52 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        struct Pair p = pairs.data[i];\n"
    "        pairs.data[i] = (struct Pair){p.first * by, p.second * by};\n"
    "    }\n"
    "}\n",
    /* 37 */
    "#line 52 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void scale_kernel_2_serial(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_pairs,\n"
    "    const amp_block_of_scale_kernel_2 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(assume_safety)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 53 \"tests/emit/gaps.ampc\"\n"
    "            float p_first = pairs.data[i].first; float p_second = pairs.data[i].second;\n"
    "            float part = p_first * by; float part_2 = p_second * by; pairs.data[i].first = part; pairs.data[i].second = part_2;\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 38 */
    "#line 52 \"tests/emit/gaps.ampc\"\n"
    "static void scale_kernel_2_element(\n"
    "    const view_struct_Pair_1 pairs,\n"
    "    const float by,\n"
    "    int i)\n"
    "#line 52 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    struct Pair p = pairs.data[i];\n"
    "    pairs.data[i] = (struct Pair){p.first * by, p.second * by};\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void scale_kernel_2_several(\n"
    "    __global struct Pair *AMP_RESTRICT amp_data_pairs,\n"
    "    const amp_block_of_scale_kernel_2 amp_block)\n"
    "{\n"
    "    const view_struct_Pair_1 pairs = {AMP_DATA(__global struct Pair *, amp_data_pairs, AMP_SHAPE(0, pairs)), AMP_SHAPE(0, pairs).extent0};\n"
    "    const float by = amp_block.by;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            scale_kernel_2_element(pairs, by, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        scale_kernel_2_element(pairs, by, amp_first + amp_n * 256);\n"
    "}\n",
    /* 39 */
    "typedef struct amp_block_of_replace_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 image_;\n"
    "    amp_shape_1 table;\n"
    "} amp_block_of_replace_kernel_1;\n"
    "typedef char amp_size_of_replace_kernel_1[sizeof(amp_block_of_replace_kernel_1) == 48 \? 1 : -1];\n"
    "\n",
    /* 40 */
    "typedef struct view_uchar_1 {\n"
    "    __global uchar *data;\n"
    "    int extent0;\n"
    "} view_uchar_1;\n",
    /* 41 */
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void replace_kernel_1(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_table,\n"
    "    const amp_block_of_replace_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};\n"
    "    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "    { image_.data[i] = table.data[image_.data[i]]; }\n"
    "}\n",
    /* 42 */
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void replace_kernel_1_serial(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_table,\n"
    "    const amp_block_of_replace_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};\n"
    "    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable) unroll_count(8)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "            image_.data[i] = table.data[image_.data[i]];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 43 */
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "static void replace_kernel_1_element(\n"
    "    const view_uchar_1 image_,\n"
    "    const view_uchar_1 table,\n"
    "    int i)\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "{ image_.data[i] = table.data[image_.data[i]]; }\n"
    "\n"
    "static void replace_kernel_1_elements(\n"
    "    const view_uchar_1 image_,\n"
    "    const view_uchar_1 table,\n"
    "    int i)\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "{ uchar late[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "        late[amp_n] = table.data[image_.data[i + amp_n * 256]]; } \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 61 \"tests/emit/gaps.ampc\"\n"
    "        image_.data[i + amp_n * 256] = late[amp_n]; } }\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void replace_kernel_1_several(\n"
    "    __global uchar *AMP_RESTRICT amp_data_image_,\n"
    "    __global const uchar *AMP_RESTRICT amp_data_table,\n"
    "    const amp_block_of_replace_kernel_1 amp_block)\n"
    "{\n"
    "    const view_uchar_1 image_ = {AMP_DATA(__global uchar *, amp_data_image_, AMP_SHAPE(0, image_)), AMP_SHAPE(0, image_).extent0};\n"
    "    const view_uchar_1 table = {AMP_DATA(__global uchar *, amp_data_table, AMP_SHAPE(1, table)), AMP_SHAPE(1, table).extent0};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            replace_kernel_1_element(image_, table, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    replace_kernel_1_elements(image_, table, amp_first);\n"
    "}\n",
    /* 44 */
    "typedef struct amp_block_of_multiply_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_2 a;\n"
    "    amp_shape_2 b;\n"
    "    amp_shape_2 c;\n"
    "} amp_block_of_multiply_kernel_1;\n"
    "typedef char amp_size_of_multiply_kernel_1[sizeof(amp_block_of_multiply_kernel_1) == 88 \? 1 : -1];\n"
    "\n",
    /* 45 */
    "#line 65 \"tests/emit/gaps.ampc\"\n"
    "static void cross_(__global const float *a, __global const float *b, __global float *c)\n"
    "{\n"
    "    c[0] = a[1] * b[2] - a[2] * b[1];\n"
    "    c[1] = a[2] * b[0] - a[0] * b[2];\n"
    "    c[2] = a[0] * b[1] - a[1] * b[0];\n"
    "}\n",
    /* 46 */
    "#line 75 \"tests/emit/gaps.ampc\"\n"
    "__kernel\n"
    "void multiply_kernel_1(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 75 \"tests/emit/gaps.ampc\"\n"
    "    {\n"
    "        cross_((__global const float *)(a.data + i * a.stride0), (__global const float *)(b.data + i * b.stride0), (__global float *)(c.data + i * c.stride0));\n"
    "    }\n"
    "}\n",
    /* 47 */
    "#line 75 \"tests/emit/gaps.ampc\"\n"
    "AMP_KERNEL void multiply_kernel_1_serial(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        #pragma clang loop vectorize(disable)\n"
    "        for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "            int i = amp_thread_0;\n"
    "            __global float *c_2 = (__global float *)(c.data + i * c.stride0);\n"
    "            __global const float *a_2 = (__global const float *)(a.data + i * a.stride0);\n"
    "            __global const float *b_2 = (__global const float *)(b.data + i * b.stride0);\n"
    "#line 76 \"tests/emit/gaps.ampc\"\n"
    "            \n"
    "#line 67 \"tests/emit/gaps.ampc\"\n"
    "            c_2[0] = a_2[1] * b_2[2] - a_2[2] * b_2[1];\n"
    "            c_2[1] = a_2[2] * b_2[0] - a_2[0] * b_2[2];\n"
    "            c_2[2] = a_2[0] * b_2[1] - a_2[1] * b_2[0];\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 48 */
    "#line 75 \"tests/emit/gaps.ampc\"\n"
    "static void multiply_kernel_1_element(\n"
    "    const view_float_2 a,\n"
    "    const view_float_2 b,\n"
    "    const view_float_2 c,\n"
    "    int i)\n"
    "#line 75 \"tests/emit/gaps.ampc\"\n"
    "{\n"
    "    cross_((__global const float *)(a.data + i * a.stride0), (__global const float *)(b.data + i * b.stride0), (__global float *)(c.data + i * c.stride0));\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void multiply_kernel_1_several(\n"
    "    __global const float *AMP_RESTRICT amp_data_a,\n"
    "    __global const float *AMP_RESTRICT amp_data_b,\n"
    "    __global float *AMP_RESTRICT amp_data_c,\n"
    "    const amp_block_of_multiply_kernel_1 amp_block)\n"
    "{\n"
    "    const view_float_2 a = {AMP_DATA(__global float *, amp_data_a, AMP_SHAPE(0, a)), (amp_offset)AMP_SHAPE(0, a).stride0, AMP_SHAPE(0, a).extent0, AMP_SHAPE(0, a).extent1};\n"
    "    const view_float_2 b = {AMP_DATA(__global float *, amp_data_b, AMP_SHAPE(1, b)), (amp_offset)AMP_SHAPE(1, b).stride0, AMP_SHAPE(1, b).extent0, AMP_SHAPE(1, b).extent1};\n"
    "    const view_float_2 c = {AMP_DATA(__global float *, amp_data_c, AMP_SHAPE(2, c)), (amp_offset)AMP_SHAPE(2, c).stride0, AMP_SHAPE(2, c).extent0, AMP_SHAPE(2, c).extent1};\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            multiply_kernel_1_element(a, b, c, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++)\n"
    "        multiply_kernel_1_element(a, b, c, amp_first + amp_n * 256);\n"
    "}\n",
};

static const unsigned amprt_relax_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const unsigned amprt_relax_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11};
static const unsigned amprt_relax_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 12, 13};
static const struct amprt_argument amprt_relax_kernel_1_arguments[] = {
    {.name = "odd", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "a", .kind = AMPRT_VIEW, .offset = 24, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_relax_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "relax_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 12,
        .parts = amprt_parts,
        .rank = 2,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"relax_kernel_1", amprt_relax_kernel_1_spmd, 9},
        .serial = {"relax_kernel_1_serial", amprt_relax_kernel_1_serial, 10},
        .several = {"relax_kernel_1_several", amprt_relax_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_relax_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_first_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 15, 16, 17, 18, 19};
static const unsigned amprt_first_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 12, 14, 15, 16, 17, 18, 20};
static const unsigned amprt_first_kernel_1_several[] = {2, 3, 4, 5, 14, 15, 16, 17, 18, 21};
static const struct amprt_argument amprt_first_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 8},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static const struct amprt_bound amprt_first_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 0, .dimension = 0, .number = 0},
};
static struct amprt_kernel *amprt_first_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "first_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 20,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"first_kernel_1", amprt_first_kernel_1_spmd, 11},
        .serial = {"first_kernel_1_serial", amprt_first_kernel_1_serial, 13},
        .several = {"first_kernel_1_several", amprt_first_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_first_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_first_kernel_1_bounds,
        .bound_count = 1,
    };
    return &kernel;
}

static const unsigned amprt_both_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 16, 17, 18, 22, 23};
static const unsigned amprt_both_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 12, 14, 16, 17, 18, 22, 24};
static const unsigned amprt_both_kernel_1_several[] = {2, 3, 4, 5, 14, 16, 17, 18, 22, 25};
static const struct amprt_argument amprt_both_kernel_1_arguments[] = {
    {.name = "to", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 8},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
};
static struct amprt_kernel *amprt_both_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "both_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 25,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"both_kernel_1", amprt_both_kernel_1_spmd, 11},
        .serial = {"both_kernel_1_serial", amprt_both_kernel_1_serial, 13},
        .several = {"both_kernel_1_several", amprt_both_kernel_1_several, 10},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_both_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_much_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 18, 26, 27};
static const unsigned amprt_much_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 12, 14, 18, 26, 28};
static const unsigned amprt_much_kernel_1_several[] = {2, 3, 4, 5, 14, 18, 26, 29};
static const struct amprt_argument amprt_much_kernel_1_arguments[] = {
    {.name = "from", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_WRITE, .element = 4},
};
static const struct amprt_bound amprt_much_kernel_1_bounds[] = {
    {.kind = AMPRT_HELD, .value = -1, .view = 1, .dimension = 0, .number = 0},
    {.kind = AMPRT_ROOM, .value = -1, .view = 1, .dimension = 0, .along = 0, .number = 2},
};
static struct amprt_kernel *amprt_much_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "much_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 33,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"much_kernel_1", amprt_much_kernel_1_spmd, 9},
        .serial = {"much_kernel_1_serial", amprt_much_kernel_1_serial, 11},
        .several = {"much_kernel_1_several", amprt_much_kernel_1_several, 8},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_much_kernel_1_arguments,
        .argument_count = 2,
        .bounds = amprt_much_kernel_1_bounds,
        .bound_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_scale_kernel_1_spmd[] = {2, 3, 4, 5, 7, 12, 14, 30, 31, 32, 33};
static const unsigned amprt_scale_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 14, 30, 31, 32, 34};
static const struct amprt_argument amprt_scale_kernel_1_arguments[] = {
    {.name = "all", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 36},
    {.name = "by", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_scale_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "scale_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 46,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"scale_kernel_1", amprt_scale_kernel_1_spmd, 11},
        .serial = {"scale_kernel_1_serial", amprt_scale_kernel_1_serial, 11},
        .private_memory = 36,
        .arguments = amprt_scale_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_scale_kernel_2_spmd[] = {2, 3, 4, 5, 7, 14, 16, 17, 35, 36};
static const unsigned amprt_scale_kernel_2_serial[] = {2, 3, 4, 5, 9, 10, 12, 14, 16, 17, 35, 37};
static const unsigned amprt_scale_kernel_2_several[] = {2, 3, 4, 5, 14, 16, 17, 35, 38};
static const struct amprt_argument amprt_scale_kernel_2_arguments[] = {
    {.name = "pairs", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 8},
    {.name = "by", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_scale_kernel_2(void)
{
    static struct amprt_kernel kernel = {
        .name = "scale_kernel_2",
        .file = "tests/emit/gaps.ampc",
        .line = 52,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"scale_kernel_2", amprt_scale_kernel_2_spmd, 10},
        .serial = {"scale_kernel_2_serial", amprt_scale_kernel_2_serial, 12},
        .several = {"scale_kernel_2_several", amprt_scale_kernel_2_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_scale_kernel_2_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_replace_kernel_1_spmd[] = {2, 3, 4, 5, 7, 14, 39, 40, 41};
static const unsigned amprt_replace_kernel_1_serial[] = {2, 3, 4, 5, 9, 10, 14, 39, 40, 42};
static const unsigned amprt_replace_kernel_1_several[] = {2, 3, 4, 5, 12, 14, 39, 40, 43};
static const struct amprt_argument amprt_replace_kernel_1_arguments[] = {
    {.name = "image", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 1},
    {.name = "table", .kind = AMPRT_VIEW, .offset = 32, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 1},
};
static struct amprt_kernel *amprt_replace_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "replace_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 61,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 48,
        .spmd = {"replace_kernel_1", amprt_replace_kernel_1_spmd, 9},
        .serial = {"replace_kernel_1_serial", amprt_replace_kernel_1_serial, 10},
        .several = {"replace_kernel_1_several", amprt_replace_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_replace_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_multiply_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 44, 45, 46};
static const unsigned amprt_multiply_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 9, 10, 44, 47};
static const unsigned amprt_multiply_kernel_1_several[] = {0, 2, 3, 4, 5, 6, 44, 45, 48};
static const struct amprt_argument amprt_multiply_kernel_1_arguments[] = {
    {.name = "a", .kind = AMPRT_VIEW, .offset = 16, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "b", .kind = AMPRT_VIEW, .offset = 40, .rank = 2,
     .access = AMPRT_FOR_READ, .element = 4},
    {.name = "c", .kind = AMPRT_VIEW, .offset = 64, .rank = 2,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 4},
};
static struct amprt_kernel *amprt_multiply_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "multiply_kernel_1",
        .file = "tests/emit/gaps.ampc",
        .line = 75,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_IS_SHORT | AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 88,
        .spmd = {"multiply_kernel_1", amprt_multiply_kernel_1_spmd, 10},
        .serial = {"multiply_kernel_1_serial", amprt_multiply_kernel_1_serial, 10},
        .several = {"multiply_kernel_1_several", amprt_multiply_kernel_1_several, 9},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_multiply_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

_Static_assert(sizeof(struct Pair) == 8, "as on the device");
_Static_assert(offsetof(struct Pair, first) == 0, "as on the device");
_Static_assert(offsetof(struct Pair, second) == 4, "as on the device");

_Static_assert(sizeof(struct Matrix) == 36, "as on the device");
_Static_assert(offsetof(struct Matrix, m) == 0, "as on the device");
