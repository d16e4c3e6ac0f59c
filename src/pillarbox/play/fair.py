"""Dice and decks that anyone can check: commitments, mixing, streams of bytes, seals.

Pure; `docs/fair-dice.md` tells it byte by byte. Must never draw from the operating system (whoever opens a
match brings the server seed) and never put a seed into a state, an event or a message before its reveal.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256

SCHEME = 1
"""The version that throws carry."""

SOURCES = {"dice": "dice/v1", "start": "start/v1", "solo": "solo/v1", "deck": "deck/v1"}
"""The domain of each source of chance, as chance nodes name them."""

SEED_BYTES = 32
LEAST_PLAYER_SEED = 16
MOST_PLAYER_SEED = 1024
"""Bytes of a server seed, and of a seed that a player brings."""


def framed(part: bytes) -> bytes:
    """L(x): the length of x in four bytes, big-endian, then x; so that no two lists of parts look alike."""
    return len(part).to_bytes(4, "big") + part


def _joined(*parts: bytes) -> bytes:
    return b"".join(framed(part) for part in parts)


def commitment(server_seed: bytes) -> bytes:
    """What is published of a server seed before anybody plays."""
    return sha256(_joined(b"dice-commit/v1", server_seed)).digest()


def player_commitment(seat: int, seed: bytes) -> bytes:
    """What a player publishes of the own seed before any is opened; bound to the seat, so never copied."""
    return sha256(_joined(b"player-commit/v1", str(seat).encode(), seed)).digest()


def seeded(text: str) -> bytes:
    """The server seed that a word gives: foreseeable dice, for tests and for playing the same match again."""
    return sha256(_joined(b"seed/v1", text.encode())).digest()


def mix(seeds: Sequence[bytes]) -> bytes:
    """All seats' seeds in seat order, as one value; a seat without entropy of its own has the empty seed."""
    named = [part for seat, seed in enumerate(seeds) for part in (str(seat).encode(), seed)]
    return sha256(_joined(b"dice/v1", *named)).digest()


def seal_key(server_seed: bytes, match: str, event: int) -> bytes:
    """k_n: the key of the seal on what event number n hides."""
    return hmac.digest(server_seed, _joined(b"seal/v1", match.encode(), event.to_bytes(8, "big")), "sha256")


def seal(key: bytes, hidden: bytes) -> bytes:
    """The seal on a hidden part: a keyed hash, for a plain one over few possible choices is soon searched."""
    return hmac.digest(key, hidden, "sha256")


class Streams:
    """All the chance of one match, fixed by the server seed, the match's id and the players' seeds.

    Bots and planners never get one: a state copied for a search knows nothing of what will be drawn.
    """

    def __init__(self, server_seed: bytes, match: str, seeds: Sequence[bytes]) -> None:
        self._seed = server_seed
        self._match = match.encode()
        self._mix = mix(seeds)

    def stream(self, domain: str, number: int) -> Iterator[int]:
        """Byte stream `number` of a domain, without end."""
        head = _joined(domain.encode(), self._match, self._mix, number.to_bytes(8, "big"))
        block = 0
        while True:
            yield from hmac.digest(self._seed, head + block.to_bytes(4, "big"), "sha256")
            block += 1

    def draw(self, source: str, number: int, asks: Sequence[int]) -> tuple[int, ...]:
        """Draw number `number` of a source: for each n asked a whole number from 0 to n-1, equally likely."""
        stream = self.stream(SOURCES[source], number)
        return tuple(uniform(stream, n) for n in asks)

    def shuffle(self, size: int) -> tuple[int, ...]:
        """The order of a deck of that many cards."""
        stream = self.stream(SOURCES["deck"], 0)
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = uniform(stream, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


def uniform(stream: Iterator[int], n: int) -> int:
    """A whole number from 0 to n-1, all equally likely: bytes beyond the last full run of n are skipped.

    Raises ValueError for an n that is not 1 to 256.
    """
    if not 1 <= n <= 256:
        raise ValueError(f"no uniform number below {n}")
    fits = 256 - 256 % n
    return next(byte for byte in stream if byte < fits) % n
