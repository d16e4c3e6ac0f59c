"""Random numbers by counting: the n-th number of game g under a seed is a function of these three alone.

Philox4x32 with ten rounds (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as
1, 2, 3", 2011). Its key is the seed, its counter the game, the stream within the game, and how often that
stream was asked; so games can be played in any order, on any number of machines, and come out the same.
`_kernels_chain` holds the compiled twin. Must never keep a state that another game could see.
"""

from __future__ import annotations

MULTIPLIERS = 0xD2511F53, 0xCD9E8D57
STEPS = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10
LOW = 0xFFFFFFFF

ROOM = 1 << 48
"""A word of 64 bits serves draws until the product of their ranges would exceed this: what is left of it is
then at least 16 bits wide, so that every draw is uniform to one part in 65,536 whatever went before it, and
over all that may go before it far better than that.
"""
SEEDS = 1 << 63
"""Seeds are whole numbers below this."""


def block(key: tuple[int, int], counter: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Four words of 32 bits."""
    k0, k1 = key
    a, b, c, d = counter
    for _ in range(ROUNDS):
        p, q = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (q >> 32) ^ b ^ k0, q & LOW, (p >> 32) ^ d ^ k1, p & LOW
        k0, k1 = (k0 + STEPS[0]) & LOW, (k1 + STEPS[1]) & LOW
    return a, b, c, d


def word(seed: int, stream: int, game: int, number: int) -> int:
    """The word of 64 bits with this number, from 0, of a stream of a game; two games share a block."""
    pair = game >> 1
    four = block((seed & LOW, seed >> 32), (pair & LOW, pair >> 32, number, stream))
    high, low = four[2:] if game & 1 else four[:2]
    return high << 32 | low


class Draws:
    """One stream of one game: whole numbers from 0 to below a range, each equally likely.

    Each draw takes the leading part of what is left of a word, as digits are taken from a fraction.
    """

    def __init__(self, seed: int, game: int, stream: int = 0) -> None:
        self._key = seed, stream, game
        self._number = 0
        self._word = 0
        self._room = ROOM

    def below(self, count: int) -> int:
        """The next number, from 0 to below `count`, which is at most 2^32."""
        self._room *= count
        if self._room > ROOM:
            self._word = word(*self._key, self._number)
            self._number += 1
            self._room = count
        found = self._word * count
        self._word = found & ((1 << 64) - 1)
        return found >> 64
