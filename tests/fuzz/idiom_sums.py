"""Rules for kernels near prefix sums and other steps (idioms.py)."""
import re

# ---- what all have ---------------------------------------------------------

# `aside` is what else a thread does, of its own; `look` where nobody writes s.
COMMON = {
    "K": ("1", "2", "3", "5"),
    "aside": [
        "", "p2_ += 1;", "$ALSO = p2_;", "p3_ = p2_ + 1;", "q[$FLAT] = p2_;",
        "if (me == $K)\n    p2_ += 2;", "if (me < k)\n    p2_ += $IN;"],
    "look": [
        "$aside", "p2_ += $S[me];", "p2_ = $S[$L - me];", "$ALSO = $S[me];",
        "if (me == $K)\n    p2_ = $S[0];", "p3_ = $S[(me + $K) % $N];"],
    "begin":
        "tile_static $T q[$ALL];\nq[$FLAT] = 0;\n$T p2_ = 0;\n$T p3_ = 0;",
    "end": [
        "", "$ALSO = p2_;", "$ALSO += p2_ + p3_;", "$ALSO = q[$FLAT] + p3_;"],
    "bar": ["|", "|\n|", "|\n$aside\n|"],
    "around": [
        "$steps", "@if (k > 2) {\n    $steps\n@}",
        "@for (int r = 0; r < 2; r++) {\n    $steps\n    |\n@}",
        "$steps\n|\n$steps",
        "@for (int r = 0; r < k % 3; r++) {\n    $steps\n    |\n    $aside\n"
        "@}"],
}

# ---- prefix sums -----------------------------------------------------------

SCAN = {
    **COMMON,
    "kernel":
        "tile_static $T s$DIMS;\n$begin\n$fill\n$bar\n$around\n|\n$more\n"
        "$store\n$end",
    "steps": "$up",
    "up": [
        "$rising", "$rising",
        "@for (int d = $H; d > 0; d /= 2) {\n    $body\n@}",
        "@for (int d = 1; d < $N; d *= 2) {\n    @if (d == $K)\n"
        "        @continue;\n    $body\n@}"],
    "rising": (
        "@for (int d = $first; d < $limit; $grow) {\n    $body\n@}",
        "@for (unsigned u = 1; u < $N; u <<= 1) {\n"
        "    @const int d = (int)u;\n    $body\n@}",
        "@{\n@int d = $first;\n@while (d < $limit) {\n    $body\n"
        "    @$grow;\n@}\n@}",
        "@for (int e = 0; 1 << e < $N; e++) {\n    @const int d = 1 << e;\n"
        "    $body\n@}"),
    "first": ["1", "2", "$K"],
    "limit": ["$N", "$H", "$L", "2 * $N", "k", "$N - $K", "$N + k"],
    "grow": ["$doubled", "d *= 3", "d += 2", "d++", "d += $K"],
    "doubled": ("d *= 2", "d <<= 1", "d += d", "d = 2 * d"),
    "body": ("$pair\n$bar", "$bar\n$pair"),
    "pair": (
        "$T p1_ = $take;\n$look\n|\n$put\n$aside",
        "$T p1_ = 0;\nif ($has)\n    p1_ = $from;\n$look\n|\n$put\n$aside",
        "$T p1_;\nif (me >= d)\n    p1_ = $from;\n|\n$aside\nif (me >= d)\n"
        "    $S[me] += p1_;",
        "$T p1_ = $S[me];\nif ($has)\n    p1_ += $from;\n|\n$S[me] = p1_;"),
    "has": [
        "$fits", "me > d", "me >= d && me != $K", "me >= d && me < $L",
        "me >= d && k > 3", "me >= d && d != 4", "me >= d && me % 2 == 0"],
    "fits": ("me >= d", "me - d >= 0", "d <= me", "me > d - 1", "!(me < d)"),
    "from": [
        "$S[me - d]", "$S[me - d] + 1", "$S[me]", "$S[me - d / 2]",
        "$S[d - d]", "$IN", "$S[(me - d) / 2]"],
    "take": [
        "$has ? $from : 0", "$has ? $from : ($T)0", "me < d ? 0 : $from",
        "$has ? $from : 1", "$has ? $from : p2_",
        "me + d < $N ? $S[me + d] : 0", "$S[(me + d) % $N]",
        "(me ^ d) < $N ? $S[me ^ d] : 0"],
    "put": [
        "$added", "$S[me] -= p1_;", "if (me < $L)\n    $S[me] += p1_;",
        "$S[me] = p1_;", "$S[me] += p1_ + 1;",
        "if (p1_ > $S[me])\n    $S[me] = p1_;", "$S[me] += p1_;\np2_ += p1_;",
        "$S[(me + 1) % $N] += p1_;", "p3_ = $S[me] += p1_;", "~$S[me] ^= p1_;",
        "if (me > $K)\n    $S[me] += p1_;"],
    "added": (
        "$S[me] += p1_;", "$S[me] = $S[me] + p1_;", "$S[me] = p1_ + $S[me];"),
    "fill": [
        "$filled", "$S[me] = me == $K ? $IN : 0;", "$S[$L - me] = $IN;",
        "$S[me] = 1;", "$S[me] = g < k ? $IN : 0;",
        "p2_ = $IN;\n$S[me] = p2_;", "$S[me] = me;",
        "if (me < $L)\n    $S[me] = $IN;\nelse\n    $S[me] = 0;",
        "$S[me] = 0;"],
    "filled": (
        "$S[me] = $IN;", "$T p4_ = $IN;\n$S[me] = p4_;", "$S[me] = $IN + 1;"),
    "more": [
        "", "$S[me] += 1;\n|", "if (me == 0)\n    $S[0] = 5;\n|\n$steps\n|",
        "p2_ += $S[me];\n|\n$S[me] = p2_;\n|\n$steps\n|",
        "if (me > 0)\n    p3_ = $S[me - 1];\n|\n$S[me] = p3_;\n|"],
    "store": [
        "$OUT = $S[me];", "$OUT = me ? $S[me - 1] : 0;", "$OUT = $S[$L];",
        "$OUT = $S[me] - $IN;", "$OUT += $S[me] + p2_;",
        "if (me == $L)\n    $OUT = $S[me];", "$OUT = $S[me] + $S[$L - me];"],
}

