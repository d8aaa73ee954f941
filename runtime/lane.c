/* lane.c - the threads of a device's lane, which copy the pieces of moves. */
#include "lane.h"
#include "pinned.h"
#include "trace.h"

#include <stdlib.h>
#include <string.h>

/* ---- lists ------------------------------------------------------------- */

static void append(struct rt_moves *list, struct rt_move *m)
{
    m->next = NULL;
    if (!list->first)
        list->end = &list->first;
    *list->end = m;
    list->end = &m->next;
    list->count++;
}

static struct rt_move *remove_first(struct rt_moves *list)
{
    struct rt_move *m = list->first;
    list->first = m->next;
    list->count--;
    return m;
}

/* ---- the pieces -------------------------------------------------------- */

struct piece {
    struct rt_move *move; /* NULL: the slot is free */
    size_t at, bytes;
    cl_event event;
};

struct worker {
    struct rt_lane *lane;
    char *memory;
    struct piece slots[LANE_SLOTS];
    unsigned next;
};

static unsigned finished; /* copies */

/* What copies did is seen by who has seen their events complete. Drivers see to that,
 * too, but sanitizers do not see it of them. */
void rt_pinned_see(void)
{
    (void)__atomic_load_n(&finished, __ATOMIC_ACQUIRE);
}

static void complete(struct rt_move *m)
{
    cl_event done = m->done;
    cl_int code = __atomic_load_n(&m->code, __ATOMIC_RELAXED);
    rt_trace_moved(done, m->began);
    clReleaseMemObject(m->buffer);
    free(m);
    __atomic_add_fetch(&finished, 1, __ATOMIC_RELEASE);
    clSetUserEventStatus(done, code ? code : CL_COMPLETE);
    clReleaseEvent(done);
}

static void finish_move(struct rt_lane *lane, struct rt_move *m)
{
    bool is_awaited = !m->done;
    if (!is_awaited)
        complete(m);
    pthread_mutex_lock(&lane->lock);
    if (is_awaited)
        m->is_over = true;
    lane->moves--;
    pthread_cond_broadcast(&lane->over);
    pthread_mutex_unlock(&lane->lock);
}

static void note_failure(struct rt_move *m, cl_int code)
{
    cl_int none = CL_SUCCESS;
    if (code)
        __atomic_compare_exchange_n(&m->code, &none, code, false,
                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

static char *memory_of(struct worker *w, const struct piece *p)
{
    return w->memory + (size_t)(p - w->slots) * LANE_MOST_PIECE;
}

/* One thread at a time gives the queue a command or lets go of one: once two did, each
 * launch takes NVIDIA's driver 3 us more, as once there was a user event; then, it is faster
 * without. A queue for each thread is slower. */
static void call_begin(struct rt_lane *lane, const struct rt_move *m)
{
    if (!m->done)
        pthread_mutex_lock(&lane->calling);
}

static void call_end(struct rt_lane *lane, const struct rt_move *m)
{
    if (!m->done)
        pthread_mutex_unlock(&lane->calling);
}

static void begin_piece(struct worker *w, struct piece *p)
{
    struct rt_move *m = p->move;
    cl_command_queue queue = w->lane->queue;
    char *pinned = memory_of(w, p);
    size_t offset = m->offset + p->at;
    if (!m->to_host)
        memcpy(pinned, m->memory + p->at, p->bytes);
    call_begin(w->lane, m);
    cl_int code = m->to_host
        ? clEnqueueReadBuffer(queue, m->buffer, CL_FALSE, offset, p->bytes, pinned, 0,
                              NULL, &p->event)
        : clEnqueueWriteBuffer(queue, m->buffer, CL_FALSE, offset, p->bytes, pinned, 0,
                               NULL, &p->event);
    if (!code)
        clFlush(queue);
    else
        p->event = NULL;
    call_end(w->lane, m);
    note_failure(m, code);
}

static cl_int await_piece(struct rt_lane *lane, struct piece *p)
{
    cl_int code = clWaitForEvents(1, &p->event);
    call_begin(lane, p->move);
    clReleaseEvent(p->event);
    call_end(lane, p->move);
    return code;
}

static void finish_piece(struct worker *w, struct piece *p)
{
    struct rt_move *m = p->move;
    if (p->event) {
        cl_int code = await_piece(w->lane, p);
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
    struct rt_move *m = lane->begun.first;
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
    for (int i = 0; i < LANE_SLOTS; i++)
        if (w->slots[i].move)
            return true;
    return false;
}

static void *work(void *worker)
{
    struct worker *w = worker;
    for (;; w->next = (w->next + 1) % LANE_SLOTS) {
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

bool rt_lane_start(struct rt_lane *lane, unsigned number)
{
    struct worker *w = calloc(1, sizeof *w);
    if (!w)
        return false;
    *w = (struct worker){
        .lane = lane,
        .memory = lane->memory + (size_t)number * LANE_SLOTS * LANE_MOST_PIECE};
    bool is_started = start(work, w);
    if (!is_started)
        free(w);
    return is_started;
}

/* What was before it in its queue is done. */
static void begin_move(struct rt_lane *lane, struct rt_move *m)
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
static struct rt_move *take_waiting(struct rt_lane *lane, bool waits)
{
    pthread_mutex_lock(&lane->lock);
    lane->waiters++;
    while (waits && !lane->waiting.first)
        pthread_cond_wait(&lane->due, &lane->lock);
    lane->waiters--;
    struct rt_move *m = lane->waiting.first ? remove_first(&lane->waiting) : NULL;
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

/* Each has a thread that waits, or the next one could be late. */
void rt_lane_leave(struct rt_lane *lane, struct rt_move *m)
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

cl_int rt_lane_await(struct rt_lane *lane, struct rt_move *m)
{
    pthread_mutex_lock(&lane->lock);
    lane->moves++;
    pthread_mutex_unlock(&lane->lock);
    begin_move(lane, m);
    pthread_mutex_lock(&lane->lock);
    while (!m->is_over)
        pthread_cond_wait(&lane->over, &lane->lock);
    pthread_mutex_unlock(&lane->lock);
    return m->code;
}

void rt_lane_end(struct rt_lane *lane)
{
    pthread_mutex_lock(&lane->lock);
    while (lane->moves)
        pthread_cond_wait(&lane->over, &lane->lock);
    pthread_mutex_unlock(&lane->lock);
}
