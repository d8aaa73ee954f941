/* race_report.c - the messages about races. */
#include "race.h"

static const char *const WORDS[] = {
    [READS] = "read", [WRITES] = "written", [ATOMICS] = "changed atomically"};
static const char *const VERBS[] = {
    [READS] = "read", [WRITES] = "write", [ATOMICS] = "change"};

/* `where` is NULL before the first barrier. */
static void **said_at(Race *r, const Decl *base, const void *where)
{
    return map_put_pointer(MAP_OBJECT(Map, &r->places, base), where ? where : base);
}

void race_say(Race *r, const Decl *base, const void *where)
{
    *said_at(r, base, where) = (void *)base;
    set_add(&r->said, base);
}

/* Whether a variable's type is wrong in tile_static memory, which is told of at its
 * declaration. */
static bool is_misplaced(const Decl *d)
{
    return d->is_tile_static && (d->type->kind == TY_POINTER || type_is_handle(d->type));
}

/* A test: whether a value is of memory in which a race was told of. */
static bool is_of_race(const Value *v, const void *race)
{
    return v->base && v->role != ROLE_CAPTURE && set_has(&((const Race *)race)->said, v->base);
}

/* Whether another mistake explains why threads meet. */
static bool is_unset(Node *n)
{
    return n->kind == ND_VAR && n->decl && n->decl->is_unset;
}

/* Whether where an access is follows from nothing that was written. */
static bool is_anywhere(const Event *e)
{
    Node *place = node_assigned(e->node);
    return node_any(place ? place : e->node, is_unset);
}

static bool is_explained(Race *r, const Event *e)
{
    return is_anywhere(e) || check_is_told_of(r->trace, e, r->reported)
        || (r->said.used && value_find(e->offset, THROUGH_OPERATIONS, is_of_race, r));
}

bool race_is_new(Race *r, const Event *e, const void *where)
{
    if (set_has(&r->explained, e->node))
        return false;
    bool is_new = !is_misplaced(e->base) && !*said_at(r, e->base, where)
        && set_add(&r->reported->nodes, e->node);
    if (is_new && is_explained(r, e)) {
        set_add(&r->explained, e->node);
        return false;
    }
    race_say(r, e->base, where);
    return is_new;
}

/* A view that a call gives twice, or the pointer that it is made of; NULL. */
static const Decl *given_twice(const Decl *view)
{
    Node *n = view->init ? node_strip(view->init) : NULL;
    if (view->alias)
        return view;
    if (n && n->kind == ND_CALL && n->kid_count > CALL_ARGUMENT)
        n = node_strip(n->kids[CALL_ARGUMENT]);
    while (n && n->kind == ND_CAST)
        n = node_strip(n->kids[0]);
    return n && n->kind == ND_VAR && n->decl->alias ? n->decl : NULL;
}

/* Of two events of one memory. */
static const Decl *given_twice_of(const Event *e, const Event *other)
{
    const Decl *twice = other->named == e->named ? NULL : given_twice(e->named);
    return twice || other->named == e->named ? twice : given_twice(other->named);
}

/* Whether the call that gives it twice also says that there is one tile. */
static bool is_of_one_tile(const Race *r, const Decl *twice)
{
    const Tile *tile = r->trace->tile;
    const Function *host = r->launch->host;
    bool is_one = false;
    for (int i = 0; host && i < host->sites.count && !is_one; i++) {
        if (host->sites.items[i].call != twice->alias->call)
            continue;
        caller_choose(r->launch, i);
        is_one = true;
        for (int d = 0; d < tile->rank; d++)
            is_one &= host_called_extent(r->launch, tile->rank, d) == tile->size[d];
    }
    caller_choose(r->launch, -1);
    return is_one;
}

static void note_other(const Event *e, const Event *other)
{
    diag_note(at_node(other->node), other->named == e->named
              ? "'%s' is %s here" : "'%s', which is of the same memory, is %s here",
              other->named->name, WORDS[race_use(other)]);
    const Decl *twice = given_twice_of(e, other);
    if (twice)
        diag_note(at_node(twice->alias->call), "'%s' and '%s' are one %s here",
                  twice->alias->first->name, twice->name,
                  type_is_handle(twice->type) ? "view" : "pointer");
}

