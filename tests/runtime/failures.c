/* What the runtime itself finds wrong: docs/failures.md has the list, and
 * tests/docs/run compares the two. Each call tells the status, the values and
 * its own place, returns what says so, and changes nothing. */
#include "child.h"
#include "no_memory.h"

enum { N = 24 };
static int memory[N], *v, *m, *x, *gone, *null, *stray = memory;

/* ---- kernels ----------------------------------------------------------- */

struct block {
    int domain[4];
    struct shape_2 m;
};
static const struct amprt_argument arguments[] = {
    {"m", AMPRT_VIEW, 2, WRITES, sizeof(int), offsetof(struct block, m), 0}};
#define TEXT(name) \
    "typedef struct { int domain[4]; shape_2 m; } block;\n" \
    "__kernel void " name "(__global int *m, block b)\n" \
    "{\n" \
    "    int i = get_global_id(1), j = get_global_id(0);\n" \
    "    if (i < b.domain[0] && j < b.domain[1])\n" \
    "        m[b.m.offset / 4 + i * b.m.stride0 + j] += 1;\n" \
    "}\n"
KERNEL(simple, 2, struct block, arguments, TEXT("simple"), .needs = 0);
KERNEL(tiled, 2, struct block, arguments, TEXT("tiled"), .tile = {2, 4});
KERNEL(square, 2, struct block, arguments, TEXT("square"),
       .tile = {4096, 4096});
KERNEL(row, 2, struct block, arguments, TEXT("row"), .tile = {1, 1 << 20});
KERNEL(fat, 2, struct block, arguments, TEXT("fat"), .tile = {2, 4},
       .tile_memory = 1u << 31);
KERNEL(deep, 2, struct block, arguments, TEXT("deep"), .tile = {2, 4},
       .private_memory = 1u << 31);
KERNEL(deeper, 2, struct block, arguments, TEXT("deeper"),
       .private_memory = UINT_MAX);

struct triple {
    int of[3];
};
static const struct amprt_argument triple_arguments[] = {
    {"t", AMPRT_VIEW, 1, WRITES, sizeof(struct triple),
     offsetof(struct scale_block, y), 0}};
KERNEL(triples, 1, struct scale_block, triple_arguments, "", .needs = 0);

struct value {
    char of[1 << 20];
};
struct large_block {
    int domain[4];
    struct value value;
};
static const struct amprt_argument large_arguments[] = {
    {"value", AMPRT_VALUE, 0, 0, 0, offsetof(struct large_block, value),
     sizeof(struct value)}};
KERNEL(large, 1, struct large_block, large_arguments, "", .needs = 0);

/* Fails as at its failures[which - 1]. */
struct stop_block {
    int domain[4], which;
};
static const struct amprt_argument stop_arguments[] = {
    {"which", AMPRT_VALUE, 0, 0, 0, offsetof(struct stop_block, which),
     sizeof(int)}};
static const struct amprt_failure stop_failures[] = {
    {AMPRT_CALLED_ABORT, "stop.ampc:7", NULL},
    {AMPRT_SUBSCRIPT_OUTSIDE, "stop.ampc:8", "a"},
    {AMPRT_SECTION_OUTSIDE, "stop.ampc:9", "a"}};
KERNEL(stop, 1, struct stop_block, stop_arguments,
    "typedef struct { int domain[4]; int which; } block;\n"
    "__kernel void stop(__global int *record, block b)\n"
    "{\n"
    "    if (get_global_id(0) == 5) {\n"
    "        record[2] = 12;\n"
    "        record[4] = 3;\n"
    "        record[5] = 9;\n"
    "        record[6] = 5;\n"
    "        record[0] = b.which;\n"
    "    }\n"
    "}\n", .needs = AMPRT_MAY_ABORT, .failures = stop_failures);

static amp_status go(struct amprt_kernel *k, int *view, extent_2 e)
{
    const void *captures[] = {&view};
    return amprt_launch_2(k, NULL, e, captures);
}