REGISTER = {
    **SCAN,
    "kernel":
        "tile_static $T s$DIMS;\n$begin\n$T p5_ = $IN;\n"
        "$S[me] = $first_of_own;\n$bar\n$around\n|\n$more\n$store\n$end",
    "first_of_own": ["p5_", "p5_ + 1", "$IN", "me == $L ? 0 : p5_"],
    "pair": (
        "if ($has)\n    p5_ += $from;\n$look\n|\n$S[me] = $own;",
        "$T p1_ = $take;\n|\np5_ += p1_;\n$S[me] = $own;\n$aside",
        "$T p1_ = $take;\n|\np5_ = p5_ + p1_;\n$aside\n$S[me] = $own;"),
    "own": ["p5_", "p5_ + 1", "me ? p5_ : 0", "p5_ + p2_"],
    "store": [
        "$OUT = p5_;", "$OUT = $S[me];", "$OUT = p5_ - $IN;",
        "$OUT = p5_ + $S[$L];", "$OUT = $S[me] - p5_;"],
}

TURNS = {
    **SCAN,
    "kernel":
        "tile_static $T s[2]$DIMS;\n@int w = 0;\n$begin\n$FROM[me] = $IN;\n"
        "$TO[me] = $other;\n$bar\n$around\n|\n$store\n$end",
    "other": ["0", "$IN", "1"],
    "body": "$pair\n|\n@$turn;",
    "turn": ["w = 1 - w", "w ^= 1", "w = !w", "w = (w + 1) % 2"],
    "FROM": "s[w]$ROW",
    "TO": "s[1 - w]$ROW",
    "pair": (
        "$TO[me] = $FROM[me] + ($take);\n$aside",
        "if ($has)\n    $TO[me] = $FROM[me] + $from;\nelse\n"
        "    $TO[me] = $kept;",
        "$TO[me] = $has ? $FROM[me] + $from : $kept;"),
    "take": [
        "$has ? $from : 0", "me < d ? 0 : $from", "$has ? $from : 1",
        "$FROM[(me + d) % $N]"],
    "from": [
        "$FROM[me - d]", "$FROM[me]", "$FROM[me - d / 2]", "$FROM[me - d] + 1"],
    "kept": ["$FROM[me]", "0", "$FROM[me] + 1", "$FROM[0]"],
    "store": [
        "$OUT = $FROM[me];", "$OUT = $TO[me];", "$OUT = $FROM[me] + $TO[me];",
        "$OUT = me ? $FROM[me - 1] : 0;",
        "$OUT = $FROM[me] - $IN;\n$ALSO = w;"],
}

