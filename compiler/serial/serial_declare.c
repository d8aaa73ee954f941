/* serial_declare.c - plans the declarations of variables that need no place for each thread.
 *
 * A variable that is used in several runs becomes an array over the threads. But one that
 * never changes and depends only on the thread's place and the captures is computed again
 * in each run (rematerialized), and one that is the same for all threads exists once.
 */
#include "planner.h"

enum { MOST_AGAIN = 100 }; /* nodes that are computed again */

typedef struct Cost {
    const Planner *planner;
    int nodes;
} Cost;

static bool add_cost(Node *n, void *context)
{
    Cost *c = context;
    Kept *kept = serial_kept_of(c->planner->plan, n);
    c->nodes += 1 + (kept && kept->keep == KEEP_AGAIN ? kept->cost : 0);
    Function *f = node_helper(n);
    if (f)
        node_walk(f->body, add_cost, c);
    return c->nodes <= MOST_AGAIN;
}

static bool changes(Node *n, void *context)
{
    const Planner *p = context;
    const Kept *kept = serial_kept_of(p->plan, n);
    return kept && kept->changes;
}

bool declare_is_unsteady(const Planner *p, Node *n)
{
    return node_any_with(n, changes, (void *)p);
}

/* A variable that never changes and follows from the thread's place: whether
 * it stands once in a list of `level`, or is computed again. */
static void plan_variable(Planner *p, Same level, Decl *d, Steps *out)
{
    if (!decl_is_automatic(d) || !d->init || level_changes(p, d)
        || !level_is_plain(d->type) || d->type->is_volatile
        || set_has(&p->unsteady, d))
        return;
    Same own = level_of(p, d->init);
    if (own <= level) {
        serial_keep(p, d, KEEP_ONCE, own);
        serial_add_step(STEP_ONCE, NULL, out)->decl = d;
        return;
    }
    if (level == SAME_IN_TILE && declare_is_unsteady(p, d->init)) {
        set_add(&p->unsteady, d);
        return;
    }
    Cost cost = {p, 0};
    node_walk(d->init, add_cost, &cost);
    if (own < SAME_NOWHERE && cost.nodes <= MOST_AGAIN)
        serial_keep(p, d, KEEP_AGAIN, own)->cost = cost.nodes;
}

/* In their order: one may be made of another that changes later. */
void declare_plan(Planner *p, Same level, Node *n, bool is_once, Steps *out)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!serial_kept(p->plan, d))
            plan_variable(p, level, d, out);
        if (!is_once || serial_kept(p->plan, d) || !set_has(&p->once, d))
            continue;
        serial_keep(p, d, KEEP_ONCE, SAME_IN_TILE)->changes = level_changes(p, d) > 0;
        serial_add_step(STEP_ONCE, n, out)->decl = d;
    }
}
