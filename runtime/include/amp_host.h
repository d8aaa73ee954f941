/* amp_host.h - what a C11 compiler makes of AMP C: the face of amp.h for the
 * host C that ampcc emits.
 *
 * A handle has the type `T *` for views and arrays of T of every rank, so that
 * const works as it does for pointers; its value is the address of the
 * runtime's descriptor and is never dereferenced as a T. ampcc has replaced
 * what needs the rank: subscripts became AMPRT_READ or AMPRT_WRITE, amp_extent
 * became amp_extent_2, and so on; it checked all types before. What a name
 * means to users stands in amp_parse.h.
 */
#ifndef AMP_HOST_H
#define AMP_HOST_H

#include "amprt.h"

#define restrict(...)
#ifndef __block
#define __block /* no kernel can capture such a variable */
#endif
#define AMPRT_COUNT(...) AMPRT_COUNT_(__VA_ARGS__, 4, 3, 2, 1, 0)
#define AMPRT_COUNT_(a, b, c, d, n, ...) n
#define AMPRT_JOIN(a, b) AMPRT_JOIN_(a, b)
#define AMPRT_JOIN_(a, b) a##b

#define AMP_ARRAY_VIEW(T, N) __typeof__(T *)
#define AMP_ARRAY(T, N) __typeof__(T *)
#define AMP_TILED_INDEX(...) \
    AMPRT_JOIN(tiled_index_, AMPRT_COUNT(__VA_ARGS__))
#define AMP_TILED_EXTENT(...) \
    AMPRT_JOIN(tiled_extent_, AMPRT_COUNT(__VA_ARGS__))

/* ---- making handles ---------------------------------------------------- */

#define AMPRT_EXTENTS(...) \
    AMPRT_COUNT(__VA_ARGS__), (const int[]){__VA_ARGS__}
/* In memory it is 32 for double_4, of which gcc's _Alignof says 16 without AVX. */
#define AMPRT_ALIGN(T) __alignof__(T)
#define AMPRT_HANDLE(T, call) ((__typeof__(T) *)(call))

#define amp_view(p, ...) \
    AMPRT_HANDLE(*(p), amprt_view((void *)(p), sizeof *(p), \
        AMPRT_ALIGN(__typeof__(*(p))), \
        AMPRT_EXTENTS(__VA_ARGS__), AMPRT_HERE))
#define amp_view_new(T, ...) \
    AMPRT_HANDLE(T, amprt_view_new(sizeof(T), \
        AMPRT_EXTENTS(__VA_ARGS__), AMPRT_HERE))
#define amp_array(T, ...) amp_array_on(NULL, T, __VA_ARGS__)
#define amp_array_on(av, T, ...) \
    AMPRT_HANDLE(T, amprt_array((av), sizeof(T), \
        AMPRT_EXTENTS(__VA_ARGS__), AMPRT_HERE))
#define amp_array_from(p, ...) amp_array_from_on(NULL, p, __VA_ARGS__)
#define amp_array_from_on(av, p, ...) \
    amprt_array_from((av), sizeof *(p), AMPRT_EXTENTS(__VA_ARGS__), (p), \
                     AMPRT_HERE)
#define amp_array_staging(T, av, ...) \
    AMPRT_HANDLE(T, amprt_array_staging((av), sizeof(T), \
        AMPRT_EXTENTS(__VA_ARGS__), AMPRT_HERE))

/* ---- using them: the forms that need no rank --------------------------- */

#define amp_synchronize(v) amprt_synchronize((v), AMPRT_HERE)
#define amp_synchronize_async(v) amprt_synchronize_async((v), AMPRT_HERE)
#define amp_refresh(v) amprt_refresh((v), AMPRT_HERE)
#define amp_discard_data(v) amprt_discard_data((v), AMPRT_HERE)
#define amp_release(v) amprt_release((v), AMPRT_HERE)
#define AMPRT_RELEASE_VARIABLE(v) \
    amprt_release_variable((void *)&(v), AMPRT_HERE)
