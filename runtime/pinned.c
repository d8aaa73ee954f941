/* pinned.c - large copies between host and device, through pinned memory.
 *
 * A driver copies pageable memory on one thread: on an H100 9 GB/s to the device and 14
 * GB/s back. Here each of several threads copies pieces to pinned memory of its own, which
 * the device fetches meanwhile; or what the device has stored there, from it: with 8
 * threads 42 and 38 GB/s.
 *
 * Such a copy has its place in the order of a queue, as a command has: it begins once a
 * marker is done, and a barrier holds what comes after until its event is complete, which
 * is a user event. Its pieces go through a queue of their own, the lane's. A thread waits
 * for each marker: drivers exist (NVIDIA's) that call back for an event 10 ms late.
 */
#include "rt.h"
#include "bytes.h"
#include "trace.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    SLOTS = 2, /* of a thread: it fills one while the device empties the other */
    MOST_THREADS = 8, /* more are no faster */
    LEAST_PIECE = 1 << 12,
    MOST_PIECE = 1 << 20,
    LEAST_COPY = 1 << 23, /* bytes; less takes the driver no longer */
    WORTH_OPENING = 1 << 27 /* bytes to copy: pinning takes as long as 100 MB do */
};

struct move {
    struct move *next;
    cl_mem buffer;
    size_t offset, bytes; /* in the buffer */
    char *memory;
    bool to_host;
    cl_event start, done;
    size_t piece, given; /* bytes of a piece, and of all that threads have taken */
    unsigned left;       /* pieces that are not done */
    cl_int code;         /* the first failure */
    long long began;
};

struct moves {
    struct move *first, **end;
    unsigned count;
};

struct piece {
    struct move *move; /* NULL: the slot is free */
    size_t at, bytes;
    cl_event event;
};

struct rt_lane {
    pthread_mutex_t lock; /* not held while a driver is called */
    pthread_cond_t due, given, idle;
    rt_device *device;
    struct moves waiting;      /* for their markers */
    struct moves begun;        /* with pieces to take */
    unsigned waiters, moves;   /* threads that have none to wait for; all that are not done */
    cl_command_queue queue;
    cl_mem buffer;
    char *memory; /* pinned: MOST_PIECE bytes for each slot of each thread */
    unsigned threads;
};

/* ---- lists ------------------------------------------------------------- */

static void append(struct moves *list, struct move *m)
{
    m->next = NULL;
    if (!list->first)
        list->end = &list->first;
    *list->end = m;
    list->end = &m->next;
    list->count++;
}

static struct move *remove_first(struct moves *list)
{
    struct move *m = list->first;
    list->first = m->next;
    list->count--;
    return m;
}

/* ---- the pieces -------------------------------------------------------- */

struct worker {
    struct rt_lane *lane;
    char *memory;
    struct piece slots[SLOTS];
    unsigned next;
};

static unsigned finished; /* copies */

/* What copies did is seen by who has seen their events complete. Drivers see to that,
 * too, but sanitizers do not see it of them. */
void rt_pinned_see(void)
{
    (void)__atomic_load_n(&finished, __ATOMIC_ACQUIRE);
}

static void finish_move(struct rt_lane *lane, struct move *m)
{
    cl_event done = m->done;
    cl_int code = __atomic_load_n(&m->code, __ATOMIC_RELAXED);
    rt_trace_moved(done, m->began);
    clReleaseMemObject(m->buffer);
    free(m);
    __atomic_add_fetch(&finished, 1, __ATOMIC_RELEASE);
    clSetUserEventStatus(done, code ? code : CL_COMPLETE);
    clReleaseEvent(done);
    pthread_mutex_lock(&lane->lock);
    if (--lane->moves == 0)
        pthread_cond_broadcast(&lane->idle);
    pthread_mutex_unlock(&lane->lock);
}

