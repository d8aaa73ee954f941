"""A tiled kernel as scans and sorts are written: threads take what others had
before a barrier, at a distance that changes from step to step, and variables
that are the same for all threads change:

    int w1_ = 1;
    while (w1_ < 8) {
        unsigned p4_ = n >= w1_ ? q1_[n - w1_] : 0u;
        t.barrier.wait();
        q1_[n] = q1_[n] * 3u + p4_;
        t.barrier.wait();
        w1_ *= 2;
    }
    w2_ = (int)(w2_ + q1_[7]) & 7;
    t.barrier.wait();
    if (n >= w2_ && n < 6)
        p1_ = q1_[n - w2_];

On the host such a variable is a single one, and what changes it is done once.
"""
from along import Shared
from ctype import INT, UINT, Array
from near import Near
from scope import Variable
from statement import indent
from tiled import Both, Tiled


class Step:
    """What a thread takes from another one `{w}` away, of `{N}`, where
    `test` holds."""

    def __init__(self, test, at):
        self.test, self.at = test, at


TAKEN = [
    Step("n >= {w}", "n - {w}"), Step("n >= {w}", "n - {w}"),
    Step("n + {w} < {N}", "n + {w}"), Step("(n ^ {w}) < {N}", "n ^ {w}"),
    Step("n - {w} >= 0", "n - {w}"), Step("n > {w} - 1", "n - {w}"),
    Step("(n & {w}) != 0", "n - {w}"), Step("n % {w} == 0", "n / {w}"),
    Step("n < {N} / {w}", "n * {w}"), Step("{N} > n + {w}", "{w} + n"),
    Step("{w} - n >= 0 && {w} - n < {N}", "{w} - n"),
    Step("{N} - 1 - n * {w} >= 0", "{N} - 1 - n * {w}"),
    Step("2 * n * {w} + 1 < {N}", "2 * n * {w} + 1"),
    Step("{N} > 3 * n && 3 * n <= {w}", "n * 3"),
]

# Each element is written by one thread, and read by nobody else then.
IN_PLACE = [
    ["if ((n & {w}) != 0)", "    {q}[n] += {q}[(n & -{w}) - 1];"],
    ["int at = (n + 1) * 2 * {w} - 1;", "if (at < {N})",
     "    {q}[at] += {q}[at - {w}];"],
    ["int at = (n + 1) * 2 * {w} - 1;", "if (at + {w} < {N})",
     "    {q}[at + {w}] += {q}[at];"],
    ["int at = n ^ {w};",
     "if (at > n && at < {N} && ({q}[n] > {q}[at]) == ((n & 2) == 0)) {{",
     "    unsigned old = {q}[n];", "    {q}[n] = {q}[at];",
     "    {q}[at] = old;", "}}"],
    ["if (n < {w} && n + {w} < {N})", "    {q}[n] += {q}[n + {w}] * 3u;"],
    ["if (n % (2 * {w}) == 0 && n + {w} < {N})",
     "    {q}[n] ^= {q}[n + {w}];"],
]


