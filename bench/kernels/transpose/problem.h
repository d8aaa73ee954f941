/* b = the transpose of a, n rows of n floats. */
extern int n;
extern float *a, *b;
