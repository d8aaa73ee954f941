"""Changes that leave C as it is, mostly, but not its meaning: another
operator, name, number or type, a statement that goes or gets a condition.

A change is a function of dice, the tokens and the places of the code's."""
from tokens import NAME, NUMBER, solid

# What gives way to one of its kind, so that it still has its operands.
KINDS = (
    (b"+", b"-", b"*", b"/"), (b"/", b"%"), (b"<<", b">>", b"+"),
    (b"&", b"|", b"^"), (b"<", b">", b"<=", b">=", b"==", b"!="),
    (b"&&", b"||"), (b"++", b"--"), (b"=", b"+=", b"-=", b"*="),
    (b"|=", b"&=", b"^=", b"+="), (b"<<=", b">>=", b"*=", b"/=", b"%="),
    (b"break", b"continue"), (b"if", b"while"), (b"global", b"local"),
    (b"local", b"tile", b"tile_origin"), (b"&&", b"&"), (b"*", b"&"))
TYPES = (b"int", b"float", b"unsigned", b"double", b"char", b"bool", b"short",
         b"long", b"int8_t", b"uint64_t", b"size_t", b"long long",
         b"unsigned char", b"unsigned long")
VECTORS = (b"int_2", b"int_3", b"int_4", b"uint_2", b"uint_4", b"float_2",
           b"float_3", b"float_4", b"double_2", b"index_1", b"index_2",
           b"index_3", b"extent_1", b"extent_2", b"extent_3")
DECLARING = TYPES + VECTORS + (
    b"array_view", b"array", b"const", b"static", b"tile_static", b"struct",
    b"union", b"enum", b"typedef", b"tiled_index", b"tiled_extent", b"void")
VALUES = (b"({ 1; })", b"({ int q = 3; q; })", b"(1 / 0)", b"(0u - 1)",
          b"_Generic(1, int: 2)", b"(1 ?: 2)", b"(1, 2)", b"sizeof(int[7])",
          b"(int){3}", b"((int[]){1, 2, 3})[1]", b"(char)300", b"-0.0f",
          b"(int)1e30f", b"(long long)-1", b"'\\xff'", b"!0", b"~0", b"1.5",
          b"__builtin_choose_expr(1, 2, 3)", b"(5 % 0)", b"(1 << 32)",
          b"(-1 >> 1)", b"__COUNTER__", b"sizeof(struct { int e[0]; })",
          b"(0 && 1 / 0)", b"(void *)0", b"(1 ? 2 : 3.5f)", b"\"ab\"[1]")
NEAR = (b"%d + 1", b"%d - 1", b"%d * 2", b"%d / 2", b"-%d", b"%du", b"%d.5f",
        b"%dLL", b"(%d, 1)")
OPERANDS = (b"(%s + 1)", b"(%s - 1)", b"(%s ^ 1)", b"(2 * %s)", b"(%s / 2)",
            b"(-%s)", b"(!%s)", b"(~%s)", b"((int)%s)", b"((float)%s)",
            b"((unsigned char)%s)", b"(%s, %s)", b"(%s ? %s : 1)",
            b"(%s ?: 2)", b"(%s && %s)", b"(%s + 0.5f)", b"(%s * 0.5)",
            b"(%s++)", b"(--%s)", b"(*&%s)", b"({ %s; })", b"(%s = %s)",
            b"(&%s)[0]", b"(%s % 4)", b"(%s << 1)", b"((const int)%s)",
            b"sizeof(%s)", b"(__typeof__(%s))(%s)")
SUBSCRIPTS = (b"(%s) + 1", b"(%s) - 1", b"(%s) ^ 1", b"2 * (%s)", b"(%s) / 2",
              b"(%s) % 4", b"0", b"1", b"7", b"-1", b"(%s) * 0",
              b"(%s, 0)", b"7 - (%s)", b"(%s) & 3", b"((%s) < 4 ? (%s) : 0)")
CONDITIONS = (b"0", b"1", b"%s", b"!%s", b"%s == 0", b"%s < 4", b"%s != %s",
              b"%s & 1", b"%s > %s && %s", b"%s || %s")
