/* code.h - the OpenCL program of a unit, and what is known of its kernels. */
#ifndef CODE_H
#define CODE_H

#include "forms/forms.h"

// emit_device.c

/* What a kernel asks of a device, and is: amprt_kernel.h's enum amprt_need. */
enum {
    NEEDS_DOUBLE = 1,
    NEEDS_INT64_ATOMICS = 2,
    USES_FLOAT_ADD = 4,
    MAY_ABORT = 8,
    IS_SHORT = 16,
    IS_ACROSS = 32,
    IS_FAST_MATH = 64,
    MAY_CHAIN = 128,
    MAY_PRINT = 256,
    MAY_REPEAT = 512,
    IS_BUSY = 1024
};

/* A piece of the OpenCL program: a structure, a helper, a kernel. */
typedef struct Part {
    const char *text;
} Part;

typedef struct KernelCode {
    Launch *launch;
    const Forms *forms;
    Numbers parts; /* the pieces of its program, in order */
    Numbers serial_parts; /* the pieces of the serial form, if it has one */
    const char *serial_rows; /* of enum amprt_rows */
    int serial_tiles; /* the most tiles of a work-item; 0: it has a part of the domain */
    bool is_coarse;   /* the kernel itself executes them, */
    bool is_in_turn;  /* one after the other */
    bool gathers;     /* a work-item adds so much to memory at its end that it takes long */
    bool serial_ends; /* the ends of a row have loops of their own */
    int serial_together; /* how many rows go through loops together; 0: each by itself */
    int serial_wide;  /* the width of the rows that a tile is split into, or 0 */
    ViewEnds ends; /* what the serial form assumes of a launch */
    long chain_memory;   /* its bytes of tile_static in a chain */
    Numbers several_parts; /* the pieces of the form with several, if it has one */
    int several_tiles;     /* the tiles of its work-groups; 0 in the simple model */
    long several_memory;   /* its bytes of tile_static */
    unsigned features;    /* NEEDS_DOUBLE | … */
    long tile_memory;     /* bytes of tile_static */
    long private_memory;  /* bytes of a thread's arrays and structures */
    long block_size;      /* bytes of the argument block */
    LIST(long) offsets;   /* of each capture in the block */
    LIST(int) access;     /* of each capture: 1 read, 2 write, 4 overwrite */
} KernelCode;

/* Why a thread can end before the kernel does. */
typedef enum FailureKind {
    FAIL_ABORT,     /* it calls amp_abort */
    FAIL_SUBSCRIPT, /* an index is out of bounds */
    FAIL_SECTION    /* a section is not within its view */
} FailureKind;

typedef struct Failure {
    FailureKind kind;
    const char *place; /* "file:line" */
    const char *name;  /* what is subscripted */
} Failure;

typedef LIST(Failure) Failures;

typedef struct DeviceCode {
    LIST(Part) parts;
    LIST(KernelCode) kernels; /* in the order of the unit's launches */
    LIST(Record *) records;   /* those that it declares */
    Failures failures;
    long outside; /* bytes of the largest element that is checked */
} DeviceCode;

/* Makes the OpenCL program of a unit without errors, with these forms of its kernels. */
DeviceCode *emit_device(Program *prog, const FormsOfLaunches *forms);

/* The whole device code as one file. */
const char *device_text(const DeviceCode *code, size_t *length);

// remark.c

/* Says what was made of each kernel, as -Rpass and -Rpass-missed ask. */
void remark_kernels(const DeviceCode *code, const Remarks *r);

#endif
