"""Code in which types are mixed, as programs have it where compilers make
vectors: an int that no float holds beside one, numbers that are narrowed where
they are stored, unsigned ones that wrap around, side effects that come under
conditions.

    if (f < 3 && p1_++ > 2)
        p2_ += f;
    else
        p3_ = p2_ > 16777216 ? p2_ : f;

Floating numbers are rounded here, but alike everywhere: none are multiplied
but by powers of two, which leaves nothing to fuse. Their magnitude is at most
Value.high. Integers that take sums of such keep within TAME.
"""
import contextlib

import value as v
from ctype import (CHAR, DOUBLE, FLOAT, INT, LONG, SCHAR, SHORT, UCHAR, UINT,
                   ULONG, USHORT, Float, promote, unsigned, usual)
from statement import indent
from value import Value

TYPES = [(5, INT), (5, FLOAT), (3, UINT), (2, LONG), (2, DOUBLE), (2, SHORT),
         (2, UCHAR), (1, SCHAR), (1, CHAR), (1, USHORT), (1, ULONG)]
TAME = {INT: 1 << 29, LONG: 1 << 40}  # what some keep within
MOST_SET, MOST_ADDED = 28, 18  # bits of what such get, and of what is added
MOST_FLOAT = 1 << 50
MOST_TWICE = 40  # characters of what is said twice
MOST_TIMES = 800  # that a statement runs
TRIPS = [1, 2, 3, 4, 5, 8, 13, 16, 33, 64, 100, 130]
CONSTANTS = [0, 1, 2, 3, 7, 100, 255, 1000, 32768, 65537, 16777217, 123456789]
POWERS = ["0.5{}", "2.0{}", "0.25{}", "4.0{}", "-1.0{}"]
COMPARISONS = ["<", ">", "<=", ">=", "==", "!="]


def any_type(c):
    return c.weighted(TYPES)


def magnitude(e):
    return e.high if e.is_float else max(abs(e.low), abs(e.high))


def variable(text, type, is_tame=False):
    """The value of one."""
    if isinstance(type, Float):
        return Value(text, type, -MOST_FLOAT, MOST_FLOAT)
    most = TAME.get(type) if is_tame else None
    return Value(text, type, *((-most, most) if most else
                               (type.low, type.high)))


def is_tame(place):
    t = place.type
    return not place.is_float and (place.low, place.high) != (t.low, t.high)


def holds(low, high, e):
    """Whether a floating value is surely between them, as rounded as it is."""
    return low <= -2 * e.high and 2 * e.high <= high


class Function:
    """A helper of the program. With a pointer it has no result, and that is
    its first parameter."""

    def __init__(self, name, result, parameters, pointer=None):
        self.name, self.result = name, result
        self.parameters, self.pointer = parameters, pointer


