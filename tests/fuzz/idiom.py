"""A kernel near an idiom (idioms.py), whose threads the host goes through one
by one:

    @for (int d = 1; d < 64; d *= 2) {      for (int d = 1; d < 64; d *= 2) {
        int p1_ = me >= d ? s[me - d] : 0;      for (n…) p1_[n] = …;
        |
        s[me] += p1_;                           for (n…) s[me] += p1_[n];
        |
    @}                                      }
"""
import re

from ctype import (CHAR, DOUBLE, FLOAT, INT, LONG, SCHAR, SHORT, UCHAR, UINT,
                   ULONG, USHORT, Array, Float)
from idioms import IDIOMS, PLANES
from kernel import Buffer, Kernel
from rules import Rules
from scope import Variable
from statement import indent
from tiled import Both, Tiled

TYPES = {t.name: t for t in (INT, UINT, FLOAT, DOUBLE, LONG, ULONG, SHORT,
                            UCHAR, SCHAR, CHAR, USHORT)}
PERCENTS = [2, 8, 25]  # of an idiom's lists that are changed
MOST_NUMBER = 70  # that is captured
COLUMNS = [17, 5, 32, 64, 1]
DECLARED = re.compile(r"^( *)(?:const )?([a-z][a-z ]*?) (p\d+_)( = .*)?;$")


def needed(lines):
    """Without what is declared first, and set to 0, and not used."""
    for name in ("q", "p2_", "p3_"):
        uses = [line for line in lines if re.search(rf"\b{name}\b", line)]
        first = [line for line in uses if line.endswith(" = 0;")
                 or line.startswith("tile_static")]
        if len(first) == len(uses):
            lines = [line for line in lines if line not in first]
    return lines


class Small(Buffer):
    """Of numbers whose sums have room; those of floats depend on the order."""

    def value(self, leaf):
        if isinstance(leaf, Float):
            return f"((int)(next() % 1001) - 500) * 0.1{leaf.suffix}"
        return "(int)(next() % 101) - 20" if leaf.signed else "next()"


class Exact(Small):
    """Of whole numbers, whose products have no fractions either."""

    def value(self, leaf):
        return "(int)(next() % 101) - 20"


class NearTiled(Tiled):
    """The texts of lines."""

    def __init__(self, choices, scope, number, tile, domain, names):
        super().__init__(choices, scope, number, tile or [1], domain)
        self.names = names  # of places: (name, text)
        self.word = choices.pick(["int", "int", "int", "long", "short"])
        self.has_tiles = bool(tile)
        self.depth = 0

    def declared(self):
        return [f"const {self.word} {name} = {text};"
                for name, text in self.names]

    def on_host(self, line):
        line = line.replace("t.tile_extent[0]", str(self.tile[0]))
        return super().on_host(line)

    def by_thread(self, lines):
        if not lines:
            return []
        lines = self.declared() + [self.assigned(line) for line in lines]
        if self.has_tiles:
            return super().by_thread([line for line in lines if line])
        return ["{"] + indent(lines) + ["}"]

    def assigned(self, line):
        """What is declared on the device is an element of an array here."""
        found = DECLARED.match(line)
        if not found or not self.has_tiles:
            return line
        space, type, name, value = found.groups()
        if name not in (p.name for p in self.privates):
            self.privates.append(Variable(name, TYPES[type]))
        return value and f"{space}{name}{value};"

    def texts(self, lines):
        """Both, of all lines."""
        text, phase = Both(), []
        for line in [*lines, None]:
            word = (line or "|").strip()
            if word[0] not in "@|" and not word.startswith("tile_static"):
                phase.append(line)
                continue
            text += Both(phase, self.by_thread(phase))
            phase = []
            if line:
                text += self.shared(line, word)
        return text

    def shared(self, line, word):
        """A line that is one for all threads."""
        if word == "|":
            return Both(self.barrier())
        if word.startswith("tile_static"):
            return Both([line], [word.replace("tile_static", "static")])
        line = line.replace("@", "", 1)
        self.is_nested |= word.startswith("@if") or (
            self.depth > 0 and word.startswith(("@for", "@while")))
        if word.startswith(("@for", "@while")):
            self.depth += 1
        elif word == "@}":
            self.depth = max(0, self.depth - 1)
        return Both([line], [self.on_host(line)])


