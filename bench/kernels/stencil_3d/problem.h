/* A step of the 7-point stencil: of `in`, a cube of n + 2 floats a side, to the cube of
 * n floats a side `out`, in tiles of 4 x 8 x 16 with a halo. */
extern int n;
extern float *in, *out;

#define CENTRE 0.4f
#define AROUND 0.1f
