/* Ten thousand views made and dropped, and as many alive at once. */
#include "test.h"

enum { COUNT = 10000 };
static int memory[COUNT], *views[COUNT];

int main(void)
{
    for (int i = 0; i < COUNT; i++) {
        AMPRT_OWNER int *v = amp_view(memory, COUNT);
        AMPRT_OWNER int *s =
            amp_section_1(v, ((index_1){i}), ((extent_1){1}));
        AMPRT_WRITE(s, 0) = i;
        if (i % 1000 == 0)
            CHECK(test_scale(NULL, s, 1, 1, 1) == AMP_OK);
    }
    for (int i = 0; i < COUNT; i++)
        views[i] = amp_view(memory + i, 1);
    for (int i = 0; i < COUNT; i++)
        CHECK(AMPRT_READ(views[i], 0) == i + (i % 1000 == 0));
    for (int i = 0; i < COUNT; i++)
        CHECK(amp_release(views[(i * 7919L) % COUNT]) == AMP_OK);
    return 0;
}
