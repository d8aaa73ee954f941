/* future.c - futures: asynchronous work that the user can wait for.
 *
 * A future is a number. There is an entry for it here until its work is known
 * to have succeeded; a number without an entry means that it has. The
 * entries have a lock of their own. Continuations (amp_then) run on one worker
 * thread, in the order in which the work finishes. A driver may invoke callbacks
 * on any thread, during any call: so these take no lock.
 */
#include "lock.h"
#include "storage.h"
#include "pinned.h"
#include "trace.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct then {
    struct then *next;
    void (*function)(void *);
    void *argument;
};

/* The number of work that could not begin has no entry: it has the status. */
enum { FAILED_BIT = 63 };

struct entry {
    struct entry *next;
    unsigned long long id;
    cl_event event; /* NULL once it is known to have failed */
    bool is_awaited; /* the driver is to call back for it */
    struct entry *called_before; /* of the list `called` */
    amp_status status; /* of work that failed */
    struct then *thens, **thens_end;
    const char *call, *file;
    int line;
};

enum { BUCKETS = 256 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *buckets[BUCKETS];
static unsigned long long last_id;
static size_t entry_count, sweep_at = BUCKETS;
static struct entry *called; /* back by the driver: the last one first */
static sem_t calls;
static bool has_worker;

/* ---- events ---------------------------------------------------------- */

cl_int rt_event_state(cl_event event)
{
    cl_int state = CL_QUEUED;
    if (clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state,
                       &state, NULL))
        return CL_QUEUED;
    rt_pinned_see();
    return state;
}

cl_int rt_event_wait(cl_event event)
{
    long long since = rt_trace_clock();
    __atomic_add_fetch(&rt_waits, 1, __ATOMIC_RELAXED);
    cl_int code = clWaitForEvents(1, &event);
    cl_int state = rt_event_state(event);
    if (code && state > CL_COMPLETE) {
        code = clWaitForEvents(1, &event);
        state = rt_event_state(event);
    }
    rt_trace_waited(since);
    return state <= CL_COMPLETE ? state : code;
}

/* ---- the entries ------------------------------------------------------- */

static struct entry **place_of(unsigned long long id)
{
    struct entry **at = &buckets[id % BUCKETS];
    while (*at && (*at)->id != id)
        at = &(*at)->next;
    return at;
}

static bool is_done(const struct entry *e)
{
    return !e || !e->event || rt_event_state(e->event) <= CL_COMPLETE;
}

static void take_out(struct entry **at)
{
    struct entry *e = *at;
    *at = e->next;
    entry_count--;
    if (e->event)
        clReleaseEvent(e->event);
    free(e);
}


/* Forgets what is done and well. */
static void sweep(void)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct entry **at = &buckets[i]; *at;) {
            struct entry *e = *at;
            if (e->event && !e->thens && !e->is_awaited
                && rt_event_state(e->event) == CL_COMPLETE)
                take_out(at);
            else
                at = &e->next;
        }
}

/* Adds a copy of `model`; its number, or 0 without memory. */
static unsigned long long add(const struct entry *model)
{
    struct entry *e = rt_alloc(sizeof *e);
    if (!e)
        return 0;
    *e = *model;
    e->thens_end = &e->thens;
    pthread_mutex_lock(&lock);
    if (entry_count > sweep_at) {
        sweep();
        sweep_at = 2 * entry_count > BUCKETS ? 2 * entry_count : BUCKETS;
    }
    unsigned long long id = e->id = ++last_id;
    e->next = buckets[id % BUCKETS];
    buckets[id % BUCKETS] = e;
    entry_count++;
    pthread_mutex_unlock(&lock);
    return id;
}

amp_future rt_future_of(cl_event event, const char *call,
                        const char *file, int line)
{
    struct entry model = {
        .event = event, .call = call, .file = file, .line = line};
    unsigned long long id = add(&model);
    if (id)
        return (amp_future){id};
    rt_forget();
    cl_int code = rt_event_wait(event);
    clReleaseEvent(event);
    if (!code)
        return (amp_future){0};
    amp_status status = rt_fail_cl(code, NULL, "at the work");
    return rt_future_failed(rt_report(status, call, file, line));
}

amp_future rt_future_failed(amp_status status)
{
    return (amp_future){1ULL << FAILED_BIT | status};
}

/* ---- the worker -------------------------------------------------------- */

/* Comes after await_call, whatever the driver orders. */
static void CL_CALLBACK note_call(cl_event event, cl_int state, void *entry)
{
    (void)event;
    (void)state;
    struct entry *e = entry;
    struct entry *before = __atomic_load_n(&e->called_before, __ATOMIC_ACQUIRE);
    do
        e->called_before = before;
    while (!__atomic_compare_exchange_n(&called, &before, e, false,
                                        __ATOMIC_RELEASE, __ATOMIC_RELAXED));
    sem_post(&calls);
}

/* The entries called back since the last time, the first one first. */
static struct entry *take_calls(void)
{
    struct entry *last = __atomic_exchange_n(&called, NULL, __ATOMIC_ACQUIRE);
    struct entry *first = NULL;
    while (last) {
        struct entry *before = last->called_before;
        last->called_before = first;
        first = last;
        last = before;
    }
    return first;
}