TREE = {
    **SCAN,
    "kernel":
        "tile_static $T s$TWICE;\n$begin\n@int o = 1;\n$fill\n$around\n|\n"
        "$store\n$end",
    "fill": "$S[2 * me] = $IN;\n$S[2 * me + 1] = $second;",
    "second": ["$IN + 1", "0", "1", "me"],
    "steps": "@o = 1;\n$rise\n$between\n$fall",
    "UP": ["$N", "$H"],
    "rise":
        "@for (int d = $UP; d > 0; d $halve) {\n    |\n    if ($below)\n"
        "        $S[$HIGH] $adds $S[$LOW];\n    @o *= 2;\n@}",
    "halve": ("/= 2", ">>= 1"),
    "adds": ["+=", "-="],
    "below": ["me < d", "me < d && me != $K", "me <= d - 1", "me < d - 1"],
    "LOW": (
        "o * (2 * me + 1) - 1", "(2 * me + 1) * o - 1", "2 * me * o + o - 1"),
    "HIGH": (
        "o * (2 * me + 2) - 1", "(me + 1) * 2 * o - 1",
        "2 * me * o + 2 * o - 1"),
    "between": [
        "$zero",
        "if (me == 0) {\n    $ALSO = $S[2 * $N - 1];\n"
        "    $S[2 * $N - 1] = 0;\n}",
        "|\nif (me == $L)\n    $S[2 * $N - 1] = 0;",
        "if (me == 0)\n    $S[2 * $N - 1] = 1;",
        "|\nif (me == $K)\n    p2_ = $S[0];\n|\n$zero",
        "|\n$S[me] += 1;\n|\n$zero", ""],
    "zero": "if (me == 0)\n    $S[2 * $N - 1] = 0;",
    "fall": [
        "@for (int d = 1; $goes_down; d *= 2) {\n    @o /= 2;\n    |\n"
        "    if ($below) {\n        $swap\n    }\n@}",
        ""],
    "goes_down": ["d <= $UP", "d < 2 * $UP", "d < $UP", "d <= $UP && d < k"],
    "swap": [
        "$T x = $S[$LOW];\n$S[$LOW] = $S[$HIGH];\n$S[$HIGH] $adds x;",
        "$T x = $S[$LOW];\n$S[$LOW] = $S[$HIGH];\n$S[$HIGH] = x + $S[$HIGH];",
        "$S[$HIGH] += $S[$LOW];",
        "$T x = $S[$HIGH];\n$S[$HIGH] = x + $S[$LOW];\n$S[$LOW] = x;"],
    "store": [
        "$OUT = $S[2 * me];\n$ALSO = $S[2 * me + 1];",
        "$OUT = $S[2 * me + 1];", "$OUT = $S[2 * $N - 1] + $S[me];"],
}

# ---- steps of other kinds --------------------------------------------------

REDUCE = {
    **SCAN,
    "up": ("@for (int d = $H; d > 0; d /= 2) {\n    $body\n@}", "$rising"),
    "body": "$halves\n$bar",
    "halves": [
        "if (me < d)\n    $S[me] += $S[me + d];",
        "if (me < d && me + d < $N)\n    $S[me] += $S[me + d];",
        "if (me % (2 * d) == 0 && me + d < $N)\n    $S[me] += $S[me + d];",
        "if (me < d && me > 0)\n    $S[me] += $S[me + d];",
        "if (me < d)\n    $S[me] = $S[me + d] > $S[me] ? $S[me + d] : $S[me];",
        "if (me < d && $S[me] < $S[me + d])\n    $S[me] = $S[me + d];",
        "if (me < d) {\n    const $T x = $S[2 * d - 1 - me];\n"
        "    $S[me] = $S[me] - x;\n}",
        "if (me < d) {\n    $S[me] += $S[me + d];\n    p2_ += 1;\n}"],
    "rising": "@for (int d = 1; d < $N; d *= 2) {\n    $pairs\n    |\n@}",
    "pairs": [
        "if ((me & (2 * d - 1)) == 0 && me + d < $N && $S[me + d] > $K)\n"
        "    $S[me] += $S[me + d];",
        "if (me % (2 * d) == 0 && me + d < $N)\n    $S[me] += $S[me + d];",
        "if ((me + 1) * 2 * d - 1 < $N)\n"
        "    $S[(me + 1) * 2 * d - 1] += $S[(me + 1) * 2 * d - 1 - d];",
        "if (2 * me * d + d < $N)\n    $S[2 * me * d] += $S[2 * me * d + d];"],
    "store": [
        "if (me == 0)\n    $OUT = $S[0];", "$OUT = $S[0];", "$OUT = $S[me];",
        "if (me == $L)\n    $OUT = $S[0] + $S[me];"],
}

