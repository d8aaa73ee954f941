/* A step of n bodies that attract each other, all pairs, in tiles of THREADS bodies: of
 * positions and velocities in four floats, the fourth of a position is the mass. */
enum { THREADS = 256 };
#define TIME_STEP 0.01f
#define SOFTENING 0.05f
extern int n;
extern float *position, *velocity, *new_position, *new_velocity;
