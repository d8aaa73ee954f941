"""A kernel of structures with arrays, of arrays of structures, and of helpers
that take and return them, by value and by address:

    struct S { int m1[3]; struct T m2[2]; float_2 m3; };

    static struct S f0(struct S a1, const int *a2) restrict(cpu, amp)
    {
        struct S r = {.m1 = {1, 2}};
        for (int k1 = 0; k1 < 3; k1++) {
            if (a2[k1] > 5)
                continue;
            r.m1[k1] += a1.m2[1].m4[k1];
        }
        return r;
    }

Views, tile_static objects and what threads keep across barriers are of such
types, too. What statements do with them says record_statements.py.
"""
from ctype import (BOOL, CHAR, DOUBLE, FLOAT, INT, INTEGERS, LONG, SHORT,
                   UCHAR, UINT, ULONG, USHORT, VECTORS, Array, Pointer,
                   Record, Vector, is_padded, leaves)
from kernel import Kernel
from parts import Parts
from record_statements import RecordStatements, arrays_of
from scope import Scope, Variable, contains
from statement import indent
from tiled import Both, Static, Tiled

MOST_LEAVES = 40  # a few more than ampcc takes apart
NUMBERS = [INT, UINT, FLOAT, UCHAR, USHORT, SHORT, CHAR, BOOL, DOUBLE]
SHORT_VECTORS = [t for t in VECTORS if t.count != 3]  # see Parts.member_type


class RecordParts(Parts):
    Statements = RecordStatements
    in_registers = 8

    def make(self):
        c = self.c
        self.is_plain = c.chance(70)  # so that ampcc opens most helpers
        for _ in c.repeat(2, 3):
            self.record()
        for _ in c.repeat(0, 1):
            self.table()
        for _ in c.repeat(2, 5):
            self.helper()

    def scope(self):
        scope = super().scope()
        scope.is_plain = self.is_plain
        return scope

    # ---- records ----------------------------------------------------------

    def record(self):
        c = self.c
        record = Record(f"struct {'STU'[len(self.records)]}{self.number}", [])
        scope = Scope("")
        for _ in c.repeat(1, 4):
            member = scope.name(c, "m"), self.member_type()
            record.members.append(member)
            if len(leaves(record, "")) > MOST_LEAVES and record.members[1:]:
                record.members.pop()
        if is_padded(record):  # see Parts.record
            record.members = [
                m for m in record.members
                if not contains(m[1], lambda t: isinstance(t, Vector))
            ] or record.members[:1]
        self.records.append(record)
        self.texts.append(record.definition())

    def member_type(self):
        """Of three, two are arrays."""
        c = self.c
        kind = c.draw(9)
        if kind < 2:
            return self.number_type()
        if kind == 2:
            return c.pick(self.records + SHORT_VECTORS)
        element = self.number_type()
        if kind == 7:
            element = Array(element, c.between(1, 3))
        elif kind == 8:
            element = c.pick(self.records + SHORT_VECTORS)
        return Array(element, c.between(1, 3 if kind > 6 else 5))

    def number_type(self):
        c = self.c
        return c.pick(NUMBERS) if c.chance(60) else \
            c.pick(INTEGERS) if c.chance(30) else INT

    # ---- helpers ----------------------------------------------------------

    def parameter_type(self, in_registers):
        c = self.c
        kind = c.draw(10)
        if in_registers or kind < 3:
            return super().parameter_type(in_registers)
        record = c.pick(self.records)
        if kind < 6:
            return record
        if kind < 9:
            return Pointer(record, 1, c.chance(40))
        arrays = arrays_of(record) or [Array(INT, 3)]
        array = c.pick(arrays)
        return Pointer(array.element, array.count, c.chance(40))

    def result_type(self, writes, in_registers):
        kind = self.c.draw(10)
        if in_registers or kind < 3:
            return super().result_type(writes, in_registers)
        if kind == 3 and writes:
            return None
        return self.c.pick(self.records)

    def body(self, writer, result):
        """Most begin with what they return."""
        if not isinstance(result, Record) or not self.c.chance(70):
            return super().body(writer, result)
        name = writer.scope.name(self.c, "r")
        first = f"{result.declare(name)} = {writer.composite(result, 1)};"
        writer.scope.add(Variable(name, result))
        return [first] + writer.statements(1, 5, 2) + [f"return {name};"]


class RecordTiled(Tiled):
    """Most of what threads share, and keep across barriers, are structures."""

    Statements = RecordStatements

    def private(self):
        if not self.c.chance(70):
            return super().private()
        type = self.c.pick(self.scope.records)
        name = f"p{len(self.privates) + 1}_"
        init = self.writer.assignable(type, 1)
        self.privates.append(self.scope.add(Variable(name, type)))
        return Both([f"{type.declare(name)} = {init};"],
                    self.by_thread([f"{name} = {init};"]))

    def static(self):
        if not self.c.chance(60):
            return super().static()
        element = self.c.pick(self.scope.records)
        name = f"q{len(self.statics) + 1}_"
        type = Array(element, self.threads)
        self.statics.append(Static(name, type, element, False, False))
        return Both([f"tile_static {type.declare(name)};"],
                    [f"static {type.declare(name)};"])


    def store(self, out):
        return self.writer.stored(out) or super().store(out)


class RecordKernel(Kernel):
    Parts, Statements = RecordParts, RecordStatements

    def element_type(self):
        c = self.c
        return c.pick(self.parts.records) if c.chance(60) else \
            super().element_type()

    def domain(self):
        """Long rows are computed in vectors."""
        c = self.c
        return [c.pick([100, 33, 70, 16, 5])] if c.chance(60) else \
            super().domain()

    def output(self, i):
        return super().output(i) if i else (f"o{i}", self.c.pick(
            [ULONG, UINT, LONG]), 0)

    def store(self, writer, out):
        with writer.scope.hide(out):
            return writer.stored(out) or super().store(writer, out)

    def body(self, scope, outs, brief):
        writer = RecordStatements(self.c, scope)
        lines = self.near_store(writer) + writer.objects() + \
            writer.statements(2, 6, 2)
        for out in outs:
            lines += self.store(writer, out)
        return indent(lines)

    def tiled(self):
        c = self.c
        tile = [c.pick([8, 16, 4, 32, 5])]
        if c.chance(30):
            tile = c.pick([[4, 8], [2, 5], [8, 8], [2, 2, 4]])
        domain = [extent * c.between(1, 3 if len(tile) < 3 else 2)
                  for extent in tile]
        self.wide(domain)
        scope = self.parts.scope()
        self.share(scope)
        outs = self.own_elements(
            domain, [f"t.global[{d}]" for d in range(len(tile))])
        scope.counter = self.counter
        writer = RecordTiled(c, scope, self.number, tile, domain)
        text, privates = writer.make(outs, self.near_store)
        return self.over_tiles(writer, text, privates, tile, domain)
