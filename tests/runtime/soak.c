/* Mixed operations for long: the memory of the process, the driver's objects
 * and the places of handles stay as many as they were after the first fifth.
 *
 * usage: soak [OPERATIONS]: 5,000 unless told. The driver's objects are
 * counted between the runtime and the loader. */
#define _GNU_SOURCE
#include "test.h"
#include "commands.h"
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

enum { SIZE = 3000, ROWS = 30, COLUMNS = 100, KEPT = 24, FUTURES = 520 };

/* ---- the driver's objects ---------------------------------------------- */

static long buffers, buffers_made;

cl_mem clCreateBuffer(cl_context c, cl_mem_flags f, size_t n, void *p,
                      cl_int *code)
{
    cl_mem b = REAL(clCreateBuffer)(c, f, n, p, code);
    __atomic_fetch_add(&buffers, b != NULL, __ATOMIC_RELAXED);
    __atomic_fetch_add(&buffers_made, b != NULL, __ATOMIC_RELAXED);
    return b;
}

cl_int clRetainMemObject(cl_mem b)
{
    __atomic_fetch_add(&buffers, 1, __ATOMIC_RELAXED);
    return REAL(clRetainMemObject)(b);
}

cl_int clReleaseMemObject(cl_mem b)
{
    __atomic_fetch_sub(&buffers, 1, __ATOMIC_RELAXED);
    return REAL(clReleaseMemObject)(b);
}

/* ---- operations -------------------------------------------------------- */

static unsigned seed = 1;

static int below(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((seed >> 8) % (unsigned)n);
}

static int memory[SIZE], grid[ROWS][COLUMNS], out[SIZE];
static amp_accelerator_view queues[6];
static int *kept[KEPT]; /* views, arrays and parts that live for a while */
static int *all, *table;
static int continued, expected;
static int values; /* of all */

static amp_accelerator_view any_queue(void)
{
    return queues[below(6)];
}

static void launch(void)
{
    CHECK(test_scale(any_queue(), all, SIZE, 1, 1) == AMP_OK);
    values++;
}

static void read_and_write(void)
{
    int i = below(SIZE);
    CHECK(AMPRT_READ(all, i) == values);
    AMPRT_WRITE(all, i) += 0;
}

static void section(void)
{
    int n = 1 + below(ROWS), m = 1 + below(COLUMNS);
    AMPRT_OWNER int *s = amp_section_2(
        table, ((index_2){below(ROWS - n + 1), below(COLUMNS - m + 1)}),
        ((extent_2){n, m}));
    CHECK(test_mark(any_queue(), s, n, m) == AMP_OK);
    if (below(2))
        (void)AMPRT_READ(s, n - 1, m - 1);
}

static void make_and_drop(void)
{
    int **at = &kept[below(KEPT)];
    if (*at)
        CHECK(amp_release(*at) == AMP_OK);
    switch (below(6)) {
    case 0: *at = amp_array_on(any_queue(), int, 1 + below(SIZE)); break;
    case 1: *at = amp_view_new(int, 1 + below(SIZE)); break;
    case 2: *at = amp_array_staging(int, any_queue(), 1 + below(SIZE)); break;
    case 3: *at = amp_section_1(all, ((index_1){7}), ((extent_1){90})); break;
    case 4: *at = AMPRT_ROW(table, below(ROWS)); break;
    default: *at = amp_view_as_1(all, ((extent_1){50}));
    }
    CHECK(*at);
}

static void copies(void)
{
    amp_accelerator_view queue = any_queue();
    AMPRT_OWNER int *x = amp_array_from_on(queue, out, SIZE);
    CHECK(amp_copy_between(all, x) == AMP_OK);
    CHECK(amp_wait(amp_copy_to_host_async(x, out)) == AMP_OK);
    CHECK(out[below(SIZE)] == values);
    amp_copy_to_host_async(x, out); /* a future that nobody looks at */
    CHECK(amp_finish(queue) == AMP_OK); /* before `out` is written again */
}

static void count_one(void *unused)
{
    (void)unused;
    __atomic_fetch_add(&continued, 1, __ATOMIC_RELEASE);
}

static void continuation(void)
{
    launch();
    CHECK(amp_then(amp_marker(any_queue()), count_one, NULL) == AMP_OK);
    expected++;
}

static void failure(void)
{
    FAILS(AMP_INVALID_ARGUMENT, "", amp_release(out));
    FAILS(AMP_INVALID_DOMAIN, "", test_scale(NULL, all, 0, 1, 1));
    FAILS(AMP_INVALID_ARGUMENT, "", amp_view_as_1(all, ((extent_1){-1})));
}

