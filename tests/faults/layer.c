/* layer.c - the functions that stand in the places of others, by --wrap: those
 * of OpenCL come from calls.def, the host's own stand below.
 */
#include "launch.h"

#include "layer.h"

#include <dirent.h>
#include <unistd.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { DEVICE = 1, FILLS = 2, RELEASES = 4, WAITS = 8, TELLS = 16 };

static struct layer *layer;
static struct fault fault;
static struct books books;
static bool is_armed, is_met, is_lost;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct layer *layer_new(void)
{
    layer = mmap(NULL, sizeof *layer, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return layer;
}

void layer_begin(const struct fault *f)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < layer->site_count; i++)
        layer->sites[i].count = 0;
    fault = *f;
    is_met = is_lost = false;
    is_armed = true;
    pthread_mutex_unlock(&lock);
}

bool layer_end(void)
{
    pthread_mutex_lock(&lock);
    is_armed = is_lost = false;
    pthread_mutex_unlock(&lock);
    return is_met;
}

bool layer_met(void)
{
    pthread_mutex_lock(&lock);
    bool met = is_met;
    pthread_mutex_unlock(&lock);
    return met;
}

bool layer_is_lost(void)
{
    pthread_mutex_lock(&lock);
    bool lost = is_lost;
    pthread_mutex_unlock(&lock);
    return lost;
}

/* Those of the last kernels, which queues keep. */
static long kept_events(void)
{
    long count = 0;
    for (int i = 0; i < rt.device_count; i++)
        for (int j = 0; j < rt.devices[i].queue_count; j++)
            count += rt.devices[i].queues[j]->launched != NULL;
    return count;
}

struct books layer_books(void)
{
    pthread_mutex_lock(&lock);
    struct books copy = books;
    pthread_mutex_unlock(&lock);
    copy.events -= kept_events();
    return copy;
}

const char *layer_error_name(const struct fault *f)
{
    static char name[64];
    if (f->error < 0)
        return "CL_OUT_OF_RESOURCES";
    const char *at = layer->sites[f->site].errors;
    for (int i = 0; i < f->error; i++)
        at = strchr(at, ',') + 2;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(at, ","), at);
    return name;
}

const char *layer_function(const struct fault *f)
{
    return layer->sites[f->site].function;
}

void layer_print_site(int site)
{
    const struct site *s = &layer->sites[site];
    fprintf(stderr, "%s at %p", s->function, s->at);
}

static int find_site(const void *at, const char *function,
                     const char *errors, int error_count, bool fills)
{
    int i = 0;
    while (i < layer->site_count
           && (layer->sites[i].at != at
               || strcmp(layer->sites[i].function, function)))
        i++;
    if (i == LAYER_SITES)
        abort();
    if (i == layer->site_count)
        layer->sites[layer->site_count++] =
            (struct site){at, function, errors, error_count, fills, 0};
    return i;
}

enum verdict { GOES_ON, FAILS_NOW, FAILS_LATER };

/* Counts a call of the site; what is to become of it. */
static enum verdict judge(const void *at, const char *function,
                          const char *errors, int error_count, int traits,
                          int *error)
{
    enum verdict v = GOES_ON;
    pthread_mutex_lock(&lock);
    if (is_armed) {
        int i = find_site(at, function, errors, error_count, traits & FILLS);
        if (++layer->sites[i].count == fault.n && i == fault.site && !is_met) {
            is_met = true;
            v = fault.error == FAULT_LATER ? FAILS_LATER : FAILS_NOW;
            *error = fault.error;
            is_lost = fault.error == FAULT_LOST;
        } else if (is_lost && traits & DEVICE) {
            *error = FAULT_LOST;
            v = FAILS_NOW;
        }
    }
    pthread_mutex_unlock(&lock);
    return v;
}

/* ---- OpenCL ------------------------------------------------------------ */

enum book { CONTEXT, QUEUE, BUFFER, PROGRAM, KERNEL_, EVENT, MAP };

static void made(enum book book, int count)
{
    long *const at[] = {&books.contexts, &books.queues, &books.buffers,
                        &books.programs, &books.kernels, &books.events,
                        &books.maps};
    pthread_mutex_lock(&lock);
    *at[book] += count;
    pthread_mutex_unlock(&lock);
}

