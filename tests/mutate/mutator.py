"""Makes a bad source of a good one, as a function of a seed and a number."""
import random

import tame
import wild
from tokens import code, corpus, is_good, solid


class Mutator:
    def __init__(self, seed):
        self.seed = seed
        self.sources = corpus()
        self.good = [tokens for tokens in self.sources if is_good(tokens)]

    def mutant(self, number):
        dice = random.Random(f"{self.seed}/{number}")
        if dice.random() < 0.7:
            return self.tame(dice)
        return self.wild(dice)

    def tame(self, dice):
        """Most of these are C still: they come to the later passes."""
        tokens = list(dice.choice(self.good))
        for _ in range(dice.choice((1, 1, 1, 1, 2, 2, 3, 5))):
            places = code(tokens)
            if not places:
                break
            dice.choice(tame.CHANGES)(dice, tokens, places)
        return b"".join(tokens)

    def wild(self, dice):
        tokens = list(dice.choice(self.sources))
        for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 5, 12))):
            places = solid(tokens)
            if not places:
                break
            dice.choice(wild.CHANGES)(dice, tokens, places, self.sources)
        text = b"".join(tokens)
        if dice.random() < 0.2 and text:
            text = dice.choice(wild.BYTEWISE)(dice, text)
        return text
