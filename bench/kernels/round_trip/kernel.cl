kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void scale(float a, global const float *restrict x, global float *restrict y)
{
    size_t i = get_global_id(0);
    y[i] = a * x[i];
}