static void note_failure(struct move *m, cl_int code)
{
    cl_int none = CL_SUCCESS;
    if (code)
        __atomic_compare_exchange_n(&m->code, &none, code, false,
                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static char *memory_of(struct worker *w, const struct piece *p)
{
    return w->memory + (size_t)(p - w->slots) * MOST_PIECE;
}

static void begin_piece(struct worker *w, struct piece *p)
{
    struct move *m = p->move;
    cl_command_queue queue = w->lane->queue;
    char *pinned = memory_of(w, p);
    size_t offset = m->offset + p->at;
    cl_int code;
    if (m->to_host) {
        code = clEnqueueReadBuffer(queue, m->buffer, CL_FALSE, offset, p->bytes,
                                   pinned, 0, NULL, &p->event);
    } else {
        memcpy(pinned, m->memory + p->at, p->bytes);
        code = clEnqueueWriteBuffer(queue, m->buffer, CL_FALSE, offset, p->bytes,
                                    pinned, 0, NULL, &p->event);
    }
    if (!code)
        clFlush(queue);
    else
        p->event = NULL;
    note_failure(m, code);
}

static void finish_piece(struct worker *w, struct piece *p)
{
    struct move *m = p->move;
    if (p->event) {
        cl_int code = clWaitForEvents(1, &p->event);
        clReleaseEvent(p->event);
        note_failure(m, code);
        if (!code && m->to_host)
            memcpy(m->memory + p->at, memory_of(w, p), p->bytes);
    }
    p->move = NULL;
    if (__atomic_sub_fetch(&m->left, 1, __ATOMIC_ACQ_REL) == 0)
        finish_move(w->lane, m);
}

/* ---- the threads ------------------------------------------------------- */

/* Takes a piece; where there is none, waits for one or returns false. */
static bool take(struct rt_lane *lane, struct piece *p, bool waits)
{
    pthread_mutex_lock(&lane->lock);
    while (waits && !lane->begun.first)
        pthread_cond_wait(&lane->given, &lane->lock);
    struct move *m = lane->begun.first;
    if (m) {
        size_t rest = m->bytes - m->given;
        *p = (struct piece){m, m->given, rest < m->piece ? rest : m->piece, NULL};
        m->given += p->bytes;
        if (m->given == m->bytes)
            remove_first(&lane->begun);
    }
    pthread_mutex_unlock(&lane->lock);
    return m;
}

static bool has_pieces(const struct worker *w)
{
    for (int i = 0; i < SLOTS; i++)
        if (w->slots[i].move)
            return true;
    return false;
}

static void *work(void *worker)
{
    struct worker *w = worker;
    for (;; w->next = (w->next + 1) % SLOTS) {
        struct piece *p = &w->slots[w->next];
        if (p->move)
            finish_piece(w, p);
        if (take(w->lane, p, !has_pieces(w)))
            begin_piece(w, p);
    }
    return NULL;
}

static bool start(void *(*run)(void *), void *argument)
{
    pthread_t thread;
    bool is_started = rt_start_thread(&thread, run, argument);
    if (is_started)
        pthread_detach(thread);
    return is_started;
}

static bool start_worker(struct rt_lane *lane, unsigned number)
{
    struct worker *w = calloc(1, sizeof *w);
    if (!w)
        return false;
    *w = (struct worker){
        .lane = lane, .memory = lane->memory + (size_t)number * SLOTS * MOST_PIECE};
    bool is_started = start(work, w);
    if (!is_started)
        free(w);
    return is_started;
}

/* What was before it in its queue is done. */
static void begin_move(struct rt_lane *lane, struct move *m)
{
    note_failure(m, clWaitForEvents(1, &m->start));
    clReleaseEvent(m->start);
    m->began = rt_trace_clock();
    pthread_mutex_lock(&lane->lock);
    append(&lane->begun, m);
    pthread_cond_broadcast(&lane->given);
    pthread_mutex_unlock(&lane->lock);
}

/* A move whose marker nobody waits for; where there is none, waits for one or returns
 * NULL. */
static struct move *take_waiting(struct rt_lane *lane, bool waits)
{
    pthread_mutex_lock(&lane->lock);
    lane->waiters++;
    while (waits && !lane->waiting.first)
        pthread_cond_wait(&lane->due, &lane->lock);
    lane->waiters--;
    struct move *m = lane->waiting.first ? remove_first(&lane->waiting) : NULL;
    pthread_mutex_unlock(&lane->lock);
    return m;
}

static void *wait_for_markers(void *of)
{
    struct rt_lane *lane = of;
    for (;;)
        begin_move(lane, take_waiting(lane, true));
    return NULL;
}

/* Takes over a move. Each has a thread that waits, or the next one could be late. */
static void add_move(struct rt_lane *lane, struct move *m)
{
    pthread_mutex_lock(&lane->lock);
    lane->moves++;
    append(&lane->waiting, m);
    bool lacks_thread = lane->waiting.count > lane->waiters;
    pthread_cond_signal(&lane->due);
    pthread_mutex_unlock(&lane->lock);
    if (lacks_thread && !start(wait_for_markers, lane)
        && (m = take_waiting(lane, false)))
        begin_move(lane, m);
}

/* ---- a device's lane --------------------------------------------------- */

static bool pin(struct rt_lane *lane)
{
    rt_device *d = lane->device;
    size_t bytes = (size_t)lane->threads * SLOTS * MOST_PIECE;
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
                             .due = PTHREAD_COND_INITIALIZER,
                             .given = PTHREAD_COND_INITIALIZER,
                             .idle = PTHREAD_COND_INITIALIZER,
                             .device = d, .threads = d->pinning_threads};
    rt_signals_block(&signals);
    bool is_pinned = pin(lane);
    rt_signals_restore(&signals);
    while (is_pinned && started < lane->threads && start_worker(lane, started))
        started++;
    if (started)
        return lane;
    close_lane(lane);
    return NULL;
}

/* AMP_PINNED is the least number of bytes that are copied so, by any device with memory
 * of its own; 0: none are. */
void rt_pinned_choose(rt_device *d)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned threads = cores > 2 * MOST_THREADS ? MOST_THREADS
        : cores > 1 ? (unsigned)cores / 2 : 1;
    bool is_asked = getenv("AMP_PINNED") != NULL;
    bool pays = d->is_gpu && threads > 1;
    d->pinned_from = bytes_of_variable("AMP_PINNED", LEAST_COPY);
    d->pinning_due = is_asked ? 0 : WORTH_OPENING;
    if (!d->shares_memory && d->pinned_from && (pays || is_asked))
        d->pinning_threads = threads;
}

