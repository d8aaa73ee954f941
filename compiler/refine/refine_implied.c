/* refine_implied.c - leaves out conditions that follow from those around them:
 *
 *     if (y > 0 && y < h - 1)                       if (y > 0 && y < h - 1)
 *         out[y] = (y - 1 >= 0 ? in[y - 1] : 0)         out[y] = in[y - 1] + in[y + 1];
 *                + (y + 1 < h ? in[y + 1] : 0);
 *
 * as where what was copied with a margin is read from the view itself. A vectorized loop
 * would load such elements under masks.
 */
#include "builder/sum.h"
#include "refine.h"
#include "analysis/flow.h"

enum { MOST_QUESTIONS = 1 << 16 };

typedef enum Truth { IS_FALSE, IS_TRUE, IS_OPEN } Truth;

typedef struct Implied {
    Builder builder;
    Thread thread;
    LIST(Sum) known; /* not to be negative, here */
    int questions;
    bool found;
} Implied;

/* ---- what is known -------------------------------------------------------- */

/* Whether nothing that it is made of ever changes. */
static bool is_steady(const Implied *s, const Sum *a)
{
    for (int i = 0; i < a->count; i++) {
        const Decl *d = a->terms[i].kind == TERM_DECL ? a->terms[i].decl : NULL;
        if (d && !function_captures(s->thread.kernel, d)
            && builder_facts(s->thread.builder, d)->changes)
            return false;
    }
    return a->is_known;
}

/* a - b - 1 of a > b, and so on: what is not negative where a comparison has that truth.
 * An == has two such numbers. */
static int differences(Implied *s, const Node *n, bool truth, Sum out[2])
{
    Op op = truth ? n->op : op_contrary(n->op);
    if (n->kind != ND_BINARY || op_swapped(op) == OP_NONE || op == OP_NE)
        return 0;
    Sum a = sum_of(&s->thread, n->kids[BINARY_LEFT]);
    Sum b = sum_of(&s->thread, n->kids[BINARY_RIGHT]);
    if (!is_steady(s, &a) || !is_steady(s, &b))
        return 0;
    bool is_less = op == OP_LT || op == OP_LE;
    out[0] = is_less ? sum_add(b, a, -1) : sum_add(a, b, -1);
    out[0] = sum_plus(out[0], op == OP_LT || op == OP_GT ? -1 : 0);
    out[1] = sum_minus(out[0]);
    return !out[0].is_known ? 0 : op == OP_EQ ? 2 : 1;
}

static void learn(Implied *s, Node *n, bool truth)
{
    Sum natural[2];
    n = node_strip(n);
    if (n->op == OP_LOGICAL_NOT) {
        learn(s, n->kids[0], !truth);
    } else if (n->op == (truth ? OP_LOGICAL_AND : OP_LOGICAL_OR)) {
        learn(s, n->kids[BINARY_LEFT], truth);
        learn(s, n->kids[BINARY_RIGHT], truth);
    } else {
        int count = differences(s, n, truth, natural);
        for (int i = 0; i < count; i++)
            list_add(&s->known, natural[i]);
    }
}

/* ---- what follows --------------------------------------------------------- */

/* That places are natural it does not take for known: own_fill.c has `i < 0` for a condition
 * that the driver's compiler does not see through. */
static bool is_natural(Implied *s, Sum a)
{
    if (sum_is_number(a) && a.number >= 0)
        return true;
    for (int i = 0; i < s->known.count && s->questions < MOST_QUESTIONS; i++) {
        Sum rest = sum_add(a, s->known.items[i], -1);
        s->questions++;
        if (sum_is_number(rest) && rest.number >= 0)
            return true;
    }
    return false;
}

static bool all_natural(Implied *s, const Sum *list, int count)
{
    bool all = count > 0;
    for (int i = 0; i < count && all; i++)
        all = is_natural(s, list[i]);
    return all;
}

static Truth truth_of(Implied *s, Node *n)
{
    Sum natural[2];
    n = node_strip(n);
    if (n->op == OP_LOGICAL_NOT) {
        Truth of = truth_of(s, n->kids[0]);
        return of == IS_OPEN ? of : of == IS_TRUE ? IS_FALSE : IS_TRUE;
    }
    if (op_is_logical(n->op)) {
        Truth decides = n->op == OP_LOGICAL_OR ? IS_TRUE : IS_FALSE;
        Truth left = truth_of(s, n->kids[BINARY_LEFT]);
        Truth right = left == decides ? left : truth_of(s, n->kids[BINARY_RIGHT]);
        return left == decides || right == decides ? decides
            : left == IS_OPEN ? left : right;
    }
    for (int truth = IS_FALSE; truth <= IS_TRUE; truth++)
        if (all_natural(s, natural, differences(s, n, truth, natural)))
            return truth;
    return IS_OPEN;
}

/* ---- the kernel ----------------------------------------------------------- */

static Node *changed(Node *n, void *context);

/* What is done where a condition has that truth. */
static Node *changed_where(Implied *s, Node *condition, bool truth, Node *n)
{
    int before = s->known.count;
    learn(s, condition, truth);
    n = changed(n, s);
    s->known.count = before;
    return n;
}

static Node *changed_choice(Implied *s, Node *n)
{
    Node *condition = n->kids[IF_CONDITION];
    Truth truth = flow_has_label(n) || flow_has_case(n) ? IS_OPEN : truth_of(s, condition);
    if (truth != IS_OPEN) {
        Node *way = n->kids[truth == IS_TRUE ? IF_THEN : IF_ELSE];
        s->found = true;
        return !way ? build_block(&s->builder, (Nodes){0}, n)
            : changed(n->type ? build_converted(&s->builder, way, n->type) : way, s);
    }
    n->kids[IF_CONDITION] = changed(condition, s);
    for (int i = IF_THEN; i < n->kid_count; i++)
        if (n->kids[i])
            n->kids[i] = changed_where(s, condition, i == IF_THEN, n->kids[i]);
    return n;
}

/* An operand that has no say is left out. */
static Node *changed_logic(Implied *s, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    Truth keeps = n->op == OP_LOGICAL_OR ? IS_FALSE : IS_TRUE;
    if (truth_of(s, left) == keeps && node_is_truth(right)) {
        s->found = true;
        return changed(right, s);
    }
    n->kids[BINARY_LEFT] = changed(left, s);
    n->kids[BINARY_RIGHT] = changed_where(s, left, keeps == IS_TRUE, right);
    if (truth_of(s, right) == keeps && node_is_truth(left)) {
        s->found = true;
        return n->kids[BINARY_LEFT];
    }
    return n;
}

static Node *changed(Node *n, void *context)
{
    Implied *s = context;
    bool chooses = n->kind == ND_CONDITIONAL && n->kids[0] && n->kids[0] != n->kids[1];
    if (n->kind == ND_IF || chooses)
        return changed_choice(s, n);
    if (n->kind == ND_BINARY && op_is_logical(n->op))
        return changed_logic(s, n);
    node_change_kids(n, changed, s);
    return n;
}

Function *refine_implied(Program *prog, Function *kernel)
{
    Implied s = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    Function *f = build_function(kernel, body);
    s.thread = sum_any_thread(&s.builder, f);
    node_change_kids(body, changed, &s);
    return s.found ? f : kernel;
}
