/* amp_parse.h - what Clang makes of AMP C: the face of amp.h for parsers.
 *
 * A view is a pointer into a numbered address space, to arrays of one huge
 * constant dimension above rank 1: so `a[i][j]` type-checks, `a[i]` is a view
 * of one rank less, `const` may be added and not dropped, and neither ranks
 * nor raw pointers mix. Nothing declared here is ever called: ampcc reads the
 * syntax tree, and the host C that it emits includes amp_host.h instead.
 *
 * Names that start with __ampc_ are between this file and ampcc's front end.
 *
 * With amp_short.h this is the reference of what amp.h itself does not declare. A comment stands
 * where editors find it: before all overloads of a function, which one macro
 * declares, and within a macro, whose definition they show.
 */
#ifndef AMP_PARSE_H
#define AMP_PARSE_H

#define __ampc_overload __attribute__((__overloadable__))
#define __ampc_view_space __attribute__((__address_space__(1)))
#define __ampc_array_space __attribute__((__address_space__(2)))
#define __ampc_dimension 0x1000000
#define __ampc_join(a, b) __ampc_join_(a, b)
#define __ampc_join_(a, b) a##b
#define __ampc_count(...) __ampc_count_(__VA_ARGS__, 4, 3, 2, 1, 0)
#define __ampc_count_(a, b, c, d, n, ...) n

/* ---- keywords ---------------------------------------------------------- */

