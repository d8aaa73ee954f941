"""Code that computes in registers alone: loops that threads leave after
different numbers of trips, and helpers that return from within such loops.
While it is written, the scope is in_registers."""
from ctype import DOUBLE, FLOAT, INT, INTEGERS, Pointer, View, is_scalar
from scope import Variable

HELPER_TIMES = 24  # of Statements.loop_count's most


def register_type(c):
    return c.weighted([(3, INT), (3, FLOAT), (1, DOUBLE), (2, None)]) or \
        c.pick([t for t in INTEGERS if not t.is_bool])


class Registers:
    def __init__(self, writer):
        self.w, self.c, self.scope = writer, writer.c, writer.scope

    def statement(self, nesting):
        w = self.w
        ways = [(6, w.assignment), (4, w.compound), (2, w.increment),
                (2, w.declaration), (4, w.jump)]
        nested = [(4, w.if_)]
        if not self.scope.in_loop or self.c.chance(20):
            nested += [(4, w.for_), (3, w.while_), (3, w.do)]
        if nesting > 0:
            ways += [(weight, lambda make=make: make(nesting - 1))
                     for weight, make in nested]
        return self.c.weighted(ways)()

    def within(self):
        """The scope without what is in memory; now and then with views."""
        reads = self.c.chance(25)
        return self.scope.having(
            variables=[x for x in self.scope.variables
                       if is_scalar(x.type) and x.space == "private" or
                       reads and isinstance(x.type, View) and not x.writable],
            helpers=[h for h in self.scope.helpers if h.in_registers
                     and not any(isinstance(t, (Pointer, View))
                                 for t in h.parameters)],
            counter=None, early_return=None, in_registers=True)

    def loop(self):
        """A loop by itself, with variables that go through it."""
        w, c = self.w, self.c
        lines = []
        for _ in c.repeat(1, 3):
            type = register_type(c)
            init = w.assignable(type, w.depth)
            name = self.scope.name(c, "r")
            self.scope.add(Variable(name, type))
            lines += [f"{type.declare(name)} = {init};"]
        with self.within():
            return lines + c.pick([w.for_, w.while_, w.do])(c.draw(2))
