"""The dice are what the page on fair dice says, byte for byte."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from pillarbox.play import fair

SEED = bytes(range(32))
MATCH = "match-0001"
PLAYERS = (b"\xaa" * 16, b"\xbb" * 16)
STREAMS = fair.Streams(SEED, MATCH, PLAYERS)


def dice(number: int, count: int, sides: int = 6) -> str:
    return "-".join(str(value + 1) for value in STREAMS.draw("dice", number, (sides,) * count))


# Test vectors of the page.


def test_the_commitment_is_the_published_one() -> None:
    assert fair.commitment(SEED).hex() == "e0d43f9615c4e25bc70dbf5705aea8b4425401d173d57757003394d9a5f695d3"


def test_the_mix_is_the_published_one() -> None:
    assert fair.mix(PLAYERS).hex() == "c5b0da6e0c90046c55103c2b90ca019232e220736455b63e25482145b7465f17"


def test_two_dice_fall_as_published() -> None:
    thrown = [dice(number, 2) for number in range(8)]
    assert thrown == ["1-1", "3-5", "3-4", "4-4", "1-6", "4-3", "6-6", "3-2"]


def test_a_die_of_twenty_sides_falls_as_published() -> None:
    assert [dice(number, 1, 20) for number in range(8)] == ["1", "15", "5", "10", "7", "4", "2", "5"]


def test_four_dice_fall_as_published() -> None:
    assert [dice(number, 4) for number in range(3)] == ["1-1-4-3", "3-5-4-3", "3-4-3-6"]


def test_decks_are_shuffled_as_published() -> None:
    assert STREAMS.shuffle(18) == (3, 10, 2, 9, 5, 11, 15, 13, 14, 17, 16, 12, 4, 1, 8, 0, 7, 6)
    assert STREAMS.shuffle(36) == (
        15, 0, 31, 14, 22, 27, 13, 28, 34, 30, 6, 12, 35, 23, 10, 19, 11, 2,
        32, 9, 25, 8, 4, 29, 1, 21, 17, 26, 18, 33, 7, 5, 20, 16, 3, 24,
    )  # fmt: skip


def test_two_hundred_thousand_throws_have_the_published_chi_square() -> None:
    """23.6 on 35 degrees of freedom, over the 36 ordered throws of two dice."""
    counts = Counter(STREAMS.draw("dice", number, (6, 6)) for number in range(200_000))
    expected = 200_000 / 36
    chi_square = sum((counts[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6))
    assert round(chi_square, 1) == 23.6


# The same once more, written out from the page without the code under test.


def test_a_stream_is_hmac_blocks_one_after_another() -> None:
    def length(part: bytes) -> bytes:
        return len(part).to_bytes(4, "big") + part

    mixed = hashlib.sha256(
        length(b"dice/v1") + length(b"0") + length(PLAYERS[0]) + length(b"1") + length(PLAYERS[1])
    ).digest()
    for domain in ("dice/v1", "start/v1", "solo/v1", "deck/v1"):
        for number in (0, 1, 2**40):
            head = length(domain.encode()) + length(MATCH.encode()) + length(mixed)
            head += length(number.to_bytes(8, "big"))
            blocks = [hmac.new(SEED, head + bytes([0, 0, 0, block]), "sha256").digest() for block in range(3)]
            assert bytes(islice(STREAMS.stream(domain, number), 96)) == b"".join(blocks)


def test_a_seal_is_keyed_by_server_seed_match_and_event() -> None:
    head = b"\0\0\0\x07seal/v1" + b"\0\0\0\x0amatch-0001" + b"\0\0\0\x08" + (5).to_bytes(8, "big")
    key = hmac.new(SEED, head, "sha256").digest()
    assert fair.seal_key(SEED, MATCH, 5) == key
    assert fair.seal(key, b"1+4") == hmac.new(key, b"1+4", "sha256").digest()
    assert fair.seal_key(SEED, MATCH, 6) != key


def test_a_word_gives_a_server_seed() -> None:
    assert fair.seeded("S") == hashlib.sha256(b"\0\0\0\x07seed/v1\0\0\0\x01S").digest()
    assert fair.seeded("1") != fair.seeded("2")


def test_players_seeds_are_bound_to_their_seats() -> None:
    own = hashlib.sha256(b"\0\0\0\x10player-commit/v1\0\0\0\x011\0\0\0\x10" + PLAYERS[1]).digest()
    assert fair.player_commitment(1, PLAYERS[1]) == own
    assert fair.player_commitment(0, PLAYERS[1]) != own


def test_joined_fields_cannot_be_shifted_into_one_another() -> None:
    """`1` + `23` must not equal `12` + `3`."""
    assert fair.mix((b"1", b"23")) != fair.mix((b"12", b"3"))
    assert fair.mix((b"", b"1")) != fair.mix((b"1", b""))


def test_no_two_of_seed_match_players_domain_and_number_give_the_same_stream() -> None:
    kinds = [
        fair.Streams(SEED, MATCH, PLAYERS),
        fair.Streams(SEED, "match-0002", PLAYERS),
        fair.Streams(SEED, MATCH, (b"", b"")),
        fair.Streams(SEED, MATCH, PLAYERS[::-1]),
        fair.Streams(SEED[::-1], MATCH, PLAYERS),
    ]
    first = {
        bytes(islice(streams.stream(domain, number), 16))
        for streams in kinds
        for domain in fair.SOURCES.values()
        for number in range(10)
    }
    assert len(first) == 5 * 4 * 10


# Fairness of what is made of the bytes.


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 10, 20, 36, 100, 255, 256])
def test_every_byte_counts_for_the_same_number_of_each_result_or_is_skipped(sides: int) -> None:
    """Fair also for sides that do not divide 256: counted over all the bytes there are."""
    counts: Counter[int] = Counter()
    for byte in range(256):
        try:
            counts[fair.uniform(iter([byte]), sides)] += 1
        except StopIteration:
            assert byte >= 256 - 256 % sides
    assert set(counts) == set(range(sides))
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_a_range_that_a_byte_cannot_hold_is_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="no uniform number"):
        fair.uniform(iter([0]), sides)


@pytest.mark.slow
def test_a_million_dice_show_each_face_within_five_sigma() -> None:
    """Also the highest face, which an exclusive upper bound would miss and a rounding would double."""
    counts: Counter[int] = Counter()
    for number in range(250_000):
        counts.update(STREAMS.draw("dice", number, (6, 6, 6, 6)))
    assert set(counts) == set(range(6))
    sigma = (1_000_000 * (1 / 6) * (5 / 6)) ** 0.5
    assert all(abs(count - 1_000_000 / 6) < 5 * sigma for count in counts.values())


def test_shuffles_put_every_card_everywhere() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    for match in range(3000):
        order = fair.Streams(SEED, str(match), ()).shuffle(5)
        counts.update(enumerate(order))
    sigma = (3000 * (1 / 5) * (4 / 5)) ** 0.5
    assert all(abs(counts[at, card] - 600) < 5 * sigma for at in range(5) for card in range(5))
