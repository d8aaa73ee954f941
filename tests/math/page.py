"""docs/functions.md, from compiler/tree/math.def and builtin.def."""
import os
import re

from table import ROOT

PAGE = os.path.join(ROOT, "docs/functions.md")
MACROS = {"__builtin_huge_val": "HUGE_VAL", "__builtin_inf": "INFINITY",
          "__builtin_nans": "SNAN"}
HIDDEN = {"__builtin_fpclassify", "__builtin_isinf", "__builtin_isinf_sign"}

HEAD = """\
# Functions in amp code

Every function that amp code may call beside the program's own; any other is an
error that says so. The page is made from the compiler's tables by
`tests/math/run build --bless`, and `tests/math/run` holds it against them.

A result is off by at most as many ulps as the table says, which are those of the
OpenCL 1.2 specification, full profile, section 7.4; *exact* results are the host's.
Where the specification leaves the accuracy to the device, the table says what the
test asks of it: that many ulps of the result, or of 1 where the result is less.
`sqrtf` and the operator `/` on float are correctly rounded too on devices that can;
with `-ffast-math` nothing of this holds.
The functions of a second result take a pointer to any memory: private, tile_static
or an element of a view, `(int *)&v[i]`.

`<math.h>`'s constants and macros (`M_PI`, `NAN`, `INFINITY`, `HUGE_VAL`, `FP_NAN`,
`FP_ILOGB0`, ...) and `<float.h>`'s can be used, and the type-generic names of
`<tgmath.h>`. No function sets `errno`, `signgam` or floating-point exceptions, and
the rounding mode is to nearest. A function marked GNU wants `-D_GNU_SOURCE`.
What GNU C knows as `__builtin_sinf` and the like is `sinf`.
"""
GNU = {"exp10", "fmaxmag", "fminmag", "roundeven", "sincos"}


def listed(names):
    return ", ".join(f"`{name}`" for name in names)


def math_rows(rows):
    out = ["## `<math.h>`", "", "| double | float | ulps on double | on float |",
           "| --- | --- | --- | --- |"]
    for row in rows:
        if row.kind not in ("MATH", "MATH_R") or row.name in MACROS:
            continue
        (on_float, _, f), (on_double, _, d) = row.names()
        gnu = " (GNU)" if row.name in GNU else ""
        out.append(f"| `{on_double}`{gnu} | `{on_float}` | {d} | {f} |")
    generic = [row.name for row in rows
               if row.kind == "GENERIC" and row.name not in HIDDEN]
    return out + ["", f"On both, exact: {listed(generic)}."]


def fast_rows(rows):
    out = ["## C++ AMP's fast_math", "",
           "On float; each also with an `f` at the end. In amp code alone.", "",
           "| | ulps |", "| --- | --- |"]
    return out + [f"| `amp_fast_{row.name}` | {row.bounds[0]} |"
                  for row in rows if row.kind == "FAST"]


def integer_rows(rows):
    names = [row.name for row in rows if row.kind == "INTEGER"]
    library = [n for n in names if not n.startswith("__")]
    return ["## Integers", "", f"Of `<stdlib.h>`, `<inttypes.h>` and "
            f"`<strings.h>`: {listed(library)}.", "",
            f"Of GNU C: {listed(n for n in names if n not in library)}."]


def other_rows():
    with open(os.path.join(ROOT, "compiler/tree/builtin.def"),
              encoding="utf-8") as file:
        names = re.findall(r'^BUILTIN\("(\w+)"', file.read(), re.M)
    ours = [n for n in names if n.startswith("amp_")]
    waits = [n for n in names if n.startswith("wait")]
    rest = [n for n in names if n not in ours + waits]
    return ["## The rest", "", f"Of C's library: {listed(rest)}.", "",
            f"Of `<amp.h>`: {listed(ours)}; of a `tile_barrier`: "
            f"{listed(waits)}."]


def page_text(rows):
    parts = [math_rows(rows), fast_rows(rows), integer_rows(rows),
             other_rows()]
    return HEAD + "\n" + "\n\n".join("\n".join(p) for p in parts) + "\n"
