/* print_list.c - lists in braces: initializers, and short vectors of components. */
#include "device.h"

static void print_designators(Device *dev, Node *n)
{
    need_quiet(dev, QUIET_OVERRIDE);
    for (int i = 0; i + 1 < n->kid_count; i++) {
        Node *d = n->kids[i];
        if (d->kind == ND_DESIGNATE_MEMBER) {
            putf(dev, ".%s", print_field(d->field));
            continue;
        }
        put(dev, "[");
        print_expr(dev, d->kids[0], 0);
        if (d->kids[1]) {
            put(dev, " ... ");
            print_expr(dev, d->kids[1], 0);
        }
        put(dev, "]");
    }
    put(dev, " = ");
    Node *value = n->kids[n->kid_count - 1];
    print_initializer(dev, value, value->type);
}

static void print_vector_list(Device *dev, Node *n, const Type *t)
{
    if (t->count == 1 && n->kid_count) {
        print_expr(dev, n->kids[0], PREFIX);
        return;
    }
    putf(dev, "(%s)(", print_type(dev, t));
    for (int i = 0; i < t->count; i++) {
        put(dev, i ? ", " : "");
        if (i < n->kid_count)
            print_expr(dev, n->kids[i], ASSIGNMENT);
        else
            put(dev, "0");
    }
    put(dev, ")");
}

void print_initializer(Device *dev, Node *n, const Type *t)
{
    if (n->kind != ND_INIT_LIST) {
        if (n->kind == ND_DESIGNATED)
            print_designators(dev, n);
        else
            print_expr(dev, n, ASSIGNMENT);
        return;
    }
    if (n->type->kind == TY_VECTOR)
        t = n->type;
    if (t->kind == TY_VECTOR) {
        print_vector_list(dev, n, t);
        return;
    }
    put(dev, "{");
    for (int i = 0; i < n->kid_count; i++) {
        put(dev, i ? ", " : "");
        note_stored(dev, n->kids[i]);
        print_initializer(dev, n->kids[i], n->kids[i]->type);
    }
    bool is_empty = t->kind == TY_RECORD && !t->record->fields.count;
    put(dev, n->kid_count || is_empty ? "}" : "0}");
}
