/* tile_table.c - interns values: each content has one Value of the tile. */
#include "tile.h"

#include <string.h>

/* Of one kernel: the next one's values take the same memory. */
static Pool pool;

void *tile_alloc(size_t size)
{
    return pool_alloc(&pool, size);
}

static uint64_t mix(uint64_t hash, uint64_t x)
{
    return (hash ^ x) * 0x9e3779b97f4a7c15u ^ (hash >> 29);
}

static uint64_t hash_of(const Value *v)
{
    uint64_t h = mix((uint64_t)v->kind, (uint64_t)v->op);
    h = mix(h, (uint64_t)v->role * 64 + (uint64_t)v->bytes * 2
            + v->is_unsigned);
    h = mix(h, (uint64_t)v->number);
    h = mix(h, (uint64_t)(uintptr_t)v->a);
    h = mix(h, (uint64_t)(uintptr_t)v->b);
    h = mix(h, (uint64_t)(uintptr_t)v->c);
    h = mix(h, (uint64_t)(uintptr_t)v->base);
    for (int i = 0; i < v->part_count; i++)
        h = mix(h, (uint64_t)(uintptr_t)v->parts[i]);
    return h ^ h >> 32;
}

static bool same(const Value *x, const Value *y)
{
    return x->kind == y->kind && x->op == y->op && x->role == y->role
        && x->bytes == y->bytes && x->is_unsigned == y->is_unsigned
        && x->number == y->number && x->a == y->a && x->b == y->b
        && x->c == y->c && x->base == y->base
        && x->part_count == y->part_count
        && (!x->part_count
            || !memcmp(x->parts, y->parts,
                       (size_t)x->part_count * sizeof *x->parts));
}

static Value **place_of(Value **table, int room, const Value *v)
{
    unsigned mask = (unsigned)room - 1;
    for (unsigned i = (unsigned)hash_of(v) & mask;; i = (i + 1) & mask)
        if (!table[i] || same(table[i], v))
            return &table[i];
}

static void grow(Tile *tile)
{
    int room = tile->room ? 2 * tile->room : 1024;
    Value **table = TILE_ARRAY(Value *, room);
    for (int i = 0; i < tile->room; i++)
        if (tile->table[i])
            *place_of(table, room, tile->table[i]) = tile->table[i];
    tile->table = table;
    tile->room = room;
}

Value *value_intern(Tile *tile, const Value *content)
{
    if (2 * tile->used >= tile->room)
        grow(tile);
    Value **place = place_of(tile->table, tile->room, content);
    if (!*place) {
        *place = tile_alloc(sizeof **place);
        **place = *content;
        (*place)->serial = tile->used++;
    }
    return *place;
}

Tile *tile_new(int rank, const int *size)
{
    pool_clear(&pool);
    Tile *tile = tile_alloc(sizeof *tile);
    tile->rank = rank;
    tile->threads = 1;
    for (int d = 0; d < 3; d++) {
        tile->size[d] = d < rank ? size[d] : 1;
        tile->threads *= tile->size[d];
    }
    return tile;
}
