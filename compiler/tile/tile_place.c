/* tile_place.c - lvalues of a kernel: their locations, and the effect of reads and
 * writes there.
 */
#include "tile_run.h"

#include <string.h>

/* Elements: more than a row is likely to have, and than the numbers by which
 * tile_eval.c samples captured ones, which then never reach the next row. */
enum { VIEW_ROW = 1 << 21 };

const int64_t tile_longest_row = VIEW_ROW / 2;

/* ---- addresses ---------------------------------------------------------- */

Value *run_advance(Run *r, Value *address, Op op, Value *count, long size)
{
    if (address->kind == VALUE_CHOICE)
        return value_choice(r->tile, address->a,
                            run_advance(r, address->b, op, count, size),
                            run_advance(r, address->c, op, count, size));
    if (address->kind != VALUE_ADDRESS)
        return value_fresh(r->tile, address->varies || count->varies);
    Value *bytes = value_operation(r->tile, OP_MUL, count,
                                   value_number(r->tile, size), type_long());
    return value_moved(r->tile, address, value_operation(
        r->tile, op, address->a, bytes, type_long()));
}

static Value *advance_by(Run *r, Value *address, long bytes)
{
    return run_advance(r, address, OP_ADD, value_number(r->tile, bytes), 1);
}

long tile_row_size(const Type *view, int dimension)
{
    long size = view->of->size;
    for (int d = dimension + 1; d < view->rank; d++)
        size *= VIEW_ROW;
    return size;
}

/* ---- parts of variables ------------------------------------------------- */

static bool has_parts(const Type *t)
{
    return t->kind == TY_RECORD || t->kind == TY_ARRAY || t->kind == TY_VECTOR;
}

const Type *run_part_type(const Type *whole, int part)
{
    return whole->kind == TY_RECORD ? whole->record->fields.items[part]->type : whole->of;
}

static long part_offset(const Type *whole, int part)
{
    return whole->kind == TY_RECORD ? whole->record->fields.items[part]->offset
                                    : part * whole->of->size;
}

/* The part that has a byte: the last one that begins there or before. */
static int part_at(const Type *whole, int count, long byte)
{
    int part = -1;
    for (int i = 0; i < count && part_offset(whole, i) <= byte; i++)
        part = i;
    return part;
}

/* The parts of a private variable that lead to the `t` at an address, into `path`: how many
 * these are, or -1. */
static int find_path(const Decl *d, const Value *all, const Value *address, const Type *t,
                     int *path)
{
    const Type *of = d->type;
    long at = address->a->kind == VALUE_NUMBER ? (long)address->a->number : -1;
    int steps = 0;
    while (at != 0 || !type_same(of, t)) {
        int part = at >= 0 && steps < MAX_PATH && has_parts(of) && all->kind == VALUE_TUPLE
            ? part_at(of, all->part_count, at) : -1;
        if (part < 0)
            return -1;
        at -= part_offset(of, part);
        of = run_part_type(of, part);
        all = all->parts[part];
        path[steps++] = part;
    }
    return steps;
}

/* The address of what lies at a place. */
Value *run_address(Run *r, const Lvalue *p)
{
    if (p->kind == IN_MEMORY)
        return p->address;
    if (p->kind == NOWHERE)
        return value_fresh(r->tile, true);
    const Type *of = p->decl->type;
    long offset = 0;
    for (int i = 0; i < p->steps; i++) {
        if (!has_parts(of)) /* a tiled index's member */
            return value_address(r->tile, p->decl, value_fresh(r->tile, false));
        offset += part_offset(of, p->path[i]);
        of = run_part_type(of, p->path[i]);
    }
    return value_address(r->tile, p->decl, value_number(r->tile, offset));
}

/* ---- places ------------------------------------------------------------- */

static Lvalue memory_at(Value *address)
{
    return (Lvalue){.kind = IN_MEMORY, .address = address};
}

Lvalue run_variable(Run *r, const Decl *d)
{
    if (!decl_is_automatic(d) || d->type->kind == TY_ARRAY)
        return memory_at(value_address(r->tile, d, value_number(r->tile, 0)));
    return (Lvalue){.kind = IN_VARIABLE, .decl = d};
}

