"""The idioms that the CPU's form knows, as rules (rules.py) for kernels near
them.

A line that begins with @ is the same for all threads, and done once on the
host; | is a barrier. Variables p1_, p2_, … are each thread's own. No phase
has a race, whatever is drawn: each element is one thread's, or nobody changes
it.

    me, g         the thread's place in its row, in the tile and in the domain
    row, y        that of its row
    $T            the type; ~ before a text: for integers alone
    $N $H $L      threads of a row, half of them, the last one's place
    $IN $OUT $ALSO  the thread's elements of views
    $R $LAST      numbers that are used of a short row, and the last one's place
    k, size, tall   captured numbers; the latter of the domain, or one less
"""
from idiom_bins import BINS, PARTS, TOTALS
from idiom_narrow import NARROWED
from idiom_search import SEARCH, SEEK
from idiom_short import OWN_ROWS, SHORT_ROWS
from idiom_sums import (BUTTERFLY, CHUNKS, FLAGS, MIXED, PACKED, REDUCE,
                        REGISTER, SCAN, SPAN, TREE, TURNS, WARPS)
from idiom_views import (APART, COLUMN, FOURS, LINES, PATCH, PLANE, PRODUCT,
                         ROW, STAGE, STRIDE, TAKE, TIMES, TURN)


class Idiom:
    def __init__(self, rules, types, tiles=(), most=3):
        self.types, self.rules = types, rules
        self.tiles, self.most = tiles, most  # the latter: how many there are


WORDS = ("unsigned", "int")
WIDE = WORDS + ("float", "double", "long", "unsigned long")
NUMBERS = WIDE + ("short",)
NARROW = NUMBERS + ("unsigned char", "signed char")
EXACT = WORDS + ("double", "long", "short", "unsigned char", "signed char")
BYTES = ("unsigned char", "signed char", "short", "unsigned short")
SHORT = ([8], [32], [64], [16], [5])
WIDTHS = ([32], [64], [16], [48], [8])
POWERS = ([32], [64], [16], [128], [8], [256], [2, 32], [4, 16])
ROWS = (*POWERS, [48], [24], [3, 24])
LONG = ([32], [64], [16], [48], [128], [24], [8], [256])
SQUARES = ([8, 8], [16, 16], [4, 4], [8, 16], [4, 12], [2, 8], [32, 8])
EQUAL = SQUARES[:3]

PLANES = (PLANE, NARROWED)

IDIOMS = [
    Idiom(SCAN, NUMBERS, ROWS), Idiom(REGISTER, NUMBERS, ROWS),
    Idiom(TURNS, NUMBERS, ROWS), Idiom(TREE, NUMBERS, POWERS),
    Idiom(WARPS, NUMBERS, WIDTHS[:4]), Idiom(CHUNKS, NUMBERS, WIDTHS),
    Idiom(FLAGS, NUMBERS, WIDTHS), Idiom(PACKED, NUMBERS, WIDTHS),
    Idiom(MIXED, NUMBERS, POWERS), Idiom(REDUCE, NUMBERS, ROWS),
    Idiom(BUTTERFLY, NUMBERS, POWERS), Idiom(SPAN, NUMBERS, ROWS),
    Idiom(TIMES, NUMBERS, ROWS), Idiom(TURN, NARROW, SQUARES),
    Idiom(STAGE, NARROW, LONG, 4), Idiom(PATCH, NARROW, SQUARES),
    Idiom(PRODUCT, NUMBERS, EQUAL), Idiom(FOURS, NUMBERS, WIDTHS),
    Idiom(APART, NUMBERS, WIDTHS), Idiom(COLUMN, NUMBERS, WIDTHS),
    Idiom(ROW, NUMBERS, WIDTHS), Idiom(STRIDE, WIDE, SHORT[:4], 60),
    Idiom(BINS, WORDS, SHORT, 60), Idiom(PARTS, WORDS, SHORT, 60),
    Idiom(TOTALS, WORDS, most=2000), Idiom(LINES, NUMBERS, most=200),
    Idiom(PLANE, NARROW, most=1), Idiom(NARROWED, BYTES, most=1),
    Idiom(SEARCH, NUMBERS, most=300), Idiom(SHORT_ROWS, EXACT, most=300),
    Idiom(OWN_ROWS, EXACT, most=300),
    Idiom(SEEK, NUMBERS, WIDTHS), Idiom(TAKE, NUMBERS, SQUARES)]
