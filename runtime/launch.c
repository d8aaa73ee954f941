/* launch.c - parallel_for_each: checks a launch, brings its views to the
 * device, packs its captures and enqueues the kernel.
 */
#include "rt.h"

#include <limits.h>
#include <string.h>

enum { PARTS_OF_UNIT = 32, SHORT_ROW = 256 };

struct launch {
    struct amprt_kernel *kernel;
    const struct amprt_domain *domain;
    const void *const *captures;
    rt_queue *queue;
    struct rt_program *program;
    unsigned seen;              /* rt_drops when its views were looked at */
    unsigned variant;           /* enum rt_variant */
    int several;                /* elements of each work-item */
    size_t global[3], local[3]; /* in OpenCL's order */
    cl_mem abort_word;          /* once submitted, of kernels that have one */
};

/* ---- checks ------------------------------------------------------------ */

static amp_status check_domain(const struct amprt_kernel *k,
                               const struct amprt_domain *domain)
{
    int rank = domain->rank;
    if (rank != k->rank)
        return rt_fail(AMP_INVALID_DOMAIN,
                       "the domain has rank %d and the kernel rank %d", rank,
                       k->rank);
    for (int d = 0; d < rank; d++)
        if (domain->extent[d] <= 0)
            return rt_fail(AMP_INVALID_DOMAIN,
                           "extent %s has a dimension that is not positive",
                           rt_text_extent(rank, domain->extent).at);
    if (!memcmp(domain->tile, k->tile, (size_t)rank * sizeof *k->tile))
        return AMP_OK;
    if (!domain->tile[0] || !k->tile[0])
        return rt_fail(AMP_INVALID_DOMAIN,
                       k->tile[0] ? "the domain is not tiled and the kernel is"
                                  : "the domain is tiled and the kernel is"
                                    " not");
    return rt_fail(AMP_INVALID_DOMAIN,
                   "the domain's tile %s is not the kernel's %s",
                   rt_text_extent(rank, domain->tile).at,
                   rt_text_extent(rank, k->tile).at);
}

static amp_status check_tile(const struct amprt_kernel *k, const rt_device *d,
                             size_t largest)
{
    size_t threads = 1;
    for (int i = 0; i < k->rank; i++) {
        int cl = k->rank - 1 - i;
        threads *= (size_t)k->tile[i];
        if ((size_t)k->tile[i] > d->tile_limit[cl])
            return rt_fail(AMP_INVALID_DOMAIN,
                           "tile %s is too large: %s allows %zu in"
                           " dimension %d", rt_text_extent(k->rank, k->tile).at,
                           d->name, d->tile_limit[cl], i);
    }
    if (threads > largest)
        return rt_fail(AMP_INVALID_DOMAIN,
                       "tile %s is too large: %s allows %zu threads in a"
                       " tile%s", rt_text_extent(k->rank, k->tile).at, d->name,
                       largest,
                       largest < d->largest_tile ? " of this kernel" : "");
    return AMP_OK;
}

static amp_status check_divides(const struct amprt_domain *domain)
{
    for (int d = 0; d < domain->rank; d++)
        if (domain->extent[d] % domain->tile[d])
            return rt_fail(AMP_INVALID_DOMAIN,
                           "extent %s is not divisible by tile %s",
                           rt_text_extent(domain->rank, domain->extent).at,
                           rt_text_extent(domain->rank, domain->tile).at);
    return AMP_OK;
}

/* The argument block, and a pointer for each view. */
static size_t parameter_bytes(const struct amprt_kernel *k)
{
    size_t bytes = k->block_size;
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW)
            bytes += sizeof(cl_mem);
    return bytes;
}

static amp_status check_device(const struct amprt_kernel *k,
                               const rt_device *d)
{
    if (k->needs & AMPRT_NEEDS_DOUBLE && !d->has_double)
        return rt_fail(AMP_UNSUPPORTED,
                       "the kernel computes in double, which %s lacks",
                       d->name);
    if (k->needs & AMPRT_NEEDS_INT64_ATOMICS && !d->has_int64_atomics)
        return rt_fail(AMP_UNSUPPORTED,
                       "the kernel has 64-bit atomics, which %s lacks",
                       d->name);
    if (k->tile_memory > d->tile_memory)
        return rt_fail(AMP_UNSUPPORTED,
                       "the kernel has %u bytes of tile_static and %s"
                       " allows %zu", k->tile_memory, d->name,
                       d->tile_memory);
    if (parameter_bytes(k) > d->parameter_limit)
        return rt_fail(AMP_UNSUPPORTED,
                       "the kernel captures %zu bytes and %s allows %zu",
                       parameter_bytes(k), d->name, d->parameter_limit);
    return AMP_OK;
}

