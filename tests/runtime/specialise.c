/* Kernels get builds for the shapes of their views: in the background, where
 * they are used as soon as they are there, or while a launch waits; for as many
 * shapes as there is room for; from the cache at the first launch; and a program
 * that ends meanwhile ends well. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "child.h"

#include <CL/cl.h>
#include <dlfcn.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int special_builds;
static _Atomic bool is_held, is_slow, is_refused; /* these */

cl_int clBuildProgram(cl_program p, cl_uint n, const cl_device_id *list,
                      const char *options,
                      void (CL_CALLBACK *notify)(cl_program, void *),
                      void *user)
{
    if (strstr(options, "AMP_SHAPES")) {
        while (is_held)
            usleep(1000);
        usleep(is_slow ? 300000 : 0);
        __atomic_add_fetch(&special_builds, 1, __ATOMIC_SEQ_CST);
        if (is_refused)
            return CL_OUT_OF_HOST_MEMORY;
    }
    return REAL(clBuildProgram)(p, n, list, options, notify, user);
}

/* m[i][j] = 1000 * shape known + 10 * extent0 + extent1 */
static const struct amprt_argument arguments[] = {
    {"m", AMPRT_VIEW, 2, WRITES, sizeof(int), offsetof(struct mark_block, m),
     0}};
KERNEL(tell, 2, struct mark_block, arguments,
    "typedef struct { int domain[4]; shape_2 m; } block;\n"
    "typedef shape_2 amp_shape_2;\n"
    "#ifdef AMP_SHAPES\n"
    "#define SHAPE AMP_SHAPE_0\n"
    "#define KNOWN 1000\n"
    "#else\n"
    "#define SHAPE b.m\n"
    "#define KNOWN 0\n"
    "#endif\n"
    "__kernel void tell(__global int *m, block b)\n"
    "{\n"
    "    int i = get_global_id(1), j = get_global_id(0);\n"
    "    if (i < b.domain[0] && j < b.domain[1])\n"
    "        m[SHAPE.offset / 4 + i * SHAPE.stride0 + j] = KNOWN\n"
    "            + 10 * SHAPE.extent0 + SHAPE.extent1;\n"
    "}\n");

enum { SIDE = 20 };
static int memory[SIDE][SIDE];

static amp_status launch(int *m, int rows, int columns)
{
    const void *captures[] = {&m};
    return amprt_launch_2(&tell, NULL, (extent_2){rows, columns}, captures);
}

/* What the kernel says of a corner of the memory: is its shape known? */
static bool is_known(int *all, int row, int column)
{
    int rows = SIDE - row, columns = SIDE - column;
    AMPRT_OWNER int *m = amp_section_2(all, ((index_2){row, column}),
                                       ((extent_2){rows, columns}));
    AMPRT_WRITE(all, 0) = -1;
    CHECK(launch(m, rows, columns) == AMP_OK);
    int said = AMPRT_READ(all, row * SIDE + column);
    CHECK(said % 1000 == 10 * rows + columns);
    CHECK(AMPRT_READ(all, SIDE * SIDE - 1) == said);
    CHECK(row + column == 0 || AMPRT_READ(all, 0) == -1);
    return said >= 1000;
}

static void now(void)
{
    setenv("AMP_SPECIALISE", "now", 1);
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    for (int i = 0; i < 3; i++)
        CHECK(is_known(all, 0, 0) && is_known(all, 3, 5));
    CHECK(special_builds == 2);
}

static void off(void)
{
    setenv("AMP_SPECIALISE", "off", 1);
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    for (int i = 0; i < 3; i++)
        CHECK(!is_known(all, 0, 0));
    CHECK(special_builds == 0);
}

static void wait_for(int builds)
{
    while (__atomic_load_n(&special_builds, __ATOMIC_SEQ_CST) < builds)
        usleep(1000);
}

/* Neither launches anew nor repeated ones wait for the build, of what has its other build. */
static void soon(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    is_held = true;
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    AMPRT_OWNER int *row = amp_section_2(all, ((index_2){2, 0}), ((extent_2){1, SIDE}));
    CHECK(!is_known(all, 1, 1) && !is_known(all, 1, 1));
    for (int i = 0; i < 100; i++)
        CHECK(launch(row, 1, SIDE) == AMP_OK);
    CHECK(AMPRT_READ(row, 0) == 10 + SIDE);
    is_held = false;
    wait_for(1);
    while (!is_known(all, 1, 1))
        usleep(1000);
    while (AMPRT_READ(row, 0) < 1000)
        for (int i = 0; i < 10; i++)
            CHECK(launch(row, 1, SIDE) == AMP_OK);
    CHECK(special_builds == 2);
}

static void until_known(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    while (!is_known(all, 1, 1))
        usleep(1000);
}

static void many_shapes(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    for (int i = 0; i < 8; i++)
        while (!is_known(all, i, i + 1))
            usleep(1000);
    for (int i = 0; i < 100; i++)
        CHECK(!is_known(all, 9, 9));
    CHECK(special_builds == 8);
}

static void refused(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    is_refused = true;
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    CHECK(!is_known(all, 0, 0) && !is_known(all, 0, 0));
    wait_for(1);
    CHECK(!is_known(all, 0, 0));
    is_refused = false;
    while (!is_known(all, 0, 0))
        usleep(1000);
}

static void ends_meanwhile(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    is_slow = true;
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    CHECK(!is_known(all, 0, 0));
    is_known(all, 0, 0);
}

static void known_at_first(void)
{
    setenv("AMP_SPECIALISE", "soon", 1);
    AMPRT_OWNER int *all = amp_view(memory[0], SIDE, SIDE);
    CHECK(is_known(all, 1, 1));
    CHECK(special_builds == 1);
    CHECK(!is_known(all, 2, 2));
}

/* What a run built the next one has from the beginning. */
static void cached(void)
{
    char folder[] = "/tmp/ampcc-test-XXXXXX", command[64];
    CHECK(mkdtemp(folder));
    setenv("XDG_CACHE_HOME", folder, 1);
    setenv("AMP_CACHE", "on", 1);
    in_child(until_known);
    in_child(known_at_first);
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(system(command) == 0);
}

int main(void)
{
    setenv("AMP_CACHE", "off", 1);
    in_child(now);
    in_child(off);
    in_child(soon);
    in_child(many_shapes);
    in_child(refused);
    in_child(ends_meanwhile);
    cached();
    return 0;
}
