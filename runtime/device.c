/* device.c - enumerates the devices, queries their properties, and selects one.
 *
 * Devices are enumerated once, at the first call of the runtime; a device's
 * context and queues are created when it is first used (queue.c).
 */
#include "program.h"
#include "lock.h"
#include "pinned.h"
#include "trace.h"
#include "bytes.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct rt_state rt;

/* ---- finding them ------------------------------------------------------ */

static cl_int trouble; /* the first, with a platform or a device */

/* Whether there was none: what has trouble is passed over. */
static bool is_well(cl_int code)
{
    if (!trouble)
        trouble = code;
    return !code;
}

static bool ask(cl_device_id id, cl_device_info what, size_t room, void *out,
                size_t *bytes)
{
    return is_well(clGetDeviceInfo(id, what, room, out, bytes));
}

static bool ask_size(cl_device_id id, cl_device_info what, size_t *out)
{
    union {
        size_t size;
        cl_ulong wide;
        cl_uint narrow;
    } answer = {0};
    size_t bytes = 0;
    bool answered = ask(id, what, sizeof answer, &answer, &bytes);
    *out = bytes == sizeof(cl_uint) ? answer.narrow : (size_t)answer.wide;
    return answered;
}

static bool ask_flag(cl_device_id id, cl_device_info what)
{
    size_t answer;
    return ask_size(id, what, &answer) && answer;
}

/* NULL where there is no answer. */
static char *ask_text(cl_device_id id, cl_device_info what)
{
    size_t bytes = 0;
    if (!ask(id, what, 0, NULL, &bytes))
        return NULL;
    char *text = calloc(1, bytes + 1);
    if (!is_well(text ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY)
        || !ask(id, what, bytes, text, NULL)) {
        free(text);
        return NULL;
    }
    size_t blank = strspn(text, " ");
    memmove(text, text + blank, strlen(text + blank) + 1);
    return text;
}

