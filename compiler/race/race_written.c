/* race_written.c - reads of tile_static memory that nothing can have written: amp.tile.7.
 * It is a whole variable, or an array's element or a struct's member that no thread writes.
 */
#include "race.h"

#include <string.h>

enum { MAX_STEPS = 4096 };

/* What is written of a variable, but by what reads the old value, as an atomic addition. */
typedef struct Written {
    bool is_written, is_anywhere; /* at places that nobody knows */
    bool *parts;
    int64_t size; /* of a part */
} Written;

typedef struct Search {
    Race *race;
    Map variables; /* Decl -> Written */
    Map known;     /* Value -> its known_part */
    bool of_elements;
    bool is_first; /* of reads in the first trips of loops, before which only writes further
                      up come */
} Search;

/* The size of parts of which all elements and their members have a whole number. */
static int64_t part_size(const Type *t)
{
    int64_t size = 0;
    if (t->kind == TY_ARRAY || t->kind == TY_VECTOR)
        return part_size(t->of);
    for (int i = 0; t->kind == TY_RECORD && i < t->record->fields.count; i++) {
        const Field *f = t->record->fields.items[i];
        size = fold_common_divisor(fold_common_divisor(size, f->offset), part_size(f->type));
    }
    return size ? size : t->size > 0 ? t->size : 1;
}

static Written *written_of(Search *s, const Decl *d)
{
    void **place = map_put_pointer(&s->variables, d);
    if (*place)
        return *place;
    Written *w = *place = NEW(Written);
    w->size = part_size(d->type);
    w->parts = tile_alloc((size_t)(d->type->size / w->size + 1));
    return w;
}

/* An atomic function that takes what was there. */
static bool is_update(const Event *e)
{
    const Builtin *b = e->kind == EVENT_ATOMIC ? builtin_of(e->node) : NULL;
    return b && strcmp(b->opencl, "xchg") != 0;
}

/* ---- writes ------------------------------------------------------------- */

/* Marks parts as written. Out of bounds, which is reported elsewhere, it may be any. */
static void mark(Written *w, const Event *e, int64_t offset, int64_t row)
{
    int64_t end = offset + e->size;
    bool is_outside = offset < 0 || end > e->base->type->size
        || (row != UNKNOWN && (offset < row || end > row + e->array_size));
    w->is_anywhere |= is_outside;
    for (int64_t i = offset / w->size; i * w->size < end && !is_outside; i++)
        w->parts[i] = true;
}

/* Whether a value is the same in each launch and each tile. */
static bool is_known(const Value *v)
{
    return v->is_fixed || (!v->is_placed && check_is_certain(v, CERTAIN_TILES, CHECK_DEPTH));
}

/* A condition with its unknown parts taken as true. */
static Value *known_part(Search *s, Value *v)
{
    Tile *tile = s->race->trace->tile;
    bool is_and = value_is_operation(v, OP_LOGICAL_AND);
    Value *part = map_value_pointer(&s->known, v);
    if (part)
        return part;
    if (is_known(v))
        part = v;
    else if (is_and || value_is_operation(v, OP_LOGICAL_OR))
        part = (is_and ? value_and : value_or)(tile, known_part(s, v->a), known_part(s, v->b));
    else
        part = value_number(tile, 1);
    *map_put_pointer(&s->known, v) = part;
    return part;
}

static void note_write(Search *s, const Event *e)
{
    Tile *tile = s->race->trace->tile;
    Written *w = written_of(s, e->base);
    const int64_t *active = value_lanes(tile, known_part(s, e->active));
    const int64_t *offset = is_known(e->offset) ? value_lanes(tile, e->offset) : NULL;
    const int64_t *row = e->array && is_known(e->array) ? value_lanes(tile, e->array) : NULL;
    w->is_written = true;
    w->is_anywhere |= !offset;
    for (int t = 0; t < tile->threads && offset; t++)
        if (active[t])
            mark(w, e, offset[t], row ? row[t] : UNKNOWN);
}

/* ---- reads -------------------------------------------------------------- */

/* Whether nothing is written of some bytes of a variable. */
static bool is_unwritten(const Written *w, const Decl *d, int64_t offset, int64_t size)
{
    int64_t end = offset + size;
    if (offset == UNKNOWN || offset < 0 || end > d->type->size)
        return false;
    for (int64_t i = offset / w->size; i * w->size < end; i++)
        if (w->parts[i])
            return false;
    return true;
}

