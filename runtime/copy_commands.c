/* copy_commands.c - describes a copy's bytes as rows of its two sides, and
 * enqueues the commands that copy them.
 */
#include "copy.h"
#include "pinned.h"

#include <string.h>

/* ---- boxes ------------------------------------------------------------- */

static struct box box_of(const struct rt_view *v, bool in_place)
{
    struct box b = {.rows = 1, .planes = 1};
    int rank = v->rank;
    b.bytes = (size_t)v->head.extent[rank - 1] * v->element;
    if (rank > 1)
        b.rows = (size_t)v->head.extent[rank - 2];
    if (rank > 2)
        b.planes = (size_t)v->head.extent[0];
    b.row = b.bytes;
    if (in_place && rank > 1)
        b.row = (size_t)v->head.row[rank - 2];
    b.plane = b.row * b.rows;
    if (in_place && rank > 2)
        b.plane = (size_t)v->head.row[0];
    b.offset = in_place ? v->offset : 0;
    return b;
}

static void flatten(struct box *b)
{
    b->bytes *= b->rows * b->planes;
    b->rows = b->planes = 1;
    b->row = b->plane = b->bytes;
}

static bool is_dense(const struct side *s)
{
    return !s->view || rt_view_is_dense(s->view);
}

void rt_copy_shape(struct copy *c)
{
    const struct rt_view *shape = c->from.view ? c->from.view : c->to.view;
    c->source = box_of(shape, c->from.view != NULL);
    c->target = box_of(c->to.view ? c->to.view : shape, c->to.view != NULL);
    if (is_dense(&c->from) && is_dense(&c->to)) {
        flatten(&c->source);
        flatten(&c->target);
    }
}

size_t rt_copy_bytes(const struct copy *c)
{
    return c->source.bytes * c->source.rows * c->source.planes;
}

/* ---- on the host ------------------------------------------------------- */

char *rt_copy_host(const struct side *s)
{
    return s->view ? s->view->storage->host : s->memory;
}

void rt_copy_rows(char *to, const struct box *target, const char *from,
                      const struct box *source)
{
    for (size_t k = 0; k < source->planes; k++)
        for (size_t j = 0; j < source->rows; j++)
            memmove(to + target->offset + k * target->plane
                        + j * target->row,
                    from + source->offset + k * source->plane
                        + j * source->row,
                    source->bytes);
}

/* ---- by a device ------------------------------------------------------- */

static cl_mem buffer_of(const struct side *s, const rt_device *d)
{
    return s->view->storage->copies[d->number].buffer;
}

static void origin_of(const struct box *b, size_t origin[3])
{
    origin[2] = b->offset / b->plane;
    origin[1] = b->offset % b->plane / b->row;
    origin[0] = b->offset % b->plane % b->row;
}

static cl_int enqueue_rows(struct copy *c, rt_queue *q)
{
    const struct box *f = &c->source, *t = &c->target;
    size_t size[3] = {f->bytes, f->rows, f->planes}, from[3], to[3];
    origin_of(f, from);
    origin_of(t, to);
    if (!c->to.queue)
        return clEnqueueReadBufferRect(
            q->queue, buffer_of(&c->from, q->device), CL_FALSE, from, to,
            size, f->row, f->plane, t->row, t->plane, rt_copy_host(&c->to), 0,
            NULL, &c->event);
    if (!c->from.queue)
        return clEnqueueWriteBufferRect(
            q->queue, buffer_of(&c->to, q->device), CL_FALSE, to, from, size,
            t->row, t->plane, f->row, f->plane, rt_copy_host(&c->from), 0, NULL,
            &c->event);
    return clEnqueueCopyBufferRect(
        q->queue, buffer_of(&c->from, q->device),
        buffer_of(&c->to, q->device), from, to, size, f->row, f->plane,
        t->row, t->plane, 0, NULL, &c->event);
}

static cl_int enqueue_bytes(struct copy *c, rt_queue *q)
{
    const struct box *f = &c->source, *t = &c->target;
    if (!c->to.queue)
        return rt_read_buffer(q, buffer_of(&c->from, q->device), f->offset, f->bytes,
                              rt_copy_host(&c->to) + t->offset, c->waits, &c->event);
    if (!c->from.queue)
        return rt_write_buffer(q, buffer_of(&c->to, q->device), t->offset, t->bytes,
                               rt_copy_host(&c->from) + f->offset, c->waits,
                               &c->event);
    return clEnqueueCopyBuffer(
        q->queue, buffer_of(&c->from, q->device),
        buffer_of(&c->to, q->device), f->offset, t->offset, f->bytes, 0,
        NULL, &c->event);
}

/* Drivers exist (NVIDIA's) that want room for all of the last plane and of the
 * last row, with the gap behind it. */
static bool lacks_room(const struct side *s, const struct box *b)
{
    if (!s->queue)
        return false;
    size_t size = s->view->storage->size, origin[3];
    origin_of(b, origin);
    return (origin[2] + b->planes) * b->plane > size
        || (origin[1] + b->rows) * b->row > size;
}

/* The event is that of the last one: a queue is in order. */
static cl_int enqueue_each_row(struct copy *c, rt_queue *q)
{
    size_t rows = c->source.rows, count = rows * c->source.planes;
    struct copy one = *c;
    cl_int code = CL_SUCCESS;
    c->event = NULL;
    for (size_t i = 0; i < count && !code; i++) {
        size_t j = i % rows, k = i / rows;
        one.source.offset =
            c->source.offset + k * c->source.plane + j * c->source.row;
        one.target.offset =
            c->target.offset + k * c->target.plane + j * c->target.row;
        if (c->event)
            clReleaseEvent(c->event);
        code = enqueue_bytes(&one, q);
        c->event = code ? NULL : one.event;
    }
    if (code)
        clFinish(q->queue);
    return code;
}

cl_int rt_copy_enqueue(struct copy *c, rt_queue *q)
{
    if (c->source.rows * c->source.planes == 1)
        return enqueue_bytes(c, q);
    if (lacks_room(&c->from, &c->source) || lacks_room(&c->to, &c->target))
        return enqueue_each_row(c, q);
    return enqueue_rows(c, q);
}
