"""A tiled kernel whose threads go through views in steps, mostly as long as
the domain, and keep what they find in tile_static memory:

    for (int g1 = t.global[0] + 2; g1 < 37; g1 += 32) {
        p3_ = p3_ * 3u + (unsigned)e0_[g1];
        amp_atomic_fetch_add(&q1_[(g1) & 3], 1);
    }
    r_[n] = p3_;
    t.barrier.wait();
    for (int h = 1; h < 4; h *= 2) {
        if (n % (2 * h) == 0 && n + h < 4)
            r_[n] += r_[n + h];
        t.barrier.wait();
    }

It has more tiles than others, for forms in which several go together.
"""
import atomic
from ctype import DOUBLE, FLOAT, INT, INTEGERS, UINT, Array
from scope import Variable
from statement import indent
from tiled import Both, Tiled

MOST_VIEWS = 3
MOST_TRIPS = 6


class Shared:
    """A view that a kernel goes through."""

    def __init__(self, name, element, const):
        self.name, self.element, self.const = name, element, const
        self.extents = [1]
        self.is_asked = False  # for its extent, which stays as it is then


class Along(Tiled):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.views = []
        self.sums = 0  # tile_static arrays of them
        self.has_results = False

    def make(self, outs, near_store):
        c = self.c
        text = Both([f"const int n = {self.declare_ids()};"])
        for out in outs:
            self.scope.add(out)
        for _ in c.repeat(1, 2):
            text += self.static()
        for _ in c.repeat(1, 2):
            text += self.private()
        text += self.found_by_thread()
        text += self.first(self.statics)
        text += self.go_along()
        for _ in c.repeat(0, 3):
            text += self.item(2)
        text += self.last(outs, near_store)
        return text, [f"{Array(p.type, self.threads).declare(p.name)};"
                      for p in self.privates]

    def item(self, nesting):
        way = self.c.draw(6)
        if way > 1:
            return super().item(nesting)
        return self.sum_up() if way else self.go_along()

    def found_by_thread(self):
        """What a thread makes of all its elements."""
        name = f"p{len(self.privates) + 1}_"
        self.found = self.scope.add(Variable(name, UINT))
        self.privates.append(self.found)
        return Both([f"unsigned {name} = 1u;"],
                    self.by_thread([f"{name} = 1u;"]))

    def on_host(self, line):
        return super().on_host(
            line.replace("t.tile_extent[0]", str(self.tile[0])))

    # ---- loops ------------------------------------------------------------

    def go_along(self):
        """A phase with such loops; in one of them all threads may change one
        object."""
        c = self.c
        counters = [s for s in self.statics if s.element in atomic.TYPES]
        counted = c.pick(counters) if counters and c.chance(60) else None
        with self.scope.block():
            for static in self.statics:
                if static is not counted:
                    self.offer(static, c.draw(2))
            lines = self.writer.statements(0, 2, 1) if c.chance(40) else []
            lines += self.loop(counted)
            if c.chance(25):
                lines += self.writer.statements(0, 1, 1) + self.loop(None)
            if c.chance(40):
                lines += self.writer.statements(0, 2, 1)
        return Both(["{"] + indent(lines) + ["}"] + self.barrier(),
                    self.by_thread(lines))

    def start(self):
        """(text, least value)"""
        c, wide = self.c, self.tile[0]
        k = c.draw(5)
        return c.weighted([
            (6, ("t.global[0]", 0)), (2, (f"t.global[0] + {k}", k)),
            (2, ("t.tile_origin[0] + t.local[0]", 0)),
            (2, (f"t.tile[0] * {wide} + n", 0)),
            (1, (f"{k} + n + t.tile_origin[0]", k)),
            (1, (f"t.global[0] - {k}", -k)),
            (1, ("t.global[0] + t.tile[0] % 2", 0)),
            (1, (f"t.tile[0] * {wide} + {wide - 1} - n", 0))])

    def step(self):
        """(text, least value)"""
        c, count = self.c, self.domain[0]
        k = c.between(1, 9)
        return c.weighted([
            (8, (str(count), count)), (1, (str(count + k), count + k)),
            (1, (str(k), k)), (1, (f"t.tile_extent[0] * {k}",
                                   self.tile[0] * k)),
            (1, (f"{count} + n", count)), (1, (f"{k} + t.tile[0]", k)),
            (1, (f"{count}u", count))])

    def bound(self, low, most, view):
        """(operator and text, what the counter is below at most)"""
        c = self.c
        bound = low + c.draw(most + 1)
        forms = [(6, f"< {bound}"), (2, f"<= {bound - 1}"),
                 (1, f"< {bound} - n"), (1, f"< {bound} - t.tile[0]"),
                 (1, f"< {bound}.5f")]
        if low >= 0 and bound >= 0:
            forms.append((1, f"< {bound}u"))
        if view and bound > 0:
            forms.append((3, f"< amp_extent({view.name})[0]"))
        form = c.weighted(forms)
        if "amp_extent" in form:
            bound = max(bound, view.extents[0])
            view.is_asked = True
        return form, bound + form.endswith("f")

    def view(self):
        c = self.c
        views = [x for x in self.views if x.const and not x.is_asked]
        if views and (len(self.views) >= MOST_VIEWS or c.chance(40)):
            return c.pick(views)
        element = c.pick([INT, UINT, FLOAT, DOUBLE] + INTEGERS)
        self.views.append(Shared(f"e{len(self.views)}_", element, True))
        return self.views[-1]

    def loop(self, counted):
        c, scope = self.c, self.scope
        start, low = self.start()
        step, by = self.step()
        view = self.view() if low >= 0 else None
        most = min(3 * self.domain[0], MOST_TRIPS * by)
        test, bound = self.bound(low, most, view)
        if view:
            view.extents = [max(view.extents[0], bound, 1)]
        name = scope.name(c, "g")
        trips = max(1, -(-(bound - low) // by))
        with scope.block(), scope.having(
                times=scope.times * trips, in_loop=c.chance(20),
                in_switch=False, early_return=None):
            scope.add(Variable(name, INT, False, low=low,
                               high=max(low, bound - 1)))
            lines = self.inside(name, view, counted)
            if low == 0 and step == str(self.domain[0]):
                lines += self.result(name, start, bound)
        return [f"for (int {name} = {start}; {name} {test}; {name} += {step})",
                "{"] + indent(lines) + ["}"]

    def inside(self, name, view, counted):
        c, lines = self.c, []
        if view:
            element = f"{view.name}[{name}]"
            self.scope.add(Variable(element, view.element, False, "global"))
            whole = "" if view.element in INTEGERS else "(int)"
            lines += [f"{self.found.name} = {self.found.name} * 3u + "
                      f"(unsigned){whole}{element};"]
        lines += self.writer.statements(0, 2, 1)
        if counted:
            lines += self.atomic(counted)
        return lines

    def result(self, name, start, bound):
        """Now and then each element is the thread's own."""
        if self.has_results or start != "t.global[0]" or \
                not self.c.chance(50):
            return []
        self.has_results = True
        shared = Shared("u0_", self.c.pick(INTEGERS), False)
        shared.extents = [max(bound, 1)]
        self.views.append(shared)
        value = self.writer.assignable(shared.element, 2)
        return [f"u0_[{name}] = {value};"]

    # ---- sums -------------------------------------------------------------

    def sum_up(self):
        """Each thread gets the sum of what those of its tile have."""
        self.sums += 1
        sums, n = f"r{self.sums}_", self.threads
        found = self.found.name
        self.is_nested |= self.control > 0
        add = [f"if (n % (2 * h) == 0 && n + h < {n})",
               f"    {sums}[n] += {sums}[n + h];"]
        head = f"for (int h = 1; h < {n}; h *= 2) {{"
        device = [f"tile_static unsigned {sums}[{n}];",
                  f"{sums}[n] = {found};"] + self.barrier()
        device += [head] + indent(add + self.barrier()) + ["}"]
        device += [f"{found} = {sums}[0];"] + self.barrier()
        host = [f"static unsigned {sums}[{n}];"]
        host += self.by_thread([f"{sums}[n] = {found};"])
        host += [head] + indent(self.by_thread(add)) + ["}"]
        host += self.by_thread([f"{found} = {sums}[0];"])
        return Both(["{"] + indent(device) + ["}"],
                    ["{"] + indent(host) + ["}"])
