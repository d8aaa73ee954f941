/* host_loop.c - surveys a function on the host: which loops are quiet, and where
 * variables change.
 *
 * A loop is quiet if nothing in it can take from the host the right to read or write a
 * view, or end a view: it calls nothing but amp_extent, known functions of C's library
 * (quiet.def) and functions of this unit which are quiet, too, so that it launches,
 * copies and releases nothing; and no jump leads into it. Another thread that launches a
 * kernel on a view while this one accesses its elements races with it anyway.
 */
#include "analysis/flow.h"
#include "tree/builtin.h"
#include "host.h"
#include "host_loop.h"

/* What a variable goes through. */
typedef struct Variable {
    int declared;         /* the time; 0 for a parameter */
    bool has_address;     /* taken somewhere */
    LIST(int) assignments; /* their times */
} Variable;

enum { DEEPEST = 200 }; /* calls that are followed */

static Variable *variable_of(Survey *s, const Decl *d)
{
    return MAP_OBJECT(Variable, &s->variables, d);
}

/* The variable that an lvalue is, or is a part of; or NULL. */
static const Decl *variable_named(Node *n)
{
    n = node_strip(n);
    while ((n->kind == ND_MEMBER && !n->is_arrow)
           || (n->kind == ND_SWIZZLE && !n->is_arrow)
           || (n->kind == ND_SUBSCRIPT && !node_is_of_view(n)))
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

static void note_change(Survey *s, Node *n)
{
    const Decl *d = NULL;
    if (n->kind == ND_BINARY && op_form(n->op) == 'A')
        d = variable_named(n->kids[BINARY_LEFT]);
    else if (n->kind == ND_UNARY && op_is_step(n->op))
        d = variable_named(n->kids[0]);
    if (d)
        list_add(&variable_of(s, d)->assignments, s->time);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS
        && (d = variable_named(n->kids[0])))
        variable_of(s, d)->has_address = true;
}

static int survey(Survey *s, Node *n);

/* The effects of a function of C's library, + 1; 0 for an unknown one. */
static int library_effects(const char *name)
{
    static const struct {
        const char *name;
        int effects;
    } QUIET[] = {
#define QUIET(name, effects) {#name, effects},
#include "quiet.def"
#undef QUIET
    };
    static Map map;
    if (!map.used)
        for (size_t i = 0; i < sizeof QUIET / sizeof *QUIET; i++)
            *map_put(&map, QUIET[i].name) =
                (void *)(intptr_t)(QUIET[i].effects + 1);
    return (int)(intptr_t)map_value(&map, name);
}

/* The effects of a function with a body; recursive ones are not followed. */
static int effects_of_body(Survey *s, Function *f)
{
    void **place = map_put_pointer(&s->effects->by_function, f);
    if (*place)
        return (int)(intptr_t)*place - 1;
    *place = (void *)(intptr_t)(NOISE + 1);
    if (s->effects->depth == DEEPEST)
        return NOISE;
    s->effects->depth++;
    Survey inner = {.effects = s->effects};
    int found = survey(&inner, f->body) & ~(CASES | LABELS);
    s->effects->depth--;
    *map_put_pointer(&s->effects->by_function, f) =
        (void *)(intptr_t)(found + 1);
    return found;
}

/* What a function of C's library may store where it is told. */
static int stores_at_arguments(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++)
        if (call->kids[i]->type && call->kids[i]->type->kind == TY_POINTER)
            return STORES_DATA;
    return 0;
}

static int effects_of_call(Survey *s, const Node *n)
{
    const Builtin *b = builtin_of(n);
    if (b && (b->kind == BI_MATH || b->kind == BI_EXTENT))
        return stores_at_arguments(n);
    const Function *f = node_callee(n);
    if (node_helper(n))
        return effects_of_body(s, node_helper(n));
    int known = f && !f->is_user ? library_effects(f->name) : 0;
    return known ? known - 1 : NOISE;
}

bool survey_leaves(Survey *s, const Node *call)
{
    return effects_of_call(s, call) & LEAVES;
}

static bool has_handle(const Type *t)
{
    return type_any(t, type_is_handle);
}

int survey_stores(const Type *t)
{
    if (type_is_handle(t))
        return STORES_VIEWS;
    if (t->kind == TY_POINTER)
        return STORES_POINTERS;
    if (!type_is_arithmetic(t) || t->size <= 1 || t->size > 8)
        return has_handle(t) ? STORES_ANY : STORES_DATA;
    int first = type_is_floating(t) ? STORES_FLOATING : STORES_INTEGERS;
    return first * (int)t->size;
}

/* A local variable that is no struct or array, or lanes of it: nothing else
 * can be stored with it, and survey_is_steady knows of it. */
