/* amp_parse.h - what Clang makes of AMP C: the face of amp.h for parsers.
 *
 * A view is a pointer into a numbered address space, to arrays of one huge
 * constant dimension above rank 1: so `a[i][j]` type-checks, `a[i]` is a view
 * of one rank less, `const` may be added and not dropped, and neither ranks
 * nor raw pointers mix. Nothing declared here is ever called: ampcc reads the
 * syntax tree, and the host C that it emits includes amp_host.h instead.
 *
 * Names that start with __ampc_ are between this file and ampcc's front end.
 */
#ifndef AMP_PARSE_H
#define AMP_PARSE_H

#define __ampc_overload __attribute__((overloadable))
#define __ampc_view_space __attribute__((address_space(1)))
#define __ampc_array_space __attribute__((address_space(2)))
#define __ampc_dimension 0x1000000
#define __ampc_join(a, b) __ampc_join_(a, b)
#define __ampc_join_(a, b) a##b
#define __ampc_count(...) __ampc_count_(__VA_ARGS__, 4, 3, 2, 1, 0)
#define __ampc_count_(a, b, c, d, n, ...) n

/* ---- keywords ---------------------------------------------------------- */

#define restrict(...) \
    __attribute__((annotate("restrict(" #__VA_ARGS__ ")")))
#define tile_static \
    static __attribute__((annotate("tile_static"), loader_uninitialized))

/* ---- index, extent and short vectors ----------------------------------- */

#define __ampc_vector(T, n) T __attribute__((ext_vector_type(n)))

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

__ampc_overload index_1 amp_make_index(int);
__ampc_overload index_2 amp_make_index(int, int);
__ampc_overload index_3 amp_make_index(int, int, int);
__ampc_overload extent_1 amp_make_extent(int);
__ampc_overload extent_2 amp_make_extent(int, int);
__ampc_overload extent_3 amp_make_extent(int, int, int);

/* Whether all components are equal. */
__ampc_overload bool amp_equal(index_1, index_1);
__ampc_overload bool amp_equal(index_2, index_2);
__ampc_overload bool amp_equal(index_3, index_3);

/* ---- tiles ------------------------------------------------------------- */

typedef struct tile_barrier {
    void (*const wait)(void);
    void (*const wait_with_all_memory_fence)(void);
    void (*const wait_with_global_memory_fence)(void);
    void (*const wait_with_tile_static_memory_fence)(void);
} tile_barrier;

#define __ampc_tile_types(n) \
    typedef struct tiled_index_##n { \
        const index_##n global, local, tile, tile_origin; \
        const extent_##n tile_extent; \
        const tile_barrier barrier; \
    } tiled_index_##n; \
    typedef struct tiled_extent_##n { \
        extent_##n extent, tile_extent; \
    } tiled_extent_##n; \
    __ampc_overload tiled_extent_##n amp_pad(tiled_extent_##n); \
    __ampc_overload tiled_extent_##n amp_truncate(tiled_extent_##n);
__ampc_tile_types(1)
__ampc_tile_types(2)
__ampc_tile_types(3)

__ampc_overload tiled_index_1 __ampc_tiled_index(int);
__ampc_overload tiled_index_2 __ampc_tiled_index(int, int);
__ampc_overload tiled_index_3 __ampc_tiled_index(int, int, int);
__ampc_overload tiled_extent_1 __ampc_tiled_extent(int);
__ampc_overload tiled_extent_2 __ampc_tiled_extent(int, int);
__ampc_overload tiled_extent_3 __ampc_tiled_extent(int, int, int);
__ampc_overload tiled_extent_1 amp_make_tile(extent_1, int);
__ampc_overload tiled_extent_2 amp_make_tile(extent_2, int, int);
__ampc_overload tiled_extent_3 amp_make_tile(extent_3, int, int, int);

#define AMP_TILED_INDEX(...) __typeof__(__ampc_tiled_index(__VA_ARGS__))
#define AMP_TILED_EXTENT(...) __typeof__(__ampc_tiled_extent(__VA_ARGS__))

void amp_all_memory_fence(tile_barrier);
void amp_global_memory_fence(tile_barrier);
void amp_tile_static_memory_fence(tile_barrier);
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
#define AMP_ARRAY_VIEW(T, N) __ampc_handle(T, N, __ampc_view_space)
#define AMP_ARRAY(T, N) __ampc_handle(T, N, __ampc_array_space)

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

#define __ampc_each_rank(declare) declare(1) declare(2) declare(3)
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
/* Clang 19 crashes on a function's name where a view is wanted, unless there are
 * several of the name. */
#define __ampc_other(name) __ampc_overload void name(void);
__ampc_other(amp_array_view) __ampc_other(amp_view)
__ampc_other(amp_view_new) __ampc_other(amp_array)
__ampc_other(amp_array_on) __ampc_other(amp_array_from)
__ampc_other(amp_array_from_on) __ampc_other(amp_array_staging)

#define __ampc_extents(...) (int[]){__VA_ARGS__}, __ampc_count(__VA_ARGS__)
#define __ampc_view_type(T, ...) \
    AMP_ARRAY_VIEW(T, __ampc_count(__VA_ARGS__))
#define __ampc_array_type(T, ...) AMP_ARRAY(T, __ampc_count(__VA_ARGS__))

#define amp_extent(v) amp_extent(__ampc_rank(v), v)
#define amp_section(v, ...) \
    __ampc_view_of(v, amp_section(__ampc_rank(v), v, __VA_ARGS__))
#define amp_array_view(x) __ampc_view_of(x, amp_array_view(x))
#define __ampc_rank_of_extent(e, T) \
    __builtin_choose_expr(sizeof(e) == sizeof(extent_1), \
        (AMP_ARRAY_VIEW(T, 1))0, \
        __builtin_choose_expr(sizeof(e) == sizeof(extent_2), \
            (AMP_ARRAY_VIEW(T, 2))0, (AMP_ARRAY_VIEW(T, 3))0))
#define __ampc_kept_element(v) \
    __typeof__(*__builtin_choose_expr(__ampc_is_array(v), \
        (AMP_ARRAY_VIEW(__ampc_element(v), 1))0, &(v)[0]))
#define amp_view_as(v, ...) \
    ((__typeof__(__builtin_choose_expr( \
        sizeof(__VA_ARGS__) == sizeof(extent_1), \
        (__typeof__(__ampc_kept_element(v) *))0, \
        __builtin_choose_expr(sizeof(__VA_ARGS__) == sizeof(extent_2), \
            (__typeof__(__ampc_kept_element(v) (*)[__ampc_dimension]))0, \
            (__typeof__(__ampc_kept_element(v) \
                (*)[__ampc_dimension][__ampc_dimension]))0)))) \
        amp_view_as(__ampc_rank(v), v, __VA_ARGS__))
#define amp_reinterpret_as(T, v) \
    ((AMP_ARRAY_VIEW(T, 1))amp_reinterpret_as(__ampc_rank(v), v, sizeof(T)))
#define amp_view(p, ...) \
    ((__ampc_view_type(__typeof__(*(p)), __VA_ARGS__)) \
        amp_view((p), __ampc_extents(__VA_ARGS__)))
#define amp_view_new(T, ...) \
    ((__ampc_view_type(T, __VA_ARGS__)) \
        amp_view_new(sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array(T, ...) \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array(sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array_on(av, T, ...) \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array_on(av, sizeof(T), __ampc_extents(__VA_ARGS__)))
#define amp_array_from(p, ...) \
    ((__ampc_array_type(__typeof__((0, *(p))), __VA_ARGS__)) \
        amp_array_from((p), __ampc_extents(__VA_ARGS__)))
#define amp_array_from_on(av, p, ...) \
    ((__ampc_array_type(__typeof__((0, *(p))), __VA_ARGS__)) \
        amp_array_from_on(av, (p), __ampc_extents(__VA_ARGS__)))
#define amp_array_staging(T, av, ...) \
    ((__ampc_array_type(T, __VA_ARGS__)) \
        amp_array_staging(sizeof(T), av, __ampc_extents(__VA_ARGS__)))

#define __ampc_space_functions(space) \
    __ampc_overload amp_status amp_synchronize(const void space *); \
    __ampc_overload amp_future amp_synchronize_async(const void space *); \
    __ampc_overload amp_status amp_refresh(const void space *); \
    __ampc_overload amp_status amp_discard_data(const void space *); \
    __ampc_overload amp_status amp_release(const void space *);
__ampc_space_functions(__ampc_view_space)
__ampc_space_functions(__ampc_array_space)

#define __ampc_copies(from, to) \
    __ampc_overload amp_status amp_copy(const void from *, void to *); \
    __ampc_overload amp_future amp_copy_async(const void from *, void to *);
__ampc_copies(__ampc_view_space, __ampc_view_space)
__ampc_copies(__ampc_view_space, __ampc_array_space)
__ampc_copies(__ampc_array_space, __ampc_view_space)
__ampc_copies(__ampc_array_space, __ampc_array_space)
__ampc_copies(, __ampc_view_space)
__ampc_copies(, __ampc_array_space)
__ampc_copies(__ampc_view_space, )
__ampc_copies(__ampc_array_space, )

/* ---- launches ---------------------------------------------------------- */

/* Runs `kernel`, a block marked restrict(amp), once for each index of the
 * domain: index_N (or int) for an extent_N, tiled_index(D...) for one tiled. */
#define __ampc_launch(domain, index) \
    __ampc_overload amp_status parallel_for_each(domain, void (^)(index)); \
    __ampc_overload amp_status parallel_for_each( \
        amp_accelerator_view, domain, void (^)(index));
#define __ampc_launches(n) \
    __ampc_launch(extent_##n, index_##n) \
    __ampc_launch(tiled_extent_##n, tiled_index_##n)
__ampc_each_rank(__ampc_launches)
__ampc_launch(extent_1, int)
#ifdef AMPC_PARSE
/* ampcc says itself what is wrong with a launch that fits none of these. */
__ampc_overload amp_status parallel_for_each(...);
#endif

/* ---- atomics ----------------------------------------------------------- */

#define __ampc_each_space(declare, T) \
    declare(T, ) declare(T, __ampc_view_space) declare(T, __ampc_array_space)
#define __ampc_exchange(T, space) \
    __ampc_overload T amp_atomic_exchange(T space *, T);
#define __ampc_arithmetic(T, space) \
    __ampc_overload T amp_atomic_fetch_add(T space *, T); \
    __ampc_overload T amp_atomic_fetch_min(T space *, T); \
    __ampc_overload T amp_atomic_fetch_max(T space *, T);
#define __ampc_bits(T, space) \
    __ampc_overload T amp_atomic_fetch_sub(T space *, T); \
    __ampc_overload T amp_atomic_fetch_and(T space *, T); \
    __ampc_overload T amp_atomic_fetch_or(T space *, T); \
    __ampc_overload T amp_atomic_fetch_xor(T space *, T); \
    __ampc_overload T amp_atomic_fetch_inc(T space *); \
    __ampc_overload T amp_atomic_fetch_dec(T space *); \
    __ampc_overload bool amp_atomic_compare_exchange(T space *, T *, T);
#define __ampc_integer_atomics(T) \
    __ampc_each_space(__ampc_exchange, T) \
    __ampc_each_space(__ampc_arithmetic, T) \
    __ampc_each_space(__ampc_bits, T)
__ampc_integer_atomics(int)
__ampc_integer_atomics(unsigned)
__ampc_integer_atomics(long)
__ampc_integer_atomics(unsigned long)
__ampc_integer_atomics(long long)
__ampc_integer_atomics(unsigned long long)
__ampc_each_space(__ampc_exchange, float)
__ampc_each_space(__ampc_arithmetic, float)

/* ---- fast math --------------------------------------------------------- */

/* C++ AMP's fast_math: <math.h>'s functions of float at the device's own,
 * quicker accuracy. In amp code only; each with and without the f. */
#define __ampc_fast(result, name, ...) \
    result amp_fast_##name(__VA_ARGS__); \
    result amp_fast_##name##f(__VA_ARGS__);
#define __ampc_fast_1(name) __ampc_fast(float, name, float)
#define __ampc_fast_2(name) __ampc_fast(float, name, float, float)
__ampc_fast_1(acos) __ampc_fast_1(asin) __ampc_fast_1(atan)
__ampc_fast_1(ceil) __ampc_fast_1(cos) __ampc_fast_1(cosh)
__ampc_fast_1(exp) __ampc_fast_1(exp2) __ampc_fast_1(fabs)
__ampc_fast_1(floor) __ampc_fast_1(log) __ampc_fast_1(log10)
__ampc_fast_1(log2) __ampc_fast_1(round) __ampc_fast_1(rsqrt)
__ampc_fast_1(sin) __ampc_fast_1(sinh) __ampc_fast_1(sqrt)
__ampc_fast_1(tan) __ampc_fast_1(tanh) __ampc_fast_1(trunc)
__ampc_fast_2(atan2) __ampc_fast_2(fmax) __ampc_fast_2(fmin)
__ampc_fast_2(fmod) __ampc_fast_2(pow)
__ampc_fast(int, isfinite, float) __ampc_fast(int, isinf, float)
__ampc_fast(int, isnan, float) __ampc_fast(int, signbit, float)
__ampc_fast(float, frexp, float, int *)
__ampc_fast(float, ldexp, float, int)
__ampc_fast(float, modf, float, float *)
__ampc_fast(void, sincos, float, float *, float *)

/* ---- short names ------------------------------------------------------- */

#ifndef AMP_NO_SHORT_NAMES
#define array_view(T, N) AMP_ARRAY_VIEW(T, N)
#define array(T, N) AMP_ARRAY(T, N)
#define tiled_index(...) AMP_TILED_INDEX(__VA_ARGS__)
#define tiled_extent(...) AMP_TILED_EXTENT(__VA_ARGS__)
#define tile(...) amp_make_tile(__VA_ARGS__)
#define extent(...) amp_make_extent(__VA_ARGS__)
#define index(...) amp_make_index(__VA_ARGS__)

/* Pre-release names, each with today's. */
#define tiled_grid(...) AMP_TILED_EXTENT(__VA_ARGS__)
#pragma clang deprecated(tiled_grid, "tiled_extent")
typedef extent_1 grid_1 __attribute__((deprecated("extent_1")));
typedef extent_2 grid_2 __attribute__((deprecated("extent_2")));
typedef extent_3 grid_3 __attribute__((deprecated("extent_3")));
#endif

#endif
