"""Chains: walks compiled and plain are alike bit for bit, and come to the law."""

from random import Random

import pytest

from pillarbox.solve import chain as plain
from pillarbox.solve.chain import Chain, finish, law
from pillarbox.solve.counter import Draws
from pillarbox.solve.numbers import numbers
from pillarbox.solve.walking import Walker, added


def coin(cap: int) -> Chain:
    """Throw until heads, at most `cap` times."""
    return finish([[~0, 0]], [True], [1], ["heads", "tired"], 0, cap)


def ladder(seed: int, nodes: int, whole: int) -> Chain:
    """A chain of nodes that lead down only, every node drawing from the same range."""
    rng = Random(seed)
    ways = [[rng.choice([~rng.randrange(3), *range(node)]) for _ in range(whole)] for node in range(nodes)]
    return finish(ways, [True] * nodes, [-1] * nodes, ["a", "b", "c"], nodes - 1, 10**6)


def tangle(seed: int, nodes: int) -> Chain:
    """A chain that may come back, of nodes with different ranges, some of them no throws."""
    rng = Random(seed)
    ways = [
        [rng.choice([~rng.randrange(4), rng.randrange(nodes)]) for _ in range(rng.randrange(1, 9))]
        for _ in range(nodes)
    ]
    ways[0] = [~0, 1, 2]
    throws = [rng.random() < 0.7 for _ in range(nodes)]
    return finish(ways, throws, [rng.randrange(4) for _ in range(nodes)], [*"abcd"], nodes - 1, 30)


def test_a_coin_thrown_until_heads_has_the_geometric_law_up_to_the_cap() -> None:
    found = law(coin(5))
    assert found.ends == (1 - 2**-5, 2**-5)
    assert found.lengths == {1: 1 / 2, 2: 1 / 4, 3: 1 / 8, 4: 1 / 16, 5: 1 / 16}
    assert found.throws == 1 + 1 / 2 + 1 / 4 + 1 / 8 + 1 / 16


def test_short_rows_are_repeated_where_all_draws_are_throws() -> None:
    made = finish([[~0, 1], [~0, ~1, ~1, ~0, ~0, ~0]], [True, True], [-1, -1], ["a", "b"], 0, 9)
    assert made.ways[0] == (~0, ~0, ~0, 1, 1, 1)
    assert made.longest == 2


def test_a_chain_that_comes_back_has_no_longest_walk() -> None:
    assert coin(5).longest is None
    assert finish([[~0, ~0], [0, ~0]], [True] * 2, [-1] * 2, ["a"], 1, 9).longest == 2


@pytest.mark.parametrize("whole, nodes", [(6, 40), (36, 9), (36, 60), (216, 7), (1296, 4), (20, 11)])
@pytest.mark.parametrize("first", [0, 7])
def test_walks_in_step_and_one_by_one_are_the_plain_ones(whole: int, nodes: int, first: int) -> None:
    chain = ladder(whole + nodes, nodes, whole)
    assert Walker(chain).walks(99, first, 1301, 3, few=0) == plain.walks(chain, 99, first, 1301, 3)


@pytest.mark.parametrize("seed", range(6))
def test_walks_of_any_chain_are_the_plain_ones(seed: int) -> None:
    chain = tangle(seed, 12)
    assert Walker(chain).walks(5, 11, 900, 1, True, few=0) == plain.walks(chain, 5, 11, 900, 1, True)


def test_games_may_be_walked_in_parts() -> None:
    walker = Walker(ladder(3, 9, 36))
    whole = walker.walks(1, 0, 5000, few=0)
    parts = [walker.walks(1, first, count, few=0) for first, count in ((0, 1001), (1001, 600), (1601, 3399))]
    assert added(parts) == whole


@pytest.mark.parametrize("seed", range(4))
def test_walks_come_to_the_law(seed: int) -> None:
    chain, games = tangle(seed, 12), 20_000
    wanted, found = law(chain), plain.walks(chain, 17, 0, games, lengths=True)
    for p, often in zip(wanted.ends, found.ends):
        assert abs(often - games * p) <= 4.5 * (games * p * (1 - p)) ** 0.5
    assert found.throws / games == pytest.approx(wanted.throws, rel=0.05)
    assert sum(wanted.ends) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("whole, nodes", [(6, 40), (36, 60)])
def test_one_pass_gives_the_law_without_the_lengths(whole: int, nodes: int) -> None:
    chain = ladder(whole, nodes, whole)
    one, all_ = law(chain, lengths=False), law(chain)
    assert one.ends == pytest.approx(all_.ends, abs=1e-14)
    assert one.throws == pytest.approx(all_.throws, rel=1e-13)
    assert one.lengths == {}


def test_numbers_of_many_games_are_those_of_their_draws() -> None:
    ranges = [6, 18, 1 << 24, 1 << 30, 2, 36, 5]
    found = numbers(3, 5, 4, 9, ranges)
    for row, game in zip(found.tolist(), range(5, 9)):
        draws = Draws(3, game, 9)
        assert row == [draws.below(size) for size in ranges]
