"""Makes a bad source of a good one: the tokens of the corpus, shuffled.

Every mutant is a function of its seed and its number alone."""
import glob
import os
import random
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))
FOLDERS = ("tests/check", "tests/run", "tests/race", "samples")
TOKEN = re.compile(rb'\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'
                   rb"'(?:\\.|[^'\\\n])*'|\w[\w.]*|<<=|>>=|\.\.\.|->|"
                   rb"[-+*/%&|^=!<>]=|\+\+|--|&&|\|\||<<|>>|.", re.S)
NUMBER = re.compile(rb"\d[\w.]*\Z")
BRACKETS = (b"(", b")", b"[", b"]", b"{", b"}")

EXTREMES = (
    b"0", b"1", b"-1", b"2147483647", b"(-2147483647 - 1)", b"4294967295u",
    b"2147483648", b"9223372036854775807", b"(-9223372036854775807ll - 1)",
    b"18446744073709551615ull", b"0x10000", b"1e999", b"0.0", b"0x1p-1074",
    b"1e-45f", b"(1 << 31)", b"1099511627776", b"99999999999999999999999")

# These keep most programs correct, so that they come to the later passes.
OPERATORS = (b"+", b"-", b"*", b"/", b"%", b"<<", b">>", b"&", b"|", b"^",
             b"&&", b"||", b"<", b">", b"<=", b">=", b"==", b"!=", b",")
ASSIGNMENTS = (b"=", b"+=", b"-=", b"*=", b"/=", b"%=", b"<<=", b">>=", b"&=",
               b"|=", b"^=")
TYPES = (b"int", b"float", b"unsigned", b"double", b"char", b"bool", b"short",
         b"long", b"float4", b"int2", b"uint3", b"_Bool", b"size_t",
         b"long double", b"int *", b"const float", b"volatile int",
         b"__typeof__(1 ? 2 : 3u)", b"struct { int a, b[0]; }", b"__int128")
VALUES = (b"({ 1; })", b"({ int q = 3; q; })", b"(1 / 0)", b"(0u - 1)",
          b"_Generic(1, int: 2)", b"(1 ?: 2)", b"(1, 2)", b"sizeof(int[7])",
          b"(int){3}", b"((int[]){1, 2, 3})[1]", b"(char)300", b"-0.0f",
          b"(int)1e30f", b"(long long)-1", b"'\\xff'", b"!0", b"~0", b"1.5",
          b"__builtin_choose_expr(1, 2, 3)", b"(5 % 0)", b"(1 << 32)",
          b"(-1 >> 1)", b"__COUNTER__", b"sizeof(struct { int e[0]; })",
          b"(0 && 1 / 0)", b"(void *)0", b"(1 ? 2 : 3.5f)", b"\"ab\"[1]")

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


def corpus():
    """The tokens of each source, by its name."""
    sources = []
    for folder in FOLDERS:
        for path in sorted(glob.glob(os.path.join(ROOT, folder, "*.ampc"))):
            with open(path, "rb") as source:
                sources.append(TOKEN.findall(source.read()))
    return sources


def solid(tokens):
    """The places of the tokens that are no space and no comment."""
    return [i for i, t in enumerate(tokens)
            if not t.isspace() and t[:2] not in (b"//", b"/*")]


class Mutator:
    def __init__(self, seed):
        self.seed = seed
        self.sources = corpus()

    def mutant(self, number):
        dice = random.Random(f"{self.seed}/{number}")
        tokens = list(dice.choice(self.sources))
        changes = dice.choice((GENTLE, TOKENWISE))
        for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 5, 12))):
            places = solid(tokens)
            if not places:
                break
            dice.choice(changes)(self, dice, tokens, places)
        text = b"".join(tokens)
        if changes is TOKENWISE and dice.random() < 0.2 and text:
            text = dice.choice(BYTEWISE)(dice, text)
        return text

    def delete(self, dice, tokens, places):
        at = dice.choice(places)
        del tokens[at:at + dice.choice((1, 1, 1, 3, 20))]

    def duplicate(self, dice, tokens, places):
        at = dice.choice(places)
        length = dice.choice((1, 1, 3, 10, 60))
        tokens[at:at] = tokens[at:at + length] * dice.choice((1, 1, 2, 30))

    def swap(self, dice, tokens, places):
        one, other = dice.choice(places), dice.choice(places)
        tokens[one], tokens[other] = tokens[other], tokens[one]

    def borrow(self, dice, tokens, places):
        donor = dice.choice(self.sources)
        start, at = dice.choice(solid(donor)), dice.choice(places)
        length = dice.choice((1, 1, 1, 4, 15, 80))
        tokens[at:at + dice.choice((0, length))] = (
            [b" "] + donor[start:start + length] + [b" "])

    def reuse(self, dice, tokens, places):
        """One name or word stands where another one stood."""
        words = [i for i in places if tokens[i][:1].isalpha()]
        if words:
            tokens[dice.choice(words)] = tokens[dice.choice(words)]

    def bracket(self, dice, tokens, places):
        some = [i for i in places if tokens[i] in BRACKETS]
        if some:
            tokens[dice.choice(some)] = dice.choice(BRACKETS)

    def number(self, dice, tokens, places):
        some = [i for i in places if NUMBER.match(tokens[i])]
        if some:
            tokens[dice.choice(some)] = dice.choice(EXTREMES)

    def oddity(self, dice, tokens, places):
        at = dice.choice(places)
        tokens[at:at + dice.choice((0, 1))] = [b" ", dice.choice(ODDITIES),
                                               b" "]

    def line(self, dice, tokens, places):
        """A line of another source goes between two of this one."""
        lines = b"".join(dice.choice(self.sources)).split(b"\n")
        breaks = [i for i, t in enumerate(tokens) if b"\n" in t] or places
        tokens.insert(dice.choice(breaks), b"\n" + dice.choice(lines) + b"\n")

    def like(self, dice, tokens, places):
        """An operator, a type or a number gives way to one of its kind."""
        for kind in dice.sample((OPERATORS, ASSIGNMENTS, TYPES), 3):
            some = [i for i in places if tokens[i] in kind]
            if some:
                tokens[dice.choice(some)] = dice.choice(kind)
                return

    def value(self, dice, tokens, places):
        some = [i for i in places if NUMBER.match(tokens[i])]
        if some:
            tokens[dice.choice(some)] = dice.choice(VALUES)

    def statement(self, dice, tokens, places):
        """A statement goes, comes twice, or moves."""
        ends = [i for i in places if tokens[i] in (b";", b"{", b"}")]
        starts = [n for n in range(len(ends) - 1) if tokens[ends[n + 1]] == b";"]
        if not starts:
            return
        n = dice.choice(starts)
        start, end = ends[n] + 1, ends[n + 1] + 1
        taken = tokens[start:end]
        way = dice.randrange(3)
        to = start if way == 1 else dice.choice(ends) + 1
        if way != 0:
            tokens[to:to] = taken
        if way != 1:
            at = start + (len(taken) if way == 2 and to <= start else 0)
            del tokens[at:at + len(taken)]


GENTLE = (Mutator.number, Mutator.value, Mutator.value, Mutator.like,
          Mutator.like, Mutator.statement, Mutator.statement, Mutator.reuse)
TOKENWISE = (Mutator.delete, Mutator.duplicate, Mutator.swap, Mutator.borrow,
             Mutator.borrow, Mutator.reuse, Mutator.reuse, Mutator.bracket,
             Mutator.number, Mutator.oddity, Mutator.oddity, Mutator.line)


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
