/* tile_run.c - the state of the symbolic execution: variables, path condition, which
 * threads have left, and the trace.
 */
#include "tile_run.h"

enum { MAX_STEPS = 200000, MAX_EVENTS = 60000, MAX_VALUES = 500000 };

/* ---- slots -------------------------------------------------------------- */

static int slot_number(Run *r, const void *key)
{
    void **place = map_put_pointer(&r->slot_of, key);
    if (!*place) {
        list_add(&r->slots, NULL);
        *place = (void *)(intptr_t)r->slots.count;
    }
    return (int)(intptr_t)*place - 1;
}

Value *run_slot(Run *r, int slot)
{
    return r->slots.items[slot];
}

void run_set(Run *r, int slot, Value *v)
{
    Change change = {slot, r->slots.items[slot]};
    if (change.value == v)
        return;
    list_add(&r->log, change);
    r->slots.items[slot] = v;
}

/* Notes whether a symbol that the host gives is in the domain's extents. */
static void note_extent(Run *r, Value *symbol)
{
    if (!r->launch)
        return;
    int mask = host_dimensions(r->launch, r->tile->rank, symbol);
    symbol->is_domain = host_is_extent(r->launch, symbol);
    symbol->is_extent = symbol->is_domain
        || (r->launch->is_tiled
            && host_makes_extent(r->launch, r->tile->rank, symbol->base)
            && !host_lessens_extent(r->launch, r->tile->rank, symbol->base));
    for (int d = 0; d < r->tile->rank && r->tile->rank > 1; d++)
        if (mask == 1 << d)
            symbol->dimension = d + 1;
    symbol->is_side = r->tile->rank > 1 && mask == (1 << r->tile->rank) - 1;
    r->tile->is_square |= symbol->is_side;
    symbol->is_extent |= symbol->dimension > 0;
    r->tile->is_oblong |= symbol->dimension > 0;
}

/* Notes a symbol of which calls may tell the number. */
static void note_given(Tile *tile, Value *symbol, const Decl *of, int dimension)
{
    for (int i = 0; i < tile->given.count; i++)
        if (tile->given.items[i].symbol == symbol)
            return;
    list_add(&tile->given, ((GivenSymbol){symbol, of, dimension}));
}

bool tile_give(const Trace *trace)
{
    bool is_any = false;
    for (int i = 0; i < trace->tile->given.count && trace->launch; i++) {
        GivenSymbol g = trace->tile->given.items[i];
        int64_t number = type_is_handle(g.of->type)
            ? host_view_extent(trace->launch, g.of, g.dimension, NULL)
            : host_called_number(trace->launch, g.of);
        g.symbol->is_given = number != UNKNOWN;
        g.symbol->given = number;
        is_any |= g.symbol->is_given;
    }
    return is_any;
}

Value *run_extent(Run *r, const Decl *view, int dimension)
{
    int64_t number;
    if (host_extent_number(r->launch, view, dimension, &number))
        return value_symbol(r->tile, ROLE_KNOWN, number);
    Value *extent = value_symbol(r->tile, ROLE_EXTENT,
                                 (int64_t)(intptr_t)view + dimension);
    note_extent(r, extent);
    note_given(r->tile, extent, view, dimension);
    return extent;
}

/* The value of the part of a captured variable that begins at `part` bytes. */
static Value *captured(Run *r, const Decl *d, const Type *t, long part)
{
    bool is_record = t->kind == TY_RECORD && !t->record->is_union;
    int count = t->kind == TY_VECTOR ? (int)t->count
        : is_record ? t->record->fields.count : 0;
    if (type_is_integer(t)) {
        Value *capture = value_symbol(r->tile, ROLE_CAPTURE, ++r->tile->symbols);
        capture->base = d;
        capture->part = part;
        note_extent(r, capture);
        if (type_is_integer(d->type))
            note_given(r->tile, capture, d, 0);
        return capture;
    }
    if (count == 0 || count > MAX_PARTS)
        return value_fresh(r->tile, false);
    Value **parts = TILE_ARRAY(Value *, count);
    for (int i = 0; i < count; i++) {
        const Field *f = is_record ? t->record->fields.items[i] : NULL;
        int64_t number;
        bool is_known = f && t == d->type && type_is_integer(f->type)
            && host_member_number(r->launch, d, f, &number);
        parts[i] = is_known ? value_symbol(r->tile, ROLE_KNOWN, number)
            : captured(r, d, f ? f->type : t->of, part + (f ? f->offset : i * t->of->size));
    }
    return value_tuple(r->tile, parts, count);
}

bool run_is_lost(const Run *r, const void *item)
{
    return r->launch && r->launch->lost && set_has(r->launch->lost, item);
}

/* A variable's first value. In a torn kernel a lost statement may declare it, unless it
 * is the host's: then it is unknown. */