FRAMES = (b"if (%c) %s", b"if (%c) { %s } else { %s }", b"if (%c) ; else %s",
          b"while (%c) { %s break; }", b"do { %s } while (%c);", b"{ %s }",
          b"for (int q = 0; q < 3; q++) { %s }",
          b"for (int q = 8; q > 0; q /= 2) { %s if (%c) continue; }",
          b"for (;;) { %s if (%c) break; }", b"if (%c) return; %s",
          b"switch (%n) { case 0: %s break; default: ; }",
          b"switch (%n) { case 1 ... 3: %s case 7: %s }",
          b"({ %s });", b"%s if (%c) { return; }", b"(void)(%n); %s")
PAIRS = {b"(": b")", b"[": b"]", b"{": b"}"}


def put(dice, tokens, some, texts):
    """One of the texts stands in one of the places."""
    if some:
        tokens[dice.choice(some)] = dice.choice(texts)


def end_of(tokens, start):
    """Where the bracket at `start` closes, or None."""
    depth = 0
    for i in range(start, len(tokens)):
        depth += (tokens[i] in PAIRS) - (tokens[i] in PAIRS.values())
        if depth == 0:
            return i
    return None


def neighbours(places, tokens):
    """Each place with the tokens before and behind it."""
    for n in range(1, len(places) - 1):
        yield (places[n], tokens[places[n - 1]], tokens[places[n + 1]])


def values(tokens, places):
    """Where a name is used as a value."""
    before = (b"(", b"[", b"=", b",", b"+", b"*", b"<", b"return", b";", b"{")
    behind = (b")", b"]", b";", b",", b"+", b"-", b"<", b"==", b"=", b"+=")
    return [i for i, left, right in neighbours(places, tokens)
            if NAME.match(tokens[i]) and left in before and right in behind
            and tokens[i] not in DECLARING + (b"amp", b"return", b"break",
                                              b"continue")]


def fill(dice, text, tokens, places, inner):
    """%s is what stood there, %n a name, %c a condition."""
    names = values(tokens, places)[-12:]
    while b"%n" in text or b"%c" in text:
        text = text.replace(b"%c", dice.choice(CONDITIONS).replace(
            b"%s", b"%n"), 1)
        text = text.replace(b"%n", tokens[dice.choice(names)] if names
                            else b"1", 1)
    return text.replace(b"%s", inner)


def operator(dice, tokens, places):
    kind = dice.choice(KINDS)
    some = [i for i, left, _ in neighbours(places, tokens)
            if tokens[i] in kind and left not in TYPES]
    put(dice, tokens, some, kind)


def number(dice, tokens, places):
    some = [i for i in places if NUMBER.match(tokens[i])]
    if some:
        at = dice.choice(some)
        near = [form.replace(b"%d", tokens[at]) for form in NEAR]
        tokens[at] = dice.choice(near + [b"0", b"1", b"3", b"16"])


def size(dice, tokens, places):
    """A number changes wherever it stands: tile sizes, mostly."""
    some = [i for i in places if NUMBER.match(tokens[i])]
    if some:
        old, new = tokens[dice.choice(some)], b"%d" % dice.choice(
            (1, 2, 3, 4, 5, 8, 16, 32, 64, 100, 256, 1024, 1025))
        for i in some:
            if tokens[i] == old:
                tokens[i] = new


def value(dice, tokens, places):
    put(dice, tokens, [i for i in places if NUMBER.match(tokens[i])], VALUES)


def type_name(dice, tokens, places):
    kind = dice.choice((TYPES, TYPES, VECTORS))
    some = [i for i in places if tokens[i] in kind]
    if some and dice.random() < 0.3:
        old, new = tokens[dice.choice(some)], dice.choice(kind)
        for i in some:
            tokens[i] = new if tokens[i] == old else tokens[i]
    else:
        put(dice, tokens, some, kind)


def name(dice, tokens, places):
    """A value's name gives way to another's."""
    some = values(tokens, places)
    put(dice, tokens, some, [tokens[i] for i in some])


def call(dice, tokens, places):
    """A function's name gives way to another's."""
    some = [i for i, left, right in neighbours(places, tokens)
            if NAME.match(tokens[i]) and right == b"(" and not
            NAME.match(left) and tokens[i] not in (b"if", b"for", b"while",
                                                   b"switch", b"restrict")]
    put(dice, tokens, some, [tokens[i] for i in some])


def operand(dice, tokens, places):
    some = values(tokens, places)
    if some:
        at = dice.choice(some)
        tokens[at] = dice.choice(OPERANDS).replace(b"%s", tokens[at])


