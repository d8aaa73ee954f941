"""One kernel, with all that it needs and the host code that checks it:

    static int test_7(void)      how many elements differ

The same text runs on the host. Its memory is ref_…, the kernel's mem_….
"""

import inexact
from along import Along
from atomic import Counter, on_host
from ctype import (DOUBLE, FLOAT, INT, INTEGERS, VECTORS, Array, Float, Record,
                   View, leaves)
from near import Near
from ordered import Ordered
from parts import Parts
from scope import Variable
from staged import Staged
from statement import Statements, indent
from tiled import Tiled
from vector import int_vector

TILES_OF_GROUP = 4  # that a GPU's work-group may have
MOST_ALONG = 240  # threads of a domain whose tiles go through views


class Buffer:
    """A view that the kernel captures, and the host's memory under it."""

    def __init__(self, name, element, extents, const, ulps=0, over=None):
        self.ulps = ulps  # that a result may be off
        self.over = over  # another one, whose memory it is
        self.name, self.view = name, View(element, extents, const)
        self.element, self.extents, self.const = element, extents, const

    @property
    def count(self):
        product = 1
        for extent in self.extents:
            product *= extent
        return product

    @property
    def is_same(self):
        """Whether the kernel and the host read one memory."""
        return self.const and not self.over

    def setup(self):
        """Declares and fills m (and r), and the views over them."""
        if self.over:
            return []
        type = Array(self.element, self.count)
        sides = ["mem_"] if self.const else ["mem_", "ref_"]
        lines = [f"static {type.declare(side + self.name)};"
                 for side in sides]
        lines += [f"for (int at = 0; at < {self.count}; at++) {{"]
        for path, leaf in leaves(self.element, f"mem_{self.name}[at]"):
            lines.append(f"    {path} = ({leaf.name})({self.value(leaf)});")
        if not self.const:
            lines.append(f"    ref_{self.name}[at] = mem_{self.name}[at];")
        return lines + ["}"]

    def value(self, leaf):
        return "next_small() * 0.125f" if isinstance(leaf, Float) else "next()"

    def view_of(self, side, name):
        const = "const " if self.const else ""
        extents = ", ".join(map(str, self.extents))
        view = View(self.element, self.extents, self.const)
        source = f"{side}{self.over or self.name}"
        if self.const:
            source = f"({const}{self.element.declare('')} *){source}"
        return f"{view.declare(name)} = amp_view({source}, {extents});"

    def compare(self, number):
        lines = [f"for (int at = 0; at < {self.count}; at++) {{"]
        for path, leaf in leaves(self.element, "[at]"):
            kind = "FLOAT" if isinstance(leaf, Float) else "INTEGER"
            if self.ulps:
                kind = "DOUBLE_NEAR" if leaf is DOUBLE else "FLOAT_NEAR"
            bound = f"{self.ulps}, " if self.ulps else ""
            same = "" if self.ulps else "_SAME"
            lines.append(f"    {kind}{same}({bound}{number}, "
                         f"mem_{self.name}{path}, ref_{self.name}{path});")
        return lines + ["}"]


