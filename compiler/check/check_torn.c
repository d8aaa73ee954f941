/* check_torn.c - the part of a kernel that can be analysed although some statements have
 * errors, or are missing from the tree: what does not depend on these. What such a
 * statement may do is told conservatively from its words: which variables it changes,
 * whether it may wait or leave. A helper that may leave has an unknown result.
 */
#include "check.h"
#include "torn_words.h"

#include <string.h>

typedef struct Torn {
    const Unit *unit;
    const WrongPlaces *wrong;
    Set *lost; /* statements, what they store, variables and functions */
    bool is_any; /* there are such, or statements that are not lowered */
    bool fails; /* the kernel may do anything */
    bool is_none; /* the launch itself is wrong */
} Torn;

/* ---- a launch that is wrong before its kernel's body ----------------------- */

static bool is_possible(const int *tile, int rank)
{
    bool is_possible = check_tile_fits(tile, rank);
    for (int d = 0; d < rank; d++)
        is_possible &= tile[d] > 0;
    return is_possible;
}

/* Whether a kernel can be analysed by itself: its parameter says what its domain is like. */
static bool is_whole(const Launch *launch)
{
    const Function *f = launch->kernel;
    const Type *t = f->parameters.count == 1 ? f->parameters.items[0]->type : NULL;
    if (!t)
        return false;
    if (t->kind == TY_TILED_INDEX)
        return t->rank > 0 && is_possible(t->tile, t->rank);
    return t->kind == TY_INT || (t->kind == TY_VECTOR && t->of->kind == TY_INT && t->count <= 3);
}

/* Leaves a domain out that is not for such a kernel. */
static void fit_domain(Launch *launch)
{
    const Type *t = launch->kernel->parameters.items[0]->type;
    bool is_tiled = t->kind == TY_TILED_INDEX;
    int rank = is_tiled ? t->rank : t->kind == TY_INT ? 1 : (int)t->count;
    if (launch->is_tiled == is_tiled && launch->rank == rank)
        return;
    launch->domain = NULL;
    launch->has_any_domain = true;
    launch->wrong_rank = launch->rank;
    launch->is_tiled = is_tiled;
    launch->rank = rank;
}

static void find_other_tile(Launch *launch)
{
    int tile[3];
    const int *own = launch->kernel->parameters.items[0]->type->tile;
    if (launch->is_tiled && launch->domain && check_tile_of(launch->domain, tile)
        && memcmp(own, tile, sizeof tile) != 0 && is_possible(tile, launch->rank))
        memcpy(launch->other_tile, tile, sizeof tile);
}

/* ---- variables ------------------------------------------------------------- */

typedef struct Change {
    Torn *torn;
    const Function *function;
    const Words *words;
    Range range;
    Set hidden; /* of Decl: variables of blocks and loops that the statement is not in */
} Change;

typedef struct Use {
    const Decl *of;
    Range beside;
    bool is_found;
} Use;

static bool find_use(Node *n, void *context)
{
    Use *use = context;
    use->is_found |= n->kind == ND_VAR && n->decl == use->of
        && !place_is_in(at_node(n), use->beside);
    return true;
}

/* Whether a call has no pointer arguments: if it returns a pointer, that points to no
 * variable. */
static bool is_apart(const Node *call)
{
    bool is_apart = call->kind == ND_CALL;
    for (int i = CALL_ARGUMENT; is_apart && i < call->kid_count; i++)
        is_apart = call->kids[i]->type && type_is_arithmetic(call->kids[i]->type);
    return is_apart;
}

/* The values that a pointer gets. */
typedef struct Values {
    const Decl *of;
    bool are_apart, have_call;
} Values;

static void add_value(Values *v, const Node *value)
{
    int64_t null;
    while (value->kind == ND_PAREN || value->kind == ND_CAST)
        value = value->kids[0];
    v->have_call |= value->kind == ND_CALL;
    v->are_apart &= is_apart(value) || (fold_constant(value, &null) && null == 0);
}

static bool find_values(Node *n, void *context)
{
    Values *v = context;
    if (n->kind == ND_BINARY && n->op == OP_ASSIGN && node_is_variable(n->kids[0], v->of))
        add_value(v, n->kids[BINARY_RIGHT]);
    v->are_apart &= !(n->kind == ND_UNARY && n->op == OP_ADDRESS
                      && node_is_variable(n->kids[0], v->of));
    return true;
}

