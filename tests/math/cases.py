"""A test of each row of compiler/tree/math.def: the call in a kernel, the call on
the host, and how the results are compared."""

INTEGER_TYPES = {"i": "int", "l": "long", "q": "long long", "j": "intmax_t",
                 "u": "unsigned", "U": "unsigned long",
                 "Q": "unsigned long long", "h": "uint16_t", "w": "uint32_t",
                 "d": "uint64_t"}
MEMORIES = ("private", "tile_static", "global")

# What the host has under another name, or not at all: the reference.
REFERENCES = {"drem": "remainder", "gamma": "lgamma", "rsqrt": "1 / sqrt"}

# Where C defines the result, or where it and the device's accuracy do.
DOMAINS = {
    # Where it is next to infinity, what it is computed from may be infinite.
    "lgamma": "!(x >= T_MAX / 512)", "gamma": "!(x >= T_MAX / 512)",
    "llrint": "fabs(x) < 0x1p62", "llround": "fabs(x) < 0x1p62",
    "lrint": "fabs(x) < 0x1p62", "lround": "fabs(x) < 0x1p62",
    "amp_fast_sin": "fabsf(x) <= 3.14f", "amp_fast_cos": "fabsf(x) <= 3.14f",
    "amp_fast_tan": "fabsf(x) <= 1.5f", "amp_fast_exp": "fabsf(x) <= 80",
    "amp_fast_exp2": "fabsf(x) <= 120",
    "amp_fast_log": "x >= T_MIN && x <= T_MAX",
    "amp_fast_log2": "x >= T_MIN && x <= T_MAX",
    "amp_fast_log10": "x >= T_MIN && x <= T_MAX",
    "amp_fast_sqrt": "x == 0 || (x >= T_MIN && x <= T_MAX)",
    "amp_fast_rsqrt": "x >= T_MIN && x <= T_MAX",
    "abs": "a != INT_MIN", "labs": "a != LONG_MIN", "llabs": "a != LONG_MIN",
    "imaxabs": "a != LONG_MIN",
    "div": "b != 0 && !(a == INT_MIN && b == -1)",
    "ldiv": "b != 0 && !(a == LONG_MIN && b == -1)",
    "lldiv": "b != 0 && !(a == LONG_MIN && b == -1)",
    "imaxdiv": "b != 0 && !(a == LONG_MIN && b == -1)",
    "__builtin_clz": "a != 0", "__builtin_clzl": "a != 0",
    "__builtin_clzll": "a != 0", "__builtin_ctz": "a != 0",
    "__builtin_ctzl": "a != 0", "__builtin_ctzll": "a != 0",
}

# The same for what comes back through the pointer.
SECOND_DOMAINS = {
    # Where it is next to infinity, what it is computed from may be infinite.
    "lgamma": "!(x >= T_MAX / 512)", "gamma": "!(x >= T_MAX / 512)",
    "frexp": "isfinite(x)",
    "lgamma": "x >= 0 || (isfinite(x) && x != floor(x))",
    "remquo": "isfinite(x) && !isnan(y) && y != 0",
}

# How C compares an int result where it promises no more: by its truth, and
# the low three bits of a quotient with its sign.
TRUTHS = {"finite", "isfinite", "isgreater", "isgreaterequal", "isless",
          "islessequal", "islessgreater", "isnan", "isnormal", "isunordered",
          "signbit", "__builtin_isinf"}
SECONDS = {"remquo": "({0} & 7) * ({0} < 0 ? -1 : 1)"}

# Either zero is right where both arguments are zeros.
ANY_ZERO = {"fmax", "fmin", "fmaxmag", "fminmag"}


