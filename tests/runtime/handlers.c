/* What an error handler may do: return, leave by longjmp, call the runtime and
 * fail there again, exit, be exchanged, and all that on several threads. */
#include "child.h"
#include "no_memory.h"
#include <malloc.h>
#include <pthread.h>
#include <setjmp.h>

enum { N = 256 };
static int memory[N], other[N], *view, *aside;

KERNEL(wrong, 1, struct scale_block, scale_arguments,
    "__kernel void wrong(__global int *y) { y[0] = nowhere; }\n", .needs = 0);

static amp_status launch_wrong(int *y)
{
    int one = 1;
    const void *captures[] = {&y, &one, &one};
    return amprt_launch_1(&wrong, NULL, (extent_1){N}, captures);
}

/* The runtime holds nothing: other threads work, and this one. */
static void *work(void *unused)
{
    static int mine[N];
    AMPRT_OWNER int *v = amp_view(mine, N);
    CHECK(test_scale(NULL, v, N, 0, 7) == AMP_OK && AMPRT_READ(v, 9) == 7);
    return unused;
}

static void check_usable(void)
{
    pthread_t thread;
    CHECK(!pthread_create(&thread, NULL, work, NULL));
    CHECK(!pthread_join(thread, NULL));
    work(NULL);
    CHECK(test_scale(NULL, view, N, 0, 2) == AMP_OK);
    CHECK(AMPRT_READ(view, N - 1) == 2);
}

/* ---- by longjmp -------------------------------------------------------- */

static _Thread_local jmp_buf out;
static amp_status left_with;

static void leave(amp_status status, const char *message, const char *file,
                  int line, void *user)
{
    (void)message, (void)file, (void)line, (void)user;
    left_with = status;
    longjmp(out, 1);
}

#define LEAVES(call, status) \
    do { \
        if (!setjmp(out)) { \
            (void)(call); \
            CHECK(!"left by longjmp"); \
        } \
        CHECK(left_with == status); \
    } while (0)

static size_t in_use(void)
{
    return mallinfo2().uordblks;
}

static void leave_every_call(int *gone)
{
    int *null = NULL;
    LEAVES(test_scale(NULL, view, 0, 1, 1), AMP_INVALID_DOMAIN);
    LEAVES(test_scale(NULL, null, N, 1, 1), AMP_INVALID_ARGUMENT);
    LEAVES(amp_view(null, N), AMP_INVALID_ARGUMENT);
    LEAVES(amp_array(int, -1), AMP_INVALID_ARGUMENT);
    LEAVES(amp_array_staging(char, NULL, TOO_MANY),
           AMP_OUT_OF_MEMORY);
    LEAVES(amp_section_1(view, ((index_1){N}), ((extent_1){1})),
           AMP_INVALID_ARGUMENT);
    LEAVES(AMPRT_READ(null, 0), AMP_INVALID_ARGUMENT);
    LEAVES(AMPRT_WRITE(gone, 0) = 1, AMP_INVALID_ARGUMENT);
    LEAVES(amp_release(gone), AMP_INVALID_ARGUMENT);
    LEAVES(amp_extent_1(gone), AMP_INVALID_ARGUMENT);
    LEAVES(amp_copy_to_host(view, null), AMP_INVALID_ARGUMENT);
    LEAVES(amp_copy_from_host_async(null, view), AMP_INVALID_ARGUMENT);
    LEAVES(amp_then((amp_future){0}, NULL, NULL), AMP_INVALID_ARGUMENT);
    LEAVES(amp_finish((amp_accelerator_view)memory), AMP_INVALID_ARGUMENT);
}

static void by_longjmp(void)
{
    enum { ROUNDS = 500, SMALLEST_BLOCK = 32 };
    int *gone = amp_view(other, N);
    CHECK(amp_release(gone) == AMP_OK);
    amp_set_error_handler(leave, NULL);
    leave_every_call(gone);
    LEAVES(launch_wrong(view), AMP_BUILD_FAILED);
    check_usable();
    CHECK(amp_finish(NULL) == AMP_OK);
    size_t before = in_use();
    for (int i = 0; i < ROUNDS; i++)
        leave_every_call(gone);
    CHECK(in_use() < before + ROUNDS * SMALLEST_BLOCK);
    check_usable();
}

