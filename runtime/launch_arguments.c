/* launch_arguments.c - sets a kernel's arguments: its buffers, and a block with its
 * domain, the shapes of its views and the captured values. Arguments that have not
 * changed since the last launch are not set again.
 */
#include "launch.h"

#include <string.h>

static amp_status set_buffers(struct rt_launch *l)
{
    struct rt_program *p = l->program;
    for (cl_uint n = 0; n < l->view_count; n++) {
        const struct rt_storage *s = l->views[n].view->storage;
        const struct rt_copy *c = &s->copies[p->device->number];
        if (p->serials[n] == c->serial)
            continue;
        p->serials[n] = 0;
        cl_int code = clSetKernelArg(p->kernel, n, sizeof c->buffer,
                                     &c->buffer);
        if (code)
            return rt_fail_cl(code, p->device, "to pass a view");
        p->serials[n] = c->serial;
    }
    return AMP_OK;
}

static amp_status set_abort_word(struct rt_launch *l)
{
    amp_status status = rt_abort_word(l->kernel, l->queue, &l->abort_word);
    if (status)
        return status;
    cl_int code = clSetKernelArg(l->program->kernel, l->view_count,
                                 sizeof l->abort_word, &l->abort_word);
    return code ? rt_fail_cl(code, l->queue->device, "to pass a word")
                : AMP_OK;
}

/* ---- the block --------------------------------------------------------- */

static void put_shape(unsigned char *at, const struct rt_view *v)
{
    size_t bytes = (size_t)v->rank * sizeof *v->place;
    memcpy(at, v->place, bytes);
    memcpy(at + bytes, v->head.extent,
           (size_t)v->rank * sizeof *v->head.extent);
}

void rt_launch_put_shapes(struct rt_launch *l)
{
    unsigned char *block = l->program->block;
    const struct amprt_kernel *k = l->kernel;
    l->program->shapes_of = NULL;
    memset(block, 0, k->block_size);
    for (unsigned i = 0; i < l->view_count; i++)
        put_shape(block + l->views[i].argument->offset, l->views[i].view);
}

void rt_launch_put_values(const struct rt_launch *l)
{
    struct rt_program *p = l->program;
    const struct amprt_kernel *k = l->kernel;
    memcpy(p->block, l->domain->extent, (size_t)l->domain->rank * sizeof(int));
    for (unsigned i = 0; i < k->argument_count; i++) {
        const struct amprt_argument *a = &k->arguments[i];
        if (a->kind != AMPRT_VIEW)
            memcpy(p->block + a->offset, l->captures[i], a->size);
    }
}

static amp_status set_block(const struct rt_launch *l)
{
    struct rt_program *p = l->program;
    const struct amprt_kernel *k = l->kernel;
    if (p->block_is_set && !memcmp(p->block, p->last_block, k->block_size))
        return AMP_OK;
    p->block_is_set = false;
    cl_uint number = l->view_count + !!(k->needs & AMPRT_MAY_ABORT);
    cl_int code = clSetKernelArg(p->kernel, number, k->block_size, p->block);
    if (code)
        return rt_fail_cl(code, p->device, "to pass the captured values");
    memcpy(p->last_block, p->block, k->block_size);
    p->block_is_set = true;
    return AMP_OK;
}

amp_status rt_launch_set_arguments(struct rt_launch *l)
{
    amp_status status = set_buffers(l);
    if (!status && l->kernel->needs & AMPRT_MAY_ABORT)
        status = set_abort_word(l);
    return status ? status : set_block(l);
}
