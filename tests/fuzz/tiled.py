"""A tiled kernel: phases with barriers between them.

It is written twice. On the device the phases follow one another; on the host
each is a loop over the threads of a tile, what is private to a thread is an
array of one for each, and there are no barriers:

    tile_static int s1[4];                  int s1[4], p1[4];
    int p1 = n;                             for (n…) p1[n] = n;
    s1[n] = p1;                             for (n…) s1[n] = p1[n];
    t.barrier.wait();
    p1 = s1[3 - n];                         for (n…) p1[n] = s1[3 - n];

There is no race: in one phase a tile_static object is only read, or each
thread has its own element, or one thread alone touches it, or all do what is
atomic and comes to the same in any order.
"""
import re

import atomic
import value as v
from ctype import FLOAT, INT, INTEGERS, LONG, UINT, Array, Int, View
from scope import Variable
from statement import Statements, indent
from vector import int_vector

class Both:
    """Lines for the device and lines for the host."""

    def __init__(self, device=(), host=()):
        self.device, self.host = list(device), list(host)

    def __iadd__(self, other):
        self.device += other.device
        self.host += other.host
        return self

    def __add__(self, other):
        return Both(self.device + other.device, self.host + other.host)

    def indented(self):
        return Both(indent(self.device), indent(self.host))


class Way:
    """How a helper that waits gives what it got, or what it was given."""

    def __init__(self, end, result="{got}", by_pointer=False):
        self.end, self.text, self.by_pointer = end, result, by_pointer
        self.is_nested = "    b.wait();" in end

    def result(self, got, own):
        return self.text.format(got=got, own=own)

    def call(self, to, begin):
        return f"{begin}&{to}, n, t.barrier);" if self.by_pointer \
            else f"{to} = {begin}n, t.barrier);"


WAYS = [
    Way(["return y;"]),
    Way(["*out = y;"], by_pointer=True),
    Way(["if (n % 2)", "    return x;", "return y;"],
        "n % 2 ? {own} : {got}"),
    Way(["for (int k = 0; k < 4; k++)", "    if (k == n)", "        return x;",
         "return y;"], "n < 4 ? {own} : {got}"),
    Way(["for (int k = 0; k < 3; k++) {", "    if (k == 2)",
         "        return y;", "    b.wait();", "}", "return x;"]),
    Way(["if (n % 3 == 1) {", "    *out = x;", "    return;", "}",
         "*out = y;"], "n % 3 == 1 ? {own} : {got}", True),
    Way(["if (n >= 0) {", "    b.wait();", "    if (n % 2)",
         "        return x;", "}", "return y;"], "n % 2 ? {own} : {got}"),
    Way(["switch (n % 3) {", "case 0:", "    return x;", "case 1:",
         "    break;", "default:", "    return y;", "}", "return x;"],
        "n % 3 == 2 ? {got} : {own}"),
]