static bool has_extension(const char *all, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = all; (at = strstr(at, name)); at += n)
        if ((at == all || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
            return true;
    return false;
}

/* "OpenCL 3.0 …" */
static bool version_says(cl_device_id id, const char *words)
{
    char *version = ask_text(id, CL_DEVICE_VERSION);
    bool answer = version && strstr(version, words);
    free(version);
    return answer;
}

/* AMP_SHARE_MEMORY=0 treats every device as one with memory of its own, and `map`
 * maps what is shared in any case, so that copies and maps can be tried where the
 * only device is the CPU. */
static bool shares_as(const char *word)
{
    const char *text = getenv("AMP_SHARE_MEMORY");
    return text && strcmp(text, word) == 0;
}

/* How kernels run: as AMP_FORM says, or CPUs run their serial form, and GPUs
 * give a work-item several elements of a domain that leaves enough work-items
 * to keep them busy. */
static void choose_form(rt_device *d)
{
    enum { WORK_ITEMS_OF_UNIT = 1024, CPU = CL_DEVICE_TYPE_CPU, GPU = CL_DEVICE_TYPE_GPU };
    const char *form = getenv("AMP_FORM");
    d->is_cpu = (d->type & (CPU | GPU)) == CPU;
    d->is_gpu = (d->type & (CPU | GPU)) == GPU;
    d->runs_serial = d->is_cpu;
    d->several_from = d->is_gpu ? d->units * WORK_ITEMS_OF_UNIT * AMPRT_SEVERAL
                                : SIZE_MAX;
    if (!form)
        return;
    if (!strcmp(form, "serial") || !strcmp(form, "spmd"))
        d->runs_serial = !strcmp(form, "serial");
    if (!strcmp(form, "several")) {
        d->runs_serial = false;
        d->several_from = 0;
    }
}

/* Drivers for CPUs have the private arrays of a work-group on the stack of one
 * thread of theirs, as large as threads' stacks are. */
static size_t stack_of(const rt_device *d)
{
    pthread_attr_t usual;
    size_t bytes = SIZE_MAX;
    if (!d->is_cpu || pthread_attr_init(&usual))
        return bytes;
    pthread_attr_getstacksize(&usual, &bytes);
    pthread_attr_destroy(&usual);
    return bytes;
}

/* What every device has; false where one does not say. */
static bool describe_limits(rt_device *d)
{
    cl_device_id id = d->id;
    return ask(id, CL_DEVICE_TYPE, sizeof d->type, &d->type, NULL)
        && ask_size(id, CL_DEVICE_GLOBAL_MEM_SIZE, &d->memory)
        && ask_size(id, CL_DEVICE_MAX_MEM_ALLOC_SIZE, &d->largest_buffer)
        && ask_size(id, CL_DEVICE_LOCAL_MEM_SIZE, &d->tile_memory)
        && ask_size(id, CL_DEVICE_MAX_WORK_GROUP_SIZE, &d->largest_tile)
        && ask_size(id, CL_DEVICE_MAX_PARAMETER_SIZE, &d->parameter_limit)
        && ask_size(id, CL_DEVICE_MAX_COMPUTE_UNITS, &d->units)
        && ask(id, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof d->tile_limit,
               d->tile_limit, NULL);
}

/* What some have; one that does not say has it not. */
static void describe_abilities(rt_device *d, const char *extensions)
{
    cl_device_id id = d->id;
    cl_device_fp_config single = 0;
    ask(id, CL_DEVICE_SINGLE_FP_CONFIG, sizeof single, &single, NULL);
    d->exact_division = single & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT;
    d->has_double = has_extension(extensions, "cl_khr_fp64")
        || ask_flag(id, CL_DEVICE_DOUBLE_FP_CONFIG);
    d->has_int64_atomics =
        has_extension(extensions, "cl_khr_int64_base_atomics")
        && has_extension(extensions, "cl_khr_int64_extended_atomics");
    /* Oclgrind notes which bytes of a buffer were written; a write of some of
     * them makes it forget the others, and where the host wrote none it may
     * go on with its notes of an earlier, smaller buffer, once released. */
    d->forgets_parts = strncmp(d->name, "Oclgrind", 8) == 0;
    /* It ends the program at what LLVM makes of good kernels: freeze, where one
     * has i / n and i % n, and the scopes of a helper's structure that is inlined. */
    d->fails_optimized = d->forgets_parts;
    d->has_float_add = has_extension(extensions, "cl_ext_float_atomics")
        && version_says(id, "OpenCL 3");
    choose_form(d);
    d->stack = stack_of(d);
    rt_specialise_choose(d);
    d->shares_memory = ask_flag(id, CL_DEVICE_HOST_UNIFIED_MEMORY)
        && !shares_as("0");
    /* PoCL has the memory of its CPUs' buffers where CL_MEM_USE_HOST_PTR says, and
     * maps them by counting maps: each is one more thread to wake up. */
    d->in_place = d->shares_memory && d->is_cpu && version_says(id, "PoCL")
        && !shares_as("map");
    /* On an H200, driver 580, a kernel that is not flushed begins after 10 us. */
    d->begins_at_once = d->is_gpu && strstr(d->vendor, "NVIDIA");
    rt_chain_choose(d);
    rt_pinned_choose(d);
}

/* Fills `d`; false where the device is of no use or memory ran out. */
static bool describe(rt_device *d, cl_device_id id)
{
    *d = (rt_device){.id = id};
    d->name = ask_text(id, CL_DEVICE_NAME);
    d->vendor = ask_text(id, CL_DEVICE_VENDOR);
    d->version = ask_text(id, CL_DRIVER_VERSION);
    char *extensions = ask_text(id, CL_DEVICE_EXTENSIONS);
    bool is_known = d->name && d->vendor && d->version && extensions
        && describe_limits(d);
    if (is_known) {
        d->limit = bytes_of_variable("AMP_MEMORY_LIMIT", SIZE_MAX);
        describe_abilities(d, extensions);
    } else {
        free(d->name);
        free(d->vendor);
        free(d->version);
    }
    free(extensions);
    return is_known;
}

static int order_of(const rt_device *d)
{
    return d->type & CL_DEVICE_TYPE_GPU ? 0
        : d->type & CL_DEVICE_TYPE_CPU ? 1 : 2;
}

static void add_platform(cl_platform_id platform)
{
    cl_device_id ids[64];
    cl_uint count = 0;
    if (!is_well(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 64, ids,
                                &count)))
        return;
    if (count > 64)
        count = 64;
    rt_device *list = realloc(
        rt.devices, ((size_t)rt.device_count + count) * sizeof *list);
    if (!is_well(list ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY))
        return;
    rt.devices = list;
    for (cl_uint i = 0; i < count; i++)
        if (describe(&list[rt.device_count], ids[i]))
            rt.device_count++;
}

/* GPUs before CPUs before others, else as the drivers name them. */
static void sort_devices(void)
{
    for (int i = 1; i < rt.device_count; i++) {
        rt_device d = rt.devices[i];
        int at = i;
        for (; at > 0 && order_of(&rt.devices[at - 1]) > order_of(&d); at--)
            rt.devices[at] = rt.devices[at - 1];
        rt.devices[at] = d;
    }
    for (int i = 0; i < rt.device_count; i++)
        rt.devices[i].number = i;
}

void rt_find_devices(void)
{
    rt_trace_begin();
    cl_platform_id platforms[16];
    cl_uint count = 0;
    if (!is_well(clGetPlatformIDs(16, platforms, &count)))
        count = 0;
    for (cl_uint i = 0; i < count && i < 16; i++)
        add_platform(platforms[i]);
    sort_devices();
}

