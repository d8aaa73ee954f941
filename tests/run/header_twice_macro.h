static void NAME(array_view(TYPE, 1) v)
{
    for (int i = 0; i < amp_extent(v)[0]; i++)
        v[i] *= 2;
}
