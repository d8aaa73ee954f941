"""Rules for kernels near copies of views, and loops over them (idioms.py)."""
from idiom_bins import BINS
from idiom_sums import COMMON, REDUCE, SCAN

TURN = {
    **COMMON,
    "kernel":
        "tile_static $T s$TURNED;\n$begin\n$fill\n|\n$aside\n$more\n$store\n"
        "$end",
    "fill": [
        "s[me][row] = $IN;", "s[me][row] = $IN;\n$aside",
        "s[$L - me][row] = $IN;", "s[me][row] = me == row ? 0 : $IN;",
        "p2_ = $IN;\ns[me][row] = p2_;"],
    "more": [
        "", "p2_ = s[me][row];", "s[me][row] += 1;\n|",
        "if (row == 0)\n    p2_ = s[me][0];",
        "p2_ = s[me][row];\n|\ns[me][row] = p2_ + 1;\n|"],
    "store": [
        "$OUT = s[$FLAT / $M][$FLAT % $M];", "$OUT = s[me][row];",
        "to[t.tile[1] * $N + $FLAT / $M][t.tile[0] * $M + $FLAT % $M] = "
        "s[$FLAT / $M][$FLAT % $M];",
        "to[g][y] = s[me][row];", "to[g][y] = $IN;",
        "if (row < $N && me < $M)\n"
        "    to[t.tile[1] * $N + row][t.tile[0] * $M + me] = s[row][me];"],
    "TURNED": ["[$N][$M]", "[$N][$M + 1]"],
}

# ---- copies of views -------------------------------------------------------

STAGE = {
    **COMMON,
    "kernel":
        "tile_static $T s[$N + 2 * $K];\n$begin\n$middle\n$left\n$right\n"
        "$bar\n$more\n$store\n$end",
    "middle": [
        "$S[me + $K] = in[g];", "$S[me + $K] = in[g] + 0;",
        "$S[me + $K] = g < size ? in[g] : 0;",
        "$S[me + $K] = in[g < 2 ? 2 : g];", "p2_ = in[g];\n$S[me + $K] = p2_;",
        "$S[me + $K] = g != k ? in[g] : 0;",
        "const unsigned char at = g;\n$S[me + $K] = in[at < size ? at : 0];",
        "const bool at = g - 2;\n$S[me + $K] = in[at];"],
    "left": [
        "if (me < $K)\n    $S[me] = $before;",
        "if (me >= $N - $K)\n"
        "    $S[me - ($N - $K)] = g - $N >= 0 ? in[g - $N] : 0;",
        "if (me < $K) {\n    const int j = g - $K;\n"
        "    $S[me] = j < 0 ? $edge : in[j];\n}"],
    "before": [
        "g >= $K ? in[g - $K] : $edge",
        "(int)g - $K < (unsigned)$WIDE ? in[g - $K] : $edge",
        "in[g >= $K ? g - $K : 0]", "g - $K < 0 ? $edge : in[g - $K]",
        "in[g - $K < 0 ? 0 : g - $K]", "g > $K ? in[g - $K] : $edge",
        "in[g >= $K ? g - $K : 1]", "0", "g >= $N ? in[g - $K] : 0",
        "in[(g + $WIDE - $K) % $WIDE]", "g >= $K && k > 1 ? in[g - $K] : 0"],
    "edge": ["0", "1", "in[0]", "-1"],
    "right": [
        "if (me >= $N - $K)\n    $S[me + 2 * $K] = $behind;",
        "if (me < $K)\n    $S[me + $N + $K] = g + $N < size ? in[g + $N] : 0;",
        "if (me >= $N - $K)\n    $S[me + 2 * $K] = 0;\n"
        "if (me >= $N - $K && g + $K < size)\n"
        "    $S[me + 2 * $K] = in[g + $K];"],
    "behind": [
        "g + $K < size ? in[g + $K] : $edge",
        "in[g + $K < size ? g + $K : size - 1]",
        "g < size - $K ? in[g + $K] : $edge",
        "g + $K < amp_extent(in)[0] ? in[g + $K] : 0",
        "g + $K >= size ? $edge : in[g + $K]",
        "in[g + $K > size - 1 ? size - 1 : g + $K]",
        "g + $K <= size - 1 ? in[g + $K] : $edge", "0",
        "g + $K < size - 1 ? in[g + $K] : 0",
        "in[g + $K < size ? g + $K : size - 2]",
        "g + $K < $WIDE ? in[g + $K] : 0", "g + $K < tall ? in[g + $K] : 0",
        "(int)g + $K < (unsigned)$WIDE ? in[g + $K] : $edge"],
    "more": [
        "", "$S[me + $K] += 1;\n|", "if (me == 0)\n    $S[0] = 3;\n|",
        "p2_ += $S[me];", "p2_ = $S[me];\n|\n$S[me] = p2_;\n|",
        "for (int j = 0; j <= 2 * $K; j++)\n    p2_ += $S[me + j];",
        "for (int j = -$K; j <= $K; j++)\n    if (j != 0)\n"
        "        p2_ += $S[me + $K + j];",
        "p2_ = $S[k % $N];"],
    "store": [
        "$OUT = $S[me] + $S[me + 2 * $K];",
        "$OUT = $S[me] + $S[me + $K] - $S[me + 2 * $K];",
        "$OUT = g < k ? $S[me] : $S[me + 2 * $K];", "$OUT = $S[me + $K];",
        "if (g > 0 && g < size - 1)\n    $OUT = $S[me] + $S[me + 2 * $K];",
        "$OUT = $S[$N + $K - 1 - me];"],
}

