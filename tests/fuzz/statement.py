"""Random statements. Each ends, initialises what it declares, and writes only
what its scope says is writable."""
import value as v
from ctype import (DOUBLE, FLOAT, INT, INTEGERS, UINT, VECTORS, Array, Float,
                   Int, Pointer, Record, Vector, View, is_scalar)
from expression import Expressions
from near import Near
from registers import Registers, register_type
from scope import Variable, is_integer

MOST_TIMES = 48  # that a statement runs in its function
MOST_IN_REGISTERS = 360


def indent(lines):
    return ["    " + line for line in lines]


class Statements(Expressions):
    depth = 2  # of expressions

    def body(self, low, high, nesting=3):
        """A list of lines."""
        with self.scope.block():
            return self.statements(low, high, nesting)

    def statements(self, low, high, nesting):
        lines = []
        for _ in self.c.repeat(low, high):
            lines += self.statement(nesting)
        return lines

    def statement(self, nesting):
        if self.scope.in_registers:
            return Registers(self).statement(nesting)
        flat = [(8, self.assignment), (5, self.declaration),
                (4, self.compound), (3, self.increment), (3, self.effects),
                (3, self.call_statement), (2, self.pointer_declaration),
                (2, self.walk), (2, self.jump), (1, self.swap),
                (1, self.constants)]
        if self.scope.counter:
            flat.append((3, lambda: self.scope.counter.statement(self)))
        nested = [(4, self.if_), (3, self.for_), (2, self.while_),
                  (2, self.do), (3, self.switch), (1, self.block),
                  (3, self.leaving), (2, self.sum_near)]
        if nesting <= 0:
            return self.c.weighted(flat)()
        way = self.c.weighted(
            flat + [(weight, lambda make=make: make(nesting - 1))
                    for weight, make in nested])
        return way()

    # ---- flat -------------------------------------------------------------

    def assignment(self):
        place = self.place(self.is_assignable, 1, writable=True)
        if not place:
            return self.declaration()
        if self.c.chance(8):
            return self.chain()
        text = self.assignable(place.type, self.depth, place.low, place.high)
        return [f"{place.text} = {text};"]

    def is_assignable(self, t):
        return is_scalar(t) or isinstance(t, (Record, Vector))

    def chain(self):
        """x = y = e: x gets what y keeps."""
        place = self.place(is_integer, 0, writable=True)
        if not place or place.is_narrowed:
            return self.declaration()
        with self.scope.hide(place.variable):
            other = self.place(is_integer, 0, writable=True)
            if not other:
                return self.increment()
            with self.scope.hide(other.variable):
                text = self.assignable(other.type, self.depth, other.low,
                                       other.high)
        return [f"{place.text} = {other.text} = {text};"]

    def value_type(self):
        c = self.c
        if self.scope.in_registers:
            return register_type(c)
        kind = c.draw(13)
        if kind == 12:
            return c.pick(VECTORS + self.scope.enums * 4)
        if kind < 7 or not self.scope.records and kind > 10:
            return c.pick(INTEGERS) if c.chance(60) else INT
        if kind < 9:
            return c.weighted([(3, FLOAT), (1, DOUBLE)])
        if kind < 11:
            element = c.pick([INT, UINT, FLOAT] + INTEGERS +
                             self.scope.records + VECTORS[:3])
            type = Array(element, c.between(1, 5))
            return Array(type, c.between(1, 3)) if c.chance(25) else type
        return c.pick(self.scope.records)

    def declaration(self):
        type = self.value_type()
        low = high = None
        if isinstance(type, Int) and not type.is_bool and self.c.chance(20):
            low, high = 0, self.c.between(1, 100)
        if is_scalar(type) and self.c.chance(12):
            return self.declared_later(type, low, high)
        hides = self.scope.hidden_by_next(self.c)
        if hides:
            with self.scope.hide(hides):
                init = self.initial(type, low, high)
        else:
            init = self.initial(type, low, high)
        const = self.c.chance(10)
        name = hides.name if hides else self.scope.name(self.c, "v")
        self.scope.add(Variable(name, type, not const, low=low, high=high))
        return [f"{'const ' if const else ''}{type.declare(name)} = {init};"]

    def initial(self, type, low, high):
        if is_scalar(type):
            return self.assignable(type, self.depth, low, high)
        if isinstance(type, (Record, Vector)):
            return self.composite(type, 2)
        return self.initializer(type, 2)

    def constants(self):
        """A table of the function's own."""
        type = Array(self.c.pick([INT, FLOAT] + INTEGERS + self.scope.records),
                     self.c.between(1, 4))
        name = self.scope.name(self.c, "k")
        text = self.constant_initializer(type)
        self.scope.add(Variable(name, type, False, "constant"))
        return [f"static const {type.declare(name)} = {text};"]

    def declared_later(self, type, low, high):
        """One that gets its first value in both branches of an if."""
        name = self.scope.name(self.c, "v")
        test = self.condition(self.depth).at(v.COMMA)
        a, b = (self.assignable(type, self.depth, low, high)
                for _ in range(2))
        self.scope.add(Variable(name, type, low=low, high=high))
        return [f"{type.declare(name)};", f"if ({test})", f"    {name} = {a};",
                "else", f"    {name} = {b};"]

    def compound(self):
        """x op= e."""
        place = self.place(is_integer, 1, writable=True)
        if not place or place.is_narrowed:
            return self.float_compound()
        op = self.c.pick(["+", "^", "-", "*", "|", "&", "<<", ">>", "/", "%"])
        with self.scope.hide(place.variable):
            e = self.integer(self.depth)
        x = self.read(place)
        if op == "<<" and x.type.is_bool:
            op = ">>"
        if op == "<<" and v.promote(x.type).signed:
            op = ">>"
        if op in ("<<", ">>"):
            e = v.fit(self.c, e, v.promote(x.type).bits)
        elif op in ("/", "%"):
            e = v.divisor(self.c, x, e)
        elif op in "+-*":
            type = v.usual(x.type, e.type)
            low, high = v.corners(op, v.converted(x, type),
                                  v.converted(e, type))
            if type.signed and not type.holds(low, high):
                e = v.cast(e, v.unsigned(type))
        return [f"{place.text} {op}= {e.at(v.ASSIGN)};"]

    def float_compound(self):
        place = self.place(lambda t: isinstance(t, Float), 1, writable=True)
        if not place:
            return self.assignment()
        type = place.type
        op = self.c.pick(["+", "-", "*"])
        e = v.fit_float(self.c, self.floating(1), type, 16, 1)
        limit = f"{float(type.limit)}{type.suffix}"
        lines = [f"{place.text} {op}= {e.at(v.ASSIGN)};"]
        if op == "*":
            lines += [f"{place.text} = trunc{type.suffix}({place.text});"]
        return lines + [f"{place.text} = fmod{type.suffix}"
                        f"({place.text}, {limit});"]

    def increment(self):
        place = self.place(is_integer, 1, writable=True)
        if not place or place.is_narrowed or place.type.is_bool:
            return self.assignment()
        form = self.c.pick(["{}++;", "--{};", "++{};", "{}--;"])
        if v.promote(place.type).signed and place.type.rank >= INT.rank:
            # A signed one of full width might overflow.
            u = v.unsigned(place.type).name
            return [f"if (({u}){place.text} < ({u}){place.type.high})",
                    f"    {form.format(place.text)}"] if "+" in form else \
                [f"{place.text} -= {place.text} > 0;"]
        return [form.format(place.text)]

    def effects(self):
        """An expression whose side effects C puts in order."""
        x = self.place(is_integer, 0, writable=True)
        if not x or x.is_narrowed:
            return self.assignment()
        with self.scope.hide(x.variable):
            y = self.place(is_integer, 0, writable=True)
            if not y or y.is_narrowed:
                return self.assignment()
            with self.scope.hide(y.variable):
                first = self.assignable(y.type, 1)
                test = self.condition(1)
                e = self.integer(1)
        set_y = f"({y.text} = {first})"
        form = self.c.draw(5)
        if form == 0:
            return [f"{x.text} = {e.at(v.BIT_XOR)} ^ {set_y};"]
        if form == 1:
            return [f"{x.text} = {test.at(v.AND)} && {set_y};"]
        if form == 2:
            return [f"{x.text} = {test.at(v.OR)} ? {set_y} : "
                    f"{e.at(v.CONDITIONAL)};"]
        if form == 3:
            return [f"{y.text} = {first}, {x.text} = {y.text};"]
        if v.promote(y.type).signed and y.type.rank >= INT.rank or \
                y.type.is_bool:
            return [f"{test.at(v.OR)} || {set_y};"]
        step = self.c.pick([f"{y.text}++", f"--{y.text}"])
        return [f"{x.text} = {e.at(v.BIT_AND)} & {step};"]

    def call_statement(self):
        """A helper that writes through its pointers."""
        helpers = [h for h in self.scope.helpers if h.writes]
        if not helpers:
            return self.assignment()
        helper = self.c.pick(helpers)
        texts = self.written_arguments(helper)
        if texts is None:
            return self.assignment()
        call = f"{helper.name}({', '.join(texts)})"
        if helper.result is None:
            return [f"{call};"]
        name = self.scope.name(self.c, "v")
        self.scope.add(Variable(name, helper.result))
        return [f"{helper.result.declare(name)} = {call};"]

    def written_arguments(self, helper):
        """Pointers to different objects, the others read neither."""
        texts = [None] * len(helper.parameters)
        before = self.scope.hidden
        for i, type in enumerate(helper.parameters):
            if isinstance(type, Pointer):
                found = self.pointer(type)
                if found is None:
                    break
                texts[i], _, variable = found
                self.scope.hidden |= {variable.root}
        else:
            for i, type in enumerate(helper.parameters):
                if isinstance(type, View):
                    texts[i] = self.view(type)
                elif not isinstance(type, Pointer):
                    texts[i] = self.assignable(type, 1)
        self.scope.hidden = before
        return texts if None not in texts else None

    # ---- pointers ---------------------------------------------------------

    def pointer_type(self):
        """To something that is likely to be there."""
        elements = [INT, UINT, FLOAT]
        for variable in self.scope.variables:
            t = variable.type
            while not is_scalar(t) and not isinstance(t, Record) and \
                    hasattr(t, "element") and not self.is_lane(t):
                t = t.element
            if not self.is_lane(t):
                elements.append(t)
        return Pointer(self.c.pick(elements), self.c.between(1, 4), True)

    def is_lane(self, t):
        return isinstance(t, Vector)

    def pointer_declaration(self):
        """A pointer stands for its object as long as it lives."""
        want = self.pointer_type()
        found = self.pointer(want)
        if not found:
            return self.assignment()
        text, space, variable = found
        name = self.scope.name(self.c, "p")
        if variable.writable and self.c.chance(60):
            want = Pointer(want.element, want.count, False)
            if text.startswith("(const "):
                text = "(" + text[7:]
        self.scope.add(Variable(name, want, not want.const, space,
                                target=variable))
        return [f"{want.declare(name)} = {text};"]

    def walk(self):
        """A loop whose counter is a pointer."""
        want = self.pointer_type()
        target = self.place(is_integer, 0, writable=True)
        if not target or target.is_narrowed or not isinstance(
                want.element, Int):
            return self.assignment()
        with self.scope.hide(target.variable):
            found = self.pointer(want)
        if not found:
            return self.assignment()
        name = self.scope.name(self.c, "p")
        end = self.scope.name(self.c, "e")
        p = want.declare(name)
        form = self.c.draw(3)
        add = f"{target.text} ^= "
        if form == 0:
            return [f"for ({p} = {found[0]}, *{end} = {name} + {want.count}; "
                    f"{name} != {end}; {name}++)", f"    {add}*{name};"]
        if form == 1:
            return ["{", f"    {p} = {found[0]};",
                    f"    {want.declare(end)} = {name} + {want.count};",
                    f"    while ({name} < {end})", f"        {add}*{name}++;",
                    f"    {add}({end} - {name}) + ({end} == {name});", "}"]
        return ["{", f"    {want.declare(end)} = {found[0]};",
                f"    {p} = {end} + {want.count};",
                "    do", f"        {add}*--{name};",
                f"    while ({name} > {end});", "}"]

    def swap(self):
        """Two objects of a type change places."""
        a = self.place(self.is_assignable, 0, writable=True)
        if not a or a.is_narrowed:
            return self.assignment()
        with self.scope.hide(a.variable):
            b = self.place(lambda t: t is a.type, 0, writable=True)
        if not b or b.is_narrowed:
            return self.assignment()
        name = self.scope.name(self.c, "old")
        return ["{", f"    {a.type.declare(name)} = {a.text};",
                f"    {a.text} = {b.text};", f"    {b.text} = {name};", "}"]

    # ---- jumps ------------------------------------------------------------

    def jump(self):
        ways = []
        if self.scope.result is not None:
            ways.append("return")
        if self.scope.early_return:
            ways.append(self.scope.early_return)
        if self.scope.in_loop or self.scope.in_switch:
            ways.append("break;")
        if self.scope.in_loop:
            ways.append("continue;")
        if not ways:
            return self.assignment()
        way = self.c.pick(ways)
        if way == "return":
            way = f"return {self.assignable(self.scope.result, 1)};"
        return [f"if ({self.condition(self.depth).text})", f"    {way}"]

    # ---- nested -----------------------------------------------------------

    def braced(self, lines, may_omit=True):
        """As the body of a statement: braces only where they are needed."""
        if may_omit and len(lines) == 1 and self.c.chance(50) and \
                " = " in lines[0] and lines[0].split(" = ")[0].count(" ") == 0:
            return indent(lines)
        return ["{"] + indent(lines) + ["}"]

    def block(self, nesting):
        return self.braced(self.body(1, 4, nesting), False)

    def if_(self, nesting):
        test = self.condition(self.depth).text
        if self.c.chance(15):
            test = self.scalar(self.depth).text
        lines = [f"if ({test})"]
        lines += self.braced(self.body(1, 3, nesting), False)
        if self.c.chance(50):
            other = self.body(1, 3, nesting)
            if self.c.chance(30):
                test = self.condition(1).text
                lines += [f"else if ({test})"]
            else:
                lines += ["else"]
            lines += self.braced(other, False)
        return lines

    def loop(self, count, nesting, variables=()):
        """The body of a loop that runs `count` times."""
        scope = self.scope
        with scope.block(), scope.having(
                in_loop=True, in_switch=False, times=scope.times * count,
                step=next((k for k in variables if k.type is INT), None)):
            for variable in variables:
                scope.add(variable)
            return self.braced(self.statements(1, 3, nesting))

    def loop_count(self):
        count, most = (30, MOST_IN_REGISTERS) if self.scope.in_registers \
            else (5, MOST_TIMES)
        return max(1, min(self.c.between(1, count),
                          most // self.scope.times))

    def may_end(self, percent):
        """Whether a loop has a condition besides its number of trips."""
        return self.c.chance(60 if self.scope.in_registers else percent)

    def leaving(self, nesting):
        return Registers(self).loop()

    def sum_near(self, nesting):
        return Near(self).sum() or self.for_(nesting)

    def for_(self, nesting):
        c, scope = self.c, self.scope
        count = self.loop_count()
        name = scope.name(c, "k")
        type = c.weighted([(6, INT), (1, UINT), (2, None)]) or \
            c.pick([t for t in INTEGERS if not t.is_bool])
        step = c.between(1, 2)
        start = c.draw(4)
        top = start + count * step
        also = f" && {self.condition(1).at(v.AND + 1)}" if self.may_end(15) \
            else ""
        k = Variable(name, type, False, low=start, high=top - 1)
        body = self.loop(count, nesting, [k])
        if c.chance(25):
            head = (f"for ({type.name} {name} = {top}; {name}-- > {start}"
                    f"{also};)")
        elif step == 1:
            head = (f"for ({type.name} {name} = {start}; {name} < {top}"
                    f"{also}; {c.pick([name + '++', '++' + name])})")
        else:
            head = (f"for ({type.name} {name} = {start}; {name} < {top}"
                    f"{also}; {name} += {step})")
        if int("0" + "".join(filter(str.isdigit, name))) % 6 != 1:
            return [head] + body
        head = head.replace(f"({type.name} ", "(", 1)
        return ["{", f"    {type.name} {name};"] + indent([head] + body) + ["}"]

    def while_(self, nesting):
        count = self.loop_count()
        name = self.scope.name(self.c, "n")
        n = Variable(name, INT, False, low=-1, high=count)
        also = self.condition(1).at(v.AND + 1) + " && " if \
            self.may_end(20) else ""
        body = self.loop(count, nesting, [n])
        return ["{", f"    int {name} = {count};",
                f"    while ({also}{name}-- > 0)"] + indent(body) + ["}"]

    def do(self, nesting):
        count = self.loop_count()
        name = self.scope.name(self.c, "n")
        n = Variable(name, INT, False, low=0, high=count - 1)
        body = self.loop(count, nesting, [n])
        also = f" && {self.condition(1).at(v.AND + 1)}" if \
            self.may_end(20) else ""
        return ["{", f"    int {name} = 0;", "    do"] + indent(body) + \
            [f"    while (++{name} < {count}{also});", "}"]

    def switch(self, nesting):
        c = self.c
        count = c.between(1, 6)
        on = v.fit(c, self.integer(self.depth), c.between(count, 8))
        labels = [str(i) for i in range(count)]
        labels.insert(c.draw(count + 1), None)
        if c.chance(30):
            labels.remove(None)
        lines = []
        with self.scope.having(in_switch=True):
            for label in labels:
                lines.append(f"case {label}:" if label else "default:")
                if c.chance(80):
                    lines += ["    {"]
                    lines += indent(indent(self.body(1, 2, nesting)))
                    lines += ["    }"]
                if not c.chance(25):
                    lines.append("    break;")
        if not lines[-1].endswith((";", "}")):
            lines.append("    break;")
        return [f"switch ({on.text}) {{"] + lines + ["}"]
