/* hoist.c - what moves to another scope in OpenCL C, and names for it that hide nothing
 * and that nothing hides.
 *
 * Constant tables and helpers are at program scope. A name there that is not the user's
 * own (of a table from within a block, of a helper's second instance, of a kernel)
 * differs from those of all local variables. tile_static variables are declared by the
 * kernel, and are parameters of the helpers that need them; their names differ from all
 * others of the function, and from those at program scope.
 */
#include "program.h"

#include <string.h>
#include "names.h"

/* ---- program scope ------------------------------------------------------ */

static void add_name(Map *names, const Decl *d)
{
    *map_put(names, name_device(d->name)) = (void *)d;
}

static bool add_locals(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (decl_is_automatic(d))
            add_name(context, d);
    }
    return true;
}

/* The names that a function's own variables have. */
static void add_function(Map *names, Function *f)
{
    for (int i = 0; i < f->parameters.count; i++)
        add_name(names, f->parameters.items[i]);
    for (int i = 0; i < f->captures.count; i++)
        add_name(names, f->captures.items[i]);
    node_walk(f->body, add_locals, names);
}

static void collect_names(Program *prog)
{
    Unit *unit = prog->unit;
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (!(f->restriction & AMP))
            continue;
        add_function(&prog->local_names, f);
        if (f->decl)
            add_name(&prog->global_names, f->decl);
    }
    for (int i = 0; i < unit->globals.count; i++)
        add_name(&prog->global_names, unit->globals.items[i]);
}

static const char *use_name(Program *prog, const char *name)
{
    *map_put(&prog->global_names, name) = (void *)name;
    return name;
}

const char *name_hoisted(Program *prog, const char *name)
{
    return use_name(prog, name_unique(&prog->taken_names, &prog->local_names, name));
}

const char *name_written(Program *prog, const char *name)
{
    if (map_get(&prog->taken_names, name))
        return name_hoisted(prog, name);
    return use_name(prog, name_unique(&prog->taken_names, NULL, name));
}

/* ---- kernels ------------------------------------------------------------ */

/* What the names of a kernel's other forms end with. */
static const char *const FORMS[] = {"_serial", "_tile", "_several", "_element", "_elements"};

static void name_kernels(Program *prog)
{
    Unit *unit = prog->unit;
    Map ordinals = {0};
    for (int i = 0; i < unit->launches.count; i++) {
        Launch *launch = unit->launches.items[i];
        launch->name = name_hoisted(prog, arena_format(
            "%s_kernel_%d", name_device(launch->host->name),
            (int)map_count(map_put(&ordinals, launch->host->name), 1)));
        for (size_t f = 0; f < sizeof FORMS / sizeof *FORMS; f++)
            *map_put(&prog->taken_names, arena_format("%s%s", launch->name, FORMS[f]))
                = (void *)1;
    }
}

Program *program_new(Unit *unit)
{
    Program *prog = NEW(Program);
    prog->unit = unit;
    collect_names(prog);
    name_kernels(prog);
    return prog;
}

/* ---- tile_static variables ---------------------------------------------- */

/* Each once, in the order of the program. */
typedef struct StaticSearch {
    Decls *found;
    Set seen;
} StaticSearch;

static void add_static(StaticSearch *s, Decl *d)
{
    if (set_add(&s->seen, d))
        list_add(s->found, d);
}

static bool find_statics(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->is_tile_static)
            add_static(context, n->declared.items[i]);
    return true;
}

const Decls *function_statics(Program *prog, Function *f)
{
    Decls *found = map_value_pointer(&prog->statics_of, f);
    if (found)
        return found;
    found = NEW(Decls);
    StaticSearch s = {.found = found};
    node_walk(f->body, find_statics, &s);
    for (int i = 0; i < f->calls.count; i++) {
        Function *callee = node_helper(f->calls.items[i]);
        if (!callee || callee == f)
            continue;
        const Decls *more = function_statics(prog, callee);
        for (int k = 0; k < more->count; k++)
            add_static(&s, more->items[k]);
    }
    *map_put_pointer(&prog->statics_of, f) = found;
    return found;
}

long function_static_bytes(Program *prog, Function *f)
{
    const Decls *statics = function_statics(prog, f);
    long bytes = 0;
    for (int i = 0; i < statics->count; i++)
        bytes += statics->items[i]->type->size;
    return bytes;
}

/* A name that is neither the function's nor at program scope, then or later. */
static const char *name_static(Program *prog, Map *taken, const Map *own,
                               const char *wanted)
{
    const char *name = name_unique(taken, own, wanted);
    while (map_get(&prog->global_names, name))
        name = name_unique(taken, own, wanted);
    *map_put(&prog->taken_names, name) = (void *)1;
    return name;
}

const char *static_name(const char *use)
{
    return *use == '(' ? arena_substring(use + 2, strlen(use) - 3) : use;
}

Map *name_statics(Program *prog, Function *f, const char *format)
{
    Map taken = {0}, own = {0}, *names = NEW(Map);
    add_function(&own, f);
    const Decls *statics = function_statics(prog, f);
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i];
        const char *name = name_static(prog, &taken, &own, name_device(d->name));
        const char *use = *format == '(' ? arena_format("(*%s)", name) : name;
        *map_put_pointer(names, d) = (void *)use;
    }
    return names;
}