PATCH = {
    **STAGE,
    "kernel": (
        "tile_static $T s[$M + 2][$N + 2];\n$begin\n$middle\n$rows\n"
        "$columns\n$bar\n$more\n$store\n$end",
        "tile_static $T s[$M + 2][$N + 2];\n$begin\n$middle\n$rows\n"
        "$columns\n$corners\n$bar\n$more\n$square\n$store\n$end"),
    "middle": [
        "s[row + 1][me + 1] = in[y][g];",
        "s[row + 1][me + 1] = in[y][g < 2 ? 2 : g];",
        "p2_ = in[y][g];\ns[row + 1][me + 1] = p2_;"],
    "rows": [
        "if (row == 0)\n    s[0][me + 1] = $above;\nif (row == $M - 1)\n"
        "    s[$M + 1][me + 1] = $under;"],
    "columns": [
        "if (me == 0)\n    s[row + 1][0] = $before;\nif (me == $L)\n"
        "    s[row + 1][$N + 1] = $behind;"],
    "corners": [
        "$all_corners",
        "if (row < 2 && me < 2)\n    s[row * ($M + 1)][me * ($N + 1)] = 0;"],
    "all_corners":
        "if (row == 0 && me == 0)\n"
        "    s[0][0] = y > 0 && g > 0 ? in[y - 1][g - 1] : 0;\n"
        "if (row == 0 && me == $L)\n"
        "    s[0][$N + 1] = y > 0 && g < size - 1 ? in[y - 1][g + 1] : 0;\n"
        "if (row == $M - 1 && me == 0)\n"
        "    s[$M + 1][0] = y < tall - 1 && g > 0 ? in[y + 1][g - 1] : 0;\n"
        "if (row == $M - 1 && me == $L)\n"
        "    s[$M + 1][$N + 1] = y < tall - 1 && g < size - 1 ? in[y + 1][g "
        "+ 1] : 0;",
    "square":
        "for (int j = 0; j < 3; j++)\n    for (int i = 0; i < 3; i++)\n"
        "        p2_ += s[row + j][me + i];",
    "above": [
        "y > 0 ? in[y - 1][g] : 0", "in[y > 0 ? y - 1 : 0][g]",
        "y > 1 ? in[y - 1][g] : 0", "in[y ? y - 1 : 0][g]",
        "y >= 1 ? in[y - 1][g] : $edge"],
    "under": [
        "y < tall - 1 ? in[y + 1][g] : 0",
        "in[y < tall - 1 ? y + 1 : tall - 1][g]",
        "y + 1 < tall ? in[y + 1][g] : $edge",
        "y < tall - 2 ? in[y + 1][g] : 0", "in[y + 1 < tall ? y + 1 : 0][g]"],
    "edge": ["0", "1", "-1"],
    "before": [
        "g > 0 ? in[y][g - 1] : 0", "in[y][g > 0 ? g - 1 : 0]",
        "g ? in[y][g - 1] : 0", "g >= 1 ? in[y][g - 1] : $edge"],
    "behind": [
        "g < size - 1 ? in[y][g + 1] : 0",
        "in[y][g < size - 1 ? g + 1 : size - 1]",
        "g + 1 < size ? in[y][g + 1] : $edge",
        "g < k ? in[y][g + 1 < size ? g + 1 : 0] : 0"],
    "more": [
        "", "s[row + 1][me + 1] += 1;\n|", "p2_ += s[row][me + 1];",
        "for (int j = 0; j < 3; j++)\n    p2_ += s[row + j][me + 1];"],
    "store": [
        "$OUT = s[row][me + 1] + s[row + 2][me + 1] - s[row + 1][me] + "
        "s[row + 1][me + 2];",
        "$OUT = s[row][me + 1] - s[row + 1][me + 1];",
        "$OUT = s[row + 1][me + 2];",
        "if (y > 0 && y < tall - 1)\n"
        "    $OUT = s[row][me + 1] + s[row + 2][me + 1];"],
}

