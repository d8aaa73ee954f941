/* serial_keep.c - scalar expansion: how the serial form of a kernel stores each variable of a
 * thread, as it is within one run, as an array across several.
 */
#include "planner.h"
#include "analysis/flow.h"
#include "program/names.h"

enum {
    MOST_BYTES = 1 << 18,
    STRIP_BYTES = 1 << 14, /* that stay in the nearest cache */
    LEAST_STRIP = 64
};

bool serial_is_gone(const Plan *s, const Decl *d)
{
    const Kept *kept = serial_kept(s, d);
    if (!decl_is_automatic(d) || type_is_erased(d->type))
        return true;
    if (!kept || kept->keep == KEEP_PLAIN)
        return false;
    return kept->keep == KEEP_ONCE || kept->keep == KEEP_AGAIN || !d->init;
}

bool serial_are_gone(const Plan *s, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!serial_is_gone(s, n->declared.items[i]))
            return false;
    return true;
}

/* ---- which variables are arrays ----------------------------------------- */

typedef struct Where {
    Step *region, *run;
} Where;

typedef struct Uses {
    Planner *planner;
    Map first;   /* Decl -> Where it was first used */
    Where here;
    Step *header;   /* of control flow outside regions, or NULL */
    bool is_first;  /* of a range: the first thread's values */
} Uses;

static void note_use(Uses *u, Decl *d);
static bool find_uses(Node *n, void *context);

static void note_again(Uses *u, Decl *d, Kept *kept)
{
    bool is_of_row = kept->level == SAME_IN_ROW
        || (d == u->planner->plan->index && !u->here.run);
    Step *step = u->header ? u->header
        : is_of_row ? u->here.region : u->here.run;
    if (u->is_first && !is_of_row) { /* its value stands in its place */
        if (!kept->strides)
            node_walk(d->init, find_uses, u);
        return;
    }
    if (!step) {
        serial_refuse(u->planner, "control flow around a barrier depends on the"
                        " thread's place");
        return;
    }
    if (list_has(&step->again, d))
        return;
    Uses inside = *u;
    if (is_of_row)
        inside.here.run = NULL;
    inside.is_first = false;
    if (!kept->strides)
        node_walk(d->init, find_uses, &inside);
    u->first = inside.first;
    list_add(&step->again, d);
}

static void spread(Uses *u, Decl *d, Keep how)
{
    Kept *kept = serial_kept(u->planner->plan, d);
    if (kept && kept->keep >= how)
        return;
    if (kept)
        kept->keep = how;
    else
        serial_keep(u->planner, d, how, SAME_NOWHERE);
}

static void note_use(Uses *u, Decl *d)
{
    Kept *kept = serial_kept(u->planner->plan, d);
    if (kept && kept->keep == KEEP_AGAIN) {
        note_again(u, d, kept);
        return;
    }
    if (!level_is_own(u->planner, d) || (kept && kept->keep == KEEP_ONCE))
        return;
    void **place = map_put_pointer(&u->first, d);
    Where *first = *place;
    if (!first) {
        *place = first = NEW(Where);
        *first = u->here;
    }
    if (u->header || first->region != u->here.region)
        spread(u, d, KEEP_TILE);
    else if (first->run != u->here.run)
        spread(u, d, KEEP_ROW);
}

static bool find_uses(Node *n, void *context)
{
    Uses *u = context;
    if (n->kind == ND_VAR)
        note_use(u, n->decl);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(u->planner->plan, d);
        if (level_is_own(u->planner, d) && !(kept && kept->keep == KEEP_AGAIN))
            note_use(u, d);
    }
    return true;
}

static void find_in_header(Uses *u, Step *step, Node *n)
{
    u->header = u->here.region ? NULL : step;
    node_walk(n, find_uses, u);
    u->header = NULL;
}

static void find_in_steps(Uses *u, const Steps *steps);

/* What is asked of the first thread of a row. */
static void find_in_span(Uses *u, Step *step)
{
    u->is_first = true;
    if (step->strides) {
        node_walk(flow_counter(step->node)->init, find_uses, u);
        node_walk(step->node->kids[FOR_STEP], find_uses, u);
    }
    node_walk(step->span.place, find_uses, u);
    node_walk(step->span.bound, find_uses, u);
    u->is_first = false;
    find_in_steps(u, &step->steps);
}

static void find_in_segments(Uses *u, Step *step)
{
    u->is_first = true;
    node_walk(step->node->kids[IF_CONDITION], find_uses, u);
    u->is_first = false;
    find_in_steps(u, &step->steps);
    find_in_steps(u, &step->otherwise);
}

/* The header is that of one thread. */
static void find_in_staggered(Uses *u, Step *step)
{
    u->is_first = true;
    for (int i = 0; i < FOR_BODY; i++)
        node_walk(step->node->kids[i], find_uses, u);
    u->is_first = false;
    find_in_steps(u, &step->steps);
}

