/* Accelerators, their views, the default, and the order of two queues. */
#include "test.h"

int main(void)
{
    amp_accelerator list[16];
    int count = amp_accelerators(list, 16);
    CHECK(count > 0 && amp_accelerators(NULL, 0) == count);
    amp_accelerator a = amp_default_accelerator();
    CHECK(a == list[0] || getenv("AMP_ACCELERATOR"));
    CHECK(*amp_accelerator_name(a) && *amp_accelerator_vendor(a));
    CHECK(*amp_accelerator_version(NULL));
    CHECK(amp_accelerator_memory(a) > 0 && amp_accelerator_max_tile(a) > 0);
    CHECK(amp_accelerator_tile_memory(a) >= 16384);
    (void)amp_accelerator_supports_double(a);
    (void)amp_accelerator_supports_int64_atomics(a);
    (void)amp_accelerator_is_emulated(a);
    const char *share = getenv("AMP_SHARE_MEMORY");
    if (share && *share == '0')
        CHECK(!amp_accelerator_shares_memory(a));

    FAILS(AMP_INVALID_ARGUMENT, "amp_set_default_accelerator: ",
          amp_set_default_accelerator(NULL));
    FAILS(AMP_INVALID_ARGUMENT, "this is not an accelerator",
          amp_accelerator_name((amp_accelerator)&count));
    FAILS(AMP_INVALID_ARGUMENT, "amp_finish: this is not an accelerator view",
          amp_finish((amp_accelerator_view)&count));

    enum { SIZE = 1 << 18 };
    static int memory[SIZE];
    amp_accelerator_view one = amp_default_view(), two = amp_create_view(a);
    CHECK(one && two && one != two && amp_view_accelerator(two) == a);
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    AMPRT_OWNER int *x = amp_array_on(two, int, SIZE);
    for (int i = 0; i < 20; i++) {
        CHECK(test_scale(one, v, SIZE, 1, 1) == AMP_OK);
        CHECK(test_scale(two, v, SIZE, 2, 0) == AMP_OK);
        CHECK(test_move(one, v, x, SIZE) == AMP_OK);
        CHECK(test_scale(NULL, x, SIZE, 1, 1) == AMP_OK);
        CHECK(test_move(two, x, v, SIZE) == AMP_OK);
        CHECK(test_scale(one, v, SIZE, 1, -AMPRT_READ(v, SIZE - 1))
              == AMP_OK);
    }
    CHECK(AMPRT_READ(v, 0) == 0);
    for (int i = 2; i < 64; i++)
        CHECK(amp_create_view(NULL));
    FAILS(AMP_UNSUPPORTED, "at most 64 views", amp_create_view(NULL));

    for (int i = 1; i < count; i++) {
        CHECK(amp_set_default_accelerator(list[i]) == AMP_OK);
        CHECK(amp_default_accelerator() == list[i]);
        CHECK(test_scale(NULL, v, SIZE, 1, i) == AMP_OK);
        CHECK(test_scale(one, v, SIZE, 1, i) == AMP_OK);
        CHECK(amp_set_default_accelerator(a) == AMP_OK);
        CHECK(AMPRT_READ(v, SIZE - 1) == i * (i + 1));
    }
    return 0;
}
