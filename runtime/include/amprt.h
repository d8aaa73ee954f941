/* amprt.h - the interface between the host C that ampcc emits and the runtime.
 *
 * Users see none of this: it is reached through amp_host.h's macros and
 * through the tables at the end of each emitted host file (amprt_kernel.h). It
 * may change with every version of ampcc, which compiles both sides.
 *
 * `handle` is the address of a struct amprt_view, typed `T *` in the user's
 * code. `file` and `line` are the user's, for messages. A call that fails has
 * reported through the error handler before it returns its status or NULL.
 */
#ifndef AMPRT_H
#define AMPRT_H

#include "amp.h"

#pragma pack(push, 16) /* as the runtime was compiled, whatever the user's structures are */
#include "amprt_kernel.h"

#define AMPRT_HERE __FILE__, __LINE__

/* ---- index, extent and tiles ------------------------------------------- */

/* Vectors of one, two and four ints: with three, the last lane is 0. */
typedef int index_1 __attribute__((vector_size(4)));
typedef int index_2 __attribute__((vector_size(8)));
typedef int index_3 __attribute__((vector_size(16)));
typedef index_1 extent_1;
typedef index_2 extent_2;
typedef index_3 extent_3;

/* Short vectors; those of three have four lanes, as in OpenCL. Compilers say of those
 * that are wider than the processor's registers that they are passed in another way
 * than where these are wider: a program has them from one compiler alone. */
#pragma GCC diagnostic ignored "-Wpsabi"

/* Without optimization gcc takes what tile() makes for a variable of the user's, which
 * setjmp might spoil. */
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wclobbered"
#endif
#define AMPRT_SHORT_VECTORS(name, T) \
    typedef T name##_2 __attribute__((vector_size(2 * sizeof(T)))); \
    typedef T name##_3 __attribute__((vector_size(4 * sizeof(T)))); \
    typedef T name##_4 __attribute__((vector_size(4 * sizeof(T))))
AMPRT_SHORT_VECTORS(int, int);
AMPRT_SHORT_VECTORS(uint, unsigned);
AMPRT_SHORT_VECTORS(float, float);
AMPRT_SHORT_VECTORS(double, double);

/* A divisor whose fourth lane divides well. */
#define AMPRT_DIVISOR(name) \
    static inline name##_3 amprt_divisor_##name##_3(name##_3 v) \
    { \
        v[3] = 1; \
        return v; \
    }
AMPRT_DIVISOR(int)
AMPRT_DIVISOR(uint)

/* Only named in prototypes on the host; no value of it exists there. */
typedef struct tile_barrier {
    char unused;
} tile_barrier;

#define AMPRT_TILE_TYPES(n) \
    typedef struct tiled_index_##n { \
        index_##n global, local, tile, tile_origin; \
        extent_##n tile_extent; \
        tile_barrier barrier; \
    } tiled_index_##n; \
    typedef struct tiled_extent_##n { \
        extent_##n extent, tile_extent; \
    } tiled_extent_##n;
AMPRT_TILE_TYPES(1)
AMPRT_TILE_TYPES(2)
AMPRT_TILE_TYPES(3)

/* ---- launches ---------------------------------------------------------- */

/* What a launch is over. */
struct amprt_domain {
    int rank;
    int extent[3];
    int tile[3]; /* 0 in the simple model */
};

/* Launches `kernel` on `av` (NULL: the default view). captures[i] is the
 * address of the variable that arguments[i] describes; all are read before the
 * call returns. Asynchronous: later host accesses wait for what they need. */
amp_status amprt_launch(struct amprt_kernel *kernel, amp_accelerator_view av,
                        const struct amprt_domain *domain,
                        const void *const *captures);

/* Stores the builds that are not in the cache yet now, not only at the end of the
 * program. */
void amprt_keep_builds(void);

/* amprt_launch over an extent, or a tiled one, by rank. */
static inline amp_status
amprt_launch_1(struct amprt_kernel *kernel, amp_accelerator_view av,
               extent_1 e, const void *const *captures)
{
    struct amprt_domain d = {1, {e[0], 0, 0}, {0, 0, 0}};
    return amprt_launch(kernel, av, &d, captures);
}

static inline amp_status
amprt_launch_2(struct amprt_kernel *kernel, amp_accelerator_view av,
               extent_2 e, const void *const *captures)
{
    struct amprt_domain d = {2, {e[0], e[1], 0}, {0, 0, 0}};
    return amprt_launch(kernel, av, &d, captures);
}

static inline amp_status
amprt_launch_3(struct amprt_kernel *kernel, amp_accelerator_view av,
               extent_3 e, const void *const *captures)
{
    struct amprt_domain d = {3, {e[0], e[1], e[2]}, {0, 0, 0}};
    return amprt_launch(kernel, av, &d, captures);
}

