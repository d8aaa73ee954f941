/* c = a b, square matrices of n rows of floats. */
extern int n;
extern float *a, *b, *c;