static amp_status go_tiled(struct amprt_kernel *k, int *view, extent_2 e,
                           extent_2 tile)
{
    const void *captures[] = {&view};
    return amprt_launch_tiled_2(k, NULL, (tiled_extent_2){e, tile}, captures);
}

static amp_status go_triples(void *view)
{
    const void *captures[] = {&view};
    return amprt_launch_1(&triples, NULL, (extent_1){1}, captures);
}

static amp_status go_large(void)
{
    static struct value value;
    const void *captures[] = {&value};
    return amprt_launch_1(&large, NULL, (extent_1){1}, captures);
}

static amp_status go_stop(int which)
{
    const void *captures[] = {&which};
    return amprt_launch_1(&stop, NULL, (extent_1){8}, captures);
}

#define GO(k, ...) LAUNCHED(k, go(&k, __VA_ARGS__))
#define GO_TILED(k, ...) LAUNCHED(k, go_tiled(&k, __VA_ARGS__))
#define E2(i, j) ((extent_2){i, j})

static void domains(void)
{
    REPORTS(LAUNCHED(simple, amprt_launch_1(&simple, NULL, (extent_1){4},
                    NULL)),
            AMP_INVALID_DOMAIN,
            "parallel_for_each: the domain has rank 1 and the kernel rank 2");
    /* amp.domain.1 */
    REPORTS(GO(simple, m, E2(0, 4)), AMP_INVALID_DOMAIN,
            "parallel_for_each: extent (0, 4) has a dimension that is not"
            " positive");
    REPORTS(GO(simple, m, E2(4, -6)), AMP_INVALID_DOMAIN,
            "parallel_for_each: extent (4, -6) has a dimension that is not"
            " positive");
    REPORTS(GO_TILED(tiled, m, E2(0, 4), E2(2, 4)), AMP_INVALID_DOMAIN,
            "parallel_for_each: extent (0, 4) has a dimension that is not"
            " positive");
    tiled_extent_2 none = amp_truncate_2((tiled_extent_2){{1, 4}, {2, 4}});
    REPORTS(GO_TILED(tiled, m, none.extent, none.tile_extent),
            AMP_INVALID_DOMAIN,
            "parallel_for_each: extent (0, 4) has a dimension that is not"
            " positive");
    /* amp.domain.2 */
    REPORTS(GO_TILED(tiled, m, E2(8, 9), E2(2, 4)), AMP_INVALID_DOMAIN,
            "parallel_for_each: extent (8, 9) is not divisible by tile (2,"
            " 4)");
    /* amp.domain.3 */
    REPORTS(GO(tiled, m, E2(4, 6)), AMP_INVALID_DOMAIN,
            "parallel_for_each: the domain is not tiled and the kernel is");
    REPORTS(GO_TILED(simple, m, E2(4, 8), E2(2, 4)), AMP_INVALID_DOMAIN,
            "parallel_for_each: the domain is tiled and the kernel is not");
    REPORTS(GO_TILED(tiled, m, E2(4, 4), E2(4, 4)), AMP_INVALID_DOMAIN,
            "parallel_for_each: the domain's tile (4, 4) is not the"
            " kernel's (2, 4)");
    /* amp.domain.4 */
    REPORTS(GO_TILED(square, m, E2(4096, 4096), E2(4096, 4096)),
            AMP_INVALID_DOMAIN,
            "parallel_for_each: tile (4096, 4096) is too large: * allows *"
            " threads in a tile");
    REPORTS(GO_TILED(row, m, E2(1, 1 << 20), E2(1, 1 << 20)),
            AMP_INVALID_DOMAIN,
            "parallel_for_each: tile (1, 1048576) is too large: * allows *"
            " in dimension 1");
    REPORTS(GO_TILED(fat, m, E2(2, 4), E2(2, 4)), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel has 2147483648 bytes of"
            " tile_static and * allows *");
    REPORTS(LAUNCHED(large, go_large()), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel captures 1048592 bytes and *"
            " allows *");
    if (!amp_accelerator_is_emulated(NULL))
        return;
    REPORTS(GO_TILED(deep, m, E2(2, 4), E2(2, 4)), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel has 2147483648 bytes of private"
            " arrays for each of 8 threads of a tile and * allows * for all");
    REPORTS(GO(deeper, m, E2(2, 4)), AMP_UNSUPPORTED,
            "parallel_for_each: the kernel has 4294967295 bytes of private"
            " arrays for each thread and * allows *");
}

