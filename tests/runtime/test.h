/* test.h - what the tests of the runtime share: checks, an error handler that
 * remembers, and the launch tables of a few kernels, as ampcc would emit them.
 */
#ifndef TEST_H
#define TEST_H

#define AMPC_HOST 1
#include <amp.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, \
                    #condition); \
            exit(1); \
        } \
    } while (0)

/* Runs `call` and checks that it reports `status` with `text` in the message;
 * "" for no error. */
#define FAILS(status, text, call) \
    do { \
        test_forget(); \
        (void)(call); \
        test_expect(status, text, __FILE__, __LINE__); \
    } while (0)

static struct {
    int count;
    amp_status status;
    char message[8192], file[256];
    int line;
} test_error __attribute__((unused));

static inline void test_note(amp_status status, const char *message,
                             const char *file, int line, void *user)
{
    (void)user;
    test_error.count++;
    test_error.status = status;
    snprintf(test_error.message, sizeof test_error.message, "%s", message);
    snprintf(test_error.file, sizeof test_error.file, "%s", file ? file : "");
    test_error.line = line;
}

static inline void test_forget(void)
{
    amp_set_error_handler(test_note, NULL);
    memset(&test_error, 0, sizeof test_error);
}

static inline void test_expect(amp_status status, const char *text,
                               const char *file, int line)
{
    amp_set_error_handler(NULL, NULL);
    if (test_error.status == status && test_error.count == (status != AMP_OK)
        && strstr(test_error.message, text))
        return;
    fprintf(stderr, "%s:%d: %d errors, the last %s \"%s\","
            " not %s with \"%s\"\n", file, line, test_error.count,
            amp_status_name(test_error.status), test_error.message,
            amp_status_name(status), text);
    exit(1);
}

/* ---- what a failure is ------------------------------------------------- */

/* What a call returns that failed with `status`. */
static inline bool test_is_status(const void *got, amp_status status)
{
    return *(const amp_status *)got == status;
}

static inline bool test_is_future(const void *got, amp_status status)
{
    amp_future f = *(const amp_future *)got;
    return (amp_wait)(f) == status && amp_ready(f);
}

static inline bool test_is_empty(const void *got, amp_status status)
{
    (void)status;
    return **(const char *const *)got == '\0';
}

static inline bool test_is_zero(const void *got, amp_status status)
{
    (void)status;
    return *(const char *)got == 0;
}

static inline bool test_is_null(const void *got, amp_status status)
{
    (void)status;
    return !*(const void *const *)got;
}

#define TEST_IS(got) \
    _Generic((got), amp_status: test_is_status, amp_future: test_is_future, \
             const char *: test_is_empty, bool: test_is_zero, \
             int: test_is_zero, size_t: test_is_zero, default: test_is_null)

/* `call` fails: it reports once, with `status`, a message that fits `pattern`
 * (`*` is anything) and this line, and returns what it should. A launch gets
 * its kernel's place from LAUNCHED. */
#define REPORTS(call, status, pattern) \
    do { \
        test_forget(); \
        __typeof__(call) test_got = (call); \
        test_told(status, pattern, __FILE__, __LINE__); \
        CHECK(TEST_IS(test_got)(&test_got, status)); \
        CHECK(test_error.count == 1); \
        amp_set_error_handler(NULL, NULL); \
    } while (0)
#define LAUNCHED(kernel, call) \
    ((kernel).file = __FILE__, (kernel).line = __LINE__, (call))

static inline void test_told(amp_status status, const char *pattern,
                             const char *file, int line)
{
    if (test_error.count == 1 && test_error.status == status
        && !fnmatch(pattern, test_error.message, 0)
        && !strcmp(test_error.file, file) && test_error.line == line)
        return;
    fprintf(stderr, "%s:%d: %d errors, the last %s \"%s\" at %s:%d,"
            " not %s \"%s\"\n", file, line, test_error.count,
            amp_status_name(test_error.status), test_error.message,
            test_error.file, test_error.line, amp_status_name(status),
            pattern);
    exit(1);
}

/* ---- kernels ----------------------------------------------------------- */

struct shape_1 {
    long offset;
    int extent, pad;
};
struct shape_2 {
    long offset, stride0;
    int extent0, extent1;
};
struct shape_3 {
    long offset, stride0, stride1;
    int extent0, extent1, extent2, pad;
};

#define SHAPES \
    "typedef struct { long offset; int extent, pad; } shape_1;\n" \
    "typedef struct { long offset, stride0; int extent0, extent1; }" \
    " shape_2;\n" \
    "typedef struct { long offset, stride0, stride1;" \
    " int extent0, extent1, extent2, pad; } shape_3;\n"

static const unsigned test_first_part[] __attribute__((unused)) = {0, 1};
static const char *const test_no_parts[] __attribute__((unused)) = {0};

#define READS AMPRT_FOR_READ
#define WRITES (AMPRT_FOR_READ | AMPRT_FOR_WRITE)

