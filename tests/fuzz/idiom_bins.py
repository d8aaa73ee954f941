"""Rules for kernels near those that count atomically (idioms.py)."""
from idiom_sums import COMMON

# ---- bins ------------------------------------------------------------------

BINS = {
    **COMMON,
    "B": ("32", "64", "10", "100", "7", "1", "16"),
    "kernel":
        "tile_static $T s[$B];\n$begin\n$zeros\n$bar\n$counts\n$again\n|\n"
        "$adds\n$end",
    "zeros": [
        "$every\n    s[j] = 0;",
        "if (me == 0)\n    for (int j = 0; j < $B; j++)\n        s[j] = 0;",
        "$every\n    s[j] = j == $K;", "$every\n    s[j] = k - k;",
        "$every {\n    s[j] = 0;\n    p2_ += 1;\n}",
        "$every\n    s[j] = $zero;",
        "for (int j = $B - 1 - me; j >= 0; j -= $N)\n    s[j] = 0;"],
    "zero": ("g < 0", "p2_", "0 * k", "me - me", "k / 100"),
    "every": (
        "for (int j = me; j < $B; j += $N)",
        "for (int j = me; j < $B; j += t.tile_extent[0])"),
    "counts": [
        "$count", "if (g < size - $K)\n    $count",
        "if (me != $K) {\n    $count\n}", "$count\n$count",
        "for (int j = 0; j < 3; j++)\n    $count", "p3_ = key[g];\n$count",
        "for (int j = 0; j < k % 4; j++) {\n    $count\n    p2_ += 1;\n}",
        "q[me] = key[g];\n|\n$count\n|\np2_ += q[$L - me];",
        "for (int j = g; j < $WIDE; j += $WIDE / 2 + 1)\n"
        "    amp_atomic_fetch_inc(&s[key[j] % $B]);",
        "for (int j = 0; j < $B; j++)\n    if (key[g] % $B == j)\n"
        "        $count"],
    "count": [
        "amp_atomic_fetch_inc(&s[$bin]);",
        "amp_atomic_fetch_add(&s[$bin], ($T)$amount);",
        "amp_atomic_fetch_sub(&s[$bin], ($T)2);",
        "amp_atomic_fetch_dec(&s[$bin]);"],
    "bin": [
        "key[g] % $B", "(key[g] + $K) % $B", "(key[g] >> 3) % $B", "me % $B",
        "t.tile[0] % $B", "k % $B"],
    "amount": [
        "(key[g] & 15)", "$K", "me", "t.tile[0]", "q[me]", "k",
        "(key[g] & 1 ? 1 : 2)"],
    "again": [
        "", "|\np2_ += s[me % $B];", "|\n$count", "|\n$every\n    s[j] += 1;",
        "|\nif (me == 0)\n    s[0] = 1;", "|\n$ALSO = s[me % $B];",
        "|\n$every\n    s[j] *= 2;", "|\np3_ = s[0];\n|\n$count", "|\n|"],
    "adds": [
        "$every\n    $add", "$every\n    if (s[j])\n        $add",
        "$every\n    if (s[j] != 0) {\n        $add\n    }",
        "$every\n    if (s[j] > 1)\n        $add",
        "if (me == 0)\n    for (int j = 0; j < $B; j++)\n        $add",
        "$every {\n    const $T x = s[j];\n    $add_x\n}",
        "$every {\n    $add\n    p2_ += 1;\n}",
        "$every\n    if (j != $K)\n        $add",
        "$every\n    if (t.tile[0] != 1)\n        $add",
        "$every\n    $add\n|\n$aside",
        "$every\n    if (s[j] > 0)\n        $add"],
    "add_x": "amp_atomic_fetch_add(&to[j], x);",
    "add": [
        "amp_atomic_fetch_add(&to[j], s[j]);",
        "amp_atomic_fetch_add(&to[$B - 1 - j], s[j]);",
        "amp_atomic_fetch_add(&to[j], s[j] + 1);",
        "amp_atomic_fetch_add(&to[(j + me - me) % $B], s[j]);",
        "amp_atomic_fetch_add(&to[j], ($T)(unsigned char)s[j]);",
        "amp_atomic_fetch_add(&to[j], s[j] * s[j]);",
        "amp_atomic_fetch_add(&to[j], s[s[j] % $Bu]);",
        "amp_atomic_fetch_sub(&to[j], s[j]);",
        "amp_atomic_fetch_add(&to[(j + t.tile[0]) % $B], s[j]);",
        "amp_atomic_fetch_add(&to[j], s[j] / 2);",
        "amp_atomic_fetch_add(&to[j], 2 * s[j]);",
        "amp_atomic_fetch_add(&to[j], p2_);",
        "amp_atomic_fetch_add(&to[j], k * s[j]);"],
    "Bu": "(unsigned)$B",
}

