/* print_printf.c - printf in OpenCL C, where l alone stands for 64 bits. */
#include "device.h"
#include "analysis/format.h"

#include <string.h>

/* What C says as ll, j, z and t; and the l that means nothing before an f. */
static const char *length_of(const Conversion *c)
{
    bool is_floating = strchr("aAeEfFgG", *c->letter);
    bool is_64_bits = strchr("jzt", *c->length)
        || string_begins(c->length, "ll");
    if (is_floating)
        return "";
    return is_64_bits ? "l" : arena_substring(
        c->length, (size_t)(c->letter - c->length));
}

static void put_format(Device *dev, const char *text)
{
    Conversion c;
    for (; format_next(text, &c); text = c.letter) {
        put(dev, arena_substring(text, (size_t)(c.length - text)));
        put(dev, length_of(&c));
    }
    put(dev, text);
}

/* OpenCL C promotes arguments itself: a float only where it has double. */
static Node *without_promotion(Node *n)
{
    if (n->kind != ND_CAST || !n->is_implicit)
        return n;
    const Type *from = n->kids[0]->type, *to = n->type;
    bool is_promotion = type_is_floating(from)
        ? to->kind == TY_DOUBLE
        : to->kind == TY_INT && type_is_integer(from) && from->size < to->size;
    return is_promotion ? n->kids[0] : n;
}

void print_printf(Device *dev, Node *call)
{
    dev->w.piece->features |= MAY_PRINT;
    put(dev, "printf(");
    put_format(dev, node_strip(call->kids[CALL_ARGUMENT])->text);
    for (int i = CALL_ARGUMENT + 1; i < call->kid_count; i++) {
        put(dev, ", ");
        print_exact(dev, without_promotion(call->kids[i]));
    }
    put(dev, ")");
}
