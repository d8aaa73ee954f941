/* check_call.c - calls, and names of functions as values: amp.call.1 to .4.
 *
 * Each call is checked by itself. Recursion is a cycle in the call graph of the amp
 * functions, found by depth-first search: a call of a function that is on the stack.
 * Functions without a body are looked for with check_reach.
 */
#include "check.h"

#include <string.h>

/* ---- one call ----------------------------------------------------------- */

/* Host functions whose absence from amp code has a rule of its own. */
static const struct { const char *name; DiagId id; } SPECIAL[] = {
    {"alloca", D_STMT_ALLOCA},
    {"__builtin_alloca", D_STMT_ALLOCA},
    {"__builtin_alloca_with_align", D_STMT_ALLOCA},
};

/* The name by which the user calls a function, where a macro has another. */
static const char *written_name(const Node *call)
{
    const char *name = call->decl->name;
    bool is_hidden = *name == '_' || string_begins(name, "amp_make_"); /* by tile(…) */
    if (!is_hidden || !call->range.source)
        return name;
    Source user = *call->range.source;
    user.text = source_written(&user); /* of a launch whose domain is not known */
    const char *word = source_word(&user, call->range.begin);
    return *word ? word : name;
}

static void note_declaration(const Function *f)
{
    if (f->is_user && f->decl && f->decl->name_range.source)
        diag_note(at_decl(f->decl), "'%s' is declared here", f->name);
}

/* Functions of amp.h that only amp code has. */
static bool is_amp_builtin(const Builtin *b)
{
    return b && (b->kind == BI_ATOMIC || b->kind == BI_FENCE
                 || b->kind == BI_ABORT
                 || b->kind == BI_BARRIER
                 || b->kind == BI_FAST);
}

/* Whether a call is of what the host has not. */
static bool is_of_amp(const Node *call)
{
    const Function *callee = node_callee(call);
    return is_amp_builtin(builtin_of(call))
        || (callee && callee->is_user && !(callee->restriction & CPU));
}

static bool is_unmarked(const Function *f)
{
    return f->prototypes.count && !f->prototypes.items[0].clauses.count;
}

/* What makes a host function one that amp code may call. */
static void note_clause(const Function *f)
{
    bool is_amp = check_has_tile_static(f);
    for (int i = 0; i < f->calls.count; i++)
        is_amp |= is_of_amp(f->calls.items[i]);
    if (f->is_user && f->decl && f->decl->name_range.source)
        diag_note(at_decl(f->decl), "'%s' is declared here %s makes it %s", f->name,
                  arena_format(is_unmarked(f) ? "without a clause; %s behind its parameters"
                                              : "as restrict(cpu); %s in its place",
                               is_amp ? "restrict(amp)" : "restrict(cpu, amp)"),
                  is_amp ? "amp code" : "one for both");
}

/* Whether a value is given of a type that amp code has not, which is told of: `crealf(z)`. */
static bool is_given_wrong(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        const Node *given = node_strip(call->kids[i]);
        while (given->kind == ND_CAST)
            given = node_strip(given->kids[0]);
        const Type *t = given->type;
        if (t && t->kind != TY_POINTER && t->kind != TY_ARRAY && check_type(t).text)
            return true;
    }
    return false;
}

/* amp.call.1: amp code that calls what only the host has. */
static void report_host_function(const Function *caller, const Node *call,
                                 const Function *callee)
{
    const char *name = written_name(call);
    for (size_t i = 0; i < sizeof SPECIAL / sizeof *SPECIAL; i++)
        if (strcmp(SPECIAL[i].name, callee->name) == 0) {
            diag(SPECIAL[i].id, at_node(call));
            return;
        }
    const char *advice = check_advice(callee->name);
    bool is_clangs = advice && string_begins(callee->name, "__sync_");
    if (!is_clangs && (callee->is_user || *node_api(call))) {
        diag(D_CALL_CPU, at_node(call), name,
             check_restriction(caller->restriction));
        diag_cause(callee, caller);
        note_clause(callee);
        return;
    }
    if (is_given_wrong(call))
        return;
    diag(D_CALL_UNKNOWN, at_node(call), name);
    diag_cause(callee, caller);
    if (advice)
        diag_note(at_node(call), "%s", advice);
}

