/* pinned.c - large copies between host and device, through pinned memory.
 *
 * A driver copies pageable memory on one thread: on an H100 9 GB/s to the device and 14
 * GB/s back. Here each of several threads copies pieces to pinned memory of its own, which
 * the device fetches meanwhile; or what the device has stored there, from it: with 8
 * threads 42 and 38 GB/s.
 *
 * Such a copy has its place in the order of a queue, as a command has: it begins once a
 * marker is done. Its pieces go through a queue of their own, the lane's. Where it is to go
 * on by itself, a barrier holds what comes after until its event is complete, which is a
 * user event, and a thread waits for the marker: drivers exist (NVIDIA's) that call back
 * for an event 10 ms late. Once a context has had a user event, each launch takes that
 * driver 1.5 to 3 us more. So the calling thread waits for its copy where it may, and would
 * anyway, or where the device has nothing else to do.
 */
#include "lane.h"
#include "pinned.h"
#include "bytes.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
    LEAST_PIECE = 1 << 12,
    LEAST_COPY = 1 << 23, /* bytes; less takes the driver no longer */
    BYTES_OF_SOON = 32, /* a nanosecond: as fast as they are copied */
    WORTH_OPENING = 1 << 28 /* bytes to copy: pinning takes as long as 200 MB do */
};

/* ---- a device's lane --------------------------------------------------- */

static bool pin(struct rt_lane *lane)
{
    rt_device *d = lane->device;
    size_t bytes = (size_t)lane->threads * LANE_SLOTS * LANE_MOST_PIECE;
    cl_int code;
    lane->queue = clCreateCommandQueue(d->context, d->id, 0, &code);
    if (code)
        return false;
    lane->buffer = clCreateBuffer(d->context, CL_MEM_ALLOC_HOST_PTR, bytes, NULL, &code);
    if (code)
        return false;
    lane->memory = clEnqueueMapBuffer(lane->queue, lane->buffer, CL_TRUE,
                                      CL_MAP_READ | CL_MAP_WRITE, 0, bytes, 0, NULL,
                                      NULL, &code);
    return !code;
}

static void close_lane(struct rt_lane *lane)
{
    if (lane->buffer)
        clReleaseMemObject(lane->buffer);
    if (lane->queue)
        clReleaseCommandQueue(lane->queue);
    free(lane);
}

/* NULL where the device or the system has not what it takes. */
static struct rt_lane *open_lane(rt_device *d)
{
    struct rt_lane *lane = calloc(1, sizeof *lane);
    sigset_t signals;
    unsigned started = 0;
    if (!lane)
        return NULL;
    *lane = (struct rt_lane){.lock = PTHREAD_MUTEX_INITIALIZER,
                             .calling = PTHREAD_MUTEX_INITIALIZER,
                             .due = PTHREAD_COND_INITIALIZER,
                             .given = PTHREAD_COND_INITIALIZER,
                             .over = PTHREAD_COND_INITIALIZER,
                             .device = d, .threads = d->pinning_threads};
    rt_signals_block(&signals);
    bool is_pinned = pin(lane);
    rt_signals_restore(&signals);
    while (is_pinned && started < lane->threads && rt_lane_start(lane, started))
        started++;
    if (started)
        return lane;
    close_lane(lane);
    return NULL;
}

void rt_pinned_choose(rt_device *d)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned threads = cores > 2 * LANE_MOST_THREADS ? LANE_MOST_THREADS
        : cores > 1 ? (unsigned)cores / 2 : 1;
    bool is_asked = getenv("AMP_PINNED") != NULL;
    bool pays = d->is_gpu && threads > 1;
    d->pinned_from = bytes_of_variable("AMP_PINNED", LEAST_COPY);
    d->pinning_due = is_asked ? 0 : WORTH_OPENING;
    if (!d->shares_memory && d->pinned_from && (pays || is_asked))
        d->pinning_threads = threads;
}

bool rt_pinned_is_for(const rt_device *d, size_t bytes)
{
    return d->pinning_threads && bytes >= d->pinned_from;
}

/* The lane, for a copy of so many bytes, or NULL. */
static struct rt_lane *lane_for(rt_device *d, size_t bytes)
{
    if (!rt_pinned_is_for(d, bytes))
        return NULL;
    d->pinning_due -= bytes < d->pinning_due ? bytes : d->pinning_due;
    if (!d->lane && !d->pinning_due && !(d->lane = open_lane(d)))
        d->pinning_threads = 0;
    return d->lane;
}

