/* check_owner.c - variables that own a view or an array: amp.view.5.
 *
 * A block-scope variable whose initializer makes a handle (amp_view, amp_array,
 * amp_section, a row of a view, …) owns it and releases it at the end of its scope. It
 * must not be reassigned, and neither its handle nor a copy may outlive the scope.
 */
#include "check.h"

typedef struct Owners {
    const Function *function;
    Set owners; /* of Decl */
    Map copies; /* Decl -> the owner that it got its handle or address from, or &OTHER */
} Owners;

static Decl OTHER;

static bool makes_handle(Node *n)
{
    if (!n->type || !type_is_handle(n->type))
        return false;
    if (n->kind == ND_SUBSCRIPT)
        return node_is_of_view(n);
    return *node_api(n);
}

static const char *what(const Decl *d)
{
    return d->type->kind == TY_VIEW ? "its view" : "its array";
}

static bool find_owners(Node *n, void *context)
{
    Owners *o = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (type_is_handle(d->type) && !d->is_static && d->init
            && node_share(d->init, makes_handle))
            set_add(&o->owners, d);
    }
    return true;
}

/* What an expression that borrows is a part of, or NULL. */
static Node *derived_from(const Node *n)
{
    static const char *const DERIVING[] = {"amp_section", "amp_view_as",
                                           "amp_reinterpret_as", "amp_array_view"};
    if (STRING_IS_ONE_OF(node_api(n), DERIVING))
        return n->kids[n->kid_count > CALL_ARGUMENT ? CALL_ARGUMENT : 0];
    return node_is_of_view(n) ? n->kids[SUBSCRIPT_BASE] : NULL;
}

/* The owner that an expression's value comes from, or NULL. */
static Decl *owner_of(const Owners *o, Node *n)
{
    n = node_strip(n);
    if (!n)
        return NULL;
    if (n->kind == ND_VAR && set_has(&o->owners, n->decl))
        return n->decl;
    if (n->kind == ND_CAST && n->type && type_is_handle(n->type))
        return owner_of(o, n->kids[0]);
    if (n->kind == ND_BINARY && n->op == OP_COMMA)
        return owner_of(o, n->kids[BINARY_RIGHT]);
    if (n->kind == ND_CONDITIONAL && n->kid_count == 3) {
        Decl *d = owner_of(o, n->kids[1]);
        return d ? d : owner_of(o, n->kids[2]);
    }
    return NULL;
}

/* ---- copies of their handles -------------------------------------------- */

/* A handle, or a pointer to one. */
static bool is_held(const Type *t)
{
    return type_is_handle(t) || (t->kind == TY_POINTER && type_is_handle(t->of));
}

/* A variable that ever holds what is no owner's is no copy. */
static void note_value(Owners *o, Decl *d, Node *value)
{
    bool is_unknown = d->kind == DECL_PARAMETER || check_in_hole(o->function, d->name);
    Node *n = value ? node_strip(value) : NULL;
    bool is_address = n && n->kind == ND_UNARY && n->op == OP_ADDRESS;
    Decl *owner = is_unknown ? NULL : owner_of(o, is_address ? n->kids[0] : n);
    void **copy = map_put_pointer(&o->copies, d);
    if (!owner || !*copy)
        *copy = owner ? owner : &OTHER;
}

static Decl *variable_of(Node *n)
{
    n = node_strip(n);
    return n && n->kind == ND_VAR && n->type && is_held(n->type) ? n->decl : NULL;
}

static bool find_copies(Node *n, void *context)
{
    Owners *o = context;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (is_held(d->type) && d->init)
            note_value(o, d, d->init);
    }
    bool is_address = n->kind == ND_UNARY && n->op == OP_ADDRESS;
    bool is_assignment = n->kind == ND_BINARY && n->op == OP_ASSIGN;
    Decl *d = is_address || is_assignment ? variable_of(n->kids[0]) : NULL;
    if (d)
        note_value(o, d, is_assignment ? n->kids[BINARY_RIGHT] : NULL);
    return true;
}

/* The owner whose handle or address another variable has, or NULL. */
static const Decl *held_in(const Owners *o, Node *value)
{
    const Decl *d = variable_of(value);
    const Decl *owner = d && !d->is_static ? map_value_pointer(&o->copies, d) : NULL;
    return owner != &OTHER && owner != d ? owner : NULL;
}

static const Decl *copied_from(const Owners *o, Node *value)
{
    bool is_handle = value && check_is_handle(node_strip(value));
    return is_handle ? held_in(o, value) : NULL;
}

/* The variable that is assigned, or the owner by its address in another one; or NULL. */
static const Decl *assigned_in(const Owners *o, Node *left)
{
    bool is_first = left->kind == ND_SUBSCRIPT && left->kids[SUBSCRIPT_INDEX]->is_constant
        && left->kids[SUBSCRIPT_INDEX]->value == 0;
    bool is_pointed = is_first || (left->kind == ND_UNARY && left->op == OP_DEREF);
    if (is_pointed && left->type && type_is_handle(left->type))
        return held_in(o, left->kids[0]);
    return left->kind == ND_VAR ? left->decl : NULL;
}

static void check_copy(const Owners *o, Node *value, DiagId id)
{
    const Decl *d = variable_of(value), *owner = copied_from(o, value);
    if (!owner)
        return;
    diag(id, at_node(value), d->name, owner->name, what(owner));
    diag_note(at_decl(owner), "'%s' is declared here", owner->name);
}

/* ---- what is done with them --------------------------------------------- */

