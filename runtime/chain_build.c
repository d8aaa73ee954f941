/* chain_build.c - which kernels have a chain together, and its program.
 *
 * The program is built in the background, for the kernels that were launched
 * last, once launches enough came that a chain pays for its build. Much earlier
 * it is looked for in the cache, where an earlier run left it.
 */
#include "launch.h"
#include "lock.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CHAINS = 8, BLOCK_ALIGNMENT = 128, FIRST_LOOK = 8 };

/* As AMP_CHAIN says: `off`; `soon`, the second launch that could be in a chain has it built;
 * or `now`, all launches are in chains of their kernel, and wait for the build. The more
 * threads a launch wakes up, the sooner a chain pays for its build, and the less it costs
 * that one of their cores builds, for some tenths of a second. */
void rt_chain_choose(rt_device *d)
{
    enum { DEAR = 8192, LEAST = 128 };
    const char *word = getenv("AMP_CHAIN");
    long long units = d->units ? d->units : 1, share = DEAR / (units * units);
    d->chains = d->in_place && d->runs_serial && !rt.tracing
        && !(word && !strcmp(word, "off"));
    d->chains_all = d->chains && word && !strcmp(word, "now");
    d->chains_after = word && !strcmp(word, "soon") ? 1 : share > LEAST ? share : LEAST;
}

/* ---- the program ------------------------------------------------------- */

static int ascending(const void *a, const void *b)
{
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return x < y ? -1 : x > y;
}

/* The numbers of all the members' parts, once each, in `list`; returns how many. */
static unsigned merge_parts(const struct rt_chain *c, unsigned *list)
{
    unsigned all = 0, count = 0;
    for (unsigned i = 0; i < c->count; i++) {
        const struct amprt_form *form = &c->members[i]->serial;
        memcpy(list + all, form->part_list, form->part_count * sizeof *list);
        all += form->part_count;
    }
    qsort(list, all, sizeof *list, ascending);
    for (unsigned i = 0; i < all; i++)
        if (!count || list[i] != list[count - 1])
            list[count++] = list[i];
    return count;
}

/* A kernel whose parts are the macro, those of the members, and a text; false without
 * memory. */
static bool make_kernel(struct rt_chain *c)
{
    unsigned most = 2;
    for (unsigned i = 0; i < c->count; i++)
        most += c->members[i]->serial.part_count;
    unsigned *list = malloc(most * sizeof *list);
    const char **parts = malloc(most * sizeof *parts);
    char *text = rt_chain_text(c);
    if (!list || !parts || !text) {
        free(list);
        free(parts);
        free(text);
        return false;
    }
    unsigned count = merge_parts(c, list);
    parts[0] = "#define AMP_CHAIN 1\n";
    for (unsigned i = 0; i < count; i++)
        parts[i + 1] = c->members[0]->parts[list[i]];
    parts[count + 1] = text;
    for (unsigned i = 0; i < count + 2; i++)
        list[i] = i;
    c->kernel = (struct amprt_kernel){
        .name = RT_CHAIN_NAME, .file = c->members[0]->file, .line = c->members[0]->line,
        .parts = parts, .serial = {RT_CHAIN_NAME, list, count + 2}, .always_serial = true,
        .rank = 1, .needs = c->kernel.needs, .block_size = (unsigned)c->block};
    return true;
}

static void free_chain(struct rt_chain *c)
{
    free((char *)c->kernel.parts[c->kernel.serial.part_count - 1]);
    free((char **)c->kernel.parts);
    free((unsigned *)c->kernel.serial.part_list);
    free(c);
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

static void add_member(struct rt_chain *c, struct amprt_kernel *k)
{
    size_t block = (k->block_size + BLOCK_ALIGNMENT - 1) / BLOCK_ALIGNMENT * BLOCK_ALIGNMENT;
    c->members[c->count++] = k;
    c->kernel.needs |= k->needs & (AMPRT_USES_FLOAT_ADD | AMPRT_IS_FAST_MATH);
    c->block = larger(c->block, block);
    c->tiles = larger(c->tiles, larger(k->chain_memory, 1));
}

/* ---- the build --------------------------------------------------------- */

/* PoCL compiles a kernel at its first launch: this one has nothing to do. */
static void launch_nothing(const struct rt_chain *c, cl_program program)
{
    enum { LINES = 3 };
    const cl_int counts[2] = {LINES, 0};
    const size_t one = 1;
    char zeros[LINES * AMPRT_LINE] = {0};
    cl_int code;
    cl_context context = c->device->context;
    cl_kernel k = clCreateKernel(program, c->kernel.serial.name, &code);
    cl_command_queue q = clCreateCommandQueue(context, c->device->id, 0, &code);
    cl_mem memory = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                   sizeof zeros, zeros, &code);
    for (cl_uint i = 0; k && memory && i < AMPRT_LINK_VIEWS; i++)
        clSetKernelArg(k, i, sizeof memory, &memory);
    if (k && q && memory && !rt_chain_set_arguments(c, k, memory, counts)
        && !clEnqueueNDRangeKernel(q, k, 1, NULL, &one, &one, 0, NULL, NULL))
        clFinish(q);
    if (memory)
        clReleaseMemObject(memory);
    if (q)
        clReleaseCommandQueue(q);
    if (k)
        clReleaseKernel(k);
}

