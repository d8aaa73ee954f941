/* current.h - coherence: which copy of each byte of a storage is current, who may access it,
 * and how it gets from the host to a device and back.
 */
#ifndef RT_CURRENT_H
#define RT_CURRENT_H

#include "view.h"

// current.c

enum { RT_ALONE = 8 }; /* added to enum amprt_access: nobody else reads the bytes */

/* All of `v` is written by the host, or a command that writes it is enqueued. */
void rt_host_overwrote(struct rt_view *v);

/* Begins what rt_host_acquire does with RT_ALONE. May release the lock; `s` is pinned. */
amp_status rt_host_begin(struct rt_storage *s, const struct rt_region *wanted);

/* Gives the host the bytes of `v`, whose storage may grow while the lock is released. With
 * AMPRT_OVERWRITES as for a device: see rt_device_acquire. */
amp_status rt_host_acquire(struct rt_view *v, unsigned access);

/* Gives the host all of `s`. May release the lock. */
amp_status rt_storage_acquire(struct rt_storage *s, enum amprt_access access);

/* Makes the copy of q's device current in the bytes of `v`, orders q's next command after what
 * it depends on, and where that writes, leaves the bytes to the device. May release the lock,
 * which rt_drops tells: then it is to be called again. The caller then enqueues its command.
 *
 * With AMPRT_OVERWRITES nothing is brought, and only rt_device_overwrote leaves the bytes to
 * the device: if the command cannot be enqueued, they are where they were. */
amp_status rt_device_acquire(struct rt_view *v, rt_queue *q, unsigned access);

/* The command is enqueued that writes all of `v`. There is room to note it. */
void rt_device_overwrote(struct rt_view *v, rt_queue *q);

/* The content of `region` is of no use to anyone: any copy will do. Without memory to note
 * that, it stays of use. */
void rt_discard(struct rt_storage *s, const struct rt_region *region);

/* The user changed the host's memory there: no other copy counts. */
amp_status rt_host_declares(struct rt_storage *s,
                            const struct rt_region *region);

// rights.c

/* Returns whether the host has all rights to `region`: no device uses it. */
bool rt_is_home(const struct rt_storage *s, const struct rt_region *region);

/* Gives `v` the rights that follow from the state of its storage. */
void rt_grant(struct rt_view *v);

/* Takes `rights` from every view that has a byte of `region`. */
void rt_revoke(struct rt_storage *s, const struct rt_region *region,
               unsigned char rights);

/* Take all rights from a view, which leaves its storage; from all views of a storage. */
void rt_revoke_view(struct rt_view *v);
void rt_revoke_all(struct rt_storage *s);

// transfer.c

/* Returns whether all of `range` is mapped for that access. */
bool rt_is_mapped(const struct rt_copy *c, struct rt_range range,
                  cl_map_flags access);

/* Begins to give the host `range` of the memory that `d` shares; `region` is current when that
 * is done, or is as it was. */
amp_status rt_map(struct rt_storage *s, rt_device *d, struct rt_range range,
                  cl_map_flags access, const struct rt_region *region,
                  bool is_current);

/* Takes back what the host may write in `range`, which the device is to read, and (`writes`)
 * what it may read, if the device is to write it as well. */
amp_status rt_unmap(struct rt_storage *s, rt_queue *q, struct rt_range range,
                    bool writes);

/* The same of all, before the buffer goes: what cannot be unmapped goes with it. */
void rt_unmap_all(struct rt_copy *c, rt_queue *q);

/* Begins to bring `part`, which is current in the copy of `d`, to the host, with that access to
 * memory that is shared. If the caller `waits` for it next, it may be there on return. */
amp_status rt_fetch(struct rt_storage *s, rt_device *d, cl_map_flags access,
                    const struct rt_region *part, bool waits);

/* Begins to bring `part`, which is current in the host's copy, to q's device; what the device
 * shares is there. */
amp_status rt_send(struct rt_storage *s, rt_queue *q,
                   const struct rt_region *part);

#endif
