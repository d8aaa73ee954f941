/* rt.h - what all files of the runtime share: its state, and failures.
 *
 * A view (view.h) is a window on a storage (storage.h). A storage is one piece of memory, with
 * at most one copy on the host and one on each device (device.h). These copies are kept
 * coherent by tracking which bytes of which copy are current (current.h). One lock guards all
 * state (lock.h).
 *
 * A function that fails calls rt_fail, which stores the message for the thread, and returns
 * the status. The entry point reports it after releasing the lock.
 */
#ifndef RT_H
#define RT_H

#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 120
#define AMP_NO_SHORT_NAMES

#include "amp.h"
#include <CL/cl.h>
#include <stdint.h>
#include <stdio.h>

typedef struct amp_accelerator_object rt_device;
typedef struct amp_accelerator_view_object rt_queue;

/* The runtime's global state. */
struct rt_state {
    rt_device *devices;
    int device_count;
    rt_device *chosen; /* by amp_set_default_accelerator */
    struct rt_storage *storages;
    unsigned round; /* counts the rounds of bringing views to a device */
    unsigned moves; /* counts events that may change where data is, other than accesses to
                     * views that are already where they should be */
    bool tracing;
};
extern struct rt_state rt;

// error.c

/* Stores why the current call of this thread fails; returns `status`. The first message stays:
 * what fails later fails because of it. */
amp_status rt_fail(amp_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Stores that a driver refused `what`, as "to copy 12 bytes to the device". */
amp_status rt_fail_cl(cl_int code, const rt_device *d, const char *what);

/* Stores that there is no device, because of `code`. */
amp_status rt_fail_none(cl_int code);

/* Stores that an index of the view or array `name` is out of bounds. */
amp_status rt_fail_index(const char *name, long long index, int extent,
                         int dimension, const char *where);

/* Calls the handler if `status` is a failure; returns `status`. To be called without the lock
 * and with nothing left to do: a handler may call any amp function, exit, or leave by longjmp. */
amp_status rt_report(amp_status status, const char *call,
                     const char *file, int line);

/* The same for a call that returns no status: if the handler returns, the program ends as it
 * does without a handler. */
void rt_report_last(amp_status status, const char *call,
                    const char *file, int line);

/* Returns the status of the stored message; AMP_OUT_OF_MEMORY if none could be stored. */
amp_status rt_failed(void);

/* Drops the stored message: the failure has no consequence. */
void rt_forget(void);

/* Returns whether OpenCL's error code says that memory was short. */
bool rt_is_out_of_memory(cl_int code);

/* Allocate memory for free(): zeroed; aligned for devices and not zeroed. The first returns
 * NULL after calling rt_fail. */
void *rt_alloc(size_t bytes);
void *rt_alloc_host(size_t bytes);

/* Returns an extent as text, "(8, 9)". */
struct rt_text {
    char at[64];
};
struct rt_text rt_text_extent(int rank, const int *extent);

#endif
