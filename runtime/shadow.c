/* shadow.c - host memory that the runtime allocates, for storages without a source.
 *
 * It is freed when neither the storage nor a buffer that shares it needs it any
 * more. For a staging array it is, if possible, memory of the device's driver (a
 * buffer that stays mapped), from which copies need no intermediate buffer.
 */
#include "storage.h"

#include <stdlib.h>

struct rt_shadow {
    char *memory;
    int users;
    cl_mem buffer;          /* that the memory is of, or NULL */
    cl_command_queue queue; /* its own: mapping waits for nobody */
};

static void release_buffer(struct rt_shadow *shadow)
{
    if (shadow->memory)
        clEnqueueUnmapMemObject(shadow->queue, shadow->buffer, shadow->memory,
                                0, NULL, NULL);
    if (shadow->buffer)
        clReleaseMemObject(shadow->buffer);
    if (shadow->queue)
        clReleaseCommandQueue(shadow->queue);
    shadow->memory = NULL;
    shadow->buffer = NULL;
    shadow->queue = NULL;
}

/* Leaves the memory NULL where the driver has none. */
static void take_from_driver(struct rt_shadow *shadow, size_t bytes,
                             const rt_device *d)
{
    cl_int code;
    shadow->queue = clCreateCommandQueue(d->context, d->id, 0, &code);
    if (!code)
        shadow->buffer = clCreateBuffer(
            d->context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes,
            NULL, &code);
    if (!code)
        shadow->memory = clEnqueueMapBuffer(
            shadow->queue, shadow->buffer, CL_TRUE,
            CL_MAP_READ | CL_MAP_WRITE, 0, bytes, 0, NULL, NULL, &code);
    if (code) {
        shadow->memory = NULL;
        release_buffer(shadow);
    }
}

struct rt_shadow *rt_shadow_new(size_t bytes, const rt_device *d)
{
    struct rt_shadow *shadow = rt_alloc(sizeof *shadow);
    if (!shadow)
        return NULL;
    shadow->users = 1;
    if (d && !d->shares_memory)
        take_from_driver(shadow, bytes, d);
    if (!shadow->memory)
        shadow->memory = rt_alloc_host(bytes);
    if (shadow->memory)
        return shadow;
    free(shadow);
    return NULL;
}

char *rt_shadow_memory(const struct rt_shadow *shadow)
{
    return shadow->memory;
}

void rt_shadow_leave(struct rt_shadow *shadow)
{
    if (!shadow
        || (__atomic_load_n(&shadow->users, __ATOMIC_ACQUIRE) > 1
            && __atomic_sub_fetch(&shadow->users, 1, __ATOMIC_ACQ_REL)))
        return;
    if (shadow->buffer)
        release_buffer(shadow);
    else
        free(shadow->memory);
    free(shadow);
}

static void CL_CALLBACK buffer_is_gone(cl_mem buffer, void *shadow)
{
    (void)buffer;
    rt_shadow_leave(shadow);
}

void rt_shadow_share(struct rt_shadow *shadow, cl_mem buffer)
{
    if (shadow
        && !clSetMemObjectDestructorCallback(buffer, buffer_is_gone, shadow))
        __atomic_add_fetch(&shadow->users, 1, __ATOMIC_RELEASE);
}