BUTTERFLY = {
    **SCAN,
    "up": (
        "@for (int d = 1; d < $N; d *= 2) {\n    $body\n@}",
        "@for (int d = $H; d > 0; d /= 2) {\n    $body\n@}",
        "@for (int e = 2; e <= $N; e *= 2)\n"
        "    @for (int d = e / 2; d > 0; d /= 2) {\n        $swapped\n"
        "        |\n    @}"),
    "body": ("$swapped\n|", "$paired\n|", "$crossed\n|"),
    "swapped":
        "const int at = me ^ d;\n"
        "if (at > me && at < $N && ($S[me] > $S[at]) == $way) {\n"
        "    $T x = $S[me];\n    $S[me] = $S[at];\n    $S[at] = x;\n}",
    "paired": [
        "const int low = 2 * me - (me & (d - 1));\nif (low + d < $N) {\n"
        "    $T x = $S[low];\n    $S[low] = x + $S[low + d];\n"
        "    $S[low + d] = x - $S[low + d];\n}",
        "const int low = me / d * 2 * d + me % d;\nif (low + d < $N) {\n"
        "    $T x = $S[low];\n    $S[low] = $S[low + d];\n"
        "    $S[low + d] = x;\n}",
        "const int low = 2 * me - (me & (d - 1)), high = low ^ d;\n"
        "if (me < $H) {\n    const $T x = $S[low], y = $S[high];\n"
        "    $S[low] = x < y ? x : y;\n    $S[high] = x < y ? y : x;\n}",
        "if (!(me & d) && me + d < $N) {\n    const $T x = $S[me | d];\n"
        "    $S[me | d] = $S[me] - x;\n    $S[me] += x;\n}",
        "if (me < $H) {\n    const int low = (me / d) * 2 * d + me % d;\n"
        "    p2_ = $S[low + d];\n    $S[low + d] = $S[low] + $none;\n"
        "    $S[low] = p2_;\n}"],
    "way": [
        "1", "((me & $K) == 0)", "((me & (2 * d)) == 0)", "(me < k)",
        "(g % 2)"],
    "crossed":
        "$T p1_ = (me ^ d) < $N ? $S[me ^ d] : $none;\n$look\n|\n$merge\n"
        "$aside",
    "none": ["0", "p3_", "1"],
    "merge": [
        "if ((p1_ < $S[me]) == ((me & d) == 0))\n    $S[me] = p1_;",
        "$S[me] = (me & d) ? p1_ : $S[me];", "if (me & d)\n    $S[me] = p1_;",
        "if (me & d)\n    $S[me] += p1_;", "p2_ = p1_;\n$S[me] = p1_ + 1;"],
}

