/* current.c - coherence: which copies of a storage's bytes are current.
 *
 * Each copy - the host's and one for each device - has a set of stale bytes;
 * every byte is current in at least one copy.
 *
 *   what happens to some bytes    that copy's stale     every other copy's
 *   they are brought up to date   without them          unchanged
 *   a kernel writes them          without them          with them
 *   (if it writes all and reads none: when it is enqueued; they may be stale before)
 *   the host may write them       without them          with them
 *   their content is discarded    without them          without them
 *
 * Bytes are copied between devices through the host. Bytes in flight to the host
 * are stale there until they have arrived (busy.c); a device's commands are in
 * order, so its copy is current as soon as the command is enqueued. A device, or a
 * copy from it, writes the host's memory only when no command of another device
 * reads or writes it there. The host's
 * rights to access memory without a call follow from these sets (rights.c).
 */
#include "lock.h"
#include "current.h"

enum { AT_ONCE = 1 << 16 }; /* bytes */

static struct rt_region whole(const struct rt_storage *s)
{
    return (struct rt_region){.one = {0, s->size}, .count = 1};
}

/* ---- to the host ------------------------------------------------------- */

/* What of `wanted` is stale and not yet on its way. */
static amp_status missing_of(const struct rt_storage *s,
                             const struct rt_region *wanted,
                             struct rt_region *missing)
{
    amp_status status = rt_region_copy(missing, wanted);
    if (!status)
        status = rt_region_keep(missing, &s->stale);
    for (const struct rt_busy *b = s->busy; b && !status; b = b->next)
        if (b->fills)
            status = rt_region_remove(missing, &b->arrives);
    return status;
}

/* Begins to get the right to write memory that devices share, but for `d` (NULL: none),
 * after all that uses it there; *begun where there was any to get. Where the host may only
 * read, devices may do so, too. */
static amp_status begin_alone(struct rt_storage *s, const rt_device *d,
                              const struct rt_region *region, bool is_current,
                              bool *begun)
{
    struct rt_range hull = rt_region_hull(region);
    amp_status status = AMP_OK;
    for (int i = 0; i < rt.device_count && !status; i++) {
        struct rt_copy *c = &s->copies[i];
        if (&rt.devices[i] == d || !c->buffer || !c->shares
            || rt_is_mapped(c, hull, CL_MAP_WRITE))
            continue;
        status = rt_map(s, &rt.devices[i], hull, CL_MAP_READ | CL_MAP_WRITE,
                        region, is_current);
        *begun = true;
    }
    return status;
}

/* Waits until no device but `d` that shares the host's memory uses it there.
 * Afterwards the host's copy is current there, or is still not. */
static amp_status quiet_others(struct rt_storage *s, const rt_device *d,
                               const struct rt_region *region, bool is_current)
{
    bool begun = false;
    amp_status status = begin_alone(s, d, region, is_current, &begun);
    return status || !begun ? status : rt_settle(s, region, !is_current);
}

/* Begins to fetch what `d` has of `missing`, and takes it from there, unless
 * that drops the lock. */
static amp_status fetch_from(struct rt_storage *s, rt_device *d,
                             cl_map_flags access, struct rt_region *missing,
                             bool waits)
{
    struct rt_region part = {.count = 0};
    const struct rt_copy *c = &s->copies[d->number];
    amp_status status = rt_region_copy(&part, missing);
    if (!status)
        status = rt_region_remove(&part, &c->stale);
    unsigned drops = rt_drops;
    if (!status && !c->shares && !rt_region_is_empty(&part))
        status = quiet_others(s, d, &part, false);
    if (!status && !c->shares && drops == rt_drops)
        status = rt_busy_leave(s, d, &part);
    if (!status && drops == rt_drops && !rt_region_is_empty(&part)) {
        rt_undo_overtaken(s, &part, 0);
        status = rt_fetch(s, d, access, &part, waits);
    }
    if (!status && drops == rt_drops)
        status = rt_region_remove(missing, &part);
    rt_region_free(&part);
    return status;
}

/* Begins to bring the wanted bytes of the host's copy up to date, and to get that
 * access to those that a device shares; rt_settle waits for them, which the caller
 * does next if it `waits`. May drop the lock; `s` is pinned. */
