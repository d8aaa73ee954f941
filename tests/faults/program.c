/* program.c - everything that the runtime does, each call beside a model of
 * what it is to do.
 *
 * A call that fails must have met the fault, and reports it once. Then every
 * element it was to write is as it was or as it was to be, and the same call
 * works when it is made again.
 */
#include "program.h"

#include "test.h"

#include <pthread.h>
#include <setjmp.h>
#include <unistd.h>

/* ---- kernels ----------------------------------------------------------- */

struct cube_block {
    int domain[4];
    struct shape_3 c;
};
static const struct amprt_argument cube_arguments[] = {
    {"c", AMPRT_VIEW, 3, WRITES, sizeof(int), offsetof(struct cube_block, c),
     0}};
KERNEL(cube, 3, struct cube_block, cube_arguments,
    "typedef struct { int domain[4]; shape_3 c; } block;\n"
    "__kernel void cube(__global int *c, block b)\n"
    "{\n"
    "    int i = get_global_id(2), j = get_global_id(1), k = get_global_id(0);\n"
    "    if (i < b.domain[0] && j < b.domain[1] && k < b.domain[2])\n"
    "        c[b.c.offset / 4 + i * b.c.stride0 + j * b.c.stride1 + k] += 9;\n"
    "}\n");

/* Each tile is turned round. */
struct turn_block {
    int domain[4];
    struct shape_1 y;
};
static const struct amprt_argument turn_arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int), offsetof(struct turn_block, y),
     0}};
enum { TILE = 8 };
KERNEL(turn, 1, struct turn_block, turn_arguments,
    "typedef struct { int domain[4]; shape_1 y; } block;\n"
    "__kernel __attribute__((reqd_work_group_size(8, 1, 1)))\n"
    "void turn(__global int *y, block b)\n"
    "{\n"
    "    __local int tile[8];\n"
    "    int at = get_local_id(0);\n"
    "    tile[7 - at] = y[b.y.offset / 4 + get_global_id(0)];\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    y[b.y.offset / 4 + get_global_id(0)] = tile[at];\n"
    "}\n", .tile = {TILE}, .tile_memory = TILE * sizeof(int));

/* Adds 1; aborts where `stops` says so. */
struct stop_block {
    int domain[4];
    struct shape_1 y;
    int stops;
};
static const struct amprt_argument stop_arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int), offsetof(struct stop_block, y),
     0},
    {"stops", AMPRT_VALUE, 0, 0, 0, offsetof(struct stop_block, stops),
     sizeof(int)}};
static const struct amprt_failure stop_failures[] = {
    {AMPRT_CALLED_ABORT, "stop.ampc:7", NULL}};
KERNEL(stop, 1, struct stop_block, stop_arguments,
    "typedef struct { int domain[4]; shape_1 y; int stops; } block;\n"
    "__kernel void stop(__global int *y, __global int *record, block b)\n"
    "{\n"
    "    int i = get_global_id(0);\n"
    "    if (b.stops)\n"
    "        record[0] = 1;\n"
    "    else if (i < b.domain[0])\n"
    "        y[b.y.offset / 4 + i] += 1;\n"
    "}\n", .needs = AMPRT_MAY_ABORT, .failures = stop_failures);

KERNEL(broken, 1, struct turn_block, turn_arguments,
    "#line 41 \"broken.ampc\"\n"
    "__kernel void broken(__global int *y) { y[0] = nowhere; }\n");

static amp_status launch_cube(amp_accelerator_view q, int *c, extent_3 e)
{
    const void *captures[] = {&c};
    return amprt_launch_3(&cube, q, e, captures);
}

static amp_status launch_turn(amp_accelerator_view q, int *y, int n)
{
    const void *captures[] = {&y};
    return amprt_launch_tiled_1(&turn, q, (tiled_extent_1){{n}, {TILE}},
                                captures);
}

static amp_status launch_stop(amp_accelerator_view q, int *y, int n, int stops)
{
    const void *captures[] = {&y, &stops};
    return amprt_launch_1(&stop, q, (extent_1){n}, captures);
}

static amp_status launch_broken(int *y)
{
    const void *captures[] = {&y};
    return amprt_launch_1(&broken, NULL, (extent_1){1}, captures);
}

/* ---- what is reported -------------------------------------------------- */

static const struct fault *fault;
static int reports, faults_reported;
static amp_status reported;
static char message[8192];
static jmp_buf lost;
static pthread_t main_thread;

