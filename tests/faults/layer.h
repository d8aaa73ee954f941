/* layer.h - between the runtime and all that may refuse it something: the
 * OpenCL loader, the allocator, the making of threads.
 *
 * The layer takes the place of these functions for the runtime alone, at link
 * time. It knows each place of the runtime that calls one, counts its calls,
 * makes the one that a struct fault names fail, and keeps books of what was
 * taken and given back.
 */
#ifndef LAYER_H
#define LAYER_H

#include <stdbool.h>

/* A place that calls, and how often it did since layer_begin. */
struct site {
    const void *at;
    const char *function;
    const char *errors; /* "CL_ONE, CL_TWO" */
    int error_count;
    bool fills; /* may also fail after the call */
    unsigned count;
};

/* The n-th call, from 1, of a site is to fail; with n 0, none. */
struct fault {
    int site;
    unsigned n;
    int error; /* of the site's errors, or one of these: */
};
enum {
    FAULT_LATER = -1, /* it succeeds; what it began fails */
    FAULT_LOST = -2,  /* from this call on, the device is lost */
};

/* What was taken and not given back. */
struct books {
    long contexts, queues, buffers, programs, kernels, events, maps, blocks;
};

enum { LAYER_SITES = 512 };
struct layer {
    struct site sites[LAYER_SITES];
    int site_count;
};

struct layer *layer_new(void); /* in memory that children share */
void layer_begin(const struct fault *f);
bool layer_end(void); /* whether the fault was met */
bool layer_met(void); /* whether it is met by now */
bool layer_is_lost(void);
struct books layer_books(void);
/* The words that a message about the fault has, or "". */
const char *layer_error_name(const struct fault *f);
const char *layer_function(const struct fault *f);
/* Writes where a site is: "clFlush at ADDRESS". */
void layer_print_site(int site);
/* What the runtime keeps to the program's end. */
struct amprt_kernel;
void layer_drop_programs(struct amprt_kernel *k);
void layer_clear_cache(void);

#endif