static Lvalue step_into(Run *r, Lvalue p, int component, long bytes)
{
    if (p.kind == IN_MEMORY)
        p.address = advance_by(r, p.address, bytes);
    else if (p.kind == IN_VARIABLE && p.steps < MAX_PATH && component >= 0)
        p.path[p.steps++] = component;
    else if (p.kind == IN_VARIABLE)
        return (Lvalue){NOWHERE, .decl = p.decl};
    return p;
}

int run_field(const Field *f)
{
    for (int i = 0; i < f->record->fields.count; i++)
        if (f->record->fields.items[i] == f)
            return f->record->is_union ? -1 : i;
    return -1;
}

static Lvalue member_place(Run *r, Node *n)
{
    Node *base = n->kids[MEMBER_BASE];
    if (!n->field)
        return (Lvalue){NOWHERE};
    Lvalue p = n->is_arrow ? memory_at(run_expr(r, base)) : run_place(r, base);
    p = step_into(r, p, run_field(n->field), n->field->offset);
    bool is_array = p.kind == IN_MEMORY && p.address->kind == VALUE_ADDRESS
        && n->type->kind == TY_ARRAY && n->type->size > 0;
    return is_array ? memory_at(value_array(r->tile, p.address, n->type->size)) : p;
}

static Lvalue subscript_place(Run *r, Node *n)
{
    Node *base = n->kids[SUBSCRIPT_BASE], *index = n->kids[SUBSCRIPT_INDEX];
    const Type *t = node_strip(base)->type;
    if (t->kind == TY_VECTOR) {
        Lvalue p = run_place(r, base);
        Value *i = run_expr(r, index);
        if (p.kind == IN_MEMORY)
            return memory_at(run_advance(r, p.address, OP_ADD, i, t->of->size));
        int component = i->kind == VALUE_NUMBER && i->number >= 0
            && i->number < t->count ? (int)i->number : -1;
        return step_into(r, p, component, 0);
    }
    Value *address = run_expr(r, base);
    long size = type_is_handle(t) ? tile_row_size(t, 0) : n->type->size;
    return memory_at(run_advance(r, address, OP_ADD, run_expr(r, index), size));
}

static int component_of(char letter)
{
    static const char LETTERS[] = "xyzwrgba";
    const char *at = strchr(LETTERS, letter);
    return letter && at ? (int)(at - LETTERS) % 4 : -1;
}

int run_swizzle(const Node *n)
{
    return n->text[1] ? -1 : component_of(n->text[0]);
}

/* Where the components of .y, or of a pair such as .zw, begin; 0 for all others. */
static long swizzle_offset(const Node *n)
{
    int first = component_of(n->text[0]), second = component_of(n->text[1]);
    bool is_pair = n->text[1] && !n->text[2] && second == first + 1;
    if (first < 0 || !(is_pair || !n->text[1]))
        return 0;
    return first * (n->type->size / (is_pair ? 2 : 1));
}

Lvalue run_place(Run *r, Node *n)
{
    switch (n->kind) {
    case ND_PAREN:
        return run_place(r, n->kids[0]);
    case ND_VAR:
        return run_variable(r, n->decl);
    case ND_MEMBER:
        return member_place(r, n);
    case ND_SUBSCRIPT:
        return subscript_place(r, n);
    case ND_SWIZZLE:
        return step_into(r, run_place(r, n->kids[SWIZZLE_BASE]), run_swizzle(n),
                         swizzle_offset(n));
    case ND_UNARY:
        if (n->op == OP_DEREF)
            return memory_at(run_expr(r, n->kids[0]));
        return (Lvalue){NOWHERE};
    default:
        return (Lvalue){NOWHERE};
    }
}

/* ---- reading ------------------------------------------------------------ */

Value *run_component(Run *r, Value *v, int i)
{
    if (v->kind == VALUE_TUPLE && i < v->part_count)
        return v->parts[i];
    return value_fresh(r->tile, v->varies);
}

static Value *part_of(Run *r, Value *whole, const int *path, int steps)
{
    for (int i = 0; i < steps; i++)
        whole = run_component(r, whole, path[i]);
    return whole;
}

/* Whether what is read is the same in all threads. */
static bool is_shared_value(Run *r, const Value *address)
{
    const Decl *d = address->base;
    if (address->varies || !d)
        return false;
    if (d->is_tile_static)
        return !run_is_dirty(r, d);
    if (type_is_handle(d->type))
        return !run_shared(r, d)->is_written;
    return true;
}

