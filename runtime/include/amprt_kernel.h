/* amprt_kernel.h - what ampcc emits of each kernel for the runtime: tables of its arguments,
 * its forms, what it needs and where it may fail.
 */
#ifndef AMPRT_KERNEL_H
#define AMPRT_KERNEL_H

enum amprt_argument_kind {
    AMPRT_VALUE, /* a scalar, vector or struct, copied at the launch */
    AMPRT_VIEW,  /* a view or an array, by handle */
};

enum amprt_access {
    AMPRT_FOR_READ = 1,
    AMPRT_FOR_WRITE = 2, /* as well as read, unless said otherwise */
    /* Each thread writes the element at its own index, whatever happens, and
     * before it does anything else with the view: of kernels' arguments. */
    AMPRT_OVERWRITES = 4,
};

/* One captured variable. */
struct amprt_argument {
    const char *name;
    unsigned char kind;   /* enum amprt_argument_kind */
    unsigned char rank;   /* of a view */
    unsigned char access; /* of a view: what the kernel does, FOR_READ | … */
    unsigned element;     /* of a view: bytes of an element */
    unsigned offset;      /* its offset in the kernel's argument block */
    unsigned size;        /* of a value: bytes */
};

/* A place where a kernel's thread may end early. */
enum amprt_failure_kind {
    AMPRT_CALLED_ABORT,      /* a call of amp_abort */
    AMPRT_SUBSCRIPT_OUTSIDE, /* with -fsanitize=bounds: an index */
    AMPRT_SECTION_OUTSIDE,   /* and an amp_section */
};

struct amprt_failure {
    unsigned char kind; /* enum amprt_failure_kind */
    const char *place; /* "file:line" */
    const char *name;  /* of what the index is outside of */
};

enum amprt_need {
    AMPRT_NEEDS_DOUBLE = 1,
    AMPRT_NEEDS_INT64_ATOMICS = 2,
    AMPRT_USES_FLOAT_ADD = 4, /* atomic; OpenCL C 3.0 where that has it */
    AMPRT_MAY_ABORT = 8,
    AMPRT_IS_SHORT = 16, /* of the simple model, without loops: little work */
    AMPRT_IS_ACROSS = 32, /* threads side by side take elements of different rows */
    AMPRT_IS_FAST_MATH = 64, /* -ffast-math */
    AMPRT_MAY_CHAIN = 128, /* the serial form may be part of a chain */
    AMPRT_MAY_PRINT = 256,
    AMPRT_MAY_REPEAT = 512, /* the form `several` takes any number of tiles */
    AMPRT_IS_BUSY = 1024, /* tiled: innermost loops compute functions of floating numbers */
};

/* In the form `several` of the simple model, the elements of a work-item: along the
 * last dimension but one, or in rank 1 so far apart, and the group has as many
 * work-items. */
enum { AMPRT_SEVERAL = 4, AMPRT_STEP = 256 };

enum amprt_rows {
    AMPRT_IN_TILES,
    AMPRT_IN_ROWS,      /* the serial form divides the domain, not its tiles */
    AMPRT_IN_ROWS_APART /* but with AMP_OVERLAP */
};

enum amprt_bound_kind {
    AMPRT_EXTENT, /* the view, or the domain, ends in that dimension at the captured */
                  /* value, or at 0, and so much more; */
    AMPRT_LEAST,  /* the captured value is that number at least; */
    AMPRT_PITCH,  /* the view's stride in that dimension is that number, and an int */
                  /* holds the numbers of all elements there; */
    AMPRT_DENSE,  /* the view's strides are those of an array with the domain's extents, */
                  /* the number of whose elements an int holds; */
    AMPRT_HELD,   /* what the view has has been given to it; */
    AMPRT_ROOM,   /* the view's extent in that dimension is that number at least, times the */
                  /* domain's extent `along`, unless that is -1, and the captured value */
};

/* What the serial form assumes; where it is otherwise, AMP_OVERLAP is defined. */
struct amprt_bound {
    unsigned char kind; /* enum amprt_bound_kind */
    int value, view; /* the numbers of arguments, or -1 */
    int dimension, along;
    _Bool is_long; /* the captured value is a long, which an int must hold */
    long number;
};

/* A form of a kernel: its OpenCL program is the concatenation of
 * parts[part_list[0]], parts[part_list[1]], … */
struct amprt_form {
    const char *name; /* of the __kernel function */
    const unsigned *part_list;
    unsigned part_count;
};

