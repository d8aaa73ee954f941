"""Makes a failing kernel small: the list of choices that it is made of is cut
and lowered as long as the kernel fails in the same way."""
import itertools
import re
import time

from program import make

SECONDS = 300


def kind(problems):
    """Of the first problem: where, and what in general. A kernel may turn
    from one failure to another on the way; that would be another bug."""
    if not problems:
        return None
    first = problems[0].split("\n")
    words = [re.sub(r"[0-9]+|'[^']*'|\S*/\S*", "", line) for line in first
             if re.search(r"error|differs|race|ninitiali|nvalid", line)]
    return first[0].split(":")[0], words[0][-60:] if words else ""


def candidates(choices):
    """Simpler lists of choices, the boldest first."""
    drawn, spans = choices.drawn, choices.spans
    for begin, end in sorted(spans, key=lambda s: s[0] - s[1]):
        if end > begin:
            yield drawn[:begin] + drawn[end:]
    for begin, end in sorted(spans, key=lambda s: s[0] - s[1]):
        if any(drawn[begin:end]):
            yield drawn[:begin] + [0] * (end - begin) + drawn[end:]
            yield drawn[:begin] + [0] + drawn[end:]
    for i, value in enumerate(drawn):
        if value:
            yield drawn[:i] + [0] + drawn[i + 1:]
            if value > 1:
                yield drawn[:i] + [value // 2] + drawn[i + 1:]


def simpler(choices, than):
    """Fewer choices, or lower ones."""
    return (len(choices.drawn), choices.drawn) < (len(than.drawn), than.drawn)


def reduce(judge, folder, seed, number, text_of):
    """A small program that fails like kernel `number`."""
    end = time.monotonic() + SECONDS
    best = make(seed, number)[1]

    def problem_of(drawn):
        return kind(judge.judge(folder, "reduced", text_of(drawn)))
    wanted = problem_of(best.drawn)
    judge = judge.only(wanted[0] if wanted else "")
    seen, at, tried = set(), 0, 1
    while time.monotonic() < end:
        drawn = next(itertools.islice(candidates(best), at, None), None)
        if drawn is None:
            if not tried:
                break  # a whole round in vain
            at = tried = 0
            continue
        at += 1
        text, choices = make(seed, number, drawn)
        if text in seen or not simpler(choices, best):
            continue
        seen.add(text)
        if problem_of(choices.drawn) == wanted:
            best = choices
            at, tried = max(0, at - 3), tried + 1
    return text_of(best.drawn)
