/* program.c - builds a kernel's OpenCL program: once for each device, when it is
 * first launched there, and again for buffers so large that indices need 64 bits,
 * for views that overlap, and where specialise.c finds it worthwhile. A build is
 * loaded from the cache if that has it, and is stored there later: see keep.c.
 */
#include "program.h"
#include "lock.h"
#include "trace.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t building = PTHREAD_MUTEX_INITIALIZER;

static bool is_for(const struct rt_program *p, const unsigned char *shapes,
                   size_t bytes)
{
    if (!shapes || !p->shapes)
        return !shapes && !p->shapes;
    return !memcmp(p->shapes, shapes, bytes);
}

struct rt_program *rt_program_find(const struct amprt_kernel *k,
                                   const rt_device *d, unsigned variant,
                                   const unsigned char *shapes)
{
    struct rt_program *p = k->state;
    while (p && (p->device != d || p->variant != variant
                 || !is_for(p, shapes, k->block_size)))
        p = p->next;
    return p;
}

bool rt_runs_serial(const struct amprt_kernel *k, const rt_device *d)
{
    return k->serial.name && (d->runs_serial || k->always_serial);
}

/* The form of a kernel that such a build is of. */
static const struct amprt_form *form_of(const struct amprt_kernel *k,
                                        const rt_device *d, unsigned variant)
{
    if (rt_runs_serial(k, d))
        return &k->serial;
    return variant & RT_SEVERAL ? &k->several : &k->spmd;
}

static amp_status fail_with_log(const struct amprt_kernel *k,
                                const struct rt_program *p)
{
    const rt_device *d = p->device;
    size_t bytes = 0;
    clGetProgramBuildInfo(p->program, d->id, CL_PROGRAM_BUILD_LOG, 0, NULL,
                          &bytes);
    char *log = rt_alloc(bytes + 1);
    if (!log)
        return AMP_OUT_OF_MEMORY;
    clGetProgramBuildInfo(p->program, d->id, CL_PROGRAM_BUILD_LOG, bytes, log,
                          NULL);
    for (size_t n = strlen(log); n && log[n - 1] == '\n';)
        log[--n] = '\0';
    char *said = rt_log_in_user_lines(k, p->form, log);
    if (*log)
        rt_fail(AMP_BUILD_FAILED, "the driver of %s rejected the kernel:\n%s",
                d->name, said ? said : log);
    else
        rt_fail(AMP_BUILD_FAILED, "the driver of %s rejected the kernel and"
                " does not say why", d->name);
    free(said);
    free(log);
    return AMP_BUILD_FAILED;
}

/* The options of a build, to be freed; or NULL, after rt_fail. */
static char *options_of(const struct rt_program *p,
                        const struct amprt_kernel *k)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    if (f) {
        bool is_new = p->device->has_float_add
            && k->needs & AMPRT_USES_FLOAT_ADD;
        fputs(is_new ? "-cl-std=CL3.0" : "-cl-std=CL1.2", f);
        if (p->device->fails_optimized)
            fputs(" -cl-opt-disable", f);
        if (k->needs & AMPRT_IS_FAST_MATH)
            fputs(" -cl-fast-relaxed-math", f);
        else if (p->device->exact_division)
            fputs(" -cl-fp32-correctly-rounded-divide-sqrt", f);
        if (p->variant & RT_BIG)
            fputs(" -DAMP_BIG=1", f);
        if (p->variant & RT_OVERLAP)
            fputs(" -DAMP_OVERLAP=1", f);
        if (p->variant & RT_WHOLE)
            fputs(" -DAMP_WHOLE=1", f);
        if (p->variant & RT_START)
            fputs(" -DAMP_START=1", f);
        if (p->shapes)
            rt_specialise_options(f, k, p->shapes);
    }
    if (f && !fclose(f))
        return text;
    free(text);
    rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
    return NULL;
}

static amp_status build_source(struct rt_program *p,
                               const struct amprt_kernel *k,
                               const char *options)
{
    rt_device *d = p->device;
    const struct amprt_form *form = p->form;
    const char **texts = rt_alloc(form->part_count * sizeof *texts);
    if (!texts)
        return AMP_OUT_OF_MEMORY;
    for (unsigned i = 0; i < form->part_count; i++)
        texts[i] = k->parts[form->part_list[i]];
    cl_int code;
    p->program = clCreateProgramWithSource(d->context, form->part_count, texts,
                                           NULL, &code);
    free(texts);
    if (code)
        return rt_fail_cl(code, d, "to take the kernel");
    code = clBuildProgram(p->program, 1, &d->id, options, NULL, NULL);
    if (code == CL_BUILD_PROGRAM_FAILURE)
        return fail_with_log(k, p);
    if (code)
        return rt_fail_cl(code, d, "to build the kernel");
    p->kernel = clCreateKernel(p->program, p->form->name, &code);
    return code ? rt_fail_cl(code, d, "to find the kernel") : AMP_OK;
}

static void drop_objects(struct rt_program *p)
{
    if (p->kernel)
        clReleaseKernel(p->kernel);
    if (p->program)
        clReleaseProgram(p->program);
    p->kernel = NULL;
    p->program = NULL;
}

