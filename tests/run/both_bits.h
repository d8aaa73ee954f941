/* both_bits.h - a number's bits, for tests that compare them. */
static long float_bits(float x) restrict(cpu, amp)
{
    union {
        float number;
        unsigned bits;
    } u = {x};
    return u.bits;
}

static long double_bits(double x) restrict(cpu, amp)
{
    union {
        double number;
        long bits;
    } u = {x};
    return u.bits;
}