class Mixed:
    def __init__(self, choices, prefix="v"):
        self.c, self.prefix = choices, prefix
        self.count = 0        # of names
        self.atoms = []       # values to read
        self.places = []      # of variables and elements, to write
        self.arrays = []      # (name, type, count) of a thread's own
        self.rows = []        # (name, value of an element, count) to go along
        self.bounds = []      # (text, most) of loops
        self.functions = []
        self.atomic = None    # makes a statement
        self.leave = None     # a statement that ends the thread
        self.times, self.in_loop = 1, False

    def name(self):
        self.count += 1
        return f"{self.prefix}{self.count}"

    @contextlib.contextmanager
    def having(self, **changes):
        """What is added within is gone then, and some attributes are others."""
        before = dict(self.__dict__)
        for name in ("atoms", "places", "arrays"):
            setattr(self, name, list(getattr(self, name)))
        self.__dict__.update(changes)
        yield
        count = self.count
        self.__dict__.update(before)
        self.count = count

    def declare(self, type, e, tame=False):
        """A variable with its first value."""
        new = variable(self.name(), type, tame)
        text = self.fitting(e, new)
        self.atoms.append(new)
        self.places.append(new)
        return [f"{type.declare(new.text)} = {text};"]

    # ---- expressions ------------------------------------------------------

    def any(self, depth):
        c = self.c
        if depth <= 0 or c.chance(20):
            return self.atom()
        ways = [(6, self.sum), (3, self.choice), (2, self.converted),
                (1, self.truth), (2, self.bits), (1, self.quotient),
                (1, self.scaled), (1, self.bounded)]
        if any(f.result for f in self.functions):
            ways.append((2, self.call))
        with c.span():
            return c.weighted(ways)(depth)

    def atom(self):
        c = self.c
        if not self.atoms or c.chance(15):
            return self.constant()
        if self.arrays and c.chance(15):
            return self.element()
        return c.pick(self.atoms)

    def constant(self):
        c = self.c
        if c.chance(35):
            return v.number(c.pick([FLOAT, DOUBLE]), c.between(-16, 400))
        type = c.pick([INT, INT, INT, UINT, LONG])
        value = c.pick(CONSTANTS)
        return v.literal(type, -value if type.signed and c.chance(20)
                         else value)

    def element(self):
        name, type, count = self.c.pick(self.arrays)
        at = v.fit(self.c, self.integer(0), count)
        return variable(f"{name}[{at.text}]", type)

    def integer(self, depth):
        e = self.any(depth)
        return self.whole(e, self.c.pick([INT, LONG])) if e.is_float else e

    def whole(self, e, type):
        """A floating value as an integer of a type that holds it."""
        if holds(type.low, type.high, e):
            return v.cast(e, type)
        low, high = self.limits(type.low, type.high)
        e = self.clamped(e, low, high)
        return Value(f"({type.name}){e.at(v.CAST)}", type, low, high, v.CAST)

    def limits(self, low, high):
        """Two numbers that each floating type holds."""
        most = self.c.pick([100, 1 << 20])
        return max(low, -most), min(high, most)

    def clamped(self, e, low, high):
        low, high = f"{float(low)}{e.type.suffix}", \
            f"{float(high)}{e.type.suffix}"
        if self.c.chance(50) or len(e.text) > MOST_TWICE:
            end = e.type.suffix
            return Value(f"fmin{end}(fmax{end}({e.at(v.ASSIGN)}, {low}), "
                         f"{high})", e.type)
        x = e.at(v.RELATION + 1)
        return Value(f"{x} > {low} && {x} < {high} ? {e.at(v.ASSIGN)} : "
                     f"{low}", e.type, precedence=v.CONDITIONAL)

    def sum(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        op = self.c.pick(["+", "-"])
        if not (a.is_float or b.is_float):
            return v.arithmetic(self.c, self.c.pick(["+", "-", "*"]), a, b)
        high = magnitude(a) + magnitude(b)
        if high > MOST_FLOAT * 8:
            return a
        text, precedence = v.binary_text(op, a, b)
        return Value(text, usual(a.type, b.type), -high, high, precedence)

    def scaled(self, depth):
        e = self.any(depth - 1)
        factor = self.c.pick(POWERS)
        type = usual(e.type, self.c.pick([FLOAT, DOUBLE]))
        if magnitude(e) > MOST_FLOAT:
            return e
        high = magnitude(e) * 4
        return Value(f"{e.at(v.PRODUCT)} * {factor.format(type.suffix)}", type,
                     -high, high, v.PRODUCT)

    def choice(self, depth):
        test = self.condition(depth - 1)
        a, b = self.any(depth - 1), self.any(depth - 1)
        return self.chosen(test, a, b)

    def chosen(self, test, a, b):
        if not (a.is_float or b.is_float):
            return v.conditional(self.c, test, a, b)
        high = max(magnitude(a), magnitude(b))
        return Value(f"{test.at(v.OR)} ? {a.at(v.CONDITIONAL)} : "
                     f"{b.at(v.CONDITIONAL)}", usual(a.type, b.type), -high,
                     high, v.CONDITIONAL)

    def converted(self, depth):
        e, type = self.any(depth - 1), any_type(self.c)
        if e.is_float and not isinstance(type, Float):
            return self.whole(e, type)
        return v.cast(e, type)

    def truth(self, depth):
        return self.condition(depth - 1)

    def bits(self, depth):
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        way = self.c.draw(4)
        if way == 3:
            return v.shift(self.c, self.c.pick(["<<", ">>"]), a, b)
        return v.bitwise("^&|"[way], a, b)

    def quotient(self, depth):
        a, b = self.integer(depth - 1), self.integer(0)
        return v.division(self.c, self.c.pick(["/", "%"]), a, b)

    def bounded(self, depth):
        """The greater one, the nearest whole one and the like."""
        c, e = self.c, self.any(depth - 1)
        end = e.type.suffix if e.is_float else c.pick(["f", ""])
        type = FLOAT if end else DOUBLE
        name = c.pick(["fmin", "fmax", "fabs", "floor", "trunc"])
        arguments, high = e.at(v.ASSIGN), magnitude(e)
        if name in ("fmin", "fmax"):
            other = self.any(depth - 1)
            arguments += f", {other.at(v.ASSIGN)}"
            high = max(high, magnitude(other))
        # A long may be the next power of two when it is a float.
        return Value(f"{name}{end}({arguments})", type, -2 * high - 1,
                     2 * high + 1)

    def call(self, depth):
        function = self.c.pick([f for f in self.functions if f.result])
        texts = [self.fitting(self.any(depth - 1), variable("", type))
                 for type in function.parameters]
        return variable(f"{function.name}({', '.join(texts)})",
                        function.result)

    def condition(self, depth):
        """Without side effects."""
        c = self.c
        way = c.draw(9) if depth > 0 else c.draw(6)
        if way == 8:
            return self.any(depth - 1)
        if way < 5:
            return v.comparison(c.pick(COMPARISONS), self.any(depth),
                                self.any(0))
        if way == 5:
            return v.negation(self.any(depth - 1))
        return v.comparison(c.pick(["&&", "||"]), self.condition(depth - 1),
                            self.condition(depth - 1))

    def test(self):
        """The condition of a statement, maybe with a side effect."""
        c, test = self.c, self.condition(1)
        places = [p for p in self.places if self.may_step(p)]
        if not places or not c.chance(15):
            return test
        p = c.pick(places)
        if c.chance(50):
            second = Value(f"{p.text}{c.pick(['++', '--'])}", p.type, p.low,
                           p.high)
        else:
            e = self.fitting(self.any(1), p)
            second = Value(f"({p.text} = {e})", p.type, p.low, p.high)
        return v.comparison(c.pick(["&&", "||"]), test, v.comparison(
            c.pick(COMPARISONS), second, self.constant()))

    # ---- what is assigned -------------------------------------------------

    def fitting(self, e, place):
        """The text of what a place may be assigned that follows from e."""
        if place.is_float:
            if magnitude(e) > MOST_FLOAT:
                e = Value(f"{e.at(v.PRODUCT)} * 0x1p-30f", place.type)
            return e.at(v.ASSIGN)
        bits = MOST_SET if is_tame(place) else 0
        return self.reduced(e, place, bits).at(v.ASSIGN)

    def reduced(self, e, place, bits):
        """e as an integer's value, or one of few bits."""
        c, most = self.c, (1 << bits) - 1
        if e.is_float:
            low, high = (-most, most) if bits else \
                (place.type.low, place.type.high)
            if holds(low, high, e):
                return e
            low, high = self.limits(low, high)
            return self.clamped(e, low, high)
        if not bits or magnitude(e) <= most:
            return e
        way = c.draw(3)
        if way == 0:
            return v.cast(e, SHORT)
        if way == 1 and e.type.signed:
            return v.division(c, "%", e, v.literal(INT, c.between(2, most)))
        return v.fit(c, e, 1 << bits)

    def place(self):
        c = self.c
        if self.arrays and c.chance(15):
            return self.element()
        return c.pick(self.places)

    # ---- statements -------------------------------------------------------

    def statements(self, low, high, nesting):
        lines = []
        for _ in self.c.repeat(low, high):
            lines += self.statement(nesting)
        return lines

    def body(self, low, high, nesting, **changes):
        with self.having(**changes):
            return indent(self.statements(low, high, nesting))

    def statement(self, nesting):
        ways = [(5, self.assignment), (6, self.compound), (3, self.step),
                (3, self.chosen_value), (2, self.declaration),
                (1, self.array), (1, self.either), (1, self.both)]
        if self.leave or self.in_loop:
            ways.append((2, self.jump))
        if self.atomic:
            ways.append((2, self.atomic))
        if any(f.pointer for f in self.functions):
            ways.append((2, self.call_by_pointer))
        nested = [(9, self.if_), (2, self.switch)]
        if self.times < MOST_TIMES / 2:
            nested.append((3, self.loop))
        if nesting > 0:
            ways += [(weight, lambda make=make: make(nesting - 1))
                     for weight, make in nested]
        return self.c.weighted(ways)()

    def assignment(self):
        place = self.place()
        return [f"{place.text} = {self.fitting(self.any(2), place)};"]

    def chosen_value(self):
        place = self.place()
        e = self.chosen(self.test(), self.any(1), self.any(1))
        return [f"{place.text} = {self.fitting(e, place)};"]

    def either(self):
        """test ? (x = e) : (y = f);"""
        first, second = self.set(), self.set()
        return [f"{self.test().at(v.OR)} ? ({first}) : ({second});"]

    def both(self):
        """x = e, y = f;"""
        return [f"{self.set()}, {self.set()};"]

    def set(self):
        place = self.place()
        return f"{place.text} = {self.fitting(self.any(1), place)}"

    def compound(self):
        """x op= e."""
        c, place = self.c, self.place()
        e = self.any(2)
        if place.is_float:
            if magnitude(e) > MOST_FLOAT >> 12:
                e = v.cast(self.reduced(e, place, MOST_ADDED), INT)
            return [f"{place.text} {c.pick('+-')}= {e.at(v.ASSIGN)};"]
        if is_tame(place):
            e = self.reduced(e, place, MOST_ADDED)
            return [f"{place.text} {c.pick('+-')}= {e.at(v.ASSIGN)};"]
        if e.is_float:
            e = self.whole(e, INT)
        op = c.pick(["+", "-", "+", "-", "*", "^", "&", "|", ">>"])
        if op == ">>":
            e = v.fit(c, e, promote(place.type).bits)
        elif op in "+-*":
            type = usual(place.type, e.type)
            low, high = v.corners(op, v.converted(place, type),
                                  v.converted(e, type))
            if type.signed and not type.holds(low, high):
                e = v.cast(e, unsigned(type))
        return [f"{place.text} {op}= {e.at(v.ASSIGN)};"]

    def may_step(self, place):
        full = place.type.signed and place.type.rank >= INT.rank \
            if not place.is_float else False
        return not full or is_tame(place)

    def step(self):
        place = self.place()
        if not self.may_step(place):
            return self.assignment()
        form = self.c.pick(["{}++;", "{}--;", "++{};", "--{};"])
        return [form.format(place.text)]

    def declaration(self):
        return self.declare(any_type(self.c), self.any(2), self.c.chance(40))

    def array(self):
        """One of a thread's own, whose elements data name."""
        c, name, type = self.c, self.name(), any_type(self.c)
        count = c.pick([4, 2, 3, 8])
        parts = [self.fitting(self.any(1), variable("", type))
                 for _ in range(c.between(1, min(count, 4)))]
        self.arrays.append((name, type, count))
        return [f"{type.declare(f'{name}[{count}]')} = "
                f"{{{', '.join(parts)}}};"]

    def call_by_pointer(self):
        function = self.c.pick([f for f in self.functions if f.pointer])
        places = [p for p in self.places if p.type is function.pointer
                  and not is_tame(p) and "[" not in p.text]
        if any(type is function.pointer for _, type, _ in self.arrays):
            places += [e for e in [self.element() for _ in range(4)]
                       if e.type is function.pointer]
        if not places:
            return self.declare(function.pointer, self.any(1))
        texts = [self.fitting(self.any(1), variable("", type))
                 for type in function.parameters]
        texts.insert(0, "&" + self.c.pick(places).text)
        return [f"{function.name}({', '.join(texts)});"]

    def jump(self):
        ways = ["continue;", "break;", "break;"] if self.in_loop else []
        ways += [self.leave] if self.leave else []
        return [f"if ({self.test().text})", f"    {self.c.pick(ways)}"]

    def if_(self, nesting):
        c = self.c
        lines = [f"if ({self.test().text}) {{"] + self.body(1, 3, nesting)
        if c.chance(25):
            lines += [f"}} else if ({self.test().text}) {{"] + \
                self.body(1, 2, nesting)
        if c.chance(40):
            lines += ["} else {"] + self.body(1, 3, nesting)
        return lines + ["}"]

    def switch(self, nesting):
        c, count = self.c, self.c.between(2, 4)
        lines = [f"switch ({v.fit(c, self.integer(1), count + 1).text}) {{"]
        for k in range(count):
            label = "default:" if k == count - 1 and c.chance(50) \
                else f"case {k}:"
            lines += [label + " {"] + self.body(1, 2, nesting,
                                                in_loop=False) + ["}"]
            lines += ["    break;"] if c.chance(80) else []
        return lines + ["}"]

    def loop(self, nesting):
        c, name = self.c, self.name()
        ways = [(str(trips), trips) for trips in TRIPS] + 3 * self.bounds
        bound, most = c.pick([w for w in ways
                              if self.times * w[1] <= MOST_TIMES])
        return c.weighted([(4, self.counted), (1, self.left)])(
            nesting, name, bound, most)

    def left(self, nesting, name, bound, most):
        """One that data end, at least once where the test comes last."""
        c = self.c
        with self.having(times=self.times * max(most, 1), in_loop=True):
            self.atoms.append(Value(name, INT, 0, most))
            lines = self.statements(1, 3, nesting)
        test = self.test().at(v.AND)
        head, end = c.pick([
            (f"while ({name}++ < {bound} && {test}) {{", "}"),
            ("do {", f"}} while (++{name} < {bound} && {test});")])
        return [f"int {name} = 0;", head] + indent(lines) + [end]

    def counted(self, nesting, name, bound, most):
        """One past elements of rows."""
        c = self.c
        type = c.pick([INT, INT, INT, UINT, LONG])
        head = c.pick([
            f"for ({type.name} {name} = 0; {name} < {bound}; {name}++) {{",
            f"for ({type.name} {name} = 0; {name} < {bound}; {name} += 2) {{",
            f"for (int {name} = {bound} - 1; {name} >= 0; {name}--) {{"])
        with self.having(times=self.times * most, in_loop=True):
            self.atoms.append(Value(name, INT if "--" in head else type, 0,
                                    most - 1))
            for row, e, count in self.rows:
                at = name
                if count > most and c.chance(40):
                    at += f" + {c.between(1, count - most)}"
                if count >= most:
                    self.atoms.append(Value(f"{row}[{at}]", e.type, e.low,
                                            e.high))
            lines = self.statements(1, 3, nesting)
        return [head] + indent(lines) + ["}"]
