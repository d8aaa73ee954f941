/* amp_parse_device.h - what Clang makes of the functions that only amp code has. Included by
 * amp_parse.h.
 */
#ifndef AMP_PARSE_DEVICE_H
#define AMP_PARSE_DEVICE_H

/* ---- atomics ----------------------------------------------------------- */

/* In amp code; x is an element of a view, an array or tile_static, or a member
 * of one. None is a fence. 64-bit integers need a device that has them
 * (amp_accelerator_supports_int64_atomics). */
#define __ampc_atomic(result, name, T, ...) \
    __ampc_overload result name(T *, ##__VA_ARGS__); \
    __ampc_overload result name(T __ampc_view_space *, ##__VA_ARGS__); \
    __ampc_overload result name(T __ampc_array_space *, ##__VA_ARGS__);
#define __ampc_integers(declare, name) \
    declare(int, name) declare(unsigned, name) \
    declare(long, name) declare(unsigned long, name) \
    declare(long long, name) declare(unsigned long long, name)
#define __ampc_value(T, name) __ampc_atomic(T, name, T, T)
#define __ampc_no_value(T, name) __ampc_atomic(T, name, T)
#define __ampc_compare(T, name) __ampc_atomic(_Bool, name, T, T *, T)
#define __ampc_numbers(name) \
    __ampc_integers(__ampc_value, name) __ampc_value(float, name)

/* amp_atomic_exchange(&x, v): x = v, as one step among those of all threads;
 * returns what x was. */
__ampc_numbers(amp_atomic_exchange)

/* amp_atomic_fetch_add(&x, v): x += v, as one step; returns what x was. */
__ampc_numbers(amp_atomic_fetch_add)

/* amp_atomic_fetch_min(&x, v): x becomes the smaller of x and v, as one step;
 * returns what x was. */
__ampc_numbers(amp_atomic_fetch_min)

/* amp_atomic_fetch_max(&x, v): x becomes the larger of x and v, as one step;
 * returns what x was. */
__ampc_numbers(amp_atomic_fetch_max)

/* amp_atomic_fetch_sub(&x, v): x -= v, as one step; returns what x was. */
__ampc_integers(__ampc_value, amp_atomic_fetch_sub)

/* amp_atomic_fetch_and(&x, v): x &= v, as one step; returns what x was. */
__ampc_integers(__ampc_value, amp_atomic_fetch_and)

/* amp_atomic_fetch_or(&x, v): x |= v, as one step; returns what x was. */
__ampc_integers(__ampc_value, amp_atomic_fetch_or)

/* amp_atomic_fetch_xor(&x, v): x ^= v, as one step; returns what x was. */
__ampc_integers(__ampc_value, amp_atomic_fetch_xor)

/* amp_atomic_fetch_inc(&x): x++, as one step; returns what x was. */
__ampc_integers(__ampc_no_value, amp_atomic_fetch_inc)

/* amp_atomic_fetch_dec(&x): x--, as one step; returns what x was. */
__ampc_integers(__ampc_no_value, amp_atomic_fetch_dec)

/* amp_atomic_compare_exchange(&x, &expected, v): where x is `expected`, x = v
 * and the result is true; else `expected` becomes what x is. As one step. */
__ampc_integers(__ampc_compare, amp_atomic_compare_exchange)

/* ---- fast math --------------------------------------------------------- */

#define __ampc_fast(result, name, ...) \
    result amp_fast_##name(__VA_ARGS__); \
    result amp_fast_##name##f(__VA_ARGS__);
#define __ampc_fast_1(name) __ampc_fast(float, name, float)
#define __ampc_fast_2(name) __ampc_fast(float, name, float, float)

/* The function of <math.h> without amp_fast_, of float, at the device's own,
 * quicker accuracy. In amp code only; each with and without the f. */
__ampc_fast_1(acos) __ampc_fast_1(asin) __ampc_fast_1(atan)
__ampc_fast_1(ceil) __ampc_fast_1(cos) __ampc_fast_1(cosh)
__ampc_fast_1(exp) __ampc_fast_1(exp2) __ampc_fast_1(fabs)
__ampc_fast_1(floor) __ampc_fast_1(log) __ampc_fast_1(log10)
__ampc_fast_1(log2) __ampc_fast_1(round) __ampc_fast_1(rsqrt)
__ampc_fast_1(sin) __ampc_fast_1(sinh) __ampc_fast_1(sqrt)
__ampc_fast_1(tan) __ampc_fast_1(tanh) __ampc_fast_1(trunc)
__ampc_fast_2(atan2) __ampc_fast_2(fmax) __ampc_fast_2(fmin)
__ampc_fast_2(fmod) __ampc_fast_2(pow)
__ampc_fast(int, isfinite, float) __ampc_fast(int, isinf, float)
__ampc_fast(int, isnan, float) __ampc_fast(int, signbit, float)
__ampc_fast(float, frexp, float, int *)
__ampc_fast(float, ldexp, float, int)
__ampc_fast(float, modf, float, float *)
__ampc_fast(void, sincos, float, float *, float *)

#endif