/* ---- which one is meant ------------------------------------------------ */

static bool is_device(const rt_device *d)
{
    return d >= rt.devices && d < rt.devices + rt.device_count;
}

static void list_names(char *text, size_t room)
{
    size_t n = 0;
    *text = '\0';
    for (int i = 0; i < rt.device_count && n < room; i++)
        n += (size_t)snprintf(text + n, room - n, "%s%d: %s", i ? ", " : "",
                              i, rt.devices[i].name);
}

/* A kind of device, which its name need not say; 0 for other words. */
static cl_device_type kind_of(const char *word)
{
    return !strcasecmp(word, "gpu") ? CL_DEVICE_TYPE_GPU
        : !strcasecmp(word, "cpu") ? CL_DEVICE_TYPE_CPU : 0;
}

static rt_device *find_named(const char *wanted)
{
    char *end;
    long number = strtol(wanted, &end, 10);
    if (!*end)
        return number >= 0 && number < rt.device_count
            ? &rt.devices[number] : NULL;
    for (int i = 0; i < rt.device_count; i++)
        if (strcasestr(rt.devices[i].name, wanted))
            return &rt.devices[i];
    for (int i = 0; i < rt.device_count; i++)
        if (rt.devices[i].type & kind_of(wanted))
            return &rt.devices[i];
    return NULL;
}

/* Or NULL, after rt_fail. */
static rt_device *default_device(void)
{
    if (rt.chosen)
        return rt.chosen;
    if (!rt.device_count) {
        rt_fail_none(trouble);
        return NULL;
    }
    const char *wanted = getenv("AMP_ACCELERATOR");
    if (!wanted || !*wanted)
        return rt.chosen = &rt.devices[0];
    rt.chosen = find_named(wanted);
    if (!rt.chosen) {
        char names[512];
        list_names(names, sizeof names);
        rt_fail(AMP_NO_DEVICE,
                "no device fits AMP_ACCELERATOR=%s (there is %s)", wanted,
                names);
    }
    return rt.chosen;
}

amp_status rt_device_resolve(amp_accelerator a, rt_device **out)
{
    *out = NULL;
    if (a && !is_device(a))
        return rt_fail(AMP_INVALID_ARGUMENT, "this is not an accelerator");
    *out = a ? a : default_device();
    return *out ? AMP_OK : AMP_NO_DEVICE;
}

/* ---- the functions of amp.h -------------------------------------------- */

/* `a`, or the default for NULL; NULL where there is none, after reporting. */
static rt_device *asked(amp_accelerator a, const char *call,
                        const char *file, int line)
{
    rt_device *d = NULL;
    amp_status status = rt_enter();
    if (!status)
        status = rt_device_resolve(a, &d);
    rt_unlock();
    rt_report(status, call, file, line);
    return d;
}

int amprt_accelerators(amp_accelerator *list, int room,
                       const char *file, int line)
{
    amp_status status = rt_enter();
    int count = status ? 0 : rt.device_count;
    for (int i = 0; list && i < count && i < room; i++)
        list[i] = &rt.devices[i];
    rt_unlock();
    rt_report(status, "amp_accelerators", file, line);
    return count;
}

amp_status amprt_set_default_accelerator(amp_accelerator a,
                                         const char *file, int line)
{
    amp_status status = rt_enter();
    if (!status && is_device(a))
        rt.chosen = a;
    else if (!status)
        status = rt_fail(AMP_INVALID_ARGUMENT,
                         a ? "this is not an accelerator"
                           : "the accelerator is NULL");
    rt_unlock();
    return rt_report(status, "amp_set_default_accelerator", file, line);
}

amp_accelerator amprt_default_accelerator(const char *file, int line)
{
    return asked(NULL, "amp_default_accelerator", file, line);
}

#define VALUE_name d->name
#define VALUE_vendor d->vendor
#define VALUE_version d->version
#define VALUE_memory d->memory
#define VALUE_tile_memory d->tile_memory
#define VALUE_max_tile (int)d->largest_tile
#define VALUE_supports_double d->has_double
#define VALUE_supports_int64_atomics d->has_int64_atomics
#define VALUE_shares_memory d->shares_memory
#define VALUE_is_emulated (d->type & CL_DEVICE_TYPE_CPU) != 0
#define QUERY(type, property, none) \
    type amprt_accelerator_##property(amp_accelerator a, \
                                      const char *file, int line) \
    { \
        const rt_device *d = \
            asked(a, "amp_accelerator_" #property, file, line); \
        return d ? (VALUE_##property) : none; \
    }
AMPRT_QUERIES(QUERY)
