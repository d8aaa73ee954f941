/* Kernels that write each element of a view, and read none: nothing of it is
 * brought, what lies outside stays, and a launch that fails takes nothing. */
#include "test.h"

enum { N = 20000, ROWS = 150, COLUMNS = 200 };
static int memory[N], source[N], grid[ROWS][COLUMNS];

/* to[i] = from[i] + 1; `to` comes first. */
struct put_block {
    int domain[4];
    struct shape_1 to, from;
};
static const struct amprt_argument put_arguments[] = {
    {"to", AMPRT_VIEW, 1, AMPRT_FOR_WRITE | AMPRT_OVERWRITES, sizeof(int),
     offsetof(struct put_block, to), 0},
    {"from", AMPRT_VIEW, 1, READS, sizeof(int),
     offsetof(struct put_block, from), 0}};
KERNEL(put, 1, struct put_block, put_arguments,
    "typedef struct { int domain[4]; shape_1 to, from; } block;\n"
    "__kernel void put(__global int *to, __global int *from, block b)\n"
    "{\n"
    "    int i = get_global_id(0);\n"
    "    if (i < b.domain[0])\n"
    "        to[b.to.offset / 4 + i] = from[b.from.offset / 4 + i] + 1;\n"
    "}\n");

static amp_status launch_put(int *to, const int *from, int n)
{
    const void *captures[] = {&to, &from};
    return amprt_launch_1(&put, NULL, (extent_1){n}, captures);
}

/* m[i][j] = 100 * i + j */
static const struct amprt_argument fill_arguments[] = {
    {"m", AMPRT_VIEW, 2, AMPRT_FOR_WRITE | AMPRT_OVERWRITES, sizeof(int),
     offsetof(struct mark_block, m), 0}};
KERNEL(fill, 2, struct mark_block, fill_arguments,
    "typedef struct { int domain[4]; shape_2 m; } block;\n"
    "__kernel void fill(__global int *m, block b)\n"
    "{\n"
    "    int i = get_global_id(1), j = get_global_id(0);\n"
    "    if (i < b.domain[0] && j < b.domain[1])\n"
    "        m[b.m.offset / 4 + i * b.m.stride0 + j] = 100 * i + j;\n"
    "}\n");

static amp_status launch_fill(int *m, int rows, int columns)
{
    const void *captures[] = {&m};
    return amprt_launch_2(&fill, NULL, (extent_2){rows, columns}, captures);
}

/* The source does not fit beside what it is written to. */
static void of_a_launch_that_fails(void)
{
    int *to = amp_view(memory, N), *from = amp_view(source, N);
    for (int i = 0; i < N; i++)
        memory[i] = i;
    FAILS(AMP_OUT_OF_MEMORY, "80000 bytes", launch_put(to, from, N));
    CHECK(AMPRT_READ(to, 5) == 5 && memory[N - 1] == N - 1);
    AMPRT_WRITE(to, 5) = 6;
    test_scale(NULL, to, N, 2, 0);
    CHECK(AMPRT_READ(to, 5) == 12 && AMPRT_READ(to, 6) == 12);
    amp_release(from);
    amp_release(to);
}

/* Fewer threads than elements: the others keep theirs. */
static void of_a_part(void)
{
    int *to = amp_view(memory, 1000), *from = amp_view(source, 1000);
    memset(memory, 0, sizeof memory);
    CHECK(launch_put(to, from, 999) == AMP_OK);
    CHECK(AMPRT_READ(to, 998) == 1 && AMPRT_READ(to, 999) == 0);
    AMPRT_WRITE(to, 999) = 7;
    int *low = amp_section_1(to, ((index_1){0}), ((extent_1){10}));
    int *same = amp_section_1(to, ((index_1){10}), ((extent_1){10}));
    CHECK(launch_put(low, same, 10) == AMP_OK); /* of one memory */
    CHECK(AMPRT_READ(to, 9) == 2 && AMPRT_READ(to, 10) == 1);
    CHECK(AMPRT_READ(to, 999) == 7);
    amp_release(low);
    amp_release(same);
    amp_release(from);
    amp_release(to);
}

/* What lies between the rows of a section is not its. */
static void of_a_section(void)
{
    int *m = amp_view_new(int, ROWS, COLUMNS);
    int *v = amp_view(grid[0], ROWS, 100);
    for (int i = 0; i < 100; i++)
        grid[0][i] = -1;
    int *part = amp_section_2(v, ((index_2){3, 20}), ((extent_2){40, 30}));
    CHECK(launch_fill(part, 40, 30) == AMP_OK);
    AMPRT_WRITE(v, 0, 0) = -2;
    test_mark(NULL, v, ROWS, 100);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < 100; j++) {
            bool inside = i >= 3 && i < 43 && j >= 20 && j < 50;
            int old = inside ? 100 * (i - 3) + j - 20
                : i ? 0 : j ? -1 : -2;
            CHECK(AMPRT_READ(v, i, j) == old + 100 * i + j);
        }
    CHECK(launch_fill(m, ROWS, COLUMNS) == AMP_OK);
    CHECK(AMPRT_READ(m, ROWS - 1, 7) == 100 * (ROWS - 1) + 7);
    amp_release(part);
    amp_release(v);
    amp_release(m);
}

int main(void)
{
    setenv("AMP_MEMORY_LIMIT", "150000", 1);
    of_a_launch_that_fails();
    of_a_part();
    of_a_section();
    return 0;
}
