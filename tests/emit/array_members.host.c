/* Made by ampcc from array_members.ampc. */
#define AMPC_HOST 1
struct amprt_kernel;
static struct amprt_kernel *amprt_integrate_kernel_1(void);
static struct amprt_kernel *amprt_choose_kernel_1(void);
#line 1 "tests/emit/array_members.ampc"
// A structure with an array: a variable for each element, and helpers that take it by value
// or by address in the kernel's body.
#include <amp.h>

typedef struct State {
    float y[3];
} State;

__attribute__((__unused__)) static State slope(const State *s, float t) restrict(cpu, amp)
{
    State d = {{s->y[1], t - s->y[0]}};
    d.y[2] = s->y[2] * t;
    return d;
}

__attribute__((__unused__)) static void move(State *s, State by, float h) restrict(cpu, amp)
{
    for (int i = 0; i < 3; i++)
        s->y[i] += h * by.y[i];
}

void integrate(array_view(State, 1) all, int steps)
{
    amprt_launch_1(amprt_integrate_kernel_1(), NULL, amp_extent_1(all), (const void *const[]){&all, &steps}
#line 29 "tests/emit/array_members.ampc"
);
}

/* A choice between structures of which one is made there: an if. */
void choose(array_view(const State, 1) from, array_view(State, 1) to, float t)
{
    amprt_launch_1(amprt_choose_kernel_1(), NULL, amp_extent_1(to), (const void *const[]){&t, &from, &to}
#line 39 "tests/emit/array_members.ampc"
);
}

#line 1 "ampcc"
#include <amp_aside.h> /* macros named as members below */