#define restrict(...) /* After a parameter list: where the function or block
    may run. restrict(amp): on accelerators; restrict(cpu): on the host, as
    without a clause; restrict(cpu, amp): on both. */ \
    __attribute__((__annotate__("restrict(" #__VA_ARGS__ ")")))
#define __ampc_r restrict(amp) /* where `restrict` alone is written */
#define tile_static /* A variable that the threads of a tile share, in amp
    code: one for each tile, undefined until it is written. Between a write
    and another thread's read stands a barrier. */ \
    static __attribute__((__annotate__("tile_static"), __loader_uninitialized__))

/* ---- index, extent and short vectors ----------------------------------- */

#define __ampc_vector(T, n) T __attribute__((__ext_vector_type__(n)))

typedef __ampc_vector(int, 1) index_1;
typedef __ampc_vector(int, 2) index_2;
typedef __ampc_vector(int, 3) index_3;
typedef index_1 extent_1;
typedef index_2 extent_2;
typedef index_3 extent_3;

#define __ampc_short_vectors(name, T) \
    typedef __ampc_vector(T, 2) name##_2; \
    typedef __ampc_vector(T, 3) name##_3; \
    typedef __ampc_vector(T, 4) name##_4
__ampc_short_vectors(int, int);
__ampc_short_vectors(uint, unsigned);
__ampc_short_vectors(float, float);
__ampc_short_vectors(double, double);

#define __ampc_by_numbers(type, name) \
    __ampc_overload type##_1 name(int); \
    __ampc_overload type##_2 name(int, int); \
    __ampc_overload type##_3 name(int, int, int);

/* The index of rank 1, 2 or 3 with these components, the slowest first. */
__ampc_by_numbers(index, amp_make_index)

/* The extent of rank 1, 2 or 3 with these counts of elements, the slowest
 * dimension first. */
__ampc_by_numbers(extent, amp_make_extent)

#define __ampc_each_rank(declare) declare(1) declare(2) declare(3)
#define __ampc_equal(n) __ampc_overload _Bool amp_equal(index_##n, index_##n);

/* Whether all components are equal, of two indices or extents. */
__ampc_each_rank(__ampc_equal)

/* ---- tiles ------------------------------------------------------------- */

/* The barrier of the thread's tile, as a parameter of amp functions. Every
 * thread of the tile must come to the same barriers. */
typedef struct tile_barrier {
    /* Waits until all threads of the tile are here; what they wrote before,
     * to tile_static and to views, they all see after. */
    void (*const wait)(void);
    /* As wait. */
    void (*const wait_with_all_memory_fence)(void);
    /* As wait, for what was written to views and arrays alone. */
    void (*const wait_with_global_memory_fence)(void);
    /* As wait, for what was written to tile_static alone. */
    void (*const wait_with_tile_static_memory_fence)(void);
} tile_barrier;

#define __ampc_tiled_index_type(n) \
    typedef struct tiled_index_##n { \
        const index_##n global, local, tile, tile_origin; \
        const extent_##n tile_extent; \
        const tile_barrier barrier; \
    } tiled_index_##n;

/* Where a thread is. global: in the domain; local: in its tile; tile: which
 * tile that is; tile_origin: the global index of the tile's first thread, so
 * that global is tile_origin + local; tile_extent: the threads of a tile;
 * barrier: the tile's. */
__ampc_each_rank(__ampc_tiled_index_type)

#define __ampc_tiled_extent_type(n) \
    typedef struct tiled_extent_##n { \
        extent_##n extent, tile_extent; \
    } tiled_extent_##n;

/* A domain in tiles. extent: its threads; tile_extent: those of one tile. A
 * launch wants extent to be a multiple of tile_extent in each dimension. */
__ampc_each_rank(__ampc_tiled_extent_type)

#define __ampc_pad(n) \
    __ampc_overload tiled_extent_##n amp_pad(tiled_extent_##n);

/* The tiled extent with each dimension raised to a multiple of its tile's: the
 * kernel is to leave out the threads that are beyond the elements. */
__ampc_each_rank(__ampc_pad)

#define __ampc_truncate(n) \
    __ampc_overload tiled_extent_##n amp_truncate(tiled_extent_##n);

/* The tiled extent with each dimension lowered to a multiple of its tile's,
 * which may be 0: such a domain cannot be launched. */
__ampc_each_rank(__ampc_truncate)

__ampc_overload tiled_index_1 __ampc_tiled_index(int);
__ampc_overload tiled_index_2 __ampc_tiled_index(int, int);
__ampc_overload tiled_index_3 __ampc_tiled_index(int, int, int);
__ampc_overload tiled_extent_1 __ampc_tiled_extent(int);
__ampc_overload tiled_extent_2 __ampc_tiled_extent(int, int);
__ampc_overload tiled_extent_3 __ampc_tiled_extent(int, int, int);

#define __ampc_tiles \
    __ampc_overload tiled_extent_1 amp_make_tile(extent_1, int); \
    __ampc_overload tiled_extent_2 amp_make_tile(extent_2, int, int); \
    __ampc_overload tiled_extent_3 amp_make_tile(extent_3, int, int, int);

/* An extent in tiles of so many threads in each dimension: constants, at least
 * 1, whose product is at most 1024 and what amp_accelerator_max_tile says. */
__ampc_tiles

#define AMP_TILED_INDEX(...) /* tiled_index without short names */ \
    __typeof__(__ampc_tiled_index(__VA_ARGS__))
#define AMP_TILED_EXTENT(...) /* tiled_extent without short names */ \
    __typeof__(__ampc_tiled_extent(__VA_ARGS__))

/* In amp code: what this thread has written before, to tile_static and to
 * views, the other threads of its tile see before what it writes after. Waits
 * for nobody. */
void amp_all_memory_fence(tile_barrier);

/* As amp_all_memory_fence, for views and arrays alone. */
void amp_global_memory_fence(tile_barrier);

/* As amp_all_memory_fence, for tile_static alone. */
void amp_tile_static_memory_fence(tile_barrier);

/* In amp code: ends the thread. parallel_for_each waits for a kernel that may
 * do so, and fails with AMP_ABORTED and the place of this call. */
void amp_abort(void);

/* ---- views and arrays -------------------------------------------------- */

#define __ampc_handle_1(T, space) __typeof__(T space *)
#define __ampc_handle_2(T, space) __typeof__(T space (*)[__ampc_dimension])
#define __ampc_handle_3(T, space) \
    __typeof__(T space (*)[__ampc_dimension][__ampc_dimension])
#define __ampc_handle_0(T, space) __ampc_no_rank(T)
#define __ampc_handle_4(T, space) __ampc_no_rank(T)
#define __ampc_no_rank(T) \
    _Pragma("GCC error \"the rank of a view is 1, 2 or 3\"") __typeof__(T *)
#define __ampc_handle(T, N, space) __ampc_join(__ampc_handle_, N)(T, space)
#define AMP_ARRAY_VIEW(T, N) /* array_view without short names */ \
    __ampc_handle(T, N, __ampc_view_space)
#define AMP_ARRAY(T, N) /* array without short names */ \
    __ampc_handle(T, N, __ampc_array_space)
#define __ampc_av1(T) AMP_ARRAY_VIEW(T, 1) /* where `array_view<T>` is written */

/* The rank of `v`, as a constant and as a type to overload on. */
struct __ampc_rank_1;
struct __ampc_rank_2;
struct __ampc_rank_3;
#define __ampc_is_rank_1(v) (sizeof((v)[0]) < __ampc_dimension)
#define __ampc_is_rank_3(v) \
    (sizeof((v)[0]) >= (size_t)__ampc_dimension * __ampc_dimension)
#define __ampc_by_rank(v, one, two, three) \
    __builtin_choose_expr(__ampc_is_rank_1(v), one, \
        __builtin_choose_expr(__ampc_is_rank_3(v), three, two))
#define __ampc_rank(v) \
    __ampc_by_rank(v, (struct __ampc_rank_1 *)0, \
        (struct __ampc_rank_2 *)0, (struct __ampc_rank_3 *)0)

/* The type of v's handle where v may be a row a[i]; and an element of v. */
#define __ampc_same(v) __typeof__(&(v)[0])
#define __ampc_row(v) __builtin_choose_expr(__ampc_is_rank_1(v), (v), (v)[0])
#define __ampc_line(v) \
    __builtin_choose_expr(__ampc_is_rank_3(v), __ampc_row(v)[0], __ampc_row(v))
#define __ampc_element(v) __typeof__((0, __ampc_line(v)[0]))

/* A view of the element type and rank of v, which may be an array. */
char (*__ampc_overload __ampc_space(const void __ampc_view_space *))[1];
char (*__ampc_overload __ampc_space(const void __ampc_array_space *))[2];
#define __ampc_is_array(v) (sizeof(*__ampc_space(v)) == 2)
#define __ampc_view_of(v, call) \
    ((__typeof__(__builtin_choose_expr(__ampc_is_array(v), \
        __ampc_by_rank(v, (AMP_ARRAY_VIEW(__ampc_element(v), 1))0, \
            (AMP_ARRAY_VIEW(__ampc_element(v), 2))0, \
            (AMP_ARRAY_VIEW(__ampc_element(v), 3))0), \
        &(v)[0])))call)

#define __ampc_rank_functions(n) \
    __ampc_overload extent_##n amp_extent( \
        struct __ampc_rank_##n *, const void __ampc_view_space *); \
    __ampc_overload extent_##n amp_extent( \
        struct __ampc_rank_##n *, const void __ampc_array_space *); \
    __ampc_overload void __ampc_view_space *amp_section( \
        struct __ampc_rank_##n *, const void __ampc_view_space *, \
        index_##n, extent_##n); \
    __ampc_overload void __ampc_view_space *amp_section( \
        struct __ampc_rank_##n *, const void __ampc_array_space *, \
        index_##n, extent_##n); \
    __ampc_overload void __ampc_view_space *amp_view_as( \
        struct __ampc_rank_1 *, const void __ampc_view_space *, extent_##n); \
    __ampc_overload void __ampc_view_space *amp_view_as( \
        struct __ampc_rank_1 *, const void __ampc_array_space *, extent_##n);
__ampc_each_rank(__ampc_rank_functions)

__ampc_overload void __ampc_view_space *amp_reinterpret_as(
    struct __ampc_rank_1 *, const void __ampc_view_space *, size_t);
__ampc_overload void __ampc_view_space *amp_reinterpret_as(
    struct __ampc_rank_1 *, const void __ampc_array_space *, size_t);
__ampc_overload void __ampc_view_space *amp_array_view(
    const void __ampc_array_space *);
__ampc_overload void __ampc_view_space *amp_view(
    const void *, const int *, int);
__ampc_overload void __ampc_view_space *amp_view_new(size_t, const int *, int);
__ampc_overload void __ampc_array_space *amp_array(size_t, const int *, int);
__ampc_overload void __ampc_array_space *amp_array_on(
    amp_accelerator_view, size_t, const int *, int);
__ampc_overload void __ampc_array_space *amp_array_from(
    const void *, const int *, int);
__ampc_overload void __ampc_array_space *amp_array_from_on(
    amp_accelerator_view, const void *, const int *, int);
__ampc_overload void __ampc_array_space *amp_array_staging(
    size_t, amp_accelerator_view, const int *, int);
/* Clang 19 crashes on a function's name where a view is wanted, unless there
 * are several of the name. */
#define __ampc_other(name) __ampc_overload void name(void);
__ampc_other(amp_array_view) __ampc_other(amp_view)
__ampc_other(amp_view_new) __ampc_other(amp_array)
__ampc_other(amp_array_on) __ampc_other(amp_array_from)
__ampc_other(amp_array_from_on) __ampc_other(amp_array_staging)

#define __ampc_extents(...) (int[]){__VA_ARGS__}, __ampc_count(__VA_ARGS__)
#define __ampc_view_type(T, ...) \
    AMP_ARRAY_VIEW(T, __ampc_count(__VA_ARGS__))
#define __ampc_array_type(T, ...) AMP_ARRAY(T, __ampc_count(__VA_ARGS__))

#define amp_extent(v) /* The extent of a view or an array: as many counts of
    elements as it has dimensions, the slowest first. On the host and in amp
    code. */ \
    amp_extent(__ampc_rank(v), v)
#define amp_section(v, ...) /* amp_section(v, origin, extent): a view of the
    part of `v` that starts at the index `origin`. It has v's rank, names v's
    elements, and borrows: its release never waits. On the host
    AMP_INVALID_ARGUMENT, and NULL, where it does not lie within `v`; in amp
    code unchecked. */ \
    __ampc_view_of(v, amp_section(__ampc_rank(v), v, __VA_ARGS__))
#define amp_array_view(x) /* A view of all elements of the array `x`, for
    accesses of the host among others. It borrows: the elements live until
    both are released. */ \
    __ampc_view_of(x, amp_array_view(x))
#define __ampc_rank_of_extent(e, T) \
    __builtin_choose_expr(sizeof(e) == sizeof(extent_1), \
        (AMP_ARRAY_VIEW(T, 1))0, \
        __builtin_choose_expr(sizeof(e) == sizeof(extent_2), \
            (AMP_ARRAY_VIEW(T, 2))0, (AMP_ARRAY_VIEW(T, 3))0))
#define __ampc_kept_element(v) \
    __typeof__(*__builtin_choose_expr(__ampc_is_array(v), \
        (AMP_ARRAY_VIEW(__ampc_element(v), 1))0, &(v)[0]))
#define amp_view_as(v, ...) /* amp_view_as(v, extent): the first elements of
    `v`, which has rank 1, row by row as a view of that extent. It borrows.
    AMP_INVALID_ARGUMENT, and NULL, where `v` has too few. */ \
    ((__typeof__(__builtin_choose_expr( \
        sizeof(__VA_ARGS__) == sizeof(extent_1), \
        (__typeof__(__ampc_kept_element(v) *))0, \
        __builtin_choose_expr(sizeof(__VA_ARGS__) == sizeof(extent_2), \
            (__typeof__(__ampc_kept_element(v) (*)[__ampc_dimension]))0, \
            (__typeof__(__ampc_kept_element(v) \
                (*)[__ampc_dimension][__ampc_dimension]))0)))) \
        amp_view_as(__ampc_rank(v), v, __VA_ARGS__))
#define __ampc_is_const(v) \
    __builtin_types_compatible_p( \
        __ampc_same(v), AMP_ARRAY_VIEW(const __ampc_element(v), 1))
#define amp_reinterpret_as(T, v) /* The bytes of `v`, which has rank 1, as a
    view of elements of type T, const ones if v's are. It borrows.
    AMP_INVALID_ARGUMENT, and NULL, where they are no whole number of T, or
    start within the memory where no T can. */ \
    ((__typeof__(__builtin_choose_expr(__ampc_is_const(v), \
        (AMP_ARRAY_VIEW(const __typeof__(T), 1))0, (AMP_ARRAY_VIEW(T, 1))0))) \
        amp_reinterpret_as(__ampc_rank(v), v, sizeof(T)))
#define amp_view(p, ...) /* amp_view(p, e0[, e1[, e2]]): a view of rank 1, 2
    or 3 of the elements at `p`, row by row; e0 counts the slowest dimension.
    The memory stays the caller's and must outlive the view; views of the same
    memory are coherent. AMP_INVALID_ARGUMENT, and NULL, for a null `p` and
    for an extent below 1. */ \
    ((__ampc_view_type(__typeof__(*(p)), __VA_ARGS__)) \
        amp_view((p), __ampc_extents(__VA_ARGS__)))
#define amp_view_new(T, ...) /* amp_view_new(T, e0[, e1[, e2]]): a view of new
    elements of type T, undefined at first, which live until its release, in
    memory of the host and of devices where they are used.
    AMP_INVALID_ARGUMENT, and NULL, for an extent below 1. */ \
    ((__ampc_view_type(T, __VA_ARGS__)) \
        amp_view_new(sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array(T, ...) /* amp_array(T, e0[, e1[, e2]]): an array of
    elements of type T, undefined at first, on the device of the default view.
    NULL on error: AMP_INVALID_ARGUMENT for an extent below 1,
    AMP_OUT_OF_MEMORY where the device cannot hold it. */ \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array(sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array_on(av, T, ...) /* amp_array_on(av, T, e0[, e1[, e2]]): as
    amp_array, on the device of `av`; launches that name no view and capture
    it run there. */ \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array_on(av, sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array_from(p, ...) /* amp_array_from(p, e0[, e1[, e2]]): as
    amp_array, with a copy of the elements at `p`, row by row, which is done
    when the call returns. AMP_INVALID_ARGUMENT for a null `p` too. */ \
    ((__ampc_array_type(__typeof__((0, *(p))), __VA_ARGS__)) \
        amp_array_from((p), __ampc_extents(__VA_ARGS__)))
#define amp_array_from_on(av, p, ...) /* amp_array_from_on(av, p, e0[, e1[,
    e2]]): as amp_array_from, on the device of `av`. */ \
    ((__ampc_array_type(__typeof__((0, *(p))), __VA_ARGS__)) \
        amp_array_from_on(av, (p), __ampc_extents(__VA_ARGS__)))
#define amp_array_staging(T, av, ...) /* amp_array_staging(T, av, e0[, e1[,
    e2]]): an array whose elements live on the host, in memory from which
    copies to and from arrays on `av` are quick; the host reaches them through
    amp_array_view. NULL on error, as amp_array. */ \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array_staging(sizeof(T), av, __ampc_extents(__VA_ARGS__)))

#define __ampc_of_handle(result, name) \
    __ampc_overload result name(const void __ampc_view_space *); \
    __ampc_overload result name(const void __ampc_array_space *);

/* Waits for what kernels wrote to the elements of `v` and brings it to the
 * host's memory, and for kernels and copies that read them: the memory may then
 * be read without the view, and be changed, which amp_refresh is to be told. A
 * host access to an element waits for less: to read it, only for what writes it.
 * Nothing to do for arrays and for what amp_view_new made. On error the host's
 * memory is as it was and the device's copy stays. */
__ampc_of_handle(amp_status, amp_synchronize)

/* Begins what amp_synchronize does; the memory is current, and may be changed,
 * when the future is done. */
__ampc_of_handle(amp_future, amp_synchronize_async)

/* Says that the host's memory under `v` was changed without the view: copies
 * on devices are out of date, and what kernels wrote there is dropped. It is to
 * be changed after amp_synchronize, and before the next launch that uses it: what
 * reads it at that time has the old values, or the new ones. */
__ampc_of_handle(amp_status, amp_refresh)

/* Says that the elements of `v` will all be written before they are read: the
 * next launch copies nothing in. They are undefined until then. */
__ampc_of_handle(amp_status, amp_discard_data)

/* Brings what kernels wrote home, where `v` is an owner or the last view of
 * its memory, and releases the handle; others of the same memory stay. On
 * error the handle stays live. AMP_INVALID_ARGUMENT for one that is released
 * already, or NULL. Owners in a block need it only to end sooner. */
__ampc_of_handle(amp_status, amp_release)

#define __ampc_between(result, name, from, to) \
    __ampc_overload result name(const void from *, void to *);
#define __ampc_pairings(result, name) \
    __ampc_between(result, name, __ampc_view_space, __ampc_view_space) \
    __ampc_between(result, name, __ampc_view_space, __ampc_array_space) \
    __ampc_between(result, name, __ampc_array_space, __ampc_view_space) \
    __ampc_between(result, name, __ampc_array_space, __ampc_array_space) \
    __ampc_between(result, name, , __ampc_view_space) \
    __ampc_between(result, name, , __ampc_array_space) \
    __ampc_between(result, name, __ampc_view_space, ) \
    __ampc_between(result, name, __ampc_array_space, )

/* amp_copy(from, to): copies all elements of a view, an array or plain host
 * memory. Host memory holds as many, row by row, as the other side has; two
 * views or arrays must have equal extents, else AMP_INVALID_ARGUMENT. They may
 * overlap, and be on different devices. Returns when `to` is complete; on
 * error its elements may be old or new. */
__ampc_pairings(amp_status, amp_copy)

/* Begins what amp_copy does. Until the future is done, plain host memory on
 * either side must stay and must not be changed; views and arrays may be used
 * and released. */
__ampc_pairings(amp_future, amp_copy_async)

/* ---- launches ---------------------------------------------------------- */

#define __ampc_launch(domain, index) \
    __ampc_overload amp_status parallel_for_each(domain, void (^)(index)); \
    __ampc_overload amp_status parallel_for_each( \
        amp_accelerator_view, domain, void (^)(index));
#define __ampc_launches(n) \
    __ampc_launch(extent_##n, index_##n) \
    __ampc_launch(tiled_extent_##n, tiled_index_##n)

/* parallel_for_each([av,] domain, kernel): runs the kernel, a block marked
 * restrict(amp), once for each index of the domain: with an index_N (or int)
 * where that is an extent_N, with a tiled_index(D...) where it is tiled. On the
 * accelerator view `av`, else that of a captured array, else the default one.
 * Begins and returns: what reads the views later waits for it. One that prints
 * is done then. AMP_OK, or
 * AMP_INVALID_DOMAIN for an extent below 1 or one that the tile does not
 * divide, AMP_UNSUPPORTED, AMP_OUT_OF_MEMORY, AMP_BUILD_FAILED, AMP_ABORTED:
 * then nothing ran, except where the kernel aborted. */
__ampc_each_rank(__ampc_launches) __ampc_launch(extent_1, int)
#ifdef AMPC_PARSE
/* ampcc says itself what is wrong with a launch that fits none of these. */
__ampc_overload amp_status parallel_for_each(...);

/* Stands for a launch whose domain has a mistake. */
__ampc_overload amp_status __ampc_any_launch(...);

/* `__ampc_t{__ampc_l(…);}` stands for a launch that is in no function. */
#define __ampc_t static void __ampc_join(__ampc_t, __COUNTER__)(void)
#define __ampc_l parallel_for_each
#endif

#include "amp_parse_device.h"

#ifndef AMP_NO_SHORT_NAMES
typedef extent_1 grid_1 __attribute__((__deprecated__("extent_1")));
typedef extent_2 grid_2 __attribute__((__deprecated__("extent_2")));
typedef extent_3 grid_3 __attribute__((__deprecated__("extent_3")));
#endif

#endif