/* The value last read at an address, valid until the memory is written to. */
typedef struct Load {
    const Type *type;
    Value *value;
    intptr_t changes;
} Load;

/* The load of an address in memory that is not written to now, or NULL. */
static Load *load_at(Run *r, const Value *address)
{
    const Decl *d = address->base;
    bool is_steady = d->is_tile_static ? !run_is_dirty(r, d)
        : type_is_handle(d->type) && !run_shared(r, d)->is_written;
    if (!is_steady)
        return NULL;
    void **known = map_put_pointer(&r->loads, address);
    Load *load = *known = *known ? *known : NEW(Load);
    intptr_t changes = (intptr_t)*map_put_pointer(&r->changes, d);
    if (load->changes != changes)
        *load = (Load){.changes = changes};
    return load;
}

enum { MAX_DEPTH = 6 };

/* Tile.symbols when a value was determined, INT64_MAX if that is not known. */
static int64_t since_of(const Tile *tile, const Value *v, int depth)
{
    bool is_joint = v->kind == VALUE_OPERATION || v->kind == VALUE_CHOICE;
    if (v->kind == VALUE_NUMBER)
        return 0;
    if (v->kind == VALUE_SYMBOL && v->role != ROLE_DECISION && v->role != ROLE_TRIPS)
        return v->role == ROLE_ITERATION ? tile->before[v->number % MAX_LOOPS] + 1
                                         : v->since;
    int64_t since = is_joint && depth ? 0 : INT64_MAX;
    const Value *of[] = {v->a, v->b, v->c};
    for (int i = 0; i < 3 && since != INT64_MAX; i++) {
        int64_t other = of[i] ? since_of(tile, of[i], depth - 1) : 0;
        since = other > since ? other : since;
    }
    return since;
}

/* The same for what is in memory at an address. */
static int64_t unchanged_since(Run *r, const Value *address)
{
    const Decl *d = address->base;
    int64_t changed = (intptr_t)*map_put_pointer(&r->changes, d);
    int64_t since = since_of(r->tile, address->a, MAX_DEPTH);
    if (d->is_tile_static && r->waiting > changed)
        changed = r->waiting;
    return since > changed ? since : changed;
}

/* A new value for a load: uniform or not. `since` tells in which loops it is invariant:
 * those that change neither the memory nor the address. */
static Value *unknown_at(Run *r, const Value *address, const Type *t)
{
    const Decl *d = address->base;
    if (!is_shared_value(r, address)) {
        Value *v = value_unknown(r->tile, d->is_tile_static ? ORIGIN_LOAD : ORIGIN_NONE, d, t);
        v->c = address->a;
        return v;
    }
    int64_t since = unchanged_since(r, address);
    Value *v = value_fresh(r->tile, false);
    v->since = since < v->since ? since : v->since;
    v->base = d;
    v->c = address->a;
    v->is_hidden = d->is_tile_static || address->a->is_hidden || address->a->is_placed;
    return v;
}

static Value *shared_load(Run *r, const Value *address, const Type *t);

/* Each part of a structure or a short vector is a value of its own. */
static Value *joint_at(Run *r, const Value *address, const Type *t, int count)
{
    Value **parts = TILE_ARRAY(Value *, count);
    for (int i = 0; i < count; i++) {
        const Field *f = t->kind == TY_RECORD ? t->record->fields.items[i] : NULL;
        Value *by = value_number(r->tile, f ? f->offset : i * t->of->size);
        Value *at = value_operation(r->tile, OP_ADD, address->a, by, type_long());
        parts[i] = shared_load(r, value_moved(r->tile, address, at), f ? f->type : t->of);
    }
    return value_tuple(r->tile, parts, count);
}

static Value *shared_load(Run *r, const Value *address, const Type *t)
{
    Load *load = load_at(r, address);
    if (load && load->value && type_same(load->type, t))
        return load->value;
    int count = t->kind == TY_ARRAY ? 0 : run_part_count(t);
    Value *v = count ? joint_at(r, address, t, count) : unknown_at(r, address, t);
    if (load)
        *load = (Load){t, v, load->changes};
    return v;
}

/* An element of a private array that nobody knows. */
static Value *any_element(Run *r, const Decl *d, const Value *all, const Value *address,
                          const Type *t)
{
    bool varies = all->varies || address->varies;
    bool is_integer = type_is_integer(t) && d->type->kind == TY_ARRAY
        && type_same(d->type->of, t);
    return varies && is_integer ? value_any(r->tile, all, NULL) : value_fresh(r->tile, varies);
}

