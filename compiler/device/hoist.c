/* hoist.c - what stands in another scope in OpenCL C than in the source, and
 * names for it that hide nothing and that nothing hides.
 *
 * Constant tables and helpers stand at program scope; a name that is not the
 * user's own there (a table's out of a block, a helper's second instance, a
 * kernel's) is none that any local has. tile_static variables stand at the
 * kernel, and are parameters of the helpers that need them; their names are
 * none that the function has otherwise, and none at program scope.
 */
#include "device.h"
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
        if (!d->is_tile_static && !d->is_static)
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

void collect_names(Device *dev)
{
    Unit *unit = dev->unit;
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (!(f->restriction & AMP))
            continue;
        add_function(&dev->locals, f);
        if (f->decl)
            add_name(&dev->program, f->decl);
    }
    for (int i = 0; i < unit->globals.count; i++)
        add_name(&dev->program, unit->globals.items[i]);
}

static const char *use_name(Device *dev, const char *name)
{
    *map_put(&dev->program, name) = (void *)name;
    return name;
}

const char *name_hoisted(Device *dev, const char *name)
{
    return use_name(dev, name_unique(&dev->taken, &dev->locals, name));
}

const char *name_written(Device *dev, const char *name)
{
    if (map_get(&dev->taken, name))
        return name_hoisted(dev, name);
    return use_name(dev, name_unique(&dev->taken, NULL, name));
}

/* "sum", and where that is taken "sum_local" by its pointers' spaces. */
const char *name_helper(Device *dev, const Instance *instance)
{
    const Function *f = instance->function;
    const char *name = name_device(f->name);
    if (!map_get(&dev->taken, name))
        return name_written(dev, name);
    Buffer b = {0};
    buffer_add(&b, name);
    for (int i = 0; i < f->parameters.count; i++) {
        const Decl *d = f->parameters.items[i];
        if (d->type->kind == TY_POINTER)
            buffer_format(&b, "_%s", space_name(instance_space(instance, d)));
    }
    return name_hoisted(dev, b.text);
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

const Decls *function_statics(Device *dev, Function *f)
{
    Decls *found = map_value_pointer(&dev->statics_of, f);
    if (found)
        return found;
    found = NEW(Decls);
    StaticSearch s = {.found = found};
    node_walk(f->body, find_statics, &s);
    for (int i = 0; i < f->calls.count; i++) {
        Function *callee = node_helper(f->calls.items[i]);
        if (!callee || callee == f)
            continue;
        const Decls *more = function_statics(dev, callee);
        for (int k = 0; k < more->count; k++)
            add_static(&s, more->items[k]);
    }
    *map_put_pointer(&dev->statics_of, f) = found;
    return found;
}

/* A name that is neither the function's nor at program scope, then or later. */
static const char *name_static(Device *dev, Map *taken, const Map *own,
                               const char *wanted)
{
    const char *name = name_unique(taken, own, wanted);
    while (map_get(&dev->program, name))
        name = name_unique(taken, own, wanted);
    *map_put(&dev->taken, name) = (void *)1;
    return name;
}

Map *name_statics(Device *dev, Function *f, const char *format)
{
    Map taken = {0}, own = {0}, *names = NEW(Map);
    add_function(&own, f);
    const Decls *statics = function_statics(dev, f);
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i];
        const char *name = name_static(dev, &taken, &own, name_device(d->name));
        const char *use = *format == '(' ? arena_format("(*%s)", name) : name;
        *map_put_pointer(names, d) = (void *)use;
    }
    return names;
}

