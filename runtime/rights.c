/* rights.c - the rights that let the host access elements without a call.
 *
 * A view stores the host's rights to its bytes, which emitted code reads
 * directly. The right to read means that none of them is stale or in flight in
 * the host's copy; the right to write, moreover, that they are stale on every
 * device, and no command uses them. Rights are granted on demand, to the view of
 * an access; they are revoked from every view that shares a byte with a change.
 */
#include "current.h"

enum { MANY = 64 }; /* views with rights, of one storage */

static bool is_the_hosts_alone(const struct rt_storage *s,
                               const struct rt_region *region)
{
    for (int i = 0; i < rt.device_count; i++) {
        const struct rt_copy *c = &s->copies[i];
        if (!rt_region_covers(&c->stale, region))
            return false;
        if (c->buffer && c->shares
            && !rt_is_mapped(c, rt_region_hull(region), CL_MAP_WRITE))
            return false;
    }
    return !rt_busy_meets(s, region, true);
}

static bool is_here(const struct rt_storage *s,
                    const struct rt_region *region)
{
    return s->host && !rt_region_meets(&s->stale, region)
        && !rt_busy_meets(s, region, false);
}

bool rt_is_home(const struct rt_storage *s, const struct rt_region *region)
{
    return is_here(s, region) && is_the_hosts_alone(s, region);
}

static void set(struct rt_view *v, unsigned char rights)
{
    __atomic_store_n(&v->head.rights, rights, __ATOMIC_RELEASE);
}

void rt_revoke_all(struct rt_storage *s)
{
    for (struct rt_view *v = s->granted; v; v = v->next_granted)
        set(v, 0);
    s->granted = NULL;
    s->granted_count = 0;
}

void rt_grant(struct rt_view *v)
{
    struct rt_storage *s = v->storage;
    unsigned char rights = 0;
    if (is_here(s, &v->region))
        rights = AMPRT_FOR_READ;
    if (rights && is_the_hosts_alone(s, &v->region))
        rights |= AMPRT_FOR_WRITE;
    if (!rights)
        return;
    s->lent |= rights & AMPRT_FOR_WRITE;
    if (!v->head.rights) {
        if (s->granted_count == MANY)
            rt_revoke_all(s);
        v->next_granted = s->granted;
        s->granted = v;
        s->granted_count++;
    }
    set(v, rights);
}

void rt_revoke(struct rt_storage *s, const struct rt_region *region,
               unsigned char rights)
{
    for (struct rt_view **at = &s->granted; *at;) {
        struct rt_view *v = *at;
        if (v->head.rights & rights && rt_region_meets(&v->region, region))
            set(v, v->head.rights & (unsigned char)~rights);
        if (v->head.rights) {
            at = &v->next_granted;
        } else {
            *at = v->next_granted;
            s->granted_count--;
        }
    }
}

void rt_revoke_view(struct rt_view *v)
{
    if (!v->head.rights)
        return;
    struct rt_view **at = &v->storage->granted;
    while (*at != v)
        at = &(*at)->next_granted;
    *at = v->next_granted;
    v->storage->granted_count--;
    set(v, 0);
}
