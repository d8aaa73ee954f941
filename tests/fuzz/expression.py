"""Random expressions without side effects, over what a scope offers."""
import value as v
from ctype import (DOUBLE, FLOAT, INT, INTEGERS, UINT, ULONG, Array,
                   Float, Int, Pointer, Record, Vector, View, is_scalar, same)
from near import Near
from scope import Place, contains, is_float, is_integer
from value import Value
from vector import Lanes

COMPARISONS = ["<", ">", "<=", ">=", "==", "!="]
EXACT_1 = ["floor", "ceil", "trunc", "rint", "round", "fabs"]


class Expressions:
    def __init__(self, choices, scope):
        self.c, self.scope = choices, scope

    # ---- places -----------------------------------------------------------

    def subscript(self, count, depth):
        if count == 1:
            return "0"
        near = self.c.chance(30) and Near(self).subscript(count)
        if near:
            return near
        if depth <= 0 or self.c.chance(30):
            return str(self.c.draw(count))
        e = v.fit(self.c, self.integer(depth - 1), count)
        return e.text

    def step(self, place, wanted, depth):
        """One step from a composite place towards a wanted part of it."""
        t, text, c = place.type, place.text, self.c
        if isinstance(t, Array):
            return f"{text}[{self.subscript(t.count, depth)}]", t.element
        if isinstance(t, View):
            for count in t.extents:
                text += f"[{self.subscript(count, depth)}]"
            return text, t.element
        if isinstance(t, Record):
            name, member = c.pick([m for m in t.members
                                   if contains(m[1], wanted)])
            return f"{text}.{name}", member
        if isinstance(t, Vector):
            at = c.draw(t.count)
            return text + c.pick([f".{'xyzw'[at]}", f"[{at}]"]), t.element
        return self.pointed(place, wanted, depth)

    def pointed(self, place, wanted, depth):
        t, text = place.type, place.text
        at = self.subscript(t.count, depth)
        form = self.c.draw(3)
        if at == "0" and isinstance(t.element, Record) and form and \
                not wanted(t.element):
            name, member = self.c.pick([m for m in t.element.members
                                        if contains(m[1], wanted)])
            return f"{text}->{name}", member
        if at == "0" and form:
            return f"(*{text})", t.element
        if form == 2 and at.isdigit():
            return f"(*({text} + {at}))", t.element
        return f"{text}[{at}]", t.element

    def place(self, wanted, depth=1, writable=False):
        """A place of a wanted type, or None where there is none."""
        candidates = self.scope.candidates(wanted, writable)
        if not candidates:
            return None
        variable = self.c.pick(candidates)
        place = Place(variable.name, variable.type, variable)
        with self.scope.hide(variable):
            while not wanted(place.type):
                text, type = self.step(place, wanted, depth)
                place = Place(text, type, variable)
        return place

    def read(self, place):
        if isinstance(place.type, Float):
            limit = place.type.limit
            return Value(place.text, place.type, -limit, limit,
                         frac=place.type.frac)
        return Value(place.text, place.type, place.low, place.high)

    # ---- integers ---------------------------------------------------------

    def integer_type(self):
        return self.c.pick(INTEGERS)

    def constant(self, type=None):
        c = self.c
        t = type or self.c.weighted([(5, INT), (1, None)]) or \
            self.integer_type()
        kind = c.draw(10)
        if kind < 6 or t.bits == 1:
            at = c.draw(10)
        elif kind == 6:
            at = c.pick([t.high, t.low, t.high - 1, t.low + 1])
        elif kind == 7:
            at = 1 << c.draw(t.bits - 1 if t.bits > 1 else 1)
        else:
            at = t.low + c.draw(t.high - t.low + 1)
        if t.signed and at > 0 and c.chance(25):
            at = -at
        return v.literal(t, min(at, t.high), c.draw(3) if c.chance(20) else 0)

    def variable(self, depth):
        place = self.place(is_integer, depth)
        return self.read(place) if place else self.constant()

    def integer(self, depth):
        """Any integer expression."""
        if depth <= 0:
            return self.c.weighted([(2, self.constant),
                                    (5, lambda: self.variable(0))])()
        ways = [(2, self.constant), (8, lambda: self.variable(depth)),
                (7, lambda: self.sum(depth)),
                (4, lambda: self.quotient(depth)),
                (4, lambda: self.shifted(depth)),
                (5, lambda: self.bits(depth)),
                (4, lambda: self.unary(depth)),
                (5, lambda: self.cast(depth)),
                (4, lambda: self.condition(depth)),
                (4, lambda: self.choice(depth)),
                (2, lambda: self.size(depth)),
                (3, lambda: self.from_float(depth)),
                (5, lambda: self.call(is_integer, depth)),
                (2, lambda: self.parenthesised(depth)),
                (1, self.extent)]
        if not self.scope.in_registers:
            ways += [(2, lambda: self.comma(depth)),
                     (1, lambda: self.short_choice(depth)),
                     (1, lambda: self.statement_expression(depth)),
                     (2, lambda: Lanes(self).lane(self.c.pick([INT, UINT]),
                                                  depth))]
        with self.c.span():
            return self.c.weighted(ways)()

    def two(self, depth):
        return self.integer(depth - 1), self.integer(depth - 1)

    def sum(self, depth):
        return v.arithmetic(self.c, self.c.pick(["+", "-", "*"]),
                            *self.two(depth))

    def quotient(self, depth):
        a, b = self.two(depth)
        if self.scope.in_registers:
            b = self.constant()  # by others lanes are not divided together
        return v.division(self.c, self.c.pick(["/", "%"]), a, b)

    def shifted(self, depth):
        return v.shift(self.c, self.c.pick([">>", "<<"]), *self.two(depth))

    def bits(self, depth):
        return v.bitwise(self.c.pick(["&", "|", "^"]), *self.two(depth))

    def unary(self, depth):
        e = self.integer(depth - 1)
        form = self.c.draw(4)
        if form == 0:
            return v.negated(self.c, e)
        if form == 1:
            return v.complement(e)
        if form == 2:
            return v.negation(e)
        space = " " if e.at(v.CAST)[0] in "+-" else ""
        return Value(f"+{space}{e.at(v.CAST)}", v.promote(e.type),
                     e.low, e.high, v.UNARY)

    def cast(self, depth):
        return v.cast(self.integer(depth - 1), self.integer_type())

    def scalar(self, depth):
        if self.c.chance(20):
            return self.floating(depth)
        return self.integer(depth)

    def condition(self, depth):
        """Something that is true or false."""
        form = self.c.draw(5)
        if form <= 1:
            return v.comparison(self.c.pick(COMPARISONS), *self.two(depth))
        if form == 2:
            return v.comparison(self.c.pick(COMPARISONS),
                                self.floating(depth - 1),
                                self.scalar(depth - 1))
        if form == 3:
            return v.negation(self.scalar(depth - 1))
        a, b = self.scalar(depth - 1), self.scalar(depth - 1)
        return v.comparison(self.c.pick(["&&", "||"]), a, b)

    def choice(self, depth):
        test = self.condition(depth - 1)
        return v.conditional(self.c, test, *self.two(depth))

    def comma(self, depth):
        a, b = self.scalar(depth - 1), self.integer(depth - 1)
        return Value(f"((void){a.at(v.CAST)}, {b.at(v.ASSIGN)})", b.type,
                     b.low, b.high)

    def parenthesised(self, depth):
        e = self.integer(depth - 1)
        return Value(f"({e.text})", e.type, e.low, e.high)

    def short_choice(self, depth):
        """GNU's a ?: b."""
        a, b = self.two(depth)
        type = v.usual(a.type, b.type)
        (al, ah), (bl, bh) = v.converted(a, type), v.converted(b, type)
        return Value(f"{a.at(v.OR)} ?: {b.at(v.CONDITIONAL)}", type,
                     min(al, bl), max(ah, bh), v.CONDITIONAL)

    def statement_expression(self, depth):
        """GNU's ({ int x = e; x ^ y; })."""
        name = self.scope.name(self.c, "w")
        e, other = self.two(depth)
        x = Value(name, INT, INT.low, INT.high)
        result = v.bitwise(self.c.pick(["^", "&", "|"]), x, other)
        return Value(f"({{ int {name} = {e.at(v.ASSIGN)}; {result.text}; }})",
                     result.type, result.low, result.high)

    def size(self, depth):
        t = self.c.pick(INTEGERS + [FLOAT, DOUBLE])
        if self.c.chance(50):
            e = self.integer(depth - 1)
            return Value(f"sizeof{'' if e.text[0] == '(' else ' '}"
                         f"({e.text})", ULONG, e.type.size, e.type.size,
                         v.UNARY)
        return Value(f"sizeof({t.name})", ULONG, t.size, t.size,
                     v.UNARY)

    def from_float(self, depth):
        e = self.floating(depth - 1)
        type = self.integer_type()
        if type.is_bool:
            return v.cast(e, type)
        if not type.signed:
            magnitude = f"fabs{e.type.suffix}({e.at(v.ASSIGN)})"
            e = Value(magnitude, e.type, -e.high, e.high, frac=e.frac)
        if e.high > type.high:
            type = v.LONG
        result = v.cast(e, type)
        if not type.signed:
            result.low = 0
        return result

    # ---- floating ---------------------------------------------------------

    def float_constant(self, type):
        return v.number(type, self.c.between(-16, 32), self.c.chance(15))

    def float_variable(self, depth):
        place = self.place(is_float, depth)
        return self.read(place) if place else self.float_constant(FLOAT)

    def float_type(self):
        return self.c.weighted([(3, FLOAT), (1, DOUBLE)])

    def floating(self, depth):
        """Any floating expression, exact."""
        if depth <= 0:
            if self.c.chance(70):
                return self.float_variable(0)
            return self.float_constant(self.float_type())
        ways = [(2, lambda: self.float_constant(self.float_type())),
                (5, lambda: self.float_variable(depth)),
                (6, lambda: self.float_sum(depth)),
                (2, lambda: v.negated(self.c, self.floating(depth - 1))),
                (3, lambda: self.float_function(depth)),
                (2, lambda: self.float_choice(depth)),
                (3, lambda: self.to_float(depth)),
                (3, lambda: self.call(is_float, depth))]
        if not self.scope.in_registers:
            ways += [(1, lambda: Lanes(self).lane(self.float_type(), depth))]
        with self.c.span():
            return self.c.weighted(ways)()

    def float_sum(self, depth):
        a, b = self.floating(depth - 1), self.scalar(depth - 1)
        if self.c.chance(50):
            a, b = b, a
        op = self.c.pick(["+", "-", "*"])
        # gcc 12 takes 0.0f - n, n an integer, for -(float)n, which is -0.
        if op == "-" and not a.high:
            op = "+"
        return v.float_arithmetic(self.c, op, a, b)

    def float_function(self, depth):
        """Those whose results are exact."""
        e = self.floating(depth - 1)
        end = e.type.suffix
        if self.c.chance(30):
            other = self.floating(depth - 1)
            name = self.c.pick(["fmax", "fmin"]) + end
            if end:
                other = v.fit_float(self.c, other, e.type, 64, 6)
            high = max(e.high, other.high, -other.low)
            return Value(f"{name}({e.at(v.ASSIGN)}, {other.at(v.ASSIGN)})",
                         e.type, -high, high, frac=max(e.frac, other.frac))
        name = self.c.pick(EXACT_1)
        exact = e.frac if name == "fabs" else 0
        return Value(f"{name}{end}({e.at(v.ASSIGN)})", e.type, -e.high - 1,
                     e.high + 1, frac=exact)

    def float_choice(self, depth):
        test = self.condition(depth - 1)
        return v.conditional(self.c, test, self.floating(depth - 1),
                             self.scalar(depth - 1))

    def to_float(self, depth):
        type = self.float_type()
        if self.c.chance(40):
            e = self.floating(depth - 1)
            if e.type is DOUBLE and type is FLOAT:
                e = v.fit_float(self.c, e, DOUBLE, 4096, 11)
            return v.cast(e, type)
        return v.cast(v.small(self.c, self.integer(depth - 1)), type)

    # ---- of a type --------------------------------------------------------

    def assignable(self, type, depth, low=None, high=None):
        """The text of what an object of this type may be assigned."""
        if isinstance(type, Int):
            return self.assignable_integer(type, depth, low, high)
        if isinstance(type, Float):
            e = self.scalar(depth) if self.c.chance(15) else \
                self.floating(depth)
            return v.fit_float(self.c, e, type, type.limit,
                               type.frac).at(v.ASSIGN)
        return self.composite(type, depth)

    def assignable_integer(self, type, depth, low, high):
        if low is not None and (low, high) != (type.low, type.high):
            e = v.fit(self.c, self.integer(depth), high - low + 1)
            if low:
                e = v.arithmetic(self.c, "+", e, v.literal(INT, low))
            return e.at(v.ASSIGN)
        if self.c.chance(10):
            e = self.from_float(depth)
        else:
            e = self.integer(depth)
        return e.at(v.ASSIGN)

    def composite(self, type, depth):
        """A struct: an object, a result, a literal. Or a vector."""
        if isinstance(type, Vector):
            return Lanes(self).assignable(type, min(depth, 2))

        def wanted(t):
            return t is type
        kind = self.c.draw(4)
        if kind <= 1:
            place = self.place(wanted, depth)
            if place:
                return place.text
        if kind == 2:
            call = self.call(wanted, depth, otherwise=False)
            if call:
                return call.text
        return f"({type.name}){self.initializer(type, depth)}"

    def initializer(self, type, depth):
        """With braces for what is not a scalar."""
        c = self.c
        if is_scalar(type):
            return self.assignable(type, depth)
        if isinstance(type, Array):
            count = type.count if c.chance(70) else c.between(1, type.count)
            parts = [self.initializer(type.element, depth - 1)
                     for _ in range(count)]
            if c.chance(20):
                parts[-1] = f"[{c.draw(type.count - count + 1) + count - 1}]" \
                    f" = {parts[-1]}"
        elif isinstance(type, Vector):
            parts = [self.assignable(type.element, depth - 1)
                     for _ in range(type.count)]
        elif type.is_union:
            name, member = type.members[0]
            parts = [f".{name} = {self.initializer(member, depth - 1)}"]
        elif c.chance(40):
            members = [m for m in type.members if c.chance(70)] or \
                type.members[-1:]
            parts = [f".{name} = {self.initializer(member, depth - 1)}"
                     for name, member in members]
        else:
            parts = [self.initializer(member, depth - 1)
                     for _, member in type.members]
        return "{" + ", ".join(parts) + "}"

    def constant_initializer(self, type):
        """For static storage."""
        if isinstance(type, Int):
            # Narrowing a constant is a warning, so it is cast.
            e = self.constant()
            return e.text if type.holds(e.low, e.high) else \
                v.cast(e, type).text
        if is_scalar(type):
            return self.float_constant(type).text
        if isinstance(type, (Array, Vector)):
            parts = [self.constant_initializer(type.element)
                     for _ in range(type.count)]
        else:
            members = type.members[:1] if type.is_union else type.members
            parts = [self.constant_initializer(member)
                     for _, member in members]
        return "{" + ", ".join(parts) + "}"

    # ---- calls ------------------------------------------------------------

    def call(self, wanted, depth, otherwise=True, writes=False):
        """Of a helper with such a result, else some simpler expression."""
        helpers = [h for h in self.scope.helpers if h.result and
                   wanted(h.result) and h.writes == writes]
        if helpers:
            helper = self.c.pick(helpers)
            text = self.call_text(helper, depth)
            if text:
                return self.result(helper, text)
        if not otherwise:
            return None
        return self.variable(0) if wanted is is_integer else \
            self.float_variable(0)

    def result(self, helper, text):
        t = helper.result
        if isinstance(t, Int):
            return Value(text, t, t.low, t.high)
        if isinstance(t, Float):
            return Value(text, t, -t.limit, t.limit, frac=t.frac)
        return Value(text, t)

    def call_text(self, helper, depth):
        """With arguments; None where there is nothing for a pointer."""
        texts = []
        for type in helper.parameters:
            if isinstance(type, Pointer):
                text = self.pointer(type)
                if text is None:
                    return None
                texts.append(text[0])
            elif isinstance(type, View):
                text = self.view(type)
                if text is None:
                    return None
                texts.append(text)
            else:
                texts.append(self.assignable(type, min(depth - 1, 1)))
        return f"{helper.name}({', '.join(texts)})"

    def view(self, want):
        """The text of a view of rank 1 with `want`'s elements, or None."""
        c = self.c
        views = [x for x in self.scope.variables if isinstance(x.type, View)
                 and x.root not in self.scope.hidden
                 and same(x.type.element, want.element)
                 and x.type.extents[-1] >= want.extents[0]]
        if not views:
            return None
        variable = c.pick(views)
        text = variable.name
        for extent in variable.type.extents[:-1]:
            text += f"[{c.draw(extent)}]"
        count = want.extents[0]
        spare = variable.type.extents[-1] - count
        # The address of a row is no place, so a section is of a whole view.
        if len(variable.type.extents) == 1 and c.chance(50):
            text = (f"amp_section({text}, index({c.draw(spare + 1)}), "
                    f"extent({count}))")
        return text

    def extent(self):
        """A dimension of a view."""
        views = [x for x in self.scope.variables if isinstance(x.type, View)
                 and x.root not in self.scope.hidden]
        if not views:
            return self.constant()
        variable = self.c.pick(views)
        d = self.c.draw(len(variable.type.extents))
        extent = variable.type.extents[d]
        return Value(f"amp_extent({variable.name})[{d}]", INT, extent,
                     max(extent, 64))

    # ---- pointers ---------------------------------------------------------

    def pointer(self, want):
        """(text, space, variable) of a pointer to `want.count` elements."""
        ways = []
        for variable in self.scope.variables:
            if variable.root in self.scope.hidden or \
                    not (variable.writable or want.const):
                continue
            ways += self.ways(variable, variable.name, variable.type, want)
        if not ways:
            return None
        text, space, variable = self.c.pick(ways)
        if callable(text):
            text = text()
        return text, space, variable

    def ways(self, variable, text, type, want):
        """The ways in which a part of a variable is such a pointer."""
        element, count = want.element, want.count
        found = []

        # Part of a view's element takes a cast, as the element itself does.
        cast = f"({Pointer(element, 1, want.const).declare('')})" if \
            variable.space == "global" else ""

        def way(text, space=variable.space):
            found.append((text, space, variable))
        if isinstance(type, Array) and same(type.element, element) and \
                type.count >= count:
            spare = type.count - count
            way(cast + text)
            way(lambda: f"{cast}&{text}[{self.c.draw(spare + 1)}]")
            if spare and not cast:
                way(lambda: f"{text} + {self.c.between(1, spare)}")
        elif isinstance(type, Pointer) and same(type.element, element) and \
                type.count >= count:
            way(text)
            way(lambda: f"{text} + {self.c.draw(type.count - count + 1)}")
        elif isinstance(type, View) and same(type.element, element) and \
                type.extents[-1] >= count:
            found.append((lambda: self.row(text, type, want), "global",
                          variable))
        elif isinstance(type, Record) and not type.is_union:
            for name, member in type.members:
                found += self.ways(variable, f"{text}.{name}", member, want)
        elif count == 1 and same(type, element) and not \
                Place(text, type, variable).is_narrowed:
            way(f"{cast}&{text}")
        return found

    def row(self, text, view, want):
        for extent in view.extents[:-1]:
            text += f"[{self.c.draw(extent)}]"
        cast = Pointer(view.element, 1, want.const or view.const).declare("")
        spare = view.extents[-1] - want.count
        if self.c.chance(50) or spare:
            return f"({cast})&{text}[{self.c.draw(spare + 1)}]"
        return f"({cast}){text}"



