"""Rules for kernels near those that search (idioms.py): what a thread loads chooses where
it goes on. It need not be in any order."""
from idiom_sums import COMMON

WALK = {
    "K": COMMON["K"],
    "begin": "$T p2_ = 0;\nint lo = $low, hi = $high, at = g % $SIZE;",
    "low": ("0", "g % 7", "key[g] % 5", "k / 16"),
    "high": (
        "$SIZE", "amp_extent($V)[0]", "$SIZE - g % 3", "$SIZE / 2",
        "key[g] & 1 ? $SIZE : $SIZE / 3"),
    "search": [
        "while (lo < hi) {\n$halve\n}", "for (; lo < hi;) {\n$halve\n}",
        "if (lo < hi)\n    do {\n$halve\n    } while (lo < hi);",
        "for (int j = 0; j < $K && lo < hi; j++) {\n$halve\n}",
        "if (key[g] & 1)\n    while (lo < hi) {\n$halve\n    }",
        "for (int j = 0; j < $K; j++) {\n    $step\n}",
        "while (at < $SIZE && p2_ < 40) {\n    $descend\n    p2_ += 1;\n}",
        "for (int j = 0; j < $K; j++) {\n$march\n}", "$search\n$search"],
    "halve": [
        "$middle\n$count\n$way", "$middle\n$way\n$count",
        "$middle\n    if ($V[mid] == $value)\n        break;\n$way",
        "$middle\n    if (mid == $K) {\n        lo = mid + 1;\n        continue;\n    }\n"
        "$way"],
    "middle": (
        "    const int mid = (lo + hi) / 2;", "    int mid = lo + (hi - lo) / 2;",
        "    int mid = lo + (hi - lo) / 3;", "    int mid = (lo + hi) >> 1;"),
    "way": [
        "    if ($less)\n        lo = mid + 1;\n    else\n        hi = mid;",
        "    if (!($less))\n        hi = mid;\n    else\n        lo = mid + 1;",
        "    if ($less) {\n        lo = mid + 1;\n        at = mid;\n    } else {\n"
        "        hi = mid;\n    }",
        "    lo = $less ? mid + 1 : lo + 1;",
        "    if ($less)\n        lo = mid + 1;\n    else if (mid & 1)\n        hi = mid;\n"
        "    else\n        hi = mid - (mid > lo);"],
    "less": [
        "$V[mid] < $value", "$V[mid] <= $value || $V[mid] == k", "!($V[mid] > $value)",
        "$V[mid] < $value && mid != $K", "key[g] % 5 && $V[mid] < $value",
        "$V[mid] + $V[lo] < $value"],
    "value": ("$IN", "k", "$K", "$IN + p2_", "$V[g % $SIZE]"),
    "count": ("", "    p2_ += 1;", "    p2_ += $V[mid] < k;", "    p2_ += $V[mid];"),
    "step": [
        "at = $V[at] < $value ? (at * 2 + 1) % $SIZE : (at + 2) % $SIZE;",
        "if ($V[at] < $value)\n        at = (at + j) % $SIZE;",
        "if ($V[at] < $value)\n        at = at / 2;\n    else\n        break;"],
    "descend": (
        "if ($V[at] < $value)\n        at = 2 * at + 1;\n    else\n        at = 2 * at + 2;",
        "at = $V[at] < $value ? 2 * at + 1 : 2 * at + 2;"),
    "march": [
        "    const $T d = $V[(j * 8 + g) % $SIZE];\n    if (d > k)\n        p2_ += d;\n"
        "    if (p2_ > 99)\n        break;",
        "    if ($V[(j + at) % $SIZE] < $value) {\n        p2_ += 1;\n        lo += j;\n    }\n"
        "    if (p2_ > 3)\n        break;"],
    "store": (
        "$OUT = ($T)(lo * 3 + hi) + p2_;", "$OUT = ($T)lo;", "$OUT = ($T)at + p2_;",
        "if (lo < $SIZE)\n    $OUT = $V[lo];"),
}

# In the memory of all.
SEARCH = {
    **WALK, "V": "far", "SIZE": "$FAR",
    "kernel": "$begin\n$search\n$store",
}

# In that of a tile.
SEEK = {
    **WALK, "V": "s", "SIZE": "$N",
    "high": ("$N", "$H", "$N - me % 3", "key[g] & 1 ? $N : $N / 3"),
    "kernel": (
        "tile_static $T s[$N];\ns[me] = $IN;\n|\n$begin\n$search\n$store",
        "tile_static $T s[$N];\n$T p3_ = key[g] & 7;\ns[$L - me] = $IN;\n|\n$begin\n$search\n"
        "$store\n|\ns[me] = $IN + p2_;\n|\n$ALSO = p3_ + s[$L - me];"),
}
