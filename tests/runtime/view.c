/* A view of host memory: a kernel changes it, the host reads it, changes it,
 * and the kernel sees that. */
#include "test.h"

int main(void)
{
    int memory[1000];
    for (int i = 0; i < 1000; i++)
        memory[i] = i;
    AMPRT_OWNER int *y = amp_view(memory, 1000);
    CHECK(amp_extent_1(y)[0] == 1000);
    CHECK(AMPRT_READ(y, 999) == 999);

    CHECK(test_scale(NULL, y, 1000, 2, 1) == AMP_OK);
    for (int i = 0; i < 1000; i++)
        CHECK(AMPRT_READ(y, i) == 2 * i + 1);

    for (int i = 0; i < 1000; i += 2)
        AMPRT_WRITE(y, i) = -i;
    CHECK(test_scale(NULL, y, 1000, 3, 0) == AMP_OK);
    for (int i = 0; i < 1000; i++)
        CHECK(AMPRT_READ(y, i) == (i % 2 ? 6 * i + 3 : -3 * i));

    CHECK(test_scale(NULL, y, 10, 1, 5) == AMP_OK);
    CHECK(amp_synchronize(y) == AMP_OK);
    CHECK(memory[1] == 14 && memory[0] == 5 && memory[11] == 69);
    return 0;
}
