"""Expressions that are written: their text, type and the values they have.

Every constructor here takes operands of any value and makes an expression
that is well defined: where C would overflow or divide by zero, the operands
are masked, reduced or converted first.
"""
from ctype import (INT, LONG, SCHAR, UINT, Float, promote, unsigned, usual)

(COMMA, ASSIGN, CONDITIONAL, OR, AND, BIT_OR, BIT_XOR, BIT_AND, EQUALITY,
 RELATION, SHIFT, SUM, PRODUCT, CAST, UNARY, POSTFIX) = range(16)

PRECEDENCE = {
    "*": PRODUCT, "/": PRODUCT, "%": PRODUCT, "+": SUM, "-": SUM,
    "<<": SHIFT, ">>": SHIFT, "<": RELATION, ">": RELATION, "<=": RELATION,
    ">=": RELATION, "==": EQUALITY, "!=": EQUALITY, "&": BIT_AND,
    "^": BIT_XOR, "|": BIT_OR, "&&": AND, "||": OR}


class Value:
    """An integer from `low` to `high`; or a multiple of 2**-frac from -high
    to high, of a floating type."""

    def __init__(self, text, type, low=0, high=0, precedence=POSTFIX, frac=0):
        self.text, self.type, self.precedence = text, type, precedence
        self.low, self.high, self.frac = low, high, frac

    def at(self, precedence):
        """The text where operators of this precedence bind."""
        if self.precedence >= precedence:
            return self.text
        return f"({self.text})"

    @property
    def is_float(self):
        return isinstance(self.type, Float)


def of_type(text, type, low, high, precedence):
    """An integer result: what does not fit an unsigned type wraps."""
    if not type.holds(low, high):
        assert not type.signed, (text, type, low, high)
        low, high = type.low, type.high
    return Value(text, type, low, high, precedence)


def converted(e, type):
    """The range of an integer value after conversion."""
    if type.is_bool:
        return int(e.low > 0 or e.high < 0), int(e.low != 0 or e.high != 0)
    if type.holds(e.low, e.high):
        return e.low, e.high
    return type.low, type.high


def cast(e, type):
    """(type)e; a floating e must fit an integer type."""
    text = f"({type.name}){e.at(CAST)}"
    if isinstance(type, Float):
        if e.is_float:
            return Value(text, type, -e.high, e.high, CAST, e.frac)
        bound = max(abs(e.low), abs(e.high))
        return Value(text, type, -bound, bound, CAST)
    if e.is_float:
        bound = 1 if type.is_bool else e.high
        return Value(text, type, max(type.low, -bound), min(bound, type.high),
                     CAST)
    return Value(text, type, *converted(e, type), CAST)


def literal(type, value, form=0):
    """An integer constant."""
    if type.is_bool:
        return Value("true" if value else "false", INT, value, value)
    if type.rank < INT.rank:
        return cast(literal(INT, value, form), type)
    suffix = {"int": "", "unsigned": "u", "long": "L", "unsigned long": "ul",
              "long long": "LL", "unsigned long long": "ULL"}
    end = suffix.get(type.name)
    if end is None:
        return cast(literal(INT if type.bits == 32 else LONG, value,
                            form), type)
    if value == type.low and type.signed:
        text = f"(-{type.high}{end} - 1)"
        return Value(text, type, value, value)
    magnitude = abs(value)
    text = [str(magnitude), hex(magnitude),
            "0%o" % magnitude if magnitude else "0"][form] + end
    if value < 0:
        return Value("-" + text, type, value, value, UNARY)
    if form == 0 and type is INT and 97 <= value <= 122 and value % 2:
        text = f"'{chr(value)}'"
    return Value(text, type, value, value)


def number(type, quarters, form=0):
    """A floating constant, of quarters."""
    value = quarters / 4
    text = value.hex() if form else repr(value)
    bound = (abs(quarters) + 3) // 4
    return Value(text + type.suffix, type, -bound, bound,
                 UNARY if value < 0 else POSTFIX, 2)


