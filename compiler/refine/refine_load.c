/* refine_load.c - loop-invariant code motion: hoists loads out of loops that all threads go
 * through together, if vectors would gather these elements in each iteration:
 *
 *     for (int k = 0; k < n; k++)         float kept[4];
 *         for (int x = 0; x < 4; x++)     if (0 < n)
 *             d += p[i][x] * c[k][x];         for (int x = 0; x < 4; x++)
 *                                                 kept[x] = p[i][x];
 *                                         for (int k = 0; k < n; k++)
 *                                             for (int x = 0; x < 4; x++)
 *                                                 d += kept[x] * c[k][x];
 *
 * Compilers do this for a loop of one thread, not for one around a loop over threads. The
 * loop stores only in variables of the thread's own and tile_static ones, and does not
 * wait, so that the elements of views stay as they are.
 */
#include "refine_load.h"
#include "analysis/flow.h"

typedef struct Loads {
    Hoist hoist;
    bool found;
} Loads;

/* ---- what is read before the loop --------------------------------------- */

static Node *kept_element(Builder *b, const Load *load, const Node *place)
{
    Node *kept = build_use(b, load->kept, place);
    if (!load->inner)
        return kept;
    Decl *counter = flow_counter(load->inner);
    Node *index = build_use(b, counter, place);
    if (load->first)
        index = build_binary(b, OP_SUB, index,
                             build_int(b, (int)load->first, place), index->type);
    return build_element(b, kept, index, load->kept->type->of);
}

static Type *type_of_kept(const Load *load)
{
    Type *element = type_assignable(load->element->type);
    return load->inner ? type_array(element, load->trips) : element;
}

/* kept[x] = p[i][x], in the inner loop that it is of. */
static Node *reading(Builder *b, const Load *load)
{
    Node *place = load->element;
    Node *to = kept_element(b, load, place);
    Node *store = build_statement(
        b, build_binary(b, OP_ASSIGN, to, load->element, to->type));
    if (!load->inner)
        return build_copy(b, store);
    Node loop = *load->inner;
    loop.kids = NEW_ARRAY(Node *, FOR_BODY + 1);
    for (int i = 0; i < FOR_BODY; i++)
        loop.kids[i] = load->inner->kids[i];
    loop.kids[FOR_BODY] = store;
    return build_copy(b, &loop);
}

/* Before the loop its condition is one of what the counter begins with. */
static Node *with_begin(Builder *b, Node *condition, const Decl *counter, Node *begin)
{
    if (condition->kind == ND_VAR && condition->decl == counter)
        return build_converted(b, build_copy(b, begin), counter->type);
    Node *n = build_like(b, condition);
    for (int i = 0; i < n->kid_count; i++)
        n->kids[i] = with_begin(b, condition->kids[i], counter, begin);
    return n;
}

static Node *guarded(Builder *b, const Hoist *h, Node *statement)
{
    int64_t value;
    Node *condition = with_begin(b, h->loop->kids[FOR_CONDITION], h->counter, h->begin);
    return fold_constant(condition, &value) && value ? statement
        : build_if(b, condition, statement, NULL, h->loop);
}

/* The loop after what it reads. */
static Node *hoisted(Loads *l)
{
    Hoist *h = &l->hoist;
    Builder *b = h->builder;
    Nodes list = {0}, reads = {0};
    for (int i = 0; i < h->loads.count; i++) {
        Load *load = &h->loads.items[i];
        list_add(&list, build_declaration(b, load->kept, h->loop));
        list_add(&reads, reading(b, load));
    }
    list_add(&list, guarded(b, h, build_block(b, reads, h->loop)));
    list_add(&list, h->loop);
    return build_block(b, list, h->loop);
}

/* ---- the elements of a loop --------------------------------------------- */

static Load *load_of(Hoist *h, Node *n)
{
    for (int i = 0; i < h->loads.count; i++)
        if (node_equals(h->loads.items[i].element, n))
            return &h->loads.items[i];
    Load load = {.element = n};
    if (!load_can_be(h, n, &load))
        return NULL;
    list_add(&h->loads, load);
    return &h->loads.items[h->loads.count - 1];
}

/* What it is converted to stays. */
static bool replace(Loads *l, Node **place)
{
    Hoist *h = &l->hoist;
    Node *n = node_strip(*place);
    while (*place != n)
        place = &(*place)->kids[0];
    Load *load = load_is_element(n) ? load_of(h, n) : NULL;
    if (!load)
        return false;
    l->found = true;
    if (!load->kept)
        load->kept = build_variable(h->builder, "kept", type_of_kept(load), NULL);
    *place = kept_element(h->builder, load, n);
    return true;
}

/* What is evaluated whenever the expression is. */
static void look_at_expression(Loads *l, Node **place)
{
    Node *n = *place;
    if (!n || n->is_constant || n->kind == ND_STATEMENT_EXPR || replace(l, place))
        return;
    int first = node_assigned(n) || n->op == OP_ADDRESS;
    int end = node_chooses(n) ? 1 : n->kid_count;
    for (int i = first; i < end; i++)
        look_at_expression(l, &n->kids[i]);
}

/* Whether what follows is done as well. */
static bool look_at(Loads *l, Node *n)
{
    Hoist *h = &l->hoist;
    switch (n->kind) {
    case ND_COMPOUND:
        for (int i = 0; i < n->kid_count; i++)
            if (!look_at(l, n->kids[i]))
                return false;
        break;
    case ND_DECLARE:
        for (int i = 0; i < n->declared.count; i++)
            look_at_expression(l, &n->declared.items[i]->init);
        break;
    case ND_EXPR:
        look_at_expression(l, &n->kids[0]);
        break;
    case ND_IF:
        look_at_expression(l, &n->kids[IF_CONDITION]);
        break;
    case ND_FOR:
        if (load_enter(h, n)) {
            look_at(l, n->kids[FOR_BODY]);
            h->inner.count--;
        }
        break;
    default:
        break;
    }
    return !flow_jumps(n);
}

static Node *replacement(Loads *l, Node *n)
{
    Hoist *h = &l->hoist;
    if (!n || n->kind != ND_FOR || !load_is_common(h, n))
        return n;
    h->loads.count = 0;
    h->kept = 0;
    look_at(l, n->kids[FOR_BODY]);
    return h->loads.count ? hoisted(l) : n;
}

static bool look_for_loops(Node *n, void *context)
{
    for (int i = 0; i < n->kid_count && !n->type; i++)
        n->kids[i] = replacement(context, n->kids[i]);
    return !n->type;
}

Function *refine_loads(Program *prog, Function *kernel)
{
    Builder b = {.prog = prog};
    Node *body = build_copied_body(&b, kernel);
    if (!body)
        return kernel;
    Function *f = build_function(kernel, body);
    Loads l = {.hoist = {.builder = &b, .kernel = f}};
    node_walk(body, look_for_loops, &l);
    return l.found ? f : kernel;
}