/* A kernel: one for each parallel_for_each, in the emitted file.
 *
 * The kernel's parameters are one `__global T *` for each view among `arguments`, in their
 * order, then one struct by value, the argument block of `block_size` bytes:
 *
 *   offset 0    int domain[4]    the extents of the launch, 0 beyond the rank
 *   at .offset  of a value: its bytes; of a view: its shape, by rank
 *     1: { long offset; int extent, pad }
 *     2: { long offset, stride0; int extent0, extent1 }
 *     3: { long offset, stride0, stride1; int extent0, extent1, extent2, pad }
 *
 * Between them, with AMPRT_MAY_ABORT, stands a `__global int *` to a record of 32 zeros, then
 * `outside` bytes of 1, for accesses that must not be anywhere else. [0] becomes n where a
 * thread is the first to fail, at failures[n - 1]. Of an index or a section the others say:
 *
 *   [1] dimension    [2], [3] index or origin, the low half first
 *   [4] the section's extent    [5] that of what it is outside of
 *   [6] get_global_id(0), (1), (2)    [9] get_local_id(0), (1), (2)
 *
 * offset counts bytes: a view starts at its buffer's first byte plus offset. Strides count
 * elements; the last dimension's is 1. The macro AMP_BIG is to be defined for the build
 * where an index of any view's buffer may pass INT_MAX, and AMP_OVERLAP where a view that is
 * written may have elements that another has, or a bound does not hold. With AMP_START the
 * offset of every view is 0. With AMP_SHAPES the shape of arguments[n] is AMP_SHAPE_n, an
 * expression of that struct type. Dimension d of an index of rank r is OpenCL's dimension
 * r - 1 - d.
 *
 * The serial form, for CPUs, has the same parameters; a work-item runs all the threads of
 * serial_tiles tiles at most, neighbours in the last dimension; all of the tiles there by the
 * global size, rounded up. In the simple model, and with serial_rows, each has a part of the
 * domain.
 *
 * In the form `several`, for GPUs, a work-group does what several_tiles tiles do, neighbours
 * in dimension 0, or a work-item what AMPRT_SEVERAL elements do; AMP_WHOLE is defined where
 * the domain divides by these, or in rank 1 by those of a group. Where tiles do not, the last
 * group does the last tile more than once; the kernel needs AMPRT_MAY_REPEAT for that, and
 * nothing that it writes may overlap what it reads.
 *
 * With the macro AMP_CHAIN the serial form is a function for a kernel that the runtime prints,
 * which executes several launches (see struct amprt_link): after the block it has a parameter
 * amp_place, a structure { long item[3], items[3]; } of its place among how many work-items,
 * and a `__local char *` to memory for tile_static variables.
 *
 * In the simple model (tile[0] == 0) the kernel itself returns early outside of `domain`, so
 * the global size may be rounded up.
 */
struct amprt_kernel {
    const char *name; /* in messages of ours and of drivers */
    const char *file; /* where the user's parallel_for_each stands */
    int line;
    const char *const *parts;
    struct amprt_form spmd, serial, several; /* without a name: it has none */
    _Bool always_serial; /* on every device */
    unsigned char rank;
    unsigned char serial_rows; /* enum amprt_rows: of a tiled kernel */
    unsigned chain_memory; /* bytes of tile_static in a chain */
    unsigned char serial_tiles; /* that a work-item may have, of a tiled kernel; */
    _Bool serial_few; /* the fewer work-items there are, the less they do in all */
    unsigned char several_tiles; /* that a work-group of that form has; or 0 */
    int tile[3]; /* of the kernel's tiled_index; 0 in the simple model */
    unsigned needs; /* enum amprt_need, or-ed */
    unsigned tile_memory; /* bytes of tile_static; those of `several` */
    unsigned several_memory;
    unsigned private_memory; /* bytes of a thread's arrays and structs; 0: few */
    unsigned block_size;
    const struct amprt_argument *arguments;
    unsigned argument_count, bound_count;
    const struct amprt_bound *bounds;
    const struct amprt_failure *failures; /* with AMPRT_MAY_ABORT */
    unsigned outside;
    void *state; /* the runtime's own, NULL at first */
};

/* A launch in a chain: many that one launch of the driver's executes, one after the other,
 * amp_link in its program. Its work-items, the workers, share lines of 128 bytes that begin
 * as zeros: two, then one for each worker, then one for each work-item of the largest
 * launch. For each launch they call amp_begin_link, and its kernel's function. */
enum { AMPRT_LINE = 128, AMPRT_LINK_VIEWS = 16 };

struct amprt_link {
    long long items[3]; /* the work-items of the launch, by OpenCL's dimensions */
    int parts;        /* their product */
    int member;       /* the number of its kernel in the program */
    int block;        /* where its argument block is among those of all, in bytes */
    int data[AMPRT_LINK_VIEWS]; /* of each view, the number of its buffer */
    int pad[7];
};

#endif
