/* chain.c - launches of a few kernels, one after the other, as one launch of the driver's.
 *
 * A driver for CPUs wakes all its threads for each launch: on 16 cores PoCL 5 takes 50 to
 * 80 microseconds for a launch behind another, however little that does. So launches that
 * repeat others (launch_repeat.c) while the device is busy are kept back, and enqueued
 * together: when it is done, when they are many, or at the runtime's next call that is no
 * such launch. In a chain a step of 512 x 512 elements takes 6 microseconds, where a launch
 * takes 72 and a parallel loop of OpenMP 11.
 */
#include "launch.h"
#include "lock.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LINKS = 256 };

static struct {
    const struct rt_chain *chain;
    rt_queue *queue;
    cl_event behind; /* they are enqueued when it comes; or NULL */
    unsigned count, buffer_count;
    int most_parts; /* of a launch */
    cl_mem buffers[AMPRT_LINK_VIEWS];
    struct amprt_link links[MOST_LINKS];
    struct rt_launch first;
    unsigned char *blocks; /* of each its argument block */
    size_t block_room;
} kept;

static struct {
    cl_int code;
    const rt_device *device;
} failure;

/* ---- enqueuing --------------------------------------------------------- */

static size_t worker_count(void)
{
    size_t units = kept.queue->device->units, most = (size_t)kept.most_parts;
    return units < 1 ? 1 : units < most ? units : most;
}

/* The lines, the links and the blocks. */
static cl_mem make_links(size_t lines, cl_int *code)
{
    size_t zeros = lines * AMPRT_LINE;
    size_t links = kept.count * sizeof *kept.links;
    size_t blocks = kept.count * kept.chain->block;
    unsigned char *all = calloc(1, zeros + links + blocks);
    *code = CL_OUT_OF_HOST_MEMORY;
    if (!all)
        return NULL;
    memcpy(all + zeros, kept.links, links);
    memcpy(all + zeros + links, kept.blocks, blocks);
    cl_mem memory = clCreateBuffer(kept.queue->device->context,
                                   CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                   zeros + links + blocks, all, code);
    free(all);
    return memory;
}

cl_int rt_chain_set_arguments(const struct rt_chain *c, cl_kernel kernel, cl_mem links,
                              const cl_int counts[2])
{
    cl_int code = clSetKernelArg(kernel, AMPRT_LINK_VIEWS, sizeof links, &links);
    for (cl_uint i = 0; i < 2 && !code; i++)
        code = clSetKernelArg(kernel, AMPRT_LINK_VIEWS + 1 + i, sizeof *counts, &counts[i]);
    return code ? code : clSetKernelArg(kernel, AMPRT_LINK_VIEWS + 3, c->tiles, NULL);
}

static cl_int enqueue_links(void)
{
    const size_t global = worker_count(), local = 1;
    const size_t lines = 2 + global + (size_t)kept.most_parts;
    const cl_int counts[2] = {(cl_int)lines, (cl_int)kept.count};
    cl_kernel kernel = kept.chain->program->kernel;
    cl_int code;
    cl_event event = NULL;
    cl_mem links = make_links(lines, &code);
    if (code)
        return code;
    for (cl_uint i = 0; i < AMPRT_LINK_VIEWS && !code; i++)
        code = clSetKernelArg(kernel, i, sizeof *kept.buffers,
                              &kept.buffers[i < kept.buffer_count ? i : 0]);
    if (!code)
        code = rt_chain_set_arguments(kept.chain, kernel, links, counts);
    if (!code)
        code = clEnqueueNDRangeKernel(kept.queue->queue, kernel, 1, NULL, &global, &local,
                                      0, NULL, &event);
    clReleaseMemObject(links);
    if (!code)
        rt_queue_launched(kept.queue, event);
    return code;
}

/* One alone is as fast without a chain. */
static bool enqueue_alone(void)
{
    struct rt_launch *l = &kept.first;
    if (kept.count > 1 || kept.queue->device->chains_all)
        return false;
    memcpy(l->program->block, kept.blocks, l->kernel->block_size);
    l->program->shapes_of = NULL;
    return !rt_launch_set_arguments(l) && !rt_launch_enqueue(l, NULL);
}

void rt_chain_submit(void)
{
    if (!kept.count)
        return;
    cl_int code = enqueue_alone() ? CL_SUCCESS : enqueue_links();
    if (!code) {
        rt_queue_submit(kept.queue);
    } else if (!failure.code) {
        failure.code = code;
        failure.device = kept.queue->device;
    }
    if (kept.behind)
        clReleaseEvent(kept.behind);
    kept.behind = NULL;
    kept.count = kept.buffer_count = 0;
    kept.most_parts = 0;
}