static inline amp_status
amprt_launch_tiled_1(struct amprt_kernel *kernel, amp_accelerator_view av,
                     tiled_extent_1 t, const void *const *captures)
{
    struct amprt_domain d = {
        1, {t.extent[0], 0, 0}, {t.tile_extent[0], 0, 0}};
    return amprt_launch(kernel, av, &d, captures);
}

static inline amp_status
amprt_launch_tiled_2(struct amprt_kernel *kernel, amp_accelerator_view av,
                     tiled_extent_2 t, const void *const *captures)
{
    struct amprt_domain d = {2, {t.extent[0], t.extent[1], 0},
                             {t.tile_extent[0], t.tile_extent[1], 0}};
    return amprt_launch(kernel, av, &d, captures);
}

static inline amp_status
amprt_launch_tiled_3(struct amprt_kernel *kernel, amp_accelerator_view av,
                     tiled_extent_3 t, const void *const *captures)
{
    struct amprt_domain d = {
        3, {t.extent[0], t.extent[1], t.extent[2]},
        {t.tile_extent[0], t.tile_extent[1], t.tile_extent[2]}};
    return amprt_launch(kernel, av, &d, captures);
}

/* ---- handles ----------------------------------------------------------- */

/* The part of a view that emitted code reads directly. `rights` has the
 * accesses (enum amprt_access) that the host may make without a call. */
struct amprt_view {
    char *host; /* element (0, …) in host memory; NULL until there is one */
    ptrdiff_t row[2]; /* bytes from one row, and one plane, to the next:
                         rank 2: row[0]; rank 3: row[0] of [i], row[1] of [j] */
    unsigned char rights;
    int extent[3]; /* 0 beyond the rank, and in what is released */
};

/* A view of the user's memory.
 * It may be const: who writes to a view of it is told at compile time.
 * (gcc takes a `const void *` for one that is read now, and warns of an array
 * that only a kernel will fill.) Elements of `align` bytes' alignment, which
 * the memory may lack: a device has a copy of its own then. */
void *amprt_view(void *memory, size_t element, size_t align, int rank,
                 const int *extent, const char *file, int line);

/* A view of memory that the runtime allocates. */
void *amprt_view_new(size_t element, int rank, const int *extent,
                     const char *file, int line);

/* An array on `av` (NULL: the default view): of undefined elements, or of
 * those at `from`; a staging array, whose elements the host has, for copies to `av`. */
void *amprt_array(amp_accelerator_view av, size_t element, int rank,
                  const int *extent, const char *file, int line);
void *amprt_array_from(amp_accelerator_view av, size_t element, int rank,
                       const int *extent, const void *from,
                       const char *file, int line);
void *amprt_array_staging(amp_accelerator_view av, size_t element, int rank,
                          const int *extent, const char *file, int line);

/* Derived views; each has the element type and the memory of `handle`.
 * NULL for origin and extent means all of it, as a view. */
void *amprt_section(const void *handle, int rank, const int *origin,
                    const int *extent, const char *file, int line);
void *amprt_view_as(const void *handle, int rank, const int *extent,
                    const char *file, int line);
void *amprt_reinterpret_as(const void *handle, size_t element, size_t align,
                           const char *file, int line);

/* Row (i) or (i, j) of a view: `count` indices, a rank of `count` less. */
void *amprt_row(const void *handle, int count, const int *at,
                const char *file, int line);

/* Reports that what is no view of that rank has no such extent. */
void amprt_no_extent(const void *handle, int rank, const char *file, int line);

/* Whether two handles name the same part of the same memory; NULL names none. */
_Bool amprt_is_same(const void *a, const void *b);

/* Releases a handle. */
amp_status amprt_release(const void *handle, const char *file, int line);

/* The same for the handle in the variable at `variable`, which becomes NULL:
 * the handle of an owner that amp_release names, so that the end of its scope
 * cannot meet a handle that is another view's by then. */
amp_status amprt_release_variable(void *variable, const char *file, int line);

/* Ends the scope of the variable at `variable`, which holds a handle: an owner's
 * view is synchronised and released, a derived one released. NULL and a handle
 * that was released by hand are ignored. */
void amprt_scope_end(const void *variable);

/* Temporary views live from amprt_temporary, which returns its argument, to
 * the end of the statement, which releases those made since its begin. */
unsigned amprt_statement_begin(void);
void amprt_statement_end(unsigned *mark);
void *amprt_temporary(const void *handle);

