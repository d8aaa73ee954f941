"""A kernel over a grid, as programs have it: threads past its ends do nothing,
neighbours are read where there are any, rows are gone along, and types are
mixed (mixed.py).

    if (y >= tall || x >= wide)
        return;
    float p2_ = x > 0 ? a0[y][x - 1] : 3;
    if (y > 0 && x + 1 < wide) {
        p1_ += a1[y - 1][x + 1];
        o0[y][x] = p1_ > p2_ ? p1_ : p2_;
    }
    o1[x][y] = p1_;

With tiles, a part of a view with what is around it is in tile_static memory,
and its threads add up, sort or exchange what they have.
"""
import value as v
from ctype import (DOUBLE, FLOAT, INT, LONG, SHORT, UINT, ULONG, Array, Float,
                   Record, View, is_padded)
from idiom import NearTiled
from kernel import Buffer, Kernel
from mixed import TRIPS, Function, Mixed, any_type, variable
from scope import Variable
from statement import indent
from value import Value

PLACES, SIZES = ("z", "y", "x"), ("deep", "tall", "wide")
LENGTHS = (  # of domains, by rank; the last one is along rows
    ([1, 5, 17, 64, 70, 131, 200, 300],),
    ([1, 2, 5, 9, 17], [1, 3, 17, 37, 64, 70, 100]),
    ([1, 2, 3, 5], [1, 2, 4, 7], [1, 5, 17, 33, 40]))
TILES = (
    ([32], [64], [16], [8], [128], [24]),
    ([8, 8], [16, 16], [4, 16], [1, 32], [2, 8], [8, 32], [3, 12]),
    ([2, 4, 8], [1, 4, 16], [4, 4, 4], [2, 2, 3]))
MOST_K = 130  # what is captured for loops
ROW = 160     # elements of rows that are gone along
WIDE = 1 << 27

# What elements are filled with: text, least and greatest.
SMALL = "(int)(next() % 101) - 40", -40, 60
FILLED = {
    INT: (f"(int)(next() % {2 * WIDE}) - {WIDE}", -WIDE, WIDE),
    LONG: ("(long)(next() >> 20) - (1L << 43)", -1 << 43, 1 << 43)}
FLOATS = [("next_small() * 0.1", -60, 60), ("next_small()", -512, 512),
          ("next_small() * 65537.0", -(1 << 26), 1 << 26)]


def filled(c, type):
    if isinstance(type, Float):
        text, low, high = c.pick(FLOATS)
        return text + (type.suffix if "." in text else ""), low, high
    if type.bits >= 32 and c.chance(40) and type.signed:
        return SMALL
    return FILLED.get(type, ("next()", type.low, type.high))


class Filled(Buffer):
    """Of one type's numbers, or of structures of several."""

    def __init__(self, choices, name, element, extents, const):
        super().__init__(name, element, extents, const)
        members = element.members if isinstance(element, Record) else \
            [("", element)]
        self.parts = [(f".{member}" if member else "", type,
                       filled(choices, type)) for member, type in members]

    def value(self, leaf):
        return next(text for _, type, (text, _, _) in self.parts
                    if type is leaf)

    def values(self, at):
        """Of an element's members, or the element's."""
        if not self.const:
            return [variable(self.name + at + path, type)
                    for path, type, _ in self.parts]
        return [Value(self.name + at + path, type, low, high)
                for path, type, (_, low, high) in self.parts]


