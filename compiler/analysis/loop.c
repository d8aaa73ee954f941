/* loop.c - the loops of a function: whether they are left early, and what they change.
 *
 * One walk numbers the changes in the order of the text, so that a loop's changes of a
 * variable are consecutive, however loops are nested. Dead code behind a constant
 * condition is treated as a body of its own: its loops and changes are no part of the
 * loops around it.
 */
#include "flow.h"
#include "fold.h"
#include "loop.h"
#include "tree/builtin.h"
#include "tree/tree.h"

typedef LIST(Change) Changes;

/* What is around a node. */
typedef struct Around {
    Loop *loop;   /* the innermost, or NULL */
    Loop *broken; /* what a break leaves, where that is a loop */
    Map *changes; /* Decl -> Changes */
} Around;

typedef struct Search {
    Answers *aborts;
    Loops loops;
    int changes; /* how many were found */
} Search;

/* ---- changes ------------------------------------------------------------ */

const Decl *loop_changed(Node *place)
{
    for (place = node_strip(place); place; place = node_strip(place->kids[0]))
        if (place->kind == ND_VAR)
            return place->decl;
        else if (place->kind != ND_MEMBER && place->kind != ND_SUBSCRIPT
                 && place->kind != ND_SWIZZLE)
            return NULL;
    return NULL;
}

/* Whether `op` with that number leaves its left side as it is. */
static bool leaves(Op op, int64_t number)
{
    switch (op) {
    case OP_MUL: case OP_DIV:
        return number == 1;
    case OP_ADD: case OP_SUB: case OP_SHL: case OP_SHR: case OP_OR: case OP_XOR:
        return number == 0;
    case OP_AND:
        return number == -1;
    default:
        return false;
    }
}

/* What an assignment or a step does to an integer. */
static Change read_change(const Node *n)
{
    Change c = {.is_known = true, .by = 1};
    if (n->kind == ND_UNARY) {
        c.op = n->op == OP_PRE_INC || n->op == OP_POST_INC ? OP_ADD : OP_SUB;
        return c;
    }
    const Node *right = node_strip(n->kids[BINARY_RIGHT]);
    const Decl *d = node_strip(n->kids[BINARY_LEFT])->decl;
    if (n->op != OP_ASSIGN) {
        c.op = op_of_assignment(n->op);
        c.is_known = c.op != OP_MOD && fold_constant(right, &c.by);
    } else if (right->kind == ND_VAR && right->decl == d) {
        c.op = OP_ADD;
        c.by = 0;
    } else {
        const Node *left = right->kind == ND_BINARY
            ? node_strip(right->kids[BINARY_LEFT]) : NULL;
        c.op = right->op;
        c.is_known = left && left->kind == ND_VAR && left->decl == d
            && fold_constant(right->kids[BINARY_RIGHT], &c.by);
    }
    return c;
}

static void note_change(Search *s, Node *n, Map *changes)
{
    Node *place = node_strip(node_assigned(n));
    const Decl *d = loop_changed(place);
    if (!d)
        return;
    Change c = {0};
    if (place->kind == ND_VAR && type_is_integer(place->type))
        c = read_change(n);
    if (c.is_known && leaves(c.op, c.by))
        return;
    c.number = s->changes++;
    Changes *all = MAP_OBJECT(Changes, changes, d);
    list_add(all, c);
}

/* The index of the first change that has this number or a later one. */
static int find_change(const Changes *changes, int number)
{
    int low = 0, high = changes->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (changes->items[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int loop_changes(const Loop *loop, const Decl *d, const Change **first)
{
    const Changes *changes = map_value_pointer(loop->changes, d);
    if (!changes)
        return 0;
    int from = find_change(changes, loop->first);
    int to = find_change(changes, loop->end);
    if (from < to)
        *first = &changes->items[from];
    return to - from;
}

/* ---- the walk ----------------------------------------------------------- */

static void look(Search *s, Node *n, Around around);

static void look_at_kids(Search *s, Node *n, Around around)
{
    for (int i = 0; i < n->declared.count; i++)
        look(s, n->declared.items[i]->init, around);
    for (int i = 0; i < n->kid_count; i++)
        look(s, n->kids[i], around);
}

static void look_at_loop(Search *s, Node *n, Around around)
{
    Loop *loop = NEW(Loop);
    *loop = (Loop){.n = n, .around = around.loop, .changes = around.changes};
    list_add(&s->loops, loop);
    int i = 0;
    if (n->kind == ND_FOR)
        look(s, n->kids[i++], (Around){around.loop, NULL, around.changes});
    loop->first = s->changes;
    while (i < n->kid_count)
        look(s, n->kids[i++], (Around){loop, loop, around.changes});
    loop->end = s->changes;
}

static void look_at_if(Search *s, Node *n, Around around)
{
    int64_t value;
    bool is_constant = fold_constant(n->kids[IF_CONDITION], &value);
    for (int i = 0; i < n->kid_count; i++) {
        bool is_run = !is_constant || i == (value ? IF_THEN : IF_ELSE);
        look(s, n->kids[i], is_run ? around : (Around){.changes = NEW(Map)});
    }
}

/* Who leaves a loop for good leaves those around it. */
static void leave(Loop *loop)
{
    for (; loop && !loop->is_left; loop = loop->around)
        loop->is_left = true;
}

static void look(Search *s, Node *n, Around around)
{
    if (!n)
        return;
    if (n->kind == ND_RETURN || n->kind == ND_GOTO
        || (n->kind == ND_CALL && around.loop
            && builtin_call_aborts(s->aborts, n)))
        leave(around.loop);
    else if (n->kind == ND_BREAK && around.broken)
        around.broken->is_broken = true;
    else if (node_assigned(n))
        note_change(s, n, around.changes);
    if (flow_is_loop(n))
        look_at_loop(s, n, around);
    else if (n->kind == ND_IF)
        look_at_if(s, n, around);
    else if (n->kind == ND_SWITCH)
        look_at_kids(s, n, (Around){around.loop, NULL, around.changes});
    else
        look_at_kids(s, n, around);
}

Loops loops_of(Node *body, Answers *aborts)
{
    Search s = {.aborts = aborts};
    look(&s, body, (Around){.changes = NEW(Map)});
    return s.loops;
}