/* A search for where the value that a thread read flows to. */
typedef struct Flow {
    Tile *tile;
    const Value *read;
    int thread, steps;
} Flow;

/* Whether what was read may be in a value, as the thread has it. */
static bool flows_into(Flow *f, Value *v)
{
    if (v == f->read || ++f->steps > MAX_STEPS)
        return true;
    bool has_parts = v->a && v->kind != VALUE_ADDRESS && v->origin == ORIGIN_NONE;
    if (v->kind == VALUE_CHOICE) {
        int64_t side = value_lanes(f->tile, v->a)[f->thread];
        if (side != UNKNOWN)
            return flows_into(f, side ? v->b : v->c);
    }
    if (has_parts)
        return flows_into(f, v->a) || (v->b && flows_into(f, v->b))
            || (v->c && flows_into(f, v->c));
    for (int i = 0; i < v->part_count; i++)
        if (flows_into(f, v->parts[i]))
            return true;
    if (v->kind == VALUE_UNKNOWN && v->c)
        return flows_into(f, v->c);
    return v->kind == VALUE_UNKNOWN && !v->base;
}

/* Whether it is written to memory: to that of the tile, it goes on from there. */
static bool is_written_on(Flow *f, const Event *w)
{
    bool is_write = w->kind == EVENT_WRITE || w->kind == EVENT_ATOMIC;
    if (!is_write || !value_lanes(f->tile, w->active)[f->thread])
        return false;
    f->steps = 0;
    return !f->read || !w->value || flows_into(f, w->value) || flows_into(f, w->offset)
        || (w->active->is_open && flows_into(f, w->active));
}

/* Whether it comes to a view, or to elements of the tile of a thread that writes to one. */
static bool has_results(Race *r, const Event *e, int thread)
{
    Flow f = {.tile = r->trace->tile, .read = e->value, .thread = thread};
    const Event *end = r->trace->events.items + r->trace->events.count;
    bool is_kept = false;
    for (const Event *w = e + 1; w < end; w++) {
        bool is_view = (w->kind == EVENT_WRITE || w->kind == EVENT_ATOMIC)
            && !w->base->is_tile_static;
        if (is_view && is_kept && value_lanes(f.tile, w->active)[thread])
            return true;
        if (!is_written_on(&f, w))
            continue;
        if (is_view)
            return true;
        is_kept = true;
    }
    return false;
}

/* Whether a captured number may be so small that a thread does not come where others of its
 * tile do: `if (l < n)`, where that asks for no tile. */
static bool may_stay_away(Tile *tile, const Event *e, int thread)
{
    bool stays = false;
    for (int sample = LARGE_SAMPLES;
         sample < SAMPLES && !stays && !e->active->is_placed; sample++) {
        tile_sample(tile, sample);
        const int64_t *active = value_lanes(tile, e->active);
        for (int t = 0; t < tile->threads && !active[thread]; t++)
            stays |= active[t] == 1;
    }
    return stays;
}

/* Whether a thread comes to a read in a launch with many threads, and what is there is
 * something to it. */
static bool is_used_by(Race *r, const Event *e, int thread)
{
    Tile *tile = r->trace->tile;
    bool is_used = false;
    for (int sample = 0; sample < LARGE_SAMPLES && !is_used; sample++) {
        tile_sample(tile, sample);
        is_used = value_lanes(tile, e->active)[thread] == 1 && has_results(r, e, thread);
    }
    is_used = is_used && !may_stay_away(tile, e, thread);
    tile_sample(tile, 0);
    return is_used;
}

static bool is_used(Race *r, const Event *e)
{
    for (int t = 0; t < r->trace->tile->threads; t++)
        if (is_used_by(r, e, t))
            return true;
    return false;
}

/* The member of a record that is at an offset, or NULL. */
static const Field *member_at(const Type *t, int64_t offset)
{
    const Field *found = NULL;
    for (int i = 0; t->kind == TY_RECORD && i < t->record->fields.count; i++) {
        const Field *f = t->record->fields.items[i];
        if (!found && f->offset <= offset && offset < f->offset + f->type->size)
            found = f;
    }
    return found;
}

