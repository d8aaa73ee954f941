/* After how many steps each point of an n x n picture leaves the Mandelbrot set. */
enum { STEPS = 256 };
#define LEFT -2.0f
#define TOP -1.25f
#define SIDE 2.5f
extern int n, *steps;