SPAN = {
    **SCAN,
    "steps": ("$one\n|", "$one\n|\n$parts\n|", "$parts\n|"),
    "one": [
        "if (me == 0)\n    for (int j = $K; j < $N; j++)\n"
        "        $S[j] += $S[j - 1];",
        "if (me == $L)\n    for (int j = $N - 2; j >= 0; j--)\n"
        "        $S[j] += $S[j + 1];",
        "if (me == k % $N) {\n    for (int j = 0; j < $N; j++)\n"
        "        p2_ += $S[j];\n    $S[k % $N] = p2_;\n}",
        "if (me == 0) {\n    $T x = 0;\n    for (int j = 0; j < $N; j++) {\n"
        "        $T old = $S[j];\n        $S[j] = x;\n        x += old;\n"
        "    }\n    p2_ = x;\n}",
        "if (me == 0 && k > 2) {\n    $S[0] = $S[$L];\n    $S[$L] = p2_;\n}",
        "if (me == 0) {\n    int j = 0;\n    while (j < $N && $S[j] != 7)\n"
        "        j++;\n    p2_ = j;\n}",
        "if (me == 0)\n    for (int j = 0; j < $H; j++) {\n"
        "        const $T x = $S[j];\n        $S[j] = $S[$N - 1 - j];\n"
        "        $S[$N - 1 - j] = x;\n    }",
        "if (me < 2)\n    for (int j = me + 2; j < $N; j += 2)\n"
        "        $S[j] += $S[j - 2];"],
    "parts": [
        "$part", "$part",
        "int w = k % $N;\nif (me < w) {\n    w += 2;\n    p2_ = w;\n"
        "} else {\n    p2_ = $S[me] + w;\n}\np3_ = w;",
        "int w = k + $N;\nfor (int j = me; j < w; j += $N) {\n"
        "    p2_ += j;\n    if (j > $N)\n        w = 0;\n}",
        "for (int j = me; j < 3 * $N; j += $N) {\n    $S[j % $N] += 1;\n"
        "    if (j == $N + $K)\n        break;\n}",
        "p3_ = 1;\nfor (int j = me; j < 3 * $N; j += $N) {\n"
        "    if ((j & $K) == 0)\n        continue;\n    p2_ += j;\n"
        "    p3_ = p2_;\n}",
        "for (int j = me; j < ($S[0] < 50 ? $S[0] : 50); j += $N)\n"
        "    p2_ += $S[me];",
        "int w = k % 5;\np2_ = me >= w ? $S[me - w] : w++;\np3_ = w;",
        "int w = $K;\nfor (int j = 0; j < w; j++)\n    if (me > j)\n"
        "        p2_ += $S[me - j];\n    else\n        w = 2;"],
    "part": [
        "if (me == 0 || me == $L)\n    $S[me] += 1;",
        "if (me < $K)\n    $S[me] = p2_;\nelse\n    $S[me] += 1;",
        "p2_ = me >= k ? $S[me] : $IN;",
        "p2_ = me > $K && me < $L ? $S[me - 1] + $S[me + 1] : $S[me];",
        "for (int j = me; j < k + $N; j += $N)\n    p2_ += j;",
        "for (int j = 0; j < me; j++)\n    p2_ += $S[j];",
        "if (me != $K) {\n    p2_ = $S[me];\n    p3_ = $S[$K];\n}",
        "const bool is = me == 0 || me > k;\nif (!is && me < $N - 1)\n"
        "    p2_ += $S[me + 1];",
        "if (2 * me + 1 < $N)\n    p2_ = $S[2 * me + 1];"],
    "store": ["$OUT = $S[me] + p2_;", "$OUT = p2_ - p3_;"],
}

# ---- sums of sums ----------------------------------------------------------

# In parts of $W threads, whose sums are added up then.
WARPS = {
    **SCAN,
    "kernel":
        "tile_static $T s$SHAPE;\ntile_static $T r[$N];\n$begin\n"
        "$CELL = $IN;\nr[me] = 0;\n$bar\n$up\n|\n$totals\n$all\n|\n$store\n"
        "$end",
    "SHAPE": "[$N / $W][$W]",
    "W": ("16", "8", "4"),
    "LANE": ("me % $W", "(me & ($W - 1))"),
    "CELL": "s[me / $W][$LANE]",
    "up": "@for (int d = 1; d < $W; d *= 2) {\n    $pair\n    |\n@}",
    "has": ["$LANE >= d", "$LANE > d", "$LANE >= d && me / $W != $K"],
    "from": ["s[me / $W][$LANE - d]", "s[me / $W][$LANE]", "s[0][$LANE - d]"],
    "pair": (
        "$T p1_ = $has ? $from : 0;\n|\n$CELL += p1_;\n$aside",
        "$T p1_ = $CELL;\nif ($has)\n    p1_ += $from;\n|\n$CELL = p1_;"),
    "totals": [
        "if ($LANE == $W - 1)\n    r[me / $W] = $CELL;",
        "if (me < $N / $W)\n    r[me] = s[me][$W - 1];",
        "if ($LANE == 0)\n    r[me / $W] = $CELL;"],
    "all": [
        "|\nif (me == 0)\n    for (int j = 1; j < $N / $W; j++)\n"
        "        r[j] += r[j - 1];",
        "@for (int d = 1; d < $N / $W; d *= 2) {\n    |\n"
        "    $T p4_ = me >= d ? r[me - d] : 0;\n    |\n"
        "    if (me < $N / $W)\n        r[me] += p4_;\n@}",
        "@for (int d = 1; d < $N; d *= 2) {\n    |\n"
        "    $T p4_ = me >= d ? r[me - d] : 0;\n    |\n    r[me] += p4_;\n@}"],
    "store": [
        "$OUT = $CELL + (me / $W ? r[me / $W - 1] : 0);", "$OUT = r[me / $W];",
        "$OUT = $CELL + r[me];", "$OUT = r[$N / $W - 1] - $CELL;"],
}

