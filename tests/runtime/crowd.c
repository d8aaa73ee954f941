/* Sixty-four host threads at once: the first use of all; then on each its own
 * views, parts of a view that all have, arrays, queues, futures with
 * continuations, failures with their handler, and views of memory that overlap
 * those of a neighbour. */
#include "test.h"
#include <pthread.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 64, ROUNDS = 12, PART = 40, SIZE = 300, VIEWS = 8 };

static int whole[THREADS][PART], *shared;
static int chain[(THREADS + 1) * PART]; /* each overlaps the next one */
static int read_by_all[SIZE], *common;
static amp_accelerator_view queues[VIEWS];
static int continued, failed;
static pthread_barrier_t together;

static void run_all(void *(*work)(void *))
{
    pthread_t threads[THREADS];
    int names[THREADS];
    pthread_barrier_init(&together, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        names[i] = i;
        CHECK(!pthread_create(&threads[i], NULL, work, &names[i]));
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&together);
}

/* ---- what each thread does --------------------------------------------- */

static void own_view(int me, amp_accelerator_view av)
{
    int memory[SIZE] = {0};
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    CHECK(test_scale(av, v, SIZE, 1, me) == AMP_OK);
    AMPRT_OWNER int *part =
        amp_section_1(v, ((index_1){me}), ((extent_1){9}));
    CHECK(AMPRT_READ(part, 8) == me);
    AMPRT_WRITE(part, 0) = 7;
    CHECK(test_scale(av, v, SIZE, 1, 1) == AMP_OK);
    CHECK(amp_synchronize(v) == AMP_OK);
    CHECK(memory[me] == 8 && memory[SIZE - 1] == me + 1);
}

/* A row of a view that all threads share, by the shared handle's sections. */
static void shared_part(int me, int round, amp_accelerator_view av)
{
    AMPRT_OWNER int *row = AMPRT_ROW(shared, me);
    CHECK(test_scale(av, row, PART, 1, 1) == AMP_OK);
    for (int i = 0; i < PART; i++)
        CHECK(AMPRT_READ(row, i) == 2 * round + 1);
    for (int i = 0; i < PART; i++)
        AMPRT_WRITE(row, i) += 1;
}

static void copies(int me, amp_accelerator_view av)
{
    int out[SIZE];
    AMPRT_OWNER int *x = amp_array_on(av, int, SIZE);
    AMPRT_OWNER int *y = amp_array_on(NULL, int, SIZE);
    CHECK(test_move(av, common, x, SIZE) == AMP_OK);
    CHECK(test_scale(av, x, SIZE, 2, me) == AMP_OK);
    CHECK(amp_copy_between(x, y) == AMP_OK);
    amp_future f = amp_copy_to_host_async(y, out);
    while (!amp_ready(f))
        sched_yield();
    CHECK(amp_wait(f) == AMP_OK);
    CHECK(out[SIZE - 1] == 2 * (SIZE - 1) + me);
}

static void count_one(void *counter)
{
    __atomic_fetch_add((int *)counter, 1, __ATOMIC_RELEASE);
}

static void continuation(amp_accelerator_view av)
{
    int mine = 0;
    CHECK(amp_then(amp_marker(av), count_one, &continued) == AMP_OK);
    CHECK(amp_then(amp_marker(av), count_one, &mine) == AMP_OK);
    while (!__atomic_load_n(&mine, __ATOMIC_ACQUIRE))
        sched_yield();
}

/* Only here do threads fail, each at a place of its own. */
static void note_failure(amp_status status, const char *message,
                         const char *file, int line, void *user)
{
    (void)file, (void)line;
    CHECK(status == AMP_INVALID_ARGUMENT && user == &failed);
    CHECK(strstr(message, "is not a view or an array"));
    __atomic_fetch_add(&failed, 1, __ATOMIC_RELAXED);
}

static void failure(void)
{
    int no_view;
    amp_set_error_handler(note_failure, &failed);
    CHECK(amp_release(&no_view) == AMP_INVALID_ARGUMENT);
    CHECK(amp_synchronize(&no_view) == AMP_INVALID_ARGUMENT);
}

/* The memory of two threads' views overlaps, so that storages become one. */
static void overlap(int me, amp_accelerator_view av)
{
    AMPRT_OWNER int *v = amp_view(chain + me * PART, PART + PART / 2);
    AMPRT_OWNER int *mine =
        amp_section_1(v, ((index_1){PART / 2}), ((extent_1){PART / 2}));
    CHECK(test_scale(av, mine, PART / 2, 1, 1) == AMP_OK);
    int before = AMPRT_READ(mine, 3);
    AMPRT_WRITE(mine, 3) = before + 1;
}

static void *work(void *argument)
{
    int me = *(int *)argument;
    pthread_barrier_wait(&together);
    for (int round = 0; round < ROUNDS; round++) {
        amp_accelerator_view av = queues[(me + round) % VIEWS];
        own_view(me, av);
        shared_part(me, round, av);
        copies(me, av);
        continuation(av);
        failure();
        overlap(me, av);
        if (round % 4 == me % 4)
            CHECK(amp_finish(av) == AMP_OK);
    }
    return NULL;
}

/* ---- the first use ----------------------------------------------------- */

static void *use_first(void *argument)
{
    int me = *(int *)argument, memory[SIZE] = {0};
    pthread_barrier_wait(&together);
    if (me % 4 == 0)
        CHECK(amp_accelerators(NULL, 0) > 0);
    if (me % 4 == 1)
        CHECK(amp_default_view());
    if (me % 4 == 2)
        CHECK(amp_finish(NULL) == AMP_OK);
    AMPRT_OWNER int *v = amp_view(memory, SIZE);
    CHECK(test_scale(NULL, v, SIZE, 1, me) == AMP_OK);
    CHECK(AMPRT_READ(v, me) == me);
    return NULL;
}

static void first_uses(void)
{
    for (int i = 0; i < 3; i++) {
        int status = 1;
        pid_t child = fork();
        if (child == 0) {
            run_all(use_first);
            exit(0);
        }
        CHECK(waitpid(child, &status, 0) == child && status == 0);
    }
}

int main(void)
{
    first_uses();
    for (int i = 0; i < SIZE; i++)
        read_by_all[i] = i;
    common = amp_view(read_by_all, SIZE);
    shared = amp_view(whole[0], THREADS, PART);
    for (int i = 1; i < VIEWS; i++) /* and the default one */
        queues[i] = amp_create_view(NULL);
    run_all(work);
    CHECK(amp_release(common) == AMP_OK);
    CHECK(amp_release(shared) == AMP_OK);
    for (int i = 0; i < THREADS * PART; i++)
        CHECK(whole[i / PART][i % PART] == 2 * ROUNDS);
    for (int i = 0; i < THREADS; i++)
        CHECK(chain[i * PART + PART / 2] == ROUNDS
              && chain[i * PART + PART / 2 + 3] == 2 * ROUNDS);
    while (__atomic_load_n(&continued, __ATOMIC_ACQUIRE) < THREADS * ROUNDS)
        sched_yield();
    CHECK(failed == 2 * THREADS * ROUNDS);
    return 0;
}