/* ---- by calls ---------------------------------------------------------- */

static int depth, deepest;

/* Launches, waits, makes and ends views; the first time it fails as well. */
static void call_back(amp_status status, const char *message, const char *file,
                      int line, void *user)
{
    char before[512];
    (void)status, (void)file, (void)line;
    CHECK(user == &depth);
    snprintf(before, sizeof before, "%s", message);
    if (++depth > deepest)
        deepest = depth;
    {
        AMPRT_OWNER int *v = amp_view(other, N);
        AMPRT_OWNER int *x = amp_array_from(other, N);
        CHECK(test_scale(NULL, v, N, 0, 4) == AMP_OK);
        CHECK(test_scale(NULL, view, N, 1, 1) == AMP_OK);
        CHECK(test_move(NULL, v, x, N) == AMP_OK);
        CHECK(AMPRT_READ(v, 3) == 4 && amp_finish(NULL) == AMP_OK);
    }
    if (depth < 3)
        CHECK(test_scale(NULL, NULL, N, 1, 1) == AMP_INVALID_ARGUMENT);
    CHECK(!strcmp(before, message));
    depth--;
}

static void by_calls(void)
{
    CHECK(test_scale(NULL, view, N, 0, 0) == AMP_OK);
    amp_set_error_handler(call_back, &depth);
    CHECK(test_scale(NULL, view, -1, 1, 1) == AMP_INVALID_DOMAIN);
    CHECK(!depth && deepest == 3 && AMPRT_READ(view, 0) == 3);
    CHECK(amp_release(aside) == AMP_OK);
    CHECK(amp_release(aside) == AMP_INVALID_ARGUMENT); /* "aside" ended */
    check_usable();
}

/* ---- by another handler ------------------------------------------------ */

static void exchange(amp_status status, const char *message, const char *file,
                     int line, void *user)
{
    (void)status, (void)message, (void)file, (void)line, (void)user;
    CHECK(amp_set_error_handler(test_note, NULL) == exchange);
}

static void by_another(void)
{
    memset(&test_error, 0, sizeof test_error);
    amp_set_error_handler(exchange, NULL);
    CHECK(test_scale(NULL, view, 0, 1, 1) == AMP_INVALID_DOMAIN);
    CHECK(test_error.count == 0);
    CHECK(test_scale(NULL, view, 0, 1, 1) == AMP_INVALID_DOMAIN);
    CHECK(test_error.count == 1);
}

/* ---- on several threads ------------------------------------------------ */

enum { THREADS = 4, FAILURES = 500 };
static _Thread_local int extent, told;

static void count(amp_status status, const char *message, const char *file,
                  int line, void *user)
{
    char wanted[64];
    (void)status, (void)line, (void)user;
    snprintf(wanted, sizeof wanted, "extent (%d) has", extent);
    CHECK(strstr(message, wanted) && file);
    told++;
}

static void *fail(void *first)
{
    int start = *(int *)first;
    for (int i = 0; i < FAILURES; i++) {
        extent = -start - i;
        CHECK(!amp_view(memory, extent));
    }
    CHECK(told == FAILURES);
    return NULL;
}

static void on_threads(void)
{
    pthread_t threads[THREADS];
    static int first[THREADS] = {1000, 2000, 3000, 4000};
    amp_set_error_handler(count, NULL);
    for (int i = 0; i < THREADS; i++)
        CHECK(!pthread_create(&threads[i], NULL, fail, &first[i]));
    for (int i = 0; i < THREADS; i++)
        CHECK(!pthread_join(threads[i], NULL));
}

static int is_done;

static void go_wrong(void *line)
{
    *(int *)line = __LINE__ + 1;
    CHECK(!amp_view(memory, 0));
    __atomic_store_n(&is_done, 1, __ATOMIC_RELEASE);
}