/* `x += …` of an `x`. */
static bool is_update(const Node *n, const Node *of)
{
    bool updates = (n->kind == ND_BINARY && op_form(n->op) == 'A')
        || (n->kind == ND_UNARY && op_is_step(n->op));
    return updates && node_strip(n->kids[0]) == of;
}

/* Whether both are of one access, or of `x += …`. */
static bool is_same_access(const Event *e, const Event *other)
{
    return e->node == other->node || is_update(e->node, other->node)
        || is_update(other->node, e->node);
}

/* found[0] = 1, by all who have found something, there or by another access. */
static bool set_one_flag(const Event *e, const Event *other)
{
    return e->kind == EVENT_WRITE && e->value && e->value->kind == VALUE_NUMBER
        && other->kind == EVENT_WRITE && other->value == e->value;
}

/* Whether a race is in what is done at a place, and not in when. */
static bool is_of_place(const Event *e, const Event *other)
{
    return is_same_access(e, other) || set_one_flag(e, other);
}

/* What threads do there: who reads for `x += …` changes it. */
static const char *verb_of(const Event *e, const Event *other)
{
    bool changes = is_update(e->node, other->node) || is_update(other->node, e->node);
    return changes ? VERBS[ATOMICS] : VERBS[race_use(e)];
}

static void report_place(const Event *e, const Event *other, bool is_of_tiles)
{
    if (set_one_flag(e, other))
        diag(D_RACE_SAME_SOME, at_node(e->node), e->named->name);
    else
        diag(is_of_tiles ? D_RACE_TILES_PLACE : D_RACE_PLACE, at_node(e->node),
             verb_of(e, other), e->named->name);
    if (!is_same_access(e, other))
        note_other(e, other);
}

static void report_tiles(Race *r, const Event *e, const Event *other)
{
    bool is_tiled = r->launch->is_tiled;
    const Decl *twice = given_twice_of(e, other);
    if (set_has(&r->said, e->base) || (twice && is_tiled && is_of_one_tile(r, twice))
        || !race_is_new(r, e, &r->side))
        return;
    if (is_of_place(e, other)) {
        report_place(e, other, is_tiled);
    } else {
        diag(is_tiled ? D_RACE_TILES : D_RACE_SIMPLE, at_node(e->node),
             e->named->name, WORDS[race_use(e)], VERBS[race_use(other)]);
        note_other(e, other);
    }
    check_note_calls(e->frame);
}

/* Once a phase: that a barrier is missing, and that a place is shared. Threads of no
 * tile have no barriers: that is the same there. */
void race_report(Race *r, const Event *e, const Event *other)
{
    const Decl *base = e->base;
    int memory = race_memory(base);
    if (check_is_told_of(r->trace, other, r->reported))
        return;
    if (r->is_between) {
        report_tiles(r, e, other);
        return;
    }
    const Event *barrier = r->barriers[memory], *wrong = r->wrong[memory];
    bool is_place = is_of_place(e, other);
    bool is_tiled = !r->launch || r->launch->is_tiled;
    const void *phase = barrier ? barrier->node : NULL;
    const void *places = barrier ? (const void *)barrier : is_tiled ? r : NULL;
    bool is_missing = !is_place && !wrong && is_tiled;
    if (!race_is_new(r, e, is_place ? places : phase)
        || (is_place && race_is_in_gap(r, e, other))
        || (is_missing && race_is_known_gap(r, e, other)))
        return;
    if (is_place) {
        report_place(e, other, false);
    } else if (!is_tiled) {
        diag(D_RACE_SIMPLE, at_node(e->node), e->named->name, WORDS[race_use(e)],
             VERBS[race_use(other)]);
        note_other(e, other);
    } else {
        diag(wrong ? D_RACE_KIND : D_RACE_MAY, at_node(e->node), e->named->name,
             WORDS[race_use(e)], VERBS[race_use(other)],
             memory ? "global" : "tile_static");
        note_other(e, other);
        if (wrong)
            diag_note(at_node(wrong->node), "the barrier is here");
    }
    check_note_calls(e->frame);
}