# The steps of a reduction after a loop in steps as long as the domain.
STRIDE = {
    **REDUCE,
    "kernel":
        "tile_static $T s[$N];\n$begin\n$along\ns[me] = $own;\n|\n$up\n|\n"
        "$last\n$end",
    "along": "for (int j = $start; j < $bound; j += $stride)\n    $gather",
    "start": ["g", "t.tile_origin[0] + me", "g + $K", "t.tile[0] * $N + me"],
    "bound": [
        "$FAR", "amp_extent(far)[0]", "$FAR - $K",
        "($FAR - k > 0 ? $FAR - k : 1)"],
    "stride": [
        "$WIDE", "t.tile_extent[0] * ($WIDE / $N)", "$WIDE + 1", "$N",
        "$WIDE + k"],
    "gather": [
        "p2_ += far[j];", "p2_ += far[j] > 3 ? far[j] : 0;",
        "if (far[j] > $K)\n        p2_ += 1;",
        "{\n    p2_ += far[j];\n    p3_ = far[j];\n}",
        "p2_ = p2_ > far[j] ? p2_ : far[j];", "p2_ = p2_ + far[j] - p3_;",
        "{\n    p2_ += far[j];\n    if (far[j] > 90)\n        break;\n}",
        "for (int i = 0; i < 3; i++)\n        p2_ += far[j];"],
    "own": ["p2_", "p2_ + p3_", "me < k ? p2_ : 0"],
    "last": [
        "if (me == 0)\n    $OUT = s[0];",
        "~if (me == 0)\n    amp_atomic_fetch_add(&to[0], s[0]);",
        "$OUT = s[0];", "~amp_atomic_fetch_add(&to[me % $B], s[me]);",
        "~for (int j = me; j < $B; j += $N)\n"
        "    amp_atomic_fetch_add(&to[j], s[j % $N]);",
        "~if (me == 0 && s[0] != 0)\n"
        "    amp_atomic_fetch_add(&to[t.tile[0] % $B], s[0]);"],
    "B": BINS["B"],
}

# ---- without tiles ---------------------------------------------------------

LINES = {
    "K": COMMON["K"],
    "kernel": "$begin\n$loop\n$OUT = p2_;\n$ALSO = p3_;",
    "begin": "$T p2_ = 0;\n$T p3_ = 0;",
    "loop": [
        "for (int x = $first; $goes; x++) {\n    $each\n}",
        "for (int x = $COLUMNS - 1; x >= 0; x--) {\n    $each\n}",
        "for (int x = $first; $goes; x++) {\n    $each\n}\n"
        "for (int x = $first; $goes; x++) {\n    $each\n}"],
    "first": ["0", "$K", "g % $COLUMNS"],
    "goes": [
        "x < $COLUMNS", "x < amp_extent(lines)[1]", "x <= g && x < $COLUMNS",
        "x < $COLUMNS && lines[g][x] != 3", "x < $COLUMNS - $K",
        "x + k < $COLUMNS"],
    "each": [
        "p2_ += lines[g][x];",
        "if (lines[g][x] > p2_)\n    p2_ = lines[g][x];",
        "more[g][x] = lines[g][x] + p2_;\np2_ += more[g][x];",
        "more[g][x] += p2_;\np2_ += 1;",
        "p2_ += lines[g][x] * 2;\nif (lines[g][x] > 90)\n    break;",
        "if (lines[g][x] < 0)\n    continue;\np3_ += lines[g][x];",
        "p2_ += lines[g][$COLUMNS - 1 - x];",
        "p2_ += lines[($WIDE - 1) - g][x];", "p3_ = p2_;\np2_ = lines[g][x];",
        "p2_ += more[g][x];\nmore[g][x] = p3_;\np3_ += 2;"],
}

