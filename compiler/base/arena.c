/* arena.c - one zeroed arena for everything, and lists that grow in it.
 *
 * Built with -DARENA_MALLOC each piece is an allocation of its own, so that
 * AddressSanitizer sees every overrun.
 */
#include "util.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 16, BLOCK = 1 << 20 };

static void *zeroed(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory) {
        fputs("ampcc: error: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

#ifdef ARENA_MALLOC
/* Every piece stays reachable from here: what is never freed is no leak. */
static void **pieces;
static size_t piece_count, piece_room;

void *arena_alloc(size_t size)
{
    if (piece_count == piece_room) {
        piece_room = piece_room ? 2 * piece_room : 1024;
        pieces = realloc(pieces, piece_room * sizeof *pieces);
        if (!pieces)
            abort();
    }
    return pieces[piece_count++] = zeroed(size);
}

void *pool_alloc(Pool *pool, size_t size)
{
    (void)pool;
    return arena_alloc(size);
}

void pool_clear(Pool *pool)
{
    (void)pool;
}
#else
void *arena_alloc(size_t size)
{
    static char *next;
    static size_t left;

    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (size > BLOCK / 4)
        return zeroed(size);
    if (size > left) {
        next = zeroed(BLOCK);
        left = BLOCK;
    }
    void *memory = next;
    next += size;
    left -= size;
    return memory;
}

/* What is in use is zeroed when it is handed out. */
struct Block {
    struct Block *next;
    size_t room;
    _Alignas(ALIGNMENT) char memory[];
};

void *pool_alloc(Pool *pool, size_t size)
{
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    while (!pool->now || pool->used + size > pool->now->room) {
        struct Block **next = pool->now ? &pool->now->next : &pool->first;
        if (!*next) {
            size_t room = size > BLOCK / 4 ? size : BLOCK / 4;
            *next = zeroed(sizeof **next + room);
            (*next)->room = room;
        }
        pool->now = *next;
        pool->used = 0;
    }
    void *memory = pool->now->memory + pool->used;
    pool->used += size;
    return memset(memory, 0, size);
}

void pool_clear(Pool *pool)
{
    pool->now = NULL;
    pool->used = 0;
}
#endif

char *arena_substring(const char *s, size_t length)
{
    char *copy = arena_alloc(length + 1);
    memcpy(copy, s, length);
    return copy;
}

char *arena_string(const char *s)
{
    return arena_substring(s, strlen(s));
}

char *arena_vformat(const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = arena_alloc((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, args);
    return text;
}

char *arena_format(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = arena_vformat(format, args);
    va_end(args);
    return text;
}

bool list_find(const void *items, int count, const void *item)
{
    const char *at = items;
    for (int i = 0; i < count; i++, at += sizeof item)
        if (memcmp(at, &item, sizeof item) == 0)
            return true;
    return false;
}

/* Room is always a power of two, so it need not be stored. */
void *list_grow(void *items, int count, size_t item_size)
{
    if (count & (count - 1) || (count > 0 && count < 4))
        return items;
    size_t room = count ? 2 * (size_t)count : 4;
    void *grown = arena_alloc(room * item_size);
    if (count)
        memcpy(grown, items, (size_t)count * item_size);
    return grown;
}