/* amp_synchronize and so on, of a handle. */
amp_status amprt_synchronize(const void *handle, const char *file, int line);
amp_future amprt_synchronize_async(const void *handle,
                                   const char *file, int line);
amp_status amprt_refresh(const void *handle, const char *file, int line);
amp_status amprt_discard_data(const void *handle, const char *file, int line);

/* Copies between two views or arrays, or between one and the host's memory. */
enum amprt_copy_kind { AMPRT_BETWEEN, AMPRT_TO_HOST, AMPRT_FROM_HOST };
amp_status amprt_copy(const void *from, void *to, enum amprt_copy_kind kind,
                      const char *file, int line);
amp_future amprt_copy_async(const void *from, void *to,
                            enum amprt_copy_kind kind,
                            const char *file, int line);

/* ---- the functions of amp.h, with the place of the call ------------------ */

/* amp.h says what they do. */

int amprt_accelerators(amp_accelerator *list, int room,
                       const char *file, int line);
amp_status amprt_set_default_accelerator(amp_accelerator a,
                                         const char *file, int line);
amp_accelerator amprt_default_accelerator(const char *file, int line);

/* X(result, property, on an error): amprt_accelerator_property(a, …). */
#define AMPRT_QUERIES(X) \
    X(const char *, name, "") \
    X(const char *, vendor, "") \
    X(const char *, version, "") \
    X(size_t, memory, 0) \
    X(size_t, tile_memory, 0) \
    X(int, max_tile, 0) \
    X(_Bool, supports_double, 0) \
    X(_Bool, supports_int64_atomics, 0) \
    X(_Bool, shares_memory, 0) \
    X(_Bool, is_emulated, 0)
#define AMPRT_QUERY(type, property, none) \
    type amprt_accelerator_##property(amp_accelerator a, \
                                      const char *file, int line);
AMPRT_QUERIES(AMPRT_QUERY)

amp_accelerator_view amprt_create_view(amp_accelerator a,
                                       const char *file, int line);
amp_accelerator_view amprt_default_view(const char *file, int line);
amp_accelerator amprt_view_accelerator(amp_accelerator_view av,
                                       const char *file, int line);
amp_status amprt_flush(amp_accelerator_view av, const char *file, int line);
amp_status amprt_finish(amp_accelerator_view av, const char *file, int line);
amp_future amprt_marker(amp_accelerator_view av, const char *file, int line);
amp_status amprt_wait(amp_future f, const char *file, int line);
_Bool amprt_is_ready(amp_future f, const char *file, int line);
amp_status amprt_then(amp_future f, void (*function)(void *), void *argument,
                      const char *file, int line);

/* ---- elements on the host ---------------------------------------------- */

/* Makes the host's copy current, and the devices' stale if `access` is for
 * writing. On error the host's memory is left unchanged; if there is none,
 * the program ends. */
void amprt_host_access(struct amprt_view *view, enum amprt_access access,
                       const char *file, int line);

/* What the host may do without a call. */
static inline unsigned char amprt_rights(const struct amprt_view *v)
{
    return __atomic_load_n(&v->rights, __ATOMIC_ACQUIRE);
}

/* The view of a handle, for such an access of the host's. */
static inline struct amprt_view *
amprt_ready(const void *handle, enum amprt_access access,
            const char *file, int line)
{
    struct amprt_view *v = (struct amprt_view *)handle;
    if (!v || !(amprt_rights(v) & access))
        amprt_host_access(v, access, file, line);
    return v;
}

/* The address of an element, for such an access, by rank. */
static inline void *
amprt_at_1(const void *handle, enum amprt_access access, size_t element,
           const char *file, int line, ptrdiff_t i)
{
    struct amprt_view *v = amprt_ready(handle, access, file, line);
    return v->host + i * (ptrdiff_t)element;
}

static inline void *
amprt_at_2(const void *handle, enum amprt_access access, size_t element,
           const char *file, int line, ptrdiff_t i, ptrdiff_t j)
{
    struct amprt_view *v = amprt_ready(handle, access, file, line);
    return v->host + i * v->row[0] + j * (ptrdiff_t)element;
}

static inline void *
amprt_at_3(const void *handle, enum amprt_access access, size_t element,
           const char *file, int line, ptrdiff_t i, ptrdiff_t j, ptrdiff_t k)
{
    struct amprt_view *v = amprt_ready(handle, access, file, line);
    return v->host + i * v->row[0] + j * v->row[1] + k * (ptrdiff_t)element;
}

/* What a loop holds of a view; a value that compilers keep in registers. */
struct amprt_held {
    char *host;
    ptrdiff_t row[2];
    /* Loops name these two, where the user's macros may have shorter names. */
    unsigned char amprt_access; /* enum amprt_access, or-ed */
    _Bool amprt_is_new;
};