static amp_status begin_read(struct rt_storage *s, cl_map_flags access,
                             const struct rt_region *wanted, bool waits)
{
    struct rt_region missing = {.count = 0};
    amp_status status = rt_storage_host(s);
    rt_undo_reap(s);
    unsigned drops;
    do {
        drops = rt_drops;
        if (!status)
            status = missing_of(s, wanted, &missing);
        for (int i = 0; i < rt.device_count && !status && missing.count
             && drops == rt_drops; i++)
            if (s->copies[i].buffer)
                status = fetch_from(s, &rt.devices[i], access, &missing, waits);
    } while (!status && !s->dead && drops != rt_drops);
    if (!status && !s->dead) /* undefined bytes: no copy was ever made */
        status = rt_region_remove(&s->stale, &missing);
    rt_region_free(&missing);
    return status;
}

/* ---- the host's accesses ----------------------------------------------- */

static amp_status begin_write(struct rt_storage *s,
                              const struct rt_region *region, bool *begun)
{
    bool is_current = !rt_region_meets(&s->stale, region);
    return begin_alone(s, NULL, region, is_current, begun);
}

amp_status rt_host_begin(struct rt_storage *s, const struct rt_region *wanted)
{
    bool begun;
    amp_status status = begin_read(s, CL_MAP_READ | CL_MAP_WRITE, wanted, false);
    return status || s->dead ? status : begin_write(s, wanted, &begun);
}

/* What the host may write, no device has. */
static amp_status leave_to_host(struct rt_storage *s,
                                const struct rt_region *region)
{
    amp_status status = AMP_OK;
    s->has_content = true;
    s->writes++;
    rt_undo_overtaken(s, region, RT_ANYWHERE);
    for (int i = 0; i < rt.device_count && !status; i++)
        status = rt_region_add(&s->copies[i].stale, region);
    return status;
}

/* Room to note that only the host, or what device `but` is about to write, has
 * `region`. */
static amp_status room_to_leave(struct rt_storage *s, const struct rt_region *region,
                                int but)
{
    amp_status status =
        rt_region_room(&s->stale, s->stale.count + region->count);
    for (int i = 0; i < rt.device_count && !status; i++) {
        struct rt_region *stale = &s->copies[i].stale;
        if (i != but)
            status = rt_region_room(stale, stale->count + region->count);
    }
    return status;
}

/* One step towards `access`; *done when there is nothing more to do. */
static amp_status step(struct rt_storage *s, const struct rt_region *region,
                       unsigned access, bool *done)
{
    bool writes = access & AMPRT_FOR_WRITE, begun = false;
    bool overwrites = access & AMPRT_OVERWRITES;
    bool alone = writes || access & RT_ALONE;
    amp_status status = rt_storage_host(s);
    *done = false;
    if (status)
        return status;
    rt_undo_reap(s);
    if (!overwrites && rt_region_meets(&s->stale, region)) {
        status = begin_read(s, CL_MAP_READ | (alone ? CL_MAP_WRITE : 0), region, true);
        return status ? status : rt_settle(s, region, false);
    }
    if (rt_busy_meets(s, region, alone))
        return rt_settle(s, region, alone);
    if (alone)
        status = begin_write(s, region, &begun);
    if (status || begun)
        return status;
    if (overwrites)
        status = room_to_leave(s, region, RT_ANYWHERE);
    else if (writes)
        status = leave_to_host(s, region);
    *done = !status;
    return status;
}

amp_status rt_storage_acquire(struct rt_storage *s, enum amprt_access access)
{
    struct rt_region all = whole(s);
    bool done = false;
    amp_status status = AMP_OK;
    rt_pin(s);
    while (!done && !status && !s->dead)
        status = step(s, &all, access, &done);
    rt_unpin(s);
    return status;
}

amp_status rt_host_acquire(struct rt_view *v, unsigned access)
{
    bool done = false;
    amp_status status = AMP_OK;
    while (!done && !status) {
        struct rt_view *live;
        if ((status = rt_handle_check(v, &live)))
            break;
        struct rt_storage *s = v->storage;
        rt_pin(s);
        status = step(s, &v->region, access, &done);
        if (done && !(access & AMPRT_OVERWRITES))
            rt_grant(v);
        rt_unpin(s);
    }
    return status;
}