static bool is_single(Node *n)
{
    n = node_strip(n);
    while (n->kid_count && !n->is_arrow
           && node_strip(n->kids[0])->type->kind == TY_VECTOR)
        n = node_strip(n->kids[0]);
    const Decl *d = n->kind == ND_VAR ? n->decl : NULL;
    return d && d->function && !d->is_static && !d->is_extern && !d->is_block
        && d->type->kind != TY_RECORD && d->type->kind != TY_ARRAY;
}

static int effects_of_store(Node *n)
{
    bool stores = op_form(n->op) == 'A' || op_is_step(n->op);
    return stores && !is_single(n->kids[0])
        ? survey_stores(n->kids[0]->type) : 0;
}

static int effects_of(Survey *s, Node *n)
{
    switch (n->kind) {
    case ND_CALL:
        return effects_of_call(s, n);
    case ND_BINARY:
    case ND_UNARY:
        return effects_of_store(n);
    case ND_CASE:
    case ND_DEFAULT:
        return CASES;
    case ND_LABEL:
        return LABELS;
    case ND_BLOCK:
    case ND_ASM:
    case ND_OTHER_EXPR:
    case ND_OTHER_STMT:
        return NOISE;
    default:
        return 0;
    }
}

static int survey_declared(Survey *s, Node *n)
{
    int found = 0;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        variable_of(s, d)->declared = s->time;
        found |= survey(s, d->init) | (d->has_cleanup ? NOISE : 0);
    }
    return found;
}

static int survey_kids(Survey *s, Node *n)
{
    int found = survey_declared(s, n);
    for (int i = 0; i < n->kid_count; i++)
        found |= survey(s, n->kids[i]);
    return found;
}

static int survey_in_loop(Survey *s, Node *n)
{
    HostLoop *loop = NEW(HostLoop);
    *map_put_pointer(&s->loops, n) = loop;
    *loop = (HostLoop){.node = n, .begin = s->time};
    if (s->around.count)
        list_add(&s->around.items[s->around.count - 1]->inner, loop);
    list_add(&s->around, loop);
    int found = survey_kids(s, n);
    s->around.count--;
    loop->end = s->time + 1;
    loop->is_quiet = !(found & (NOISE | CASES | LABELS));
    loop->effects = found;
    return found;
}

/* The indices of an element, or of a row, of a view and what it is of. */
static int survey_subscript(Survey *s, Node *n)
{
    int found = 0;
    for (; node_is_of_view(n); n = node_strip(n->kids[SUBSCRIPT_BASE]))
        found |= survey(s, n->kids[SUBSCRIPT_INDEX]);
    return found | survey(s, n);
}

static int survey(Survey *s, Node *n)
{
    if (!n)
        return 0;
    s->time++;
    note_change(s, n);
    if (flow_is_loop(n))
        return survey_in_loop(s, n);
    if (host_is_row_cast(n) && node_is_of_view(node_strip(n->kids[0])))
        return survey_subscript(s, node_strip(n->kids[0]));
    if (node_is_of_view(n))
        return survey_subscript(s, n) | (type_is_handle(n->type) ? NOISE : 0);
    int found = effects_of(s, n) | survey_kids(s, n);
    return n->kind == ND_SWITCH ? found & ~CASES : found;
}

Survey *host_survey(Effects *effects, Node *body)
{
    Survey *s = NEW(Survey);
    s->effects = effects;
    survey(s, body);
    return s;
}

HostLoop *survey_loop(const Survey *s, const Node *n)
{
    return map_value_pointer(&s->loops, n);
}

/* ---- variables ---------------------------------------------------------- */

static bool is_assigned_in(const Variable *v, const HostLoop *loop)
{
    int low = 0, high = v->assignments.count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (v->assignments.items[middle] < loop->begin)
            low = middle + 1;
        else
            high = middle;
    }
    return low < v->assignments.count
        && v->assignments.items[low] < loop->end;
}

bool survey_is_whole(const Survey *s, const Decl *d, const HostLoop *loop)
{
    const Variable *v = map_value_pointer(&s->variables, d);
    return !d->is_block && d->kind != DECL_FUNCTION && !d->type->is_volatile
        && (!v || v->declared < loop->begin);
}

bool survey_is_steady(const Survey *s, const Decl *d, const HostLoop *loop)
{
    if (!survey_is_whole(s, d, loop))
        return false;
    if (!d->function || d->is_static || d->is_extern)
        return !(survey_stores(d->type) & loop->effects);
    const Variable *v = map_value_pointer(&s->variables, d);
    return !v || (!v->has_address && !is_assigned_in(v, loop));
}