/* Whether a pointer gets the results of such calls, and else null. */
static bool points_apart(const Function *f, const Decl *d)
{
    Values v = {d, true, false};
    if (d->init)
        add_value(&v, d->init);
    node_walk(f->body, find_values, &v);
    return v.are_apart && v.have_call;
}

/* Whether a variable may be written through a pointer that a statement changes. */
static bool may_write_through(const Change *c, const Decl *d)
{
    Use use = {d, c->range, false};
    if (d->type->of->is_const || function_captures(c->function, d) || points_apart(c->function, d))
        return false;
    node_walk(c->function->body, find_use, &use);
    return use.is_found || !place_is_in(at_range(d->range), c->range);
}

/* Whether a variable may be what a word means that an element is stored in: nobody knows the
 * word, and the variable is an array of the tile's. */
static bool may_be_meant(const Change *c, const Word *w, const Decl *d)
{
    return d->is_tile_static && d->type->kind == TY_ARRAY && w->is_assigned && w->after == '['
        && w->before != '.' && w->before != '>' && !words_know(c->function, w);
}

/* Adds a variable that a statement may change to the lost ones. If it is a pointer that is
 * written through, any variable may change. */
static void lose(const Change *c, const Decl *d)
{
    for (int i = 0; i < c->words->count; i++) {
        const Word *w = &c->words->items[i];
        bool is_declared = place_is_in(at_range(d->name_range), c->range);
        bool is_named = strcmp(w->text, d->name) == 0
            && (is_declared || word_may_change(w, d->type));
        if (!is_named && !may_be_meant(c, w, d))
            continue;
        bool is_only_declared = w->before == '*' && !w->is_assigned && !w->is_stepped;
        c->torn->fails |= d->type->kind == TY_POINTER && !is_only_declared
            && may_write_through(c, d);
        set_add(c->torn->lost, d);
    }
}

static bool add_declared(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        set_add(context, n->declared.items[i]);
    return true;
}

static bool is_beside(Range r, Range other)
{
    return r.source == other.source && (r.end <= other.begin || other.end <= r.begin);
}

static bool find_hidden(Node *n, void *context)
{
    Change *c = context;
    bool hides = (n->kind == ND_COMPOUND || n->kind == ND_FOR) && is_beside(n->range, c->range);
    if (hides)
        node_walk(n, add_declared, &c->hidden);
    return !hides;
}

static bool find_variables(Node *n, void *context)
{
    const Change *c = context;
    if (n->kind == ND_VAR && n->decl && !set_has(&c->hidden, n->decl))
        lose(c, n->decl);
    for (int i = 0; i < n->declared.count; i++)
        if (!set_has(&c->hidden, n->declared.items[i]))
            lose(c, n->declared.items[i]);
    return true;
}

/* ---- statements ------------------------------------------------------------ */

/* Makes a function's result unknown; the whole kernel, if it may have other effects. */
static void lose_function(Torn *t, const Function *f)
{
    bool does_more = !f->decl;
    for (int i = 0; i < f->parameters.count; i++) {
        const Type *type = f->parameters.items[i]->type;
        does_more |= type_is_erased(type)
            || ((type->kind == TY_POINTER || type_is_handle(type)) && !type->of->is_const);
    }
    t->fails |= does_more;
    t->is_any = true;
    set_add(t->lost, f);
}

/* Adds the variables that a part of a statement may change to the lost ones. */
static void lose_changed(Torn *t, const Function *f, Range part)
{
    Words words = words_of(part);
    Change c = {t, f, &words, part, {0}};
    node_walk(f->body, find_hidden, &c);
    node_walk(f->body, find_variables, &c);
}

/* Whether a statement may wait or leave: then nothing is known of its function. */
static bool lose_parting(Torn *t, const Function *f, Range statement)
{
    Words words = words_of(statement);
    bool may_part = words_may_part(t->unit, f, &words);
    if (may_part)
        lose_function(t, f);
    return may_part;
}

static void leave_hole_out(Torn *t, const Function *f, Range hole)
{
    t->is_any = true;
    if (!lose_parting(t, f, hole))
        lose_changed(t, f, hole);
}

