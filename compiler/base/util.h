/* util.h - utilities for the compiler: memory, strings, lists, maps, files.
 *
 * Memory comes from one zeroed arena that is never freed, as a compiler process
 * is short-lived. Running out of memory ends the process with a message and
 * status 1.
 */
#ifndef UTIL_H
#define UTIL_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// arena.c

/* `size` zeroed bytes, aligned for any object, valid until the process ends. */
void *arena_alloc(size_t size);

/* One zeroed object of a type, or an array of `n`. */
#define NEW(T) ((T *)arena_alloc(sizeof(T)))
#define NEW_ARRAY(T, n) ((T *)arena_alloc(sizeof(T) * (size_t)(n)))

/* Reusable memory: pool_clear makes all of it free for new allocations. */
typedef struct Pool {
    struct Block *first, *now;
    size_t used; /* of `now` */
} Pool;

void *pool_alloc(Pool *pool, size_t size);
void pool_clear(Pool *pool);

/* Copies a string, or its first `length` bytes, to the arena. */
char *arena_string(const char *s);
char *arena_substring(const char *s, size_t length);

/* printf into the arena. */
char *arena_format(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
char *arena_vformat(const char *format, va_list args);

/* Appends an item to a growing list: a struct with T *items and int count.
 * The capacity doubles, so appending n items takes O(n). */
#define LIST(T) \
    struct { \
        T *items; \
        int count; \
    }
#define list_add(list, item) \
    (*((list)->items = list_grow((list)->items, (list)->count, \
                                 sizeof *(list)->items), \
       &(list)->items[(list)->count++]) = (item))
void *list_grow(void *items, int count, size_t item_size);

/* Appends all items of another list of that type. */
#define list_add_all(list, from) \
    do { \
        for (int list_i = 0; list_i < (from)->count; list_i++) \
            list_add(list, (from)->items[list_i]); \
    } while (0)

/* Whether a list of pointers contains one; adds one unless it is contained. */
#define list_has(list, item) list_find((list)->items, (list)->count, item)
#define list_add_once(list, item) \
    ((void)(list_has(list, item) || (list_add(list, item), true)))
bool list_find(const void *items, int count, const void *item);

typedef LIST(const char *) Strings;
typedef LIST(unsigned) Numbers;

// buffer.c

/* A growing string, 0-terminated after the first addition. Starts all zero. */
typedef struct Buffer {
    char *text;
    size_t length;
    size_t room;
} Buffer;

void buffer_add(Buffer *b, const char *s);
void buffer_add_bytes(Buffer *b, const char *s, size_t length);
void buffer_char(Buffer *b, char c);
void buffer_format(Buffer *b, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// string.c

/* The number of letters to insert, delete or replace to turn a into b; a large one if b is
 * long. */
int edit_distance(const char *a, const char *b);

/* Whether a string begins with another one; ends with one that is shorter; is in an array
 * of strings; begins with one of these. */
bool string_begins(const char *s, const char *with);
bool string_ends(const char *s, const char *with);
#define STRING_IS_ONE_OF(s, list) string_is_one_of(s, list, sizeof list / sizeof *list)
#define STRING_BEGINS_AS(s, list) string_begins_as(s, list, sizeof list / sizeof *list)
bool string_is_one_of(const char *s, const char *const *list, size_t count);
bool string_begins_as(const char *s, const char *const *list, size_t count);

// map.c

/* A hash table from strings or pointers to pointers. Starts all zero. */
typedef struct Map {
    struct MapEntry *entries;
    int used, room;
} Map;

/* The address of a key's value: _put adds it, as NULL, if it is absent; _get then
 * returns NULL. String keys are kept by reference. Any _put may move the values. */
void **map_put(Map *m, const char *key);
void **map_get(const Map *m, const char *key);
void **map_put_pointer(Map *m, const void *key);
void **map_get_pointer(const Map *m, const void *key);

/* The object of type T that a key's value points to; a new, zeroed one if absent. */
#define MAP_OBJECT(T, map, key) ((T *)map_object(map, key, sizeof(T)))
void *map_object(Map *m, const void *key, size_t size);

/* Adds to the number that a value is, 0 at first; returns the sum. */
intptr_t map_count(void **value, intptr_t more);

/* The value of a key, or NULL if it is absent. */
void *map_value(const Map *m, const char *key);
void *map_value_pointer(const Map *m, const void *key);

/* A set of objects, by their addresses. Starts all zero. _add returns whether the
 * object was not in it. */
typedef Map Set;

bool set_add(Set *s, const void *item);
void set_remove(Set *s, const void *item);
bool set_has(const Set *s, const void *item);

/* A cache of yes/no answers about objects. _known returns whether there is one and sets
 * *answer to it; if not, it stores *answer provisionally, for recursion to find. _keep
 * stores the final answer and returns it. Starts all zero. */
typedef Map Answers;

bool answer_known(Answers *a, const void *item, bool *answer);
bool answer_keep(Answers *a, const void *item, bool answer);

// file.c

/* The content of a file, 0-terminated, in the arena; NULL with errno set on error. */
char *file_read(const char *path, size_t *length);

/* Writes a file atomically (a temporary beside it, then a rename; "-" and what is
 * not a regular file are written directly). Returns false with errno set on error. */
bool file_write(const char *path, const char *text, size_t length);

/* Writes text to a file descriptor. Returns false with errno set on error. */
bool file_feed(int fd, const char *text, size_t length);

bool file_exists(const char *path);
bool file_is_readable(const char *path); /* if not, errno says why */

/* "dir/base.ext" -> "base.ext", "dir", "ext" ("" without one), and the path
 * with another extension. All in the arena. */
const char *path_base(const char *path);
const char *path_directory(const char *path);
const char *path_extension(const char *path);
const char *path_with_extension(const char *path, const char *extension);

/* The path without symbolic links and "..", or as given if there is no such file. */
const char *path_real(const char *path);

#endif
