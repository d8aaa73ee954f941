/* Each launch that cannot be is refused, with the values that are wrong. */
#include "test.h"

struct tiled_block {
    int domain[4];
    struct shape_2 m;
};
static const struct amprt_argument tiled_arguments[] = {
    {"m", AMPRT_VIEW, 2, WRITES, sizeof(int),
     offsetof(struct tiled_block, m), 0}};
#define TEXT(name) \
    "typedef struct { int domain[4]; shape_2 m; } block;\n" \
    "__kernel void " name "(__global int *m, block b)\n" \
    "{\n" \
    "    int i = get_global_id(1), j = get_global_id(0);\n" \
    "    m[b.m.offset + i * b.m.stride0 + j] =\n" \
    "        1000 * get_local_id(1) + get_group_id(0);\n" \
    "}\n"
KERNEL(tiled, 2, struct tiled_block, tiled_arguments, TEXT("tiled"),
       .tile = {2, 4});
KERNEL(large, 2, struct tiled_block, tiled_arguments, TEXT("large"),
       .tile = {4096, 4096});
KERNEL(long_, 2, struct tiled_block, tiled_arguments, TEXT("long_"),
       .tile = {1, 1 << 20});
KERNEL(fat, 2, struct tiled_block, tiled_arguments, TEXT("fat"),
       .tile = {2, 4}, .tile_memory = 1u << 31);

static int memory[8][12];

static amp_status go(struct amprt_kernel *k, int *m, int e0, int e1, int t0,
                     int t1)
{
    const void *captures[] = {&m};
    tiled_extent_2 t = {{e0, e1}, {t0, t1}};
    return amprt_launch_tiled_2(k, NULL, t, captures);
}

int main(void)
{
    AMPRT_OWNER int *m = amp_view(memory[0], 8, 12);
    /* amp.domain.2 */
    FAILS(AMP_INVALID_DOMAIN,
          "parallel_for_each: extent (8, 9) is not divisible by tile (2, 4)",
          go(&tiled, m, 8, 9, 2, 4));
    CHECK(test_error.line == tiled.line);
    CHECK(!strcmp(test_error.file, __FILE__));
    /* amp.domain.1 */
    FAILS(AMP_INVALID_DOMAIN,
          "extent (0, 12) has a dimension that is not positive",
          go(&tiled, m, 0, 12, 2, 4));
    FAILS(AMP_INVALID_DOMAIN,
          "extent (-4, 12) has a dimension that is not positive",
          go(&tiled, m, -4, 12, 2, 4));
    /* amp.domain.3 */
    FAILS(AMP_INVALID_DOMAIN,
          "the domain's tile (4, 4) is not the kernel's (2, 4)",
          go(&tiled, m, 8, 12, 4, 4));
    /* amp.domain.4 */
    FAILS(AMP_INVALID_DOMAIN, amp_accelerator_name(NULL),
          go(&large, m, 4096, 4096, 4096, 4096));
    FAILS(AMP_INVALID_DOMAIN, "tile (4096, 4096) is too large",
          go(&large, m, 4096, 4096, 4096, 4096));
    FAILS(AMP_INVALID_DOMAIN, "in dimension 1",
          go(&long_, m, 1, 1 << 20, 1, 1 << 20));
    FAILS(AMP_UNSUPPORTED, "2147483648 bytes of tile_static",
          go(&fat, m, 8, 12, 2, 4));
    FAILS(AMP_INVALID_ARGUMENT, "'m' is NULL", go(&tiled, NULL, 8, 12, 2, 4));
    AMPRT_OWNER int *row = AMPRT_ROW(m, 1);
    FAILS(AMP_INVALID_ARGUMENT, "'m' has rank 1 and the kernel wants rank 2",
          go(&tiled, row, 8, 12, 2, 4));
    AMPRT_OWNER char *bytes = amp_view((char *)memory[0], 8, 12);
    FAILS(AMP_INVALID_ARGUMENT, "'m' has elements of 1 bytes",
          go(&tiled, (int *)(void *)bytes, 8, 12, 2, 4));

    FAILS(AMP_OK, "", go(&tiled, m, 8, 12, 2, 4));
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 12; j++)
            CHECK(AMPRT_READ(m, i, j) == 1000 * (i % 2) + j / 4);
    return 0;
}
