/* Views over the same host memory are coherent, whether one lies within the
 * other or they only overlap, and whoever was there first. */
#include "test.h"

static int memory[100];

static void check(const int *v, int first, int count)
{
    for (int i = 0; i < count; i++)
        CHECK(AMPRT_READ(v, i) == memory[first + i]);
}

int main(void)
{
    AMPRT_OWNER int *middle = amp_view(memory + 30, 30);
    CHECK(test_scale(NULL, middle, 30, 0, 1) == AMP_OK);
    AMPRT_OWNER int *same = amp_view(memory + 30, 30);
    CHECK(AMPRT_READ(same, 29) == 1);
    CHECK(test_scale(NULL, same, 30, 1, 1) == AMP_OK);
    AMPRT_OWNER int *inner = amp_view(memory + 40, 10);
    CHECK(AMPRT_READ(inner, 0) == 2);
    CHECK(test_scale(NULL, inner, 10, 10, 0) == AMP_OK);
    CHECK(AMPRT_READ(middle, 9) == 2 && AMPRT_READ(middle, 10) == 20);

    CHECK(test_scale(NULL, inner, 10, 10, 0) == AMP_OK);
    AMPRT_OWNER int *left = amp_view(memory + 10, 35);
    CHECK(AMPRT_READ(left, 0) == 0 && AMPRT_READ(left, 34) == 200);
    CHECK(test_scale(NULL, left, 35, 1, 3) == AMP_OK);
    CHECK(AMPRT_READ(middle, 0) == 5 && AMPRT_READ(inner, 0) == 203);
    CHECK(AMPRT_READ(inner, 5) == 200);
    AMPRT_WRITE(middle, 0) = 77;
    CHECK(test_scale(NULL, left, 35, 1, 0) == AMP_OK);
    CHECK(AMPRT_READ(left, 20) == 77);

    AMPRT_OWNER int *right = amp_view(memory + 80, 20);
    CHECK(test_scale(NULL, right, 20, 0, 9) == AMP_OK);
    CHECK(test_scale(NULL, inner, 10, 0, 4) == AMP_OK);
    AMPRT_OWNER int *all = amp_view(memory, 100);
    check(all, 0, 100);
    CHECK(AMPRT_READ(all, 99) == 9 && AMPRT_READ(all, 40) == 4);
    CHECK(test_scale(NULL, all, 100, 0, 6) == AMP_OK);
    check(left, 10, 35);
    CHECK(AMPRT_READ(inner, 0) == 6 && AMPRT_READ(right, 19) == 6);
    CHECK(test_move(NULL, left, right, 20) == AMP_OK);

    /* Two parts written by one launch, with a gap that neither writes. */
    AMPRT_WRITE(all, 50) = 50;
    AMPRT_OWNER int *a = amp_section_1(all, ((index_1){0}), ((extent_1){5}));
    AMPRT_OWNER int *z = amp_section_1(all, ((index_1){95}), ((extent_1){5}));
    CHECK(test_scale(NULL, a, 5, 0, 1) == AMP_OK);
    CHECK(test_scale(NULL, z, 5, 0, 2) == AMP_OK);
    CHECK(AMPRT_READ(all, 50) == 50 && AMPRT_READ(all, 0) == 1
          && AMPRT_READ(all, 99) == 2);
    return 0;
}