static void report(DiagId id, Node *at, const Decl *d)
{
    diag(id, at_node(at), d->name, what(d));
    diag_note(at_decl(d), "'%s' is declared here", d->name);
}

/* Another variable still has an owner's handle, and uses it, when that has ended. */
static void check_kept(const Owners *o, Node *value, const Decl *keeper)
{
    const Decl *owner = owner_of(o, value);
    owner = owner ? owner : copied_from(o, value);
    Node *use = owner && !check_in_hole(o->function, keeper->name)
        ? check_used_later(o->function->body, keeper, owner) : NULL;
    if (!use)
        return;
    report(D_VIEW_STORED, value, owner);
    diag_note(at_node(use), "'%s' is used here, after that", keeper->name);
}

/* Whether a place is in no variable of the function. */
static bool outlives(Node *place)
{
    Node *root = node_root(place);
    return !root || root->decl->is_static;
}

static void check_assignment(const Owners *o, Node *n)
{
    Node *left = node_strip(n->kids[BINARY_LEFT]);
    const Decl *target = left ? assigned_in(o, left) : NULL;
    Decl *value = owner_of(o, n->kids[BINARY_RIGHT]);
    if (target && set_has(&o->owners, target) && diag_is_told(n->range))
        return;
    if (target && set_has(&o->owners, target))
        report(D_VIEW_REASSIGNED, n, target);
    else if (value && left && (!target || target->is_static))
        report(D_VIEW_STORED, n->kids[BINARY_RIGHT], value);
    else if (target && !target->is_static)
        check_kept(o, n->kids[BINARY_RIGHT], target);
    else if (left && outlives(left))
        check_copy(o, n->kids[BINARY_RIGHT], D_VIEW_COPY_STORED);
}

/* What is a part of another view borrows: a structure that lives no longer may
 * have it. */
static bool is_derived(const Decl *d)
{
    return derived_from(node_strip(d->init)) != NULL;
}

static void check_items(const Owners *o, Node *list)
{
    for (int i = 0; i < list->kid_count; i++) {
        Decl *d = owner_of(o, list->kids[i]);
        if (d && !is_derived(d))
            report(D_VIEW_STORED, list->kids[i], d);
    }
}

/* Whether what stands for a pointer is an array, perhaps one of variable length. */
static bool is_array(const Type *t)
{
    return t->kind == TY_ARRAY || check_type(t).id == D_STMT_VLA;
}

/* The array or variable on the stack that a view is made of, or NULL. */
static const Decl *local_under(Node *view)
{
    Node *n = node_strip(view);
    if (!node_calls_api(n, "amp_view") || n->kid_count <= CALL_ARGUMENT)
        return NULL;
    Node *memory = node_strip(n->kids[CALL_ARGUMENT]);
    bool is_address = memory->kind == ND_UNARY && memory->op == OP_ADDRESS;
    Node *place = is_address ? node_strip(memory->kids[0]) : memory;
    Node *root = is_address || is_array(place->type) ? node_root(place) : NULL;
    bool is_pointed = root && root->decl->type->kind == TY_POINTER; /* also `float m[n]` */
    return root && !is_pointed && !root->decl->is_static ? root->decl : NULL;
}

/* The owner that a value is a part of, or NULL. */
static Decl *whole_of(const Owners *o, Node *value)
{
    Node *whole = value;
    while (check_is_handle(whole) && derived_from(whole))
        whole = node_strip(derived_from(whole));
    return whole == value ? NULL : owner_of(o, whole);
}

/* A pointer into the memory of an owner that has no source, which ends with it. */
static const Decl *memory_of(const Owners *o, Node *value)
{
    Node *n = value ? node_strip(value) : NULL;
    if (!n || n->kind != ND_CAST || n->type->kind != TY_POINTER)
        return NULL;
    n = node_strip(n->kids[0]);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS)
        n = node_strip(n->kids[0]);
    while (node_is_of_view(n))
        n = node_strip(n->kids[SUBSCRIPT_BASE]);
    return n->kind == ND_VAR && set_has(&o->owners, n->decl)
            && node_calls_api(node_strip(n->decl->init), "amp_view_new") ? n->decl : NULL;
}

static void check_return(const Owners *o, Node *value)
{
    const Decl *whose = memory_of(o, value);
    if (whose)
        report(D_VIEW_MEMORY_RETURNED, value, whose);
    const Decl *owner = owner_of(o, value), *local = local_under(value);
    const Decl *whole = value ? whole_of(o, node_strip(value)) : NULL;
    if (owner || whole)
        report(owner ? D_VIEW_RETURNED : D_VIEW_PART_RETURNED, value,
               owner ? owner : whole);
    else
        check_copy(o, value, D_VIEW_COPY);
    if (!local)
        return;
    diag(D_VIEW_LOCAL, at_node(value), local->name);
    diag_note(at_decl(local), "'%s' is declared here", local->name);
}

static bool check_node(Node *n, void *context)
{
    const Owners *o = context;
    switch (n->kind) {
    case ND_BINARY:
        if (n->op == OP_ASSIGN)
            check_assignment(o, n);
        break;
    case ND_INIT_LIST: /* of a variable, not of a part */
        if (!n->type || !type_is_handle(n->type))
            check_items(o, n);
        break;
    case ND_DESIGNATED:
        check_items(o, n);
        break;
    case ND_RETURN:
        check_return(o, n->kids[0]);
        break;
    default:
        break;
    }
    return true;
}

void check_owners(Function *f)
{
    Owners o = {.function = f};
    node_walk(f->body, find_owners, &o);
    if (o.owners.used)
        node_walk(f->body, find_copies, &o);
    node_walk(f->body, check_node, &o);
}
