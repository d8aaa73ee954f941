/* amp_short.h - the short names of AMP C: the end of amp.h, unless
 * AMP_NO_SHORT_NAMES is defined. In both faces they stand for the same.
 */
#ifndef AMP_SHORT_H
#define AMP_SHORT_H

#define array_view(T, N) /* The type of views of T of rank N: 1, 2 or 3. A
    view is a handle: copies of it name the same elements. A block-scope
    variable that is initialised with a new view owns it: at the end of its
    scope the view is synchronised and released. */ \
    AMP_ARRAY_VIEW(T, N)
#define array(T, N) /* The type of arrays of T of rank N: 1, 2 or 3. Their
    elements live on a device; amp_copy brings them to the host. A block-scope
    variable that is initialised with a new array owns it and releases it. */ \
    AMP_ARRAY(T, N)
#define tiled_index(...) /* The parameter of a tiled kernel: tiled_index(16,
    16) t has t.global, the index in the domain, t.local, that in the tile,
    t.tile, t.tile_origin, t.tile_extent and t.barrier. */ \
    AMP_TILED_INDEX(__VA_ARGS__)
#define tiled_extent(...) /* A domain in tiles of that many threads:
    tiled_extent(16, 16) has extent and tile_extent. */ \
    AMP_TILED_EXTENT(__VA_ARGS__)
#define tile(...) /* tile(extent, D0[, D1[, D2]]): the extent in tiles of so
    many threads in each dimension, constants of at least 1 whose product is
    at most 1024. The domain of a tiled kernel. */ \
    amp_make_tile(__VA_ARGS__)
#define extent(...) /* extent(e0[, e1[, e2]]): the extent_N of these counts of
    elements, the slowest dimension first. */ \
    amp_make_extent(__VA_ARGS__)
#define index(...) /* index(i0[, i1[, i2]]): the index_N of these components,
    the slowest dimension first. */ \
    amp_make_index(__VA_ARGS__)

#define tiled_grid(...) /* tiled_extent before C++ AMP's release */ \
    AMP_TILED_EXTENT(__VA_ARGS__)
#ifdef AMP_PARSE_H
#pragma clang deprecated(tiled_grid, "tiled_extent")
#endif

#endif