/* What the host has a right to, and `access` too. */
static inline struct amprt_held
amprt_held_of(const void *handle, unsigned char access)
{
    struct amprt_held held = {NULL, {0, 0}, access, 1};
    const struct amprt_view *v = (const struct amprt_view *)handle;
    if (v) {
        held.host = v->host;
        held.row[0] = v->row[0];
        held.row[1] = v->row[1];
        held.amprt_access |= amprt_rights(v);
    }
    return held;
}

/* The same of a view that is made ready for an access before its loop, or within it when
 * it is first needed. */
static inline struct amprt_held
amprt_hold(const void *handle, enum amprt_access access,
           const char *file, int line)
{
    return amprt_held_of(amprt_ready(handle, access, file, line),
                         (unsigned char)(AMPRT_FOR_READ | access));
}

static inline struct amprt_held
amprt_hold_late(struct amprt_held *held, const void *handle,
                enum amprt_access access, const char *file, int line)
{
    if (!(held->amprt_access & access))
        *held = amprt_hold(handle, access, file, line);
    return *held;
}

/* The address of an element of what a loop holds, by rank. */
static inline void *
amprt_held_at_1(struct amprt_held held, size_t element, ptrdiff_t i)
{
    return held.host + i * (ptrdiff_t)element;
}

static inline void *
amprt_held_at_2(struct amprt_held held, size_t element,
                ptrdiff_t i, ptrdiff_t j)
{
    return held.host + i * held.row[0] + j * (ptrdiff_t)element;
}

static inline void *
amprt_held_at_3(struct amprt_held held, size_t element,
                ptrdiff_t i, ptrdiff_t j, ptrdiff_t k)
{
    return held.host + i * held.row[0] + j * held.row[1]
        + k * (ptrdiff_t)element;
}

/* The address of an element, or `outside` if that fails; used with
 * -fsanitize=bounds. */
const void *amprt_checked_at(const void *handle, enum amprt_access access,
                             const char *name, int count, const ptrdiff_t *at,
                             const void *outside, const char *file, int line);
void *amprt_checked_row(const void *handle, const char *name, int count,
                        const ptrdiff_t *at, const char *file, int line);

/* ---- the forms by rank that the macros of amp_host.h call --------------- */

#define AMPRT_RANK_FUNCTIONS(n) \
    static inline extent_##n amprt_extent_##n(const void *handle, \
        const char *file, int line) \
    { \
        const struct amprt_view *v = (const struct amprt_view *)handle; \
        extent_##n out = {0}; \
        if (!v || !v->extent[n - 1] || (n < 3 && v->extent[n % 3])) { \
            amprt_no_extent(handle, n, file, line); \
            return out; \
        } \
        for (int d = 0; d < n; d++) \
            out[d] = v->extent[d]; \
        return out; \
    } \
    struct amprt_held_extent_##n { \
        extent_##n amprt_value; \
        _Bool amprt_is_new; \
    }; \
    static inline void *amprt_section_##n(const void *handle, \
        index_##n origin, extent_##n extent, const char *file, int line) \
    { \
        int o[n], e[n]; \
        for (int d = 0; d < n; d++) { \
            o[d] = origin[d]; \
            e[d] = extent[d]; \
        } \
        return amprt_section(handle, n, o, e, file, line); \
    } \
    static inline void *amprt_view_as_##n(const void *handle, \
        extent_##n extent, const char *file, int line) \
    { \
        int e[n]; \
        for (int d = 0; d < n; d++) \
            e[d] = extent[d]; \
        return amprt_view_as(handle, n, e, file, line); \
    } \
    static inline _Bool amp_equal_##n(index_##n a, index_##n b) \
    { \
        for (int d = 0; d < n; d++) \
            if (a[d] != b[d]) \
                return 0; \
        return 1; \
    } \
    static inline tiled_extent_##n amp_pad_##n(tiled_extent_##n t) \
    { \
        for (int d = 0; d < n; d++) \
            t.extent[d] = (t.extent[d] + t.tile_extent[d] - 1) \
                / t.tile_extent[d] * t.tile_extent[d]; \
        return t; \
    } \
    static inline tiled_extent_##n amp_truncate_##n(tiled_extent_##n t) \
    { \
        for (int d = 0; d < n; d++) \
            t.extent[d] = t.extent[d] / t.tile_extent[d] * t.tile_extent[d]; \
        return t; \
    }
AMPRT_RANK_FUNCTIONS(1)
AMPRT_RANK_FUNCTIONS(2)
AMPRT_RANK_FUNCTIONS(3)

#pragma pack(pop)

#endif