class Ordered(Tiled):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.changing = []  # variables that are the same for all threads
        self.views = []
        self.brief = []  # variables of one step; nothing else knows them
        self.arrays = 0

    def make(self, outs, near_store):
        c = self.c
        text = Both([f"const int n = {self.declare_ids()};"])
        for out in outs:
            self.scope.add(out)
        for _ in c.repeat(0, 1):
            text += self.static()
        for _ in c.repeat(1, 2):
            text += self.private()
        for _ in c.repeat(1, 2):
            text += self.uniform_variable()
        text += self.filled()
        text += self.first(self.statics)
        for _ in c.repeat(1, 4):
            text += self.item(1)
        text += self.last(outs, near_store)
        return text, [f"{Array(p.type, self.threads).declare(p.name)};"
                      for p in self.privates + self.brief]

    def last(self, outs, near_store):
        """And each thread's element, with what all have."""
        results = Shared("u0_", UINT, False)
        results.extents = self.domain
        self.views.append(results)
        all_have = "".join(f" * 5u + (unsigned){x.name}"
                           for x in self.changing)
        lines = [f"u0_[t.global[0]] = {self.values}[n]{all_have};"]
        return Both(lines, self.by_thread(lines)) + \
            super().last(outs, near_store)

    def item(self, nesting):
        way = self.c.weighted([
            (4, self.steps), (2, self.swapped), (3, self.changed),
            (3, self.parted), (2, self.around), (3, None)])
        return way() if way else super().item(nesting)

    # ---- what there is ----------------------------------------------------

    def fresh(self):
        self.arrays += 1
        return self.arrays

    def uniform_variable(self):
        name = f"w{self.fresh()}_"
        variable = Variable(name, INT, False, low=0, high=63)
        declared = f"int {name} = {self.c.draw(64)};"
        self.scope.add(variable)
        self.changing.append(variable)
        self.uniform.append(variable)
        return Both([declared], [declared])

    def filled(self):
        """The array that all items go on with."""
        self.values = f"y{self.fresh()}_"
        declared = f"unsigned {self.values}[{self.threads}];"
        value = self.writer.assignable(UINT, 2)
        lines = [f"{self.values}[n] = {value};"]
        text = Both([f"tile_static {declared}"], [f"static {declared}"])
        return text + self.phase_of(lines)

    def phase_of(self, lines):
        return Both(lines + self.barrier(), self.by_thread(lines))

    def new_private(self):
        """A name that stands for an array on the host."""
        name = f"p{self.fresh() + 50}_"
        self.brief.append(Variable(name, UINT))
        return name

    # ---- steps ------------------------------------------------------------

    def way(self, w):
        """A loop's begin and end, where w goes through powers of two."""
        n = max(1 << (self.threads - 1).bit_length(), 2)
        return self.c.weighted([
            (4, ([f"for (int {w} = 1; {w} < {n}; {w} *= 2) {{"], ["}"])),
            (2, ([f"int {w} = 1;", f"while ({w} < {n}) {{"],
                 [f"    {w} *= 2;", "}"])),
            (2, ([f"for (int {w} = {n // 2}; {w} > 0; {w} /= 2) {{"], ["}"])),
            (1, ([f"for (int {w} = {n // 2}; {w}; {w} >>= 1) {{"], ["}"])),
            (1, ([f"for (unsigned {w}u_ = 1; {w}u_ < {n}u; {w}u_ <<= 1) {{",
                  f"    int {w} = (int){w}u_;"], ["}"])),
            (1, ([f"int {w} = 1;", "do {"],
                 [f"    {w} *= 2;", f"}} while ({w} < {n});"]))])

    def steps(self):
        """A loop of them, in a block."""
        self.is_nested |= self.control > 0
        w = f"d{self.fresh()}_"
        begin, end = self.way(w)
        inside = self.in_place(w) if self.c.chance(40) else self.taken(w)
        inside = inside.indented()
        return Both(["{"] + indent(begin + inside.device + end) + ["}"],
                    ["{"] + indent(begin + inside.host + end) + ["}"])

    def in_place(self, w):
        lines = [line.format(w=w, N=self.threads, q=self.values)
                 for line in self.c.pick(IN_PLACE)]
        return self.phase_of(["{"] + indent(lines) + ["}"])

    def taken(self, w):
        """Reads before a barrier, writes after it."""
        c, q = self.c, self.values
        step = c.pick(TAKEN)
        test, at = (text.format(w=w, N=self.threads)
                    for text in (step.test, step.at))
        name = self.new_private()
        other = c.pick(["0u", "1u", f"{q}[n]"])
        is_power = self.threads > 1 and self.threads & (self.threads - 1) == 0
        if is_power and c.chance(60):
            test = "1"  # all have one: nothing is asked
            read = [f"unsigned {name} = {q}[n ^ {w}]{c.pick(['', f' + {q}[n]'])};"]
        elif c.chance(50):
            read = [f"unsigned {name} = {test} ? {q}[{at}] : {other};"]
        else:
            read = [f"unsigned {name} = {other};", f"if ({test})",
                    f"    {name} = {q}[{at}];"]
        write = c.pick([
            [f"{q}[n] += {name};"], [f"{q}[n] = {q}[n] * 3u + {name};"],
            [f"if ({test})", f"    {q}[n] = {q}[n] * 3u + {name};"],
            [f"{q}[n] = {name};"],
            [f"if ({name} > {q}[n])", f"    {q}[n] = {name};"]])
        before = [f"{name} = {line.split(' = ', 1)[1]}"
                  if line.startswith("unsigned") else line for line in read]
        text = Both(read + self.barrier(), self.by_thread(before))
        return text + self.phase_of(write)

    def swapped(self):
        """Two arrays that change places; one barrier a step."""
        self.is_nested |= self.control > 0
        w, k = f"d{self.fresh()}_", self.fresh()
        q, side = f"y{k}_", f"b{k}_"
        step = self.c.pick(TAKEN)
        test, at = (text.format(w=w, N=self.threads)
                    for text in (step.test, step.at))
        flip = self.c.pick([f"{side} = 1 - {side};", f"{side} ^= 1;",
                            f"{side} = !{side};"])
        begin, end = self.way(w)
        declared = f"unsigned {q}[2][{self.threads}];"
        fill = self.phase_of([f"{q}[0][n] = {self.values}[n];"])
        add = [f"{q}[1 - {side}][n] = {q}[{side}][n] + "
               f"({test} ? {q}[{side}][{at}] * 3u : 0u);"]
        inside = Both(add + [flip] + self.barrier(),
                      self.by_thread(add) + [flip]).indented()
        back = self.phase_of([f"{self.values}[n] = {q}[{side}][n];"])
        start = [f"int {side} = 0;"]
        return Both(["{"] + indent(
            [f"tile_static {declared}"] + fill.device + start + begin
            + inside.device + end + back.device) + ["}"],
            ["{"] + indent(
                [f"static {declared}"] + fill.host + start + begin
                + inside.host + end + back.host) + ["}"])

    # ---- uniform variables ------------------------------------------------

    def changed(self):
        """One gets a value made of what the tile has."""
        c, q = self.c, self.values
        w = c.pick(self.changing).name
        at = c.pick([str(c.draw(self.threads)), f"{w} % {self.threads}"])
        add = f"{w} = (int)((unsigned){w} * 3u + {q}[{at}]) & 63;"
        k = f"k{self.fresh()}_"
        lines = c.weighted([
            (3, [add]),
            (2, [f"for (int {k} = 0; {k} < {self.threads}; {k}++)",
                 f"    {w} = (int)((unsigned){w} + {q}[{k}]) & 63;"]),
            (2, [f"if ({q}[{at}] % 3u > 0u)", f"    {w} = {w} / 2;",
                 "else", f"    {add}"]),
            (1, [f"while ({w} > {self.threads})", f"    {w} -= 3;"]),
            (1, [f"if ({w} > 20)", f"    {w} = 63 - {w};"])])
        return Both(lines + self.barrier(), lines)

    def bound(self):
        """Text of an integer that is the same for all threads."""
        w, k = self.c.pick(self.changing).name, self.c.draw(self.threads + 1)
        return self.c.weighted([
            (3, w), (2, str(k)), (1, f"{k} - {w}"), (1, f"{w} + {k}"),
            (1, f"{w} / 2"), (1, "t.tile[0]")])

    def test(self):
        a, b = self.bound(), self.bound()
        place = self.c.weighted([(4, "n"), (1, "t.global[0]"),
                                 (1, "t.local[0] + 1"), (1, "n - 1")])
        return self.c.weighted([
            (3, f"{place} < {a}"), (2, f"{place} >= {a}"),
            (2, f"{place} == {a}"), (1, f"{place} != {a}"),
            (2, f"{place} >= {a} && {place} < {b}"),
            (1, f"{place} < {a} || {place} > {b}"),
            (1, f"!({place} < {a})")])

    def parted(self):
        """A phase whose threads do this or that by their places."""
        c, scope = self.c, self.scope
        with scope.block():
            scope.add(Variable(self.values, Array(UINT, self.threads), False,
                               "local"))
            name = self.new_private()
            value = self.writer.assignable(UINT, 1)
            before = self.writer.statements(0, 1, 1)
            with scope.having(early_return=None):
                lines, test = self.kept_test()
                lines += [f"if ({test}) {{"] + indent(
                    [f"{name} += {self.writer.assignable(UINT, 2)};"]
                    + self.writer.body(0, 2, 1)) + ["}"]
                if c.chance(50):
                    lines += ["else {"] + indent(
                        [f"{name} ^= {self.near()};"]
                        + self.writer.body(0, 1, 0)) + ["}"]
            if c.chance(50):
                lines += [f"{name} = {self.test()} ? {self.near()} : "
                          f"{name} + {self.near()};"]
        start = f"{name} = {value};"
        text = Both([f"unsigned {start}", "{"] + indent(before + lines)
                    + ["}"] + self.barrier(),
                    self.by_thread([start, "{"] + indent(before + lines)
                                   + ["}"]))
        return text + self.phase_of([f"{self.values}[n] += {name};"])

    def kept_test(self):
        """Lines, and a test that may be in a variable of theirs."""
        if self.c.chance(60):
            return [], self.test()
        name, form = f"m{self.fresh()}_", self.c.draw(3)
        test = self.test() if form else f"({self.test()}) && ({self.test()})"
        type = self.c.pick(["bool", "const bool", "int", "char"])
        return [f"{type} {name} = {test};"], f"!{name}" if form == 2 else name

    def near(self):
        """An element near the thread's, where there is one."""
        c, q, top = self.c, self.values, self.threads - 1
        w, k = self.bound(), c.between(1, 3)
        return c.pick([
            f"{q}[n]", f"{q}[{top} - n]", f"{q}[n < {k} ? 0 : n - {k}]",
            f"(n < {k} ? 7u : {q}[n - {k}])",
            f"(n + {k} <= {top} ? {q}[n + {k}] : 5u)",
            f"{q}[(unsigned)(n + ({w})) % {self.threads}u]",
            f"(n - ({w}) >= 0 && n - ({w}) <= {top} ? {q}[n - ({w})] : 3u)"])

    def around(self):
        """A sum over the elements around the thread's own."""
        with self.scope.block():
            values = Variable(self.values, Array(UINT, self.threads), False,
                              "local")
            n = Variable("n", INT, False, low=0, high=self.threads - 1)
            with self.scope.having(variables=[n, values]):
                lines = Near(self.writer).sum()
                found = self.scope.variables[-1]
        name = self.new_private()
        lines += [f"{name} = (unsigned){found.name};"]
        text = Both([f"unsigned {name};", "{"] + indent(lines) + ["}"]
                    + self.barrier(),
                    self.by_thread(["{"] + indent(lines) + ["}"]))
        return text + self.phase_of([f"{self.values}[n] ^= {name};"])
