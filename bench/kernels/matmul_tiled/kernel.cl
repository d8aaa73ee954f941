#define TILE 16

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void multiply(int n, global const float *restrict a, global const float *restrict b,
              global float *restrict c)
{
    local float tile_a[TILE][TILE], tile_b[TILE][TILE];
    int row = get_local_id(1), column = get_local_id(0);
    int global_row = get_global_id(1), global_column = get_global_id(0);
    float sum = 0;
    for (int first = 0; first < n; first += TILE) {
        tile_a[row][column] = a[global_row * n + first + column];
        tile_b[row][column] = b[(first + row) * n + global_column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum += tile_a[row][k] * tile_b[k][column];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[global_row * n + global_column] = sum;
}
