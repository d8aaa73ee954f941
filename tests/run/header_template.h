/* A template: TYPE and NAME are others each time that it is included. */
#include "header_template_part.h"
#define FLIP NAME_OF(flip)
static inline TYPE NAME_OF(half)(TYPE x) restrict(cpu, amp)
{
    return x / 2;
}

static void FLIP(array_view(TYPE, 1) v)
{
    parallel_for_each(tile(amp_extent(v), 4), ^(tiled_index(4) t) restrict(amp) {
        tile_static TYPE s[4];
        s[t.local[0]] = v[t.global[0]];
        t.barrier.wait();
        v[t.global[0]] = NAME_OF(half)(s[3 - t.local[0]]) + PART;
    });
}
#undef FLIP