def fit(c, e, count):
    """An integer from 0 to count - 1 that follows from e."""
    if not e.is_float and e.low >= 0 and e.high < count:
        return e
    if e.is_float:
        e = to_integer(e, INT)
    if count == 1:
        return Value(f"{e.at(PRODUCT)} * 0u", usual(e.type, UINT), 0, 0,
                     PRODUCT)
    if count & (count - 1) == 0 and not c.chance(25):
        return Value(f"{e.at(BIT_AND)} & {count - 1}", promote(e.type), 0,
                     count - 1, BIT_AND)
    if e.low >= 0:
        type = usual(e.type, INT)
        return Value(f"{e.at(PRODUCT)} % {count}", type, 0, count - 1, PRODUCT)
    u = unsigned(e.type)
    return Value(f"({u.name}){e.at(CAST)} % {count}", u, 0, count - 1, PRODUCT)


def small(c, e):
    """An integer of magnitude 128 at most."""
    if not e.is_float and e.low >= -128 and e.high <= 127:
        return e
    if e.is_float:
        e = to_integer(e, INT)
    if c.chance(50):
        return fit(c, e, c.between(2, 100))
    return Value(f"(signed char){e.at(CAST)}", SCHAR,
                 -128, 127, CAST)


def to_integer(e, type):
    """A floating value, cut to an integer."""
    if e.high < type.high:
        return cast(e, type)
    return cast(e, LONG)


def fit_float(c, e, type, limit, frac):
    """Like fit, for a floating place."""
    if not e.is_float:
        return small_float(c, e, type, limit)
    if e.frac <= frac and e.high <= limit:
        return e
    if e.frac <= frac and e.high * 2 ** e.frac <= 2 ** 24 and c.chance(30):
        name = "fmod" + e.type.suffix
        return Value(f"{name}({e.at(ASSIGN)}, {float(limit)}{e.type.suffix})",
                     e.type, -limit, limit, frac=e.frac)
    return small_float(c, to_integer(e, INT), type, limit)


def small_float(c, e, type, limit):
    if max(abs(e.low), abs(e.high)) > limit:
        if e.type.rank >= INT.rank and e.type.signed and c.chance(40):
            e = Value(f"{e.at(PRODUCT)} % {limit}", e.type, 1 - limit,
                      limit - 1, PRODUCT)
        else:
            e = fit(c, e, limit)
    bound = max(abs(e.low), abs(e.high))
    if c.chance(50):
        return Value(e.text, type, -bound, bound, e.precedence)
    return cast(e, type)


# ---- operators ------------------------------------------------------------

def negated(c, e):
    space = " " if e.at(CAST)[0] in "-+" else ""
    if e.is_float:
        return Value(f"-{space}{e.at(CAST)}", e.type, e.low, e.high, UNARY,
                     e.frac)
    type = promote(e.type)
    if type.signed and e.low == type.low:
        e = Value(f"({unsigned(type).name}){e.at(CAST)}", unsigned(type),
                  0, unsigned(type).high, CAST)
        type, space = e.type, ""
    low, high = converted(e, type)
    return of_type(f"-{space}{e.at(CAST)}", type, -high, -low, UNARY)


def complement(e):
    type = promote(e.type)
    text = f"~{e.at(CAST)}"
    if not type.signed:
        return Value(text, type, type.low, type.high, UNARY)
    return Value(text, type, ~e.high, ~e.low, UNARY)


def negation(e):
    return Value(f"!{e.at(CAST)}", INT, 0, 1, UNARY)


def binary_text(op, a, b):
    precedence = PRECEDENCE[op]
    right = b.at(precedence + 1)
    return f"{a.at(precedence)} {op} {right}", precedence


def comparison(op, a, b):
    text, precedence = binary_text(op, a, b)
    return Value(text, INT, 0, 1, precedence)


def bits_of(low, high):
    """The range of what & | ^ make of values from low to high."""
    top = 1
    while top <= max(high, ~low):
        top *= 2
    return (0 if low >= 0 else -top), top - 1


def bitwise(op, a, b):
    type = usual(a.type, b.type)
    (al, ah), (bl, bh) = converted(a, type), converted(b, type)
    low, high = bits_of(min(al, bl), max(ah, bh))
    if op == "&" and al >= 0 and bl >= 0:
        low, high = 0, min(ah, bh)
    elif op == "&" and (al >= 0 or bl >= 0):
        low, high = 0, ah if al >= 0 else bh
    text, precedence = binary_text(op, a, b)
    return of_type(text, type, max(low, type.low), min(high, type.high),
                   precedence)


