/* check_sound.c - which launches are still analysed after errors.
 *
 * An error in one kernel should not hide errors in another: launches are kept if neither
 * they nor what they reach has an error; others in part, by check_torn.c. None is kept
 * if an error is in no declaration, or is an error in C with no hole in the tree for it:
 * then it is not known what it affects.
 */
#include "check.h"

#include <string.h>

typedef struct Wrong {
    const Unit *unit;
    WrongPlaces places;
    int count; /* of errors so far */
    bool is_anywhere;
} Wrong;

bool check_is_in_function(Place p, const Function *f)
{
    bool found = f->body && place_is_in(p, f->body->range);
    for (int i = 0; i < f->prototypes.count; i++)
        found |= place_is_in(p, f->prototypes.items[i].range);
    return found;
}

bool check_in_hole(const Function *f, const char *word)
{
    bool found = false;
    for (int i = 0; i < f->holes.count && !found; i++)
        found = source_has_word(f->holes.items[i], word);
    return found;
}

/* Whether it is known what an error affects: it is in a declaration or of a clause that has
 * no effect, or Clang's own, with a hole in the tree. */
static bool is_contained(const Unit *unit, Place place, const char *clause, bool is_relayed)
{
    bool is_in_one = unit->has_holes && is_relayed;
    for (int i = 0; i < unit->functions.count && *clause; i++)
        is_in_one |= check_is_in_function(place, unit->functions.items[i]);
    for (int i = 0; i < unit->globals.count; i++)
        is_in_one |= place_is_in(place, unit->globals.items[i]->range);
    for (int i = 0; i < unit->misplaced.count; i++)
        is_in_one |= place_is_in(place, unit->misplaced.items[i].range);
    return is_in_one;
}

/* ---- helpers that lack their clause ----------------------------------------- */

static bool find_jump(Node *n, void *context)
{
    bool *is_found = context;
    *is_found |= n->kind == ND_GOTO || n->kind == ND_LABEL
        || n->kind == ND_OTHER_STMT || n->kind == ND_OTHER_EXPR;
    return !*is_found;
}

static bool is_leaf(const Function *f)
{
    for (int i = 0; i < f->calls.count; i++)
        if (!builtin_of(f->calls.items[i]))
            return false;
    return true;
}

/* Whether a function of the host's does nothing that amp code could not. */
static bool is_fit(const Function *f)
{
    bool jumps = false;
    if (!f->is_user || !f->body || f->has_holes || f->is_variadic)
        return false;
    for (int i = 0; i < f->calls.count; i++) {
        const Node *call = f->calls.items[i];
        const Function *callee = node_callee(call);
        bool is_amp = callee && callee->is_user && callee->restriction & AMP;
        if (!builtin_of(call) && !(is_amp && is_leaf(callee)))
            return false;
    }
    node_walk(f->body, find_jump, &jumps);
    return !jumps;
}

/* Whether a mistake is the call of such a function, which then is taken for amp code: what
 * the call does is known. */
static bool adopt(const Unit *unit, Place place)
{
    for (int i = 0; i < unit->functions.count; i++) {
        const Function *f = unit->functions.items[i];
        for (int c = 0; check_is_amp(f) && c < f->calls.count; c++) {
            Place call = at_node(f->calls.items[c]);
            Function *callee = node_callee(f->calls.items[c]);
            if (call.range.source != place.range.source || call.point != place.point
                || !callee || !(callee->restriction & AMP || is_fit(callee)))
                continue;
            callee->restriction |= AMP;
            return true;
        }
    }
    return false;
}

static void note(Place place, const char *clause, void *context)
{
    Wrong *w = context;
    bool is_relayed = w->count++ < w->unit->relayed;
    if (w->unit->has_holes && !*clause)
        return;
    if (strcmp(clause, "amp.call.1") == 0 && adopt(w->unit, place))
        return;
    w->is_anywhere |= !is_contained(w->unit, place, clause, is_relayed);
    list_add(&w->places, place);
}

/* ---- what a launch is given by a host that has holes ---------------------- */

typedef struct Given {
    const Function *host;
    Map seen; /* Decl -> itself */
    bool is_unknown;
} Given;

static bool find_variable(Node *n, void *context);

/* A view that its declaration makes stays that one. */
static void follow(Given *g, const Decl *d)
{
    void **place = map_put_pointer(&g->seen, d);
    bool is_made = type_is_handle(d->type) && d->init;
    if (*place)
        return;
    *place = g;
    for (int i = 0; i < g->host->holes.count && !is_made; i++)
        g->is_unknown |= check_may_set(g->host->holes.items[i], d);
    node_walk(d->init, find_variable, g);
}

static bool find_variable(Node *n, void *context)
{
    if (n->kind == ND_VAR)
        follow(context, n->decl);
    return true;
}

static bool is_unknown(const Function *host, const Decl *d)
{
    Given g = {.host = host};
    follow(&g, d);
    return g.is_unknown;
}

/* What a launch is given that a hole may have to do with. */
typedef struct Unknown {
    const Function *host;
    bool has_view;
} Unknown;

static bool mark(Unknown *u, Decl *d)
{
    bool is_one = is_unknown(u->host, d);
    d->has_any_value |= is_one;
    u->has_view |= is_one && type_is_handle(d->type);
    return is_one;
}

static bool mark_variable(Node *n, void *context)
{
    if (n->kind == ND_VAR)
        mark(context, n->decl);
    return true;
}

/* Marks the variables that a hole may set; of those that the kernel captures, the values
 * are lost. False if one is a view: then little is known. */
static bool mark_given(const Launch *launch, Set *lost)
{
    Unknown u = {.host = launch->host};
    for (int i = 0; i < launch->kernel->captures.count; i++)
        if (mark(&u, launch->kernel->captures.items[i]))
            set_add(lost, launch->kernel->captures.items[i]);
    node_walk(launch->domain, mark_variable, &u);
    return !u.has_view;
}

/* ---- launches -------------------------------------------------------------- */

static void look(const Way *way, const Launch *launch, void *context)
{
    Wrong *w = context;
    for (int i = 0; i < w->places.count; i++)
        w->is_anywhere |= check_is_in_function(w->places.items[i], way->function)
            || place_is_in(w->places.items[i], launch->call->range);
    w->is_anywhere |= way->function->has_holes;
}

static bool is_sound(const Wrong *wrong, const Launch *launch)
{
    Wrong w = *wrong;
    check_reach(launch, look, &w);
    return !w.is_anywhere;
}

static bool is_known(const Wrong *wrong, const Launch *launch)
{
    return launch->kernel && launch->kernel->restriction & AMP
        && (launch->domain || launch->has_any_domain)
        && !wrong->is_anywhere;
}

void check_keep_sound(Unit *unit)
{
    Wrong wrong = {.unit = unit};
    diag_each_error(note, &wrong);
    if (!wrong.places.count && !unit->has_holes)
        return;
    int count = 0;
    for (int i = 0; i < unit->torn.count; i++)
        list_add(&unit->launches, unit->torn.items[i]);
    unit->torn.count = 0;
    for (int i = 0; i < unit->launches.count; i++) {
        Launch *launch = unit->launches.items[i];
        Set *lost = NEW(Set);
        if (!is_known(&wrong, launch) || !mark_given(launch, lost))
            continue;
        if (is_sound(&wrong, launch) && !lost->used)
            unit->launches.items[count++] = launch;
        else if (check_torn(unit, launch, &wrong.places, lost))
            list_add(&unit->torn, launch);
    }
    unit->launches.count = count;
}
