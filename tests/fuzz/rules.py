"""Texts made from rules, some of which are drawn.

A rule is a text, or several: a tuple of ways to write one thing, each as likely
as the others, or a list of a plain thing and of changes to it, which are rare.
One that begins with ~ is for integers alone. `$name` in a text stands for what
the rule of that name makes; of a name in capitals it is always the same. Where
that has several lines, all have the first one's indentation.
"""
import re

from ctype import Int


class Rules:
    def __init__(self, choices, rules, percent, type):
        self.c, self.rules, self.type = choices, rules, type
        self.percent = percent  # of lists that are changed
        self.known = {}

    def text(self, name):
        if name in self.known:
            return self.known[name]
        text = self.expand(self.drawn(self.rules[name]))
        if name.isupper():
            self.known[name] = text
        return text

    def drawn(self, rule):
        if isinstance(rule, tuple):
            return self.c.pick(rule)
        if isinstance(rule, str):
            return rule
        changes = rule[1:] if isinstance(self.type, Int) else \
            [text for text in rule[1:] if text[:1] != "~"]
        changed = self.c.chance(self.percent) and changes
        return self.c.pick(changes).lstrip("~") if changed else rule[0]

    def expand(self, text):
        lines = []
        for line in text.split("\n"):
            with self.c.span():
                made = re.sub(r"\$(\w+)", lambda m: self.text(m[1]), line)
            space = " " * (len(line) - len(line.lstrip(" ")))
            first, *rest = made.split("\n")
            lines += [first] + [space + part for part in rest]
        return "\n".join(line for line in lines if line.strip())
