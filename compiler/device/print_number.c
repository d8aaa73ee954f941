/* print_number.c - numbers in OpenCL C. */
#include "device.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void print_integer(Device *dev, const Node *n, int least)
{
    const Type *t = n->type->kind == TY_ENUM ? n->type->of : n->type;
    bool is_wide = t->size == 8;
    if (type_is_unsigned(t)) {
        uint64_t bits = is_wide ? ~(uint64_t)0
                                : ((uint64_t)1 << 8 * t->size) - 1;
        putf(dev, "%llu%s", (unsigned long long)(n->value & bits),
             is_wide ? "UL" : t->size == 4 ? "u" : "");
        return;
    }
    int64_t value = (int64_t)n->value;
    bool wraps = value < 0 && least >= PREFIX;
    put(dev, wraps ? "(" : "");
    if (value == INT64_MIN)
        put(dev, "(-9223372036854775807L - 1)");
    else if (value == INT32_MIN && !is_wide)
        put(dev, "(-2147483647 - 1)");
    else
        putf(dev, "%lld%s", (long long)value, is_wide ? "L" : "");
    put(dev, wraps ? ")" : "");
}

/* With its bits, since it has no decimal. */
static void print_nan(Device *dev, double value, bool is_double)
{
    float narrow = (float)value;
    uint32_t bits;
    uint64_t wide;
    memcpy(&bits, &narrow, sizeof bits);
    memcpy(&wide, &value, sizeof wide);
    if (is_double)
        putf(dev, "as_double(0x%llxUL)", (unsigned long long)wide);
    else
        putf(dev, "as_float(0x%xu)", (unsigned)bits);
}

/* The shortest decimal that reads back as the same value. */
void print_float(Device *dev, double value, bool is_double)
{
    char text[64];
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        double back = strtod(text, NULL);
        if (is_double ? back == value : (float)back == (float)value)
            break;
    }
    if (isnan(value)) {
        print_nan(dev, value, is_double);
        return;
    }
    if (isinf(value)) {
        put(dev, value < 0 ? "-INFINITY" : "INFINITY");
        return;
    }
    put(dev, text);
    if (!strpbrk(text, ".e"))
        put(dev, ".0");
    put(dev, is_double ? "" : "f");
}

void print_number(Device *dev, Node *n)
{
    bool is_double = n->type->kind == TY_DOUBLE;
    if (is_double)
        print_type(dev, n->type);
    print_float(dev, n->number, is_double);
}
