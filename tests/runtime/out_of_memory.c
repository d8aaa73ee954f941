/* A device whose memory runs out: clean copies make room; what cannot be had
 * is an error that says how much, and the next call works. */
#include "test.h"

enum { SIZE = 1000 };
static int one[SIZE], two[SIZE], three[SIZE], large[4 * SIZE];

int main(void)
{
    setenv("AMP_MEMORY_LIMIT", "10K", 1);
    AMPRT_OWNER int *a = amp_view(one, SIZE);
    AMPRT_OWNER int *b = amp_view(two, SIZE);
    AMPRT_OWNER int *c = amp_view(three, SIZE);
    AMPRT_OWNER int *d = amp_view(large, 4 * SIZE);
    CHECK(test_scale(NULL, a, SIZE, 1, 1) == AMP_OK);
    CHECK(test_scale(NULL, b, SIZE, 1, 2) == AMP_OK);
    REPORTS(LAUNCHED(scale, test_scale(NULL, c, SIZE, 1, 3)),
            AMP_OUT_OF_MEMORY,
            "parallel_for_each: * has no 4000 bytes left of the 10240 that"
            " AMP_MEMORY_LIMIT allows");
    CHECK(strstr(test_error.message, amp_accelerator_name(NULL)));
    CHECK(AMPRT_READ(c, 9) == 0 && AMPRT_READ(b, 9) == 2);
    CHECK(test_scale(NULL, c, SIZE, 1, 3) == AMP_OK);
    CHECK(AMPRT_READ(a, 9) == 1 && AMPRT_READ(b, 9) == 2
          && AMPRT_READ(c, 9) == 3);
    CHECK(test_move(NULL, a, b, SIZE) == AMP_OK);
    CHECK(AMPRT_READ(b, 9) == 1);
    CHECK(test_move(NULL, c, a, SIZE) == AMP_OK);
    CHECK(AMPRT_READ(a, 9) == 3);
    FAILS(AMP_OUT_OF_MEMORY, "no 16000 bytes left",
          test_scale(NULL, d, 4 * SIZE, 1, 3));
    FAILS(AMP_OUT_OF_MEMORY, "amp_array: ", amp_array(int, 4 * SIZE));
    CHECK(test_scale(NULL, a, SIZE, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(a, 9) == 4 && AMPRT_READ(d, 9) == 0);
    /* A launch between two that are the same took what these read. */
    CHECK(test_move(NULL, b, a, SIZE) == AMP_OK);
    CHECK(test_move(NULL, b, a, SIZE) == AMP_OK);
    CHECK(test_scale(NULL, c, SIZE, 1, 1) == AMP_OK);
    FAILS(AMP_OUT_OF_MEMORY, "no 4000 bytes left",
          test_move(NULL, b, a, SIZE));
    CHECK(AMPRT_READ(c, 9) == 4 && AMPRT_READ(a, 9) == 1);
    CHECK(test_move(NULL, b, a, SIZE) == AMP_OK);
    return 0;
}
