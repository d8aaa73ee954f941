/* host_vector.c - short vectors on the host.
 *
 * The host's compiler has vectors too, with fewer words for them: components
 * by number, no value for all lanes, and four lanes where three are meant.
 */
#include "host.h"

#include <string.h>

/* "float_2": how amprt.h names a vector's type. */
static const char *vector_word(const Type *t)
{
    const char *base = t->of->kind == TY_UINT ? "uint" : type_opencl(t->of);
    return arena_format("%s_%ld", base, t->count);
}

/* A scalar as a vector: Clang spreads it, other compilers do not. */
void host_walk_splat(Host *h, Node *n)
{
    Node *operand = host_written(n->kids[0]);
    const char *open = arena_format("AMPRT_SPLAT(%s, %ld, ",
                                    vector_word(n->type), n->type->count);
    if (n->is_implicit)
        host_insert_before(h, operand, open);
    else
        host_replace(h, n, n->range.begin, operand->range.begin, open);
    host_walk_expr(h, operand, USE_READ);
    host_insert_after(h, operand, ")");
}

/* v.x becomes v[0], p->x becomes p[0][0]; v.yx, as a value, is made of
 * components. */
void host_walk_swizzle(Host *h, Node *n, Use use)
{
    static const char LANES[] = "xyzw";
    Node *base = n->kids[SWIZZLE_BASE];
    Buffer lanes = {0};
    size_t count = strlen(n->text);
    for (size_t i = 0; i < count; i++) {
        const char *lane = strchr(LANES, n->text[i]);
        buffer_format(&lanes, "%s%d", i ? ", " : "",
                      lane ? (int)(lane - LANES) : 0);
    }
    if (count > 1 && use == USE_WRITE) {
        diag(D_SWIZZLE_HOST, at_node(n));
        return;
    }
    if (count > 1)
        host_insert_before(h, n, arena_format("AMPRT_SWIZZLE(%s, ",
                                              vector_word(n->type)));
    host_walk_argument(h, base, n->is_arrow ? USE_READ : use);
    host_replace(h, n, base->range.end, n->range.end,
                 arena_format(count > 1 ? "%s, %s)" : "%s[%s]",
                              n->is_arrow ? "[0]" : "", lanes.text));
}

/* Vectors of three have a fourth lane on the host: nothing divides by it. */
bool host_is_short_divisor(const Node *n)
{
    const Type *t = n->kids[BINARY_RIGHT]->type;
    bool divides = n->op == OP_DIV || n->op == OP_MOD
        || n->op == OP_DIV_ASSIGN || n->op == OP_MOD_ASSIGN;
    return divides && t->kind == TY_VECTOR && t->count == 3
        && type_is_integer(t->of);
}

void host_walk_divisor(Host *h, Node *n)
{
    Node *right = host_written(n);
    host_insert_before(h, right, arena_format("amprt_divisor_%s(",
                                              vector_word(n->type)));
    host_walk_expr(h, n, USE_READ);
    host_insert_after(h, right, ")");
}
