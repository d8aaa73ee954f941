/* How often each of 256 values occurs in 4 n bytes, which are read four at a time: tiles
 * of THREADS threads count in tile_static and add to the bins. */
enum { BINS = 256, THREADS = 256, TILES = 1024 };
extern int n;
extern unsigned *x, bins[BINS];
