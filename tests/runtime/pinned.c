/* pinned.c - large copies are made in pieces, by threads of the runtime's, through memory
 * of its own; small ones by the driver alone. Both bring what they should, wherever in a
 * buffer they begin. The only thread that calls waits for what it reads without an event
 * of the driver's or of its own.
 */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#include "test.h"

#include <CL/cl.h>
#include <dlfcn.h>
#include <pthread.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

enum { MANY = 300001, FEW = 1000, LEAST = 64 * 1024 };

static pthread_t user;
static int own, others; /* commands that the user's thread and that others give */
static int user_events;
static bool is_alone = true;
static const char *low, *high; /* the user's memory: no piece begins there */

static void note(const void *memory)
{
    bool is_own = pthread_equal(pthread_self(), user);
    bool is_users = (const char *)memory >= low && (const char *)memory < high;
    CHECK(is_own == is_users);
    __atomic_fetch_add(is_own ? &own : &others, 1, __ATOMIC_RELAXED);
}

cl_int clEnqueueWriteBuffer(cl_command_queue q, cl_mem b, cl_bool waits, size_t at,
                            size_t bytes, const void *from, cl_uint n,
                            const cl_event *list, cl_event *event)
{
    note(from);
    return REAL(clEnqueueWriteBuffer)(q, b, waits, at, bytes, from, n, list, event);
}

cl_int clEnqueueReadBuffer(cl_command_queue q, cl_mem b, cl_bool waits, size_t at,
                           size_t bytes, void *to, cl_uint n, const cl_event *list,
                           cl_event *event)
{
    note(to);
    CHECK(!pthread_equal(pthread_self(), user) || !event == is_alone);
    return REAL(clEnqueueReadBuffer)(q, b, waits, at, bytes, to, n, list, event);
}

cl_event clCreateUserEvent(cl_context context, cl_int *code)
{
    user_events++;
    return REAL(clCreateUserEvent)(context, code);
}

/* Whether the commands since the last time were those of a copy of so many bytes. */
static bool were_of(size_t bytes)
{
    int by_user = __atomic_exchange_n(&own, 0, __ATOMIC_RELAXED);
    int by_others = __atomic_exchange_n(&others, 0, __ATOMIC_RELAXED);
    return bytes >= LEAST ? !by_user && by_others > 1 : by_user == 1 && !by_others;
}

/* There, doubled, and back: `count` numbers from `begin` on. */
static void there_and_back(int *memory, int begin, int count)
{
    size_t bytes = sizeof(int) * (size_t)count;
    array_view(int, 1) all = amp_view(memory, MANY);
    array_view(int, 1) part =
        amprt_section_1(all, (index_1){begin}, (extent_1){count}, __FILE__, __LINE__);
    for (int i = 0; i < MANY; i++)
        memory[i] = i;
    CHECK(test_scale(NULL, part, count, 2, 1) == AMP_OK);
    CHECK(amp_finish(NULL) == AMP_OK && were_of(bytes));
    user_events = 0;
    CHECK(amp_synchronize(part) == AMP_OK && were_of(bytes));
    CHECK((user_events > 0) == (!is_alone && bytes >= LEAST));
    for (int i = 0; i < MANY; i++)
        CHECK(memory[i] == (i < begin || i >= begin + count ? i : 2 * i + 1));
    CHECK(amp_release(part) == AMP_OK && amp_release(all) == AMP_OK);
}

static void *call(void *nothing)
{
    CHECK(amp_flush(NULL) == AMP_OK);
    return nothing;
}

static void call_from_another_thread(void)
{
    pthread_t thread;
    CHECK(!pthread_create(&thread, NULL, call, NULL));
    CHECK(!pthread_join(thread, NULL));
    is_alone = false;
}

static void all_sizes(int *memory)
{
    there_and_back(memory, 0, MANY);
    there_and_back(memory, 7, MANY - 10);
    there_and_back(memory, 12345, LEAST / (int)sizeof(int));
    there_and_back(memory, 12345, FEW);
}

int main(void)
{
    setenv("AMP_SHARE_MEMORY", "0", 1);
    setenv("AMP_PINNED", "64K", 1);
    static int memory[MANY];
    user = pthread_self();
    low = (const char *)memory;
    high = low + sizeof memory;
    all_sizes(memory);
    call_from_another_thread();
    all_sizes(memory);
    return 0;
}
