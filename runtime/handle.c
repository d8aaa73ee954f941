/* handle.c - allocates handles, and detects released ones.
 *
 * A handle is the address of a slot in a slab. Slabs are never freed, so emitted
 * code may read a released handle: it finds no rights to host memory there, and
 * calls the runtime, which reports the error. As a copy of a handle may outlive
 * its release, the slot is reused only after RESTING others have been released,
 * so that uses of such a copy are detected.
 */
#include "lock.h"
#include "view.h"

#include <stdlib.h>
#include <string.h>

enum { SLAB = 1 << 16, RESTING = 1 << 14 };

static char **slabs; /* sorted by address */
static size_t slab_count, slab_room;

struct list {
    struct rt_view *first, *last;
    size_t count;
};
static struct list ready, resting;

static void push(struct list *l, struct rt_view *v)
{
    v->next = NULL;
    if (l->last)
        l->last->next = v;
    else
        l->first = v;
    l->last = v;
    l->count++;
}

static struct rt_view *pop(struct list *l)
{
    struct rt_view *v = l->first;
    if (!v)
        return NULL;
    l->first = v->next;
    if (!l->first)
        l->last = NULL;
    l->count--;
    return v;
}

/* The place in slabs of the first one above `at`. */
static size_t above(const char *at)
{
    size_t lo = 0, hi = slab_count;
    while (lo < hi) {
        size_t middle = (lo + hi) / 2;
        if (slabs[middle] <= at)
            lo = middle + 1;
        else
            hi = middle;
    }
    return lo;
}

static bool add_slab(void)
{
    if (slab_count == slab_room) {
        size_t room = slab_room ? 2 * slab_room : 16;
        char **list = realloc(slabs, room * sizeof *list);
        if (!list) {
            rt_fail(AMP_OUT_OF_MEMORY, "the host has no memory left");
            return false;
        }
        slabs = list;
        slab_room = room;
    }
    char *slab = rt_alloc(SLAB);
    if (!slab)
        return false;
    size_t at = above(slab);
    memmove(slabs + at + 1, slabs + at, (slab_count - at) * sizeof *slabs);
    slabs[at] = slab;
    slab_count++;
    struct rt_view *v = (struct rt_view *)slab;
    for (size_t i = 0; i < SLAB / sizeof *v; i++)
        push(&ready, v + i);
    return true;
}

struct rt_view *rt_handle_new(void)
{
    if (!ready.first && resting.count > RESTING)
        push(&ready, pop(&resting));
    if (!ready.first && !add_slab())
        return NULL;
    struct rt_view *v = pop(&ready);
    if (!v)
        return NULL;
    *v = (struct rt_view){.live = false};
    v->live = true;
    return v;
}

void rt_handle_free(struct rt_view *v, bool may_be_named)
{
    v->live = false;
    memset(v->head.extent, 0, sizeof v->head.extent);
    v->storage = NULL;
    rt_region_free(&v->region);
    push(may_be_named ? &resting : &ready, v);
}

static bool is_slot(const char *at)
{
    size_t slab = above(at);
    size_t offset = slab ? (size_t)(at - slabs[slab - 1]) : SLAB;
    return offset <= SLAB - sizeof(struct rt_view)
        && offset % sizeof(struct rt_view) == 0;
}

const char *rt_handle_fault(const void *handle)
{
    if (!handle)
        return "is NULL";
    if (!is_slot(handle))
        return "is not a view or an array";
    if (!((const struct rt_view *)handle)->live)
        return "is released already";
    return NULL;
}

amp_status rt_handle_check(const void *handle, struct rt_view **out)
{
    const char *fault = rt_handle_fault(handle);
    *out = fault ? NULL : (struct rt_view *)handle;
    if (fault)
        return rt_fail(AMP_INVALID_ARGUMENT, "the view or array %s", fault);
    return AMP_OK;
}

amp_status rt_enter_with(const void *handle, struct rt_view **out)
{
    amp_status status = rt_enter();
    return status ? status : rt_handle_check(handle, out);
}