static Value *initial(Run *r, const Decl *d)
{
    if (r->launch && r->launch->lost && d->function != r->launch->host
        && !function_captures(r->kernel, d))
        return value_fresh(r->tile, true);
    if (type_is_handle(d->type))
        return value_address(r->tile, d, value_number(r->tile, 0));
    int64_t number;
    if (type_is_integer(d->type) && host_number(r->launch, d, &number))
        return value_symbol(r->tile, ROLE_KNOWN, number);
    Value *computed = run_computed(r, d);
    if (!computed)
        computed = run_related(r, d);
    return computed ? computed : captured(r, d, d->type, 0);
}

Value *run_get(Run *r, const void *key)
{
    if (run_is_lost(r, key) && !type_is_handle(((const Decl *)key)->type))
        return value_fresh(r->tile, true);
    int slot = slot_number(r, key);
    if (!r->slots.items[slot]) {
        Value *v = initial(r, key); /* which may need slots */
        r->slots.items[slot] = v;
    }
    return r->slots.items[slot];
}

Value *run_left(Run *r)
{
    Value *left = run_slot(r, LEFT_RETURN);
    left = value_or(r->tile, left, run_slot(r, LEFT_ABORT));
    left = value_or(r->tile, left, run_slot(r, LEFT_BREAK));
    left = value_or(r->tile, left, run_slot(r, LEFT_CONTINUE));
    return value_shared(r->tile, left);
}

bool run_some_left(Run *r, int slot)
{
    return value_shared(r->tile, run_slot(r, slot))->varies;
}

bool run_some_gone(Run *r)
{
    return run_some_left(r, LEFT_RETURN) || run_some_left(r, LEFT_ABORT);
}

Value *run_active(Run *r)
{
    Value *here = value_not(r->tile, run_left(r));
    return value_shared(r->tile, value_and(r->tile, r->path, here));
}

void run_jump(Run *r, Node *n, int slot)
{
    Value *here = run_active(r);
    Fork *fork = TILE_ARRAY(Fork, 1);
    *fork = (Fork){r->forks ? r->forks->condition : NULL, n, here, r->exits};
    if (here->varies)
        r->exits = fork;
    run_set(r, slot, value_choice(r->tile, run_left(r), run_slot(r, slot),
                                  value_number(r->tile, 1)));
}

void run_put(Run *r, const Decl *d, Value *v)
{
    run_set(r, slot_number(r, d), v);
}

/* Whether a node changes a variable that has a value, as `k++` and `k += 1`. */
static bool steps(const Node *n)
{
    return (n->kind == ND_UNARY && op_is_step(n->op))
        || (n->kind == ND_BINARY && op_form(n->op) == 'A' && n->op != OP_ASSIGN);
}

void run_declare(Run *r, const Decl *d, Value *v, Node *n)
{
    void **assigned = v->varies || r->path->varies ? map_put_pointer(&r->trace->assigned, d)
        : NULL;
    if (assigned && !(*assigned && steps(n)))
        *assigned = n;
    run_set(r, slot_number(r, d), v);
}

/* Threads whose value an assignment keeps: those that left the loop or, if the variable
 * is not the function's own, the function. */
static Value *left_for_now(Run *r, const Decl *d)
{
    Value *left = value_or(r->tile, run_slot(r, LEFT_BREAK), run_slot(r, LEFT_CONTINUE));
    if (d->function != r->function)
        left = value_or(r->tile, left, run_slot(r, LEFT_RETURN));
    return value_shared(r->tile, left);
}

Value *run_get_here(Run *r, const Decl *d)
{
    Value *v = run_get(r, d);
    return v->kind == VALUE_CHOICE && v->a == left_for_now(r, d) ? v->c : v;
}

/* Threads that have left and have no value yet may have any. */
void run_assign(Run *r, const Decl *d, Value *v, Node *n)
{
    Value *old = run_get(r, d);
    run_declare(r, d, old->is_undefined ? v : value_choice(r->tile, left_for_now(r, d), old, v),
                n);
}

/* ---- tile_static variables ---------------------------------------------- */

static int dirty_slot(Run *r, const Decl *d)
{
    int slot = slot_number(r, &d->is_tile_static);
    if (!r->slots.items[slot]) {
        r->slots.items[slot] = value_number(r->tile, 0);
        list_add(&r->tile_statics, d);
    }
    return slot;
}

bool run_is_dirty(Run *r, const Decl *d)
{
    return run_is_lost(r, d) || !value_is(run_slot(r, dirty_slot(r, d)), 0);
}

void run_set_dirty(Run *r, const Decl *d, bool is_dirty)
{
    void **changes = map_put_pointer(&r->changes, d);
    if (is_dirty)
        *changes = (void *)(intptr_t)r->tile->symbols;
    run_set(r, dirty_slot(r, d), value_number(r->tile, is_dirty));
}

/* ---- both sides of a condition ------------------------------------------ */

