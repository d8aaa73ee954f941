/* serial_apart.c - whether threads can execute the code between two barriers side by
 * side, as the lanes of vectors.
 *
 * In code without races no thread writes what another one accesses before the next
 * barrier, so that the driver's compiler need not prove it. But private memory that all
 * iterations of a loop over threads reuse would be shared between lanes: arrays,
 * structures, variables whose address is taken. And atomic operations are plain ones in
 * tile_static memory.
 */
#include "serial.h"

typedef struct Search {
    Program *prog;
    const Plan *plan; /* of a kernel; NULL in a helper */
} Search;

static bool is_one_place(const Search *s, const Decl *d)
{
    const Kept *kept = s->plan ? serial_kept(s->plan, d) : NULL;
    return decl_is_automatic(d)
        && !(kept && kept->keep != KEEP_PLAIN)
        && (d->type->kind == TY_ARRAY || d->type->kind == TY_RECORD);
}

/* A component whose number is not known makes a vector an array. */
static bool is_component(Node *n)
{
    return n->kind == ND_SUBSCRIPT
        && n->kids[SUBSCRIPT_BASE]->type->kind == TY_VECTOR
        && !n->kids[SUBSCRIPT_INDEX]->is_constant;
}

static bool call_meets(const Search *s, Node *n)
{
    const Builtin *b = builtin_of(n);
    Function *f = node_helper(n);
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        if (n->kids[i]->type->kind == TY_RECORD)
            return true;
    if (b)
        return b->kind == BI_ATOMIC || b->kind == BI_PRINTF
            || b->kind == BI_MEMORY || b->kind == BI_FENCE;
    return !f || !serial_is_apart(s->prog, NULL, f->body);
}

static bool meets(const Search *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (is_one_place(s, n->declared.items[i]))
            return true;
    return is_component(n)
        || (n->type && n->type->kind == TY_RECORD && n->kind != ND_SUBSCRIPT
            && n->kind != ND_MEMBER && n->kind != ND_VAR)
        || n->op == OP_ADDRESS || n->kind == ND_STATEMENT_EXPR || n->kind == ND_COMPOUND_LITERAL
        || (n->kind == ND_CALL && call_meets(s, n));
}

static Look find_meeting(Node *n, void *context)
{
    const Search *s = context;
    const Total *total = n->kind == ND_CALL ? serial_total(s->plan, n) : NULL;
    if (!total || !total->how->once)
        return meets(s, n) ? FOUND : LOOK_BELOW;
    for (int i = CALL_ARGUMENT + 1; i < n->kid_count; i++)
        if (node_find(n->kids[i], find_meeting, context))
            return FOUND;
    return LOOK_BEYOND;
}

bool serial_is_apart(Program *prog, const Plan *plan, Node *n)
{
    bool is_apart = false; /* for recursion, an error */
    if (plan) /* another one may have the same statement, but not its totals */
        return !node_find(n, find_meeting, &(Search){prog, plan});
    return answer_known(&prog->apart, n, &is_apart)
        ? is_apart : answer_keep(&prog->apart, n,
                                 !node_find(n, find_meeting, &(Search){prog, NULL}));
}