/* struct amprt_kernel NAME over rank R with a struct `block` type B. */
#define KERNEL(id, r, b, list, text, ...) \
    static const char *const id##_parts[] = {SHAPES, text}; \
    static struct amprt_kernel id = { \
        .name = #id, .file = __FILE__, .line = __LINE__, \
        .parts = id##_parts, .spmd = {#id, test_first_part, 2}, \
        .rank = r, .block_size = sizeof(b), .arguments = list, \
        .argument_count = sizeof list / sizeof *list, __VA_ARGS__}

/* y[i] = y[i] * factor + add, rank 1, on ints. */
struct scale_block {
    int domain[4];
    struct shape_1 y;
    int factor, add;
};
static const struct amprt_argument scale_arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int),
     offsetof(struct scale_block, y), 0},
    {"factor", AMPRT_VALUE, 0, 0, 0, offsetof(struct scale_block, factor),
     sizeof(int)},
    {"add", AMPRT_VALUE, 0, 0, 0, offsetof(struct scale_block, add),
     sizeof(int)}};
KERNEL(scale, 1, struct scale_block, scale_arguments,
    "typedef struct { int domain[4]; shape_1 y; int factor, add; } block;\n"
    "__kernel void scale(__global int *y, block b)\n"
    "{\n"
    "    int i = get_global_id(0);\n"
    "    if (i >= b.domain[0])\n"
    "        return;\n"
    "    int old = b.factor ? y[b.y.offset / 4 + i] * b.factor : 0;\n"
    "    y[b.y.offset / 4 + i] = old + b.add;\n"
    "}\n");

static inline amp_status test_scale(amp_accelerator_view av, const int *y,
                                    int n, int factor, int add)
{
    const void *captures[] = {&y, &factor, &add};
    return amprt_launch_1(&scale, av, (extent_1){n}, captures);
}

/* to[i] = from[i], rank 1, on ints. */
struct move_block {
    int domain[4];
    struct shape_1 from, to;
};
static const struct amprt_argument move_arguments[] = {
    {"from", AMPRT_VIEW, 1, READS, sizeof(int),
     offsetof(struct move_block, from), 0},
    {"to", AMPRT_VIEW, 1, WRITES, sizeof(int),
     offsetof(struct move_block, to), 0}};
KERNEL(move, 1, struct move_block, move_arguments,
    "typedef struct { int domain[4]; shape_1 from, to; } block;\n"
    "__kernel void move(__global int *from, __global int *to, block b)\n"
    "{\n"
    "    int i = get_global_id(0);\n"
    "    if (i >= b.domain[0])\n"
    "        return;\n"
    "    to[b.to.offset / 4 + i] = from[b.from.offset / 4 + i];\n"
    "}\n");

static inline amp_status test_move(amp_accelerator_view av, const int *from,
                                   int *to, int n)
{
    const void *captures[] = {&from, &to};
    return amprt_launch_1(&move, av, (extent_1){n}, captures);
}

/* m[i][j] += 100 * i + j over a rank 2 view of ints. */
struct mark_block {
    int domain[4];
    struct shape_2 m;
};
static const struct amprt_argument mark_arguments[] = {
    {"m", AMPRT_VIEW, 2, WRITES, sizeof(int),
     offsetof(struct mark_block, m), 0}};
KERNEL(mark, 2, struct mark_block, mark_arguments,
    "typedef struct { int domain[4]; shape_2 m; } block;\n"
    "__kernel void mark(__global int *m, block b)\n"
    "{\n"
    "    int i = get_global_id(1), j = get_global_id(0);\n"
    "    if (i >= b.domain[0] || j >= b.domain[1])\n"
    "        return;\n"
    "    m[b.m.offset / 4 + i * b.m.stride0 + j] += 100 * i + j;\n"
    "}\n");

static inline amp_status test_mark(amp_accelerator_view av, int *m, int rows,
                                   int columns)
{
    const void *captures[] = {&m};
    return amprt_launch_2(&mark, av, (extent_2){rows, columns}, captures);
}

/* What stands for the driver has memory that must be mapped. */
static inline void test_map_memory(void)
{
    const char *share = getenv("AMP_SHARE_MEMORY");
    if (!share || strcmp(share, "0"))
        setenv("AMP_SHARE_MEMORY", "map", 1);
}

/* PoCL's devices of that number, the last of which runs commands on the threads that
 * wait for them; not where these wait for user events, for which it may wait itself. */
static inline void test_devices(int count)
{
    bool has_basic = !getenv("AMP_PINNED");
    setenv("POCL_DEVICES", count == 2 ? has_basic ? "pthread basic" : "pthread pthread"
                           : has_basic ? "pthread pthread basic"
                                       : "pthread pthread pthread", 1);
}

static inline void test_use_all(void)
{
    (void)test_map_memory;
    (void)test_devices;
    (void)scale;
    (void)move;
    (void)mark;
}

#endif
