/* print_kept.c - the variables of a kernel's threads in the serial form: how they are
 * declared, assigned and used.
 */
#include "print_serial.h"

/* A thread's own place in arrays over threads. */
static const char *place_in_array(const Cursor *c, int dimension)
{
    if (!c->plan->index)
        return arena_format("[amp_thread_%d]", dimension);
    return arena_format("%s[amp_thread_%d - amp_strip]",
                        c->together ? arena_format("[amp_thread_%d - amp_row]", dimension - 1)
                                    : "", dimension);
}

const char *serial_element(const Cursor *c, const Decl *d)
{
    const Kept *kept = serial_kept(c->plan, d);
    if (!kept || kept->keep == KEEP_PLAIN)
        return NULL;
    Buffer b = {0};
    if (kept->strides && c->is_first && c->is_later)
        return arena_format("(amp_first_%s + amp_thread_%d)", kept->name, c->plan->last);
    if (kept->strides && c->is_first)
        buffer_add(&b, "amp_first_");
    buffer_add(&b, kept->name);
    int first = kept->keep == KEEP_TILE ? 0
        : kept->keep == KEEP_ROW ? c->plan->last : c->plan->rank;
    for (int i = first; i < c->plan->rank - kept->by_lane; i++)
        buffer_add(&b, place_in_array(c, i));
    return b.text;
}

const char *serial_use(const Cursor *c, const Decl *d)
{
    return set_has(&c->loaded, d)
        ? arena_format("amp_own_%s", serial_kept(c->plan, d)->name) : serial_element(c, d);
}

/* The array that an element is of, with all its subscripts; NULL. */
static const Decl *array_of(const Node *element)
{
    const Node *n = node_array((Node *)element);
    return n->kind == ND_VAR && n->decl->type->kind == TY_ARRAY
        && element->type->kind != TY_ARRAY ? n->decl : NULL;
}

const char *serial_lane(const Cursor *c, const Node *element)
{
    const Decl *d = c ? array_of(element) : NULL;
    const Kept *kept = d ? serial_kept(c->plan, d) : NULL;
    return kept && kept->by_lane ? place_in_array(c, c->plan->last) : "";
}

/* ---- declarations ------------------------------------------------------- */

static const char *prefix_of(Device *dev, const Decl *d)
{
    return d->type->kind == TY_POINTER
        ? space_prefix(instance_space(dev->w.instance, d)) : "";
}

/* An array with `lanes` numbers in place of each of its elements. */
static Type *with_lanes(Type *t, int lanes)
{
    return t->kind == TY_ARRAY ? type_array(with_lanes(t->of, lanes), t->count)
                               : type_array(t, lanes);
}

/* A variable under its name here, an array from the dimension `first` on. */
static void print_array(Device *dev, Cursor *c, Decl *d, int first)
{
    const Kept *kept = serial_kept(c->plan, d);
    Type *type = type_assignable(d->type); /* where the source initializes it */
    Buffer name = {0};
    buffer_add(&name, kept->name);
    if (c->together)
        buffer_format(&name, "[%d]", ROWS_TOGETHER);
    for (int i = first; i < c->plan->rank - kept->by_lane; i++)
        buffer_format(&name, "[%d]", c->plan->tile[i]);
    if (kept->by_lane)
        type = with_lanes(type, c->plan->tile[c->plan->last]);
    put_line(dev, "%s%s;", prefix_of(dev, d),
             print_declaration(dev, type, name.text));
}

void print_arrays(Device *dev, Cursor *c, const Decls *arrays, int first)
{
    for (int i = 0; i < arrays->count; i++)
        print_array(dev, c, arrays->items[i], first);
}

/* The index of the simple model. */
static void print_index_value(Device *dev, const Cursor *c)
{
    const char *place = serial_place(c, false);
    if (c->plan->rank > 1)
        putf(dev, "(int%d)(%s)", c->plan->rank, place);
    else
        put(dev, place);
}

void print_value(Device *dev, Cursor *c, Decl *d)
{
    const Kept *kept = serial_kept(c->plan, d);
    putf(dev, "%s%s", prefix_of(dev, d),
         print_declaration(dev, d->type, serial_use(c, d)));
    put(dev, d->init || d == c->plan->index ? " = " : "");
    const char *place = map_value_pointer(&c->places, d);
    if (place)
        put(dev, place);
    else if (kept->strides && !c->is_first)
        putf(dev, "amp_first_%s + amp_thread_%d", kept->name, c->plan->last);
    else if (d == c->plan->index)
        print_index_value(dev, c);
    else if (d->init)
        print_initializer(dev, d->init, d->type);
    put(dev, ";");
}

void print_again(Device *dev, Cursor *c, const Step *step)
{
    for (int i = 0; i < step->again.count; i++) {
        put_newline(dev);
        print_value(dev, c, step->again.items[i]);
    }
}

/* An array is no value: its elements are copied, one by one. */
static void print_array_value(Device *dev, Cursor *c, Decl *d)
{
    const Type *element = type_element(d->type);
    const char *type = print_type(dev, type_assignable(element));
    bool by_lane = serial_kept(c->plan, d)->by_lane;
    putf(dev, "{ %s = ", print_declaration(dev, d->type, "amp_value"));
    print_initializer(dev, d->init, d->type);
    putf(dev, "; for (int amp_i = 0; amp_i < %ld; amp_i++) ((%s %s)%s)[amp_i]%s"
              " = ((%s%s *)amp_value)[amp_i]; }",
         d->type->size / element->size, type,
         by_lane ? arena_format("(*)[%d]", c->plan->tile[c->plan->last]) : "*",
         serial_use(c, d), by_lane ? place_in_array(c, c->plan->last) : "",
         element->is_const ? "const " : "", type);
}

static void print_assignment(Device *dev, Cursor *c, Decl *d)
{
    Node *value = d->init;
    putf(dev, "%s = ", serial_use(c, d));
    if (d->type->kind == TY_RECORD && value->kind == ND_INIT_LIST)
        putf(dev, "(%s)", print_type(dev, d->type));
    else if (d->type->kind != TY_VECTOR)
        while (value->kind == ND_INIT_LIST && value->kid_count)
            value = value->kids[0]; /* int n = {7}; */
    if (value->kind == ND_INIT_LIST && type_is_arithmetic(d->type))
        put(dev, "0");
    else
        print_initializer(dev, value, d->type);
    put(dev, ";");
}

bool print_serial_declaration(Device *dev, Decl *d)
{
    Cursor *c = dev->w.serial;
    const Kept *kept = c ? serial_kept(c->plan, d) : NULL;
    if (!kept || kept->keep == KEEP_PLAIN)
        return false;
    if (serial_is_gone(c->plan, d))
        return true;
    if (d->type->kind == TY_ARRAY)
        print_array_value(dev, c, d);
    else
        print_assignment(dev, c, d);
    return true;
}

bool print_serial_first(Device *dev, Decl *d)
{
    Cursor *c = dev->w.serial;
    const Kept *kept = c && c->is_first ? serial_kept(c->plan, d) : NULL;
    if (!kept || kept->keep != KEEP_AGAIN || (kept->level != SAME_IN_THREAD && !c->is_row)
        || kept->strides)
        return false;
    if (d == c->plan->index) {
        put(dev, "(");
        print_index_value(dev, c);
        put(dev, ")");
        return true;
    }
    putf(dev, "(%s)(", print_type(dev, d->type));
    print_initializer(dev, d->init, d->type);
    put(dev, ")");
    return true;
}
