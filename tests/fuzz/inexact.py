"""Results that are not exact: one inexact operation at the root, of exact
operands, into a view that is compared within OpenCL's bounds."""
import value as v
from value import Value

# name, how many arguments, of which kind, ulps in float by OpenCL 1.2's
# section 7.4; those of double are no greater.
FUNCTIONS = [
    ("/", "any", "nonzero", 2.5), ("sqrt", "positive", None, 3),
    ("sin", "any", None, 4), ("cos", "any", None, 4), ("tan", "any", None, 5),
    ("asin", "unit", None, 4), ("acos", "unit", None, 4),
    ("atan", "any", None, 5), ("atan2", "any", "nonzero", 6),
    ("sinh", "unit", None, 4), ("cosh", "unit", None, 4),
    ("tanh", "any", None, 5), ("exp", "any", None, 3),
    ("exp2", "any", None, 3), ("expm1", "unit", None, 3),
    ("log", "positive", None, 3), ("log2", "positive", None, 3),
    ("log10", "positive", None, 3), ("log1p", "positive", None, 2),
    ("cbrt", "any", None, 2), ("hypot", "any", "nonzero", 4),
    ("pow", "positive", "unit", 16), ("erf", "any", None, 16),
    ("asinh", "any", None, 4), ("acosh", "positive", None, 4),
    ("fma", "any", "nonzero", 0), ("ldexp", "any", "int", 0),
    ("fdim", "any", "any", 0), ("remainder", "any", "nonzero", 0)]
OF_HOST = 2  # ulps that the host's own library may be off


def ulps(function):
    bound = function[3]
    return bound + OF_HOST if bound else 0


def argument(writer, type, kind):
    c, end = writer.c, type.suffix
    if kind == "int":
        return v.small(c, writer.integer(2)).at(v.ASSIGN)
    e = v.fit_float(c, writer.floating(2), type, 64, 3)
    # The signs of zeros may differ: fmax(0, -0) is either.
    away = f"0.0625{end}"
    if kind == "any":
        return e.at(v.ASSIGN)
    if kind == "unit":
        return f"{e.at(v.PRODUCT)} * 0.015625{end}"
    if kind == "positive":
        return f"fabs{end}({e.at(v.ASSIGN)}) + {away}"
    return f"{e.at(v.SUM)} + {away}"


def expression(writer, type, function):
    name, first, second, _ = function
    a = argument(writer, type, first)
    if name == "/":
        b = argument(writer, type, second)
        return f"({type.name})({a}) / ({type.name})({b})"
    parts = [a] + ([argument(writer, type, second)] if second else [])
    if name == "fma":
        parts.append(argument(writer, type, "any"))
    return Value(f"{name}{type.suffix}({', '.join(parts)})", type).text