# Part after part of a view, with what is carried over.
CHUNKS = {
    **SCAN,
    "kernel":
        "tile_static $T s[$N];\n@$T carry = 0;\n$begin\n"
        "@for (int c = 0; c < $parts; c++) {\n    $load\n    |\n    $steps\n"
        "    |\n    $give\n    @$carries;\n    |\n@}\n$end",
    "parts": ["4", "3", "k % 5"],
    "PLACE": ["(t.tile[0] * 4 + c) * $N + me", "c * $WIDE + g"],
    "load": [
        "s[me] = parts[$PLACE];", "s[me] = c < 3 ? parts[$PLACE] : 0;",
        "s[me] = parts[$PLACE] + carry;",
        "s[me] = me ? parts[$PLACE] : carry;"],
    "give": [
        "sums[$PLACE] = s[me] + carry;", "sums[$PLACE] = s[me];",
        "sums[$PLACE] = carry + (me ? s[me - 1] : 0);",
        "if (c > 0)\n    sums[$PLACE] = s[me] + carry;",
        "p2_ += s[me];\nsums[$PLACE] = p2_ + carry;"],
    "carries": ["carry += s[$L]", "carry = s[$L]", "carry += s[0]", "carry++"],
}

# Sums that begin anew at flags.
FLAGS = {
    **SCAN,
    "kernel":
        "tile_static $T s[$N];\ntile_static int f[$N];\n$begin\n$fill\n"
        "f[me] = $flag;\n$bar\n$up\n|\n$store\n$end",
    "flag": ["$IN > 3", "me == 0", "0", "me % 16 == 0", "g < k", "1"],
    "pair": (
        "$T p1_ = me >= d && !f[me] ? $S[me - d] : 0;\n"
        "int p6_ = me >= d ? f[me - d] : $none;\n|\n$S[me] += p1_;\n"
        "f[me] |= p6_;",
        "$T p1_ = $take;\nint p6_ = $counted;\n|\n$put\nf[me] += p6_;"),
    "none": ["1", "0"],
    "counted": ["me >= d ? f[me - d] : 0", "f[me]", "me > d ? f[me - d] : 0"],
    "store": [
        "$OUT = $S[me];", "$OUT = $S[me] + f[me];", "$OUT = f[me];",
        "$OUT = $S[f[me] % $N];"],
}

# What is left of the threads' elements goes side by side.
PACKED = {
    **SCAN,
    "kernel":
        "tile_static int s[$N];\n$begin\nint p7_ = $wanted;\ns[me] = p7_;\n"
        "$bar\n$counted\n|\n$gives\n$end",
    "wanted": ["$IN > 3", "($IN > 3) + (g > k)", "1", "g % 2"],
    "counted": [
        "$doubled_steps", "$doubled_steps\n|\nif (me == $K)\n    p2_ = s[me];",
        "$of_one"],
    "doubled_steps": (
        "@for (int d = 1; d < $N; d *= 2) {\n"
        "    int p8_ = me >= d ? s[me - d] : 0;\n    |\n    s[me] += p8_;\n"
        "    |\n@}",
        "@for (int d = 1; d < $N; d *= 2) {\n    int p8_ = s[me];\n"
        "    if (me >= d)\n        p8_ += s[me - d];\n    |\n"
        "    s[me] = p8_;\n    |\n@}"),
    "of_one":
        "if (me == 0)\n    for (int j = 1; j < $N; j++)\n"
        "        s[j] += s[j - 1];",
    "gives": [
        "if (p7_)\n    sums[2 * (g - me) + s[me] - 1] = $IN;",
        "if (p7_ > 0)\n    sums[2 * (g - me) + s[me] - p7_] = g;",
        "if (p7_)\n    sums[2 * (g - me) + s[me] - 1] = $IN;\n"
        "if (me == $L)\n    $OUT = s[$L];"],
}

# ---- several in a row ------------------------------------------------------


def apart(word, rules):
    """The same, with names of their own."""
    def renamed(text):
        return re.sub(r"\$([a-z])", rf"${word}_\1", text)
    return {f"{word}_{name}" if name[0].islower() else name:
            renamed(rule) if isinstance(rule, str) else
            type(rule)(renamed(text) for text in rule)
            for name, rule in rules.items()}


MIXED = {
    **SCAN, **apart('scan', SCAN), **apart('reduce', REDUCE),
    **apart('cross', BUTTERFLY), **apart('span', SPAN),
    "steps": "$one_kind\n|\n$one_kind",
    "one_kind": (
        "$scan_steps", "$reduce_steps", "$cross_steps", "$span_steps",
        "$scan_more"),
}