static void overlap(void)
{
    static int chain[1000];
    int at = below(800);
    AMPRT_OWNER int *a = amp_view(chain + at, 100);
    CHECK(test_scale(any_queue(), a, 100, 0, 3) == AMP_OK);
    AMPRT_OWNER int *b = amp_view(chain + at + 50, 100);
    CHECK(AMPRT_READ(b, 0) == 3);
}

static void discard_and_refresh(void)
{
    CHECK(amp_discard_data(all) == AMP_OK);
    CHECK(test_scale(any_queue(), all, SIZE, 0, values = 4) == AMP_OK);
    CHECK(amp_synchronize(all) == AMP_OK);
    for (int i = 0; i < SIZE; i++)
        memory[i] = 5;
    values = 5;
    CHECK(amp_refresh(all) == AMP_OK);
}

static void *on_a_thread(void *unused)
{
    int mine[100] = {0};
    AMPRT_OWNER int *v = amp_view(mine, 100);
    CHECK(test_scale(NULL, v, 100, 1, 2) == AMP_OK);
    CHECK(AMPRT_READ(v, 9) == 2);
    return unused;
}

static void thread(void)
{
    pthread_t t;
    CHECK(!pthread_create(&t, NULL, on_a_thread, NULL));
    pthread_join(t, NULL);
}

static void operate(void)
{
    static void (*const all_of_them[])(void) = {
        launch, launch, launch, launch, read_and_write, read_and_write,
        section, section, section, make_and_drop, make_and_drop,
        make_and_drop, copies, continuation, failure, overlap,
        discard_and_refresh, thread};
    int n = sizeof all_of_them / sizeof *all_of_them;
    all_of_them[below(n)]();
}

/* ---- what there is ----------------------------------------------------- */

struct footprint {
    long resident, data; /* KiB */
    size_t heap;         /* bytes given out by malloc */
    long buffers, events;
};

static long of_status(const char *key)
{
    char line[256];
    long value = -1;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, key, strlen(key)))
            value = atol(line + strlen(key));
    if (f)
        fclose(f);
    return value;
}

/* Released handles rest before they are used again: as many as ever will. */
static void let_handles_rest(void)
{
    for (int i = 0; i < 20000; i++) {
        int *part = amp_view_as_1(all, ((extent_1){1}));
        CHECK(amp_release(part) == AMP_OK);
    }
}

/* When nothing is under way. */
static struct footprint look(void)
{
    for (int i = 0; i < 6; i++)
        CHECK(amp_finish(queues[i]) == AMP_OK);
    while (__atomic_load_n(&continued, __ATOMIC_ACQUIRE) < expected)
        sched_yield();
    for (int i = 0; i < KEPT; i++) {
        if (kept[i])
            CHECK(amp_release(kept[i]) == AMP_OK);
        kept[i] = NULL;
    }
    CHECK(AMPRT_READ(all, 0) == values && AMPRT_READ(table, 0, 0) >= 0);
    AMPRT_WRITE(all, 0) = values;
    AMPRT_WRITE(table, 0, 0) = 0;
    malloc_trim(0);
    return (struct footprint){of_status("VmRSS:"), of_status("VmData:"),
                              mallinfo2().uordblks + mallinfo2().hblkhd,
                              __atomic_load_n(&buffers, __ATOMIC_RELAXED),
                              __atomic_load_n(&events, __ATOMIC_RELAXED)};
}

static void print(const char *when, struct footprint f)
{
    printf("%s: %ld KiB resident, %ld KiB of data, %zu bytes of the heap,"
           " %ld buffers, %ld references to events\n", when,
           f.resident, f.data, f.heap, f.buffers, f.events);
}

int main(int count, char **names)
{
    int operations = count > 1 ? atoi(names[1]) : 5000;
    for (int i = 1; i < 6; i++)
        queues[i] = amp_create_view(NULL);
    all = amp_view(memory, SIZE);
    table = amp_view(grid[0], ROWS, COLUMNS);
    let_handles_rest();
    for (int i = 0; i < operations / 5; i++)
        operate();
    struct footprint first = look();
    for (int i = operations / 5; i < operations; i++)
        operate();
    struct footprint last = look();
    print("after a fifth", first);
    print("at the end   ", last);
    printf("%ld buffers were made\n", buffers_made);
    CHECK(last.buffers == first.buffers);
    CHECK(last.events <= FUTURES); /* those that nobody looked at */
    CHECK(last.heap <= first.heap + first.heap / 100);
    CHECK(amp_release(all) == AMP_OK && amp_release(table) == AMP_OK);
    CHECK(buffers <= (getenv("AMP_PINNED") ? amp_accelerators(NULL, 0) : 0)); /* lanes */
    return 0;
}
