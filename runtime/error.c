/* error.c - error handling for all calls: a status, a message in the user's
 * terms, the place of the call, and the error handler.
 */
#include "lock.h"
#include "trace.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Without memory for a message it is cut to what fits here. */
static _Thread_local char small[512];
static _Thread_local char *noted; /* or `small` */
static _Thread_local amp_status noted_status;

static pthread_mutex_t handler_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t handler_once = PTHREAD_ONCE_INIT;
static amp_error_handler handler;
static void *handler_user;

const char *amp_status_name(amp_status status)
{
    static const char *const names[] = {
        "AMP_OK", "AMP_INVALID_DOMAIN", "AMP_INVALID_ARGUMENT",
        "AMP_OUT_OF_MEMORY", "AMP_UNSUPPORTED", "AMP_BUILD_FAILED",
        "AMP_NO_DEVICE", "AMP_DEVICE_LOST", "AMP_ABORTED"};
    if ((size_t)status < sizeof names / sizeof *names)
        return names[status];
    return "unknown amp_status";
}

/* Two threads that fail at once must not both run the exit handlers: the
 * second one waits here for the end. The first one may fail in a handler. */
static void die(const char *message, const char *file, int line)
{
    static pid_t dying; /* a process: a child's threads are not its parent's */
    static _Thread_local bool is_first;
    pid_t here = getpid();
    if (__atomic_exchange_n(&dying, here, __ATOMIC_ACQ_REL) == here)
        while (!is_first)
            pause();
    is_first = true;
    rt_leaks_off();
    if (file)
        fprintf(stderr, "%s: %s:%d: %s\n", program_invocation_short_name,
                file, line, message);
    else
        fprintf(stderr, "%s: %s\n", program_invocation_short_name, message);
    exit(3);
}

static void hold_handler(void)
{
    pthread_mutex_lock(&handler_lock);
}

static void let_handler(void)
{
    pthread_mutex_unlock(&handler_lock);
}

/* A process that is forked has the handler: no other thread is at it then. */
static void guard_handler(void)
{
    pthread_atfork(hold_handler, let_handler, let_handler);
}

amp_error_handler amp_set_error_handler(amp_error_handler h, void *user)
{
    pthread_once(&handler_once, guard_handler);
    hold_handler();
    amp_error_handler before = handler;
    handler = h;
    handler_user = user;
    let_handler();
    return before;
}

amp_status rt_fail(amp_status status, const char *format, ...)
{
    if (noted)
        return status;
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    if (vasprintf(&noted, format, list) < 0) {
        vsnprintf(small, sizeof small, format, again);
        noted = small;
    }
    va_end(again);
    va_end(list);
    noted_status = status;
    return status;
}

amp_status rt_fail_index(const char *name, long long index, int extent,
                         int dimension, const char *where)
{
    return rt_fail(AMP_INVALID_ARGUMENT,
                   "index %lld of '%s' is outside extent %d in dimension %d%s",
                   index, name, extent, dimension, where);
}

amp_status rt_failed(void)
{
    return noted ? noted_status : AMP_OUT_OF_MEMORY;
}

static void free_message(char *message)
{
    if (message != small)
        free(message);
}

void rt_forget(void)
{
    free_message(noted);
    noted = NULL;
}

enum { LONGEST = 1 << 16 }; /* message; a driver's log may be longer */

/* The text stands on the stack: a handler may leave by longjmp. */
static void tell(amp_status status, const char *call, const char *file,
                 int line, bool goes_on)
{
    char *message = noted;
    const char *why = message ? message : amp_status_name(status);
    size_t room = strlen(call) + strlen(why) + sizeof ": ";
    room = room < LONGEST ? room : LONGEST;
    char text[room];
    snprintf(text, room, "%s: %s", call, why);
    rt_forget();
    hold_handler();
    amp_error_handler h = handler;
    void *user = handler_user;
    let_handler();
    if (h)
        h(status, text, file, line, user);
    if (!h || !goes_on)
        die(text, file, line);
}

amp_status rt_report(amp_status status, const char *call,
                     const char *file, int line)
{
    rt_trace_call(call, file, line);
    if (status)
        tell(status, call, file, line, true);
    else
        rt_forget();
    return status;
}

void rt_report_last(amp_status status, const char *call,
                    const char *file, int line)
{
    rt_trace_call(call, file, line);
    tell(status, call, file, line, false);
}

struct cl_error {
    cl_int code;
    amp_status status;
    const char *name, *words;
};

static const struct cl_error cl_errors[] = {
#define CL_ERROR(code, status, words) {code, AMP_##status, #code, words},
#include "cl_errors.def"
#undef CL_ERROR
    {-1001, AMP_NO_DEVICE, "CL_PLATFORM_NOT_FOUND_KHR",
     "no OpenCL driver is installed"},
};

static const struct cl_error *find_error(cl_int code)
{
    size_t count = sizeof cl_errors / sizeof *cl_errors;
    for (const struct cl_error *e = cl_errors; e < cl_errors + count; e++)
        if (e->code == code)
            return e;
    return NULL;
}

amp_status rt_fail_cl(cl_int code, const rt_device *d, const char *what)
{
    const char *name = d && d->name ? d->name : "the driver";
    const struct cl_error *e = find_error(code);
    if (e)
        return rt_fail(e->status, "%s failed %s: %s (%s)", name, what,
                       e->words, e->name);
    return rt_fail(AMP_DEVICE_LOST, "%s failed %s: OpenCL error %d", name,
                   what, (int)code);
}

amp_status rt_fail_none(cl_int code)
{
    const struct cl_error *e = find_error(code);
    if (e)
        return rt_fail(AMP_NO_DEVICE, "no OpenCL device was found: %s (%s)",
                       e->words, e->name);
    return rt_fail(AMP_NO_DEVICE, "no OpenCL device was found");
}

bool rt_is_out_of_memory(cl_int code)
{
    return code == CL_MEM_OBJECT_ALLOCATION_FAILURE
        || code == CL_OUT_OF_RESOURCES || code == CL_OUT_OF_HOST_MEMORY;
}

void *rt_alloc(size_t bytes)
{
    void *memory = calloc(1, bytes);
    if (!memory)
        rt_fail(AMP_OUT_OF_MEMORY, "the host has no %zu bytes left", bytes);
    return memory;
}

void *rt_alloc_host(size_t bytes)
{
    void *memory = NULL;
    if (posix_memalign(&memory, 4096, bytes)) {
        rt_fail(AMP_OUT_OF_MEMORY, "the host has no %zu bytes left", bytes);
        return NULL;
    }
    return memory;
}

struct rt_text rt_text_extent(int rank, const int *extent)
{
    struct rt_text text = {"("};
    size_t n = 1;
    for (int d = 0; d < rank; d++)
        n += (size_t)snprintf(text.at + n, sizeof text.at - n, "%s%d",
                              d ? ", " : "", extent[d]);
    snprintf(text.at + n, sizeof text.at - n, ")");
    return text;
}
