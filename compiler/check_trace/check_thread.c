/* check_thread.c - where a thread is, as numbers and in the words of messages. */
#include "check_trace.h"

int64_t check_index_of(const Tile *tile, int thread, int dimension)
{
    for (int d = tile->rank - 1; d > dimension; d--)
        thread /= tile->size[d];
    return thread % tile->size[dimension]
        + (int64_t)tile->number[dimension] * tile->size[dimension];
}

const char *check_numbers_string(const int64_t *numbers, int count)
{
    Buffer out = {0};
    for (int i = 0; i < count; i++)
        buffer_format(&out, "%s%lld", i ? ", " : "", (long long)numbers[i]);
    return out.text;
}

const char *check_thread_string(const Trace *trace, int thread)
{
    int64_t place[3];
    const Tile *tile = trace->tile;
    bool is_tiled = !trace->launch || trace->launch->is_tiled;
    for (int d = 0; d < tile->rank; d++)
        place[d] = check_index_of(tile, thread, d)
            - (is_tiled ? (int64_t)tile->number[d] * tile->size[d] : 0);
    return check_numbers_string(place, tile->rank);
}

const char *check_of_tile_string(const Trace *trace)
{
    const Tile *tile = trace->tile;
    bool is_first = trace->launch && !trace->launch->is_tiled;
    for (int d = 0; d < tile->rank && !is_first; d++)
        if (tile->number[d])
            return arena_format(" of tile (%s)", check_tile_string(tile->number,
                                                                   tile->rank));
    return "";
}

void check_note_calls(const Frame *f)
{
    for (; f; f = f->outer)
        diag_note(at_node(f->call), "'%s' is called here",
                  f->call->decl->name);
}
