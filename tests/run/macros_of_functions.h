/* Functions that a header's macros declare and define. */
#define INLINE_DEVICE(name) static inline int name(int x) restrict(amp)
#define EITHER(name) static int name(int x) restrict(cpu, amp)

INLINE_DEVICE(thrice) { return x * 3; }
EITHER(of_header);
EITHER(of_header) { return x + 3; }