#define amp_array_view(x) \
    ((__typeof__(x))amprt_section((x), 0, NULL, NULL, AMPRT_HERE))
#define amp_reinterpret_as(T, v) \
    AMPRT_HANDLE(T, amprt_reinterpret_as((v), sizeof(T), AMPRT_ALIGN(T), \
        AMPRT_HERE))

/* ---- the functions of amp.h, which learn where they are called ---------- */

#define amp_accelerators(...) amprt_accelerators(__VA_ARGS__, AMPRT_HERE)
#define amp_set_default_accelerator(...) \
    amprt_set_default_accelerator(__VA_ARGS__, AMPRT_HERE)
#define amp_default_accelerator() amprt_default_accelerator(AMPRT_HERE)
#define amp_accelerator_name(...) \
    amprt_accelerator_name(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_vendor(...) \
    amprt_accelerator_vendor(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_version(...) \
    amprt_accelerator_version(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_memory(...) \
    amprt_accelerator_memory(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_tile_memory(...) \
    amprt_accelerator_tile_memory(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_max_tile(...) \
    amprt_accelerator_max_tile(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_supports_double(...) \
    amprt_accelerator_supports_double(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_supports_int64_atomics(...) \
    amprt_accelerator_supports_int64_atomics(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_shares_memory(...) \
    amprt_accelerator_shares_memory(__VA_ARGS__, AMPRT_HERE)
#define amp_accelerator_is_emulated(...) \
    amprt_accelerator_is_emulated(__VA_ARGS__, AMPRT_HERE)
#define amp_create_view(...) amprt_create_view(__VA_ARGS__, AMPRT_HERE)
#define amp_default_view() amprt_default_view(AMPRT_HERE)
#define amp_view_accelerator(...) \
    amprt_view_accelerator(__VA_ARGS__, AMPRT_HERE)
#define amp_flush(...) amprt_flush(__VA_ARGS__, AMPRT_HERE)
#define amp_finish(...) amprt_finish(__VA_ARGS__, AMPRT_HERE)
#define amp_marker(...) amprt_marker(__VA_ARGS__, AMPRT_HERE)
#define amp_wait(...) amprt_wait(__VA_ARGS__, AMPRT_HERE)
#define amp_ready(...) amprt_is_ready(__VA_ARGS__, AMPRT_HERE)
#define amp_then(...) amprt_then(__VA_ARGS__, AMPRT_HERE)

/* ---- the forms that ampcc names by rank or by kind --------------------- */

#define amp_extent_1(v) amprt_extent_1((v), AMPRT_HERE)
#define amp_extent_2(v) amprt_extent_2((v), AMPRT_HERE)
#define amp_extent_3(v) amprt_extent_3((v), AMPRT_HERE)

#define amp_section_1(v, ...) AMPRT_SECTION(1, v, __VA_ARGS__)
#define amp_section_2(v, ...) AMPRT_SECTION(2, v, __VA_ARGS__)
#define amp_section_3(v, ...) AMPRT_SECTION(3, v, __VA_ARGS__)
#define AMPRT_SECTION(n, v, ...) \
    ((__typeof__(v))amprt_section_##n((v), __VA_ARGS__, AMPRT_HERE))
#define amp_view_as_1(v, ...) AMPRT_VIEW_AS(1, v, __VA_ARGS__)
#define amp_view_as_2(v, ...) AMPRT_VIEW_AS(2, v, __VA_ARGS__)
#define amp_view_as_3(v, ...) AMPRT_VIEW_AS(3, v, __VA_ARGS__)
#define AMPRT_VIEW_AS(n, v, ...) \
    ((__typeof__(v))amprt_view_as_##n((v), __VA_ARGS__, AMPRT_HERE))
/* Braces in what is copied have commas, which part no arguments. */
#define amp_copy_between(...) \
    amprt_copy(__VA_ARGS__, AMPRT_BETWEEN, AMPRT_HERE)
#define amp_copy_to_host(...) \
    amprt_copy(__VA_ARGS__, AMPRT_TO_HOST, AMPRT_HERE)
#define amp_copy_from_host(...) \
    amprt_copy(__VA_ARGS__, AMPRT_FROM_HOST, AMPRT_HERE)
#define amp_copy_between_async(...) \
    amprt_copy_async(__VA_ARGS__, AMPRT_BETWEEN, AMPRT_HERE)
#define amp_copy_to_host_async(...) \
    amprt_copy_async(__VA_ARGS__, AMPRT_TO_HOST, AMPRT_HERE)
#define amp_copy_from_host_async(...) \
    amprt_copy_async(__VA_ARGS__, AMPRT_FROM_HOST, AMPRT_HERE)

/* What the runtime found of a view's elements. A program with views of other elements in
 * one memory begins with a macro of its own. */
#ifndef AMPRT_PLACE
#define AMPRT_PLACE(v, place) (*(__typeof__(v))(place))
#endif

/* An element of a view on the host: a[i][j] read, or written (or both). */
#define AMPRT_READ(v, ...) AMPRT_ELEMENT(AMPRT_FOR_READ, v, __VA_ARGS__)
#define AMPRT_WRITE(v, ...) AMPRT_ELEMENT(AMPRT_FOR_WRITE, v, __VA_ARGS__)
#define AMPRT_ELEMENT(access, v, ...) \
    AMPRT_PLACE(v, AMPRT_JOIN(amprt_at_, AMPRT_COUNT(__VA_ARGS__))( \
        (v), access, sizeof *(v), AMPRT_HERE, __VA_ARGS__))

/* Before a loop that takes no rights from the host and, where the condition
 * holds, is sure to use an element of the view in the variable `v`: asks for
 * them once. Within it an element is where it is in host memory. */
#define AMPRT_HOLD(v, access, line, ...) \
    AMPRT_HOLD_FOR(v, v, AMPRT_FOR_##access, line, __VA_ARGS__)
#define AMPRT_HELD(v, ...) AMPRT_HELD_AS(v, v, __VA_ARGS__)
/* Its extent, which the loop's condition asks for. */
#define AMPRT_HOLD_EXTENT(n, v) AMPRT_HOLD_EXTENT_AS(v, n, v)
#define AMPRT_EXTENT(v) amprt_extent_##v.amprt_value
/* What the loop may use or not is asked for when it first does, unless it is
 * held already: the host has the right to it when the loop begins. */
#define AMPRT_MAY_HOLD(v) AMPRT_MAY_HOLD_AS(v, v)
#define AMPRT_IS_HELD(v, access) \
    (amprt_held_##v.amprt_access & AMPRT_FOR_##access)
#define AMPRT_LATE_READ(v, ...) AMPRT_LATE_READ_AS(v, v, __VA_ARGS__)
#define AMPRT_LATE_WRITE(v, ...) AMPRT_LATE_WRITE_AS(v, v, __VA_ARGS__)

/* The same for a view in a part of a variable, which has a name of its own:
 * g_cells for g->cells. The condition comes first. */
#define AMPRT_HOLD_AS(name, v, access, line, ...) \
    AMPRT_HOLD_FOR(name, v, AMPRT_FOR_##access, line, __VA_ARGS__)
#define AMPRT_HOLD_FOR(name, v, access, line, ...) \
    AMPRT_HOLDING(name, (__VA_ARGS__) \
        ? amprt_hold((v), access, __FILE__, line) : AMPRT_NOT_HELD)
#define AMPRT_MAY_HOLD_AS(name, v) AMPRT_HOLDING(name, amprt_held_of((v), 0))
#define AMPRT_HOLDING(name, value) \
    for (struct amprt_held amprt_held_##name = value; \
         amprt_held_##name.amprt_is_new; \
         amprt_held_##name.amprt_is_new = 0)
#define AMPRT_NOT_HELD (struct amprt_held){NULL, {0, 0}, 0, 1}
#define AMPRT_HELD_AS(name, v, ...) \
    AMPRT_PLACE(v, AMPRT_JOIN(amprt_held_at_, AMPRT_COUNT(__VA_ARGS__))( \
        amprt_held_##name, sizeof *(v), __VA_ARGS__))
#define AMPRT_LATE_READ_AS(name, v, ...) \
    AMPRT_LATE(name, v, AMPRT_FOR_READ, __VA_ARGS__)
#define AMPRT_LATE_WRITE_AS(name, v, ...) \
    AMPRT_LATE(name, v, AMPRT_FOR_WRITE, __VA_ARGS__)
#define AMPRT_LATE(name, v, access, ...) \
    AMPRT_PLACE(v, AMPRT_JOIN(amprt_held_at_, AMPRT_COUNT(__VA_ARGS__))( \
        amprt_hold_late(&amprt_held_##name, (v), access, AMPRT_HERE), \
        sizeof *(v), __VA_ARGS__))
#define AMPRT_HOLD_EXTENT_AS(name, n, v) \
    for (struct amprt_held_extent_##n amprt_extent_##name = \
             {amp_extent_##n(v), 1}; \
         amprt_extent_##name.amprt_is_new; \
         amprt_extent_##name.amprt_is_new = 0)
#define AMPRT_EXTENT_AS(name, v) AMPRT_EXTENT(name)

/* The same with -fsanitize=bounds, for the view that the user calls `name`:
 * where an index is outside, it is a zero of its own. */
#define AMPRT_CHECKED_READ(name, v, ...) \
    AMPRT_CHECKED(AMPRT_FOR_READ, name, v, __VA_ARGS__)
#define AMPRT_CHECKED_WRITE(name, v, ...) \
    AMPRT_CHECKED(AMPRT_FOR_WRITE, name, v, __VA_ARGS__)
#define AMPRT_CHECKED(access, name, v, ...) \
    AMPRT_PLACE(v, amprt_checked_at( \
        (v), access, name, AMPRT_COUNT(__VA_ARGS__), \
        (const ptrdiff_t[]){__VA_ARGS__}, &(__typeof__(*(v))){0}, AMPRT_HERE))

/* A row a[i] of a view of rank 2 or 3: a view of one rank less. */
#define AMPRT_ROW(v, ...) \
    ((__typeof__(v))amprt_row((v), \
        AMPRT_EXTENTS(__VA_ARGS__), AMPRT_HERE))

#define AMPRT_CHECKED_ROW(name, v, ...) \
    ((__typeof__(v))amprt_checked_row((v), name, AMPRT_COUNT(__VA_ARGS__), \
        (const ptrdiff_t[]){__VA_ARGS__}, AMPRT_HERE))

/* A variable that owns the view it is initialised with; a view that another one
 * owns, for such a variable. */
#define AMPRT_OWNER __attribute__((__cleanup__(amprt_scope_end)))
#define AMPRT_BORROWED(v) \
    ((__typeof__(v))amprt_section((v), 0, NULL, NULL, AMPRT_HERE))

/* A scalar in all n lanes of a vector of type T. */
#define AMPRT_SPLAT(T, n, ...) \
    __extension__({ \
        __typeof__((T){0}[0]) amprt_x = (__VA_ARGS__); \
        AMPRT_SPLAT_##n(T); \
    })
#define AMPRT_SPLAT_1(T) (T){amprt_x}
#define AMPRT_SPLAT_2(T) (T){amprt_x, amprt_x}
#define AMPRT_SPLAT_3(T) AMPRT_SPLAT_4(T)
#define AMPRT_SPLAT_4(T) (T){amprt_x, amprt_x, amprt_x, amprt_x}

/* v.yx as a value of type T. */
#define AMPRT_SWIZZLE(T, v, ...) \
    __extension__({ \
        __typeof__(v) amprt_v = (v); \
        AMPRT_JOIN(AMPRT_LANES_, AMPRT_COUNT(__VA_ARGS__))(T, __VA_ARGS__); \
    })
#define AMPRT_LANES_2(T, a, b) (T){amprt_v[a], amprt_v[b]}
#define AMPRT_LANES_3(T, a, b, c) (T){amprt_v[a], amprt_v[b], amprt_v[c]}
#define AMPRT_LANES_4(T, a, b, c, d) \
    (T){amprt_v[a], amprt_v[b], amprt_v[c], amprt_v[d]}

/* v.yx op w, where w is of type T; its value is that of v.yx after it. */
#define AMPRT_ASSIGN(T, v, op, w, ...) \
    __extension__({ \
        __typeof__(v) *amprt_p = &(v); \
        T amprt_w = (w); \
        AMPRT_JOIN(AMPRT_ASSIGN_, AMPRT_COUNT(__VA_ARGS__))(op, __VA_ARGS__); \
        __typeof__(v) amprt_v = *amprt_p; \
        AMPRT_JOIN(AMPRT_LANES_, AMPRT_COUNT(__VA_ARGS__))(T, __VA_ARGS__); \
    })
#define AMPRT_ASSIGN_2(op, a, b) \
    (*amprt_p)[a] op amprt_w[0]; (*amprt_p)[b] op amprt_w[1]
#define AMPRT_ASSIGN_3(op, a, b, c) \
    AMPRT_ASSIGN_2(op, a, b); (*amprt_p)[c] op amprt_w[2]
#define AMPRT_ASSIGN_4(op, a, b, c, d) \
    AMPRT_ASSIGN_3(op, a, b, c); (*amprt_p)[d] op amprt_w[3]

/* Logic of vectors, lane by lane: true is -1, as comparisons give it. A
 * condition chooses by the sign of its lanes. */
#define AMPRT_NOT(v) ((v) == 0)
#define AMPRT_AND(v, w) (((v) != 0) & ((w) != 0))
#define AMPRT_OR(v, w) (((v) != 0) | ((w) != 0))
#define AMPRT_SELECT(c, v, w) \
    __extension__({ \
        __typeof__((c) == (c)) amprt_c = (__typeof__((c) == (c)))(c) < 0; \
        __typeof__(v) amprt_v = (v), amprt_w = (w); \
        (__typeof__(v))((amprt_c & (__typeof__(amprt_c))amprt_v) \
                        | (~amprt_c & (__typeof__(amprt_c))amprt_w)); \
    })

/* Around a full expression whose temporary views live to its end. No macro
 * takes the expression, which may span lines and hold #line directives. */
#define AMPRT_STATEMENT __extension__({ AMPRT_OWNER_OF_TEMPORARIES;
#define AMPRT_STATEMENT_END ; })

/* A block that ends the views made in it by AMPRT_TEMPORARY: a jump may pass
 * by their initialization, where no variable can own them. */
#define AMPRT_SCOPE AMPRT_OWNER_OF_TEMPORARIES
#define AMPRT_OWNER_OF_TEMPORARIES \
    __attribute__((__cleanup__(amprt_statement_end), __unused__)) \
    unsigned amprt_mark = amprt_statement_begin()
#define AMPRT_TEMPORARY(v) ((__typeof__(v))amprt_temporary(v))

/* ---- index, extent and tiles ------------------------------------------- */

#define amp_make_index(...) AMPRT_VECTOR(index_, __VA_ARGS__)
#define amp_make_extent(...) AMPRT_VECTOR(extent_, __VA_ARGS__)
#define AMPRT_VECTOR(name, ...) \
    ((AMPRT_JOIN(name, AMPRT_COUNT(__VA_ARGS__))){__VA_ARGS__})
#define amp_make_tile(e, ...) \
    ((AMPRT_JOIN(tiled_extent_, AMPRT_COUNT(__VA_ARGS__))){ \
        (e), {__VA_ARGS__}})

#ifndef AMP_NO_SHORT_NAMES
typedef extent_1 grid_1;
typedef extent_2 grid_2;
typedef extent_3 grid_3;
#endif

#endif
