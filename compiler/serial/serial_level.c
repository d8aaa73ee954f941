/* serial_level.c - uniformity analysis: for which threads of a tile an expression has the same
 * value, for all, for those of a row, or for none but itself.
 *
 * What never changes and depends only on the thread's place, captures and constants can
 * be computed anywhere in its scope, once or repeatedly.
 */
#include "planner.h"

/* ---- changes ------------------------------------------------------------ */

static void note_change(Planner *p, const Node *n)
{
    bool is_address = n->op == OP_ADDRESS;
    if (node_changed(n))
        map_count(map_put_pointer(&p->changes, node_changed(n)), is_address ? MANY : 1);
}

static bool find_changes(Node *n, void *context)
{
    Planner *p = context;
    p->nodes++;
    if (!n->type) /* a statement */
        *map_put_pointer(&p->order, n) = (void *)p->nodes;
    if (n->kind == ND_VAR) {
        map_count(map_put_pointer(&p->uses, n->decl), 1);
        *map_put_pointer(&p->last, n->decl) = (void *)p->nodes;
    }
    note_change(p, n);
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (decl_is_automatic(d))
            set_add(&p->own, d);
    }
    return true;
}

intptr_t level_changes(const Planner *p, const Decl *d)
{
    return (intptr_t)map_value_pointer(&p->changes, d);
}

bool level_is_own(const Planner *p, const Decl *d)
{
    return set_has(&p->own, d);
}

bool level_is_memory(const Planner *p, Node *place)
{
    const Node *root = node_root(place);
    return !root || !level_is_own(p, root->decl);
}

void level_find_changes(Planner *p)
{
    node_walk(p->kernel->body, find_changes, p);
}

/* ---- levels ------------------------------------------------------------- */

static Same worse(Same a, Same b)
{
    return a > b ? a : b;
}

bool level_is_plain(const Type *t)
{
    return type_is_arithmetic(t) || t->kind == TY_VECTOR
        || t->kind == TY_POINTER || t->kind == TY_VIEW;
}

static Same level_of_variable(const Planner *p, const Decl *d)
{
    const Kept *kept = serial_kept(p->plan, d);
    if (kept)
        return kept->keep == KEEP_ONCE || kept->keep == KEEP_AGAIN
            || kept->is_number ? kept->level : SAME_NOWHERE;
    if (level_is_own(p, d) || d->is_tile_static || d->type->kind == TY_ARRAY)
        return SAME_NOWHERE;
    return SAME_IN_TILE; /* a capture, or a constant */
}

/* t.local, and t.local[d] where the index is known. */
static Same level_of_tiled(const Node *member, const Node *index)
{
    int rank = member->kids[MEMBER_BASE]->type->rank;
    if (!node_is_place(member))
        return SAME_IN_TILE;
    if (index && index->is_constant && (int)index->value < rank - 1)
        return SAME_IN_ROW;
    return SAME_IN_THREAD;
}

static Same level_of_call(Planner *p, Node *n)
{
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    Same level = SAME_IN_TILE;
    bool is_pure = b ? b->kind == BI_EXTENT || b->kind == BI_VECTOR
        || b->kind == BI_SECTION : f && function_is_pure(p->prog, f);
    if (!is_pure)
        return SAME_NOWHERE;
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        level = worse(level, level_of(p, n->kids[i]));
    return level;
}

static Same level_of_subscript(Planner *p, Node *n)
{
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    if (base->kind == ND_VAR && base->decl == p->plan->index
        && index->is_constant)
        return (int)index->value < p->plan->last ? SAME_IN_ROW
                                                       : SAME_IN_THREAD;
    if (node_tiled(base))
        return worse(level_of_tiled(base, index), level_of(p, index));
    if (node_is_element(n) && (!p->is_steady || n->type->is_volatile))
        return SAME_NOWHERE;
    return worse(level_of(p, base), level_of(p, index));
}

/* The address of what a thread does not have for itself. */
static Same level_of_place(Planner *p, Node *n)
{
    n = node_strip(n);
    switch (n->kind) {
    case ND_VAR:
        return decl_is_automatic(n->decl) ? SAME_NOWHERE : SAME_IN_TILE;
    case ND_MEMBER:
    case ND_SWIZZLE:
        return n->is_arrow ? level_of(p, n->kids[MEMBER_BASE])
                           : level_of_place(p, n->kids[MEMBER_BASE]);
    case ND_SUBSCRIPT: {
        Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
        Same from = base->type->kind == TY_VECTOR ? level_of_place(p, base)
                                                  : level_of(p, base);
        return worse(from, level_of(p, n->kids[SUBSCRIPT_INDEX]));
    }
    case ND_UNARY:
        return n->op == OP_DEREF ? level_of(p, n->kids[0]) : SAME_NOWHERE;
    default:
        return SAME_NOWHERE;
    }
}

Same level_of(Planner *p, Node *n)
{
    n = node_strip(n);
    if (n->is_constant)
        return SAME_IN_TILE;
    if (n->type && n->type->kind == TY_ARRAY)
        return level_of_place(p, n);
    Same level = SAME_IN_TILE;
    switch (n->kind) {
    case ND_INT:
    case ND_FLOAT:
        return SAME_IN_TILE;
    case ND_VAR:
        return level_of_variable(p, n->decl);
    case ND_MEMBER:
        if (node_tiled(n))
            return level_of_tiled(n, NULL);
        return n->is_arrow ? SAME_NOWHERE : level_of(p, n->kids[MEMBER_BASE]);
    case ND_SUBSCRIPT:
        return level_of_subscript(p, n);
    case ND_CALL:
        return level_of_call(p, n);
    case ND_SWIZZLE:
        return n->is_arrow ? SAME_NOWHERE : level_of(p, n->kids[SWIZZLE_BASE]);
    case ND_UNARY:
        if (n->op == OP_ADDRESS)
            return level_of_place(p, n->kids[0]);
        if (op_is_step(n->op) || n->op == OP_DEREF)
            return SAME_NOWHERE;
        break;
    case ND_BINARY: /* where a division stands in the source, a check may stand before it */
        if (op_form(n->op) == 'A' || n->op == OP_COMMA
            || (fold_may_trap(n) && !p->divides))
            return SAME_NOWHERE;
        break;
    case ND_CAST:
        if (!level_is_plain(n->type))
            return SAME_NOWHERE;
        break;
    case ND_CONDITIONAL:
        break;
    default:
        return SAME_NOWHERE;
    }
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            level = worse(level, level_of(p, n->kids[i]));
    return level;
}
