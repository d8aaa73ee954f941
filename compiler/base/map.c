/* map.c - a hash table with open addressing, for string or pointer keys; and
 * the sets and caches of answers that are built on it.
 */
#include "util.h"

#include <stdint.h>
#include <string.h>

typedef struct MapEntry {
    const void *key;
    void *value;
} MapEntry;

typedef struct Kind {
    size_t (*hash)(const void *key);
    bool (*equal)(const void *a, const void *b);
} Kind;

/* FNV-1a. */
static size_t hash_string(const void *key)
{
    uint64_t h = 14695981039346656037u;
    for (const unsigned char *s = key; *s; s++)
        h = (h ^ *s) * 1099511628211u;
    return (size_t)(h ^ h >> 32);
}

static bool equal_strings(const void *a, const void *b)
{
    return strcmp(a, b) == 0;
}

static size_t hash_pointer(const void *key)
{
    uint64_t h = (uint64_t)(uintptr_t)key * 11400714819323198485u;
    return (size_t)(h ^ h >> 32);
}

static bool equal_pointers(const void *a, const void *b)
{
    return a == b;
}

static const Kind STRING = {hash_string, equal_strings};
static const Kind POINTER = {hash_pointer, equal_pointers};

/* The entry that has the key, or the free one where it belongs. */
static MapEntry *find(const Map *m, const void *key, const Kind *kind)
{
    size_t mask = (size_t)m->room - 1;
    size_t i = kind->hash(key) & mask;
    while (m->entries[i].key && !kind->equal(m->entries[i].key, key))
        i = (i + 1) & mask;
    return &m->entries[i];
}

static void grow(Map *m, const Kind *kind)
{
    Map old = *m;
    m->room = old.room ? 2 * old.room : 16;
    m->entries = NEW_ARRAY(MapEntry, m->room);
    for (int i = 0; i < old.room; i++)
        if (old.entries[i].key)
            *find(m, old.entries[i].key, kind) = old.entries[i];
}

static void **put(Map *m, const void *key, const Kind *kind)
{
    if (4 * (m->used + 1) > 3 * m->room)
        grow(m, kind);
    MapEntry *entry = find(m, key, kind);
    if (!entry->key) {
        entry->key = key;
        m->used++;
    }
    return &entry->value;
}

static void **get(const Map *m, const void *key, const Kind *kind)
{
    if (!m->room)
        return NULL;
    MapEntry *entry = find(m, key, kind);
    return entry->key ? &entry->value : NULL;
}

void **map_put(Map *m, const char *key)
{
    return put(m, key, &STRING);
}

void **map_get(const Map *m, const char *key)
{
    return get(m, key, &STRING);
}

void **map_put_pointer(Map *m, const void *key)
{
    return put(m, key, &POINTER);
}

void **map_get_pointer(const Map *m, const void *key)
{
    return get(m, key, &POINTER);
}

void *map_value(const Map *m, const char *key)
{
    void **place = map_get(m, key);
    return place ? *place : NULL;
}

void *map_object(Map *m, const void *key, size_t size)
{
    void **place = map_put_pointer(m, key);
    if (!*place)
        *place = arena_alloc(size);
    return *place;
}

intptr_t map_count(void **value, intptr_t more)
{
    intptr_t sum = (intptr_t)*value + more;
    *value = (void *)sum;
    return sum;
}

void *map_value_pointer(const Map *m, const void *key)
{
    void **place = map_get_pointer(m, key);
    return place ? *place : NULL;
}

bool set_add(Set *s, const void *item)
{
    void **place = map_put_pointer(s, item);
    bool is_new = !*place;
    *place = (void *)item;
    return is_new;
}

void set_remove(Set *s, const void *item)
{
    void **place = map_get_pointer(s, item);
    if (place)
        *place = NULL;
}

bool set_has(const Set *s, const void *item)
{
    return map_value_pointer(s, item) != NULL;
}

static char YES, NO;

bool answer_known(Answers *a, const void *item, bool *answer)
{
    const void *known = map_value_pointer(a, item);
    if (known)
        *answer = known == &YES;
    else
        answer_keep(a, item, *answer);
    return known != NULL;
}

bool answer_keep(Answers *a, const void *item, bool answer)
{
    *map_put_pointer(a, item) = answer ? &YES : &NO;
    return answer;
}