/* Without the lock, once the kernel is built, if it could be; else false. */
static bool open_chain(struct rt_chain *c)
{
    rt_lock();
    struct rt_program *program = rt_program_find(&c->kernel, c->device, c->variant, NULL);
    rt_unlock();
    if (!program)
        return false;
    launch_nothing(c, program->program);
    rt_lock();
    c->program = program;
    for (unsigned i = 0; i < c->count; i++)
        for (struct rt_program *p = c->members[i]->state; p; p = p->next)
            if (p->device == c->device && p->variant == c->variant) {
                p->chain = c;
                p->member = (int)i;
            }
    rt_unlock();
    return true;
}

static void open_built(struct amprt_kernel *k)
{
    struct rt_chain *c = (struct rt_chain *)k;
    if (!open_chain(c))
        free_chain(c);
}

/* One that was not found does not count. */
static void open_loaded(struct amprt_kernel *k)
{
    struct rt_chain *c = (struct rt_chain *)k;
    if (open_chain(c))
        return;
    rt_lock();
    c->device->chain_count--;
    rt_unlock();
    free_chain(c);
}

/* ---- the members ------------------------------------------------------- */

static struct {
    struct amprt_kernel *kernels[RT_MEMBERS]; /* the latest first */
    unsigned count;
} recent; /* launches that could be in a chain */

static void note(struct amprt_kernel *k)
{
    unsigned at = 0;
    while (at < recent.count && recent.kernels[at] != k)
        at++;
    if (at == RT_MEMBERS)
        at--;
    recent.count += at == recent.count;
    memmove(recent.kernels + 1, recent.kernels, at * sizeof *recent.kernels);
    recent.kernels[0] = k;
}

/* By their names: in any run the same kernels are the same program. */
static int by_name(const void *a, const void *b)
{
    struct amprt_kernel *const *x = a, *const *y = b;
    return strcmp((*x)->name, (*y)->name);
}

/* Of these kernels: those with the parts of the launch's, since those of other source files
 * may have parts of the same names. NULL without memory. */
static struct rt_chain *new_chain(const struct rt_launch *l,
                                  struct amprt_kernel *const *kernels, unsigned count)
{
    struct rt_chain *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->device = l->queue->device;
    c->variant = l->variant;
    for (unsigned i = 0; i < count; i++)
        if (kernels[i]->parts == l->kernel->parts)
            add_member(c, kernels[i]);
    qsort(c->members, c->count, sizeof *c->members, by_name);
    if (make_kernel(c))
        return c;
    free(c);
    return NULL;
}

/* In the background. */
static void begin(const struct rt_launch *l, rt_program_get *get,
                  void (*then)(struct amprt_kernel *k))
{
    struct rt_chain *c = new_chain(l, recent.kernels, recent.count);
    if (!c)
        return;
    c->device->chain_count++;
    if (!rt_background_build(&c->kernel, c->device, c->variant, NULL, get, then)) {
        c->device->chain_count--;
        free_chain(c);
    }
}

void rt_chain_miss(const struct rt_launch *l)
{
    rt_device *d = l->queue->device;
    note(l->kernel);
    if (d->chain_count == MOST_CHAINS || rt_background_is_busy())
        return;
    long long n = ++d->chain_misses;
    if (n % d->chains_after == 0)
        begin(l, rt_program_build, open_built);
    else if (n >= FIRST_LOOK && (n & (n - 1)) == 0)
        begin(l, rt_program_load, open_loaded);
}

amp_status rt_chain_wait(struct rt_launch *l)
{
    struct rt_chain *c;
    if (!l->queue->device->chains_all || !(l->kernel->needs & AMPRT_MAY_CHAIN) || l->program->chain
        || !l->program->is_serial || l->variant & RT_OVERLAP)
        return AMP_OK;
    c = new_chain(l, &l->kernel, 1);
    if (!c)
        return rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
    rt_unlock();
    amp_status status = rt_program_build(&c->kernel, c->device, c->variant, NULL);
    if (!open_chain(c))
        free_chain(c);
    rt_lock();
    l->program = NULL;
    return status;
}
