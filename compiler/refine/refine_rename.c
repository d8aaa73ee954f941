/* refine_rename.c - renames variables, as static single assignment does: makes another one where
 * one is given another value in the block that declares it:
 *
 *     int y = t.global[0] - 1;       int y = t.global[0] - 1;
 *     y = y < 0 ? 0 : y;             int y_2 = y < 0 ? 0 : y;
 *     s[l] = in[y];                  s[l] = in[y_2];
 *
 * What each is computed from is known then, and no value of the first outlives it. A
 * number that is no integer, and a vector, are renamed where nothing of them is left.
 */
#include "analysis/flow.h"
#include "refine.h"

/* Of a variable that a block declares. */
typedef struct Changes {
    const Node *block;
    int values;      /* given to it in statements of that block */
    bool is_pointed; /* its address is asked for */
} Changes;

typedef struct Renames {
    Builder builder;
    Map changes; /* Decl -> Changes */
    Map present; /* Decl -> the Decl that has its value */
    bool jumps;  /* statements may be passed over */
} Renames;

/* ---- which -------------------------------------------------------------- */

static bool may_rename(const Decl *d)
{
    TypeKind kind = d->type->kind;
    return d->kind == DECL_VARIABLE && kind != TY_ARRAY && kind != TY_RECORD && decl_is_automatic(d)
        && !d->type->is_volatile && !d->type->is_const;
}

/* The variable that a statement gives such a value, or NULL. */
static Decl *assigned_by(const Node *statement)
{
    const Node *n = statement->is_value ? NULL : node_setting(statement);
    const Node *to = n ? node_strip(n->kids[BINARY_LEFT]) : NULL;
    Decl *d = to && to->kind == ND_VAR ? to->decl : NULL;
    return d && (type_is_integer(d->type) || !node_uses(n->kids[BINARY_RIGHT], d)) ? d : NULL;
}

static void find_in_block(Renames *r, const Node *block)
{
    for (int i = 0; i < block->kid_count; i++) {
        const Node *n = block->kids[i];
        for (int k = 0; k < n->declared.count && n->kind == ND_DECLARE; k++)
            if (may_rename(n->declared.items[k]))
                MAP_OBJECT(Changes, &r->changes, n->declared.items[k])->block = block;
        const Decl *d = assigned_by(n);
        Changes *changes = d ? map_value_pointer(&r->changes, d) : NULL;
        if (changes)
            changes->values += changes->block == block;
    }
}

static bool find_changes(Node *n, void *context)
{
    Renames *r = context;
    if (n->kind == ND_COMPOUND)
        find_in_block(r, n);
    r->jumps |= flow_is_label(n);
    const Decl *d = node_pointed(n);
    Changes *changes = d ? map_value_pointer(&r->changes, d) : NULL;
    if (changes)
        changes->is_pointed = true;
    return true;
}

/* The block in which a variable gets values that are another variable's; or NULL. */
static const Node *block_of(Renames *r, const Decl *d)
{
    const Changes *changes = d ? map_value_pointer(&r->changes, d) : NULL;
    return changes && changes->values && !changes->is_pointed ? changes->block : NULL;
}

static bool is_any(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++)
        if (block_of(context, n->declared.items[i]))
            return true;
    return false;
}

static void find(Renames *r, Node *body)
{
    r->changes = (Map){0};
    r->jumps = false;
    node_walk(body, find_changes, r);
}

/* ---- other variables ---------------------------------------------------- */

static Node *renamed(Node *n, void *context);

/* A statement of a block, in their order. */
static Node *renamed_statement(Renames *r, const Node *block, Node *n)
{
    Decl *d = assigned_by(n);
    if (!d || block_of(r, d) != block)
        return renamed(n, r);
    Node *value = renamed(node_strip(n->kids[0])->kids[BINARY_RIGHT], r);
    Decl *next = build_variable(&r->builder, d->name, d->type, value);
    *map_put_pointer(&r->present, d) = next;
    return build_declaration(&r->builder, next, n);
}

static Node *renamed(Node *n, void *context)
{
    Renames *r = context;
    if (!n)
        return n;
    if (n->kind == ND_VAR) {
        Decl *present = map_value_pointer(&r->present, n->decl);
        return present ? build_use(&r->builder, present, n) : n;
    }
    if (n->kind == ND_COMPOUND)
        for (int i = 0; i < n->kid_count; i++)
            n->kids[i] = renamed_statement(r, n, n->kids[i]);
    else
        node_change_kids(n, renamed, r);
    return n;
}

Function *refine_renames(Program *prog, Function *kernel)
{
    Renames r = {.builder = {.prog = prog}};
    find(&r, kernel->body);
    if (r.jumps || !node_any_with(kernel->body, is_any, &r))
        return kernel;
    Node *body = build_copied_body(&r.builder, kernel);
    if (!body)
        return kernel;
    find(&r, body);
    body = renamed(body, &r);
    return r.builder.why_not ? kernel : build_function(kernel, body);
}
