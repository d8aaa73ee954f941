/* A helper with tile_static memory of its own, for tile_static_anywhere. */
static int header_total(int value, int local, tile_barrier b) restrict(amp)
{
    tile_static int total[8];
    b.wait();
    total[local] = value;
    b.wait();
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += total[i];
    return sum;
}
