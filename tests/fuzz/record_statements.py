"""Statements about structures with arrays. What chooses an element is most
often a number or the counter of a short loop, so that ampcc takes them apart:

    for (int k2 = 0; k2 < 3; k2++)
        v1.m2[k2] += f0(v3, &v1.m4)[k2] …
    v1 = i0[3] == 5 ? v3 : (struct S){.m2 = {1, [2] = 4}};
"""
from ctype import (INT, Array, Float, Int, Pointer, Record, Vector, View,
                   is_scalar, leaves, same)
from expression import Expressions
from scope import Place, Variable, contains, is_float, is_integer
from statement import MOST_TIMES, Statements, indent
import value as v

MOST_TRIPS = 5  # of a short loop


def is_record(t):
    return isinstance(t, Record)


def arrays_of(t):
    """The types of the arrays in an object."""
    if isinstance(t, Array):
        return [t] + arrays_of(t.element)
    if isinstance(t, Record) and not t.is_union:
        return [a for _, member in t.members for a in arrays_of(member)]
    return []


class RecordStatements(Statements):
    depth = 1

    def __init__(self, choices, scope):
        super().__init__(choices, scope)
        self.counters = []  # of loops, all that there have been
        self.is_in_part = False

    def statement(self, nesting):
        if self.scope.in_registers:
            return super().statement(nesting)
        flat = [(8, self.assignment), (5, self.declaration), (5, self.copy),
                (4, self.compound), (2, self.increment), (1, self.effects),
                (9, self.call_statement), (2, self.swap), (2, self.turned),
                (9 if self.scope.in_loop else 3, self.jump)]
        if not self.scope.is_plain:
            flat += [(2, self.pointer_declaration), (1, self.walk)]
        if self.scope.counter:
            flat.append((2, lambda: self.scope.counter.statement(self)))
        nested = [(4, self.if_), (8, self.short_loop), (2, self.for_),
                  (1, self.while_), (1, self.do), (1, self.switch)]
        if nesting > 0:
            flat += [(weight, lambda make=make: make(nesting - 1))
                     for weight, make in nested]
        return self.c.weighted(flat)()

    # ---- elements ---------------------------------------------------------

    def subscript(self, count, depth):
        c = self.c
        if count == 1:
            return "0"
        counters = [k for k in self.scope.variables
                    if k in self.counters and 0 <= k.low]
        within = [k for k in counters if k.high < count]
        kind = c.draw(10)
        if kind in (3, 4, 5, 6) and within:
            return within[-1 - c.draw(min(2, len(within)))].name
        if kind == 7 and counters:
            k = c.pick(counters).name
            return f"({k} + {c.between(1, count)}) % {count}"
        if kind == 8 and not self.scope.is_plain:
            return super().subscript(count, depth)
        return str(c.draw(count))

    def step(self, place, wanted, depth):
        if not isinstance(place.type, View):
            return super().step(place, wanted, depth)
        at = "".join(f"[{Expressions.subscript(self, count, depth)}]"
                     for count in place.type.extents)
        return place.text + at, place.type.element

    def ways(self, variable, text, type, want):
        """Also parts of an array's elements."""
        found = super().ways(variable, text, type, want)
        if isinstance(type, Array) and not is_scalar(type.element):
            at = f"{text}[{self.c.draw(type.count)}]"
            found += self.ways(variable, at, type.element, want)
        return found

    def jump(self):
        """What some threads do, in some trips."""
        lines = super().jump()
        place = self.c.chance(75) and self.place(is_integer, 1)
        if len(lines) == 2 and place and lines[0].startswith("if ("):
            e = v.fit(self.c, self.read(place), self.c.between(2, 5))
            lines[0] = f"if ({e.at(v.EQUALITY)} == 1)"
        return lines

    def statement_expression(self, depth):
        return self.integer(depth - 1) if self.scope.is_plain else \
            super().statement_expression(depth)

    # ---- values -----------------------------------------------------------

    def value_type(self):
        kind = self.c.draw(10)
        records = self.scope.records
        if self.scope.in_registers or kind < 3 or not records:
            return super().value_type()
        record = self.c.pick(records)
        arrays = arrays_of(record)
        return self.c.pick(arrays) if kind < 5 and arrays else record

    def composite(self, type, depth):
        if depth > 0 and self.c.chance(15):
            test = self.condition(1).at(v.OR)
            a, b = (self.composite(type, depth - 1) for _ in range(2))
            return f"{test} ? {a} : {b}"
        return super().composite(type, depth)

    def digest(self, type):
        """Lines, and the text of a number that parts of all objects make."""
        lines = ["unsigned long h_ = 7;"]
        for x in self.scope.variables:
            if isinstance(x.type, (Record, Array)) and x.space == "private":
                parts = leaves(x.type, x.name)
                for _ in self.c.repeat(1, 9):
                    text, leaf = self.c.pick(parts)
                    whole = f"(long)({text} * 64)" if \
                        isinstance(leaf, Float) else text
                    lines += [f"h_ = h_ * 31 + (unsigned long){whole};"]
        return lines, f"({type.name})h_"

    def stored(self, out):
        """A result, which tells of what the thread has."""
        if isinstance(out.type, Int):
            lines, text = self.digest(out.type)
            return ["{"] + indent(lines + [f"{out.name} = {text};"]) + ["}"]
        place = isinstance(out.type, Record) and self.place(
            lambda t: t is out.type, 0)
        return place and [f"{out.name} = {place.text};"]

    def variable(self, depth):
        part = self.c.chance(8) and self.part(is_integer)
        return part or super().variable(depth)

    def float_variable(self, depth):
        part = self.c.chance(8) and self.part(is_float)
        return part or super().float_variable(depth)

    def part(self, wanted):
        """Of what is no variable: f0(v1).m1[2], (v1.m2 ? v3 : v4).m1[0]"""
        records = [t for t in self.scope.records if contains(t, wanted)]
        if not records or self.scope.in_registers or self.is_in_part:
            return None
        type = self.c.pick(records)
        self.is_in_part = True
        text = self.composite(type, 1)
        self.is_in_part = False
        if "?" in text:
            text = f"({text})"
        place = Place(text, type, Variable(text, type))
        while not wanted(place.type):
            step = self.step(place, wanted, 0)
            place = Place(*step, place.variable)
        return self.read(place)

    # ---- statements -------------------------------------------------------

    def assignment(self):
        """Half of them of whole structures."""
        place = self.c.chance(50) and self.place(
            lambda t: isinstance(t, (Record, Vector)), 1, writable=True)
        if not place:
            return super().assignment()
        hidden = [place.variable.root] if self.c.chance(70) else []
        with self.scope.having(hidden=self.scope.hidden.union(hidden)):
            return [f"{place.text} = {self.assignable(place.type, 2)};"]

    def turned(self):
        """A structure is made of its own parts."""
        place = self.place(is_record, 1, writable=True)
        if not place:
            return self.assignment()
        with self.scope.having(variables=[place.variable], helpers=[]):
            text = self.initializer(place.type, 1)
        return [f"{place.text} = ({place.type.name}){text};"]

    def objects(self):
        """One of each type, for helpers."""
        lines = []
        for type in self.scope.records:
            name = self.scope.name(self.c, "v")
            lines += [f"{type.declare(name)} = {self.composite(type, 1)};"]
            self.scope.add(Variable(name, type))
        return lines

    def written_arguments(self, helper):
        """Pointers to different objects most often; values may be of these."""
        c, texts, before = self.c, [], self.scope.hidden
        may_meet = c.chance(20)
        for type in helper.parameters:
            found = isinstance(type, Pointer) and self.pointer(type)
            if found and not may_meet:
                self.scope.hidden |= {found[2].root}
            texts.append(found and found[0])
        self.scope.hidden = before
        for i, type in enumerate(helper.parameters):
            if isinstance(type, View):
                texts[i] = self.view(type)
            elif not isinstance(type, Pointer):
                texts[i] = self.assignable(type, 1)
        return texts if all(texts) else None

    def call_statement(self):
        """A result goes to any place, also to one that the call changes."""
        helpers = self.scope.helpers
        if not helpers:
            return self.assignment()
        helper = self.c.pick(helpers)
        texts = self.written_arguments(helper)
        if texts is None:
            return self.assignment()
        call = f"{helper.name}({', '.join(texts)})"
        type = helper.result
        if type is None:
            return [f"{call};"]
        place = self.c.chance(60) and self.place(
            lambda t: t is type, 0, writable=True)
        if place and not place.is_narrowed:
            return [f"{place.text} = {call};"]
        name = self.scope.name(self.c, "v")
        self.scope.add(Variable(name, type))
        return [f"{type.declare(name)} = {call};"]

    def copy(self):
        """Elements of arrays, in a loop or one by one."""
        scope = self.scope
        to = self.place(lambda t: isinstance(t, Array), 0, writable=True)
        if not to or not self.is_assignable(to.type.element):
            return self.assignment()
        name = scope.name(self.c, "k")
        k = Variable(name, INT, False, low=0, high=to.type.count - 1)
        with scope.block(), scope.having(times=scope.times * to.type.count):
            scope.add(k)
            self.counters.append(k)
            text = self.element_like(to.type, name) or \
                self.assignable(to.type.element, 1)
        return [f"for (int {name} = 0; {name} < {to.type.count}; {name}++)",
                f"    {to.text}[{name}] = {text};"]

    def element_like(self, type, at):
        """An element of another array of such a type."""
        place = self.c.chance(50) and self.place(
            lambda t: isinstance(t, Array) and same(t, type), 0)
        return place and f"{place.text}[{at}]"

    def short_loop(self, nesting):
        """One that ampcc unrolls."""
        count = max(1, min(self.c.between(1, MOST_TRIPS),
                           MOST_TIMES // self.scope.times))
        name = self.scope.name(self.c, "k")
        k = Variable(name, INT, False, low=0, high=count - 1)
        body = self.loop(count, nesting, [k])
        return [f"for (int {name} = 0; {name} < {count}; {name}++)"] + body

    def loop(self, count, nesting, variables=()):
        self.counters += [k for k in variables if is_integer(k.type)]
        return super().loop(count, nesting, variables)
