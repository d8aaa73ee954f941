/* instance.c - functions as they are called with pointers into certain address spaces.
 *
 * From each kernel down its calls, the address spaces of the arguments fill the slots of
 * the helper's scheme (space.c). There is one Instance for each combination in use, which
 * is printed as a function of its own. A pointer that nothing decides is private; where
 * statements are left out, it is not known.
 */
#include "space.h"
#include "diag/diag.h"

typedef struct Spaces {
    Schemes schemes;
    Map instances;   /* key -> Instance */
    Set reported;    /* nodes, once whatever the instances */
    Space otherwise; /* of what nothing decides in the kernel that is looked at */
} Spaces;

static Instance *instance_of(Spaces *w, Scheme *s, Space *spaces,
                             Node **sources);

static Space space_in(const Instance *instance, Pointers *p)
{
    p = space_find(p);
    return p->space ? p->space : p->slot ? instance->spaces[p->slot]
                                         : instance->otherwise;
}

static Node *source_in(const Instance *instance, Pointers *p)
{
    p = space_find(p);
    return p->slot ? instance->sources[p->slot] : p->source;
}

static void bind_call(Spaces *w, Instance *instance, const HelperCall *call)
{
    const Scheme *callee = call->callee;
    Space *spaces = NEW_ARRAY(Space, callee->slots + 1);
    Node **sources = NEW_ARRAY(Node *, callee->slots + 1);
    for (int i = 0; i <= callee->function->parameters.count; i++) {
        Pointers *outside = callee->outside[i];
        int slot = outside ? space_find(outside)->slot : 0;
        if (!slot)
            continue;
        spaces[slot] = space_in(instance, call->pointers[i]);
        sources[slot] = source_in(instance, call->pointers[i]);
    }
    *map_put_pointer(&instance->callees, call->call) =
        instance_of(w, call->callee, spaces, sources);
}

/* Where a pointer of the caller's is from. */
static void note_source(const Instance *instance, Pointers *p, Space space)
{
    Node *source = space_find(p)->slot ? source_in(instance, p) : NULL;
    if (source)
        diag_note(at_node(source), "%s memory here", space_word(space));
}

/* amp.atomic.1: on elements of views and arrays, and on tile_static. */
static void check_atomic(Spaces *w, Instance *instance, Node *call)
{
    Node *target = call->kids[CALL_ARGUMENT];
    Pointers *p = space_of_expr(instance->scheme, target);
    Space space = space_in(instance, p);
    if (space == SPACE_GLOBAL || space == SPACE_LOCAL || space == SPACE_ANY
        || !set_add(&w->reported, target))
        return;
    diag(D_ATOMIC_PLACE, at_node(target), call->decl->name,
         space_word(space));
    note_source(instance, p, space);
}

/* amp.pointer.2 */
static void check_write(Spaces *w, Instance *instance,
                        const PointerWrite *write)
{
    if (space_in(instance, write->into) != SPACE_CONSTANT
        || !set_add(&w->reported, write->at))
        return;
    diag(D_POINTER_CONSTANT, at_node(write->at));
    note_source(instance, write->into, SPACE_CONSTANT);
}

static Instance *new_instance(Spaces *w, Scheme *s, Space *spaces,
                              Node **sources)
{
    Instance *instance = NEW(Instance);
    *instance = (Instance){.function = s->function, .scheme = s,
                           .spaces = spaces, .sources = sources,
                           .otherwise = w->otherwise};
    for (int i = 0; i < s->atomics.count; i++)
        check_atomic(w, instance, s->atomics.items[i]);
    for (int i = 0; i < s->writes.count; i++)
        check_write(w, instance, &s->writes.items[i]);
    for (int i = 0; i < s->calls.count; i++)
        bind_call(w, instance, &s->calls.items[i]);
    return instance;
}

static Instance *instance_of(Spaces *w, Scheme *s, Space *spaces,
                             Node **sources)
{
    Buffer key = {0};
    buffer_format(&key, "%p %d", (void *)s, (int)w->otherwise);
    for (int i = 1; i <= s->slots; i++)
        buffer_format(&key, " %d", (int)spaces[i]);
    Instance *instance = map_value(&w->instances, key.text);
    if (instance)
        return instance;
    instance = new_instance(w, s, spaces, sources);
    *map_put(&w->instances, key.text) = instance;
    return instance;
}

Space instance_space(const Instance *instance, const Decl *d)
{
    return space_in(instance, space_of_variable(instance->scheme, d));
}

Space instance_expr_space(const Instance *instance, Node *n)
{
    return space_in(instance, space_of_expr(instance->scheme, n));
}

Space instance_place_space(const Instance *instance, Node *n)
{
    Node *address = NEW(Node);
    address->kind = ND_UNARY;
    address->op = OP_ADDRESS;
    address->range = n->range;
    address->kids = NEW_ARRAY(Node *, 1);
    address->kids[0] = n;
    address->kid_count = 1;
    return instance_expr_space(instance, address);
}

Space instance_result_space(const Instance *instance)
{
    const Scheme *s = instance->scheme;
    Pointers *result = s->outside[s->function->parameters.count];
    return result ? space_in(instance, result) : SPACE_PRIVATE;
}

Instance *instance_callee(const Instance *instance, const Node *call)
{
    return map_value_pointer(&instance->callees, call);
}

static Instance *infer(Spaces *w, Function *kernel, Space otherwise)
{
    w->otherwise = otherwise;
    Scheme *s = space_scheme(&w->schemes, kernel);
    return new_instance(w, s, NEW_ARRAY(Space, 1), NEW_ARRAY(Node *, 1));
}

Instance *infer_kernel(Unit *unit, Function *kernel)
{
    return infer(unit->spaces, kernel, SPACE_PRIVATE);
}

void infer_spaces(Unit *unit)
{
    unit->spaces = NEW(Spaces);
    unit->spaces->schemes.unit = unit;
    for (int i = 0; i < unit->launches.count; i++) {
        Launch *launch = unit->launches.items[i];
        launch->instance = infer_kernel(unit, launch->kernel);
    }
    for (int i = 0; i < unit->torn.count; i++)
        infer(unit->spaces, unit->torn.items[i]->kernel, SPACE_ANY);
}