static amp_status check(const struct launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    const rt_device *d = l->queue->device;
    amp_status status = AMP_OK;
    if (k->tile[0]) {
        status = check_tile(k, d, d->largest_tile);
        if (!status)
            status = check_divides(l->domain);
    }
    return status ? status : check_device(k, d);
}

/* ---- captured views ---------------------------------------------------- */

static amp_status captured(const struct launch *l, unsigned i,
                           struct rt_view **out)
{
    const struct amprt_argument *a = &l->kernel->arguments[i];
    struct rt_view *v = *(void *const *)l->captures[i];
    const char *fault = rt_handle_fault(v);
    *out = v;
    if (fault)
        return rt_fail(AMP_INVALID_ARGUMENT, "'%s' %s", a->name, fault);
    if (v->rank != a->rank)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "'%s' has rank %d and the kernel wants rank %d",
                       a->name, v->rank, a->rank);
    if (v->element != a->element)
        return rt_fail(AMP_INVALID_ARGUMENT,
                       "'%s' has elements of %zu bytes and the kernel wants"
                       " %u", a->name, v->element, a->element);
    if (!v->has_place)
        return rt_fail(AMP_UNSUPPORTED,
                       "'%s' starts %zu bytes into the memory that it shares"
                       " with other views, which are not whole elements of"
                       " %zu bytes", a->name, v->offset, v->element);
    return AMP_OK;
}

static bool is_view(const struct launch *l, unsigned i)
{
    return l->kernel->arguments[i].kind == AMPRT_VIEW;
}

static struct rt_view *view_of(const struct launch *l, unsigned i)
{
    return *(void *const *)l->captures[i];
}

/* Whether a view that the kernel writes may have a byte that another of its
 * views has. */
static bool views_overlap(const struct launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    for (unsigned i = 0; i < k->argument_count; i++) {
        if (!is_view(l, i) || !(k->arguments[i].access & AMPRT_FOR_WRITE))
            continue;
        const struct rt_view *v = view_of(l, i);
        for (unsigned j = 0; j < k->argument_count; j++) {
            const struct rt_view *u = j != i && is_view(l, j)
                ? view_of(l, j) : NULL;
            if (u && u->storage == v->storage
                && rt_range_meets(rt_region_hull(&u->region),
                                  rt_region_hull(&v->region)))
                return true;
        }
    }
    return false;
}

/* The queue: the one named, else that of a captured array, else the default. */
static amp_status look_at_views(struct launch *l, amp_accelerator_view av)
{
    l->seen = rt_drops;
    for (unsigned i = 0; i < l->kernel->argument_count; i++) {
        struct rt_view *v;
        if (!is_view(l, i))
            continue;
        amp_status status = captured(l, i, &v);
        if (status)
            return status;
        if (!av && v->is_array)
            av = v->storage->home;
        if (v->storage->size > (size_t)INT_MAX * v->element)
            l->variant |= RT_BIG;
    }
    if (views_overlap(l))
        l->variant |= RT_OVERLAP;
    return rt_queue_resolve(av, &l->queue);
}

/* Whether nothing of what a view has can be read or can stay: one thread for
 * each element writes it, whatever happens, and no other view names it. */
static bool overwrites(const struct launch *l, unsigned i)
{
    const struct amprt_kernel *k = l->kernel;
    const struct rt_view *v = view_of(l, i);
    if (!(k->arguments[i].access & AMPRT_OVERWRITES)
        || l->queue->device->forgets_parts
        || k->needs & AMPRT_MAY_ABORT || v->rank != l->domain->rank
        || memcmp(v->head.extent, l->domain->extent,
                  (size_t)v->rank * sizeof *v->head.extent)
        || !rt_view_is_exact(v))
        return false;
    for (unsigned j = 0; j < k->argument_count; j++)
        if (j != i && is_view(l, j) && view_of(l, j)->storage == v->storage)
            return false;
    return true;
}

static unsigned access_to(const struct launch *l, unsigned i)
{
    unsigned access = l->kernel->arguments[i].access;
    return overwrites(l, i) ? access : access & ~(unsigned)AMPRT_OVERWRITES;
}

static void leave_overwritten(const struct launch *l)
{
    for (unsigned i = 0; i < l->kernel->argument_count; i++)
        if (is_view(l, i) && access_to(l, i) & AMPRT_OVERWRITES)
            rt_device_overwrote(view_of(l, i), l->queue);
}

/* One round of bringing every view to the device. The lock may be dropped:
 * then another round is needed. */
static amp_status bring_views(struct launch *l)
{
    unsigned drops = rt_drops;
    rt.round++;
    for (unsigned i = 0; i < l->kernel->argument_count; i++) {
        struct rt_view *v;
        if (!is_view(l, i))
            continue;
        amp_status status = drops == l->seen ? AMP_OK : captured(l, i, &v);
        if (status)
            return status;
        view_of(l, i)->storage->round = rt.round;
    }
    for (unsigned i = 0; i < l->kernel->argument_count; i++) {
        if (!is_view(l, i))
            continue;
        amp_status status =
            rt_device_acquire(view_of(l, i), l->queue, access_to(l, i));
        if (status || drops != rt_drops)
            return status;
    }
    return AMP_OK;
}