void rt_host_overwrote(struct rt_view *v)
{
    leave_to_host(v->storage, &v->region);
    rt_region_remove(&v->storage->stale, &v->region);
}

/* ---- to a device ------------------------------------------------------- */

/* Takes `part` from what is stale on q's device, where the host has it. */
static amp_status send(struct rt_storage *s, rt_queue *q,
                       const struct rt_region *part)
{
    struct rt_region *stale = &s->copies[q->device->number].stale;
    amp_status status = rt_region_room(stale, stale->count + part->count);
    if (!status)
        rt_undo_overtaken(s, part, q->device->number + 1);
    if (!status)
        status = rt_send(s, q, part);
    return status ? status : rt_region_remove(stale, part);
}

/* Whether all of `s` is to go to `d`, which has nothing of it: so few bytes
 * take no longer than the command for some of them, which others follow. Not
 * where the host may be writing those that nobody asked for. */
static bool goes_whole(const struct rt_storage *s, const rt_device *d)
{
    struct rt_region all = whole(s);
    const struct rt_region *stale = &s->copies[d->number].stale;
    if (d->forgets_parts)
        return true;
    return s->size <= AT_ONCE && !s->lent && rt_region_is_empty(&s->stale)
        && rt_region_covers(stale, &all);
}

/* One step to bring what is stale of `wanted` to q's device. */
static amp_status bring(struct rt_storage *s, rt_queue *q,
                        const struct rt_region *wanted)
{
    const struct rt_region *stale = &s->copies[q->device->number].stale;
    struct rt_region part = {.count = 0}, all = whole(s);
    bool is_whole = goes_whole(s, q->device);
    amp_status status = rt_storage_host(s);
    bool is_exact = !is_whole && stale->count + wanted->count <= RT_STRETCHES;
    if (!status)
        status = rt_region_copy(&part, is_exact ? wanted : is_whole ? &all : stale);
    if (!status && is_exact)
        status = rt_region_keep(&part, stale);
    if (status)
        goto end;
    if (rt_region_meets(&s->stale, &part)) {
        status = begin_read(s, CL_MAP_READ, &part, true);
        if (!status)
            status = rt_settle(s, &part, false);
    } else if (rt_busy_meets(s, &part, false)) {
        status = rt_settle(s, &part, false);
    } else {
        status = send(s, q, &part);
    }
end:
    rt_region_free(&part);
    return status;
}

/* What a write of `region` by `d` is taken for: where the stale bytes of
 * another copy would come to too many stretches, all between them too. */
static struct rt_region coarse(const struct rt_storage *s, const rt_device *d,
                               const struct rt_region *region)
{
    struct rt_range hull = rt_region_hull(region);
    size_t most = s->stale.count;
    hull = rt_range_hull(hull, rt_region_hull(&s->stale));
    for (int i = 0; i < rt.device_count; i++) {
        const struct rt_region *stale = &s->copies[i].stale;
        if (i == d->number || !s->copies[i].buffer)
            continue;
        hull = rt_range_hull(hull, rt_region_hull(stale));
        most = stale->count > most ? stale->count : most;
    }
    if (most + region->count <= RT_STRETCHES)
        return *region;
    return (struct rt_region){.one = hull, .count = 1};
}

/* After room_to_leave: only `d` has what it is about to write. */
static void leave_to_device(struct rt_storage *s, const rt_device *d,
                            const struct rt_region *region)
{
    s->has_content = true;
    rt_undo_overtaken(s, region, RT_ANYWHERE);
    rt_region_add(&s->stale, region);
    for (int i = 0; i < rt.device_count; i++)
        if (i != d->number)
            rt_region_add(&s->copies[i].stale, region);
    rt_busy_overtaken(s, region);
}

/* Whether no copy but that of `d` counts in any byte of `region`. */
static bool is_left_to(const struct rt_storage *s, const rt_device *d,
                       const struct rt_region *region)
{
    bool is_left = !s->busy && rt_region_covers(&s->stale, region);
    for (int i = 0; i < rt.device_count && is_left; i++)
        is_left = i == d->number
            || rt_region_covers(&s->copies[i].stale, region);
    return is_left;
}

