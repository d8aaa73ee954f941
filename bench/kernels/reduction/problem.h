/* The sum of n floats: TILES tiles of THREADS threads make a sum each, one more tile
 * adds those. */
enum { THREADS = 256, TILES = 1024 };
extern int n;
extern float *x, sum;