/* ---- arguments --------------------------------------------------------- */

static void put_shape(unsigned char *at, const struct rt_view *v)
{
    size_t bytes = (size_t)v->rank * sizeof *v->place;
    memcpy(at, v->place, bytes);
    memcpy(at + bytes, v->head.extent,
           (size_t)v->rank * sizeof *v->head.extent);
}

static amp_status set_buffers(struct launch *l, cl_uint *count)
{
    struct rt_program *p = l->program;
    *count = 0;
    for (unsigned i = 0; i < l->kernel->argument_count; i++) {
        if (!is_view(l, i))
            continue;
        struct rt_view *v = view_of(l, i);
        struct rt_copy *c = &v->storage->copies[p->device->number];
        cl_uint n = (*count)++;
        if (p->serials[n] == c->serial)
            continue;
        p->serials[n] = 0;
        cl_int code = clSetKernelArg(p->kernel, n, sizeof c->buffer,
                                     &c->buffer);
        if (code)
            return rt_fail_cl(code, p->device, "to pass a view");
        p->serials[n] = c->serial;
    }
    return AMP_OK;
}

enum { SEVERAL_AT = 3 * sizeof(int) };

static amp_status set_block(struct launch *l, cl_uint number)
{
    struct rt_program *p = l->program;
    const struct amprt_kernel *k = l->kernel;
    memset(p->block, 0, k->block_size);
    memcpy(p->block, l->domain->extent,
           (size_t)l->domain->rank * sizeof(int));
    if (k->needs & AMPRT_TAKES_SEVERAL)
        memcpy(p->block + SEVERAL_AT, &l->several, sizeof l->several);
    for (unsigned i = 0; i < k->argument_count; i++) {
        const struct amprt_argument *a = &k->arguments[i];
        if (is_view(l, i))
            put_shape(p->block + a->offset, view_of(l, i));
        else
            memcpy(p->block + a->offset, l->captures[i], a->size);
    }
    if (p->block_is_set && !memcmp(p->block, p->last_block, k->block_size))
        return AMP_OK;
    p->block_is_set = false;
    cl_int code = clSetKernelArg(p->kernel, number, k->block_size, p->block);
    if (code)
        return rt_fail_cl(code, p->device, "to pass the captured values");
    memcpy(p->last_block, p->block, k->block_size);
    p->block_is_set = true;
    return AMP_OK;
}

/* ---- sizes ------------------------------------------------------------- */

/* The simple model's tiles, the same for every launch of a rank: a driver may
 * compile anew for each. */
static void pick_tile(const struct launch *l, size_t local[3])
{
    static const size_t tiles[3][3] = {{256, 1, 1}, {32, 8, 1}, {32, 4, 2}};
    const rt_device *d = l->queue->device;
    size_t threads = 1;
    memcpy(local, tiles[l->domain->rank - 1], 3 * sizeof *local);
    for (int i = 0; i < 3; i++) {
        while (local[i] > d->tile_limit[i])
            local[i] /= 2;
        threads *= local[i];
    }
    for (int i = 2; threads > l->program->largest_tile && threads > 1;) {
        if (local[i] > 1) {
            local[i] /= 2;
            threads /= 2;
        } else {
            i--;
        }
    }
}

/* The serial form of the simple model: work-items enough to keep the device
 * busy to the end, each with rows, or parts of rows that are not short. */
static void set_parts(struct launch *l)
{
    const struct amprt_domain *domain = l->domain;
    size_t units = l->queue->device->units;
    size_t wanted = PARTS_OF_UNIT * (units ? units : 1);
    for (int d = 0; d < domain->rank; d++) {
        int cl = domain->rank - 1 - d;
        size_t most = (size_t)domain->extent[d];
        if (!cl)
            most = (most + SHORT_ROW - 1) / SHORT_ROW;
        l->local[cl] = 1;
        l->global[cl] = most < wanted ? most : wanted;
        wanted = (wanted + l->global[cl] - 1) / l->global[cl];
    }
}

/* How many elements a work-item is given: several where work-items enough are
 * left, and rows enough for a group. */
static int pick_several(const struct launch *l)
{
    const struct amprt_domain *domain = l->domain;
    int rank = domain->rank;
    size_t from = l->queue->device->several_from, elements = 1;
    if (!(l->kernel->needs & AMPRT_TAKES_SEVERAL) || l->program->is_serial
        || from == SIZE_MAX || (rank == 1 && l->local[0] != AMPRT_STEP))
        return 1;
    for (int d = 0; d < rank; d++)
        elements *= (size_t)domain->extent[d];
    size_t group = AMPRT_SEVERAL * l->local[rank > 1];
    size_t along = (size_t)domain->extent[rank == 3];
    bool is_enough = elements >= from && (!from || along >= group);
    return is_enough && along < INT_MAX - group ? AMPRT_SEVERAL : 1;
}