static void in_a_continuation(void)
{
    int line = 0;
    memset(&test_error, 0, sizeof test_error);
    amp_set_error_handler(test_note, NULL);
    CHECK(test_scale(NULL, view, N, 1, 1) == AMP_OK);
    CHECK(amp_then(amp_marker(NULL), go_wrong, &line) == AMP_OK);
    while (!__atomic_load_n(&is_done, __ATOMIC_ACQUIRE))
        usleep(1000);
    CHECK(test_error.count == 1 && test_error.line == line
          && !strcmp(test_error.file, __FILE__));
}

/* ---- by the program's end ---------------------------------------------- */

static void go_out(amp_status status, const char *message, const char *file,
                   int line, void *user)
{
    (void)status, (void)message, (void)file, (void)line, (void)user;
    exit(5);
}

static void by_exit(void)
{
    int *v = amp_view(memory, N);
    CHECK(test_scale(NULL, v, N, 1, 1) == AMP_OK);
    amp_set_error_handler(go_out, NULL);
    test_scale(NULL, v, 0, 1, 1);
}

static void *fail_once(void *unused)
{
    by_exit();
    return unused;
}

static void by_exit_on_a_thread(void)
{
    pthread_t thread;
    CHECK(!pthread_create(&thread, NULL, fail_once, NULL));
    pthread_join(thread, NULL);
    _exit(1);
}

/* ---- by going on without an element ------------------------------------ */

static void subscript_of_null(void)
{
    int *v = NULL;
    amp_set_error_handler(test_note, NULL);
    AMPRT_WRITE(v, 3) = 1;
    _exit(1);
}

static void subscript_of_released(void)
{
    int *v = amp_view_new(int, N);
    AMPRT_WRITE(v, 3) = 1;
    CHECK(amp_release(v) == AMP_OK);
    amp_set_error_handler(test_note, NULL);
    _exit(AMPRT_READ(v, 3));
}

/* The memory of such a view is had when it is needed. */
static void subscript_without_memory(void)
{
    char *v = amp_view_new(char, TOO_MANY);
    CHECK(v);
    amp_set_error_handler(test_note, NULL);
    _exit(AMPRT_READ(v, 3, 3));
}

static void loop_of_null(void)
{
    int *v = NULL, sum = 0;
    amp_set_error_handler(test_note, NULL);
    AMPRT_HOLD(v, READ, __LINE__, true)
        for (int i = 0; i < N; i++)
            sum += AMPRT_HELD(v, i);
    _exit(sum);
}

static void row_outside(void)
{
    AMPRT_OWNER int *m = amp_view(memory, 4, 4);
    amp_set_error_handler(test_note, NULL);
    _exit(AMPRT_READ(AMPRT_ROW(m, 4), 0));
}

static void ends(void (*how)(void), int status, const char *pattern)
{
    char text[4096];
    CHECK(child_says(how, text, sizeof text) == status);
    if (!fnmatch(pattern, text, 0))
        return;
    fprintf(stderr, "not \"%s\": \"%s\"\n", pattern, text);
    exit(1);
}

int main(void)
{
    ends(by_exit, 5, "");
    ends(by_exit_on_a_thread, 5, "");
#define ENDS(how, why) ends(how, 3, "*handlers: *handlers.c:[0-9]*: " why "\n")
    ENDS(subscript_of_null, "subscript: the view or array is NULL");
    ENDS(subscript_of_released,
         "subscript: the view or array is released already");
    ENDS(subscript_without_memory,
         "subscript: the host has no " TOO_MANY_BYTES " left");
    ENDS(loop_of_null, "subscript: the view or array is NULL");
    ENDS(row_outside, "subscript: the view or array is NULL");

    view = amp_view(memory, N);
    aside = amp_view_new(int, N);
    by_longjmp();
    by_calls();
    by_another();
    on_threads();
    in_a_continuation();
    amp_set_error_handler(NULL, NULL);
    CHECK(amp_release(view) == AMP_OK);
    return 0;
}