static void find_in_control(Uses *u, Step *step)
{
    Node *n = step->node;
    if (step->is_own_for) {
        find_in_header(u, step, n->kids[FOR_INIT]);
        find_in_header(u, step, n->kids[FOR_STEP]);
    }
    if (flow_condition(n))
        find_in_header(u, step, flow_condition(n));
    find_in_steps(u, &step->begin);
    find_in_steps(u, &step->steps);
    find_in_steps(u, &step->otherwise);
    find_in_steps(u, &step->next);
}

static void find_in_masked(Uses *u, Step *step)
{
    Node *n = step->node;
    find_in_steps(u, &step->begin);
    u->here.run = step;
    step_walk(step, find_uses, u);
    node_walk(flow_condition(n), find_uses, u);
    if (n->kind == ND_FOR)
        node_walk(n->kids[FOR_STEP], find_uses, u);
}

static void find_in_guard(Uses *u, Step *step)
{
    Where around = u->here;
    u->here.run = step;
    node_walk(step->node->kids[IF_CONDITION], find_uses, u);
    u->here = around;
    find_in_steps(u, &step->steps);
    find_in_steps(u, &step->otherwise);
}

/* And in what follows a barrier in it. */
static void find_in_run(Uses *u, Step *run)
{
    u->here.run = NULL;
    for (int i = 0; i < run->hoisted.count; i++)
        node_walk(run->hoisted.items[i], find_uses, u);
    for (; run; run = run->then) {
        u->here.run = run;
        step_walk(run, find_uses, u);
    }
}

static void find_in_steps(Uses *u, const Steps *steps)
{
    for (int i = 0; i < steps->count; i++) {
        Step *step = steps->items[i];
        Where before = u->here;
        if (step->kind == STEP_REGION)
            u->here = (Where){step, NULL};
        if (step->kind == STEP_RUN)
            find_in_run(u, step);
        if (step->kind == STEP_ONCE && !step->decl)
            node_walk(step->node, find_uses, u);
        else if (step->kind == STEP_ONCE && step->decl->init)
            node_walk(step->decl->init, find_uses, u);
        if (step->kind == STEP_SPAN || step->strides)
            find_in_span(u, step);
        else if (step->kind == STEP_SEGMENTS)
            find_in_segments(u, step);
        else if (step->kind == STEP_MASKED)
            find_in_masked(u, step);
        else if (step->kind == STEP_GUARD)
            find_in_guard(u, step);
        else if (step->staggers)
            find_in_staggered(u, step);
        else if (step->kind == STEP_CONTROL)
            find_in_control(u, step);
        else
            find_in_steps(u, &step->steps);
        u->here = before;
    }
}

/* What a pointer that lives on may point to lives as long. */
typedef struct Pointers {
    Planner *planner;
    Keep longest;
} Pointers;

static bool find_pointers(Node *n, void *context)
{
    Pointers *p = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(p->planner->plan, d);
        if (d->type->kind == TY_POINTER && kept && kept->keep > p->longest
            && instance_space(p->planner->plan->instance, d) == SPACE_PRIVATE)
            p->longest = kept->keep;
    }
    return true;
}

static bool spread_targets(Node *n, void *context)
{
    Pointers *p = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(p->planner->plan, d);
        bool is_target = level_changes(p->planner, d) >= MANY
            || d->type->kind == TY_ARRAY;
        if (is_target && level_is_own(p->planner, d)
            && !(kept && kept->keep >= p->longest))
            serial_keep(p->planner, d, p->longest, SAME_NOWHERE);
    }
    return true;
}

static void spread_pointed(Planner *planner, Node *body)
{
    Pointers p = {planner, KEEP_PLAIN};
    node_walk(body, find_pointers, &p);
    if (p.longest >= KEEP_ROW)
        node_walk(body, spread_targets, &p);
    if (p.longest >= KEEP_ROW && has_literals(planner->kernel))
        serial_refuse(planner, "it has compound literals, and pointers that live"
                               " across barriers");
}

/* ---- arrays by lanes ---------------------------------------------------- */

/* How often arrays of numbers stand there, and as all of an element's array. */
typedef struct Wholes {
    Planner *planner;
    Map all, elements; /* Decl -> how often */
} Wholes;

static bool find_elements(Node *n, void *context)
{
    Wholes *w = context;
    if (n->kind == ND_VAR && n->decl->type->kind == TY_ARRAY)
        map_count(map_put_pointer(&w->all, n->decl), 1);
    if (n->kind != ND_SUBSCRIPT || !type_is_arithmetic(n->type))
        return true;
    const Node *root = node_array(n);
    if (root->kind == ND_VAR && root->decl->type->kind == TY_ARRAY)
        map_count(map_put_pointer(&w->elements, root->decl), 1);
    return true;
}

static bool set_by_lane(Node *n, void *context)
{
    Wholes *w = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(w->planner->plan, d);
        const Type *t = type_element(d->type);
        if (kept && kept->keep >= KEEP_ROW && d->type->kind == TY_ARRAY
            && type_is_arithmetic(t) && level_changes(w->planner, d) < MANY)
            kept->by_lane = map_value_pointer(&w->all, d) == map_value_pointer(&w->elements, d);
    }
    return true;
}

