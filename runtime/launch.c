/* launch.c - parallel_for_each: checks a launch, makes its views current on the
 * device, sets the arguments, and enqueues the kernel.
 */
#include "launch.h"
#include "lock.h"
#include "trace.h"

#include <stdio.h>
#include <string.h>

/* ---- checks ------------------------------------------------------------ */

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

amp_status rt_launch_check_domain(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    const struct amprt_domain *domain = l->domain;
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
        return k->tile[0] ? check_divides(domain) : AMP_OK;
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

size_t rt_launch_tile_threads(const struct amprt_kernel *k)
{
    size_t threads = 1;
    for (int i = 0; i < k->rank; i++)
        threads *= (size_t)k->tile[i];
    return threads;
}

static amp_status check_tile(const struct amprt_kernel *k, const rt_device *d,
                             size_t largest)
{
    for (int i = 0; i < k->rank; i++) {
        int cl = k->rank - 1 - i;
        if ((size_t)k->tile[i] > d->tile_limit[cl])
            return rt_fail(AMP_INVALID_DOMAIN,
                           "tile %s is too large: %s allows %zu in"
                           " dimension %d", rt_text_extent(k->rank, k->tile).at,
                           d->name, d->tile_limit[cl], i);
    }
    if (rt_launch_tile_threads(k) > largest)
        return rt_fail(AMP_INVALID_DOMAIN,
                       "tile %s is too large: %s allows %zu threads in a"
                       " tile%s", rt_text_extent(k->rank, k->tile).at, d->name,
                       largest,
                       largest < d->largest_tile ? " of this kernel" : "");
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

/* A driver would crash. */
static amp_status check_private(const struct amprt_kernel *k, const rt_device *d)
{
    size_t threads = rt_launch_tile_threads(k);
    size_t room = rt_launch_private_room(k, d);
    if (rt_runs_serial(k, d) || (threads ? threads : 1) <= room)
        return AMP_OK;
    if (!threads)
        return rt_fail(AMP_UNSUPPORTED,
                       "the kernel has %u bytes of private arrays for each"
                       " thread and %s allows %zu", k->private_memory, d->name,
                       d->stack);
    return rt_fail(AMP_UNSUPPORTED,
                   "the kernel has %u bytes of private arrays for each of %zu"
                   " threads of a tile and %s allows %zu for all",
                   k->private_memory, threads, d->name, d->stack);
}

/* What depends on the kernel and the device alone. */
static amp_status check_kernel(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    const rt_device *d = l->queue->device;
    amp_status status = AMP_OK;
    if (k->tile[0])
        status = check_tile(k, d, d->largest_tile);
    if (!status)
        status = check_device(k, d);
    return status ? status : check_private(k, d);
}

/* ---- the launch -------------------------------------------------------- */

/* That a work-group which does several tiles or elements has at least. */
static size_t several_threads(const struct rt_launch *l)
{
    return l->kernel->tile[0] ? rt_launch_tile_threads(l->kernel)
        : l->domain->rank == 1 ? AMPRT_STEP : 1;
}

/* Where it is built, without the lock, the launch has no program yet. Where the
 * build that does several asks for too much, another is taken. */
static amp_status find_program(struct rt_launch *l)
{
    rt_device *d = l->queue->device;
    l->program = rt_program_find(l->kernel, d, l->variant, NULL);
    if (l->program && l->variant & RT_SEVERAL
        && several_threads(l) > l->program->largest_tile) {
        l->variant &= ~(unsigned)(RT_SEVERAL | RT_WHOLE);
        l->program = rt_program_find(l->kernel, d, l->variant, NULL);
    }
    if (l->program)
        return AMP_OK;
    amp_status status = check_kernel(l);
    if (status)
        return status;
    rt_unlock();
    status = rt_program_build(l->kernel, d, l->variant, NULL);
    rt_lock();
    return status;
}

/* The build's own limit, which it keeps to once it did. */
static amp_status check_program(struct rt_launch *l)
{
    struct rt_program *p = l->program;
    amp_status status = AMP_OK;
    if (l->kernel->tile[0] && !p->takes_tile)
        status = check_tile(l->kernel, p->device, p->largest_tile);
    p->takes_tile = !status;
    return status;
}

cl_int rt_launch_enqueue(struct rt_launch *l, cl_event *event)
{
    rt_queue *q = l->queue;
    cl_event own = NULL;
    cl_int code = clEnqueueNDRangeKernel(
        q->queue, l->program->kernel, (cl_uint)l->domain->rank, NULL, l->global,
        l->local, 0, NULL, rt.tracing ? event : q->device->in_place ? &own : NULL);
    if (!code)
        rt_queue_launched(q, own);
    return code;
}

/* Everything is on the device and the lock was not dropped since. */
static amp_status submit(struct rt_launch *l)
{
    long long since = rt_trace_clock();
    rt_launch_size(l);
    rt_launch_put_shapes(l);
    rt_launch_put_values(l);
    if (rt_chain_takes(l)) {
        rt_launch_leave(l);
        rt_launch_note(l);
        return AMP_OK;
    }
    amp_status status = rt_launch_set_arguments(l);
    if (status)
        return status;
    cl_event event = NULL;
    cl_int code = rt_launch_enqueue(l, &event);
    while (rt_is_out_of_memory(code) && rt_storage_evict(l->queue->device))
        code = rt_launch_enqueue(l, &event);
    if (code)
        return rt_fail_cl(code, l->queue->device, "to launch the kernel");
    rt_launch_leave(l);
    rt_queue_submit(l->queue);
    rt_trace_launch(l->kernel, l->domain, l->queue, event, since);
    rt_launch_note(l);
    return AMP_OK;
}

static amp_status launch_anew(struct rt_launch *l)
{
    struct rt_captured views[l->kernel->argument_count + 1];
    l->views = views;
    rt_chain_submit();
    amp_status status = rt_launch_check_domain(l);
    while (!status && !l->program) {
        status = rt_launch_look(l);
        if (!status)
            status = find_program(l);
        if (!status && l->program)
            status = rt_specialise(l);
        if (!status && l->program)
            status = rt_chain_wait(l);
        if (!status && l->program)
            status = check_program(l);
        if (!status && l->program)
            status = rt_launch_bring(l);
    }
    return status ? status : submit(l);
}

/* What the kernel's word says, where there is one. Without the lock. */
static amp_status end_word(struct rt_launch *l, amp_status status)
{
    if (l->abort_word && !status)
        return rt_abort_check(l->kernel, l->queue, l->abort_word);
    if (l->abort_word)
        clReleaseMemObject(l->abort_word);
    return status;
}

/* What a kernel prints stands between what the host prints before and after it, as if the
 * launch was done when it returns. Drivers write past the host's stdout, which has a buffer
 * where it is a file or a pipe. */
static void begin_printing(const struct amprt_kernel *k)
{
    if (k->needs & AMPRT_MAY_PRINT)
        fflush(stdout);
}

static amp_status end_printing(const struct rt_launch *l, amp_status status)
{
    if (status || !(l->kernel->needs & AMPRT_MAY_PRINT))
        return status;
    long long since = rt_trace_clock();
    cl_int code = clFinish(l->queue->queue);
    rt_trace_waited(since);
    return code ? rt_fail_cl(code, l->queue->device, "to run the kernel") : AMP_OK;
}

amp_status amprt_launch(struct amprt_kernel *kernel, amp_accelerator_view av,
                        const struct amprt_domain *domain,
                        const void *const *captures)
{
    struct rt_launch l = {.kernel = kernel, .domain = domain,
                          .captures = captures, .named = av};
    begin_printing(kernel);
    rt_lock_to_launch();
    amp_status status = rt_admit();
    if (!status)
        status = rt_chain_failure();
    if (!status && !rt_launch_repeat(&l))
        status = launch_anew(&l);
    rt_unlock();
    status = end_printing(&l, end_word(&l, status));
    return rt_report(status, "parallel_for_each", kernel->file,
                     kernel->line);
}
