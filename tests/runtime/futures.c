/* Markers, asynchronous copies, and what amp_then adds to them. */
#include "test.h"
#include <pthread.h>
#include <unistd.h>

enum { COUNT = 1 << 16 };
static int memory[COUNT], out[COUNT];
static int runs;

static void run(void *argument)
{
    *(int *)argument = out[COUNT - 1];
    __atomic_fetch_add(&runs, 1, __ATOMIC_SEQ_CST);
}

/* Any amp function may be called from a continuation. */
static void nested(void *argument)
{
    int *v = argument;
    CHECK(AMPRT_READ(v, 0) >= 0);
    CHECK(amp_wait(amp_synchronize_async(v)) == AMP_OK);
    __atomic_fetch_add(&runs, 1, __ATOMIC_SEQ_CST);
}

static void wait_for_runs(int count)
{
    for (int i = 0; i < 2000; i++) {
        if (__atomic_load_n(&runs, __ATOMIC_SEQ_CST) == count)
            return;
        usleep(1000);
    }
    CHECK(!"the continuations ran");
}

int main(void)
{
    CHECK(amp_ready((amp_future){0}) && amp_wait((amp_future){0}) == AMP_OK);
    AMPRT_OWNER int *v = amp_view(memory, COUNT);
    CHECK(test_scale(NULL, v, COUNT, 0, 1) == AMP_OK);
    amp_future f = amp_copy_to_host_async(v, out), copy = f;
    int seen = 0;
    CHECK(amp_then(f, run, &seen) == AMP_OK);
    CHECK(amp_wait(f) == AMP_OK && amp_ready(copy));
    CHECK(amp_wait(copy) == AMP_OK);
    CHECK(out[0] == 1 && out[COUNT - 1] == 1);
    wait_for_runs(1);
    CHECK(amp_then(f, run, &seen) == AMP_OK);
    CHECK(seen == 1 && runs == 2);

    for (int i = 0; i < 300; i++) {
        CHECK(test_scale(NULL, v, COUNT, 1, 1) == AMP_OK);
        amp_future m = amp_marker(NULL);
        if (i % 3 == 0)
            CHECK(amp_then(m, nested, v) == AMP_OK);
        if (i % 50 == 0)
            CHECK(amp_wait(m) == AMP_OK);
    }
    CHECK(amp_flush(NULL) == AMP_OK && amp_finish(NULL) == AMP_OK);
    wait_for_runs(102);
    amp_future s = amp_synchronize_async(v);
    CHECK(amp_wait(s) == AMP_OK && memory[COUNT - 1] == 301);

    AMPRT_OWNER int *x = amp_array(int, COUNT);
    f = amp_copy_from_host_async(memory, x);
    amp_future g = amp_copy_between_async(x, v);
    CHECK(amp_wait(f) == AMP_OK && amp_wait(g) == AMP_OK);
    CHECK(AMPRT_READ(v, 5) == 301);

    FAILS(AMP_INVALID_ARGUMENT, "amp_then", amp_then(f, NULL, NULL));
    FAILS(AMP_INVALID_ARGUMENT, "amp_copy_async: ",
          f = amp_copy_to_host_async(v, (int *)NULL));
    CHECK(amp_wait(f) == AMP_INVALID_ARGUMENT);
    return 0;
}
