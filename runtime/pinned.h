/* pinned.h - copies between host and device, of which large ones go through pinned memory.
 */
#ifndef RT_PINNED_H
#define RT_PINNED_H

#include "device.h"

// pinned.c

/* Sets which copies of the device are pinned ones: AMP_PINNED is the least number of bytes, on
 * any device with memory of its own; 0: none are. */
void rt_pinned_choose(rt_device *d);

/* As clEnqueueReadBuffer and clEnqueueWriteBuffer. If the caller `waits` for the event next,
 * *event may be NULL: the copy is done. */
cl_int rt_read_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                      void *to, bool waits, cl_event *event);
cl_int rt_write_buffer(rt_queue *q, cl_mem buffer, size_t offset, size_t bytes,
                       const void *from, bool waits, cl_event *event);

/* Returns whether a copy of so many bytes is a pinned one, as soon as there is a lane. */
bool rt_pinned_is_for(const rt_device *d, size_t bytes);

/* Waits until no copy is under way; then no thread of the runtime's is in a driver. */
void rt_pinned_end(void);

// lane.c

/* To be called by who has seen the event of a copy complete: sees what the copy did. */
void rt_pinned_see(void);

#endif
