"""Reads compiler/tree/math.def, and what stands for its functions in the serial
form."""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))
ROW = re.compile(r'^(MATH|MATH_R|GENERIC|FAST|INTEGER)\(((?:[^()"]|"[^"]*"|'
                 r'\([^()]*\))*)\)$', re.M)
SUFFIX = {"float": "f", "double": ""}
FIELD = re.compile(r'"[^"]*"|TESTED\(\d+\)|\d+')


class Bound:
    """The ulps that a result may be off; OpenCL says nothing of some."""

    def __init__(self, text):
        self.is_ours = text.startswith("TESTED")
        self.ulps = int(re.search(r"\d+", text).group())

    def __str__(self):
        if self.is_ours:
            return f"implementation-defined (tested: {self.ulps})"
        return str(self.ulps) if self.ulps else "exact"


class Row:
    def __init__(self, kind, fields):
        self.kind = kind
        self.name, signature, self.device = (f[1:-1] for f in fields[:3])
        self.result, self.arguments = (signature.split(" ") + [""])[:2]
        self.bounds = [Bound(text) for text in fields[3:]]

    def names(self):
        """[(C's name, the floating type or "", the bound or None)]"""
        if self.kind == "INTEGER":
            return [(self.name, "", None)]
        if self.kind == "FAST":
            return [(f"amp_fast_{self.name}{f}", "float", self.bounds[0])
                    for f in ("", "f")]
        suffix = "" if self.kind == "GENERIC" else "f"
        if self.kind == "MATH_R":
            return [(self.name + "f_r", "float", self.bounds[0]),
                    (self.name + "_r", "double", self.bounds[1])]
        return [(self.name + suffix, "float", self.bounds[0]),
                (self.name, "double", self.bounds[1])]


def read_table():
    with open(os.path.join(ROOT, "compiler/tree/math.def"),
              encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    rows = [Row(kind, FIELD.findall(fields))
            for kind, fields in ROW.findall(text.replace(",\n    ", ","))]
    if len(rows) != len(re.findall(r"^[A-Z]", text, re.M)):
        raise ValueError("a row of math.def has an unknown form")
    return rows


def serial_functions(floating):
    """The names of those on `floating` that library_float.def or
    library_double.def has."""
    path = os.path.join(ROOT, f"compiler/device/library_{floating}.def")
    with open(path, encoding="utf-8") as file:
        return re.findall(rf'LIBRARY\("{floating} (\w+)"', file.read())