class Tiled:
    Statements = Statements

    def __init__(self, choices, scope, number, tile, domain):
        self.c, self.scope, self.number = choices, scope, number
        self.tile, self.domain = tile, domain
        self.threads = 1
        for extent in tile:
            self.threads *= extent
        self.privates, self.statics, self.stages = [], [], []
        self.writer = self.Statements(choices, scope)
        self.helpers = []  # texts of functions for the device alone
        self.uniform = []  # what has one value in a tile
        self.exchanges = {}  # (type's name, shift) -> helper
        self.has_sync = False
        self.labels = 0
        self.control = 0       # how deep barriers are in loops and ifs
        self.is_nested = False  # whether any was in two loops, or in an if

    # ---- variables --------------------------------------------------------

    def declare_ids(self):
        """t.local and the others, and n, the thread's number in its tile."""
        for d, (tile, extent) in enumerate(zip(self.tile, self.domain)):
            for text, most in ((f"t.local[{d}]", tile),
                               (f"t.global[{d}]", extent),
                               (f"t.tile[{d}]", extent // tile),
                               (f"t.tile_origin[{d}]", extent)):
                variable = Variable(text, INT, False, low=0, high=most - 1)
                self.scope.add(variable)
                if "tile" in text:
                    self.uniform.append(variable)
        if len(self.tile) > 1:
            type = int_vector(len(self.tile))
            for text in ("t.local", "t.global", "t.tile", "t.tile_origin"):
                variable = self.scope.add(Variable(text, type, False))
                if "tile" in text:
                    self.uniform.append(variable)
        self.scope.add(Variable("n", INT, False, low=0,
                                high=self.threads - 1))
        self.scope.used |= {"t", "n", "near"}
        number = "t.local[0]"
        for d in range(1, len(self.tile)):
            number = f"({number}) * {self.tile[d]} + t.local[{d}]"
        return number

    def private(self):
        """Of each thread, alive in all phases."""
        c = self.c
        type = c.pick(INTEGERS) if c.chance(50) else \
            c.pick([INT, UINT, FLOAT, LONG] + self.scope.records)
        if c.chance(20):
            type = Array(c.pick([INT, FLOAT]), c.between(2, 4))
        name = f"p{len(self.privates) + 1}_"
        init = self.writer.initializer(type, 1) if isinstance(type, Array) \
            else self.writer.assignable(type, 1)
        variable = self.scope.add(Variable(name, type))
        self.privates.append(variable)
        literal = f"({type.declare('')}){init}"
        if isinstance(type, Array):
            host = [f"memcpy({name}, {literal}, sizeof {name});"]
        else:
            host = [f"{name} = {init};"]
        return Both([f"{type.declare(name)} = {init};"], self.by_thread(host))

    def static(self):
        """A tile_static object; its first phase writes all of it."""
        c = self.c
        element = c.pick(INTEGERS) if c.chance(40) else \
            c.pick([INT, INT, UINT, FLOAT] + self.scope.records)
        name = f"q{len(self.statics) + 1}_"
        kind = c.draw(4)
        if kind == 3:
            type = element
        elif kind == 2 and len(self.tile) > 1:
            type = element
            for extent in reversed(self.tile):
                type = Array(type, extent)
        else:
            type = Array(element, self.threads)
        static = Static(name, type, element, kind == 3,
                        kind == 2 and len(self.tile) > 1)
        self.statics.append(static)
        return Both([f"tile_static {type.declare(name)};"],
                    [f"static {type.declare(name)};"])

    # ---- texts ------------------------------------------------------------

    def on_host(self, line):
        """Private variables become elements, t's members variables."""
        line = re.sub(r"\bt\.(\w+)", r"t_\1", line)
        line = atomic.on_host(line)
        return re.sub(r"\b(p\d+_)\b", r"\1[n]", line)

    def by_thread(self, lines):
        """A loop over a tile's threads."""
        body = [self.on_host(line) for line in lines]
        counts = []
        rest = "n"
        for extent in reversed(self.tile):
            counts.insert(0, f"{rest} % {extent}")
            rest = f"{rest} / {extent}"
        at = [f"t_local[{d}] = {text};" for d, text in enumerate(counts)]
        at += [f"t_global[{d}] = t_tile_origin[{d}] + t_local[{d}];"
               for d in range(len(self.tile))]
        if any("return;" in line for line in body):
            self.labels += 1
            end = f"end_{self.labels}"
            body = [line.replace("return;", f"goto {end};") for line in body]
            body += [f"{end}:;"]
        return [f"for (int n = 0; n < {self.threads}; n++) {{"] + \
            indent(at + body) + ["}"]

    def barrier(self):
        """One of the kinds that suffice."""
        c = self.c
        ways = ["t.barrier.wait();",
                "t.barrier.wait_with_all_memory_fence();",
                "t.barrier.wait_with_tile_static_memory_fence();",
                f"sync_{self.number}(t.barrier);"]
        way = c.pick(ways)
        if way.startswith("sync") and not self.has_sync:
            self.has_sync = True
            self.helpers.append(
                f"static void sync_{self.number}(tile_barrier b) "
                "restrict(amp)\n{\n    b.wait();\n}\n")
        return [way]

    # ---- phases -----------------------------------------------------------

    def make(self, outs, near_store):
        """The kernel's lines and the host's, for one tile."""
        c = self.c
        text = Both([f"const int n = {self.declare_ids()};"])
        for out in outs:
            self.scope.add(out)
        for _ in c.repeat(1, 3):
            text += self.static()
        for _ in c.repeat(1, 3):
            text += self.private()
        text += self.first(self.statics)
        for _ in c.repeat(1, 4):
            text += self.item(2)
        text += self.last(outs, near_store)
        return text, [f"{Array(p.type, self.threads).declare(p.name)};"
                      for p in self.privates]

    def own(self, static, shift=0):
        """The element that a thread has to itself."""
        name = static.name
        if static.by_rank:
            return name + "".join(f"[t.local[{d}]]"
                                  for d in range(len(self.tile)))
        if shift == 0:
            return f"{name}[n]"
        if shift == 1:
            return f"{name}[{self.threads - 1} - n]"
        return f"{name}[(n + {shift}) % {self.threads}]"

    def first(self, statics):
        """Everything gets a value."""
        lines = []
        for static in statics:
            text = self.writer.assignable(static.element, 1)
            if static.is_single:
                at = self.c.draw(self.threads)
                lines += [f"if (n == {at})", f"    {static.name} = {text};"]
            else:
                lines += [f"{self.own(static)} = {text};"]
        return Both(lines + self.barrier(), self.by_thread(lines))

    def item(self, nesting):
        way = self.c.weighted(
            [(5, self.phase), (2, self.shared)] +
            ([(2, self.repeated), (2, self.optional), (1, self.inner),
              (1, self.chosen)] if nesting else []))
        return way(nesting - 1)

    def items(self, nesting):
        text = Both()
        for _ in self.c.repeat(1, 2):
            text += self.item(nesting)
        return text

    def controlled(self, nesting):
        """Items in a loop or in an if."""
        self.control += 1
        self.is_nested |= self.control > 1
        text = self.items(nesting).indented()
        self.control -= 1
        return text

    def phase(self, nesting):
        """Statements between two barriers."""
        c, scope = self.c, self.scope
        with scope.block():
            ways = [(static, c.draw(4)) for static in self.statics]
            for static, way in ways:
                self.offer(static, way)
            lines = self.writer.statements(1, 4, 2)
        for static, way in ways:
            if way == 3:
                lines += self.atomic(static)
            elif way == 2:
                lines += self.alone(static)
            elif way == 1 and not static.is_single and static.shown:
                lines += [f"{static.shown.name} = "
                          f"{self.writer.assignable(static.element, 1)};"]
        return Both(["{"] + indent(lines) + ["}"] + self.barrier(),
                    self.by_thread(lines))

    def offer(self, static, way):
        """What a phase's statements may do with it."""
        static.shown = None
        if way == 0 or way == 1 and static.is_single:
            static.shown = self.scope.add(
                Variable(static.name, static.type, False, "local"))
        elif way == 1:
            shift = self.c.draw(4)
            static.shown = self.scope.add(
                Variable(self.own(static, shift), static.element, True,
                         "local"))

    def alone(self, static):
        """One thread may touch all of it."""
        with self.scope.block(), self.scope.having(early_return=None):
            self.scope.add(Variable(static.name, static.type, True, "local"))
            lines = self.writer.statements(1, 3, 1)
        return [f"if (n == {self.c.draw(self.threads)}) {{"] + indent(lines) \
            + ["}"]

    def atomic(self, static):
        """All threads, one kind of operation; nobody reads."""
        t, c = static.element, self.c
        if t not in atomic.TYPES:
            return []
        place = static.name
        if static.by_rank:
            place += "".join(f"[{c.draw(e)}]" for e in self.tile)
        elif not static.is_single:
            place += atomic.subscript(self.writer, self.threads)
        return [atomic.call(self.writer, c.pick(atomic.OPERATIONS), place, t)]

    def shared(self, nesting):
        """A helper with a tile_static object and barriers of its own: each
        thread gets what another one gave."""
        c = self.c
        scalars = [p for p in self.privates if not isinstance(p.type, Array)]
        if not scalars:
            return self.phase(nesting)
        to = c.pick(scalars)
        shift = c.draw(self.threads)
        name, way = self.exchange(to.type, shift)
        self.is_nested |= way.is_nested
        with self.scope.having(hidden=frozenset([to])):
            e = self.writer.assignable(to.type, 2)
        n = self.labels = self.labels + 1
        got = f"x{n}_[(n + {shift}) % {self.threads}]"
        own = f"x{n}_[n]"
        host = [f"static {Array(to.type, self.threads).declare(f'x{n}_')};"]
        host += self.by_thread([f"x{n}_[n] = {e};"])
        host += self.by_thread([f"{to.name} = {way.result(got, own)};"])
        return Both([way.call(to.name, f"{name}({e}, ")],
                    ["{"] + indent(host) + ["}"])

    def exchange(self, type, shift):
        """The helper's name, and how it gives its result; one is called from
        several places."""
        key = type.name, shift
        if key not in self.exchanges:
            name = f"x{len(self.exchanges)}_{self.number}"
            way = self.c.pick(WAYS)
            self.exchanges[key] = name, way
            by_pointer = self.c.chance(50)
            body = [f"tile_static {type.declare(f'q[{self.threads}]')};",
                    "q[n] = x;"] + self.c.pick(
                        [["b.wait();"],
                         ["b.wait_with_tile_static_memory_fence();"],
                         ["b.wait_with_all_memory_fence();"]])
            at = f"(n + {shift}) % {self.threads}"
            if by_pointer:
                body += [f"const {type.declare('*p')} = q;",
                         f"p += {at};", f"{type.declare('y')} = *p;"]
            else:
                body += [f"{type.declare('y')} = q[{at}];"]
            body += ["b.wait();"] + way.end
            out = f"{type.declare('*out')}, " if way.by_pointer else ""
            result = "void" if way.by_pointer else type.name
            self.helpers.append(
                f"static {result} {name}({type.declare('x')}, {out}int n, "
                "tile_barrier b) restrict(amp)\n{\n"
                + "\n".join(indent(body)) + "\n}\n")
        return self.exchanges[key]

    def repeated(self, nesting):
        """A loop that all threads of a tile run alike."""
        name = self.scope.name(self.c, "u")
        count = self.c.between(1, 3)
        with self.scope.block(), self.scope.having(
                times=self.scope.times * count):
            u = self.scope.add(Variable(name, INT, False, low=0,
                                        high=count - 1))
            self.uniform.append(u)
            inside = self.controlled(nesting)
            if self.c.chance(40):
                inside += self.skipped().indented()
            self.uniform.remove(u)
        head = f"for (int {name} = 0; {name} < {count}; {name}++) {{"
        return Both([head] + inside.device + ["}"],
                    [head] + inside.host + ["}"])

    def skipped(self):
        """The end of a loop's body, past which some threads go on; it has
        nothing that others see."""
        with self.scope.block():
            lines = self.writer.statements(0, 2, 1)
            lines += [f"if ({self.writer.condition(2).text})", "    continue;"]
            lines += self.writer.statements(1, 2, 1)
        return Both(["{"] + indent(lines) + ["}"], self.by_thread(lines))

    def chosen(self, nesting):
        """A switch that all threads of a tile decide alike."""
        self.is_nested = True
        count = self.c.between(1, 4)
        with self.scope.having(variables=list(self.uniform), helpers=[]):
            value = v.fit(self.c, self.writer.integer(2), count + 1).text
        text = Both([f"switch ({value}) {{"],
                    [f"switch ({self.on_host(value)}) {{"])
        for k in range(count):
            label = "default:" if k and self.c.chance(20) else f"case {k}:"
            inside = self.controlled(nesting)
            ends = ["    break;"] if self.c.chance(60) else []
            text += Both([label + " {"] + inside.device + ["}"] + ends,
                         [label + " {"] + inside.host + ["}"] + ends)
            if label == "default:":
                break
        text += Both(["}"], ["}"])
        return text

    def optional(self, nesting):
        """An if that all threads of a tile decide alike."""
        with self.scope.having(variables=list(self.uniform), helpers=[]):
            test = self.writer.condition(2).text
        self.is_nested = True
        inside = self.controlled(nesting)
        text = Both([f"if ({test}) {{"] + inside.device,
                    [f"if ({self.on_host(test)}) {{"] + inside.host)
        if self.c.chance(40):
            other = self.controlled(nesting)
            text += Both(["} else {"] + other.device,
                         ["} else {"] + other.host)
        text += Both(["}"], ["}"])
        return text

    def inner(self, nesting):
        """A block with a tile_static object of its own."""
        text = Both(["{"], ["{"])
        before = len(self.statics)
        declared = self.static()
        text += declared.indented()
        text += self.first(self.statics[-1:]).indented()
        text += self.items(nesting).indented()
        text += Both(["}"], ["}"])
        del self.statics[before:]
        return text

    def last(self, outs, near_store):
        """Results go to the views."""
        lines = []
        with self.scope.block(), self.scope.having(early_return="return;"):
            for static in self.statics:
                self.offer(static, 0)
            lines += near_store(self.writer)
            lines += self.writer.statements(0, 3, 2)
            for out in outs:
                with self.scope.hide(out):
                    lines += self.store(out)
        return Both(lines, self.by_thread(lines))

    def store(self, out):
        at, t = out.name, out.type
        if isinstance(t, View):
            at += f"[{self.writer.subscript(t.extents[0], 1)}]"
            t = t.element
        return [f"{at} = {self.writer.assignable(t, 3)};"]


class Static:
    def __init__(self, name, type, element, is_single, by_rank):
        self.name, self.type, self.element = name, type, element
        self.is_single, self.by_rank = is_single, by_rank
        self.shown = None
