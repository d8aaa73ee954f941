#define STEPS 256
#define LEFT -2.0f
#define TOP -1.25f

kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void draw(int n, float scale, global int *restrict steps)
{
    int row = get_global_id(1), column = get_global_id(0);
    float a = LEFT + scale * (float)column, b = TOP + scale * (float)row;
    float x = 0, y = 0;
    int i = 0;
    for (; i < STEPS && x * x + y * y <= 4; i++) {
        float next = x * x - y * y + a;
        y = 2 * x * y + b;
        x = next;
    }
    steps[row * n + column] = i;
}
