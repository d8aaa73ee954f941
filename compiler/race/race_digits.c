/* race_digits.c - numbers that a place takes apart, into a quotient and a rest by one divisor:
 * row and column of an array, or columns that lie one after the other.
 *
 *     sorted[rank / 8][rank % 8] = x;
 *     s[(rank & 3) * 256 + (rank >> 2)] = x;
 *
 * Together they are as good as the number itself.
 */
#include "race_place.h"

enum { MAX_DIGITS = 16 };

int64_t race_grain(const Value *v)
{
    int64_t by = v->kind == VALUE_OPERATION && v->b && v->b->kind == VALUE_NUMBER
        ? v->b->number : 0;
    bool is_shift = value_is_operation(v, OP_SHR) && by > 0 && by < 31;
    return is_shift ? (int64_t)1 << by : value_is_operation(v, OP_DIV) && by > 0 ? by : 1;
}

/* The quotients and rests among a place's terms, and how far apart their neighbours are. */
typedef struct Digits {
    struct {
        const Value *v;
        int64_t scale;
    } items[MAX_DIGITS];
    int count;
} Digits;

static void add_digit(const Value *v, int64_t scale, void *digits)
{
    Digits *d = digits;
    if ((race_grain(v) > 1 || value_modulus(v)) && scale > 0 && d->count < MAX_DIGITS) {
        d->items[d->count].v = v;
        d->items[d->count++].scale = scale;
    }
}

/* Whether no two numbers have one place: the rest has room beside the quotient's neighbour,
 * or the quotients of as many numbers as there are threads beside the rest's. */
static bool are_apart(int64_t divisor, int64_t quotient, int64_t rest, int threads)
{
    return quotient / divisor >= rest || rest >= quotient * ((threads + divisor - 1) / divisor);
}

const Value *race_taken_apart(const Race *r, const Value *place)
{
    Digits d = {.count = 0};
    race_each_term(place, 1, NULL, add_digit, &d);
    for (int i = 0; i < d.count; i++)
        for (int k = 0; k < d.count; k++) {
            const Value *quotient = d.items[i].v, *rest = d.items[k].v;
            int64_t divisor = race_grain(quotient);
            if (divisor > 1 && rest->a == quotient->a && value_modulus(rest) == divisor
                && are_apart(divisor, d.items[i].scale, d.items[k].scale,
                             r->trace->tile->threads))
                return quotient->a;
        }
    return NULL;
}

bool race_is_digit_of(const Value *v, const Value *number)
{
    return (race_grain(v) > 1 || value_modulus(v)) && v->a == number;
}
