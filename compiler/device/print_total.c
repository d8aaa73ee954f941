/* print_total.c - atomic operations that a work-item gathers, in the serial form:
 *
 *     uint amp_total_1 = 0;
 *     for (…)
 *         amp_total_1 += 1;
 *     if (amp_total_1 != 0)
 *         atomic_add(&count.data[0], amp_total_1);
 */
#include "serial/serial.h"

#include <string.h>

/* What is gathered begins with what changes nothing; integers wrap around. */
static const struct Gathered {
    const char *name;
    char group;
    const char *operator, *neutral; /* "": the least or the largest number */
    const char *once; /* what is done at last */
} GATHERED[] = {
    {"add", '+', "+", "0", "add"}, {"sub", '+', "+", "0", "sub"},
    {"inc", '+', "+", "0", "add"}, {"dec", '+', "+", "0", "sub"},
    {"or", '|', "|", "0", "or"},   {"xor", '^', "^", "0", "xor"},
    {"and", '&', "&", "-1", "and"},
    {"min", '<', "", "MAX", "min"}, {"max", '>', "", "MIN", "max"},
};

static const struct Gathered *gathered_of(const char *operation)
{
    for (size_t i = 0; i < sizeof GATHERED / sizeof *GATHERED; i++)
        if (strcmp(GATHERED[i].name, operation) == 0)
            return &GATHERED[i];
    return NULL;
}

char atomic_group(const char *operation)
{
    const struct Gathered *g = gathered_of(operation);
    return g ? g->group : 0;
}

const Total *serial_total(const Serial *s, const Node *call)
{
    void **place = s ? map_get_pointer(&s->total_of, call) : NULL;
    return place ? *place : NULL;
}

static const struct Gathered *gathered(const Total *total)
{
    return gathered_of(builtin_of(total->call)->opencl);
}

/* Comparisons are of the elements' type. */
static const char *type_of(const Total *total)
{
    const Type *t = total->variable->type;
    bool is_unsigned = type_is_unsigned(t) || *gathered(total)->operator;
    return t->size == 8 ? (is_unsigned ? "ulong" : "long")
                        : (is_unsigned ? "uint" : "int");
}

static const char *neutral_of(const Total *total)
{
    const struct Gathered *g = gathered(total);
    const Type *t = total->variable->type;
    if (*g->operator)
        return arena_format("(%s)%s", type_of(total), g->neutral);
    if (type_is_unsigned(t) && strcmp(g->neutral, "MIN") == 0)
        return "0";
    return arena_format("%s%s_%s", type_is_unsigned(t) ? "U" : "",
                        t->size == 8 ? "LONG" : "INT", g->neutral);
}

void print_totals(Device *dev, const Serial *s)
{
    for (int i = 0; i < s->totals.count; i++) {
        const Total *total = s->totals.items[i];
        put_newline(dev);
        putf(dev, "%s %s = %s;", type_of(total),
             serial_use(s, total->variable), neutral_of(total));
    }
}

/* A fraction below 0 has no unsigned value, but one of the element's type. */
static void print_operand(Device *dev, const Total *total, Node *value)
{
    const Type *t = total->variable->type;
    if (type_is_floating(node_strip(value)->type) && !type_is_unsigned(t))
        putf(dev, "(%s)(", t->size == 8 ? "long" : "int");
    else
        put(dev, "(");
    print_expr(dev, value, 0);
    put(dev, ")");
}

void print_gathered(Device *dev, const Total *total)
{
    const struct Gathered *g = gathered(total);
    const Node *call = total->call;
    const char *name = serial_use(dev->w.serial, total->variable);
    bool is_step = call->kid_count == CALL_ARGUMENT + 1;
    if (*g->operator)
        putf(dev, "(%s %s= (%s)", name, g->operator, type_of(total));
    else
        putf(dev, "(%s = %s(%s, (%s)", name, g->name, name, type_of(total));
    if (is_step)
        put(dev, "(1)");
    else
        print_operand(dev, total, call->kids[CALL_ARGUMENT + 1]);
    put(dev, *g->operator ? ")" : "))");
}

/* The call with the variable for its value. */
static void print_call_once(Device *dev, const Total *total)
{
    Node *value = NEW(Node), *call = NEW(Node);
    *value = (Node){.kind = ND_VAR, .decl = total->variable,
                    .type = total->variable->type, .range = total->call->range};
    *call = *total->call;
    call->kid_count = CALL_ARGUMENT + 2;
    call->kids = NEW_ARRAY(Node *, call->kid_count);
    call->kids[CALL_CALLEE] = total->call->kids[CALL_CALLEE];
    call->kids[CALL_ARGUMENT] = total->call->kids[CALL_ARGUMENT];
    call->kids[CALL_ARGUMENT + 1] = value;
    print_atomic(dev, call, gathered(total)->once);
}

void print_results(Device *dev, const Serial *s)
{
    for (int i = 0; i < s->totals.count; i++) {
        const Total *total = s->totals.items[i];
        put_newline(dev);
        putf(dev, "if (%s != %s)", serial_use(s, total->variable),
             neutral_of(total));
        dev->w.indent++;
        put_newline(dev);
        print_call_once(dev, total);
        put(dev, ";");
        dev->w.indent--;
    }
}