amp_status rt_chain_failure(void)
{
    cl_int code = failure.code;
    failure.code = CL_SUCCESS;
    return code ? rt_fail_cl(code, failure.device, "to launch kernels") : AMP_OK;
}

void rt_chain_look(void)
{
    if (kept.behind && rt_event_state(kept.behind) <= CL_COMPLETE)
        rt_chain_submit();
}

/* On a thread of the driver's, which may hold locks of its own. */
static void CL_CALLBACK is_over(cl_event event, cl_int state, void *unused)
{
    (void)event;
    (void)state;
    (void)unused;
    rt_chain_soon();
}

/* ---- keeping launches back --------------------------------------------- */

static bool is_running(const rt_queue *q)
{
    cl_int state = q->launched && q->launched_at == q->issued
        ? rt_event_state(q->launched) : CL_COMPLETE;
    return state > CL_COMPLETE;
}

static bool may_wait(const struct rt_launch *l)
{
    const rt_device *d = l->queue->device;
    return d->chains && l->kernel->needs & AMPRT_MAY_CHAIN && l->program->is_serial
        && !(l->variant & RT_OVERLAP)
        && (kept.count || d->chains_all || is_running(l->queue));
}

/* The chain that is to execute the launch, or NULL. */
static const struct rt_chain *find_chain(const struct rt_launch *l)
{
    const struct rt_chain *chain = l->program->chain;
    if (!chain || (kept.count && kept.chain != chain))
        rt_chain_miss(l);
    return chain;
}

/* The number of the buffer among those of the chain; -1 where it has no room. */
static int number_of(cl_mem buffer)
{
    unsigned i = 0;
    while (i < kept.buffer_count && kept.buffers[i] != buffer)
        i++;
    if (i == AMPRT_LINK_VIEWS)
        return -1;
    kept.buffers[i] = buffer;
    kept.buffer_count += i == kept.buffer_count;
    return (int)i;
}

static bool set_link(struct amprt_link *link, const struct rt_launch *l)
{
    size_t parts = 1;
    for (int d = 0; d < 3; d++) {
        link->items[d] = d < l->domain->rank ? (long long)l->global[d] : 1;
        parts *= (size_t)link->items[d];
    }
    link->parts = (int)parts;
    link->member = l->program->member;
    link->block = (int)(kept.count * kept.chain->block);
    for (unsigned i = 0; i < l->view_count; i++) {
        const struct rt_storage *s = l->views[i].view->storage;
        link->data[i] = number_of(s->copies[l->queue->device->number].buffer);
        if (link->data[i] < 0)
            return false;
    }
    return true;
}

/* False where it has other buffers than those before, more than can be passed. */
static bool add(const struct rt_launch *l)
{
    struct amprt_link *link = &kept.links[kept.count];
    if (!set_link(link, l))
        return false;
    memcpy(kept.blocks + link->block, l->program->block, l->kernel->block_size);
    if (!kept.count)
        kept.first = *l;
    if (link->parts > kept.most_parts)
        kept.most_parts = link->parts;
    kept.count++;
    return true;
}

/* They wait for what runs. Where the driver tells nothing of that, they are enqueued at the
 * next call. */
static bool begin(const struct rt_launch *l, const struct rt_chain *chain)
{
    size_t room = MOST_LINKS * chain->block;
    unsigned char *blocks = room > kept.block_room ? realloc(kept.blocks, room)
                                                   : kept.blocks;
    if (!blocks)
        return false;
    kept.block_room = room > kept.block_room ? room : kept.block_room;
    kept.blocks = blocks;
    kept.chain = chain;
    kept.queue = l->queue;
    if (!is_running(l->queue) || clRetainEvent(l->queue->launched))
        return true;
    kept.behind = l->queue->launched;
    clSetEventCallback(kept.behind, CL_COMPLETE, is_over, NULL);
    return true;
}

bool rt_chain_takes(const struct rt_launch *l)
{
    const struct rt_chain *chain = may_wait(l) ? find_chain(l) : NULL;
    if (kept.count && (kept.chain != chain || kept.queue != l->queue))
        rt_chain_submit();
    if (!chain || (!kept.count && !begin(l, chain)))
        return false;
    if (!add(l)) {
        rt_chain_submit();
        if (!begin(l, chain) || !add(l))
            return false;
    }
    if (kept.count == MOST_LINKS)
        rt_chain_submit();
    else
        rt_chain_look();
    return true;
}
