kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void multiply(int n, global const float *restrict a, global const float *restrict b,
              global float *restrict c)
{
    int row = get_global_id(1), column = get_global_id(0);
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}