/* "s[3].x" */
static const char *element_string(const Decl *d, int64_t offset, int64_t size)
{
    Buffer out = {0};
    buffer_format(&out, "%s", d->name);
    for (const Type *t = d->type; t->size > size;) {
        const Field *f = member_at(t, offset);
        if (t->kind == TY_ARRAY)
            buffer_format(&out, "[%lld]", (long long)(offset / t->of->size));
        else if (t->kind == TY_VECTOR && t->count <= 4)
            buffer_format(&out, ".%c", "xyzw"[offset / t->of->size]);
        else if (f)
            buffer_format(&out, ".%s", f->name);
        else
            break;
        offset = f ? offset - f->offset : offset % t->of->size;
        t = f ? f->type : t->of;
    }
    return out.text;
}

static bool has_parts(const Type *t)
{
    return t->kind == TY_ARRAY || t->kind == TY_RECORD || t->kind == TY_VECTOR;
}

/* Of an array or a struct that something is written to: elements or members that nothing is;
 * a whole row, if data choose the element. */
static void check_elements(Search *s, const Event *e, const Written *w)
{
    Race *r = s->race;
    Tile *tile = r->trace->tile;
    bool is_element = is_known(e->offset);
    Value *place = is_element ? e->offset : e->array;
    int size = is_element ? e->size : e->array_size;
    if (w->is_anywhere || r->trace->is_partial || e->active->is_open
        || (r->launch && r->launch->lost)
        || !place || !is_known(place) || !has_parts(e->base->type))
        return;
    const int64_t *offset = value_lanes(tile, place);
    for (int t = 0; t < tile->threads; t++) {
        if (!is_unwritten(w, e->base, offset[t], size) || !is_used_by(r, e, t))
            continue;
        if (!race_is_new(r, e, e->base))
            return;
        diag(D_TILE_UNWRITTEN_ELEMENT, at_node(e->node),
             check_thread_string(r->trace, t), element_string(e->base, offset[t], size));
        check_note_calls(e->frame);
        return;
    }
}

/* Whether a statement with mistakes may write a variable, or one that hangs on what such a
 * statement does; or its declaration, by an initializer. */
static bool may_be_written(const Race *r, const Decl *d)
{
    return d->has_any_value || (r->launch && r->launch->lost
        && (set_has(r->launch->lost, d) || set_has(&r->trace->left_out, d)));
}

/* Whether a variable's address is in another one of the tile, which is an error of its own:
 * what is written through that is not known. */
static bool is_kept(const Race *r, const Decl *d)
{
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &r->trace->events.items[i];
        if (e->kind == EVENT_WRITE && e->value && e->value->kind == VALUE_ADDRESS
            && e->value->base == d)
            return true;
    }
    return false;
}

/* Where all threads write `sum += …`, that was said; and where a thread writes another
 * one's element for its own. */
static void check_read(Search *s, const Event *e)
{
    Race *r = s->race;
    if ((e->kind != EVENT_READ && !is_update(e)) || !e->base->is_tile_static
        || (s->is_first && !check_is_reached(e->active, true, CERTAIN_TILES))
        || may_be_written(r, e->base) || set_has(&r->said, e->base)
        || (e->active->is_fixed && !race_is_reached(r, e)))
        return;
    const Written *w = written_of(s, e->base);
    if (s->of_elements && w->is_written)
        check_elements(s, e, w);
    else if (!w->is_written && (!s->of_elements || (s->is_first && is_used(r, e)))
             && !is_kept(r, e->base) && race_is_new(r, e, e->base))
        diag(D_TILE_UNWRITTEN, at_node(e->node), e->named->name);
}

static bool is_store(const Event *e)
{
    return (e->kind == EVENT_WRITE || (e->kind == EVENT_ATOMIC && !is_update(e)))
        && e->base->is_tile_static;
}

/* A write comes before a read in some order of trips. */
static void check_reads(Race *r, bool of_elements)
{
    const Event *events = r->trace->events.items;
    Search all = {.race = r, .of_elements = of_elements};
    Search first = {.race = r, .of_elements = true, .is_first = true};
    int outer_end = 0, noted = 0;
    for (int i = 0; i < r->trace->events.count; i++) {
        const Event *e = &events[i];
        if (e->kind == EVENT_LOOP && i >= outer_end)
            outer_end = r->loop_end[i];
        for (; noted < (i > outer_end ? i : outer_end); noted++)
            if (is_store(&events[noted]))
                note_write(&all, &events[noted]);
        if (race_is_access(e))
            check_read(&all, e);
        if (race_is_access(e) && of_elements && i < outer_end)
            check_read(&first, e);
        if (is_store(e) && of_elements)
            note_write(&first, e);
    }
}

void race_check_written(Race *r)
{
    check_reads(r, false);
}

void race_check_elements(Race *r)
{
    check_reads(r, true);
}
