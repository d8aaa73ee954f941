/* amp.h - AMP C for its users.
 *
 * One header, two faces. Clang, clangd and ampcc read the parse face
 * (amp_parse.h), made so that stock Clang checks as much of the dialect as it
 * can. The host C that ampcc emits reads the host face (amp_host.h), which any
 * C11 compiler with GNU extensions takes. Everything with the same form in
 * both is declared here.
 *
 * Memory: a handle (view, array) that a block-scope variable was initialised
 * with is released at the end of its scope; elsewhere amp_release does it.
 * Errors: every call reports through one handler (amp_set_error_handler) and,
 * where that returns, gives back an amp_status or a null handle. A subscript
 * has nothing to give back: where it names no element (a handle that is NULL
 * or released, no memory on the host), the program ends as without a handler.
 * Threads: every function may be called from any thread at any time, while the
 * program's drivers live. AMP_UNSUPPORTED in a process that was forked after the
 * first use, which has none of their threads; and in a function that was given to
 * atexit before the first use: exit runs it when the drivers have ended, as they
 * were loaded later. One that was given after the first use may use amp, and
 * launch what was launched before: PoCL's compiler may have ended. No launch in
 * the constructor of a library that dlopen loads: PoCL loads kernels by dlopen
 * on a thread of its own, which would wait for it.
 * Environment, read once: AMP_ACCELERATOR (the default device, by number or
 * part of its name, or gpu or cpu); AMP_TRACE=1 (a line on stderr for each build,
 * copy and launch) or AMP_TRACE=FILE.json (a trace for chrome://tracing or Perfetto);
 * AMP_FORM=spmd or serial (how kernels run: a work-item for each thread or one
 * for a tile, on every device; CPUs else run the serial form), or several (a
 * work-item has several elements in the simple model, as on GPUs);
 * AMP_SHARE_MEMORY=0 (copy even where a device shares the host's memory) or map
 * (map it even where that is not needed);
 * AMP_MEMORY_LIMIT (the most bytes to use on each device, as 1000, 64K, 256M or
 * 2G); AMP_CACHE=off (build kernels anew, keep none); AMP_CACHE_SIZE (the most
 * bytes of kernels to keep, in the same way; 256M where it is not set); what is
 * no number of bytes is as if it was not set;
 * AMP_DEBUG=leaks (what was not released, on stderr when the program ends).
 * Files: what drivers make of kernels is kept in $XDG_CACHE_HOME/ampcc or
 * ~/.cache/ampcc for the next run, which skips the driver's compiler; ampcc
 * --cache-info shows it. It is never needed: without a home, or where the
 * folder cannot be written or is not the user's alone, kernels are built. PoCL
 * needs a folder of its own: where it could write none, the first call sets
 * POCL_CACHE_DIR to $TMPDIR/ampcc-UID, in /tmp where that is not set.
 */
#ifndef AMP_H
#define AMP_H

#include <stdbool.h>
#include <stddef.h>
#ifndef AMP_NO_SHORT_NAMES
#include <strings.h> /* whose index() the macro hides */
#endif

#ifdef __cplusplus
#error "AMP C is C: amp.h cannot be included from C++"
#endif

/* The user's macros may have the names of parameters and members below. */
#include "amp_aside.h"

/* What a call came to. AMP_OK is 0. */
typedef enum amp_status {
    AMP_OK = 0,
    AMP_INVALID_DOMAIN,   /* an extent that cannot be launched */
    AMP_INVALID_ARGUMENT, /* an argument outside what the function takes */
    AMP_OUT_OF_MEMORY,    /* on the device or on the host */
    AMP_UNSUPPORTED,      /* the device lacks what was asked for */
    AMP_BUILD_FAILED,     /* the driver rejected a kernel */
    AMP_NO_DEVICE,        /* no driver, or no device that matches */
    AMP_DEVICE_LOST,      /* the device stopped answering */
    AMP_ABORTED           /* the kernel called amp_abort */
} amp_status;

/* The name of `status` as written above, "AMP_OK" and so on; never NULL. */
const char *amp_status_name(amp_status status);

/* Called once for each failure, on the thread that failed. `message` lives
 * until the handler returns. */
typedef void (*amp_error_handler)(amp_status status, const char *message,
                                  const char *file, int line, void *user);