/* False where the cache has no build that the driver takes. */
static bool load_build(struct rt_program *p, const char *options,
                       struct rt_cache_key *key)
{
    rt_device *d = p->device;
    struct rt_cached found;
    if (!rt_cache_read(&found, key))
        return false;
    cl_int code, taken;
    p->program = clCreateProgramWithBinary(d->context, 1, &d->id, &found.size,
                                           &found.binary, &taken, &code);
    rt_cached_free(&found);
    if (!code)
        code = taken;
    if (!code)
        code = clBuildProgram(p->program, 1, &d->id, options, NULL, NULL);
    if (!code)
        p->kernel = clCreateKernel(p->program, p->form->name, &code);
    if (!code)
        return true;
    drop_objects(p);
    rt_cache_forget(key);
    return false;
}

/* *key is that of a build which is not in the cache. */
static amp_status make_objects(struct rt_program *p,
                               const struct amprt_kernel *k,
                               struct rt_cache_key *key, bool is_load)
{
    long long since = rt_trace_clock();
    char *options = options_of(p, k);
    *key = (struct rt_cache_key){0};
    if (!options)
        return AMP_OUT_OF_MEMORY;
    struct rt_signals signals;
    rt_signals_hold(&signals);
    bool is_loaded = rt_cache_key(key, k, p, options)
        && load_build(p, options, key);
    if (is_loaded)
        rt_cache_key_free(key);
    bool is_left = is_loaded || (is_load && !key->is_marked);
    amp_status status = is_left ? AMP_OK : build_source(p, k, options);
    rt_signals_release(&signals);
    if (!status && p->kernel)
        rt_trace_build(k, p, is_loaded, since);
    free(options);
    return status;
}

static void free_program(struct rt_program *p)
{
    drop_objects(p);
    free(p->block);
    free(p->serials);
    free(p->shapes);
    free(p);
}

/* A kernel that was compiled for its tile runs in it, although drivers exist
 * (NVIDIA's) whose answer is then the limit of kernels that were not. */
static amp_status ask_largest_tile(struct rt_program *p)
{
    size_t compiled[3] = {0};
    cl_device_id id = p->device->id;
    if (p->is_serial) { /* one work-item is a tile of any size */
        p->largest_tile = SIZE_MAX;
        return AMP_OK;
    }
    cl_int code = clGetKernelWorkGroupInfo(
        p->kernel, id, CL_KERNEL_WORK_GROUP_SIZE, sizeof p->largest_tile,
        &p->largest_tile, NULL);
    if (!code)
        code = clGetKernelWorkGroupInfo(
            p->kernel, id, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof compiled,
            compiled, NULL);
    if (code)
        return rt_fail_cl(code, p->device, "to ask about the kernel");
    size_t threads = compiled[0] * compiled[1] * compiled[2];
    if (threads > p->largest_tile)
        p->largest_tile = threads;
    return AMP_OK;
}

static amp_status finish_program(struct rt_program *p,
                                 const struct amprt_kernel *k)
{
    p->block = rt_alloc(2 * (size_t)k->block_size);
    p->serials = rt_alloc((k->argument_count + 1) * sizeof *p->serials);
    if (!p->block || !p->serials)
        return AMP_OUT_OF_MEMORY;
    p->last_block = p->block + k->block_size;
    return ask_largest_tile(p);
}

/* Nothing is built yet; or NULL, after rt_fail. */
static struct rt_program *new_program(const struct amprt_kernel *k,
                                      rt_device *d, unsigned variant,
                                      const unsigned char *shapes)
{
    struct rt_program *p = rt_alloc(sizeof *p);
    if (!p)
        return NULL;
    p->device = d;
    p->variant = variant;
    p->form = form_of(k, d, variant);
    p->is_serial = p->form == &k->serial;
    if (shapes && !(p->shapes = rt_alloc(k->block_size))) {
        free(p);
        return NULL;
    }
    if (shapes)
        memcpy(p->shapes, shapes, k->block_size);
    return p;
}

static amp_status build(struct amprt_kernel *k, rt_device *d,
                        unsigned variant, const unsigned char *shapes,
                        bool is_load)
{
    struct rt_program *p = new_program(k, d, variant, shapes);
    if (!p)
        return AMP_OUT_OF_MEMORY;
    struct rt_cache_key key;
    amp_status status = make_objects(p, k, &key, is_load);
    if (!status && p->kernel)
        status = finish_program(p, k);
    if (!status && p->kernel) {
        rt_lock();
        p->next = k->state;
        k->state = p;
        if (key.text)
            rt_keep(k->name, p->program, &key);
        rt_unlock();
    } else {
        free_program(p);
    }
    rt_cache_key_free(&key);
    return status;
}

/* Without the lock: only builds wait for builds. */
static amp_status take(struct amprt_kernel *k, rt_device *d, unsigned variant,
                       const unsigned char *shapes, bool is_load)
{
    pthread_mutex_lock(&building);
    rt_lock();
    bool built = rt_program_find(k, d, variant, shapes);
    rt_unlock();
    amp_status status = built ? AMP_OK : build(k, d, variant, shapes, is_load);
    pthread_mutex_unlock(&building);
    return status;
}

amp_status rt_program_build(struct amprt_kernel *k, rt_device *d,
                            unsigned variant, const unsigned char *shapes)
{
    return take(k, d, variant, shapes, false);
}

amp_status rt_program_load(struct amprt_kernel *k, rt_device *d,
                           unsigned variant, const unsigned char *shapes)
{
    return take(k, d, variant, shapes, true);
}
