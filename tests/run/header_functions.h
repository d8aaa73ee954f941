/* amp functions and a launch in a header. */
#ifndef HEADER_FUNCTIONS_H
#define HEADER_FUNCTIONS_H

#include <amp.h>

typedef struct Complex {
    float re, im;
} Complex;

static inline Complex multiply(Complex a, Complex b) restrict(cpu, amp)
{
    Complex c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return c;
}

static inline Complex conjugate(Complex a) restrict(amp)
{
    a.im = -a.im;
    return a;
}

static inline void square_all(array_view(Complex, 1) v)
{
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {
        v[i] = multiply(v[i], v[i]);
    });
}

#endif
