/* A kernel that the driver rejects: its log, with the user's own lines, and
 * the program goes on. */
#include "test.h"

KERNEL(wrong, 1, struct scale_block, scale_arguments,
    "#line 41 \"shapes.ampc\"\n"
    "__kernel void wrong(__global int *y) { y[0] = nowhere; }\n");

int main(void)
{
    int memory[4] = {0};
    AMPRT_OWNER int *y = amp_view(memory, 4);
    int one = 1;
    const void *captures[] = {&y, &one, &one};
    FAILS(AMP_BUILD_FAILED, "shapes.ampc:41",
          amprt_launch_1(&wrong, NULL, (extent_1){4}, captures));
    CHECK(strstr(test_error.message, "nowhere"));
    CHECK(strstr(test_error.message, amp_accelerator_name(NULL)));
    FAILS(AMP_BUILD_FAILED, "nowhere",
          amprt_launch_1(&wrong, NULL, (extent_1){4}, captures));
    CHECK(test_scale(NULL, y, 4, 1, 9) == AMP_OK);
    CHECK(AMPRT_READ(y, 3) == 9);
    return 0;
}