static void set_sizes(struct launch *l)
{
    const struct amprt_domain *domain = l->domain;
    l->several = 1;
    if (!domain->tile[0] && l->program->is_serial) {
        set_parts(l);
        return;
    }
    if (!domain->tile[0]) {
        pick_tile(l, l->local);
        l->several = pick_several(l);
    }
    for (int d = 0; d < domain->rank; d++) {
        int cl = domain->rank - 1 - d;
        if (domain->tile[0])
            l->local[cl] = (size_t)domain->tile[d];
        size_t wide = l->local[cl];
        if (d == (domain->rank == 3))
            wide *= (size_t)l->several;
        size_t tiles = ((size_t)domain->extent[d] + wide - 1) / wide;
        if (l->program->is_serial)
            l->local[cl] = 1;
        l->global[cl] = tiles * l->local[cl];
    }
}

/* ---- the launch -------------------------------------------------------- */

static amp_status find_program(struct launch *l)
{
    rt_device *d = l->queue->device;
    l->program = rt_program_find(l->kernel, d, l->variant);
    if (l->program)
        return AMP_OK;
    rt_unlock();
    amp_status status = rt_program_build(l->kernel, d, l->variant);
    rt_lock();
    if (!status)
        l->program = rt_program_find(l->kernel, d, l->variant);
    return status;
}

/* *event is made where it is traced. */
static cl_int enqueue(struct launch *l, cl_event *event)
{
    return clEnqueueNDRangeKernel(l->queue->queue, l->program->kernel,
                                  (cl_uint)l->domain->rank, NULL, l->global,
                                  l->local, 0, NULL,
                                  rt.tracing ? event : NULL);
}

static amp_status set_abort_word(struct launch *l, cl_uint number)
{
    amp_status status = rt_abort_word(l->kernel, l->queue, &l->abort_word);
    if (status)
        return status;
    cl_int code = clSetKernelArg(l->program->kernel, number,
                                 sizeof l->abort_word, &l->abort_word);
    return code ? rt_fail_cl(code, l->queue->device, "to pass a word")
                : AMP_OK;
}

static amp_status set_arguments(struct launch *l)
{
    cl_uint count;
    amp_status status = set_buffers(l, &count);
    if (!status && l->kernel->needs & AMPRT_MAY_ABORT)
        status = set_abort_word(l, count++);
    return status ? status : set_block(l, count);
}

static void drop_abort_word(struct launch *l)
{
    if (l->abort_word)
        clReleaseMemObject(l->abort_word);
    l->abort_word = NULL;
}

/* Everything is on the device and the lock was not dropped since. */
static amp_status submit(struct launch *l)
{
    long long since = rt_trace_clock();
    set_sizes(l);
    amp_status status = set_arguments(l);
    if (status) {
        drop_abort_word(l);
        return status;
    }
    cl_event event = NULL;
    cl_int code = enqueue(l, &event);
    if (rt_is_out_of_memory(code) && rt_storage_evict(l->queue->device))
        code = enqueue(l, &event);
    if (code) {
        drop_abort_word(l);
        return rt_fail_cl(code, l->queue->device, "to launch the kernel");
    }
    leave_overwritten(l);
    rt_queue_submit(l->queue);
    rt_trace_launch(l->kernel, l->domain, l->queue, event, since);
    return AMP_OK;
}

static amp_status launch(struct launch *l, amp_accelerator_view av)
{
    amp_status status = look_at_views(l, av);
    if (!status)
        status = check(l);
    if (!status)
        status = find_program(l);
    if (!status && l->kernel->tile[0])
        status = check_tile(l->kernel, l->queue->device,
                            l->program->largest_tile);
    unsigned drops;
    do {
        drops = rt_drops;
        if (!status)
            status = bring_views(l);
    } while (!status && drops != rt_drops);
    return status ? status : submit(l);
}

amp_status amprt_launch(struct amprt_kernel *kernel, amp_accelerator_view av,
                        const struct amprt_domain *domain,
                        const void *const *captures)
{
    struct launch l = {.kernel = kernel, .domain = domain,
                       .captures = captures};
    amp_status status = check_domain(kernel, domain);
    if (!status) {
        status = rt_enter();
        if (!status)
            status = launch(&l, av);
        rt_unlock();
        if (l.abort_word)
            status = rt_abort_check(kernel, l.queue, l.abort_word);
    }
    return rt_report(status, "parallel_for_each", kernel->file,
                     kernel->line);
}