static const char *const amprt_parts[] = {
    /* 0 */
    "typedef struct amp_shape_1 { long offset; int extent0, pad; } amp_shape_1;\n",
    /* 1 */
    "typedef struct amp_block_of_integrate_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    amp_shape_1 all_;\n"
    "    int steps;\n"
    "} amp_block_of_integrate_kernel_1;\n"
    "typedef char amp_size_of_integrate_kernel_1[sizeof(amp_block_of_integrate_kernel_1) == 40 \? 1 : -1];\n"
    "\n",
    /* 2 */
    "#ifdef AMP_OVERLAP\n"
    "#define AMP_RESTRICT\n"
    "#else\n"
    "#define AMP_RESTRICT restrict\n"
    "#endif\n",
    /* 3 */
    "#line 5 \"tests/emit/array_members.ampc\"\n"
    "struct State {\n"
    "    float y[3];\n"
    "};\n"
    "typedef char amp_layout_of_State[sizeof(struct State) == 12 \? 1 : -1];\n",
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
    "typedef struct view_struct_State_1 {\n"
    "    __global struct State *data;\n"
    "    int extent0;\n"
    "} view_struct_State_1;\n",
    /* 8 */
    "static int amp_thread(uint d)\n"
    "{\n"
    "    return (int)get_group_id(d) * (int)get_local_size(d) + (int)get_local_id(d);\n"
    "}\n",
    /* 9 */
    "#line 16 \"tests/emit/array_members.ampc\"\n"
    "static void move(struct State *s, struct State by, float h)\n"
    "{\n"
    "    for (int i = 0; i < 3; i++)\n"
    "        s->y[i] += h * by.y[i];\n"
    "}\n",
    /* 10 */
    "#line 9 \"tests/emit/array_members.ampc\"\n"
    "static struct State slope(const struct State *s, float t)\n"
    "{\n"
    "    struct State d = {{s->y[1], t - s->y[0]}};\n"
    "    d.y[2] = s->y[2] * t;\n"
    "    return d;\n"
    "}\n",
    /* 11 */
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "__kernel\n"
    "void integrate_kernel_1(\n"
    "    __global struct State *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_integrate_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const int steps = amp_block.steps;\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "    {\n"
    "        struct State s = all_.data[i];\n"
    "        for (int n = 0; n < steps; n++)\n"
    "            move(&s, slope(&s, n * 0.1f), 0.1f);\n"
    "        all_.data[i] = s;\n"
    "    }\n"
    "}\n",
    /* 12 */
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
    /* 13 */
    "static long amp_part(long item, long items)\n"
    "{\n"
    "    return items % 32 \? item\n"
    "        : item / 4 % 8 * (items / 8) + item / 32 * 4 + item % 4;\n"
    "}\n",
    /* 14 */
    "#pragma clang diagnostic ignored \"-Wpass-failed\"\n",
    /* 15 */
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "AMP_KERNEL void integrate_kernel_1_serial(\n"
    "    __global struct State *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_integrate_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const int steps = amp_block.steps;\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    for (int amp_strip = amp_begin_0, amp_stop; amp_strip < amp_end_0; amp_strip = amp_stop) {\n"
    "        amp_stop = amp_end_0 - amp_strip > 1024 \? amp_strip + 1024 : amp_end_0;\n"
    "        float s_y_0[1024];\n"
    "        float s_y_1[1024];\n"
    "        float s_y_2[1024];\n"
    "        {\n"
    "            int amp_block_1 = amp_strip;\n"
    "            for (; amp_stop - amp_block_1 >= 64; amp_block_1 += 64) {\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/array_members.ampc\"\n"
    "                    s_y_0[amp_thread_0 - amp_strip] = all_.data[i].y[0]; s_y_1[amp_thread_0 - amp_strip] = all_.data[i].y[1]; s_y_2[amp_thread_0 - amp_strip] = all_.data[i].y[2];\n"
    "                } for (int n = 0; n < steps; n++) {\n"
    "                    float t = n * 0.1f;\n"
    "                    float h = 0.1f;\n"
    "                    #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                    for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "#line 27 \"tests/emit/array_members.ampc\"\n"
    "                        \n"
    "#line 11 \"tests/emit/array_members.ampc\"\n"
    "                        float part = t - s_y_0[amp_thread_0 - amp_strip]; float d_y_0 = s_y_1[amp_thread_0 - amp_strip]; float d_y_1 = part; float d_y_2 = 0.0f;\n"
    "                        d_y_2 = s_y_2[amp_thread_0 - amp_strip] * t;\n"
    "                        float by_y_0 = d_y_0; float by_y_1 = d_y_1; float by_y_2 = d_y_2;\n"
    "#line 27 \"tests/emit/array_members.ampc\"\n"
    "                        \n"
    "#line 18 \"tests/emit/array_members.ampc\"\n"
    "                        {\n"
    "                            s_y_0[amp_thread_0 - amp_strip] += h * by_y_0; s_y_1[amp_thread_0 - amp_strip] += h * by_y_1; s_y_2[amp_thread_0 - amp_strip] += h * by_y_2; }\n"
    "                    }\n"
    "                }\n"
    "                #pragma clang loop vectorize(assume_safety) vectorize_width(16) interleave_count(4) unroll(disable)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_block_1 + 64; amp_thread_0++) {\n"
    "                    int i = amp_thread_0;\n"
    "#line 28 \"tests/emit/array_members.ampc\"\n"
    "                    all_.data[i].y[0] = s_y_0[amp_thread_0 - amp_strip]; all_.data[i].y[1] = s_y_1[amp_thread_0 - amp_strip]; all_.data[i].y[2] = s_y_2[amp_thread_0 - amp_strip];\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 25 \"tests/emit/array_members.ampc\"\n"
    "                s_y_0[amp_thread_0 - amp_strip] = all_.data[i].y[0]; s_y_1[amp_thread_0 - amp_strip] = all_.data[i].y[1]; s_y_2[amp_thread_0 - amp_strip] = all_.data[i].y[2];\n"
    "            } for (int n = 0; n < steps; n++) {\n"
    "                float t = n * 0.1f;\n"
    "                float h = 0.1f;\n"
    "                #pragma clang loop vectorize(assume_safety)\n"
    "                for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "#line 27 \"tests/emit/array_members.ampc\"\n"
    "                    \n"
    "#line 11 \"tests/emit/array_members.ampc\"\n"
    "                    float part = t - s_y_0[amp_thread_0 - amp_strip]; float d_y_0 = s_y_1[amp_thread_0 - amp_strip]; float d_y_1 = part; float d_y_2 = 0.0f;\n"
    "                    d_y_2 = s_y_2[amp_thread_0 - amp_strip] * t;\n"
    "                    float by_y_0 = d_y_0; float by_y_1 = d_y_1; float by_y_2 = d_y_2;\n"
    "#line 27 \"tests/emit/array_members.ampc\"\n"
    "                    \n"
    "#line 18 \"tests/emit/array_members.ampc\"\n"
    "                    {\n"
    "                        s_y_0[amp_thread_0 - amp_strip] += h * by_y_0; s_y_1[amp_thread_0 - amp_strip] += h * by_y_1; s_y_2[amp_thread_0 - amp_strip] += h * by_y_2; }\n"
    "                }\n"
    "            }\n"
    "            #pragma clang loop vectorize(assume_safety)\n"
    "            for (int amp_thread_0 = amp_block_1; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "#line 28 \"tests/emit/array_members.ampc\"\n"
    "                all_.data[i].y[0] = s_y_0[amp_thread_0 - amp_strip]; all_.data[i].y[1] = s_y_1[amp_thread_0 - amp_strip]; all_.data[i].y[2] = s_y_2[amp_thread_0 - amp_strip];\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
    /* 16 */
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "static void integrate_kernel_1_element(\n"
    "    const view_struct_State_1 all_,\n"
    "    const int steps,\n"
    "    int i)\n"
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "{\n"
    "    struct State s = all_.data[i];\n"
    "    for (int n = 0; n < steps; n++)\n"
    "        move(&s, slope(&s, n * 0.1f), 0.1f);\n"
    "    all_.data[i] = s;\n"
    "}\n"
    "\n"
    "static void integrate_kernel_1_elements(\n"
    "    const view_struct_State_1 all_,\n"
    "    const int steps,\n"
    "    int i)\n"
    "#line 24 \"tests/emit/array_members.ampc\"\n"
    "{\n"
    "    struct State s[4]; \n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 25 \"tests/emit/array_members.ampc\"\n"
    "        s[amp_n] = all_.data[i + amp_n * 256]; }\n"
    "    for (int n = 0; n < steps; n++) {\n"
    "        #pragma unroll\n"
    "        for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 27 \"tests/emit/array_members.ampc\"\n"
    "            move(&s[amp_n], slope(&s[amp_n], n * 0.1f), 0.1f); } }\n"
    "    #pragma unroll\n"
    "    for (int amp_n = 0; amp_n < 4; amp_n++) {\n"
    "#line 28 \"tests/emit/array_members.ampc\"\n"
    "        all_.data[i + amp_n * 256] = s[amp_n]; }\n"
    "}\n"
    "\n"
    "__kernel\n"
    "__attribute__((reqd_work_group_size(256, 1, 1)))\n"
    "void integrate_kernel_1_several(\n"
    "    __global struct State *AMP_RESTRICT amp_data_all_,\n"
    "    const amp_block_of_integrate_kernel_1 amp_block)\n"
    "{\n"
    "    const view_struct_State_1 all_ = {AMP_DATA(__global struct State *, amp_data_all_, AMP_SHAPE(0, all_)), AMP_SHAPE(0, all_).extent0};\n"
    "    const int steps = amp_block.steps;\n"
    "    const int amp_first = (int)get_group_id(0) * 1024 + (int)get_local_id(0);\n"
    "#ifdef AMP_WHOLE\n"
    "    if (amp_first >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#else\n"
    "    if (amp_first + 768 >= amp_block.amp_domain[0]) {\n"
    "        for (int amp_n = 0; amp_first + amp_n * 256 < amp_block.amp_domain[0]; amp_n++)\n"
    "            integrate_kernel_1_element(all_, steps, amp_first + amp_n * 256);\n"
    "        return;\n"
    "    }\n"
    "#endif\n"
    "    integrate_kernel_1_elements(all_, steps, amp_first);\n"
    "}\n",
    /* 17 */
    "typedef struct amp_block_of_choose_kernel_1 {\n"
    "    int amp_domain[4];\n"
    "    float t;\n"
    "    amp_shape_1 from;\n"
    "    amp_shape_1 to;\n"
    "} amp_block_of_choose_kernel_1;\n"
    "typedef char amp_size_of_choose_kernel_1[sizeof(amp_block_of_choose_kernel_1) == 56 \? 1 : -1];\n"
    "\n",
    /* 18 */
    "#pragma clang diagnostic ignored \"-Winitializer-overrides\"\n",
    /* 19 */
    "#line 35 \"tests/emit/array_members.ampc\"\n"
    "__kernel\n"
    "void choose_kernel_1(\n"
    "    __global const struct State *AMP_RESTRICT amp_data_from,\n"
    "    __global struct State *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_choose_kernel_1 amp_block)\n"
    "{\n"
    "    const float t = amp_block.t;\n"
    "    const view_struct_State_1 from = {AMP_DATA(__global struct State *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_struct_State_1 to = {AMP_DATA(__global struct State *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    int i = amp_thread(0);\n"
    "    if (i >= amp_block.amp_domain[0])\n"
    "        return;\n"
    "#line 35 \"tests/emit/array_members.ampc\"\n"
    "    {\n"
    "        struct State s = i < 4 \? (struct State){.y = {[1] = t * i}} : from.data[i];\n"
    "        s.y[0] += t;\n"
    "        to.data[i] = s;\n"
    "    }\n"
    "}\n",
    /* 20 */
    "#line 35 \"tests/emit/array_members.ampc\"\n"
    "AMP_KERNEL void choose_kernel_1_serial(\n"
    "    __global const struct State *AMP_RESTRICT amp_data_from,\n"
    "    __global struct State *AMP_RESTRICT amp_data_to,\n"
    "    const amp_block_of_choose_kernel_1 amp_block AMP_PLACE)\n"
    "{\n"
    "    AMP_BEGIN\n"
    "    const float t = amp_block.t;\n"
    "    const view_struct_State_1 from = {AMP_DATA(__global struct State *, amp_data_from, AMP_SHAPE(1, from)), AMP_SHAPE(1, from).extent0};\n"
    "    const view_struct_State_1 to = {AMP_DATA(__global struct State *, amp_data_to, AMP_SHAPE(2, to)), AMP_SHAPE(2, to).extent0};\n"
    "    const long amp_part_0 = amp_part(amp_place.item[0], amp_place.items[0]);\n"
    "    const int amp_begin_0 = (int)(amp_block.amp_domain[0] * amp_part_0 / amp_place.items[0]);\n"
    "    const int amp_end_0 = (int)(amp_block.amp_domain[0] * (amp_part_0 + 1) / amp_place.items[0]);\n"
    "    const int amp_thread_0 = 0;\n"
    "    {\n"
    "        const int amp_strip = amp_begin_0, amp_stop = amp_end_0;\n"
    "        int i = amp_thread_0;\n"
    "#line 36 \"tests/emit/array_members.ampc\"\n"
    "        {\n"
    "            const int amp_to_1 = (int)clamp((long)4 - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            #pragma clang loop unroll_count(4)\n"
    "            for (int amp_thread_0 = amp_strip; amp_thread_0 < amp_to_1; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "                int part_2 = i < 4;\n"
    "#line 36 \"tests/emit/array_members.ampc\"\n"
    "                float chosen = 0; float chosen_2 = 0; float chosen_3 = 0; if (1) { struct State whole = (struct State){.y = {[1] = t * i}}; chosen = whole.y[0]; chosen_2 = whole.y[1]; chosen_3 = whole.y[2]; } else { chosen = from.data[i].y[0]; chosen_2 = from.data[i].y[1]; chosen_3 = from.data[i].y[2]; } float s_y_0 = chosen; float s_y_1 = chosen_2; float s_y_2 = chosen_3;\n"
    "                s_y_0 += t;\n"
    "                to.data[i].y[0] = s_y_0; to.data[i].y[1] = s_y_1; to.data[i].y[2] = s_y_2;\n"
    "            }\n"
    "        }\n"
    "#line 36 \"tests/emit/array_members.ampc\"\n"
    "        {\n"
    "            const int amp_from_2 = (int)clamp((long)4 - (amp_thread_0), (long)amp_strip, (long)amp_stop);\n"
    "            #pragma clang loop unroll_count(4)\n"
    "            for (int amp_thread_0 = amp_from_2; amp_thread_0 < amp_stop; amp_thread_0++) {\n"
    "                int i = amp_thread_0;\n"
    "                int part_2 = i < 4;\n"
    "#line 36 \"tests/emit/array_members.ampc\"\n"
    "                float chosen = 0; float chosen_2 = 0; float chosen_3 = 0; if (0) { struct State whole = (struct State){.y = {[1] = t * i}}; chosen = whole.y[0]; chosen_2 = whole.y[1]; chosen_3 = whole.y[2]; } else { chosen = from.data[i].y[0]; chosen_2 = from.data[i].y[1]; chosen_3 = from.data[i].y[2]; } float s_y_0 = chosen; float s_y_1 = chosen_2; float s_y_2 = chosen_3;\n"
    "                s_y_0 += t;\n"
    "                to.data[i].y[0] = s_y_0; to.data[i].y[1] = s_y_1; to.data[i].y[2] = s_y_2;\n"
    "            }\n"
    "        }\n"
    "    }\n"
    "}\n",
};

static const unsigned amprt_integrate_kernel_1_spmd[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const unsigned amprt_integrate_kernel_1_serial[] = {0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15};
static const unsigned amprt_integrate_kernel_1_several[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 14, 16};
static const struct amprt_argument amprt_integrate_kernel_1_arguments[] = {
    {.name = "all", .kind = AMPRT_VIEW, .offset = 16, .rank = 1,
     .access = AMPRT_FOR_READ | AMPRT_FOR_WRITE, .element = 12},
    {.name = "steps", .kind = AMPRT_VALUE, .offset = 32, .size = 4},
};
static struct amprt_kernel *amprt_integrate_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "integrate_kernel_1",
        .file = "tests/emit/array_members.ampc",
        .line = 24,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 40,
        .spmd = {"integrate_kernel_1", amprt_integrate_kernel_1_spmd, 12},
        .serial = {"integrate_kernel_1_serial", amprt_integrate_kernel_1_serial, 12},
        .several = {"integrate_kernel_1_several", amprt_integrate_kernel_1_several, 12},
        .several_tiles = 0,
        .several_memory = 0,
        .arguments = amprt_integrate_kernel_1_arguments,
        .argument_count = 2,
    };
    return &kernel;
}

