"""Rules for kernels near those that compute with bytes and shorts (idioms.py), of a domain
of two dimensions: as ints, or as what the numbers fit in."""

NARROWED = {
    "kernel": "$variable v = $e;\n$change\n$change\n$change\n$store",
    "variable": ("int", "int", "int", "$T"),
    "e": (
        "$a + $a", "$a - $a", "$a * $c", "$c * $a + $c * $a - $a", "$a", "$e + $e", "$e - $a",
        "($e) >> $s", "($e) / $c", "($e) % $c", "($e) & $c", "($e) | $a", "abs($e)",
        "($e > $c ? $a : $e)", "-($e)", "~$a + $c", "($T)($e) + $a", "($a ^ $a) << 2",
        "($e < $e) + ($a == $c)", "(unsigned char)($e) * $c", "!($a) + k", "$a * k"),
    "a": (
        "in[y][g]", "in[y][g]", "(y > 0 ? in[y - 1][g] : 0)", "(g > 0 ? in[y][g - 1] : $c)",
        "in[(y + $c) % tall][g]", "left[y][g]"),
    "c": ("1", "2", "3", "5", "9", "29", "77", "128", "150", "255"),
    "s": ("1", "3", "4", "8"),
    "change": (
        "", "if (v < $c)\n    v = $c;", "if (v > $c)\n    v = $c;", "v = v < $c ? $c : v;",
        "v += $e;", "v -= $a;", "v >>= $s;", "v /= $c;", "v *= $s;", "v = abs($e);", "v++;",
        "for (int j = 0; j < $c; j++)\n    v += $a;", "v = v > $a ? $a : v;",
        "for (int j = -1; j <= 1; j++)\n    v += j * $a;",
        "for (int j = 0; j < k; j++)\n    v += $a;",
        "for (int j = 0; j < 3; j++) {\n    const int d = $e;\n    if (d > v)\n        v = d;\n}",
        "if (v == $c)\n    return;", "if (($a & 1) || v > $e)\n    v = $a;",
        "switch (v & 3) {\ncase 0:\n    v = $a;\n    break;\ndefault:\n    v += $c;\n}"),
    "store": (
        "$OUT = v;", "$OUT = ($T)(v >> $s);", "$OUT = v > $c ? $c : v;", "$OUT = v == $c;",
        "$ALSO = v;\n$OUT = $e;", "$OUT = (unsigned char)v;", "$OUT = (v + $e) / $c;",
        "if (v > $a)\n    $OUT = v;", "$OUT = in[y][(unsigned)v % size];", "$OUT += v;"),
}