static _Thread_local cl_event *last_begun;

static void begun(cl_event *event)
{
    last_begun = event;
    if (event)
        made(EVENT, 1);
}

/* Of a lost device, no work is done well. */
static void tell(cl_event_info what, void *to)
{
    if (what == CL_EVENT_COMMAND_EXECUTION_STATUS && layer_is_lost())
        *(cl_int *)to = CL_OUT_OF_RESOURCES;
}

static cl_event failed_event(cl_context context)
{
    cl_int code;
    cl_event failed = clCreateUserEvent(context, &code);
    clSetUserEventStatus(failed, CL_OUT_OF_RESOURCES);
    return failed;
}

cl_int __real_clWaitForEvents(cl_uint n, const cl_event *list);
cl_int __real_clReleaseEvent(cl_event e);
cl_int __real_clGetEventInfo(cl_event e, cl_event_info what, size_t room,
                             void *to, size_t *size);

static cl_context context_of(cl_command_queue q)
{
    cl_context context;
    clGetCommandQueueInfo(q, CL_QUEUE_CONTEXT, sizeof context, &context, NULL);
    return context;
}

/* What was begun is done, but its event says that it failed. */
static void fail_later(void)
{
    cl_context context;
    cl_event done = *last_begun;
    __real_clWaitForEvents(1, &done);
    __real_clGetEventInfo(done, CL_EVENT_CONTEXT, sizeof context, &context, NULL);
    __real_clReleaseEvent(done);
    *last_begun = failed_event(context);
}

typedef void (CL_CALLBACK *NOTIFY)(const char *, const void *, size_t, void *);
typedef void (CL_CALLBACK *PROGRAM_NOTIFY)(cl_program, void *);
typedef void (CL_CALLBACK *BUFFER_NOTIFY)(cl_mem, void *);
typedef void (CL_CALLBACK *EVENT_NOTIFY)(cl_event, cl_int, void *);

static cl_int code_of(const cl_int *errors, int error)
{
    return error < 0 ? CL_OUT_OF_RESOURCES : errors[error];
}

