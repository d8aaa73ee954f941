/* What is copied to and from a device with its own memory, and what is not:
 * read off the lines of AMP_TRACE. */
#include "test.h"
#include <unistd.h>

enum { SIZE = 30000 };
static int memory[SIZE], out[SIZE];
static FILE *trace;
static int is_shared;

/* The bytes copied in direction `where` since the last call. */
static size_t copied(const char *where)
{
    static long seen[2];
    long *from = &seen[*where == 't'];
    char line[512], direction[16];
    size_t sum = 0, bytes;
    amp_finish(NULL);
    fflush(stderr);
    fseek(trace, *from, SEEK_SET);
    while (fgets(line, sizeof line, trace))
        if (sscanf(line, "amp: copy %zu bytes %15s", &bytes, direction) == 2
            && !strcmp(direction, where))
            sum += bytes;
    *from = ftell(trace);
    return sum;
}

#define MOVED(to, from) \
    do { \
        size_t in = copied("to"), back = copied("from"); \
        CHECK(is_shared || (in == (to) && back == (from))); \
    } while (0)

/* Of a section only its rows move, both ways; what lies between stays. */
static void of_columns(void)
{
    static int grid[200][300];
    int *v = amp_view(grid[0], 200, 300);
    int *left = amp_section_2(v, ((index_2){0, 0}), ((extent_2){20, 10}));
    int *right = amp_section_2(v, ((index_2){5, 20}), ((extent_2){10, 10}));
    test_mark(NULL, left, 20, 10);
    MOVED(4 * 200, 0);
    AMPRT_WRITE(right, 0, 0) = 7; /* waits for nothing, takes nothing */
    MOVED(0, 0);
    test_mark(NULL, right, 10, 10);
    MOVED(4 * 100, 0);
    CHECK(AMPRT_READ(left, 3, 9) == 309);
    MOVED(0, 4 * 200);
    CHECK(grid[3][9] == 309 && (is_shared || grid[5][20] == 7));
    test_mark(NULL, left, 20, 10);
    MOVED(0, 0);
    CHECK(AMPRT_READ(v, 5, 20) == 7);
    MOVED(0, 4 * 300);
    test_mark(NULL, v, 200, 300);
    MOVED(4 * (60000 - 300), 0);
    amp_discard_data(left);
    AMPRT_WRITE(right, 9, 9) = 0;
    MOVED(0, 4 * 100);
    CHECK(AMPRT_READ(v, 199, 299) == 20199);
    MOVED(0, 4 * (60000 - 200 - 100));
    amp_release(left);
    amp_release(right);
    amp_release(v);
    MOVED(0, 0);
}

/* A view that is copied to an array again and again is kept beside it, until the host writes
 * it; that of much more is not. */
static void again(int *a)
{
    int *x = amp_array(int, SIZE), *part = amp_section_1(a, ((index_1){5}), ((extent_1){9}));
    int *few = amp_array(int, 9);
    amp_refresh(a);
    for (int i = 0; i < 2; i++) {
        amp_copy_between(a, x);
        MOVED(4 * SIZE, 0);
    }
    for (int i = 0; i < 3; i++) {
        test_scale(NULL, x, SIZE, 2, 1);
        amp_copy_between(a, x);
        MOVED(0, 0);
    }
    memory[7] = 77;
    amp_refresh(a);
    amp_copy_between(a, x);
    MOVED(4 * SIZE, 0);
    AMPRT_WRITE(a, 8) = 88;
    amp_copy_between(a, x);
    MOVED(4 * SIZE, 0);
    amp_copy_to_host(x, out);
    CHECK(out[7] == 77 && out[8] == 88 && out[9] == memory[9]);
    MOVED(0, 4 * SIZE);
    for (int i = 0; i < 3; i++) {
        amp_copy_between(part, few);
        MOVED(4 * 9, 0);
    }
    amp_release(part);
    amp_release(few);
    amp_release(x);
}

int main(void)
{
    setenv("AMP_TRACE", "1", 1);
    trace = tmpfile();
    CHECK(trace && dup2(fileno(trace), 2) == 2);
    trace = fdopen(dup(2), "r");
    is_shared = amp_accelerator_shares_memory(NULL);
    int *a = amp_view(memory, SIZE), *b = amp_view(out, SIZE);
    test_scale(NULL, a, SIZE, 1, 1);
    MOVED(4 * SIZE, 0);
    test_scale(NULL, a, SIZE, 1, 1);
    MOVED(0, 0);
    CHECK(AMPRT_READ(a, 5) == 2);
    MOVED(0, 4 * SIZE);
    CHECK(AMPRT_READ(a, 6) == 2);
    test_move(NULL, a, b, SIZE); /* b is read in too: not all may be written */
    MOVED(4 * SIZE, 0);
    CHECK(AMPRT_READ(a, 6) == 2);
    MOVED(0, 0);
    CHECK(AMPRT_READ(b, 6) == 2);
    MOVED(0, 4 * SIZE);

    AMPRT_WRITE(a, 0) = 9;
    AMPRT_WRITE(b, 0) = 0;
    amp_discard_data(b);
    test_move(NULL, a, b, SIZE);
    MOVED(4 * SIZE, 0);
    CHECK(AMPRT_READ(b, 0) == 9);
    MOVED(0, 4 * SIZE);

    int *c = amp_section_1(a, ((index_1){100}), ((extent_1){50}));
    test_scale(NULL, c, 50, 1, 1);
    CHECK(AMPRT_READ(c, 0) == 3);
    MOVED(0, 4 * 50);
    AMPRT_WRITE(a, 0) = 1;
    int *z = amp_section_1(a, ((index_1){900}), ((extent_1){100}));
    test_scale(NULL, z, 100, 1, 1);
    MOVED(4 * 100, 0);
    CHECK(AMPRT_READ(a, 900) == 3 && AMPRT_READ(a, 899) == 2);
    MOVED(0, 4 * 100);

    int *x = amp_array(int, SIZE);
    test_scale(NULL, x, SIZE, 0, 4);
    MOVED(0, 0);
    amp_copy_to_host(x, out);
    CHECK(out[9] == 4);
    MOVED(0, 4 * SIZE);

    of_columns();
    again(a);

    memory[3] = 55; /* behind the view's back */
    amp_refresh(a);
    test_scale(NULL, a, SIZE, 1, 1);
    MOVED(4 * SIZE, 0);
    amp_synchronize(a);
    CHECK(memory[3] == 56);
    MOVED(0, 4 * SIZE);
    fseek(trace, 0, SEEK_SET);
    int builds = 0, launches = 0;
    char line[512];
    while (fgets(line, sizeof line, trace)) {
        builds += !strncmp(line, "amp: build ", 11);
        launches += !strncmp(line, "amp: launch ", 12);
    }
    CHECK(builds == 5 && launches == 15); /* of which two are for sections */
    amp_release(c);
    amp_release(z);
    amp_release(x);
    amp_release(a);
    amp_release(b);
    return 0;
}
