/* Buffers whose indices pass INT_MAX, and grids of many rows. Only on a
 * device with the memory for it; elsewhere nothing is tried. */
#include "test.h"

struct last_block {
    int domain[4];
    struct shape_2 m;
};
static const struct amprt_argument last_arguments[] = {
    {"m", AMPRT_VIEW, 2, WRITES, 1, offsetof(struct last_block, m), 0}};
KERNEL(last, 2, struct last_block, last_arguments,
    "typedef struct { int domain[4]; shape_2 m; } block;\n"
    "__kernel void last(__global char *m, block b)\n"
    "{\n"
    "    int i = get_global_id(1), j = get_global_id(0);\n"
    "    if (i >= b.domain[0] || j >= b.domain[1])\n"
    "        return;\n"
    "#ifdef AMP_BIG\n"
    "    m[b.m.offset + i * b.m.stride0 + j] = i % 100;\n"
    "#endif\n"
    "}\n");

static void past_int_max(void)
{
    enum { ROWS = 3 << 20, COLUMNS = 1024 };
    AMPRT_OWNER char *x = amp_array(char, ROWS, COLUMNS);
    const void *captures[] = {&x};
    CHECK(amprt_launch_2(&last, NULL, (extent_2){ROWS, COLUMNS}, captures)
          == AMP_OK);
    char out[COLUMNS];
    AMPRT_OWNER char *row = AMPRT_ROW(x, ROWS - 1);
    CHECK(amp_copy_to_host(row, out) == AMP_OK);
    CHECK(out[0] == (ROWS - 1) % 100 && out[COLUMNS - 1] == out[0]);
    CHECK(test_mark(NULL, NULL, -1, 0) != AMP_OK);
}

static void many_rows(void)
{
    enum { ROWS = 20 << 20 };
    AMPRT_OWNER int *x = amp_array(int, ROWS, 2);
    CHECK(test_mark(NULL, x, ROWS, 2) == AMP_OK);
    CHECK(amp_finish(NULL) == AMP_OK);
}

static void ignore(amp_status status, const char *message, const char *file,
                   int line, void *user)
{
    (void)status, (void)message, (void)file, (void)line, (void)user;
}

int main(void)
{
    if (amp_accelerator_is_emulated(NULL)
        || amp_accelerator_memory(NULL) < (size_t)8 << 30)
        return 0;
    amp_set_error_handler(ignore, NULL);
    past_int_max();
    amp_set_error_handler(NULL, NULL);
    many_rows();
    return 0;
}
