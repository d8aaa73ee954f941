/* Views without host memory, arrays and staging arrays. */
#include "test.h"

int main(void)
{
    AMPRT_OWNER int *v = amp_view_new(int, 500);
    CHECK(amp_discard_data(v) == AMP_OK);
    CHECK(test_scale(NULL, v, 500, 0, 3) == AMP_OK);
    CHECK(AMPRT_READ(v, 499) == 3);
    AMPRT_WRITE(v, 0) = 8;
    CHECK(test_scale(NULL, v, 500, 2, 0) == AMP_OK);
    CHECK(AMPRT_READ(v, 0) == 16 && AMPRT_READ(v, 1) == 6);

    AMPRT_OWNER int *fresh = amp_view_new(int, 4, 4);
    AMPRT_WRITE(fresh, 3, 3) = 1;
    CHECK(test_mark(NULL, fresh, 4, 4) == AMP_OK);
    CHECK(AMPRT_READ(fresh, 3, 3) == 304);

    int from[500], to[500];
    for (int i = 0; i < 500; i++)
        from[i] = i;
    AMPRT_OWNER int *x = amp_array_from(from, 500);
    from[7] = 0;
    CHECK(test_scale(NULL, x, 500, 1, 1) == AMP_OK);
    CHECK(amp_copy_to_host(x, to) == AMP_OK);
    for (int i = 0; i < 500; i++)
        CHECK(to[i] == i + 1);

    AMPRT_OWNER int *window = amp_array_view(x);
    CHECK(AMPRT_READ(window, 7) == 8);
    AMPRT_WRITE(window, 7) = 70;
    CHECK(test_scale(NULL, x, 500, 1, 1) == AMP_OK);
    CHECK(AMPRT_READ(window, 7) == 71 && AMPRT_READ(window, 8) == 10);

    AMPRT_OWNER int *staging = amp_array_staging(int, NULL, 500);
    CHECK(amp_copy_from_host(to, staging) == AMP_OK);
    CHECK(amp_copy_between(staging, x) == AMP_OK);
    CHECK(test_scale(NULL, x, 500, 1, 100) == AMP_OK);
    CHECK(amp_copy_between(x, staging) == AMP_OK);
    CHECK(amp_copy_to_host(staging, to) == AMP_OK);
    CHECK(to[0] == 101 && to[499] == 600);
    CHECK(test_scale(NULL, staging, 500, 0, 5) == AMP_OK);
    AMPRT_OWNER int *seen = amp_array_view(staging);
    CHECK(AMPRT_READ(seen, 3) == 5);
    return 0;
}
