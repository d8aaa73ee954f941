#pragma once
#define PART 5
static void double_all(array_view(int, 1) v)
{
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) { v[i] *= 2; });
}
