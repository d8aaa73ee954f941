/* y = a x + y over n floats. */
extern int n;
extern float a, *x, *y;
