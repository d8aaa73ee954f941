/* y = a x, over n floats that are in the host's memory before and afterwards. */
extern int n;
extern float a, *x, *y;