# A domain of two dimensions.
PLANE = {
    "K": COMMON["K"],
    "kernel": "$begin\n$does\n$does\n$store",
    "begin": "$T p2_ = 0;",
    "does": [
        "", "to[g][y] = in[y][g];", "p2_ += y > 0 ? in[y - 1][g] : 0;",
        "p2_ += g < size - 1 ? in[y][g + 1] : $K;",
        "if (y > 0 && y < tall - 1 && g > 0 && g < size - 1)\n"
        "    p2_ = in[y - 1][g] + in[y + 1][g] + in[y][g - 1] + in[y][g + "
        "1];",
        "for (int j = y > 0 ? y - 1 : 0; j <= y; j++)\n    p2_ += in[j][g];",
        "for (int j = 0; j < g; j++)\n    p2_ += in[y][j];",
        "if (y == 0 || g == size - 1)\n    return;",
        "p2_ = in[y < k ? y : k % tall][g];",
        "p2_ += in[tall - 1 - (y < tall ? y : 0)][g];",
        "for (int j = 0; j < size; j++) {\n    if (in[y][j] > 60)\n"
        "        break;\n    p2_ += in[y][j];\n}"],
    "store": [
        "$OUT = p2_;", "$OUT = p2_ + $IN;", "to[g][y] = in[y][g];",
        "to[g][y] = p2_;\n$OUT = $IN;",
        "$OUT = in[y][g];\nto[g][y] = in[y][g];"],
}

# ---- tiles that are read again and again ------------------------------------

PRODUCT = {
    **COMMON,
    "kernel":
        "tile_static $T s[$N][$N];\ntile_static $T r[$N][$N];\n$begin\n"
        "@for (int c = 0; c < $parts; c++) {\n    s[row][me] = $left;\n"
        "    r[row][me] = $right;\n    |\n    $sum\n    |\n    $aside\n@}\n"
        "$store\n$end",
    "parts": ["3", "k % 4 + 1", "1"],
    "left": [
        "left[y][c * $N + me]", "left[y][c * $N + me] + 1", "p2_",
        "(k > c ? left[y][c * $N + me] : 0)"],
    "right": [
        "right[c * $N + row][g]", "right[c * $N + me][t.tile[1] * $N + row]",
        "right[c * $N + row][g] - p2_"],
    "sum": [
        "for (int i = 0; i < $N; i++)\n    p2_ += $term;",
        "for (int i = 0; i < $N; i++)\n    if (i != $K)\n"
        "        p2_ += $term;",
        "for (int i = 0; i < me; i++)\n    p2_ += $term;",
        "p2_ = s[me][row] + r[$N - 1 - row][me];"],
    "term": [
        "s[row][i] + r[i][me]",
        "(s[row][i] > r[i][me] ? s[row][i] : r[i][me])",
        "s[row][i] + r[me][i]", "s[i][row] - r[i][me]"],
    "store": ["$OUT = p2_;", "$OUT += p2_;", "$OUT = p2_ + s[me][row];"],
}

