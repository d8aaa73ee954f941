/* Sets of bytes beside bitmaps, and the pieces that they are moved in. */
#include "../../runtime/region.c"

#include <stdio.h>
#include <unistd.h>

enum { BYTES = 64 };

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, \
                    #condition); \
            exit(1); \
        } \
    } while (0)

amp_status rt_fail(amp_status status, const char *format, ...)
{
    (void)format;
    return status;
}

static unsigned seed = 1;

static uint64_t any_bits(void)
{
    uint64_t bits = 0;
    for (int i = 0; i < 4; i++) {
        seed = seed * 1664525u + 1013904223u;
        bits = bits << 16 | seed >> 16;
    }
    return seed & 1 << 20 ? bits : bits & bits << 1 & bits << 2;
}

static void of_bits(struct rt_region *r, uint64_t bits)
{
    rt_region_clear(r);
    CHECK(rt_region_room(r, BYTES) == AMP_OK);
    for (size_t i = 0; i < BYTES; i++)
        if (bits >> i & 1)
            rt_region_append(r, (struct rt_range){i, i + 1});
}

static uint64_t bits_of(const struct rt_region *r)
{
    uint64_t bits = 0;
    const struct rt_range *at = rt_region_at(r);
    for (size_t i = 0; i < r->count; i++) {
        CHECK(at[i].lo < at[i].hi && (!i || at[i - 1].hi < at[i].lo));
        for (size_t k = at[i].lo; k < at[i].hi; k++)
            bits |= (uint64_t)1 << k;
    }
    return bits;
}

static void as_bitmaps(void)
{
    struct rt_region a = {.count = 0}, b = {.count = 0}, r = {.count = 0};
    for (int i = 0; i < 20000; i++) {
        uint64_t x = any_bits(), y = any_bits();
        of_bits(&a, x);
        of_bits(&b, y);
        CHECK(bits_of(&a) == x && rt_region_is_empty(&a) == !x);
        CHECK(rt_region_meets(&a, &b) == !!(x & y));
        CHECK(rt_region_covers(&a, &b) == !(y & ~x));
        rt_region_copy(&r, &a);
        rt_region_add(&r, &b);
        CHECK(bits_of(&r) == (x | y));
        rt_region_copy(&r, &a);
        rt_region_remove(&r, &b);
        CHECK(bits_of(&r) == (x & ~y));
        rt_region_copy(&r, &a);
        rt_region_keep(&r, &b);
        CHECK(bits_of(&r) == (x & y));
    }
    rt_region_free(&a);
    rt_region_free(&b);
    rt_region_free(&r);
}

/* The pieces of a set come to that set, and fit OpenCL's rectangles. */
static void in_pieces(void)
{
    struct rt_region a = {.count = 0};
    for (int i = 0; i < 20000; i++) {
        uint64_t x = any_bits(), seen = 0;
        of_bits(&a, x);
        for (size_t at = 0; at < a.count;) {
            struct rt_piece p = rt_region_piece(&a, &at);
            CHECK(p.row >= p.bytes && p.plane >= p.rows * p.row
                  && p.plane % p.row == 0);
            for (size_t k = 0; k < p.planes; k++)
                for (size_t j = 0; j < p.rows; j++)
                    for (size_t n = 0; n < p.bytes; n++)
                        seen |= (uint64_t)1
                            << (p.lo + k * p.plane + j * p.row + n);
        }
        CHECK(seen == x);
    }
    rt_region_free(&a);
}

/* A section of 3 planes of 4 rows is one piece; of one row, one as well. */
static void of_a_section(void)
{
    struct rt_region a = {.count = 0};
    CHECK(rt_region_room(&a, 12) == AMP_OK);
    for (size_t i = 0; i < 12; i++) {
        size_t lo = 8 + i / 4 * 600 + i % 4 * 100;
        rt_region_append(&a, (struct rt_range){lo, lo + 20});
    }
    size_t at = 0;
    struct rt_piece p = rt_region_piece(&a, &at);
    CHECK(at == 12 && p.lo == 8 && p.bytes == 20 && p.rows == 4
          && p.planes == 3 && p.row == 100 && p.plane == 600);
    rt_region_set(&a, (struct rt_range){5, 9});
    at = 0;
    p = rt_region_piece(&a, &at);
    CHECK(at == 1 && p.lo == 5 && p.bytes == 4 && p.rows == 1
          && p.planes == 1);
    rt_region_free(&a);
}

/* One set that others are added to, taken from and kept of, in turn. */
static void in_turn(void)
{
    struct rt_region a = {.count = 0}, b = {.count = 0}, x = {.count = 0};
    uint64_t bits = 0;
    for (int i = 0; i < 100000; i++) {
        uint64_t other = any_bits() & any_bits();
        of_bits(&b, other);
        if (i % 16 == 15) {
            CHECK(rt_region_keep(&a, &b) == AMP_OK);
            bits &= other;
        } else if (i % 3) {
            CHECK(rt_region_add(&a, &b) == AMP_OK);
            bits |= other;
        } else {
            CHECK(rt_region_remove(&a, &b) == AMP_OK);
            bits &= ~other;
        }
        of_bits(&x, bits);
        CHECK(a.count == x.count
              && !memcmp(rt_region_at(&a), rt_region_at(&x), a.count * sizeof a.one));
    }
    rt_region_free(&a);
    rt_region_free(&b);
    rt_region_free(&x);
}

/* What is done near the end of a set takes no time for all that is before it. */
static void of_many(void)
{
    enum { MANY = 400000 };
    struct rt_region a = {.count = 0}, b = {.count = 0};
    alarm(30);
    for (size_t i = 0; i < MANY; i++) {
        rt_region_set(&b, (struct rt_range){4 * i, 4 * i + 2});
        CHECK(rt_region_add(&a, &b) == AMP_OK);
        CHECK(rt_region_keep(&b, &a) == AMP_OK && b.count == 1);
    }
    CHECK(a.count == MANY);
    for (size_t i = MANY; i-- > 0;) {
        rt_region_set(&b, (struct rt_range){4 * i + 1, 4 * i + 3});
        CHECK(rt_region_remove(&a, &b) == AMP_OK);
    }
    CHECK(a.count == MANY && rt_region_at(&a)[MANY - 1].hi == 4 * MANY - 3);
    rt_region_free(&a);
    rt_region_free(&b);
}

int main(void)
{
    in_turn();
    of_many();
    as_bitmaps();
    in_pieces();
    of_a_section();
    return 0;
}
