"""What a piece of generated code may name, and the places it can reach."""
import contextlib
import re

from ctype import (Array, Float, Int, Pointer, Record, Vector, View, is_scalar,
                   same)

# Words of OpenCL C and of AMP C that are a C programmer's own.
WORDS = """global local constant private kernel half uchar ushort uint ulong
float2 float4 int2 double3 image2d_t sampler_t event_t read_only write_only
get_global_id get_local_id barrier dot cross clamp min max mix step sign
vload4 select any all mad rotate popcount size_t_ work_group_barrier generic
pipe vec_step as_int convert_int bool_ quad index extent tile array section
atomic_add mem_fence prefetch degrees radians length normalize distance
native_sin printf_ CLK_LOCAL_MEM_FENCE_ queue_t uniform complex imaginary
this class new template operator virtual namespace private_ amp cpu wait
""".split()


class Variable:
    """A named object, or any lvalue text that stands for one. The integers
    `low` to `high` are all that a narrowed one ever holds."""

    def __init__(self, name, type, writable=True, space="private", low=None,
                 high=None, target=None):
        self.name, self.type, self.writable = name, type, writable
        self.space, self.low, self.high = space, low, high
        self.root = target.root if target else self  # what a pointer points to


class Place:
    def __init__(self, text, type, variable):
        self.text, self.type, self.variable = text, type, variable
        plain = isinstance(type, Int) and variable.type is type
        self.low = variable.low if plain else None
        self.high = variable.high if plain else None
        if isinstance(type, Int) and self.low is None:
            self.low, self.high = type.low, type.high

    @property
    def is_narrowed(self):
        return isinstance(self.type, Int) and \
            (self.low, self.high) != (self.type.low, self.type.high)


def contains(t, wanted):
    """Whether an object of type t has a part that is wanted."""
    if wanted(t):
        return True
    if isinstance(t, (Array, Pointer, View, Vector)):
        return contains(t.element, wanted)
    if isinstance(t, Record):
        return any(contains(member, wanted) for _, member in t.members)
    return False


class Scope:
    def __init__(self, prefix, used=()):
        self.prefix = prefix
        self.used = set(used)
        self.count = 0
        self.variables = []
        self.outer = []           # those of the blocks around
        self.helpers = []
        self.hidden = frozenset()
        self.records, self.enums = [], []
        self.counter = None       # that atomics may change
        self.result = None        # of the helper that is written
        self.early_return = None  # a statement that ends the thread
        self.times = 1            # that the loops around a statement run
        self.step = None          # the counter of the loop around
        self.clamp = None         # a function's name
        self.in_registers = False  # see registers.py
        self.is_plain = False      # see record_statements.py
        self.in_loop = self.in_switch = False

    def name(self, choices, prefix):
        """One that is not in use here, but may be in blocks that have ended."""
        if choices.chance(8):
            word = choices.pick(WORDS)
            if word not in self.used:
                self.used.add(word)
                return word
        self.count += 1
        return f"{prefix}{self.count}"

    def hidden_by_next(self, choices):
        """Now and then a variable of a block around, whose name another gets."""
        found = [v for v in self.outer
                 if v in self.variables and re.fullmatch(r"v\d+", v.name)]
        return choices.pick(found) if found and choices.chance(40) else None

    def add(self, variable):
        self.variables = [v for v in self.variables
                          if v.name != variable.name] + [variable]
        return variable

    @contextlib.contextmanager
    def block(self):
        before = self.variables, self.outer, self.count
        self.outer, self.variables = self.variables, list(self.variables)
        yield
        self.variables, self.outer, self.count = before

    @contextlib.contextmanager
    def hide(self, variable):
        """While something is written to it in the same full expression."""
        before = self.hidden
        self.hidden = before | {variable.root}
        yield
        self.hidden = before

    @contextlib.contextmanager
    def having(self, **changes):
        """Some attributes are others for a while."""
        before = {name: getattr(self, name) for name in changes}
        self.__dict__.update(changes)
        yield
        self.__dict__.update(before)

    def candidates(self, wanted, writable=False):
        return [v for v in self.variables if v.root not in self.hidden and
                (v.writable or not writable) and contains(v.type, wanted)]


def is_integer(t):
    return isinstance(t, Int)


def is_float(t):
    return isinstance(t, Float)


def is_like(type):
    return lambda t: t is type or is_scalar(t) and same(t, type)
