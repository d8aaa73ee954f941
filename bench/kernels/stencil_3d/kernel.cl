#define DEPTH 4
#define HEIGHT 8
#define WIDTH 16
#define CENTRE 0.4f
#define AROUND 0.1f

kernel __attribute__((reqd_work_group_size(WIDTH, HEIGHT, DEPTH)))
void relax(int n, global const float *restrict in, global float *restrict out)
{
    local float s[DEPTH + 2][HEIGHT + 2][WIDTH + 2];
    int z = get_local_id(2) + 1, y = get_local_id(1) + 1, x = get_local_id(0) + 1;
    int i = get_global_id(2), j = get_global_id(1), k = get_global_id(0);
    int row = n + 2, plane = row * row;
    global const float *at = in + (i + 1) * plane + (j + 1) * row + k + 1;
    s[z][y][x] = at[0];
    if (z == 1)
        s[0][y][x] = at[-plane];
    if (z == DEPTH)
        s[DEPTH + 1][y][x] = at[plane];
    if (y == 1)
        s[z][0][x] = at[-row];
    if (y == HEIGHT)
        s[z][HEIGHT + 1][x] = at[row];
    if (x == 1)
        s[z][y][0] = at[-1];
    if (x == WIDTH)
        s[z][y][WIDTH + 1] = at[1];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(i * n + j) * n + k] = CENTRE * s[z][y][x]
        + AROUND * (s[z - 1][y][x] + s[z + 1][y][x] + s[z][y - 1][x]
                    + s[z][y + 1][x] + s[z][y][x - 1] + s[z][y][x + 1]);
}
