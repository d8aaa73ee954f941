#pragma once

static int minus(int x) restrict(amp)
{
    return -x;
}

static inline void negate(array_view(int, 1) v)
{
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {
        v[i] = minus(v[i]);
    });
}