/* The innermost statement at a place in `n`; NULL: it is in none, but in `n` itself. */
static Node *statement_at(Node *n, Place p)
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        if (!kid || kid->type || !place_is_in(p, kid->range))
            continue;
        Node *inner = statement_at(kid, p);
        return inner ? inner : kid->kind == ND_COMPOUND ? NULL : kid;
    }
    return NULL;
}

/* Whether a statement declares an array of any length, or a variable that begins with any
 * value, and that is its mistake. */
static bool is_of_tile(const Node *n, Place p)
{
    bool found = false;
    for (int i = 0; i < n->declared.count; i++)
        found |= (n->declared.items[i]->has_any_length || n->declared.items[i]->has_any_value)
            && place_is_in(p, n->declared.items[i]->name_range);
    return found;
}

static Node *store_of(const Node *n)
{
    Node *store = node_expression(n);
    return store && node_assigned(store) ? store : NULL;
}

/* What a statement stores in an element, if that is where its mistake is, or NULL: the
 * element is written all the same. */
static Node *wrong_value(const Node *n, Place p)
{
    Node *store = store_of(n);
    if (!store || store->kind != ND_BINARY)
        return NULL;
    Node *to = store->kids[BINARY_LEFT], *value = store->kids[BINARY_RIGHT];
    bool is_element = node_strip(to)->kind == ND_SUBSCRIPT && type_is_arithmetic(to->type);
    return is_element && place_is_in(p, value->range) && !place_is_in(p, to->range)
        ? value : NULL;
}

/* A declaration without values neither waits nor leaves, whatever its words are. */
static bool only_declares(const Node *n)
{
    bool has_value = false;
    for (int i = 0; i < n->declared.count; i++)
        has_value |= n->declared.items[i]->init != NULL;
    return n->declared.count > 0 && !has_value;
}

/* A store to where its array has no element changes nothing, but for what is in its
 * subscripts and its value. */
static void leave_out(Torn *t, const Function *f, Node *n, Place mistake)
{
    Node *store = store_of(n), *value = wrong_value(n, mistake);
    t->is_any = true;
    set_add(t->lost, value ? value : n);
    if (!only_declares(n) && lose_parting(t, f, n->range))
        return;
    if (!store || !check_is_no_element(node_assigned(store)))
        lose_changed(t, f, value ? value->range : n->range);
    else
        for (int i = 0; i < store->kid_count; i++)
            lose_changed(t, f, store->kids[i]->range);
}

/* Whether what is written at a place is read as something else, which is in the tree. */
static bool is_read_otherwise(Place p)
{
    const Source *s = p.range.source;
    return s->text[p.point] != source_written(s)[p.point];
}

static void lose_place(Torn *t, const Way *way, const Launch *launch, Place p)
{
    const Function *f = way->function;
    if (place_is_in_any(p, f->holes.items, f->holes.count) || is_read_otherwise(p))
        return;
    bool is_in_body = f->body && place_is_in(p, f->body->range);
    Node *n = is_in_body ? statement_at(f->body, p) : NULL;
    if (n && is_of_tile(n, p))
        return;
    if (n) {
        leave_out(t, f, n, p);
    } else if (is_in_body || (f->decl && check_is_in_function(p, f))) {
        lose_function(t, f);
    } else if (!f->decl && place_is_in(p, launch->call->range)) {
        t->is_none |= !is_whole(launch);
    }
}

static void look(const Way *way, const Launch *launch, void *context)
{
    Torn *t = context;
    const Function *f = way->function;
    for (int i = 0; i < f->holes.count && f->body; i++)
        leave_hole_out(t, f, f->holes.items[i]);
    for (int i = 0; i < f->nests.count; i++)
        set_add(t->lost, f->nests.items[i]);
    for (int i = 0; i < t->wrong->count; i++)
        lose_place(t, way, launch, t->wrong->items[i]);
}

bool check_torn(const Unit *unit, Launch *launch, const WrongPlaces *wrong, Set *lost)
{
    Torn t = {.unit = unit, .wrong = wrong, .lost = lost, .is_any = lost->used > 0};
    check_reach(launch, look, &t);
    launch->lost = t.is_any ? t.lost : NULL;
    launch->is_lost = t.fails;
    if (t.is_none)
        return false;
    fit_domain(launch);
    find_other_tile(launch);
    return true;
}
