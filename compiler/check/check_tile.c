/* check_tile.c - tile_static variables: amp.tile.2, .3, .5, .6.
 *
 * amp.tile.1 and .4 are errors that Clang reports, reworded in clerr.def.
 */
#include "check.h"

enum { LEAST_TILE_MEMORY = 32768 };

/* ---- declarations ------------------------------------------------------- */

/* amp.tile.2; what no variable of amp code may be is of that rule: amp.type. */
static void check_type_of(const Decl *d)
{
    const Type *t = d->type;
    Complaint c = check_type(t);
    const Type *of = type_element(t);
    if (t->kind == TY_POINTER) {
        diag(D_TILE_POINTER, at_decl(d), d->name);
    } else if (type_is_handle(of)) {
        diag(D_TILE_VIEW, at_decl(d), d->name);
    } else if (c.text && c.id != D_TYPE_POINTERS && c.id != D_TYPE_FUNCTION) {
        check_report_type(t, at_decl(d), d->name);
    } else if (c.text) {
        diag(D_TILE_HOLDS, at_decl(d), d->name, type_string(t), c.text);
        check_note_member(&c);
    } else if (type_is_erased(of)) {
        diag(D_TILE_HOLDS, at_decl(d), d->name, type_string(t),
             "can only be passed to functions");
    }
}

static const char *function_words(const Function *f)
{
    bool has_clause = false;
    for (int i = 0; i < f->prototypes.count; i++)
        has_clause |= f->prototypes.items[i].clauses.count > 0;
    return has_clause ? check_restriction(f->restriction) : "a host function";
}

/* amp.tile.3 */
static bool check_declaration(Node *n, void *context)
{
    const Function *f = context;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (!d->is_tile_static)
            continue;
        if (f->restriction == AMP) {
            check_type_of(d);
            continue;
        }
        diag(D_TILE_NOT_AMP, at_decl(d), d->name, f->decl ? f->name : "^",
             function_words(f));
        diag_cause(f, f);
        if (f->decl)
            diag_note(at_decl(f->decl), "'%s' is declared here", f->name);
    }
    return true;
}

static bool find_declaration(Node *n, void *found)
{
    for (int i = 0; i < n->declared.count; i++)
        *(bool *)found |= n->declared.items[i]->is_tile_static;
    return true;
}

bool check_has_tile_static(const Function *f)
{
    bool found = false;
    node_walk(f->body, find_declaration, &found);
    return found;
}

/* ---- what launches reach ------------------------------------------------ */

/* A variable and how the launch came to it. */
typedef struct Reached {
    const Decl *variable;
    const Way *way;
} Reached;

typedef struct Reach {
    Set *reported; /* of Decl */
    const Way *way;
    const Launch *launch;
    long bytes;
    LIST(Reached) variables;
} Reach;

/* A kernel for tiles on a domain without is said to be one: amp.kernel.2. */
static bool takes_tile(const Function *kernel)
{
    return kernel->parameters.count
        && kernel->parameters.items[0]->type->kind == TY_TILED_INDEX;
}

/* amp.tile.5 */
static void check_tiled(const Reach *r, const Decl *d)
{
    if (r->launch->is_tiled || !r->launch->rank
        || takes_tile(r->launch->kernel) || !set_add(r->reported, d))
        return;
    diag(D_TILE_UNTILED, at_decl(d), d->name);
    check_note_way(r->way);
    diag_note(at_node(r->launch->call), "the parallel_for_each is here");
}

static bool find_variables(Node *n, void *context)
{
    Reach *r = context;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (!d->is_tile_static)
            continue;
        check_tiled(r, d);
        if (d->has_any_length)
            continue;
        if (d->type->size > 0)
            r->bytes += d->type->size;
        list_add(&r->variables, ((Reached){d, r->way}));
    }
    return true;
}

static void visit(const Way *way, const Launch *launch, void *context)
{
    Reach *r = context;
    r->way = way;
    r->launch = launch;
    node_walk(way->function->body, find_variables, r);
}

/* amp.tile.6 */
static void check_size(const Launch *launch, const Reach *r)
{
    if (r->bytes <= LEAST_TILE_MEMORY)
        return;
    diag(D_TILE_SIZE, at_node(launch->call), arena_format("%ld", r->bytes));
    for (int i = 0; i < r->variables.count; i++) {
        const Reached *reached = &r->variables.items[i];
        const Decl *d = reached->variable;
        diag_note(at_decl(d), "'%s' takes %ld bytes", d->name, d->type->size);
        check_note_way(reached->way);
    }
}

void check_tile(Unit *unit)
{
    Set reported = {0};
    for (int i = 0; i < unit->globals.count; i++) {
        const Decl *d = unit->globals.items[i];
        if (d->is_tile_static)
            diag(D_TILE_FILE_SCOPE, at_decl(d), d->name);
    }
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (f->is_user && !check_is_stray_block(f) && check_has_tile_static(f)
            && !check_lacks_clause(unit, f))
            node_walk(f->body, check_declaration, f);
    }
    for (int i = 0; i < unit->launches.count; i++) {
        Reach r = {.reported = &reported};
        check_reach(unit->launches.items[i], visit, &r);
        check_size(unit->launches.items[i], &r);
    }
}