static const unsigned amprt_choose_kernel_1_spmd[] = {0, 2, 3, 4, 5, 6, 7, 8, 17, 18, 19};
static const unsigned amprt_choose_kernel_1_serial[] = {0, 2, 3, 4, 5, 6, 7, 12, 13, 14, 17, 18, 20};
static const struct amprt_argument amprt_choose_kernel_1_arguments[] = {
    {.name = "t", .kind = AMPRT_VALUE, .offset = 16, .size = 4},
    {.name = "from", .kind = AMPRT_VIEW, .offset = 24, .rank = 1,
     .access = AMPRT_FOR_READ, .element = 12},
    {.name = "to", .kind = AMPRT_VIEW, .offset = 40, .rank = 1,
     .access = AMPRT_FOR_WRITE | AMPRT_OVERWRITES, .element = 12},
};
static struct amprt_kernel *amprt_choose_kernel_1(void)
{
    static struct amprt_kernel kernel = {
        .name = "choose_kernel_1",
        .file = "tests/emit/array_members.ampc",
        .line = 35,
        .parts = amprt_parts,
        .rank = 1,
        .tile = {0, 0, 0},
        .needs = AMPRT_MAY_CHAIN,
        .tile_memory = 0,
        .block_size = 56,
        .spmd = {"choose_kernel_1", amprt_choose_kernel_1_spmd, 11},
        .serial = {"choose_kernel_1_serial", amprt_choose_kernel_1_serial, 13},
        .arguments = amprt_choose_kernel_1_arguments,
        .argument_count = 3,
    };
    return &kernel;
}

_Static_assert(sizeof(struct State) == 12, "as on the device");
_Static_assert(offsetof(struct State, y) == 0, "as on the device");