#define WRONG(...) \
    do { \
        fprintf(stderr, "%s:%d: ", __FILE__, __LINE__); \
        fprintf(stderr, __VA_ARGS__); \
        fputc('\n', stderr); \
        _exit(1); \
    } while (0)

/* What a driver failed to do, once in a process, for tests/faults/run. */
static void write_what(const char *text)
{
    static char seen[1 << 12];
    const char *name = getenv("FAULTS_SEEN"), *at = strstr(text, " failed ");
    char line[128];
    if (!name || !at || !strstr(at, ": "))
        return;
    at += strlen(" failed ");
    int length = (int)(strstr(at, ": ") - at);
    snprintf(line, sizeof line, "%.*s\n", length, at);
    if (strstr(seen, line) || strlen(seen) + sizeof line > sizeof seen)
        return;
    strcat(seen, line);
    FILE *out = fopen(name, "a");
    if (!out)
        WRONG("cannot write %s", name);
    fputs(line, out);
    fclose(out);
}

static void note(amp_status status, const char *text, const char *file,
                 int line, void *user)
{
    (void)user;
    if (!status || !strstr(text, ": ") || !file || !line)
        WRONG("%s:%d: %s \"%s\" is no message", file ? file : "nowhere",
              line, amp_status_name(status), text);
    reports++;
    reported = status;
    snprintf(message, sizeof message, "%s", text);
    write_what(text);
}

static bool told(amp_status status, const char *pattern)
{
    return reported == status && !fnmatch(pattern, message, 0);
}

static bool told_no_memory(void)
{
    return told(AMP_OUT_OF_MEMORY, "*: the host has no * bytes left")
        || told(AMP_OUT_OF_MEMORY, "*: the host has no memory left")
        || told(AMP_OUT_OF_MEMORY, "*: no thread can be started");
}

/* What a report of the fault must say. */
static void check_report(const char *call)
{
    const char *name = fault->n ? layer_error_name(fault) : "";
    if (!layer_met())
        WRONG("%s: without a fault: %s", call, message);
    if (reports != 1)
        WRONG("%s: %d reports, the last: %s", call, reports, message);
    if (!layer_is_lost() && ++faults_reported > 1)
        WRONG("%s: reported again: %s", call, message);
    if ((!strcmp(name, "ENOMEM") || !strcmp(name, "EAGAIN"))
        && !told_no_memory())
        WRONG("%s: no memory is %s: %s", call, amp_status_name(reported),
              message);
    if (reported == AMP_BUILD_FAILED)
        return;
    if (strncmp(name, "CL_", 3) == 0 && !strstr(message, name)
        && !layer_is_lost())
        WRONG("%s: %s is not in: %s", call, name, message);
    if (strstr(name, "_MEMORY") && reported != AMP_OUT_OF_MEMORY)
        WRONG("%s: %s is %s", call, name, amp_status_name(reported));
    if (!strcmp(name, "CL_OUT_OF_RESOURCES") && reported != AMP_DEVICE_LOST)
        WRONG("%s: %s is %s", call, name, amp_status_name(reported));
}

/* Whether the call worked, which said so by `ok`. */
static bool worked(bool ok, const char *call)
{
    if (ok && !reports)
        return true;
    if (ok)
        WRONG("%s: reported, but it worked: %s", call, message);
    if (!reports)
        WRONG("%s: failed without a report", call);
    check_report(call);
    if (layer_is_lost() && pthread_equal(pthread_self(), main_thread))
        longjmp(lost, 1);
    return false;
}

