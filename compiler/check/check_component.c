/* check_component.c - components of vectors, indexes and extents: by a number that is none,
 * amp.memory.2; by a letter that does not say which dimension is meant, amp.value.4.
 */
#include "check.h"

#include <string.h>

/* Whether something is of a parameter that is said to be of another type than it is to
 * be. */
static bool is_of_wrong(Node *n)
{
    const Node *root = node_root(n);
    return root && root->kind == ND_VAR && root->decl->kind == DECL_PARAMETER
        && diag_is_told(root->decl->range);
}

static void check_number(const Node *n)
{
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    int64_t index;
    if (!base || !base->type || base->type->kind != TY_VECTOR
        || !n->kids[SUBSCRIPT_INDEX]
        || !fold_constant(n->kids[SUBSCRIPT_INDEX], &index)
        || (index >= 0 && index < base->type->count) || is_of_wrong(base))
        return;
    diag(D_COMPONENT, at_node(n->kids[SUBSCRIPT_INDEX]),
         arena_format("%lld", (long long)index),
         arena_format("%ld", base->type->count));
}

/* Whether a type is that of an index or an extent, not of another short vector. */
static bool is_of_domain(const Type *t)
{
    static const char *const NAMES[] = {"index_", "extent_", "grid_"};
    return t && t->kind == TY_VECTOR && t->alias && STRING_BEGINS_AS(t->alias, NAMES);
}

/* The letters of CUDA and OpenCL count the dimensions from the other end: those of the
 * middle agree. It is said once in each function. */
static void check_letter(const Function *f, const Node *n)
{
    static const char SAID;
    const Type *t = node_strip(n->kids[SWIZZLE_BASE])->type;
    if (!is_of_domain(t) || strlen(n->text) != 1 || node_lane(n, 0) * 2 == t->count - 1)
        return;
    int last = (int)t->count - 1;
    diag(D_INDEX_LETTER, at_node(n), t->alias, last == 1 ? "y" : "z",
         arena_format("%d", last));
    diag_cause(&SAID, f);
}

void check_component(const Function *f, const Node *n)
{
    if (n->kind == ND_SUBSCRIPT)
        check_number(n);
    else if (n->kind == ND_SWIZZLE)
        check_letter(f, n);
}