# Each part of the threads has its own.
PARTS = {
    **BINS,
    "kernel":
        "tile_static $T s[$PART][$B];\n$begin\n$zeros\n$bar\n$counts\n"
        "$again\n|\n$adds\n$end",
    "PART": ("2", "4", "3"),
    "zeros": [
        "$every\n    s[j / $B][j % $B] = 0;",
        "for (int i = 0; i < $PART; i++)\n"
        "    for (int j = me; j < $B; j += $N)\n        s[i][j] = 0;",
        "$every\n    s[j % $PART][j / $PART] = 0;"],
    "every": "for (int j = me; j < $B * $PART; j += $N)",
    "count": [
        "amp_atomic_fetch_inc(&s[me % $PART][$bin]);",
        "amp_atomic_fetch_add(&s[me / 4 % $PART][$bin], ($T)$amount);",
        "amp_atomic_fetch_inc(&s[t.tile[0] % $PART][$bin]);"],
    "counts": [
        "$count", "if (g < size - $K)\n    $count", "$count\n$count",
        "for (int j = 0; j < k % 4; j++)\n    $count"],
    "again": [
        "", "|\np2_ += s[0][me % $B];", "|\n|",
        "|\nfor (int j = me; j < $B; j += $N)\n    s[0][j] += s[1][j];",
        "|\n$count"],
    "adds": [
        "$each\n    amp_atomic_fetch_add(&to[j], s[0][j] + s[1][j]);",
        "$each {\n    $T x = 0;\n    for (int i = 0; i < $PART; i++)\n"
        "        x += s[i][j];\n    amp_atomic_fetch_add(&to[j], x);\n}",
        "$every\n    amp_atomic_fetch_add(&to[j % $B], s[j / $B][j % $B]);",
        "$each\n    if (s[1][j])\n"
        "        amp_atomic_fetch_add(&to[j], s[1][j]);",
        "$each\n    amp_atomic_fetch_add(&to[j], s[0][j]);",
        "for (int i = 0; i < $PART; i++)\n    $each\n"
        "        amp_atomic_fetch_add(&to[j], s[i][j]);"],
    "each": "for (int j = me; j < $B; j += $N)",
}

# ---- without tiles ---------------------------------------------------------

TOTALS = {
    "K": COMMON["K"],
    "B": ("1", "7", "64", "300", "5000"),
    "kernel": ("$begin\n$mixed\n$store", "$begin\n$added\n$store"),
    "begin": "$T p2_ = 0;",
    "mixed": [
        "$mix", "$mix\n$mix", "if (key[g] & $K)\n    $mix",
        "for (int j = 0; j < k % 4; j++)\n    $mix"],
    "added": [
        "$add", "$add\n$add", "if (key[g] & $K)\n    $add\nelse\n    $add",
        "if (g < size - $K)\n    $add",
        "for (int j = 0; j < k % 4; j++)\n    $add", "$add\np2_ = key[g];",
        "switch (key[g] & 3) {\ncase 0:\n    $add\n    break;\ncase 1:\n"
        "    $add\n}",
        "if (key[g] & 1)\n    return;\n$add"],
    "mix": "amp_atomic_fetch_$MIX(&to[$bin], ($T)$amount);",
    "MIX": ("add", "max", "min", "or", "xor", "and", "sub"),
    "add": [
        "amp_atomic_fetch_inc(&to[$bin]);",
        "amp_atomic_fetch_add(&to[$bin], ($T)$amount);",
        "amp_atomic_fetch_dec(&to[$bin]);",
        "amp_atomic_fetch_sub(&to[$bin], ($T)$amount);"],
    "bin": [
        "key[g] % $B", "0", "k % $B", "g % $B", "(key[g] >> 4) % $B",
        "amp_extent(to)[0] - 1"],
    "amount": ["1", "(key[g] & 15)", "k", "g", "p2_"],
    "store": [
        "", "$OUT = p2_;", "$OUT = key[g] & 1 ? $IN : 0;", "$OUT = $IN + p2_;"],
}
