/* amp_copy in every pairing of host memory, view, section and array. */
#include "test.h"

enum { ROWS = 6, COLUMNS = 8 };
static int source[ROWS][COLUMNS], target[ROWS][COLUMNS];

static void fill(void)
{
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) {
            source[i][j] = 10 * i + j;
            target[i][j] = -1;
        }
}

/* Each of the two is a view of host memory that a kernel just wrote (or did
 * not), or an array; whole, or a section of it. */
static int *make(int kind, int (*memory)[COLUMNS])
{
    if (kind == 2)
        return amp_array_from(memory[0], ROWS, COLUMNS);
    int *v = amp_view(memory[0], ROWS, COLUMNS);
    if (kind == 1) {
        CHECK(test_mark(NULL, v, 1, 1) == AMP_OK);
    }
    return v;
}

static void pair(int kind, int other)
{
    fill();
    int *a = make(kind, source), *b = make(other, target);
    CHECK(amp_copy_between(a, b) == AMP_OK);
    int out[ROWS][COLUMNS];
    CHECK(amp_copy_to_host(b, out[0]) == AMP_OK);
    CHECK(!memcmp(out, source, sizeof out));

    fill();
    CHECK(amp_copy_from_host(target[0], b) == AMP_OK);
    int *s = amp_section_2(a, ((index_2){1, 2}), ((extent_2){3, 4}));
    int *t = amp_section_2(b, ((index_2){2, 3}), ((extent_2){3, 4}));
    CHECK(amp_copy_between(s, t) == AMP_OK);
    CHECK(amp_copy_to_host(b, out[0]) == AMP_OK);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) {
            int is_in = i >= 2 && i < 5 && j >= 3 && j < 7;
            CHECK(out[i][j] == (is_in ? source[i - 1][j - 1] : -1));
        }
    int part[3][4];
    CHECK(amp_copy_to_host(t, part[0]) == AMP_OK);
    CHECK(part[2][3] == source[3][5]);
    part[0][0] = 99;
    CHECK(amp_copy_from_host(part[0], t) == AMP_OK);
    int *window = amp_section_2(b, ((index_2){0, 0}),
                                ((extent_2){ROWS, COLUMNS}));
    CHECK(AMPRT_READ(window, 2, 3) == 99 && AMPRT_READ(window, 2, 2) == -1);
    CHECK(amp_release(window) == AMP_OK && amp_release(t) == AMP_OK);
    CHECK(amp_release(s) == AMP_OK && amp_release(a) == AMP_OK);
    CHECK(amp_release(b) == AMP_OK);
}

static void overlapping(void)
{
    int m[10];
    for (int i = 0; i < 10; i++)
        m[i] = i;
    AMPRT_OWNER int *v = amp_view(m, 10);
    AMPRT_OWNER int *a = amp_section_1(v, ((index_1){0}), ((extent_1){8}));
    AMPRT_OWNER int *b = amp_section_1(v, ((index_1){2}), ((extent_1){8}));
    CHECK(amp_copy_between(a, b) == AMP_OK);
    for (int i = 0; i < 10; i++)
        CHECK(AMPRT_READ(v, i) == (i < 2 ? i : i - 2));
    CHECK(test_scale(NULL, v, 10, 1, 1) == AMP_OK);
    CHECK(amp_copy_between(b, a) == AMP_OK);
    CHECK(AMPRT_READ(v, 0) == 1 && AMPRT_READ(v, 7) == 8);
}

static void of_rank_3(void)
{
    int m[4][5][6], out[2][3][2];
    for (int i = 0; i < 120; i++)
        m[i / 30][i / 6 % 5][i % 6] = i;
    AMPRT_OWNER int *x = amp_array_from(m[0][0], 4, 5, 6);
    AMPRT_OWNER int *s =
        amp_section_3(x, ((index_3){1, 1, 2}), ((extent_3){2, 3, 2}));
    CHECK(amp_copy_to_host(s, out[0][0]) == AMP_OK);
    for (int i = 0; i < 12; i++)
        CHECK(out[i / 6][i / 2 % 3][i % 2]
              == m[1 + i / 6][1 + i / 2 % 3][2 + i % 2]);
}

/* From a part that is on the host to one that is on the device, and to and
 * from the user's memory below the views, in the plain. */
static void within_one_memory(void)
{
    enum { HALF = 400 };
    static int all[2 * HALF];
    AMPRT_OWNER int *v = amp_view(all, 2 * HALF);
    int *a = amp_section_1(v, ((index_1){0}), ((extent_1){HALF}));
    int *b = amp_section_1(v, ((index_1){HALF}), ((extent_1){HALF}));
    CHECK(test_scale(NULL, a, HALF, 0, 1) == AMP_OK);
    CHECK(AMPRT_READ(a, 3) == 1);
    CHECK(test_scale(NULL, b, HALF, 0, 2) == AMP_OK);
    CHECK(amp_copy_between(a, b) == AMP_OK);
    CHECK(test_scale(NULL, b, HALF, 1, 4) == AMP_OK);
    CHECK(AMPRT_READ(b, 3) == 5);
    CHECK(test_scale(NULL, b, HALF, 0, 2) == AMP_OK);
    CHECK(amp_copy_between(b, a) == AMP_OK);
    CHECK(AMPRT_READ(a, HALF - 1) == 2);
    CHECK(amp_copy_to_host(b, all) == AMP_OK && all[0] == 2);
    CHECK(test_scale(NULL, b, HALF, 0, 6) == AMP_OK);
    CHECK(amp_copy_from_host(all, b) == AMP_OK);
    CHECK(AMPRT_READ(b, 0) == 2);
    amp_release(a);
    amp_release(b);
}

static void refused(void)
{
    AMPRT_OWNER int *v = amp_view(source[0], ROWS, COLUMNS);
    AMPRT_OWNER int *w = amp_view(target[0], ROWS - 1, COLUMNS);
    FAILS(AMP_INVALID_ARGUMENT,
          "amp_copy: extent (6, 8) of the source is not extent (5, 8) of the"
          " destination", amp_copy_between(v, w));
    FAILS(AMP_INVALID_ARGUMENT, "the host memory is NULL",
          amp_copy_to_host(v, (int *)NULL));
    FAILS(AMP_INVALID_ARGUMENT, "is not a view or an array",
          amp_copy_to_host(source[0], target[0]));
}

int main(void)
{
    for (int i = 0; i < 9; i++)
        pair(i / 3, i % 3);
    overlapping();
    of_rank_3();
    within_one_memory();
    refused();
    return 0;
}