static Value *load(Run *r, Value *address, const Type *t, Node *n)
{
    const Decl *d = address->kind == VALUE_ADDRESS ? address->base : NULL;
    if (address->kind == VALUE_CHOICE) {
        Branch b;
        run_branch(r, &b, address->a, n);
        Value *yes = load(r, address->b, t, n);
        run_otherwise(r, &b);
        Value *no = load(r, address->c, t, n);
        run_join(r, &b);
        return value_choice(r->tile, b.condition, yes, no);
    }
    if (!d || !t)
        return value_fresh(r->tile, true);
    if (t->size > 0)
        run_access(r, EVENT_READ, n, address, t->size, NULL);
    bool is_private = decl_is_automatic(d)
        && !type_is_handle(d->type);
    if (is_private) {
        int path[MAX_PATH];
        Value *all = run_get(r, d);
        int steps = find_path(d, all, address, t, path);
        return steps < 0 ? any_element(r, d, all, address, t) : part_of(r, all, path, steps);
    }
    if (run_is_lost(r, d))
        return value_fresh(r->tile, true);
    Value *constant = run_constant(r, d, address->a, t);
    if (constant)
        return constant;
    Value *v = shared_load(r, address, t);
    int events = r->trace->events.count;
    Event *last = events ? &r->trace->events.items[events - 1] : NULL;
    if (last && last->kind == EVENT_READ && last->node == n)
        last->value = v;
    return v;
}

Value *run_read(Run *r, const Lvalue *p, Node *n)
{
    if (p->kind == IN_MEMORY)
        return load(r, p->address, n->type, n);
    if (p->kind == NOWHERE)
        return value_fresh(r->tile, !p->decl || run_get(r, p->decl)->varies);
    return part_of(r, run_get_here(r, p->decl), p->path, p->steps);
}

/* ---- writing ------------------------------------------------------------ */

static Value *replace(Run *r, Value *whole, const int *path, int steps,
                      Value *v)
{
    if (!steps)
        return v;
    if (whole->kind != VALUE_TUPLE || *path >= whole->part_count)
        return value_fresh(r->tile, whole->varies || v->varies);
    Value **parts = TILE_ARRAY(Value *, whole->part_count);
    memcpy(parts, whole->parts, (size_t)whole->part_count * sizeof *parts);
    parts[*path] = replace(r, parts[*path], path + 1, steps - 1, v);
    return value_tuple(r->tile, parts, whole->part_count);
}

void run_store_to(Run *r, Value *address, const Type *t, Value *v, Node *n)
{
    if (address->kind == VALUE_CHOICE) {
        Branch b;
        run_branch(r, &b, address->a, n);
        run_store_to(r, address->b, t, v, n);
        run_otherwise(r, &b);
        run_store_to(r, address->c, t, v, n);
        run_join(r, &b);
        return;
    }
    const Decl *d = address->kind == VALUE_ADDRESS ? address->base : NULL;
    if (!d) {
        r->trace->is_partial = true;
        return;
    }
    if (t->size > 0)
        run_access(r, EVENT_WRITE, n, address, t->size, v);
    if (d->is_tile_static) {
        run_set_dirty(r, d, true);
    } else if (!d->is_static && !type_is_handle(d->type)) {
        int path[MAX_PATH];
        Value *all = run_get(r, d);
        int steps = find_path(d, all, address, t, path);
        run_assign(r, d, steps >= 0 ? replace(r, all, path, steps, v)
                   : value_is_derived(v) && (all->varies || !v->varies)
                   ? any_element(r, d, all, address, t)
                   : value_fresh(r->tile, all->varies || v->varies || address->varies), n);
    }
}

void run_write(Run *r, const Lvalue *p, const Type *t, Value *v,
                        Node *n)
{
    if (p->kind == IN_MEMORY) {
        run_store_to(r, p->address, t, v, n);
    } else if (p->kind == IN_VARIABLE) {
        run_assign(r, p->decl, replace(r, run_get(r, p->decl), p->path,
                                       p->steps, v), n);
    } else if (p->decl) {
        bool varies = v->varies || run_get(r, p->decl)->varies;
        run_assign(r, p->decl, value_fresh(r->tile, varies), n);
    }
}
