/* future.c - work under way that the user can wait for.
 *
 * A future is a number. While its work is not known to be done well there is
 * an entry for the number here; a number without an entry is work done. The
 * entries have a lock of their own, because a driver may call back on any
 * thread, the one that holds the runtime's lock included. What amp_then adds
 * runs on one worker thread, in the order in which the work is done.
 */
#include "rt.h"

#include <pthread.h>
#include <stdlib.h>

struct then {
    struct then *next;
    void (*function)(void *);
    void *argument;
};

struct entry {
    struct entry *next;
    unsigned long long id;
    cl_event event; /* NULL where it failed before it began */
    bool called_back; /* the driver is to call back for it */
    bool reported;
    amp_status status; /* of work that failed */
    struct then *thens, **thens_end;
    const char *call, *file;
    int line;
};

enum { BUCKETS = 256 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t has_ready = PTHREAD_COND_INITIALIZER;
static struct entry *buckets[BUCKETS];
static unsigned long long last_id;
static size_t entry_count;
static struct then *ready, **ready_end = &ready;
static bool has_worker;

/* ---- the entries ------------------------------------------------------- */

static struct entry **place_of(unsigned long long id)
{
    struct entry **at = &buckets[id % BUCKETS];
    while (*at && (*at)->id != id)
        at = &(*at)->next;
    return at;
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

static cl_int state_of(cl_event event)
{
    cl_int state = CL_COMPLETE;
    if (event)
        clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS,
                       sizeof state, &state, NULL);
    return state;
}

/* Forgets what is done and well. */
static void sweep(void)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct entry **at = &buckets[i]; *at;) {
            struct entry *e = *at;
            if (e->event && !e->thens && !e->called_back
                && state_of(e->event) == CL_COMPLETE)
                take_out(at);
            else
                at = &e->next;
        }
}

static struct entry *add(cl_event event)
{
    struct entry *e = rt_alloc(sizeof *e);
    if (!e)
        return NULL;
    pthread_mutex_lock(&lock);
    if (entry_count > BUCKETS)
        sweep();
    e->id = ++last_id;
    e->event = event;
    e->thens_end = &e->thens;
    e->next = buckets[e->id % BUCKETS];
    buckets[e->id % BUCKETS] = e;
    entry_count++;
    pthread_mutex_unlock(&lock);
    return e;
}

/* Takes over the event. Without memory for an entry it waits at once. */
amp_future rt_future_of(cl_event event, const char *call,
                        const char *file, int line)
{
    struct entry *e = add(event);
    if (!e) {
        rt_event_wait(event);
        clReleaseEvent(event);
        return (amp_future){0};
    }
    e->call = call;
    e->file = file;
    e->line = line;
    return (amp_future){e->id};
}

/* The future of work that could not begin, and was reported. */
amp_future rt_future_failed(amp_status status)
{
    struct entry *e = add(NULL);
    if (!e)
        return (amp_future){0};
    e->status = status;
    e->reported = true;
    return (amp_future){e->id};
}

/* Waits; CL_SUCCESS, or the error that the command ended with. */
cl_int rt_event_wait(cl_event event)
{
    long long since = rt_trace_clock();
    cl_int code = clWaitForEvents(1, &event);
    rt_trace_waited(since);
    cl_int state = state_of(event);
    return state < 0 ? state : code;
}

/* ---- the worker -------------------------------------------------------- */

static void *work(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (!ready)
            pthread_cond_wait(&has_ready, &lock);
        struct then *t = ready;
        ready = t->next;
        if (!ready)
            ready_end = &ready;
        pthread_mutex_unlock(&lock);
        t->function(t->argument);
        free(t);
        pthread_mutex_lock(&lock);
    }
    return NULL;
}

static bool start_worker(void)
{
    if (has_worker)
        return true;
    pthread_t thread;
    if (pthread_create(&thread, NULL, work, NULL)) {
        rt_fail(AMP_OUT_OF_MEMORY, "no thread can be started");
        return false;
    }
    pthread_detach(thread);
    return has_worker = true;
}

/* All that waits for `e` is ready to run. */
static void make_ready(struct entry *e)
{
    if (!e->thens)
        return;
    *ready_end = e->thens;
    ready_end = e->thens_end;
    e->thens = NULL;
    e->thens_end = &e->thens;
    pthread_cond_signal(&has_ready);
}

static void CL_CALLBACK called_back(cl_event event, cl_int state, void *id)
{
    (void)event;
    (void)state;
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of((unsigned long long)(uintptr_t)id);
    if (e) {
        make_ready(e);
        e->called_back = false;
    }
    pthread_mutex_unlock(&lock);
}

/* ---- the functions of amp.h -------------------------------------------- */

amp_status amp_wait(amp_future f)
{
    amp_status status = AMP_OK;
    bool report = false;
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    cl_event event = e ? e->event : NULL;
    if (event)
        clRetainEvent(event);
    pthread_mutex_unlock(&lock);
    cl_int code = event ? rt_event_wait(event) : CL_SUCCESS;
    if (event)
        clReleaseEvent(event);

    const char *call = "amp_wait", *file = NULL;
    int line = 0;
    pthread_mutex_lock(&lock);
    struct entry **at = place_of(f.id);
    if ((e = *at)) {
        if (code && !e->status) {
            e->status = rt_fail_cl(code, NULL, "at the work");
            report = !e->reported;
            e->reported = true;
        }
        status = e->status;
        if (e->call)
            call = e->call;
        file = e->file;
        line = e->line;
        if (!status && !e->thens && !e->called_back)
            take_out(at);
    }
    pthread_mutex_unlock(&lock);
    if (report)
        rt_report(status, call, file, line);
    rt_trace_call("amp_wait", file, line);
    return status;
}

bool amp_ready(amp_future f)
{
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    bool is_ready = !e || state_of(e->event) <= CL_COMPLETE;
    pthread_mutex_unlock(&lock);
    return is_ready;
}

/* Adds `t` to what waits for f; false where f is done. *event is to be given
 * a callback, and released, where it is not NULL. */
static bool add_then(amp_future f, struct then *t, cl_event *event)
{
    *event = NULL;
    pthread_mutex_lock(&lock);
    struct entry *e = *place_of(f.id);
    bool waits = e && state_of(e->event) > CL_COMPLETE;
    if (waits && start_worker()) {
        *e->thens_end = t;
        e->thens_end = &t->next;
        if (!e->called_back) {
            e->called_back = true;
            *event = e->event;
            clRetainEvent(e->event);
        }
    }
    pthread_mutex_unlock(&lock);
    return waits;
}

amp_status amp_then(amp_future f, void (*function)(void *), void *argument)
{
    amp_status status = AMP_OK;
    if (!function) {
        status = rt_fail(AMP_INVALID_ARGUMENT, "the function is NULL");
        return rt_report(status, "amp_then", NULL, 0);
    }
    struct then *t = rt_alloc(sizeof *t);
    if (!t)
        return rt_report(AMP_OUT_OF_MEMORY, "amp_then", NULL, 0);
    *t = (struct then){NULL, function, argument};
    cl_event event;
    if (!add_then(f, t, &event)) {
        free(t);
        function(argument);
    } else if (event) {
        if (clSetEventCallback(event, CL_COMPLETE, called_back,
                               (void *)(uintptr_t)f.id)) {
            rt_event_wait(event);
            called_back(event, CL_COMPLETE, (void *)(uintptr_t)f.id);
        }
        clReleaseEvent(event);
    }
    return rt_report(status, "amp_then", NULL, 0);
}
