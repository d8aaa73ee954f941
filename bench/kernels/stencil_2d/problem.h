/* A step of the 5-point stencil: of `in`, n + 2 rows of n + 2 floats, to the n rows of
 * n floats of `out`, in tiles of 16 x 16 with a halo. */
extern int n;
extern float *in, *out;

#define CENTRE 0.5f
#define AROUND 0.125f