static void captures(void)
{
    int *line = amp_view(memory, N);
    short *shorts = amp_view((short *)memory, 4, 6);
    REPORTS(GO(simple, null, E2(4, 6)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'm' is NULL");
    REPORTS(GO(simple, gone, E2(4, 6)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'm' is released already");
    REPORTS(GO(simple, stray, E2(4, 6)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'm' is not a view or an array");
    REPORTS(GO(simple, line, E2(4, 6)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'm' has rank 1 and the kernel wants rank 2");
    REPORTS(GO(simple, (int *)(void *)shorts, E2(4, 6)),
            AMP_INVALID_ARGUMENT,
            "parallel_for_each: 'm' has elements of 2 bytes and the kernel"
            " wants 4");
    struct triple *odd = amp_view((struct triple *)(memory + 1), 2);
    REPORTS(LAUNCHED(triples, go_triples(odd)), AMP_UNSUPPORTED,
            "parallel_for_each: 't' starts 4 bytes into the memory that it"
            " shares with other views, which are not whole elements of 12"
            " bytes");
    CHECK(!amp_release(line) && !amp_release(shorts) && !amp_release(odd));
}

static void kernels_that_stop(void)
{
    REPORTS(LAUNCHED(stop, go_stop(1)), AMP_ABORTED,
            "parallel_for_each: the kernel called amp_abort at stop.ampc:7");
    REPORTS(LAUNCHED(stop, go_stop(2)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: index 12 of 'a' is outside extent 9 in"
            " dimension 0 at stop.ampc:8, thread (5)");
    REPORTS(LAUNCHED(stop, go_stop(3)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: a section of extent 3 at 12 does not lie"
            " within extent 9 of 'a' in dimension 0 at stop.ampc:9, thread"
            " (5)");
    CHECK(go_stop(0) == AMP_OK);
}

/* ---- views and arrays --------------------------------------------------- */

/* More than an address can count. */
#define ENDLESS INT_MAX, INT_MAX, INT_MAX

static void making(void)
{
    REPORTS(amp_view(null, 4), AMP_INVALID_ARGUMENT,
            "amp_view: the memory is NULL");
    REPORTS(amp_array_from(null, 4), AMP_INVALID_ARGUMENT,
            "amp_array_from: the memory is NULL");
    REPORTS(amp_view(memory, 4, 0), AMP_INVALID_ARGUMENT,
            "amp_view: extent (4, 0) has a dimension that is not positive");
    REPORTS(amp_view_new(int, -1), AMP_INVALID_ARGUMENT,
            "amp_view_new: extent (-1) has a dimension that is not positive");
    REPORTS(amp_array(int, 2, INT_MIN), AMP_INVALID_ARGUMENT,
            "amp_array: extent (2, -2147483648) has a dimension that is not"
            " positive");
    REPORTS(amp_array_from(memory, 0), AMP_INVALID_ARGUMENT,
            "amp_array_from: extent (0) has a dimension that is not positive");
    REPORTS(amp_array_staging(int, NULL, 0, 1, 1), AMP_INVALID_ARGUMENT,
            "amp_array_staging: extent (0, 1, 1) has a dimension that is"
            " not positive");
    REPORTS(amp_view(memory, ENDLESS), AMP_INVALID_ARGUMENT,
            "amp_view: extent (2147483647, 2147483647, 2147483647) has more"
            " elements of 4 bytes than can be addressed");
    REPORTS(amp_view_new(int, ENDLESS), AMP_INVALID_ARGUMENT,
            "amp_view_new: extent * has more elements of 4 bytes than can"
            " be addressed");
    REPORTS(amp_array(int, ENDLESS), AMP_INVALID_ARGUMENT,
            "amp_array: extent * has more elements of 4 bytes than can be"
            " addressed");
    REPORTS(amp_view(memory, 1, 1, 1, 1), AMP_INVALID_ARGUMENT,
            "amp_view: rank 4 is not 1, 2 or 3");
    REPORTS(amp_array_staging(char, NULL, TOO_MANY), AMP_OUT_OF_MEMORY,
            "amp_array_staging: the host has no " TOO_MANY_BYTES " left");
    REPORTS(amp_array(char, TOO_MANY), AMP_OUT_OF_MEMORY,
            "amp_array: *" TOO_MANY_BYTES "*");
    REPORTS(amp_array_on((amp_accelerator_view)memory, int, 4),
            AMP_INVALID_ARGUMENT,
            "amp_array_on: this is not an accelerator view");
}

static void deriving(void)
{
    REPORTS(amp_section_2(m, E2(3, 5), E2(2, 2)), AMP_INVALID_ARGUMENT,
            "amp_section: section of extent (2, 2) at (3, 5) does not lie"
            " within extent (4, 6)");
    REPORTS(amp_section_1(v, ((index_1){-1}), ((extent_1){2})),
            AMP_INVALID_ARGUMENT,
            "amp_section: section of extent (2) at (-1) does not lie within"
            " extent (24)");
    REPORTS(amp_section_1(v, ((index_1){3}), ((extent_1){0})),
            AMP_INVALID_ARGUMENT,
            "amp_section: section of extent (0) at (3) does not lie within"
            " extent (24)");
    REPORTS(amp_section_1(v, ((index_1){INT_MAX}), ((extent_1){INT_MAX})),
            AMP_INVALID_ARGUMENT,
            "amp_section: section of extent (2147483647) at (2147483647)"
            " does not lie within extent (24)");
    REPORTS(amp_section_2(v, E2(0, 0), E2(1, 1)), AMP_INVALID_ARGUMENT,
            "amp_section: a section of rank 2 of a view of rank 1");
    REPORTS(amp_view_as_1(m, ((extent_1){N})), AMP_INVALID_ARGUMENT,
            "amp_view_as: the view has rank 2 and must have rank 1");
    REPORTS(amp_view_as_2(v, E2(5, 5)), AMP_INVALID_ARGUMENT,
            "amp_view_as: extent (5, 5) has 25 elements and the view only 24");
    REPORTS(amp_view_as_2(v, E2(5, -5)), AMP_INVALID_ARGUMENT,
            "amp_view_as: extent (5, -5) has a dimension that is not"
            " positive");
    REPORTS(amp_reinterpret_as(char, m), AMP_INVALID_ARGUMENT,
            "amp_reinterpret_as: the view has rank 2 and must have rank 1");
    REPORTS(amp_reinterpret_as(int[9], v), AMP_INVALID_ARGUMENT,
            "amp_reinterpret_as: 96 bytes do not divide into elements of 36");
    AMPRT_OWNER int *odd = amp_section_1(v, ((index_1){1}), ((extent_1){2}));
    REPORTS(amp_reinterpret_as(long, odd), AMP_INVALID_ARGUMENT,
            "amp_reinterpret_as: the view starts 4 bytes into its memory and"
            " such elements start at multiples of 8");
    long *many = amp_view_new(long, 1 << 30);
    REPORTS(amp_reinterpret_as(char, many), AMP_INVALID_ARGUMENT,
            "amp_reinterpret_as: 8589934592 bytes are more elements of 1"
            " than an extent can count");
    CHECK(amp_release(many) == AMP_OK);
    REPORTS(AMPRT_ROW(m, 4), AMP_INVALID_ARGUMENT,
            "subscript: row (4) does not lie within extent (4, 6)");
    REPORTS(AMPRT_ROW(m, -1), AMP_INVALID_ARGUMENT,
            "subscript: row (-1) does not lie within extent (4, 6)");
    REPORTS(AMPRT_ROW(v, 0), AMP_INVALID_ARGUMENT,
            "subscript: row (0) does not lie within extent (24)");
    REPORTS(AMPRT_CHECKED_READ("v", v, 24), AMP_INVALID_ARGUMENT,
            "subscript: index 24 of 'v' is outside extent 24 in dimension 0");
    REPORTS(AMPRT_CHECKED_WRITE("m", m, 3, -1) = 0, AMP_INVALID_ARGUMENT,
            "subscript: index -1 of 'm' is outside extent 6 in dimension 1");
    REPORTS(AMPRT_CHECKED_READ("v", v, 0, 0), AMP_INVALID_ARGUMENT,
            "subscript: 'v' has rank 1, not 2");
    REPORTS(AMPRT_CHECKED_ROW("m", m, 4), AMP_INVALID_ARGUMENT,
            "subscript: index 4 of 'm' is outside extent 4 in dimension 0");
    REPORTS(amp_extent_2(v)[0], AMP_INVALID_ARGUMENT,
            "amp_extent: the view has rank 1 and must have rank 2");
    REPORTS(amp_extent_1(m)[0], AMP_INVALID_ARGUMENT,
            "amp_extent: the view has rank 2 and must have rank 1");
}

/* Each function that takes a handle, given `h`: 'fault' is wrong with it. */
#define REFUSED(h, fault) \
    do { \
        index_1 zero = {0}; \
        extent_1 one = {1}; \
        int elements[N]; \
        REPORTS(amp_synchronize(h), AMP_INVALID_ARGUMENT, \
                "amp_synchronize: the view or array " fault); \
        REPORTS(amp_synchronize_async(h), AMP_INVALID_ARGUMENT, \
                "amp_synchronize_async: the view or array " fault); \
        REPORTS(amp_refresh(h), AMP_INVALID_ARGUMENT, \
                "amp_refresh: the view or array " fault); \
        REPORTS(amp_discard_data(h), AMP_INVALID_ARGUMENT, \
                "amp_discard_data: the view or array " fault); \
        REPORTS(amp_release(h), AMP_INVALID_ARGUMENT, \
                "amp_release: the view or array " fault); \
        REPORTS(amp_section_1(h, zero, one), AMP_INVALID_ARGUMENT, \
                "amp_section: the view or array " fault); \
        REPORTS(amp_array_view(h), AMP_INVALID_ARGUMENT, \
                "amp_array_view: the view or array " fault); \
        REPORTS(amp_view_as_1(h, one), AMP_INVALID_ARGUMENT, \
                "amp_view_as: the view or array " fault); \
        REPORTS(amp_reinterpret_as(char, h), AMP_INVALID_ARGUMENT, \
                "amp_reinterpret_as: the view or array " fault); \
        REPORTS(AMPRT_ROW(h, 0), AMP_INVALID_ARGUMENT, \
                "subscript: the view or array " fault); \
        REPORTS(AMPRT_CHECKED_READ("h", h, 0), AMP_INVALID_ARGUMENT, \
                "subscript: the view or array " fault); \
        REPORTS(amp_copy_to_host(h, elements), AMP_INVALID_ARGUMENT, \
                "amp_copy: the view or array " fault); \
        REPORTS(amp_copy_between(x, h), AMP_INVALID_ARGUMENT, \
                "amp_copy: the view or array " fault); \
        REPORTS(amp_copy_from_host_async(elements, h), AMP_INVALID_ARGUMENT, \
                "amp_copy_async: the view or array " fault); \
    } while (0)

static void handles(void)
{
    REFUSED(null, "is NULL");
    REFUSED(gone, "is released already");
    REFUSED(stray, "is not a view or an array");
    REPORTS(amp_extent_2(null)[0], AMP_INVALID_ARGUMENT,
            "amp_extent: the view or array is NULL");
    REPORTS(amp_extent_2(gone)[0], AMP_INVALID_ARGUMENT,
            "amp_extent: the view or array is released already");
    int *owner = amp_view(memory, N);
    CHECK(AMPRT_RELEASE_VARIABLE(owner) == AMP_OK && !owner);
    REPORTS(AMPRT_RELEASE_VARIABLE(owner), AMP_INVALID_ARGUMENT,
            "amp_release: the view or array is NULL");
}

static void copies(void)
{
    short *shorts = amp_view_new(short, N);
    REPORTS(amp_copy_between(v, m), AMP_INVALID_ARGUMENT,
            "amp_copy: extent (24) of the source is not extent (4, 6) of"
            " the destination");
    REPORTS(amp_copy_between_async(m, x), AMP_INVALID_ARGUMENT,
            "amp_copy_async: extent (4, 6) of the source is not extent (24)"
            " of the destination");
    REPORTS(amp_copy_between(v, (int *)(void *)shorts), AMP_INVALID_ARGUMENT,
            "amp_copy: the source has elements of 4 bytes and the"
            " destination of 2");
    REPORTS(amp_copy_to_host(v, null), AMP_INVALID_ARGUMENT,
            "amp_copy: the host memory is NULL");
    REPORTS(amp_copy_from_host(null, v), AMP_INVALID_ARGUMENT,
            "amp_copy: the host memory is NULL");
    REPORTS(amp_copy_to_host_async(v, null), AMP_INVALID_ARGUMENT,
            "amp_copy_async: the host memory is NULL");
    CHECK(amp_release(shorts) == AMP_OK);
}

/* ---- accelerators, queues, futures -------------------------------------- */

static void accelerators(void)
{
    amp_accelerator a = (amp_accelerator)memory;
    amp_accelerator_view q = (amp_accelerator_view)memory;
    REPORTS(amp_set_default_accelerator(NULL), AMP_INVALID_ARGUMENT,
            "amp_set_default_accelerator: the accelerator is NULL");
    REPORTS(amp_set_default_accelerator(a), AMP_INVALID_ARGUMENT,
            "amp_set_default_accelerator: this is not an accelerator");
#define QUERY(type, property, none) \
    REPORTS(amp_accelerator_##property(a), AMP_INVALID_ARGUMENT, \
            "amp_accelerator_" #property ": this is not an accelerator");
    AMPRT_QUERIES(QUERY)
    REPORTS(amp_create_view(a), AMP_INVALID_ARGUMENT,
            "amp_create_view: this is not an accelerator");
    REPORTS(amp_view_accelerator(q), AMP_INVALID_ARGUMENT,
            "amp_view_accelerator: this is not an accelerator view");
    REPORTS(amp_flush(q), AMP_INVALID_ARGUMENT,
            "amp_flush: this is not an accelerator view");
    REPORTS(amp_finish(q), AMP_INVALID_ARGUMENT,
            "amp_finish: this is not an accelerator view");
    REPORTS(amp_marker(q), AMP_INVALID_ARGUMENT,
            "amp_marker: this is not an accelerator view");
    REPORTS(LAUNCHED(scale, test_scale(q, v, N, 1, 1)), AMP_INVALID_ARGUMENT,
            "parallel_for_each: this is not an accelerator view");
    REPORTS(amp_then((amp_future){0}, NULL, NULL), AMP_INVALID_ARGUMENT,
            "amp_then: the function is NULL");
    while (amp_set_error_handler(test_note, NULL), amp_create_view(NULL))
        continue;
    REPORTS(amp_create_view(NULL), AMP_UNSUPPORTED,
            "amp_create_view: a device has at most 64 views, and * has");
}

/* ---- processes ---------------------------------------------------------- */

static void without_a_device(void)
{
    REPORTS(amp_default_accelerator(), AMP_NO_DEVICE,
            "amp_default_accelerator: no OpenCL device was found: no OpenCL"
            " driver is installed (CL_PLATFORM_NOT_FOUND_KHR)");
    CHECK(amp_accelerators(NULL, 0) == 0);
    REPORTS(amp_default_view(), AMP_NO_DEVICE,
            "amp_default_view: no OpenCL device was found*");
    REPORTS(amp_array(int, 4), AMP_NO_DEVICE,
            "amp_array: no OpenCL device was found*");
    REPORTS(amp_finish(NULL), AMP_NO_DEVICE,
            "amp_finish: no OpenCL device was found*");
    AMPRT_OWNER int *view = amp_view(memory, N);
    REPORTS(LAUNCHED(scale, test_scale(NULL, view, N, 1, 1)), AMP_NO_DEVICE,
            "parallel_for_each: no OpenCL device was found*");
    AMPRT_WRITE(view, 3) = 4;
    CHECK(amp_synchronize(view) == AMP_OK && memory[3] == 4);
}

/* The loader looks for drivers in a folder that is empty. */
static void without_a_driver(void)
{
    setenv("OCL_ICD_VENDORS", "/proc/self/task/none", 1);
    without_a_device();
}

static void with_a_wrong_name(void)
{
    setenv("AMP_ACCELERATOR", "no such thing", 1);
    REPORTS(amp_create_view(NULL), AMP_NO_DEVICE,
            "amp_create_view: no device fits AMP_ACCELERATOR=no such thing"
            " (there is 0: *)");
    setenv("AMP_ACCELERATOR", "99", 1);
    REPORTS(amp_default_view(), AMP_NO_DEVICE,
            "amp_default_view: no device fits AMP_ACCELERATOR=99 (there is"
            " 0: *)");
}

static void with_a_kind(void)
{
    setenv("AMP_ACCELERATOR", "CPU", 1);
    CHECK(amp_default_view());
    CHECK(amp_view_accelerator(NULL) && !test_error.count);
}

static void with_a_kind_that_is_not_there(void)
{
    setenv("AMP_ACCELERATOR", "gpu", 1);
    setenv("POCL_DEVICES", "basic", 1);
    REPORTS(amp_default_view(), AMP_NO_DEVICE,
            "amp_default_view: no device fits AMP_ACCELERATOR=gpu (there is"
            " 0: *)");
}

#define FORKED \
    "this process was forked from one that had used amp; fork before the" \
    " first use, or exec afterwards"
#define ENDING \
    "the program is ending: functions for atexit that use amp are to be" \
    " given to it after the first use"

static void after_use(void)
{
    REPORTS(amp_flush(NULL), AMP_UNSUPPORTED,
            "amp_flush: " FORKED);
    REPORTS(amp_accelerators(NULL, 0), AMP_UNSUPPORTED,
            "amp_accelerators: " FORKED);
    REPORTS(amp_wait((amp_future){0}), AMP_UNSUPPORTED,
            "amp_wait: " FORKED);
    REPORTS(!amp_ready((amp_future){0}), AMP_UNSUPPORTED,
            "amp_ready: " FORKED);
    REPORTS(LAUNCHED(scale, test_scale(NULL, v, N, 1, 1)), AMP_UNSUPPORTED,
            "parallel_for_each: " FORKED);
}

static void too_late(void)
{
    REPORTS(amp_finish(NULL), AMP_UNSUPPORTED,
            "amp_finish: " ENDING);
    _exit(0);
}

static void at_the_end(void)
{
    atexit(too_late);
    CHECK(amp_default_view());
    exit(1);
}

int main(void)
{
    in_child(without_a_driver);
    in_child(with_a_wrong_name);
    in_child(with_a_kind);
    in_child(with_a_kind_that_is_not_there);
    in_child(at_the_end);
    for (int i = 0; i < N; i++)
        memory[i] = i;
    v = amp_view(memory, N);
    m = amp_view(memory, 4, 6);
    x = amp_array_from(memory, N);
    gone = amp_view(memory, 4, 6);
    CHECK(amp_release(gone) == AMP_OK);
    CHECK(go(&simple, m, E2(4, 6)) == AMP_OK);
    domains();
    captures();
    kernels_that_stop();
    making();
    deriving();
    handles();
    copies();
    accelerators();
    in_child(after_use);
    for (int i = 0; i < N; i++)
        CHECK(AMPRT_READ(v, i) == i + 1);
    CHECK(amp_copy_to_host(x, memory) == AMP_OK && memory[7] == 7);
    CHECK(!amp_release(v) && !amp_release(m) && !amp_release(x));
    return 0;
}
