"""Elements near the thread's own place: at more than a sum of it, and all that
are near, in loops of few trips."""
import value as v
from ctype import (DOUBLE, FLOAT, INT, UINT, ULLONG, Array, Float, View,
                   is_scalar)
from scope import Variable
from value import Value


class Near:
    def __init__(self, writer, forms=6):
        self.forms = forms  # of places; the first is a sum
        self.w, self.c, self.scope = writer, writer.c, writer.scope

    # ---- one place --------------------------------------------------------

    def place(self, count):
        """An integer that is like the thread's place, or None."""
        places = [x for x in self.scope.variables
                  if x.type is INT and x.low == 0 and x.high < 64
                  and x.root not in self.scope.hidden and x is not
                  self.scope.step]
        if not places:
            return None
        if self.c.chance(60):
            places.sort(key=lambda x: abs(x.high + 1 - count))
            return places[0]
        return self.c.pick(places)

    def subscript(self, count):
        """An index below `count`, or None."""
        x = self.place(count)
        if not x:
            return None
        e = Value(x.name, INT, x.low, x.high)
        step = self.scope.step
        if step and self.c.chance(75):
            e = v.arithmetic(self.c, "+", e,
                             Value(step.name, INT, step.low, step.high))
        elif self.c.chance(60):
            e = v.arithmetic(self.c, self.c.pick(["+", "-"]), e,
                             v.literal(INT, self.c.between(1, 3)))
        return self.within(e, count).text

    def within(self, e, count):
        """One from 0 to count - 1; where e is one, maybe e itself."""
        c = self.c
        form = c.draw(self.forms)
        if form == 1:
            e = v.bitwise("^", e, v.literal(INT, c.draw(count)))
        elif form == 2:
            e = v.bitwise("&", e, v.literal(INT, c.draw(count)))
        elif form == 3:
            up = -(e.low // count) * count
            e = v.arithmetic(c, "+", e, v.literal(INT, up + c.draw(count)))
            return v.division(c, "%", e, v.literal(INT, count))
        elif form == 4 and self.scope.clamp:
            return Value(f"{self.scope.clamp}({e.at(v.ASSIGN)}, {count - 1})",
                         INT, 0, count - 1)
        if e.low < 0:
            e = self.bounded(e, ">", 0, max(e.high, 0))
        if e.high >= count:
            e = self.bounded(e, "<", count - 1, count - 1)
        return e

    def bounded(self, e, op, bound, high):
        test = f"{e.at(v.RELATION + 1)} {op} {bound}"
        return Value(f"{test} ? {e.at(v.ASSIGN)} : {bound}", INT,
                     max(e.low, 0), high, v.CONDITIONAL)

    # ---- all around -------------------------------------------------------

    def holders(self):
        def element(t):
            while isinstance(t, (Array, View)):
                t = t.element
            return t
        return [(x, element(x.type)) for x in self.scope.variables
                if isinstance(x.type, (Array, View))
                and x.root not in self.scope.hidden
                and is_scalar(element(x.type))]

    def sum(self):
        """Loops of few trips over the elements of something; None where
        nothing has any."""
        holders = self.holders()
        if not holders:
            return None
        holder, element = self.c.pick(holders)
        name = self.scope.name(self.c, "v")
        steps, heads = [], []
        for _ in range(self.c.between(1, 2)):
            step, head = self.loop()
            steps.append(step)
            heads.append("    " * len(heads) + head)
        e, tests = self.element(holder, steps)
        if tests and self.c.chance(50):
            e, tests = f"({' && '.join(tests)} ? {e} : 0)", []
        type, add, after = self.added(name, element, e)
        self.scope.add(Variable(name, type))
        if tests:
            add = f"if ({' && '.join(tests)}) {add}"
        return [f"{type.declare(name)} = 0;"] + heads + \
            ["    " * len(heads) + add] + after

    def loop(self):
        c = self.c
        name = self.scope.name(c, "k")
        start, count, by = c.between(-2, 2), c.between(2, 8), c.between(1, 2)
        last = start + (count - 1) * by
        form = c.draw(3)
        step = [f"{name}++", f"++{name}"][form % 2] if by == 1 else \
            f"{name} += {by}"
        test = f"{name} <= {last}" if form else f"{name} < {last + 1}"
        if form == 2:
            start, last = last, start
            test, step = f"{name} >= {last}", f"{name} -= {by}"
        return Variable(name, INT, False, low=min(start, last),
                        high=max(start, last)), \
            f"for (int {name} = {start}; {test}; {step})"

    def element(self, holder, steps):
        """(text, tests that must hold to read it)"""
        text, t = holder.name, holder.type
        counts, tests = [], []
        while isinstance(t, (Array, View)):
            counts += t.extents if isinstance(t, View) else [t.count]
            t = t.element
        for count in counts:
            with self.scope.having(step=self.c.pick(steps)):
                at = self.tested(count, tests) if self.c.chance(25) else None
                at = at or self.subscript(count) or \
                    self.w.subscript(count, 1)
            text += f"[{at}]"
        return text, tests

    def tested(self, count, tests):
        """The sum of a place and the loop's counter, with what says that it
        is an index."""
        x, k = self.place(count), self.scope.step
        if not x:
            return None
        if x.low + k.low < 0:
            tests.append(self.c.pick([f"{x.name} + {k.name} >= 0",
                                      f"{x.name} >= -{k.name}"]))
        if x.high + k.high >= count:
            tests.append(self.c.pick([f"{x.name} + {k.name} < {count}",
                                      f"{count - 1} >= {x.name} + {k.name}"]))
        return f"{x.name} + {k.name}"

    def added(self, name, element, e):
        """(type of the sum, statement, what follows the loops)"""
        if isinstance(element, Float):
            type = self.c.pick([element, DOUBLE]) if element is FLOAT \
                else element
            limit = f"{float(type.limit)}{type.suffix}"
            return type, f"{name} += {e};", \
                [f"{name} = fmod{type.suffix}({name}, {limit});"]
        type = ULLONG if element.bits > 32 else UINT
        add = self.c.pick([f"{name} += {e};", f"{name} ^= {e};",
                           f"{name} = {name} * 3u + {e};"])
        return type, add, []
