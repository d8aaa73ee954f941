"""A tiled kernel that copies parts of views into tile_static memory and reads
the copies after a barrier, or that has no use for its tiles:

    tile_static int h0_[6];
    h0_[t.local[0] + 1] = b0_[t.global[0] + 1];
    if (t.local[0] < 1)
        h0_[t.local[0]] = b0_[t.global[0]];
    if (t.local[0] >= 3)
        h0_[t.local[0] + 2] = b0_[t.global[0] + 2];
    t.barrier.wait();
    o0[t.global[0]] = h0_[t.local[0]] - h0_[t.local[0] + 2];

A view has room for what is beside the domain. Where nothing is, it may be the
view of results under another name: a tile reads its own part alone, before.
"""
import itertools

from ctype import FLOAT, INT, INTEGERS, VECTORS, Array, is_scalar
from near import Near
from scope import Variable
from statement import indent
from tiled import Both, Tiled


def plus(a, b):
    """Two texts of sums."""
    if "0" in (str(a), str(b)):
        return str(b) if str(a) == "0" else str(a)
    return f"{a} + {b}"


class Stage:
    """An array of `size` elements that begins at `origin` in its view; both
    have the view's order of dimensions."""

    def __init__(self, number, element):
        self.name, self.view = f"h{number}_", f"b{number}_"
        self.element = element
        self.size, self.origin, self.extents = [], [], []
        self.margin = None        # of a halo; else it is copied in strides
        self.has_corners = True   # of its halo
        self.turned = False       # its dimensions are the other way round
        self.over = None          # whose memory the view has

    def add(self, size, origin, most):
        self.size.append(size)
        self.origin.append(origin)
        self.extents.append(most + size)

    @property
    def is_full(self):
        return self.has_corners or sum(m > 0 for m in self.margin) < 2

    def type(self):
        type = self.element
        for size in self.size if self.turned else self.size[::-1]:
            type = Array(type, size)
        return type

    def at(self, places):
        if self.turned:
            places = places[::-1]
        return self.name + "".join(f"[{place}]" for place in places)