class Kernel:
    Parts, Statements = Parts, Statements

    def __init__(self, number, choices):
        self.number, self.c = number, choices
        self.parts = self.Parts(choices, number)
        self.buffers, self.scalars = [], []
        self.is_nested = False  # barriers in two loops, or in an if

    def text(self):
        self.parts.make()
        self.capture()
        self.outputs = [self.output(i) for i in range(self.c.between(1, 2))]
        return self.tiled() if self.c.chance(45) else self.simple()

    # ---- what is captured -------------------------------------------------

    def capture(self):
        c = self.c
        for i, _ in enumerate(c.repeat(0, 2)):
            element = self.element_type()
            extents = [c.between(1, 9) for _ in range(c.between(1, 3))]
            self.buffers.append(Buffer(f"i{i}", element, extents, True))
        for i, _ in enumerate(c.repeat(0, 3)):
            type = self.element_type()
            self.scalars.append(Variable(f"s{i}", type, False))

    def element_type(self):
        c = self.c
        kind = c.draw(9)
        if kind < 5 or kind == 7 and not self.parts.records:
            return c.pick(INTEGERS) if c.chance(60) else INT
        if kind == 8:
            return c.pick(VECTORS)
        if kind == 7:
            return c.pick(self.parts.records)
        return c.weighted([(3, FLOAT), (1, DOUBLE)])

    def domain(self):
        c = self.c
        rank = c.between(1, 3)
        most = (40, 7, 4)[rank - 1]
        extents = [c.between(1, most) for _ in range(rank)]
        if rank > 1 and c.chance(25):
            extents[-1] = c.between(16, 40)
        return extents

    def wide(self, domain, percent=40):
        """Now and then something to read that is like the domain."""
        if self.c.chance(percent):
            self.buffers.append(Buffer(
                "w0", self.element_type(),
                [extent + self.c.draw(4) for extent in domain], True))

    def output(self, i):
        return f"o{i}", self.element_type(), self.c.draw(4)

    # ---- a kernel over an extent ------------------------------------------

    def simple(self):
        c = self.c
        domain = self.domain()
        brief = c.chance(25)
        if brief:  # and with elements that are side by side
            self.outputs = [(*output[:2], 0) for output in self.outputs]
        self.wide(domain, 100 if brief else 40)
        rank = len(domain)
        plain = rank == 1 and c.chance(60)
        ids = ["i"] if plain else [f"i[{d}]" for d in range(rank)]
        scope = self.parts.scope()
        for text, extent in zip(ids, domain):
            scope.add(Variable(text, INT, False, low=0, high=extent - 1))
        scope.used |= {"i", "near", "z_", "zf_"}
        if rank > 1:
            scope.add(Variable("i", int_vector(rank), False))
        self.share(scope)
        outs = self.own_elements(domain, ids)
        for out in outs:
            scope.add(out)
        scope.counter = self.counter
        scope.early_return = None if brief else "return;"
        body = self.body(scope, outs, brief)
        index = "int i" if plain else f"index_{rank} i"
        return self.emit(domain, index, ids, body)

    def own_elements(self, domain, ids):
        """What each thread has to itself of each view of results."""
        outs = []
        for name, element, row in self.outputs:
            extents = list(domain)
            own = name + "".join(f"[{text}]" for text in ids)
            if row and len(domain) < 3:
                extents.append(row)
                element_view = View(element, [row], False)
                outs.append(Variable(own, element_view, True, "global"))
            else:
                outs.append(Variable(own, element, True, "global"))
            self.buffers.append(Buffer(name, element, extents, False))
        self.near_element(domain, ids)
        self.counter = None
        if self.c.chance(25):
            self.counter = Counter(self.c)
            self.buffers.append(Buffer(self.counter.name, self.counter.type,
                                       [self.counter.count], False))
        return outs

    def near_element(self, domain, ids):
        """Now and then a result that is compared in ulps; nobody reads it."""
        c = self.c
        self.near = None
        if not c.chance(30):
            return
        type = c.pick([FLOAT, DOUBLE])
        function = c.pick(inexact.FUNCTIONS)
        own = "near" + "".join(f"[{text}]" for text in ids)
        self.near = own, type, function
        self.buffers.append(Buffer("near", type, domain, False,
                                   inexact.ulps(function)))

    def near_store(self, writer):
        if not self.near:
            return []
        own, type, function = self.near
        return [f"{own} = {inexact.expression(writer, type, function)};"]

    def share(self, scope):
        for buffer in self.buffers:
            scope.add(Variable(buffer.name, buffer.view, False, "global"))
        for scalar in self.scalars:
            scope.add(scalar)

    def reads(self, writer):
        """Elements near the thread's own."""
        lines, wide = [], next(b for b in self.buffers if b.name == "w0")
        for i, _ in enumerate(self.c.repeat(1, 3)):
            at = "".join(f"[{Near(writer).subscript(extent)}]"
                         for extent in wide.extents)
            lines += [f"{wide.element.declare(f'y{i}')} = w0{at};"]
            writer.scope.add(Variable(f"y{i}", wide.element))
        return lines

    def body(self, scope, outs, brief):
        writer = self.Statements(self.c, scope)
        lines = self.near_store(writer)
        lines += self.reads(writer) + writer.statements(0, 1, 0) if brief \
            else writer.statements(1, 5, 3)
        for out in outs:
            for _ in self.c.repeat(1, 2):
                lines += self.store(writer, out)
        return indent(lines)

    def store(self, writer, out):
        with writer.scope.hide(out):
            at, t = out.name, out.type
            if isinstance(t, View):
                at += f"[{writer.subscript(t.extents[0], 1)}]"
                t = t.element
            return [f"{at} = {writer.assignable(t, 3)};"]

    def parameters(self):
        """Of a function that gets all that the kernel captures."""
        return [b.view.declare(b.name) for b in self.buffers] + \
            [s.type.declare(s.name) for s in self.scalars]

    def arguments(self, side=""):
        return [(b.name if b.is_same else side + b.name)
                for b in self.buffers] + [s.name for s in self.scalars]

    def emit(self, domain, index, ids, body):
        n = self.number
        both = self.c.chance(50) and not self.counter
        parameters = ", ".join([index] + self.parameters())
        clause = " restrict(cpu, amp)" if both else ""
        function = [f"static void body_{n}({parameters}){clause}", "{"] + \
            [on_host(line) for line in body] + ["}", ""]
        inner = [f"    body_{n}({', '.join(['i'] + self.arguments())});"] \
            if both else body
        extent = f"extent({', '.join(map(str, domain))})"
        launch = [f"parallel_for_each({extent}, ^({index}) restrict(amp) {{"]
        launch += inner + ["});", "back_on_host();"]
        loops, depth = [], 0
        names = [f"i{d}_" for d in range(len(domain))]
        for name, extent in zip(names, domain):
            loops.append("    " * depth + f"for (int {name} = 0; {name} < "
                         f"{extent}; {name}++)")
            depth += 1
        if index.startswith("int "):
            at = names[0]
        else:
            at = f"(index_{len(domain)}){{{', '.join(names)}}}"
        loops.append("    " * depth +
                     f"body_{n}({', '.join([at] + self.arguments('r'))});")
        return "\n".join(self.parts.texts + function +
                         self.test(launch + loops))

    # ---- a kernel over tiles ----------------------------------------------

    def tiled(self):
        c, n = self.c, self.number
        rank = c.between(1, 3)
        tile = [c.between(1, (8, 4, 3)[rank - 1]) for _ in range(rank)]
        if c.chance(30):
            tile[-1] = c.pick([16, 8, 32][:4 - rank])
        if rank == 2 and c.chance(15):
            tile = c.pick([[8, 8], [16, 8], [8, 16], [16, 16]])
        is_along = rank == 1 and c.chance(35)
        is_ordered = rank == 1 and not is_along and c.chance(50)
        if is_ordered:
            tile[0] = c.between(2, c.pick([8, 16, 40]))
        most = 3 if rank < 3 else 2
        if is_along:
            most = min(40, MOST_ALONG // tile[0])
        domain = [extent * c.between(1, most) for extent in tile]
        if n % 2 and not is_along:
            domain[0] = TILES_OF_GROUP * tile[0]
        self.wide(domain)
        scope = self.parts.scope()
        self.share(scope)
        outs = self.own_elements(
            domain, [f"t.global[{d}]" for d in range(rank)])
        scope.counter = self.counter
        writer = Along(c, scope, n, tile, domain) if is_along else \
            Ordered(c, scope, n, tile, domain) if is_ordered else \
            self.staged(scope, tile, domain) if c.chance(45) else \
            Tiled(c, scope, n, tile, domain)
        text, privates = writer.make(outs, self.near_store)
        self.add_views(writer)
        return self.over_tiles(writer, text, privates, tile, domain)

    def over_tiles(self, writer, text, privates, tile, domain):
        """A launch of what is written for a tile, and the same on the host."""
        n, rank = self.number, len(tile)
        self.is_nested = writer.is_nested
        dimensions = ", ".join(map(str, tile))
        launch = [f"parallel_for_each(tile(extent("
                  f"{', '.join(map(str, domain))}), {dimensions}),",
                  f"    ^(tiled_index({dimensions}) t) restrict(amp) {{"]
        launch += indent(indent(text.device)) + ["    });", "back_on_host();"]
        launch += [f"body_{n}({', '.join(self.arguments('r'))});"]
        ids = ", ".join(f"t_{word} = {{0}}" for word in
                        ("local", "global", "tile", "tile_origin"))
        body = [f"index_{rank} {ids};"] + [f"static {p}" for p in privates]
        for d in range(rank):
            at = f"t_tile[{d}]"
            body.append(f"for ({at} = 0; {at} < {domain[d] // tile[d]}; "
                        f"{at}++)")
        body += ["{"] + indent(
            [f"t_tile_origin[{d}] = t_tile[{d}] * {tile[d]};"
             for d in range(rank)] + text.host) + ["}"]
        function = [f"static void body_{n}({', '.join(self.parameters())})",
                    "{"] + indent(body) + ["}", ""]
        return "\n".join(self.parts.texts + writer.helpers + function +
                         self.test(launch))

    def staged(self, scope, tile, domain):
        results = [(b.name, b.element) for b in self.buffers
                   if b.name in ("o0", "o1") and b.extents == domain
                   and not isinstance(b.element, Record)]
        return Staged(self.c, scope, self.number, tile, domain, results)

    def add_views(self, writer):
        """Those of its stages and loops."""
        for stage in writer.stages:
            self.buffers.append(Buffer(stage.view, stage.element,
                                       stage.extents, True, 0, stage.over))
        for view in getattr(writer, "views", []):
            self.buffers.append(Buffer(view.name, view.element, view.extents,
                                       view.const))

    def test(self, run):
        """The function that main calls."""
        lines = [f"static int test_{self.number}(void)", "{"]
        inner = ["int wrong = 0;"]
        if self.is_nested:
            inner += ["if (nested_barriers_fail())",
                      "    return 0;"]
        for buffer in self.buffers:
            inner += buffer.setup()
        for scalar in self.scalars:
            inner += self.scalar_setup(scalar)
        views = ["{"]
        for buffer in self.buffers:
            views.append("    " + buffer.view_of("mem_", buffer.name))
            if not buffer.is_same:
                views.append(
                    "    " + buffer.view_of("ref_", "r" + buffer.name))
        inner += views + indent(run) + ["}"]
        for buffer in self.buffers:
            if not buffer.const:
                inner += buffer.compare(self.number)
        return lines + indent(inner + ["return wrong;"]) + ["}", ""]

    def scalar_setup(self, scalar):
        lines = [f"{scalar.type.declare(scalar.name)};"]
        for path, leaf in leaves(scalar.type, scalar.name):
            scale = " * 0.125f" if isinstance(leaf, Float) else ""
            draw = "next_small()" if scale else "next()"
            lines.append(f"{path} = ({leaf.name}){draw}{scale};")
        return lines