class GridKernel(Kernel):
    def text(self):
        c = self.c
        self.rank = c.between(1, 3)
        self.places, self.sizes = PLACES[-self.rank:], SIZES[-self.rank:]
        self.extents = [c.pick(lengths) for lengths in LENGTHS[self.rank - 1]]
        self.id = c.pick([INT, INT, INT, UINT, LONG, SHORT])
        self.mixed, self.owned, self.meetings = Mixed(c), 0, 0
        self.structures()
        self.capture()
        self.functions()
        return self.tiled() if c.chance(50) else self.simple()

    # ---- what is captured -------------------------------------------------

    def structures(self):
        """A type of them, whose members' types are different ones."""
        c = self.c
        types = []
        for _ in c.repeat(2, 4):
            type = any_type(c)
            if type not in types:
                types.append(type)
        self.record = Record(f"struct R{self.number}", [
            (f"m{i}", type) for i, type in enumerate(types)])
        self.parts.texts.append(self.record.definition())

    def element(self, percent):
        return self.record if self.c.chance(percent) else any_type(self.c)

    def add(self, name, element, extents, const):
        self.buffers.append(Filled(self.c, name, element, extents, const))
        return self.buffers[-1]

    def capture(self):
        c, extents = self.c, self.extents
        self.numbers = dict(zip(self.sizes, extents))
        self.numbers["k"] = c.pick(TRIPS + [0])
        self.numbers["m"] = c.between(0, 9)
        self.scalars = [Variable(name, INT, False) for name in self.numbers]
        self.around = [
            self.add(f"a{i}", self.element(25), self.wider(extents), True)
            for i, _ in enumerate(c.repeat(1, 3))]
        self.rows = [self.add(f"r{i}", any_type(c), [ROW], True)
                     for i, _ in enumerate(c.repeat(0, 2))]
        self.outs = [self.add(f"o{i}", self.element(15), extents, False)
                     for i, _ in enumerate(c.repeat(1, 2))]
        self.turned = self.rank == 2 and c.chance(40) and \
            self.add("t0", any_type(c), extents[::-1], False)
        self.several = self.rank < 3 and c.chance(25) and \
            self.add("m0", any_type(c), extents + [3], False)
        self.counter = c.chance(20) and \
            self.add("to", c.pick([INT, UINT]), [c.pick([1, 7, 64])], False)

    def wider(self, extents):
        """Now and then with more elements than the domain has."""
        return [extent + self.c.draw(3) for extent in extents] \
            if self.c.chance(30) else extents

    def scalar_setup(self, scalar):
        return [f"int {scalar.name} = {self.numbers[scalar.name]};"]

    def functions(self):
        """Helpers, of what they are given alone."""
        c = self.c
        for i, _ in enumerate(c.repeat(0, 2)):
            types = [any_type(c) for _ in c.repeat(1, 3)]
            pointer = any_type(c) if c.chance(40) else None
            result = None if pointer else any_type(c)
            name = f"f{i}_{self.number}"
            self.parts.texts.append(self.helper(name, types, pointer, result))
            self.mixed.functions.append(
                Function(name, result, types, pointer))

    def helper(self, name, types, pointer, result):
        inner, texts = Mixed(self.c, "b"), []
        for type in types:
            inner.atoms.append(variable(inner.name(), type))
            texts.append(type.declare(inner.atoms[-1].text))
        if pointer:
            texts.insert(0, pointer.declare("*to"))
            inner.atoms.append(variable("(*to)", pointer))
        inner.places = list(inner.atoms)
        inner.times = 100
        lines = inner.statements(1, 3, 2)
        if result:
            e = inner.fitting(inner.any(2), variable("", result))
            lines.append(f"return {e};")
        return f"static {result.name if result else 'void'} {name}" \
            f"({', '.join(texts)}) restrict(cpu, amp)\n{{\n" + \
            "\n".join(indent(lines)) + "\n}\n"

    # ---- places -----------------------------------------------------------

    def own(self, offsets=None):
        """The thread's element, or one near it."""
        offsets = offsets or [0] * self.rank
        return "".join(f"[{name}{self.step(offset)}]"
                       for name, offset in zip(self.places, offsets))

    def step(self, offset):
        return f" {'-+'[offset > 0]} {abs(offset)}" if offset else ""

    def offsets(self):
        return [self.c.pick([0, 0, -1, 1, 2, -2]) for _ in self.places]

    def is_inside(self, offsets, view=None):
        """The texts of what says that there is such a neighbour, in all views or
        in one."""
        c, tests = self.c, []
        for name, size, offset in zip(self.places, self.sizes, offsets):
            if view and c.chance(25):
                size = f"amp_extent({view.name})[{self.sizes.index(size)}]"
            if offset < 0:
                tests.append(c.pick([f"{name} >= {-offset}",
                                     f"{name} > {-offset - 1}"]))
            elif offset > 0:
                tests.append(c.pick([f"{name} + {offset} < {size}",
                                     f"!({name} + {offset} >= {size})"]))
        return tests

    def bent(self, offsets):
        """A place near the thread's own, or the nearest one or one from the
        other end where there is none."""
        c, text = self.c, ""
        for name, size, offset in zip(self.places, self.sizes, offsets):
            at = f"{name}{self.step(offset)}"
            tests = self.is_inside([offset if n == name else 0
                                    for n in self.places])
            end = "0" if offset < 0 else f"{size} - 1"
            if tests and c.chance(70):
                at = f"{tests[0]} ? {at} : {end}"
            elif tests:
                back = f"{self.numbers[size] * 2}"
                at = f"({name} + {back}{self.step(offset)}) % {size}"
            text += f"[{at}]"
        return text

    def neighbour(self):
        """The value of an element near the thread's own."""
        c, m = self.c, self.mixed
        view, offsets = c.pick(self.around), self.offsets()
        tests = self.is_inside(offsets, view)
        if not tests or c.chance(40):
            return c.pick(view.values(self.bent(offsets)))
        e = c.pick(view.values(self.own(offsets)))
        test = Value(" && ".join(tests), INT, 0, 1, v.AND)
        return m.chosen(test, e, m.any(1))

    def inner(self):
        """Statements for those that have neighbours in some direction."""
        c, m = self.c, self.mixed
        offsets = self.offsets()
        tests = self.is_inside(offsets)
        if not tests:
            return m.statements(0, 1, 1)
        with m.having():
            for view in self.around:
                for at in [offsets] + [[o if i == k else 0 for i, o in
                                        enumerate(offsets)]
                                       for k in range(self.rank)]:
                    m.atoms += view.values(self.own(at)) * 2
            lines = m.statements(1, 3, 2)
        return [f"if ({' && '.join(tests)}) {{"] + indent(lines) + ["}"]

    def all_around(self):
        """A loop over neighbours of which some may be none."""
        c, m = self.c, self.mixed
        d = c.draw(self.rank)
        name, size, j = self.places[d], self.sizes[d], m.name()
        low, high = c.between(-2, 0), c.between(0, 3)
        view = c.pick(self.around)
        at = "".join(f"[{place} + {j}]" if place == name else f"[{place}]"
                     for place in self.places)
        tests = f"{j} >= 0 - (int){name} && (int){name} + {j} < {size}"
        with m.having(times=m.times * (high - low + 1), in_loop=True):
            m.atoms += [Value(j, INT, low, high)] + view.values(at) * 4
            lines = m.statements(1, 2, 1)
        head = f"for (int {j} = {low}; {j} <= {high}; {j}++) {{"
        if c.chance(50):
            lines = [f"if (!({tests}))", "    continue;"] + lines
        else:
            lines = [f"if ({tests}) {{"] + indent(lines) + ["}"]
        return [head] + indent(lines) + ["}"]

    def section(self):
        """A part of a view that begins at its second row or so."""
        c, m = self.c, self.mixed
        view = c.pick(self.around)
        first = [wide - own and c.draw(wide - own + 1) for wide, own
                 in zip(view.extents, self.extents)]
        extents = [extent - f for extent, f in zip(view.extents, first)]
        name = m.name()
        part = View(view.element, extents, True)
        for value in view.values(""):
            value.text = name + self.own() + value.text[len(view.name):]
            m.atoms += [value, value]
        return [f"{part.declare(name)} = amp_section({view.name}, "
                f"index({', '.join(map(str, first))}), "
                f"extent({', '.join(map(str, extents))}));"]

    # ---- statements -------------------------------------------------------

    def own_name(self):
        """Of a variable that is an element for each thread on the host."""
        self.owned += 1
        return f"p{self.owned}_"

    def begin(self, tame=40):
        """The thread's own variables."""
        c, m = self.c, self.mixed
        lines = []
        for _ in c.repeat(3, 5):
            type = any_type(c)
            new = variable(self.own_name(), type, c.chance(tame))
            lines.append(f"{type.declare(new.text)} = "
                         f"{m.fitting(m.any(1), new)};")
            m.places.append(new)
            m.atoms += [new, new]
        return lines

    def share(self, ends):
        """What all threads know, of places before these."""
        m = self.mixed
        m.atoms += [Value(name, INT, 0, max(number, 1))
                    for name, number in self.numbers.items()]
        m.atoms += [Value(place, self.id, 0, end - 1) for place, end
                    in zip(self.places, ends)]
        m.bounds = [("k", self.numbers["k"])] * 3 + \
            [(size, self.numbers[size]) for size in self.sizes]
        m.bounds = [(text, most) for text, most in m.bounds if most]
        for row in self.rows:
            m.rows.append((row.name, row.values("")[0], ROW))

    def elements(self):
        """The thread's own elements, for where it has any."""
        m = self.mixed
        for view in self.around:
            m.atoms += view.values(self.own()) * 2
        last = self.around[0]
        if self.rank > 1 and not isinstance(last.element, Record):
            row = last.name + self.own()[:-len("[x]")]
            m.rows.append((row, last.values("")[0], last.extents[-1]))
        if self.c.chance(50):
            for out in self.outs:
                m.places += out.values(self.own())
        data = [e for e in m.atoms if "[" in e.text and not e.is_float]
        if data:
            e = self.c.pick(data)
            most = self.c.pick(TRIPS)
            m.bounds.append((f"(int)({v.fit(self.c, e, most).text})", most))

    def count(self):
        """Adds to one of few elements, atomically."""
        m, to = self.mixed, self.counter
        if not to:
            return

        def statement():
            at = v.fit(self.c, m.integer(1), to.extents[0])
            e = m.fitting(m.any(1), variable("", to.element))
            return [f"amp_atomic_fetch_add(&to[({at.text})], "
                    f"({to.element.name})({e}));"]
        m.atomic = statement

    def work(self):
        """What a thread that has an element does."""
        c, m = self.c, self.mixed
        lines = []
        for _ in c.repeat(0, 3):
            lines += m.declare(any_type(c), self.neighbour())
        if c.chance(20):
            lines += self.section()
        for _ in c.repeat(1, 3):
            lines += c.weighted([(3, lambda: m.statements(1, 3, 3)),
                                 (3, self.inner), (1, self.all_around),
                                 (1, lambda: m.loop(1))])()
        return lines + self.stores()

    def stores(self):
        c, m = self.c, self.mixed
        stores = [(out, self.own()) for out in self.outs]
        if self.turned:
            stores.append((self.turned, "[x][y]"))
        if self.several:
            stores += [(self.several, f"{self.own()}[{i}]") for i in range(3)]
        lines = []
        for out, at in stores:
            if isinstance(out.element, Record) and c.chance(40):
                lines += self.whole(out, at)
                continue
            for place in out.values(at):
                lines += self.store(place)
        return lines

    def whole(self, out, at):
        """A structure that is changed before it is stored."""
        m, name = self.mixed, self.mixed.name()
        source = [x for x in self.around if isinstance(x.element, Record)]
        first = f"{source[0].name}{self.own()}" if source else out.name + at
        with m.having():
            values = [variable(name + path, type)
                      for path, type, _ in out.parts]
            m.atoms += values
            m.places = values
            lines = m.statements(1, 3, 1)
        return [f"{out.element.declare(name)} = {first};"] + lines + \
            [f"{out.name}{at} = {name};"]

    def store(self, place):
        c, m = self.c, self.mixed
        with m.having(places=[place]):
            line = m.assignment() if c.chance(75) else m.compound()
            if c.chance(25):
                return [f"if ({m.test().text}) {{"] + indent(line) + ["}"]
            return line

    # ---- without tiles ----------------------------------------------------

    def simple(self):
        c, m, rank = self.c, self.mixed, self.rank
        domain = [extent + c.pick([0, 0, 0, 1, 5]) for extent in self.extents]
        ids = ["i"] if rank == 1 else [f"i[{d}]" for d in range(rank)]
        lines = [f"const {self.id.name} {place} = {text};"
                 for place, text in zip(self.places, ids)]
        self.share(self.extents)
        m.leave = c.chance(25) and "return;"
        if domain != self.extents:
            over = [f"{place} >= {size}" for place, size
                    in zip(self.places, self.sizes)]
            lines += [f"if ({' || '.join(over)})", "    return;"]
        self.elements()
        lines += self.begin()
        self.count()
        lines += self.work()
        index = "int i" if rank == 1 else f"index_{rank} i"
        return self.emit(domain, index, self.places, indent(lines))

    # ---- with tiles -------------------------------------------------------

    def tiled(self):
        c, m, rank = self.c, self.mixed, self.rank
        tile = c.pick(TILES[rank - 1])
        domain = [-(-extent // t) * t for extent, t in
                  zip(self.extents, tile)]
        self.tile, self.threads = tile, 1
        for extent in tile:
            self.threads *= extent
        names = [(f"l{place}", f"t.local[{d}]")
                 for d, place in enumerate(self.places)]
        names += [(place, f"t.global[{d}]")
                  for d, place in enumerate(self.places)]
        names.append(("me", self.flat("t.local[{}]", tile)))
        writer = NearTiled(c, self.parts.scope(), self.number, tile, domain,
                           names)
        writer.word = self.id.name
        self.share(domain)
        m.atoms.append(Value("me", self.id, 0, self.threads - 1))
        lines = self.begin() + self.staged()
        for _ in c.repeat(0, 2):
            lines += self.together()
        lines += self.last()
        both = writer.texts(lines)
        both.device = writer.declared() + both.device
        return self.over_tiles(writer, both, [
            Array(p.type, writer.threads).declare(p.name) + ";"
            for p in writer.privates], tile, domain)

    def flat(self, name, extents):
        """A number for each place of a part."""
        text = name.format(0)
        for d in range(1, self.rank):
            text = f"({text}) * {extents[d]} + {name.format(d)}"
        return text

    def staged(self):
        """A part of a view with what is around, in an array of another type
        maybe."""
        c, m = self.c, self.mixed
        view, self.halo = c.pick(self.around), c.pick([1, 0, 2])
        source = c.pick(view.values(""))
        path = source.text[len(view.name):]
        type = source.type if c.chance(50) else any_type(c)
        k, extents = self.halo, [e + 2 * self.halo for e in self.tile]
        count = 1
        for extent in extents:
            count *= extent
        self.stage, self.stage_type = extents, type
        lines = [f"tile_static {type.declare('s' + self.dims(extents))};",
                 f"for (int q = me; q < {count}; q += {self.threads}) {{"]
        rest, at = "q", []
        for d in reversed(range(self.rank)):
            at.insert(0, f"{rest} % {extents[d]}")
            rest = f"{rest} / {extents[d]}"
        for d, place in enumerate(self.places):
            lines += [f"    const int s{place} = {at[d]};",
                      f"    const int g{place} = t.tile_origin[{d}] + "
                      f"s{place} - {k};"]
        cell = "".join(f"[s{place}]" for place in self.places)
        if c.chance(50):
            index = "".join(f"[g{place}]" for place in self.places)
            test = " && ".join(
                f"g{place} >= 0 && g{place} < {size}"
                for place, size in zip(self.places, self.sizes))
            e = m.chosen(Value(test, INT, 0, 1, v.AND), Value(
                view.name + index + path, source.type, source.low,
                source.high), m.constant())
        else:
            index = "".join(
                f"[g{place} < 0 ? 0 : g{place} < {size} ? g{place} : "
                f"{size} - 1]"
                for place, size in zip(self.places, self.sizes))
            e = Value(view.name + index + path, source.type, source.low,
                      source.high)
        lines += [f"    s{cell} = {m.fitting(e, variable('', type))};", "}",
                  "|"]
        lines += self.phase(self.stage_reads())
        if k and c.chance(40):
            with m.having():
                e = m.fitting(m.any(1), variable("", type))
            lines += ["|", f"s{self.cell([0] * self.rank)} = {e};", "|"]
            lines += self.phase(self.stage_reads())
        return lines + ["|"]

    def dims(self, extents):
        return "".join(f"[{extent}]" for extent in extents)

    def cell(self, offsets):
        return "".join(f"[l{place}{self.step(self.halo + offset)}]"
                       for place, offset in zip(self.places, offsets))

    def stage_reads(self):
        c, k = self.c, self.halo
        return [variable("s" + self.cell(
            [c.between(-k, k) if k else 0 for _ in self.places]),
            self.stage_type) for _ in range(4)]

    def phase(self, atoms):
        """Statements of all threads, of what nobody changes meanwhile."""
        m = self.mixed
        with m.having():
            m.atoms += atoms * 2
            lines = m.statements(1, 3, 2)
        return ["{"] + indent(lines) + ["}"]

    def together(self):
        """Steps in which a tile's threads meet."""
        c, m = self.c, self.mixed
        self.meetings += 1
        cells, type = f"u{self.meetings}", any_type(c)
        wide = 1
        while 2 * wide <= self.threads:
            wide *= 2
        with m.having():
            first = m.fitting(m.any(1), variable("", type))
        head = [f"tile_static {type.declare(f'{cells}[{self.threads}]')};",
                f"{cells}[me] = {first};", "|"]
        own = variable(f"{cells}[me]", type)
        step = c.pick([self.halves, self.butterfly, self.prefix])
        lines = head + step(cells, own, wide) + ["|"]
        return lines + self.phase([own, variable(f"{cells}[0]", type)]) + ["|"]

    def merged(self, own, other):
        """A statement that changes a thread's element by another one."""
        m = self.mixed
        with m.having(places=[own]):
            m.atoms += [own, other] * 6
            if self.c.chance(40):
                return m.if_(0)
            return self.c.pick([m.assignment, m.compound, m.chosen_value])()

    def halves(self, cells, own, wide):
        other = variable(f"{cells}[me + d]", own.type)
        lines = self.merged(own, other)
        test = "me < d" + ("" if self.c.chance(80) else " && k > 2")
        return [f"@for (int d = {wide // 2}; d > 0; d /= 2) {{",
                f"    if ({test}) {{"] + indent(indent(lines)) + \
            ["    }", "    |", "@}"]

    def exchanged(self, cells, own, test, at, limits):
        """A step of a loop: all read, then all write."""
        c, m = self.c, self.mixed
        got = variable(self.own_name(),
                       own.type if c.chance(60) else any_type(c))
        other = variable(at, own.type)
        e = m.chosen(Value(test, INT, 0, 1, v.RELATION), other, m.constant())
        lines = [f"{got.type.declare(got.text)} = {m.fitting(e, got)};", "|"]
        lines += [f"if ({c.pick(limits)}) {{"] + \
            indent(self.merged(own, got)) + ["}", "|"]
        return indent(lines)

    def butterfly(self, cells, own, wide):
        return [f"@for (int d = 1; d < {wide}; d *= 2) {{"] + self.exchanged(
            cells, own, f"(me ^ d) < {self.threads}", f"{cells}[me ^ d]",
            ["me & d", "(me & d) == 0", "1", "(me & 1) == (d > 2)"]) + ["@}"]

    def prefix(self, cells, own, wide):
        return [f"@for (int d = 1; d < {self.threads}; d *= 2) {{"] + \
            self.exchanged(cells, own, "me >= d", f"{cells}[me - d]",
                           ["me >= d", "1", "me >= d && k > 1"]) + ["@}"]

    def last(self):
        """What threads that have elements do."""
        c, m = self.c, self.mixed
        tests = [f"{place} < {size}" for place, size
                 in zip(self.places, self.sizes)]
        reads = self.stage_reads()
        with m.having():
            if c.chance(40):
                m.leave = "return;"
                begin = [f"if (!({' && '.join(tests)}))", "    return;"]
            else:
                begin = [f"if ({' && '.join(tests)}) {{"]
            m.atoms += reads
            self.elements()
            self.count()
            lines = self.work()
        if m.leave or begin[-1] == "    return;":
            return begin + lines
        return begin + indent(lines) + ["}"]