/* ---- a copy ------------------------------------------------------------ */

static size_t piece_of(const struct rt_lane *lane, size_t bytes)
{
    size_t piece = bytes / (lane->threads * LANE_SLOTS) / LEAST_PIECE * LEAST_PIECE;
    return piece < LEAST_PIECE ? LEAST_PIECE
        : piece < LANE_MOST_PIECE ? piece : LANE_MOST_PIECE;
}

/* A user event that holds what q does next; false, with nothing to undo, where the driver
 * does not do it. */
static bool hold(rt_queue *q, cl_event *done)
{
    cl_int code;
    *done = clCreateUserEvent(q->device->context, &code);
    if (code)
        return false;
    if (!clEnqueueBarrierWithWaitList(q->queue, 1, done, NULL))
        return true;
    clReleaseEvent(*done);
    return false;
}

/* Leaves it to the lane's threads. */
static bool leave(struct rt_lane *lane, rt_queue *q, const struct rt_move *model,
                  cl_event *event)
{
    struct rt_move *m = malloc(sizeof *m);
    if (!m || !hold(q, event)) {
        free(m);
        return false;
    }
    *m = *model;
    m->done = *event;
    clRetainMemObject(m->buffer);
    clRetainEvent(m->done);
    rt_lane_leave(lane, m);
    return true;
}

static long long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/* Whether that is complete before as much time is over as the copy itself takes. */
static bool begins_soon(cl_event event, size_t bytes)
{
    long long end = now() + (long long)(bytes / BYTES_OF_SOON);
    while (rt_event_state(event) > CL_COMPLETE)
        if (now() > end)
            return false;
    return true;
}

/* With the lock, which nobody else wants. Afterwards *event is one of q that comes at
 * once, or there is an error. */
static cl_int await(struct rt_lane *lane, rt_queue *q, struct rt_move *m, cl_event *event)
{
    cl_int code = rt_lane_await(lane, m);
    return code ? code : clEnqueueMarkerWithWaitList(q->queue, 0, NULL, event);
}

/* As OpenCL's functions, without waiting unless the caller `waits` for the event next, or
 * the device is idle; false, with nothing to undo, where there is no lane for it. */
static bool move(rt_queue *q, struct rt_move *m, bool waits, cl_event *event, cl_int *code)
{
    struct rt_lane *lane = lane_for(q->device, m->bytes);
    *code = CL_SUCCESS;
    if (!lane || clEnqueueMarkerWithWaitList(q->queue, 0, NULL, &m->start))
        return false;
    clFlush(q->queue);
    m->piece = piece_of(lane, m->bytes);
    m->left = (unsigned)((m->bytes + m->piece - 1) / m->piece);
    if (rt_is_alone() && !rt.tracing && (waits || begins_soon(m->start, m->bytes))) {
        *code = await(lane, q, m, event);
        return true;
    }
    if (leave(lane, q, m, event))
        return true;
    clReleaseEvent(m->start);
    return false;
}

cl_int rt_read_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                      void *to, bool waits, cl_event *event)
{
    struct rt_move m = {.buffer = buffer, .offset = offset, .bytes = bytes,
                     .memory = to, .to_host = true};
    cl_int code;
    if (event && move(q, &m, waits, event, &code))
        return code;
    return clEnqueueReadBuffer(q->queue, buffer, event ? CL_FALSE : CL_TRUE, offset,
                               bytes, to, 0, NULL, event);
}

cl_int rt_write_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                       const void *from, bool waits, cl_event *event)
{
    struct rt_move m = {.buffer = buffer, .offset = offset, .bytes = bytes,
                     .memory = (char *)(uintptr_t)from};
    cl_int code;
    if (move(q, &m, waits, event, &code))
        return code;
    return clEnqueueWriteBuffer(q->queue, buffer, CL_FALSE, offset, bytes, from, 0, NULL,
                                event);
}

void rt_pinned_end(void)
{
    for (int i = 0; i < rt.device_count; i++)
        if (rt.devices[i].lane)
            rt_lane_end(rt.devices[i].lane);
}