/* Whether a copy of so many bytes counts, and goes there once it is due. */
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
    size_t piece = bytes / (lane->threads * SLOTS) / LEAST_PIECE * LEAST_PIECE;
    return piece < LEAST_PIECE ? LEAST_PIECE : piece > MOST_PIECE ? MOST_PIECE : piece;
}

/* Between a marker, *start, and a barrier, of q; false, with nothing to undo, where the
 * driver does not do it. */
static bool take_place(rt_queue *q, cl_event *start, cl_event *done)
{
    cl_int code;
    *done = clCreateUserEvent(q->device->context, &code);
    if (code)
        return false;
    if (clEnqueueMarkerWithWaitList(q->queue, 0, NULL, start)) {
        clReleaseEvent(*done);
        return false;
    }
    clFlush(q->queue);
    if (!clEnqueueBarrierWithWaitList(q->queue, 1, done, NULL))
        return true;
    clReleaseEvent(*start);
    clReleaseEvent(*done);
    return false;
}

static bool begin(rt_queue *q, const struct move *model, cl_event *event)
{
    struct rt_lane *lane = lane_for(q->device, model->bytes);
    struct move *m = lane ? malloc(sizeof *m) : NULL;
    if (m)
        *m = *model;
    if (!m || !take_place(q, &m->start, event)) {
        free(m);
        return false;
    }
    m->done = *event;
    m->piece = piece_of(lane, m->bytes);
    m->left = (unsigned)((m->bytes + m->piece - 1) / m->piece);
    clRetainMemObject(m->buffer);
    clRetainEvent(m->done);
    add_move(lane, m);
    return true;
}

cl_int rt_read_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                      void *to, cl_event *event)
{
    struct move m = {.buffer = buffer, .offset = offset, .bytes = bytes,
                     .memory = to, .to_host = true};
    if (event && begin(q, &m, event))
        return CL_SUCCESS;
    return clEnqueueReadBuffer(q->queue, buffer, event ? CL_FALSE : CL_TRUE, offset,
                               bytes, to, 0, NULL, event);
}

cl_int rt_write_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                       const void *from, cl_event *event)
{
    struct move m = {.buffer = buffer, .offset = offset, .bytes = bytes,
                     .memory = (char *)(uintptr_t)from};
    if (begin(q, &m, event))
        return CL_SUCCESS;
    return clEnqueueWriteBuffer(q->queue, buffer, CL_FALSE, offset, bytes, from, 0, NULL,
                                event);
}

/* Waits until no copy is under way; then no thread here is in a driver. */
void rt_pinned_end(void)
{
    for (int i = 0; i < rt.device_count; i++) {
        struct rt_lane *lane = rt.devices[i].lane;
        if (!lane)
            continue;
        pthread_mutex_lock(&lane->lock);
        while (lane->moves)
            pthread_cond_wait(&lane->idle, &lane->lock);
        pthread_mutex_unlock(&lane->lock);
    }
}