/* Before q's device writes `region` of the host's memory, which it shares: nobody
 * else uses it there, or its next command comes after that. */
static amp_status quiet_for(struct rt_storage *s, rt_queue *q,
                            const struct rt_region *region)
{
    unsigned drops = rt_drops;
    amp_status status = quiet_others(s, q->device, region, true);
    return status || rt_drops != drops ? status : rt_busy_order(s, q, region);
}

/* The usual case of launch after launch: the device has all there is of the view, alone
 * where it writes, and nothing is known that could be undone or taken back. */
static bool is_settled(const struct rt_storage *s, const rt_device *d,
                       const struct rt_region *region, bool writes)
{
    const struct rt_copy *c = &s->copies[d->number];
    return c->buffer && !c->maps && !s->undos && !s->granted
        && !rt_region_meets(&c->stale, region) && (!writes || is_left_to(s, d, region));
}

static amp_status acquire(struct rt_storage *s, rt_queue *q,
                          const struct rt_region *view, unsigned access)
{
    rt_device *d = q->device;
    struct rt_copy *c = &s->copies[d->number];
    struct rt_region region;
    bool writes = access & AMPRT_FOR_WRITE, overwrites = false;
    if (writes && s->busy)
        rt_busy_reap(s);
    if (is_settled(s, d, view, writes))
        return rt_queue_order(c, q, rt_region_hull(view), writes);
    unsigned drops = rt_drops;
    rt.moves++;
    amp_status status = rt_storage_buffer(s, d);
    rt_undo_reap(s);
    for (;;) {
        if (status || rt_drops != drops)
            return status;
        region = writes ? coarse(s, d, view) : *view;
        overwrites = access & AMPRT_OVERWRITES && !c->shares
            && rt_region_covers(view, &region);
        if (overwrites || !rt_region_meets(&c->stale, &region))
            break;
        status = bring(s, q, &region);
    }
    if (writes && c->shares)
        status = quiet_for(s, q, &region);
    if (!status && rt_drops == drops && writes)
        status = room_to_leave(s, &region, d->number);
    if (!status && overwrites)
        status = rt_region_room(&c->stale, c->stale.count + region.count);
    if (status || rt_drops != drops)
        return status;
    struct rt_range hull = rt_region_hull(&region);
    if (c->maps)
        status = rt_unmap(s, q, hull, writes);
    if (!status)
        status = rt_queue_order(c, q, hull, writes);
    if (status)
        return status;
    rt_revoke(s, &region, writes ? AMPRT_FOR_READ | AMPRT_FOR_WRITE
                                 : AMPRT_FOR_WRITE);
    if (writes && !overwrites)
        leave_to_device(s, d, &region);
    return AMP_OK;
}

amp_status rt_device_acquire(struct rt_view *v, rt_queue *q, unsigned access)
{
    struct rt_storage *s = v->storage;
    rt_pin(s);
    amp_status status = acquire(s, q, &v->region, access);
    rt_unpin(s);
    return status;
}

void rt_device_overwrote(struct rt_view *v, rt_queue *q)
{
    struct rt_storage *s = v->storage;
    leave_to_device(s, q->device, &v->region);
    rt_region_remove(&s->copies[q->device->number].stale, &v->region);
}

/* ---- what is declared -------------------------------------------------- */

void rt_discard(struct rt_storage *s, const struct rt_region *region)
{
    rt_undo_overtaken(s, region, RT_ANYWHERE);
    amp_status status = rt_region_remove(&s->stale, region);
    for (int i = 0; i < rt.device_count && !status; i++)
        status = rt_region_remove(&s->copies[i].stale, region);
    rt_revoke(s, region, AMPRT_FOR_WRITE); /* devices' copies count now */
    if (status)
        rt_forget();
}

amp_status rt_host_declares(struct rt_storage *s,
                            const struct rt_region *region)
{
    amp_status status = leave_to_host(s, region);
    return status ? status : rt_region_remove(&s->stale, region);
}
