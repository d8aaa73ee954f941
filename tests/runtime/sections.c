/* Sections, projections, view_as and reinterpret_as: shapes on the device and
 * on the host, and what of them is refused. */
#include "test.h"

static int memory[6][5][7];

static int at(int i, int j, int k)
{
    return memory[i][j][k];
}

static void of_rank_3(void)
{
    AMPRT_OWNER int *v = amp_view(memory[0][0], 6, 5, 7);
    AMPRT_OWNER int *plane = AMPRT_ROW(v, 2);
    AMPRT_OWNER int *line = AMPRT_ROW(v, 2, 3);
    AMPRT_OWNER int *part =
        amp_section_3(v, ((index_3){1, 2, 3}), ((extent_3){4, 3, 2}));
    CHECK(amp_extent_2(plane)[0] == 5 && amp_extent_2(plane)[1] == 7);
    CHECK(amp_extent_1(line)[0] == 7);
    CHECK(amp_extent_3(part)[0] == 4 && amp_extent_3(part)[2] == 2);
    CHECK(test_mark(NULL, plane, 5, 7) == AMP_OK);
    CHECK(test_scale(NULL, line, 7, 1, 10000) == AMP_OK);
    for (int j = 0; j < 5; j++)
        for (int k = 0; k < 7; k++)
            CHECK(AMPRT_READ(v, 2, j, k)
                  == 100 * j + k + (j == 3 ? 10000 : 0));
    CHECK(AMPRT_READ(v, 1, 4, 6) == 0 && AMPRT_READ(v, 3, 0, 0) == 0);
    AMPRT_WRITE(part, 1, 1, 0) = -7;
    CHECK(at(2, 3, 3) == -7 && AMPRT_READ(plane, 3, 3) == -7
          && AMPRT_READ(line, 3) == -7);
    AMPRT_OWNER int *both = AMPRT_ROW(part, 1);
    CHECK(AMPRT_READ(both, 1, 0) == -7);
    CHECK(test_mark(NULL, both, 3, 2) == AMP_OK);
    CHECK(AMPRT_READ(v, 2, 3, 3) == -7 + 100);
    CHECK(AMPRT_READ(v, 2, 4, 4) == 404 + 201);

    FAILS(AMP_INVALID_ARGUMENT,
          "amp_section: section of extent (4, 3, 2) at (3, 2, 3) does not lie"
          " within extent (6, 5, 7)",
          amp_section_3(v, ((index_3){3, 2, 3}), ((extent_3){4, 3, 2})));
    FAILS(AMP_INVALID_ARGUMENT, "at (-1, 0, 0)",
          amp_section_3(v, ((index_3){-1, 0, 0}), ((extent_3){1, 1, 1})));
    FAILS(AMP_INVALID_ARGUMENT, "extent (0, 1, 1)",
          amp_section_3(v, ((index_3){0, 0, 0}), ((extent_3){0, 1, 1})));
    FAILS(AMP_INVALID_ARGUMENT, "at (2147483647, 0, 0)",
          amp_section_3(v, ((index_3){2147483647, 0, 0}),
                        ((extent_3){2, 1, 1})));
    FAILS(AMP_INVALID_ARGUMENT, "row (6) does not lie within extent (6, 5, 7)",
          AMPRT_ROW(v, 6));
}

static void of_rank_1(void)
{
    float f[24];
    for (int i = 0; i < 24; i++)
        f[i] = 1.5f;
    AMPRT_OWNER float *v = amp_view(f, 24);
    AMPRT_OWNER float *grid = amp_view_as_2(v, ((extent_2){4, 6}));
    AMPRT_OWNER int *bits = amp_reinterpret_as(int, v);
    AMPRT_OWNER short *halves = amp_reinterpret_as(short, v);
    CHECK(amp_extent_1(halves)[0] == 48 && amp_extent_1(bits)[0] == 24);
    CHECK(test_scale(NULL, bits, 24, 0, 0x40000000) == AMP_OK);
    CHECK(AMPRT_READ(grid, 3, 5) == 2.0f);
    CHECK((unsigned short)AMPRT_READ(halves, 47) == 0x4000);
    FAILS(AMP_INVALID_ARGUMENT,
          "amp_view_as: extent (5, 5) has 25 elements and the view only 24",
          amp_view_as_2(v, ((extent_2){5, 5})));
    struct seven {
        char bytes[7];
    };
    FAILS(AMP_INVALID_ARGUMENT, "96 bytes do not divide into elements of 7",
          amp_reinterpret_as(struct seven, v));
    FAILS(AMP_INVALID_ARGUMENT, "rank 2 and must have rank 1",
          amp_reinterpret_as(int, grid));
}

/* The host goes on writing a part while a kernel writes the other one. */
static void by_halves(void)
{
    int memory[200] = {0};
    AMPRT_OWNER int *v = amp_view(memory, 200);
    int *a = amp_section_1(v, ((index_1){0}), ((extent_1){100}));
    int *b = amp_section_1(v, ((index_1){100}), ((extent_1){100}));
    AMPRT_WRITE(b, 0) = 1;
    CHECK(test_scale(NULL, a, 100, 1, 1) == AMP_OK);
    CHECK(amp_finish(NULL) == AMP_OK);
    AMPRT_WRITE(b, 0) = 5;
    CHECK(test_scale(NULL, b, 100, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(b, 0) == 6 && AMPRT_READ(a, 99) == 1);
    amp_release(a);
    amp_release(b);
}

static void of_nothing(void)
{
    int one[1];
    FAILS(AMP_INVALID_ARGUMENT, "amp_view: the memory is NULL",
          amp_view((int *)NULL, 4));
    FAILS(AMP_INVALID_ARGUMENT,
          "extent (4, 0) has a dimension that is not positive",
          amp_view(one, 4, 0));
    FAILS(AMP_INVALID_ARGUMENT, "more elements",
          amp_view((double *)one, 2147483647, 2147483647, 2147483647));
}

int main(void)
{
    of_rank_3();
    of_rank_1();
    by_halves();
    of_nothing();
    return 0;
}
