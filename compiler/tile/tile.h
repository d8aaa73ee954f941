/* tile.h - the tile whose threads execute a kernel: its shape, its values, and what samples
 * give their symbols (sample.h).
 *
 * tile_start.c executes a kernel once for all threads, with the helpers that it calls inlined.
 * The state of each variable is a Value (value.h). The result is a Trace (tile_trace.h): the
 * accesses to memory and the barriers in program order, each with its path condition. A trip
 * is a loop's iteration.
 */
#ifndef TILE_H
#define TILE_H

#include "value.h"

enum { MAX_LOOPS = 64, MAX_WANTED = 6, MAX_COMPARED = 16, MAX_PIVOTS = 4 };

/* A symbol that stands for a parameter of the host's function, or for an extent of a view. */
typedef struct GivenSymbol {
    Value *symbol;
    const Decl *of;
    int dimension;
} GivenSymbol;

/* Numbers that are worth a sample, each once. */
typedef struct Wants {
    int64_t numbers[MAX_WANTED];
    int count;
} Wants;

/* The tile that is executed, its values, and the sample for which these are evaluated. */
struct Tile {
    int rank, size[3];
    int threads;
    bool is_sure; /* every launch has at least these threads */
    bool is_many; /* every launch is meant to have more than one */

    /* Its values. */
    Value **table; /* a hash table of all */
    int used, room;
    int64_t symbols; /* how many were made */
    LIST(GivenSymbol) given;
    bool is_called; /* symbols have the numbers that tile_give found, if any */

    /* Where it is in the domain. */
    int64_t extent[3]; /* of the domain; 0: unknown */
    int tiles[3];      /* how many tiles the domain has in a dimension; 0: unknown */
    bool is_beside[3]; /* there is another tile in that dimension: the domain says so, or the
                        * kernel asks for its tile's number there */
    bool is_oblong;    /* the kernel uses extents of the domain that may differ, */
    bool is_square;    /* or the one that all dimensions have */

    /* The sample. */
    int sample;
    unsigned stamp;      /* changes with what values are evaluated for */
    long work;           /* counts evaluations of a value in a thread */
    int64_t row;         /* the length of rows in SAMPLE_FIT */
    int number[3];       /* of this tile, relative to the sample's tile, */
    bool is_first;       /* or to the first tile */
    int64_t supposed[3]; /* extents of the domain, by tile_suppose; 0: none */
    int trips[MAX_LOOPS]; /* by the loop's number: the trip to evaluate */
    bool is_early; /* loops begin with the first trip; what is compared with numbers has the
                    * greatest of them */
    bool is_pair;  /* tiles are compared with each other */
    const Value *const *tried; /* the symbols that tile_try gives numbers, */
    const int64_t *tried_numbers;
    int tried_count;

    /* Which samples are worth looking at. */
    int64_t before[MAX_LOOPS]; /* `symbols` when the loop began */
    Wants wanted[MAX_LOOPS];   /* trips at which conditions change */
    Wants far[3]; /* distances in a dimension between tiles that have a remainder in common,
                   * or whose accesses may overlap */
    struct {
        const Value *of; /* a value that decisions compare with numbers, */
        Wants wanted;    /* and a number for each outcome */
        unsigned equal;  /* a bit for each that an == compares it with */
    } compared[MAX_COMPARED];
    int compared_count;
    struct {
        const Value *of;     /* a captured number that decisions compare with the tile's, */
        int64_t scale;       /* times this, */
        unsigned dimensions; /* in each dimension that has a bit here */
    } pivots[MAX_PIVOTS];
    int pivot_count;
    const Value *step; /* a captured number of tiles that accesses are apart, or NULL */
};

// tile_table.c

/* Returns zeroed memory for a trace and its values, valid until the next tile_new. */
void *tile_alloc(size_t size);
#define TILE_ARRAY(T, n) ((T *)tile_alloc(sizeof(T) * (size_t)(n)))

/* Returns a tile of that size, without values; frees the memory of the previous one. */
Tile *tile_new(int rank, const int *size);

/* Returns the one value with that content, made if it is new. */
Value *value_intern(Tile *tile, const Value *content);

#endif