# Rows that have the threads' own numbers, by all rows of a tile.
TAKE = {
    **COMMON,
    "kernel":
        "tile_static $T s[$M][$N];\n$begin\n$aside\ns[row][me] = $IN;\n|\n"
        "$take\n$aside\n$store\n$end",
    "take": [
        "$loop", "$loop\n$loop", "@if (k > 2) {\n    $loop\n@}",
        "@for (int c = 0; c < 2; c++) {\n    $loop\n    |\n"
        "    s[row][me] += 1;\n    |\n@}", "if (me < k)\n    $one"],
    "loop": [
        "$one", "for (int j = 0; j < $trips; j++) {\n    if (j == $K)\n"
        "        continue;\n    p2_ += $term;\n}",
        "for (int j = $trips - 1; j >= 0; j--)\n    p2_ += $term;"],
    "one": "for (int j = 0; j < $trips; j++)\n        p2_ += $term;",
    "trips": ["$N", "$N", "$H", "$N - 1", "(k % $H + 1)"],
    "term": [
        "s[row][j] + right[me][j]", "right[me + $K][j] - s[row][j]",
        "right[$L - me][j]", "right[2 * me + 1][j] + right[me][j]",
        "(s[row][j] > right[me][j] ? s[row][j] : right[me][j])",
        "right[g][j] - right[j][g]", "s[row][j] + right[row][j]"],
    "store": ["$OUT = p2_;", "$OUT += p2_;", "$OUT = p2_ + s[row][$L - me];"],
}

# Neighbours, several times.
TIMES = {
    **SCAN,
    "kernel":
        "tile_static $T s$DIMS;\n$begin\n$fill\n$bar\n"
        "@for (int c = 0; c < $times; c++) {\n    $T p1_ = $around_me;\n"
        "    $look\n    |\n    $put\n    |\n@}\n$store\n$end",
    "times": ["3", "k % 5", "1"],
    "around_me": [
        "(me > 0 ? $S[me - 1] : 0) + (me < $L ? $S[me + 1] : 0)",
        "me > 0 && me < $L ? $S[me - 1] + $S[me + 1] : $S[me]",
        "$S[(me + c) % $N]",
        "$S[me > 0 ? me - 1 : 0] + $S[me < $L ? me + 1 : $L]",
        "me > c ? $S[me - 1 - c] : $S[me + c < $N ? me + c : 0]",
        "$S[me ? me - 1 : $L]",
        "me % 2 == c % 2 && me < $L ? $S[me + 1] : $S[me]"],
    "put": [
        "$S[me] = p1_;", "$S[me] -= p1_;", "if (me > 0)\n    $S[me] = p1_;",
        "$S[$L - me] = p1_;", "if (c % 2)\n    $S[me] = p1_;",
        "if (p1_ > $S[me])\n    $S[me] = p1_;"],
}

# ---- elements of each thread's own -----------------------------------------

OWN = {
    **COMMON,
    "kernel":
        "tile_static $T s$COUNT;\n$begin\n$fill\n$bar\n$around\n|\n$store\n"
        "$end",
    "K": ("1", "2", "3"),
    "S": "s",
    "fill": "for (int j = 0; j < 4; j++)\n    s$any = $IN + j;",
    "steps": "$does\n$does\n$does",
    "does": (
        "$one", "$one", "$one\n$bar\n$one",
        "for (int j = 0; j < $K; j++)\n    $in_loop",
        "if (me & $K) {\n    $one\n    $one\n}",
        "if (me < k)\n    $one\nelse\n    $one"),
    "one": (
        "s$at = s$at + s$at;", "s$at += s$at;", "p2_ = s$at;", "s$at = p2_;",
        "s$at -= p2_ + 1;", "{ const $T x = s$at; s$at = s$at; s$at = x; }",
        "s$at = me & 1 ? s$at : s$at;", "$ALSO = s$at;",
        "{ p3_ = s$at; s$at = p3_ + p2_; }"),
    "in_loop": (
        "s$any += s$at;", "s$at = s$any;",
        "{ s$any = s$at; s$at = p2_; p2_ = s$any; }"),
    "store": "$OUT = s$at + s$at - s$at;\n$ALSO = p2_ + s$at;",
    "aside": ["", "p2_ += 1;"],
    "around": [
        "$steps", "@for (int r = 0; r < 2; r++) {\n    $steps\n    |\n@}"],
}


def own(count, places):
    """Four of an array for each thread."""
    return {**OWN, "COUNT": count, "any": places.format("(j & 3)"),
            "at": tuple(places.format(i) for i in range(4))}


FOURS = own("[4 * $N]", "[4 * me + {}]")
APART = own("[4 * $N]", "[me + {} * $N]")
COLUMN = own("[4][$N]", "[{}][me]")
ROW = own("[$N][4]", "[me][{}]")
