"""Rules for kernels whose threads have short rows of views (idioms.py), of a domain of one
dimension: $R numbers of each row are used, which may have some more."""

SHORT_ROWS = {
    "kernel": "$begin\n$change\n$change\n$change\n$store\n$store",
    "begin": ("$T v = $e;", "$T v = 0;\n$sum", "$T v = $a, w = $a;\nv += w * $e;"),
    "e": ("$a + $a", "$a * $a - $a", "$a", "$e - $a", "($e) * $c", "$a * $b + $a * $b",
          "($a > $b ? $a : $b)", "$a + ($T)g", "$e + $b"),
    "a": ("rows[g][$j]", "rows[g][$j]", "rows[g][$j]", "rows[(g + $c) % size][$j]",
          "rows[g > 0 ? g - 1 : g][$j]", "rows[g / 2][$j]", "in[g]", "moved[g][$j]"),
    "b": ("few[k % 9][$j]", "few[$c][$j]", "rows[g][g % $R]", "rows[g][k % $R]"),
    "j": ("0", "1", "$LAST", "0", "1", "$LAST", "g & 1"),
    "c": ("1", "2", "3"),
    "sum": (
        "for (int j = 0; j < $R; j++)\n    v += rows[g][j] * rows[g][j];",
        "for (int j = 0; j < $R; j++)\n    v += rows[g][j] * few[$c][j];",
        "for (int j = $LAST; j >= 0; j--)\n    v = v - rows[g][j] + few[j][$LAST - j];",
        "for (int c = 0; c < 9; c++) {\n    $T d = 0;\n    for (int j = 0; j < $R; j++)\n"
        "        d += rows[g][j] * few[c][j];\n    if (d > v)\n        v = d;\n}",
        "for (int c = 0; c < k; c++)\n    v += few[c % 9][$j] * rows[g][$j];"),
    "change": ("", "v += $e;", "$sum", "if (v > $a)\n    v = $b;", "if ($a == $c)\n    return;",
               "for (int j = 0; j < $R; j++)\n    moved[g][j] += $a;",
               "moved[g][$LAST] = v;",
               "for (int j = 0; j < $R; j++) {\n    moved[g][j] += $a;\n"
               "    if (moved[g][j] > $e)\n        moved[g][j] = $b;\n}",
               "moved[g][$j] += $a;\nif (moved[g][$j] < $a)\n    moved[g][$j] = $e;",
               "if ($a > $b)\n    moved[g][$j] = v;\nv -= moved[g][$j];", "{\n    const $T x = moved[g][0];\n"
               "    moved[g][0] = moved[g][$LAST];\n    moved[g][$LAST] = x;\n}"),
    "store": ("out[g] = v;", "for (int j = 0; j < $R; j++)\n    moved[g][j] = $e;",
              "moved[g][0] = v;\nmoved[g][1] = v - $a;", "moved[g][$j] += v;",
              "if (v > $b)\n    moved[g][$LAST] = $a;"),
}

# Rows and elements that a thread alone has, stored under conditions.
OWN_ROWS = {
    "kernel": ("$begin\n$if", "$begin\n$if\n$if", "$begin\n$all\n$if\n$if",
               "$begin\nif (g < size) {\n    $if\n    $if\n}", "$begin\n$if\n$all",
               "$begin\nif ($cond)\n    return;\n$all\n$if"),
    "begin": ("$T v = in[g];", "$T v = rows[g][$j];\n$if"),
    "if": ("if ($cond) {\n    $do\n    $all\n}", "if ($cond) {\n    $all\n    $do\n    $do\n}",
           "if ($cond) {\n    $all\n} else {\n    $do\n    $do\n}",
           "if ($cond)\n    $one\nelse if ($cond)\n    $one", "if ($cond) {\n    $do\n    $if\n}",
           "for (int j = 0; j < $R; j++) {\n    if ($each)\n        moved[g][j] = $e;\n"
           "    else if ($each)\n        moved[g][j]++;\n}",
           "for (int j = 0; j < $R; j++)\n    if ($cond)\n        moved[g][j] -= $e;",
           "moved[g][$j] += $a;\nif (moved[g][$j] > $a)\n    moved[g][$j] = $e;"),
    "cond": ("$a > $a", "$a != $c", "in[g] > $a", "v > $a && $a < $a", "moved[g][$j] < $a",
             "g % $c == 0", "out[g] < v", "(k + g) & 1", "(k + g) & 2"),
    "each": ("moved[g][j] > $a", "moved[g][j] < rows[g][j]", "in[g] > moved[g][j]"),
    "all": ("for (int j = 0; j < $R; j++)\n    moved[g][j] = $e;",
            "for (int j = 0; j < $R; j++)\n    moved[g][j] += rows[g][j];",
            "for (int j = $LAST; j >= 0; j--) {\n    const $T x = moved[g][j];\n"
            "    moved[g][j] = x > $a ? $b : x;\n}"),
    "do": ("$one", "$one", "v += $e;", "{\n    const $T x = moved[g][0];\n"
           "    moved[g][0] = moved[g][$LAST];\n    moved[g][$LAST] = x;\n}",
           "{\n    $T x = $e, y;\n    y = x + v;\n    moved[g][$j] = y;\n}", "$if"),
    "one": ("moved[g][$j] = $e;", "moved[g][$j] += $e;", "moved[g][$j] = moved[g][$j] = $e;", "out[g] = v;", "v = $e;", "v -= $a;",
            "out[g] += $a;", "moved[g][$j]--;"),
    "e": ("$a + $a", "$a - $b", "$a", "$c", "($a > $b ? $a : $b)", "$a * $c", "$a / $c"),
    "a": ("moved[g][$j]", "rows[g][$j]", "v", "in[g]", "v", "moved[g][$j]", "($T)g"),
    "b": ("few[$c][$j]", "rows[g][$j]", "v", "($T)k"),
    "j": ("0", "1", "$LAST"),
    "c": ("1", "2", "3"),
}