/* Installs `handler`, to be called with `user`, and returns the one before.
 * NULL stands for the default handler, which prints
 * "PROGRAM: FILE:LINE: CALL: message" and exits with status 3. A handler may
 * call any amp function (a failure there calls it again), exit, and leave by
 * longjmp: no lock is held and the call has nothing left to do. The message
 * that a handler gets starts with the CALL; `file` and `line` are where the
 * user's program called it, or NULL and 0 for a call through a pointer. Work
 * that fails later is told with the place where it began, and the end of a
 * scope with the place where its view was made. */
amp_error_handler amp_set_error_handler(amp_error_handler handler, void *user);

/* A device. Handles are valid until the program ends and are not released. */
typedef struct amp_accelerator_object *amp_accelerator;

/* A command queue of a device. Valid until the program ends. */
typedef struct amp_accelerator_view_object *amp_accelerator_view;

/* Work under way; a plain value, copied freely, never released.
 * The zero value is work that is already done. */
typedef struct amp_future {
    unsigned long long id;
} amp_future;

/* Writes up to `room` devices to `list`, best first (GPUs before CPUs), and
 * returns how many there are; 0, without an error, where there is none. */
int amp_accelerators(amp_accelerator *list, int room);

/* Makes `accelerator` the device of all later launches and arrays that name
 * none; what arrays live on already stays. AMP_INVALID_ARGUMENT for NULL. */
amp_status amp_set_default_accelerator(amp_accelerator accelerator);

/* The device that is used where none is named: the one set, else the one of
 * the environment's AMP_ACCELERATOR (an index, a part of a name, gpu, cpu), else the
 * first of amp_accelerators. NULL, and an AMP_NO_DEVICE error, without any. */
amp_accelerator amp_default_accelerator(void);

/* One query for each property; NULL asks the default device. On error "", 0
 * or false. The strings live until the program ends. */

/* The device's name, as its driver gives it. */
const char *amp_accelerator_name(amp_accelerator a);

/* Who made it. */
const char *amp_accelerator_vendor(amp_accelerator a);

/* The version of its driver. */
const char *amp_accelerator_version(amp_accelerator a);

/* Bytes of memory for views and arrays. */
size_t amp_accelerator_memory(amp_accelerator a);

/* Bytes of tile_static that one tile may have. */
size_t amp_accelerator_tile_memory(amp_accelerator a);

/* Threads that one tile may have. */
int amp_accelerator_max_tile(amp_accelerator a);

/* Whether kernels may compute in double. */
_Bool amp_accelerator_supports_double(amp_accelerator a);

/* Whether kernels may use atomics on 64-bit integers. */
_Bool amp_accelerator_supports_int64_atomics(amp_accelerator a);

/* Whether it works in the host's own memory, so that nothing is copied. */
_Bool amp_accelerator_shares_memory(amp_accelerator a);

/* Whether it is the host's CPU. */
_Bool amp_accelerator_is_emulated(amp_accelerator a);

/* A new queue of `a` (NULL: of the default device), or NULL on error. A device
 * has at most 64: AMP_UNSUPPORTED beyond. */
amp_accelerator_view amp_create_view(amp_accelerator a);

/* The queue that is used where none is named, or NULL without a device. */
amp_accelerator_view amp_default_view(void);

/* The device that `av` belongs to; NULL names the default view. */
amp_accelerator amp_view_accelerator(amp_accelerator_view av);

/* Submits what `av` has queued, without waiting; NULL: the default view. */
amp_status amp_flush(amp_accelerator_view av);

/* Waits until all that was queued on `av` is done; NULL: the default view. */
amp_status amp_finish(amp_accelerator_view av);

/* Work that is done when all that `av` has queued so far is done. */
amp_future amp_marker(amp_accelerator_view av);

/* Waits for `f`; returns the status that the work ended with. The first wait
 * for work that failed reports it. */
amp_status amp_wait(amp_future f);

/* Whether amp_wait(f) would return at once. */
_Bool amp_ready(amp_future f);

/* Calls function(argument) once when `f` is done: at once where it is done
 * already, else on a thread of the runtime, one after the other. Any amp
 * function may be called from there; waiting there for another continuation
 * would never end. Not called where the program ends first. On error the
 * function is not called; AMP_INVALID_ARGUMENT where it is NULL. */
amp_status amp_then(amp_future f, void (*function)(void *), void *argument);

#if defined AMPC_EXPAND
/* ampcc expands the user's macros and leaves AMP C's words alone. */
#elif defined __clang__ && defined __BLOCKS__ && !defined AMPC_HOST
#include "amp_parse.h"
#else
#include "amp_host.h"
#endif
#include "amp_back.h"

#if !defined AMP_NO_SHORT_NAMES && !defined AMPC_EXPAND
#include "amp_short.h"
#endif

#endif
