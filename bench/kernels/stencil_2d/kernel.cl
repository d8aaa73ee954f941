#define TILE 16
#define CENTRE 0.5f
#define AROUND 0.125f

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void relax(int n, global const float *restrict in, global float *restrict out)
{
    local float s[TILE + 2][TILE + 2];
    int row = get_local_id(1) + 1, column = get_local_id(0) + 1;
    int i = get_global_id(1), j = get_global_id(0), stride = n + 2;
    global const float *at = in + (i + 1) * stride + j + 1;
    s[row][column] = at[0];
    if (row == 1)
        s[0][column] = at[-stride];
    if (row == TILE)
        s[TILE + 1][column] = at[stride];
    if (column == 1)
        s[row][0] = at[-1];
    if (column == TILE)
        s[row][TILE + 1] = at[1];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i * n + j] = CENTRE * s[row][column]
        + AROUND * (s[row - 1][column] + s[row + 1][column]
                    + s[row][column - 1] + s[row][column + 1]);
}
