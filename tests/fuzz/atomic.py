"""Atomic operations whose results do not depend on the order of threads: all
that happens to an object between two barriers, or in a kernel, is one kind of
operation, and nobody looks at the old value."""
import re

import value as v
from ctype import FLOAT, INT, LONG, UINT, ULONG

OPERATIONS = ["add", "sub", "and", "or", "xor", "min", "max", "inc", "dec"]
TYPES = [INT, UINT]


def subscript(writer, count):
    at = v.fit(writer.c, writer.integer(1), count)
    return f"[({at.text})]"


def call(writer, operation, place, type):
    function = f"amp_atomic_fetch_{operation}"
    if operation in ("inc", "dec"):
        return f"{function}(&{place});"
    if type is FLOAT:
        # Sums of whole numbers are exact, so in any order the same.
        value = v.cast(v.small(writer.c, writer.integer(1)), FLOAT)
        return f"{function}(&{place}, ({value.text}));"
    value = v.cast(writer.integer(2), type)
    return f"{function}(&{place}, ({value.text}));"


def on_host(line):
    """The same by host_fetch_..., which takes the object itself."""
    line = re.sub(r"amp_atomic_fetch_(\w+)\(&zf_", r"host_fetch_f\1(zf_", line)
    return re.sub(r"amp_atomic_fetch_(\w+)\(&", r"host_fetch_\1(", line)


class Counter:
    """A view of numbers that all threads change by one operation."""

    def __init__(self, choices):
        c = choices
        self.type = c.weighted([(4, INT), (3, UINT), (2, FLOAT), (1, LONG),
                                (1, ULONG)])
        self.name = "zf_" if self.type is FLOAT else "z_"
        self.count = c.between(1, 6)
        self.operation = c.pick(["add", "min", "max"] if self.type is FLOAT
                                else OPERATIONS)

        self.at = f"[{c.draw(self.count)}]" if c.chance(40) else None

    def statement(self, writer):
        place = self.name + (self.at or subscript(writer, self.count))
        return [call(writer, self.operation, place, self.type)]