def subscript(dice, tokens, places):
    some = [i for i, left, _ in neighbours(places, tokens)
            if tokens[i] == b"[" and (NAME.match(left) or left in (b"]", b")"))]
    start = dice.choice(some) if some else None
    end = end_of(tokens, start) if some else None
    if end:
        inner = b"".join(tokens[start + 1:end])
        tokens[start + 1:end] = [dice.choice(SUBSCRIPTS).replace(b"%s", inner)]


def declares(tokens, start):
    """`T x`, as far as its words tell."""
    first, second = (solid(tokens[start:start + 6]) + [0, 0])[:2]
    return tokens[start] in DECLARING or bool(
        NAME.match(tokens[start + first])
        and NAME.match(tokens[start + second]) and second
        and tokens[start] not in (b"return", b"goto", b"else", b"case"))


def statements(tokens, places):
    """Where a statement of a body, that is no declaration and has no braces,
    begins and ends."""
    found, within = [], []
    for n, at in enumerate(places[:-1]):
        if tokens[at] in PAIRS:
            within.append(tokens[at])
        elif tokens[at] in PAIRS.values() and within:
            within.pop()
        start = end = places[n + 1]
        if tokens[at] not in (b";", b"{", b"}") or within[-1:] != [b"{"] \
                or tokens[start] in (b";", b")", b","):
            continue
        while end < len(tokens) and tokens[end] not in (b";", b"{", b"}"):
            close = end_of(tokens, end) if tokens[end] in PAIRS else end
            end = len(tokens) if close is None else close + 1
        if tokens[end:end + 1] == [b";"] and not declares(tokens, start):
            found.append((start, end + 1))
    return found


def statement(dice, tokens, places):
    """One goes, comes twice, or moves."""
    some = statements(tokens, places)
    if not some:
        return
    start, end = dice.choice(some)
    taken = tokens[start:end]
    to = dice.choice(some)[0]
    way = dice.randrange(3)
    if way == 0:
        tokens[start:end] = []
    elif way == 1 or start <= to < end:
        tokens[start:start] = taken
    else:
        tokens[start:end] = [b""] * len(taken)
        tokens[to:to] = taken


def frame(dice, tokens, places):
    """One gets a condition or a loop around it."""
    some = statements(tokens, places)
    if some:
        start, end = dice.choice(some)
        inner = b"".join(tokens[start:end])
        before = [i for i in places if i < end]
        tokens[start:end] = [fill(dice, dice.choice(FRAMES), tokens, before,
                                  inner)]


def barrier(dice, tokens, places):
    """A barrier goes, or one comes between two statements."""
    waits = [s for s in statements(tokens, places)
             if b".barrier.wait" in b"".join(tokens[s[0]:s[1]])]
    if waits and dice.random() < 0.5:
        start, end = dice.choice(waits)
        tokens[start:end] = [b";"]
    elif waits:
        start, end = dice.choice(waits)
        at = dice.choice(statements(tokens, places))[0]
        tokens[at:at] = tokens[start:end]


def storage(dice, tokens, places):
    """tile_static, const or restrict(amp) goes, or comes."""
    words = (b"tile_static", b"const", b"static", b"amp")
    some = [i for i in places if tokens[i] in words]
    types = [i for i in places if tokens[i] in TYPES]
    if some and dice.random() < 0.5:
        at = dice.choice(some)
        tokens[at] = b"cpu, amp" if tokens[at] == b"amp" else b""
        if tokens[at] and dice.random() < 0.5:
            tokens[at] = b"cpu"
    elif types:
        at = dice.choice(types)
        tokens[at] = dice.choice(words[:3]) + b" " + tokens[at]


def arguments(dice, tokens, places):
    """The two sides of a comma change places."""
    commas = [(n, i) for n, i in enumerate(places)
              if tokens[i] == b"," and 0 < n < len(places) - 1]
    if commas:
        n, _ = dice.choice(commas)
        one, other = places[n - 1], places[n + 1]
        tokens[one], tokens[other] = tokens[other], tokens[one]


CHANGES = (operator, operator, operator, number, number, size, value,
           type_name, type_name, name, name, name, call, operand, operand,
           subscript, subscript, subscript, statement, statement, frame,
           frame, frame, barrier, barrier, storage, arguments)