class Staged(Tiled):
    def __init__(self, choices, scope, number, tile, domain, results):
        super().__init__(choices, scope, number, tile, domain)
        self.results = results  # (name, element) of views like the domain
        self.is_plain = choices.chance(60)  # all is at the thread's distance
        self.stages = []
        self.names = []    # declarations of them
        self.places = {}   # "t.local[0]" -> its name

    def by_thread(self, lines):
        return super().by_thread(self.names + lines)

    # ---- places -----------------------------------------------------------

    def place(self, member, d):
        text = f"t.{member}[{d}]"
        return self.places.get(text, text)

    def name_places(self):
        """Some have names."""
        for d, (tile, extent) in enumerate(zip(self.tile, self.domain)):
            for member, most in (("local", tile), ("global", extent)):
                if self.c.chance(25):
                    name = f"{member[0]}{d}_"
                    self.names += [f"int {name} = t.{member}[{d}];"]
                    self.places[f"t.{member}[{d}]"] = name
        return Both(self.names)

    def in_view(self, stage, d, place):
        """Where a place of the array is in the view."""
        local, own = self.place("local", d), f"t.tile_origin[{d}]"
        if stage.origin[d] == own and place.startswith(local):
            return self.place("global", d) + place[len(local):]
        return plus(stage.origin[d], place)

    def element(self, stage, places):
        at = "".join(f"[{self.in_view(stage, d, place)}]"
                     for d, place in enumerate(places))
        return f"{stage.at(places)} = {stage.view}{at};"

    # ---- stages -----------------------------------------------------------

    def stage(self, number):
        c = self.c
        over = c.pick(self.results) if self.results and c.chance(25) else None
        element = over[1] if over else c.pick(
            [INT, FLOAT] + INTEGERS + VECTORS)
        stage = Stage(number, element)
        stage.over = over and over[0]
        in_squares = all(extent % 8 == 0 for extent in self.tile) and \
            c.chance(60)
        stage.turned = len(self.tile) > 1 and (in_squares or c.chance(25))
        is_halo = in_squares or c.chance(60)
        if is_halo:
            stage.margin = [0 if over or d > 1 or in_squares
                            else c.draw(min(2, tile) + 1)
                            for d, tile in enumerate(self.tile)]
            stage.has_corners = not c.chance(40)
        for d, tile in enumerate(self.tile):
            more = stage.margin[d] * 2 if is_halo else 0 if over else c.draw(5)
            origin = (f"t.tile_origin[{d}]", self.domain[d] - tile)
            if not over and not self.is_plain and c.chance(30):
                origin = self.origin()
            stage.add(tile + more, *origin)
        return stage

    def origin(self):
        """One that does not follow the domain: (text, its most)"""
        d = self.c.draw(len(self.tile))
        return self.c.pick([
            ("0", 0), (f"t.tile_origin[{d}]", self.domain[d] - self.tile[d]),
            (f"t.tile[{d}] * 3", (self.domain[d] // self.tile[d] - 1) * 3)])

    def copy(self, stage):
        if stage.margin:
            return self.halo(stage)
        return self.c.pick([self.rows, self.strides])(stage)

    def halo(self, stage):
        lines = []
        for sides in itertools.product((1, 0, 2), repeat=len(self.tile)):
            beside = [d for d, side in enumerate(sides) if side != 1]
            if all(stage.margin[d] for d in beside) and \
                    (stage.has_corners or len(beside) < 2):
                lines += self.side(stage, sides, beside)
        return lines

    def side(self, stage, sides, beside):
        """What is before the tile, as wide as it, or past it."""
        margin = stage.margin
        tests = [f"{self.place('local', d)} < {margin[d]}" if sides[d] == 0
                 else f"{self.place('local', d)} >= {self.tile[d] - margin[d]}"
                 for d in beside]
        places = [plus(self.place("local", d), sides[d] * margin[d])
                  for d in range(len(sides))]
        lines = [self.element(stage, places)]
        if self.c.chance(50):
            tests = [" && ".join(tests)] if tests else []
        for test in reversed(tests):
            lines = [f"if ({test})"] + indent(lines)
        return lines

    def rows(self, stage):
        """A loop for each dimension."""
        lines, places = [], []
        for d, (size, tile) in enumerate(zip(stage.size, self.tile)):
            places.append(f"k{d}_")
            head = (f"for (int k{d}_ = {self.place('local', d)}; "
                    f"k{d}_ < {size}; k{d}_ += {tile})")
            lines.append("    " * d + head)
        return lines + ["    " * len(places) + self.element(stage, places)]

    def strides(self, stage):
        """One loop over all elements."""
        places, count = [], 1
        for size in reversed(stage.size):
            place = f"k_ / {count}" if count > 1 else "k_"
            count *= size
            places.insert(0, f"{place} % {size}" if len(places) + 1
                          < len(stage.size) else place)
        return [f"for (int k_ = n; k_ < {count}; k_ += {self.threads})",
                "    " + self.element(stage, places)]

    # ---- what is read -----------------------------------------------------

    def show(self, stage):
        """Elements at certain distances; and maybe any."""
        for _ in range(self.c.between(1, 4)):
            self.scope.add(Variable(self.near(stage), stage.element, False,
                                    "local"))
        if stage.is_full and not self.is_plain and self.c.chance(60):
            self.scope.add(Variable(stage.name, stage.type(), False, "local"))

    def near(self, stage):
        beside = self.c.draw(len(self.tile))
        places = []
        for d, (size, tile) in enumerate(zip(stage.size, self.tile)):
            away = self.c.draw(size - tile + 1)
            if not stage.is_full and d != beside:
                away = stage.margin[d]
            places.append(plus(self.place("local", d), away))
        return stage.at(places)

    def sums(self):
        """Loops over what is around the thread."""
        lines = []
        for stage in self.stages:
            if not (stage.is_full and is_scalar(stage.element)
                    and self.c.chance(50)):
                continue
            places = [Variable(self.place("local", d), INT, False, low=0,
                               high=tile - 1)
                      for d, tile in enumerate(self.tile)]
            array = Variable(stage.name, stage.type(), False, "local")
            with self.scope.having(variables=places + [array]):
                lines += Near(self.writer, 1 if self.is_plain else 6).sum()
                found = self.scope.variables[-1]
            self.scope.add(found)
        return lines

    # ---- the kernel -------------------------------------------------------

    def forget_tile(self):
        """What is left has no use for tiles."""
        self.scope.variables = [
            x for x in self.scope.variables
            if x.name != "n" and not x.name.startswith(("t.local", "t.tile"))]

    def make(self, outs, near_store):
        c, scope = self.c, self.scope
        text = Both()
        number = self.declare_ids()
        if self.is_plain:
            self.forget_tile()
        for out in outs:
            scope.add(out)
        self.stages = [self.stage(i) for i, _ in enumerate(
            c.repeat(0, 2) if c.chance(80) else ())]
        if self.stages or not self.is_plain:
            text += Both([f"const int n = {number};"])
            text += self.name_places()
        text += self.copied()
        if self.stages and not self.is_plain and c.chance(40):
            text += self.static()
            text += self.private()
            text += self.first(self.statics)
            text += self.item(1)
        text += self.last(outs, lambda writer: self.sums()
                          + near_store(writer))
        return text, [f"{Array(p.type, self.threads).declare(p.name)};"
                      for p in self.privates]

    def copied(self):
        text, lines = Both(), []
        for stage in self.stages:
            declared = stage.type().declare(stage.name)
            text += Both([f"tile_static {declared};"], [f"static {declared};"])
            lines += self.copy(stage)
            self.show(stage)
        if lines:
            text += Both(lines + self.barrier(), self.by_thread(lines))
        return text