/* A vector takes what its threads have side by side: elements of their arrays
 * are, where these are used by element alone. */
static void keep_by_lane(Planner *p)
{
    Wholes w = {.planner = p};
    node_walk(p->kernel->body, find_elements, &w);
    node_walk(p->kernel->body, set_by_lane, &w);
}

/* ---- names and arrays --------------------------------------------------- */

/* Names what is kept, in the order of the source, and lists the arrays. */
typedef struct Naming {
    Planner *planner;
    Uses *uses;
    Map count; /* name -> how many variables of the kernel have it */
    Map taken;
    Map statics; /* names of tile_static variables */
    long bytes;
} Naming;

/* A kept variable may stand in a wider scope than its own, or in that of
 * another of its name: then it has a name that is no other's. */
static void name_kept(Naming *naming, const Decl *d, Kept *kept)
{
    Program *prog = naming->planner->prog;
    Map *taken = &naming->taken;
    const char *name = name_device(d->name);
    bool is_free = (intptr_t)*map_get(&naming->count, name) == 1
        && !map_get(&prog->global_names, name) && !map_get(taken, name);
    const Map *others = is_free ? NULL : &prog->local_names;
    kept->name = name_unique(taken, others, name);
    while (!is_free && (map_get(&prog->global_names, kept->name)
                        || map_get(&naming->statics, kept->name)
                        || map_get(&naming->count, kept->name)))
        kept->name = name_unique(taken, others, name);
    if (!is_free)
        *map_put(&prog->taken_names, kept->name) = (void *)1;
}

/* The tile_static variables stand beside those that are kept. */
static void name_tile_statics(Naming *naming)
{
    Planner *p = naming->planner;
    const Decls *statics = function_statics(p->prog, p->kernel);
    p->plan->statics = name_statics(p->prog, p->kernel, "(*)");
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i];
        const char *name = static_name(map_value_pointer(p->plan->statics, d));
        *map_put(&naming->statics, name) = d;
    }
}

static void count_name(Map *count, const Decl *d)
{
    map_count(map_put(count, name_device(d->name)), 1);
}

static bool count_declared(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        count_name(context, n->declared.items[i]);
    return true;
}

static bool has_const_member(const Type *t)
{
    t = type_element(t);
    if (t->kind != TY_RECORD)
        return false;
    for (int i = 0; i < t->record->fields.count; i++) {
        const Type *member = t->record->fields.items[i]->type;
        if (member->is_const || has_const_member(member))
            return true;
    }
    return false;
}

static bool name_declared(Node *n, void *context)
{
    Naming *naming = context;
    Planner *p = naming->planner;
    Plan *s = p->plan;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        Kept *kept = serial_kept(s, d);
        if (!kept || kept->keep == KEEP_PLAIN)
            continue;
        name_kept(naming, d, kept);
        if (kept->keep == KEEP_TILE) {
            list_add(&s->tiles, d);
            naming->bytes += d->type->size * s->tile[0]
                * (s->rank > 1 ? s->tile[1] : 1)
                * (s->rank > 2 ? s->tile[2] : 1);
        }
        if (kept->keep == KEEP_ROW) {
            Where *where = map_value_pointer(&naming->uses->first, d);
            list_add(&where->region->arrays, d);
            naming->bytes += d->type->size * s->tile[s->last];
        }
        if (kept->keep >= KEEP_ROW && has_const_member(d->type))
            serial_refuse(p, "it has a structure with a const member, which"
                             " cannot be assigned");
    }
    return true;
}

/* ---- all of it ---------------------------------------------------------- */

/* Strips are as long as their arrays allow. */
static void fit_strip(Naming *naming, int *strip)
{
    int abreast = naming->planner->plan->abreast;
    if (abreast) {
        naming->bytes = naming->bytes / *strip * abreast;
        *strip = abreast;
    }
    for (; naming->bytes > STRIP_BYTES && *strip > LEAST_STRIP; *strip /= 2)
        naming->bytes /= 2;
}

void keep_variables(Planner *p)
{
    Function *f = p->kernel;
    Uses uses = {.planner = p};
    find_in_steps(&uses, &p->plan->steps);
    spread_pointed(p, f->body);
    keep_by_lane(p);
    Naming naming = {.planner = p, .uses = &uses};
    name_tile_statics(&naming);
    for (int i = 0; i < f->parameters.count; i++)
        count_name(&naming.count, f->parameters.items[i]);
    for (int i = 0; i < f->captures.count; i++)
        count_name(&naming.count, f->captures.items[i]);
    node_walk(f->body, count_declared, &naming.count);
    node_walk(f->body, name_declared, &naming);
    if (p->plan->index)
        fit_strip(&naming, &p->plan->tile[p->plan->last]);
    if (naming.bytes > MOST_BYTES)
        serial_refuse(p, "its threads have too many variables");
}
