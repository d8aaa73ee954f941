/* background.c - builds kernels in the background, one at a time, while their launches
 * go on with other builds.
 */
#include "launch.h"
#include "lock.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job {
    struct amprt_kernel *kernel;
    rt_device *device;
    unsigned variant;
    rt_program_get *get;
    void (*then)(struct amprt_kernel *k);
    bool has_shapes;
    unsigned char shapes[];
};

static struct {
    pthread_t thread;
    bool is_started; /* and not joined */
    bool is_building, is_ended;
} builder; /* with the lock */

static void *build(void *argument)
{
    struct job *job = argument;
    job->get(job->kernel, job->device, job->variant,
             job->has_shapes ? job->shapes : NULL);
    if (job->then)
        job->then(job->kernel);
    rt_forget();
    free(job);
    rt_lock();
    builder.is_building = false;
    rt_unlock();
    return NULL;
}

bool rt_background_is_busy(void)
{
    return builder.is_building;
}

bool rt_background_build(struct amprt_kernel *k, rt_device *d, unsigned variant,
                         const unsigned char *shapes, rt_program_get *get,
                         void (*then)(struct amprt_kernel *k))
{
    bool may = !builder.is_building && !builder.is_ended;
    struct job *job = may ? malloc(sizeof *job + k->block_size) : NULL;
    if (!job)
        return false;
    *job = (struct job){k, d, variant, get, then, shapes != NULL};
    if (shapes)
        memcpy(job->shapes, shapes, k->block_size);
    if (builder.is_started)
        pthread_join(builder.thread, NULL);
    builder.is_started = builder.is_building =
        rt_start_thread(&builder.thread, build, job);
    if (!builder.is_started)
        free(job);
    return builder.is_started;
}

void rt_background_end(void)
{
    rt_lock();
    builder.is_ended = true;
    bool is_started = builder.is_started;
    builder.is_started = false;
    rt_unlock();
    if (is_started)
        pthread_join(builder.thread, NULL);
}
