"""The random choices that a kernel is made of.

A generator only ever asks draw(n). All that was drawn is kept, with the spans
that belong together, so that a kernel can be made again from a list of
numbers: a shorter list, or smaller numbers, make a simpler kernel that is as
well defined as the first. 0 is always the simplest choice, and what a list
that has run out says. reduce.py lives on that.
"""
import contextlib
import random


class Choices:
    def __init__(self, seed=None, replay=None):
        self.random = random.Random(seed)
        self.replay = replay
        self.drawn = []
        self.spans = []

    def draw(self, n):
        """A number from 0 to n - 1."""
        if self.replay is None:
            value = self.random.randrange(n)
        elif len(self.drawn) < len(self.replay):
            value = min(self.replay[len(self.drawn)], n - 1)
        else:
            value = 0
        self.drawn.append(value)
        return value

    def between(self, low, high):
        return low + self.draw(high - low + 1)

    def chance(self, percent):
        return self.draw(100) >= 100 - percent

    def pick(self, items):
        return items[self.draw(len(items))]

    def weighted(self, items):
        """Of (weight, item) pairs."""
        at = self.draw(sum(weight for weight, _ in items))
        for weight, item in items:
            if at < weight:
                return item
            at -= weight
        raise AssertionError

    @contextlib.contextmanager
    def span(self):
        """What is drawn within can be left out as a whole."""
        begin = len(self.drawn)
        yield
        self.spans.append((begin, len(self.drawn)))

    def repeat(self, low, high):
        """Yields from `low` to `high` times; each time is a span."""
        count = 0
        while count < high:
            begin = len(self.drawn)
            if count >= low and not self.chance(75 if count else 90):
                return
            yield count
            self.spans.append((begin, len(self.drawn)))
            count += 1
