"""Changes that C forbids, mostly: tokens that are moved, cut off, out of place.

A change is a function of dice, the tokens, the places of those that are no
space, and the tokens of all sources."""
from tokens import NUMBER, solid

BRACKETS = (b"(", b")", b"[", b"]", b"{", b"}")

EXTREMES = (
    b"0", b"1", b"-1", b"2147483647", b"(-2147483647 - 1)", b"4294967295u",
    b"2147483648", b"9223372036854775807", b"(-9223372036854775807ll - 1)",
    b"18446744073709551615ull", b"0x10000", b"1e999", b"0.0", b"0x1p-1074",
    b"1e-45f", b"(1 << 31)", b"1099511627776", b"99999999999999999999999")

# What a C program may say at a place where the corpus says something tame.
ODDITIES = (
    b"({ 1; })", b"({ ; })", b"({ return; })", b"(struct {}){}", b"(1 / 0)",
    b"(int (*)(void))0", b"_Generic(1, int: 2)", b"sizeof(int[n])", b"&&out",
    b"__attribute__((vector_size(16)))", b"__attribute__((aligned(0)))",
    b"_Complex", b"__int128", b"_Atomic", b"_Thread_local", b"__auto_type",
    b"__typeof__(int[0])", b"int z[0];", b"int f(a, b) int a; char *b; {}",
    b"struct { int n; int flexible[]; }", b"union {}", b"enum { E = 1 / 0 }",
    b"int huge[1 << 30][1 << 30];", b"int v[n];", b"int : 0;", b"out:;",
    b"goto out;", b"goto *p;", b"case 1 ... 9:", b"default:", b"break;",
    b"continue;", b"asm(\"\");", b"__builtin_choose_expr(1, 2, \"\")",
    b"__builtin_offsetof(struct s, a[1])", b"__builtin_unreachable();",
    b"__builtin_va_arg(l, int)", b"^{ return 1; }", b"^(int x) { }",
    b"x ?: y", b"(int[]){[1000000] = 1}", b"{.a.b[3] = 1}", b"*(int *)0",
    b"float3", b"int4", b"(float4)(1, 2, 3, 4)", b".xyzw", b".s0", b".lo.hi",
    b"tile_static", b"restrict(amp)", b"restrict(cpu, amp)", b"tidx.local[0]",
    b"tidx.barrier.wait();", b"amp_barrier();", b"const", b"volatile",
    b"static", b"extern", b"inline", b"_Noreturn", b"register", b"typedef",
    b"void", b"bool", b"double", b"char", b"unsigned long", b"long double",
    b"#include __FILE__\n", b"\n#if 1\n", b"\n#endif\n", b"\n#line 0 \"\"\n",
    b"\n#define int\n", b"\n#define F(x) x##x F(F(1))\n", b"\n#pragma\n",
    b"_Pragma(\"ampcc\")", b"\n#pragma ampcc diagnostic push\n", b"\\\n",
    b"??/", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xc3\xa9", b"\"", b"'",
    b"/*", b"*/", b"__VA_ARGS__", b"__COUNTER__", b"$", b"@", b"`", b"\r")


def delete(dice, tokens, places, sources):
    at = dice.choice(places)
    del tokens[at:at + dice.choice((1, 1, 1, 3, 20))]


def duplicate(dice, tokens, places, sources):
    at = dice.choice(places)
    length = dice.choice((1, 1, 3, 10, 60))
    tokens[at:at] = tokens[at:at + length] * dice.choice((1, 1, 2, 30))


def swap(dice, tokens, places, sources):
    one, other = dice.choice(places), dice.choice(places)
    tokens[one], tokens[other] = tokens[other], tokens[one]


def borrow(dice, tokens, places, sources):
    donor = dice.choice(sources)
    start, at = dice.choice(solid(donor)), dice.choice(places)
    length = dice.choice((1, 1, 1, 4, 15, 80))
    tokens[at:at + dice.choice((0, length))] = (
        [b" "] + donor[start:start + length] + [b" "])


def reuse(dice, tokens, places, sources):
    """One name or word stands where another one stood."""
    words = [i for i in places if tokens[i][:1].isalpha()]
    if words:
        tokens[dice.choice(words)] = tokens[dice.choice(words)]


def bracket(dice, tokens, places, sources):
    some = [i for i in places if tokens[i] in BRACKETS]
    if some:
        tokens[dice.choice(some)] = dice.choice(BRACKETS)


def number(dice, tokens, places, sources):
    some = [i for i in places if NUMBER.match(tokens[i])]
    if some:
        tokens[dice.choice(some)] = dice.choice(EXTREMES)


def oddity(dice, tokens, places, sources):
    at = dice.choice(places)
    tokens[at:at + dice.choice((0, 1))] = [b" ", dice.choice(ODDITIES),
                                           b" "]


def line(dice, tokens, places, sources):
    """A line of another source goes between two of this one."""
    lines = b"".join(dice.choice(sources)).split(b"\n")
    breaks = [i for i, t in enumerate(tokens) if b"\n" in t] or places
    tokens.insert(dice.choice(breaks), b"\n" + dice.choice(lines) + b"\n")


CHANGES = (delete, duplicate, swap, borrow, borrow, reuse, reuse, bracket,
           number, oddity, oddity, line)


def truncate(dice, text):
    return text[:dice.randrange(len(text))]


def scramble(dice, text):
    changed = bytearray(text)
    for _ in range(dice.choice((1, 4, 30))):
        changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def splice(dice, text):
    at, to = dice.randrange(len(text)), dice.randrange(len(text))
    return text[:at] + text[to:]


BYTEWISE = (truncate, truncate, scramble, splice)
