/* n keys in order, n a power of two, by Batcher's bitonic sort. Distances below PART are
 * worked off in tile_static, by tiles of THREADS threads that each have two keys. */
enum { THREADS = 256, PART = 2 * THREADS };
extern int n;
extern unsigned *keys, *sorted;