/* Undoes the changes since `mark`; adds the last value of each slot to `out`. */
static void take_changes(Run *r, int mark, Changes *out)
{
    for (int i = r->log.count - 1; i >= mark; i--) {
        const Change *c = &r->log.items[i];
        bool is_known = false;
        if (out)
            for (int k = 0; k < out->count; k++)
                is_known |= out->items[k].slot == c->slot;
        if (out && !is_known) {
            Change last = {c->slot, r->slots.items[c->slot]};
            list_add(out, last);
        }
        r->slots.items[c->slot] = c->value;
    }
    r->log.count = mark;
}

void run_undo(Run *r, int mark)
{
    take_changes(r, mark, NULL);
}

static void enter(Run *r, const Branch *b, Value *condition)
{
    r->path = value_and(r->tile, b->path, condition);
}

void run_branch(Run *r, Branch *b, Value *condition, Node *n)
{
    *b = (Branch){.condition = value_decision(r->tile, condition,
                                                ROLE_DECISION),
                  .path = r->path, .forks = r->forks, .mark = r->log.count};
    Fork *fork = TILE_ARRAY(Fork, 1);
    *fork = (Fork){n, NULL, b->condition, r->forks};
    r->forks = fork;
    enter(r, b, b->condition);
}

void run_otherwise(Run *r, Branch *b)
{
    take_changes(r, b->mark, &b->yes);
    enter(r, b, value_not(r->tile, b->condition));
}

static Value *merge(Run *r, const Branch *b, Value *yes, Value *no)
{
    return !yes ? no : !no ? yes
        : value_choice(r->tile, b->condition, yes, no);
}

void run_join(Run *r, Branch *b)
{
    Changes no = {0};
    take_changes(r, b->mark, &no);
    r->path = b->path;
    r->forks = b->forks;
    for (int i = 0; i < no.count; i++) {
        int slot = no.items[i].slot;
        Value *yes = run_slot(r, slot);
        for (int k = 0; k < b->yes.count; k++)
            if (b->yes.items[k].slot == slot) {
                yes = b->yes.items[k].value;
                b->yes.items[k].slot = -1;
            }
        run_set(r, slot, merge(r, b, yes, no.items[i].value));
    }
    for (int k = 0; k < b->yes.count; k++) {
        int slot = b->yes.items[k].slot;
        if (slot >= 0)
            run_set(r, slot, merge(r, b, b->yes.items[k].value,
                                   run_slot(r, slot)));
    }
}

/* ---- events ------------------------------------------------------------- */

Event *run_event(Run *r, EventKind kind, Node *n)
{
    Event e = {.kind = kind, .node = n, .active = run_active(r),
               .forks = r->forks, .exits = r->exits, .frame = r->frame};
    list_add(&r->trace->events, e);
    return &r->trace->events.items[r->trace->events.count - 1];
}

/* Whether some thread is outside of a private array or a table of constants. */
static bool is_outside(Run *r, const Value *address, long size)
{
    const Decl *base = address->base;
    if (!base || base->type->kind != TY_ARRAY || !address->a->is_fixed)
        return false;
    const int64_t *at = value_lanes(r->tile, address->a);
    for (int t = 0; t < (address->a->varies ? r->tile->threads : 1); t++)
        if (at[t] != UNKNOWN && (at[t] < 0 || at[t] + size > base->type->size))
            return true;
    return false;
}

static void note_private(Run *r, EventKind kind, Node *n, Value *address, long size)
{
    PrivateAccess access = {
        .kind = kind, .node = n, .base = address->base, .place = address->a,
        .active = run_active(r), .size = (int)size, .frame = r->frame,
        .is_outside = is_outside(r, address, size)};
    list_add(&r->trace->private_accesses, access);
    if (!access.is_outside)
        return;
    Event *e = run_event(r, EVENT_OUTSIDE, n);
    e->base = e->named = address->base;
    e->place = e->offset = address->a;
    e->size = (int)size;
}

void run_access(Run *r, EventKind kind, Node *n, Value *address, long size,
                Value *value)
{
    const Decl *base = address->base;
    /* Without tiles tile_static is undefined: that is said elsewhere. */
    bool is_tiled = !r->launch || r->launch->is_tiled;
    bool is_shared = base && (base->is_tile_static
                              ? is_tiled : type_is_handle(base->type));
    if (run_is_spent(r))
        return;
    if (!is_shared) {
        note_private(r, kind, n, address, size);
        return;
    }
    Event *e = run_event(r, kind, n);
    const Shared *shared = run_shared(r, base);
    e->base = shared->first;
    e->named = base;
    e->extents = shared->extents;
    e->place = value_given(r->tile, address->a, e->active);
    e->begin = shared->offset;
    e->end = shared->end;
    e->offset = run_in_memory(r, shared, e->place);
    e->array = run_in_memory(r, shared, address->b);
    e->array_size = (int)address->number;
    e->size = (int)size;
    e->value = value;
}

/* Past these limits the rest is executed once, without a fixpoint for loops. */
bool run_is_spent(const Run *r)
{
    return r->steps > MAX_STEPS || r->trace->events.count > MAX_EVENTS
        || r->tile->used > MAX_VALUES;
}
