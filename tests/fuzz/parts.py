"""What surrounds a kernel's body: records, constant tables, helpers."""
from ctype import (CHAR, INT, INTEGERS, SCHAR, SHORT, UCHAR, UINT, USHORT,
                   FLOAT, DOUBLE, VECTORS, Array, Int, Pointer, Record,
                   Vector, View, enumeration, is_padded)
from registers import HELPER_TIMES, register_type
from scope import Scope, Variable, contains
from statement import Statements, indent


class Helper:
    def __init__(self, name, result, parameters, writes, in_registers):
        self.name, self.result, self.parameters = name, result, parameters
        self.writes, self.in_registers = writes, in_registers


class Parts:
    """Of kernel number `number`: texts in order, and what they declare."""

    Statements = Statements
    in_registers = 35  # percent of the helpers

    def __init__(self, choices, number):
        self.c, self.number = choices, number
        self.texts = []
        self.records, self.tables, self.helpers = [], [], []
        self.enums = []
        self.clamp = None

    def make(self):
        for _ in self.c.repeat(0, 2):
            self.record()
        for _ in self.c.repeat(0, 2):
            self.table()
        if self.c.chance(25):
            self.enum()
        if self.c.chance(30):
            self.clamp_function()
        for _ in self.c.repeat(0, 3):
            self.helper()

    def scope(self):
        """For a function: what is at file scope is there."""
        scope = Scope("")
        scope.variables = list(self.tables)
        scope.helpers = list(self.helpers)
        scope.records = list(self.records)
        scope.enums = list(self.enums)
        scope.clamp = self.clamp
        return scope

    # ---- records ----------------------------------------------------------

    def record(self):
        c = self.c
        tag = f"{'STU'[len(self.records)]}{self.number}"
        if c.chance(15):
            members = [("whole", UINT), ("bytes", Array(UCHAR, 4)),
                       ("halves", Array(USHORT, 2))]
            record = Record(f"union {tag}", members[:2 + c.draw(2)], True)
        elif c.chance(20):
            # What fills a word is read as one.
            types, counts = c.pick([((CHAR, SCHAR, UCHAR), (4, 8)),
                                    ((SHORT, USHORT), (2, 4))])
            record = Record(f"struct {tag}", [
                (f"w{i}", c.pick(types)) for i in range(c.pick(counts))])
        else:
            scope = Scope("")
            members = [(scope.name(c, "m"), self.member_type())
                       for _ in c.repeat(1, 4)]
            record = Record(f"struct {tag}", members)
            if is_padded(record):
                # Clang 14 leaves padding beside a vector unwritten, which
                # Oclgrind reports where the whole struct is copied.
                record.members = [
                    m for m in members
                    if not contains(m[1], lambda t: isinstance(t, Vector))
                ] or members[:1]
        self.records.append(record)
        self.texts.append(record.definition())

    def member_type(self):
        c = self.c
        kind = c.draw(10)
        if kind < 6 or kind == 9 and not self.records:
            return c.pick(INTEGERS)
        if kind == 6:
            return c.weighted([(3, FLOAT), (1, DOUBLE)])
        if kind == 8 and c.chance(50):
            # Those of three have a lane of padding, which Oclgrind reports
            # where a whole struct is copied.
            return c.pick([t for t in VECTORS if t.count != 3])
        if kind == 9:
            return c.pick(self.records)
        return Array(c.pick([INT, FLOAT] + INTEGERS), c.between(1, 3))

    def enum(self):
        c = self.c
        low = -20 if c.chance(50) else 0
        constants = [(f"E{self.number}_{i}", c.between(low, 40))
                     for i in range(c.between(1, 4))]
        type = enumeration(f"E{self.number}", constants)
        self.enums.append(type)
        for name, value in constants:
            self.tables.append(Variable(name, INT, False, "constant", value,
                                        value))
        inner = ", ".join(f"{name} = {value}" for name, value in constants)
        self.texts.append(f"{type.name} {{ {inner} }};\n")

    # ---- tables -----------------------------------------------------------

    def table(self):
        c = self.c
        writer = Statements(c, Scope(""))
        type = c.pick([INT, FLOAT] + INTEGERS + self.records)
        if c.chance(75):
            type = Array(type, c.between(1, 5))
        if c.chance(20):
            type = Array(type, c.between(1, 3))
        name = f"{'cd'[len(self.tables)]}{self.number}"
        self.texts.append(f"static const {type.declare(name)} = "
                          f"{writer.constant_initializer(type)};\n")
        self.tables.append(Variable(name, type, False, "constant"))

    # ---- helpers ----------------------------------------------------------

    def clamp_function(self):
        self.clamp = f"clamp_{self.number}"
        self.texts.append(
            f"static int {self.clamp}(int x, int most) restrict(cpu, amp)\n"
            "{\n    return x < 0 ? 0 : x > most ? most : x;\n}\n")

    def parameter_type(self, in_registers):
        c = self.c
        if in_registers and not c.chance(20):
            return register_type(c)
        if in_registers:
            return View(c.pick([INT, FLOAT]), [c.between(1, 4)], True)
        kind = c.draw(10)
        if kind < 5:
            return c.pick(INTEGERS) if c.chance(60) else INT
        if kind == 5:
            return c.weighted([(3, FLOAT), (1, DOUBLE)])
        if kind == 6:
            return c.pick(self.records or VECTORS)
        element = c.pick([INT, INT, UINT, FLOAT] + INTEGERS + self.records)
        if c.chance(20):
            return View(c.pick([INT, INT, element]), [c.between(1, 4)], True)
        return Pointer(element, c.between(1, 4), not c.chance(50))

    def helper(self):
        c = self.c
        scope = self.scope()
        scope.in_registers = c.chance(self.in_registers)
        scope.times = HELPER_TIMES if scope.in_registers else 8
        if scope.in_registers:
            scope.variables, scope.helpers = [], []
        name = f"f{len(self.helpers)}_{self.number}"
        parameters, texts = [], []
        for _ in c.repeat(0, 4):
            type = self.parameter_type(scope.in_registers)
            parameter = scope.name(c, "a")
            pointer = isinstance(type, Pointer)
            is_view = isinstance(type, View)
            scope.add(Variable(
                parameter, type, not (is_view or pointer and type.const),
                parameter if pointer else "global" if is_view else "private"))
            parameters.append(type)
            texts.append(type.declare(parameter))
        writes = any(isinstance(t, Pointer) and not t.const
                     for t in parameters)
        result = self.result_type(writes, scope.in_registers)
        scope.result = result
        scope.early_return = None if result else "return;"
        lines = self.body(self.Statements(c, scope), result)
        returns = (result.declare("") if result else "void") + " "
        self.texts.append(
            f"static {returns}{name}({', '.join(texts) or 'void'}) "
            "restrict(cpu, amp)\n{\n" + "\n".join(indent(lines)) + "\n}\n")
        self.helpers.append(Helper(name, result, parameters, writes,
                                   scope.in_registers))

    def body(self, writer, result):
        lines = writer.statements(0, 4, 2)
        if result:
            lines.append(f"return {writer.assignable(result, 3)};")
        return lines

    def result_type(self, writes, in_registers):
        c = self.c
        kind = c.draw(6 if in_registers else 8)
        if kind == 7 and writes:
            return None
        if kind == 6:
            return c.pick(self.records + VECTORS)
        if kind == 5:
            return c.weighted([(3, FLOAT), (1, DOUBLE)])
        return c.pick(INTEGERS) if c.chance(60) else INT
