/* Handles that end: by hand, twice, by way of a copy, before what is derived
 * from them; and what a scope's end does. */
#include "test.h"

static int memory[64];

static void scope(void)
{
    AMPRT_OWNER int *v = amp_view(memory, 64);
    CHECK(test_scale(NULL, v, 64, 0, 5) == AMP_OK);
}

static void by_hand_in_scope(void)
{
    AMPRT_OWNER int *v = amp_view(memory, 64);
    CHECK(test_scale(NULL, v, 64, 0, 6) == AMP_OK);
    CHECK(AMPRT_RELEASE_VARIABLE(v) == AMP_OK);
    CHECK(v == NULL && memory[63] == 6);
}

static int *derived_survives(void)
{
    AMPRT_OWNER int *v = amp_view(memory, 64);
    int *part = amp_section_1(v, ((index_1){8}), ((extent_1){8}));
    CHECK(test_scale(NULL, part, 8, 0, 7) == AMP_OK);
    return part;
}

int main(void)
{
    scope();
    CHECK(memory[0] == 5 && memory[63] == 5);
    by_hand_in_scope();

    int *part = derived_survives();
    CHECK(memory[8] == 7 && memory[7] == 6);
    CHECK(test_scale(NULL, part, 8, 0, 8) == AMP_OK);
    CHECK(amp_release(part) == AMP_OK);
    CHECK(memory[8] == 8);

    int *v = amp_view(memory, 64), *copy = v;
    CHECK(amp_release(copy) == AMP_OK);
    FAILS(AMP_INVALID_ARGUMENT,
          "amp_release: the view or array is released already",
          amp_release(v));
    FAILS(AMP_INVALID_ARGUMENT, "'y' is released already",
          test_scale(NULL, v, 64, 1, 1));
    FAILS(AMP_INVALID_ARGUMENT, "released", amp_synchronize(v));
    FAILS(AMP_INVALID_ARGUMENT, "released", amp_refresh(v));
    FAILS(AMP_INVALID_ARGUMENT, "released", amp_discard_data(v));
    FAILS(AMP_INVALID_ARGUMENT, "released", amp_extent_1(v));
    FAILS(AMP_INVALID_ARGUMENT, "released", AMPRT_ROW(v, 1));
    FAILS(AMP_INVALID_ARGUMENT, "released",
          amp_section_1(v, ((index_1){0}), ((extent_1){1})));
    FAILS(AMP_INVALID_ARGUMENT, "is NULL", amp_release((int *)NULL));
    FAILS(AMP_INVALID_ARGUMENT, "is not a view or an array",
          amp_release(memory));
    FAILS(AMP_OK, "", amprt_scope_end(&(int *){v}));

    int *other = amp_view(memory, 64);
    CHECK(other != v);
    CHECK(amp_release(other) == AMP_OK);

    for (int i = 0; i < 3; i++) {
        AMPRT_STATEMENT
            test_scale(NULL, AMPRT_TEMPORARY(amp_view(memory, 4)), 4, 0, i)
        AMPRT_STATEMENT_END;
        CHECK(memory[3] == i);
    }
    return 0;
}
