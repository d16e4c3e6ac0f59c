"""Numbers by counting: the published test vectors, streams that differ, draws that are uniform."""

from collections import Counter

import pytest

from pillarbox.solve.compiled import kernels
from pillarbox.solve.counter import Draws, block, word

# Known answers of Philox4x32 with ten rounds, from the authors' own test file (kat_vectors).
KNOWN = [
    ((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    (
        (0xFFFFFFFF, 0xFFFFFFFF),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
        (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD),
    ),
    (
        (0xA4093822, 0x299F31D0),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize("key, counter, answer", KNOWN)
def test_the_generator_gives_the_answers_its_authors_published(
    key: tuple[int, int], counter: tuple[int, int, int, int], answer: tuple[int, int, int, int]
) -> None:
    assert block(key, counter) == answer


def test_words_differ_by_seed_stream_game_and_number() -> None:
    words = {word(s, t, g, n) for s in range(3) for t in range(3) for g in range(4) for n in range(3)}
    assert len(words) == 3 * 3 * 4 * 3


def test_draws_are_the_digits_of_a_word_and_then_of_the_next() -> None:
    draws = Draws(5, 9, 2)
    faces = [draws.below(6) for _ in range(19)]  # 6 ** 18 is the greatest power of 6 below 2 ** 48
    first, second = word(5, 2, 9, 0), word(5, 2, 9, 1)
    assert faces[:18] == [first * 6 ** (k + 1) // 2**64 % 6 for k in range(18)]
    assert faces[18] == second * 6 // 2**64


def test_faces_come_equally_often() -> None:
    count = Counter(Draws(1, game).below(6) for game in range(6000))
    # Five degrees of freedom: 20.5 is passed by one sample of a thousand; the seed is fixed.
    assert sum((count[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_the_compiled_words_are_the_plain_ones() -> None:
    np = pytest.importorskip("numpy", reason="compiled words are numpy's")
    compiled = kernels("pillarbox.solve._kernels_chain")
    if compiled is None:
        pytest.skip("numba is not installed: there is nothing compiled to compare")
    keys = np.uint64(7), np.uint64(0x89ABCDEF), np.uint64(0x1234567)
    for game in (0, 1, 2**33 + 5, 10**12):
        assert int(compiled.word(np.uint64(game), np.uint64(3), *keys)) == word(0x123456789ABCDEF, 7, game, 3)
