/* y = x over n floats. */
extern int n;
extern float *x, *y;