def corners(op, a, b):
    if op == "+":
        return a[0] + b[0], a[1] + b[1]
    if op == "-":
        return a[0] - b[1], a[1] - b[0]
    products = [x * y for x in a for y in b]
    return min(products), max(products)


def arithmetic(c, op, a, b):
    """+ - * of integers."""
    type = usual(a.type, b.type)
    low, high = corners(op, converted(a, type), converted(b, type))
    if type.signed and not type.holds(low, high):
        if c.chance(60):
            a = cast(a, unsigned(type))
        else:
            a, b = fit(c, a, 1 << c.between(1, 12)), small(c, b)
        type = usual(a.type, b.type)
        low, high = corners(op, converted(a, type), converted(b, type))
    text, precedence = binary_text(op, a, b)
    return of_type(text, type, low, high, precedence)


def divisor(c, a, b):
    """What `a` may be divided by: never 0, and -1 only where that fits."""
    type = usual(a.type, b.type)
    low, high = converted(b, type)
    if low <= 0 <= high or low <= -1 <= high and type.signed:
        if not type.signed and c.chance(50):
            type = promote(b.type)
            return Value(f"{b.at(BIT_OR)} | 1", type, type.low, type.high,
                         BIT_OR)
        m = fit(c, b, 1 << c.between(1, 5))
        return Value(f"{m.at(SUM)} + 1", promote(m.type), 1, m.high + 1, SUM)
    return b


def division(c, op, a, b):
    """/ % of integers."""
    b = divisor(c, a, b)
    type = usual(a.type, b.type)
    low, high = converted(b, type)
    al, ah = converted(a, type)
    text, precedence = binary_text(op, a, b)
    bound = max(abs(al), abs(ah))
    if op == "%":
        bound = min(bound, max(abs(low), abs(high)) - 1)
    return of_type(text, type, -bound if al < 0 or low < 0 else 0,
                   min(bound, type.high), precedence)


def shift(c, op, a, b):
    type = promote(a.type)
    if op == "<<" and type.signed:
        if a.low < 0 or a.high << 1 > type.high:
            if c.chance(50):
                a = cast(a, unsigned(type))
            else:
                a = fit(c, a, 1 << c.between(1, 10))
        type = promote(a.type)
    width = type.bits
    while op == "<<" and type.signed and a.high << width - 1 > type.high:
        width -= 1
    b = fit(c, b, width)
    text, precedence = binary_text(op, a, b)
    if op == "<<":
        return of_type(text, type, a.low << b.low, a.high << b.high,
                       precedence)
    return Value(text, type, min(a.low, 0), max(a.high, 0), precedence)


def float_arithmetic(c, op, a, b):
    """+ - * where at least one side is floating; exact."""
    type = usual(a.type, b.type)
    a, b = (e if e.is_float else small(c, e) for e in (a, b))
    while True:
        bounds = [e.high if e.is_float else max(abs(e.low), abs(e.high))
                  for e in (a, b)]
        if op == "*":
            frac, high = a.frac + b.frac, bounds[0] * bounds[1]
        else:
            frac, high = max(a.frac, b.frac), sum(bounds)
        if high * 2 ** frac <= 2 ** (type.digits - 1):
            break
        if not a.is_float or bounds[0] <= 8 and a.frac <= 2:
            b = fit_float(c, b, b.type, 16, 2)
        else:
            a = fit_float(c, a, a.type, 8, 2)
        if not (a.is_float or b.is_float):
            a = cast(a, type)
    text, precedence = binary_text(op, a, b)
    return Value(text, type, -high, high, precedence, frac)


def conditional(c, test, a, b):
    if a.is_float or b.is_float:
        type = usual(a.type, b.type)
        a, b = (e if e.is_float else small(c, e) for e in (a, b))
        text = f"{test.at(OR)} ? {a.at(COMMA + 1)} : {b.at(CONDITIONAL)}"
        high = max(max(abs(e.low), abs(e.high)) for e in (a, b))
        return Value(text, type, -high, high, CONDITIONAL,
                     max(a.frac, b.frac))
    type = usual(a.type, b.type)
    text = f"{test.at(OR)} ? {a.at(COMMA + 1)} : {b.at(CONDITIONAL)}"
    (al, ah), (bl, bh) = converted(a, type), converted(b, type)
    return Value(text, type, min(al, bl), max(ah, bh), CONDITIONAL)
