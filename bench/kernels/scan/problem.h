/* Inclusive scan: y[i] is the sum of x[0] to x[i], of n unsigned integers. TILES tiles of
 * THREADS threads add up a part each, one tile scans those sums, then each tile scans its
 * part, THREADS elements at a time. */
enum { THREADS = 256, TILES = 1024 };
extern int n;
extern unsigned *x, *y;
