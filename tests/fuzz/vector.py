"""Random expressions of short vectors, lane by lane as well defined as those
of numbers."""
import value as v
from ctype import INT, UINT, VECTORS, Float, Vector
from value import Value


def vector_type(element, count):
    return next(t for t in VECTORS
                if t.element is element and t.count == count)


def int_vector(count):
    return vector_type(INT, count)


class Lanes:
    """`high` and `low` of a vector are those of each of its lanes."""

    def __init__(self, writer):
        self.w, self.c = writer, writer.c

    def leaf(self, type):
        place = self.w.place(lambda t: t is type, 1)
        if place and self.c.chance(80):
            text, precedence = place.text, v.POSTFIX
        else:
            text = f"({type.name}){self.w.initializer(type, 1)}"
            precedence = v.POSTFIX
        t = type.element
        if isinstance(t, Float):
            return Value(text, type, -t.limit, t.limit, precedence, t.frac)
        return Value(text, type, t.low, t.high, precedence)

    def expression(self, type, depth):
        if depth <= 0:
            return self.leaf(type)
        ways = [(3, lambda: self.leaf(type)),
                (5, lambda: self.arithmetic(type, depth)),
                (3, lambda: self.swizzle(type, depth)),
                (2, lambda: self.negated(type, depth)),
                (2, lambda: self.choice(type, depth)),
                (2, lambda: self.call(type, depth))]
        if not isinstance(type.element, Float):
            ways += [(3, lambda: self.bits(type, depth)),
                     (2, lambda: self.quotient(type, depth)),
                     (2, lambda: self.shifted(type, depth))]
        if type.element is INT:
            ways += [(2, lambda: self.compared(type, depth))]
        with self.c.span():
            return self.c.weighted(ways)()

    def scalar(self, type):
        """To be spread over all lanes: of just the lane's type."""
        if isinstance(type.element, Float):
            return self.w.float_constant(type.element)
        e = v.small(self.c, self.w.integer(1))
        e = v.cast(e, type.element)
        return e

    def two(self, type, depth):
        a = self.expression(type, depth - 1)
        b = self.scalar(type) if self.c.chance(30) else \
            self.expression(type, depth - 1)
        return (b, a) if self.c.chance(20) else (a, b)

    def small(self, e, type):
        """Lanes of small integers."""
        if -1024 <= e.low and e.high <= 1024:
            return e
        mask = (1 << self.c.between(1, 10)) - 1
        end = "u" if type.element is UINT else ""
        return Value(f"{e.at(v.BIT_AND)} & {mask}{end}", e.type, 0, mask,
                     v.BIT_AND)

    def arithmetic(self, type, depth):
        op = self.c.pick(["+", "-", "*"])
        a, b = self.two(type, depth)
        if isinstance(type.element, Float):
            return self.float_arithmetic(type, op, a, b)
        if type.element is INT:
            a, b = self.small(a, type), self.small(b, type)
        low, high = v.corners(op, (a.low, a.high), (b.low, b.high))
        if type.element is UINT:
            low, high = 0, UINT.high
        text, precedence = v.binary_text(op, a, b)
        return Value(text, type, low, high, precedence)

    def float_arithmetic(self, type, op, a, b):
        if op == "*":
            high, frac = a.high * b.high, a.frac + b.frac
        else:
            high, frac = a.high + b.high, max(a.frac, b.frac)
        if high * 2 ** frac > 2 ** 23:
            return a if isinstance(a.type, Vector) else b
        text, precedence = v.binary_text(op, a, b)
        return Value(text, type, -high, high, precedence, frac)

    def bits(self, type, depth):
        op = self.c.pick(["&", "|", "^"])
        text, precedence = v.binary_text(op, *self.two(type, depth))
        return Value(text, type, type.element.low, type.element.high,
                     precedence)

    def quotient(self, type, depth):
        a, b = (self.expression(type, depth - 1) for _ in range(2))
        b = self.small(b, type) if type.element is UINT or b.low >= 0 else \
            Value(f"({b.text}) & 7", type, 0, 7, v.BIT_AND)
        end = "u" if type.element is UINT else ""
        b = Value(f"({b.at(v.SUM)} + 1{end})", type, 1, b.high + 1)
        text, precedence = v.binary_text(self.c.pick(["/", "%"]), a, b)
        bound = max(abs(a.low), abs(a.high))
        return Value(text, type, -bound if a.low < 0 else 0, bound,
                     precedence)

    def shifted(self, type, depth):
        a = self.expression(type, depth - 1)
        op = ">>" if type.element is INT else self.c.pick([">>", "<<"])
        end = "u" if type.element is UINT else ""
        if self.c.chance(50):
            b = Value(f"{self.c.draw(32)}{end}", type)
        else:
            b = self.expression(type, depth - 1)
            b = Value(f"({b.at(v.BIT_AND)} & 31{end})", type)
        text, precedence = v.binary_text(op, a, b)
        return Value(text, type, type.element.low, type.element.high,
                     precedence)

    def negated(self, type, depth):
        a = self.expression(type, depth - 1)
        if isinstance(type.element, Float):
            return Value(f"-{a.at(v.POSTFIX)}", type, a.low, a.high, v.UNARY,
                         a.frac)
        if type.element is INT and self.c.chance(50):
            a = self.small(a, type)
            return Value(f"-{a.at(v.POSTFIX)}", type, -a.high, -a.low,
                         v.UNARY)
        return Value(f"~{a.at(v.POSTFIX)}", type, type.element.low,
                     type.element.high, v.UNARY)

    def swizzle(self, type, depth):
        """Some lanes of a vector, in any order."""
        source = vector_type(type.element, self.c.between(2, 4))
        a = self.expression(source, depth - 1)
        lanes = "".join(self.c.pick("xyzw"[:source.count])
                        for _ in range(type.count))
        return Value(f"{a.at(v.POSTFIX)}.{lanes}", type, a.low, a.high,
                     frac=a.frac)

    def lane(self, element, depth):
        """A number out of a vector."""
        a = self.expression(vector_type(element, self.c.between(2, 4)),
                            depth - 1)
        at = self.c.draw(a.type.count)
        end = self.c.pick([f".{'xyzw'[at]}", f"[{at}]"])
        return Value(a.at(v.POSTFIX) + end, element, a.low, a.high,
                     frac=a.frac)

    def choice(self, type, depth):
        test = self.w.condition(1)
        a, b = (self.expression(type, depth - 1) for _ in range(2))
        return Value(f"{test.at(v.OR)} ? {a.at(v.ASSIGN)} : "
                     f"{b.at(v.CONDITIONAL)}", type, min(a.low, b.low),
                     max(a.high, b.high), v.CONDITIONAL, max(a.frac, b.frac))

    def compared(self, type, depth):
        """Each lane 0 or -1."""
        of = vector_type(self.c.pick([UINT, INT]), type.count)
        a, b = (self.expression(of, depth - 1) for _ in range(2))
        op = self.c.pick(["<", ">", "<=", ">=", "==", "!="])
        text, precedence = v.binary_text(op, a, b)
        return Value(text, type, -1, 0, precedence)

    def call(self, type, depth):
        call = self.w.call(lambda t: t is type, depth, otherwise=False)
        if not call:
            return self.leaf(type)
        t = type.element
        if isinstance(t, Float):
            return Value(call.text, type, -t.limit, t.limit, frac=t.frac)
        return Value(call.text, type, t.low, t.high)

    def assignable(self, type, depth):
        e = self.expression(type, depth)
        t = type.element
        if not isinstance(t, Float) or e.high <= t.limit and e.frac <= t.frac:
            return e.at(v.ASSIGN)
        lanes = [v.fit_float(self.c, Value(f"{e.at(v.POSTFIX)}.{lane}", t,
                                           e.low, e.high, frac=e.frac),
                             t, t.limit, t.frac).at(v.ASSIGN)
                 for lane in "xyzw"[:type.count]]
        return f"({type.name}){{{', '.join(lanes)}}}"