#define TRY(...) (reports = 0, worked((__VA_ARGS__), #__VA_ARGS__))
/* Works the second time at the latest. */
#define MUST(...) \
    do { \
        if (!TRY(__VA_ARGS__) && !TRY(__VA_ARGS__)) \
            WRONG("%s: failed twice", #__VA_ARGS__); \
    } while (0)
/* Fails with a status of its own, with the fault the first time. */
#define REFUSED(status, text, ...) \
    do { \
        reports = 0; \
        (void)(__VA_ARGS__); \
        if (reports != 1 || reported != status || !strstr(message, text)) { \
            worked(false, #__VA_ARGS__); \
            reports = 0; \
            (void)(__VA_ARGS__); \
        } \
        if (reports != 1 || reported != status || !strstr(message, text)) \
            WRONG("%s: %d, not as expected: %s", #__VA_ARGS__, reports, \
                  message); \
    } while (0)

/* ---- what is in memory ------------------------------------------------- */

enum { ROWS = 24, COLUMNS = 32, MOST = ROWS * COLUMNS };

/* A view or an array and what its elements should be. */
struct thing {
    int *view, *host; /* NULL where it is not the user's */
    int count, model[MOST];
};

static void look(struct thing *t, int *now)
{
    MUST((t->host ? amp_synchronize(t->view)
                  : amp_copy_to_host(t->view, now)) == AMP_OK);
    if (t->host)
        memcpy(now, t->host, (size_t)t->count * sizeof *now);
}

static void check(struct thing *t, const char *after)
{
    static int now[MOST];
    look(t, now);
    for (int i = 0; i < t->count; i++)
        if (now[i] != t->model[i])
            WRONG("%s: element %d is %d, not %d", after, i, now[i],
                  t->model[i]);
}

/* After a call that failed: each element is as before or as it was to be. */
static void settle(struct thing *t, const int *after, const char *call)
{
    static int now[MOST];
    look(t, now);
    for (int i = 0; i < t->count; i++)
        if (now[i] != t->model[i] && now[i] != after[i])
            WRONG("%s: element %d is %d, neither %d nor %d", call, i, now[i],
                  t->model[i], after[i]);
    memcpy(t->model, now, (size_t)t->count * sizeof *now);
}

/* `call` makes `value` of each element `old` at `i` where `condition` holds. */
#define EFFECT(t, out, condition, value) \
    for (int i = 0; i < (t)->count; i++) { \
        int old = (t)->model[i], row = i / COLUMNS, column = i % COLUMNS; \
        (void)old, (void)row, (void)column; \
        out[i] = (condition) ? (value) : old; \
    }
#define STEP(t, condition, value, ...) \
    do { \
        static int after[MOST]; \
        EFFECT(t, after, condition, value); \
        if (!TRY((__VA_ARGS__) == AMP_OK)) { \
            settle(t, after, #__VA_ARGS__); \
            EFFECT(t, after, condition, value); \
            if (!TRY((__VA_ARGS__) == AMP_OK)) \
                WRONG("%s: failed twice", #__VA_ARGS__); \
        } \
        memcpy((t)->model, after, sizeof after); \
    } while (0)

/* The same where nobody can want what was there before. */
#define GIVES(t, condition, value, ...) \
    do { \
        MUST((__VA_ARGS__) == AMP_OK); \
        EFFECT(t, (t)->model, condition, value); \
    } while (0)

/* The status of the work, which is told again and not reported again. */
static amp_status done(amp_future f)
{
    amp_status status = amp_wait(f);
    int before = reports;
    amp_status again = amp_wait(f);
    if (layer_is_lost())
        reports = before;
    else if (reports != before || (again && again != status))
        WRONG("a second wait is %s: %s", amp_status_name(again), message);
    return status;
}

/* ---- the program ------------------------------------------------------- */

static amp_accelerator_view other, second; /* of the first device; another */
static int main_memory[ROWS][COLUMNS], flat_memory[MOST], last_memory[64];
static int plain[MOST];
static struct thing whole, flat, fresh, near, far, staging, space;
static int *scoped, *part, *row, *shaped, *bytes, *more, *plane;

static int **const handles[] = {
    &scoped, &part, &row, &shaped, &bytes, &more, &plane, &whole.view,
    &flat.view, &fresh.view, &near.view, &far.view, &staging.view,
    &space.view};
enum { HANDLES = sizeof handles / sizeof *handles };

bool program_begin(void)
{
    main_thread = pthread_self();
    amp_set_error_handler(note, NULL);
    amp_accelerator list[4];
    int count = amp_accelerators(list, 4);
    if (!count) {
        reports = 0;
        if (amp_default_view() || reports != 1 || reported != AMP_NO_DEVICE)
            WRONG("no device: %s", message);
        return false;
    }
    return true;
}

static void make_queues(void)
{
    amp_accelerator list[4];
    int count = amp_accelerators(list, 4);
    MUST(*amp_accelerator_name(NULL) != '\0');
    MUST(amp_default_view() != NULL);
    if (!other)
        MUST((other = amp_create_view(list[0])) != NULL);
    if (!second)
        MUST((second = amp_create_view(list[count > 1])) != NULL);
}

static void views(void)
{
    whole = (struct thing){.host = main_memory[0], .count = MOST};
    memset(main_memory, 0, sizeof main_memory);
    MUST((whole.view = amp_view(main_memory[0], ROWS, COLUMNS)) != NULL);
    MUST((part = amp_section_2(whole.view, ((index_2){3, 5}),
                               ((extent_2){8, 16}))) != NULL);
    MUST((row = AMPRT_ROW(whole.view, 6)) != NULL);
    STEP(&whole, true, old + 100 * row + column,
         test_mark(NULL, whole.view, ROWS, COLUMNS));
#define IN_PART (row >= 3 && row < 11 && column >= 5 && column < 21)
    STEP(&whole, IN_PART, old + 100 * (row - 3) + column - 5,
         test_mark(other, part, 8, 16));
    int *line = row;
    STEP(&whole, row == 6, old * 3 + 1, test_scale(second, line, COLUMNS, 3, 1));
    STEP(&whole, IN_PART, old + 100 * (row - 3) + column - 5,
         test_mark(NULL, part, 8, 16));
    check(&whole, "kernels on three queues");
    MUST((amprt_host_access((void *)whole.view, AMPRT_FOR_WRITE, "here", 1),
          !reports));
    AMPRT_WRITE(whole.view, 4, 4) = whole.model[4 * COLUMNS + 4] = 44;
    STEP(&whole, true, old + 100 * row + column,
         test_mark(second, whole.view, ROWS, COLUMNS));
    MUST((amprt_host_access((void *)part, AMPRT_FOR_READ, "here", 1),
          !reports));
    if (AMPRT_READ(part, 1, 1) != whole.model[4 * COLUMNS + 6])
        WRONG("an element is %d", AMPRT_READ(part, 1, 1));
    STEP(&whole, IN_PART, old + 100 * (row - 3) + column - 5,
         test_mark(other, part, 8, 16));
    STEP(&whole, false, 0, done(amp_synchronize_async(part)));
    STEP(&whole, true, old + 100 * row + column,
         test_mark(other, whole.view, ROWS, COLUMNS));
    STEP(&whole, false, 0, done(amp_synchronize_async(whole.view)));
    check(&whole, "amp_synchronize_async");
    main_memory[0][0] = whole.model[0] = 123;
    STEP(&whole, false, 0, amp_refresh(whole.view));
    MUST(amp_discard_data(line) == AMP_OK);
    GIVES(&whole, row == 6, 5, test_scale(NULL, line, COLUMNS, 0, 5));
}

/* Views of one dimension, in other shapes, and one that overlaps them. */
static void shapes(bool first)
{
    flat = (struct thing){.host = flat_memory, .count = 512};
    memset(flat_memory, 0, sizeof flat_memory);
    MUST((flat.view = amp_view(flat_memory, 512)) != NULL);
    MUST((shaped = amp_view_as_2(flat.view, ((extent_2){16, COLUMNS}))) != NULL);
    MUST((bytes = (int *)amp_reinterpret_as(unsigned, flat.view)) != NULL);
    STEP(&flat, true, old + 100 * row + column,
         test_mark(NULL, shaped, 16, COLUMNS));
    STEP(&flat, i < 100, old * 2 + 1, test_scale(other, bytes, 100, 2, 1));
    STEP(&flat, true, flat.model[i / TILE * TILE + TILE - 1 - i % TILE],
         launch_turn(second, flat.view, 512));
    MUST((more = amp_view(flat_memory + 256, 512)) != NULL);
    STEP(&flat, i >= 256, old + 7, test_scale(NULL, more, 512, 1, 7));
    STEP(&flat, i < 256, old + 1, launch_stop(other, flat.view, 256, 0));
    REFUSED(AMP_ABORTED, "stop.ampc:7", launch_stop(NULL, flat.view, 256, 1));
    if (first) /* a driver needs long to say no */
        REFUSED(AMP_BUILD_FAILED, "broken.ampc:41", launch_broken(flat.view));
    check(&flat, "shapes");
    MUST(amp_release(more) == AMP_OK);
    more = NULL;
}

/* Memory that is not the user's: a view without a source, arrays here and on
 * another device, a staging array; copies in every pairing. */
static void copies(void)
{
    fresh.count = near.count = far.count = staging.count = 300;
    for (int i = 0; i < MOST; i++)
        plain[i] = near.model[i] = 3 * i;
    MUST((fresh.view = amp_view_new(int, 300)) != NULL);
    MUST((near.view = amp_array_from(plain, 300)) != NULL);
    MUST((far.view = amp_array_on(second, int, 300)) != NULL);
    MUST((staging.view = amp_array_staging(int, NULL, 300)) != NULL);
    GIVES(&fresh, true, 3, test_scale(other, fresh.view, 300, 0, 3));
    STEP(&near, true, old + 2, test_scale(NULL, near.view, 300, 1, 2));
    GIVES(&far, true, near.model[i], amp_copy_between(near.view, far.view));
    STEP(&far, true, old * 2, test_scale(second, far.view, 300, 2, 0));
    GIVES(&staging, true, far.model[i],
          amp_copy_between(far.view, staging.view));
    STEP(&near, true, staging.model[i],
         done(amp_copy_between_async(staging.view, near.view)));
    STEP(&fresh, true, near.model[i],
         amp_copy_between(near.view, fresh.view));
    STEP(&fresh, true, old + 1, test_scale(second, fresh.view, 300, 1, 1));
    STEP(&staging, true, fresh.model[i],
         amp_copy_between(fresh.view, staging.view));
    STEP(&far, true, plain[i], amp_copy_from_host(plain, far.view));
    STEP(&near, true, plain[i],
         done(amp_copy_from_host_async(plain, near.view)));
    check(&fresh, "copies");
    check(&far, "copies");
    check(&staging, "copies");
}

/* Sections of rank 3, in rows and planes. */
static void sections(void)
{
    space.count = 4 * 5 * 6;
    for (int i = 0; i < space.count; i++)
        space.model[i] = plain[i];
    MUST((space.view = amp_array_from(plain, 4, 5, 6)) != NULL);
    MUST((plane = amp_section_3(space.view, ((index_3){1, 1, 2}),
                                ((extent_3){2, 3, 4}))) != NULL);
#define IN_PLANE \
    (i / 30 >= 1 && i / 30 < 3 && i / 6 % 5 >= 1 && i / 6 % 5 < 4 && i % 6 >= 2)
#define AT_PLANE ((i / 30 - 1) * 12 + (i / 6 % 5 - 1) * 4 + i % 6 - 2)
    STEP(&space, IN_PLANE, old + 9,
         launch_cube(NULL, plane, (extent_3){2, 3, 4}));
    STEP(&space, true, old + 9,
         launch_cube(other, space.view, (extent_3){4, 5, 6}));
    STEP(&space, IN_PLANE, plain[AT_PLANE], amp_copy_from_host(plain, plane));
    STEP(&space, IN_PLANE, old + 9,
         launch_cube(second, plane, (extent_3){2, 3, 4}));
    check(&space, "sections");
    static int out[24];
    MUST(done(amp_copy_to_host_async(plane, out)) == AMP_OK);
    for (int i = 0; i < space.count; i++)
        if (IN_PLANE && out[AT_PLANE] != space.model[i])
            WRONG("element %d was copied as %d", i, out[AT_PLANE]);
    /* part of the user's memory, from and to an array's */
    MUST(amp_release(plane) == AMP_OK);
    MUST((plane = amp_array(int, 8, 16)) != NULL);
    STEP(&whole, false, 0, amp_copy_between(part, plane));
    MUST(test_mark(NULL, plane, 8, 16) == AMP_OK);
    static int before[MOST];
    memcpy(before, whole.model, sizeof before);
    STEP(&whole, IN_PART, before[i] + 100 * (row - 3) + column - 5,
         amp_copy_between(plane, part));
    check(&whole, "copies of a section");
}

static int continued;

static void go_on(void *argument)
{
    __atomic_add_fetch((int *)argument, 1, __ATOMIC_SEQ_CST);
}

static void wait_for(int *counter, int count)
{
    for (int i = 0; i < 5000; i++) {
        if (__atomic_load_n(counter, __ATOMIC_SEQ_CST) == count)
            return;
        usleep(1000);
    }
    WRONG("%d continuations ran, not %d",
          __atomic_load_n(counter, __ATOMIC_SEQ_CST), count);
}

static void futures(void)
{
    static int out[300];
    int count = 0;
    continued = 0;
    MUST(test_scale(NULL, near.view, 300, 1, 0) == AMP_OK);
    for (int round = 0; round < 2; round++) {
        amp_future f = {0};
        MUST((f = amp_copy_to_host_async(near.view, out), !reports));
        bool once = TRY(amp_then(f, go_on, &continued) == AMP_OK);
        if (!once)
            MUST(amp_then(f, go_on, &continued) == AMP_OK);
        wait_for(&continued, ++count);
        if (!TRY(done(f) == AMP_OK))
            MUST(amp_copy_to_host(near.view, out) == AMP_OK);
        for (int i = 0; i < 300; i++)
            if (out[i] != near.model[i])
                WRONG("element %d is %d", i, out[i]);
    }
    MUST(done(amp_marker(other)) == AMP_OK);
    MUST(amp_flush(second) == AMP_OK);
    MUST(amp_finish(other) == AMP_OK);
}

/* What ends by itself reports what it cannot do, and ends. */
static void scopes(bool first)
{
    for (int i = 0; i < 64; i++)
        last_memory[i] = i;
    MUST((scoped = amp_view(last_memory, 64)) != NULL);
    MUST(test_scale(other, scoped, 64, 2, 0) == AMP_OK);
    bool ended = TRY((amprt_scope_end(&scoped), !reports));
    for (int i = 0; i < 64; i++)
        if (last_memory[i] != 2 * i && (ended || last_memory[i] != i))
            WRONG("the end of a scope left %d at %d", last_memory[i], i);
    unsigned mark = amprt_statement_begin();
    int *v = NULL;
    for (int i = 0; i < (first ? 20 : 10); i++)
        MUST((v = amprt_temporary(amp_view_new(int, 4))) != NULL);
    MUST(test_scale(NULL, v, 4, 0, 1) == AMP_OK);
    TRY((amprt_statement_end(&mark), !reports));
}

static void release_all(void)
{
    for (int i = 0; i < HANDLES; i++) {
        if (*handles[i])
            MUST(amp_release(*handles[i]) == AMP_OK);
        *handles[i] = NULL;
    }
    if (memcmp(main_memory, whole.model, sizeof main_memory)
        || memcmp(flat_memory, flat.model, 512 * sizeof(int)))
        WRONG("a view was released and its memory is wrong");
}

/* Drivers let go of memory when they please. */
static long kept = -1; /* by the runtime, once all was used */

static void check_blocks(void)
{
    for (int i = 0; i < 500; i++) {
        if (layer_books().blocks == kept)
            return;
        usleep(kept < 0 ? 100 * 1000 : 1000);
        if (kept < 0)
            kept = layer_books().blocks;
    }
    WRONG("%ld blocks are left", layer_books().blocks - kept);
}

static void check_books(const struct books *before, bool is_first)
{
    struct books now = layer_books();
    bool may_stay_mapped = fault->n && (fault->error == FAULT_LOST
        || !strcmp(layer_function(fault), "clEnqueueUnmapMemObject"));
    if (now.buffers != before->buffers || now.events != before->events
        || (now.maps != before->maps && !may_stay_mapped))
        WRONG("%ld buffers, %ld events, %ld maps are left",
              now.buffers - before->buffers, now.events - before->events,
              now.maps - before->maps);
    if (now.programs != now.kernels)
        WRONG("%ld programs and %ld kernels", now.programs, now.kernels);
    if (fault->n && fault->error < 0)
        kept = -1; /* a future that failed is known to the end */
    else if (!is_first)
        check_blocks();
}

/* The device is back; what was there is released. */
static void finish_lost(const struct books *before)
{
    for (int i = 0; i < HANDLES; i++) {
        reports = 0;
        if (*handles[i] && amp_release(*handles[i]) != AMP_OK
            && amp_release(*handles[i]) != AMP_OK)
            WRONG("a view cannot be released: %s", message);
        *handles[i] = NULL;
    }
    amprt_statement_end(&(unsigned){0});
    layer_drop_programs(&scale);
    check_books(before, true);
}

void program_run(const struct fault *f, enum run kind)
{
    struct books before;
    bool first = kind == FIRST_RUN;
    fault = f;
    faults_reported = 0;
    if (kind == COLD_RUN)
        layer_clear_cache();
    if (!first)
        layer_drop_programs(&scale);
    before = layer_books();
    if (setjmp(lost)) {
        layer_end();
        finish_lost(&before);
        return;
    }
    make_queues();
    views();
    shapes(first);
    if (kind == COLD_RUN) { /* and now from the cache */
        amprt_keep_builds();
        layer_drop_programs(&scale);
    }
    copies();
    sections();
    futures();
    scopes(first);
    release_all();
    layer_end();
    layer_drop_programs(&scale);
    check_books(&before, first);
}