#define HEAD(type, name, parameters, traits, names, ...) \
    type __wrap_##name parameters; \
    type __real_##name parameters; \
    type __wrap_##name parameters \
    { \
        static const cl_int errors[] = {__VA_ARGS__}; \
        int which = 0; \
        enum verdict v = judge(__builtin_return_address(0), #name, \
                               names, \
                               (int)(sizeof errors / sizeof *errors), traits, \
                               &which);

/* What fails to give back has given back, for all that its caller can do. What
 * fails to wait has not waited, but for a lost device. */
#define CODE(name, parameters, arguments, traits, effect, ...) \
    HEAD(cl_int, name, parameters, traits, #__VA_ARGS__, __VA_ARGS__) \
        bool runs = v == GOES_ON || (traits) & RELEASES \
            || ((traits) & WAITS && layer_is_lost()); \
        cl_int code = runs ? __real_##name arguments : CL_SUCCESS; \
        if (runs && !code) \
            effect; \
        return v == GOES_ON ? code : code_of(errors, which); \
    }
#define FILL(name, parameters, arguments, traits, effect, ...) \
    HEAD(cl_int, name, parameters, traits, #__VA_ARGS__, __VA_ARGS__) \
        if (v == FAILS_NOW || (v == FAILS_LATER && !event)) \
            return code_of(errors, which); \
        if (v == FAILS_LATER) \
            *event = failed_event(context_of(q)); \
        cl_int code = v == FAILS_LATER ? CL_SUCCESS : __real_##name arguments; \
        if (!code) \
            effect; \
        return code; \
    }
#define OBJECT(type, name, parameters, arguments, traits, effect, ...) \
    HEAD(type, name, parameters, traits, #__VA_ARGS__, __VA_ARGS__) \
        if (v == FAILS_NOW) { \
            *error = code_of(errors, which); \
            return NULL; \
        } \
        type object = __real_##name arguments; \
        if (object) \
            effect; \
        if (object && v == FAILS_LATER && last_begun) \
            fail_later(); \
        return object; \
    }
#include "calls.def"

/* ---- the host's own ---------------------------------------------------- */

enum { SLAB = 1 << 16 }; /* of handles: never given back */

/* Within rt_alloc, whose callers are the places. */
static _Thread_local bool is_inside, is_to_fail;

static bool refuses(const void *at, const char *function)
{
    int error = 0;
    return judge(at, function, "ENOMEM", 1, 0, &error) == FAILS_NOW;
}

static void count_block(const void *block, int count)
{
    if (block)
        __atomic_add_fetch(&books.blocks, count, __ATOMIC_RELAXED);
}

static void *took(void *block)
{
    count_block(block, 1);
    return block;
}

#define WRAP(type, name, parameters) \
    type __real_##name parameters; \
    type __wrap_##name parameters; \
    type __wrap_##name parameters
#define REFUSES(name) refuses(__builtin_return_address(0), #name)

WRAP(void *, malloc, (size_t size))
{
    return REFUSES(malloc) ? NULL : took(__real_malloc(size));
}

WRAP(void *, calloc, (size_t count, size_t size))
{
    if (is_inside ? is_to_fail : REFUSES(calloc))
        return NULL;
    void *block = __real_calloc(count, size);
    return count * size == SLAB ? block : took(block);
}

WRAP(void *, realloc, (void *old, size_t size))
{
    if (REFUSES(realloc))
        return NULL;
    void *block = __real_realloc(old, size);
    return old ? block : took(block);
}

WRAP(int, posix_memalign, (void **out, size_t unit, size_t size))
{
    bool refused = is_inside ? is_to_fail : REFUSES(posix_memalign);
    int code = refused ? ENOMEM : __real_posix_memalign(out, unit, size);
    count_block(out, !code);
    return code;
}

WRAP(void, free, (void *block))
{
    count_block(block, -1);
    __real_free(block);
}

WRAP(char *, strdup, (const char *text))
{
    return REFUSES(strdup) ? NULL : took(__real_strdup(text));
}

WRAP(int, vasprintf, (char **out, const char *format, va_list list))
{
    int length = REFUSES(vasprintf) ? -1 : __real_vasprintf(out, format, list);
    count_block(out, length >= 0);
    return length;
}

WRAP(int, asprintf, (char **out, const char *format, ...))
{
    va_list list;
    va_start(list, format);
    int length = REFUSES(asprintf) ? -1 : __real_vasprintf(out, format, list);
    va_end(list);
    count_block(out, length >= 0);
    return length;
}

/* Its block is there once it is closed. */
WRAP(FILE *, open_memstream, (char **out, size_t *size))
{
    FILE *f = REFUSES(open_memstream) ? NULL
        : __real_open_memstream(out, size);
    count_block(f, 1);
    return f;
}

WRAP(void *, rt_alloc, (size_t size))
{
    is_to_fail = REFUSES(rt_alloc);
    is_inside = true;
    void *block = __real_rt_alloc(size);
    is_inside = false;
    return block;
}

WRAP(void *, rt_alloc_host, (size_t size))
{
    is_to_fail = REFUSES(rt_alloc_host);
    is_inside = true;
    void *block = __real_rt_alloc_host(size);
    is_inside = false;
    return block;
}

WRAP(int, pthread_create, (pthread_t *out, const pthread_attr_t *how,
                           void *(*run)(void *), void *argument))
{
    return REFUSES(pthread_create) ? EAGAIN
        : __real_pthread_create(out, how, run, argument);
}

/* ---- what the runtime keeps -------------------------------------------- */

void layer_drop_programs(struct amprt_kernel *k)
{
    amprt_keep_builds(); /* which uses them */
    while (k->state) {
        struct rt_program *p = k->state;
        k->state = p->next;
        made(KERNEL_, -1);
        made(PROGRAM, -1);
        __real_clReleaseKernel(p->kernel);
        __real_clReleaseProgram(p->program);
        free(p->block);
        free(p->serials);
        free(p);
    }
}

void layer_clear_cache(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/ampcc", getenv("XDG_CACHE_HOME"));
    DIR *folder = opendir(path);
    struct dirent *entry;
    while (folder && (entry = readdir(folder)))
        unlinkat(dirfd(folder), entry->d_name, 0);
    if (folder)
        closedir(folder);
}
