/* tile_related.c - numbers that all calls of a launch's function give as one of another:
 *
 *     static void fold(array_view(int, 1) v, int count, int gap)
 *     {
 *         parallel_for_each(extent(count), … v[i] += v[i + gap] …
 *     }
 *     fold(v, n / 2, n / 2); // gap is count
 */
#include "tile_run.h"

/* A parameter as another one, or that and a constant. */
typedef struct Relation {
    const Decl *of;
    Op op; /* OP_NONE: it is the same */
    int64_t number;
} Relation;

/* What an argument is computed of in the end. */
static Node *origin_of(const CallSite *site, Node *n)
{
    const Launch there = {.call = site->call, .host = site->caller};
    Node *meaning = n;
    for (int i = 0; i < 4 && meaning; i++) {
        n = node_strip(meaning);
        meaning = n->kind == ND_VAR ? host_meaning(&there, n->decl) : NULL;
    }
    return n;
}

/* Whether an expression is computed of another one and a constant. */
static bool is_computed_of(const CallSite *site, const Node *n, Node *of, Relation *found)
{
    if (n->kind != ND_BINARY)
        return false;
    Node *left = origin_of(site, n->kids[BINARY_LEFT]);
    Node *right = origin_of(site, n->kids[BINARY_RIGHT]);
    bool swaps = (n->op == OP_ADD || n->op == OP_MUL) && left->is_constant;
    bool is_plain = n->op == OP_ADD || n->op == OP_SUB || n->op == OP_MUL || n->op == OP_DIV;
    found->op = n->op;
    return is_plain && node_equals(swaps ? right : left, of)
        && fold_constant(swaps ? left : right, &found->number) && found->number > 0;
}

/* Whether a constant is another one, or some times that. */
static bool is_multiple_of(const Node *n, const Node *of, Relation *found)
{
    int64_t a = (int64_t)n->value, b = (int64_t)of->value;
    bool is_multiple = a > 0 && b > 0 && a % b == 0;
    found->op = OP_MUL;
    found->number = is_multiple ? a / b : 0;
    return is_multiple && a > b;
}

/* Two parameters: `d`, which is looked for, and another one. */
typedef struct Pair {
    const Decl *d, *of;
    bool is_later;   /* d is */
    bool has_extent; /* the domain's extent is one of them, or computed of one */
} Pair;

/* Finds how a call gives the one as the other; equal ones as the earlier parameter. Constants
 * may be related by chance, if they have nothing to do with the domain. */
static bool find_relation(const CallSite *site, const Pair *pair, Relation *found)
{
    const Decl *d = pair->d, *of = pair->of;
    Node *a = caller_argument(site, d), *b = caller_argument(site, of);
    if (!a || !b || run_has_effect(a) || run_has_effect(b))
        return false;
    a = origin_of(site, a);
    b = origin_of(site, b);
    *found = (Relation){.of = of};
    if (node_equals(a, b))
        return pair->is_later && !a->is_constant;
    return a->is_constant && b->is_constant ? pair->has_extent && is_multiple_of(a, b, found)
        : is_computed_of(site, a, b, found);
}

/* Whether all calls give it so. */
static bool is_related(const Function *host, const Pair *pair, Relation *all)
{
    Relation one = {0};
    for (int i = 0; i < host->sites.count; i++) {
        bool is_one = find_relation(&host->sites.items[i], pair, &one)
            && (i == 0 || (one.op == all->op && one.number == all->number));
        if (!is_one)
            return false;
        *all = one;
    }
    return host->sites.count > 0;
}

Value *run_related(Run *r, const Decl *d)
{
    const Function *host = r->launch ? r->launch->host : NULL;
    Pair pair = {.d = d, .is_later = true};
    int rank = r->tile->rank;
    if (!host || d->kind != DECL_PARAMETER || d->function != host || !type_is_integer(d->type)
        || host->sites.count > MAX_SITES || !caller_is_program())
        return NULL;
    bool is_of_extent = host_makes_extent(r->launch, rank, d);
    for (int i = 0; i < host->parameters.count; i++) {
        Relation found = {0};
        pair.of = host->parameters.items[i];
        pair.is_later &= pair.of != d;
        pair.has_extent = is_of_extent || host_makes_extent(r->launch, rank, pair.of);
        if (pair.of == d || !type_is_integer(pair.of->type) || !is_related(host, &pair, &found))
            continue;
        Value *v = run_get(r, pair.of);
        if (found.op != OP_NONE)
            v = value_operation(r->tile, found.op, v, value_number(r->tile, found.number),
                                d->type);
        return value_cast(r->tile, v, d->type);
    }
    return NULL;
}
