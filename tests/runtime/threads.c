/* Many host threads launch, read and release at once: each on memory of its
 * own, on memory that all read, and on views that overlap as they are made. */
#include "test.h"
#include <pthread.h>

enum { THREADS = 6, ROUNDS = 40, SIZE = 500 };
static int shared[SIZE], *common;
static int overlapped[THREADS + 1][100];

static void *work(void *argument)
{
    int me = *(int *)argument, memory[SIZE] = {0};
    amp_accelerator_view av = me % 2 ? amp_create_view(NULL) : NULL;
    for (int i = 0; i < ROUNDS; i++) {
        AMPRT_OWNER int *y = amp_view(memory, SIZE);
        CHECK(test_scale(av, y, SIZE, 1, me) == AMP_OK);
        AMPRT_OWNER int *part =
            amp_section_1(y, ((index_1){i}), ((extent_1){10}));
        CHECK(AMPRT_READ(part, 0) == me * (i + 1));
        AMPRT_OWNER int *x = amp_array_on(av, int, SIZE);
        CHECK(test_move(av, common, x, SIZE) == AMP_OK);
        int out[SIZE];
        amp_future f = amp_copy_to_host_async(x, out);
        CHECK(amp_wait(f) == AMP_OK && out[SIZE - 1] == SIZE - 1);
        AMPRT_OWNER int *mine = amp_view(overlapped[me], 100);
        CHECK(test_scale(av, mine, 100, 1, 1) == AMP_OK);
        CHECK(AMPRT_READ(mine, 99) == i + 1);
    }
    return NULL;
}

/* A view of all of it comes and goes, so that storages merge meanwhile. */
static void merge(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        AMPRT_OWNER int *pad =
            amp_view(overlapped[THREADS], 50);
        CHECK(test_scale(NULL, pad, 50, 1, 1) == AMP_OK);
        AMPRT_OWNER int *more = amp_view(overlapped[THREADS] + 25, 75);
        CHECK(AMPRT_READ(more, 0) == i + 1);
    }
}

int main(void)
{
    for (int i = 0; i < SIZE; i++)
        shared[i] = i;
    common = amp_view(shared, SIZE);
    pthread_t threads[THREADS];
    int names[THREADS];
    for (int i = 0; i < THREADS; i++) {
        names[i] = i;
        CHECK(!pthread_create(&threads[i], NULL, work, &names[i]));
    }
    merge();
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    CHECK(amp_release(common) == AMP_OK);
    return 0;
}
