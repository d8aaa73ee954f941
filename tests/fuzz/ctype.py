"""The types of generated programs, with C's promotions and conversions.

The values of a floating place are kept exact: multiples of 2**-frac whose
magnitude is at most `limit`, so that sums and products, fused or not, are the
same on every device.
"""


class Type:
    name = ""

    def declare(self, inner):
        """`int x`, `float m[2][3]`, `const char *p`."""
        return f"{self.name} {inner}".rstrip()

    def __repr__(self):
        return self.declare("")


class Int(Type):
    def __init__(self, name, bits, signed, rank, is_bool=False):
        self.name, self.bits, self.signed = name, bits, signed
        self.rank, self.is_bool = rank, is_bool
        self.low = -(1 << bits - 1) if signed else 0
        self.high = (1 << (bits - 1 if signed else bits)) - 1
        self.size = max(1, bits // 8)
        self.constants = None  # of an enum: names and values

    def holds(self, low, high):
        return self.low <= low and high <= self.high


class Float(Type):
    def __init__(self, name, digits, limit, frac, suffix):
        self.name, self.digits, self.suffix = name, digits, suffix
        self.limit, self.frac = limit, frac
        self.size = 4 if digits == 24 else 8


class Array(Type):
    def __init__(self, element, count):
        self.element, self.count = element, count

    def declare(self, inner):
        return self.element.declare(f"{inner}[{self.count}]")


class Record(Type):
    """A struct; or a union of integers and arrays, all of one size."""

    def __init__(self, name, members, is_union=False):
        self.name, self.members, self.is_union = name, members, is_union

    def definition(self):
        word, tag = self.name.split()
        lines = [f"    {type.declare(name)};" for name, type in self.members]
        return f"{word} {tag} {{\n" + "\n".join(lines) + "\n};\n"


class Vector(Type):
    def __init__(self, name, element, count):
        self.name, self.element, self.count = name, element, count


class Pointer(Type):
    """To the first of `count` elements."""

    def __init__(self, element, count, const):
        self.element, self.count, self.const = element, count, const

    def declare(self, inner):
        return ("const " if self.const else "") + self.element.declare(
            f"(*{inner})" if isinstance(self.element, Array) else f"*{inner}")


class View(Type):
    def __init__(self, element, extents, const):
        self.element, self.extents, self.const = element, extents, const

    def declare(self, inner):
        const = "const " if self.const else ""
        element = self.element.declare("")
        return f"array_view({const}{element}, {len(self.extents)}) {inner}"


BOOL = Int("bool", 1, False, 0, True)
CHAR = Int("char", 8, True, 1)
SCHAR = Int("signed char", 8, True, 1)
UCHAR = Int("unsigned char", 8, False, 1)
SHORT = Int("short", 16, True, 2)
USHORT = Int("unsigned short", 16, False, 2)
INT = Int("int", 32, True, 3)
UINT = Int("unsigned", 32, False, 3)
LONG = Int("long", 64, True, 4)
ULONG = Int("unsigned long", 64, False, 4)
LLONG = Int("long long", 64, True, 5)
ULLONG = Int("unsigned long long", 64, False, 5)
FLOAT = Float("float", 24, 64, 3, "f")
DOUBLE = Float("double", 53, 1024, 6, "")

# The same types under their other names.
ALIASES = [
    Int("uint8_t", 8, False, 1), Int("int16_t", 16, True, 2),
    Int("int32_t", 32, True, 3), Int("uint32_t", 32, False, 3),
    Int("int64_t", 64, True, 4), Int("size_t", 64, False, 4)]
INTEGERS = [INT, UINT, CHAR, SCHAR, UCHAR, SHORT, USHORT, LONG, ULONG, LLONG,
            ULLONG, BOOL] + ALIASES
FLOATS = [FLOAT, DOUBLE]
VECTORS = [Vector(f"{name}_{n}", element, n)
           for name, element in (("int", INT), ("uint", UINT),
                                 ("float", FLOAT), ("double", DOUBLE))
           for n in (2, 3, 4)]


def enumeration(tag, constants):
    """An enum; with a negative constant it is an int, else an unsigned."""
    signed = any(value < 0 for _, value in constants)
    t = Int(f"enum {tag}", 32, signed, INT.rank)
    t.constants = constants
    return t


def promote(t):
    if t.constants:
        return INT if t.signed else UINT
    return INT if t.rank < INT.rank else t


def unsigned(t):
    """The unsigned type that t has after promotion."""
    return {3: UINT, 4: ULONG, 5: ULLONG}[promote(t).rank]


def usual(a, b):
    """The usual arithmetic conversions."""
    if isinstance(a, Float) or isinstance(b, Float):
        floats = [t for t in (a, b) if isinstance(t, Float)]
        return max(floats, key=lambda t: t.digits)
    a, b = promote(a), promote(b)
    if a.signed == b.signed:
        return a if a.rank >= b.rank else b
    u, s = (b, a) if a.signed else (a, b)
    if u.rank >= s.rank:
        return u
    return s if s.bits > u.bits else unsigned(s)


def same(a, b):
    """Whether two element types are compatible for a pointer."""
    if isinstance(a, Int) and isinstance(b, Int):
        return a.constants == b.constants and \
            (a.bits, a.signed, a.rank) == (b.bits, b.signed, b.rank) and \
            (a.name == "char") == (b.name == "char")
    if isinstance(a, Array) and isinstance(b, Array):
        return a.count == b.count and same(a.element, b.element)
    return a is b


def size_and_alignment(t):
    if isinstance(t, Array):
        size, alignment = size_and_alignment(t.element)
        return size * t.count, alignment
    if isinstance(t, Vector):
        size = t.element.size * (4 if t.count == 3 else t.count)
        return size, size
    if isinstance(t, Record):
        parts = [size_and_alignment(member) for _, member in t.members]
        alignment = max(a for _, a in parts)
        size = 0
        for part, a in parts:
            size = max(size, part) if t.is_union else -(-size // a) * a + part
        return -(-size // alignment) * alignment, alignment
    return t.size, t.size


def is_padded(record):
    """Whether there is room between or after its members."""
    return size_and_alignment(record)[0] != sum(
        size_and_alignment(member)[0] for _, member in record.members)


def is_scalar(t):
    return isinstance(t, (Int, Float))


def leaves(t, text):
    """(path, type) of each scalar in an object, arrays unrolled."""
    if isinstance(t, Array):
        return [leaf for i in range(t.count)
                for leaf in leaves(t.element, f"{text}[{i}]")]
    if isinstance(t, Record):
        members = t.members[:1] if t.is_union else t.members
        return [leaf for name, member in members
                for leaf in leaves(member, f"{text}.{name}")]
    if isinstance(t, Vector):
        return [(f"{text}[{i}]", t.element) for i in range(t.count)]
    return [(text, t)]
