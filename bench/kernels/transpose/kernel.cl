#define TILE 16

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose(int n, global const float *restrict a, global float *restrict b)
{
    local float turned[TILE][TILE + 1];
    int row = get_local_id(1), column = get_local_id(0);
    int first_row = get_group_id(1) * TILE, first_column = get_group_id(0) * TILE;
    turned[column][row] = a[(first_row + row) * n + first_column + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    b[(first_column + row) * n + first_row + column] = turned[row][column];
}
