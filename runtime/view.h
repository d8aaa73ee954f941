/* view.h - views and arrays: shapes on a storage, and the handles that name them.
 */
#ifndef RT_VIEW_H
#define RT_VIEW_H

#include "storage.h"

/* A view or array; a handle is its address. It is never freed: see handle.c. */
struct rt_view {
    struct amprt_view head; /* first: emitted code reads it directly */
    struct rt_storage *storage;
    struct rt_view *next, *previous; /* in the storage's list; next: in the free list */
    struct rt_view *next_granted;    /* in the storage's `granted` */
    struct rt_region region;         /* its bytes of the storage */
    size_t element;
    size_t offset; /* bytes from the start of the storage */
    int64_t place[3]; /* for kernels: offset; row[0], row[1] in elements; */
    bool has_place;   /* false: one of these is not a multiple of an element */
    unsigned sent;    /* storage->writes, and one more, when a copy took it to a device */
    int rank;
    bool live, derived, is_array;
    const char *file;
    int line;
};

// handle.c

/* Returns a zeroed view without storage, or NULL after rt_fail. */
struct rt_view *rt_handle_new(void);

/* Frees a view's handle. may_be_named: a variable of the user's may still hold it. */
void rt_handle_free(struct rt_view *v, bool may_be_named);

/* Returns what is wrong with the handle, or NULL. */
const char *rt_handle_fault(const void *handle);

/* Finds the view that a handle names, or fails. The second calls rt_enter first. */
amp_status rt_handle_check(const void *handle, struct rt_view **out);
amp_status rt_enter_with(const void *handle, struct rt_view **out);

// view.c

/* Returns whether no bytes lie between the elements. */
bool rt_view_is_dense(const struct rt_view *v);

/* Returns whether the view's region is its elements and nothing between them. */
bool rt_view_is_exact(const struct rt_view *v);

/* Sets v->place, once for all launches: a division takes as long as a call. */
void rt_view_set_place(struct rt_view *v);

/* Returns how many rows the view has, counted through all its planes. */
size_t rt_view_row_count(const struct rt_view *v);

/* Sets `region` to the bytes of `count` rows from the row `first` on. */
amp_status rt_view_rows(const struct rt_view *v, size_t first, size_t count,
                        struct rt_region *region);

// release.c

/* Removes `v` from its storage, and frees that with its last view. */
void rt_view_drop(struct rt_view *v, bool may_be_named);

#endif