static const char *builtin_name(const Builtin *b, const Node *call)
{
    return call->decl ? call->decl->name : b->name;
}

/* Clauses that differ or that say nothing are reported themselves; a kernel is amp code
 * whatever its own says. */
static bool is_disputed(const Function *f)
{
    unsigned first = 0;
    for (int i = 0; f->decl && i < f->prototypes.count; i++) {
        bool fine;
        unsigned set = check_clauses_set(&f->prototypes.items[i], &fine);
        first = i ? first : set;
        if (!fine || set != first)
            return true;
    }
    return false;
}

bool check_is_unavailable(const Node *call)
{
    const Function *callee = node_callee(call);
    return callee && !callee->is_user && !builtin_of(call);
}

/* Whether amp code calls what only the host has. */
static bool is_of_host(const Function *caller, const Node *call)
{
    const Function *callee = node_callee(call);
    return caller->restriction & AMP && callee && !builtin_of(call)
        && !(callee->is_user && callee->restriction & AMP);
}

bool check_lacks_clause(const Unit *unit, const Function *f)
{
    for (int i = 0; i < unit->functions.count && !(f->restriction & AMP); i++) {
        const Function *caller = unit->functions.items[i];
        for (int k = 0; k < caller->calls.count; k++)
            if (caller->restriction & AMP && node_callee(caller->calls.items[k]) == f)
                return true;
    }
    return false;
}

/* Whether a call of amp.h's is an argument of one that is told of itself. */
static bool is_argument(const Function *caller, const Node *call)
{
    const Range in = call->range;
    for (int i = 0; i < caller->calls.count && *node_api(call); i++) {
        const Node *outer = caller->calls.items[i];
        const Range r = outer->range;
        if (r.source == in.source && r.begin < in.begin && in.end <= r.end
            && is_of_host(caller, outer))
            return true;
    }
    return false;
}

static void check_call(const Unit *unit, const Function *caller, const Node *call)
{
    const Builtin *builtin = builtin_of(call);
    const Function *callee = node_callee(call);
    bool host = caller->restriction & CPU || !caller->restriction;
    const char *code = caller->restriction & AMP
        ? check_restriction(caller->restriction) : "host";
    bool is_refused = caller->restriction & AMP && caller->is_variadic;
    if (is_refused || is_disputed(caller) || (callee && is_disputed(callee)))
        return;
    if (is_of_host(caller, call)) {
        if (!is_argument(caller, call))
            report_host_function(caller, call, callee);
    } else if (host && is_of_amp(call) && !check_lacks_clause(unit, caller)
               && !check_has_tile_static(caller)) {
        /* amp.call.2 */
        bool is_builtin = is_amp_builtin(builtin);
        diag(D_CALL_AMP, at_node(call),
             is_builtin ? builtin_name(builtin, call) : callee->name, code);
        diag_cause(is_builtin ? (const void *)builtin : callee, caller);
        if (!is_builtin)
            note_declaration(callee);
    }
}

/* amp.call.2: an amp function has no address on the host. What a launch is given
 * in place of a block is reported itself. */
static bool check_name(Node *n, void *kernels)
{
    const Function *f = n->decl ? n->decl->function : NULL;
    if (n->kind == ND_CALL) {
        for (int i = 0; i < n->kid_count; i++) {
            bool is_called = i == CALL_CALLEE
                && node_strip(n->kids[i])->kind == ND_FUNCTION;
            if (!is_called && !set_has(kernels, n->kids[i]))
                node_walk(n->kids[i], check_name, kernels);
        }
        return false;
    }
    if (n->kind != ND_FUNCTION || !f)
        return true;
    if (is_amp_builtin(builtin_of(n))) {
        diag(D_ADDRESS_AMP, at_node(n), n->decl->name);
    } else if (f->is_user && !(f->restriction & CPU) && !is_disputed(f)) {
        diag(D_ADDRESS_AMP, at_node(n), f->name);
        note_declaration(f);
    }
    return true;
}

