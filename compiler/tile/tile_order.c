/* tile_order.c - what a host's function declares, changes and calls, and when. */
#include "tile_order.h"
#include "analysis/flow.h"

static Node *assigned_variable(Node *n, Node **value)
{
    n = n->kind == ND_EXPR ? node_strip(n->kids[0]) : n;
    if (n->kind != ND_BINARY || n->op != OP_ASSIGN)
        return NULL;
    Node *to = node_strip(n->kids[BINARY_LEFT]);
    *value = node_strip(n->kids[BINARY_RIGHT]);
    return to->kind == ND_VAR ? to : NULL;
}

/* Notes `int t = a; a = b; b = t;` of a block: a and b have changed places. */
static void note_exchange(Order *o, Node **list)
{
    const Decl *t = list[0]->kind == ND_DECLARE && list[0]->declared.count == 1
        ? list[0]->declared.items[0] : NULL;
    Node *first, *second, *kept = t && t->init ? node_strip(t->init) : NULL;
    Node *a = kept ? assigned_variable(list[1], &first) : NULL;
    Node *b = a ? assigned_variable(list[2], &second) : NULL;
    if (!b || !node_is_variable(kept, a->decl) || !node_is_variable(first, b->decl)
        || !node_is_variable(second, t) || a->decl == b->decl)
        return;
    *map_put_pointer(&o->partners, a->decl) = b->decl;
    *map_put_pointer(&o->partners, b->decl) = a->decl;
}

static void note_change(Order *o, Node *n)
{
    const Decl *d = node_changed(n);
    if (!d)
        return;
    if (!node_assigned(n))
        set_add(&o->taken, d);
    Times *times = MAP_OBJECT(Times, &o->changes, d);
    list_add(times, o->now);
}

typedef LIST(Setting *) Settings;

static void end_settings(Settings *settings, int now)
{
    for (int i = 0; i < settings->count; i++)
        settings->items[i]->end = now;
    settings->count = 0;
}

static void look(Order *o, Node *n);

static void look_at_block(Order *o, Node *n)
{
    Settings settings = {0};
    Node *value;
    for (int i = 0; i < n->kid_count; i++) {
        Node *to = assigned_variable(n->kids[i], &value);
        if (i + 2 < n->kid_count)
            note_exchange(o, n->kids + i);
        if (n->kids[i]->kind == ND_CASE || n->kids[i]->kind == ND_DEFAULT)
            end_settings(&settings, o->now);
        look(o, n->kids[i]);
        if (!to)
            continue;
        Setting *setting = MAP_OBJECT(Setting, &o->settings, to->decl);
        *setting = (Setting){value, o->now, 0};
        list_add(&settings, setting);
    }
    end_settings(&settings, o->now);
}

static void look(Order *o, Node *n)
{
    if (!n)
        return;
    int first = ++o->now;
    o->jumps |= n->kind == ND_GOTO;
    note_change(o, n);
    if (n->kind == ND_CALL)
        *map_put_pointer(&o->calls, n) = (void *)(intptr_t)(first + 1);
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        *map_put_pointer(&o->declared, d) = (void *)(intptr_t)(first + 1);
        look(o, d->init);
    }
    if (n->kind == ND_COMPOUND)
        look_at_block(o, n);
    bool is_loop = flow_is_loop(n);
    int before_body = first;
    for (int i = 0; i < n->kid_count && n->kind != ND_COMPOUND; i++) {
        before_body = is_loop && i == flow_body_at(n) ? o->now : before_body;
        look(o, n->kids[i]);
    }
    if (is_loop)
        list_add(&o->loops, ((Span){n, first, o->now, before_body}));
}

Order *order_of(const Function *f)
{
    static Map orders;
    Order *order = MAP_OBJECT(Order, &orders, f);
    if (!order->is_made) {
        order->is_made = true;
        look(order, f->body);
    }
    return order;
}

int order_time(Map *times, const void *key)
{
    return (int)(intptr_t)map_value_pointer(times, key) - 1;
}
