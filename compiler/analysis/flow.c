/* flow.c - loops, and where the jumps of a statement go. */
#include "flow.h"
#include "tree/tree.h"

#include <string.h>

bool flow_is_inside(const Node *n, int kid)
{
    return n->kids[kid] && n->kids[kid]->kind >= ND_COMPOUND
        && !(n->kind == ND_FOR && kid == FOR_INIT);
}

bool flow_is_loop(const Node *n)
{
    return n->kind == ND_FOR || n->kind == ND_WHILE || n->kind == ND_DO;
}

int flow_body_at(const Node *loop)
{
    return loop->kind == ND_FOR ? FOR_BODY
        : loop->kind == ND_WHILE ? WHILE_BODY : DO_BODY;
}

int flow_trip_at(const Node *loop)
{
    return loop->kind == ND_FOR ? FOR_CONDITION : 0;
}

Node *flow_body(const Node *loop)
{
    return loop->kids[flow_body_at(loop)];
}

Node *flow_condition(const Node *n)
{
    static const int AT[] = {[ND_IF] = IF_CONDITION, [ND_FOR] = FOR_CONDITION,
        [ND_WHILE] = WHILE_CONDITION, [ND_DO] = DO_CONDITION,
        [ND_SWITCH] = SWITCH_VALUE};
    return n->kind >= ND_IF && n->kind <= ND_SWITCH ? n->kids[AT[n->kind]] : NULL;
}

Node *flow_init(const Node *loop)
{
    return loop->kind == ND_FOR ? loop->kids[FOR_INIT] : NULL;
}

Node *flow_step(const Node *loop)
{
    return loop->kind == ND_FOR ? loop->kids[FOR_STEP] : NULL;
}

Decl *flow_counter(const Node *loop)
{
    const Node *init = flow_init(loop);
    return init && init->kind == ND_DECLARE && init->declared.count == 1
        ? init->declared.items[0] : NULL;
}

static bool is_long_loop(Node *n)
{
    return flow_is_loop(n) && !flow_is_short(n);
}

bool flow_has_loop(const Node *n)
{
    return node_any((Node *)n, is_long_loop);
}

bool flow_is_jump(const Node *n)
{
    return n->kind == ND_BREAK || n->kind == ND_CONTINUE
        || n->kind == ND_RETURN || n->kind == ND_GOTO;
}

bool flow_is_label(Node *n)
{
    return n->kind == ND_LABEL || n->kind == ND_CASE || n->kind == ND_DEFAULT;
}

bool flow_ends(const Node *n)
{
    static const char *const ENDINGS[] = {"exit", "_Exit", "quick_exit", "abort",
                                          "longjmp", "__assert_fail"};
    for (size_t i = 0; i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        if (n->kind == ND_CALL && n->decl && strcmp(n->decl->name, ENDINGS[i]) == 0)
            return true;
    return false;
}

static bool is_return(Node *n)
{
    return n->kind == ND_RETURN;
}

bool flow_returns(const Node *n)
{
    return node_any((Node *)n, is_return);
}

static Look find_continue(Node *n, void *unused)
{
    (void)unused;
    return n->kind == ND_CONTINUE ? FOUND : flow_is_loop(n) ? LOOK_BEYOND : LOOK_BELOW;
}

bool flow_continues(const Node *n)
{
    return node_find((Node *)n, find_continue, NULL);
}

static Look find_break(Node *n, void *unused)
{
    (void)unused;
    bool has_its_own = flow_is_loop(n) || n->kind == ND_SWITCH;
    return n->kind == ND_BREAK ? FOUND : has_its_own ? LOOK_BEYOND : LOOK_BELOW;
}

bool flow_stops(const Node *n)
{
    return node_find((Node *)n, find_break, NULL);
}

bool flow_breaks(const Node *n)
{
    return flow_continues(n) || flow_stops(n);
}

/* Of the gotos those whose label is not there. */
static void count_gotos(const Node *n, Map *labels, int *count)
{
    if (!n)
        return;
    if (n->kind == ND_LABEL)
        *map_put(labels, n->text) = (void *)n;
    for (int i = n->kid_count - 1; i >= 0; i--) /* a label is at the end */
        count_gotos(n->kids[i], labels, count);
    *count += n->kind == ND_GOTO && !map_get(labels, n->text);
}

bool flow_leaves(const Node *n)
{
    Map labels = {0};
    int count = 0;
    count_gotos(n, &labels, &count);
    return count > 0;
}

bool flow_jumps(const Node *n)
{
    return flow_breaks(n) || flow_returns(n) || flow_leaves(n);
}

bool flow_is_closed(const Node *n)
{
    return n->kind == ND_COMPOUND && n->kid_count
        && n->kids[n->kid_count - 1]->kind == ND_LABEL;
}

static Look find_case(Node *n, void *unused)
{
    (void)unused;
    return n->kind == ND_CASE || n->kind == ND_DEFAULT ? FOUND
        : n->kind == ND_SWITCH ? LOOK_BEYOND : LOOK_BELOW;
}

bool flow_has_case(const Node *n)
{
    return node_find((Node *)n, find_case, NULL);
}

static bool is_label(Node *n)
{
    return n->kind == ND_LABEL;
}

bool flow_has_label(Node *n)
{
    return node_any(n, is_label);
}