class NearKernel(Kernel):
    """Near an idiom."""

    def text(self):
        c = self.c
        idiom = c.pick(IDIOMS)
        self.type = TYPES[c.pick(idiom.types)]
        tile = c.pick(idiom.tiles) if idiom.tiles else None
        count = c.between(1, idiom.most)
        domain = [tile[0] * count] if tile else [count]
        if tile and len(tile) == 2:
            domain.append(tile[1] * c.between(1, 2))
        if idiom.rules in PLANES:
            domain = [c.between(2, 40), c.between(2, c.pick([70, 70, 9]))]
        lines = self.lines(idiom, tile, domain)
        names = self.names(tile, len(domain))
        if c.chance(25):
            lines = [self.without(names, line) for line in lines]
            names = []
        writer = NearTiled(c, self.parts.scope(), self.number, tile, domain,
                           names)
        both = writer.texts(lines)
        both.device = writer.declared() + both.device
        self.capture_for(lines, domain)
        if tile:
            return self.over_tiles(writer, both, [
                Array(p.type, writer.threads).declare(p.name) + ";"
                for p in writer.privates], tile, domain)
        rank = len(domain)
        return self.emit(domain, "int i" if rank == 1 else "index_2 i",
                         [text for _, text in self.names(tile, rank)],
                         indent(both.device))

    # ---- the text ---------------------------------------------------------

    def names(self, tile, rank):
        if not tile:
            return [("y", "i[0]"), ("g", "i[1]")] if rank == 2 else \
                [("g", "i")]
        if len(tile) == 1:
            return [("me", "t.local[0]"), ("g", self.c.pick([
                "t.global[0]", "t.tile_origin[0] + t.local[0]",
                f"t.tile[0] * {tile[0]} + t.local[0]"]))]
        return [("row", "t.local[0]"), ("me", "t.local[1]"),
                ("y", "t.global[0]"), ("g", "t.global[1]")]

    def without(self, names, line):
        for name, text in names:
            text = f"({text})" if " " in text else text
            line = re.sub(rf"\b{name}\b", text, line)
        return line

    def lines(self, idiom, tile, domain):
        c = self.c
        wide = tile[-1] if tile else 1
        rows = tile[0] if tile and len(tile) == 2 else 1
        own = "[y][g]" if len(domain) == 2 else "[g]"
        self.own = "in" + own
        row = "[row]" if rows > 1 else ""
        dims = f"[{rows}]" if rows > 1 else ""
        self.columns = c.pick(COLUMNS)
        self.short = c.between(2, 9)
        used = max(2, self.short - c.pick([0, 0, 1, 3]))
        self.far = domain[-1] * c.between(1, 20) + c.draw(domain[-1])
        rules = Rules(c, idiom.rules, c.pick(PERCENTS), self.type)
        rules.known = {name: str(text) for name, text in {
            "T": self.type.name, "N": wide, "H": wide // 2, "L": wide - 1,
            "M": rows, "ALL": wide * rows, "WIDE": domain[-1],
            "FLAT": f"(row * {wide} + me)" if rows > 1 else "me",
            "DIMS": f"{dims}[{wide}]", "TWICE": f"{dims}[{2 * wide}]",
            "ROW": row, "S": "s" + row, "IN": self.own, "OUT": "out" + own,
            "ALSO": "also" + own, "FAR": self.far,
            "R": used, "LAST": used - 1, "COLUMNS": self.columns}.items()}
        lines = needed(rules.text("kernel").split("\n"))
        self.bins = int(rules.known.get("B", 1))
        return lines

    # ---- what is captured -------------------------------------------------

    def capture_for(self, lines, domain):
        """The views and the numbers that the lines name."""
        text, t = "\n".join(lines), self.type
        views = [("in", t, domain, True), ("key", UINT, domain, True),
                 ("far", t, [self.far], True),
                 ("left", t, [domain[0], 4 * domain[-1]], True),
                 ("right", t, [4 * domain[-1], domain[-1]], True),
                 ("parts", t, [4 * domain[0]], True),
                 ("sums", t, [4 * domain[0]], False),
                 ("rows", t, [domain[0], self.short], True),
                 ("few", t, [9, self.short], True),
                 ("moved", t, [domain[0], self.short], False),
                 ("lines", t, [domain[0], self.columns], True),
                 ("out", t, domain, False), ("also", t, domain, False),
                 ("to", t, domain[::-1] if len(domain) == 2 else [self.bins],
                  False), ("more", t, [domain[0], self.columns], False)]
        kind = Exact if "rows" in text else Small
        self.buffers = [kind(name, type, extents, const)
                        for name, type, extents, const in views
                        if re.search(rf"\b{name}\b", text)]
        if self.is_own(text) and self.c.chance(20):
            self.buffers[0].over = "out"
        self.counter = any(b.name == "to" for b in self.buffers)
        less = self.c.pick([0, 0, 0, 1])
        self.numbers = {
            "k": self.c.draw(MOST_NUMBER), "size": domain[-1] - less,
            "tall": domain[0] - less}
        self.scalars = [Variable(name, INT, False) for name in self.numbers
                        if re.search(rf"\b{name}\b", text)]

    def is_own(self, text):
        """Whether what is read is at most what the thread writes."""
        return set(re.findall(r"\bin\b[^ ,;)]*", text)) == {self.own} \
            and re.search(r"\bout\b", text)

    def scalar_setup(self, scalar):
        return [f"int {scalar.name} = {self.numbers[scalar.name]};"]
