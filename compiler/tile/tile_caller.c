/* tile_caller.c - what the calls of a launch's function tell about its parameters: the views
 * and the numbers that each of them gives.
 *
 *     static void scale(array_view(float, 1) v, int n)
 *     {
 *         parallel_for_each(amp_pad(tile(extent(n), 64)), …
 *     }
 *     scale(amp_view(p, count), count); // v has n elements
 */
#include "tile_run.h"
#include "analysis/extents.h"
#include "analysis/flow.h"

#include <string.h>

enum { MAX_HOPS = 3 };

/* ---- calls ---------------------------------------------------------------- */

static bool is_number(Node *n)
{
    return n->kind == ND_VAR && type_is_integer(n->type);
}

static bool ends(Node *n)
{
    return flow_ends(n);
}

/* A jump, or a call that never comes back, or may not. */
static bool leaves(Node *n)
{
    Function *callee = n->kind == ND_CALL ? node_helper(n) : NULL;
    return flow_is_jump(n) || flow_ends(n)
        || (callee && callee->body && node_any(callee->body, ends));
}

/* Whether what comes behind is left where a number is not as it should be: that is for
 * others. */
static bool leaves_by_number(Node *n)
{
    bool is_left = false;
    for (int i = 1; i < n->kid_count; i++)
        is_left |= n->kids[i] && node_any(n->kids[i], leaves);
    return is_left && node_any(n->kids[0], is_number);
}

/* Finds what a function changes, and its calls that a condition decides on; `optional`: one
 * does so far. Returns whether one decides on what comes behind. */
static bool look(Function *f, Node *n, bool optional)
{
    if (!n)
        return optional;
    bool decides = n->kind == ND_IF || n->kind == ND_CONDITIONAL || n->kind == ND_SWITCH
        || (n->kind == ND_BINARY && op_is_logical(n->op));
    Decl *changed = node_changed(n);
    if (changed)
        changed->is_changed = true;
    if (n->kind == ND_CALL && optional)
        set_add(&f->optional, n);
    for (int i = 0; i < n->declared.count; i++)
        look(f, n->declared.items[i]->init, optional);
    bool part = optional;
    for (int i = 0; i < n->kid_count; i++)
        part = look(f, n->kids[i], decides ? optional || i > 0 : part);
    return decides ? optional || leaves_by_number(n) : part;
}

static bool has_main;

void tile_find_calls(const Unit *unit)
{
    has_main = false;
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        has_main |= strcmp(f->name, "main") == 0;
        look(f, f->body, false);
        for (int k = 0; k < f->calls.count; k++) {
            Function *callee = node_helper(f->calls.items[k]);
            if (callee)
                list_add(&callee->sites, ((CallSite){f->calls.items[k], f}));
        }
    }
}

bool caller_is_program(void)
{
    return has_main;
}

/* ---- what a call gives ---------------------------------------------------- */

/* A view of another rank, of which the front has told, gives a parameter nothing. */
static bool is_of_rank(const Node *argument, const Type *wanted)
{
    return argument->type && argument->type->rank == wanted->rank;
}

Node *caller_argument(const CallSite *site, const Decl *parameter)
{
    const Function *callee = node_helper(site->call);
    int count = site->call->kid_count - CALL_ARGUMENT;
    Node *given = NULL;
    for (int i = 0; i < callee->parameters.count && i < count; i++)
        if (callee->parameters.items[i] == parameter && !host_changes(callee, parameter))
            given = site->call->kids[CALL_ARGUMENT + i];
    return given && is_of_rank(given, parameter->type) ? given : NULL;
}

static Launch launch_at(const CallSite *site, int rank)
{
    return (Launch){.call = site->call, .host = site->caller, .rank = rank};
}

/* An extent of the domain as what a call gives says, or NULL. */
static Node *given_extent(const CallSite *site, const Launch *launch, int dimension)
{
    Launch there = launch_at(site, launch->rank);
    Node **extents = host_extents(launch, launch->rank), **own = NULL;
    Node *n = extents ? host_maker(launch, node_strip(extents[dimension])) : NULL;
    if (n && n->kind == ND_VAR)
        return caller_argument(site, n->decl);
    const Decl *view = host_view_of_extent(launch, n ? n : host_whole_extent(launch));
    Node *argument = view ? caller_argument(site, view) : NULL;
    int64_t d = dimension;
    bool is_one = argument && (!n || fold_constant(n->kids[SUBSCRIPT_INDEX], &d))
        && d >= 0 && d < view->type->rank;
    if (is_one)
        own = extents_of(host_maker(&there, node_strip(argument)), view->type->rank);
    return own ? own[d] : NULL;
}

/* ---- what all calls give ------------------------------------------------- */

/* What is asked of each: a number, or an extent of a view where the domain's are these. */
typedef struct Asked {
    const Launch *launch;
    const Decl *parameter;
    int dimension;
    const int64_t *domain;
} Asked;

static int64_t number_at(const CallSite *site, const Asked *a)
{
    Launch there = launch_at(site, a->launch->rank);
    Node *argument = caller_argument(site, a->parameter), *extents[3] = {0};
    if (set_has(&site->caller->optional, site->call))
        return UNKNOWN;
    if (!argument || !type_is_handle(a->parameter->type))
        return argument ? host_constant(&there, argument) : UNKNOWN;
    for (int d = 0; d < there.rank && a->domain; d++)
        extents[d] = given_extent(site, a->launch, d);
    return host_given_extent(&there, argument, a->dimension, extents, a->domain);
}

/* The call that is looked at alone among those of its function; or NULL. */
static const CallSite *chosen;

void caller_choose(const Launch *launch, int site)
{
    chosen = site < 0 ? NULL : &launch->host->sites.items[site];
}

const CallSite *caller_chosen(const Launch *launch)
{
    const Function *host = launch->host;
    bool is_of_host = chosen && node_helper(chosen->call) == host;
    return is_of_host ? chosen : host && host->sites.count ? host->sites.items : NULL;
}

static int64_t common_number(const Asked *a)
{
    static int hops;
    const Function *host = a->launch->host;
    bool is_chosen = chosen && node_helper(chosen->call) == host;
    bool is_looked_at = host && a->parameter->kind == DECL_PARAMETER && hops < MAX_HOPS
        && host->sites.count <= MAX_SITES && !set_has(&host->optional, a->launch->call);
    int64_t common = UNKNOWN;
    hops++;
    for (int i = 0; is_looked_at && i < (is_chosen ? 1 : host->sites.count); i++) {
        int64_t number = number_at(is_chosen ? chosen : &host->sites.items[i], a);
        is_looked_at = number != UNKNOWN && (i == 0 || number == common);
        common = is_looked_at ? number : UNKNOWN;
    }
    hops--;
    return common;
}

int64_t caller_constant(const Launch *launch, const Decl *parameter)
{
    return common_number(&(Asked){.launch = launch, .parameter = parameter});
}

int64_t caller_extent(const Launch *launch, const Decl *view, int dimension,
                      const int64_t *domain)
{
    int64_t constant = common_number(&(Asked){launch, view, dimension, NULL});
    return constant == UNKNOWN && domain ? common_number(&(Asked){launch, view, dimension, domain})
        : constant;
}
