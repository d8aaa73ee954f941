/* util.h - what the compiler is written with: memory, strings, lists, files.
 *
 * Knows nothing of compiling. Memory comes from one zeroed arena that is never
 * freed: a compiler's life is short. Running out of memory ends the process
 * with a message and status 1.
 */
#ifndef UTIL_H
#define UTIL_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* // arena.c */

/* `size` zeroed bytes, aligned for any object, valid until the end. */
void *arena_alloc(size_t size);

/* One zeroed object of a type, or an array of `n`. */
#define NEW(T) ((T *)arena_alloc(sizeof(T)))
#define NEW_ARRAY(T, n) ((T *)arena_alloc(sizeof(T) * (size_t)(n)))

/* Memory for a while: pool_clear makes all of it free for use again. */
typedef struct Pool {
    struct Block *first, *now;
    size_t used; /* of `now` */
} Pool;

void *pool_alloc(Pool *pool, size_t size);
void pool_clear(Pool *pool);

/* Copies of a string or of its first `length` bytes, in the arena. */
char *arena_string(const char *s);
char *arena_substring(const char *s, size_t length);

/* printf into the arena. */
char *arena_format(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
char *arena_vformat(const char *format, va_list args);

/* Appends an item to a growing list: a struct with T *items and int count.
 * The room doubles, so a list of n items costs O(n). */
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

/* Whether a list of pointers has one; adds one that it has not. */
#define list_has(list, item) list_find((list)->items, (list)->count, item)
#define list_add_once(list, item) \
    ((void)(list_has(list, item) || (list_add(list, item), true)))
bool list_find(const void *items, int count, const void *item);

typedef LIST(const char *) Strings;
typedef LIST(unsigned) Numbers;

/* // buffer.c */

/* Text under construction, always terminated by a 0. Starts all zero. */
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

/* // string.c */

/* How many letters to insert, delete or change to make b of a. */
int edit_distance(const char *a, const char *b);

/* Whether a string begins with another; is one of an array of them; begins as one of
 * these does. */
bool string_begins(const char *s, const char *with);
#define STRING_IS_ONE_OF(s, list) string_is_one_of(s, list, sizeof list / sizeof *list)
#define STRING_BEGINS_AS(s, list) string_begins_as(s, list, sizeof list / sizeof *list)
bool string_is_one_of(const char *s, const char *const *list, size_t count);
bool string_begins_as(const char *s, const char *const *list, size_t count);

/* // map.c */

/* A hash table from strings or pointers to pointers. Starts all zero. */
typedef struct Map {
    struct MapEntry *entries;
    int used, room;
} Map;

/* The place of a key's value, made (as NULL) by _put, NULL when absent by
 * _get. Keys of strings are kept by reference. Places move on _put. */
void **map_put(Map *m, const char *key);
void **map_get(const Map *m, const char *key);
void **map_put_pointer(Map *m, const void *key);
void **map_get_pointer(const Map *m, const void *key);

/* What a key's value leads to: an object of a type, all zero where there was none. */
#define MAP_OBJECT(T, map, key) ((T *)map_object(map, key, sizeof(T)))
void *map_object(Map *m, const void *key, size_t size);

/* The value of a key, NULL for what has none. */
void *map_value(const Map *m, const char *key);
void *map_value_pointer(const Map *m, const void *key);

/* A set of things, by their addresses. Starts all zero. _add says whether it is a
 * new one. */
typedef Map Set;

bool set_add(Set *s, const void *item);
void set_remove(Set *s, const void *item);
bool set_has(const Set *s, const void *item);

/* What was found out about things: whether something holds for them. _known says
 * whether it was; where not, the given answer is taken for it meanwhile, as where it
 * follows from itself. _keep returns what it is given. Starts all zero. */
typedef Map Answers;

bool answer_known(Answers *a, const void *item, bool *answer);
bool answer_keep(Answers *a, const void *item, bool answer);

/* // file.c */

/* The whole of a file, 0-terminated, in the arena; NULL with errno set. */
char *file_read(const char *path, size_t *length);

/* Writes a file whole or not at all (a temporary beside it, then a rename;
 * "-" and what is no regular file are written in place). False with errno. */
bool file_write(const char *path, const char *text, size_t length);

/* Writes text to a file descriptor. False with errno. */
bool file_feed(int fd, const char *text, size_t length);

bool file_exists(const char *path);
bool file_is_readable(const char *path); /* errno tells why not */

/* "dir/base.ext" -> "base.ext", "dir", "ext" ("" without one), and the path
 * with another extension. All in the arena. */
const char *path_base(const char *path);
const char *path_directory(const char *path);
const char *path_extension(const char *path);
const char *path_with_extension(const char *path, const char *extension);

/* The path without links and "..", or as it is where there is no such file. */
const char *path_real(const char *path);

#endif