static struct then *take_thens(struct entry *e)
{
    pthread_mutex_lock(&lock);
    struct then *first = e->thens;
    e->thens = NULL;
    e->thens_end = &e->thens;
    e->is_awaited = false; /* from now on others may free it */
    pthread_mutex_unlock(&lock);
    return first;
}

static void run(struct then *t)
{
    while (t) {
        struct then *next = t->next;
        t->function(t->argument);
        free(t);
        t = next;
    }
}

static void *work(void *unused)
{
    for (;;) {
        while (sem_wait(&calls))
            ;
        for (struct entry *e = take_calls(), *next; e; e = next) {
            next = e->called_before;
            run(take_thens(e));
        }
    }
    return unused;
}

static bool start_worker(void)
{
    if (has_worker)
        return true;
    pthread_t thread;
    sem_init(&calls, 0, 0);
    if (pthread_create(&thread, NULL, work, NULL)) {
        rt_fail(AMP_OUT_OF_MEMORY, "no thread can be started");
        return false;
    }
    pthread_detach(thread);
    return has_worker = true;
}

/* ---- the functions of amp.h -------------------------------------------- */

/* *event is that of `f`, to be released; NULL where it is done. */
static amp_status hold_event(amp_future f, cl_event *event)
{
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    *event = e ? e->event : NULL;
    cl_int code = *event ? clRetainEvent(*event) : CL_SUCCESS;
    pthread_mutex_unlock(&lock);
    return code ? rt_fail_cl(code, NULL, "to wait for the work") : AMP_OK;
}

amp_status amprt_wait(amp_future f, const char *file, int line)
{
    bool report = false;
    cl_event event;
    amp_status status = rt_admit();
    if (!status)
        status = hold_event(f, &event);
    if (status)
        return rt_report(status, "amp_wait", file, line);
    if (f.id >> FAILED_BIT)
        return (amp_status)(f.id & 0xff);
    cl_int code = event ? rt_event_wait(event) : CL_SUCCESS;
    struct entry failed = {0};
    pthread_mutex_lock(&lock);
    struct entry **at = place_of(f.id), *e = *at;
    if (e) {
        if (code && !e->status) {
            e->status = rt_fail_cl(code, NULL, "at the work");
            report = true;
            failed = *e;
        }
        if (e->status && e->event && !e->is_awaited) {
            clReleaseEvent(e->event);
            e->event = NULL;
        }
        status = e->status;
        if (!status && !e->thens && !e->is_awaited)
            take_out(at);
    }
    pthread_mutex_unlock(&lock);
    if (report)
        rt_busy_told(event);
    if (event)
        clReleaseEvent(event);
    if (report)
        rt_report(status, failed.call, failed.file, failed.line);
    rt_trace_call("amp_wait", file, line);
    return status;
}

/* Where it is refused, waiting on would be of no use. */
bool amprt_is_ready(amp_future f, const char *file, int line)
{
    if (rt_report(rt_admit(), "amp_ready", file, line))
        return true;
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    bool is_ready = is_done(e);
    pthread_mutex_unlock(&lock);
    return is_ready;
}

/* Adds `t` to what waits for f; *done where nothing does. The entry in
 * *await is to be called back, and its event released, where it is not NULL. */
static amp_status add_then(amp_future f, struct then *t, bool *done,
                           struct entry **await)
{
    amp_status status = AMP_OK;
    *await = NULL;
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    *done = is_done(e);
    if (!*done && !start_worker())
        status = AMP_OUT_OF_MEMORY;
    if (!*done && !status && !e->is_awaited) {
        cl_int code = clRetainEvent(e->event);
        if (code) {
            status = rt_fail_cl(code, NULL, "to wait for the work");
        } else {
            e->is_awaited = true;
            *await = e;
        }
    }
    if (!*done && !status) {
        *e->thens_end = t;
        e->thens_end = &t->next;
    }
    pthread_mutex_unlock(&lock);
    return status;
}

static void await_call(struct entry *e)
{
    cl_event event = e->event;
    __atomic_store_n(&e->called_before, NULL, __ATOMIC_RELEASE);
    if (clSetEventCallback(event, CL_COMPLETE, note_call, e)) {
        rt_event_wait(event);
        note_call(event, CL_COMPLETE, e);
    }
    clReleaseEvent(event);
}

amp_status amprt_then(amp_future f, void (*function)(void *), void *argument,
                      const char *file, int line)
{
    amp_status status = rt_admit();
    if (!status && !function)
        status = rt_fail(AMP_INVALID_ARGUMENT, "the function is NULL");
    struct then *t = status ? NULL : rt_alloc(sizeof *t);
    if (!t)
        return rt_report(status ? status : AMP_OUT_OF_MEMORY, "amp_then",
                         file, line);
    *t = (struct then){NULL, function, argument};
    bool is_done;
    struct entry *await;
    status = add_then(f, t, &is_done, &await);
    if (status || is_done)
        free(t);
    if (is_done)
        function(argument);
    else if (await)
        await_call(await);
    return rt_report(status, "amp_then", file, line);
}