static void check_calls_of(const Unit *unit, const Function *f, Map *kernels)
{
    if (!f->is_user || check_is_stray_block(f))
        return;
    for (int i = 0; i < f->calls.count; i++)
        check_call(unit, f, f->calls.items[i]);
    if (f->body && !(f->restriction & AMP))
        node_walk(f->body, check_name, kernels);
}

/* ---- bodies ------------------------------------------------------------- */

/* amp.call.3 */
static void check_body(const Way *way, const Launch *launch, void *context)
{
    Set *reported = context;
    Function *f = way->function;
    if (f->body || f->has_holes || !set_add(reported, f))
        return;
    diag(D_CALL_NO_BODY, at_node(way->call), f->name);
    note_declaration(f);
    check_note_way(way->from);
    if (way->from->call)
        diag_note(at_node(launch->call), "the launch is here");
}

/* ---- recursion ---------------------------------------------------------- */

typedef struct Walk {
    LIST(Way *) stack;
    Map state; /* Function -> itself while on the stack, &LEFT after */
} Walk;

static char LEFT;

/* amp.call.4: the cycle from the stack's entry `first` to its top. */
static void report_cycle(const Walk *w, int first, Node *last_call)
{
    const Way *entry = w->stack.items[first];
    bool is_direct = first == w->stack.count - 1;
    Node *call = is_direct ? last_call : w->stack.items[first + 1]->call;
    diag(D_CALL_RECURSION, at_node(call), entry->function->name,
         is_direct ? "" : arena_format(
             " through '%s'", w->stack.items[first + 1]->function->name));
    for (int i = first + 2; i < w->stack.count; i++)
        diag_note(at_node(w->stack.items[i]->call),
                  "'%s' calls '%s' here", w->stack.items[i - 1]->function->name,
                  w->stack.items[i]->function->name);
    if (!is_direct)
        diag_note(at_node(last_call), "'%s' calls '%s' here",
                  w->stack.items[w->stack.count - 1]->function->name,
                  entry->function->name);
}

static void follow(Walk *w, Function *f, Node *call);

static void follow_call(Walk *w, Node *call, Set *called)
{
    Function *callee = node_helper(call);
    if (!callee || !(callee->restriction & AMP) || !set_add(called, callee))
        return;
    void *state = *map_put_pointer(&w->state, callee);
    if (!state) {
        follow(w, callee, call);
        return;
    }
    for (int i = 0; state != &LEFT && i < w->stack.count; i++)
        if (w->stack.items[i]->function == callee)
            report_cycle(w, i, call);
}

static void follow(Walk *w, Function *f, Node *call)
{
    Set called = {0};
    Way *way = NEW(Way);
    *way = (Way){f, call, NULL};
    *map_put_pointer(&w->state, f) = f;
    list_add(&w->stack, way);
    for (int i = 0; i < f->calls.count; i++)
        follow_call(w, f->calls.items[i], &called);
    w->stack.count--;
    *map_put_pointer(&w->state, f) = &LEFT;
}

void check_calls(Unit *unit)
{
    Set without_body = {0}, kernels = {0};
    Walk walk = {0};
    for (int i = 0; i < unit->launches.count; i++) {
        Node *kernel = unit->launches.items[i]->kernel_argument;
        if (kernel)
            set_add(&kernels, kernel);
    }
    for (int i = 0; i < unit->globals.count; i++)
        node_walk(unit->globals.items[i]->init, check_name, &kernels);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        check_calls_of(unit, f, &kernels);
        if (check_is_amp(f) && !*map_put_pointer(&walk.state, f))
            follow(&walk, f, NULL);
    }
    for (int i = 0; i < unit->launches.count; i++)
        check_reach(unit->launches.items[i], check_body, &without_body);
}