class Case:
    """One call: in a kernel it fills slots of `t` (values), `g` (what comes
    back through int pointers) and `l` (integers)."""

    def __init__(self, row, name, floating, bound, memory, slots):
        self.row, self.name, self.bound = row, name, bound
        self.floating, self.memory = floating, memory
        self.is_fast = row.kind == "FAST"
        self.base = ("amp_fast_" if self.is_fast else "") + row.name
        self.slots = slots
        first = {"f": "t", "v": "", "D": "l"}.get(row.result, "l")
        self.first = self.take(first) if first else None
        self.rest = [self.take("l")] if row.result == "D" else []
        self.pointers = [self.take("t" if letter == "F" else "g")
                         for letter in row.arguments if letter in "FI"]

    def take(self, array):
        self.slots[array] += 1
        return f"{array}[{self.slots[array] - 1}][i]"

    def label(self):
        return self.name + (f" ({self.memory})" if self.memory else "")

    # ---- arguments ----

    def arguments(self, pointers, wide=False):
        values, numbers, out = iter("xyz"), iter("ab"), []
        given = iter(pointers)
        for letter in self.row.arguments:
            if letter == "f":
                value = next(values)
                out.append(f"(WIDE){value}" if wide else value)
            elif letter in "FI":
                out.append(next(given))
            elif letter == "s":
                out.append('""')
            elif self.row.kind == "INTEGER":
                out.append(f"({INTEGER_TYPES[letter]}){next(numbers)}")
            else:
                out.append({"i": "n", "l": "a"}[letter])
        if self.row.name == "__builtin_fpclassify":
            return "FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x"
        return ", ".join(out)

    # ---- in the kernel ----

    def pointer_arguments(self):
        out, numbers = [], {"F": 0, "I": 0}
        letters = [c for c in self.row.arguments if c in "FI"]
        for letter, slot in zip(letters, self.pointers):
            number = numbers[letter]
            numbers[letter] += 1
            variable = {"F": "p", "I": "k"}[letter] + str(number)
            kind = {"F": "T", "I": "int"}[letter]
            out.append({"private": f"&{variable}",
                        "tile_static": f"&s{variable}[t_.local[0]]",
                        "global": f"({kind} *)&{slot}"}[self.memory])
        return out

    def stores(self):
        if self.memory == "global":
            return ""
        out, numbers = "", {"t": 0, "g": 0}
        for slot in self.pointers:
            name = {"t": "p", "g": "k"}[slot[0]] + str(numbers[slot[0]])
            numbers[slot[0]] += 1
            value = name if self.memory == "private" \
                else f"s{name}[t_.local[0]]"
            out += f" {slot} = {value};"
        return out

    def kernel_line(self):
        call = f"{self.name}({self.arguments(self.pointer_arguments())})"
        if self.row.result == "v":
            line = f"{call};"
        elif self.row.result == "D":
            kind = {"div": "div_t", "ldiv": "ldiv_t", "lldiv": "lldiv_t",
                    "imaxdiv": "imaxdiv_t"}[self.row.name]
            line = (f"{{ {kind} d = {call}; {self.first} = d.quot; "
                    f"{self.rest[0]} = d.rem; }}")
        else:
            line = f"{self.first} = {call};"
        # An integer division by zero may end the device.
        if self.row.kind == "INTEGER" and self.base in DOMAINS:
            line = f"if ({DOMAINS[self.base]}) {line}"
        return line + self.stores()

    # ---- on the host ----

    def of_type(self, name, suffix):
        """`name` for another floating type."""
        if self.row.kind == "MATH_R":
            return name + suffix + "_r"
        return name + suffix

    def host_name(self):
        """The function that is exact for this one's type."""
        name = REFERENCES.get(self.row.name, self.row.name)
        is_typed = self.row.result == "f" or self.row.kind == "MATH"
        return self.of_type(name, "f" if is_typed and self.floating == "float"
                            and name != "finite" else "")

    def wide_name(self):
        name = REFERENCES.get(self.row.name, self.row.name)
        return self.of_type(name, "" if self.floating == "float" else "l")

    def compare_first(self):
        call = f'"{self.label()}", i'
        row, name = self.row, self.row.name
        if row.result == "f" and self.bound.ulps:
            pointers = ["&iw"] * len(self.pointers)
            want = f"{self.wide_name()}({self.arguments(pointers, True)})"
            scaled = "true" if self.bound.is_ours else "false"
            return (f"near({call}, in, {self.first}, {want}, "
                    f"{self.bound.ulps}, {scaled});")
        pointers = ["&pw" if c == "F" else "&iw"
                    for c in row.arguments if c in "FI"]
        host = f"{self.host_name()}({self.arguments(pointers)})"
        if row.result == "f":
            any_zero = "true" if name in ANY_ZERO else "false"
            return f"same({call}, in, {self.first}, {host}, {any_zero});"
        if row.result == "D":
            name = self.name
            host = f"{name}({self.arguments([])})"
            return (f"same_integer({call}, {self.first}, {host}.quot); "
                    f"same_integer({call}, {self.rest[0]}, {host}.rem);")
        if name in TRUTHS:
            return f"same_integer({call}, !{self.first}, !{host});"
        return f"same_integer({call}, {self.first}, (long){host});"

    def compare_second(self):
        call = f'"{self.label()}", i'
        if self.row.name == "sincos":
            return " ".join(
                f"near({call}, in, {slot}, {f}"
                f"{'l' if self.floating == 'double' else ''}((WIDE)x), "
                f"{self.bound.ulps}, false);"
                for f, slot in zip(("sin", "cos"), self.pointers))
        out = []
        for slot in self.pointers:
            got = slot if slot[0] == "t" else f"(long){slot}"
            if slot[0] == "t":
                out.append(f"same({call}, in, {got}, pw, false);")
            else:
                form = SECONDS.get(self.row.name, "{0}")
                out.append(f"same_integer({call}, {form.format(got)}, "
                           f"{form.format('iw')});")
        return " ".join(out)

    def host_line(self):
        domain = DOMAINS.get(self.base)
        first = "" if self.row.result == "v" else self.compare_first()
        second = self.compare_second()
        limit = SECOND_DOMAINS.get(self.row.name)
        if second and limit:
            second = f"if ({limit}) {{ {second} }}"
        body = " ".join(part for part in (first, second) if part)
        return f"if ({domain}) {{ {body} }}" if domain else body


def cases_of(row, name, floating, bound, slots):
    has_pointer = any(letter in "FI" for letter in row.arguments)
    memories = MEMORIES if has_pointer else ("",)
    return [Case(row, name, floating, bound, memory, slots)
            for memory in memories]
